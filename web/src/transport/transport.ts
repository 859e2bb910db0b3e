// What the page asks of whoever keeps the tables. Today that is the server; nothing above this file
// knows it, so a table that lives in the browser needs only another `Transport`.
import type {
  About,
  Advice,
  BoardView,
  CreatedTable,
  LessonFacts,
  NewTable,
  Reference,
  Step,
  TableFacts,
  View,
} from "../api/types";
import type { Society } from "../game/names";

/** What can be done at a table. Each is done once, however often it is sent under one key. */
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
  | { do: "renew"; seat: number }
  | { do: "reclaim"; seat: number }
  | { do: "leave"; seat: number }
  | { do: "return"; seat: number };

export type Proposal =
  { kind: "undo"; to: number } | { kind: "end" } | { kind: "bot"; seat: number };

export const REPORT_KINDS = ["talk", "name", "cheating", "leaving", "other"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What somebody tells whoever runs the server; `seat` is whom it is about. */
export interface Report {
  kind: ReportKind;
  seat: number | null;
  text: string;
}

/** What came of a command; who takes or renews a seat gets the secret that opens it. */
export interface Done {
  view: View;
  seat?: number;
  token?: string;
  /** The vote about a seat that was asked for. */
  vote?: number;
}

export interface Listener {
  onview: (view: View) => void;
  onpresence: (online: number[]) => void;
  /** Whether the line stands. */
  ononline: (yes: boolean) => void;
  /** The secret opens nothing here any more; nothing is listened to after that. */
  onrefused: () => void;
}

/** How a command is sent. */
export interface Terms {
  /** Names the command, so that it is done once. */
  key?: string;
  /** The last view known: the answer's view brings only events and talk that came after it. */
  since?: number;
}

/** One table. A token says as whom one speaks; without one, one watches. */
export interface TableTransport {
  /** The table as it is now. */
  open(token: string | null): Promise<View>;
  /** Board, councils and cards as the table's rules have them; they never change. */
  board(): Promise<BoardView>;
  /** Do something, and hear what is new since then. */
  act(token: string | null, command: Command, terms?: Terms): Promise<Done>;
  /** Tell whoever runs the server about somebody here. */
  report(token: string | null, report: Report): Promise<void>;
  /** The table as it was, through somebody's eyes. */
  step(token: string | null, n: number, eyes: string): Promise<Step>;
  /** What a bot would think there. */
  advise(token: string | null, n: number, eyes: string): Promise<Advice>;
  /** Hear of everything after `since`, until the returned function is called. */
  listen(token: string | null, since: number, listener: Listener): () => void;
}

/** All the tables there are. */
export interface Transport {
  table(id: string): TableTransport;
  about(): Promise<About>;
  /** The rules by number, without their words; they never change. */
  rules(): Promise<Reference>;
  list(): Promise<TableFacts[]>;
  facts(id: string): Promise<TableFacts>;
  create(wish: NewTable): Promise<CreatedTable>;
  /** The first game that teaches and all lessons, in the order to take them. */
  lessons(): Promise<LessonFacts[]>;
  /** A table for a lesson, which has begun. */
  startLesson(lesson: string): Promise<CreatedTable>;
  /** The next table for the same people. */
  rematch(id: string, token: string): Promise<TableFacts>;
  /** A table of one's own that goes on from a step of this one. */
  continueFrom(id: string, step: number, society: string): Promise<CreatedTable>;
  importRecord(record: unknown): Promise<TableFacts>;
  /** The record of a finished game. */
  record(id: string): Promise<unknown>;
  /** Where a finished game can be downloaded. */
  recordAddress(id: string): string;
}

/** Every failure of a transport. Code "gone" means that whoever keeps the tables was not reached. */
export class TransportError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** The table as it is, where what was asked came too late. */
    readonly view: View | null = null,
  ) {
    super(message);
  }
}

/** A name for a command, so that it is done once however often it is sent. Nobody can guess it. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) =>
    n.toString(36).padStart(7, "0"),
  ).join("-");
