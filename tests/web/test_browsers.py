"""Several browsers at one table, on good connections and bad ones."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests import patience
from tests.web.person import Person, seat_friends

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.web.person import Room


def play_round_robin(people: list[Person], answers: int, lost: int | None = None) -> None:
    """Let people answer in turn, until enough answers are given or the seat `lost` is asked."""
    given = 0
    while given < answers and not people[0].is_over():
        for one in people:
            given += one.answer()
        if lost is not None and seat_asked(people[0]) == lost:
            break
        people[0].page.wait_for_timeout(20)


def seat_asked(me: Person) -> int | None:
    """Return which seat is asked now, according to the server."""
    decision = me.ask(f"/tables/{me.table}/view?since=0")["decision"]
    return decision and int(decision["seat"])


def counts(people: list[Person]) -> set[int]:
    """Return how far each browser is, by the number of banners it shows."""
    return {
        one.page.locator(".flag text:not(.change)").evaluate_all(
            "all => all.reduce((sum, e) => sum * 31 + Number(e.textContent), 0) % 1000003"
        )
        for one in people
    }


def same_table(people: list[Person]) -> None:
    """Wait until all browsers show the same step and the same banners."""
    end = time.monotonic() + patience.PATIENCE
    while len({one.step() for one in people}) > 1 or len(counts(people)) > 1:
        assert time.monotonic() < end, [one.step() for one in people]
        people[0].page.wait_for_timeout(50)


def test_one_browser_loses_its_line(person: Callable[..., Person]) -> None:
    """Being offline is shown; back online, what others did is there, and the game continues."""
    friends = 2
    people = seat_friends(person(path="/new"), person, friends)
    for one in [*people, person(path=f"/t/{people[0].table}")]:
        expect(one.page.locator(".players > li")).to_have_count(friends + 1)
        expect(one.page.get_by_text("offline", exact=True)).to_have_count(0)
    play_round_robin(people, 4)
    lost = people[-1]
    lost.page.context.set_offline(offline=True)
    lost.page.wait_for_selector("[data-testid=offline]")
    play_round_robin(people[:-1], 4, lost=friends)
    lost.page.context.set_offline(offline=False)
    lost.page.wait_for_selector("[data-testid=offline]", state="detached")
    play_round_robin(people, 3)
    same_table(people)


def test_an_answer_whose_receipt_is_lost_counts_once(room: Room) -> None:
    """The server accepts it but its response is lost: it is sent again, with the same key."""
    room.excused.append("net::ERR")
    me = room.enter()
    me.begin(2)
    keys: list[str | None] = []

    def lose_the_first_receipt(route: Route) -> None:
        keys.append(route.request.headers.get("idempotency-key"))
        if len(keys) == 1:
            route.fetch()
            route.abort("timedout")
        else:
            route.continue_()

    me.page.route("**/actions?*", lose_the_first_receipt)
    token = me.keys()["seats"]["0"]
    before = len(deployments(me, token))
    me.page.locator("[data-option^=deploy]").first.click()
    me.page.wait_for_function("() => !document.body.innerText.includes('Sending')")
    while len(keys) < 2:
        me.page.wait_for_timeout(50)
    me.page.wait_for_selector("[data-option^=deploy]")
    assert len(deployments(me, token)) == before + 1
    assert keys[0] is not None
    assert keys[0] == keys[1]


def deployments(me: Person, token: str) -> list[object]:
    """Return this person's deployed agents, according to the server."""
    view = me.ask(f"/tables/{me.table}/view?since=0", token=token)
    mine = view["you"]["society"]
    return [e for e in view["events"] if e["event"] == "deployed" and e["seat"] == mine]


def test_an_answer_given_offline_arrives_once(person: Callable[..., Person]) -> None:
    """A click while offline is kept, sent when the connection is back, and counts once."""
    me = person()
    me.begin(2)
    token = me.keys()["seats"]["0"]
    me.page.context.set_offline(offline=True)
    me.page.locator("[data-option^=deploy]").first.click()
    me.page.wait_for_selector("text=Sending")
    me.page.context.set_offline(offline=False)
    me.page.wait_for_selector("text=Sending", state="detached")
    me.page.wait_for_selector("[data-option^=deploy]")
    assert len(deployments(me, token)) == 1


def test_whose_turn_it_is_is_told_away_from_the_table(person: Callable[..., Person]) -> None:
    """In the list of one's tables on the front page, and in the title of the window."""
    people = seat_friends(person(path="/new"), person, 1)
    title, turn = "A War of Whispers", "Your turn \u00b7 A War of Whispers"
    for _ in range(2):
        asked, other = sorted(people, key=Person.is_asked, reverse=True)
        expect(asked.page).to_have_title(turn)
        expect(other.page).to_have_title(title)
        address = asked.page.url
        for one, times in ((asked, 1), (other, 0)):
            one.page.goto(one.server)
            mine = one.page.locator("section", has_text="My tables")
            expect(mine.get_by_role("link")).to_have_count(1)
            expect(mine.get_by_text("your turn")).to_have_count(times)
            expect(one.page).to_have_title(title)
            one.page.goto(address)
            one.until_table()
        asked.page.wait_for_selector("[data-option]")
        asked.answer()
        other.page.wait_for_selector("[data-option]:not([disabled])")
