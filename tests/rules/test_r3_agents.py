"""R3: agents come back, and go out again."""

import pytest

from tests.rules.table import agent, answer, asked, at, attack, offered, refuses, table
from warofwhispers import Game
from warofwhispers.content import EMPIRES, POSITIONS

PLACES = [f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS]


def deploy_all(game: Game) -> list[str | None]:
    """Deploy to the first place offered until nobody is asked to; give who was asked."""
    order = []
    while game.decision.prompt == "deploy":
        order.append(game.decision.player)
        answer(game, game.decision.options[0])
    return order


def test_r3_1_nothing_is_retrieved_in_round_one() -> None:
    """The first round begins with deploying."""
    game = table(round=1, begin="retrieve", council={"bear.sheriff": "raven"})
    assert asked(game) == ("raven", "deploy")


@pytest.mark.parametrize("round_", [2, 3, 4])
def test_r3_1_each_in_player_order_takes_one_agent_back(round_: int) -> None:
    """From round two, all retrieve one agent, the first player first, before anyone deploys."""
    council = {"bear.sheriff": "raven", "lion.steward": "spider", "horse.marshal": "rat"}
    game = table(round=round_, begin="retrieve", first="spider", council=council)
    questions = answer(
        game, "retrieve lion.steward", "retrieve horse.marshal", "retrieve bear.sheriff"
    )
    assert [(q.player, q.prompt) for q in questions] == [
        ("spider", "retrieve"), ("rat", "retrieve"), ("raven", "retrieve"),
    ]  # fmt: skip
    assert asked(game) == ("spider", "deploy")
    assert game.state.agents == [9, 9, 9]
    assert all(agent(game, place) is None for place in PLACES)


def test_r3_1_one_agent_and_no_more() -> None:
    """Of several agents one comes back, the player's choice, and it must."""
    council = {"bear.sheriff": "raven", "eagle.marshal": "raven", "horse.marshal": "rat"}
    game = table(2, seats=["raven", "rat"], round=2, begin="retrieve", council=council)
    assert offered(game) == ["retrieve bear.sheriff", "retrieve eagle.marshal"]
    answer(game, "retrieve eagle.marshal")
    assert agent(game, "bear.sheriff") == "raven"
    assert [e.position for e in game.events() if e.event == "retrieved"] == ["eagle.marshal"]
    assert asked(game) == ("rat", "retrieve")
    assert offered(game) == ["retrieve horse.marshal"]


def test_r3_1_who_has_none_on_the_board_is_passed_over() -> None:
    """With nothing to retrieve the question goes to the next player."""
    game = table(round=2, begin="retrieve", council={"horse.marshal": "rat"})
    assert asked(game) == ("rat", "retrieve")
    answer(game, "retrieve horse.marshal")
    assert asked(game) == ("raven", "deploy")


def test_r3_1_an_agent_in_a_region_can_be_retrieved() -> None:
    """The board is councils and regions alike."""
    game = table(
        options={"field_agents": "on"},
        round=2,
        begin="retrieve",
        council={"bear.sheriff": "raven"},
        field={"raven": ["H1"], "rat": ["H1"]},
    )
    assert offered(game) == ["retrieve bear.sheriff", "retrieve H1"]
    answer(game, "retrieve H1")
    assert game.state.agents == [8, 9, 8]
    assert asked(game) == ("rat", "retrieve")
    assert offered(game) == ["retrieve H1"]
    answer(game, "retrieve H1")
    told = [(e.seat, e.region) for e in game.events() if e.event == "retrieved_field"]
    assert told == [("raven", "H1"), ("rat", "H1")]


def test_r3_1_refuses_anothers_agent_and_keeping_all() -> None:
    """Another player's agent stays, and so does nobody: one of one's own must come back."""
    council = {"bear.sheriff": "raven", "lion.steward": "spider"}
    game = table(round=2, begin="retrieve", council=council)
    refuses(game, "retrieve lion.steward", "R3.1")
    refuses(game, "retrieve lion.marshal", "R3.1")
    refuses(game, "pass", "R3.1")


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_r3_1_at_the_end_of_the_round_with_retrieve_end(round_: int) -> None:
    """With retrieve=end agents come back when the round ends, and not when the next begins."""
    council = {"bear.sheriff": "raven", "lion.steward": "spider", "lion.sheriff": "spider"}
    game = table(options={"retrieve": "end"}, round=round_, begin="end", council=council)
    questions = answer(game, "retrieve lion.steward", "retrieve bear.sheriff")
    assert [q.prompt for q in questions] == ["retrieve", "retrieve"]
    answer(game, "pass", "pass", "pass")  # nobody swaps
    assert asked(game) == ("spider", "deploy")
    assert game.state.round == round_ + 1
    assert agent(game, "lion.sheriff") == "spider"


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 2)])
def test_r3_2_one_agent_at_a_time_round_and_round(players: int, each: int) -> None:
    """All place two agents, three with two players, in turns from the first player on."""
    game = table(players, begin="deploy", first="spider")
    seats = game.seats
    assert deploy_all(game) == list(seats[1:] + seats[:1]) * each
    assert game.state.agents == [9 - each] * players
    assert game.state.phase == table(council={"bear.sheriff": "rat"}).state.phase


def test_r3_2_only_vacant_positions_are_offered() -> None:
    """Where an agent sits no other goes; all other positions of all councils are open."""
    taken = {"bear.sheriff": "raven", "horse.chancellor": "rat", "lion.steward": "spider"}
    game = table(begin="deploy", council=taken, round=2)
    assert offered(game, "deploy ") == [place for place in PLACES if place not in taken]
    answer(game, "deploy eagle.marshal")
    assert agent(game, "eagle.marshal") == "raven"
    assert "deploy eagle.marshal" not in offered(game)


