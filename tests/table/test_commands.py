"""Commands: what may be done, refusals, and that a refusal changes nothing."""

from __future__ import annotations

from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from pydantic_core import to_json

from tests.table.helpers import (
    carry_out,
    game_of,
    open_table,
    play_on,
    random_bits,
    started_table,
)
from warofwhispers.dealer import RandomStream
from warofwhispers.table import creation, tokens, views
from warofwhispers.table.commands import operating, playing, seating, voting
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import new_journal
from warofwhispers.table.history import GameHistory
from warofwhispers.table.journal import MOST_ENTRIES
from warofwhispers.table.seats import WATCHER, Identity

if TYPE_CHECKING:
    from warofwhispers.table.journal import Acted
    from warofwhispers.table.state import Table


def act(table: Table, actions: list[str], turn: int | None = None) -> Acted:
    """Answer for the seat that is asked."""
    turn = table.turn if turn is None else turn
    return playing.act(table, Identity(table.asked), turn, actions, random_bits())


def table_with_banners_to_place() -> Table:
    """Return a table where a player is asked to place two banners or more."""
    rng = RandomStream(4)
    table = started_table("me", "me")
    while table.status == "playing":
        game = game_of(table).game
        options = game.decision.options
        left = game.decision.about.get("left", 0)
        if game.decision.prompt == "add" and isinstance(left, int) and left > 1:
            return table
        adding = [option for option in options if " add-" in option]
        action = (adding or options)[rng.below(len(adding or options))]
        table = carry_out(table, partial(act, actions=[action]))
    raise AssertionError("nobody was asked to place banners")


def all_views(table: Table) -> bytes:
    """Return everything that anybody is told."""
    return to_json([views.view(table, Identity(seat)) for seat in (0, 1, None)])


def test_plan_is_one_entry_with_the_same_end_as_its_parts() -> None:
    """A plan leads to the same game as its actions one by one, in one turn."""
    table = table_with_banners_to_place()
    plan = [game_of(table).game.decision.options[0]] * 2
    at_once = carry_out(table, lambda t: act(t, plan))
    apart = table
    for action in plan:
        apart = carry_out(apart, partial(act, actions=[action]))
    assert (at_once.turn, apart.turn) == (table.turn + 1, table.turn + 2)
    assert at_once.line == apart.line
    assert at_once.seq == table.seq + 1
    seen = game_of(at_once).game.observe(None)
    assert seen == game_of(apart).game.observe(None)


def test_plan_of_banners_may_come_in_any_order() -> None:
    """What counts is which banners go where; the engine asks in the order of the map."""
    table = table_with_banners_to_place()
    one, two = game_of(table).game.decision.options[:2]
    left = game_of(table).game.decision.about["left"]
    assert isinstance(left, int)
    plan = [one] * (left - 1) + [two]
    forward = carry_out(table, lambda t: act(t, plan))
    backward = carry_out(table, lambda t: act(t, plan[::-1]))
    assert forward.line == backward.line
    assert forward.turn == table.turn + 1


def test_wrong_action_refuses_the_whole_plan_and_names_it() -> None:
    """Nothing of a plan happens if one of its actions is impossible."""
    table = table_with_banners_to_place()
    before = all_views(table)
    good = game_of(table).game.decision.options[0]
    with pytest.raises(Refusal) as refusal:
        carry_out(table, lambda t: act(t, [good, "deploy nowhere"]))
    assert (refusal.value.kind, refusal.value.code) == ("illegal_action", "no-option")
    assert refusal.value.facts["index"] == 1
    assert all_views(table) == before


