// Analysis by bots, and puzzles: used by panels that few people open, so it is loaded with those.
import type { Course, Judged, PuzzleVerdict, PuzzleView, Review, Suspicions } from "../api/types";
import { call } from "./server/http";

/** A bot takes its time, and longer on a busy server. */
const PATIENCE = 120_000;

const at = <T>(table: string, path: string, token: string | null): Promise<T> =>
  call<T>(`/tables/${table}/${path}`, { token, patience: PATIENCE });

/** What one seat may suspect about the others at a step. */
export const suspect = (table: string, token: string | null, n: number, eyes: string) =>
  at<Suspicions>(table, `steps/${n}/suspicions?as=${encodeURIComponent(eyes)}`, token);

/** How a finished game went. */
export const course = (table: string, token: string | null) => at<Course>(table, "course", token);

/** What a finished game shows to a seat. */
export const review = (table: string, token: string | null, eyes: string) =>
  at<Review>(table, `review?as=${encodeURIComponent(eyes)}`, token);

/** How the answer given at a step of a finished game compares with the best, at a glance or more deeply. */
export const judge = (table: string, token: string | null, n: number, deep: boolean) =>
  at<Judged>(table, `steps/${n}/judgement?deep=${deep}`, token);

export const puzzleOfTheDay = () => call<PuzzleView>("/puzzles/today");

export const answerPuzzle = (number: number, option: string) =>
  call<PuzzleVerdict>(`/puzzles/${number}/answer`, { method: "POST", body: { option } });
