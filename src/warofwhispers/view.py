"""An observation in names: the plain JSON a person's client, a bot over the net or a log gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, SOCIETIES
from warofwhispers.engine import codes
from warofwhispers.engine.codes import COUNCIL_SIZE
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS, STANDING, Notation

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation


def view(seen: Observation, words: Notation) -> dict[str, object]:
    """Put names to what a seat may know."""
    seats = [society_at(seen.seats, seat) for seat in range(seen.players)]
    prompt, rule = codes.PROMPTS[seen.prompt]
    return {
        "seat": seats[seen.seat] if seen.seat >= 0 else None,
        "n": seen.count,
        "round": seen.round,
        "phase": codes.PHASE_NAMES[seen.phase],
        "seats": seats,
        "first": society_at(seen.seats, seen.first),
        "active": active(seen, seats),
        "serving": empire_at(seen.serving),
        "decision": {
            "player": asked(seen, seats),
            "prompt": prompt,
            "rule": rule,
            "options": [words.text(option) for option in seen.options],
        },
        "regions": {
            region: {"empire": EMPIRES[seen.holder[i]], "banners": seen.banners[i]}
            for i, region in enumerate(words.regions)
        },
        "reserves": dict(zip(EMPIRES, seen.reserve, strict=True)),
        "councils": {
            empire: [
                society_at(seen.seats, at)
                for at in seen.council[i * COUNCIL_SIZE : (i + 1) * COUNCIL_SIZE]
            ]
            for i, empire in enumerate(EMPIRES)
        },
        "players": {name: player(seen, words, at) for at, name in enumerate(seats) if name},
        "hand": cards(seen.hand) if seen.seat >= 0 else None,
        "decks": dict(zip(EMPIRES, seen.deck_size, strict=True)),
        "discards": dict(zip(EMPIRES, seen.discard_size, strict=True)),
        "removed": cards(seen.removed),
        "lasting": [name for bit, name in enumerate(LASTING) if (seen.lasting >> bit) & 1],
    }


def player(seen: Observation, words: Notation, at: int) -> dict[str, object]:
    """Give what is known of one player: agents, colours held, loyalties seen."""
    loyalty = seen.loyalty[at * codes.SLOT_COUNT : (at + 1) * codes.SLOT_COUNT]
    held = seen.held[at * codes.EMPIRE_COUNT : (at + 1) * codes.EMPIRE_COUNT]
    return {
        "agents": seen.agents[at],
        "field": [
            words.regions[w % codes.REGION_COUNT]
            for w in seen.field
            if w // codes.REGION_COUNT == at
        ],
        "cards": dict(zip(EMPIRES, held, strict=True)),
        "loyalties": [empire_at(token) for token in loyalty],
        "face_up": [bool((seen.face_up[at] >> slot) & 1) for slot in range(codes.SLOT_COUNT)],
        "swaps": seen.swaps[at],
        "standing": STANDING[seen.standing[at]],
    }


def cards(counts: list[int]) -> list[str]:
    """Name the cards counted by kind, sorted."""
    return sorted(CARD_TEXTS[kind] for kind, number in enumerate(counts) for _ in range(number))


def active(seen: Observation, seats: list[str | None]) -> dict[str, object] | None:
    """Give the position the tracker is on and who controls it."""
    if seen.tracker < 0:
        return None
    empire, position = POSITION_TEXTS[seen.tracker].split(".")
    return {"empire": empire, "position": position, "seat": seats[seen.active]}


def asked(seen: Observation, seats: list[str | None]) -> str | None:
    """Give who is asked."""
    if seen.player == codes.CHANCE:
        return "chance"
    return None if seen.player == codes.NOBODY else seats[seen.player]


def society_at(seats: list[int], seat: int) -> str | None:
    """Give the society in a seat, if there is one."""
    return SOCIETIES[seats[seat]] if seat >= 0 and seats[seat] >= 0 else None


def empire_at(number: int) -> str | None:
    """Give an empire's name, if there is one."""
    return EMPIRES[number] if number >= 0 else None
