// What a typed line means at a table. It only ever chooses among the answers offered.
import type { BoardView, Decision, GameView, Outcome } from "../api/types";
import { attacksOffered } from "../game/attacks";
import { REGION_IDS } from "../game/board";
import { EMPIRES, isEmpire, POSITIONS } from "../game/names";
import { changed, isFull, type Tally } from "../game/plan";
import { whyNotMore, whyNotPosition, whyNotRegion } from "../game/why";
import { nameOf, say } from "../words/say.svelte";
import { countWords, optionMeaning, verbWords } from "./answers";
import { isNumber, known, meaning, meant, nearest, wordings, type Meaning } from "./vocabulary";
import { wordsOf } from "./walk";

/** What a line may refer to. */
export interface World {
  /** The question, while it is ours to answer. */
  question: Decision | null;
  game: GameView;
  board: BoardView;
  tally: Tally;
  outcomeOf: (option: string) => Outcome | null;
}

export const QUERIES = [
  "status",
  "who",
  "cards",
  "happened",
  "details",
  "options",
  "look",
  "players",
  "why",
  "rule",
  "undo",
  "help",
] as const;
export type Query = (typeof QUERIES)[number];

export type Command =
  | { do: "answer"; actions: string[] }
  | { do: "plan"; tally: Tally }
  | { do: "ask"; query: Query; about: string }
  | { do: "nothing"; text: string };

const nothing = (text: string): Command => ({ do: "nothing", text });

const meaningsOf = ({ question, game }: World): Meaning<string>[] =>
  question?.options.map((text) => optionMeaning(text, question, game)) ?? [];

/** What can be asked about: regions, positions, empires, and cards in hand. */
export function things({ game }: World): Meaning<string>[] {
  return [
    ...REGION_IDS.map((id) => meaning(id, nameOf("region", id), id)),
    ...EMPIRES.map((empire) => meaning<string>(empire, nameOf("empire", empire), empire)),
    ...EMPIRES.flatMap((empire) =>
      POSITIONS.map((title) => {
        const position = `${empire}.${title}`;
        return meaning(position, say("page-position", { position }), position);
      }),
    ),
    ...[...new Set(game.hand ?? [])].map((card) => meaning(card, say("page-card", { card }), card)),
  ];
}

const fillers = (): string[] => wordsOf(say("page-command-fillers"));
const withoutFillers = (words: readonly string[]): string[] => {
  const passed = fillers();
  return words.filter((word) => !passed.includes(word));
};

const startsWith = (words: readonly string[], start: readonly string[]): boolean =>
  start.every((word, i) => words[i] === word);

/** A question to the table, and the rest of the line. */
function queryIn(words: readonly string[]): { query: Query; about: string } | null {
  let best: { query: Query; about: string; length: number } | null = null;
  for (const query of QUERIES)
    for (const wording of wordings(say(`page-command-ask-${query}`)).map(wordsOf))
      if (startsWith(words, wording) && wording.length > (best?.length ?? 0))
        best = { query, about: words.slice(wording.length).join(" "), length: wording.length };
  return best && (best.about === "" || TAKES.includes(best.query)) ? best : null;
}
/** The questions that take an argument. */
const TAKES: readonly Query[] = ["who", "look", "why", "rule"];

/** The one thing that some words mean, or a sentence that says why that is not clear. */
export function thingMeant(about: string, world: World): { id: string } | { problem: string } {
  const words = withoutFillers(wordsOf(about));
  const all = things(world);
  const stray = words.find((word) => !all.some(({ words: own }) => known(word, own)));
  if (stray !== undefined)
    return {
      problem: unknown(
        stray,
        all.flatMap(({ words: own }) => [...own]),
      ),
    };
  const found = meant(words, all);
  if (found.length === 1) return { id: found[0]!.what };
  return { problem: found.length > 1 ? several(found) : say("page-command-needs") };
}

const unknown = (given: string, words: readonly string[]): string =>
  say("page-command-unknown", { given, near: nearest(given, withoutFillers(words)) });
const several = (found: readonly Meaning<unknown>[]): string =>
  say("page-command-several", { options: found.map(({ phrase }) => phrase) });

/** Why a thing is not among the answers, by the rule, if the view says so. */
export function whyNot(id: string, { question, game }: World): string {
  if (!question) return say("page-command-not-asked");
  const [empire = "", title] = id.split(".");
  if (REGION_IDS.includes(id)) return whyNotRegion(question, game, id).text;
  if (isEmpire(empire) && title !== undefined) {
    const position = POSITIONS.find((name) => name === title)!;
    return whyNotPosition(question, game, { empire, position }).text;
  }
  return say("page-command-not-offered", { given: thingName(id) });
}

/** What a thing is called that can be asked about. */
export function thingName(id: string): string {
  if (id.includes("/")) return say("page-card", { card: id });
  if (id.includes(".")) return say("page-position", { position: id });
  return nameOf(isEmpire(id) ? "empire" : "region", id);
}

