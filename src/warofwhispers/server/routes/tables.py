"""Tables and seats: creating, taking a seat, starting, leaving, coming back."""

from __future__ import annotations

import secrets
from functools import partial

from fastapi import APIRouter
from fastapi.responses import Response

from warofwhispers.facts.plain import as_dict
from warofwhispers.facts.shapes import BoardView
from warofwhispers.server import requests
from warofwhispers.server.document import documented
from warofwhispers.server.levels import default_level
from warofwhispers.server.live_table import LiveTable
from warofwhispers.server.responses import (
    Claim,
    CreatedTable,
    OneTable,
    Seated,
    SeatOffer,
    TableList,
    json_bytes_response,
    json_response,
)
from warofwhispers.server.routes.dependencies import (
    Calling,
    Key,
    SeatNumber,
    SecretKey,
    Since,
    TableId,
)
from warofwhispers.table import creation, tokens, views
from warofwhispers.table.commands import seating, voting
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import GameStarted, RematchCreated, SeatChanged, VoteProposed
from warofwhispers.table.seats import WATCHER, Identity
from warofwhispers.table.shapes import TableFacts, View
from warofwhispers.table.state import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("", operation_id="listTables", **documented(TableList, body=False))
async def list_tables(caller: Calling) -> Response:
    """Return the tables in the lobby that are open or being played, newest first.

    A table where nothing has happened for a week is not listed; its address still opens it.
    """
    return json_response(TableList(tuple(await caller.services.lobby.tables())))


@router.post("", operation_id="createTable", **documented(CreatedTable, status=201))
async def create_table(caller: Calling, body: requests.NewTable, key: SecretKey) -> Response:
    """Create a table; this is the only time its secrets are returned.

    The same request with the same idempotency key returns the same table and secrets again.
    """
    services = caller.services
    services.creation_rate.take(caller.address)
    for name in (body.name, *(seat.name for seat in body.seats)):
        services.bans.check_name(name)
    table_id = None if key is None else tokens.table_id_from(key)
    if body.listed:
        await services.lobby.check(caller.address, table_id)
    host = caller.new_token(key, "create", "host")
    wish = body.wish(services.settings.patience)
    created, keys = creation.new_table(
        wish, host, secrets.randbits, lambda about: caller.new_token(key, "create", about)
    )
    live = await services.registry.create(
        [created],
        table_id,
        caller.own_key(key),
        f"create {tokens.digest(body.model_dump_json())}",
    )
    if body.listed:
        services.lobby.add(caller.address, live.table.id)
    return json_response(CreatedTable(live.facts(), host, keys), 201)


@router.get("/{table}", operation_id="getTable", **documented(TableFacts, body=False))
async def get_table(caller: Calling, table: TableId) -> Response:
    """Return what anybody may know about a table."""
    return json_response((await caller.services.registry.find(table)).facts())


@router.get("/{table}/board", operation_id="getBoard", **documented(BoardView, 409, body=False))
async def get_board(caller: Calling, table: TableId) -> Response:
    """Return board, councils and cards under the table's rules; they never change."""
    place = await caller.services.registry.find(table)
    return json_response(as_dict(views.board(place.table)))


@router.post("/{table}/seats/{seat}/take", operation_id="takeSeat", **documented(Seated, 409))
async def take_seat(
    caller: Calling, table: TableId, seat: SeatNumber, body: requests.TakeSeat, key: SecretKey
) -> Response:
    """Take a seat: an open one, or with an invitation as the bearer token.

    The same request with the same idempotency key returns the same secret again.
    """
    # Or a stranger who takes a seat and leaves it again and again could fill a table's journal.
    caller.services.creation_rate.take(caller.address)
    caller.services.bans.check_name(body.name)
    token = caller.new_token(key, "take", table, seat)
    live = await caller.services.registry.execute(
        table,
        lambda t: seating.take_seat(
            t,
            seat,
            invite=caller.token,
            token=token,
            name=body.name,
            society=body.society,
            word=body.word,
        ),
        caller.own_key(key),
        f"take {seat} {body.society} {body.name}",
    )
    return seated(live, seat, token)


@router.patch("/{table}/seats/{seat}", operation_id="changeSeat", **documented(View, 403, 409))
async def change_seat(
    caller: Calling, table: TableId, seat: SeatNumber, body: requests.ChangeSeat, since: Since = 0
) -> Response:
    """Change the seat's name or, before the game, its society."""
    caller.services.bans.check_name(body.name)

    def command(t: Table, identity: Identity) -> SeatChanged:
        if "society" in body.model_fields_set:
            return seating.choose_society(t, identity, seat, body.name or "", body.society)
        return seating.rename(t, identity, seat, body.name or "")

    live, identity = await caller.find(table)
    if identity.seat is not None:  # names can be sent as often as messages
        caller.services.chat_rate.take(f"{live.table.id} {identity.seat}")
    return await caller.execute(table, command, since)


@router.post(
    "/{table}/seats/{seat}/offer", operation_id="offerSeat", **documented(SeatOffer, 403, 409)
)
async def offer_seat(  # noqa: PLR0913, PLR0917 - parameters of the request
    caller: Calling,
    table: TableId,
    seat: SeatNumber,
    body: requests.OfferSeat,
    key: SecretKey,
    since: Since = 0,
) -> Response:
    """Let the host say who may take a seat: a friend, anyone, a bot.

    A seat that somebody else has taken is given away only with `remove`.
    """
    invite = caller.new_token(key, "offer", table, seat) if body.kind == "friend" else None
    level = (body.level or default_level()) if body.kind == "bot" else None
    live = await caller.services.registry.execute(
        table,
        lambda t: seating.offer_seat(
            t,
            caller.identify(t),
            seat,
            "free" if body.kind == "friend" else body.kind,
            level=level,
            invite=invite,
            remove=body.remove,
        ),
        caller.own_key(key),
        f"offer {seat} {body.kind} {level}" + " remove" * body.remove,
    )
    view = live.view(caller.notice(live), since)
    return json_response({"seat": seat, "invite": invite}, view=view)


