// Small signs in one line weight, each in a box of 24 by 24.
export const GLYPHS = {
  add: "M6 22V3M6 4h12l-3 4l3 4H6M17 15v6M14 18h6",
  draw: "M5 5.5l9-2.5l4.5 15l-9 2.5ZM9 9l5-1.5M18 4.5l2 .5l-1 6",
  attack: "M4 3l13 13M20 3L7 16M14.5 18.5l4-4M9.5 18.5l-4-4M17 17l4 4M7 17l-4 4",
  switch: "M4 8h13M13 4l4 4l-4 4M20 16H7M11 12l-4 4l4 4",
  city: "M3 21V11l3-3V5l2.5-3L11 5v4h2V7l2.5-3L18 7v3l3 2v9ZM10 21v-4h4v4",
  farm: "M12 22V9M12 9q-3-3 0-7q3 4 0 7M12 14q-5 0-5-5q5 0 5 5M12 14q5 0 5-5q-5 0-5 5M12 19q-5 0-5-5q5 0 5 5M12 19q5 0 5-5q-5 0-5 5",
  fort: "M4 21l1.5-10H4V4h4v3h2.5V4h3v3H16V4h4v7h-1.5L20 21ZM10 21v-5h4v5",
  agent: "M12 2q6 2 6 9l2 10H4l2-10q0-7 6-9ZM9 11q3-3 6 0q-1 4-3 4t-3-4Z",
  banner: "M6 22V3M6 4h13l-4 4.5l4 4.5H6",
  deck: "M7 3h11v15H7ZM4 6v15h11",
  undo: "M4 10h10a5.5 5.5 0 0 1 0 11H9M8 5l-5 5l5 5",
  back: "M15 4l-8 8l8 8",
  forward: "M9 4l8 8l-8 8",
  start: "M19 4l-8 8l8 8M6 4v16",
  now: "M5 4l8 8l-8 8M18 4v16",
  eye: "M2 12q10-14 20 0q-10 14-20 0ZM12 8.5a3.5 3.5 0 1 0 .01 0",
  hide: "M2 12q10-14 20 0q-10 14-20 0ZM4 21L20 3",
  menu: "M4 6h16M4 12h16M4 18h16",
  first: "M12 2l3 6.5l7 .8l-5.200 4.700l1.5 7L12 17.5L5.700 21l1.5-7L2 9.300l7-.8Z",
  close: "M5 5l14 14M19 5L5 19",
  link: "M10 14a4.5 4.5 0 0 0 6.400 0l3-3a4.5 4.5 0 0 0-6.400-6.400l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.400 0l-3 3a4.5 4.5 0 0 0 6.400 6.400l1.5-1.5",
  play: "M7 4l13 8l-13 8Z",
  pause: "M8 4v16M16 4v16",
  bot: "M5 9h14v11H5ZM12 9V4M10 4h4M9 13v2M15 13v2M9 18h6M2 13v4M22 13v4",
} as const;

export type GlyphName = keyof typeof GLYPHS;
