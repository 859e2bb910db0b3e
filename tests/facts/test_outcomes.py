"""What each option would lead to: found by trying it, told as far as the seat can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.rules.table import answer, asked, play, price, table
from warofwhispers.facts.shapes import Fight, Holding, Outcome, Plan

if TYPE_CHECKING:
    from warofwhispers import Game

BETS = {"raven": ["bear", "eagle", "lion", "elephant", "horse"]}


def outcomes(game: Game) -> dict[str, Outcome]:
    """Return the outcome of each option, by its text."""
    decision = game.observe(game.decision.player).decision
    return dict(zip(decision.options, decision.outcomes, strict=True))


def attacking(**more: object) -> Game:
    """Return a game in which the raven's Bears attack from Wolfgate."""
    game = table(
        banners={"B4": 5, "E1": 1, "E2": 2},
        council={"bear.marshal": "raven"},
        loyalties=BETS,
        begin="bear.marshal",
        **more,  # type: ignore[arg-type]  # whatever `table` takes
    )
    answer(game, "order bear.marshal attack", "from B4")
    return game


def test_target_says_what_it_takes_and_what_all_would_do() -> None:
    """Two banners and a fort need four; all five leave two."""
    found = outcomes(attacking())["to E2"]
    assert (found.most, found.needed) == (5, 4)
    assert found.fight == Fight("bear", "E2", "eagle", "bear", 3, 2, 2, 0, fort=True)
    assert found.regions == {"B4": Holding("bear", 0), "E2": Holding("bear", 2)}
    assert found.lost == {"bear": 3, "eagle": 2}


def test_source_says_what_can_be_attacked_from_it() -> None:
    """The regions that the next question would offer, even if there is only one."""
    game = table(
        banners={"B4": 5, "B6": 1, "E1": 1, "E2": 2},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
    )
    answer(game, "order bear.marshal attack")
    for source, outcome in outcomes(game).items():
        trial = game.clone()
        trial.apply(source)
        assert outcome.targets == tuple(to.removeprefix("to ") for to in trial.decision.options)
    assert outcomes(game)["from B4"].targets
    answer(game, "from B4")
    assert all(not outcome.targets for outcome in outcomes(game).values())


def test_order_to_attack_says_what_can_be_attacked_and_from_where() -> None:
    """The sources and targets that the next questions would offer; other orders say nothing."""
    game = table(
        banners={"B4": 5, "B6": 1, "E1": 1, "E2": 2},
        council={"bear.chancellor": "raven"},
        begin="bear.marshal",
    )
    found = outcomes(game)
    attack = "order bear.marshal attack"
    assert {option for option, outcome in found.items() if outcome.attacks} == {attack}
    answer(game, attack)
    offered = {
        source.removeprefix("from "): outcome.targets for source, outcome in outcomes(game).items()
    }
    assert len(offered) > 1
    assert found[attack].attacks == offered


def test_order_to_attack_with_nothing_to_attack_says_nothing() -> None:
    """A last banner far from home stays, and nobody else could go."""
    game = table(
        banners={"E2": ("bear", 1)}, council={"bear.marshal": "raven"}, begin="bear.marshal"
    )
    assert outcomes(game)["order bear.marshal attack"] == Outcome(nothing=True)


def test_target_that_cannot_be_taken_has_no_number() -> None:
    """Not even all would be enough."""
    game = table(
        banners={"B4": 3, "E2": 4},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
    )
    answer(game, "order bear.marshal attack", "from B4")
    found = outcomes(game)["to E2"]
    assert (found.most, found.needed) == (3, None)


def test_number_says_how_the_fight_ends() -> None:
    """Each number has its own outcome; the score is the seat's own afterwards."""
    game = attacking()
    answer(game, "to E2")
    found = outcomes(game)
    before = game.scores()["raven"]
    for count in range(1, 6):
        told = found[f"count {count}"]
        trial = game.clone()
        trial.apply(f"count {count}")
        assert (told.score or before) == trial.scores()["raven"]
        assert told.fight is not None
        assert told.fight.lost + told.fight.left == count


