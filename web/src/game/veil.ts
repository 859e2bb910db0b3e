// What a moment of the game is about to reveal is not to be read beside it.
import type { GameView, PlayerFacts } from "../api/types";
import { SOCIETIES } from "./names";
import type { BeatKind } from "./beats";

interface Moment {
  kind: BeatKind;
  before: GameView | null;
}

/** The game as it stands around a moment on stage: loyalties and scores as they were, one's own not dealt yet. */
export function veiled(game: GameView, { kind, before }: Moment): GameView {
  const players = { ...game.players };
  for (const society of SOCIETIES) {
    const [now, was] = [game.players[society], before?.players[society]];
    if (!now) continue;
    if (kind === "deal") players[society] = { ...now, loyalties: now.loyalties.map(() => null) };
    else if (was && (kind === "reveal" || kind === "end"))
      players[society] = { ...now, ...known(was) };
  }
  return { ...game, players };
}

const known = ({ loyalties, face_up, score }: PlayerFacts) => ({ loyalties, face_up, score });
