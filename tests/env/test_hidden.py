"""Tensors and strings hold what a seat has seen, all of it and nothing else.

Two games that one seat cannot tell apart (`tests/properties/twins.py`) must look the same to it in
every tensor. The other way round, two games must look the same to its information state only as
long as everything it has observed in them was the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # an extension without stubs
import pytest

from tests.env.tables import EVERYTHING
from tests.properties.games import HOARDER, SPENDER, Case, Driver, new_game
from tests.properties.twins import Leak, Twins, from_the_start, reshuffled
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ASK_DEAL, CHANCE, NOBODY, SLOT_COUNT
from warofwhispers.engine.observe import WATCHER, Observation
from warofwhispers.env import spiel
from warofwhispers.env.history import note_action, seen_by_all
from warofwhispers.env.layout import encode

if TYPE_CHECKING:
    from tests.properties import twins
    from warofwhispers import Game
    from warofwhispers.engine.state import State

ALL = tuple(EVERYTHING.items())
CASES = [
    Case("second", 3, 11, SPENDER, ALL, councils="scribes"),
    Case("competitive", 4, 12, HOARDER, councils="scribes"),
    Case("first", 2, 13, SPENDER, ALL),
    Case("eog", 4, 14, HOARDER, ALL, councils="scribes"),
]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def row_of(game: Game, society: str | None) -> dict[str, Any]:
    """Return the observation row alone."""
    seat = WATCHER if society is None else game.seats.index(society)
    if game.over:  # then all loyalties are turned up
        return {}
    return {"row": encode(Observation(game.state, seat))}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_row_shows_nothing_hidden(case: Case) -> None:
    """Twins look alike in every row, including a spectator's."""
    steps = 0
    for seat in range(case.players):
        for pair in (from_the_start(case, seat), reshuffled(case, seat, 100)):
            if pair is not None:
                pair.run(look=row_of)
                steps += pair.steps
    assert steps > 100


def leaking_row(game: Game, society: str | None) -> dict[str, Any]:
    """Return the next seat's row instead."""
    seat = WATCHER if society is None else game.seats.index(society)
    return {"row": encode(Observation(game.state, (seat + 1) % len(game.seats)))}


def test_a_leaking_row_is_found() -> None:
    """The test above can fail."""
    with pytest.raises(Leak):
        from_the_start(CASES[0], 0).run(look=leaking_row)


class Watched(Twins):
    """Twins whose histories are recorded as in the OpenSpiel game."""

    def __init__(self, pair: Twins) -> None:
        """Start with twins at their beginning."""
        super().__init__(pair.one, pair.two, pair.seat, pair.case)
        self.seen = [[[] for _ in range(pair.case.players)] for _ in "12"]

    seen: list[list[list[int]]]

    def _answers(self) -> tuple[int, int] | None:
        answers = super()._answers()
        if answers is not None:
            note_action(self.one.state, answers[0], self.seen[0])
            note_action(self.two.state, answers[1], self.seen[1])
        return answers

    def _compare(self, look: twins.Look, asked: twins.Asked) -> None:
        if self.seen[0][self.seat] != self.seen[1][self.seat]:
            raise Leak(f"seat {self.seat} has seen {[s[self.seat][-3:] for s in self.seen]}")
        public = [
            [seen_by_all(game.state, code) for code in seen[0]]
            for game, seen in zip((self.one, self.two), self.seen, strict=True)
        ]
        if public[0] != public[1]:
            raise Leak("anybody has seen a difference")
        super()._compare(look, asked)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_information_state_shows_nothing_hidden(case: Case) -> None:
    """Twins have the same history for the seat and for the public, though others' differ."""
    differed = 0
    for seat in range(case.players):
        pair = Watched(from_the_start(case, seat))
        pair.run(look=row_of)
        differed += pair.seen[0] != pair.seen[1]
    assert differed == case.players


def other_deals(case: Case, seat: int) -> tuple[State, State]:
    """Return two games in which only this seat's tokens are dealt alike."""
    one, two, rng = new_game(case).state, new_game(case).state, RandomStream(case.seed, 7)
    while one.prompt != ASK_DEAL:
        answer = one.options[0]
        one.apply(answer)
        two.apply(answer)
    while one.prompt == ASK_DEAL:
        mine = one.stack[-1].place(one.players) // SLOT_COUNT == seat  # type: ignore[attr-defined]  # `Loyalties`
        first = one.options[rng.below(len(one.options))]
        other = two.options[rng.below(len(two.options))]
        one.apply(first)
        two.apply(first if mine and first in two.options else other)
    return one, two


