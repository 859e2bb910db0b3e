// Shows the actions of others beat by beat: when many arrive at once, each waits for the one before it.
import type { GameEvent, GameView, View } from "../api/types";
import {
  beatsOf,
  beforehand,
  holdOf,
  isAftermath,
  isFight,
  trackerAt,
  type Beat,
  type BeatKind,
  type Tracker,
} from "../game/beats";
import { landing, nothingTravels } from "./landing";
import { settings } from "./settings.svelte";

/** What is on stage, and the game before and after it. */
export interface Stage {
  kind: BeatKind;
  events: GameEvent[];
  before: GameView | null;
  after: GameView | null;
  /** Whether it is the reader's own action. */
  own: boolean;
  /** Whether it stays until the person goes on. */
  stays?: boolean;
}

/** Something to be shown; without a kind it continues what is on stage. */
interface Scene {
  kind: BeatKind | null;
  events: GameEvent[];
  at: number;
  /** Puts the table into the matching state. */
  enter: () => void;
  /** Whether it brings a question for this screen: then nothing more follows by itself. */
  asks: boolean;
}

/** Whether it changes nothing on the table: a chat message, a vote, the answer to one's own request once more. */
const isEmpty = ({ kind, events }: Scene): boolean => kind === null && events.length === 0;

/** An order can be read before the pieces move. */
const LEAD = 600;
/** The effects of an order arrive in pieces; after this much silence they are complete. */
const QUIET = 300;
const GATHER_MOST = 1500;
/** The reader's own actions soon make way for those of others; their fights and betrayals are seen first. */
const OWN = 350;
const OWN_MOMENT = 1000;
/** At tables with people: things older than this are shown faster; much older ones are summed up. */
const LATE = 4000;
const TOO_LATE = 20_000;
/** A view with more beats than this is a jump, left to the summary. */
const JUMP = 3;

/** What takes the middle of the table; everything else is shown beside it. */
const DRAMAS: readonly BeatKind[] = ["deal", "round", "reveal", "end"];
const isDrama = (stage: Stage | null): boolean => stage !== null && DRAMAS.includes(stage.kind);
/** Whether it has to be read even if nothing follows: what others did, and moments of the game. */
const isNews = (stage: Stage | null): boolean => stage !== null && (!stage.own || isDrama(stage));

const PACES = { slow: 1.7, normal: 1, fast: 0.5, once: 0 } as const;

interface Hooks {
  /** Applies a view. */
  accept: (view: View) => void;
  /** Something is on stage, with everything that has come of it so far. */
  staged: (stage: Stage) => void;
  /** The game as shown. */
  game: () => GameView | null;
  /** Whether people or bots continue regardless of us, so that the show must not fall behind. */
  live: () => boolean;
  /** Whether a view asks this screen. */
  asks: (view: View) => boolean;
  /** Everything has been shown. */
  settled: () => void;
  /** Too much happened at once to be shown: it continues from a later state than this. */
  jumped: (before: GameView | null) => void;
}

export class Show {
  stage = $state.raw<Stage | null>(null);
  paused = $state(false);
  /** Whether something on stage still has to be read, or waits to be shown. */
  busy = $state(false);
  /** How many beats are waiting. */
  ahead = $state(0);
  /** The turn of the last view received, shown or not: a question of an earlier one has been answered. */
  turn = $state<number | null>(null);

  private waiting: Scene[] = [];
  /** The last view received, shown or not, and the beat it ended in. */
  private newest: View | null = null;
  private during: BeatKind | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;
  private hold = 0;
  /** Whether an order is on stage without its effects. */
  private bare = false;
  /** Whether something is being shown again. */
  private again = false;

  constructor(private readonly hooks: Hooks) {}

  /** The number of the last view received, shown or not. */
  get seq(): number {
    return this.newest?.seq ?? 0;
  }
  /** What takes the middle of the table, while it is being read. */
  get drama(): Stage | null {
    return this.busy && isDrama(this.stage) ? this.stage : null;
  }
  /** Where the tracker stays until what is on stage has been read; null if it need not stay. */
  get tracker(): Tracker | null {
    const { stage } = this;
    return stage && this.busy ? trackerAt(stage.kind, stage.events, stage.before) : null;
  }
  /** How much longer than normal things are shown. */
  get pace(): number {
    return PACES[settings.speed] || (this.again ? 1 : 0);
  }

