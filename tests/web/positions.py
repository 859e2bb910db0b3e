"""Interesting positions, reached without a browser."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING, Any

from tests.web.person import DESKTOP, ask
from warofwhispers import Game, record_of
from warofwhispers.content import EMPIRES, MULTIPLIERS, load_content
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.web.person import Person, Room
    from warofwhispers.game import Decision

SEEDS = range(1, 400)
SITES = {site.id: site for site in load_content().board.regions}


def find(
    wanted: Callable[[Game, Decision], bool],
    favoured: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
    ruleset: str = "second",
    players: int = 2,
) -> Game:
    """Play random games, preferring `favoured` words, until a wanted question is asked."""
    for seed in SEEDS:
        game = Game.new(players, ruleset, seed=seed, options=options)
        lots = random.Random(seed)  # noqa: S311 - a game, not a secret
        while not game.over:
            question = game.decision
            if wanted(game, question):
                return game
            liked = [o for o in question.options if any(word in o for word in favoured)]
            game.apply(lots.choice(liked or question.options))
    raise LookupError("no such position in so many games")


def seat_at(room: Room, game: Game, back: int = 0) -> str:
    """Create a table in a position; return the link to the seat that is asked.

    A bot that plays at random has the other. The position may be some actions `back`, if the same
    seat was asked there.
    """
    record = record_to_json(record_of(game))
    put = ask(room.server, "/records", record)["table"]["id"]
    step = len(game.actions) - back
    wish = {"step": step, "society": game.decision.player, "level": "random"}
    made = ask(room.server, f"/tables/{put}/continue", wish)
    key = made["seats"][0]
    return f"/t/{made['table']['id']}#seat={key['seat']}.{key['token']}"


def sit_down(room: Room, game: Game, back: int = 0, **how: Any) -> Person:  # noqa: ANN401 - as `Room.enter`
    """Let a person take the seat that is asked, or was some actions `back`."""
    me = room.enter(path=seat_at(room, game, back), **how)
    me.until_table()
    return me


def seat(
    room: Room,
    until: Callable[[dict[str, Any]], bool],
    names: Sequence[str] = ("Ada", "Bo"),
    size: tuple[int, int] = DESKTOP,
    language: str | None = None,
    **wish: Any,  # noqa: ANN401 - as the server takes it
) -> list[Person]:
    """Return people, each with their own browser, at a table with a wanted question."""
    server, lots = room.server, random.Random(1)  # noqa: S311 - a game, not a secret
    seats = [{"kind": "screen" if at else "me", "name": name} for at, name in enumerate(names)]
    made = ask(server, "/tables", {"seats": seats, **wish})
    table, tokens = made["table"]["id"], [key["token"] for key in made["seats"]]
    view = ask(server, f"/tables/{table}/start", {}, made["host"])
    while True:
        token = tokens[view["decision"]["seat"]]
        view = ask(server, f"/tables/{table}/view?since=0", token=token)
        if until(view):
            break
        answer = {"turn": view["turn"], "actions": [lots.choice(view["decision"]["options"])]}
        view = ask(server, f"/tables/{table}/actions", answer, token)
    paths = [f"/t/{table}#seat={at}.{key}" for at, key in enumerate(tokens)]
    people = [room.enter(path=path, size=size, language=language) for path in paths]
    for one in people:
        one.until_table()
    return people


def truth(me: Person) -> dict[str, Any]:
    """Return what the server tells this person about the table now."""
    (token,) = me.keys()["seats"].values()
    view: dict[str, Any] = me.ask(f"/tables/{me.table}/view?since=0", token=token)
    return view


def worth(regions: dict[str, Any], loyalties: list[str | None]) -> str:
    """Return a player's present score, for somebody who knows these loyalties."""
    held = [regions[at]["empire"] for at, site in SITES.items() if site.city]
    gaps = [at for at, empire in enumerate(loyalties) if empire is None]
    totals = []
    for rest in permutations(set(EMPIRES) - set(loyalties)):
        bets = dict(enumerate(loyalties)) | dict(zip(gaps, rest, strict=True))
        totals.append(sum(MULTIPLIERS[at] * held.count(str(bets[at])) for at in bets))
    low, high = min(totals), max(totals)
    said = str(low) if low == high else f"{low}…{high}"
    return said.replace("-", "\N{MINUS SIGN}")
