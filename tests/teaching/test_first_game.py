"""The guided first game: followed, contradicted, played at random, left and resumed."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.table.helpers import game_of
from tests.table.twins import twin_of
from tests.teaching.lesson_table import FIRST_GAME, LessonTable, do_otherwise, follow_advice
from tests.teaching.test_words import MOST_WORDS
from warofwhispers.content import load_content
from warofwhispers.dealer import RandomStream
from warofwhispers.table import views
from warofwhispers.table.commands import playing
from warofwhispers.table.creation import rematch
from warofwhispers.table.follow import follow, next_entry, table_from_journal
from warofwhispers.table.seats import Identity
from warofwhispers.teaching import Progress, Step, find_lesson, lessons, look
from warofwhispers.teaching.progress import moment_of
from warofwhispers.words import Words, languages
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.facts.shapes import GameView
    from warofwhispers.table.shapes import Teaching
    from warofwhispers.teaching.progress import Told

LEARNER = Identity(0)
ORDER = [
    "you", "bets", "cities", "agent", "agent-far", "second-agent", "watched", "fort", "act", "add",
    "draw", "card", "attack", "target", "count", "card-one", "won", "chancellor", "supply", "stays",
    "draw-more", "card-two", "garrison", "add-lion", "revealed", "swap", "retrieve", "alone", "end",
]  # fmt: skip
"""What is met on the suggested way, in the order in which it makes sense."""
BETS = range(3)  # the slots in which a city is worth something
KINDS = dict.fromkeys(["devout", "dutiful", "affiliated", "opposed"], "empire") | {
    "empire": "empire", "region": "region", "society": "society", "position": "title",
}  # fmt: skip
"""What the facts of steps are names of; a position is known by its title."""


@dataclass(frozen=True)
class Shown:
    """A step where it was explained: what was suggested, and what the learner saw."""

    told: Told
    suggests: str | None
    view: GameView


@cache
def walks() -> tuple[list[Shown], ...]:
    """Return the game followed, contradicted and played at random, with every step met."""
    return tuple(
        walk(choose) for choose in (follow_advice, do_otherwise, *map(at_random, range(12)))
    )


def at_random(seed: int) -> Callable[[LessonTable], str]:
    """Return a way to answer at random."""
    rng = random.Random(seed)  # noqa: S311 - a game, not a secret
    return lambda room: rng.choice(room.options)


def walk(choose: Callable[[LessonTable], str]) -> list[Shown]:
    """Play the first game to the end of its teaching."""
    room = LessonTable(FIRST_GAME)
    met: list[Shown] = []

    def look_and_choose(room: LessonTable) -> str:
        note(room)
        return choose(room)

    def note(room: LessonTable) -> None:
        progress, view = room.progress, game_of(room.table).game.observe(room.lesson.you)
        met.extend(Shown(told, progress.suggests, view) for told in progress.told[len(met) :])

    room.play(look_and_choose)
    note(room)
    return met


def test_whoever_follows_meets_everything_in_order() -> None:
    """Bets before agents, agents before orders, one card before two, supply before the swap."""
    assert [one.told.step for one in walks()[0] if one.told.step in ORDER] == ORDER


def test_whoever_follows_gains_by_it() -> None:
    """The suggested way gains points in the first round."""
    first, *others = walks()[0]
    before = first.view.players["raven"].score.low
    assert [m.told.facts["points"] for m in others if m.told.step == "won"] == [before + 5]


def test_whoever_does_otherwise_is_told_what_came_of_it() -> None:
    """Nothing is forbidden, the teaching comes to its end, and poor choices are explained."""
    told = {one.told.step: one for one in walks()[1]}
    assert [*told][-1] == "end"
    assert {"foe", "friend", "freed", "swapped", "supply-lost"} <= set(told)
    foe = str(told["foe"].told.facts["empire"])
    assert banners_of(foe, told["foe"].view) > banners_of(foe, told["act"].view)
    freed = told["freed"]
    assert freed.view.regions[str(freed.told.facts["region"])].empire == freed.told.facts["empire"]


def banners_of(empire: str, view: GameView) -> int:
    """Return how many banners an empire has on the map."""
    return sum(region.banners for region in view.regions.values() if region.empire == empire)


def test_an_attack_failed_if_its_target_was_held() -> None:
    """Where both sides fall, the region goes home, which may be what the learner wanted."""
    forts = {region.id for region in load_content().board.regions if region.fort}
    for one in (one for met in walks() for one in met if one.told.step == "lost"):
        region = str(one.told.facts["region"])
        assert one.view.regions[region].banners or region in forts


def test_however_it_is_played_it_ends_and_says_nothing_twice() -> None:
    """Random games too; and all steps are met in them."""
    lesson = find_lesson(FIRST_GAME)
    assert lesson is not None
    for met in walks():
        told = [one.told.step for one in met]
        assert told[-1] == "end"
        assert len(set(told)) == len(told)
    assert {step.name for step in lesson.steps} == {m.told.step for met in walks() for m in met}


@pytest.mark.parametrize("language", languages())
def test_each_step_is_said_with_the_facts_it_has(language: str) -> None:
    """In every language, wherever it was met: short, each thing by its name, nothing left over."""
    words = Words(language)
    for one in (one for met in walks() for one in met):
        text = words.say(f"teach-{one.told.step}", **one.told.facts)
        assert len(text.split()) <= MOST_WORDS, text
        assert not re.search(r"[{}*]|None|\b[a-z]+\.[a-z]+\b|\b[BEPLH]\d\b", text), text
        for fact, value in one.told.facts.items():
            if isinstance(value, str):
                name = words.say(id_of(KINDS[fact], value.rpartition(".")[2]))
                assert re.split("[ \u2019]", name)[-1] in text, f"{one.told.step}: no {name}"
            elif value != 1:  # which may be a word
                assert str(value) in text, one.told.step


def test_what_is_said_of_bets_is_true_where_it_is_said() -> None:
    """Also for whoever has swapped them meanwhile: bets are spoken of as they are then."""
    met = [one for met in walks() for one in met]
    for one in met:
        bets, facts = one.view.players["raven"].loyalties, one.told.facts
        match one.told.step:
            case "friend":
                assert bets.index(str(facts["empire"])) in BETS
            case "foe":
                assert bets[-1] == facts["empire"]
            case "target":
                assert (bets[0], bets[-1]) == ("elephant", "horse")
    assert {"friend", "foe", "target"} <= {one.told.step for one in met}


def test_in_the_round_alone_nothing_is_suggested() -> None:
    """Whichever way it came to it; until then there is an answer to try at most questions."""
    suggested = {True: 0, False: 0}
    for met in walks():
        alone = False
        for one in met:
            alone = alone or one.told.step == "alone"
            suggested[alone] += one.suggests is not None
    assert suggested[True] == 0
    assert suggested[False] > len(walks())


def test_what_a_step_lights_up_is_there() -> None:
    """An answer that can be given, the learner's hand with cards in it, a region on the map."""
    for one in (one for met in walks() for one in met):
        decision = one.view.decision
        assert decision is not None
        for point in one.told.points:
            kind, _, name = point.partition(" ")
            if kind == "hand":
                assert one.view.hand, one.told.step
            elif kind == "region":
                assert name in one.view.regions
            elif kind == "position":
                assert one.view.control[name].player == one.view.seat, one.told.step
        if one.suggests is not None:
            assert one.suggests in decision.options


