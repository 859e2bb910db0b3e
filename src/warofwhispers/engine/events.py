"""What each event's numbers mean, and which of them only its own seat may see."""

from __future__ import annotations

from typing import Final

# Field names double as their types: see `warofwhispers.notation`. A leading "?" marks what only
# the event's own seat may see.
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "seated": ("society",),
    "first": (),
    "dealt": ("slot", "?empire"),
    "round": ("number",),
    "retrieved": ("position",),
    "retrieved_field": ("region",),
    "deployed": ("position",),
    "deployed_field": ("region",),
    "skipped": (),
    "ordered": ("order",),
    "idle": ("position",),
    "added": ("empire", "region", "number"),
    "drew": ("empire", "?card"),
    "refilled": ("empire",),
    "switched": ("position_from", "position_to", "displaced"),
    "no_attack": ("empire",),
    "declared": ("empire", "region_from", "region_to", "number"),
    "joined": ("empire", "number"),
    "reinforced": ("empire", "region", "number"),
    "arrived": ("empire", "region", "number"),
    "fort_killed": ("empire", "region"),
    "fort_held": ("empire", "region"),
    "fought": ("empire", "region", "defender", "lost", "killed", "holder"),
    "killed": ("empire", "region", "number"),
    "moved": ("empire", "region_from", "region_to", "number"),
    "lifted": ("empire", "number"),
    "set_down": ("empire", "region", "number"),
    "dispersed": ("empire", "region", "number"),
    "played": ("ability", "card", "second_card"),
    "relocated": ("position_from", "position_to"),
    "acts_elsewhere": ("position",),
    "discarded": ("empire", "?card"),
    "swapped": ("slot", "other_slot", "empire", "other_empire"),
    "kept": (),
    "ended": (),
}
