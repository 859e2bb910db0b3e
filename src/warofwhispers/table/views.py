"""The only way out: what one seat, or a spectator, is told about a table.

Nothing else turns a game into something that is sent. A game is seen through `Game.observe` and
`Game.events` alone, which add what a seat may know; the table's own facts contain nothing hidden.
Once the game has ended, everything is visible to everyone.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from warofwhispers.content import build_ruleset, load_content
from warofwhispers.facts.board import board as board_of
from warofwhispers.facts.course import course as course_of
from warofwhispers.facts.course import round_steps
from warofwhispers.game import game_data_for
from warofwhispers.record import Record, record_to_json, result_of
from warofwhispers.table.advice import has_coach, has_suspicion
from warofwhispers.table.claims import claim_ready
from warofwhispers.table.errors import Refusal
from warofwhispers.table.fairness import commitment
from warofwhispers.table.names import is_chosen
from warofwhispers.table.proof import proof
from warofwhispers.table.shapes import (
    BotFacts,
    ChatMessage,
    Chosen,
    FairnessFacts,
    OpenVote,
    Question,
    Result,
    SeatFacts,
    Step,
    StepQuestion,
    TableFacts,
    View,
    You,
)
from warofwhispers.table.teaching import teaching_for
from warofwhispers.table.undo import undo_for

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from warofwhispers.facts.shapes import BoardView, Course, GameView, Happened
    from warofwhispers.game import Game
    from warofwhispers.record import RecordJson
    from warofwhispers.table.journal import Entry
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table

ALL: Final = "all"
WATCHER: Final = "watcher"
CHAT_KEPT: Final = 200


def table_facts(table: Table, online: Collection[int] = ()) -> TableFacts:
    """Return what anybody may know about a table without looking at the game."""
    created = table.created
    game = None if table.history is None else table.history.game
    options = created.options
    if table.readable:
        options = all_options(created.ruleset, tuple(options.items()), created.rules)
    return TableFacts(
        id=table.id,
        name=created.name,
        status=table.status,
        listed=created.listed,
        created=timestamp(table.created_at),
        rules=created.rules,
        ruleset=created.ruleset,
        options=options,
        changed=created.options,
        seating=created.seating,
        first=created.first,
        patience=table.patience,
        coach=has_coach(table),
        suspicion=has_suspicion(table),
        seq=table.seq,
        n=len(table.line),
        round=0 if game is None else game.state.round,
        asked=table.asked,
        seats=tuple(
            SeatFacts(
                seat=at,
                kind=s.kind,
                name=s.name,
                named=s.kind == "person" and is_chosen(s.name, at),
                society=s.society,
                level=s.level,
                online=at in online,
                away=s.away,
            )
            for at, s in enumerate(table.seats)
        ),
        rematch=table.rematch,
        previous=created.previous,
        continued=created.continued,
        imported=created.imported,
        lesson=created.lesson,
        result=table_result(table),
        fairness=fairness_facts(table),
    )


def table_result(table: Table) -> Result | None:
    """Return points and winners of a finished game, even one that cannot be replayed."""
    if table.history is not None:
        game = table.history.game
        return game_result(game) if game.over else None
    told = table.stored_result
    return None if told is None else Result(told["scores"], tuple(told["winners"]))


def fairness_facts(table: Table) -> FairnessFacts | None:
    """Return what anybody may know about where chance's answers come from."""
    secret = table.created.secret
    if secret is None:
        return None
    words = table.words if table.started else tuple(seat.word for seat in table.seats)
    return FairnessFacts(
        commitment=commitment(secret),
        given=tuple(word is not None for word in words),
        words=words if table.started else None,
        secret=secret if table.ended else None,
        seq=table.seq,
        head=table.head,
    )


@lru_cache(maxsize=256)
def all_options(ruleset: str, changed: tuple[tuple[str, str], ...], rules: int) -> dict[str, str]:
    """Return every option of a preset with some changed, under a version of the rules."""
    return build_ruleset(ruleset, dict(changed), rules).options()


def board(table: Table) -> BoardView:
    """Return board, councils and cards under the table's rules; they never change."""
    if not table.readable:
        raise Refusal("not_now", "no-game-yet")
    content = load_content()
    created = table.created
    ruleset = build_ruleset(created.ruleset, created.options, created.rules)
    if table.history is not None:
        content, ruleset = table.history.setup.content, table.history.setup.ruleset
    return board_of(game_data_for(content, ruleset)[0])


def view(
    table: Table,
    identity: Identity,
    since: int = 0,
    *,
    online: Collection[int] = (),
    facts: TableFacts | None = None,
) -> View:
    """Return everything somebody may know now, with what is new since journal number `since`.

    `facts` are those of the table with these people `online`, if already at hand.
    """
    if since > table.seq:
        since = 0  # a number of another journal, or of one that was lost
    society = table.society_of(identity)
    game = None if table.history is None else table.history.game
    events_from = table.first_change_since(since)
    asked = table.asked
    return View(
        table=facts or table_facts(table, online),
        seq=table.seq,
        turn=table.turn,
        you=_you(table, identity),
        game=None if game is None else game.observe(society),
        decision=question(table, society),
        events_from=events_from,
        events=() if game is None else tuple(game.events(events_from, society)),
        chat=tuple(
            ChatMessage(m.seq, m.seat, m.name, m.text, timestamp(m.at))
            for m in table.chat[-CHAT_KEPT:]
            if m.seq > since
        ),
        undo=undo_for(table, identity.seat),
        votes=open_votes(table),
        bots=BotFacts(asked if asked is not None and table.seats[asked].is_bot else None),
        teaching=teaching_for(table, society),
    )


