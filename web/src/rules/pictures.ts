// Small scenes for the rules: who holds what, who moves where, what is left. Numbers speak for themselves;
// the words are in the caption.
import type { Empire, Society } from "../game/names";

export interface Spot {
  x: number;
  y: number;
  home: Empire;
  /** Whose banners, and how many. */
  empire?: Empire;
  banners?: number;
  /** How many of them are lost. */
  lost?: number;
  icon?: "city" | "farm" | "fort";
}
export interface Move {
  from: readonly [number, number];
  to: readonly [number, number];
  number?: number;
  /** An arrow over any distance; an impossible move is crossed out. */
  far?: boolean;
  barred?: boolean;
}
export interface Scene {
  width: number;
  spots: readonly Spot[];
  moves?: readonly Move[];
  /** The line between before and after. */
  then?: number;
}

export const SCENES: Record<string, Scene> = {
  holding: {
    width: 260,
    spots: [
      { x: 60, y: 60, home: "horse", icon: "city" },
      { x: 200, y: 60, home: "horse", icon: "city", empire: "bear", banners: 1 },
    ],
    then: 130,
  },
  supply: {
    width: 320,
    spots: [
      { x: 80, y: 60, home: "horse", empire: "horse", banners: 6, lost: 2 },
      { x: 240, y: 60, home: "bear", empire: "bear", banners: 6, icon: "farm" },
    ],
  },
  stay: {
    width: 300,
    spots: [
      { x: 70, y: 60, home: "horse", empire: "bear", banners: 4 },
      { x: 230, y: 60, home: "horse", empire: "horse", banners: 2 },
    ],
    moves: [{ from: [112, 60], to: [186, 60], number: 3 }],
  },
  fort: {
    width: 440,
    spots: [
      { x: 60, y: 60, home: "bear", empire: "bear", banners: 3, lost: 3 },
      { x: 220, y: 60, home: "horse", empire: "horse", banners: 2, lost: 2, icon: "fort" },
      { x: 380, y: 60, home: "horse", icon: "fort" },
    ],
    moves: [{ from: [102, 60], to: [176, 60], number: 3 }],
    then: 300,
  },
  fight: {
    width: 440,
    spots: [
      { x: 60, y: 60, home: "bear", empire: "bear", banners: 3, lost: 2 },
      { x: 220, y: 60, home: "horse", empire: "horse", banners: 2, lost: 2 },
      { x: 380, y: 60, home: "horse", empire: "bear", banners: 1 },
    ],
    moves: [{ from: [102, 60], to: [176, 60], number: 3 }],
    then: 300,
  },
  "press-on": {
    width: 300,
    spots: [
      { x: 70, y: 60, home: "eagle", empire: "bear", banners: 2 },
      { x: 230, y: 60, home: "eagle", icon: "city" },
    ],
    moves: [{ from: [112, 60], to: [186, 60], number: 1 }],
  },
  strike: {
    width: 460,
    spots: [
      { x: 60, y: 60, home: "horse", empire: "horse", banners: 3 },
      { x: 230, y: 60, home: "lion" },
      { x: 400, y: 60, home: "bear", icon: "city" },
      { x: 400, y: 170, home: "eagle", empire: "eagle", banners: 2 },
    ],
    moves: [
      { from: [102, 60], to: [186, 60] },
      { from: [90, 30], to: [372, 26], far: true },
      { from: [96, 88], to: [356, 166], far: true, barred: true },
    ],
  },
  armada: {
    width: 460,
    spots: [
      { x: 60, y: 60, home: "elephant", empire: "elephant", banners: 3 },
      { x: 230, y: 60, home: "horse", empire: "horse", banners: 2 },
      { x: 400, y: 60, home: "bear", icon: "city" },
      { x: 400, y: 170, home: "eagle", empire: "eagle", banners: 2 },
    ],
    moves: [
      { from: [102, 60], to: [186, 60] },
      { from: [90, 30], to: [372, 26], far: true },
      { from: [96, 88], to: [356, 166], far: true },
    ],
  },
  score: {
    width: 300,
    spots: [
      { x: 70, y: 60, home: "lion", icon: "city" },
      { x: 200, y: 60, home: "bear", empire: "lion", banners: 1, icon: "city" },
    ],
  },
};

export interface CouncilScene {
  empire: Empire;
  /** Who sits from Sheriff to Chancellor. */
  seats: readonly (Society | null)[];
  /** Whose order each is; by whom an agent changes places. */
  orders?: readonly Society[];
  swap?: readonly [number, number];
}

export const COUNCILS: Record<string, CouncilScene> = {
  control: {
    empire: "bear",
    seats: ["serpent", null, null, "raven"],
    orders: ["serpent", "raven", "raven", "raven"],
  },
  switch: { empire: "bear", seats: [null, null, "spider", "raven"], swap: [3, 2] },
};
