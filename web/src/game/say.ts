// Sentences from what the server says: questions, options, events. All words are the catalogue's.
import type { GameEvent, GameView, PastDecision } from "../api/types";
import { maybe, t, word } from "../i18n/words";
import { isRegion, parseOrder, region, type Order } from "./board";
import { parseCard } from "./cards";
import terms from "words:terms";
import { isEmpire, isSociety, SLOTS, type Society } from "./names";
import { parsePosition, type Option, type PositionId } from "./options";

/** Gives the name shown for a society: the player's, if there is one. */
export type Namer = (society: Society) => string;

export const empireName = (empire: string): string => word(`empire.${empire}`);
export const societyName: Namer = (society) => word(`society.${society}`);
export const scoreText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? t("players.score", { n: low }) : t("players.range", { low, high });
export const regionName = (id: string): string => region(id).name;
export const positionName = ({ empire, position }: PositionId): string =>
  `${empireName(empire)} ${word(`position.${position}`)}`;

export function orderName(order: Order, short = false): string {
  const icon = order.icon ? word(`icon.${order.icon}`) : "";
  return word(`order.${short ? "short." : ""}${order.do}`, {
    n: order.n ?? 1,
    every: order.every ?? 1,
    icon,
  });
}

const orderWords = (text: string): string => {
  const order = parseOrder(text);
  return order ? orderName(order) : word(`order.${text}`);
};

export function cardName(card: string): string {
  const { empire, other } = parseCard(card);
  return isEmpire(other)
    ? `${empireName(empire)}–${empireName(other)}`
    : `${empireName(empire)} ${word(`card.kind.${other}`)}`;
}

export const positionText = (text: unknown): string => {
  const at = typeof text === "string" ? parsePosition(text) : undefined;
  return at ? positionName(at) : "";
};

/** What accepting an alliance card would mean for who is asked. */
function termsOf(card: string): string {
  const { empire, other } = parseCard(card);
  return terms[other]?.[empire] ?? "";
}

/** The question in a sentence, as its player should read it. */
export function questionText(
  decision: PastDecision,
  game: GameView,
  namer: Namer = societyName,
): string {
  const { about, prompt } = decision;
  const name = (field: string) => (isRegion(about[field]) ? regionName(about[field]) : "");
  const at = typeof about.position === "string" ? parsePosition(about.position) : undefined;
  const agent = positionText(about.agent);
  const card = about.card ?? about.conquest;
  const who = (field: string) => (isSociety(about[field]) ? namer(about[field]) : "");
  const empire =
    typeof about.empire === "string"
      ? empireName(about.empire)
      : empireName(game.serving ?? "bear");
  const fill = {
    n: Number(about.left ?? 0),
    empire: at && prompt === "act" ? empireName(at.empire) : empire,
    position: at ? word(`position.${at.position}`) : agent,
    card: typeof card === "string" ? cardName(card) : "",
    terms: prompt === "answer" ? termsOf(String(card)) : "",
    owner: who("owner"),
    ally: who("ally"),
    other: who("other"),
    from: name("region_from"),
    to: name("region_to"),
    region: name("region") || name("region_from"),
    force: Number(about.force ?? 0),
  };
  const cards = decision.options.some((option) => option.startsWith("play "));
  const field = decision.options.some((option) => isRegion(option.split(" ")[1]));
  const variant =
    prompt === "act" && cards ? ".cards" : prompt === "deploy" && field ? ".field" : "";
  return (
    maybe(`ask.${prompt}${variant}`, fill) ?? maybe(`ask.${prompt}`, fill) ?? word(`ask.${prompt}`)
  );
}

/** What a watcher reads while somebody else is asked. */
export function waitingText(decision: PastDecision, namer: Namer): string {
  if (decision.player === null) return t("ask.over");
  if (decision.player === "chance") return t("ask.chance");
  const what = maybe(`what.${decision.prompt}`) ?? t("what.other");
  return t("ask.waiting", { player: namer(decision.player), what });
}

