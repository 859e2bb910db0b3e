// The server's types. `schema.d.ts` is generated from its OpenAPI document (`npm run types`); here its
// shapes get short names, and records keyed by empire or society are typed as such.
import type { Empire, Icon, Society } from "../game/names";
import type { components } from "./schema";

type Schemas = components["schemas"];
type Of<T, Changes> = Omit<T, keyof Changes> & Changes;
type PerEmpire<T> = Record<Empire, T>;

export type About = Of<Schemas["About"], { societies: Society[] }>;
export type SeatFacts = Schemas["SeatFacts"];
export type SeatWish = Of<
  Schemas["SeatWish"],
  { name?: string; society?: Society; level?: string }
>;
export type NewTable = Of<Schemas["NewTable"], { seats: SeatWish[] }>;
/** A report to the server's operator; `seat` is the one it concerns. */
export type Report = Schemas["MakeReport"];
export type CreatedTable = Schemas["CreatedTable"];
export type LessonFacts = Schemas["LessonFacts"];
export type Teaching = Schemas["Teaching"];
export type TableFacts = Schemas["TableFacts"];
export type ChatLine = Schemas["ChatMessage"];

export type PlayerFacts = Of<Schemas["PlayerView"], { cards: PerEmpire<number> }>;
export type Outcome = Schemas["Outcome"];
export type Fight = Schemas["Fight"];
export type Plan = Schemas["Plan"];
export type BoardView = Schemas["BoardView"];
export type Reference = Schemas["Reference"];
export type RecordedGame = Schemas["RecordJson"];
export type Proof = Schemas["Proof"];
export type RuleFacts = Schemas["RuleFacts"];
export type Refusal = Schemas["Refusal"];

export type GameView = Of<
  Schemas["GameView"],
  {
    reserves: PerEmpire<number>;
    decks: PerEmpire<number>;
    discards: PerEmpire<number>;
    icons: PerEmpire<Record<Icon, number>>;
    councils: PerEmpire<(Society | null)[]>;
    players: Partial<Record<Society, PlayerFacts>>;
  }
>;

export type GameEvent = Schemas["Happened"];

interface Asked {
  player: Society | "chance" | null;
  about: Record<string, unknown>;
}
/** What is known about the answers; only the player asked is told. */
type Answers = Pick<Schemas["DecisionView"], "outcomes" | "plan" | "refused">;
export type Decision = Of<Schemas["Question"], Asked> & Answers;
export type Advice = Schemas["Advice"];
export type Candidate = Schemas["Candidate"];
export type Suspicions = Schemas["Suspicions"];
export type Clue = Schemas["Clue"];
export type Course = Schemas["Course"];
export type Review = Schemas["Review"];
export type Judged = Schemas["Judged"];
export type PuzzleView = Of<Schemas["PuzzleView"], { view: View }>;
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
/** A question as a replay shows it: nobody has to answer. */
export type PastDecision = Of<Schemas["StepQuestion"], Asked>;

export type View = Of<
  Schemas["View"],
  { game: GameView | null; decision: Decision | null; events: GameEvent[] }
>;

export type Step = Of<
  Schemas["Step"],
  {
    game: GameView;
    decision: PastDecision | null;
    events: GameEvent[];
    hands: Partial<Record<Society, string[]>> | null;
  }
>;
