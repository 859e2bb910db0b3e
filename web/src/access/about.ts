// Everything about a thing in one sentence, from the view, for people who hear the table.
import type { BoardView, GameView } from "../api/types";
import { attacksOffered } from "../game/attacks";
import { regionFacts } from "../game/describe";
import { EMPIRES, type Society } from "../game/names";
import type { Selection } from "../state/selection.svelte";
import { say } from "../words/say.svelte";

/** For the attack being asked about: the regions to attack from, and those that can be attacked from one. */
function attackOn(id: string, { question, outcomeOf, onRegions }: AttackFacts) {
  const from = question?.about.region_from;
  if (question?.prompt === "attack_to" && id in onRegions && typeof from === "string")
    return { sources: [from], targets: [] };
  const attacks = attacksOffered(question, outcomeOf);
  const sources = Object.keys(attacks).filter((source) => attacks[source]!.includes(id));
  return { sources, targets: attacks[id] ?? [] };
}
type AttackFacts = Pick<Selection, "question" | "onRegions"> & {
  outcomeOf: Selection["outcomeOf"];
};

export function aboutRegion(
  game: GameView,
  board: BoardView,
  selection: Selection | null,
  id: string,
): string {
  const borders = board.regions[id]!.borders.map((region) => {
    const { empire, banners } = game.regions[region]!;
    return { region, empire, number: banners };
  });
  return say("page-access-region", {
    ...regionFacts(game, id, id in (selection?.onRegions ?? {})),
    borders,
    ...attackOn(id, {
      question: selection?.question ?? null,
      onRegions: selection?.onRegions ?? {},
      outcomeOf: (option) => selection?.outcomeOf(option) ?? null,
    }),
  });
}

export function aboutPlayer(game: GameView, society: Society): string {
  const { agents, cards, score } = game.players[society]!;
  return say("page-access-player", {
    society,
    agents,
    known: score.low === score.high,
    low: score.low,
    high: score.high,
    cards: EMPIRES.filter((empire) => cards[empire] > 0).map((empire) => ({
      empire,
      number: cards[empire],
    })),
  });
}

/** A card, and what each of its uses does. */
export function aboutCard(board: BoardView, card: string): string[] {
  const uses = (board.cards[card] ?? []).map((ability) => say("group-ability", { ability }));
  const bargain = /\/(ask|offer)$/.test(card) ? [say("page-card-price", { card })] : [];
  return [say("page-card", { card }), ...uses, ...bargain];
}
