"""The actions of others are shown beat by beat, by the page's clock, which the tests move."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import ANSWER, DESKTOP, PATIENCE, PHONE, Person, stop_clock
from tests.web.positions import find, sit_down, truth
from tests.web.test_access import violations
from warofwhispers.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Room

OWN = 350  # how long one's own action is shown while others wait
FRAME = 17  # in which what is shown is drawn, before its time begins
LANDED = 680  # how long at least until a piece has arrived, which what comes next waits for
DEPLOYED = 900  # how long a deployment is shown
COUNTED = 450  # how long each loyalty takes at the end
CAPTION = "[data-testid=caption-title]"
PIECES = ".flights .piece"


def begin_game(come: Callable[..., Person], players: int = 4, **how: object) -> Person:
    """Start a game at normal speed, skip the deal, and reach the first question."""
    me = come(speed="normal", **how)
    me.page.get_by_label("Seats").select_option(str(players))
    me.page.get_by_test_id("begin").click()
    me.page.get_by_test_id("drama-go").wait_for()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("[data-option^=deploy]")
    return me


def place_agent(come: Callable[..., Person], **how: object) -> Person:
    """Start a game and place an agent; the three bots have placed theirs, and time stands still."""
    me = begin_game(come, 4, **how)
    stop_clock(me)
    place(me)
    return me


def place(me: Person) -> None:
    """Place an agent, and wait until the page has received the bots' three deployments."""
    me.page.locator("[data-option^=deploy]").first.evaluate("(e) => e.click()")
    expect(me.page.locator("[data-ahead]")).to_have_attribute("data-ahead", "3")


def caption(me: Person) -> str:
    """Return what is on stage."""
    return me.page.locator(CAPTION).inner_text()