def test_r3_2_both_agents_may_go_to_one_council() -> None:
    """Steward and Chancellor of the same empire can be one player's."""
    game = table(2, begin="deploy")
    answer(game, "deploy bear.steward", "deploy lion.steward", "deploy bear.chancellor")
    assert [agent(game, f"bear.{p}") for p in POSITIONS] == [None, "raven", None, "raven"]


def test_r3_2_refuses_a_taken_position_a_region_and_passing() -> None:
    """An agent goes to a vacant position; without the option to no region; and it must go."""
    game = table(begin="deploy", council={"bear.sheriff": "spider"})
    refuses(game, "deploy bear.sheriff", "R3.2")
    refuses(game, "deploy B1", "R3.2")
    refuses(game, "pass", "R3.2")
    refuses(game, "deploy bear.king", "R3.2")


def test_r3_2_four_rounds_fill_what_there_is() -> None:
    """With two players nine agents are out in round four; with four, all positions are taken."""
    for players, left in ((2, 0), (3, 4), (4, 4)):
        game = Game.new(players, "first", seed=2)
        while game.state.round < 4 or game.decision.prompt in ("retrieve", "deploy"):
            game.apply(game.decision.options[0])
        assert game.state.agents == [left] * players


def test_r3_3_an_agent_may_go_to_any_region() -> None:
    """With field agents a region is a place like a position, whoever holds it, empty or not."""
    game = table(begin="deploy", options={"field_agents": "on"})
    assert offered(game, "deploy ") == PLACES + list(game.notation.regions)
    answer(game, "deploy L3")
    assert game.state.agents == [8, 9, 9]
    assert at(game, "L3") == ("lion", 2)


def test_r3_3_at_most_two_of_a_player_in_regions() -> None:
    """Who has two agents in regions gets no further region, but every position."""
    game = table(
        2, begin="deploy", options={"field_agents": "on"}, field={"raven": ["B1"], "spider": ["B1"]}
    )
    answer(game, "deploy L3", "deploy H1")
    assert offered(game, "deploy ") == PLACES
    refuses(game, "deploy L4", "R3.2")


def test_r3_3_never_two_of_one_player_in_a_region() -> None:
    """A region takes agents of several players, one of each."""
    game = table(2, begin="deploy", options={"field_agents": "on"}, field={"raven": ["B1"]})
    refuses(game, "deploy B1", "R3.2")
    assert len(offered(game, "deploy ")) == 20 + 39
    answer(game, "deploy lion.steward", "deploy B1")
    assert game.state.field == [0 * 40 + 0, 1 * 40 + 0]


def test_r3_3_a_retrieved_field_agent_makes_room_again() -> None:
    """The two are counted at once: one that came back may go out to a region again."""
    game = table(
        2, round=2, begin="retrieve", options={"field_agents": "on"}, field={"raven": ["B1", "L3"]}
    )
    answer(game, "retrieve L3")
    assert "deploy L3" in offered(game)
    assert "deploy B1" not in offered(game)
    answer(game, "deploy L3", "deploy bear.sheriff")
    assert offered(game, "deploy ") == [place for place in PLACES if place != "bear.sheriff"]


def test_r3_3_war_does_not_move_field_agents() -> None:
    """A region changes hands and its agents stay."""
    game = table(
        options={"field_agents": "on"},
        banners={"B6": 2},
        council={"bear.sheriff": "raven"},
        field={"raven": ["H2"], "rat": ["H2"], "spider": ["B6"]},
    )
    before = list(game.state.field)
    attack(game, "B6", "H2", 2)
    assert at(game, "H2") == ("bear", 2)
    assert game.state.field == before


def test_r3_4_who_can_place_nowhere_skips() -> None:
    """With every position taken, deploying is over before it begins."""
    council = {place: ("raven", "spider", "rat")[i % 3] for i, place in enumerate(PLACES)}
    game = table(begin="deploy", council=council)
    assert asked(game) == ("raven", "act")


def test_r3_4_only_those_skip_who_have_to() -> None:
    """One vacant position goes to the first player, and the others find none."""
    council = {
        place: ("spider", "rat", "serpent")[i % 3]
        for i, place in enumerate(PLACES)
        if place != "bear.sheriff"
    }
    game = table(4, begin="deploy", council=council, first="raven")
    assert offered(game) == ["deploy bear.sheriff"]
    answer(game, "deploy bear.sheriff")
    assert asked(game) == ("raven", "act")
    skipped = [event.seat for event in game.events() if event.event == "skipped"]
    assert skipped == ["spider", "rat", "serpent", "raven", "spider", "rat", "serpent"]


def test_r3_4_a_player_without_agents_skips() -> None:
    """Nine agents out are all there are."""
    council = dict.fromkeys(PLACES[:8], "raven")
    game = table(2, begin="deploy", council=council)
    order = deploy_all(game)
    assert order == ["raven", "spider", "spider", "spider"]
    assert game.state.agents == [0, 6]


def test_r3_4_regions_are_somewhere_to_place() -> None:
    """With field agents a full council is no reason to skip, until two are in regions."""
    council = {place: ("raven", "spider", "rat")[i % 3] for i, place in enumerate(PLACES)}
    game = table(
        begin="deploy",
        council=council,
        options={"field_agents": "on"},
        field={"raven": ["B1"], "spider": ["B1", "B2"]},
    )
    answer(game, "deploy B2")
    assert asked(game) == ("rat", "deploy")
    answer(game, "deploy B1")
    assert asked(game) == ("rat", "deploy")
    answer(game, "deploy B2")
    assert asked(game) == ("raven", "act")
