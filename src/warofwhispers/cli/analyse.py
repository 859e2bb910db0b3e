"""`whispers analyse`: what a seat could have thought at one question of a record, in words.

Everything follows from what that seat saw; the record's hidden parts are not used.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers import Game, read_record
from warofwhispers.bots import Budget, analyse, events_for
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_seed_argument, at_least
from warofwhispers.cli.play.question import question_of
from warofwhispers.cli.play.screen import Screen
from warofwhispers.cli.play.speech import Speech
from warofwhispers.content import SOCIETIES
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.options import option

if TYPE_CHECKING:
    import argparse

    from warofwhispers import Record
    from warofwhispers.bots.advice import Advice, Reason, Suspicion

EXAMPLE = "whispers analyse game.json --step 40 --seat raven"
SIMULATIONS = 1_000
LIKELY = 0.1  # the lowest chance of a Devout that is worth mentioning


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=words().say("cli-help-record"))
    parser.add_argument("--step", type=int, metavar="N", help=words().say("cli-help-step"))
    parser.add_argument(
        "--seat", metavar="SOCIETY", help=words().say("cli-help-seat", known=words().row(SOCIETIES))
    )
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, metavar="K",
        help=words().say("cli-help-simulations-default", default=str(SIMULATIONS)),
    )  # fmt: skip
    parser.add_argument(
        "--moves", type=int, default=5, metavar="M", help=words().say("cli-help-moves")
    )
    parser.add_argument("--json", action="store_true", help=words().say("cli-help-json"))
    add_seed_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Analyse and print."""
    budget = Budget(at_least(1, arguments.simulations, "--simulations"))
    shown = at_least(1, arguments.moves, "--moves")
    game = game_at(read_record(arguments.record), arguments.step)
    who = arguments.seat or game.decision.player
    if who not in game.seats:
        if arguments.seat is None:
            raise UsageError("usage-no-seat", number=game.decision.number, over=game.over)
        raise UsageError("usage-seat", given=who, seats=game.seats)
    seat = game.seat(who)
    events = events_for(game.state, seat, 0)
    advice = analyse(game.observation(who), game.notation, budget, arguments.seed, events)
    if arguments.json:
        print(json.dumps(asdict(advice)))
    else:
        Report(game, who, Screen()).write(advice, shown)
    return 0


def game_at(record: Record, step: int | None) -> Game:
    """Play a record up to a decision; without a number, up to the last one with a choice."""
    last, places = Game(record.setup), [0]
    for place, action in enumerate(record.actions):
        if last.decision.player in SOCIETIES and len(last.state.options) > 1:
            places.append(place)
        last.apply(action)
    if step is None and not last.over and last.decision.player in SOCIETIES:
        return last
    wanted = places[-1] if step is None else step
    if not 0 <= wanted <= len(record.actions):
        raise UsageError("usage-step", given=wanted, last=len(record.actions))
    game = Game(record.setup)
    for action in record.actions[:wanted]:
        game.apply(action)
    return game


class Report:
    """An analysis in words, addressed to its own seat."""

    def __init__(self, game: Game, who: str, screen: Screen) -> None:
        self.game, self.who, self.screen = game, who, screen
        self.speech = Speech(game, who, screen)
        self.say = self.speech.say

    def write(self, advice: Advice, shown: int) -> None:
        """Print the analysis, with the best moves."""
        decision, round_ = self.game.decision, self.game.state.round
        facts = {"player": self.who, "number": decision.number, "round": round_}
        if decision.player == self.who:
            question = question_of(self.game, self.speech).text
            title = self.say("cli-analyse-title", **facts, question=question)
        else:
            title = self.say("cli-analyse-no-question", **facts)
        self.screen.title(title)
        self.screen.title(self.say("cli-analyse-believed"))
        for society, belief in advice.suspicions.items():
            self.screen.write(self.believed(society, belief))
        if advice.candidates:
            self.moves(advice, shown)

    def believed(self, society: str, belief: Suspicion) -> str:
        """Return a sentence on what another player seems to want."""
        devout = sorted(belief.slots[0].items(), key=lambda pair: -pair[1])
        return self.say(
            "cli-analyse-believed-line",
            player=society,
            devout=[{"empire": empire, "chance": p} for empire, p in devout if p >= LIKELY],
            worth=[{"empire": empire, "points": p} for empire, p in belief.worth.items()],
        )

    def moves(self, advice: Advice, shown: int) -> None:
        """Print what each move promises, and why."""
        if len(self.game.state.options) == 1:
            self.screen.write(self.say("cli-analyse-only"))
        else:
            self.screen.title(self.say("cli-analyse-moves", simulations=advice.simulations))
        for place, one in enumerate(advice.candidates[:shown], 1):
            move = self.named(one.option)
            self.screen.write(self.say("cli-analyse-move", place=place, move=move), hang=3)
            if one.tried:
                found = self.say(
                    "cli-analyse-found",
                    win=one.win, error=one.error, points=one.points, tried=one.tried,
                )  # fmt: skip
                self.screen.write(found, indent=3, hang=2)
            for reason in one.reasons:
                said = self.say("cli-analyse-reason", reason=reason_words(reason, self.speech))
                self.screen.write(said, indent=3, hang=2)

    def named(self, action: str) -> str:
        """Return a move in words."""
        for entry in question_of(self.game, self.speech).entries:
            if entry.action == action and not action.startswith("play "):
                return entry.text
        message, facts = option(action, self.game.decision.prompt, self.speech.words.has)
        return self.say(message, **facts)


def reason_words(reason: Reason, speech: Speech) -> str:
    """Return a reason for or against a move, in words."""
    facts = asdict(reason)
    return speech.say(id_of("coach", facts.pop("code")), **facts)
