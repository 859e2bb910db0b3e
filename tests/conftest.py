"""The order in which several workers run the tests: slow ones first, an equal share for each.

A worker that has nothing left takes over tests of another, so a run ends evenly if its last tests
are quick. With the browser's tests last, one worker would be busy with them long after the others.
"""

from __future__ import annotations

import os
from itertools import chain
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pytest

SLOWEST_FIRST: Final = ("tests/web/", "tests/server/", "tests/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each worker its share of every group: workers are dealt equal runs of the whole list."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    groups: dict[str, list[pytest.Item]] = {start: [] for start in SLOWEST_FIRST}
    for item in items:
        groups[next(start for start in SLOWEST_FIRST if item.nodeid.startswith(start))].append(item)
    items[:] = chain.from_iterable(
        group[len(group) * worker // workers : len(group) * (worker + 1) // workers]
        for worker in range(workers)
        for group in groups.values()
    )
