"""Claims to a seat whose secret was lost are no way into another player's hand."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.helpers import Client, Clock, friends, good, refused, running, started
from warofwhispers.table.claims import CLAIM_LIFE, CLAIM_WAIT, CLAIMS_FROM_OUTSIDE, FIRST_PAUSE


@pytest.fixture
def url(own_url: str) -> str:
    """Return the address of these tests' server, whose clock they set."""
    return own_url


def stranger(client: Client) -> Client:
    """Return a client without a secret."""
    return Client(client.url, client.table)


@pytest.mark.parametrize("kinds", [("me", "screen"), ("me", "screen", "bot")])
def test_seat_of_who_is_there_cannot_be_claimed(url: str, clock: Clock, kinds: list[str]) -> None:
    """Neither while the owner is online nor within the table's patience."""
    one, two = started(url, *kinds, patience=60)
    stream = two.stream()
    next(stream)
    clock.now += 1000
    refused(stranger(one).post("/seats/1/reclaim"), 409, "not_now")
    stream.close()  # type: ignore[attr-defined]  # it is a generator
    said = refused(stranger(one).post("/seats/1/reclaim"), 409, "not_now")
    assert said["reason"] == "owner-not-away"
    assert two.view()["you"]["seat"] == 1


def test_at_a_table_of_two_people_a_claim_opens_nothing(url: str, clock: Clock) -> None:
    """A bot gets the seat; the owner keeps the secret and can come back with it."""
    one, two = friends(url, 2, patience=60)
    clock.now += 61
    claim = good(stranger(one).post("/seats/1/reclaim"))
    assert claim["token"] is None
    number = claim["vote"]
    good(one.post(f"/votes/{number}", {"yes": True}))
    refused(stranger(one).post(f"/votes/{number}/settle"), 409, "not_now")
    clock.now += CLAIM_WAIT
    seat = good(stranger(one).post(f"/votes/{number}/settle"))["table"]["seats"][1]
    assert seat["away"]
    assert not good(two.post("/seats/1/return"))["table"]["seats"][1]["away"]


def test_two_seats_at_the_hosts_screen_are_one_person(url: str, clock: Clock) -> None:
    """A host cannot be two consenting people."""
    made = good(
        Client(url).http.post(
            "/api/tables", json={"seats": [{"kind": k} for k in ("me", "screen", "open")]}
        )
    )
    host = Client(url, made["table"]["id"], made["seats"][0]["token"])
    token = good(stranger(host).post("/seats/2/take"))["token"]
    good(Client(url, host.table, token).post("/start"))
    clock.now += 1000
    assert good(stranger(host).post("/seats/2/reclaim"))["token"] is None


def test_claim_needs_all_others_and_the_waiting_time(url: str, clock: Clock) -> None:
    """The new secret opens the seat once both are met, and the old one no longer does."""
    one, two, three = friends(url, 3, patience=60)
    clock.now += 61
    claim = good(stranger(one).post("/seats/0/reclaim"))
    mine, number = Client(url, one.table, claim["token"]), claim["vote"]
    [vote] = two.view()["votes"]
    assert (vote["kind"], vote["seat"], vote["waiting"]) == ("claim", 0, [1, 2])
    assert vote["ready"] == "1970-01-01T01:17:41+00:00"
    good(two.post(f"/votes/{number}", {"yes": True}))
    clock.now += CLAIM_WAIT - 1
    said = refused(stranger(one).post(f"/votes/{number}/settle"), 409, "not_now")
    assert said["reason"] == "claim-needs-consent"
    good(three.post(f"/votes/{number}", {"yes": True}))
    said = refused(stranger(one).post(f"/votes/{number}/settle"), 409, "not_now")
    assert said["reason"] == "claim-waits"
    refused(mine.get("/view"), 401, "bad_token")
    clock.now += 1
    good(stranger(one).post(f"/votes/{number}/settle"))
    assert mine.view()["you"]["seat"] == 0
    refused(one.get("/view"), 401, "bad_token")


@pytest.mark.parametrize("sign", ["view", "stream", "chat", "no"])
def test_any_sign_of_the_owner_ends_a_claim(url: str, clock: Clock, sign: str) -> None:
    """Even if all others have consented; and the owner is told when that was."""
    one, two, three = friends(url, 3, patience=60)
    clock.now += 61
    claim = good(stranger(one).post("/seats/0/reclaim"))
    for client in (two, three):
        good(client.post(f"/votes/{claim['vote']}", {"yes": True}))
    clock.now += 5
    if sign == "stream":
        next(one.stream())
    elif sign == "chat":
        good(one.post("/chat", {"text": "It is me"}))
    elif sign == "no":
        one.post(f"/votes/{claim['vote']}", {"yes": False})
    view = one.view()
    assert (view["votes"], view["you"]["claimed"]) == ([], "1970-01-01T00:17:46+00:00")
    clock.now += 10 * CLAIM_WAIT
    refused(stranger(one).post(f"/votes/{claim['vote']}/settle"), 404, "not_found")
    refused(Client(url, one.table, claim["token"]).get("/view"), 401, "bad_token")
    assert one.view()["you"]["seat"] == 0


