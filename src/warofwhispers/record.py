"""A recorded game: its setup and every action, and nothing that follows from them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NoReturn, NotRequired, TypedDict, TypeGuard, cast

from warofwhispers.content import (
    BUILTIN,
    KNOWN_RULES,
    BoardJson,
    Content,
    ContentError,
    CouncilsJson,
    RulesetError,
    Society,
    board_from_json,
    board_to_json,
    build_ruleset,
    content_of,
    councils_from_json,
    councils_to_json,
    load_content,
    options_changed,
)
from warofwhispers.content.errors import WhispersError
from warofwhispers.content.jsonfile import shown
from warofwhispers.dealer import RandomStream
from warofwhispers.game import (
    CHANCE_STREAM,
    Game,
    GameError,
    IllegalAction,
    Setup,
    check_seats,
)

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "warofwhispers record"
VERSION: Final = 1
MOST_DRAWS: Final = 10**9  # of the random stream that deals for a game


class ResultJson(TypedDict):
    """How a game ended."""

    scores: dict[str, int]
    winners: list[Society]


class RandomState(TypedDict):
    """The random stream of a game that still deals: its seed, and how much of it is used."""

    seed: int
    counter: int


class ProofEntry(TypedDict):
    """A journal entry as it was hashed: its `body`, or the `digest` of a private one."""

    kind: str
    at: str
    hash: str
    body: NotRequired[str]
    digest: NotRequired[str]


class Proof(TypedDict):
    """What is needed to check chance's answers (`docs/fairness.md`)."""

    version: int
    table: str
    commitment: str
    secret: str
    words: list[str | None]
    journal: list[ProofEntry]


class RecordJson(TypedDict):
    """A record as plain JSON values."""

    format: str
    version: int
    rules: int
    ruleset: str
    options: dict[str, str]
    seats: list[str]
    seating: str
    first: str | None
    actions: list[str]
    result: ResultJson | None
    board: NotRequired[BoardJson]
    councils: NotRequired[CouncilsJson]
    chance: NotRequired[RandomState]
    proof: NotRequired[Proof]


KEYS: Final = frozenset(RecordJson.__annotations__)


class RecordError(WhispersError, ValueError):
    """Data is not a record, or does not replay; the message names the part and the fault."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played; `result` is None during the game.

    A `proof` is kept as it was written, whatever that is: `table.verify` reports what is wrong
    with it.
    """

    setup: Setup
    actions: tuple[str, ...]
    result: ResultJson | None
    chance: tuple[int, int] | None = None  # seed and counter, for a game that still deals
    proof: Proof | None = None

    @property
    def rules(self) -> int:
        """Return the version of the rules that the game was played under."""
        return self.setup.ruleset.rules


def record_of(game: Game) -> Record:
    """Record a game as it stands."""
    actions = tuple(game.notation.text(action) for action in game.actions)
    chance = None if game.chance is None else (game.chance.seed, game.chance.counter)
    return Record(game.setup, actions, result_of(game), chance)


def result_of(game: Game) -> ResultJson | None:
    """Return the result of a finished game: points and winners."""
    if not game.over:
        return None
    return {"scores": game.scores(), "winners": list(game.winners())}


def replay(record: Record) -> Game:
    """Replay a record, checking every action, and compare the result.

    Raises `RecordError` at the first difference.
    """
    game = Game(record.setup)
    for number, action in enumerate(record.actions):
        try:
            game.apply(action)
        except IllegalAction as fault:
            _refuse("record-action", number=number, fault=fault)
    if record.result is not None and record.result != result_of(game):
        _refuse("record-result", found=json.dumps(result_of(game)))
    if record.chance is not None:
        seed, counter = record.chance
        game.chance = RandomStream(seed, CHANCE_STREAM, counter)
    return game


def save(game: Game) -> RecordJson:
    """Return a game as plain JSON values, to be loaded again at this very question."""
    return record_to_json(record_of(game))


def load(data: object) -> Game:
    """Rebuild a game from what `save` returned; raises `RecordError`."""
    return replay(record_from_json(data))


