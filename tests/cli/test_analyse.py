"""`whispers analyse`: beliefs, moves and reasons in words, and nothing the seat cannot know."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.bots.tables import LONG, PRESETS
from warofwhispers import Game, record_of, write_record
from warofwhispers.bots.advice import BringsMore, CanAttack
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.puzzles.book import LESS
from warofwhispers.bots.reasons import Stakes, reasons
from warofwhispers.cli.analyse import Report, game_at, reason_words
from warofwhispers.cli.play.screen import Screen
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ASK_SWAP, DEPLOY_FIELD
from warofwhispers.engine.observe import Observation
from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell

ALL_DECKS = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")
LEAST = 24  # positions: every preset, with and without the decks, for 2, 3 and 4
HOLE = re.compile(r"[{}]|None|\bnan\b|[+-]?\d+\.\d{2,}")


def kept_game(folder: Path, answers: int | None = None) -> tuple[Game, Path]:
    """Play a game of `rules`, or its first answers, and write its record."""
    game = Game.new(3, "second", seed=5)
    play(game, [Guarded(RulesBot(), Budget()) for _ in range(3)], 5, answers)
    write_record(folder / "game.json", record_of(game))
    return game, folder / "game.json"


def test_moves_are_described_under_the_rules_of_the_game() -> None:
    """Without its order to add, the Horse Steward only draws."""
    for adds in ("on", "off"):
        game = Game.new(2, options={"horse_steward_adds": adds}, seed=1)
        move = Report(game, game.seats[0], Screen()).named("deploy horse.steward")
        assert "draw 1 card" in move
        assert ("add 2 banners" in move) == (adds == "on"), move


def test_every_reason_is_put_into_words() -> None:
    """In positions of all presets, with and without the optional decks: no gap is left.

    The short form stops once each reason has been given.
    """
    # Agents in regions (R3.3) and with a city in reach seldom come among the moves tried, and leads
    # in points are not seen in so few simulations: below.
    # What is said of an answer to a puzzle is not said of moves.
    said = {id_of("coach", code) for code in ("field", "can_attack", "brings_more", *LESS)}
    for number in range(160):
        if not LONG and number >= LEAST and said == set(words().ids("coach-")):
            break
        preset, decks = PRESETS[number % 4], ALL_DECKS if number // 4 % 2 else {}
        game = Game.new(2 + number % 3, preset, options=decks, seed=number)
        seats = [Guarded(RulesBot(), Budget()) for _ in game.seats]
        play(game, seats, number, 1 + number * 53 % 260)
        at_swap = number % 6 == 5
        while not game.over and (
            len(game.state.options) < 2 or (at_swap and game.state.prompt != ASK_SWAP)
        ):
            play(game, seats, number, 1)
        if game.over:
            continue
        seat = game.state.player
        events = events_for(game.state, seat, 0)
        seen = Observation(game.state, seat)
        found = analyse(seen, game.notation, Budget(12), number, events)
        speech = Report(game, game.seats[seat], Screen()).speech
        for one in found.candidates:
            for reason in one.reasons:
                text = reason_words(reason, speech)
                assert text
                assert not HOLE.search(text), text
                said.add(id_of("coach", reason.code))
    assert said == set(words().ids("coach-"))


def test_a_lead_in_points_is_put_into_words() -> None:
    """Where nothing else speaks for a move: one point, or several."""
    game = Game.new(2, seed=1)
    speech = Report(game, game.seats[0], Screen()).speech
    for points, said in ((1, "about one point more"), (3, "about 3 points more")):
        assert said in reason_words(BringsMore(points), speech)


def test_an_agent_in_a_region_is_put_into_words() -> None:
    """R8.1: it counts as one more city."""
    game = Game.new(2, "competitive", seed=1)
    seat = game.state.player
    option = next(code for code in game.state.options if code >= DEPLOY_FIELD)
    stakes = Stakes(Observation(game.state, seat), [1.0] * 10, [[1.0] * 5] * 2)
    found = reasons(game.state, option, stakes, 1)
    text = reason_words(found[0], Report(game, game.seats[seat], Screen()).speech)
    assert re.fullmatch(r"An agent in .+ \(\w+\) counts as one more city of the \w+, .+", text)


def test_a_city_in_reach_of_a_position_is_put_into_words() -> None:
    """Six banners beside an empty city: the Marshal can take it, which counts for its Devout."""
    game = Game.new(2, seed=1)
    seat, state = game.state.player, game.state
    foe = next(region for region in state.data.cities if state.holder[region] != 0)
    beside = state.data.borders[foe][0]
    state.holder[beside], state.banners[beside], state.banners[foe] = 0, 6, 0
    weights = [0.0] * 10
    weights[seat * 5] = 4.0
    stakes = Stakes(Observation(state, seat), weights, [[1.0] * 5] * 2)
    found = reasons(state, game.parse("deploy bear.marshal"), stakes, 1)
    assert isinstance(found[0], CanAttack)
    assert found[0].region == state.data.region_ids[foe]
    text = reason_words(found[0], Report(game, game.seats[seat], Screen()).speech)
    assert text.startswith("The Bear Marshal can take ")


def test_it_tells_beliefs_moves_and_reasons(tmp_path: Path, whispers: Shell) -> None:
    """At the first question: two others, the best moves with errors, and why."""
    _, path = kept_game(tmp_path, 0)
    ran = whispers("analyse", path, "--simulations", 40, "--moves", 2)
    assert ran.code == 0
    assert "Place an agent" in ran.out
    assert ran.out.count("Devout") == 2
    assert ran.out.count(" ± ") == 2
    assert re.search(r"(Chancellor|Sheriff|Steward|Marshal)", ran.out)
    assert not re.search(r"[{}]|None", ran.out)


def test_the_same_call_says_the_same(tmp_path: Path, whispers: Shell) -> None:
    """The output depends on the record and the seed alone; as JSON it is complete."""
    game, path = kept_game(tmp_path)
    assert game.over
    first, again = (whispers("analyse", path, "--simulations", 30, "--json") for _ in range(2))
    assert first == again
    data = json.loads(first.out)
    assert data["candidates"]
    assert len(data["suspicions"]) == 2


def test_it_does_not_look_at_what_is_hidden(tmp_path: Path) -> None:
    """A twin that looks the same to that seat gets the same words."""
    game = game_at(record_of(kept_game(tmp_path, 80)[0]), None)
    seat = game.state.player
    seen, events = Observation(game.state, seat), events_for(game.state, seat, 0)
    twin = Observation(Worlds(seen).sample(RandomStream(1, 1)), seat)
    first, second = (analyse(one, game.notation, Budget(20), 1, events) for one in (seen, twin))
    assert first == second


def test_a_seat_that_is_not_asked_gets_beliefs_only(tmp_path: Path, whispers: Shell) -> None:
    """No moves to compare, but suspicions."""
    game, path = kept_game(tmp_path, 40)
    other = next(name for name in game.seats if name != game.decision.player)
    ran = whispers("analyse", path, "--seat", other)
    assert "is not asked here" in ran.out
    assert ran.out.count("Devout") == 2
    assert "±" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--step", "99999"], "decisions 0 to"),
        (["--step", "-1"], "decisions 0 to"),
        (["--step", "0"], "chance is asked"),
        (["--seat", "serpent"], "raven, spider, rat"),
        (["--simulations", "0"], "--simulations"),
        (["--moves", "0"], "--moves"),
    ],
)
def test_what_cannot_be_is_named(
    arguments: list[str], complaint: str, tmp_path: Path, whispers: Shell
) -> None:
    """One line, no stack trace."""
    _, path = kept_game(tmp_path, 10)
    assert complaint in whispers("analyse", path, *arguments).refused()


def test_a_file_that_is_no_record_is_named(tmp_path: Path, whispers: Shell) -> None:
    """Missing, or something else."""
    assert "none.json" in whispers("analyse", tmp_path / "none.json").refused()
    (tmp_path / "x.json").write_text("[]")
    assert "x.json" in whispers("analyse", tmp_path / "x.json").refused()
