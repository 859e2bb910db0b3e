"""R2: how a game begins."""

import pytest

from tests.rules.table import answer, asked, banners, deck, deck_of, offered, refuses
from warofwhispers import Game, GameError
from warofwhispers.content import EMPIRES, SLOTS


def deal(game: Game, *empires: str) -> None:
    """Let chance deal these tokens."""
    answer(game, *(f"deal {empire}" for empire in empires))


def loyalties(game: Game, society: str) -> list[str]:
    """Return a society's tokens, Devout first."""
    seat = game.seat(society)
    return [EMPIRES[empire] for empire in game.state.loyalty[seat * 5 : seat * 5 + 5]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_1_starting_banners(players: int) -> None:
    """The board's banners stand where it shows them; the Horse begins with none."""
    game = Game.new(players, seed=3)
    assert banners(game) == {
        "B4": ("bear", 3), "B5": ("bear", 3), "B6": ("bear", 3),
        "E1": ("eagle", 2), "E2": ("eagle", 2), "E5": ("eagle", 2),
        "P1": ("elephant", 2), "P3": ("elephant", 2),
        "L2": ("lion", 2), "L3": ("lion", 2), "L9": ("lion", 2),
    }  # fmt: skip


@pytest.mark.parametrize("empire", EMPIRES)
def test_r2_1_decks_are_whole_and_hands_empty(empire: str) -> None:
    """Nobody begins with a card; each deck has its eight, in an order nobody knows."""
    game = Game.new(4, seed=3)
    assert deck(game, empire) == sorted(deck_of(empire))
    assert game.state.hand_size == [0] * 4


def test_r2_2_tokens_are_dealt_by_chance_one_per_empire() -> None:
    """Chance lays each player's five tokens, none twice; the last one follows."""
    game = Game.new(2, first="raven")
    assert asked(game) == ("chance", "deal")
    while game.decision.prompt == "deal":
        game.apply(game.decision.options[-1])
    for society in game.seats:
        assert sorted(loyalties(game, society)) == sorted(EMPIRES)
    assert game.decision.prompt == "deploy"
    assert sum(game.notation.text(action).startswith("deal") for action in game.actions) == 8


def test_r2_2_any_token_may_lie_anywhere() -> None:
    """Over many deals every empire comes to every slot, with both players."""
    seen = set()
    for seed in range(200):
        game = Game.new(2, seed=seed)
        for society in game.seats:
            seen |= {(society, *pair) for pair in zip(SLOTS, loyalties(game, society), strict=True)}
    assert len(seen) == 2 * 5 * 5


def test_r2_2_refuses_a_token_twice() -> None:
    """A player has one token of each empire, so the same cannot be dealt again."""
    game = Game.new(2, first="raven", options={"loyalty_setup": "random"})
    deal(game, "bear", "bear")  # Devout of either player
    refuses(game, "deal bear", "R2.2")
    assert offered(game, "deal ") == ["eagle", "elephant", "lion", "horse"]


def test_r2_2_a_player_knows_their_own_tokens_and_nobody_elses() -> None:
    """Face-down tokens show their empire to their owner alone."""
    game = Game.new(3, seed=5)
    for society in game.seats:
        view = game.observe(society).players
        for other in game.seats:
            shown = list(view[other].loyalties)
            assert shown == (loyalties(game, other) if other == society else [None] * 5)
            assert view[other].face_up == (False,) * 5


def test_r2_2_the_deal_is_told_to_its_player_alone() -> None:
    """What was dealt is in one's own events, and hidden in everyone else's."""
    game = Game.new(2, seed=5)
    for watcher in ("raven", "spider", None):
        dealt = [event for event in game.events(society=watcher) if event.event == "dealt"]
        assert len(dealt) == 10
        assert all((event.empire is not None) == (event.seat == watcher) for event in dealt)


def test_r2_3_seats_and_first_player_by_chance() -> None:
    """Chance seats the societies one after the other and hands out the marker."""
    game = Game.new(3, seating="chance")
    assert offered(game) == ["seat raven", "seat spider", "seat rat"]
    game.apply("seat rat")
    assert offered(game) == ["seat raven", "seat spider"]
    game.apply("seat raven")
    game.apply("seat spider")
    assert game.seats == ("rat", "raven", "spider")
    assert offered(game) == ["first rat", "first raven", "first spider"]
    game.apply("first raven")
    assert game.decision.prompt == "deal"
    assert game.name(game.state.first) == "raven"
    told = [(event.event, event.seat) for event in game.events()]
    assert told == [
        ("seated", "rat"),
        ("seated", "raven"),
        ("seated", "spider"),
        ("first", "raven"),
    ]


def test_r2_3_every_seating_and_first_player_can_come_out() -> None:
    """With three societies all six seatings and all three beginners turn up."""
    games = [Game.new(3, seed=seed, seating="chance") for seed in range(150)]
    assert len({game.seats for game in games}) == 6
    assert {game.state.first for game in games} == {0, 1, 2}


def test_r2_3_seats_and_first_player_as_the_table_chooses() -> None:
    """Given seats and a given first player are kept."""
    game = Game.new(seats=["serpent", "raven", "rat"], first="rat", seed=1)
    assert game.seats == ("serpent", "raven", "rat")
    assert game.decision.player == "rat"


def test_r2_3_play_goes_by_seat_order_from_the_first_player() -> None:
    """Clockwise is the order of the seats, round and round."""
    game = Game.new(seats=["serpent", "raven", "rat"], first="rat", seed=1)
    order = []
    while game.decision.prompt == "deploy":
        order.append(game.decision.player)
        game.apply(game.decision.options[0])
    assert order == ["rat", "serpent", "raven"] * 2


def test_r2_3_refuses_a_first_player_without_a_seat() -> None:
    """The marker goes to someone who plays, in a seat that is known."""
    with pytest.raises(GameError, match=r'first player "serpent".*R2\.3'):
        Game.new(3, first="serpent")
    with pytest.raises(GameError, match=r'first player "rat".*R2\.3'):
        Game.new(3, first="rat", seating="chance")
    with pytest.raises(GameError, match=r'seating "round".*R2\.3'):
        Game.new(3, seating="round")


def test_r2_3_refuses_to_seat_a_society_twice() -> None:
    """A society that sits does not sit down again."""
    game = Game.new(3, seating="chance")
    game.apply("seat rat")
    refuses(game, "seat rat", "R2.3")


def test_r2_4_each_is_devout_to_another_empire() -> None:
    """A Devout token that has been dealt is gone for the players after."""
    game = Game.new(4, first="raven", options={"loyalty_setup": "unique_devout"})
    deal(game, "lion")
    assert offered(game, "deal ") == ["bear", "eagle", "elephant", "horse"]
    deal(game, "bear")
    assert offered(game, "deal ") == ["eagle", "elephant", "horse"]
    deal(game, "horse")
    assert offered(game, "deal ") == ["eagle", "elephant"]
    deal(game, "eagle")
    assert offered(game, "deal ") == ["bear", "eagle", "elephant", "horse"]
    deal(game, "eagle", "bear", "elephant")
    assert loyalties(game, "raven") == ["lion", "eagle", "bear", "elephant", "horse"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_4_holds_in_every_deal_and_the_other_four_are_free(players: int) -> None:
    """No two players share a Devout empire; every other slot sees every empire."""
    seen = set()
    for seed in range(150):
        game = Game.new(players, "competitive", seed=seed)
        devout = [loyalties(game, society)[0] for society in game.seats]
        assert len(set(devout)) == players
        for society in game.seats:
            tokens = loyalties(game, society)
            assert sorted(tokens) == sorted(EMPIRES)
            seen |= {(society, *pair) for pair in zip(SLOTS, tokens, strict=True)}
    assert len(seen) == players * 25


def test_r2_4_refuses_a_devout_empire_that_is_taken() -> None:
    """What the first player is devout to the second cannot be."""
    game = Game.new(3, "competitive", first="raven")
    deal(game, "lion")
    refuses(game, "deal lion", "R2.2")


def test_r2_4_without_the_option_devotion_may_be_shared() -> None:
    """In the printed rules two players may both be devout to the Lion."""
    game = Game.new(2, first="raven")
    deal(game, "lion", "lion")
    assert len(game.actions) == 2
