"""Why something is not offered: by the same test that decided so, for everything not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.properties.games import SPENDER, WARRIOR, Case, walk
from tests.rules.table import answer, play, price, table
from warofwhispers.content import EMPIRES, POSITIONS
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import CHANCE, NOBODY
from warofwhispers.engine.reasons import REASONS
from warofwhispers.facts.plans import steps
from warofwhispers.facts.shapes import CardUse
from warofwhispers.notation import POSITION_TEXTS
from warofwhispers.words import Reader, Words
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from warofwhispers import Game
    from warofwhispers.facts.shapes import DecisionView, Facts, Refusal

DECKS = (("conquest", "on"), ("dark_alliances", "on"), ("treasure", "on"))
CASES = [
    Case("second", 3, 81, SPENDER, DECKS, councils="scribes"),
    Case("competitive", 2, 82, SPENDER, DECKS, councils="scribes"),
    Case("first", 4, 83, WARRIOR, board="crowded"),
    Case("competitive", 3, 84, SPENDER, board="inland", councils="scribes"),
    Case("second", 2, 85, SPENDER, (("field_agents", "on"),), councils="restless"),
]
REGION_PROMPTS = {
    "attack_from", "attack_to", "add", "subjugate", "rearrange", "disperse_to", "populate",
    "garrison", "mercenaries", "recruit", "disperse", "uprising", "fire_from", "fire_kill",
    "march_from", "march_to", "reinforce_from", "deploy", "savaged", "avert", "control", "spread",
    "stampede", "muster", "blood_from", "blood_to", "nomads_from", "nomads_to", "price_add",
}  # fmt: skip
POSITION_PROMPTS = {"deploy", "retrieve", "switch", "relocate", "elsewhere", "trials"}


def asked_view(game: Game) -> DecisionView:
    """Return the question as the player asked sees it."""
    return game.observe(game.decision.player).decision


def why(game: Game, thing: str) -> Refusal:
    """Return why a region, position or order is not offered."""
    found = [r for r in asked_view(game).refused if thing in (*r.regions, *r.positions, *r.orders)]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_that_is_not_offered_has_one_reason(case: Case) -> None:
    """Regions, positions and orders are offered or refused, never both, never neither."""
    for game in walk(case):
        if game.state.player in (CHANCE, NOBODY):
            continue
        decision = asked_view(game)
        named = {option.split(" ")[1] for option in decision.options if " " in option}
        rooms = decision.plan.rooms if decision.plan else {}
        if decision.prompt in {"add", "subjugate", "rearrange", "disperse_to", "populate"}:
            named |= {action.split(" ")[1] for action in rooms}
        regions = [region for entry in decision.refused for region in entry.regions]
        assert len(regions) == len(set(regions))
        assert decision.refused[-1].reason == "not-asked"
        if decision.prompt in REGION_PROMPTS:
            assert set(regions) == set(game.notation.regions) - named
        positions = [position for entry in decision.refused for position in entry.positions]
        if decision.prompt in POSITION_PROMPTS:
            assert sorted(positions) == sorted(set(POSITION_TEXTS) - named)
        if decision.prompt == "act":
            orders = {text for entry in decision.refused for text in entry.orders}
            offered = {o.removeprefix("order ") for o in decision.options if o[:6] == "order "}
            position = str(decision.about["position"])
            there = {f"{position} {name}" for name in game.observe(None).orders[position]}
            assert orders == there - offered


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_card_can_be_used_where_it_is_offered(case: Case) -> None:
    """A use without a reason is among the options, and one with a reason is not."""
    for game in walk(case):
        if game.state.player in (CHANCE, NOBODY):
            continue
        view = game.observe(game.decision.player)
        assert set(view.uses) == set(view.hand or ())
        for card, uses in view.uses.items():
            for use in uses:
                verb = "propose" if use.ability == "propose" else f"play {use.ability}"
                offered = {
                    option
                    for option in view.decision.options
                    if option.startswith(f"{verb} ") and card in option.split(" ")[-1].split("+")
                }
                assert bool(offered) == (use.reason is None), (card, use)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_plan_within_its_rooms_can_be_carried_out(case: Case) -> None:
    """Whatever is planned within the rooms, in their order, the engine accepts."""
    rng = RandomStream(case.seed, 8)
    met = 0
    for game in walk(case):
        if game.state.player in (CHANCE, NOBODY):
            continue
        plan = asked_view(game).plan
        if plan is None:
            continue
        met += 1
        wanted = dict.fromkeys(plan.rooms, 0)
        for _ in range(plan.left):
            open_ones = [action for action, room in plan.rooms.items() if wanted[action] < room]
            wanted[open_ones[rng.below(len(open_ones))]] += 1
        meant = {game.notation.parse(action): number for action, number in wanted.items()}
        answers = steps(game.state, meant)
        assert answers is not None, (game.decision, wanted)
        assert len(answers) <= plan.left
        assert steps(game.state, {**meant, max(meant): 99}) is None
    assert met > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reason_can_be_said(case: Case) -> None:
    """The catalogue has a sentence for each, from the facts that come with it."""
    words = Words("en", Reader(you="raven"))
    for game in walk(case):
        view = game.observe(game.decision.player if game.state.player >= 0 else "raven")
        for entry in view.decision.refused:
            for region in entry.regions[:1]:
                holder = view.regions[region].empire
                facts = {"region": region, "holder": holder, **entry.facts}
                assert words.say(f"reason-{entry.reason}", **facts)
            for position in entry.positions[:1]:
                empire, _, title = position.partition(".")
                sits = view.councils[EMPIRES[EMPIRES.index(empire)]][POSITIONS.index(title)]
                assert words.say(f"reason-{entry.reason}", society=sits, **entry.facts)
            if not (entry.regions or entry.positions):
                empires: Facts = {"empire": entry.empires[0]} if entry.empires else {}
                assert words.say(f"reason-{entry.reason}", **entry.facts | empires)
        for uses in view.uses.values():
            for use in uses:
                if use.reason:
                    facts = {"ability": use.ability, "window": "after"}
                    assert words.say(f"reason-{use.reason}", **facts)


def test_every_reason_has_a_name() -> None:
    """No two reasons share one."""
    names = [name for name, _ in REASONS]
    assert len(set(names)) == len(names)
    assert all(f"reason-{name}" in entries("en") for name in names[1:])


# -- one by one ------------------------------------------------------------------------------------


def test_sources_of_an_attack() -> None:
    """Another's region, an empty one, a conquered last banner, nothing to attack."""
    game = table(
        banners={"B4": 3, "B1": 2, "E1": ("bear", 1), "E2": 1},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
    )
    answer(game, "order bear.marshal attack")
    assert (why(game, "E2").reason, why(game, "E2").rule) == ("not-held", "R5.1")
    assert why(game, "B2").reason == "empty"
    assert (why(game, "E1").reason, why(game, "E1").rule) == ("last-banner", "R5.2")
    assert why(game, "B1").reason == "no-target"
    assert why(game, "E2").facts["empire"] == "bear"


