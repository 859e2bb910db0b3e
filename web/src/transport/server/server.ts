// Tables kept by the server: commands over HTTP, news by Server-Sent Events.
import type {
  About,
  Advice,
  BoardView,
  CreatedTable,
  LessonFacts,
  Reference,
  Step,
  TableFacts,
  View,
} from "../../api/types";
import type { Command, Done, TableTransport, Transport } from "../transport";
import { call, type Call } from "./http";
import { listen } from "./stream";

/** A bot takes its time over advice, and longer on a busy server. */
const THINKING = 120_000;

/** How a command is sent to the server: a path below the table's, and a body. */
function requestOf(command: Command): { path: string; body?: unknown; method?: string } {
  switch (command.do) {
    case "answer":
      return { path: "actions", body: { turn: command.turn, actions: command.actions } };
    case "undo":
      return { path: "undo", body: { turn: command.turn, to: command.to } };
    case "propose":
      return { path: "votes", body: command.vote };
    case "vote":
      return { path: `votes/${command.vote}`, body: { yes: command.yes } };
    case "settle":
      return { path: `votes/${command.vote}/settle`, body: {} };
    case "chat":
      return { path: "chat", body: { text: command.text } };
    case "start":
      return { path: "start", body: { fill: command.fill } };
    case "take":
      return {
        path: `seats/${command.seat}/take`,
        body: { name: command.name, word: command.word },
      };
    case "word":
      return { path: `seats/${command.seat}/word`, body: { word: command.word } };
    case "change":
      return {
        path: `seats/${command.seat}`,
        body: { society: command.society },
        method: "PATCH",
      };
    case "leave":
      return { path: `seats/${command.seat}/leave`, body: {} };
    case "return":
      return { path: `seats/${command.seat}/return`, body: {} };
    case "remove":
      return { path: `seats/${command.seat}/offer`, body: { kind: command.kind, remove: true } };
    case "renew":
    case "reclaim":
      return { path: `seats/${command.seat}/${command.do}` };
  }
}

const hasView = (answer: View | Done): answer is Done => "view" in answer;

function tableAt(id: string): TableTransport {
  const at = <T>(path: string, request: Call = {}) => call<T>(`/tables/${id}/${path}`, request);
  const through = (n: number, eyes: string, more = "") =>
    `steps/${n}${more}?as=${encodeURIComponent(eyes)}`;
  return {
    open: (token) => at<View>("view?since=0", { token }),
    step: (token, n, eyes) => at<Step>(through(n, eyes), { token }),
    advise: (token, n, eyes) =>
      at<Advice>(through(n, eyes, "/advice"), { token, patience: THINKING }),
    listen: (token, since, listener) => listen(id, token, since, listener),
    report: async (token, report) => {
      await at<{ report: number }>("reports", { method: "POST", body: report, token });
    },
    board: () => at<BoardView>("board"),
    act: async (token, command, { key, since = 0 } = {}) => {
      const { path, body, method = "POST" } = requestOf(command);
      const request = { method, body, token, key };
      const answer = await at<View | Done>(`${path}?since=${since}`, request);
      return hasView(answer) ? answer : { view: answer };
    },
  };
}

const post = <T>(path: string, body: unknown, token: string | null = null): Promise<T> =>
  call<T>(path, { method: "POST", body, token });

export const server: Transport = {
  table: tableAt,
  about: () => call<About>("/about"),
  rules: () => call<Reference>("/rules"),
  list: async () => (await call<{ tables: TableFacts[] }>("/tables")).tables,
  facts: (id) => call<TableFacts>(`/tables/${id}`),
  create: (wish) => post<CreatedTable>("/tables", wish),
  lessons: async () => (await call<{ lessons: LessonFacts[] }>("/lessons")).lessons,
  startLesson: (lesson) => call<CreatedTable>(`/lessons/${lesson}`, { method: "POST" }),
  rematch: async (id, token) =>
    (await post<{ table: TableFacts }>(`/tables/${id}/rematch`, {}, token)).table,
  continueFrom: (id, step, society) =>
    post<CreatedTable>(`/tables/${id}/continue`, { step, society }),
  importRecord: async (record) => (await post<{ table: TableFacts }>("/records", record)).table,
  record: (id) => call(`/tables/${id}/record`),
  recordAddress: (id) => `/api/tables/${id}/record`,
};
