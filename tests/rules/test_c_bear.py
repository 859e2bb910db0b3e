"""C-bear-1 press on, C-bear-2 annihilate."""

import pytest

from tests.rules.table import (
    ONE_OF_EACH,
    Banners,
    answer,
    asked,
    at,
    attack,
    banners,
    hand,
    offered,
    play,
    playable,
    price,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game

PRESS_ON = "play extra_attack bear/eagle"


def fought(
    armies: dict[str, Banners],
    source: str,
    target: str,
    number: int,
    cards: list[str],
    **options: str,
) -> Game:
    """Let the raven's Bear Sheriff make an attack; return the game after the fight."""
    game = table(
        options=options,
        banners=armies,
        council={"bear.sheriff": "raven", "bear.chancellor": "spider"},
        hands={"raven": cards},
    )
    attack(game, source, target, number)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    return game


# -- C-bear-1 --------------------------------------------------------------------------------------


def test_c_bear_1_survivors_attack_again_from_the_region_just_taken() -> None:
    """Five take Talon Pass with three left; two of these go on and one stays to hold it."""
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, ["bear/eagle"])
    assert at(game, "E2") == ("bear", 3)
    answer(game, PRESS_ON)
    assert offered(game) == ["from E2"]
    answer(game, "from E2")
    assert offered(game) == ["to E1", "to E3"]
    answer(game, "to E3")
    assert offered(game) == ["count 1", "count 2"]
    answer(game, "count 2")
    assert banners(game) == {"B4": ("bear", 1), "E2": ("bear", 1), "E3": ("bear", 2)}
    assert asked(game) == ("spider", "act")


def test_c_bear_1_may_be_repeated_with_more_cards() -> None:
    """Three cards, four attacks: deep into the Eagle's land, a banner left at each step."""
    cards = ["bear/eagle", "bear/eagle", "bear/lion", "lion/bear"]
    game = fought({"B4": 8, "E2": 1}, "B4", "E2", 8, cards)
    answer(game, PRESS_ON, "from E2", "to E3", "count 5", "pass")
    answer(game, PRESS_ON, "from E3", "to E6", "count 4", "pass")
    answer(game, "play extra_attack bear/lion", "from E6", "to E7", "count 3", "pass")
    assert "extra_attack" not in playable(game)
    assert banners(game) == {
        "E2": ("bear", 1), "E3": ("bear", 1), "E6": ("bear", 1), "E7": ("bear", 3),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("attackers", "defenders"), [(3, 2), (3, 5), (1, 0)], ids=["tie", "lost", "fort"]
)
def test_c_bear_1_nobody_left_nothing_to_press_on_with(attackers: int, defenders: int) -> None:
    """After a fight that no attacker survives the window is asked but the card is of no use."""
    armies: dict[str, Banners] = {"B4": 6}
    if defenders:
        armies["E2"] = defenders
    game = fought(armies, "B4", "E2", attackers, ["bear/eagle"])
    assert offered(game) == ["pass"]
    refuses(game, PRESS_ON, "R5.6")


def test_c_bear_1_a_single_survivor_holds_the_conquered_region() -> None:
    """The last banner may not leave a conquered region, so it cannot press on."""
    game = fought({"B4": 3, "E2": 1}, "B4", "E2", 3, ["bear/eagle"])
    assert at(game, "E2") == ("bear", 1)
    refuses(game, PRESS_ON, "R5.6")


def test_c_bear_1_all_survivors_may_leave_a_home_region_retaken() -> None:
    """Barley Fells is the Bear's own again, so nobody has to stay there."""
    armies: dict[str, Banners] = {"B4": 4, "B2": ("eagle", 1), "B1": ("eagle", 1)}
    game = fought(armies, "B4", "B2", 4, ["bear/eagle"])
    assert at(game, "B2") == ("bear", 3)
    answer(game, PRESS_ON, "from B2", "to B1")
    assert offered(game) == ["count 1", "count 2", "count 3"]
    answer(game, "count 3")
    assert banners(game) == {"B1": ("bear", 1)}  # the Eagle's fort took one
    assert at(game, "B2") == ("bear", 0)


