"""The rules at hand: opened from a table, searched, followed, and closed with nothing lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE
from tests.web.positions import find, sit_down
from tests.web.test_access import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision


def banners_to_add(_: Game, asked: Decision) -> bool:
    """Return whether something can be planned before the question is answered."""
    return asked.prompt == "add" and int(str(asked.about["left"])) >= 2 and len(asked.options) > 2


# Whether the middle of something can be seen.
OPEN = """(element) => {
  const box = element.getBoundingClientRect();
  const at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return element.contains(document.elementFromPoint(...at));
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rules_are_looked_up_beside_the_table(room: Room, size: tuple[int, int]) -> None:
    """From the question's rule: read, search, follow a link, go back and close; the plan stays."""
    game = find(banners_to_add, ("add-",), options={"fort": "defend"})
    me = sit_down(room, game, size=size)
    page, step = me.page, me.step()
    page.locator(".plan").get_by_role("button", name="One more").first.click()
    planned = page.locator(".plan output")
    expect(planned.first).to_have_text("1")

    page.locator("#question").get_by_role("button", name="Rule R4.4").click()
    page.locator("#question").get_by_role("link", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules reference")
    expect(rules.get_by_role("heading", name="R4.4 Adding banners")).to_be_in_viewport()
    assert "R4.4" not in page.url

    rules.get_by_role("searchbox", name="Search the rules").fill("cleanup swap retrieving")
    expect(rules.get_by_role("status")).to_have_text("1 rule")
    rules.get_by_role("searchbox").fill("R5.4")  # what is played here, and who plays otherwise
    forts = rules.get_by_role("article", name="R5.4")
    expect(forts.locator("li", has_text="your table")).to_contain_text("First edition")
    expect(forts).to_contain_text("Changed at your table: Second edition has it otherwise.")
    others = "Well-known summary, Second edition and Competitive"
    expect(forts).to_contain_text(f"Your table differs here from {others}.")
    expect(forts.get_by_role("figure")).to_contain_text("which counts as a third")
    if size == PHONE:  # the whole book has a page of its own
        assert violations(me, "aside") == []
    rules.get_by_role("searchbox").fill("R6.7")  # a table of sentences is not read sideways
    sentences = rules.get_by_role("article", name="R6.7").locator("table")
    expect(sentences).to_be_visible()
    assert sentences.evaluate("({ parentElement: e }) => e.scrollWidth - e.clientWidth") <= 1
    # Not as the first edition has it, but nobody changed that here.
    rules.get_by_role("searchbox").fill("R4.7")
    expect(rules.get_by_role("article", name="R4.7")).to_contain_text("Your table differs here")
    expect(rules.get_by_text("Changed at your table")).to_have_count(0)
    rules.get_by_role("searchbox").fill("R2.2")
    rules.get_by_role("link", name="R7.2").click()
    heading = rules.get_by_role("heading", name="R7.2 Cleanup and swap")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()

    rules.get_by_role("button", name="Back", exact=True).click()
    heading = rules.get_by_role("heading", name="R4.4 Adding banners")
    expect(heading).to_be_in_viewport()
    changes = rules.get_by_test_id("changes").first
    expect(changes).to_have_text("Your table plays Second edition, but for: Forts")
    rules.get_by_role("searchbox").fill("R4.3")
    order = rules.get_by_role("article", name="R4.3")
    order.get_by_text("Where you meet it").click()
    order.get_by_role("button").first.click()  # the last order given in this game
    expect(rules).to_have_count(0)
    if size == DESKTOP:
        expect(page.locator(".log li.shown")).to_have_class(re.compile("ordered"))
    expect(planned.first).to_have_text("1")
    assert me.step() == step


LINKS_BACK = """() => {
  const missing = [];
  const at = (link) => decodeURIComponent(new URL(link.href).hash.slice(1));
  for (const link of document.querySelectorAll("main a[href^='/rules#']"))
    if (!document.getElementById(at(link))) missing.push(`nothing at ${link.hash}`);
  let seen = 0;
  for (const article of document.querySelectorAll("article")) {
    const rule = article.getAttribute("aria-labelledby");
    for (const link of article.querySelectorAll("details a[href^='/rules#']")) {
      const there = document.getElementById(at(link))?.closest("tr, li, article, section");
      if (!there) continue; // said above
      const links = [...there.querySelectorAll("a[href^='/rules#']")];
      const back = links.some((one) => at(one) === rule);
      if (!back && !there.contains(article)) missing.push(`${link.hash} does not lead to ${rule}`);
      seen += 1;
    }
  }
  return { seen, missing };
}"""


def test_rules_have_a_page_of_their_own(person: Callable[..., Person]) -> None:
    """By an address with a rule in it, under any ruleset, with nothing wrong for screen readers."""
    me = person(path="/rules#R5.4")
    page = me.page
    expect(page.get_by_role("heading", name="R5.4 Forts")).to_be_in_viewport()
    assert violations(me) == []
    expect(page.locator("article details a[href^='/learn#']").first).to_be_attached()
    links = page.evaluate(LINKS_BACK)
    assert links["missing"] == []
    assert links["seen"] > 250
    side_by_side = page.get_by_role("region", name="Rulesets").get_by_role("row")
    forts = side_by_side.filter(has=page.get_by_role("link", name="R5.4"))
    expect(forts.locator(".differs")).to_have_count(1)  # the first edition's
    expect(forts.locator(".differs")).to_contain_text("From: first edition (English)")
    treasures = side_by_side.filter(has_text="Treasures")
    expect(treasures.get_by_text("not mentioned there")).to_have_count(3)
    page.get_by_label("Read as").select_option(label="First edition")
    expect(page.get_by_text("A fort counts as one more defender.", exact=True)).to_be_visible()
    forts = page.get_by_role("article", name="R5.4")
    expect(forts.get_by_role("figure")).to_contain_text("which counts as a third")
    expect(forts.locator("li.here")).to_contain_text("From: first edition (English) and")
    page.get_by_role("article", name="R4.3").get_by_role("link", name="R4.6").click()
    expect(page.get_by_role("heading", name="R4.6 Switch")).to_be_in_viewport()
    assert page.url.endswith("/rules#R4.6")
    page.go_back()
    expect(page.get_by_role("heading", name="R5.4 Forts")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("banners")  # what is found is read from its beginning
    assert page.get_by_role("article").first.get_by_role("heading").evaluate(OPEN)
