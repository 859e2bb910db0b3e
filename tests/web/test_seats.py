"""Coming and going: links, bots that play on, talk, votes, undo, rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import seat_friends
from tests.web.positions import seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room


def menu(one: Person, button: str) -> None:
    """Open the menu, press a button in it, close it if it still stands open."""
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("button", name=button).click()
    one.page.keyboard.press("Escape")


def asked(people: list[Person]) -> tuple[Person, Person]:
    """Give who is asked now, and the other."""
    end = people[0].page
    while True:
        for one, other in (people, reversed(people)):
            if one.is_asked():
                return one, other
        end.wait_for_timeout(50)


def test_two_friends_talk_undo_vote_and_play_again(person: Callable[..., Person]) -> None:
    """Talk arrives, undo goes alone and by consent, the end is agreed on, and they play again."""
    people = seat_friends(person(path="/new"), person, 1)
    host, friend = people

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("Say something").fill("Good luck <b>to you</b>")
    host.page.get_by_role("button", name="Send").click()
    host.page.keyboard.press("Escape")
    friend.page.get_by_test_id("news").wait_for()
    friend.page.get_by_role("button", name="Menu").click()
    expect(friend.page.locator(".chat")).to_contain_text("Good luck <b>to you</b>")
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_test_id("news")).to_have_count(0)

    one, other = asked(people)
    before = one.step()
    one.answer()
    expect(one.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    one.page.get_by_role("button", name="Undo", exact=True).click()
    one.until_step(before)
    one.answer()
    asked(people[::-1] if one is host else people)
    assert other.answer()
    expect(one.page.locator("footer")).to_contain_text("Somebody else has moved since")
    one.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_test_id("vote").get_by_role("button", name="Refuse").click()
    expect(one.page.get_by_test_id("vote")).to_have_count(0)
    one.page.get_by_role("button", name="Ask to undo").click()
    other.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    for each in people:
        each.until_step(before)

    menu(friend, "Ask to end the game")
    host.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    for each in people:
        each.page.get_by_test_id("end").wait_for()
        expect(each.page.locator("h1")).to_have_text("The game was ended early")
    old = host.table
    for each in people:
        each.page.get_by_role("button", name="Play again").click()
        each.page.wait_for_url(lambda url: old not in url)
        each.page.wait_for_selector("text=(you)")
    assert host.table == friend.table
    host.page.get_by_test_id("start").click()
    for each in people:
        each.until_table()
    first, _ = asked(people)
    assert first.answer()


def test_a_bot_plays_on_and_the_seat_is_taken_back(person: Callable[..., Person]) -> None:
    """Who leaves is played by a bot, as the other sees, and may come back at any time."""
    people = seat_friends(person(path="/new"), person, 1)
    one, other = asked(people)
    menu(one, "Let a bot play on")
    other.page.wait_for_selector("[data-option], [data-testid=send-plan]")
    expect(other.page.locator(".players [aria-label='away: a bot plays on']")).to_have_count(1)
    menu(one, "Take your seat again")
    expect(other.page.locator(".players [aria-label='away: a bot plays on']")).to_have_count(0)
    while not one.is_asked():
        other.answer()
        one.page.wait_for_timeout(50)
    assert one.answer()


def with_one_gone(room: Room, patience: int) -> tuple[Person, Person, str, int]:
    """Seat three of whom the third is asked and goes; give the others, Cy's link and the step."""
    ada, bo, cy = seat(
        room, lambda view: view["decision"]["seat"] == 2, ("Ada", "Bo", "Cy"), patience=patience
    )
    path = f"/t/{cy.table}#seat=2.{cy.keys()['seats']['2']}"
    step = cy.step()
    cy.page.context.close()
    expect(ada.page.locator(".players").get_by_text("offline")).to_have_count(1)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Cy", exact=True).click()
    return ada, bo, path, step


def test_no_bot_for_who_has_just_gone(room: Room) -> None:
    """Within the table's patience nobody is asked to vote, and the page says why."""
    room.excused.append("status of 409")
    ada, bo, _, _ = with_one_gone(room, patience=86_400)
    refused = ada.page.get_by_role("dialog").get_by_role("alert")
    expect(refused).to_contain_text("Cy has not been away long enough")
    expect(bo.page.get_by_test_id("vote")).to_have_count(0)