def test_c_bear_1_only_survivors_go_whoever_has_joined_them() -> None:
    """Two marched in behind the one survivor can hold the place, but not attack."""
    game = fought({"B4": 3, "B5": 2, "E2": 1}, "B4", "E2", 3, ["bear/eagle", "horse/bear"])
    answer(game, "play march horse/bear", "from B5", "to E2", "count 2")
    answer(game, PRESS_ON, "from E2", "to E3")
    assert offered(game) == ["count 1"]
    answer(game, "count 1")
    assert at(game, "E2") == ("bear", 2)
    assert at(game, "E3") == ("bear", 1)


@pytest.mark.parametrize(
    ("ability", "steps"),
    [
        ("mercenaries", ("at E2", "count 3")),
        ("mercenaries", ("at E2", "count 2")),
        ("disperse", ("at E2",)),
        ("march", ("from E2", "to B4", "count 2")),
    ],
)
def test_c_bear_1_survivors_taken_away_by_a_card_do_not_press_on(
    ability: str, steps: tuple[str, ...]
) -> None:
    """What a card does after the fight counts: too few are left to leave the region."""
    cards = ["bear/lion", *price(ability)]
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, cards)
    assert at(game, "E2") == ("bear", 3)
    assert "extra_attack" in playable(game)
    answer(game, play(ability), *steps)
    if asked(game)[1] == "disperse_to":
        answer(game, "add B4")
    assert asked(game) == ("raven", "after_fight")
    refuses(game, "play extra_attack bear/lion", "R5.6")


def test_c_bear_1_fewer_survivors_press_on_with_fewer() -> None:
    """Of three survivors one is marched home; of the two left one may go on."""
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, ["bear/eagle", "horse/bear"])
    answer(game, "play march horse/bear", "from E2", "to B4", "count 1")
    answer(game, PRESS_ON, "from E2", "to E3")
    assert offered(game) == ["count 1"]


def test_c_bear_1_survivors_gone_and_replaced_are_no_survivors() -> None:
    """Banners marched in after the survivors were killed did not take part."""
    cards = ["bear/eagle", "bear/lion", "eagle/bear", "horse/bear"]
    game = fought({"B4": 6, "B5": 3, "B2": ("eagle", 1), "B1": ("lion", 1)}, "B4", "B2", 2, cards)
    assert at(game, "B2") == ("bear", 1)
    answer(game, "play mercenaries bear/eagle+eagle/bear", "at B2", "count 1")
    answer(game, "play march horse/bear", "from B5", "to B2", "count 3")
    assert asked(game) == ("raven", "after_fight")
    assert playable(game) == set()


def test_c_bear_1_nothing_to_attack_next_to_the_region_taken() -> None:
    """Varnhold borders only Bear land: without a longer reach there is no second attack."""
    game = fought({"B2": 3, "B1": ("eagle", 1)}, "B2", "B1", 3, ["bear/eagle"])
    assert at(game, "B1") == ("bear", 1)
    refuses(game, PRESS_ON, "R5.6")


@pytest.mark.parametrize(
    ("cards", "possible"),
    [
        (["bear/lion", "eagle/bear", "eagle/lion"], True),  # strike
        (["bear/lion", "eagle/horse", "horse/bear"], True),  # armada
        (["bear/lion", "eagle/bear", "horse/bear"], False),
        (["bear/eagle", "eagle/lion"], False),
    ],
)
def test_c_bear_1_may_reach_further_with_cards_left_over(
    cards: list[str], possible: bool  # noqa: FBT001 - a parameter of the test
) -> None:  # fmt: skip
    """From Varnhold only strike or armada lead on: their cards must still be in hand."""
    game = fought({"B2": 3, "B1": ("eagle", 1), "L3": 1}, "B2", "B1", 3, cards)
    assert ("extra_attack" in playable(game)) == possible


