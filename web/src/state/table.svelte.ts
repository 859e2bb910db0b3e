// One table as this screen has it: the latest view, the line to the server, what is being sent.
import { ApiError, api, newKey } from "../api/client";
import { refusal, tableRefusal } from "../api/refusals";
import { listen } from "../api/stream";
import type { ChatLine, GameEvent, Step, View } from "../api/types";
import { bannerChanges, insertEvents, lastMove } from "../game/change";
import { inMapOrder, nextOption, type Plan } from "../game/plan";
import { movesBetween } from "../game/moves";
import { keep, keysOf, type TableKeys } from "./keys";
import { Pacer } from "./pacer";
import { settings } from "./settings.svelte";
import { t } from "../i18n/words";

const RETRY = 1500;
const TRIES = 4;
const SHOWN_FOR = 2600;
/** One-option questions wait about as long as a glance at one's cards, so that a pause tells nothing. */
const answerDelay = (): number => 900 + Math.random() * 1200;
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

const whoIsThere = ({ table }: View): number[] =>
  table.seats.filter((seat) => seat.online).map((seat) => seat.seat);

export class TableState {
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of talk have been seen here. */
  read = $state(0);
  online = $state(true);
  presence = $state.raw<number[]>([]);
  sending = $state(false);
  problem = $state<string | null>(null);
  /** The seat whose eyes we look through; null watches. */
  seat = $state<number | null>(null);
  /** The seat the screen has to be handed to, while it is covered. */
  handTo = $state<number | null>(null);
  /** The step looked back at, or null for now. */
  past = $state.raw<Step | null>(null);
  /** What the last news changed on the map. */
  changes = $state.raw<Record<string, number>>({});
  arrow = $state.raw<{ from: string; to: string; count: number } | null>(null);
  keys = $state.raw<TableKeys>({ seats: {}, invites: {}, seen: 0, title: "" });

  /** A seat asked for with the others' consent. */
  reclaimed = $state.raw<{ seat: number; token: string } | null>(null);

  /** After an undo nothing is answered by itself, or it would be done again at once. */
  private holdsBack = $state(false);

  game = $derived(this.past ? this.past.game : (this.view?.game ?? null));
  decision = $derived(this.past ? null : (this.view?.decision ?? null));
  /** Whether the open question is ours to answer right now. */
  asked = $derived(
    this.decision !== null &&
      this.seat !== null &&
      this.decision.seat === this.seat &&
      !this.sending,
  );

  /** Whether the open question is about to be answered for us. */
  answersItself = $derived(
    this.asked && settings.auto && !this.holdsBack && this.decision?.options.length === 1,
  );

  /** News from the stream: others' moves one by one, unless this person wants them at once. */
  private news = new Pacer<View>(
    (view) => this.accept(view),
    () =>
      !settings.follow || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  private stop: () => void = () => undefined;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fade: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.keys = keysOf(id);
    // Where several people share the screen nobody's side is shown before it is clear whose turn it is.
    this.seat = this.mine.length === 1 ? this.mine[0]! : null;
  }

  get mine(): number[] {
    return Object.keys(this.keys.seats).map(Number);
  }

  /** Any right of this screen at the table, for what is not about one seat. */
  get right(): string | null {
    return this.token ?? Object.values(this.keys.seats)[0] ?? null;
  }

  get token(): string | null {
    return this.seat === null ? null : (this.keys.seats[this.seat] ?? null);
  }

