"""Tables and seats: making, sitting down, starting, leaving, coming back."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from warofwhispers.server import answers, deeds, making, models, tokens
from warofwhispers.server.errors import Refusal
from warofwhispers.server.hall import Place
from warofwhispers.server.levels import default_level
from warofwhispers.server.routes.common import Asks, Key, SeatNumber, TableId, says, send
from warofwhispers.server.table import Table, Who

router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_LISTED = 100


@router.get("", operation_id="listTables", **says(answers.Tables, body=False))
async def list_tables(asks: Asks) -> Response:
    """Give the tables in the lobby that are open or being played, the newest first.

    Where nothing happened for a week a table is no longer listed; its address still opens it.
    """
    hall = asks.house.hall
    names = await hall.listed(MOST_LISTED)
    return send({"tables": [(await hall.find(name)).facts() for name in names]})


@router.post("", operation_id="createTable", **says(answers.MadeTable, status=201))
async def create_table(asks: Asks, body: models.NewTable) -> Response:
    """Make a table; the secrets come back this once."""
    asks.house.making.take(asks.address)
    host = tokens.new_token()
    drafts, keys = making.new_table(body.wish(asks.house.settings.patience), host)
    place = await asks.house.hall.make(drafts)
    return send({"table": place.facts(), "host": host, "seats": keys}, 201)


@router.get("/{table}", operation_id="getTable", **says(answers.TableFacts, body=False))
async def get_table(asks: Asks, table: TableId) -> Response:
    """Give what anybody may know about a table."""
    return send((await asks.house.hall.find(table)).facts())


@router.post("/{table}/seats/{seat}/take", operation_id="takeSeat", **says(answers.Seated, 409))
async def take_seat(
    asks: Asks, table: TableId, seat: SeatNumber, body: models.TakeSeat
) -> Response:
    """Sit down: on an open chair, or with an invitation as the bearer's secret."""
    new = tokens.new_token()
    place = await asks.house.hall.do(
        table, lambda t: deeds.take(t, seat, asks.token, new, body.model_dump())
    )
    return send(seated(place, seat, new))


@router.patch("/{table}/seats/{seat}", operation_id="changeSeat", **says(answers.View, 403, 409))
async def change_seat(
    asks: Asks, table: TableId, seat: SeatNumber, body: models.ChangeSeat
) -> Response:
    """Change one's name or, before the game, society."""
    fields = body.model_dump(exclude_unset=True)
    place = await asks.house.hall.do(table, lambda t: deeds.change(t, asks.who_at(t), seat, fields))
    return send(place.view(asks.who(place)))


@router.post(
    "/{table}/seats/{seat}/offer", operation_id="offerSeat", **says(answers.Offered, 403, 409)
)
async def offer_seat(
    asks: Asks, table: TableId, seat: SeatNumber, body: models.OfferSeat
) -> Response:
    """Let the host say who may come to a chair: a friend, anyone, a bot."""
    invite = tokens.new_token() if body.kind == "friend" else None
    kind = "free" if body.kind == "friend" else body.kind
    level = (body.level or default_level()) if kind == "bot" else None
    wish = {"kind": kind, "level": level}
    place = await asks.house.hall.do(
        table, lambda t: deeds.offer(t, asks.who_at(t), seat, wish, invite)
    )
    return send({"seat": seat, "invite": invite, "view": place.view(asks.who(place))})


@router.post("/{table}/start", operation_id="startTable", **says(answers.View, 403, 409))
async def start_table(asks: Asks, table: TableId, body: models.StartTable, key: Key) -> Response:
    """Begin the game."""
    place = await asks.house.hall.do(
        table, lambda t: deeds.start(t, asks.who_at(t), body.fill), asks.keyed(key), "start"
    )
    return send(place.view(asks.who(place)))


@router.post(
    "/{table}/seats/{seat}/leave", operation_id="leaveSeat", **says(answers.View, 403, 409)
)
async def leave_seat(
    asks: Asks, table: TableId, seat: SeatNumber, body: models.LeaveSeat
) -> Response:
    """Stand up; during the game a bot plays on."""
    level = body.level or default_level()
    place = await asks.house.hall.do(table, lambda t: deeds.leave(t, asks.who_at(t), seat, level))
    gone = place.table.chairs[seat].token is None
    return send(place.view(Who() if gone else asks.who(place)))


@router.post(
    "/{table}/seats/{seat}/return",
    operation_id="returnToSeat",
    **says(answers.View, 403, 409, body=False),
)
async def return_to_seat(asks: Asks, table: TableId, seat: SeatNumber) -> Response:
    """Take one's seat back from the bot."""
    place = await asks.house.hall.do(table, lambda t: deeds.come_back(t, asks.who_at(t), seat))
    return send(place.view(asks.who(place)))


@router.post(
    "/{table}/seats/{seat}/renew",
    operation_id="renewSeat",
    **says(answers.Seated, 403, 409, body=False),
)
async def renew_seat(asks: Asks, table: TableId, seat: SeatNumber) -> Response:
    """Change the secret of one's seat; the old one opens nothing any more."""
    new = tokens.new_token()
    place = await asks.house.hall.do(table, lambda t: deeds.renew(t, asks.who_at(t), seat, new))
    return send(seated(place, seat, new))


@router.post(
    "/{table}/seats/{seat}/reclaim",
    operation_id="reclaimSeat",
    **says(answers.Seated, 409, body=False),
)
async def reclaim_seat(asks: Asks, table: TableId, seat: SeatNumber) -> Response:
    """Ask the others for a seat whose secret was lost; the new one opens it once they consent."""
    asks.house.making.take(asks.address)
    new = tokens.new_token()
    place = await asks.house.hall.do(table, lambda t: deeds.reclaim(t, seat, new))
    return send({"seat": seat, "token": new, "view": place.view(Who())})


@router.post(
    "/{table}/rematch", operation_id="rematch", **says(answers.JustTable, 403, 409, body=False)
)
async def rematch(asks: Asks, table: TableId) -> Response:
    """Make a table for the same people, with the next first player; old secrets open it too."""
    hall = asks.house.hall
    place, who = await asks.find(table)
    new = await hall.make(making.rematch(place.table, who))

    def link(old: Table) -> deeds.Draft:
        making.need_no_rematch(old)
        return deeds.Draft("rematched", {"table": new.table.id})

    await hall.do(table, link)
    return send({"table": new.facts()})


def seated(place: Place, seat: int, token: str) -> dict[str, object]:
    """Give a seat's new secret with its view."""
    who = place.table.who(tokens.digest(token))
    if who is None:
        raise Refusal("conflict", "seat_taken", seat=seat)
    return {"seat": seat, "token": token, "view": place.view(who)}
