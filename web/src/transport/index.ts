// The transport in use.
import { server } from "./server/server";
import type { Transport } from "./transport";

export const transport: Transport = server;
export * from "./transport";
