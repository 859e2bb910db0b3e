"""Rates, shares and fair rounds: how much each address and site gets."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from warofwhispers.server.app import create_app
from warofwhispers.server.limits import ConcurrencyLimit, FairRounds, RateLimit
from warofwhispers.server.middleware import RequestMiddleware
from warofwhispers.server.settings import Settings
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from starlette.types import Message, Receive, Scope, Send


def test_rate_gives_back_with_time() -> None:
    """A rate admits its number, refuses more, and says how long to wait."""
    now = [0.0]
    rate = RateLimit(3, 60.0, clock=lambda: now[0])
    for _ in range(3):
        rate.take("a")
    with pytest.raises(Refusal) as refusal:
        rate.take("a")
    assert refusal.value.retry_after == pytest.approx(20.0)
    rate.take("b")
    now[0] += 20.5
    rate.take("a")
    with pytest.raises(Refusal):
        rate.take("a")


def test_a_whole_site_has_few_shares_of_a_rate() -> None:
    """All networks of one site have four shares together; its neighbours have their own."""
    now = [0.0]
    rate = RateLimit(3, 60.0, clock=lambda: now[0])
    for number in range(12):
        rate.take(f"2001:db8:1:{number:x}::")
    with pytest.raises(Refusal) as refusal:
        rate.take("2001:db8:1:ffff::")
    assert refusal.value.retry_after == pytest.approx(5.0)
    for _ in range(3):
        rate.take("2001:db8:2:1::")
    with pytest.raises(Refusal):
        rate.take("2001:db8:2:1::")  # which alone has no more than its own share
    rate.take("2001:db8:2:2::")
    now[0] += 5.5
    rate.take("2001:db8:1:ffff::")


def test_a_whole_site_has_few_shares_at_the_same_time() -> None:
    """For streams, for example; and nothing is remembered afterwards."""
    limit = ConcurrencyLimit(2)
    with ExitStack() as stack:
        for number in range(8):
            assert not limit.is_full(f"2001:db8:1:{number:x}::")
            stack.enter_context(limit.hold(f"2001:db8:1:{number:x}::"))
        assert limit.is_full("2001:db8:1:ffff::")
        assert not limit.is_full("2001:db8:2:1::")
    assert limit._now == {}


@pytest.mark.parametrize("other", ["192.0.2.2", "2001:db8:2:1::"])
def test_many_networks_of_one_site_begin_one_at_a_time(other: str) -> None:
    """Somebody else is among the first, and the site's own networks take turns."""
    order: list[str] = []

    async def begin_all() -> None:
        rounds = FairRounds()

        async def one(name: str) -> None:
            await rounds.begin(name)
            order.append(name)

        greedy = ["2001:db8:1:1::"] * 50 + [f"2001:db8:1:{number:x}::" for number in range(2, 50)]
        await asyncio.gather(*map(one, [*greedy, "2001:db8:1:ffff::", other]))

    asyncio.run(begin_all())
    assert order.index(other) < 5
    assert order.index("2001:db8:1:ffff::") < 55
    assert len(order) == 100


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_many_requests_of_one_address_go_before_no_other(method: str) -> None:
    """One request among another address's two hundred is answered among the first."""
    order: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        order.append(scope["client"][0])

    async def body() -> Message:
        return {"type": "http.request"}

    async def send(_message: Message) -> None:
        """Ignore the response."""

    async def ask_all() -> None:
        services = create_app(Settings(database="never-opened.sqlite3", requests_per_second=1000))
        door = RequestMiddleware(app, services.state.services)
        basic = {"type": "http", "method": method, "path": "/x", "headers": []}
        addresses = [*["192.0.2.1"] * 200, "192.0.2.2"]
        await asyncio.gather(*(door({**basic, "client": (a, 1)}, body, send) for a in addresses))

    asyncio.run(ask_all())
    assert order.index("192.0.2.2") < 5
    assert order.count("192.0.2.1") == 200


def test_who_waits_for_a_round_may_leave() -> None:
    """The others continue, and nothing is kept for a name that waits for nothing."""

    async def leave() -> FairRounds:
        rounds = FairRounds()
        await rounds.begin("a")
        first, second = (asyncio.create_task(rounds.begin("a")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await second
        await asyncio.sleep(0)
        return rounds

    assert asyncio.run(leave())._waiting == {}
