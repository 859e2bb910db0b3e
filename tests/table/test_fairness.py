"""Fair deals: chance's answers follow from the commitment, and any tampering is named."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from typing import Any

import pytest
from pydantic_core import to_json

from tests.table.fair_game import (
    CASES,
    TOKEN,
    WORDS,
    Played,
    continued_game,
    fair_game,
    tamperings,
)
from tests.table.forging import changed
from tests.table.helpers import HOST, game_of, random_bits
from tests.table.test_journal import JOURNALS, entries_of
from warofwhispers.record import record_from_json, replay
from warofwhispers.table import creation, views
from warofwhispers.table.chain import first_link
from warofwhispers.table.commands import seating, voting
from warofwhispers.table.errors import Refusal
from warofwhispers.table.fairness import SECRET_BITS, commitment, draw_index
from warofwhispers.table.follow import new_journal, table_from_journal
from warofwhispers.table.journal import (
    Acted,
    Entry,
    JournalError,
    MessageSent,
    entry_text,
    read_entry,
)
from warofwhispers.table.proof import MOST_PARTS, first_break
from warofwhispers.table.seats import WATCHER, Identity
from warofwhispers.table.verify import verify

STORED: dict[str, Any] = json.loads(CASES.read_text())
SECRET = "0f" * 32


def draw(words: tuple[str | None, ...] = (), number: int = 1, count: int = 2**31) -> int:
    """Return a draw at some table."""
    return draw_index(SECRET, "t", words, number, count)


# -- draws ---------------------------------------------------------------------------------------


def test_draw_follows_from_each_of_its_sources() -> None:
    """Another secret, table, word, place of a word, or number gives another draw."""
    found = [
        draw(),
        draw(number=2),
        draw(("a",)),
        draw(("a", None)),
        draw((None, "a")),
        draw_index("f0" * 32, "t", (), 1, 2**31),
        draw_index(SECRET, "u", (), 1, 2**31),
    ]
    assert len(set(found)) == len(found)
    assert draw() == draw()


@pytest.mark.parametrize("count", [1, 2, 3, 7, 12])
def test_draws_are_even(count: int) -> None:
    """Every outcome is equally frequent, within the limits of chance."""
    tries = 600 * count
    found = Counter(draw(number=number, count=count) for number in range(tries))
    assert set(found) == set(range(count))
    assert max(abs(times - 600) for times in found.values()) < 5 * 600**0.5


def test_numbers_that_would_favour_some_outcomes_are_passed_over() -> None:
    """With 3 x 2^30 outcomes a quarter of the numbers is rejected; the rest are even."""
    count = 3 * 2**30
    low = sum(draw(number=number, count=count) < 2**30 for number in range(3000))
    assert abs(low - 1000) < 150  # taken modulo without rejection these would be 1500


# -- at the table --------------------------------------------------------------------------------


def test_commitment_is_shown_from_the_start_and_the_secret_only_at_the_end() -> None:
    """At no moment of a game is the secret in anything that leaves the table."""
    played = Played()
    secret = str(played.table.created.secret)
    assert len(secret) * 4 == SECRET_BITS

    def said() -> bytes:
        people = [WATCHER, HOST, Identity(0, host=True), Identity(1)]
        seen = [views.view(played.table, person) for person in people]
        steps = [
            views.step(played.table, Identity(0), n, None) for n in range(len(played.table.line))
        ]
        return to_json([seen, steps, views.table_facts(played.table)])

    def check() -> None:
        facts = views.table_facts(played.table).fairness
        assert facts is not None
        assert (facts.commitment, facts.secret) == (commitment(secret), None)
        assert secret not in said().decode()
        with pytest.raises(Refusal):
            views.record(played.table, played.entries)

    check()
    played.start()
    check()
    for _ in range(3):
        played.play_until_a_draw()
        check()
    played.end()
    facts = views.table_facts(played.table).fairness
    assert facts is not None
    assert facts.secret == secret


def test_words_are_hidden_until_the_start_and_then_fixed() -> None:
    """Who has given one is public; no word is shown before the start, changed or added later."""
    played = Played()
    played.do(lambda t: seating.give_word(t, Identity(0), 0, str(WORDS[0])))
    facts = views.table_facts(played.table).fairness
    assert facts is not None
    assert (facts.given, facts.words) == ((True, False, False), None)
    assert str(WORDS[0]) not in to_json(views.view(played.table, Identity(0))).decode()
    with pytest.raises(Refusal, match="already"):
        seating.give_word(played.table, Identity(0), 0, "another-word-of-mine")
    with pytest.raises(Refusal, match="yours"):
        seating.give_word(played.table, Identity(1), 0, "another-word-of-mine")
    played.do(lambda t: seating.start(t, HOST, "rules", played.bits))
    facts = views.table_facts(played.table).fairness
    assert facts is not None
    assert facts.words == (WORDS[0], None, None)
    with pytest.raises(Refusal, match="begun"):
        seating.give_word(played.table, Identity(0), 0, "another-word-of-mine")


def test_word_leaves_with_its_person() -> None:
    """A person who leaves before the game takes their word along."""
    played = Played()
    played.do(
        lambda t: seating.take_seat(
            t, 1, invite=None, token=TOKEN, name="", society=None, word=WORDS[1]
        )
    )
    assert played.table.seats[1].word == WORDS[1]
    played.do(lambda t: seating.leave(t, Identity(1), 1, "rules"))
    assert played.table.seats[1].word is None


def test_undone_draw_never_comes_again() -> None:
    """After an undo the same question is drawn with the next number."""
    played = fair_game()
    numbers = [
        [draw.number for draw in entry.change.draws]
        for entry in played.entries
        if isinstance(entry.change, Acted) and entry.change.draws
    ]
    flat = [number for some in numbers for number in some]
    assert flat == list(range(flat[0], flat[0] + len(flat)))
    assert played.table.draws == flat[-1]
    same = [
        entry.change.draws[0]
        for entry in played.entries
        if isinstance(entry.change, Acted) and entry.change.draws
    ][:3]
    assert len({draw.among for draw in same}) == 1
    assert len({draw.number for draw in same}) == 3


def test_draw_tried_again_is_the_same() -> None:
    """After losing a race for an entry, or after a crash, the same card is drawn."""
    one, two = Played(), Played()
    one.start()
    two.table, two.entries = table_from_journal(one.table.id, one.entries)[0], list(one.entries)
    assert (two.table.draws, two.table.head) == (one.table.draws, one.table.head)
    two.bits = random_bits(9)
    one.play_until_a_draw()
    two.play_until_a_draw()
    assert one.table.line == two.table.line


def test_every_new_table_has_its_own_secret() -> None:
    """A rematch, and a game continued from a step, do not use a secret that is public."""
    played = fair_game()
    table, bits = played.table, random_bits(8)
    again = creation.rematch(table, Identity(0), bits)
    wish = creation.SeatWish("me", "rules", society=game_of(table).game.seats[0])
    [on, started], _ = creation.continue_from(table, 20, wish, bits, "another")
    secrets = {table.created.secret, again.secret, on.secret}  # type: ignore[union-attr]  # created
    assert len(secrets) == 3
    assert None not in secrets
    assert all(seat.word is None for seat in again.seats)
    new, _ = new_journal("another", 0.0, [on, started])
    assert new.draws == len(started.draws)  # type: ignore[union-attr]  # its start


def test_game_gone_on_from_a_step_can_be_checked() -> None:
    """Its own draws can be checked; the given ones belong to the earlier game."""
    played = continued_game()
    verdict = verify(record_from_json(played.record()))
    assert verdict.faults == []
    assert verdict.draws > 0
    assert verdict.given == played.table.given > 0


def test_table_without_a_secret_plays_on_and_says_so() -> None:
    """A journal of an earlier version: no facts, no proof, and chance still answers."""
    entries = entries_of(JOURNALS["continued"])
    table, _ = table_from_journal("t", entries)
    assert table.chained_from is None
    assert views.table_facts(table).fairness is None
    assert table.status == "playing"
    played = Played()
    played.table, played.entries = table, list(entries)
    played.play_until_a_draw()
    assert played.table.draws == 0
    assert played.table.chained_from == len(entries) + 1
    played.table.closed = True
    assert "proof" not in played.record()


# -- the chain -----------------------------------------------------------------------------------


def test_each_entry_carries_the_hash_of_the_one_before() -> None:
    """From the first one on, and the table has the last."""
    played = fair_game()
    assert played.entries[0].before == first_link(played.table.id)
    assert len({entry.before for entry in played.entries}) == len(played.entries)
    assert first_break(played.table.id, played.entries) is None
    read = entries_of(JOURNALS["fair"])
    assert first_break(JOURNALS["fair"]["id"], read) is None
    assert table_from_journal(JOURNALS["fair"]["id"], read)[0].chained_from == 1


@pytest.mark.parametrize("at", [0, 4, 20])
def test_changed_entry_breaks_the_chain_at_the_next(at: int) -> None:
    """Changed content, time or kind, a missing entry and a missing hash are all found."""
    journal = JOURNALS["fair"]
    entries = entries_of(journal)

    def broken(changed: list[Entry]) -> None:
        with pytest.raises(JournalError, match="hash"):
            table_from_journal(journal["id"], changed)
        assert first_break(journal["id"], changed) is not None

    row = json.loads(json.dumps(journal["entries"][at]))
    row["data"]["unheard"] = 1
    other = read_entry(row["seq"], row["at"], row["kind"], row["data"], row["key"])
    broken([*entries[:at], other, *entries[at + 1 :]])
    assert first_break(journal["id"], [*entries[:at], other, *entries[at + 1 :]]) == at + 2
    broken([*entries[:at], replace(entries[at], at=1.0), *entries[at + 1 :]])
    broken([*entries[: at + 1], *entries[at + 2 :]])
    broken([*entries[: at + 1], replace(entries[at + 1], before=None), *entries[at + 2 :]])


def test_journal_of_another_table_does_not_pass() -> None:
    """The chain begins with the table's id."""
    assert first_break("elsewhere", entries_of(JOURNALS["fair"])) == 1


