"""`whispers perft`: how many ways there are to continue, to a given depth.

A classic check of move generation: the counts of two engines, or of one engine before and after a
change, differ as soon as one option is missing or superfluous.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from warofwhispers.cli.games import fresh_state, game_data_of, is_compiled, random_streams
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_game_arguments, add_seed_argument, at_least, setup_of
from warofwhispers.dealer import pick, settle
from warofwhispers.engine.codes import NOBODY
from warofwhispers.notation import Notation

if TYPE_CHECKING:
    import argparse

    from warofwhispers.engine.state import State

EXAMPLE = "whispers perft --depth 3 --players 2 --seed 7 --after 20 --divide"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--depth", type=int, required=True, metavar="D", help=words().say("cli-help-depth")
    )
    add_game_arguments(parser)
    add_seed_argument(parser)
    parser.add_argument(
        "--after", type=int, default=0, metavar="K",
        help=words().say("cli-help-after"),
    )  # fmt: skip
    parser.add_argument("--divide", action="store_true", help=words().say("cli-help-divide"))


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    depth = at_least(1, arguments.depth, "--depth")
    after = at_least(0, arguments.after, "--after")
    setup = setup_of(arguments)
    game_data = game_data_of(setup)
    state = fresh_state(game_data, setup.seats)
    walk(state, arguments.seed, after)
    say = words().say
    print(
        say(
            "cli-perft-game",
            players=len(setup.seats),
            ruleset=setup.ruleset.name,
            seed=str(arguments.seed),
            after=after,
            compiled=is_compiled(),
        )
    )
    for level in range(1, depth + 1):
        began = time.process_time()
        count = perft(state, level)
        seconds = max(time.process_time() - began, 1e-9)
        rate = round(count / seconds)
        print(say("cli-perft-depth", depth=level, count=count, rate=rate), flush=True)
    if arguments.divide:
        notation = Notation(game_data)
        for action, count in divide(state, depth):
            text = notation.text(action)
            print(say("cli-perft-action", action=text, count=count), flush=True)
    return 0


def walk(state: State, seed: int, after: int) -> None:
    """Let chance deal and players decide `after` times, at random; stop at a player's question."""
    chance, players = random_streams(seed)
    settle(state, chance)
    for _ in range(after):
        if state.player == NOBODY:
            return
        state.apply(pick(state, players))
        settle(state, chance)


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions from here; chance's answers count once each.

    The state is left unchanged.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.options)
    return sum(count for _, count in divide(state, depth))


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """Count the sequences by first action."""
    counts = []
    for action in state.options:
        after = state.clone()
        after.apply(action)
        counts.append((action, perft(after, depth - 1)))
    return counts
