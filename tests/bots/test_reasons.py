"""Why a move is good: every reason is true of the board, and its points are the seat's own."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.advice import (
    BringsMore,
    CanAttack,
    CanDraw,
    CanGuard,
    ChangesForecast,
    ChangesHand,
    Controls,
    ExposesCity,
    GivesUp,
    SavesCity,
    Shows,
    Swaps,
    TakesCity,
    Threatens,
    Waits,
    speaks_for,
)
from warofwhispers.bots.explain import stakes_of
from warofwhispers.bots.puzzles.making import study_of
from warofwhispers.bots.reasons import first_price, reasons, reasons_for
from warofwhispers.content import EMPIRES, load_content
from warofwhispers.engine.codes import EMPIRE_COUNT
from warofwhispers.teaching import lessons

if TYPE_CHECKING:
    from warofwhispers.bots.advice import Reason
    from warofwhispers.game import Game

TIMES = (4, 3, 2, 0, -1)  # what a city counts on each slot, R8.1
BOARD = load_content().board
REGIONS = {region.id: region for region in BOARD.regions}
NEAR = {
    region.id: [BOARD.regions[at].id for at in near]
    for region, near in zip(BOARD.regions, BOARD.neighbours(), strict=True)
}
GAMES = 36
LATER = 3


class Told(NamedTuple):
    """The reasons for one answer to a question."""

    game: Game
    option: str
    reasons: list[Reason]


def why(game: Game, option: str) -> list[Reason]:
    """Return the reasons for an answer, as the coach gives them."""
    study = study_of(game, 1)
    return reasons(study.maker.plain, game.parse(option), stakes_of(study), 1)


def placing(number: int) -> Game:
    """Return a game in a later round at a deployment."""
    game = somewhere(number, "second", 120)
    while game.state.round < LATER or game.decision.prompt != "deploy":
        game.apply(game.decision.options[0])
    return game


@cache
def told() -> list[Told]:
    """Return reasons in many games, for some answers to each of their questions."""
    games = [somewhere(number, "second") for number in range(GAMES)]
    games += [placing(number) for number in range(8)]
    return [
        Told(game, option, why(game, option))
        for game in games
        for option in game.decision.options[-6:]
    ]


def found(kind: type[Reason]) -> list[tuple[Game, Reason]]:
    """Return every reason of a kind, with its game."""
    return [(one.game, each) for one in told() for each in one.reasons if isinstance(each, kind)]


def worth(game: Game, empire: str) -> int:
    """Return what a city of an empire is worth to the player asked."""
    society = str(game.decision.player)
    (me,) = [seen for name, seen in game.observe(society).players.items() if name == society]
    return TIMES[[str(one) for one in me.loyalties].index(empire)]


def holder(game: Game, region: str) -> str:
    """Return who holds a region."""
    return str(game.observe(str(game.decision.player)).regions[region].empire)


def strongest(game: Game, foe: str, region: str) -> int:
    """Return how many banners an empire could send into a region."""
    regions = game.observe(str(game.decision.player)).regions
    return max(
        (
            # conquered land keeps a banner, R5.2
            regions[near].banners - (EMPIRES.index(foe) != REGIONS[near].home)
            for near in NEAR[region]
            if regions[near].empire == foe
        ),
        default=0,
    )


def test_a_city_that_is_taken_is_anothers_and_counts_as_it_does_for_the_seat() -> None:
    """Its present holder loses it; the points are the difference between two loyalties."""
    taken = found(TakesCity)
    assert len(taken) > 5
    for game, reason in taken:
        assert isinstance(reason, TakesCity)
        assert holder(game, reason.region) == reason.loser != reason.empire
        assert reason.points == worth(game, reason.empire) - worth(game, reason.loser)
        assert (reason.whose == "mine") is (reason.points > 0)


def test_a_city_won_is_the_first_thing_said_and_the_price_the_last() -> None:
    """What speaks for a move comes before what speaks against it; a city outweighs the rest."""
    several = prices = 0
    for one in told():
        merits = [speaks_for(reason) for reason in one.reasons]
        assert merits == sorted(merits, reverse=True)
        kinds = [isinstance(each, TakesCity) for each in one.reasons if speaks_for(each)]
        assert kinds == sorted(kinds, reverse=True)
        several += len(kinds) > sum(kinds) > 0
        prices += 0 < sum(merits) < len(merits)
    assert several > 2
    assert prices > 2


@pytest.mark.parametrize(("reason", "merit"), [
    (TakesCity("H8", "lion", "horse", 2, "mine", "raven"), True),
    (TakesCity("H8", "lion", "horse", -2, "rival", "rat"), True),
    (TakesCity("H8", "lion", "horse", -2, "none", "rat"), False),
    (ChangesForecast("lion", 2.0, 2.4, 3.0, "up", "mine"), True),
    (ChangesForecast("lion", 2.4, 2.0, 3.0, "down", "mine"), False),
    (ChangesForecast("lion", 2.4, 2.0, -1.0, "down", "rivals"), True),
    (ChangesHand(1), True),
    (ChangesHand(-1), False),
    (Swaps("lion", "bear", 4), True),
    (Swaps("lion", "bear", -8), False),
    (Shows("devout", "opposed"), False),
    (ExposesCity("H8", "lion", "horse", 2), False),
    (Waits(), True),
    (GivesUp("bear.sheriff", "bear", 0.1, "little"), True),
    (GivesUp("bear.sheriff", "bear", 2.0, "more"), False),
    (BringsMore(2), True),
])  # fmt: skip
def test_a_reason_is_a_merit_or_a_price(reason: Reason, *, merit: bool) -> None:
    """Points won or taken from a rival speak for a move; cards, cities and secrets lost do not."""
    assert speaks_for(reason) is merit


def test_what_is_recommended_is_never_explained_by_its_price() -> None:
    """A swap that loses points may be described, but it is no reason to recommend a move."""
    game = somewhere(3, "second", 40)
    while game.decision.prompt != "swap":
        game.apply(game.decision.options[0])
    study = study_of(game, 1)
    stakes, state = stakes_of(study), study.maker.plain
    costly = 0
    for option in study.seen.options:
        found = reasons(state, option, stakes, 1)
        recommended = reasons_for(state, option, stakes, 1)
        assert recommended == (found if speaks_for(found[0]) else [])
        price = first_price(found)
        assert price is not None
        assert speaks_for(price) is all(map(speaks_for, found))
        costly += not recommended
    assert costly


def test_a_change_that_is_told_is_worth_a_word() -> None:
    """A fifth of a city at least is gained or lost, of an empire that matters."""
    changes = found(ChangesForecast)
    assert len(changes) > 5
    for _, reason in changes:
        assert isinstance(reason, ChangesForecast)
        assert abs(reason.after - reason.before) >= 0.199  # both are rounded
        assert abs(reason.worth) > 0.2
        assert (reason.trend == "up") is (reason.after > reason.before)
        assert (reason.side == "mine") is (reason.worth > 0)


def test_a_city_that_is_saved_could_fall() -> None:
    """A neighbour is stronger than its guard, with as many banners as the coach says."""
    saved = [*found(SavesCity), *found(CanGuard)]
    assert len(saved) > 3
    for game, reason in saved:
        assert isinstance(reason, SavesCity | CanGuard)
        assert holder(game, reason.region) == reason.empire != reason.foe
        guard = game.observe(str(game.decision.player)).regions[reason.region].banners
        fort = REGIONS[reason.region].fort
        assert strongest(game, reason.foe, reason.region) == reason.banners > guard + fort
        assert reason.points == worth(game, reason.empire) - worth(game, reason.foe)
        assert reason.whose == ("mine" if reason.points > 0 else "rival")


def test_nobody_is_named_who_loses_less_than_the_seat() -> None:
    """What costs the seat more than its rivals is no merit, whatever a rival wanted."""
    named = 0
    for game in (one.game for one in told()[::6]):
        stakes = stakes_of(study_of(game, 1))
        for empire, loser in permutations(range(EMPIRE_COUNT), 2):
            whose, _ = stakes.whose(empire, loser)
            assert (whose == "mine") is (stakes.points(empire, loser) > 0)
            if whose == "rival":
                assert stakes.gain(empire, loser) > 0
                named += 1
    assert named


def test_a_city_that_comes_within_reach_is_told_by_whom_it_hurts() -> None:
    """To the seat's loss it is exposed, to the seat's gain it is threatened."""
    for game, reason in found(ExposesCity):
        assert isinstance(reason, ExposesCity)
        assert holder(game, reason.region) == reason.empire != reason.foe
        assert reason.points == worth(game, reason.empire) - worth(game, reason.foe)
    for game, reason in found(Threatens):
        assert isinstance(reason, Threatens)
        assert holder(game, reason.region) == reason.loser != reason.empire
        assert reason.points == worth(game, reason.empire) - worth(game, reason.loser)
    assert len(found(ExposesCity)) + len(found(Threatens)) > 5


def test_an_agent_is_said_to_take_what_its_empire_borders() -> None:
    """The city is another's, and the council's empire has banners next to it."""
    for game, reason in found(CanAttack):
        assert isinstance(reason, CanAttack)
        assert reason.position.startswith(reason.empire)
        assert holder(game, reason.region) == reason.loser != reason.empire
        assert strongest(game, reason.empire, reason.region) > 0
        assert reason.points == worth(game, reason.empire) - worth(game, reason.loser)
    assert found(CanAttack)


def test_a_city_that_costs_is_no_reason_to_place_an_agent() -> None:
    """The Horse could take a city of the Lion's, which would cost four points."""
    game = placing(14)
    assert worth(game, "horse") - worth(game, "lion") < 0 < strongest(game, "horse", "L3")
    assert not any(isinstance(reason, CanAttack) for reason in why(game, "deploy horse.marshal"))


