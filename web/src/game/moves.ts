// What moved between two views, and from where to where: agents, banners, cards, and where fights took place.
import type { GameEvent, GameView } from "../api/types";
import { isRegion, REGION_IDS } from "./board";
import { EMPIRES, POSITIONS, type Empire, type Society } from "./names";

/** A place on the table: `seat:bear.sheriff`, `track:bear.sheriff`, `region:B4`, `player:raven`, `deck:bear`, `reserve:bear`. */
export type Anchor = string;

export type Move =
  | { kind: "agent"; society: Society; from: Anchor; to: Anchor }
  | { kind: "banner"; empire: Empire; count: number; from: Anchor; to: Anchor }
  | { kind: "card"; empire: Empire; from: Anchor; to: Anchor }
  | { kind: "tracker"; from: Anchor; to: Anchor }
  | { kind: "clash"; from: Anchor; to: Anchor };

/** Where a society's agents are, in a fixed order. */
function agentPlaces(game: GameView, society: Society): Anchor[] {
  const seats = EMPIRES.flatMap((empire) =>
    game.councils[empire].flatMap((sits, place) =>
      sits === society ? [`seat:${empire}.${POSITIONS[place]}`] : [],
    ),
  );
  return [...seats, ...(game.players[society]?.field ?? []).map((id) => `region:${id}`)];
}

/** An agent missing here and new there has moved; others come from their player or return to them. */
function agentMoves(before: GameView, after: GameView): Move[] {
  return (Object.keys(after.players) as Society[]).flatMap((society) => {
    const [was, is] = [agentPlaces(before, society), agentPlaces(after, society)];
    const left = was.filter((place) => !is.includes(place));
    const come = is.filter((place) => !was.includes(place));
    const home = `player:${society}`;
    const pairs = Array.from({ length: Math.max(left.length, come.length) }, (_, i) => [
      left[i] ?? home,
      come[i] ?? home,
    ]);
    return pairs.map(([from, to]): Move => ({ kind: "agent", society, from: from!, to: to! }));
  });
}

/** Marches reported by events; changes they do not explain came from the reserve or went there. */
function bannerMoves(before: GameView, after: GameView, news: GameEvent[]): Move[] {
  const marches: Move[] = [];
  const explained: Record<string, number> = {};
  const explain = (id: string, by: number) => (explained[id] = (explained[id] ?? 0) + by);
  for (const event of news) {
    const { region_from: from, region_to: to, empire, number } = event;
    if (!["declared", "moved"].includes(event.event) || !isRegion(from) || !isRegion(to)) continue;
    if (!empire || !number) continue;
    marches.push({
      kind: "banner",
      empire,
      count: number,
      from: `region:${from}`,
      to: `region:${to}`,
    });
    explain(`${from} ${empire}`, -number);
    if (event.event === "moved") explain(`${to} ${empire}`, number);
  }
  const fought = news.filter((event) => event.event === "fought").map((event) => event.region);
  const rest = REGION_IDS.flatMap((id) =>
    EMPIRES.flatMap((empire): Move[] => {
      const has = (game: GameView) =>
        game.regions[id]!.empire === empire ? game.regions[id]!.banners : 0;
      const by = has(after) - has(before) - (explained[`${id} ${empire}`] ?? 0);
      const [here, reserve] = [`region:${id}`, `reserve:${empire}`];
      if (by > 0 && !fought.includes(id))
        return [{ kind: "banner", empire, count: by, from: reserve, to: here }];
      return by < 0 ? [{ kind: "banner", empire, count: -by, from: here, to: reserve }] : [];
    }),
  );
  return [...marches, ...rest];
}

function cardMoves(before: GameView, after: GameView): Move[] {
  return (Object.keys(after.players) as Society[]).flatMap((society) =>
    EMPIRES.flatMap((empire) => {
      const by =
        after.players[society]!.cards[empire] - (before.players[society]?.cards[empire] ?? 0);
      const [deck, hand] = [`deck:${empire}`, `player:${society}`];
      const [from, to] = by > 0 ? [deck, hand] : [hand, deck];
      return Array.from({ length: Math.abs(by) }, (): Move => ({ kind: "card", empire, from, to }));
    }),
  );
}

function clashes(news: GameEvent[]): Move[] {
  const places = news
    .filter((event) => event.event === "fought" && isRegion(event.region))
    .map((event) => `region:${event.region}`);
  return [...new Set(places)].map((at): Move => ({ kind: "clash", from: at, to: at }));
}

function trackerMove(before: GameView, after: GameView): Move[] {
  const place = ({ active }: GameView) =>
    active ? `track:${active.empire}.${active.position}` : null;
  const [from, to] = [place(before), place(after)];
  return from && to && from !== to ? [{ kind: "tracker", from, to }] : [];
}

/** Everything that moved, in the order in which to show it. */
export function movesBetween(before: GameView, after: GameView, news: GameEvent[]): Move[] {
  return [
    ...trackerMove(before, after),
    ...agentMoves(before, after),
    ...cardMoves(before, after),
    ...bannerMoves(before, after, news),
    ...clashes(news),
  ];
}