def test_c_bear_1_pressed_on_by_a_strike() -> None:
    """The additional attack may itself strike an empty region far away."""
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, ["bear/lion", "eagle/bear", "eagle/lion"])
    answer(game, "play extra_attack bear/lion")
    assert "to P2" not in offered(game)
    answer(game, "play strike_empty eagle/bear+eagle/lion", "from E2", "to P2", "count 2")
    assert banners(game) == {"B4": ("bear", 1), "E2": ("bear", 1), "P2": ("bear", 2)}


def test_c_bear_1_pressed_on_by_an_armada() -> None:
    """The additional attack may itself cross the map."""
    armies: dict[str, Banners] = {"B4": 6, "E2": 1, "H6": 1}
    game = fought(armies, "B4", "E2", 5, ["bear/lion", "eagle/horse", "horse/eagle"])
    answer(game, "play extra_attack bear/lion", play("armada"), "from E2", "to H6", "count 2")
    assert at(game, "H6") == ("bear", 1)


def test_c_bear_1_reach_of_the_first_attack_is_not_that_of_the_second() -> None:
    """An armada carries one attack; pressing on goes next door again."""
    game = table(
        banners={"B4": 6, "H6": 1},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["bear/eagle", *price("armada")]},
    )
    answer(game, "order bear.sheriff attack", play("armada"), "from B4", "to H6", "count 6", "pass")
    answer(game, PRESS_ON, "from H6")
    assert offered(game) == ["to L4", "to L5", "to H5", "to H7"]


def test_c_bear_1_pressed_on_with_more_banners() -> None:
    """The additional attack is declared like any other and may be added to in every way."""
    cards = ["bear/lion", "elephant/bear", "elephant/eagle", "elephant/horse", *price("reinforce")]
    game = fought({"B4": 6, "B5": 4, "E2": 1, "E1": 9}, "B4", "E2", 5, cards)
    answer(game, "play extra_attack bear/lion", "from E2", "to E1", "count 2")
    answer(game, "play add_one_to_attack elephant/bear")
    answer(game, "play add_three_to_attack elephant/eagle+elephant/horse")
    answer(game, play("reinforce"), "from B5", "count 4")
    assert at(game, "E1") == ("bear", 1)  # 2 + 1 + 3 + 4 against 9
    assert at(game, "E2") == ("bear", 1)


def test_c_bear_1_of_the_attack_means_the_one_just_fought() -> None:
    """After pressing on subjugate counts the second fight's dead, not the first's."""
    game = fought({"B4": 9, "E2": 3, "E1": 1}, "B4", "E2", 9, ["bear/eagle", *price("subjugate")])
    answer(game, PRESS_ON, "from E2", "to E1", "count 4", "pass", play("subjugate"), "add B1")
    assert at(game, "B1") == ("bear", 1)
    assert asked(game) == ("spider", "act")


def test_c_bear_1_whoever_presses_on_must_attack() -> None:
    """Paid for and possible, the additional attack is made: there is no way back."""
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, ["bear/eagle", "lion/bear"])
    answer(game, PRESS_ON)
    refuses(game, "pass", "R5.1")


# -- C-bear-2 --------------------------------------------------------------------------------------


def test_c_bear_2_survivors_die_with_the_rest() -> None:
    """The victors of Talon Pass die as well; what stayed at the source was no part of it."""
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, price("annihilate"))
    answer(game, play("annihilate"))
    assert banners(game) == {"B4": ("bear", 1)}
    assert at(game, "E2") == ("eagle", 0)
    assert (reserve(game, "bear"), reserve(game, "eagle")) == (19, 20)


def test_c_bear_2_defenders_left_die_too() -> None:
    """A lost attack still takes all the defenders with it."""
    game = fought({"B4": 2, "E1": 5, "E2": ("bear", 3)}, "E2", "E1", 2, price("annihilate"))
    assert at(game, "E1") == ("eagle", 3)
    answer(game, play("annihilate"))
    assert at(game, "E1") == ("eagle", 0)
    assert at(game, "E2") == ("bear", 1)


