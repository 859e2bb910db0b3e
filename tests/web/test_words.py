"""The app's catalogue has words for everything the engine can say."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from warofwhispers.content import ABILITIES
from warofwhispers.engine.codes import PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.notation import CARD_TEXTS, HALVES
from warofwhispers.table.journal import VoteKind
from warofwhispers.table.shapes import UndoReason

WORDS = Path(__file__).parents[2] / "web/src/i18n/en"
CATALOGUE = "".join(file.read_text("utf-8") for file in sorted(WORDS.glob("*.ts")))
CHANCE_OR_NOBODY = {"seat", "first", "deal", "draw", "nothing"}


@pytest.mark.parametrize("prompt", sorted({name for name, _ in PROMPTS} - CHANCE_OR_NOBODY))
def test_every_question_has_words(prompt: str) -> None:
    """Each prompt a person may get is a sentence."""
    assert f'"ask.{prompt}"' in CATALOGUE


@pytest.mark.parametrize("event", sorted(EVENT_FIELDS))
def test_every_event_has_words(event: str) -> None:
    """Each event is a line of the log."""
    assert f'"log.{event}"' in CATALOGUE or f'"log.{event}.' in CATALOGUE


def test_every_card_has_words() -> None:
    """Each ability has a name and a text, each odd card a name, each half a line."""
    keys = [f"ability.{name}{end}" for name in ABILITIES for end in ("", ".text")]
    keys += [f"half.{name}" for name in HALVES]
    others = {card.split("/")[1] for card in CARD_TEXTS}
    keys += [
        f"card.kind.{other}" for other in sorted(others) if f'"empire.{other}"' not in CATALOGUE
    ]
    assert [key for key in keys if f'"{key}"' not in CATALOGUE] == []


def test_every_reason_and_vote_has_words() -> None:
    """What the server answers about undo, and what it lets people vote on."""
    keys = [f"undo.{reason}" for reason in get_args(UndoReason)]
    keys += [f"vote.{kind}" for kind in get_args(VoteKind)]
    assert len(keys) > 10
    assert [key for key in keys if f'"{key}"' not in CATALOGUE] == []
