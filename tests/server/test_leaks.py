"""Nothing leaked: whole games, all options, every seat and a watcher."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.helpers import Client, good, started
from tests.server.twins import twin_of
from warofwhispers.content import DEFAULT_PRESET, OPTIONS, PRESETS, RulesetError, build_ruleset
from warofwhispers.dealer import RandomStream
from warofwhispers.server import deeds, looks, making
from warofwhispers.server.models import NewTable, SeatWish
from warofwhispers.server.table import Entry, Table, Who

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]


def possible(option: str, value: str) -> bool:
    """Whether this version can play an option's value."""
    try:
        build_ruleset(DEFAULT_PRESET, {option: value})
    except RulesetError:
        return False
    return True


DECKS = ("treasure", "conquest", "dark_alliances")
VARIANTS = [
    *((preset, {}) for preset in PRESETS),
    *(
        (DEFAULT_PRESET, {option: value})
        for option, info in OPTIONS.items()
        for value in info.values
        if possible(option, value)
        and PRESETS[DEFAULT_PRESET].ruleset.options()[option] != value
    ),
    *((preset, dict.fromkeys(DECKS, "on")) for preset in PRESETS),
]  # fmt: skip


def new_table(players: int, preset: str, options: dict[str, str]) -> Table:
    """A table of people, started."""
    seats = [SeatWish(kind="me")] * players
    wish = NewTable(seats=seats, ruleset=preset, options=options).wish(patience=300)
    drafts, _ = making.new_table(wish, "h")
    table, _ = Table.from_journal("t", [Entry(1, drafts[0].kind, drafts[0].data, 0.0)])
    return follow(table, deeds.start(table, Who(0), None))


def follow(table: Table, draft: deeds.Draft) -> Table:
    """The table after one more entry."""
    table.take_in(Entry(table.seq + 1, draft.kind, draft.data, 0.0))
    return table


def whole_game(table: Table, rng: RandomStream) -> Iterator[Table]:
    """The table at every question until the end, played at random."""
    while table.status == "playing":
        yield table
        assert table.play is not None
        options = table.play.game.decision.options
        seat = table.asked
        assert seat is not None
        follow(table, deeds.act(table, seat, table.turn, options[rng.below(len(options))]))


def all_said(table: Table, seat: int | None) -> bytes:
    """Every byte that a seat may be sent about the present."""
    who = Who(seat)
    society = None if seat is None else table.chairs[seat].society
    said: list[Json] = [looks.view(table, who, since) for since in (0, table.seq - 1, table.seq)]
    said.append(looks.facts(table))
    assert table.play is not None
    for number in range(max(0, len(table.play.askers) - 3), len(table.play.askers)):
        events = looks.step_events(table.play.game, number, society, everything=False)
        said.append({"events": events})
    return json.dumps(said).encode()


@pytest.mark.parametrize(("preset", "options"), VARIANTS, ids=str)
def test_hidden_things_do_not_change_a_byte(preset: str, options: dict[str, str]) -> None:
    """Tables that differ only in what a seat may not know are told to it byte for byte alike."""
    rng = RandomStream(len(preset) + 7 * len(str(options)))
    changed = 0
    players = 2 + rng.below(3)
    table = new_table(players, preset, options)
    for number, now in enumerate(whole_game(table, rng)):
        if number % 9:
            continue
        for seat in [*range(players), None]:
            twin, changes = twin_of(now, seat, rng)
            changed += changes
            assert all_said(twin, seat) == all_said(now, seat)
    assert changed > 50


def test_twins_are_told_apart_by_who_may() -> None:
    """The check above can fail: the owner of what was changed sees the difference."""
    rng = RandomStream(5)
    told_apart = 0
    table = new_table(3, "second", {})
    for now in whole_game(table, rng):
        for seat in range(3):
            twin, _ = twin_of(now, seat, rng)
            told_apart += any(
                all_said(twin, other) != all_said(now, other) for other in range(3) if other != seat
            )
        if now.turn > 20:
            break
    assert told_apart > 50


def test_every_byte_over_http_is_the_seats_own(url: str) -> None:
    """In a whole game nobody gets another's cards, loyalties, options or answers."""
    decks = dict.fromkeys(DECKS, "on")
    clients = started(url, "me", "screen", "screen", ruleset="competitive", options=decks)
    clients.append(Client(url, clients[0].table))
    rng = RandomStream(11)
    while True:
        views = [client.view() for client in clients]
        if views[0]["decision"] is None:
            break
        for view in views:
            check_own(view, view["you"]["society"])
        number = views[0]["game"]["n"] - 1
        for client, view in zip(clients, views, strict=True):
            step = good(client.get(f"/steps/{number}"))
            check_seen(step["game"], step["events"], view["you"]["society"])
            asker = step["decision"]["player"]
            assert (step["action"] is None) == (asker != view["you"]["society"])
        asked = clients[views[0]["decision"]["seat"]]
        options = asked.view()["decision"]["options"]
        for _ in range(3):
            answer = asked.act(options[rng.below(len(options))])
            good(answer)
            decision = answer.json()["decision"]
            if decision is None or not decision["options"]:
                break
            options = decision["options"]


def check_own(view: Json, society: str | None) -> None:
    """See that a view of a running game tells only what its seat may know."""
    check_seen(view["game"], view["events"], society)
    if view["decision"]["player"] != society:
        assert view["decision"]["options"] == view["game"]["decision"]["options"] == []
    assert view["table"]["result"] is None


def check_seen(game: Json, events: list[Json], society: str | None) -> None:
    """See that a game and what happened in it show only what a society may know."""
    assert (game["hand"] is None) == (society is None)
    for name, player in game["players"].items():
        for empire, face_up in zip(player["loyalties"], player["face_up"], strict=True):
            assert face_up or name == society or empire is None
    for event in events:
        if event["event"] in {"drew", "discarded"}:
            assert event["card"] is None or event["seat"] == society
        if event["event"] == "dealt":
            assert event["empire"] is None or event["seat"] == society
