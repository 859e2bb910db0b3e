"""axe finds nothing wrong for people who see little or hear the page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

from tests.web.person import DESKTOP, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# The question, which everybody reads, has to have the contrast of AAA. In a single run, as each one
# begins by reading the whole page.
RUN = """async ([where, runOnly]) => {
  const id = "color-contrast-enhanced";
  axe.configure({ rules: [{ id, selector: "#question, #question *", enabled: true }] });
  const rules = { [id]: { enabled: true } };
  const found = await axe.run(where, { runOnly, rules, resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`));
}"""
ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# What another colour scheme may change.
CONTRAST = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]


def show_in(me: Person, scheme: Literal["light", "dark"]) -> None:
    """Let the page be in a colour scheme, and wait until it is."""
    me.page.emulate_media(color_scheme=scheme)
    me.page.wait_for_selector(f"html[data-theme={scheme}]", state="attached")


def violations(me: Person, where: str = "html", *, stopped: bool = False) -> list[str]:
    """Return the violations of WCAG 2.1 AA on the page, or a part of it, in light and in dark.

    In a page whose clock is `stopped`, only as much time passes as axe waits for.
    """
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        rules = ALL if scheme == "light" else CONTRAST
        show_in(me, scheme)
        look = me.while_stopped if stopped else me.page.evaluate
        found += [f"{scheme}, {each}" for each in look(RUN, [where, rules])]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """A table, on a desktop while looking back; on a phone also the front page and setting up.

    `make access` lets it look at every screen.
    """
    me = person(size=size)
    if size == PHONE:
        assert violations(me) == []
        me.page.goto(f"{me.page.url}new")
        me.page.wait_for_selector("h1")
        assert violations(me) == []
        me.page.go_back()
    me.begin(4)
    me.play(10)
    if size == DESKTOP:
        me.page.get_by_role("button", name="Step back").click()
        me.page.get_by_role("button", name="Back to now").hover()
    assert violations(me) == []
    if size == PHONE:
        return
    # Each scheme is looked at for itself: what cannot be read in the dark is found there.
    # A few are enough: axe takes minutes to describe everything on a table.
    dim = "html[data-theme=dark] :is(button, button *) { color: #555 !important }"
    me.page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", dim)
    assert {found.split(":")[0] for found in violations(me)} >= {"dark, color-contrast"}
