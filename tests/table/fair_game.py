"""A short game whose deals can be checked: with words, undone draws and an end by vote.

`python -m tests.table.fair_game` writes it to the stored cases, as a record and as a journal.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.table.forged_play import forged_plays
from tests.table.forging import Change, another, bodies_of, changed, edited, rehashed
from tests.table.helpers import HOST, game_of, random_bits
from warofwhispers.record import record_from_json
from warofwhispers.table import views
from warofwhispers.table.commands import playing, seating, voting
from warofwhispers.table.creation import SeatWish, TableWish, continue_from, new_table
from warofwhispers.table.fairness import draw_index
from warofwhispers.table.follow import follow, new_journal, next_entry
from warofwhispers.table.journal import MessageSent, entry_text
from warofwhispers.table.seats import Identity
from warofwhispers.table.verify import verify

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.table.commands import Command
    from warofwhispers.table.journal import Entry
    from warofwhispers.table.state import Table

CASES = Path(__file__).with_name("fairness.json")
WORDS = ("ravens-of-the-old-tower", "spiders-under-the-stairs", None)
DRAWN = "draw "
TOKEN = "ada"  # noqa: S105 - of a table that is only in a test


class Played:
    """A table together with its journal."""

    def __init__(self, **wishes: Any) -> None:  # noqa: ANN401 - any field of a wish
        seats = (SeatWish("me", "rules"), SeatWish("open", "rules"), SeatWish("bot", "rules"))
        wish: dict[str, Any] = {
            "seats": seats, "name": "", "ruleset": "second", "options": {}, "listed": False,
            "coach": False, "seating": "chance", "first": None, "patience": 60, **wishes,
        }  # fmt: skip
        self.bits = random_bits(4)
        created, _ = new_table(TableWish(**wish), "host", self.bits)
        self.table: Table
        self.entries: list[Entry]
        self.table, self.entries = new_journal("FairTable1234567", 1794863325.25, [created])

    def do(self, command: Command) -> None:
        """Carry out a command as a registry would."""
        after = self.table.fork()
        at = self.entries[-1].at + 1.5
        entry = next_entry(after, at, command(after))
        follow(after, entry)
        self.table = after
        self.entries.append(entry)

    def start(self) -> None:
        """Let people give their words, and start."""
        self.do(
            lambda t: seating.take_seat(
                t, 1, invite=None, token=TOKEN, name="Ada", society=None, word=WORDS[1]
            )
        )
        self.do(lambda t: seating.give_word(t, Identity(0), 0, str(WORDS[0])))
        self.do(lambda t: seating.start(t, HOST, None, self.bits))

    def act(self) -> None:
        """Answer the present question with its first option."""
        self.answer(game_of(self.table).game.decision.options[0])

    def answer(self, action: str) -> None:
        """Answer for the seat that is asked."""
        seat = self.table.asked
        assert seat is not None
        self.do(lambda t: playing.answer(t, seat, t.turn, [action], self.bits))

    def play_until_a_draw(self) -> None:
        """Play until chance has drawn a card."""
        before = len(self.table.line)
        while not any(action.startswith(DRAWN) for action in self.table.line[before:]):
            before = len(self.table.line)
            options = game_of(self.table).game.decision.options
            draws = [at for at, option in enumerate(options) if " draw-" in option]
            self.answer(options[draws[0] if draws else 0])

    def undo(self, to: int) -> None:
        """Undo by consent."""
        self.do(lambda t: voting.propose_undo(t, Identity(0), to, lambda _: 0.0))
        self.agree()

    def agree(self) -> None:
        """Let the other person consent to what is proposed."""
        [(number, _)] = list(self.table.votes)
        self.do(lambda t: voting.cast_vote(t, Identity(1), number, lambda _: 0.0, yes=True))

    def end(self) -> None:
        """End the game by consent."""
        self.do(lambda t: voting.propose_end(t, Identity(0), lambda _: 0.0))
        self.agree()

    def record(self) -> dict[str, Any]:
        """Return the record, as anybody may have it."""
        found: dict[str, Any] = json.loads(json.dumps(views.record(self.table, self.entries)))
        return found


def fair_game() -> Played:
    """Return a game with two draws undone by consent, and some more."""
    played = Played()
    played.start()
    for _ in range(2):
        played.play_until_a_draw()
        drawn = max(at for at, a in enumerate(played.table.line) if a.startswith(DRAWN))
        asked = [at for at, asker in enumerate(game_of(played.table).askers) if asker is not None]
        played.undo(max(at for at in asked if at < drawn))
    played.play_until_a_draw()
    played.do(lambda _: MessageSent(1, "Well drawn!"))
    played.play_until_a_draw()
    played.act()
    played.end()
    return played


def continued_game() -> Played:
    """Return a game that another one was continued as, from its first draw on."""
    old = fair_game().table
    at = next(n for n, action in enumerate(old.line) if action.startswith(DRAWN))
    wish = SeatWish("me", "rules", society=game_of(old).game.seats[0])
    changes, _ = continue_from(old, at, wish, random_bits(8), "another")
    played = Played()
    played.table, played.entries = new_journal("another", 0.0, changes)
    played.act()
    played.table.closed = True
    return played


def journal_of(played: Played) -> dict[str, Any]:
    """Return the journal as a database has it, with the table it leads to."""
    table, seen = played.table, game_of(played.table).game.observation(None)
    board = game_of(table).game.observe(None)
    return {
        "id": table.id,
        "tokens": [],
        "entries": [
            {"seq": e.seq, "kind": e.kind, "data": json.loads(entry_text(e)), "at": e.at}
            | {"key": e.key}
            for e in played.entries
        ],
        "then": {
            "status": table.status, "seq": table.seq, "turn": table.turn, "n": len(table.line),
            "seats": [
                {"kind": s.kind, "name": s.name, "society": s.society, "word": s.word}
                for s in table.seats
            ],
            "chat": [message.text for message in table.chat], "votes": [], "rematch": None,
            "previous": None, "continued": None, "imported": False,
            "reserves": dict(zip("abcde", seen.reserve, strict=True)),
            "regions": {
                region: [None, banners]
                for region, banners in zip(board.regions, seen.banners, strict=True)
            },
        },
    }  # fmt: skip


# -- tampering ----------------------------------------------------------------------------------


def tamperings(record: dict[str, Any]) -> dict[str, list[Change]]:
    """Return ways to falsify a record that a check must find, by name."""
    journal = record["proof"]["journal"]
    bodies, body = bodies_of(record), partial(edited, record)
    start = next(at for at, entry in enumerate(journal) if entry["kind"] == "started")
    drawing = [at for at, body in bodies.items() if body.get("draws") and at != start]
    first, last = drawing[0], drawing[-1]  # the first was undone

    def draw_another(copy: dict[str, Any]) -> None:
        draw = copy["draws"][-1]
        copy["actions"][-1] = draw["drawn"] = another(draw)

    def act_another(copy: dict[str, Any]) -> None:
        copy["actions"][-1] = another(copy["draws"][-1])

    def skip_a_number(copy: dict[str, Any]) -> None:
        for draw in copy["draws"]:
            draw["number"] += 1

    def stack_the_deck(copy: dict[str, Any]) -> None:
        draw = copy["draws"][-1]
        draw["among"] = [draw["drawn"]] * len(draw["among"])

    def swap_societies(copy: dict[str, Any]) -> None:
        one, two = copy["seats"][:2]
        one["society"], two["society"] = two["society"], one["society"]

    def undo_elsewhere(copy: dict[str, Any]) -> None:
        copy["to"] -= 3

    drawn = [a for a in record["actions"] if a.startswith(DRAWN)][-1]
    at_last = max(at for at, action in enumerate(record["actions"]) if action == drawn)
    new = another(bodies[last]["draws"][-1])
    undoing = next(at for at, entry in enumerate(journal) if entry["kind"] == "proposed")
    return {
        "another secret": [(["proof", "secret"], "00" * 32)],
        "another commitment": [(["proof", "commitment"], "00" * 32)],
        "another word": [(["proof", "words", 0], "ravens-of-the-new-tower")],
        "a word everywhere": rehashed(record, [
            (["proof", "words", 0], "ravens-of-the-new-tower"),
            body(start, lambda b: b["words"].__setitem__(0, "ravens-of-the-new-tower")),
        ]),
        "another table": [(["proof", "table"], "FairTable1234568")],
        "a chat message": [(["proof", "journal", start + 17, "digest"], "00" * 32)],
        "a time": [(["proof", "journal", start + 3, "at"], "1794863300.0")],
        "a draw": [body(last, draw_another)],
        "a draw, chain mended": rehashed(record, [body(last, draw_another)]),
        "a draw everywhere": rehashed(
            record, [body(last, draw_another), (["actions", at_last], new)]
        ),
        "an undone draw, chain mended": rehashed(record, [body(first, draw_another)]),
        "what chance did, chain mended": rehashed(record, [body(last, act_another)]),
        "a number skipped, chain mended": rehashed(record, [body(last, skip_a_number)]),
        "a stacked deck, chain mended": rehashed(record, [body(last, stack_the_deck)]),
        "societies exchanged, chain mended": rehashed(record, [body(start, swap_societies)]),
        "an undo hidden, chain mended": rehashed(record, [body(undoing, undo_elsewhere)]),
        "an action of the record": [(["actions", at_last], new)],
        "the record cut short": [(["actions"], record["actions"][:20])],
        "another ruleset": [(["ruleset"], "first")],
        "no journal": [(["proof", "journal"], None)],
        "another version": [(["proof", "version"], 2)],
        **forgeries(record),
    }  # fmt: skip


def forgeries(record: dict[str, Any]) -> dict[str, list[Change]]:
    """Return what an operator could write to have other cards drawn, each with its chain mended."""
    journal, bodies, body = record["proof"]["journal"], bodies_of(record), partial(edited, record)
    start = next(at for at in bodies if journal[at]["kind"] == "started")
    undoing = next(at for at in bodies if journal[at]["kind"] == "proposed")
    last = max(at for at, found in bodies.items() if found.get("draws"))
    seats, drawn = bodies[start]["seats"], bodies[last]["draws"][-1]
    at_last = max(at for at, action in enumerate(record["actions"]) if action == drawn["drawn"])
    new, nonce = another(drawn), "operators-own-number"

    def call_it_given(copy: dict[str, Any]) -> None:
        copy["actions"][-1] = new
        copy["given"] = len(copy["actions"])
        copy["draws"].clear()

    def burn_a_number(copy: dict[str, Any]) -> None:
        only = f"society 0 {seats[0]['society']}"
        copy["draws"].append({"among": [only], "drawn": only, "number": drawn["number"] + 1})

    def leave_no_choice(copy: dict[str, Any]) -> None:
        draw = copy["draws"][1]
        draw["among"] = [draw["drawn"]]

    def draw_in_another_order(copy: dict[str, Any]) -> None:
        for draw, at in zip(copy["draws"], (1, 0), strict=False):
            draw["among"] = [f"society {at} {seats[at]['society']}"] * len(draw["among"])
            draw["drawn"] = draw["among"][0]

    def spell_it(change: Callable[[str], str]) -> list[Change]:
        def no_draw(copy: dict[str, Any]) -> None:
            copy["actions"][-1] = change(new)
            copy["draws"].clear()

        return [body(last, no_draw), (["actions", at_last], change(new))]

    def count_in_fractions() -> list[Change]:
        """Write 24 as 24.0, and draw what that would give if it were hashed like this."""
        secret, table, words = (record["proof"][name] for name in ("secret", "table", "words"))
        number = float(drawn["number"])
        index = draw_index(secret, table, words, number, len(drawn["among"]))  # type: ignore[arg-type]  # that is the forgery
        other = drawn["among"][index]

        def draw_it(copy: dict[str, Any]) -> None:
            copy["draws"][-1].update(number=number, drawn=other)
            copy["actions"][-1] = other

        return [body(last, draw_it), (["actions", at_last], other)]

    found: dict[str, list[Change]] = {
        "a draw spelt in capitals": spell_it(str.upper),
        "a draw spelt with two spaces": spell_it(lambda text: text.replace(" ", "  ")),
        "a draw spelt with a space before it": spell_it(lambda text: f" {text}"),
        "a number with a fraction": count_in_fractions(),
        "a draw called given": [body(last, call_it_given), (["actions", at_last], new)],
        "a number burnt": [body(last + 1, burn_a_number)],
        "a society without a choice": [body(start, leave_no_choice)],
        "societies in another order": [body(start, draw_in_another_order)],
        "an undo inside an action": [
            body(undoing, lambda copy: copy.pop("to")),
            body(undoing + 2, lambda copy: copy.update(to=copy["number"])),
        ],
        "a word for a bot": [
            (["proof", "words", 2], nonce),
            body(start, lambda copy: copy["words"].__setitem__(2, nonce)),
        ],
        "a word for nobody": [
            (["proof", "words"], [*WORDS, nonce]),
            body(start, lambda copy: copy["words"].append(nonce)),
        ],
        "too much given": [body(start, lambda copy: copy.update(given=1000))],
        "a second start": [(["proof", "journal", len(journal) - 1], journal[start])],
    }
    found |= forged_plays(record)
    return {name: rehashed(record, changes) for name, changes in found.items()}


NEEDS_RULES = frozenset({"game", "seat", "outcomes"})
"""Faults that only somebody who knows the rules of the game can find."""


def main() -> None:
    """Write the cases, with the faults that are found, for review."""
    played = fair_game()
    record = played.record()
    cases = [
        {
            "name": name,
            "set": changes,
            "faults": [
                asdict(fault) for fault in verify(record_from_json(changed(record, changes))).faults
            ],
        }
        for name, changes in tamperings(record).items()
    ]
    CASES.write_text(json.dumps({"record": record, "cases": cases}, indent=1) + "\n")
    journals = Path(__file__).with_name("journals.json")
    stored = json.loads(journals.read_text())
    stored["fair"] = journal_of(played)
    journals.write_text(json.dumps(stored) + "\n")


if __name__ == "__main__":
    main()