def test_old_journal_is_chained_from_its_next_entry_on() -> None:
    """What an earlier version wrote has no hash; what follows protects it."""
    entries = entries_of(JOURNALS["continued"])
    played = Played()
    played.table, played.entries = table_from_journal("t", entries)[0], list(entries)
    played.do(lambda _: MessageSent(0, "On we go"))
    assert first_break("t", played.entries) is None
    forged = [replace(entries[0], at=1.0), *played.entries[1:]]
    assert first_break("t", forged) == len(entries) + 1


def test_vote_with_a_request_key_is_read_as_it_was_written() -> None:
    """Whose consent is asked, and the request's own text, have separate fields."""
    played = Played()
    played.start()
    played.play_until_a_draw()
    played.do(lambda t: voting.propose_end(t, Identity(0), lambda _: 0.0))
    entry = replace(played.entries[-1], key="k", asked="end", stored=None)
    data = json.loads(entry_text(entry))
    assert read_entry(entry.seq, entry.at, entry.kind, data, "k") == entry


# -- checking ------------------------------------------------------------------------------------


def test_fair_game_fits() -> None:
    """A game played now, and a stored one, including undone draws."""
    for record in (fair_game().record(), STORED["record"]):
        verdict = verify(record_from_json(record))
        assert verdict.faults == []
        assert (verdict.words, verdict.undone) == (2, 2)
        assert verdict.draws == 24
        replay(record_from_json(record))


