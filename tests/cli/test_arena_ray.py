"""`whispers arena --ray`: the same games on a cluster as in one process.

Limited to one file and two starts, because a cluster takes some seconds to start.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from warofwhispers.bots.arena.plan import Plan, play_number

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 15), reason="Ray has no build for this Python yet (requirements/dev.in)"
)
GAMES = 4
PLAN = Plan(("rules", "random"), players=2, seed=3)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep Ray from writing a token to the home folder and from sending usage statistics."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


def arena(whispers: Shell, path: Path, address: str) -> None:
    """Run the command and compare the saved results with games played here."""
    ran = whispers(
        "arena", "--bots", "rules,random", "--players", 2, "--seed", 3, "--games", GAMES,
        "--processes", 2, "--out", path, "--ray", address,
    )  # fmt: skip
    assert ran.code == 0
    assert f"{GAMES} games of 2" in ran.out
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert sorted(game["game"] for game in games) == list(range(GAMES))
    for game in games:
        here = play_number(PLAN, game["game"])
        for part in ("bots", "points", "won", "answers", "faults"):
            assert game[part] == getattr(here, part)


def test_a_cluster_started_for_it(tmp_path: Path, whispers: Shell) -> None:
    """`--ray local` starts one and stops it."""
    arena(whispers, tmp_path / "local.jsonl", "local")
    assert not import_module("ray").is_initialized()


def test_a_cluster_at_an_address(tmp_path: Path, whispers: Shell) -> None:
    """`--ray HOST:PORT` joins a running one, and leaves it running."""
    clusters: Any = import_module("ray.cluster_utils")
    head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": 80 * 2**20}
    cluster = clusters.Cluster(initialize_head=True, head_node_args=head)
    try:
        arena(whispers, tmp_path / "cluster.jsonl", cluster.address)
        assert cluster.head_node.remaining_processes_alive()
    finally:
        cluster.shutdown()
