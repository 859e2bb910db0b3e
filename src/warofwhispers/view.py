"""What one seat sees, in names, with all that follows from it (`facts`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, POSITIONS, SOCIETIES
from warofwhispers.engine import codes, fields
from warofwhispers.engine.frames.registry import FRAME_FIELDS, field_of, place_of
from warofwhispers.engine.places import (
    agent_player,
    agent_region,
    council_part,
    position_empire,
    position_place,
)
from warofwhispers.engine.score import bonus
from warofwhispers.facts import decks, standing
from warofwhispers.facts.cards import uses
from warofwhispers.facts.outcomes import outcomes
from warofwhispers.facts.plans import plan
from warofwhispers.facts.reasons import refused, waiting
from warofwhispers.facts.rebuild import rebuild
from warofwhispers.facts.shapes import ActiveView, DecisionView, GameView, PlayerView
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS, STANDING, Namer, Notation

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from warofwhispers.content import Empire, Society
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event, State
    from warofwhispers.facts.shapes import Facts


def view(seen: Observation, words: Notation, log: Sequence[Event] = ()) -> GameView:
    """Return what a seat may know, in names, with what follows from it.

    `log` is what has happened; only what the seat saw of it is used.
    """
    s = rebuild(seen)
    seats = tuple(society_at(seen.seats, seat) for seat in range(seen.players))
    return GameView(
        seat=seats[seen.seat] if seen.seat >= 0 else None,
        n=seen.count,
        round=seen.round,
        phase=codes.PHASE_NAMES[seen.phase],
        seats=seats,
        first=society_at(seen.seats, seen.first),
        active=active(seen, seats),
        serving=empire_at(seen.serving),
        decision=decision(seen, s, words, seats),
        regions=standing.regions(s),
        reserves=dict(zip(EMPIRES, seen.reserve, strict=True)),
        icons=standing.icons(s),
        councils={
            empire: tuple(society_at(seen.seats, at) for at in council_part(seen.council, i))
            for i, empire in enumerate(EMPIRES)
        },
        control=standing.control(s),
        orders=standing.orders(s),
        players={name: player(seen, s, words, at) for at, name in enumerate(seats) if name},
        hand=cards(seen.hand) if seen.seat >= 0 else None,
        uses=uses(s, seen.seat) if seen.seat >= 0 else {},
        decks=dict(zip(EMPIRES, seen.deck_size, strict=True)),
        discards=dict(zip(EMPIRES, seen.discard_size, strict=True)),
        removed=cards(seen.removed),
        lasting=tuple(name for bit, name in enumerate(LASTING) if (seen.lasting >> bit) & 1),
        supply=standing.supply(seen),
        cards=decks.cards(seen, log),
        tie=standing.tie(s) if seen.phase == codes.PHASE_END else None,
    )


def decision(
    seen: Observation, s: State, words: Notation, seats: tuple[Society | None, ...]
) -> DecisionView:
    """Return the question asked and, to the seat that is asked, everything about its answers."""
    prompt, rule = codes.PROMPTS[seen.prompt]
    name, parts = seen.frames[-1]
    asked: Society | Literal["chance"] | None = None
    if seen.player != codes.NOBODY:
        asked = "chance" if seen.player == codes.CHANCE else seats[seen.player]
    facts = about(name, parts, Namer(words, seen.seats))
    if seen.player != seen.seat:
        return DecisionView(asked, prompt, rule, facts, (), refused=waiting(asked, rule))
    return DecisionView(
        player=asked,
        prompt=prompt,
        rule=rule,
        about=around(seen, facts, words),
        options=tuple(words.text(option) for option in seen.options),
        outcomes=outcomes(s, seen.seat),
        plan=plan(s, seen.seat, words),
        refused=refused(s, words, rule, facts),
    )


def about(frame: str, parts: Sequence[int], namer: Namer) -> Facts:
    """Return what a question is about, from the public numbers of its frame, in names."""
    kinds = [field_of(frame, place) for place in range(len(FRAME_FIELDS[frame]))]
    return {
        label: namer.name(label, part)
        for field, label, part in zip(kinds, FRAME_FIELDS[frame], parts, strict=False)
        if not field.hidden and not field.inner and field.count != fields.REST
    }


def around(seen: Observation, facts: Facts, words: Notation) -> Facts:
    """Add, for the seat asked, what a question's words mention besides its subject.

    The agents one has to place, and whether `field` takes any; whose order it is (`owner`) at
    which position, given in which `manner`: through another agent, or as an ally; whether
    `cards` can be played; the target of the attack an offer is for; how many are `left`.
    """
    more: Facts = {}
    options = seen.options
    prompt = seen.prompt
    if prompt == codes.ASK_DEPLOY:
        more["agents"] = seen.agents[seen.seat]
        more["field"] = "yes" if options[-1] >= codes.DEPLOY_FIELD else "no"
    elif prompt == codes.ASK_ACT:
        ally = seen.active != seen.seat
        through = facts["agent"] != facts["position"]
        more["manner"] = "ally" if ally else "through" if through else "own"
        more["owner"] = society_at(seen.seats, seen.active)
        more["cards"] = "yes" if any(is_play(option) for option in options) else "no"
    elif prompt == codes.ASK_ALLIANCE:
        more["position"] = POSITION_TEXTS[seen.tracker]
    elif prompt == codes.ASK_OFFER:
        name, parts = seen.frames[-2]  # the attack that the offer is for
        more["region_to"] = words.regions[parts[place_of(name, fields.TARGET)]]
    elif prompt == codes.ASK_SIT:
        name, parts = seen.frames[-1]
        place = len(parts) - place_of(name, fields.SEATED)
        more["position"] = f"{facts['empire']}.{POSITIONS[place]}"
    elif prompt == codes.ASK_DISCARD:
        more["left"] = sum(seen.hand) - codes.HAND_LIMIT
    return {**facts, **more}


def is_play(option: int) -> bool:
    """Return whether an action plays a card."""
    return codes.PLAY <= option < codes.PLAY + codes.PLAY_COUNT


def player(seen: Observation, s: State, words: Notation, at: int) -> PlayerView:
    """Return what is known about one player: agents, colours held, visible loyalties, scores."""
    loyalty = seen.loyalty[at * codes.SLOT_COUNT : (at + 1) * codes.SLOT_COUNT]
    held = seen.held[at * codes.EMPIRE_COUNT : (at + 1) * codes.EMPIRE_COUNT]
    unfolded = at == seen.seat or seen.phase == codes.PHASE_END
    return PlayerView(
        agents=seen.agents[at],
        field=tuple(words.regions[agent_region(w)] for w in seen.field if agent_player(w) == at),
        cards=dict(zip(EMPIRES, held, strict=True)),
        loyalties=tuple(empire_at(token) for token in loyalty),
        face_up=tuple(bool((seen.face_up[at] >> slot) & 1) for slot in range(codes.SLOT_COUNT)),
        swaps=seen.swaps[at],
        standing=STANDING[seen.standing[at]],
        score=standing.possible_score(s, at, seen.seat),
        concealed=bonus(s, at),
        lines=standing.score_lines(s, at) if unfolded else (),
    )


def cards(counts: list[int]) -> tuple[str, ...]:
    """Return the names of the cards counted by kind, sorted."""
    names = [CARD_TEXTS[kind] for kind, number in enumerate(counts) for _ in range(number)]
    return tuple(sorted(names))


def active(seen: Observation, seats: tuple[Society | None, ...]) -> ActiveView | None:
    """Return the position the tracker is on and who controls it."""
    if seen.tracker < 0:
        return None
    empire, place = position_empire(seen.tracker), position_place(seen.tracker)
    return ActiveView(EMPIRES[empire], POSITIONS[place], seats[seen.active])


def society_at(seats: list[int], seat: int) -> Society | None:
    """Return the society in a seat, if there is one."""
    return SOCIETIES[seats[seat]] if seat >= 0 and seats[seat] >= 0 else None


def empire_at(number: int) -> Empire | None:
    """Return an empire's name, if there is one."""
    return EMPIRES[number] if number >= 0 else None