export function optionText(
  option: Option,
  decision: PastDecision,
  game: GameView,
  namer: Namer = societyName,
): string {
  switch (option.kind) {
    case "pass":
      return maybe(`option.pass.${decision.prompt}`) ?? t("option.pass");
    case "count":
      return t("option.count", { n: option.count });
    case "region":
      return word(
        `option.${option.verb}${["deploy", "retrieve"].includes(option.verb) ? ".region" : ""}`,
        {
          region: regionName(option.region),
        },
      );
    case "position":
      return word(
        `option.${option.verb}${["from", "to"].includes(option.verb) ? ".position" : ""}`,
        {
          empire: empireName(option.at.empire),
          position: word(`position.${option.at.position}`),
        },
      );
    case "order":
      return t("option.order", { order: orderWords(option.order) });
    case "empire":
      return empireName(option.empire);
    case "discard":
      return t("option.discard", { card: cardName(option.card) });
    case "swap": {
      const mine = game.seat ? game.players[game.seat]?.loyalties : undefined;
      const held = (slot: string) =>
        empireName(mine?.[SLOTS.indexOf(slot as (typeof SLOTS)[number])] ?? "bear");
      const [a, b] = option.slots;
      return t("option.swap", {
        a: word(`slot.${a}`),
        b: word(`slot.${b}`),
        x: held(a),
        y: held(b),
      });
    }
    case "play":
      return t("option.play", {
        ability: word(`ability.${option.ability}`),
        cards: option.cards.map(cardName).join(" + "),
      });
    case "word":
      return word(`option.${option.verb}`, {
        what: saidWord(option.verb, option.what, game, namer),
      });
    default:
      return word(`option ${option.text}`);
  }
}

/** What a said option is about: a society, a half of a card, a card, a loyalty. */
function saidWord(verb: string, what: string, game: GameView, namer: Namer): string {
  if (verb === "sit" || verb === "first" || verb === "seat")
    return isSociety(what) ? namer(what) : t("option.sit.nobody");
  if (verb === "deal") return empireName(what);
  if (verb === "draw") return cardName(what);
  if (verb === "propose") return cardName(what);
  if (verb === "half") return word(`half.${what}`);
  if (verb === "hold") return word(`hold.${what}`);
  if (verb !== "reveal") return "";
  const mine = game.seat ? game.players[game.seat]?.loyalties : undefined;
  return `${word(`slot.${what}`)} (${empireName(mine?.[SLOTS.indexOf(what as (typeof SLOTS)[number])] ?? "bear")})`;
}

/** The event as a sentence. */
export function eventText(event: GameEvent, namer: Namer): string {
  const fill: Record<string, string | number> = {};
  const { n: _, event: name, rule, ...fields } = event;
  for (const [field, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    const text = typeof value === "string" ? value : "";
    if (field === "seat") fill[field] = namer(event.seat!);
    else if (field === "order") Object.assign(fill, orderFill(text));
    else if (field.startsWith("position")) fill[field] = positionText(value);
    else if (field.startsWith("region")) fill[field] = regionName(text);
    else if (field === "ability") fill[field] = word(`ability.${text}`);
    else if (field.endsWith("slot")) fill[field] = word(`slot.${text}`);
    else if (field.endsWith("card")) fill[field] = cardName(text);
    else if (typeof value === "number") fill[field] = value;
    else if (field === "half") fill[field] = word(`half.${text}`);
    else if (field.endsWith("place"))
      fill[field] = isRegion(value) ? regionName(value) : positionText(value);
    else if (typeof value === "string" && isEmpire(value)) fill[field] = empireName(value);
    else if (isSociety(value)) fill[field] = namer(value);
    else fill[field] = text || JSON.stringify(value);
  }
  if (typeof fields.number === "number") fill.n = fields.number;
  if (name === "played") fill.cards = [fill.card, fill.second_card].filter(Boolean).join(" + ");
  if (name === "rearranged")
    fill.sits = [0, 1, 2, 3]
      .map((place) => fill[`sits_${place}`] ?? t("option.sit.nobody"))
      .join(", ");
  return word(`log.${name}${variantOf(event, rule)}`, fill);
}

/** Which of an event's sentences fits. */
function variantOf({ event, ...fields }: GameEvent, rule: string): string {
  if (event === "drew" && fields.card) return ".seen";
  if (event === "dealt" && fields.empire) return ".seen";
  if (event === "discarded" && fields.card) return ".seen";
  if (event === "killed" && rule === "R4.7") return ".supply";
  if (event === "switched" && fields.displaced) return ".met";
  return event === "holds_off" ? `.${String(fields.standing)}` : "";
}

function orderFill(text: string): Record<string, string> {
  const [at = "", order = ""] = text.split(" ");
  return { position: positionText(at), order: orderWords(order) };
}

/** The positions an event happened at, as `bear.sheriff`. */
export function eventPositions(event: GameEvent): string[] {
  const fields = ["position", "position_from", "position_to", "place", "other_place"].map(
    (field) => event[field],
  );
  const ordered = event.event === "ordered" ? String(event.order).split(" ")[0] : undefined;
  return [...fields, ordered].filter(
    (text): text is string => typeof text === "string" && parsePosition(text) !== undefined,
  );
}

/** The regions an event happened in, the one it came from first. */
export function eventRegions(event: GameEvent): string[] {
  return ["region_from", "region_to", "region", "place", "other_place"]
    .map((field) => event[field])
    .filter(isRegion);
}
