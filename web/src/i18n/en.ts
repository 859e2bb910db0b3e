// Every word the app says. Keys are stable; a translation is a folder of the same keys.
import { abilities } from "./en/abilities";
import { coach } from "./en/coach";
import { errors } from "./en/errors";
import { extras } from "./en/extras";
import { hints } from "./en/hints";
import { log } from "./en/log";
import { names } from "./en/names";
import { orders } from "./en/orders";
import { pages } from "./en/pages";
import { questions } from "./en/questions";
import { table } from "./en/table";
import { why } from "./en/why";

export const en = {
  ...names,
  ...orders,
  ...abilities,
  ...questions,
  ...extras,
  ...hints,
  ...log,
  ...table,
  ...why,
  ...pages,
  ...errors,
  ...coach,
} as const;