def test_an_agent_hardly_missed_is_told_from_one_of_use() -> None:
    """An agent that can do little is taken back for that; of another only the price is told."""
    uses = set()
    for number in range(12):
        game = somewhere(number, "second", 120)
        while game.decision.prompt != "retrieve":
            game.apply(game.decision.options[0])
        for option in game.decision.options:
            (reason,) = why(game, option)
            assert isinstance(reason, GivesUp)
            assert (reason.use == "little") is (reason.worth < 0.3)
            uses.add(reason.use)
    assert uses == {"little", "more"}


def test_a_say_in_ones_best_bets_is_told_before_a_card() -> None:
    """Of an empire that counts less, the card comes first."""
    seen = set()
    for one in told():
        order = {type(reason): place for place, reason in enumerate(one.reasons)}
        if one.option.startswith("deploy ") and {Controls, CanDraw} <= {*order}:
            control, draw = one.reasons[order[Controls]], one.reasons[order[CanDraw]]
            assert isinstance(control, Controls)
            assert isinstance(draw, CanDraw)
            if draw.number == 1:
                before = order[Controls] < order[CanDraw]
                assert before is (control.points >= 3)
                seen.add(before)
    assert seen == {True, False}


def test_an_attack_on_an_empty_city_is_explained() -> None:
    """A Horse city cost a point; held by the Elephant, the second bet, it is worth three."""
    game = lessons()["behind"].game()
    for action in ("order elephant.marshal attack", "from P1", "to H8"):
        game.apply(action)
    assert isinstance(first := why(game, "count 1")[0], TakesCity)
    assert (first.region, first.empire, first.loser) == ("H8", "elephant", "horse")
    assert (first.points, first.whose) == (4, "mine")
