// A sign for each ability of a card, drawn as the glyphs are: one line weight, in a box of 24 by 24.
export const SIGNS: Readonly<Record<string, string>> = {
  extra_attack: "M4 5l7 7l-7 7M12 5l7 7l-7 7",
  relocate_agent: "M7 4a3 3 0 1 0 .01 0M2 20q0-8 5-8t5 8M14 9h7M18 6l3 3l-3 3",
  add_one_to_attack: "M5 22V3M5 4h9l-2.5 3.5L14 11H5M17 21v-7l-2 1.5",
  act_elsewhere: "M4 20v-6h6v6M14 20v-6h6v6M7 10q4-8 9-2M16.500 3v5h-5",
  march: "M3 12h3M9 12h4M14 5l7 7l-7 7",
  annihilate:
    "M12 3a8 8 0 0 0-5 14v4h10v-4a8 8 0 0 0-5-14ZM9 10.500v2M15 10.500v2M10.500 21v-2M13.500 21v-2",
  strike_empty: "M13 2L5 13h6l-1 9l9-12h-6Z",
  add_three_to_attack:
    "M5 22V3M5 4h9l-2.500 3.500L14 11H5M15 14h4.500l-2.500 2.800q3.500.2 2.500 3q-1 2-4.500 1",
  garrison_city: "M5 21V11h14v10ZM10 21v-4h4v4M5 11V8h3v3M16 11V8h3v3M12 11V2l5 2l-5 2",
  rearrange: "M4 4h6v6H4ZM14 14h6v6h-6ZM14 7h5v4M17 9l2 2l2-2M10 17H5v-4M3 15l2-2l2 2",
  mercenaries: "M20 4l-9 9M8 11l5 5M9.500 14.500L4 20M17 15.500a3.200 3.200 0 1 0 .01 0",
  recruit: "M9 4a3.500 3.500 0 1 0 .01 0M3 21q0-8 6-8t6 8M18.500 7v6M15.500 10h6",
  subjugate: "M4 17L3 7l5 4l4-7l4 7l5-4l-1 10ZM5 21h14",
  disperse: "M12 9V2M9 5l3-3l3 3M12 15v7M9 19l3 3l3-3M9 12H2M5 9l-3 3l3 3M15 12h7M19 9l3 3l-3 3",
  alchemists_fire: "M12 2q7 6 6 12.500a6 6 0 0 1-12 0q0-3.500 2.500-6q.5 3.500 3 3.500q-2-5 .5-10Z",
  populate: "M2.500 13l5-5l5 5v7h-10ZM12.500 20h9v-8l-4.500-4.500l-3 3M6 20v-3.500h3V20",
  armada: "M3 16h18l-3 5H6ZM12 16V3M12 4q6 3 6 9h-6M12 6q-5 3-5 7h5",
  reinforce: "M12 2l8 3v7q0 6-8 10q-8-4-8-10V5ZM12 8v7M8.500 11.500h7",
  uprising: "M12 22V3M6 3v4q0 3 6 3t6-3V3",
  midnight_oil: "M20 14.500A8.500 8.500 0 1 1 10 3.500a7 7 0 0 0 10 11Z",
  treasure: "M3 9h18v11H3ZM5 9q0-5 7-5t7 5M12 9v11M10 13h4",
  ask: "M4 5h16v10H10l-5 5v-5H4ZM10 8.500q2-2 4 0q0 1.500-2 2M12 12.500v.1",
  offer: "M3 14l4-4h5l2 2h-4M14 12l5-3l2 2l-8 7H7l-4 3",
};