def test_targets_of_an_attack() -> None:
    """One's own, and those too far away."""
    game = table(banners={"B4": 3}, council={"bear.marshal": "raven"}, begin="bear.marshal")
    answer(game, "order bear.marshal attack", "from B4")
    assert (why(game, "B1").reason, why(game, "B1").rule) == ("own-region", "R5.3")
    assert why(game, "H1").reason == "too-far"
    assert why(game, "H1").facts == {"empire": "bear", "region_from": "B4"}


def test_orders_that_may_not_be_chosen() -> None:
    """An empty reserve bars adding under the second edition."""
    game = table(banners={"B4": 20}, council={"bear.marshal": "raven"}, begin="bear.marshal")
    found = why(game, "bear.marshal add-1-per-fort")
    assert (found.reason, found.rule) == ("empty-reserve", "R4.3")
    assert why(game, "lion.sheriff").facts["position"] == "bear.marshal"


def uses_of(game: Game, card: str) -> dict[str, CardUse]:
    """Return the uses of a held card by ability."""
    return {use.ability: use for use in game.observe("raven").uses[card]}


def test_r6_1_uses_name_the_empire_of_the_second_card() -> None:
    """Alone, with a card of its own empire, or with one of the empire it is paired with."""
    hands = {"raven": price("midnight_oil")}
    game = table(council={"bear.marshal": "raven"}, hands=hands, begin="bear.marshal")
    found = game.observe("raven").uses["lion/horse"]
    assert [use.second for use in found] == [None, "lion", "horse"]


def test_a_second_replacement_is_refused_by_its_own_rule() -> None:
    """R6.5 and not R6.6: the card could do something, but an order is replaced once."""
    game = table(
        council={"bear.marshal": "raven", "lion.sheriff": "raven"},
        hands={"raven": ["eagle/bear", "lion/bear"]},
        begin="bear.marshal",
    )
    assert uses_of(game, "lion/bear")["act_elsewhere"].reason is None
    answer(game, play("relocate_agent"), "move horse.sheriff")
    found = uses_of(game, "lion/bear")["act_elsewhere"]
    assert (found.reason, found.rule) == ("replaced", "R6.5")


def test_cards_at_the_wrong_time_or_without_their_second() -> None:
    """The window (R6.3), the cost (R6.1)."""
    game = table(
        council={"bear.marshal": "raven"},
        hands={"raven": price("midnight_oil")},
        begin="bear.marshal",
    )
    found = uses_of(game, "lion/horse")
    assert (found["midnight_oil"].reason, found["midnight_oil"].rule) == ("wrong-window", "R6.3")
    assert len(found["midnight_oil"].pays) == 1
    assert (found["garrison_city"].reason, found["garrison_city"].rule) == ("cannot-pay", "R6.1")


def test_who_is_not_asked_is_told_whom_to_wait_for() -> None:
    """One reason for everything."""
    game = table(council={"bear.marshal": "raven"}, begin="bear.marshal")
    (found,) = game.observe("spider").decision.refused
    assert (found.reason, found.facts) == ("other-asked", {"player": "raven"})


def test_face_up_loyalties_do_not_move() -> None:
    """Their slots are refused."""
    game = table(face_up={"raven": ["devout"]}, first="rat", begin="end")
    slots = [slot for entry in asked_view(game).refused for slot in entry.slots]
    assert slots == ["devout"]
    assert len(EMPIRES) == len(asked_view(game).options) - 2


def test_an_alliance_card_says_when_it_cannot_be_proposed() -> None:
    """While its holder is asked something else (R6.8)."""
    game = table(2, "second", {"dark_alliances": "on"}, hands={"raven": ["bear/ask"]})
    assert game.observe("raven").uses["bear/ask"] == (
        CardUse("propose", (), "no-proposal", "R6.8"),
    )


def test_a_card_that_would_take_its_own_way_away_has_no_effect() -> None:
    """The repeat could attack by an armada alone, and paying for it spends the armada's card."""
    game = table(
        banners={"B1": 2},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["lion/horse", "horse/eagle", "eagle/lion"]},
    )
    answer(game, "order bear.sheriff attack", "pass")
    found = uses_of(game, "lion/horse")["midnight_oil"]
    assert (found.reason, found.rule) == ("no-effect", "R6.6")
