"""R6.1: what the three abilities of a card cost, and which cards may pay."""

from itertools import combinations

import pytest

from tests.rules.table import (
    answer,
    asked,
    deck,
    deck_of,
    hand,
    offered,
    playable,
    price,
    refuses,
    table,
)
from warofwhispers import Game
from warofwhispers.content import ABILITIES, DOUBLES, EMPIRE_PAIRS, EMPIRES, PAIRS, SINGLES

ALL_CARDS = [card for empire in EMPIRES for card in deck_of(empire)]

# From the Bear Sheriff's before window to the after window of his attack; on the way every
# ability can do something in each of its windows.
STEPS = ("order bear.sheriff attack", "from B4", "to E2", "count 5", "pass", "pass")


def start(cards: list[str]) -> Game:
    """Let the raven come to the Bear Sheriff with these cards."""
    return table(
        banners={"B4": 6, "B5": 3, "B6": 3, "E2": 1, "L2": 2, "L3": 2},
        council={"bear.sheriff": "raven", "horse.chancellor": "raven"},
        hands={"raven": cards},
    )


def reach(ability: str, cards: list[str]) -> Game | None:
    """Go on to the first window in which the ability is offered, if there is one."""
    game = start(cards)
    for step in STEPS:
        if ability in playable(game):
            return game
        answer(game, step)
    return game if ability in playable(game) else None


def offers(ability: str, cards: list[str]) -> set[tuple[str, ...]]:
    """Return every way to pay that the engine offers for an ability."""
    game = reach(ability, cards)
    if game is None:
        return set()
    plays = [option for option in offered(game, "play ") if option.split()[0] == ability]
    ways = {tuple(sorted(option.split()[1].split("+"))) for option in plays}
    assert len(ways) == len(plays)  # nothing is offered twice
    return ways


def ways(ability: str, cards: list[str]) -> set[tuple[str, ...]]:
    """Say by the rule alone how these cards can pay for an ability."""
    if ability in SINGLES:
        empire = EMPIRES[SINGLES.index(ability)]
        return {(card,) for card in cards if card.startswith(empire)}
    twos = {(min(two), max(two)) for two in combinations(cards, 2)}
    if ability in DOUBLES:
        empire = EMPIRES[DOUBLES.index(ability)]
        return {two for two in twos if all(card.startswith(empire) for card in two)}
    a, b = (EMPIRES[number] for number in EMPIRE_PAIRS[PAIRS.index(ability)])
    return {
        (x, y)
        for x, y in twos
        if {f"{a}/{b}", f"{b}/{a}"} & {x, y} and {x.split("/")[0], y.split("/")[0]} == {a, b}
    }


@pytest.mark.parametrize("ability", ABILITIES)
def test_r6_1_every_way_to_pay_is_offered(ability: str) -> None:
    """With all forty cards in hand: 4 ways for a single, 10 for a double, 7 for a pair."""
    found = offers(ability, ALL_CARDS)
    assert found == ways(ability, ALL_CARDS)
    assert len(found) == (4 if ability in SINGLES else 10 if ability in DOUBLES else 7)


@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("every", range(6))
def test_r6_1_a_smaller_hand_pays_in_fewer_ways(ability: str, every: int) -> None:
    """What a handful of cards can pay for is what the costs printed on them allow."""
    cards = ALL_CARDS[every::6]
    assert offers(ability, cards) == ways(ability, cards)


@pytest.mark.parametrize("ability", ABILITIES)
def test_r6_1_the_cards_that_paid_are_gone_and_the_others_stay(ability: str) -> None:
    """One card for a single, two for a double or a pair: those named, no others."""
    game = reach(ability, ALL_CARDS)
    assert game is not None
    for option in offered(game, f"play {ability} "):
        branch = game.clone()
        answer(branch, f"play {ability} {option}")
        paid = option.split("+")
        assert len(paid) == (1 if ability in SINGLES else 2)
        assert sorted(hand(branch, "raven") + paid) == sorted(ALL_CARDS)
        assert sorted(card for empire in EMPIRES for card in deck(branch, empire)) == sorted(paid)