def test_windows_are_passed_but_not_the_next_position() -> None:
    """Cards in hand do not hide the fight's outcome, and supply is not part of the order."""
    game = attacking(hands={"raven": ["bear/eagle", "horse/lion"]})
    assert outcomes(game)["to E2"].needed == 4
    crowded = table(
        banners={"B4": 9}, council={"bear.chancellor": "raven"}, begin="bear.chancellor"
    )
    answer(crowded, "order bear.chancellor attack", "from B4", "to E2")
    assert outcomes(crowded)["count 2"].regions["B4"] == Holding("bear", 7)


def test_orders_say_what_they_bring() -> None:
    """Adding and drawing in numbers; an order without effect does nothing."""
    game = table(banners={"B4": 1}, council={"bear.steward": "raven"}, begin="bear.steward")
    found = outcomes(game)
    assert found["order bear.steward add-2"].added == {"bear": 2}
    assert found["order bear.steward add-2"].then == "add"
    assert found["order bear.steward draw-per-2-farms"].cards == {"bear": 1}
    bare = table(
        ruleset="first",
        banners={"B4": 20},
        council={"bear.steward": "raven"},
        begin="bear.steward",
    )
    assert outcomes(bare)["order bear.steward add-2"] == Outcome(nothing=True)


def test_deploying_says_what_it_would_control() -> None:
    """The position and the vacant ones that follow from it."""
    game = table(council={"bear.steward": "rat"}, begin="deploy")
    control = outcomes(game)["deploy bear.chancellor"].control
    assert control == {"bear.marshal": "raven", "bear.chancellor": "raven"}
    assert outcomes(game)["deploy bear.sheriff"].control == {"bear.sheriff": "raven"}


def test_retrieving_says_what_it_would_give_up() -> None:
    """Control passes to an agent further along, or to nobody."""
    game = table(
        round=2, council={"bear.steward": "raven", "bear.marshal": "rat"}, begin="retrieve"
    )
    found = outcomes(game)["retrieve bear.steward"]
    assert found.control == {"bear.sheriff": "rat", "bear.steward": "rat"}


def test_swap_says_the_score_it_leads_to() -> None:
    """Cities are counted by the loyalties it would leave."""
    game = table(loyalties=BETS, first="rat", begin="end")
    assert asked(game) == ("raven", "swap")
    found = outcomes(game)
    for option, told in found.items():
        trial = game.clone()
        trial.apply(option)
        assert (told.score or game.scores()["raven"]) == trial.scores()["raven"]
    assert any(told.score for told in found.values())


def test_cards_are_counted() -> None:
    """A play costs its cards, and mentions what it asks next."""
    game = table(
        banners={"B4": 3, "E2": 2},
        council={"bear.marshal": "raven"},
        hands={"raven": price("mercenaries")},
        begin="bear.marshal",
    )
    found = outcomes(game)[play("mercenaries")]
    assert found.cards == {"bear": -1, "eagle": -1}
    assert found.then == "mercenaries"
    answer(game, play("mercenaries"))
    assert outcomes(game)["at E2"].most == 2
    answer(game, "at E2")
    assert outcomes(game)["count 2"].lost == {"eagle": 2}


def test_only_the_seat_asked_is_told() -> None:
    """Others and spectators get neither options nor outcomes."""
    game = attacking()
    for society in ("spider", None):
        decision = game.observe(society).decision
        assert (decision.options, decision.outcomes, decision.plan) == ((), (), None)


def test_plan_is_not_there_where_nothing_repeats() -> None:
    """A question with one answer for all has no plan."""
    assert game_plan(attacking()) is None


def game_plan(game: Game) -> Plan | None:
    """Return the plan of the question asked."""
    return game.observe(game.decision.player).decision.plan
