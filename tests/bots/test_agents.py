"""The learnt prior for deployments: what it looks at, who uses it, and how it is made."""

from __future__ import annotations

import gc
import hashlib
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from warofwhispers.bots.judgement.agents import FEATURES, PARTS, TRAITS, features
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.weights import load_agents
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.players.search import SearchBot, uncollected
from warofwhispers.bots.search.settings import CURRENT, FROZEN_2026, Settings
from warofwhispers.bots.search.study import Study
from warofwhispers.engine.codes import ASK_DEPLOY, COUNCIL_SIZE, DEPLOY_FIELD
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_agents.py"
WIDTH = len(TRAITS)


def study_of(game: Game, settings: Settings) -> Study:
    """Return a study of a game's question with these settings."""
    seat = game.state.player
    seen = Observation(game.state, seat)
    bot = SearchBot(settings=settings)
    bot.notice(events_for(game.state, seat, 0))
    return Study(bot.belief(seen), seen, 1, settings)


def parts_of(row: list[float]) -> dict[str, list[float]]:
    """Split a row of features into its parts."""
    return {name: row[i * WIDTH : (i + 1) * WIDTH] for i, name in enumerate(PARTS)}


def test_an_agent_is_described_by_what_it_would_act_for() -> None:
    """Vacant positions before it count, up to the next agent; so does the agent after it."""
    game = Game.new(3, seed=4)
    s, me = game.state.clone(), 1
    s.council = [-1] * len(s.council)
    judge = Judge(s, [1.0, -2.0, 0.5, 0.0, 3.0] * 3, 0)
    places = list(range(COUNCIL_SIZE))
    first, _, _, last = map(parts_of, features(s, judge, me, places))
    assert first["vacant"] == [0.0] * WIDTH
    assert last["vacant"][-1] == COUNCIL_SIZE - 1  # the last trait counts positions
    assert last["vacant"][0] >= first["own"][0]
    assert last["own, else mine"] == last["own, else another's"] == [0.0] * WIDTH
    s.council[COUNCIL_SIZE - 1] = me
    mine = parts_of(features(s, judge, me, [2])[0])
    assert mine["own, else mine"] == mine["own"] != [0.0] * WIDTH
    assert mine["vacant, else mine"] == mine["vacant"]
    s.council[COUNCIL_SIZE - 1], s.council[1] = 0, 2
    hers = parts_of(features(s, judge, me, [2])[0])
    assert hers["own, else another's"] == hers["own"]
    assert hers["own, else mine"] == hers["vacant"] == [0.0] * WIDTH


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deployments_are_ranked_by_what_was_learnt(players: int) -> None:
    """The package's weights decide the ranking; the frozen player ranks as it always did."""
    game = Game.new(players, seed=players)
    study = study_of(game, CURRENT)
    assert game.state.prompt == ASK_DEPLOY
    weights = load_agents()[min(players, 3)]
    assert len(weights) == FEATURES
    plain = study_of(game, replace(CURRENT, agents=""))
    assert [trial.option for trial in study.trials] != [trial.option for trial in plain.trials]
    assert {trial.option for trial in study.trials} == set(game.state.options)
    assert study.trials[0].prior == 0.0
    assert all(-0.5 <= trial.prior <= 0.0 for trial in study.trials)
    study.halve(60, 2)
    assert sum(trial.number > 0 for trial in study.trials) == CURRENT.widest_agents
    every = replace(CURRENT, each_agents=3)
    study = study_of(game, every)
    study.halve(60, 2)
    assert sum(trial.number > 0 for trial in study.trials) > CURRENT.widest_agents
    assert not FROZEN_2026.agents


def test_agents_in_regions_are_ranked_as_before() -> None:
    """Nothing was learnt about those (R3.3), so positions and regions stay comparable."""
    game = Game.new(3, "competitive", seed=3)
    assert game.state.prompt == ASK_DEPLOY
    assert game.state.options[-1] >= DEPLOY_FIELD
    study, plain = (study_of(game, each) for each in (CURRENT, replace(CURRENT, agents="")))
    assert [t.option for t in study.trials] == [t.option for t in plain.trials]
    assert [t.prior for t in study.trials] == [t.prior for t in plain.trials]


def test_looking_for_garbage_goes_on_after_a_search() -> None:
    """The collector is off during a search, and on again after a failure if it was on before."""

    def fail() -> None:
        with uncollected():
            assert not gc.isenabled()
            raise ValueError

    assert gc.isenabled()
    with pytest.raises(ValueError, match=r"^$"):
        fail()
    assert gc.isenabled()
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def train(*asked: str) -> str:
    """Run the command; return its output."""
    command = [sys.executable, str(SCRIPT), *asked]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own


def test_learning_goes_on_where_it_stopped_and_writes_its_weights(tmp_path: Path) -> None:
    """Questions searched once are kept; each table has its weights, with their checksum."""
    folder, out = str(tmp_path), tmp_path / "weights.json"
    path = tmp_path / "deployments-2.jsonl"
    train("collect", "--folder", folder, "--questions", "1", "--each", "1", "--first", "5")
    first = path.read_text("utf-8")
    train("collect", "--folder", folder, "--questions", "3", "--each", "1", "--first", "5")
    assert path.read_text("utf-8").startswith(first)
    numbers = [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()]
    assert len(numbers) == 3
    assert numbers == sorted(set(numbers))
    path.with_name("deployments-4.jsonl").write_text(path.read_text("utf-8"), "utf-8")
    printed = train("fit", "--folder", folder, "--out", str(out)).splitlines()
    assert [line.split()[2] for line in printed[1:5]] == ["plain", "learnt"] * 2
    assert printed[5].endswith(hashlib.sha256(out.read_bytes()).hexdigest())
    weights = json.loads(out.read_text("utf-8"))["weights"]
    assert {key: len(row) for key, row in weights.items()} == {"2": FEATURES, "3": FEATURES}
