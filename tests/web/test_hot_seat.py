"""Two people at one screen: each sees their own secrets and never the other's."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person


def set_up(me: Person) -> None:
    """Ada and Bo at this screen."""
    for number, (kind, name) in enumerate((("me", "Ada"), ("screen", "Bo")), start=1):
        row = me.page.locator(".row").nth(number - 1)
        row.get_by_label(f"Seat {number}").select_option(kind)
        row.get_by_label("Name").fill(name)
    for number in (3, 4):
        me.page.get_by_label(f"Seat {number}").select_option("none")
    me.page.get_by_test_id("create").click()


def secrets(me: Person) -> dict[str, list[str]]:
    """What each seat may know of its own loyalties, from the server."""
    out = {}
    for seat, token in me.keys()["seats"].items():
        view = me.ask(f"/tables/{me.table}/view?since=0", token=token)
        out[seat] = view["game"]["players"][view["you"]["society"]]["loyalties"]
    return out


def shown_loyalties(me: Person) -> list[str]:
    """The loyalties that lie open before whoever looks, by their emblems."""
    labels = me.page.locator(".mine ol li .emblem").evaluate_all(
        "all => all.map((e) => e.getAttribute('aria-label'))"
    )
    return [label.lower() for label in labels]


def test_the_cover_hides_and_names(person: Callable[..., Person]) -> None:
    """Between two people nothing secret is in the page, and the next one is named."""
    me = person(path="/new")
    me.page.wait_for_selector("text=second")
    set_up(me)
    seen: set[str] = set()
    for _ in range(14):
        me.page.wait_for_selector("[data-testid=cover], [data-option], [data-testid=send-plan]")
        if me.is_covered():
            page = me.page.content()
            assert "Ada" in page or "Bo" in page
            assert 'class="mine"' not in page
            assert "data-region" not in page
            me.page.get_by_role("button").click()
            me.until_table()
        known = secrets(me)
        mine = shown_loyalties(me)
        assert mine in list(known.values())
        seen.add(",".join(mine))
        me.page.wait_for_selector("[data-option], [data-testid=send-plan]")
        me.answer()
        me.page.wait_for_timeout(400)
    assert len(seen) == 2
