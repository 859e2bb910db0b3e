"""What a proof says was played, drawn and undone, checked for its form before it is used.

`web/src/fairness/entries.ts` reads the same in the page. Where the two differed, a forged proof
could pass one check and not the other, so nothing is taken that a table would not have written.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypedDict, cast

if TYPE_CHECKING:
    from warofwhispers.record import Proof, RecordJson

SECRET: Final = re.compile(r"[0-9a-f]{64}")
TABLE: Final = re.compile(r"[A-Za-z0-9_-]+")
LARGEST: Final = 2**53 - 1
"""The largest number that a browser reads exactly."""
CONTENT: Final = frozenset({"body", "digest"})
"""An entry has its body, or the digest of a private one."""


class DrawJson(TypedDict):
    """A draw, as the journal has it."""

    number: int
    among: list[str]
    drawn: str


class SeatJson(TypedDict):
    """A seat, as it was when the game started."""

    kind: str
    society: str


class Started(TypedDict):
    """The body of `started`."""

    words: list[str | None]
    seats: list[SeatJson]
    setup: RecordJson
    actions: list[str]
    given: int
    draws: list[DrawJson]


@dataclass(frozen=True, slots=True)
class OpenEntry:
    """An entry that was played: its number in the journal, its kind, and what counts in its body.

    `start` is the number of the first action, or the one that the game goes back to.
    """

    entry: int
    kind: str
    start: int
    seat: int = 0
    actions: tuple[str, ...] = ()
    draws: tuple[DrawJson, ...] = ()
    given: int = 0


def read_open_entries(proof: Proof) -> tuple[Started, list[OpenEntry]]:
    """Return how the game started, and every entry that was played, in order.

    Raises `ValueError` if the proof has not the form that tables give it.
    """
    check_form(proof)
    started: list[Started] = []
    entries: list[OpenEntry] = []
    for number, entry in enumerate(proof["journal"], 1):
        body = _body(entry["body"]) if "body" in entry else None
        match entry["kind"]:
            case "started":
                started.append(_started(body))
                entries.append(_played(number, "started", {**started[-1], "number": 0, "seat": 0}))
            case "acted":
                entries.append(_played(number, "acted", {"draws": [], **_given(body)}))
            case "undone":
                entries.append(_undo(number, "undone", _given(body)))
            case "proposed" if body is not None and body.get("to") is not None:
                entries.append(_undo(number, "proposed", body))
    if len(started) != 1 or entries[0].kind != "started":
        _refuse()
    return started[0], entries


def check_form(proof: Proof) -> None:
    """Raise `ValueError` unless a proof has all its parts, except what the bodies contain."""
    words: Any = proof["words"]  # whatever that is: records keep their proof as it was written
    journal: Any = proof["journal"]
    _need(proof["version"] is not True)  # which equals 1 here, but not in a browser
    _need(all(isinstance(proof[part], str) for part in ("table", "commitment", "secret")))
    _need(SECRET.fullmatch(proof["secret"]) and TABLE.fullmatch(proof["table"]))
    _need(isinstance(words, list) and all(isinstance(word, str | None) for word in words))
    _need(isinstance(journal, list))
    for entry in journal:
        _need(isinstance(entry, dict) and len(CONTENT & set(entry)) == 1)
        parts = ("kind", "at", "hash", *(CONTENT & set(entry)))
        _need(all(isinstance(entry.get(part), str) for part in parts))


def _body(text: str) -> dict[str, Any]:
    """Return a body, with numbers as a browser reads them: 24.0 is 24, and there is no NaN."""
    found = json.loads(text, parse_int=_number, parse_float=_number, parse_constant=_refuse)
    _need(isinstance(found, dict))
    return cast("dict[str, Any]", found)


def _number(text: str) -> float:
    number = float(text)
    return int(number) if number.is_integer() else number


def _given(body: dict[str, Any] | None) -> dict[str, Any]:
    """Return the body of an entry that must not be hidden."""
    return _refuse() if body is None else body


def _started(body: dict[str, Any] | None) -> Started:
    found = {"given": 0, **_given(body)}
    words, seats = found["words"], found["seats"]
    _need(isinstance(words, list) and all(isinstance(word, str | None) for word in words))
    _need(isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats))
    _need(all(isinstance(seat[part], str) for seat in seats for part in ("kind", "society")))
    _need(isinstance(found["setup"], dict))
    return cast("Started", found)


def _played(number: int, kind: str, body: dict[str, Any]) -> OpenEntry:
    given = body["given"] if kind == "started" else 0  # a forger could call other draws given
    actions, draws = body["actions"], body["draws"]
    _need(_is_whole(body["number"]) and _is_whole(body["seat"]) and _is_whole(given))
    _need(_are_texts(actions) and isinstance(draws, list) and given <= len(actions))
    for draw in draws:
        _need(isinstance(draw, dict) and _is_whole(draw["number"]))
        _need(isinstance(draw["drawn"], str) and _are_texts(draw["among"]) and draw["among"])
    start, seat = body["number"], body["seat"]
    return OpenEntry(number, kind, start, seat, tuple(actions), tuple(draws), given)


def _undo(number: int, kind: str, body: dict[str, Any]) -> OpenEntry:
    _need(_is_whole(body["to"]) and _is_whole(body["by"]))
    return OpenEntry(number, kind, body["to"], body["by"])


def _is_whole(value: object) -> bool:
    return type(value) is int and 0 <= value <= LARGEST


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(part, str) for part in value)


def _need(condition: object) -> None:
    if not condition:
        _refuse()


def _refuse(*_: object) -> NoReturn:
    raise ValueError
