"""Write `src/test/samples.json`: one of everything the server can ask, offer and report.

It is for tests of messages. Random games are played, half of them with every optional deck. Run it
again when the engine has something new: `.venv/bin/python web/scripts/samples.py`. The test adds
by hand what is too rare.
"""  # noqa: INP001 - run by path

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers import Game
from warofwhispers.content import PRESETS, build_ruleset
from warofwhispers.engine.codes import PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers import Decision
    from warofwhispers.facts.shapes import Facts, Happened

FILE = Path(__file__).parents[1] / "src/test/samples.json"
DECKS = dict.fromkeys(("treasure", "conquest", "dark_alliances", "field_agents"), "on")

GAMES = 400

Found = dict[str, dict[str, object]]


def play(seed: int, questions: Found, events: Found) -> None:
    """Play one game, including chance, and keep the first of each kind."""
    ruleset = build_ruleset(list(PRESETS)[seed % len(PRESETS)], DECKS if seed % 2 else {})
    game = Game.new(players=2 + seed % 3, ruleset=ruleset)
    rng = random.Random(seed)  # noqa: S311 - nothing secret
    while not game.over:
        asked = game.decision
        for option in asked.options:
            kind = f"{asked.prompt} {option.split()[0]}"
            if kind not in questions:
                about = facts_told(game, asked)
                questions[kind] = {"prompt": asked.prompt, "about": about, "options": [option]}
        game.apply(pick(asked.options, rng))
    for eyes in (None, *game.seats):
        for event in game.events(0, eyes):
            told = as_sent(event)
            events.setdefault(f"{event.event} {event.rule} {sorted(told)}", told)


def as_sent(event: Happened) -> dict[str, object]:
    """Return an event as it leaves the server: without empty or private fields."""
    return {field: value for field, value in event.as_dict().items() if value is not None}


def facts_told(game: Game, asked: Decision) -> Facts:
    """Return what a question is about, as told to the player asked."""
    return game.observe(asked.player).decision.about if asked.player in game.seats else {}


def pick(options: Sequence[str], rng: random.Random) -> str:
    """Choose so that much is drawn and held, for the rarer questions."""
    drawing = [option for option in options if " draw-" in option]
    return rng.choice(drawing if drawing and rng.randrange(3) else options)


def main() -> None:
    """Play, and print what never came up."""
    questions: Found = {}
    events: Found = {}
    for seed in range(GAMES):
        play(seed, questions, events)
    samples = {"questions": list(questions.values()), "events": list(events.values())}
    FILE.write_text(json.dumps(samples, indent=0, sort_keys=True) + "\n", "utf-8")
    rare = {name for name, _ in PROMPTS} | set(EVENT_FIELDS)
    for one in questions.values():
        rare.discard(str(one["prompt"]))
    for event in events.values():
        rare.discard(str(event["event"]))
    print("never came up:", *sorted(rare))  # noqa: T201 - a command


if __name__ == "__main__":
    main()