/** Parses a line. */
export function read(line: string, world: World): Command {
  const said = wordsOf(line);
  const query = queryIn(said);
  if (query) return { do: "ask", ...query };
  if (said.length === 0) return { do: "ask", query: "details", about: "" };
  const { question } = world;
  if (!question) return nothing(say("page-command-not-asked"));
  const exact = question.options.find((text) => text === line.trim());
  const given = exact ?? byNumber(line.trim(), question);
  if (question.plan && (given === undefined || given in question.plan.rooms))
    return readPlan(given ?? line, world);
  if (given !== undefined) return { do: "answer", actions: [given] };
  return readAttack(said, world) ?? readOption(line, said, world);
}

/** The answer with a number in the list of options, unless the question asks for a number. */
function byNumber(line: string, { options }: Decision): string | undefined {
  const counts = options.some((text) => text.startsWith("count "));
  return /^\d+$/.test(line) && !counts ? options[Number(line) - 1] : undefined;
}

function readOption(line: string, said: readonly string[], world: World): Command {
  const options = meaningsOf(world);
  const words = withoutFillers(said);
  const found = meant(words.length > 0 ? words : said, options);
  if (found.length === 1) return { do: "answer", actions: [found[0]!.what] };
  if (found.length > 1) return nothing(several(found));
  return nothing(notUnderstood(line, words, world));
}

/** Reports an unknown word; or a thing that is not offered, and why. */
function notUnderstood(line: string, words: readonly string[], world: World): string {
  if (attackIn(words) && attackless(world)) return say("page-command-no-attack");
  const all = [...meaningsOf(world), ...things(world)].flatMap(({ words: own }) => [...own]);
  const verbs = verbWords();
  const queries = QUERIES.flatMap((query) => wordsOf(say(`page-command-ask-${query}`)));
  const understood = [...all, ...verbs, ...queries];
  const stray = words.find((word) => !isNumber(word) && !known(word, understood));
  if (stray !== undefined) return unknown(stray, understood);
  const given = line.trim();
  const [only = ""] = words.length === 1 ? words : [];
  if (wordsOf(say("page-command-also-pass")).includes(only))
    return say("page-command-not-offered", { given });
  const named = words.filter((word) =>
    known(
      word,
      things(world).flatMap(({ words: own }) => [...own]),
    ),
  );
  const found = meant(named, things(world));
  return found.length === 1
    ? whyNot(found[0]!.what, world)
    : say("page-command-not-offered", { given });
}

/** `attack lionsgate from hearthguard 4`: order, source, target and number at once. */
function readAttack(said: readonly string[], world: World): Command | null {
  const beside = countWords();
  const rest = attackIn(said)?.filter((word) => !beside.includes(word));
  if (!rest?.length) return null;
  const cut = divide(rest);
  const count = rest.find(isNumber);
  const target = regionMeant(cut.target);
  const source = regionMeant(cut.source);
  for (const part of [target, source])
    if (part && "problem" in part)
      return nothing(attackless(world) ? say("page-command-no-attack") : part.problem);
  const given = { source: source?.id, target: target?.id, count };
  return attackWith(given, world);
}

/** The rest of a line that speaks of attacking. */
function attackIn(said: readonly string[]): readonly string[] | null {
  const start = wordings(say("page-command-attack"))
    .map(wordsOf)
    .find((way) => startsWith(said, way));
  return start ? said.slice(start.length) : null;
}
/** Whether no attack is in question. */
const attackless = ({ question }: World): boolean =>
  !question?.options.some((text) => / attack$|^(from|to|count) /.test(text));

interface Attack {
  source: string | undefined;
  target: string | undefined;
  count: string | undefined;
}

/** The words before "from", and those after it. */
function divide(words: readonly string[]): { target: string[]; source: string[] } {
  const named = words.filter((word) => !isNumber(word));
  const ways = wordings(say("page-command-from")).map(wordsOf);
  for (let i = 0; i < named.length; i++) {
    const way = ways.find((wording) => startsWith(named.slice(i), wording));
    if (way) return { target: named.slice(0, i), source: named.slice(i + way.length) };
  }
  return { target: named, source: [] };
}

function regionMeant(
  words: readonly string[],
): { id: string } | { problem: string; id?: never } | null {
  const wanted = withoutFillers(words);
  if (wanted.length === 0) return null;
  const regions = REGION_IDS.map((id) => meaning(id, nameOf("region", id), id));
  const stray = wanted.find((word) => !regions.some(({ words: own }) => known(word, own)));
  if (stray !== undefined)
    return {
      problem: unknown(
        stray,
        regions.flatMap(({ words: own }) => [...own]),
      ),
    };
  const found = meant(wanted, regions);
  if (found.length === 1) return { id: found[0]!.what };
  if (found.length > 1) return { problem: several(found) };
  return { problem: say("page-command-not-offered", { given: words.join(" ") }) };
}

