"""Finding puzzles in games between bots, and checking them by a search of any depth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.explain import stakes_of
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.puzzles.book import KINDS, Puzzle, PuzzleAnswer, game_of
from warofwhispers.bots.puzzles.outcomes import explained
from warofwhispers.bots.reasons import reasons_for
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.weighing import Weighed, weigh
from warofwhispers.content import SOCIETIES
from warofwhispers.engine.codes import PASS
from warofwhispers.game import Game
from warofwhispers.record import record_of, record_to_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.bots.advice import Reason
    from warofwhispers.bots.puzzles.book import PuzzleKind

FEWEST: Final = 3  # a puzzle has at least this many answers,
MOST: Final = 24  # and at most as many as a person can look through
GLANCE: Final = 24  # worlds in which every answer is tried at first,
LOOK: Final = 160  # then if one seems to stand out,
STUDY: Final = 1_500  # and finally for the best of them
FINALISTS: Final = 4
STANDS_OUT: Final = 0.07  # the best answer's lead over the second, in the chance to win,
SURE: Final = 5.0  # and in standard errors
HOPE: Final = 0.2  # the least chance to win with the best answer: a lost game makes no puzzle
PLAYERS: Final = (4, 4, 3, 4, 2)
PER_GAME: Final = 2
OBVIOUS: Final = ("deploy", "attack", "order")
"""Kinds of which there are so many that the answer must not be the first that comes to mind."""
ROUND: Final = 2  # the first round searched for puzzles: before it, nothing is decided

PROMPTS: Final[dict[str, PuzzleKind]] = {
    "deploy": "deploy",
    "swap": "swap",
    "attack_from": "attack",
    "attack_to": "attack",
    "attack_count": "attack",
}


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of searching a puzzle: the solution's lead over the next best, and its error."""

    best: str
    lead: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Return whether the best answer clearly is the best."""
        return self.lead >= STANDS_OUT and self.lead >= SURE * self.error


@dataclass(frozen=True, slots=True)
class Searched:
    """A question that was searched, with its answers, best first."""

    game: Game
    kind: PuzzleKind
    study: Study
    answers: list[Weighed]

    @property
    def result(self) -> Checked:
        """Return whether its best answer is clear."""
        lead, error = self.answers[0].lead(self.answers[1])
        return Checked(self.game.notation.text(self.answers[0].option), lead, error)

    def puzzle(self) -> Puzzle:
        """Return it as a puzzle, with what came of each answer."""
        options = [one.option for one in self.answers]
        answers = tuple(
            PuzzleAnswer(
                self.game.notation.text(one.option), round(one.win, 4), round(one.error, 4), less
            )
            for one, less in zip(self.answers, explained(self.study, options, LOOK), strict=True)
        )
        record = record_to_json(record_of(self.game))
        return Puzzle(self.kind, record, answers, self.study.tried)


def kind_of(prompt: str, best: str) -> PuzzleKind | None:
    """Return the kind of a question, given its best answer; None if it makes no puzzle."""
    if best.startswith("play "):
        return "card"
    if prompt == "act" and best.startswith("order "):
        return "attack" if best.endswith(" attack") else "order"
    return PROMPTS.get(prompt)


def study_of(game: Game, seed: int) -> Study:
    """Return a study of a game's present question, from what the asked seat has seen."""
    seen = game.observation(game.decision.player)
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events_for(game.state, seen.seat, 0))
    belief.look(seen)
    return Study(belief, seen, seed)


def explanation(study: Study, option: int) -> Reason | None:
    """Return why an answer is the best, for people who missed it.

    None if nothing can be said at sight: what the others lack must be enough then.
    """
    found = reasons_for(study.maker.plain, option, stakes_of(study), 1)
    return found[0] if found else None


def stands_out(answers: list[Weighed], least: float) -> bool:
    """Return whether the first answer leads the second by at least `least`."""
    return answers[0].lead(answers[1])[0] >= least


def find_puzzle(game: Game, seed: int) -> Puzzle | None:
    """Return a game's present question as a puzzle, if one answer is clearly the best."""
    study = study_of(game, seed)
    answers = weigh(study, map(Weighed, study.seen.options), GLANCE)
    if not stands_out(answers, STANDS_OUT):
        return None
    answers = weigh(study, answers, LOOK)
    kind = kind_of(game.decision.prompt, game.notation.text(answers[0].option))
    if kind is None or not stands_out(answers, STANDS_OUT) or answers[0].win < HOPE:
        return None
    tame = kind in OBVIOUS or answers[0].option == PASS
    if tame and study.trials[0].option == answers[0].option:
        return None
    finalists = weigh(study, answers[:FINALISTS], STUDY)
    found = Searched(game, kind, study, [*finalists, *answers[FINALISTS:]])
    if not found.result.is_clear:
        return None
    puzzle = found.puzzle()
    told = explanation(study, finalists[0].option) or puzzle.answers[1].lacks
    return puzzle if told else None


def search_puzzle(puzzle: Puzzle, worlds: int, seed: int) -> Searched:
    """Search a puzzle's question again: all answers briefly, the best ones in `worlds` worlds."""
    game = game_of(puzzle)
    study = study_of(game, seed)
    answers = weigh(study, map(Weighed, study.seen.options), max(2, worlds // 10))
    finalists = weigh(study, answers[:FINALISTS], worlds)
    return Searched(game, puzzle.kind, study, [*finalists, *answers[FINALISTS:]])


def search_games(ruleset: str, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles of one game between bots after another, without end."""
    for number in count():
        players = PLAYERS[number % len(PLAYERS)]
        game = Game.new(players, ruleset, seed=seed * 100_003 + number)
        yield from search_game(game, seed + number)


def search_game(game: Game, seed: int) -> Iterator[Puzzle]:
    """Play a game on and yield a few puzzles from it."""
    bots = [GreedyBot() for _ in game.seats]
    told = [0] * len(bots)
    kinds: set[str] = set()
    while not game.over:
        seat = game.state.player
        bots[seat].notice(events_for(game.state, seat, told[seat]))
        told[seat] = len(game.state.log or ())
        options = game.state.options
        if game.state.round >= ROUND and FEWEST <= len(options) <= MOST and len(kinds) < PER_GAME:
            found = find_puzzle(Game.clone(game), seed)
            if found is not None and found.kind not in kinds:
                kinds.add(found.kind)
                yield found
        seen = game.observation(SOCIETIES[game.state.seats[seat]])
        game.apply(game.notation.text(bots[seat].answer(seen, Budget(), seed)))


def make_puzzles(number: int, ruleset: str, seed: int) -> Iterator[Puzzle]:
    """Yield this many puzzles, as evenly divided among the kinds as they are found."""
    shares = dict.fromkeys(KINDS, -(-number // len(KINDS)) + 1)
    made = 0
    for puzzle in search_games(ruleset, seed):
        if made == number:
            return
        if shares[puzzle.kind]:
            shares[puzzle.kind] -= 1
            made += 1
            yield puzzle
