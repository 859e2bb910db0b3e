"""`whispers play`: a game in the terminal against bots of any level."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers import Game
from warofwhispers.bots import OFFERED, level
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.cli.options import (
    DEFAULT_PLAYERS,
    add_game_arguments,
    add_seed_argument,
    setup_of,
)
from warofwhispers.cli.play import saves
from warofwhispers.cli.play.asking import Left
from warofwhispers.cli.play.saves import RANDOM, SavedGame
from warofwhispers.cli.play.screen import Screen
from warofwhispers.cli.play.session import Session
from warofwhispers.content import SOCIETIES
from warofwhispers.dealer import RandomStream
from warofwhispers.game import CHANCE_STREAM

if TYPE_CHECKING:
    import argparse

EXAMPLE = "whispers play --players 3 --ruleset first --society rat"
SEEDS = 1_000_000  # short enough to pass on to a friend


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_game_arguments(parser)
    add_seed_argument(parser, default=None)
    parser.add_argument(
        "--society",
        metavar="NAME",
        help=words().say("cli-help-society", known=words().row(SOCIETIES)),
    )
    parser.add_argument(
        "--bots",
        metavar="LEVEL,…",
        help=words().say("cli-help-opponents", known=words().row(OFFERED)),
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help=words().say("cli-help-save"))
    parser.add_argument("--new", action="store_true", help=words().say("cli-help-new"))


def run(arguments: argparse.Namespace) -> int:
    """Play until the game is over or the player leaves; both are success."""
    screen = Screen()
    path = arguments.save or saves.default_path()
    try:
        session, fresh = open_session(arguments, path, screen)
    except (EOFError, KeyboardInterrupt):  # the player did not resume: nothing has changed
        screen.write()
        return 0
    try:
        greet(session, fresh=fresh)
        session.play()
    except (Left, EOFError, KeyboardInterrupt):
        screen.write()
        command = f"whispers play --save {path}" if arguments.save else "whispers play"
        if session.can_keep:
            screen.write(words().say("cli-play-kept", command=command))
        return 0
    record = saves.finish(path, session.saved, own_file=arguments.save is not None)
    screen.write(words().say("cli-play-record", path=record))
    return 0


def open_session(arguments: argparse.Namespace, path: Path, screen: Screen) -> tuple[Session, bool]:
    """Resume the saved game or start one; return the session and whether it is new."""
    saved = None if arguments.new else resumed_game(arguments, path, screen)
    if saved is not None:
        return Session(saved, path, screen), False
    saved = new_game(arguments)
    if path.exists():
        screen.write(words().say("cli-play-set-aside", path=saves.set_aside(path)))
    saves.write_save(path, saved)  # reports at once if that is impossible
    return Session(saved, path, screen), True


def resumed_game(arguments: argparse.Namespace, path: Path, screen: Screen) -> SavedGame | None:
    """Return the saved game, if there is one and the player wants to resume it."""
    if not path.exists():
        return None
    saved = saves.read_save(path)
    if wants_new_game(arguments):
        raise UsageError("usage-game-kept", path=path)
    if sys.stdin.isatty():
        round_ = saved.game.state.round
        screen.write(words().say("cli-play-offer", society=saved.you, round=round_))
        answer = screen.ask(words().say("cli-play-offer-ask")).strip().casefold()
        if answer in {"n", "new"}:
            return None
    return saved


def wants_new_game(arguments: argparse.Namespace) -> bool:
    """Return whether options were given that only a new game can use."""
    given = (
        arguments.players, arguments.ruleset, arguments.ruleset_file, arguments.board,
        arguments.seed, arguments.society, arguments.bots,
    )  # fmt: skip
    return bool(arguments.settings) or any(option is not None for option in given)


def new_game(arguments: argparse.Namespace) -> SavedGame:
    """Create the requested game, with random seats."""
    you = arguments.society or SOCIETIES[0]
    if you not in SOCIETIES:
        raise UsageError("usage-society", given=you, known=SOCIETIES)
    others = [society for society in SOCIETIES if society != you]
    players = DEFAULT_PLAYERS if arguments.players is None else arguments.players
    setup_of(arguments)  # refuses an impossible number of players
    setup = setup_of(arguments, [you, *others][:players], "chance")
    seed = secrets.randbelow(SEEDS) if arguments.seed is None else arguments.seed
    bots = opponents(arguments.bots, players - 1)
    return SavedGame(Game(setup, RandomStream(seed, CHANCE_STREAM)), you, bots)


def opponents(given: str | None, number: int) -> tuple[str, ...]:
    """Return the level of each opponent: one for all of them, or one each."""
    names = [name.strip() for name in (given or RANDOM).split(",")]
    for name in names:
        level(name)  # refuses an unknown level
    if len(names) not in {1, number}:
        raise UsageError("usage-opponents", given=len(names), number=number)
    return tuple(names * number if len(names) == 1 else names)


def greet(session: Session, *, fresh: bool) -> None:
    """Print where the game stands."""
    say, screen, game = session.speech.say, session.screen, session.game
    seed = str(game.chance.seed) if game.chance else ""
    ruleset = game.setup.ruleset.title or game.setup.ruleset.name
    if fresh:
        screen.title(say("cli-play-welcome", society=session.you))
        screen.write(say("cli-play-goal"))
        introduce(session)
        screen.write(say("cli-play-how"))
        screen.write(say("cli-play-table", players=len(game.seats), ruleset=ruleset, seed=seed))
    else:
        screen.title(say("cli-play-resumed", path=session.path, society=session.you))
        introduce(session)
        session.catch_up()


def introduce(session: Session) -> None:
    """Print who the others are."""
    players = [
        {"player": society, "level": name} for society, name in session.saved.opponents().items()
    ]
    message = "cli-play-bots" if set(session.saved.bots) != {RANDOM} else "cli-play-random"
    session.screen.write(session.speech.say(message, players=players))
