"""Coming and going: links, bots that play on, chat, votes, undo, rematch."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import seat_friends
from tests.web.positions import seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.helpers import Clock
    from tests.web.person import Person, Room


def menu(one: Person, button: str) -> None:
    """Open the menu, press a button in it, and close it if it is still open."""
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("button", name=button).click()
    one.page.keyboard.press("Escape")


def asked(people: list[Person]) -> tuple[Person, Person]:
    """Return the person asked now, and the other."""
    end = people[0].page
    while True:
        for one, other in (people, reversed(people)):
            if one.is_asked():
                return one, other
        end.wait_for_timeout(50)


def report(one: Person, text: str) -> None:
    """Report the other person at the table to the operator, from the menu."""
    page = one.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Report somebody").click()
    about = page.get_by_label("About")
    about.select_option(index=1)  # the first is nobody in particular
    page.get_by_label("Reason").select_option("talk")
    page.get_by_label("What happened?").fill(text)
    with page.expect_response("**/reports") as sent:
        page.locator("details").get_by_role("button", name="Send").click()
    assert sent.value.ok
    said = sent.value.request.post_data_json
    assert said == {"kind": "talk", "seat": int(about.input_value()), "text": text}
    expect(page.get_by_text("Thank you. The operator will see it.")).to_be_visible()
    expect(page.get_by_label("What happened?")).to_have_value("")
    page.keyboard.press("Escape")


def test_host_removes_who_keeps_everyone_waiting(room: Room) -> None:
    """Before the game: the seat can be given to somebody else, and the person learns why."""
    room.excused.append("status of 401")  # what the person who was removed gets
    person = room.enter
    host = person(path="/new")
    host.page.wait_for_selector("text=Second edition")
    for number, kind in ((2, "friend"), (3, "friend"), (4, "none")):
        host.page.get_by_label(f"Seat {number}").select_option(kind)
    host.page.get_by_label("All players may see what others").check()
    host.page.get_by_test_id("create").click()
    invitations = host.page.locator("[data-copy*='#invite=']")
    expect(invitations).to_have_count(2)
    links = invitations.evaluate_all("all => all.map((e) => e.dataset.copy)")
    guests = []
    for name, link in zip(("Silent", "Other"), links, strict=True):
        guest = person(path=link.removeprefix(host.server))
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_test_id("take").click()
        guest.page.wait_for_selector("text=(you)")
        guests.append(guest)
    silent, other = guests
    for one in (host, other):  # an option that all are told of
        expect(one.page.get_by_text("All players may open the suspicion board.")).to_be_visible()
    expect(other.page.get_by_role("button", name="Remove")).to_have_count(0)
    expect(host.page.get_by_role("button", name="Remove")).to_have_count(2)
    host.page.get_by_role("button", name="Remove Silent").click()
    expect(invitations).to_have_count(1)
    new = str(invitations.get_attribute("data-copy"))
    assert new not in links
    for one, count in ((host, 1), (other, 0)):  # a guest could shut out who is still to come
        expect(one.page.get_by_role("button", name="Fill with bots")).to_have_count(count)
    told = silent.page.get_by_role("alert").filter(has_text="given the seat to somebody else")
    expect(told).to_be_visible()  # for a moment, the lost line may be told of as well
    friend = person(path=new.removeprefix(host.server))
    friend.page.get_by_test_id("take").click()
    friend.page.wait_for_selector("text=(you)")
    host.page.locator("[data-testid=start]:not([disabled])").click()
    friend.until_table()
    expect(friend.page.get_by_role("button", name="Suspicions")).to_be_visible()


def talk(host: Person, friend: Person) -> None:
    """Let one person say something, with keys alone, and the other hear and read it."""
    friend.page.get_by_role("button", name="Menu", exact=True).click()
    friend.page.get_by_role("dialog").wait_for()
    host.page.get_by_test_id("chat").focus()
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_label("Say something")).to_be_focused()
    host.page.keyboard.type("Good luck <b>to you</b>")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".chat")).to_contain_text("Good luck")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_test_id("chat")).to_be_focused()
    friend.page.get_by_test_id("news").wait_for()
    expect(friend.page.get_by_role("log").get_by_text("Good luck")).to_have_count(0)
    friend.page.keyboard.press("Escape")  # nothing beside a dialog is heard
    for each in (host, friend):  # announced once, with the chat open or closed
        told = each.page.locator("[role=log], [aria-live]").get_by_text("Good luck <b>to you</b>")
        expect(told).to_have_text([re.compile(r"\w+: Good luck <b>to you</b>$")])
    friend.page.get_by_role("button", name="Chat: 1 new message").click()
    expect(friend.page.locator(".chat")).to_contain_text("Good luck <b>to you</b>")
    assert friend.is_asked() or host.is_asked()  # the game goes on beside it
    friend.page.get_by_test_id("chat").click()
    expect(friend.page.locator(".chat")).to_have_count(0)
    expect(friend.page.get_by_test_id("news")).to_have_count(0)


def test_two_friends_talk_undo_vote_and_play_again(person: Callable[..., Person]) -> None:
    """Chat arrives, undo works alone and by consent, the end is agreed, and they play again."""
    people = seat_friends(person(path="/new"), person, 1)
    host, friend = people

    talk(host, friend)
    report(friend, "Host was rude")

    one, other = asked(people)
    before = one.step()
    assert one.page.locator("footer .soft").count() == 0  # there is nothing of theirs to undo yet
    one.answer()
    expect(one.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    one.page.get_by_role("button", name="Undo", exact=True).click()
    one.until_step(before)
    one.answer()
    asked(people[::-1] if one is host else people)
    assert other.answer()
    expect(one.page.locator("footer")).to_contain_text("Somebody else has moved since")
    one.page.get_by_role("button", name="Ask to undo").click()
    expect(other.page.get_by_role("alert")).to_have_text(
        re.compile(r"asks to go back to step \d+\.$")
    )
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
    """A bot plays for the person who leaves, visibly to the other, until they come back."""
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


def go(one: Person) -> str:
    """Close a person's browser; return the link to their seat."""
    ((seat_number, token),) = one.keys()["seats"].items()
    path = f"/t/{one.table}#seat={seat_number}.{token}"
    one.page.close()
    return path


