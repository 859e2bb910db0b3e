import { expect, test } from "vitest";
import { decision, game } from "../test/sample";
import { changed, inMapOrder, nextOption, planSize, planned, roomsOf } from "./plan";

const adding = decision({
  prompt: "add",
  about: { left: 3, empire: "bear" },
  options: ["add B1", "add B2", "add B3"],
});

test("a plan holds as many as are left", () => {
  expect(planSize(adding)).toBe(3);
  expect(planSize(decision())).toBe(0);
  expect(planSize({ ...adding, about: { left: 1 } })).toBe(0);
  const rooms = roomsOf(adding, game().regions);
  const full = changed(changed({}, "B2", 2, 3, rooms), "B1", 9, 3, rooms);
  expect(full).toEqual({ B2: 2, B1: 1 });
  expect(planned(full)).toBe(3);
});

test("taking back leaves no zeroes", () => {
  expect(changed({ B2: 1 }, "B2", -1, 3, { B2: 3 })).toEqual({});
  expect(changed({}, "B2", -1, 3, { B2: 3 })).toEqual({});
});

test("a plan is sent in the order of the map", () => {
  expect(inMapOrder({ H1: 1, B2: 2, L9: 1 })).toEqual(["B2", "B2", "L9", "H1"]);
  expect(nextOption(adding, "B2")).toBe("add B2");
  expect(nextOption(adding, "H1")).toBeUndefined();
});

test("a plan gives no region more than its rule lets it have", () => {
  const { regions } = game();
  const asked = (prompt: string, left: number, options: string[]) =>
    roomsOf(decision({ prompt, about: { left, empire: "bear" }, options }), regions);
  expect(asked("add", 3, ["add B1", "add B4"])).toEqual({ B1: 3, B4: 3 });
  expect(asked("fire_kill", 5, ["kill B4", "kill E2"])).toEqual({
    B4: regions.B4!.banners,
    E2: regions.E2!.banners,
  });
  const own = Object.keys(regions).filter((id) => regions[id]!.empire === "bear");
  const first = own.slice(0, 3).map((id) => `add ${id}`);
  // The last ones are not offered at first, but can be planned for.
  expect(asked("populate", own.length - 2, first)).toEqual(
    Object.fromEntries(own.map((id) => [id, 1])),
  );
  const anew = asked("rearrange", 6, first);
  expect(Object.keys(anew)).toEqual(own);
  expect(anew.B4).toBe(4 - regions.B4!.banners);
});