def test_others_with_bots_in_their_seats_are_asked_too(url: str, clock: Clock) -> None:
    """Being away, or having left, is not consent."""
    one, _, three = friends(url, 3, patience=60)
    clock.now += 61
    three.view()
    number = good(one.post("/votes", {"kind": "bot", "seat": 1}))["votes"][0]["vote"]
    good(three.post(f"/votes/{number}", {"yes": True}))
    clock.now += 61
    claim = good(stranger(one).post("/seats/2/reclaim"))
    good(one.post(f"/votes/{claim['vote']}", {"yes": True}))
    clock.now += CLAIM_WAIT
    said = refused(stranger(one).post(f"/votes/{claim['vote']}/settle"), 409, "not_now")
    assert said["reason"] == "claim-needs-consent"


def test_refused_claims_have_a_growing_pause(url: str, clock: Clock) -> None:
    """Nobody can ask without end."""
    one, two, _ = friends(url, 3, patience=60)
    clock.now += 61
    for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE):
        number = good(stranger(one).post("/seats/0/reclaim"))["vote"]
        good(two.post(f"/votes/{number}", {"yes": False}))
        clock.now += pause - 1
        refused(stranger(one).post("/seats/0/reclaim"), 429, "too_many")
        clock.now += 1


def test_outsiders_do_not_stand_in_the_way_of_the_table(url: str, clock: Clock) -> None:
    """Their claims block neither votes nor what somebody at the table asks for a friend."""
    one, two, three = friends(url, 3, patience=60)
    clock.now += 61
    for _ in range(CLAIMS_FROM_OUTSIDE):
        good(stranger(one).post("/seats/0/reclaim"))
    refused(stranger(one).post("/seats/0/reclaim"), 409, "not_now")
    good(two.post("/votes", {"kind": "bot", "seat": 0}))
    claim = good(two.post("/seats/0/reclaim"))
    good(three.post(f"/votes/{claim['vote']}", {"yes": True}))
    clock.now += CLAIM_WAIT
    good(stranger(one).post(f"/votes/{claim['vote']}/settle"))
    assert Client(url, one.table, claim["token"]).view()["you"]["seat"] == 0
    assert two.view()["votes"] == []


def test_claims_are_forgotten_after_a_week(url: str, clock: Clock) -> None:
    """An unanswered claim does not stay for ever."""
    one, two, _ = friends(url, 3, patience=60)
    clock.now += 61
    good(stranger(one).post("/seats/0/reclaim"))
    clock.now += CLAIM_LIFE + 1
    assert good(two.post("/chat", {"text": "Anybody?"}))["votes"] == []


def test_one_address_cannot_claim_often(file: str, clock: Clock) -> None:
    """Claims are counted by address."""
    with running(file, clock=clock, claims_per_hour=2) as server:
        one, *_ = friends(server.url, 3, patience=60)
        clock.now += 61
        for seat in (0, 1):
            good(stranger(one).post(f"/seats/{seat}/reclaim"))
        refused(stranger(one).post("/seats/2/reclaim"), 429, "too_many")
        clock.now += 1800
        good(stranger(one).post("/seats/2/reclaim"))


def test_nobody_gets_a_seat_when_nobody_can_consent(url: str, clock: Clock) -> None:
    """Against bots alone, a stranger can claim neither the only person's seat nor a bot's."""
    one = started(url, "me", "bot")[0]
    clock.now += 1000
    for seat in (0, 1):
        refused(stranger(one).post(f"/seats/{seat}/reclaim"), 409, "not_now")


def test_answers_and_claims_at_the_same_moment(url: str, clock: Clock) -> None:
    """Two answer, a third's seat is claimed and the third appears: each counts once."""
    for _ in range(4):
        clients = friends(url, 3, patience=60)
        seat = clients[0].view()["decision"]["seat"]
        asked = clients[seat]
        away = clients[(seat + 2) % 3]
        claimed = f"/seats/{away.view()['you']['seat']}/reclaim"
        clock.now += 61
        view = asked.view()
        options = view["decision"]["options"]
        twin = Client(url, asked.table, asked.token)
        other = clients[(seat + 1) % 3]
        with ThreadPoolExecutor(4) as pool:
            first = pool.submit(asked.act, options[0], view["turn"])
            second = pool.submit(twin.act, options[-1], view["turn"])
            claim = pool.submit(other.post, claimed)
            seen = pool.submit(Client(url, away.table, away.token).view)
        assert sorted(a.result().status_code for a in (first, second)) == [200, 409]
        assert claim.result().status_code in {200, 409}
        assert seen.result()["you"]["seat"] == (seat + 2) % 3
        assert away.view()["votes"] == []
        assert asked.view()["turn"] == view["turn"] + 1
