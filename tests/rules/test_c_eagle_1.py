"""C-eagle-1: relocate."""

from tests.rules.table import (
    agent,
    answer,
    asked,
    at,
    attack,
    banners,
    offered,
    refuses,
    table,
)
from warofwhispers.content import EMPIRES, POSITIONS

SEATS = [f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS]
RELOCATE = "play relocate_agent eagle/bear"


def tracker(position: int) -> str:
    """Name the position the tracker is on."""
    return SEATS[position]


def test_c_eagle_1_moves_the_active_agent_and_acts_there_instead() -> None:
    """The Bear Sheriff's agent becomes Lion Steward and adds Lions; the Bear gets nothing."""
    game = table(
        council={"bear.sheriff": "raven", "lion.chancellor": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    before = banners(game)
    answer(game, RELOCATE, "move lion.steward")
    assert agent(game, "bear.sheriff") is None
    assert agent(game, "lion.steward") == "raven"
    assert offered(game) == ["order lion.steward draw-per-3-farms", "order lion.steward add-2"]
    answer(game, "order lion.steward add-2", "add L4", "add L4")
    assert banners(game) == before | {"L4": ("lion", 2)}


def test_c_eagle_1_any_vacant_position_of_any_council_and_no_other() -> None:
    """Nineteen positions less those taken: its own is not vacant, the active one may be."""
    taken = {"bear.chancellor": "raven", "eagle.sheriff": "spider", "horse.marshal": "raven"}
    game = table(council=taken, hands={"raven": ["eagle/bear"]})
    assert tracker(game.state.tracker) == "bear.sheriff"
    answer(game, RELOCATE)
    assert offered(game, "move ") == [seat for seat in SEATS if seat not in taken]
    refuses(game, "move eagle.sheriff", "C-eagle-1")
    refuses(game, "move bear.chancellor", "C-eagle-1")
    refuses(game, "pass", "C-eagle-1")


def test_c_eagle_1_to_the_active_position_if_that_is_vacant() -> None:
    """The Chancellor's agent comes down to be Sheriff; his council has nobody left after that."""
    game = table(
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move bear.sheriff")
    assert offered(game, "order bear.sheriff ") == ["add-1-per-farm", "attack"]
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert agent(game, "bear.sheriff") == "raven"
    assert agent(game, "bear.chancellor") is None
    assert asked(game) == ("spider", "act")


def test_c_eagle_1_within_the_council_it_acts_again_where_it_sits() -> None:
    """From Chancellor to Steward at the Sheriff's turn: the Steward acts, then again in turn."""
    game = table(
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move bear.steward", "order bear.steward add-2", "add B1", "add B1")
    assert asked(game) == ("raven", "act")
    assert tracker(game.state.tracker) == "bear.steward"
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 4)
    assert asked(game) == ("spider", "act")


def test_c_eagle_1_ahead_in_another_council_it_acts_again_there() -> None:
    """An agent sent to the Eagle Sheriff's seat acts now and once more when its turn comes."""
    game = table(
        council={"bear.sheriff": "raven", "horse.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move eagle.sheriff", "order eagle.sheriff add-2", "add E3", "add E3")
    assert asked(game) == ("raven", "act")
    assert tracker(game.state.tracker) == "eagle.sheriff"
    answer(game, "order eagle.sheriff add-2", "add E3", "add E3")
    assert at(game, "E3") == ("eagle", 4)
    assert asked(game) == ("spider", "act")


def test_c_eagle_1_ahead_it_also_controls_the_vacant_positions_left_of_it() -> None:
    """As Eagle Chancellor it will act four times there, beside the order it took at once."""
    game = table(
        council={"bear.sheriff": "raven", "horse.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
        banners={"E2": 3},
    )
    answer(game, RELOCATE, "move eagle.chancellor")
    attack(game, "E2", "B4", 3)
    acted = []
    while asked(game)[0] != "spider":
        if asked(game) == ("raven", "act"):
            acted.append(tracker(game.state.tracker))
        answer(game, offered(game)[0])
    assert acted == ["eagle.sheriff", "eagle.steward", "eagle.marshal", "eagle.chancellor"]


def test_c_eagle_1_behind_it_has_had_its_turn() -> None:
    """An agent sent back to a council that is over acts there once, by the card alone."""
    game = table(
        council={"lion.sheriff": "raven", "horse.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
        begin="lion.sheriff",
    )
    answer(game, RELOCATE, "move bear.steward", "order bear.steward add-2", "add B1", "add B1")
    assert asked(game) == ("spider", "act")
    assert tracker(game.state.tracker) == "horse.sheriff"


def test_c_eagle_1_the_old_council_is_controlled_by_who_is_left() -> None:
    """The raven's Steward leaves at the Sheriff's turn: the spider's Chancellor takes over."""
    game = table(
        council={"bear.steward": "raven", "bear.chancellor": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move lion.steward", "order lion.steward add-2", "add L4", "add L4")
    assert asked(game) == ("spider", "act")
    assert tracker(game.state.tracker) == "bear.steward"


def test_c_eagle_1_a_newcomer_takes_vacant_positions_from_an_agent_further_right() -> None:
    """Sent to the Eagle Marshal's seat, the raven's agent takes three turns from the spider's."""
    game = table(
        council={"bear.sheriff": "raven", "eagle.chancellor": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move eagle.marshal", "order eagle.marshal add-1-per-fort")
    answer(game, "add E3", "add E3")
    assert asked(game) == ("raven", "act")
    assert tracker(game.state.tracker) == "eagle.sheriff"


def test_c_eagle_1_the_old_council_has_nobody_if_nobody_is_left() -> None:
    """With the Bear's only agent gone the rest of that council does nothing."""
    game = table(
        council={"bear.chancellor": "raven", "horse.chancellor": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move eagle.sheriff", "order eagle.sheriff add-2", "add E3", "add E3")
    assert tracker(game.state.tracker) == "eagle.sheriff"


def test_c_eagle_1_where_no_order_may_be_chosen_the_agent_only_moves() -> None:
    """The Eagle's reserve is empty: its Sheriff can add nothing, and the agent just sits there."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"bear.sheriff": "raven", "lion.sheriff": "spider"},
        hands={"raven": ["eagle/bear"]},
    )
    answer(game, RELOCATE, "move eagle.sheriff")
    assert agent(game, "eagle.sheriff") == "raven"
    assert asked(game) == ("spider", "act")


def test_c_eagle_1_with_cards_left_and_no_order_the_before_window_is_asked() -> None:
    """A card might make an order possible; passing ends the activation, with no after window."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"bear.sheriff": "raven", "lion.sheriff": "spider"},
        hands={"raven": ["eagle/bear", "lion/bear"]},
    )
    answer(game, RELOCATE, "move eagle.sheriff")
    assert asked(game) == ("raven", "act")
    assert offered(game) == ["pass"]
    answer(game, "pass")
    assert tracker(game.state.tracker) == "eagle.sheriff"  # its own turn, which has come now
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_c_eagle_1_to_a_chancellor_it_may_switch_there() -> None:
    """The order of the new position may be a switch, in the new council."""
    game = table(
        council={"bear.sheriff": "raven", "lion.sheriff": "spider"}, hands={"raven": ["eagle/bear"]}
    )
    answer(game, RELOCATE, "move lion.chancellor", "order lion.chancellor switch")
    answer(game, "move lion.sheriff", "order lion.sheriff draw-1", "draw lion/bear")
    assert agent(game, "lion.sheriff") == "raven"
    assert agent(game, "lion.chancellor") == "spider"


def test_c_eagle_1_a_chancellors_order_taken_early_checks_no_supply() -> None:
    """Supply follows the tracker: a card's trip to the Lion Chancellor starves nobody."""
    game = table(
        banners={"L3": 8, "H4": 1, "B4": 6},
        council={"bear.steward": "raven"},
        hands={"raven": ["eagle/bear"]},
        begin="bear.steward",
    )
    answer(game, RELOCATE, "move lion.chancellor")
    attack(game, "L3", "H5", 1)
    assert tracker(game.state.tracker) == "lion.sheriff"
    assert at(game, "L3") == ("lion", 7)
    assert at(game, "B4") == ("bear", 4)  # the Bear's turn has ended, the Lion's has not
