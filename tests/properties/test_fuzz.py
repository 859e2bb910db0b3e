"""Whatever comes from outside is accepted or refused in one readable line; nothing breaks."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.laws import check_all
from tests.patience import PATIENCE
from tests.properties.games import Case, cases, many, played, walk
from tests.properties.mutations import ODD, Hang, brief, check_message, deep, in_time, mutant
from tests.properties.snapshots import snapshot
from warofwhispers import Game, IllegalAction, RecordError, load, read_record, save
from warofwhispers.codec import CodecError, state_from_json, state_to_json
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.frames.registry import FRAME_FIELDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

CHUNKS = 8
GAMES = many(32)
PER_STATE = 3


def moments(index: int, every: int) -> Iterator[tuple[Case, Game, RandomStream]]:
    """Yield games at a question now and then, with random numbers for corrupting something."""
    for i, case in enumerate(cases(GAMES, 9)):
        if i % CHUNKS != index:
            continue
        for game in walk(case):
            if (game.state.count + i) % every == 0:
                yield case, game, RandomStream(case.seed * 1000 + game.state.count, 8)


# -- actions ---------------------------------------------------------------------------------------

# Bytes, numbers and the like cannot be typed as an answer, but a program may pass them.
NO_ANSWERS: list[Any] = [*ODD, b"pass", bytearray(b"x"), ("pass",), {"pass"}, object(), Game]


def bad_answers(game: Game, rng: RandomStream) -> Iterator[object]:
    """Yield things that do not answer the question."""
    options = game.decision.options
    yield from (odd for odd in NO_ANSWERS if not (isinstance(odd, str) and odd in options))
    words = list(game.notation.texts())
    for _ in range(20):
        text = words[rng.below(len(words))]
        if text not in options:
            yield text
    for option in options[:3]:
        yield option + "x"
        yield option[:-1] + "\N{CYRILLIC SMALL LETTER A}"
        yield option * 3
        yield option.replace(" ", "\n")[::-1]
        yield option + "\0"
        yield option[: rng.below(len(option))]


def tidy(answer: object) -> str | None:
    """Return a text as it is read."""
    return " ".join(answer.split()).casefold() if isinstance(answer, str) else None


@pytest.mark.parametrize("index", range(CHUNKS))
def test_no_answer_is_refused(index: int) -> None:
    """What is not an option is refused, naming the question, and nothing changes."""
    for case, game, rng in moments(index, 151):
        before = snapshot(game.state), game.actions[:], game.decision
        for answer in bad_answers(game, rng):
            if tidy(answer) in [tidy(option) for option in before[2].options]:
                continue  # case and spacing are free: a spoiled text may still be an option
            with in_time(PATIENCE), pytest.raises(IllegalAction) as caught:
                game.apply(answer)  # type: ignore[arg-type]  # that is the point
            check_message(caught.value)
            where = "game is over" if game.over else f"decision {game.state.count} asks"
            assert where in str(caught.value), str(case)
            assert (snapshot(game.state), game.actions, game.decision) == before


# -- records ---------------------------------------------------------------------------------------


def taken(read: Callable[[], object], refusal: type[Exception], what: str) -> bool:
    """Read corrupted data; return whether it was accepted. Anything but a refusal is a fault."""
    try:
        with in_time(PATIENCE):
            read()
    except refusal as fault:
        check_message(fault)
        return False
    except Hang as fault:
        raise AssertionError(f"{what}: {fault}") from None
    except Exception as fault:
        raise AssertionError(f"{what}: {fault!r}") from fault
    return True


def loads_or_is_refused(data: object, what: str) -> bool:
    """Load a corrupted record; return whether it was accepted."""
    return taken(lambda: load(data), RecordError, what)


@pytest.mark.parametrize("index", range(CHUNKS))
def test_spoiled_record_is_refused_or_taken(index: int) -> None:
    """A record with one thing changed loads as another game or is refused."""
    for case, game, rng in moments(index, 83):
        data = json.loads(json.dumps(save(game)))
        kept = copy.deepcopy(data)
        for _ in range(PER_STATE):
            how, other = mutant(data, rng)
            loads_or_is_refused(other, f"{case} at {game.state.count}: {how}")
        assert data == kept


def finished() -> dict[str, Any]:
    """Return the record of a finished game."""
    data: dict[str, Any] = json.loads(json.dumps(save(played(Case("second", 2, 5, style=1)))))
    return data


@pytest.mark.parametrize("part", ["all", *sorted(finished())])
def test_every_part_of_a_record_with_odd_values(part: str) -> None:
    """Each part of a record, and the whole, replaced by each odd value."""
    good = finished()
    for value in [*ODD, deep(3000)]:
        other = value if part == "all" else good | {part: value}
        loads_or_is_refused(other, f"{part} = {brief(value)}")


def test_actions_cut_swapped_and_invented() -> None:
    """A record is refused at the first illegal action, and the message says which."""
    good = finished()
    actions = good["actions"]
    assert loads_or_is_refused(good | {"actions": actions[:100], "result": None}, "cut")
    assert not loads_or_is_refused(good | {"actions": actions[:-1]}, "cut with its result")
    assert not loads_or_is_refused(good | {"actions": [*actions, "pass"]}, "one too many")
    for number in (0, 30, len(actions) - 1):
        for bad in ("fly", "play midnight_oil", actions[number] + " ", "order bear.sheriff win"):
            other = [*actions[:number], bad, *actions[number + 1 :]]
            data = good | {"actions": other}
            if bad.strip() == actions[number]:
                assert loads_or_is_refused(data, "spacing is free")
                continue
            with pytest.raises(RecordError, match=rf"action {number}: decision {number} asks"):
                load(data)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"\xff\xfe", b"null", b"[" * 100_000, b'{"format":' * 20_000, b"1" * 10_000,
        b'{"format": "warofwhispers record", "version": ' + b"9" * 5000 + b"}", b"\0" * 100,
        b'"warofwhispers record"', b"NaN", '{"format": "\N{SNOWMAN}"}'.encode("utf-16"),
    ],
    ids=lambda content: repr(content[:12]),
)  # fmt: skip
def test_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    """A file of anything else is refused by its name."""
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=r"game\.json") as caught:
        read_record(path)
    check_message(caught.value)


def test_huge_counter_of_chance_is_refused() -> None:
    """A saved game cannot claim more draws than a machine's number holds."""
    data = save(Game.new(2, seed=1))
    for counter in (-1, 2**63, 10**30, True, 0.5):
        chance = {"seed": 1, "counter": counter}
        assert not loads_or_is_refused(data | {"chance": chance}, str(counter))


