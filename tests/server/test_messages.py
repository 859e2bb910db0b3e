"""The server's messages: every refusal has its sentence in the catalogue, every sentence a use."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest

import warofwhispers.server
import warofwhispers.table
from tests.server.helpers import Client, good, make, refused, started
from warofwhispers.server.error_responses import STATUS
from warofwhispers.table.errors import RefusalKind
from warofwhispers.table.shapes import UndoReason
from warofwhispers.words import languages
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGES = [Path(package.__path__[0]) for package in (warofwhispers.server, warofwhispers.table)]
PUT_TOGETHER = {
    "undo-": {"chance", "revealed", "other-moved", "nothing", "not-seated"},
    "not-playing-": {"open", "over", "closed", "unreadable"},
}
"""Reasons whose name is put together from a beginning and one of these."""


def refusals() -> Iterator[tuple[str, set[str], set[str]]]:
    """Return code, possible reasons and names of the values, of every refusal in the source."""
    for path in (path for package in PACKAGES for path in package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code, reason = node.args
                values = {str(part.arg) for part in node.keywords} - {"retry_after"}
                codes = {"?"} if isinstance(code, ast.Name) else {ast.literal_eval(code)}
                yield codes.pop(), names_of(reason), values


def names_of(reason: ast.expr) -> set[str]:
    """Return the reasons that an expression can give."""
    if isinstance(reason, ast.JoinedStr):
        beginning = ast.literal_eval(reason.values[0])
        return {beginning + end for end in PUT_TOGETHER[beginning]}
    return {ast.literal_eval(reason)}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence(language: str) -> None:
    """Each reason is in the catalogue, and gets the facts that its sentence mentions."""
    there = entries(language)
    for code, reasons, values in refusals():
        assert code in STATUS or code == "?"
        for reason in reasons:
            assert set(re.findall(r"\$(\w+)", there[id_of("refusal", reason)])) <= values


def test_codes_and_reasons_are_the_documents() -> None:
    """The codes are those documented, and each reason not to undo has its sentence."""
    assert set(get_args(RefusalKind)) == set(STATUS)
    reasons = set(get_args(UndoReason))
    told = {reason.replace("_", "-") for reason in reasons - {"ok", "over", "not_started"}}
    assert told == PUT_TOGETHER["undo-"]


def test_refusal_tells_why_in_words_and_for_programs(url: str) -> None:
    """A page can put the reason into its own words, with the values of the sentence."""
    clients = started(url, "me", "screen")
    body = refused(Client(url, clients[0].table).post("/seats/1/take"), 409, "not_now")
    assert (body["reason"], body["values"]) == ("game-has-begun", {})
    _, [host] = make(url, "me", "friend")
    body = refused(host.post("/seats/3/take"), 404, "not_found")
    assert (body["reason"], body["values"]) == ("no-such-seat", {"seat": 3, "last": 1})
    assert body["message"] == "There is no seat 3: this table has seats 0 to 1."


def test_bots_have_names_that_tell_them_apart(url: str) -> None:
    """Each level has its own, and two bots of a level have different names."""
    about = good(Client(url).http.get("/api/about"))
    levels = {level["name"]: level for level in about["levels"]}
    assert levels["greedy"]["title"] == "The Reckoner"
    assert len({level["about"] for level in levels.values()}) == len(levels)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "rules:warlord"}] * 2, {"kind": "open"}]
    made = good(Client(url).http.post("/api/tables", json={"seats": seats}))
    me = Client(url, made["table"]["id"], made["seats"][0]["token"])
    view = good(me.post("/start", {"fill": "rules:warlord"}))
    names = [seat["name"] for seat in view["table"]["seats"]]
    assert names == ["Player 1", "The Warlord", "The Warlord 2", "The Warlord 3"]
    assert not any(seat["named"] for seat in view["table"]["seats"])


def test_options_are_told_in_words(url: str) -> None:
    """Presets, options and their values come with names and sentences."""
    about = good(Client(url).http.get("/api/about"))
    assert about["presets"]["second"]["title"] == "Second edition"
    fort = about["options"]["fort"]
    assert (fort["title"], set(fort["words"])) == ("Forts", {"defend", "kill"})


def reason_of(url: str, body: dict[str, object]) -> tuple[str, str]:
    """Return why a new table is refused: the reason for programs, and the sentence."""
    said = refused(Client(url).http.post("/api/tables", json=body), 422, "invalid")
    return said["reason"], said["message"]


def test_fields_are_refused_in_our_words(url: str) -> None:
    """Sentences about shapes and limits are the catalogue's, not the framework's."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    assert reason_of(url, {}) == ("field", "seats: this field is missing.")
    assert reason_of(url, {"seats": seats[:1]})[1] == "seats: at least 2 entries."
    assert reason_of(url, {"seats": seats, "name": "x" * 99})[1] == "name: at most 40 characters."
    assert reason_of(url, {"seats": seats, "nmae": ""})[1] == "nmae: there is no such field here."
    assert reason_of(url, {"seats": seats, "listed": 3})[1] == "listed: this must be true or false."
    wrong = [{"kind": "me"}, {"kind": "wolf"}]
    assert reason_of(url, {"seats": wrong})[1].startswith("seats.1.kind: this must be one of 'me'")
    reason, message = reason_of(url, {"seats": [*seats, {"kind": "bot", "level": "genius"}]})
    assert reason == "field"
    assert message.startswith("seats.2.level: no such level. There are ")


def test_checks_of_our_own_name_the_field(url: str) -> None:
    """A vote without its question, a message without words."""
    [me, _] = started(url, "me", "screen")
    said = refused(me.post("/votes", {"kind": "undo"}), 422, "invalid")
    assert said["message"] == "to: say which question to go back to."
    said = refused(me.post("/chat", {"text": " "}), 422, "invalid")
    assert said["message"] == "text: this must not be blank."
