"""What this server offers, what the game is made of, and how it is."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter
from fastapi.responses import Response

from warofwhispers import __version__
from warofwhispers.content import (
    DEFAULT_PRESET,
    OPTIONS,
    PRESETS,
    SOCIETIES,
    RulesetError,
    build_ruleset,
)
from warofwhispers.content.jsonfile import packaged_json
from warofwhispers.game import KNOWN_RULES
from warofwhispers.server import answers
from warofwhispers.server.errors import Refusal
from warofwhispers.server.levels import about_level, default_level, known_levels, title_of
from warofwhispers.server.limits import CHAT_LENGTH, NAME_LENGTH, RECORD_BYTES
from warofwhispers.server.metrics import exposition
from warofwhispers.server.routes.common import Asks, says, send
from warofwhispers.server.store import StoreError
from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of

router = APIRouter(tags=["about"])


@router.get("/api/about", operation_id="about", **says(answers.About, body=False))
async def about(asks: Asks) -> Response:  # noqa: ARG001 - who asks is counted
    """Give what can be chosen here: rulesets, options, levels of bots, limits."""
    return send(about_facts())


@router.get("/api/content", operation_id="content", **says(answers.Content, body=False))
async def content(asks: Asks) -> Response:  # noqa: ARG001 - who asks is counted
    """Give board, councils, cards and where the regions lie, for drawing."""
    return send(content_facts())


@router.get("/health", operation_id="health", **says(answers.State, body=False))
async def health() -> Response:
    """Tell that the server runs."""
    return send({"status": "ok"})


@router.get("/ready", operation_id="ready", **says(answers.State, body=False))
async def ready(asks: Asks) -> Response:
    """Tell whether the server can play: its database answers and it is not stopping."""
    if asks.house.streams.stopping:
        raise Refusal("shutting_down", "stopping")
    try:
        await asks.house.hall.store.check()
    except StoreError as fault:
        raise Refusal("storage", "database_away", wait=1.0) from fault
    return send({"status": "ready"})


@router.get("/metrics", include_in_schema=False)
async def metrics(asks: Asks) -> Response:
    """Give numbers for Prometheus."""
    if not asks.house.settings.metrics:
        raise Refusal("not_found", "metrics_off")
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@cache
def about_facts() -> dict[str, object]:
    """Give what does not change while the server runs."""
    say = words().say
    return {
        "version": __version__,
        "rules": sorted(KNOWN_RULES),
        "default_preset": DEFAULT_PRESET,
        "presets": {
            name: {
                "title": say(id_of("ruleset", name)),
                "about": say(f"{id_of('ruleset', name)}.about"),
                "follows": say(f"{id_of('ruleset', name)}.follows"),
                "options": preset.ruleset.options(),
            }
            for name, preset in PRESETS.items()
        },
        "options": {
            name: {
                "values": list(option.values),
                "available": [value for value in option.values if is_available(name, value)],
                "title": say(id_of("setting", name)),
                "help": say(f"{id_of('setting', name)}.help"),
                "words": {
                    value: say(f"{id_of('setting', name)}.{id_of('value', value)}")
                    for value in option.values
                },
                "rule": option.rule,
            }
            for name, option in OPTIONS.items()
        },
        "levels": [
            {"name": level, "title": title_of(level), "about": about_level(level)}
            for level in known_levels()
        ],
        "default_level": default_level(),
        "societies": list(SOCIETIES),
        "limits": {
            "chat_length": CHAT_LENGTH,
            "name_length": NAME_LENGTH,
            "record_bytes": RECORD_BYTES,
        },
    }


@cache
def content_facts() -> dict[str, object]:
    """Give the data files as they are packed."""
    return {name: packaged_json(f"{name}.json") for name in ("board", "councils", "cards", "sites")}


def is_available(option: str, value: str) -> bool:
    """Tell whether an option can have a value in this version."""
    try:
        build_ruleset(DEFAULT_PRESET, {option: value})
    except RulesetError:
        return False
    return True