@pytest.mark.parametrize("count", [1, 2])
def test_nonsense_is_refused_in_no_time(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """What may have been meant is found in few comparisons, or nonsense would hold up everybody."""
    compared: list[str] = []

    def closest(word: str, known: list[str], **more: Any) -> list[str]:  # noqa: ANN401 - as it is
        compared.extend(known)
        return get_close_matches(word, known, **more)

    monkeypatch.setattr("difflib.get_close_matches", closest)
    nonsense = "play alchemists_fire eagle/elephant+elephant/zzz"
    with pytest.raises(Refusal, match="did you mean") as refused:
        act(started_table("me", "me"), [nonsense] * count)
    assert refused.value.facts["index"] == 0
    assert len(compared) < 200


def test_plan_does_not_reach_past_another_player() -> None:
    """What another player, or chance, is asked cannot be part of a plan."""
    table = started_table("me", "me")
    before = all_views(table)
    one, two = game_of(table).game.decision.options[:2]
    with pytest.raises(Refusal) as refusal:
        carry_out(table, lambda t: act(t, [one, two]))
    assert refusal.value.code == "plan-interrupted"
    assert refusal.value.facts == {"index": 1}
    assert all_views(table) == before


def test_answer_to_another_turn_is_stale() -> None:
    """An answer counts for the turn it names and no other."""
    table = started_table("me", "me")
    for turn in (table.turn - 1, table.turn + 1):
        with pytest.raises(Refusal) as refusal:
            act(table.fork(), [game_of(table).game.decision.options[0]], turn)
        assert refusal.value.kind == "stale"


def test_answer_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command plays on the copy that is shown later; following it plays nothing again."""
    table = started_table("me", "me")
    played: list[int] = []
    push = GameHistory.push

    def counting(history: GameHistory, code: int) -> None:
        played.append(code)
        push(history, code)

    monkeypatch.setattr(GameHistory, "push", counting)
    after = carry_out(table, lambda t: act(t, [game_of(t).game.decision.options[0]]))
    assert len(played) == len(after.line) - len(table.line)


def test_same_bits_give_the_same_table() -> None:
    """All randomness is passed in: seats, societies, cards and secrets follow from the bits."""
    one, two, other = (started_table("me", "me", seating="chance", seed=s) for s in (7, 7, 8))
    assert (one.line, one.seats) == (two.line, two.seats)
    assert one.line != other.line
    assert tokens.new_token(random_bits()) == tokens.new_token(random_bits())
    assert len(tokens.new_token(random_bits())) == 32


def test_view_has_what_is_new_since_a_number() -> None:
    """Only events and chat of later entries; with an unknown number, everything."""
    table = started_table("me", "me")
    seen = table.seq
    whole = views.view(table, Identity(0))
    table = carry_out(table, lambda t: act(t, [game_of(t).game.decision.options[0]]))
    table = carry_out(table, lambda t: playing.say(t, Identity(1), "hello"))
    new = views.view(table, Identity(0), seen)
    assert new.events_from == len(game_of(started_table("me", "me")))
    assert {event.n for event in new.events} == {new.events_from}
    assert [message.text for message in new.chat] == ["hello"]
    now = views.view(table, Identity(0))
    assert now.events == (*whole.events, *new.events)
    assert views.view(table, Identity(0), table.seq + 9) == now
    assert views.view(table, Identity(0), table.seq).events == ()


def test_steps_together_tell_what_happened() -> None:
    """Each step has its action's effects as its viewer saw them; an all-seeing one sees all."""
    table = started_table("me", "me", seed=3)
    list(play_on(table, RandomStream(3), random_bits(3)))
    game = game_of(table).game
    for eyes in ("watcher", *game.seats):
        society = None if eyes == "watcher" else eyes
        told = [views.step(table, WATCHER, n, eyes).events for n in range(1, len(table.line) + 1)]
        assert [event for events in told for event in events] == game.events(0, society)
    seen = {society: game.events(0, society) for society in game.seats}
    told = [views.step(table, WATCHER, n, "all").events for n in range(1, len(table.line) + 1)]
    for at, event in enumerate(event for events in told for event in events):
        assert event == (seen[event.seat or game.seats[0]])[at]


def test_command_on_a_copy_leaves_the_table_alone() -> None:
    """Nobody sees anything of the copy until it is shown."""
    table = open_table("me", "bot")
    before = all_views_open(table)
    carry_out(table, lambda t: seating.start(t, Identity(0), None, random_bits()))
    assert all_views_open(table) == before
    assert table.history is None


def all_views_open(table: Table) -> bytes:
    """Return everything that anybody is told about a table that has not started."""
    return to_json([views.view(table, Identity(seat)) for seat in (0, None)])


def test_a_full_journal_takes_only_what_ends_the_game() -> None:
    """Chat, undo, names and votes are refused; the game can be played, and the operator may act."""
    table = started_table("me", "me")
    table.seq = MOST_ENTRIES - 1
    seat = table.asked
    assert seat is not None
    me = Identity(seat)
    table = carry_out(table, lambda t: playing.say(t, me, "the last word"))
    option = game_of(table).game.decision.options[0]
    for command in (
        lambda t: playing.say(t, me, "and one more"),
        lambda t: seating.rename(t, me, seat, "Somebody"),
        lambda t: seating.leave(t, me, seat, "rules"),
        lambda t: voting.propose_end(t, me, lambda _: 0.0),
    ):
        with pytest.raises(Refusal, match="journal is full"):
            carry_out(table, command)
    table = carry_out(table, lambda t: playing.act(t, me, t.turn, [option], random_bits()))
    assert table.seq == MOST_ENTRIES + 1
    assert carry_out(table, operating.close).status == "closed"


def test_a_game_is_continued_against_the_bots_that_played_it() -> None:
    """A mistake is tried again under the same conditions; for a person a bot steps in."""
    table = started_table("me", "me", "bot")
    for asked in play_on(table, RandomStream(1), random_bits()):
        table = asked
    assert table.ended
    bot = next(at for at, seat in enumerate(table.seats) if seat.kind == "bot")
    table.seats[bot] = replace(table.seats[bot], level="greedy")
    mine, other = (seat.society for seat in table.seats if seat.kind != "bot")
    changes, _ = creation.continue_from(
        table, 20, creation.SeatWish("me", "", society=mine), random_bits(), "n", level="rules"
    )
    levels = {seat.society: seat.level for seat in new_journal("n", 0.0, changes)[0].seats}
    assert levels == {mine: None, other: "rules", table.seats[bot].society: "greedy"}
