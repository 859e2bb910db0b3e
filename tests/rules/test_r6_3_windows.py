"""R6.3: when a card may be played, and who is asked whether they play one."""

import pytest

from tests.rules.table import (
    ONE_OF_EACH,
    answer,
    asked,
    at,
    attack,
    offered,
    play,
    playable,
    price,
    refuses,
    table,
)
from warofwhispers import Game
from warofwhispers.content import ABILITIES

INSTEAD = {"relocate_agent", "act_elsewhere"}
GENERAL = {
    "garrison_city", "march", "rearrange", "mercenaries", "recruit", "disperse",
    "alchemists_fire", "populate", "uprising",
}  # fmt: skip
CHOOSING = {"strike_empty", "armada"}
DECLARED = {"add_one_to_attack", "add_three_to_attack", "reinforce"}
FOUGHT = {"extra_attack", "annihilate", "subjugate"}
AGAIN = {"midnight_oil"}

# Each window of an attack, what leads on to the next, and what is played in it.
STEPS = {
    "act": ("order bear.sheriff attack",),
    "attack_from": ("from B4", "to E2", "count 5"),
    "declared": ("pass",),
    "after_fight": ("pass",),
    "after_order": ("pass",),
}
OPEN = {
    "act": INSTEAD | GENERAL,
    "attack_from": CHOOSING,
    "declared": GENERAL | DECLARED,
    "after_fight": GENERAL | FOUGHT,
    "after_order": GENERAL | AGAIN,
}
STRICT = {
    "act": INSTEAD | GENERAL,
    "attack_from": CHOOSING,
    "declared": DECLARED,
    "after_fight": FOUGHT,
    "after_order": AGAIN,
}
TIMINGS = {"open": OPEN, "strict": STRICT}


def start(timing: str, cards: list[str], **options: str) -> Game:
    """Let the raven attack with the Bear Sheriff; every ability can do something all along."""
    return table(
        options={"card_timing": timing, **options},
        banners={"B4": 6, "B5": 3, "B6": 3, "E2": 1, "L2": 2, "L3": 2},
        council={
            "bear.sheriff": "raven", "horse.chancellor": "raven", "eagle.sheriff": "spider",
        },
        hands={"raven": cards},
    )  # fmt: skip


@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("ability", ABILITIES)
def test_r6_3_an_ability_is_offered_in_its_windows_and_no_others(ability: str, timing: str) -> None:
    """From before the order to after it each window offers exactly the abilities it should."""
    game = start(timing, price(ability))
    for window, steps in STEPS.items():
        assert asked(game) == ("raven", window)
        assert (ability in playable(game)) == (ability in TIMINGS[timing][window])
        answer(game, *steps)
    assert asked(game) == ("spider", "act")


@pytest.mark.parametrize("timing", TIMINGS)
def test_r6_3_a_full_hand_is_offered_all_of_a_window_and_nothing_else(timing: str) -> None:
    """With a card of every kind the windows of an attack offer what the table of R6.3 lists."""
    game = start(timing, ONE_OF_EACH)
    for window, steps in STEPS.items():
        assert asked(game) == ("raven", window)
        assert playable(game) == TIMINGS[timing][window]
        answer(game, *steps)


@pytest.mark.parametrize("timing", TIMINGS)
def test_r6_3_target_and_number_of_an_attack_are_no_windows(timing: str) -> None:
    """Once the source is chosen no card comes in until the banners have left."""
    game = start(timing, ONE_OF_EACH)
    answer(game, "order bear.sheriff attack", "from B4")
    assert asked(game) == ("raven", "attack_to")
    assert playable(game) == set()
    answer(game, "to E2")
    assert asked(game) == ("raven", "attack_count")
    assert playable(game) == set()


@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("window", STEPS)
def test_r6_3_refuses_a_card_out_of_its_time(window: str, timing: str) -> None:
    """A card held and affordable is refused where it does not belong."""
    game = start(timing, ONE_OF_EACH)
    for passed, steps in STEPS.items():
        if passed == window:
            break
        answer(game, *steps)
    rule = game.decision.rule
    for ability in ABILITIES:
        if ability not in TIMINGS[timing][window]:
            refuses(game, play(ability), rule)


@pytest.mark.parametrize("timing", TIMINGS)
def test_r6_3_adding_has_a_window_before_and_one_after(timing: str) -> None:
    """While banners are being placed no card is played; then the after window comes."""
    game = table(
        options={"card_timing": timing},
        council={"bear.steward": "raven", "horse.chancellor": "raven"},
        hands={"raven": ONE_OF_EACH},
        begin="bear.steward",
    )
    assert playable(game) == INSTEAD | GENERAL
    answer(game, "order bear.steward add-2")
    assert asked(game) == ("raven", "add")
    assert playable(game) == set()
    answer(game, "add B1", "add B2")
    assert asked(game) == ("raven", "after_order")
    assert playable(game) == (AGAIN | GENERAL if timing == "open" else AGAIN)