@pytest.mark.parametrize("case", CASES, ids=str)
def test_information_state_is_all_that_was_seen(case: Case) -> None:
    """Histories diverge exactly where observations do, and never converge again.

    Both games take the same actions for as long as possible; tokens that are turned up then differ.
    """
    parted = 0
    for seat in range(case.players):
        one, two = other_deals(case, seat)
        if encode(Observation(one, seat)) != encode(Observation(two, seat)):
            continue  # the deal could not be alike
        histories: list[list[list[int]]] = [[[] for _ in range(one.players)] for _ in "12"]
        driver = Driver(case)
        same = True
        while one.player != NOBODY:
            answer = driver.answer(one)
            if answer not in two.options:
                break
            note_action(one, answer, histories[0])
            note_action(two, answer, histories[1])
            one.apply(answer)
            two.apply(answer)
            if one.player == NOBODY:
                break
            rows = [encode(Observation(s, seat)) for s in (one, two)]
            same = same and rows[0] == rows[1]
            assert (histories[0][seat] == histories[1][seat]) == same, f"{case} seat {seat}"
        parted += not same
    assert parted


def play_through(seed: int, seat: int) -> list[tuple[str, tuple[float, ...], str]]:
    """Return a seat's information state string and tensor, and observations, along a game."""
    game = pyspiel.load_game("war_of_whispers(players=3,ruleset=eog)")
    state, rng = game.new_initial_state(), RandomStream(seed, 2)
    observer = game.make_py_observer(RECALL)
    found = []
    while len(state.history()) < 120:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        observer.set_from(state, seat)
        text = observer.string_from(state, seat)
        assert text == state.information_state_string(seat)
        assert np.array_equal(observer.tensor, state.information_state_tensor(seat))
        found.append((text, tuple(observer.tensor), state.observation_string(seat)))
    return found


def test_strings_and_tensors_say_the_same() -> None:
    """Two information states have the same string exactly if they have the same tensor.

    With perfect recall, each begins with the one before.
    """
    by_text: dict[str, tuple[float, ...]] = {}
    for seed in (1, 2):
        before = ""
        for text, tensor, _ in play_through(seed, 1):
            assert text.startswith(before)
            assert by_text.setdefault(text, tensor) == tensor
            before = text
    assert len(set(by_text.values())) == len(by_text)


def test_observers_split_public_from_private() -> None:
    """A public observation is the same for all; a private one has only hand and tokens."""
    game = pyspiel.load_game("war_of_whispers(players=2,ruleset=eog)")
    state, rng = game.new_initial_state(), RandomStream(3, 2)
    single = pyspiel.PrivateInfoType.SINGLE_PLAYER
    nothing = pyspiel.PrivateInfoType.NONE
    while len(state.history()) < 150:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])

    def view(*, recall: bool, public: bool, private: Any, seat: int) -> str:  # noqa: ANN401 - untyped
        kind = pyspiel.IIGObservationType(
            perfect_recall=recall, public_info=public, private_info=private
        )
        text: str = game.make_py_observer(kind).string_from(state, seat)
        return text.partition(" ")[2]

    for recall in (False, True):
        public = [view(recall=recall, public=True, private=nothing, seat=i) for i in (0, 1)]
        own = [view(recall=recall, public=False, private=single, seat=i) for i in (0, 1)]
        neither = view(recall=recall, public=False, private=nothing, seat=0)
        assert public[0] == public[1] != ""
        assert own[0] != own[1]
        assert neither == ""
    private = view(recall=False, public=False, private=single, seat=0)
    assert {part.partition("=")[0] for part in private.split()} <= {"hand", "loyalty"}
    assert "deal ?" not in view(recall=True, public=False, private=single, seat=0)


def test_unknown_observation_parameters_are_refused() -> None:
    """There are none yet."""
    game = pyspiel.load_game("war_of_whispers")
    with pytest.raises(ValueError, match="observation parameters are not supported"):
        spiel.WhispersObserver(game, RECALL, {"colour": 1})
    assert game.new_initial_state().current_player() == CHANCE
