// What each empire's land is covered with, as strokes from a point: firs, crags, trees, dunes, grass.
import type { Empire } from "../game/names";

export const TERRAIN: Record<Empire, readonly string[]> = {
  bear: [
    "m0-14l5 9h-3l5 8h-14l5-8h-3zm0 17v4",
    "m-6-10l4 7.500h-2.500l4 7h-11l4-7h-2.500zm0 14.500v3m12-11l3.500 6.500h-2l3.500 6h-10l3.500-6h-2zm0 12.500v3",
  ],
  eagle: [
    "m-14 8l10-19l6 10l3-5l9 14m-18-19l1 7l3 2l-2 5",
    "m-10 7l9-15l10 15m-10-15l1 6l3 2l-1 3",
  ],
  elephant: [
    "m-8 2q-3-6 3-8q1-6 7-5q6-1 6 5q5 3 1 8zm8.500 0v7",
    "m-10 4q-2-5 2-6q1-5 6-4q5 0 4 5q4 2 1 5zm6 0v5m10-8q-1-4 2-5q4-1 5 2q3 2 1 5zm4 0v4",
  ],
  lion: ["m-16 4q8-11 16-2q6-6 15 2m-19 4q4-4 9 0", "m-12 2q7-9 14 0q4-4 9 0m-14 6h.01m6 0h.01"],
  horse: [
    "m-6 6q1-7-3-11m6 11q-1-8 1-13m3 13q0-7 4-10",
    "m-10 4q0-5-3-7m5 7v-9m2 9q0-5 3-6m6 5q0-5-2-7m4 7v-9m3 9q0-5 2-6",
  ],
};