@pytest.mark.parametrize("timing", TIMINGS)
def test_r6_3_a_switch_has_one_window_before_and_one_after(timing: str) -> None:
    """Between changing places and the order reached no card is played."""
    game = table(
        options={"card_timing": timing},
        council={"bear.chancellor": "raven", "bear.steward": "spider", "horse.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
        begin="bear.chancellor",
    )
    assert playable(game) == INSTEAD | GENERAL
    answer(game, "order bear.chancellor switch")
    assert asked(game) == ("raven", "switch")
    assert playable(game) == set()
    answer(game, "move bear.steward")
    assert asked(game) == ("raven", "reached")
    assert playable(game) == set()
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    assert asked(game) == ("raven", "after_order")
    assert playable(game) == (AGAIN | GENERAL if timing == "open" else AGAIN)
    answer(game, "pass")
    assert asked(game) != ("raven", "after_order")


def test_r6_3_an_attack_reached_by_a_switch_has_all_its_windows() -> None:
    """Choosing, declared, after the fight: as in any attack, then one after window."""
    game = table(
        banners={"B4": 6, "B5": 3, "B6": 3, "E2": 1, "L2": 2, "L3": 2},
        council={"bear.chancellor": "raven", "bear.sheriff": "spider"},
        hands={"raven": ONE_OF_EACH},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff", "order bear.sheriff attack")
    for window in ("attack_from", "declared", "after_fight", "after_order"):
        assert asked(game) == ("raven", window)
        assert playable(game) == OPEN[window]
        answer(game, *STEPS[window])
    assert asked(game) != ("raven", "after_order")


def test_r6_3_a_pressed_on_attack_has_all_its_windows() -> None:
    """The additional attack is chosen, declared and fought with cards like the first."""
    game = start("open", [*ONE_OF_EACH, "bear/eagle"])
    attack(game, "B4", "E2", 6)
    answer(game, "pass", "play extra_attack bear/eagle")
    assert asked(game) == ("raven", "attack_from")
    assert playable(game) == CHOOSING
    answer(game, "from E2", "to E1", "count 2")
    assert asked(game) == ("raven", "declared")
    assert playable(game) == GENERAL | DECLARED
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    assert playable(game) == GENERAL | FOUGHT - {"subjugate"}  # nobody died there
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")


def test_r6_3_an_agent_further_right_is_enough() -> None:
    """Around the orders of a vacant position its controller plays cards as around their own."""
    game = table(
        banners={"B4": 6, "B5": 3, "E2": 1, "L2": 2},
        council={"bear.chancellor": "raven", "horse.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
    )
    assert asked(game) == ("raven", "act")
    assert playable(game) == INSTEAD | GENERAL
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert playable(game) == GENERAL | AGAIN


# -- who is asked ----------------------------------------------------------------------------------


def test_r6_3_whoever_holds_a_card_is_asked_though_it_be_of_no_use() -> None:
    """One card that fits none of the windows: each is asked all the same, with nothing to play."""
    game = table(
        banners={"B4": 3, "E2": 5},
        council={"bear.sheriff": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["lion/bear"]},
    )
    assert playable(game) == set()
    attack(game, "B4", "E2", 3)
    for window in ("declared", "after_fight", "after_order"):
        assert asked(game) == ("raven", window)
        assert offered(game) == ["pass"]
        answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_r6_3_whoever_holds_no_card_is_not_asked() -> None:
    """With an empty hand the attack is fought out at once and the next position acts."""
    game = table(
        banners={"B4": 3, "E2": 1},
        council={"bear.sheriff": "raven", "eagle.sheriff": "spider"},
        hands={"spider": ["bear/lion"], "rat": ["elephant/bear"]},
    )
    attack(game, "B4", "E2", 3)
    assert at(game, "E2") == ("bear", 1)
    assert asked(game) == ("spider", "act")


def test_r6_3_the_others_are_not_asked() -> None:
    """Cards belong to the orders of one's own positions, whatever the others hold."""
    game = table(
        banners={"B4": 3, "E2": 1},
        council={"bear.sheriff": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["lion/bear"], "spider": ONE_OF_EACH, "rat": ["elephant/bear"]},
    )
    questions = attack(game, "B4", "E2", 3) + answer(game, "pass", "pass", "pass")
    assert {question.player for question in questions} == {"raven"}
    assert asked(game) == ("spider", "act")


def test_r6_3_spending_the_last_card_ends_the_asking() -> None:
    """After the only card is played in a window there is nothing left to ask about."""
    game = table(
        banners={"B4": 3, "E2": 3},
        council={"bear.sheriff": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["elephant/bear"]},
    )
    attack(game, "B4", "E2", 3)
    answer(game, "play add_one_to_attack elephant/bear")
    assert asked(game) == ("spider", "act")
    assert at(game, "E2") == ("eagle", 0)


def test_r6_3_a_card_just_drawn_can_be_played_after_the_order() -> None:
    """With an empty hand before and a card after the draw, the after window is asked."""
    game = table(council={"lion.sheriff": "raven", "horse.sheriff": "spider"}, begin="lion.sheriff")
    answer(game, "order lion.sheriff draw-1", "draw lion/bear")
    assert asked(game) == ("raven", "after_order")
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_r6_3_no_window_for_a_position_nobody_controls() -> None:
    """Right of the last agent nothing happens and nobody is asked, whatever they hold."""
    game = table(
        council={"bear.sheriff": "raven", "horse.chancellor": "spider"},
        hands={"raven": ONE_OF_EACH},
    )
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1", "pass")
    assert asked(game) == ("spider", "act")
    assert game.state.tracker == 16


def test_r6_3_before_window_is_asked_though_there_is_no_order() -> None:
    """An empty reserve bars the Eagle Sheriff's only order; a card holder is asked, once."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"eagle.sheriff": "raven", "elephant.sheriff": "spider"},
        hands={"raven": ["lion/bear"]},
        begin="eagle.sheriff",
    )
    assert asked(game) == ("raven", "act")
    assert offered(game) == ["pass"]
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_r6_3_a_card_in_the_before_window_can_make_an_order_possible() -> None:
    """Mercenaries free a banner of the Eagle's own, and the Sheriff can and must add again."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"eagle.sheriff": "raven"},
        hands={"raven": price("mercenaries")},
        begin="eagle.sheriff",
    )
    assert offered(game, "order ") == []
    answer(game, play("mercenaries"), "at E7", "count 2")
    assert offered(game) == ["order eagle.sheriff add-2"]


def test_r6_3_no_order_no_after_window() -> None:
    """Whoever could give no order is not asked again afterwards, even if a card was played."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"eagle.sheriff": "raven", "elephant.sheriff": "spider"},
        hands={"raven": ["horse/bear", "horse/bear"]},
        begin="eagle.sheriff",
    )
    answer(game, "play march horse/bear", "from E1", "to E2", "count 1", "pass")
    assert asked(game) == ("spider", "act")


# -- before supply and the end ---------------------------------------------------------------------


def test_r6_3_the_chancellors_after_window_comes_before_supply() -> None:
    """Banners above the limit can still be marched away before they starve."""
    game = table(
        banners={"B4": 8, "B5": 2, "E2": 1},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["horse/bear"]},
        begin="bear.chancellor",
    )
    attack(game, "B5", "L2", 1)
    answer(game, "pass", "pass")
    assert asked(game) == ("raven", "after_order")
    assert at(game, "B4") == ("bear", 8)
    answer(game, "play march horse/bear", "from B4", "to B1", "count 3")
    assert asked(game) == ("spider", "act")
    assert at(game, "B1") == ("bear", 3)
    assert at(game, "B4") == ("bear", 4)


@pytest.mark.parametrize("number", [1, 4])
def test_r6_3_the_horse_chancellors_after_window_comes_before_the_round_ends(number: int) -> None:
    """In the last round too the Horse Chancellor's order has its after window, then all is over."""
    game = table(
        round=number,
        banners={"H2": 3, "L3": 1},
        council={"horse.chancellor": "raven"},
        hands={"raven": [*price("garrison_city"), "bear/lion"]},
        begin="horse.chancellor",
    )
    attack(game, "H2", "L3", 2)
    answer(game, "pass", "pass")
    assert asked(game) == ("raven", "after_order")
    assert not game.over
    assert game.state.round == number
    answer(game, play("garrison_city"), "at L3")
    assert at(game, "L3") == ("horse", 4)
    answer(game, "pass")
    assert game.over == (number == 4)
    if number == 1:
        assert asked(game)[1] == "swap"


def test_r6_3_supply_comes_after_the_last_window_of_the_game() -> None:
    """What the Horse Chancellor's after window adds beyond the limit starves before scoring."""
    game = table(
        round=4,
        banners={"H1": 4, "H2": 3, "L3": 1},
        council={"horse.chancellor": "raven"},
        hands={"raven": price("garrison_city")},
        begin="horse.chancellor",
    )
    attack(game, "H2", "L3", 2)
    answer(game, "pass", "pass", play("garrison_city"), "at H1")
    assert game.over
    assert at(game, "H1") == ("horse", 4)
