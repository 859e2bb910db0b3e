import { expect, test } from "vitest";
import { game, hidden } from "../test/sample";
import { veiled } from "./veil";

const before = game();
const after = game({
  players: {
    ...before.players,
    rat: {
      ...hidden(),
      agents: 3,
      loyalties: ["lion", null, null, null, null],
      face_up: [true, false, false, false, false],
      score: { low: 7, high: 7 },
    },
  },
});

test.each(["reveal", "end"] as const)("at a %s the panels still show what was known", (kind) => {
  const { rat } = veiled(after, { kind, before }).players;
  const { loyalties, face_up, score } = before.players.rat!;
  expect(rat).toEqual({ ...after.players.rat, loyalties, face_up, score });
  expect(rat!.agents).toBe(3);
});

test("one's own tokens lie face down while they are dealt", () => {
  const { players } = veiled(before, { kind: "deal", before: null });
  expect(players.raven!.loyalties).toEqual([null, null, null, null, null]);
  expect(players.raven!.agents).toBe(before.players.raven!.agents);
});

test("a new round hides nothing", () => {
  expect(veiled(after, { kind: "round", before }).players).toEqual(after.players);
});
