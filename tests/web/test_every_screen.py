"""Every page, dialog and kind of question in every language: axe finds nothing, all texts fit."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.every_screen import EVERY_SCREEN
from tests.web.fitting import misfits
from tests.web.person import DESKTOP, NARROW, PHONE
from tests.web.test_access import violations

if TYPE_CHECKING:
    from tests.web.person import Room

SIZES = {"desktop": DESKTOP, "phone": PHONE, "narrow": NARROW}
# A folder for pictures of all of it, for people to look at.
PICTURES = os.environ.get("WHISPERS_PICTURES")


@pytest.mark.skipif("WHISPERS_LONG" not in os.environ, reason="make access")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("where", EVERY_SCREEN)
def test_nothing_is_wrong_anywhere(room: Room, where: str, language: str, size: str) -> None:
    """Readable in light and dark, nothing cut or past the edge, nothing left in English."""
    found = {}
    for name, me in EVERY_SCREEN[where](room, language, SIZES[size]):
        assert me.page.evaluate("document.documentElement.lang") == language
        if PICTURES:
            me.page.screenshot(path=Path(PICTURES, f"{where} {language} {size} {name}.png"))
        found[name] = [*misfits(me, language), *violations(me)]
        me.page.emulate_media(color_scheme="light")
    assert found
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
