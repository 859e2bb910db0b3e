// The functions that messages may call: they insert names, with their grammar, into a sentence. Python
// has the same ones (`words/functions.py`); `tests/words` compares the two.
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Icon } from "../game/names";
import type { Reader } from "./reader.svelte";

export type Fact = string | number | boolean | null | readonly unknown[];
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** Finds a form of a message and fills it in. */
export type LookUp = (id: string, form: string, facts: Facts) => string;

/** What has a name of its own, in messages such as `empire-bear`. */
const KINDS = [
  "ability",
  "empire",
  "half",
  "icon",
  "level",
  "phase",
  "region",
  "rule",
  "ruleset",
  "slot",
  "society",
  "special",
  "title",
];
const ORDER = /^(add|draw)(?:-(\d+))?(?:-per(?:-(\d+))?-(\w+))?$/;
const ICONS: Record<string, Icon> = {
  city: "city",
  cities: "city",
  farm: "farm",
  farms: "farm",
  fort: "fort",
  forts: "fort",
};

/** Several facts, each one value or a record of named ones, for `LIST` alone. */
export class FactList extends FluentType<readonly unknown[]> {
  toString(): string {
    throw new TypeError("a list is said through LIST");
  }
}

/**
 * The id of the message that names something: letters and digits separated by dashes. A bot of some
 * level with a character (`greedy~warlord`) has that character's message.
 */
export const idOf = (kind: string, name: string): string =>
  `${kind}-${name.replace(/.*~/, "rules:").replace(/[^a-zA-Z0-9]+/g, "-")}`;

export interface Order {
  verb: string;
  n: number;
  every: number;
  icon: Icon | null;
}

/** Reads an order as notation writes it: `add-1-per-farm`, `draw-per-2-farms`, `attack`. */
export function parseOrder(text: string): Order {
  const [, verb = text, n = 1, every = 1, icon = ""] = ORDER.exec(text) ?? [];
  return { verb, n: Number(n), every: Number(every), icon: ICONS[icon] ?? null };
}

/** Formats take far longer to create than to use, and a page needs few: they are kept. */
const formats: Record<string, Intl.NumberFormat> = {};
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat =>
  (formats[locale + JSON.stringify(options)] ??= new Intl.NumberFormat(locale, options));

const textOf = (value: FluentValue | undefined): string =>
  value === undefined ? "" : typeof value === "string" ? value : String(value.valueOf());

/** Every function, by the name under which messages call it. */
export function functions(
  lookUp: LookUp,
  has: (id: string) => boolean,
  reader: () => Reader,
  locale: () => string,
): Record<string, FluentFunction> {
  const one = (kind: string, name: string, form: string) => lookUp(idOf(kind, name), form, {});
  const position = (name: string, form: string) => {
    const [empire = "", title = ""] = name.split(" ")[0]!.split("."); // also for an order there
    return lookUp("council-position", form, { empire, title });
  };
  const card = (name: string, form: string) => {
    const [empire = "", other = ""] = name.split("/");
    return has(idOf("empire", other))
      ? lookUp("card-pair", form, { empire, partner: other })
      : lookUp("card-special", form, { empire, special: other });
  };
  const who = (society: string, form: string) => {
    const name = reader().names[society as keyof Reader["names"]];
    return name === undefined ? one("society", society, form) : lookUp("person", form, { name });
  };
  const order = (text: string, form: string) => {
    const { verb, ...facts } = parseOrder(text.split(" ").at(-1)!);
    return lookUp(idOf("order", facts.icon ? `${verb}-per` : verb), form, facts);
  };
  const list = (things: FluentValue | undefined, item: string, style: string) => {
    const parts = listOf(things).map((thing) => {
      const facts = isRecord(thing) ? thing : { item: thing as Fact };
      return item ? lookUp(item, "", facts) : String(facts.item);
    });
    if (style === "plain") return parts.join(lookUp("list-separator", "", {}));
    const type = style === "or" ? "disjunction" : "conjunction";
    return new Intl.ListFormat(locale(), { type }).format(parts);
  };
  const named =
    (say: (name: string, form: string) => string): FluentFunction =>
    ([name], { form }) =>
      say(textOf(name), textOf(form));
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [kind.toUpperCase(), named((name, form) => one(kind, name, form))]),
    ),
    CARD: named(card),
    COUNT: ([things]) => new FluentNumber(listOf(things).length),
    LIST: ([things], { item, style }) => list(things, textOf(item), textOf(style)),
    ORDER: named(order),
    PERSON: ([society, doer]) => {
      const named = textOf(society);
      if (named === reader().you) return "you";
      return doer !== undefined && named === textOf(doer) ? "same" : "they";
    },
    PLACE: named((name, form) =>
      name.includes(".") ? position(name, form) : one("region", name, form),
    ),
    POSITION: named(position),
    SETTING: ([option]) => reader().settings[textOf(option)] ?? "unknown",
    SIGNED: ([number]) => signed(number, locale()),
    WHO: named(who),
  };
}

function listOf(things: FluentValue | undefined): readonly unknown[] {
  if (!(things instanceof FactList)) throw new TypeError("LIST and COUNT take a list");
  return things.value;
}

const isRecord = (thing: unknown): thing is Facts => typeof thing === "object" && thing !== null;

/** A number with a plus or a minus, and 0 with neither; a fraction to one decimal. */
function signed(value: FluentValue | undefined, locale: string): string {
  if (!(value instanceof FluentNumber)) throw new TypeError("SIGNED takes a number");
  const digits = Number.isInteger(value.value) ? 0 : 1;
  const size = Math.round(Math.abs(value.value) * 10 ** digits) / 10 ** digits;
  const text = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(size);
  return size === 0 ? text : value.value > 0 ? `+${text}` : `−${text}`;
}
