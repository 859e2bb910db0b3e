"""`whispers analyse`: what a seat could have thought at one question of a record, in words.

Everything follows from what that seat saw: the record's hidden parts are not looked at.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warofwhispers import Game, read_record
from warofwhispers.bots.explain import analyse, analysis_json
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.options import add_seed_argument, at_least
from warofwhispers.cli.play.question import question_of
from warofwhispers.cli.play.screen import Screen, sentence
from warofwhispers.cli.play.story import spoken
from warofwhispers.cli.play.words import Words
from warofwhispers.content import SOCIETIES
from warofwhispers.i18n import catalogue

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from warofwhispers import Record

ABOUT = "say what a seat could think at a question of a record: beliefs, moves, reasons"
EXAMPLE = "whispers analyse game.json --step 40 --seat raven"
SIMULATIONS = 1_000
LIKELY = 0.1  # chances for a Devout worth naming
SIGNED = {"worth", "points"}  # numbers for or against


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record file")
    parser.add_argument(
        "--step", type=int, metavar="N", help="the decision's number (the last one with a choice)"
    )
    parser.add_argument(
        "--seat", metavar="SOCIETY", help=f"{', '.join(SOCIETIES)} (whoever is asked)"
    )
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, metavar="K",
        help=f"games tried out ({SIMULATIONS})",
    )  # fmt: skip
    parser.add_argument("--moves", type=int, default=5, metavar="M", help="how many to show (5)")
    parser.add_argument("--json", action="store_true", help="all of it, as JSON")
    add_seed_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Analyse and print."""
    budget = Budget(at_least(1, arguments.simulations, "--simulations"))
    shown = at_least(1, arguments.moves, "--moves")
    game = game_at(read_record(arguments.record), arguments.step)
    who = arguments.seat or game.decision.player
    if who not in game.seats:
        if arguments.seat is None:
            asked = "the game is over" if game.over else "chance is asked"
            raise UsageError(f"decision {game.decision.number}: {asked}: name a seat (--seat)")
        raise UsageError(f'--seat "{who}": {", ".join(game.seats)} play in this record (R1.1)')
    seat = game.seat(who)
    events = events_for(game.state, seat, 0)
    found = analyse(game.observation(who), budget, arguments.seed, events)
    data: dict[str, Any] = analysis_json(found, game.notation, game.state.seats)
    if arguments.json:
        print(json.dumps(data))
    else:
        Report(game, who, Screen()).write(data, shown)
    return 0


def game_at(record: Record, step: int | None) -> Game:
    """Play a record up to a decision; without a number, to the last one with a choice."""
    last, places = Game(record.setup), [0]
    for place, action in enumerate(record.actions):
        if last.decision.player in SOCIETIES and len(last.state.options) > 1:
            places.append(place)
        last.apply(action)
    if step is None and not last.over and last.decision.player in SOCIETIES:
        return last
    wanted = places[-1] if step is None else step
    if not 0 <= wanted <= len(record.actions):
        raise UsageError(f"--step {wanted}: this record has decisions 0 to {len(record.actions)}")
    game = Game(record.setup)
    for action in record.actions[:wanted]:
        game.apply(action)
    return game


class Report:
    """An analysis in words, as its own seat reads it."""

    def __init__(self, game: Game, who: str, screen: Screen) -> None:
        """Take the game at its question, and who looks."""
        self.game, self.who, self.screen = game, who, screen
        self.words = Words(catalogue("en"), game.setup.content, who, screen)
        self.say = self.words.say

    def write(self, data: Mapping[str, Any], shown: int) -> None:
        """Print it, with the best moves."""
        decision, round_ = self.game.decision, self.game.state.round
        name = self.say(f"societies.{self.who}")
        if decision.player == self.who:
            question = question_of(self.game, self.words).text
            title = self.say(
                "analyse.title", number=decision.number, who=name, round=round_, question=question
            )
        else:
            title = self.say("analyse.no_question", number=decision.number, who=name, round=round_)
        self.screen.title(sentence(title))
        self.screen.title(self.say("analyse.believed"))
        for society, belief in data["suspicions"].items():
            self.screen.write(sentence(self.believed(society, belief)))
        if data["candidates"]:
            self.moves(data, shown)

    def believed(self, society: str, belief: Mapping[str, Any]) -> str:
        """Say what one of the others seems to want."""
        devout = sorted(belief["slots"][0].items(), key=lambda pair: -pair[1])
        likely = [
            self.say(
                "analyse.chance", empire=self.words.empire(empire), percent=round(100 * chance)
            )
            for empire, chance in devout
            if chance >= LIKELY
        ]
        worth = [
            self.say("analyse.worth", empire=self.words.empire(empire), points=f"{points:+.1f}")
            for empire, points in belief["worth"].items()
        ]
        who = self.say(f"societies.{society}")
        return self.say(
            "analyse.believed_line", who=who, devout=", ".join(likely), worth=", ".join(worth)
        )

    def moves(self, data: Mapping[str, Any], shown: int) -> None:
        """Say what each move promises, and why."""
        if len(self.game.state.options) == 1:
            self.screen.write(self.say("analyse.only"))
        else:
            self.screen.title(self.say("analyse.moves", simulations=data["simulations"]))
        named = {
            entry.action: f"{group.title}, {entry.text}" if "play " in entry.action else entry.text
            for group in question_of(self.game, self.words).groups
            for entry in group.entries
        }
        for place, one in enumerate(data["candidates"][:shown], 1):
            self.screen.write(f"{place}. {named[one['option']]}", hang=3)
            if one["tried"]:
                found = self.say(
                    "analyse.found", percent=round(100 * one["win"]), tried=one["tried"],
                    error=round(100 * one["error"]), points=f"{one['points']:.1f}",
                )  # fmt: skip
                self.screen.write(found, indent=3, hang=2)
            for reason in one["reasons"]:
                self.screen.write(f"- {reason_words(reason, self.words)}", indent=3, hang=2)


def reason_words(reason: Mapping[str, Any], words: Words) -> str:
    """Put a reason of an analysis (`bots.explain.analysis_json`) into words."""
    values: dict[str, object] = {}
    for key, value in reason.items():
        if isinstance(value, float):
            values[key] = f"{value:+.1f}" if key in SIGNED else f"{value:.1f}"
        elif isinstance(value, int):
            values[key] = f"{value:+d}"
        elif key != "code":
            values[key] = spoken(key, value, words)
    return words.say(f"reasons.{reason['code']}", **values)
