// One table as this screen has it: what is known about it, the connection, and what is being sent.
import type { Snippet } from "svelte";
import type { BoardView, Report, Step, View } from "../../api/types";
import { refusal, tableRefusal } from "../../transport/refusals";
import {
  newKey,
  transport,
  TransportError,
  type Command,
  type Done,
  type TableTransport,
} from "../../transport";
import { veiled } from "../../game/veil";
import { say } from "../../words/say.svelte";
import { keep, keysOf, type Claim, type Pending, type TableKeys } from "../keys";
import { Show, type Stage } from "../show.svelte";
import { AutoAnswer } from "./auto.svelte";
import { Highlights } from "./highlights.svelte";
import { RecapState } from "./recap.svelte";
import { Rights } from "./rights.svelte";
import { pause, RETRY, Sender } from "./sender.svelte";
import { ViewStore } from "./store.svelte";

const whoIsThere = ({ table }: View): number[] =>
  table.seats.filter((seat) => seat.online).map((seat) => seat.seat);

/** A table whose game this version cannot read has no board. */
function noBoard(fault: unknown): null {
  if (fault instanceof TransportError && fault.status === 409) return null;
  throw fault;
}

export class TableState {
  readonly store = new ViewStore();
  readonly rights: Rights;
  readonly highlights = new Highlights();
  readonly sender: Sender;
  readonly recap: RecapState;
  readonly auto = new AutoAnswer(
    (turn, action, token) => void this.send(turn, [action], token),
    () => this.isAlone,
  );

  /** Board and cards under this table's rules; null if its game cannot be read. */
  board = $state.raw<BoardView | null>(null);
  online = $state(true);
  presence = $state.raw<number[]>([]);
  /** The seat to hand the screen to, while it is covered. */
  handTo = $state<number | null>(null);
  /** A seat requested with the others' consent. */
  get reclaimed(): Claim | null {
    return this.rights.keys.claim ?? null;
  }

  /** Whether somebody plays at another screen. */
  get isAmongPeople(): boolean {
    const { mine } = this.rights;
    return !!this.view?.table.seats.some(
      ({ kind, seat }) => kind === "person" && !mine.includes(seat),
    );
  }
  /** Whether the person plays against bots only: nobody at another screen, and nobody else at this one. */
  get isAlone(): boolean {
    return this.view?.table.seats.filter(({ kind }) => kind === "person").length === 1;
  }
  /** Shows the actions of others, one after another. */
  readonly show = new Show({
    accept: (view) => this.accept(view),
    staged: ({ kind, before, after, events, own }) => {
      if (kind !== "deal") this.met();
      this.highlights.show(before, after, events);
      if (!own && this.view) this.recap.follow(this.view, this.store.events);
    },
    game: () => this.store.game,
    live: () => this.seat === null || this.isAmongPeople,
    asks: ({ decision }) => decision !== null && this.rights.mine.includes(decision.seat ?? -1),
    settled: () => this.settled(),
    jumped: (before) => this.recap.leave(before, this.seat === null),
  });

  /** Whether the open question is ours to answer now, because what led to it has been shown. */
  asked = $derived.by(() => {
    const { decision, view } = this.store;
    const mine = decision !== null && decision.seat === this.rights.seat;
    return mine && view?.turn === this.show.turn && !this.sender.sending && !this.show.busy;
  });
  /** Whether the open question is about to be answered automatically. */
  answersItself = $derived(
    this.asked && !!this.store.decision && this.auto.wants(this.store.decision),
  );

  /** What takes the middle of the table; nothing does once a lesson has its verdict, which stands there. */
  get drama(): Stage | null {
    return this.view?.teaching?.verdict ? null : this.show.drama;
  }
  /** What a teacher offers beside the answers, on a small screen. */
  help = $state.raw<Snippet | null>(null);

  /** The game as shown: the tracker stays with the order that is on stage, and no panel tells of a moment first. */
  readonly game = $derived.by(() => {
    const { game } = this.store;
    const { tracker, drama } = this.show;
    if (game && drama) return veiled(game, drama);
    return game && tracker ? { ...game, ...tracker } : game;
  });

  /** The seat being told its society and loyalties, once per game. */
  private meeting: number | null = null;
  private stop: () => void = () => undefined;
  private closed = false;