def test_c_bear_2_one_banner_thrown_at_a_fort_is_enough() -> None:
    """It kills nobody itself, and yet a garrison of six is gone."""
    game = fought({"B4": 1, "E2": 6}, "B4", "E2", 1, price("annihilate"))
    assert at(game, "E2") == ("eagle", 6)
    answer(game, play("annihilate"))
    assert banners(game) == {}
    assert reserve(game, "eagle") == 20


def test_c_bear_2_a_third_empires_home_goes_back_to_it() -> None:
    """Lions killed on the Horse's steppe leave it to the Horse."""
    game = fought({"B6": 3, "H2": ("lion", 2)}, "B6", "H2", 3, price("annihilate"))
    assert at(game, "H2") == ("bear", 1)
    answer(game, play("annihilate"))
    assert at(game, "H2") == ("horse", 0)


def test_c_bear_2_who_came_after_the_fight_does_not_die() -> None:
    """Three sent to the city after the fight were not involved in it."""
    cards = ["lion/eagle", "lion/bear", "bear/eagle", "bear/lion"]
    game = fought({"E2": ("bear", 3), "E1": 5}, "E2", "E1", 2, cards)
    answer(game, "play garrison_city lion/bear+lion/eagle", "at E1")
    assert at(game, "E1") == ("eagle", 6)
    answer(game, "play annihilate bear/eagle+bear/lion")
    assert at(game, "E1") == ("eagle", 3)


def test_c_bear_2_a_region_held_by_late_comers_stays_taken() -> None:
    """The survivors die; two that had marched in after them hold the region and do no more."""
    cards = ["horse/bear", "bear/eagle", "bear/elephant", "bear/lion", "bear/horse"]
    game = fought({"B4": 6, "B5": 2, "E2": 1}, "B4", "E2", 5, cards)
    answer(game, "play march horse/bear", "from B5", "to E2", "count 2", play("annihilate"))
    assert at(game, "E2") == ("bear", 2)
    refuses(game, "play extra_attack bear/lion", "R5.6")
    refuses(game, "play annihilate bear/lion+bear/horse", "R5.6")


def test_c_bear_2_nobody_left_nobody_to_kill() -> None:
    """Where both sides have died already the card cannot be played, nor a second time."""
    game = fought({"B4": 3, "E2": 2}, "B4", "E2", 3, price("annihilate"))
    refuses(game, play("annihilate"), "R5.6")
    cards = ["bear/eagle", "bear/elephant", "bear/lion", "bear/horse"]
    game = fought({"B4": 6, "E2": 1}, "B4", "E2", 5, cards)
    answer(game, play("annihilate"))
    assert asked(game) == ("raven", "after_fight")
    refuses(game, "play annihilate bear/lion+bear/horse", "R5.6")
    refuses(game, "play extra_attack bear/lion", "R5.6")


def test_c_bear_2_with_a_fort_that_defends() -> None:
    """Where a fort counts as a defender it is no banner: only banners die."""
    game = fought({"B4": 2, "E2": 6}, "B4", "E2", 2, price("annihilate"), fort="defend")
    assert at(game, "E2") == ("eagle", 5)
    answer(game, play("annihilate"))
    assert at(game, "E2") == ("eagle", 0)
    assert reserve(game, "eagle") == 20


def test_c_bear_2_defenders_killed_meanwhile_cannot_die_again() -> None:
    """After mercenaries took the last defenders there is nobody left to annihilate."""
    cards = [*price("mercenaries"), "bear/lion", "bear/horse"]
    game = fought({"B4": 2, "E1": 4, "E2": ("bear", 3)}, "E2", "E1", 2, cards)
    answer(game, play("mercenaries"), "at E1", "count 2")
    assert hand(game, "raven") == ["bear/horse", "bear/lion"]
    refuses(game, "play annihilate bear/lion+bear/horse", "R5.6")


def test_c_bear_2_is_no_use_outside_an_attack() -> None:
    """Neither before an order nor after one that was no attack can anything be annihilated."""
    game = table(
        council={"bear.steward": "raven"}, hands={"raven": ONE_OF_EACH}, begin="bear.steward"
    )
    refuses(game, play("annihilate"), "R4.3")
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    refuses(game, play("annihilate"), "R6.3")