@pytest.mark.parametrize("ability", SINGLES)
def test_r6_1_a_single_needs_no_card_beside_itself(ability: str) -> None:
    """The first ability of a card can always be paid with that card."""
    cards = price(ability)
    assert offers(ability, cards) == {tuple(cards)}


@pytest.mark.parametrize("ability", DOUBLES)
def test_r6_1_one_card_does_not_pay_twice_for_a_double(ability: str) -> None:
    """A double needs two cards of the empire; one and a card of another empire will not do."""
    card = price(ability)[0]
    other = next(c for c in ALL_CARDS if c.split("/")[0] == card.split("/")[1])
    assert offers(ability, [card]) == set()
    assert offers(ability, [card, other]) == set()
    assert offers(ability, [card, card]) == {(card, card)}


@pytest.mark.parametrize("ability", PAIRS)
def test_r6_1_one_card_does_not_pay_twice_for_a_pair(ability: str) -> None:
    """A pair needs a card of each of the two empires: not one alone, nor two of the same."""
    for card in price(ability):
        assert offers(ability, [card]) == set()
        assert offers(ability, [card, card]) == set()


@pytest.mark.parametrize(("a", "b"), EMPIRE_PAIRS)
def test_r6_1_a_pair_must_be_printed_on_one_of_its_cards(a: int, b: int) -> None:
    """Two cards of the right empires, neither of which shows the ability, do not pay for it."""
    ability = PAIRS[EMPIRE_PAIRS.index((a, b))]
    third, fourth, _ = (EMPIRES[n] for n in range(5) if n not in {a, b})
    strangers = [f"{EMPIRES[a]}/{third}", f"{EMPIRES[b]}/{fourth}"]
    assert offers(ability, strangers) == set()


@pytest.mark.parametrize(
    "cards",
    [["bear/lion", "lion/horse"], ["lion/bear", "bear/horse"], ["bear/lion", "lion/bear"]],
)
def test_r6_1_either_card_of_a_pair_may_be_the_one_that_names_it(cards: list[str]) -> None:
    """The card played and any card of its partner: whichever of the two empires it is."""
    game = reach("subjugate", cards)
    assert game is not None
    assert offered(game, "play subjugate ") == ["+".join(cards)]
    answer(game, f"play subjugate {'+'.join(cards)}")
    assert hand(game, "raven") == []


def test_r6_1_which_card_pays_is_the_players_choice() -> None:
    """Two cards could pay for a march: the one kept is the one the player wants to keep."""
    for spent, kept in (("horse/bear", "horse/lion"), ("horse/lion", "horse/bear")):
        game = start(["horse/bear", "horse/lion"])
        assert offered(game, "play march ") == ["horse/bear", "horse/lion"]
        answer(game, f"play march {spent}")
        assert hand(game, "raven") == [kept]
        assert deck(game, "horse").count(spent) == 2


def test_r6_1_two_alike_are_one_choice_and_one_of_them_is_spent() -> None:
    """Two copies of a card are offered once, and the second is still there afterwards."""
    game = start(["horse/bear", "horse/bear"])
    assert offered(game, "play march ") == ["horse/bear"]
    answer(game, "play march horse/bear")
    assert hand(game, "raven") == ["horse/bear"]


def test_r6_1_refuses_what_the_hand_cannot_pay() -> None:
    """A card not held, held once and needed twice, or wrong for the ability pays for nothing."""
    game = start(["horse/bear", "horse/lion"])
    refuses(game, "play march horse/eagle", "R4.3")
    refuses(game, "play rearrange horse/bear+horse/bear", "R4.3")
    refuses(game, "play disperse bear/horse+horse/bear", "R4.3")
    refuses(game, "play march bear/horse", "R4.3")
    assert asked(game) == ("raven", "act")


def test_r6_1_an_opponents_cards_pay_for_nothing() -> None:
    """Only the player's own hand counts, however full the others' hands are."""
    game = table(
        council={"bear.sheriff": "raven"},
        hands={"raven": ["bear/lion"], "spider": ["horse/bear", "horse/lion", "lion/bear"]},
    )
    assert playable(game) == set()
