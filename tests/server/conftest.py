"""Servers on real databases, one of each kind for all tests."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import CLIENTS, Clock, Running, running
from tests.server.postgres import Postgres
from tests.server.processes import RUNNING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    """Close the clients a test has opened, and none that others still use."""
    before = len(RUNNING)
    yield
    while CLIENTS:
        CLIENTS.pop().close()
    while len(RUNNING) > before:
        RUNNING[-1].kill()


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """Take back where a test sent our logs: its standard error is closed when it ends."""
    log = logging.getLogger("warofwhispers")
    before = log.handlers, log.level, log.propagate
    yield
    log.handlers, log.propagate = before[0], before[2]
    log.setLevel(before[1])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return our own PostgreSQL server."""
    with Postgres.started() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what needs a database on each kind, or on those that a module names in `DATABASES`."""
    if "database" in metafunc.fixturenames:
        kinds = getattr(metafunc.module, "DATABASES", ("sqlite", "postgresql"))
        metafunc.parametrize("database", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Running]:
    """Return a server on each kind of database, shared by tests that only need some tables."""
    with running(database) as server:
        yield server


@pytest.fixture
def url(server: Running) -> str:
    """Return the shared server's address."""
    return server.url


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a test's own SQLite database."""
    return f"sqlite:///{tmp_path_factory.mktemp('own') / 'tables.sqlite3'}"


@pytest.fixture
def clock() -> Clock:
    """Return the clock of this test's server."""
    return Clock()


@pytest.fixture
def own_url(file: str, clock: Clock) -> Iterator[str]:
    """Return the address of a server whose clock the test sets."""
    with running(file, clock=clock) as server:
        yield server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a test's own database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