def test_the_same_answers_give_the_same_game() -> None:
    """Bots and chance are prepared."""
    first, second = LessonTable(FIRST_GAME), LessonTable(FIRST_GAME)
    first.play(follow_advice)
    second.play(follow_advice)
    assert first.table.line == second.table.line


def test_the_journal_tells_what_has_been_taught() -> None:
    """A server that starts anew knows how far one has come."""
    room = LessonTable(FIRST_GAME)
    for _ in range(20):
        room.answer(follow_advice(room))
    again, _ = table_from_journal("t", room.entries)
    assert again.progress == room.progress


def test_what_was_undone_is_forgotten() -> None:
    """Who takes a choice back is told anew what comes of the next."""
    room = LessonTable(FIRST_GAME)
    for _ in range(2):
        room.answer(follow_advice(room))
    assert "add" not in room.told
    asked = len(room.table.line)
    room.answer("order elephant.sheriff add-1-per-farm")
    assert "add" in room.told
    table = room.table.fork()
    follow(table, next_entry(table, 0.0, playing.undo(table, LEARNER, table.turn, asked)))
    assert table.progress is not None
    assert "add" not in [told.step for told in table.progress.told]
    assert table.progress.suggests == "order elephant.sheriff add-1-per-farm"


def test_only_the_learner_is_taught() -> None:
    """Neither rivals nor watchers get it, and the table says that it is for a lesson."""
    room = LessonTable(FIRST_GAME)
    assert taught(room, LEARNER) is not None
    assert taught(room, Identity(1)) is None
    assert taught(room, Identity(None)) is None
    facts = views.table_facts(room.table)
    assert facts.lesson == FIRST_GAME
    assert facts.fairness is None
    assert not facts.listed


def taught(room: LessonTable, identity: Identity) -> Teaching | None:
    """What somebody is taught."""
    return views.view(room.table, identity).teaching


def test_what_is_taught_tells_nothing_hidden() -> None:
    """Tables that differ in what the learner cannot know teach the same."""
    room = LessonTable(FIRST_GAME)
    changes = 0
    for number in range(30):
        room.answer(follow_advice(room))
        twin, changed = twin_of(room.table, LEARNER.seat, RandomStream(number))
        recent = Progress(max(0, len(room.table.line) - 40))
        seen = [look(room.lesson, recent, game_of(table).game) for table in (room.table, twin)]
        assert seen[0] == seen[1]
        you = room.lesson.you
        moments = [moment_of(game_of(table).game, you, 0) for table in (room.table, twin)]
        assert moments[0] == moments[1]
        changes += changed
    assert changes


def test_a_rematch_is_an_ordinary_game() -> None:
    """What comes after it is dealt by chance, and can be checked."""
    room = LessonTable(FIRST_GAME)
    room.play(follow_advice)
    while not room.is_over:
        room.answer(room.options[0])
    created = rematch(room.table, LEARNER, random.Random(1).getrandbits)  # noqa: S311 - a game
    assert created.lesson is None
    assert created.secret is not None


def test_a_game_begun_before_the_lesson_changed_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed deal, a new step, a step about something missing: what applies is explained."""
    room = LessonTable(FIRST_GAME)
    for _ in range(6):
        room.answer(follow_advice(room))
    now = room.lesson
    fresh = Step("watched-too", "R4.1", {"round": 1, "decision": {"prompt": "act"}})
    lost = Step("lost-too", "R4.1", {}, facts={"region": "decision/about/nowhere/7"})
    changed = replace(now, actions=now.actions[3:], steps=(lost, fresh, *now.steps))
    monkeypatch.setitem(lessons(), FIRST_GAME, changed)
    room.table, _ = table_from_journal("t", room.entries)
    assert set(room.told) >= {"you", "bets", "watched-too", "act"}
    assert "lost-too" not in room.told
    room.lesson = changed
    room.play(follow_advice)
    assert room.told[-1] == "end"
