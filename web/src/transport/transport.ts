// What the page needs from the keeper of the tables. Today that is the server; nothing above this file
// knows that, so a table in the browser only needs another `Transport`.
import type {
  About,
  Advice,
  BoardView,
  CreatedTable,
  LessonFacts,
  NewTable,
  Report,
  RecordedGame,
  Reference,
  Step,
  TableFacts,
  View,
} from "../api/types";
import type { Society } from "../game/names";

/** What can be done at a table. Each command takes effect once, however often it is sent with one key. */
export type Command =
  | { do: "answer"; turn: number; actions: string[] }
  | { do: "undo"; turn: number; to: number }
  | { do: "propose"; vote: Proposal }
  | { do: "vote"; vote: number; yes: boolean }
  | { do: "settle"; vote: number }
  | { do: "chat"; text: string }
  | { do: "start"; fill: string | null }
  | { do: "take"; seat: number; name: string; word?: string }
  | { do: "word"; seat: number; word: string }
  | { do: "change"; seat: number; society: Society | null }
  | { do: "remove"; seat: number; kind: "friend" | "open" }
  | { do: "renew"; seat: number }
  | { do: "reclaim"; seat: number }
  | { do: "leave"; seat: number }
  | { do: "return"; seat: number };

export type Proposal =
  { kind: "undo"; to: number } | { kind: "end" } | { kind: "bot"; seat: number };

/** The result of a command; taking or renewing a seat returns the secret that opens it. */
export interface Done {
  view: View;
  seat?: number;
  token?: string;
  /** What opens a seat to a friend, once somebody else was removed from it. */
  invite?: string | null;
  /** The vote on a seat that was requested. */
  vote?: number;
}

export interface Listener {
  onview: (view: View) => void;
  onpresence: (online: number[]) => void;
  /** Whether the connection is up. */
  ononline: (yes: boolean) => void;
  /** The secret no longer opens anything here; nothing more will be received. */
  onrefused: () => void;
}

/** How a command is sent. */
export interface Terms {
  /** Identifies the command, so that it takes effect once. */
  key?: string;
  /** The last view received: the response brings only later events and chat. */
  since?: number;
}

/** One table. The token identifies the seat; without one, the caller is a spectator. */
export interface TableTransport {
  /** The table as it is now. */
  open(token: string | null): Promise<View>;
  /** Board, councils and cards as the table's rules have them; they never change. */
  board(): Promise<BoardView>;
  /** Sends a command and returns what is new. */
  act(token: string | null, command: Command, terms?: Terms): Promise<Done>;
  /** Reports somebody here to the server's operator. */
  report(token: string | null, report: Report): Promise<void>;
  /** The table at an earlier step, as somebody saw it. */
  step(token: string | null, n: number, eyes: string): Promise<Step>;
  /** What a bot would think at that step. */
  advise(token: string | null, n: number, eyes: string): Promise<Advice>;
  /** Reports everything after `since`, until the returned function is called. */
  listen(token: string | null, since: number, listener: Listener): () => void;
}

/** All tables. */
export interface Transport {
  table(id: string): TableTransport;
  about(): Promise<About>;
  /** The rules by number, without their words; they never change. */
  rules(): Promise<Reference>;
  list(): Promise<TableFacts[]>;
  facts(id: string): Promise<TableFacts>;
  create(wish: NewTable): Promise<CreatedTable>;
  /** The guided first game and all lessons, in the order to take them. */
  lessons(): Promise<LessonFacts[]>;
  /** Creates a table for a lesson, already started. */
  startLesson(lesson: string): Promise<CreatedTable>;
  /** The next table for the same people. */
  rematch(id: string, token: string): Promise<TableFacts>;
  /** Creates one's own table that continues from a step of this one. */
  continueFrom(id: string, step: number, society: string): Promise<CreatedTable>;
  importRecord(record: unknown): Promise<TableFacts>;
  /** The record of a finished game. */
  record(id: string): Promise<RecordedGame>;
  /** The URL from which a finished game can be downloaded. */
  recordAddress(id: string): string;
}

/** Every failure of a transport. Code "gone" means that the keeper of the tables was not reached. */
export class TransportError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** The table as it is, if the request came too late. */
    readonly view: View | null = null,
    /** Which refusal it is, by the server's name for it. */
    readonly reason = "",
  ) {
    super(message);
  }
}

/** An unguessable key for a command, so that it takes effect once however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) =>
    n.toString(36).padStart(7, "0"),
  ).join("-");