@router.post("/{table}/seats/{seat}/word", operation_id="giveWord", **documented(View, 403, 409))
async def give_word(  # noqa: PLR0913, PLR0917 - parameters of the request
    caller: Calling,
    table: TableId,
    seat: SeatNumber,
    body: requests.GiveWord,
    key: Key,
    since: Since = 0,
) -> Response:
    """Add the seat's own word to the deal, once and before the game.

    It is shown once the game has started. `docs/fairness.md` explains what it is for.
    """
    command = partial(seating.give_word, seat=seat, word=body.word)
    return await caller.execute(table, command, since, key, f"word {seat} {body.word}")


@router.post("/{table}/start", operation_id="startTable", **documented(View, 403, 409))
async def start_table(
    caller: Calling, table: TableId, body: requests.StartTable, key: Key, since: Since = 0
) -> Response:
    """Start the game."""

    def command(t: Table, identity: Identity) -> GameStarted:
        return seating.start(t, identity, body.fill, secrets.randbits)

    return await caller.execute(table, command, since, key, "start")


@router.post("/{table}/seats/{seat}/leave", operation_id="leaveSeat", **documented(View, 403, 409))
async def leave_seat(
    caller: Calling, table: TableId, seat: SeatNumber, body: requests.LeaveSeat, since: Since = 0
) -> Response:
    """Leave; during the game a bot plays on."""
    level = body.level or default_level()
    live = await caller.services.registry.execute(
        table, lambda t: seating.leave(t, caller.identify(t), seat, level)
    )
    gone = live.table.seats[seat].token is None
    return json_bytes_response(live.view(WATCHER if gone else caller.notice(live), since))


@router.post(
    "/{table}/seats/{seat}/return",
    operation_id="returnToSeat",
    **documented(View, 403, 409, body=False),
)
async def return_to_seat(
    caller: Calling, table: TableId, seat: SeatNumber, since: Since = 0
) -> Response:
    """Take the seat back from the bot."""
    return await caller.execute(table, partial(seating.come_back, seat=seat), since)


@router.post(
    "/{table}/seats/{seat}/renew",
    operation_id="renewSeat",
    **documented(Seated, 403, 409, body=False),
)
async def renew_seat(caller: Calling, table: TableId, seat: SeatNumber, key: SecretKey) -> Response:
    """Change the secret of a seat; the old one no longer opens anything.

    Except that the same request with the same idempotency key returns the same secret again.
    """
    token = caller.new_token(key, "renew", table, seat)
    live = await caller.services.registry.execute(
        table,
        lambda t: seating.renew_token(t, caller.identify(t), seat, token),
        caller.own_key(key),
        f"renew {seat}",
    )
    return seated(live, seat, token)


@router.post(
    "/{table}/seats/{seat}/reclaim",
    operation_id="reclaimSeat",
    **documented(Claim, 403, 409, body=False),
)
async def reclaim_seat(
    caller: Calling, table: TableId, seat: SeatNumber, key: SecretKey
) -> Response:
    """Ask the others for a seat whose secret was lost, or for somebody else who lost it.

    The new secret opens the seat once everyone has consented, the waiting time is over and the
    claim has been settled. There is none if the seat would go to a bot.
    """
    caller.services.claim_rate.take(caller.address)
    registry = caller.services.registry
    live, identity = await caller.find(table)
    token = caller.new_token(key, "reclaim", table, seat)

    def command(t: Table) -> VoteProposed:
        return voting.claim_seat(
            t,
            caller.identify(t),
            seat,
            token=token,
            level=default_level(),
            away_for=live.presence.away_for,
            now=registry.clock(),
        )

    live = await registry.execute(table, command, caller.own_key(key), f"reclaim {seat}")
    claims = live.table.votes.claims(seat)
    if not claims:  # a repetition, and the claim has failed meanwhile
        raise Refusal("not_now", "no-such-claim")
    for number in reversed(claims):
        vote = live.table.votes.get(number)
        if vote is not None and vote.proposal.token == tokens.digest(token):
            return json_response(
                {"seat": seat, "vote": number, "token": token}, view=live.view(identity)
            )
    body = {"seat": seat, "vote": claims[-1], "token": None}
    return json_response(body, view=live.view(identity))


@router.post(
    "/{table}/rematch", operation_id="rematch", **documented(OneTable, 403, 409, body=False)
)
async def rematch(caller: Calling, table: TableId) -> Response:
    """Create a table for the same people, with the next first player; old secrets open it too."""
    registry = caller.services.registry
    live, identity = await caller.find(table)
    created = creation.rematch(live.table, identity, secrets.randbits)
    caller.services.creation_rate.take(caller.address)
    # Many requests at once, or one that broke off half-way, still make one new table.
    key = f"rematch {table} {created.host}"
    new = await registry.create([created], tokens.table_id_from(key), tokens.digest(key), "rematch")

    def link(old: Table) -> RematchCreated:
        creation.require_no_rematch(old)
        return RematchCreated(new.table.id)

    await registry.execute(table, link)
    return json_response(OneTable(new.facts()))


def seated(live: LiveTable, seat: int, token: str) -> Response:
    """Return a seat's new secret with its view."""
    identity = live.table.identify(tokens.digest(token))
    if identity is None:  # a repetition, and the seat has another secret by now
        raise Refusal("conflict", "seat-taken", seat=seat)
    live.presence.notice(seat)
    return json_response({"seat": seat, "token": token}, view=live.view(identity))
