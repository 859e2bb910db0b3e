"""Facts where they matter: swaps, supply, control, cards and decks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE
from tests.web.positions import find, sit_down, truth
from tests.web.test_layout import UNSEEN

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

MINUS = "\N{MINUS SIGN}"
UPRIGHT, FLAT = (768, 1024), (1024, 768)  # a tablet
PAST_THE_EDGE = """() => [...document.querySelectorAll('.mine button')]
  .filter((button) => button.getBoundingClientRect().right > innerWidth)
  .map((button) => button.innerText)"""


def test_a_swap_shows_the_score_it_leads_to(room: Room) -> None:
    """On every button, before and after, and all of them visible at once."""
    game = find(lambda _, asked: asked.prompt == "swap" and len(asked.options) > 8)
    for size in (DESKTOP, PHONE, UPRIGHT, FLAT):
        me = sit_down(room, game, size=size)
        me.page.wait_for_selector("[data-option^=swap]")
        assert me.page.evaluate(PAST_THE_EDGE) == []
        assert me.page.evaluate(UNSEEN) == []
        seen = truth(me)["game"]
        before = seen["players"][seen["seat"]]["score"]["low"]
        outcomes = seen["decision"].get("outcomes", [])
        for option, outcome in zip(seen["decision"]["options"], outcomes, strict=True):
            if option == "pass":
                continue
            button = me.page.locator(f"[data-option='{option}']")
            expect(button.locator(".gain")).to_have_text(
                f"{before} → {outcome.get('score', before)}"
            )
            outer, inner = button.bounding_box(), button.locator(".gain").bounding_box()
            assert outer is not None
            assert inner is not None
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1


def over_supply(game: Game, asked: Decision) -> bool:
    """Return whether agents are placed while a region is above its supply limit."""
    regions = game.observe(None).regions.values()
    return asked.prompt == "deploy" and any(region.over for region in regions)


def test_supply_and_control_are_told_while_agents_are_placed(room: Room) -> None:
    """The flag and the question show what will be lost, a position what it would control."""
    game = find(over_supply, ("add",))
    at, region = next((at, one) for at, one in game.observe(None).regions.items() if one.over)
    me = sit_down(room, game)
    me.page.wait_for_selector("[data-option^=deploy]")
    expect(me.page.locator(".over-limit .over-mark").first).to_have_text(f"{MINUS}{region.over}")
    expect(me.page.locator(f"[data-region={at}]")).to_have_attribute(
        "aria-label", re.compile("too many: lost|the game ends")
    )
    expect(me.page.locator(".question .over-limit")).to_contain_text(f"{MINUS}{region.over}")
    decision = game.observe(game.decision.player).decision
    option, outcome = max(
        zip(decision.options, decision.outcomes, strict=True), key=lambda one: len(one[1].control)
    )
    me.page.locator(f".question [data-option='{option}']").hover()
    tip = me.page.get_by_role("tooltip")
    expect(tip).to_contain_text("You would control")
    expect(me.page.locator(".tile.shown")).to_have_count(len(outcome.control))


def does_nothing(game: Game, asked: Decision) -> bool:
    """Return whether one of several orders would do nothing, and another something."""
    if asked.prompt != "act":
        return False
    outcomes = game.observe(asked.player).decision.outcomes
    return len({outcome.nothing for outcome in outcomes}) > 1


def test_an_order_that_would_do_nothing_says_so(room: Room) -> None:
    """On its button, and crossed out in its council, where it says so to screen readers too."""
    game = find(does_nothing)
    decision = game.observe(game.decision.player).decision
    me = sit_down(room, game)
    for option, outcome in zip(decision.options, decision.outcomes, strict=True):
        button = me.page.locator(f"#question [data-option='{option}']")
        expect(button.locator(".nothing")).to_have_count(int(outcome.nothing))
        if option.startswith("order ") and outcome.nothing:
            place, _ = option.split()[1:]
            tile = me.page.locator(f"[data-tile='{place}'] .idle")
            expect(tile).to_contain_text("does nothing now")


def test_cards_and_decks_lie_open(room: Room) -> None:
    """A card pointed at is enlarged; a deck shows where its cards are, from what was seen."""

    def alike(game: Game, asked: Decision) -> bool:
        """Return whether both players hold cards of one empire."""
        if asked.prompt != "act" or not (hand := game.observe(asked.player).hand):
            return False
        held = hand[0].partition("/")[0]
        players = game.observe(None).players.values()
        numbers = [n for player in players for empire, n in player.cards.items() if empire == held]
        return all(numbers)

    me = sit_down(room, find(alike, ("draw",)))
    me.page.wait_for_selector(".mine .card")
    me.page.locator(".mine .card").first.hover()
    big = me.page.locator(".detail")
    expect(big.locator(".ability .sign")).to_have_count(3)
    expect(big.locator("button.primary")).to_have_count(0)  # it is only looked at
    me.page.locator(".mine .card").first.click()
    big.locator(".rule").first.click()
    expect(big.locator(".rule + .text")).to_contain_text("Rules")
    me.page.keyboard.press("Escape")
    seen = truth(me)["game"]
    card = seen["hand"][0]
    board = me.ask(f"/tables/{me.table}/board")
    rules = [board["abilities"][ability]["rule"] for ability in board["cards"][card]]
    for ability, rule in enumerate(rules):
        lead_to(rule, big.locator(".ability").nth(ability).get_by_role("link").first)
    me.page.keyboard.press("Escape")
    empire = card.partition("/")[0]
    me.page.locator(f".council.{empire} .fact.deck").click()
    row = me.page.locator(f"dialog tr[data-card='{card}'] td")
    expect(row.nth(0)).to_have_text("2")
    expect(row.nth(1)).to_have_text(str(seen["hand"].count(card)))
    expect(row.nth(3)).to_have_text(str(seen["cards"]["unseen"].get(card, "")))
    [rival] = [society for society in seen["seats"] if society not in {None, seen["seat"]}]
    chance = seen["cards"]["chances"].get(rival, {}).get(card, 0)
    assert bool(row.nth(4).inner_text().strip()) == (chance > 0)
    lead_to(rules[1], me.page.locator(f"dialog tr[data-card='{card}']").get_by_role("link").nth(1))
    expect(me.page.locator("dialog")).to_have_count(0)  # it would lie over the rules


def lead_to(rule: str, link: Locator) -> None:
    """Follow a link to a rule, and close the rules again."""
    link.click()
    heading = link.page.locator(f"aside [id='{rule}']")
    expect(heading).to_be_in_viewport()
    heading.click(trial=True)  # nothing lies over it
    link.page.keyboard.press("Escape")
    expect(heading).to_have_count(0)


def test_a_first_game_explains_its_signs(room: Room) -> None:
    """Star, agents, reserve, deck and range without pointing; what decides a tie for everyone."""
    game = find(lambda _, asked: asked.prompt == "deploy")
    me = sit_down(room, game, hints=True)
    legend = me.page.get_by_label("What the signs mean")
    for word in ("goes first", "agents not", "in reserve", "in the deck", "possible score"):
        expect(legend).to_contain_text(word)
    expect(me.page.locator(".tie")).to_contain_text("Fewest swaps, then most cards")
    legend.get_by_role("button").click()
    expect(legend).to_have_count(0)
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('whispers.settings')).hints")
    assert kept is False
