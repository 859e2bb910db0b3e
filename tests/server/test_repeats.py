"""Lost responses: the same request with the same key returns them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.helpers import Client, Clock, friends, good, make, refused, running

if TYPE_CHECKING:
    import httpx

    from tests.server.helpers import Json

KEY = "a-key-that-nobody-can-guess"
OTHER_KEY = "another-one-of-this-sort-of"
WISH = {"seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "screen"}, {"kind": "bot"}]}


def create(url: str, body: Json, key: str) -> httpx.Response:
    """Request a table."""
    return Client(url).http.post("/api/tables", json=body, headers={"Idempotency-Key": key})


def test_table_is_created_once(url: str) -> None:
    """The same table with the same secrets; another key, another table; another request, none."""
    first, again = (good(create(url, WISH, KEY)) for _ in range(2))
    assert again == first
    host = Client(url, first["table"]["id"], first["host"])
    guest = Client(url, host.table, first["seats"][1]["invite"])
    good(guest.post("/seats/1/take"))
    good(host.post("/start"))
    later = good(create(url, WISH, KEY))
    assert (later["host"], later["seats"]) == (first["host"], first["seats"])
    assert good(create(url, WISH, OTHER_KEY))["table"]["id"] != host.table
    said = refused(create(url, {"seats": WISH["seats"][:2]}, KEY), 409, "conflict")
    assert said["reason"] == "key-used-otherwise"
    refused(create(url, WISH, "short"), 422, "invalid")
    secrets = {first["host"], *(s["token"] or s["invite"] for s in first["seats"][:3])}
    assert len(secrets) == 4


def test_seat_is_offered_once(url: str) -> None:
    """The invitation returned again is the one that opens the seat."""
    _, [host] = make(url, "me", "bot")
    invites = {good(host.post("/seats/1/offer", {"kind": "friend"}, KEY))["invite"] for _ in "ab"}
    [invite] = invites
    good(Client(url, host.table, invite).post("/seats/1/take"))


def test_seat_is_claimed_once(file: str) -> None:
    """A repeated claim with the same key is the same claim; if it has ended, that is reported."""
    clock = Clock()
    with running(file, clock=clock) as server:
        one, _, lost = friends(server.url, 3, patience=60)
        clock.now += 61
        outside = Client(server.url, one.table)
        first, again = (good(outside.post("/seats/2/reclaim", key=KEY)) for _ in range(2))
        assert (again["token"], again["vote"]) == (first["token"], first["vote"])
        assert [vote["vote"] for vote in one.view()["votes"]] == [first["vote"]]
        lost.view()
        said = refused(outside.post("/seats/2/reclaim", key=KEY), 409, "not_now")
        assert said["reason"] == "no-such-claim"