/** The answers of an attack, starting at the question being asked; what is missing will be asked for. */
function attackWith({ source, target, count }: Attack, world: World): Command | null {
  const question = world.question!;
  const { prompt, options } = question;
  const actions: string[] = [];
  if (prompt === "act" || prompt === "reached" || prompt === "attack_from") {
    const order = attackOrder(world);
    if (prompt !== "attack_from" && !order) return nothing(say("page-command-no-attack"));
    const attacks = attacksOffered(question, world.outcomeOf);
    const sources = sourcesOf(target, attacks);
    const from = source ?? (sources.length === 1 ? sources[0] : undefined);
    if (!from && target) return nothing(fromWhere(target, sources, world));
    if (!from) return null;
    if (!attacks[from]) return nothing(whyNotFrom(from, world));
    if (target && !sources.includes(from))
      return nothing(say("page-command-not-offered", { given: attackOf(target, from) }));
    if (order) actions.push(order);
    actions.push(`from ${from}`);
  } else if (prompt !== "attack_to" && prompt !== "attack_count") return null;
  else if (source && source !== question.about.region_from) return nothing(whyNot(source, world));
  if (prompt === "attack_to") {
    if (!target) return null;
    if (!options.includes(`to ${target}`)) return nothing(whyNot(target, world));
  }
  if (prompt !== "attack_count" && target) actions.push(`to ${target}`);
  if (count && (target ?? prompt === "attack_count")) actions.push(`count ${count}`);
  return actions.length > 0 ? { do: "answer", actions } : null;
}

/** The first of the orders to attack that are offered. */
const attackOrder = ({ question }: World): string | undefined =>
  question?.options.find((text) => text.startsWith("order ") && text.endsWith(" attack"));

const attackOf = (region_to: string, region_from: string): string =>
  say("page-command-do-attack", { region_to, region_from });

const sourcesOf = (target: string | undefined, attacks: Record<string, string[]>): string[] =>
  target ? Object.keys(attacks).filter((source) => attacks[source]!.includes(target)) : [];

/** Why nothing can be attacked from a region; where an order is asked for, only that it cannot. */
const whyNotFrom = (source: string, world: World): string =>
  world.question!.prompt === "attack_from"
    ? whyNot(source, world)
    : say("page-command-not-offered", { given: thingName(source) });

function fromWhere(target: string, [source]: readonly string[], world: World): string {
  if (!source) return whyNotFrom(target, world);
  return say("page-command-where", { region_to: target, region_from: source });
}

/** `add wolfgate 2, southwatch`: some of each, added to what is planned already. */
function readPlan(line: string, world: World): Command {
  const { game, tally } = world;
  const question = world.question!;
  const plan = question.plan!;
  const rooms = Object.keys(plan.rooms).map((text) => optionMeaning(text, question, game));
  let next = tally;
  for (const part of line.split(/[,;]/)) {
    const said = wordsOf(part);
    const number = Number(said.find((word) => /^\d+$/.test(word)) ?? 1);
    const words = withoutFillers(said.filter((word) => !/^\d+$/.test(word)));
    const found = meant(words, rooms);
    if (found.length > 1) return nothing(several(found));
    if (found.length === 0) {
      const asked = meant(words, meaningsOf(world));
      if (asked.length === 1) return { do: "answer", actions: [asked[0]!.what] };
      return nothing(notUnderstood(part, words, world));
    }
    const action = found[0]!.what;
    for (let i = 0; i < number; i++) {
      if (isFull(plan, next, action)) return nothing(whyNotMore(question, plan, next, action).text);
      next = changed(plan, next, action, 1);
    }
  }
  return { do: "plan", tally: next };
}

/** What a question may be about: for a rule, the one that the question follows. */
function thingsFor(query: Query, world: World): string[] {
  if (query === "rule") return world.question ? [world.question.rule] : [];
  return things(world).map(({ phrase }) => phrase);
}

/** Completions of what has been typed so far. */
export function complete(line: string, world: World): string[] {
  const words = wordsOf(line);
  const whole = line.endsWith(" ");
  const passed = fillers();
  const fits = (phrase: string) => {
    const own = wordsOf(phrase);
    return words.every((word, i) =>
      whole || i < words.length - 1
        ? known(word, own) || passed.includes(word)
        : own.some((other) => other.startsWith(word)),
    );
  };
  const attacks = attacksOffered(world.question, world.outcomeOf);
  const pairs = Object.entries(attacks).flatMap(([source, targets]) =>
    targets.map((target) => attackOf(target, source)),
  );
  const asks = QUERIES.map((query) => wordings(say(`page-command-ask-${query}`))[0]!);
  const about = TAKES.flatMap((query) =>
    wordings(say(`page-command-ask-${query}`))
      .filter((phrase) => startsWith(words, wordsOf(phrase)))
      .flatMap((phrase) => thingsFor(query, world).map((thing) => `${phrase} ${thing}`)),
  );
  const all = [...meaningsOf(world).map(({ phrase }) => phrase), ...pairs, ...asks, ...about];
  return words.length === 0 ? [] : [...new Set(all)].filter(fits);
}