  constructor(
    readonly id: string,
    readonly line: TableTransport = transport.table(id),
    /** When this browser last had the table open, and how it was left. */
    { seen, missed }: Pick<TableKeys, "seen" | "missed"> = keysOf(id),
  ) {
    this.rights = new Rights(id);
    this.recap = new RecapState(
      async (n) => (await this.lookAt(n)).game,
      missed || RecapState.wasAway(seen),
    );
    this.sender = new Sender(
      line,
      () => this.show.seq,
      (view) => this.take(view),
      (yes) => (this.online = yes),
    );
  }

  get view(): View | null {
    return this.store.view;
  }
  get decision() {
    return this.store.decision;
  }
  get seat(): number | null {
    return this.rights.seat;
  }
  get token(): string | null {
    return this.rights.token;
  }

  async open(): Promise<void> {
    try {
      await this.resume();
      const [view, board] = await Promise.all([
        this.line.open(this.token),
        this.board ?? this.line.board().catch(noBoard),
      ]);
      this.board = board;
      this.presence = whoIsThere(view);
      if (view.you.seat === this.seat) this.show.begin(view);
      this.connect();
    } catch (fault) {
      const code = fault instanceof TransportError ? fault.code : "";
      this.online = code !== "gone"; // a refusal is an answer, too
      if (!this.online && !this.closed) {
        await pause(RETRY);
        return this.open();
      }
      if (code === "bad_token" && this.seat !== null) return this.giveUp(this.seat);
      this.sender.problem = tableRefusal(fault);
    }
    return undefined;
  }

  /** The secret of a seat no longer opens it: it was renewed on another device. */
  private async giveUp(seat: number): Promise<void> {
    this.rights.lose(seat);
    this.store.clear();
    this.recap.clear();
    await this.open();
    this.sender.problem = say("page-error-seat-renewed");
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.show.clear();
    this.auto.cancel();
    this.sender.close();
    this.highlights.close();
  }

  private connect(): void {
    this.stop();
    this.stop = this.line.listen(this.token, this.show.seq, {
      onview: (view) => {
        this.presence = whoIsThere(view);
        this.take(view);
      },
      onpresence: (online) => (this.presence = online),
      ononline: (yes) => (this.online = yes),
      onrefused: () => void this.open(), // which finds out why
    });
  }

  /** A view of this side of the table has arrived; it is shown in its turn. */
  private take(view: View): void {
    if (view.you.seat === this.seat) this.show.push(view);
  }

  private accept(view: View): void {
    const taken = this.store.take(view);
    if (!taken) return;
    const { before } = taken;
    this.auto.cancel();
    if (before && view.seq > before.seq) this.highlights.show(before.game, view.game, view.events);
    const claim = this.reclaimed;
    if (claim && !view.votes.some(({ vote }) => vote === claim.vote))
      void import("./claims").then(({ sitReclaimed }) => sitReclaimed(this, claim));
  }

  /** Everything that arrived has been shown. */
  private settled(): void {
    if (!this.view || this.meet(this.view)) return;
    this.turnToWhoIsAsked(this.view);
    void this.recap.update(this.view, this.store.events);
  }

  /** Tells each person once, as a game begins, who they are; returns whether that is in progress. */
  private meet({ game, undo, you }: View): boolean {
    const { seat } = you;
    if (seat === null || game?.round !== 1 || game.phase !== "deploy") return false;
    if (undo.last !== null || keysOf(this.id).met?.includes(seat)) return false;
    if (this.meeting === seat) {
      this.met();
      return false;
    }
    this.meeting = seat;
    return this.show.present({ kind: "deal", events: [], before: null, after: game, own: false });
  }

  /** Whoever was told who they are has gone on from there. */
  private met(): void {
    const seat = this.meeting;
    if (seat !== null)
      keep(this.id, (keys) => (keys.met = [...new Set([...(keys.met ?? []), seat])]));
  }

  private turnToWhoIsAsked(view: View): void {
    this.auto.cancel();
    const asked = view.decision?.seat ?? null;
    if (asked !== null && asked === this.seat) {
      this.highlights.arrow = null; // the map is needed for the answer now
      this.auto.plan(view, this.token);
    } else if (asked !== null && this.rights.mine.includes(asked)) void this.turnTo(asked);
  }

  /** The setting has changed: what it applies to is answered automatically, or no longer is. */
  reconsider(): void {
    this.auto.cancel();
    if (this.view && this.asked) this.auto.plan(this.view, this.token);
  }

  /** Another person at this screen is asked: answer if there is no choice, otherwise cover the screen. */
  private async turnTo(seat: number): Promise<void> {
    const token = this.rights.tokenOf(seat);
    const theirs = await this.line.open(token).catch(() => null);
    // Meanwhile they may be here, or it may be over.
    if (this.seat === seat || this.view?.decision?.seat !== seat) return;
    if (theirs?.decision?.seat === seat && this.auto.plan(theirs, token)) return;
    this.handTo = seat;
  }

