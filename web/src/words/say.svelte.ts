// Facts in, sentences out, in the page's one language, which can be switched at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import languages from "words:languages";
import { FactList, functions, idOf, numberFormat, type Fact, type Facts } from "./functions";
import { preferred, wishes } from "./language";
import type { MessageId, Messages } from "./messages";
import type { Pack } from "./packs";
import { reader, type Reader } from "./reader.svelte";

/** How many sentences are kept at most. */
const MOST_SAID = 4000;

class Catalogue {
  /** Increases as packs arrive, so that earlier messages are formatted again. */
  size = $state(0);
  private bundle: FluentBundle;
  private coming = new Map<Pack, Promise<void>>();
  /** What has been said, for whom and out of how many messages: after somebody's action most of a table reads as before. */
  private said = new Map<string, string>();
  private saidTo: Reader | null = null;
  private saidOf = 0;

  constructor(readonly language: string) {
    this.bundle = this.empty(language);
  }

  private empty(locale: string): FluentBundle {
    return new FluentBundle(locale, {
      functions: functions(
        (id, form, facts) => this.lookUp(id, form, facts),
        (id) => this.bundle.hasMessage(id),
        reader,
        () => this.locale,
      ),
      useIsolating: false,
    });
  }

  /** The packs that have been requested. */
  get asked(): Pack[] {
    return [...this.coming.keys()];
  }

  /** Fetches packs of messages, each once; a failed one may be requested again. */
  async need(...wanted: Pack[]): Promise<void> {
    await Promise.all(
      wanted.map((pack) => {
        const coming = this.coming.get(pack) ?? this.fetch(pack);
        this.coming.set(pack, coming);
        return coming;
      }),
    );
  }

  private async fetch(pack: Pack): Promise<void> {
    try {
      const { default: packs } = await languages[this.language]!();
      this.add((await packs[pack]()).default);
    } catch (fault) {
      this.coming.delete(pack);
      throw fault;
    }
  }

  private add(source: string): void {
    const resource = new FluentResource(source);
    // Numbers, plurals and lists follow the catalogue's own message `locale`.
    const locale = resource.body.find((entry) => entry.id === "locale")?.value;
    if (typeof locale === "string") this.bundle.locales = [locale];
    this.bundle.addResource(resource);
    this.size += resource.body.length;
  }

  get locale(): string {
    return this.bundle.locales[0]!;
  }

  has(id: string): boolean {
    void this.size;
    return this.bundle.hasMessage(id);
  }

  /** As `lookUp`, but what was said before is not formatted again. */
  say(id: string, form: string, facts: Facts): string {
    const [you, { size }] = [reader(), this];
    if (you !== this.saidTo || size !== this.saidOf || this.said.size > MOST_SAID)
      this.said.clear();
    [this.saidTo, this.saidOf] = [you, size];
    const key = `${id}.${form} ${JSON.stringify(facts)}`;
    const known = this.said.get(key);
    if (known !== undefined) return known;
    const text = this.lookUp(id, form, facts);
    this.said.set(key, text);
    return text;
  }

  /** One form of a message; throws if a message, a form or a fact is missing. */
  lookUp(id: string, form: string, facts: Facts): string {
    void this.size;
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern === undefined || pattern === null)
      throw new Error(`no message "${id}"${form && ` with a form "${form}"`}`);
    const given: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) given[name] = asVariable(fact);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, faults);
    if (faults.length > 0) throw new Error(`message "${id}"`, { cause: faults[0] });
    return text;
  }
}

function asVariable(fact: Fact | undefined): FluentVariable {
  if (fact === null || fact === undefined) return "none";
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return typeof fact === "object" ? new FactList(fact) : fact;
}

let catalogue = $state.raw(new Catalogue(preferred(wishes(), Object.keys(languages))));
let next: Catalogue | null = null;

/** Fetches packs; a page that waits for them is not rebuilt when the language changes. */
export const need = (...wanted: Pack[]): Promise<void> => untrack(() => catalogue).need(...wanted);

/** The page's language. */
export const language = (): string => catalogue.language;

/** Switches the language, as soon as everything fetched in the present one is available in the new one. */
export async function speak(wish: string): Promise<void> {
  const other = new Catalogue(wish);
  next = other;
  do await other.need(...catalogue.asked);
  while (catalogue.asked.some((pack) => !other.asked.includes(pack)));
  if (next === other) catalogue = other; // unless yet another was chosen meanwhile
}

/** A component, once it is loaded along with the messages it needs. */
export const withWords = async <Part>(part: Promise<Part>, ...packs: Pack[]): Promise<Part> =>
  (await Promise.all([part, need(...packs)]))[0];

type Given<Id extends MessageId> =
  Messages[Id] extends Record<string, never> ? [] : [facts: Messages[Id]];

/** A message of the catalogue, filled in with facts; the compiler checks which ones it needs. */
export const say = <Id extends MessageId>(id: Id, ...[facts]: Given<Id>): string =>
  sayAny(id, facts);

/**
 * A message whose id is put together from what the server sends: an event, a question, an option.
 * A missing one is reported on the console; neither an id nor a code is shown.
 */
export function sayAny(id: string, facts: Facts = {}): string {
  const [name = "", form = ""] = id.split(".");
  try {
    return catalogue.say(name, form, facts);
  } catch (fault) {
    console.error(fault);
    return catalogue.has("page-unknown") ? catalogue.lookUp("page-unknown", "", {}) : "";
  }
}

/** Whether such a message has been loaded. */
export const canSay = (id: string): boolean => catalogue.has(id);

/** The name of something: `nameOf("empire", "bear")`, or a form of it. */
export const nameOf = (kind: string, name: string, form = ""): string =>
  sayAny(form ? `${idOf(kind, name)}.${form}` : idOf(kind, name));

/** A player alone: by name if there is one, otherwise by society. */
export const who = (society: string): string => say("page-who", { society });

/** A number alone, with the language's digits and a true minus sign; a change also with a plus. */
export const figure = (number: number, signDisplay: "auto" | "exceptZero" = "auto"): string =>
  numberFormat(catalogue.locale, { signDisplay }).format(number).replace("-", "−");
