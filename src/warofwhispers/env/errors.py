"""What the environments raise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content.errors import WhispersError
from warofwhispers.engine.codes import PROMPTS

if TYPE_CHECKING:
    from warofwhispers.engine.state import State


class EnvError(WhispersError, ValueError):
    """An impossible request to an environment."""


def not_offered(asked: str, state: State, action: str, text: str | None) -> EnvError:
    """Return the error for an action that is not an option; `text` is its notation, if any."""
    prompt, rule = PROMPTS[state.prompt]
    return EnvError(
        "env-not-offered",
        asked=asked,
        prompt=prompt,
        rule=rule,
        action=action,
        text=text,
        count=len(state.options),
    )
