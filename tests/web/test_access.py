"""axe finds nothing wrong for people who see little or hear the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async ([where, runOnly]) => {
  if (!document.querySelector(where)) return [];
  const found = await axe.run(where, { runOnly, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
}"""
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
CONTRAST = ["color-contrast", "link-in-text-block"]  # what another colour scheme may change
AAA = ["color-contrast-enhanced"]  # of the question, which everybody reads


def violations(me: Person, where: str = "html", *, stopped: bool = False) -> list[str]:
    """Return the violations of WCAG 2.1 AA on the page, or a part of it, in light and in dark.

    In a page whose clock is `stopped`, only as much time passes as axe waits for.
    """
    me.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for scheme in ("light", "dark"):
        rules = ALL if scheme == "light" else CONTRAST
        me.page.emulate_media(color_scheme=scheme)
        for part, only in ((where, rules), (f"{where} #question", AAA)):
            look = me.while_stopped if stopped else me.page.evaluate
            found += [f"{scheme}, {each}" for each in look(RUN, [part, only])]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """The front page, setting up, and a table in mid-game, at the present and looking back."""
    me = person(size=size)
    assert violations(me) == []
    me.page.goto(f"{me.page.url}new")
    me.page.wait_for_selector("h1")
    assert violations(me) == []
    me.page.go_back()
    me.begin(4)
    me.play(40)
    assert violations(me) == []
    me.page.get_by_role("button", name="Step back").click()
    me.page.get_by_role("button", name="Back to now").hover()
    assert violations(me) == []
