"""Every page, dialog and kind of question in every language: axe finds nothing, all texts fit."""

from __future__ import annotations

import os
import re
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.every_screen import CHOICES, EVERY_SCREEN, OPENED, ROUTES, questions
from tests.web.fitting import misfits
from tests.web.person import DESKTOP, NARROW, PHONE, PICTURES
from tests.web.positions import sit_down
from tests.web.test_access import show_in, violations
from tests.web.test_touch import too_small
from warofwhispers.words import words

if TYPE_CHECKING:
    from tests.web.person import Person, Room

PAGE = Path(__file__).parents[2] / "web/src"
SIZES = {"desktop": DESKTOP, "phone": PHONE, "narrow": NARROW}
LANGUAGES = ("en", "fr", "it")
BATCHES = 19  # of questions, so that they are asked side by side


def faults(me: Person, language: str, size: str, part: str = "html") -> list[str]:
    """Return what is wrong on a page; of what only axe finds, what is in one part of it."""
    found = misfits(me, language)
    if size != "desktop":
        found += too_small(me)
    if size != "narrow":  # which has the same things as a phone, in the same colours
        found += violations(me, part)
        show_in(me, "light")
    return found


def picture(me: Person, name: str) -> None:
    """Keep a picture, if wanted."""
    if PICTURES:
        me.page.screenshot(path=Path(PICTURES, f"{name}.png"))


@pytest.mark.skipif("WHISPERS_LONG" not in os.environ, reason="make access")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", EVERY_SCREEN)
def test_nothing_is_wrong_anywhere(room: Room, where: str, language: str, size: str) -> None:
    """Readable in light and dark, nothing cut or past the edge, nothing left in English.

    On a touch screen, everything is large enough for a finger.
    """
    found = {}
    for name, me in EVERY_SCREEN[where](room, language, SIZES[size]):
        assert me.page.evaluate("document.documentElement.lang") == language
        picture(me, f"{where} {language} {size} {name}")
        found[name] = faults(me, language, size)
    meant = {name for at, name in (*OPENED.values(), *ROUTES.values()) if at == where}
    assert meant <= found.keys()
    assert found
    wrong = [f"{name}: {fault}" for name, faults in found.items() for fault in faults]
    assert not wrong, "\n".join(wrong)


def speak(me: Person, language: str) -> None:
    """Choose another language in the menu."""
    now = me.page.evaluate("document.documentElement.lang")
    me.page.get_by_role("button", name=words(now).say("page-menu"), exact=True).click()
    me.page.get_by_test_id("language").select_option(language)
    me.page.get_by_label(words(language).say("page-settings-language")).wait_for()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.skipif("WHISPERS_LONG" not in os.environ, reason="make access")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_is_wrong_with_any_question(room: Room, batch: int) -> None:
    """Each one is asked once, and looked at in every language on every size of screen.

    Around the question the table is the same again and again: axe, which takes the longest, looks
    at all of it in one language on one size of screen, which take turns.
    """
    wrong: list[str] = []
    turns = cycle((language, size) for size in ("desktop", "phone") for language in LANGUAGES)
    asked = zip(sorted(questions().items()), turns, strict=False)
    for (prompt, game), turn in islice(asked, batch, None, BATCHES):
        me = sit_down(room, game)
        me.page.wait_for_selector(CHOICES)
        for language in LANGUAGES:
            if language != "en":
                speak(me, language)
            for size, (width, height) in SIZES.items():
                me.page.set_viewport_size({"width": width, "height": height})
                me.page.locator(".table" if size == "desktop" else ".phone").wait_for()
                picture(me, f"questions {language} {size} {prompt}")
                part = "html" if turn == (language, size) else "#question"
                found = faults(me, language, size, part)
                wrong += [f"{prompt}, {language}, {size}: {fault}" for fault in found]
        room.leave()
    assert not wrong, "\n".join(wrong)


def test_everything_is_visited() -> None:
    """Whoever adds a page, dialog or card over the map has to add it to the walk above."""
    sources = "".join(file.read_text("utf-8") for file in PAGE.rglob("*.svelte"))
    titles = re.findall(r'<(?:Dialog|MapCard)\s+title=\{say\("([\w-]+)"', sources)
    assert len(titles) == len(re.findall(r"<(?:Dialog|MapCard)\s", sources))
    assert set(titles) == OPENED.keys()
    routes = (PAGE / "state/routes.ts").read_text("utf-8")
    assert set(re.findall(r'\{ page: "(\w+)"', routes)) == ROUTES.keys()


def test_what_is_announced_is_announced_everywhere() -> None:
    """A status is there before it says anything: screen readers may miss one that comes with it.

    And none is inside another, which would announce it twice.
    """
    late = re.compile(r"\{(?:#if|:else)[^}]*\}\s*<\w+[^>]*role=(?:\"status\"|\{[^}]*status)")
    found = {file.name: late.findall(file.read_text("utf-8")) for file in PAGE.rglob("*.svelte")}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    twice = re.compile(
        r"<(\w+)[^>]*(?:aria-live=\"polite\"|role=\"status\")[^>]*>(?:(?!</\1>).)*role=\"alert\"",
        re.DOTALL,
    )
    assert [
        file.name for file in PAGE.rglob("*.svelte") if twice.search(file.read_text("utf-8"))
    ] == []
