"""The table for people who play by ear: walking by keys, announcements, the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.every_screen import finished
from tests.web.person import DESKTOP, ask
from tests.web.positions import find, sit_down
from warofwhispers import record_of
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

OWN_TEXT = (
    "(e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join('').trim()"
)
ZOOMED = (DESKTOP[0] // 2, DESKTOP[1] // 2)  # everything twice as large: the panels are in sheets
FOCUSED = "((at) => at.ariaLabel ?? at.textContent.trim())(document.activeElement)"


def heard(me: Person) -> Locator:
    """Return what is announced."""
    return me.page.get_by_role("log", name="Announcements")


def sources(_: Game, asked: Decision) -> bool:
    """Return whether an attack is asked for, with several regions to start from."""
    return asked.prompt == "attack_from" and len(asked.options) > 2


def test_the_map_is_walked_by_keys(room: Room) -> None:
    """Tab stops at one region; arrows, letters and page keys move on, and `?` describes it."""
    me = sit_down(room, find(sources))
    keys = me.page.keyboard
    expect(heard(me)).to_contain_text("From which region?")
    land = me.page.get_by_role("application", name="Map of the five empires")
    expect(land.locator("[tabindex='0']")).to_have_count(1)
    land.locator("[tabindex='0']").focus()
    first = me.page.evaluate(FOCUSED)
    assert "can be chosen" in first
    keys.press("s")
    once = me.page.evaluate(FOCUSED)
    keys.press("s")
    again = me.page.evaluate(FOCUSED)
    assert once[0] == again[0] == "S"
    assert once != again
    keys.press("w")
    assert re.match("W", me.page.evaluate(FOCUSED))
    keys.type("olf")
    assert me.page.evaluate(FOCUSED).startswith("Wolfgate")
    keys.press("ArrowUp")
    assert me.page.evaluate(FOCUSED).startswith("Barley Fells")
    keys.press("?")
    expect(heard(me)).to_contain_text(re.compile(r"Barley Fells, .*; borders .*Wolfgate \(\w+, \d"))
    keys.press("Enter")
    why = me.page.locator(".reason").evaluate(OWN_TEXT)
    assert why
    expect(heard(me)).to_contain_text(why)
    keys.press("PageDown")
    assert "can be chosen" in me.page.evaluate(FOCUSED)
    keys.press("?")
    expect(heard(me)).to_contain_text("from here you can attack")
    expect(land.locator("[tabindex='0']")).to_have_count(1)  # Tab leads on, not through the map
    societies = me.page.get_by_role("list", name="Societies")
    mine, other = societies.locator("[data-society]").all()
    mine.focus()
    keys.press("ArrowDown")
    expect(other).to_be_focused()
    keys.press("?")
    expect(heard(me)).to_contain_text(re.compile(r": score .*; \d agents left to place; "))
    for size, letter in ((DESKTOP, "l"), (ZOOMED, "h")):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        if size == ZOOMED:
            me.page.get_by_role("button", name="Councils").click()
        me.page.locator("[data-tile] .head[tabindex='0']").focus()
        keys.press(letter)
        assert re.match(r"(1 )?Sheriff:", me.page.evaluate(FOCUSED))
        keys.press("ArrowDown")
        assert re.match(r"(2 )?Steward:", me.page.evaluate(FOCUSED))
        expect(me.page.locator("[data-tile] .head[tabindex='0']")).to_have_count(1)
    name = re.compile(r"^2 Steward: .* \(R4\.2\) draw 1 card per 2 forts add 2 banners$")
    expect(me.page.locator(":focus")).to_have_accessible_name(name)


def test_a_replay_is_walked_by_keys(room: Room) -> None:
    """Looking back, every region is reached and described as in a game."""
    table = ask(room.server, "/records", record_to_json(record_of(finished())))["table"]["id"]
    me = room.enter(path=f"/t/{table}/replay?n=40")
    heard(me).wait_for(state="attached")
    me.page.locator("[data-region][tabindex='0']").focus()
    me.page.keyboard.type("wolf")
    assert me.page.evaluate(FOCUSED).startswith("Wolfgate")
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate(FOCUSED).startswith("Barley Fells")
    me.page.keyboard.press("?")
    expect(heard(me)).to_contain_text(re.compile(r"Barley Fells, .*; borders .*Wolfgate \(\w+, \d"))


def holding(game: Game, asked: Decision) -> bool:
    """Return whether somebody with several cards is asked for an order."""
    return asked.prompt == "act" and len(game.observe(asked.player).hand or ()) > 1


def test_cards_are_walked_and_read_by_keys(room: Room) -> None:
    """Arrow keys go from card to card; a key tells what each of its uses does."""
    me = sit_down(room, find(holding, ("draw",)))
    hand = me.page.get_by_role("region", name="Your cards").locator("[data-card]")
    hand.first.focus()
    me.page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    me.page.keyboard.press("?")
    for ability in hand.nth(1).locator(".abilities > span").all_inner_texts():
        expect(heard(me)).to_contain_text(re.compile(rf"{ability.strip()}: .*\."))


def test_orders_are_heard_in_words(room: Room) -> None:
    """What a tile writes as "+1 per farm" is read out in full."""
    me = sit_down(room, find(holding, ("draw",)))
    council = me.page.get_by_role("region", name="Council of the Bear")
    expect(council.get_by_role("button", name="add 1 banner per farm", exact=True)).to_have_count(1)


def test_what_is_opened_by_keys_gives_the_focus_back(room: Room) -> None:
    """A dialog keeps the focus to itself; closing anything returns the focus to what opened it."""
    me = sit_down(room, find(sources))
    me.page.wait_for_selector("[data-option]")
    keys = me.page.keyboard
    inside = "document.activeElement.matches('dialog *, dialog, body')"  # or its bar
    for name in ("Menu", "Suspicions", "Open the deck"):
        opener = me.page.get_by_role("button", name=name).first
        opener.focus()
        keys.press("Enter")
        dialog = me.page.get_by_role("dialog")
        dialog.get_by_role("button").first.wait_for()
        for _ in range(30):
            keys.press("Tab")
            assert me.page.evaluate(inside), name
        keys.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    rule = me.page.locator("#question").get_by_role("button", name="Rule R").first
    rule.focus()
    keys.press("Enter")
    expect(rule).to_have_attribute("aria-expanded", "true")
    expect(rule).to_be_focused()
    keys.press("Control+k")
    line = me.page.get_by_role("combobox", name="Command")
    expect(line).to_be_focused()
    keys.type("st")
    offers = me.page.get_by_role("listbox", name="Suggestions")
    expect(offers).to_have_count(1)
    keys.press("Escape")  # what was opened last closes first: suggestions, line, rule
    expect(offers).to_have_count(0)
    keys.press("Escape")
    expect(line).to_have_count(0)
    expect(rule).to_be_focused()
    expect(rule).to_have_attribute("aria-expanded", "true")


def test_an_attack_is_typed_in_one_line(room: Room) -> None:
    """With completion; an unknown word is named, and everything is announced once."""
    game = find(sources)
    answer = next(o for o in game.decision.options if o.startswith("from "))
    trial = game.clone()
    trial.apply(answer)
    target = trial.decision.options[0]
    me = sit_down(room, game)
    me.page.wait_for_selector("[data-option]")
    before = me.step()
    place = me.page.locator("#question [data-option^=from]").last
    place.focus()
    me.page.keyboard.press("?")  # an answer is described as its place on the map is
    expect(heard(me)).to_contain_text(place.inner_text().replace("From ", "") + ", home of")
    me.page.keyboard.press("Control+k")
    line = me.page.get_by_role("combobox", name="Command")
    expect(line).to_be_focused()
    line.fill("attack nowhere from here 1")
    line.press("Enter")
    expect(heard(me)).to_contain_text("I do not know “nowhere”.")
    line.fill("status")
    line.press("Enter")
    expect(heard(me)).to_contain_text("Round 1 of 4")
    line.fill("attack from wol")
    offers = me.page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    expect(offers.first).to_contain_text(re.compile("^attack .* from Wolfgate"))
    offered = offers.first.inner_text()
    line.press("ArrowDown")
    expect(line).to_have_attribute("aria-activedescendant", offers.first.get_attribute("id") or "")
    line.press("Enter")  # takes the suggestion and sends nothing
    expect(line).to_have_value(offered)
    expect(offers).to_have_count(0)
    assert me.step() == before
    line.fill(f"attack {target.split()[1]} from {answer.split()[1]} 1")
    line.press("Enter")
    me.page.wait_for_function(
        "from => Number(document.querySelector('[data-step]').dataset.step) >= from + 3", arg=before
    )
    expect(me.page.get_by_role("list", name="Transcript")).to_contain_text("Your answer: ")
    told = heard(me).get_by_text("with 1 banner.").all_inner_texts()
    assert len(told) <= 1
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(me.page.locator("#question:focus, #question :focus")).to_have_count(1)


def test_what_is_explained_is_announced(room: Room) -> None:
    """A lesson's task follows the question, a hint follows the task; each once, in one place."""
    me = room.enter(path="/learn")
    page = me.page
    page.locator("[data-lesson=control]").click()
    card = page.get_by_test_id("teacher")
    card.locator(".text").wait_for()
    task = card.locator(".text").inner_text()
    told = heard(me).get_by_role("paragraph")
    expect(told.filter(has_text=task)).to_have_count(1)
    before = told.all_inner_texts()
    assert before.index(task) > next(
        at for at, text in enumerate(before) if "Place an agent" in text
    )
    page.get_by_test_id("teach-hint").click()
    hint = card.locator(".soft").inner_text()
    expect(told.last).to_have_text(hint)
    expect(told.filter(has_text=task)).to_have_count(1)
    card.get_by_role("button", name="Got it").click()
    page.get_by_test_id("teach-on").click()
    expect(told.filter(has_text=task)).to_have_count(2)  # on demand
    assert card.locator("[aria-live], [role=status], [role=alert]").count() == 0
    page.locator("[data-option='deploy lion.chancellor']").click()
    page.get_by_test_id("teach-again").wait_for()
    verdict = card.locator("h2, .text").all_inner_texts()
    expect(told.filter(has_text=verdict[1])).to_have_count(1)
    texts = told.all_inner_texts()
    assert texts.index(verdict[0]) + 1 == texts.index(verdict[1])
