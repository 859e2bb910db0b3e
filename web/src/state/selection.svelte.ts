// What a person is doing at the table: what they point at, look at, plan and ask about.
import type { Decision, GameEvent, Outcome, Plan } from "../api/types";
import { isRegion } from "../game/board";
import type { Hint } from "../game/advice";
import { lastMove } from "../game/change";
import { parseOption, positionOptions, regionOptions, type Option } from "../game/options";
import { actionsOf, byRegion, changed, isFull, type Tally } from "../game/plan";
import type { Reason } from "../game/why";
import { mouseRests } from "../ui/mouse.svelte";
import { markRegions, regionLooks } from "./scene";
import { settings } from "./settings.svelte";
import type { TableState } from "./table/table.svelte";

/** A region with its information shown: where it was pointed at, and what that must stay above. */
export interface Look {
  id: string;
  x: number;
  y: number;
  byKey?: boolean | undefined;
  floor?: number;
}

const largest = (options: readonly string[]): number =>
  Math.max(...options.map((text) => Number(text.split(" ")[1])));

export class Selection {
  tally = $state.raw<Tally>({});
  /** The number chosen for an attack, before it is sent. */
  count = $state<number | null>(null);
  /** The answer pointed at in the list, and its button. */
  pointed = $state.raw<{ option: Option; at: Element | undefined } | null>(null);
  /** The log line highlighted on the map. */
  shown = $state.raw<GameEvent | null>(null);
  /** What the coach points at. */
  hint = $state.raw<Hint | null>(null);
  looked = $state.raw<Look | null>(null);
  reason = $state.raw<Reason | null>(null);

  private readonly table: TableState;
  /** The question, while it is ours to answer. */
  readonly question: Decision | null = $derived.by(() =>
    this.table.asked ? this.table.decision : null,
  );
  readonly options: Option[] = $derived.by(() => this.question?.options.map(parseOption) ?? []);
  readonly plan: Plan | null = $derived.by(() => this.question?.plan ?? null);
  /** Regions that can be chosen; a plan may use some that its first answer does not offer. */
  readonly onRegions: Record<string, Option> = $derived.by(() =>
    regionOptions([...this.options, ...Object.keys(this.plan?.rooms ?? {}).map(parseOption)]),
  );
  readonly onPositions: Record<string, Option[]> = $derived.by(() => positionOptions(this.options));
  /** A new question starts with nothing chosen; the same one sent again leaves things as they are. */
  readonly questionId: string = $derived.by(() => {
    const { decision } = this.table;
    return `${decision?.n} ${decision?.seat}`;
  });

  constructor(table: TableState) {
    this.table = table;
  }

  /** Resets everything for a new question. */
  reset(): void {
    const { decision } = this.table;
    this.tally = {};
    this.count =
      settings.confirm && decision?.prompt === "attack_count" ? largest(decision.options) : null;
    this.pointed = null;
    this.reason = null;
  }

  readonly marks = $derived.by(() =>
    markRegions({
      options: Object.values(this.onRegions),
      decision: this.question,
      plan: byRegion(this.tally),
      pointed: this.pointed?.option ?? null,
      shown: this.shown,
      hinted: this.hint?.regions ?? [],
      looked:
        this.looked && (this.looked.byKey || !mouseRests())
          ? (this.table.board?.regions[this.looked.id]?.borders ?? [])
          : [],
    }),
  );
  /** The regions with the plan carried out. */
  readonly looks = $derived.by(() => {
    const kills = this.table.decision?.prompt === "fire_kill";
    const { changes } = this.table.highlights;
    return regionLooks(this.table.game!, byRegion(this.tally), kills ? -1 : 1, changes);
  });

  /** The region described: one pointed at on the map, or in the list, which must not be covered. */
  readonly told: Look | null = $derived.by(() => {
    if (mouseRests()) return null;
    if (this.looked) return { ...this.looked, floor: innerHeight };
    const { pointed } = this;
    const panel = pointed?.at?.closest(".question")?.getBoundingClientRect();
    if (pointed?.option.kind !== "region" || !panel) return null;
    return {
      id: pointed.option.region,
      x: panel.left,
      y: pointed.at!.getBoundingClientRect().top,
      floor: panel.left > innerWidth / 2 ? innerHeight : panel.top,
    };
  });
  /** The outcome of choosing that region. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const option = this.told ? this.onRegions[this.told.id] : undefined;
    return option ? this.outcomeOf(option.text) : null;
  });

  outcomeOf(option: string): Outcome | null {
    const { options = [], outcomes = [] } = this.question ?? {};
    return outcomes[options.indexOf(option)] ?? null;
  }

  readonly arrow = $derived.by(() => {
    if (this.shown) return lastMove([this.shown]);
    const { about, prompt } = this.question ?? {};
    const from = about?.region_from;
    if (isRegion(from)) {
      if (prompt === "attack_to" && this.told && this.outcome)
        return { from, to: this.told.id, count: 0 };
      if (prompt === "attack_count" && this.count !== null && isRegion(about?.region_to))
        return { from, to: about.region_to, count: this.count };
    }
    return this.table.asked ? null : this.table.highlights.arrow;
  });

  choose(option: Option): void {
    this.reason = null;
    if (this.plan && option.text in this.plan.rooms) this.place(option.text);
    else void this.table.answer(option.text);
  }

  /** Adds a banner to the plan, unless it is full; returns whether it was added. */
  place(action: string): boolean {
    if (!this.plan || isFull(this.plan, this.tally, action)) return false;
    this.tally = changed(this.plan, this.tally, action, 1);
    return true;
  }

  async send(): Promise<void> {
    if (!this.plan) return;
    const actions = actionsOf(this.plan, this.tally);
    this.tally = {};
    await this.table.answer(...actions);
  }
}
