"""Loyalties swapped and turned up: at the tokens and from the list, and who sees what of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.positions import find, seat, sit_down, truth, worth
from warofwhispers.content import EMPIRES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Person, Room

MINE = "[data-testid=hand] ol li"


def emblems(tokens: Locator) -> list[str | None]:
    """Return the empires of a row of tokens as drawn; None is face down."""
    return [
        one.split()[0] if one.split()[0] in EMPIRES else None
        for one in tokens.evaluate_all("all => all.map((e) => e.className)")
    ]


def is_up(tokens: Locator) -> list[bool]:
    """Return which tokens of a row are drawn face up."""
    return [bool(up) for up in tokens.evaluate_all("all => all.map((e) => e.matches('.up'))")]


def seen_by(other: Person, society: str) -> tuple[Locator, Locator]:
    """Return a player's tokens and score as another sees them."""
    row = other.page.locator(f".players [data-society={society}]")
    return row.locator("ol li"), row.locator(".score")


def swap_by_tokens(me: Person) -> None:
    """Choose one token, change one's mind, then choose two."""
    pick = me.page.locator(f"{MINE} .pick")
    expect(pick).to_have_count(5)
    pick.nth(1).click()
    expect(pick.nth(1)).to_have_attribute("aria-pressed", "true")
    pick.nth(1).click()
    expect(pick.nth(1)).to_have_attribute("aria-pressed", "false")
    pick.first.click()
    pick.last.click()


@pytest.mark.parametrize("way", ["tokens", "list"])
def test_a_swap_shows_two_tokens_to_all_and_no_third(room: Room, way: str) -> None:
    """The two are face up in their new places for everyone, and the scores follow."""
    people = seat(room, lambda view: view["decision"]["prompt"] == "swap")
    me, other = sorted(people, key=lambda one: not truth(one)["decision"]["options"])
    watcher = room.enter(path=f"/t/{me.table}")
    watcher.until_table()
    view = truth(me)
    society, regions = view["you"]["society"], view["game"]["regions"]
    before = view["game"]["players"][society]["loyalties"]
    assert emblems(me.page.locator(MINE)) == before
    for one in (other, watcher):
        tokens, score = seen_by(one, society)
        assert emblems(tokens) == [None] * 5
        expect(score).to_have_text(worth(regions, [None] * 5))

    if way == "tokens":
        swap_by_tokens(me)
    else:
        me.page.locator("[data-option='swap devout opposed']").click()
    after = [before[4], *before[1:4], before[0]]
    up = [True, False, False, False, True]
    known = [empire if seen else None for empire, seen in zip(after, up, strict=True)]
    mine = me.page.locator(MINE)
    expect(mine.first).to_have_class(re.compile(rf"{before[4]}.*up"))
    assert (emblems(mine), is_up(mine)) == (after, up)
    expect(me.page.locator(".players .me .score")).to_have_text(worth(regions, after))
    for one in (other, watcher):
        tokens, score = seen_by(one, society)
        expect(tokens.first).to_have_class(re.compile(rf"{before[4]}.*up"))
        assert (emblems(tokens), is_up(tokens)) == (known, up)
        expect(score).to_have_text(worth(regions, known))
        expect(one.page.locator(".log .swapped")).to_have_count(1)


@pytest.mark.parametrize("way", ["tokens", "list"])
def test_a_loyalty_turned_up_as_a_price(room: Room, way: str) -> None:
    """One token is shown to all, in its place; the others stay hidden."""
    game = find(
        lambda _, asked: asked.prompt == "price_reveal",
        ("draw", "propose lion", "accept"),
        {"dark_alliances": "on"},
    )
    me = sit_down(room, game)
    view = truth(me)
    society = view["you"]["society"]
    mine = view["game"]["players"][society]["loyalties"]
    place = ".pick" if way == "tokens" else "[data-option='reveal affiliated']"
    spot = me.page.locator(MINE).nth(2) if way == "tokens" else me.page
    spot.locator(place).click()
    expect(me.page.locator(MINE).nth(2)).to_have_class(re.compile("up"))
    assert emblems(me.page.locator(MINE)) == mine
    watcher = room.enter(path=f"/t/{me.table}")
    watcher.until_table()
    tokens, score = seen_by(watcher, society)
    known = [None, None, mine[2], None, None]
    expect(tokens).to_have_count(len(known))  # the players come a little after the map
    assert emblems(tokens) == known
    expect(score).to_have_text(worth(truth(me)["game"]["regions"], known))