def record_to_json(record: Record) -> RecordJson:
    """Return a record as plain JSON values."""
    setup = record.setup
    data: RecordJson = {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules,
        "ruleset": setup.ruleset.name,
        "options": options_changed(setup.ruleset),
        "seats": list(setup.seats),
        "seating": setup.seating,
        "first": setup.first,
        "actions": list(record.actions),
        "result": record.result,
    }
    if setup.content.board.source != BUILTIN:
        data["board"] = board_to_json(setup.content.board)
    if setup.content.councils != load_content().councils:
        data["councils"] = councils_to_json(setup.content.councils)
    if record.chance is not None and record.result is None:
        data["chance"] = {"seed": record.chance[0], "counter": record.chance[1]}
    if record.proof is not None:
        data["proof"] = record.proof
    return data


def record_from_json(data: object) -> Record:
    """Read a record; its actions are checked when it is replayed. Raises `RecordError`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        _refuse("record-format", wanted=FORMAT)
    if data.get("version") != VERSION:
        _refuse("record-version", given=shown(data.get("version")), known=VERSION)
    if unknown := sorted(shown(key) for key in set(data) - KEYS):
        _refuse("record-unknown-part", given=unknown[0])
    rules = data.get("rules")
    if type(rules) is not int:
        _refuse("record-part", part="rules", wanted="number")
    if rules not in KNOWN_RULES:
        _refuse("record-rules", given=rules, known=max(KNOWN_RULES))
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        _refuse("record-part", part="actions", wanted="texts")
    result = data.get("result")
    if result is not None and not _is_result(result):
        _refuse("record-part", part="result", wanted="result")
    proof = data.get("proof")
    if proof is not None and not isinstance(proof, dict):
        _refuse("record-part", part="proof", wanted="object")
    kept = cast("Proof | None", proof)
    return Record(_setup(data, rules), tuple(actions), result, _chance(data), kept)


def _is_result(value: object) -> TypeGuard[ResultJson]:
    return (
        isinstance(value, dict)
        and set(value) == set(ResultJson.__annotations__)
        and isinstance(value["scores"], dict)
        and all(type(points) is int for points in value["scores"].values())
        and isinstance(value["winners"], list)
        and all(isinstance(society, str) for society in value["winners"])
    )


def read_record(path: Path) -> Record:
    """Read a record file; raises `RecordError`, naming the file, or `OSError`."""
    try:
        return record_from_json(json.loads(path.read_text(encoding="utf-8")))
    except RecordError as fault:
        raise RecordError("in-file", where=path, fault=fault) from None
    except (ValueError, RecursionError) as fault:  # not JSON, not UTF-8, or too large to read
        raise RecordError("json-bad", where=path, fault=fault) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record completely or not at all."""
    text = json.dumps(record_to_json(record), indent=1) + "\n"
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _setup(data: dict[str, object], rules: int) -> Setup:
    options = data.get("options", {})
    if not isinstance(options, dict):
        _refuse("record-part", part="options", wanted="object")
    name = data.get("ruleset")
    if not isinstance(name, str):
        _refuse("record-part", part="ruleset", wanted="preset")
    seats, first, seating = data.get("seats"), data.get("first"), data.get("seating", "fixed")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats):
        _refuse("record-part", part="seats", wanted="societies")
    if seating not in ("fixed", "chance"):
        _refuse("record-part", part="seating", wanted="seating")
    try:
        ruleset = build_ruleset(name, options, rules)
        chosen = check_seats(None, seats)
        content = _content(data)
    except (RulesetError, GameError, ContentError) as fault:
        _refuse("record-setup", fault=fault)
    if first is not None and (first not in chosen or seating == "chance"):
        _refuse("record-first", given=shown(first))
    return Setup(ruleset, chosen, str(seating), None if first is None else str(first), content)


def _content(data: dict[str, object]) -> Content:
    builtin = load_content()
    if "board" not in data and "councils" not in data:
        return builtin
    board, councils = builtin.board, builtin.councils
    if "board" in data:
        board = board_from_json(data["board"], "record: board")
    if "councils" in data:
        councils = councils_from_json(data["councils"], "record: councils")
    return content_of(board, councils)


def _chance(data: dict[str, object]) -> tuple[int, int] | None:
    value = data.get("chance")
    if value is None:
        return None
    if not isinstance(value, dict):
        _refuse("record-part", part="chance", wanted="object")
    seed, counter = value.get("seed"), value.get("counter")
    if type(seed) is not int or type(counter) is not int or not 0 <= counter <= MOST_DRAWS:
        _refuse("record-chance", most=MOST_DRAWS)
    return seed, counter


def _refuse(code: str, **facts: object) -> NoReturn:
    raise RecordError(code, **facts)
