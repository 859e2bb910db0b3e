"""An attack: the outcome shown before it is sent, and the real one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE
from tests.web.positions import SITES, find, sit_down, truth, worth
from warofwhispers.content import EMPIRES

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

LEAST_SUPPLY = 4
LOSSES = re.compile(r"(\w+)\s+loses (\d+), keeps (\d+)")


def targets(game: Game, asked: Decision, end: str) -> list[str]:
    """Return the targets that an attack with all banners would leave in a certain way."""
    regions = game.observe(None).regions
    if max(region.banners for region in regions.values()) > LEAST_SUPPLY:
        return []  # banners lost to supply would be seen together with the losses
    source = str(asked.about["region_from"])
    conquered = SITES[source].home != EMPIRES.index(str(asked.about["empire"]))
    most = regions[source].banners - conquered
    found = []
    for option in asked.options:
        at = option.split()[1]
        site, there = SITES[at], regions[at].banners
        wins = most > there + site.fort
        kind = ("fort" if site.fort else "city" if site.city else "") if wins else "lost"
        if kind == end and there > 0:
            found.append(at)
    return found


def position(end: str) -> tuple[Game, str]:
    """Return an attack whose target is asked of somebody without cards, and a target."""

    def wanted(game: Game, asked: Decision) -> bool:
        if asked.prompt != "attack_to" or game.observe(asked.player).hand:
            return False
        return bool(targets(game, asked, end))

    game = find(wanted, ("attack", "add"))
    return game, targets(game, game.decision, end)[0]


def told_of(shown: Locator) -> dict[str, Any]:
    """Return what an outcome says, in numbers and names."""
    text = shown.inner_text()
    sides = {name.lower(): (int(lost), int(left)) for name, lost, left in LOSSES.findall(text)}
    holder = re.search(r"(\w+) holds ", text)
    score = re.search(r"Your score: (\S+) → (\S+)", text)
    assert holder is not None
    assert score is not None
    return {
        "sides": sides,
        "fort": "fort" in text,
        "holder": holder[1].lower(),
        "score": score.groups(),
        "city": "city changes hands" in text,
    }


def what_happened(me: Person, before: dict[str, Any], at: str) -> dict[str, Any]:
    """Return the same from the server: the game before the attack and just after it."""
    society, n = before["you"]["society"], before["decision"]["n"]
    (token,) = me.keys()["seats"].values()
    after = me.ask(f"/tables/{me.table}/steps/{n + 1}?as={society}", token=token)["game"]
    game = before["game"]
    attacker = before["decision"]["about"]["empire"]
    defender, end = game["regions"][at]["empire"], after["regions"][at]
    mine = game["players"][society]["loyalties"]
    sides = {
        empire: (
            after["reserves"][empire] - game["reserves"][empire],
            end["banners"] if end["empire"] == empire else 0,
        )
        for empire in (attacker, defender)
    }
    return {
        "sides": sides,
        "fort": SITES[at].fort,
        "holder": end["empire"],
        "score": (worth(game["regions"], mine), worth(after["regions"], mine)),
        "city": SITES[at].city and end["empire"] != defender,
    }


def look(me: Person, at: str, *, phone: bool) -> list[dict[str, Any]]:
    """Return what the map and the list show about attacking a region before it is chosen."""
    told = []
    for spot in (f"[data-region={at}]", f"[data-option='to {at}']"):
        if phone:
            me.long_press(spot)
        else:
            me.page.locator(spot).hover()
        expect(me.page.get_by_test_id("forecast")).to_have_count(1)
        told.append(told_of(me.page.get_by_test_id("forecast")))
    return told


@pytest.mark.parametrize(
    ("size", "end"),
    [(DESKTOP, "city"), (DESKTOP, "lost"), (DESKTOP, "fort"), (PHONE, "fort")],
    ids=["city", "lost", "fort", "fort on a phone"],
)
def test_an_attack_ends_as_was_shown(room: Room, end: str, size: tuple[int, int]) -> None:
    """Pointing or pressing long shows losses, fort, holder and score; they come true."""
    game, at = position(end)
    me = sit_down(room, game, size=size)
    step = me.step()
    on_map, in_list = look(me, at, phone=size == PHONE)
    assert on_map == in_list
    assert me.step() == step  # looking is not choosing
    choose = me.page.locator(f"[data-option='to {at}']")
    choose.tap() if size == PHONE else choose.click()
    me.page.get_by_test_id("confirm").wait_for()
    before = truth(me)
    # What is announced is the outcome, not the button beside it.
    assert me.page.locator("[role=status] [data-testid=confirm]").count() == 0
    expect(me.page.get_by_role("status").filter(has=me.page.locator("dd.score"))).to_have_count(1)
    confirmed = told_of(me.page.locator(".preview"))
    assert confirmed == on_map
    if end == "fort":
        rule = me.page.locator(".preview .rule")
        rule.tap() if size == PHONE else rule.click()
        expect(me.page.locator(".preview .rule + .text")).to_contain_text("fort")
    with me.page.expect_response("**/actions?*"):
        me.page.get_by_test_id("confirm").click()
    assert what_happened(me, before, at) == confirmed
