// "Why can't I?": the rule behind what is not offered. It explains; only the server judges.
import type { Decision, GameView } from "../api/types";
import { t, word } from "../i18n/words";
import { region, type Options } from "./board";
import { abilitiesOf, payers, windowOf, windowsOpenAt, type Ability } from "./cards";
import type { Option, PositionId } from "./options";
import { empireName, positionName, regionName, type Namer } from "./say";
import { POSITIONS } from "./names";
import { parsePosition } from "./options";

export interface Reason {
  text: string;
  rule: string;
}

export interface Scene {
  game: GameView;
  decision: Decision;
  neighbours: Record<string, string[]>;
  options: Options;
  namer: Namer;
}

/** Why nothing at all can be chosen, if that is so. */
export function whyIdle({ game, decision, namer }: Scene): Reason | undefined {
  if (decision.player === null) return { text: t("why.over"), rule: "R7.1" };
  if (decision.player === "chance") return { text: t("ask.chance"), rule: decision.rule };
  if (decision.player !== game.seat)
    return { text: t("why.other", { player: namer(decision.player) }), rule: decision.rule };
  return undefined;
}

const PLACING = ["add", "subjugate", "rearrange", "disperse_to", "populate"];

export function whyNotRegion(scene: Scene, id: string): Reason {
  const idle = whyIdle(scene);
  if (idle) return idle;
  const { decision, game, neighbours } = scene;
  const { empire: holder, banners } = game.regions[id]!;
  const empire = (decision.about.empire as string | undefined) ?? game.serving ?? holder;
  const fill = { region: regionName(id), holder: empireName(holder), empire: empireName(empire) };
  const { prompt, rule } = decision;
  if (prompt === "attack_from" || prompt === "march_from") {
    if (holder !== empire) return { text: t("why.from.enemy", fill), rule };
    if (banners === 0) return { text: t("why.from.empty", fill), rule };
    if (region(id).home !== empire && banners === 1)
      return { text: t("why.from.last", fill), rule: "R5.2" };
    if (neighbours[id]!.every((near) => game.regions[near]!.empire === empire))
      return { text: t("why.from.alone", fill), rule };
  }
  if (prompt === "attack_to") {
    const from = String(decision.about.region_from);
    if (holder === empire) return { text: t("why.to.own", fill), rule: "R5.3" };
    if (!neighbours[id]!.includes(from))
      return { text: t("why.to.far", { ...fill, from: regionName(from) }), rule };
  }
  if (PLACING.includes(prompt)) {
    if (holder !== empire) return { text: t("why.add.enemy", fill), rule };
    return { text: t("why.add.passed", fill), rule };
  }
  if (prompt === "deploy") return { text: t("why.deploy.field"), rule: "R3.3" };
  const about = decision.options.some(
    (option) => option.split(" ")[1] && /^[BEPLH]\d+$/.test(option.split(" ")[1]!),
  );
  return { text: t(about ? "why.default" : "why.not_region"), rule };
}

/** Why a plan of banners takes none more in a region. */
export function whyNotMore(
  { decision, game }: Scene,
  id: string,
  left: number,
  size: number,
): Reason {
  const fill = { region: regionName(id), n: game.regions[id]!.banners, size };
  const why =
    left === 0
      ? "why.plan.full"
      : decision.prompt === "fire_kill"
        ? "why.plan.dead"
        : decision.prompt === "populate"
          ? "why.plan.one"
          : "why.plan.supply";
  return { text: t(why, fill), rule: decision.rule };
}

export function whyNotPosition(scene: Scene, at: PositionId): Reason {
  const idle = whyIdle(scene);
  if (idle) return idle;
  const { decision, game, namer } = scene;
  const agent = game.councils[at.empire][POSITIONS.indexOf(at.position)];
  if (decision.prompt === "deploy" && agent)
    return { text: t("why.deploy.taken", { society: namer(agent) }), rule: "R3.2" };
  if (decision.prompt === "retrieve") return { text: t("why.retrieve.other"), rule: "R3.1" };
  if (decision.prompt === "act") {
    const acting = parsePosition(String(decision.about.position));
    const same = acting?.empire === at.empire && acting.position === at.position;
    if (acting && !same)
      return { text: t("why.order.elsewhere", { position: positionName(acting) }), rule: "R4.1" };
    return { text: t("why.order.null"), rule: "R4.3" };
  }
  return { text: t("why.default"), rule: decision.rule };
}

/** Things on the table that no question is about. */
export type Thing = "city" | "reserve" | "deck" | "loyalty";
const THING_RULES: Record<Thing, string> = {
  city: "R1.4",
  reserve: "R4.4",
  deck: "R4.5",
  loyalty: "R7.2",
};

export function whyNotThing(scene: Scene, thing: Thing): Reason {
  return whyIdle(scene) ?? { text: t(`why.${thing}`), rule: THING_RULES[thing] };
}

/** Why an ability of a card in hand cannot be used now; undefined if it can. */
export function whyNotAbility(
  scene: Scene,
  card: string,
  ability: Ability,
  offered: Option[],
): Reason | undefined {
  const play = offered.some(
    (option) =>
      option.kind === "play" && option.ability === ability.name && option.cards.includes(card),
  );
  if (play) return undefined;
  const hand = scene.game.hand ?? [];
  if (ability.cost !== "single" && payers(card, ability, hand).length === 0)
    return { text: t("why.card.cost"), rule: "R6.1" };
  const window = windowOf(ability.name, scene.options.card_timing);
  const name = word(`ability.${ability.name}`);
  const mine = scene.decision.player === scene.game.seat;
  if (!mine || !windowsOpenAt(scene.decision.prompt).includes(window)) {
    return {
      text: t("why.card.when", { ability: name, window: word(`window.${window}`) }),
      rule: "R6.3",
    };
  }
  return { text: t("why.card.nothing", { ability: name }), rule: "R6.6" };
}

/** All abilities of a card with the reason each is not to be had now. */
export function cardReasons(
  scene: Scene,
  card: string,
  offered: Option[],
): { ability: Ability; reason: Reason | undefined }[] {
  return abilitiesOf(card).map((ability) => ({
    ability,
    reason: whyNotAbility(scene, card, ability, offered),
  }));
}
