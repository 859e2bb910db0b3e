"""The yardstick `hard:2026` plays as it did when it was frozen; matches against it are fair."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.arena import equal_time
from warofwhispers.bots.arena.plan import GameResult, Plan, play_number
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.levels import LEVELS, YARDSTICKS, Level, level
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.settings import FROZEN_2026
from warofwhispers.bots.search.study import Study
from warofwhispers.cli import main
from warofwhispers.engine.observe import Observation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PINNED: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("hard-2026.json").read_text("utf-8")
)


@pytest.mark.parametrize("number", range(len(PINNED)))
def test_the_frozen_player_plays_as_it_did(number: int) -> None:
    """The same answer after the same number of games, with the same chances to win."""
    game, wanted = somewhere(number), PINNED[number]
    seat = game.state.player
    seen = Observation(game.state, seat)
    bot = level("hard:2026").make()
    assert isinstance(bot, SearchBot)
    bot.notice(events_for(game.state, seat, 0))
    answer = bot.answer(seen, Budget(60, None, 3.0), number)
    assert (game.notation.text(answer), bot.simulations) == (wanted["answer"], wanted["tried"])
    study = Study(bot.belief(seen), seen, number, FROZEN_2026)
    study.grow(study.halve(24, 2), 8)
    found = {game.notation.text(trial.option): trial for trial in study.trials if trial.number}
    assert {name: trial.number for name, trial in found.items()} == {
        name: tried for name, (tried, _) in wanted["found"].items()
    }
    for name, trial in found.items():
        assert trial.total == pytest.approx(wanted["found"][name][1], abs=2e-6)


def test_its_weights_and_budget_are_its_own() -> None:
    """Fitting the current ones again leaves the frozen ones alone."""
    data = files("warofwhispers.bots.judgement") / "data" / "forecast-2026.json"
    assert FROZEN_2026.forecast == "forecast-2026"
    assert sha256(data.read_bytes()).hexdigest().startswith("d4461384829517b0")
    assert level("hard:2026").budget == Budget(simulations=2_000, seconds=1.0, big=3.0)
    assert not set(YARDSTICKS) & set(LEVELS)


def played(plan: Plan, numbers: Iterable[int]) -> Iterator[GameResult]:
    """Yield games in which `a` takes 1 s plus 2 ms per simulation, and `b` 6 ms per simulation."""
    for number in numbers:
        bots, deal = plan.table(number)
        thought = [
            1.0 + 0.002 * plan.each[name] if name == "a" else 0.006 * plan.each[name]
            for name in bots
        ]
        several = len(bots)
        yield GameResult(
            number, deal, list(bots), [0] * several, [1.0] + [0.0] * (several - 1), 1, 1.0,
            thought, [1] * several, [1] * several, [],
        )  # fmt: skip


def test_equal_time_finds_the_simulations_that_take_as_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A fixed part and a part per simulation; a yardstick is charged for what it used to take."""
    levels = {"a": Level("a", RulesBot), "b": Level("b", RulesBot, pace=2.0)}
    monkeypatch.setattr(equal_time, "level", levels.__getitem__)
    each = equal_time.equal_time(Plan(("a", "b"), players=2, hero=True), 200, played)
    assert each == {"a": 700, "b": 200}  # 2 x 1.2 s = 1 s + 700 x 2 ms


def test_a_match_at_equal_time_is_taken_up_with_the_same_simulations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first run measures; the second reads the result, and plays only what is missing."""
    path = tmp_path / "match.jsonl"
    match = [
        "arena", "--bots", "greedy,rules", "--hero", "--players", "2", "--equal-time", "5",
        "--processes", "1", "--out", str(path),
    ]  # fmt: skip
    assert main([*match, "--games", "2"]) == 0
    header, *games = path.read_text("utf-8").splitlines()
    each = json.loads(header)["plan"]["each"]
    assert each["rules"] == 5
    assert main([*match, "--games", "3"]) == 0
    again, *more = path.read_text("utf-8").splitlines()
    assert again == header
    assert more[:2] == games
    assert len(more) == 3
    assert f"{each['greedy']} simulations per position" in capsys.readouterr().out
    assert main([*match, "--games", "3", "--simulations", "9"]) == 2


def test_single_bots_may_have_simulations_of_their_own() -> None:
    """The bot with more simulations tries more games."""
    plan = Plan(
        ("search", "search:easy"), players=2, hero=True, seed=1, each={"search": 40}, simulations=16
    )
    game = play_number(plan, 0)
    tried = dict(zip(game.bots, game.tried, strict=True))
    assert tried["search"] > tried["search:easy"] > 0