# -- states ----------------------------------------------------------------------------------------


def reads_or_is_refused(game: Game, data: object, what: str) -> bool:
    """Read a corrupted state; return whether it was accepted, in which case it must be valid."""
    return taken(lambda: check_all(state_from_json(game.state.data, data)), CodecError, what)


@pytest.mark.parametrize("index", range(CHUNKS))
def test_spoiled_state_is_refused_or_lawful(index: int) -> None:
    """A saved state with one thing changed is valid or refused."""
    for case, game, rng in moments(index, 23):
        data = json.loads(json.dumps(state_to_json(game.state)))
        for _ in range(PER_STATE):
            how, other = mutant(data, rng)
            reads_or_is_refused(game, other, f"{case} at {game.state.count}: {how}")


@pytest.mark.parametrize("index", range(CHUNKS))
def test_spoiled_frame_is_refused_or_lawful(index: int) -> None:
    """Any number of any frame changed to another."""
    numbers = [value for value in ODD if type(value) is int] + [4, 6, 9, 19, 21, 39, 40, 63, 64]
    for case, game, rng in moments(index, 23):
        for _ in range(PER_STATE):
            data: dict[str, Any] = json.loads(json.dumps(state_to_json(game.state)))
            frame = data["stack"][rng.below(len(data["stack"]))]
            place = rng.below(len(frame))
            if place == 0:
                frame[0] = list(FRAME_FIELDS)[rng.below(len(FRAME_FIELDS))]
            else:
                frame[place] = numbers[rng.below(len(numbers))]
            reads_or_is_refused(game, data, f"{case} at {game.state.count}: {frame}")


def test_odd_states_are_refused() -> None:
    """Values that are nothing like a state."""
    game = Game.new(2, seed=1)
    good = json.loads(json.dumps(state_to_json(game.state)))
    for value in [*ODD, deep(3000)]:
        assert not reads_or_is_refused(game, value, brief(value))
        for part in good:
            reads_or_is_refused(game, good | {part: value}, f"{part} = {brief(value)}")
    stacks: list[list[list[Any]]] = [
        [["Round", -(2**63)]],
        [["Round", 0], ["Round", 0]],
        [["Over"], ["Over"]],
        [[[]]],
        [["Act"]],
    ]
    for stack in stacks:
        assert not reads_or_is_refused(game, good | {"stack": stack}, str(stack))
