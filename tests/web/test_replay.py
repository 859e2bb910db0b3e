"""Looking back at a finished game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room


@pytest.fixture
def finished(room: Room) -> str:
    """A game that bots have played to its end."""
    me = room.enter()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = me.ask("/tables", {"seats": seats})
    table: str = made["table"]["id"]
    me.ask(f"/tables/{table}/start", {}, made["host"])
    me.ask(f"/tables/{table}/seats/0/leave", {}, made["seats"][0]["token"])
    end = time.monotonic() + 120
    while me.ask(f"/tables/{table}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.3)
    return table


def test_replay_plays_steps_and_links(person: Callable[..., Person], finished: str) -> None:
    """Play, pause, step, another's eyes, and a link that leads back to this very moment."""
    me = person(path=f"/t/{finished}/replay?n=40")
    me.until_table()
    at = me.page.get_by_test_id("at")
    assert "Step 40 of" in at.inner_text()
    me.page.get_by_role("button", name="Step forward").click()
    me.page.wait_for_selector("text=Step 41 of")
    me.page.get_by_label("Speed").select_option(index=4)
    me.page.get_by_test_id("play").click()
    while int(at.inner_text().split()[1]) < 46:
        me.page.wait_for_timeout(50)
    me.page.get_by_test_id("play").click()
    me.page.get_by_label("Through the eyes of").select_option("watcher")
    me.page.wait_for_selector(".players .unknown")
    link = me.page.locator("[data-copy*='replay']").get_attribute("data-copy")
    assert link is not None
    assert "as=watcher" in link
    other = person(path=link.removeprefix(me.server))
    other.until_table()
    assert other.page.get_by_test_id("at").inner_text() == at.inner_text()


def test_end_page_unfolds_the_scores(person: Callable[..., Person], finished: str) -> None:
    """Five loyalties for each player, two plots, and a way to the replay."""
    me = person(path=f"/t/{finished}")
    me.page.wait_for_selector("[data-testid=end]")
    me.page.wait_for_selector("figure")
    assert me.page.locator(".sheet").count() == 3
    assert me.page.locator(".sheet li .token").count() == 15
    assert me.page.locator("figure").count() == 2
    me.page.get_by_role("link", name="Replay").click()
    me.until_table()
