// From what a step points at to where that is on the page. What a phone keeps in a sheet is found by its tab.
import { parseOption } from "../game/options";

const PARTS: Readonly<Record<string, readonly string[]>> = {
  coach: ["[data-testid=coach-ask]"],
  hand: [".mine .cards", "[data-sheet=hand]"],
  log: [".side > .log", ".sheet > .log", "[data-sheet=log]"],
  loyalties: [".mine > ol", ".phone .bottom > ol", "[data-sheet=hand]"],
  map: [".at-map", ".phone .map"],
  players: [".players", ".phone .strip"],
  question: ["#question"],
};

/** Selectors of one thing, the best first; the first that finds something is meant. */
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

/** All elements that are pointed at now; `answer` is what stands for the point of that name. */
export function targetsOf(points: readonly string[], answer: string | null): Element[] {
  const wanted = points.filter((point) => point !== "answer").map(selectors);
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

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/**
 * Where a card of this size lies within an area: in a corner that covers none of the boxes, the lower left one if it
 * can be; or else in the one that covers the fewest.
 */
export function placeCard(
  area: Box,
  size: { width: number; height: number },
  boxes: readonly Box[],
): { left: number; top: number } {
  const GAP = 8;
  const [low, high] = [area.bottom - size.height - GAP, area.top + GAP];
  const [near, far] = [area.left + GAP, area.right - size.width - GAP];
  const corners = [
    { left: near, top: low },
    { left: far, top: low },
    { left: near, top: high },
    { left: far, top: high },
  ];
  const covered = ({ left, top }: { left: number; top: number }) =>
    boxes.filter(
      (box) => !apart(box, { left, top, right: left + size.width, bottom: top + size.height }),
    ).length;
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** Light these up, and nothing else. */
export function light(wanted: readonly Element[]): void {
  for (const element of document.querySelectorAll("[data-taught]"))
    if (!wanted.includes(element)) element.removeAttribute("data-taught");
  for (const element of wanted) element.setAttribute("data-taught", "");
}

/** Hear when questions, sheets and panels come and go: what is pointed at may be in them. */
export function onPageChange(heard: () => void): () => void {
  const watch = new MutationObserver(heard);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener("resize", heard);
  return () => {
    watch.disconnect();
    removeEventListener("resize", heard);
  };
}