  /** The person named on the cover is here: show their side. */
  async uncover(): Promise<void> {
    if (this.handTo === null) return;
    this.rights.seat = this.handTo;
    this.store.clear();
    this.recap.clear();
    this.handTo = null;
    await this.open();
  }

  /** Answers the open question and, with a plan, those that directly follow it. */
  async answer(...actions: string[]): Promise<void> {
    if (!this.view || !this.token || this.sender.sending) return;
    this.recap.open = false; // it has been read, and is about to grow old
    await this.send(this.view.turn, actions, this.token, this.auto.waits(actions));
  }

  private async send(turn: number, actions: string[], token: string, wait = 0): Promise<void> {
    this.auto.cancel();
    this.auto.held = false;
    await this.sender.answer(turn, actions, token, wait);
  }

  /** Does something else at the table, for a seat of this screen. */
  attempt(command: Command, token: string | null = this.token): Promise<Done | null> {
    if (command.do === "take" || command.do === "renew" || command.do === "reclaim")
      return this.attemptSecret({ command, token, key: newKey() });
    return this.sender.attempt(token, command);
  }

  /**
   * Requests a seat's secret until the response arrives: with a new key it would be refused, and the seat
   * lost. The request is stored first, so that a reload can continue.
   */
  private async attemptSecret(pending: Pending): Promise<Done | null> {
    this.rights.pending = pending;
    const { token, command, key } = pending;
    const done = await this.sender.attempt(token, command, key, Infinity);
    if (done || !this.closed) this.rights.pending = undefined;
    return done;
  }

  /** Continues a request for a secret whose response was lost with the page. */
  private async resume(): Promise<void> {
    const { pending } = this.rights.keys;
    if (!pending) return;
    const { token, command, key } = pending;
    const done = await this.line.act(token, command, { key }).catch((fault: unknown) => {
      if (fault instanceof TransportError && fault.code !== "gone") return null; // refused
      throw fault;
    });
    this.rights.pending = undefined;
    if (done?.token && command.do === "reclaim")
      this.rights.claim = { seat: command.seat, token: done.token, vote: done.vote ?? 0 };
    else if (done?.token) {
      this.rights.take(command.seat, done.token);
      this.rights.seat = command.seat;
    }
  }

  async undo(): Promise<void> {
    const { view } = this;
    if (!view || !this.token) return;
    const { free_to: free, ask_to: ask, last } = view.undo;
    this.auto.held = true;
    // One choice back, not everything that may be undone at once; a single answer is not a choice.
    if (free !== null)
      await this.attempt({ do: "undo", turn: view.turn, to: Math.max(free, last ?? free) });
    else if (ask !== null && last !== null)
      await this.attempt({ do: "propose", vote: { kind: "undo", to: last } });
  }

  /** Shows another step; null returns to now. */
  async look(n: number | null): Promise<void> {
    const last = this.view?.game?.n ?? 0;
    if (n === null || n >= last) {
      this.store.past = null;
      return;
    }
    try {
      this.store.past = await this.lookAt(Math.max(0, n));
    } catch (fault) {
      this.sender.problem = refusal(fault);
    }
  }

  private lookAt(n: number): Promise<Step> {
    return this.line.step(this.token, n, this.view?.you.society ?? "watcher");
  }

  /** Shows what has happened since the last turn again. */
  async playAgain(): Promise<void> {
    const { playAgain } = await import("./again");
    await playAgain(this, (n) => this.lookAt(n));
  }

  /** Creates a new link for our own seat; the old one no longer works, here or elsewhere. */
  async renew(): Promise<void> {
    const { seat } = this;
    if (seat === null || !this.token) return;
    this.stop(); // otherwise the stream would report the old secret as invalid before the new one is here
    const done = await this.attempt({ do: "renew", seat });
    if (done?.token) this.rights.take(seat, done.token);
    if (!this.closed) this.connect();
  }

  /** Reports somebody here to the operator; rejects with the transport's errors. */
  report(report: Report): Promise<void> {
    return this.line.report(this.token, report);
  }

  /** Takes a seat with a token that was just received. */
  async sit(seat: number, token: string): Promise<void> {
    this.rights.take(seat, token);
    this.rights.seat = seat;
    this.store.clear();
    this.recap.clear();
    await this.open();
  }
}