  async open(): Promise<void> {
    try {
      const view = await api.view(this.id, this.token);
      this.presence = whoIsThere(view);
      this.accept(view);
      this.connect();
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === "gone" && !this.closed) {
        this.online = false;
        await pause(RETRY);
        return this.open();
      }
      if (fault instanceof ApiError && fault.code === "bad_token" && this.seat !== null)
        return this.giveUp(this.seat);
      this.problem = tableRefusal(fault);
    }
    return undefined;
  }

  /** The secret of a seat opens it no more: it was renewed on another device. */
  private async giveUp(seat: number): Promise<void> {
    this.keys = keep(this.id, (keys) => delete keys.seats[seat]);
    this.seat = null;
    this.view = null;
    await this.open();
    this.problem = t("error.seat_renewed");
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.news.flush();
    clearTimeout(this.timer);
    clearTimeout(this.fade);
  }

  private connect(): void {
    this.stop();
    this.stop = listen(this.id, this.token, this.view?.seq ?? 0, {
      onview: (view) => {
        this.presence = whoIsThere(view);
        this.news.push(view);
      },
      onpresence: (online) => (this.presence = online),
      online: (yes) => (this.online = yes),
      onrefused: () => void this.open(), // which finds out why
    });
  }

  /** Take a view in; older ones only fill gaps in the log. Tells whether something on the table moved. */
  accept(view: View): boolean {
    if (view.you.seat !== this.seat) return false;
    this.events = insertEvents(this.events, view.events_from, view.events);
    const known = new Set(this.chat.map((line) => line.seq));
    this.chat = [...this.chat, ...view.chat.filter((line) => !known.has(line.seq))];
    const before = this.view;
    if (!before) this.read = this.chat.length;
    if (before && view.seq < before.seq) return false;
    this.view = view;
    const last = view.game?.n ?? 0;
    this.events = this.events.filter((event) => event.n < last || last === 0); // an undo takes back
    if (before?.game && view.game && view.seq > before.seq)
      this.show(bannerChanges(before.game, view.game), lastMove(view.events));
    if (this.reclaimed && !view.votes.some((vote) => vote.kind === "renew"))
      void this.sitReclaimed();
    clearTimeout(this.timer);
    const asked = view.decision?.seat ?? null;
    if (asked !== null && asked === this.seat) this.answerSingle(view, this.token);
    else if (asked !== null && this.mine.includes(asked)) void this.turnTo(asked);
    return before?.game && view.game
      ? movesBetween(before.game, view.game, view.events).length > 0
      : false;
  }

  private show(changes: Record<string, number>, arrow: TableState["arrow"]): void {
    this.changes = changes;
    this.arrow = arrow;
    clearTimeout(this.fade);
    this.fade = setTimeout(() => {
      this.changes = {};
      this.arrow = null;
    }, SHOWN_FOR);
  }

  /** The setting has changed: what would be answered by itself is, and what would not is not. */
  reconsider(): void {
    clearTimeout(this.timer);
    if (this.view && this.asked) this.answerSingle(this.view, this.token);
  }

  private answerSingle(view: View, token: string | null): boolean {
    const options = view.decision?.options ?? [];
    if (!settings.auto || this.holdsBack || options.length !== 1 || !token) return false;
    this.timer = setTimeout(() => void this.send(view.turn, options[0]!, token), answerDelay());
    return true;
  }

  /** Another person at this screen is asked: answer for them if there is nothing to choose, else cover. */
  private async turnTo(seat: number): Promise<void> {
    const token = this.keys.seats[seat]!;
    const theirs = await api.view(this.id, token).catch(() => null);
    if (this.seat === seat || this.view?.decision?.seat !== seat) return; // meanwhile they are here, or it is over
    if (theirs && theirs.decision?.seat === seat && this.answerSingle(theirs, token)) return;
    this.handTo = seat;
  }

  /** The person named on the cover is here: show their side. */
  async uncover(): Promise<void> {
    if (this.handTo === null) return;
    this.seat = this.handTo;
    this.view = null;
    this.events = [];
    this.past = null;
    this.handTo = null;
    await this.open();
  }

  async answer(option: string): Promise<void> {
    if (!this.view || !this.token || this.sending) return;
    await this.send(this.view.turn, option, this.token);
  }

  /** Send one answer; on a bad line again and again under the same key, so it counts once. */
  private async send(turn: number, option: string, token: string): Promise<void> {
    const key = newKey();
    clearTimeout(this.timer);
    this.holdsBack = false;
    this.sending = true;
    this.problem = null;
    while (!this.closed) {
      try {
        const view = await api.act(this.id, token, turn, option, key);
        this.online = true;
        this.sending = false;
        this.news.flush();
        if (token === this.token) this.accept(view);
        return;
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        if (fault.code === "gone" || fault.code === "too_many") {
          this.online = fault.code !== "gone";
          await pause(RETRY);
          continue;
        }
        this.sending = false;
        if (fault.view) this.accept(fault.view);
        if (fault.code !== "stale") this.problem = refusal(fault);
        return;
      }
    }
  }

  /** Send a plan of several banners, one after the other in the order of the map. */
  async carryOut(plan: Plan, finish: string | null): Promise<void> {
    const prompt = this.view?.decision?.prompt;
    const start = this.view?.game?.regions ?? {};
    // Where only one region can take the next banner it goes there by itself, and the question may be over.
    const missing = (id: string) =>
      plan[id]! - Math.abs((this.view?.game?.regions[id]?.banners ?? 0) - start[id]!.banners);
    for (;;) {
      const { decision, turn } = this.view ?? {};
      if (decision?.seat !== this.seat || decision.prompt !== prompt) return;
      const next = inMapOrder(plan).find((id) => missing(id) > 0);
      const option = next ? nextOption(decision, next) : finish;
      if (!option || !decision.options.includes(option)) {
        if (next) this.problem = t("question.resumed");
        return;
      }
      await this.answer(option);
      if (!next || this.view?.turn === turn) return; // done, or refused, which has been said
    }
  }

  async undo(): Promise<void> {
    const { view, token } = this;
    if (!view || !token) return;
    const { free_to: free, ask_to: ask, last } = view.undo;
    this.holdsBack = true;
    // One choice back, not all that may be taken back at once; what had one answer is no choice.
    if (free !== null)
      await this.attempt((key) =>
        api.undo(this.id, token, view.turn, Math.max(free, last ?? free), key),
      );
    else if (ask !== null && last !== null)
      await this.attempt((key) => api.propose(this.id, token, { kind: "undo", to: last }, key));
  }

  /** Do something that is no answer; on a bad line once more under the same key, then say so. */
  async attempt(deed: (key: string) => Promise<View>): Promise<boolean> {
    this.problem = null;
    const key = newKey();
    for (let tries = 1; ; tries += 1) {
      try {
        this.accept(await deed(key));
        return true;
      } catch (fault) {
        if (fault instanceof ApiError && fault.code === "gone" && tries < TRIES && !this.closed) {
          await pause(RETRY);
          continue;
        }
        if (fault instanceof ApiError && fault.view) this.accept(fault.view);
        this.problem = refusal(fault);
        return false;
      }
    }
  }

  /** Look at another step; null returns to now. */
  async look(n: number | null): Promise<void> {
    const last = this.view?.game?.n ?? 0;
    if (n === null || n >= last) {
      this.past = null;
      return;
    }
    const as = this.view?.you.society ?? "watcher";
    try {
      this.past = await api.step(this.id, Math.max(0, n), as, this.token);
    } catch (fault) {
      this.problem = refusal(fault);
    }
  }

  /** A new link for the own seat; the old one opens nothing any more, here or elsewhere. */
  async renew(): Promise<void> {
    const { seat, token } = this;
    if (seat === null || !token) return;
    await this.attempt(async () => {
      const got = await api.renew(this.id, token, seat);
      this.keys = keep(this.id, (keys) => (keys.seats[seat] = got.token));
      this.connect();
      return got.view;
    });
  }

  /** Ask the others for a seat whose link was lost; it opens once all have agreed. */
  async reclaim(seat: number): Promise<void> {
    await this.attempt(async () => {
      const got = await api.reclaim(this.id, seat);
      this.reclaimed = { seat, token: got.token };
      return got.view;
    });
  }

  private async sitReclaimed(): Promise<void> {
    const { seat, token } = this.reclaimed!;
    this.reclaimed = null;
    const mine = await api.view(this.id, token).catch(() => null);
    if (mine?.you.seat === seat) await this.sit(seat, token);
    else this.problem = t("reclaim.refused");
  }

  /** Sit down with a token that was just given. */
  async sit(seat: number, token: string): Promise<void> {
    this.keys = keep(this.id, (keys) => {
      keys.seats[seat] = token;
      delete keys.invites[seat];
    });
    this.seat = seat;
    this.view = null;
    await this.open();
  }
}
