"""Each person reads a table in their own language, and can change it in mid-game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.every_screen import finished
from tests.web.person import DESKTOP, ask
from tests.web.positions import seat
from warofwhispers import record_of
from warofwhispers.record import record_to_json
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.person import Person, Room

PACK = re.compile(r"/words-[a-z]{2}-")


def test_language_changes_in_the_middle_of_a_game(person: Callable[..., Person]) -> None:
    """The same question in Italian, at once; nothing is lost, and the choice is remembered."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    question = me.page.get_by_test_id("question")
    english, same = (
        words(language).say("ask-deploy", field=False, agents=9) for language in ("en", "it")
    )
    expect(question).to_contain_text(english)
    options = me.page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    me.page.get_by_role("button", name=words("en").say("page-menu"), exact=True).click()
    me.page.get_by_test_id("language").select_option("it")
    me.page.get_by_label(words("it").say("page-settings-language")).wait_for()
    me.page.keyboard.press("Escape")
    expect(question).to_contain_text(same)
    again = me.page.locator("[data-option]").evaluate_all("all => all.map(e => e.dataset.option)")
    assert again == options
    assert me.page.evaluate("document.documentElement.lang") == "it"
    assert "?" not in me.page.url  # links carry no language
    me.page.reload()
    expect(question).to_contain_text(same)
    fetched = me.page.evaluate(
        "performance.getEntriesByType('resource').map(e => e.name)"
        ".filter(name => /words-[a-z]{2}-/.test(name))"
    )
    assert fetched
    assert [name for name in fetched if "/words-it-" not in name] == []


def test_language_comes_from_the_browser(room: Room) -> None:
    """The first page is Italian for an Italian browser, and fetches no other language."""
    context = room.browser.new_context(
        locale="it-IT", viewport={"width": DESKTOP[0], "height": DESKTOP[1]}
    )
    page = context.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(room.server)
    page.get_by_role("heading", name=words("it").say("page-home-play")).wait_for()
    assert page.evaluate("document.documentElement.lang") == "it"
    packs = [url.rpartition("/")[2] for url in fetched if PACK.search(url)]
    assert packs
    assert all(name.startswith("words-it-") for name in packs)
    context.close()


def test_language_changes_where_there_is_no_menu(room: Room) -> None:
    """Where tables are set up and waited for, lessons chosen, results read, games replayed."""
    table = ask(room.server, "/records", record_to_json(record_of(finished())))["table"]["id"]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    lobby = ask(room.server, "/tables", {"seats": seats})["table"]["id"]
    for path in ("/new", f"/t/{lobby}", "/learn", f"/t/{table}", f"/t/{table}/replay"):
        me = room.enter(path=path)
        me.page.get_by_label(words("en").say("page-settings-language")).select_option("it")
        me.page.get_by_label(words("it").say("page-settings-language")).wait_for()
        assert me.page.evaluate("document.documentElement.lang") == "it"
        room.leave()


def test_each_person_at_a_table_reads_their_own_language(room: Room) -> None:
    """One changes it in a game, for themselves alone; what comes next is told in both."""
    one, other = seat(room, lambda view: view["decision"]["prompt"] == "act")

    def log_of(me: Person, language: str) -> Locator:
        name = words(language).say("page-log-title")
        return me.page.get_by_role("list", name=name, exact=True).get_by_role("listitem")

    english = log_of(other, "en").all_inner_texts()
    other.page.get_by_role("button", name=words("en").say("page-menu"), exact=True).click()
    other.page.get_by_test_id("language").select_option("fr")
    other.page.get_by_label(words("fr").say("page-settings-language")).wait_for()
    other.page.keyboard.press("Escape")
    spoken = [me.page.evaluate("document.documentElement.lang") for me in (one, other)]
    assert spoken == ["en", "fr"]
    known = len(english)
    french = log_of(other, "fr").all_inner_texts()
    assert len(french) == known > 0
    assert log_of(one, "en").count() == known
    assert not set(french) & set(english)
    (one if one.is_asked() else other).answer()
    expect(log_of(one, "en")).not_to_have_count(known)
    expect(log_of(other, "fr")).not_to_have_count(known)
    assert log_of(one, "en").nth(known).inner_text() != log_of(other, "fr").nth(known).inner_text()