# Notes each caption with the time at which it comes, and the end of the last.
NOTED = """() => {
  window.told = [];
  const note = () => {
    const now = document.querySelector('[data-testid=caption-title]')?.innerText ?? null;
    if (now !== told.at(-1)?.[0]) told.push([now, performance.now()]);
  };
  note();
  new MutationObserver(note).observe(document.body,
    { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize(("size", "moving"), [(DESKTOP, True), (PHONE, False)])
def test_others_act_one_after_the_other_and_then_i_am_asked(
    person: Callable[..., Person], size: tuple[int, int], *, moving: bool
) -> None:
    """Each deployment has its caption for its time; only then comes the question."""
    me = place_agent(person, size=size, moving=moving)
    me.page.evaluate(NOTED)
    for _ in range(10 * DEPLOYED // 50):
        if me.is_asked():
            break
        assert moving or me.page.locator(PIECES).count() == 0
        me.page.clock.run_for(50)
    noted = me.page.evaluate("told")
    own, *seen = [text for text, _ in noted[:-1]]
    assert own.startswith("You place")
    assert all("places an agent as" in one for one in seen)
    assert noted[-1][0] is None
    # They may stand longer: what comes next waits until pieces have arrived, which do not set out
    # before a map that glides has come to rest, and no clock of a test hastens that.
    least = [LANDED if moving else OWN, DEPLOYED, DEPLOYED, DEPLOYED]
    for time, ((_, start), (_, end)) in zip(least, pairwise(noted), strict=True):
        assert time - 1 <= end - start < 2 * DEPLOYED
    # Their time begins with the frame in which they are drawn, after they have come.
    assert moving or all(end - start > DEPLOYED for (_, start), (_, end) in pairwise(noted[1:]))
    assert me.is_asked()
    assert me.page.locator(CAPTION).count() == 0
    log = me.page.evaluate("document.querySelector('.log')?.innerText ?? null")
    places = [log.index(one) for one in seen] if log else []
    assert places == sorted(places)
    # While an answer is on its way, nothing old is told in place of its question.
    asked = me.page.get_by_test_id("question").inner_text()
    me.page.route("**/actions?*", lambda _: None)
    me.page.locator("[data-option^=deploy]").first.evaluate("(e) => e.click()")
    expect(me.page.locator("[data-option]:not([disabled])")).to_have_count(0)
    assert me.page.locator(CAPTION).count() == 0
    assert me.page.get_by_test_id("question").inner_text() == asked


def test_it_can_be_paused_and_skipped_one_by_one_or_all(person: Callable[..., Person]) -> None:
    """A pause lasts; a key or a click brings the next caption, another key the question."""
    me = place_agent(person)
    page = me.page
    page.clock.run_for(OWN + FRAME)
    first = caption(me)
    page.get_by_test_id("show-pause").click()
    page.clock.run_for(60_000)
    assert caption(me) == first
    assert not me.is_asked()
    page.get_by_test_id("show-pause").click()  # what has been read for that long gives way
    page.clock.run_for(1)
    second = caption(me)
    assert second != first
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Shift+Space")
    page.clock.run_for(60_000)
    assert caption(me) == second
    page.keyboard.press("Space")
    third = caption(me)
    assert third not in {first, second}
    assert not me.is_asked()
    page.locator(CAPTION).click()
    assert me.is_asked()
    # Another game: how many act after one's second agent depends on who goes first.
    me = begin_game(person)
    log = me.page.locator(".log ol")
    told = log.inner_text().count("places an agent as")
    stop_clock(me)
    place(me)
    me.page.keyboard.press("Escape")
    me.until_asked()  # no time passes in the page, but the server's reply may still be on its way
    assert me.step() == int(me.ask(f"/tables/{me.table}")["n"])
    # What was skipped is reported all the same.
    assert log.inner_text().count("places an agent as") == told + 3


def test_the_deal_tells_who_i_am_once(person: Callable[..., Person]) -> None:
    """Society and loyalties by name, for as long as one likes; not again after a reload."""
    me = person(speed="normal")
    me.page.get_by_test_id("begin").click()
    deal = me.page.locator("[data-testid=drama][data-beat=deal]")
    deal.wait_for()
    expect(me.page.get_by_test_id("question")).to_have_text("The loyalties have been dealt…")
    stop_clock(me)
    view = me.ask(f"/tables/{me.table}/view?since=0", token=seat_of(me)[1])
    mine = view["game"]["players"][view["you"]["society"]]["loyalties"]
    told = deal.inner_text()
    assert view["you"]["society"] in told.lower()
    places = [told.index(empire.title()) for empire in mine]
    assert places == sorted(places)
    assert f"Each {mine[0].title()} city counts 4 for you." in told
    turns = deal.locator("li").evaluate_all(
        "all => all.map((e) => parseFloat(e.style.getPropertyValue('--turn')))"
    )
    assert all(turn + 0.8 < then for turn, then in pairwise(turns))  # one by one
    assert not me.is_asked()
    tokens = me.page.locator(".mine .token .emblem")
    assert tokens.count() == 0  # nothing beside it tells them first
    expect(deal.get_by_test_id("drama-go")).to_be_focused()  # for those who only hear of it
    assert violations(me, "[data-testid=drama]", stopped=True) == []
    me.page.clock.run_for(60_000)
    assert deal.count() == 1
    deal.get_by_test_id("drama-go").click()
    assert deal.count() == 0
    assert tokens.count() == len(mine)
    me.page.clock.resume()
    me.page.reload()
    me.until_asked()
    assert deal.count() == 0


# Continues whatever is on stage and answers every question, until a certain beat is on stage;
# it pauses there at once.
# Returns what was wrong with captions meanwhile: results and keys must always be visible,
# and the tracker must be at the order that is shown.
UNTIL_BEAT = f"""async ([beat, patience]) => {{
  const answer = {ANSWER};
  const find = (what) => document.querySelector(what);
  const end = performance.now() + patience;
  const wrong = new Set();
  const look = () => {{
    const caption = find('[data-testid=caption]');
    if (!caption || !find('[data-testid=show-skip]')) return;
    const said = find('[data-testid=caption-title]').innerText;
    const panel = find('#question').getBoundingClientRect();
    for (const part of document.querySelectorAll('.caption .keys, [data-testid=caption-came] *'))
      if (part.getBoundingClientRect().bottom > panel.bottom + 1) wrong.add(`cut off: ${{said}}`);
    const acting = find('[data-testid=phase] .active')?.innerText.trim();
    if (caption.dataset.beat === 'order' && !said.includes(acting))
      wrong.add(`${{acting}} acts while it is told: ${{said}}`);
  }};
  while (!find(`[data-testid=drama][data-beat=${{beat}}]`)) {{
    look();
    const next = find('[data-testid=show-skip], [data-testid=drama-go]');
    if (next) next.click(); else answer();
    if (performance.now() > end) throw new Error(`no ${{beat}}`);
    await new Promise((done) => setTimeout(done, 10));
  }}
  find('[data-testid=show-pause]').click();
  return [...wrong];
}}"""


def test_rounds_and_betrayals_have_their_moment(room: Room) -> None:
    """At the end of a round loyalties turn over, and the next round is announced, here the last."""
    game = find(lambda game, asked: game.state.round == 3 and asked.prompt == "swap")
    me = sit_down(room, game, speed="normal")
    drama = me.page.get_by_test_id("drama")
    assert me.page.evaluate(UNTIL_BEAT, ["reveal", PATIENCE]) == []
    assert len(drama.locator(".token").all()) == 2
    # It tells where the two have come from, and nothing beside it tells it first.
    event = next(one for one in reversed(truth(me)["events"]) if one["event"] == "swapped")
    say = Words("en").say
    assert drama.locator("li .text").all_inner_texts() == [
        f"{say('empire-' + event[who])}: {say('slot-' + event[old])} → {say('slot-' + event[new])}"
        for who, new, old in (
            ("empire", "slot", "other_slot"),
            ("other_empire", "other_slot", "slot"),
        )
    ]
    own = event["seat"] == truth(me)["you"]["society"]
    panel = ".mine" if own else f".players [data-society={event['seat']}]"
    turned = me.page.locator(f"{panel} li.up")
    before = turned.count()
    assert violations(me, "[data-testid=drama]") == []
    me.page.get_by_test_id("show-pause").click()
    assert me.page.evaluate(UNTIL_BEAT, ["round", PATIENCE]) == []
    assert "The last round" in drama.inner_text()
    expect(turned).to_have_count(before + 2)


def test_the_end_has_its_moment(room: Room) -> None:
    """Scores are counted up, loyalty by loyalty, and the winner comes last, paused or not."""
    game = find(lambda game, asked: game.state.round == 4 and asked.prompt == "act")
    me = sit_down(room, game, speed="normal")
    page = me.page
    drama = page.get_by_test_id("drama")
    assert page.evaluate(UNTIL_BEAT, ["end", PATIENCE]) == []
    stop_clock(me)
    assert not me.is_over()
    expect(drama.locator(".token")).to_have_count(10)
    # Nothing beside it tells what is about to be counted.
    assert page.locator(".players .token .emblem").count() < page.locator(".players .token").count()
    for counted in (0, 1):  # goes on, and is paused again
        page.clock.run_for(60_000)
        expect(drama).to_have_attribute("data-counted", str(counted))
        page.keyboard.press("Shift+Space")
        page.clock.run_for(COUNTED + 50)
        expect(drama).to_have_attribute("data-counted", str(counted + 1))
        page.keyboard.press("Shift+Space")
    page.keyboard.press("Shift+Space")
    for _ in range(10):
        page.clock.run_for(COUNTED + 50)
    result = me.ask(f"/tables/{me.table}")["result"]
    totals = [int(one.replace("\u2212", "-")) for one in drama.locator(".points").all_inner_texts()]
    assert totals == sorted(result["scores"].values())
    expect(drama.locator("li").last).to_have_class(re.compile("winner"))
    page.clock.run_for(2500)
    assert not me.is_over()
    page.clock.run_for(2000)
    page.get_by_test_id("end").wait_for()


def seat_of(me: Person) -> tuple[str, str]:
    """Return this browser's only seat, and its secret."""
    [(seat, token)] = me.keys()["seats"].items()
    return seat, token


def test_speed_and_sounds_are_settings(person: Callable[..., Person]) -> None:
    """An old setting to skip the show still works; muted sounds are never loaded."""
    me = person()
    me.page.evaluate(
        """localStorage.setItem('whispers.settings',
        JSON.stringify({ auto: false, follow: false, sound: false }))"""
    )
    me.page.reload()
    fetched: list[str] = []
    me.page.on("request", lambda call: fetched.append(call.url) if "sounds" in call.url else None)
    me.begin()
    me.play(1)
    me.until_asked()
    me.page.get_by_test_id("recap-strip").wait_for()
    assert fetched == []
    me.page.get_by_role("button", name="Menu").click()
    speed = me.page.get_by_label("What others do is shown")
    assert speed.input_value() == "once"
    speed.select_option("slow")
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('whispers.settings'))")
    assert kept["speed"] == "slow"
    assert "follow" not in kept
    with me.page.expect_request("**/sounds-*"):
        me.page.get_by_label("Sounds").check()