  /** Starts with this view, and drops whatever was waiting. */
  begin(view: View): void {
    this.clear();
    this.newest = view;
    this.turn = view.turn;
    this.hooks.accept(view);
    this.hooks.settled();
  }

  /** Receives a new view. */
  push(view: View): void {
    const { newest } = this;
    if (newest && view.seq < newest.seq) {
      this.hooks.accept(view); // fills gaps in the log
      return;
    }
    const [was, is] = [newest?.game, view.game];
    this.newest = view;
    this.turn = view.turn;
    if (!was || !is || is.n < was.n || was.seat !== is.seat) {
      // An undo, a start, or another side of the table: nothing to show.
      this.jump(view);
      return;
    }
    const news = view.events.filter((event) => event.n >= was.n);
    // What others take back is told together, but not with what one takes back oneself.
    const apart = () => {
      if (this.during === "gather" && news.some(({ seat }) => seat && seat === is.seat))
        this.during = null;
    };
    apart();
    const beats = beatsOf(news, this.during);
    this.during = beats.findLast(({ kind }) => kind)?.kind ?? this.during;
    apart();
    if ((this.pace === 0 || document.hidden) && !this.again) this.jump(view);
    else if (beats.length > JUMP) this.catchUp(view);
    else this.queue(view, beats);
  }

  /** Shows past events again, each scene with the state it led to; even for people who skip the show. */
  play(
    scenes: { kind: BeatKind; events: GameEvent[]; enter: () => void }[],
    end: () => void,
  ): void {
    const at = performance.now();
    this.again = true;
    this.stage = null;
    this.waiting.push(...scenes.map((scene) => ({ ...scene, at, asks: true })));
    this.waiting.push({ kind: null, events: [], at, enter: end, asks: true });
    this.plan();
  }

  private queue(view: View, beats: Beat[]): void {
    const at = performance.now();
    const asks = this.hooks.asks(view);
    if (beats.length === 0) beats.push({ kind: null, events: [] });
    // There is one state for several beats: it comes with the last, or the first would give away the rest. Only
    // from what merely follows, like starving, one can tell how it was before.
    const whole = beats.findLastIndex((beat, i) => i === 0 || !isAftermath(beat));
    for (const [i, beat] of beats.entries()) {
      const later = beats.slice(i + 1);
      const enter = () => this.hooks.accept(later.length > 0 ? this.until(later, view) : view);
      this.waiting.push({ ...beat, at, enter: i < whole ? () => undefined : enter, asks });
    }
    this.plan();
  }

  /** A view as it was before what follows from it. */
  private until(later: readonly Beat[], view: View): View {
    const untold = later.flatMap((beat) => beat.events);
    const events = view.events.filter((event) => !untold.includes(event));
    return { ...view, events, game: beforehand(this.hooks.game(), view.game!, later) };
  }

  /** Moves on to the next one at once; the last one makes way for the question. */
  skip(): void {
    if (this.busy) this.next();
  }

