"""What the caption says of an order, from who gave it to what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import stop_clock
from tests.web.positions import find, sit_down
from warofwhispers import record_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.facts.shapes import GameView, Outcome
    from warofwhispers.game import Decision

    Wanted = Callable[[Game, GameView, str, Outcome], bool]


def conquests(game: Game, asked: Decision, wanted: Wanted) -> list[tuple[str, Outcome]]:
    """Return numbers of banners that take a city as wanted; nobody has cards to interfere with."""
    if asked.prompt != "attack_count":
        return []
    seen = game.observe(asked.player)
    if any(sum(player.cards.values()) for player in seen.players.values()):
        return []
    options = zip(seen.decision.options, seen.decision.outcomes, strict=True)
    return [(one, end) for one, end in options if end.cities and wanted(game, seen, one, end)]


def attack(me: Person, *actions: str) -> None:
    """Give an order, choose where and how many, and send it."""
    for action in actions:
        me.page.locator(f"[data-option='{action}']").first.click()
    me.page.get_by_test_id("confirm").click()


def position_of(seen: GameView) -> str:
    """Return the position that acts."""
    assert seen.active is not None
    return f"{seen.active.empire}.{seen.active.position}"


def name_of(position: str) -> str:
    """Return what a position is called."""
    return position.replace(".", " ").title()


def test_an_order_is_told_with_all_that_it_did(room: Room) -> None:
    """Who, where, through whom and what; then the cities."""

    def ordered_elsewhere(game: Game, seen: GameView, _: str, __: Outcome) -> bool:
        at = position_of(seen)
        ordered = record_of(game).actions[-3].startswith("order ")  # not by a card
        return ordered and seen.control[at].agent != at

    def wanted(game: Game, asked: Decision) -> bool:
        return bool(conquests(game, asked, ordered_elsewhere))

    game = find(wanted, ("attack", "add"))
    [(option, _), *_] = conquests(game, game.decision, ordered_elsewhere)
    seen = game.observe(game.decision.player)
    me = sit_down(room, game, 3)
    watcher = room.enter(path=f"/t/{me.table}", speed="normal")
    watcher.until_table()
    stop_clock(watcher)
    attack(me, *record_of(game).actions[-3:], option)
    came = watcher.page.get_by_test_id("caption-came")
    while not came.count():
        watcher.page.clock.run_for(50)
    at = position_of(seen)
    title = watcher.page.get_by_test_id("caption-title")
    expect(title).to_contain_text(f"has the {name_of(at)} attack")
    told = watcher.page.get_by_test_id("caption")
    expect(told).to_contain_text(f"Through their agent, the {name_of(seen.control[at].agent)}.")
    expect(came).to_contain_text("a city lost")
    expect(came).to_contain_text(f"{name_of(str(seen.active and seen.active.empire))}: a city won")


def test_an_empire_that_loses_its_last_city_has_a_ribbon(room: Room) -> None:
    """Over the map, for whoever watches, even from the middle of the order on."""

    def takes_the_last(_: Game, __: GameView, ___: str, end: Outcome) -> bool:
        return 0 in end.cities.values()

    def wanted(game: Game, asked: Decision) -> bool:
        return bool(conquests(game, asked, takes_the_last))

    game = find(wanted, ("attack", "add"))
    [(option, outcome), *_] = conquests(game, game.decision, takes_the_last)
    me = sit_down(room, game)
    watcher = room.enter(path=f"/t/{me.table}", speed="normal")
    watcher.until_table()
    stop_clock(watcher)
    attack(me, option)
    [loser] = [name_of(empire) for empire, cities in outcome.cities.items() if cities == 0]
    ribbon = watcher.page.get_by_test_id("fallen")
    expect(ribbon).to_have_text(f"The {loser} has lost its last city")


def test_what_became_of_my_score_is_told(room: Room) -> None:
    """Before and after, until the next player's order is shown."""

    def another_follows(game: Game, seen: GameView, option: str, end: Outcome) -> bool:
        after = game.clone()
        after.apply(option)
        return end.score is not None and after.decision.player not in {seen.seat, "chance", None}

    def wanted(game: Game, asked: Decision) -> bool:
        return bool(conquests(game, asked, another_follows))

    game = find(wanted, ("attack", "add"))
    [(option, outcome), *_] = conquests(game, game.decision, another_follows)
    players = game.observe(game.decision.player).players
    before = next(players[name].score.low for name in players if name == game.decision.player)
    me = sit_down(room, game, speed="normal")
    stop_clock(me)
    attack(me, option)
    told = f"Your score: {before} → {outcome.score}".replace("-", "\N{MINUS SIGN}")
    expect(me.page.get_by_test_id("caption-came")).to_contain_text(told)
