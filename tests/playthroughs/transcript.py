"""Short stretches of play, written so that a person can follow them.

    python -m tests.playthroughs.transcript     # writes every story anew; read the difference

For each question: who is asked what, every answer there is, the one given, what happened, and
what is different on the table. `STORIES` says where each begins and what is answered.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from warofwhispers import Game
from warofwhispers.codec import state_from_json, state_to_json
from warofwhispers.content import EMPIRES, POSITIONS
from warofwhispers.engine.codes import AGENTS_PER_PLAYER, BANNERS_PER_EMPIRE, REGION_COUNT
from warofwhispers.notation import CARD_TEXTS, POSITION_TEXTS
from warofwhispers.trace import table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.facts.shapes import Happened

FOLDER = Path(__file__).parent
WIDTH = 100

# The stack of a round at the point where the councils act, and where they are done.
COUNCILS = [["Round", 3], ["Tracker", 0, -1]]
ROUND_OVER = [["Round", 3]]


@dataclass(frozen=True)
class Story:
    """Where a transcript begins, and the answers; anything omitted is as at the start of a game."""

    title: str
    about: str
    answers: tuple[str, ...]
    players: int = 2
    ruleset: str = "second"
    stack: list[list[Any]] | None = None
    banners: dict[str, tuple[str, int]] = field(default_factory=dict)
    council: dict[str, int] = field(default_factory=dict)
    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)


SETUP = (
    "deal bear", "deal lion", "deal eagle", "deal horse", "deal elephant", "deal horse",
    "deal bear", "deal eagle",
)  # fmt: skip

STORIES: dict[str, Story] = {
    "deploy": Story(
        "Loyalties are dealt and agents put out",
        "Two players place three agents each, one at a time (R2.2, R3.2); then the first council.",
        (
            *SETUP, "deploy bear.chancellor", "deploy bear.steward", "deploy lion.sheriff",
            "deploy eagle.marshal", "deploy horse.steward", "deploy lion.chancellor",
            "order bear.sheriff add-1-per-farm", "add B2", "add B6",
        ),
    ),
    "attack": Story(
        "An attack with cards",
        "A fort is stormed with help from the reserve and pressed on from; all die (R5, R6).",
        (
            *SETUP, "order bear.sheriff attack", "from B5", "to L2", "count 4",
            "play add_one_to_attack elephant/lion", "pass", "play extra_attack bear/eagle",
            "from L2", "to L3", "count 1", "pass", "play annihilate bear/lion+bear/horse", "pass",
        ),
        stack=COUNCILS,
        banners={"B5": ("bear", 5), "L2": ("lion", 2), "L3": ("lion", 2), "H2": ("horse", 3)},
        council={"bear.sheriff": 0},
        hands={0: ("elephant/lion", "bear/eagle", "bear/lion", "bear/horse", "horse/bear")},
    ),
    "switch": Story(
        "A switch, and midnight oil",
        "The Chancellor's agent moves to the Steward, draws there, and draws again (R4.6, R6).",
        (
            *SETUP, "order eagle.chancellor switch", "move eagle.steward",
            "order eagle.steward draw-per-2-farms", "draw eagle/lion", "draw eagle/horse",
            "play midnight_oil lion/horse+horse/bear", "draw eagle/bear", "draw eagle/bear",
            "play mercenaries eagle/bear+bear/lion", "at E5", "count 2", "pass",
        ),
        stack=[["Round", 3], ["Tracker", 7, -1]],
        council={"eagle.steward": 1, "eagle.chancellor": 0},
        hands={0: ("lion/horse", "horse/bear", "bear/lion")},
    ),
    "elsewhere": Story(
        "Replacements",
        "An agent acts elsewhere, another is moved ahead and acts twice (C-lion-1, C-eagle-1).",
        (
            *SETUP, "play act_elsewhere lion/bear", "act horse.sheriff",
            "order horse.sheriff add-1-per-farm", "add H1", "add H8",
            "play relocate_agent eagle/lion", "move eagle.sheriff", "order eagle.sheriff add-2",
            "add E1", "add E7", "order eagle.sheriff add-2", "add E1", "add E1",
        ),
        stack=COUNCILS,
        council={"bear.sheriff": 0, "bear.chancellor": 1, "horse.sheriff": 0},
        hands={0: ("lion/bear",), 1: ("eagle/lion",)},
    ),
    "round-end": Story(
        "The end of a round",
        "Marker, cleanup, swap; then the next round begins (R7, R3.1).",
        (
            *SETUP, "discard bear/lion", "discard horse/bear", "pass", "swap devout opposed",
            "retrieve bear.chancellor", "retrieve lion.chancellor", "deploy bear.marshal",
            "deploy eagle.chancellor",
        ),
        stack=ROUND_OVER,
        council={"bear.sheriff": 0, "bear.chancellor": 1, "lion.chancellor": 0, "horse.steward": 1},
        hands={
            0: (
                "bear/eagle", "bear/lion", "eagle/bear", "elephant/bear", "lion/bear",
                "lion/eagle", "horse/bear",
            ),
            1: ("bear/eagle",),
        },
    ),
}  # fmt: skip


def begin(story: Story) -> tuple[Game, list[str]]:
    """Set up the game; return it with the answers still to be given."""
    game = Game.new(story.players, story.ruleset, first="raven")
    if story.stack is None:
        return game, list(story.answers)
    for answer in SETUP:
        game.apply(answer)
    s = game.state
    data: dict[str, Any] = state_to_json(s)
    data |= {"round": 1, "phase": 3, "stack": story.stack}
    regions, kinds = s.data.region_ids, s.data.kinds
    for region, (empire, standing) in story.banners.items():
        data["banners"][regions.index(region)] = standing
        data["holder"][regions.index(region)] = EMPIRES.index(empire)
    for number in range(len(EMPIRES)):
        mine = [i for i in range(REGION_COUNT) if data["holder"][i] == number]
        data["reserve"][number] = BANNERS_PER_EMPIRE - sum(data["banners"][i] for i in mine)
    for position, seat in story.council.items():
        data["council"][POSITION_TEXTS.index(position)] = seat
    data["agents"] = [
        AGENTS_PER_PLAYER - data["council"].count(seat) for seat in range(story.players)
    ]
    for seat, cards in story.hands.items():
        for card in cards:
            data["hands"][seat * kinds + CARD_TEXTS.index(card)] += 1
            data["deck"][CARD_TEXTS.index(card)] -= 1
    game.state = state_from_json(s.data, data)
    game.state.log = []
    return game, list(story.answers[len(SETUP) :])


def transcript(story: Story) -> str:
    """Return a transcript from its first question to its last answer."""
    game, answers = begin(story)
    title = f"{story.title}\n{'=' * len(story.title)}"
    rules = f"Ruleset {story.ruleset}; {', '.join(game.seats)}, raven first."
    parts = [title, *wrap(f"{story.about} {rules}", WIDTH), "", *on_table(game)]
    for answer in answers:
        parts += ["", *step(game, answer)]
    return "\n".join(parts).replace("\N{NO-BREAK SPACE}", " ") + "\n"


def on_table(game: Game) -> list[str]:
    """Return the position at the beginning."""
    state = table(game, first=False)
    standing = [
        f"{region} {entry['empire']} {entry['banners']}"
        for region, entry in as_dict(state["regions"]).items()
        if entry["banners"]
    ]
    text = wrap(f"On the map {', '.join(standing)}.", WIDTH)
    sitting = [
        f"{society} {empire}.{position}"
        for empire, council in as_dict(state["councils"]).items()
        for position, society in zip(POSITIONS, council, strict=True)
        if society
    ]
    if sitting:
        text += wrap(f"In councils {', '.join(sitting)}.", WIDTH)
    for society, cards in as_dict(state["hands"]).items():
        if cards:
            text += wrap(f"{society} holds {', '.join(cards)}.", WIDTH)
    return text


def step(game: Game, answer: str) -> list[str]:
    """Return one question, its answers, the one given and its effects."""
    decision = game.decision
    before = table(game, first=False)
    since = game.state.count
    game.apply(answer)
    lines = [f"{decision.player}: {decision.prompt} ({decision.rule})"]
    for verb, things in grouped(decision.options).items():
        text = f"    {verb} {', '.join(things)}".rstrip()
        lines += wrap(text, WIDTH, break_on_hyphens=False, subsequent_indent="      ")
    lines.append(f"  > {answer}")
    told_to = decision.player if decision.player in game.seats else None
    for event in game.events(since, told_to):
        lines.append(f"    {happened(event)}")
    lines += [f"    {line}" for line in changes(before, table(game, first=False))]
    return lines


def grouped(options: tuple[str, ...]) -> dict[str, list[str]]:
    """Group the options by their first word."""
    found: dict[str, list[str]] = {}
    for option in options:
        verb, _, thing = option.partition(" ")
        found.setdefault(verb, []).append(thing.replace(" ", "\N{NO-BREAK SPACE}"))
    return found


def happened(event: Happened) -> str:
    """Return an event as its name and fields."""
    told = {"seat": event.seat, **event.facts()}
    words = ", ".join(f"{key} {value}" for key, value in told.items() if value is not None)
    return f"* {event.event} [{event.rule}] {words}".rstrip()


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """Return what is different on the table."""
    found = []
    for key in ("regions", "reserves", "councils", "hands", "attack", "moving", "first", "round"):
        old, new = before[key], after[key]
        if isinstance(old, dict) and isinstance(new, dict) and key not in {"attack", "moving"}:
            for name, value in new.items():
                if value != old[name]:
                    found.append(f"{key} {name}: {short(old[name])} -> {short(value)}")
        elif old != new and key == "attack" and new:
            found.append(attacking(new))
        elif old != new:
            found.append(f"{key}: {short(old)} -> {short(new)}")
    return [line for text in found for line in wrap(text, WIDTH - 4, subsequent_indent="  ")]


def attacking(attack: dict[str, Any]) -> str:
    """Return what is known about an attack."""
    dead = f"{attack['killed_own']} of its own and {attack['killed_enemy']} enemies dead"
    way = f"from {attack['from'] or '?'} to {attack['to'] or '?'}"
    return f"attack: {attack['empire']} {way}, {attack['banners']} under way, {dead}"


def short(value: object) -> str:
    """Return a value in few words."""
    if isinstance(value, dict):
        return " ".join(str(part) for part in value.values() if part is not None)
    if isinstance(value, list):
        return " ".join("-" if part is None else str(part) for part in value) or "nothing"
    return "nothing" if value is None else str(value)


def as_dict(value: object) -> dict[str, Any]:
    """Take a value for the JSON object that it is."""
    assert isinstance(value, dict)
    return value


if __name__ == "__main__":
    for name, story in STORIES.items():
        (FOLDER / f"{name}.txt").write_text(transcript(story), encoding="utf-8")