  skipAll(): void {
    this.flush();
    this.rest();
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.plan()); // the end first tells how much time it still needs
  }

  /**
   * Puts something that is not news on stage: the deal. It stays until the person goes on, but where
   * others play on regardless, it only has its time. Returns whether it did.
   */
  present(stage: Stage): boolean {
    if (this.pace === 0 || document.hidden) return false;
    this.put({ ...stage, stays: !this.hooks.live() }, Infinity); // until it is drawn at least
    this.plan();
    return true;
  }

  /** It has been drawn: its time begins, however long that took. */
  drawn(stage: Stage): void {
    if (this.stage !== stage) return;
    this.since = performance.now();
    if (this.hold < Infinity || stage.stays) return;
    this.hold = holdOf(stage.kind, [], null, null) * this.pace;
    this.plan();
  }

  clear(): void {
    clearTimeout(this.timer);
    nothingTravels();
    this.waiting = [];
    this.ahead = 0;
    this.stage = null;
    this.during = null;
    this.busy = this.paused = false;
  }

  /** Applies everything that waits without showing it. */
  flush(): void {
    clearTimeout(this.timer);
    for (const scene of this.waiting.splice(0)) scene.enter();
    this.ahead = 0;
    this.busy = false;
  }

  /** Jumps to the newest state; the summary explains how it came about. */
  private catchUp(view: View | null): void {
    this.hooks.jumped(this.hooks.game());
    this.jump(view);
  }

  private jump(view: View | null): void {
    this.flush();
    this.stage = null;
    if (view) this.hooks.accept(view);
    this.rest();
  }

  private rest(): void {
    this.busy = this.paused = this.again = false;
    this.hold = 0; // what was skipped has had its time
    this.hooks.settled();
  }

  /** Whether anything waits that takes time. */
  private get pending(): boolean {
    return this.waiting.some((scene) => !isEmpty(scene));
  }

  /** Applies what changes nothing on the table: at once, but while pieces travel only what asks this screen. */
  private enterEmpty(now = performance.now()): void {
    const isDue = (scene: Scene) => isEmpty(scene) && (scene.asks || landing() <= now);
    while (this.waiting[0] && isDue(this.waiting[0])) this.waiting.shift()!.enter();
  }

  /** Things that change nothing on the table take no time; the rest waits for its moment. */
  private plan(): void {
    clearTimeout(this.timer);
    this.enterEmpty();
    const first = this.waiting[0];
    if (
      first &&
      !this.again &&
      this.hooks.live() &&
      performance.now() - first.at > TOO_LATE &&
      !this.paused
    ) {
      this.catchUp(null);
      return;
    }
    this.ahead = this.waiting.filter(({ kind }) => kind).length;
    this.busy = this.pending || (this.busy && isNews(this.stage));
    const wait = this.due() - performance.now();
    if (wait <= 0) this.next();
    else if (wait < Infinity) this.timer = setTimeout(() => this.plan(), wait);
    else if (!this.busy) this.hooks.settled();
  }

  /** When the next thing is due; never, if nothing is. */
  private due(): number {
    const [next] = this.waiting;
    if (next && isEmpty(next)) return landing();
    if (this.paused) return Infinity;
    const hold = this.hold && Math.max(this.hold, landing() - this.since);
    if (!next) return this.busy ? this.since + hold : Infinity;
    if (!this.stage || (this.stage.own && next.kind === null)) return 0;
    const lasts = hold * this.hurry(next);
    if (next.kind !== null || !this.bare) return this.since + lasts;
    const last = this.waiting.at(-1)!;
    const whole = last.kind !== null || last.asks;
    const gathered = whole ? 0 : Math.min(last.at + QUIET, next.at + GATHER_MOST);
    return Math.max(this.since + Math.min(LEAD * this.pace, lasts), gathered);
  }

  /** Less than 1 if what waits has grown old. */
  private hurry(next: Scene): number {
    const late = performance.now() - next.at;
    return this.hooks.live() && late > LATE ? LATE / (2 * late) : 1;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.enterEmpty(Infinity);
    const scene = this.waiting.shift();
    if (!scene) {
      this.rest();
      return;
    }
    const opens = scene.kind !== null;
    const before = opens || !this.stage ? this.hooks.game() : this.stage.before;
    const earlier = opens ? [] : (this.stage?.events ?? []);
    const news = [...scene.events];
    scene.enter();
    // Everything that comes of one order is one movement.
    while (this.waiting[0]?.kind === null && (!opens || scene.kind === "gather")) {
      const more = this.waiting.shift()!;
      more.enter();
      news.push(...more.events);
    }
    const kind = scene.kind ?? this.stage?.kind ?? "order";
    const after = this.hooks.game();
    const you = after?.seat ?? null;
    const own = opens ? you !== null && scene.events[0]?.seat === you : (this.stage?.own ?? false);
    const hold = holdOf(kind, news, before, after) * this.pace;
    this.bare = opens && scene.events.length === 1 && (kind === "order" || kind === "card");
    const stage = { kind, events: [...earlier, ...news], before, after, own };
    const soon = Math.min(hold, isFight(news) || isDrama(stage) ? OWN_MOMENT : OWN);
    this.put(stage, own ? soon : hold);
    this.plan();
  }

  private put(stage: Stage, hold: number): void {
    this.stage = stage;
    this.since = performance.now();
    this.hold = hold;
    this.busy = this.pending || isNews(stage);
    this.hooks.staged(stage);
  }
}
