import { afterEach, expect, test, vi } from "vitest";
import { server } from "./server";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a command asks for what is new since a view, and names itself", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal("fetch", fetch);
  fetch.mockImplementation(() => Promise.resolve(Response.json({ seq: 8 })));
  const table = server.table("T");
  await table.act("secret", { do: "undo", turn: 7, to: 5 }, { key: "once", since: 7 });
  await table.act(null, { do: "leave", seat: 2 });
  const [first, second] = fetch.mock.calls;
  expect(first![0]).toBe("/api/tables/T/undo?since=7");
  expect(first![1]!.headers).toMatchObject({ "Idempotency-Key": "once" });
  expect(second![0]).toBe("/api/tables/T/seats/2/leave?since=0");
});
