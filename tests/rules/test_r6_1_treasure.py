"""R6.1: treasure stands in for the second card of a double or a pair."""

from tests.rules.table import answer, asked, deck, hand, offered, playable, table
from warofwhispers import Game

TREASURE = {"treasure": "on"}


def acting(cards: list[str], **options: str) -> Game:
    """Let the raven act for the Bear Marshal with these cards."""
    return table(
        options={**TREASURE, **options},
        council={"bear.marshal": "raven"},
        hands={"raven": cards},
        begin="bear.marshal",
    )


def test_r6_1_treasure_two_in_each_deck() -> None:
    """With the option on each deck has two more cards; off, none."""
    game = table(options=TREASURE)
    assert deck(game, "bear").count("bear/treasure") == 2
    assert game.state.deck_size == [10] * 5
    assert table().state.deck_size == [8] * 5


def test_r6_1_treasure_is_drawn_like_any_card() -> None:
    """It is in the deck, it comes to the hand, the hand grows by its colour."""
    game = table(options=TREASURE, council={"lion.sheriff": "raven"}, begin="lion.sheriff")
    answer(game, "order lion.sheriff draw-1", "draw lion/treasure")
    assert hand(game, "raven") == ["lion/treasure"]


def test_r6_1_treasure_pays_the_second_card_of_a_double() -> None:
    """A Lion card and a treasure of any empire garrison a city."""
    game = acting(["lion/bear", "horse/treasure"])
    answer(game, "play garrison_city lion/bear+horse/treasure")
    assert asked(game) == ("raven", "garrison")
    assert hand(game, "raven") == []
    assert deck(game, "horse").count("horse/treasure") == 2


def test_r6_1_treasure_pays_the_second_card_of_a_pair() -> None:
    """The card that names the pair and a treasure hire mercenaries."""
    game = acting(["bear/eagle", "bear/treasure"])
    assert "mercenaries bear/eagle+bear/treasure" in offered(game, "play ")
    game = acting(["eagle/bear", "bear/treasure"])
    assert "mercenaries eagle/bear+bear/treasure" in offered(game, "play ")


def test_r6_1_treasure_needs_the_card_that_names_the_pair() -> None:
    """A Bear card of another pairing and a treasure hire nobody."""
    game = acting(["bear/lion", "eagle/treasure"])
    assert "mercenaries" not in playable(game)


def test_r6_1_treasure_cannot_be_played_by_itself() -> None:
    """Two treasures are nothing."""
    game = acting(["horse/treasure", "eagle/treasure", "lion/treasure"])
    assert playable(game) == set()
    assert asked(game) == ("raven", "act")


def test_r6_1_treasure_spent_goes_to_the_discards_where_there_are_any() -> None:
    """R6.4 holds for it too."""
    game = acting(["horse/bear", "horse/treasure"], spent="discard")
    answer(game, "play rearrange horse/bear+horse/treasure")
    kinds = game.state.discards
    assert sum(kinds) == 2


def test_r6_1_treasure_counts_for_the_hand_limit() -> None:
    """Six cards, one of them a treasure: one is discarded, and it may be the treasure."""
    cards = ["bear/eagle", "bear/lion", "bear/horse", "lion/bear", "lion/eagle", "eagle/treasure"]
    game = table(options=TREASURE, hands={"raven": cards}, begin="end")
    assert asked(game) == ("raven", "discard")
    assert "eagle/treasure" in offered(game, "discard ")
