"""Servers over real databases, one of each kind for all tests."""

from __future__ import annotations

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
    """Close what a test has opened, and nothing that others still use."""
    before = len(RUNNING)
    yield
    while CLIENTS:
        CLIENTS.pop().close()
    while len(RUNNING) > before:
        RUNNING[-1].kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    with Postgres.started() as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('db') / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Running]:
    """A server over each kind of database, shared by the tests that only need some tables."""
    with running(database) as server:
        yield server


@pytest.fixture
def url(server: Running) -> str:
    """The shared server's address."""
    return server.url


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An SQLite database of a test's own."""
    return f"sqlite:///{tmp_path_factory.mktemp('own') / 'tables.sqlite3'}"


@pytest.fixture
def clock() -> Clock:
    """The clock of the server of this test."""
    return Clock()


@pytest.fixture
def own_url(file: str, clock: Clock) -> Iterator[str]:
    """A server whose clock the test sets."""
    with running(file, clock=clock) as server:
        yield server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of a test's own, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
