"""What this server offers, what the game is made of, and how the server is doing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from fastapi import APIRouter
from fastapi.responses import Response

from warofwhispers import __version__
from warofwhispers.bots import CHARACTERS, GRADES
from warofwhispers.content import (
    DEFAULT_PRESET,
    FEWEST_PLAYERS,
    KNOWN_RULES,
    OPTIONS,
    PRESETS,
    SOCIETIES,
    RulesetError,
    build_ruleset,
)
from warofwhispers.content.jsonfile import packaged_json
from warofwhispers.reference import Reference, reference
from warofwhispers.server.addresses import is_loopback
from warofwhispers.server.database import StoreError
from warofwhispers.server.document import documented
from warofwhispers.server.levels import about_level, default_level, offered_levels, title_of
from warofwhispers.server.limits import CHAT_LENGTH, NAME_LENGTH, RECORD_BYTES
from warofwhispers.server.metrics import exposition
from warofwhispers.server.responses import (
    About,
    Content,
    Health,
    LevelFacts,
    Limits,
    OptionFacts,
    PresetFacts,
    json_response,
)
from warofwhispers.server.routes.dependencies import Calling
from warofwhispers.table.errors import Refusal
from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of

router = APIRouter(tags=["about"])


@router.get("/api/about", operation_id="about", **documented(About, body=False))
async def about(caller: Calling) -> Response:
    """Return what can be chosen here: rulesets, options, levels of bots, limits."""
    # Nobody else needs to know the machine's address in its local network.
    addresses = caller.services.addresses if is_loopback(caller.address) else ()
    return json_response(replace(about_facts(), addresses=tuple(addresses)))


@router.get("/api/content", operation_id="content", **documented(Content, body=False))
async def content(caller: Calling) -> Response:  # noqa: ARG001 - who asks is counted
    """Return board, councils, cards and the sites of the regions, for drawing."""
    return json_response(content_facts())


@router.get("/api/rules", operation_id="rules", **documented(Reference, body=False))
async def rules(caller: Calling) -> Response:  # noqa: ARG001 - who asks is counted
    """Return the rules by number, what belongs to each, and what the rulesets say about it."""
    return json_response(reference())


@router.head("/health", include_in_schema=False)
@router.get("/health", operation_id="health", **documented(Health, body=False))
async def health() -> Response:
    """Report that the server is running."""
    return json_response(Health("ok"))


@router.head("/ready", include_in_schema=False)
@router.get("/ready", operation_id="ready", **documented(Health, body=False))
async def ready(caller: Calling) -> Response:
    """Return whether the server can host games: its database responds and it is not stopping."""
    if caller.services.streams.stopping:
        raise Refusal("shutting_down", "stopping")
    try:
        await caller.services.registry.store.check()
    except StoreError as fault:
        raise Refusal("storage", "database-away", retry_after=1.0) from fault
    return json_response(Health("ready"))


@router.get("/metrics", include_in_schema=False)
async def metrics(caller: Calling) -> Response:
    """Return metrics for Prometheus."""
    if not caller.services.settings.metrics:
        raise Refusal("not_found", "metrics-off")
    return Response(exposition(), media_type="text/plain; version=0.0.4")


@cache
def about_facts() -> About:
    """Return what never changes while the server runs."""
    say = words().say
    return About(
        version=__version__,
        rules=tuple(sorted(KNOWN_RULES)),
        default_preset=DEFAULT_PRESET,
        presets={
            name: PresetFacts(
                title=say(id_of("ruleset", name)),
                about=say(f"{id_of('ruleset', name)}.about"),
                follows=say(f"{id_of('ruleset', name)}.follows"),
                options=preset.ruleset.options(),
            )
            for name, preset in PRESETS.items()
        },
        options={
            name: OptionFacts(
                values=option.values,
                available=tuple(v for v in option.values if is_available(name, v)),
                title=say(id_of("setting", name)),
                help=say(f"{id_of('setting', name)}.help"),
                words={
                    v: say(f"{id_of('setting', name)}.{id_of('value', v)}") for v in option.values
                },
                rule=option.rule,
            )
            for name, option in OPTIONS.items()
        },
        levels=tuple(
            LevelFacts(name, title_of(name), about_level(name)) for name in offered_levels()
        ),
        default_level=default_level(),
        grades=GRADES,
        characters=tuple(CHARACTERS),
        addresses=(),
        societies=SOCIETIES,
        limits=Limits(CHAT_LENGTH, NAME_LENGTH, RECORD_BYTES, FEWEST_PLAYERS, len(SOCIETIES)),
    )


@cache
def content_facts() -> Content:
    """Return the data files as packaged."""
    board, councils, cards, sites = (
        packaged_json(f"{name}.json") for name in ("board", "councils", "cards", "sites")
    )
    return Content(board, councils, cards, sites)


def is_available(option: str, value: str) -> bool:
    """Return whether an option can have a value in this version."""
    try:
        build_ruleset(DEFAULT_PRESET, {option: value})
    except RulesetError:
        return False
    return True
