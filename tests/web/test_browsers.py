"""Several browsers at one table, on good lines and bad ones."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person


def seat_friends(host: Person, come: Callable[..., Person], friends: int) -> list[Person]:
    """Make a table for the host and so many friends, who come by their invitations."""
    host.page.wait_for_selector("text=second")
    for number in range(2, 5):
        kind = "friend" if number <= friends + 1 else "none"
        host.page.get_by_label(f"Seat {number}").select_option(kind)
    host.page.get_by_test_id("create").click()
    host.page.wait_for_selector("[data-copy]")
    people = [host]
    invites = host.page.locator("[data-copy*='#invite=']").evaluate_all(
        "all => all.map((e) => e.dataset.copy)"
    )
    assert len(invites) == friends
    for number, link in enumerate(invites):
        friend = come(path=link.removeprefix(host.server))
        friend.page.get_by_label("Your name").fill(f"Friend {number}")
        friend.page.get_by_test_id("take").click()
        friend.page.wait_for_selector("text=(you)")
        people.append(friend)
    host.page.wait_for_selector("[data-testid=start]:not([disabled])")
    host.page.get_by_test_id("start").click()
    for one in people:
        one.until_table()
    return people


def play_round_robin(people: list[Person], answers: int, seconds: float) -> int:
    """Let whoever is asked answer, until so many answers are given."""
    given = 0
    end = time.monotonic() + seconds
    while given < answers and time.monotonic() < end and not people[0].is_over():
        for one in people:
            given += one.answer()
        people[0].page.wait_for_timeout(20)
    return given


def counts(people: list[Person]) -> set[int]:
    """How far each browser is, by the number of banners it shows."""
    return {
        one.page.locator(".flag text:not(.change)").evaluate_all(
            "all => all.reduce((sum, e) => sum * 31 + Number(e.textContent), 0) % 1000003"
        )
        for one in people
    }


def test_two_browsers_see_the_same_table(person: Callable[..., Person]) -> None:
    """What one does the other sees, without loading anything again."""
    people = seat_friends(person(path="/new"), person, 1)
    assert play_round_robin(people, 30, 60) >= 30
    people[0].page.wait_for_timeout(1500)
    assert len(counts(people)) == 1


def test_four_browsers_one_loses_its_line(person: Callable[..., Person]) -> None:
    """Offline is shown; back on line the table is as the others have it, and play goes on."""
    people = seat_friends(person(path="/new"), person, 3)
    assert play_round_robin(people, 12, 60) >= 12
    lost = people[3]
    lost.page.context.set_offline(offline=True)
    lost.page.wait_for_selector("[data-testid=offline]")
    play_round_robin(people[:3], 8, 8)
    lost.page.context.set_offline(offline=False)
    lost.page.wait_for_selector("[data-testid=offline]", state="detached")
    assert play_round_robin(people, 12, 60) >= 12
    people[0].page.wait_for_timeout(1500)
    assert len(counts(people)) == 1


def test_an_answer_given_offline_arrives_once(person: Callable[..., Person]) -> None:
    """A click without a line is kept, sent when the line is back, and counts once."""
    me = person()
    me.page.get_by_label("Seats").select_option("2")
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option^=deploy]")
    token = me.keys()["seats"]["0"]
    mine = me.ask(f"/tables/{me.table}/view?since=0", token=token)["you"]["society"]
    me.page.context.set_offline(offline=True)
    me.page.locator("[data-option^=deploy]").first.click()
    me.page.wait_for_selector("text=Sending")
    me.page.context.set_offline(offline=False)
    me.page.wait_for_selector("text=Sending", state="detached")
    me.page.wait_for_selector("[data-option^=deploy]")
    view = me.ask(f"/tables/{me.table}/view?since=0", token=token)
    deployed = [e for e in view["events"] if e["event"] == "deployed" and e["seat"] == mine]
    assert len(deployed) == 1