@pytest.mark.parametrize("case", STORED["cases"], ids=lambda case: case["name"])
def test_tampering_is_named_at_its_step(case: dict[str, Any]) -> None:
    """Whatever is changed, the check finds it, and says where."""
    tampered = changed(STORED["record"], case["set"])
    verdict = verify(record_from_json(tampered))
    assert [asdict(fault) for fault in verdict.faults] == case["faults"]
    assert verdict.faults


def test_every_tampering_is_stored() -> None:
    """The cases used to check the page are those of this file."""
    assert {case["name"] for case in STORED["cases"]} == set(tamperings(STORED["record"]))


def test_imported_record_keeps_its_proof() -> None:
    """An uploaded record can be checked where it is shown, and downloaded again."""
    record = STORED["record"]
    table, entries = new_journal("t", 0.0, creation.from_record(record))
    assert views.record(table, entries)["proof"] == record["proof"]


def test_what_has_no_form_of_a_proof_is_not_kept() -> None:
    """A megabyte of nothing in an uploaded record would take twenty-five in memory."""
    record = STORED["record"]
    entry = record["proof"]["journal"][0]
    table, _ = new_journal("t", 0.0, creation.from_record(record))
    assert table.created.proof is None  # nor one that has: the journal has it
    parts: list[dict[str, object]] = [
        {"more": [[]]},
        {"words": None},
        {"words": {}},
        {"words": [[]]},
        {"words": [None] * MOST_PARTS},
        {"journal": None},
        {"journal": [{**entry, "more": ""}]},
        {"journal": [{**entry, "body": []}]},
        {"journal": [entry] * MOST_PARTS},
        {"version": []},
        {"secret": None},
    ]
    for part in parts:
        with pytest.raises(Refusal) as refusal:
            creation.from_record({**record, "proof": {**record["proof"], **part}})
        assert "proof does not have the form of a proof" in str(refusal.value.facts["detail"])
