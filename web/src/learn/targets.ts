// From what a step points at to its place on the page. What a phone keeps in a sheet is found by its tab.
import { parseOption } from "../game/options";

const PARTS: Readonly<Record<string, readonly string[]>> = {
  coach: ["[data-testid=coach-ask]"],
  hand: [".mine .cards", "[data-sheet=hand]"],
  log: [".side > .log", ".sheet > .log", "[data-sheet=log]"],
  loyalties: [".mine > ol", ".phone .bottom > ol", "[data-sheet=hand]"],
  map: [".at-map", ".phone .map"],
  players: [".players", ".phone .strip"],
  question: ["#question"],
  tokens: [".players", "[data-sheet=players]"],
};

/** Selectors of one thing, the best first; the first one that matches is used. */
function selectors(point: string): readonly string[] {
  const [kind = "", name = ""] = point.split(" ");
  switch (kind) {
    case "region":
      return [`[data-region="${name}"]`];
    case "council":
      return [`.council.${name}`, "[data-sheet=councils]"];
    case "position": {
      const [empire, title] = name.split(".");
      return [`.council.${empire} [data-position=${title}]`, "[data-sheet=councils]"];
    }
    default:
      return PARTS[kind] ?? [];
  }
}

/** Where an answer can be given: in the list, and on the map or in a council. */
function answerSelectors(answer: string): string[][] {
  const option = parseOption(answer);
  const listed = [`#question [data-option="${answer}"]`, `#question [data-plan="${answer}"]`];
  if (option.kind === "region") return [listed, [`[data-region="${option.region}"]`]];
  if (option.kind === "position") {
    const { empire, position } = option.at;
    return [listed, [`.council.${empire} [data-position=${position}]`]];
  }
  return [listed];
}

/** All elements that are pointed at now; `answer` replaces the point of that name, or, without one, the question. */
export function targetsOf(points: readonly string[], answer: string | null): Element[] {
  const open =
    answer === null ? points.map((point) => point.replace("answer", "question")) : points;
  const wanted = open.filter((point) => point !== "answer").map(selectors);
  const found = (answer === null ? wanted : [...wanted, ...answerSelectors(answer)]).map(
    (ways) =>
      ways.map((way) => document.querySelector(way)).find((element) => element !== null) ?? null,
  );
  return found.filter((element) => element !== null);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How far a highlight extends beyond the element. */
const GLOW = 6;
const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end + GLOW) - Math.max(from, start - GLOW));

/**
 * Where a card of this size lies within an area: in the lower left corner if it covers none of the boxes there, or in
 * another corner, or right above or below a box, or else at the top of the page, or close above the `brink`, which may
 * be lower than the area; where it cannot but cover some, it covers as little as it can.
 */
export function placeCard(
  area: Box,
  size: { width: number; height: number },
  boxes: readonly Box[],
  brink?: number,
): { left: number; top: number } {
  const GAP = 8;
  const [low, high] = [area.bottom - size.height - GAP, area.top + GAP];
  const [near, far] = [area.left + GAP, area.right - size.width - GAP];
  const beside = boxes
    .flatMap((box) => [box.top - size.height - GAP, box.bottom + GAP])
    .filter((top) => high < top && top < low);
  const last = brink === undefined ? [] : [brink - size.height];
  const places = [low, high, ...beside, GAP, ...last].flatMap((top) => [
    { left: near, top },
    { left: far, top },
  ]);
  const covered = ({ left, top }: { left: number; top: number }) =>
    boxes.reduce(
      (sum, box) =>
        sum +
        overlap(left, left + size.width, box.left, box.right) *
          overlap(top, top + size.height, box.top, box.bottom),
      0,
    );
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** Highlights these elements, and no others. */
export function light(wanted: readonly Element[]): void {
  for (const element of document.querySelectorAll("[data-taught]"))
    if (!wanted.includes(element)) element.removeAttribute("data-taught");
  for (const element of wanted) element.setAttribute("data-taught", "");
}

/** Reports when questions, sheets and panels come and go, because what is pointed at may be in them. */
export function onPageChange(heard: () => void): () => void {
  const watch = new MutationObserver(heard);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", heard);
  return () => {
    watch.disconnect();
    removeEventListener("resize", heard);
  };
}