def test_a_bot_for_who_is_absent_by_consent(room: Room) -> None:
    """Those who are there agree, a bot plays, and who was away takes it back."""
    room.excused.append("status of 409")  # as long as it is too early
    ada, bo, path, step = with_one_gone(room, patience=1)
    ada.page.keyboard.press("Escape")
    while not ada.page.get_by_test_id("vote").count():
        menu(ada, "Cy")
        ada.page.wait_for_timeout(500)
    expect(ada.page.get_by_test_id("vote")).to_contain_text("Bo")  # who is waited for
    bo.page.get_by_test_id("vote").get_by_role("button", name="Refuse").click()
    expect(ada.page.get_by_test_id("vote")).to_have_count(0)
    menu(ada, "Cy")
    bo.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    away = "[aria-label='away: a bot plays on']"
    for one in (ada, bo):
        expect(one.page.locator(f".players {away}")).to_have_count(1)
        one.page.wait_for_function(
            "(n) => Number(document.querySelector('[data-step]').dataset.step) > n", arg=step
        )
    cy = room.enter(path=path)
    cy.until_table()
    expect(cy.page.get_by_test_id("hand")).to_be_visible()
    assert not cy.is_asked()
    menu(cy, "Take your seat again")
    for one in (ada, bo, cy):
        expect(one.page.locator(f".players {away}")).to_have_count(0)
    expect(ada.page.locator(".players").get_by_text("offline")).to_have_count(0)


def test_links_of_a_seat(room: Room) -> None:
    """A seat opens on another device; a new link shuts the old one out; a lost one comes back."""
    room.excused.append("status of 401")
    person = room.enter
    people = seat_friends(person(path="/new"), person, 1)
    host, friend = people
    friend.page.get_by_role("button", name="Menu").click()
    link = friend.page.locator("[data-copy*='#seat=']").get_attribute("data-copy")
    assert link is not None
    tablet = person(path=link.removeprefix(friend.server))
    tablet.until_table()
    assert "#" not in tablet.page.url
    expect(tablet.page.get_by_test_id("hand")).to_be_visible()

    friend.page.get_by_role("button", name="New link for my seat").click()
    expect(tablet.page.get_by_test_id("hand")).to_have_count(0)
    expect(tablet.page.get_by_text("This link does not open the seat")).to_be_visible()
    friend.page.keyboard.press("Escape")
    expect(friend.page.get_by_test_id("hand")).to_be_visible()

    tablet.page.get_by_role("button", name="Menu").click()
    tablet.page.get_by_role("button", name="Friend 0", exact=True).click()
    tablet.page.keyboard.press("Escape")
    host.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    expect(tablet.page.get_by_test_id("hand")).to_be_visible()


def test_lobby_open_seat_and_watching(person: Callable[..., Person]) -> None:
    """An open table is listed; whoever comes sits down; a watcher sees it all but no secret."""
    host = person(path="/new")
    host.page.wait_for_selector("text=Second edition")
    host.page.get_by_label("Name").first.fill("Ada")
    for number, kind in ((2, "open"), (3, "bot"), (4, "none")):
        host.page.get_by_label(f"Seat {number}").select_option(kind)
    host.page.get_by_test_id("create").click()
    host.page.wait_for_selector("text=(you)")
    guest = person()
    guest.page.get_by_role("link", name="Ada").first.click()
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_test_id("take").click()
    guest.page.wait_for_selector("text=(you)")
    guest.page.get_by_label("Your society").select_option("rat")
    expect(host.page.get_by_text("Bo", exact=False).first).to_be_visible()
    host.page.get_by_test_id("start").click()
    guest.until_table()
    expect(guest.page.locator(".me[data-society=rat]")).to_be_visible()
    guest.page.goto(guest.server)
    expect(guest.page.get_by_role("link", name="Ada").first).to_be_visible()

    host.until_table()
    host.page.get_by_role("button", name="Menu").click()
    link = host.page.get_by_role("button", name="Link for watching").get_attribute("data-copy")
    assert link is not None
    watcher = person(path=link.removeprefix(host.server))
    watcher.until_table()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    assert watcher.page.get_by_test_id("hand").count() == 0
    assert watcher.page.locator(".players .token .emblem").count() == 0
    assert watcher.page.locator("[data-option]").count() == 0
