"""Two people at one screen: each sees their own secrets and never the other's."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person


SOCIETIES = {
    "raven": "Pale Raven",
    "spider": "Supplicant Spider",
    "rat": "Cult of the Rat",
    "serpent": "Endless Serpent",
}


def set_up(me: Person) -> None:
    """Create a table for Ada and Bo at this screen."""
    for number, (kind, name) in enumerate((("me", "Ada"), ("screen", "Bo")), start=1):
        row = me.page.locator(".row").nth(number - 1)
        row.get_by_label(f"Seat {number}").select_option(kind)
        row.get_by_label("Name").fill(name)
    for number in (3, 4):
        me.page.get_by_label(f"Seat {number}").select_option("none")
    me.page.get_by_test_id("create").click()


def secrets(me: Person) -> dict[str, list[str]]:
    """Return what each seat may know about its own loyalties, from the server."""
    out = {}
    for seat, token in me.keys()["seats"].items():
        view = me.ask(f"/tables/{me.table}/view?since=0", token=token)
        out[seat] = view["game"]["players"][view["you"]["society"]]["loyalties"]
    return out


def shown_loyalties(me: Person) -> list[str]:
    """Return the visible loyalties, by their emblems."""
    labels = me.page.locator("[data-testid=hand] ol li .emblem").evaluate_all(
        "all => all.map((e) => e.getAttribute('aria-label'))"
    )
    return [label.lower() for label in labels]


# The screen is covered, or the game has reached another step.
MOVED_ON = """(step) => !!document.querySelector('[data-testid=cover]')
  || Number(document.querySelector('[data-step]').dataset.step) !== step"""


def assert_covered(me: Person) -> None:
    """Check that nothing of the table is in the page, shown or hidden, but the next name."""
    titles = {"Hand the screen to Ada": "Ada", "Hand the screen to Bo": "Bo"}
    name = titles[me.page.get_by_role("heading").inner_text()]
    [society] = [
        seat["society"] for seat in me.ask(f"/tables/{me.table}")["seats"] if seat["name"] == name
    ]
    assert f"You are the {SOCIETIES[society]}." in me.page.get_by_test_id("cover").inner_text()
    page = me.page.content()
    assert "data-region" not in page
    assert 'data-testid="hand"' not in page
    assert "data-option" not in page
    for token in me.keys()["seats"].values():
        assert token not in page


def test_the_cover_hides_and_names(person: Callable[..., Person]) -> None:
    """Between two people nothing secret is in the page, even after a reload."""
    me = person(path="/new")
    me.page.wait_for_selector("text=Second edition")
    set_up(me)
    me.page.get_by_test_id("cover").wait_for()
    seen: set[str] = set()
    for turn in range(5):
        me.page.wait_for_selector("[data-testid=cover], [data-option], [data-testid=send-plan]")
        if turn in {2, 3}:  # after coming back, no side is shown before the person confirms
            me.page.reload()
            me.page.get_by_test_id("cover").wait_for()
        if me.is_covered():
            assert_covered(me)
            me.page.get_by_role("button").click()
            me.until_table()
        known = secrets(me)
        mine = shown_loyalties(me)
        assert mine in list(known.values())
        seen.add(",".join(mine))
        me.page.wait_for_selector("[data-option], [data-testid=send-plan]")
        step = me.step()
        while not me.page.evaluate(MOVED_ON, step):
            me.answer()
            me.page.wait_for_timeout(10)
    assert len(seen) == 2


def test_one_person_alone_needs_no_cover(person: Callable[..., Person]) -> None:
    """Against bots the screen is never covered, and a reload leads straight back."""
    me = person()
    me.begin(2)
    me.answer()
    me.page.reload()
    me.until_table()
    assert me.play(4) == 4
    assert not me.is_covered()


def play_again(me: Person) -> None:
    """Go from the end page to the next game, which begins at once."""
    old = me.table
    me.page.get_by_test_id("end").wait_for()
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_url(lambda url: "/t/" in url and old not in url)


def test_once_more_against_bots_begins_at_once(person: Callable[..., Person]) -> None:
    """With as many seats and the same bots; also where one came by the link of one's seat."""
    me = person()
    me.begin(3)
    before = me.ask(f"/tables/{me.table}")
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask to end the game").click()
    me.page.get_by_test_id("end").wait_for()
    me.page.evaluate(
        """(table) => { const all = JSON.parse(localStorage.getItem('whispers.tables'));
        delete all[table].host;
        localStorage.setItem('whispers.tables', JSON.stringify(all)); }""",
        me.table,
    )
    me.page.reload()
    play_again(me)
    me.until_asked()
    after = me.ask(f"/tables/{me.table}")
    assert after["status"] == "playing"
    assert sorted(str(seat["level"]) for seat in after["seats"]) == sorted(
        str(seat["level"]) for seat in before["seats"]
    )
    assert after["options"] == before["options"]


def test_two_at_one_screen_vote_there(person: Callable[..., Person]) -> None:
    """Both agree to the end on the one screen they have."""
    me = person(path="/new")
    me.page.wait_for_selector("text=Second edition")
    set_up(me)
    me.page.get_by_test_id("cover").get_by_role("button").click()
    me.until_table()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask to end the game").click()
    me.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    play_again(me)
    me.page.get_by_test_id("cover").wait_for()
