// Addresses of the app.
import { SOCIETIES } from "../game/names";

const EYES = ["all", "watcher", ...SOCIETIES];

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "rules" }
  | { page: "puzzle" }
  | { page: "learn" }
  | { page: "room"; table: string }
  | { page: "replay"; table: string; n: number | null; as: string };

export function parseRoute(path: string, search = ""): Route {
  const [, first, table, third] = path.split("/");
  if (first === "new") return { page: "new" };
  if (first === "rules") return { page: "rules" };
  if (first === "puzzle") return { page: "puzzle" };
  if (first === "learn") return { page: "learn" };
  if (first === "t" && table && third === "replay") {
    const query = new URLSearchParams(search);
    const n = query.get("n") ?? "";
    return {
      page: "replay",
      table,
      n: /^\d+$/.test(n) ? Number(n) : null,
      as: EYES.find((eyes) => eyes === query.get("as")) ?? "all",
    };
  }
  if (first === "t" && table) return { page: "room", table };
  return { page: "home" };
}

/** The address of a rule in the reference. */
export const rulePath = (rule: string): string => `/rules#${rule}`;

/** Whether a host name means the machine that it is used on. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
