import { expect, test } from "vitest";
import { SseReader } from "./sse";

test("messages come whole, however the line is cut", () => {
  const reader = new SseReader();
  expect(reader.push("id: 4\nevent: vi")).toEqual([]);
  expect(reader.push('ew\ndata: {"a":1}\n\n: ping\n\nevent: pres')).toEqual([
    { id: "4", event: "view", data: '{"a":1}' },
    { id: null, event: "ping", data: "" },
  ]);
  expect(reader.push('ence\ndata: {"online":[0]}\n\n')).toMatchObject([{ event: "presence" }]);
});