def _you(table: Table, identity: Identity) -> You:
    claimed = None if identity.seat is None else table.warned.get(identity.seat)
    return You(
        identity.seat,
        table.society_of(identity),
        identity.host,
        None if claimed is None else timestamp(claimed),
    )


def open_votes(table: Table) -> tuple[OpenVote, ...]:
    """Return the votes that wait for consent, without their secrets."""
    return tuple(
        OpenVote(
            vote=number,
            kind=vote.proposal.kind,
            by=vote.proposal.by,
            to=vote.proposal.to,
            seat=vote.proposal.seat,
            level=vote.proposal.level,
            yes=tuple(sorted(vote.yes)),
            waiting=tuple(vote.waiting_for(table.seats)),
            ready=timestamp(claim_ready(table, vote)) if vote.proposal.kind == "claim" else None,
        )
        for number, vote in table.votes
        if vote.proposal.kind != "claim" or table.status == "playing"
    )


def question(table: Table, society: str | None) -> Question | None:
    """Return the question asked now; its options only to the player asked."""
    if table.history is None or table.status != "playing":
        return None
    game = table.history.game
    asked = game.decision
    mine = society is not None and asked.player == society
    return Question(
        turn=table.turn,
        seat=table.asked,
        n=asked.number,
        player=asked.player,
        prompt=asked.prompt,
        rule=asked.rule,
        about=asked.about,
        options=asked.options if mine else (),
    )


def game_result(game: Game) -> Result:
    """Return points and winners of a finished game."""
    return Result(game.scores(), game.winners())


# -- looking back -----------------------------------------------------------------------------


def step(table: Table, identity: Identity, number: int, eyes: str | None) -> Step:
    """Return the game as it was before action `number`, as somebody sees it.

    During the game only a player's own view, or a spectator's, may be used.
    """
    history = table.history
    if history is None:
        raise Refusal("not_now", "no-game-yet")
    if not 0 <= number <= len(table.line):
        raise Refusal("not_found", "no-such-step", step=number, last=len(table.line))
    own = table.society_of(identity)
    eyes = eyes or own or WATCHER
    if not table.ended and eyes not in {own, WATCHER}:
        raise Refusal("not_allowed", "own-eyes-only")
    if eyes not in {ALL, WATCHER, *history.setup.seats}:
        raise Refusal("invalid", "no-such-eyes", eyes=eyes)
    then = history.at(number)
    society = eyes if eyes in then.seats else None
    everything = eyes == ALL
    seen, hands = all_seen(then) if everything else (then.observe(society), None)
    return Step(
        n=number,
        last=len(table.line),
        eyes=eyes,
        game=seen,
        decision=step_question(then, society, everything=everything),
        events=step_events(history.game, number - 1, society, everything=everything),
        action=step_answer(table, number, society, everything=everything),
        hands=hands,
    )


def course(table: Table) -> Course:
    """Return how a finished game went; not before, as it reveals all."""
    if not table.ended:
        raise Refusal("not_now", "review-after-the-game")
    history = table.history
    if history is None:
        raise Refusal("not_now", "no-game-yet")
    starts = [history.at(number) for number in round_steps(history.game)]
    return course_of(starts, history.game)


def step_question(game: Game, society: str | None, *, everything: bool) -> StepQuestion:
    """Return a past question, with its options for the player asked or an all-seeing viewer."""
    asked = game.decision
    mine = everything or (society is not None and asked.player == society)
    return StepQuestion(
        n=asked.number,
        player=asked.player,
        prompt=asked.prompt,
        rule=asked.rule,
        about=asked.about,
        options=asked.options if mine else (),
    )


def step_events(
    game: Game, number: int, society: str | None, *, everything: bool
) -> tuple[Happened, ...]:
    """Return what the action of one number did (or, before the first, the setup)."""
    events = game.events(number, society, number + 1)
    if everything:
        own = {each: game.events(number, each, number + 1) for each in game.seats}
        events = [
            own[event.seat][at] if event.seat is not None else event
            for at, event in enumerate(events)
        ]
    return tuple(events)


def all_seen(game: Game) -> tuple[GameView, dict[str, tuple[str, ...]]]:
    """Return a game with everyone's loyalties, and everyone's hand."""
    own = {society: game.observe(society) for society in game.seats}
    players = {society: seen.players[society] for society, seen in own.items()}
    return (
        replace(game.observe(None), players=players),
        {society: seen.hand or () for society, seen in own.items()},
    )


def step_answer(
    table: Table, number: int, society: str | None, *, everything: bool
) -> Chosen | None:
    """Return the answer to question `number`, for whoever gave it or an all-seeing viewer."""
    if table.history is None or number >= len(table.line):
        return None
    asker = table.history.askers[number]
    if everything or (society is not None and asker == society):
        return Chosen(asker or "chance", table.line[number])
    return None


def require_record(table: Table) -> None:
    """Refuse if there is no finished game to record."""
    if not table.ended or (table.history is None and table.stored_setup is None):
        raise Refusal("not_allowed", "record-after-the-game")


def record(table: Table, entries: Sequence[Entry]) -> RecordJson:
    """Return a finished game's record, from the table and its whole journal.

    During the game it would reveal everything.
    """
    require_record(table)
    history = table.history
    if history is None:  # of rules that this version does not know: as it was written
        setup = cast("RecordJson", table.stored_setup)  # `require_record` has found one
        stored: RecordJson = {**setup, "actions": table.line, "result": table.stored_result}
        if (shown := proof(table, entries)) is not None:
            stored["proof"] = shown
        return stored
    result = result_of(history.game)
    return record_to_json(
        Record(
            history.setup,
            tuple(table.line),
            result,
            proof=proof(table, entries),
        )
    )


def timestamp(at: float) -> str:
    """Return a time as text, in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
