import { expect, test } from "vitest";
import { isLoopback } from "../state/routes";
import { change, isDeck, keepDecks } from "./options";

test("only what differs from the ruleset is chosen", () => {
  const usual = { treasure: "off", fort: "kill" };
  const on = change({}, usual, "treasure", "on");
  expect(on).toEqual({ treasure: "on" });
  expect(change({ ...on, fort: "defend" }, usual, "treasure", "off")).toEqual({ fort: "defend" });
});

test("decks are told from details", () => {
  expect(["treasure", "conquest", "dark_alliances", "fort"].filter(isDeck)).toHaveLength(3);
});

test("a machine's own addresses are known", () => {
  for (const host of ["localhost", "whispers.localhost", "127.0.0.1", "127.8.0.1", "[::1]"])
    expect(isLoopback(host), host).toBe(true);
  for (const host of ["192.168.1.5", "localhost.example", "whispers.example", "[fe80::1]"])
    expect(isLoopback(host), host).toBe(false);
});

test("decks stay chosen under another ruleset, details do not", () => {
  const chosen = { treasure: "on", conquest: "on", fort: "kill" };
  const usual = { treasure: "off", conquest: "on", fort: "defend" };
  expect(keepDecks(chosen, usual)).toEqual({ treasure: "on" });
});
