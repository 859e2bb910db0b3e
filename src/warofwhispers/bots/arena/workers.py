"""Where the arena's games are played: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import socket
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from warofwhispers.bots.arena.plan import play_number
from warofwhispers.bots.players.levels import BotError

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from warofwhispers.bots.arena.plan import GameResult, Plan

REACHED = 5.0  # seconds to wait for a cluster's answer
MEMORY = 80 * 2**20  # a local cluster's object store, in bytes: the minimum


def run(
    plan: Plan, numbers: Iterable[int], processes: int, ray: str | None = None
) -> Generator[GameResult]:
    """Play games and yield their results in the order in which they finish."""
    if ray is not None:
        yield from _run_ray(plan, numbers, ray, processes)
    elif processes <= 1:
        for number in numbers:
            yield play_number(plan, number)
    else:
        yield from _run_pool(plan, numbers, processes)


def _run_pool(plan: Plan, numbers: Iterable[int], processes: int) -> Iterator[GameResult]:
    """Keep every process busy without queueing more games than that takes."""
    left = iter(numbers)
    spawn = get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=spawn, initializer=_end_silently) as pool:
        try:
            waiting = {pool.submit(play_number, plan, n) for n in islice(left, processes * 2)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    waiting |= {pool.submit(play_number, plan, n) for n in islice(left, 1)}
        except BrokenProcessPool:
            raise BotError("worker-killed") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _end_silently() -> None:
    """Let Ctrl-C end a worker at once and silently; its parent reports."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _run_ray(
    plan: Plan, numbers: Iterable[int], address: str, processes: int
) -> Iterator[GameResult]:
    """Spread games over a Ray cluster, a few per processor at a time."""
    left = iter(numbers)
    with _cluster(address, processes) as ray:
        remote = ray.remote(play_number)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(plan, number) for number in islice(left, cores * 2)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
            waiting += [remote.remote(plan, number) for number in islice(left, len(done))]


@contextmanager
def _cluster(address: str, processes: int) -> Iterator[Any]:
    """Join the cluster at `address`; "local" starts one here and stops it afterwards."""
    if address != "local":
        _reach(address)
    os.environ.setdefault(
        "RAY_USAGE_STATS_ENABLED", "0"
    )  # no telemetry, and no waiting for a network
    ray: Any = import_module("ray")
    # Not the system's own temporary folder, because socket paths must be short.
    with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        try:
            if address == "local":
                ray.init(
                    address="local", num_cpus=processes, include_dashboard=False,
                    object_store_memory=MEMORY, _temp_dir=folder, log_to_driver=False,
                    logging_level="ERROR",
                )  # fmt: skip
            else:
                ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            yield ray
        finally:
            ray.shutdown()


def _reach(address: str) -> None:
    """Raise `BotError` if nothing answers; Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise BotError("ray-address", given=address)
    try:
        socket.create_connection((host, int(port)), REACHED).close()
    except (OSError, OverflowError) as fault:
        raise BotError("ray-silent", given=address, fault=str(fault)) from None