def with_one_gone(room: Room) -> tuple[Person, Person, str, int]:
    """Seat three people; the third leaves when asked. Return the others, Cy's link, the step."""
    ada, bo, cy = seat(room, lambda view: view["decision"]["seat"] == 2, ("Ada", "Bo", "Cy"))
    step = cy.step()
    path = go(cy)
    expect(ada.page.locator(".players").get_by_text("offline")).to_have_count(1)
    return ada, bo, path, step


def test_a_bot_for_who_is_absent_by_consent(later: Room, clock: Clock) -> None:
    """Not within the table's patience; then those present agree, and a bot plays.

    The absent person takes the seat back.
    """
    later.excused.append("status of 409")
    ada, bo, path, step = with_one_gone(later)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Cy", exact=True).click()
    refused = ada.page.get_by_role("dialog").get_by_role("alert")
    expect(refused).to_contain_text("Cy has not been away long enough")
    expect(bo.page.get_by_test_id("vote")).to_have_count(0)
    clock.now += 400
    ada.page.get_by_role("dialog").get_by_role("button", name="Cy", exact=True).click()
    ada.page.keyboard.press("Escape")
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
    cy = later.enter(path=path)
    cy.until_table()
    expect(cy.page.get_by_test_id("hand")).to_be_visible()
    assert not cy.is_asked()
    menu(cy, "Take your seat again")
    for one in (ada, bo, cy):
        expect(one.page.locator(f".players {away}")).to_have_count(0)
    expect(ada.page.locator(".players").get_by_text("offline")).to_have_count(0)


def test_links_of_a_seat(room: Room) -> None:
    """A seat opens on another device; a new link locks out the old one."""
    room.excused.append("status of 401")
    person = room.enter
    _, friend = seat_friends(person(path="/new"), person, 1)
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


def test_a_seat_whose_link_was_lost(later: Room, clock: Clock) -> None:
    """It is refused while its owner may be present, and opens by consent after the wait."""
    later.excused.append("status of 409")
    host, friend, other = seat_friends(later.enter(path="/new"), later.enter, 2)
    go(friend)
    expect(host.page.locator(".players").get_by_text("offline")).to_have_count(1)
    tablet = later.enter(path=f"/t/{host.table}")
    tablet.until_table()
    tablet.page.get_by_role("button", name="Menu").click()
    lost = tablet.page.get_by_role("dialog").get_by_role("button", name="Friend 0", exact=True)
    lost.click()
    expect(tablet.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Friend 0")
    clock.now += 400
    lost.click()
    expect(tablet.page.get_by_role("dialog")).to_contain_text("The others are asked")
    tablet.page.keyboard.press("Escape")
    for one in (host, other):
        one.page.get_by_test_id("vote").get_by_role("button", name="Agree").click()
    expect(tablet.page.get_by_test_id("hand")).to_have_count(0)
    clock.now += 3600
    host.page.get_by_test_id("vote").get_by_role("button", name="Do it now").click()
    expect(tablet.page.get_by_test_id("hand")).to_be_visible()


def test_lobby_open_seat_and_watching(person: Callable[..., Person]) -> None:
    """An open table is listed; whoever comes takes a seat; a spectator sees all but secrets."""
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
    # A society of one's own choice is shown before the start; a random one is not known yet.
    expect(host.page.locator("li", has_text="Bo").locator(".agent")).to_have_count(1)
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
