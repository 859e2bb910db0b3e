"""Why something cannot be chosen: a reason from the view, with the facts its sentence needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, POSITIONS

if TYPE_CHECKING:
    from warofwhispers.facts.shapes import BoardView, GameView, Refusal

Reason = tuple[str, str, dict[str, object]]  # code, rule, facts


def reasons(view: GameView, board: BoardView, given: str) -> list[Reason]:
    """Return why the thing named cannot be chosen, or nothing if it can; cards may have several."""
    name = " ".join(given.split()).casefold()
    for option in view.decision.options:
        if name in {option.casefold(), option.partition(" ")[2].casefold()}:
            return []
    if any(name == card.casefold() for card in view.uses):
        return card_reasons(view, board, name)
    refused = view.decision.refused
    for entry in refused:
        for thing in (*entry.regions, *entry.positions, *entry.orders, *entry.empires):
            if thing.casefold() == name:
                return [(entry.reason, entry.rule, facts_of(entry, thing, view))]
    return [(refused[-1].reason, refused[-1].rule, dict(refused[-1].facts))]


def card_reasons(view: GameView, board: BoardView, name: str) -> list[Reason]:
    """Return why each ability of a card cannot be used now."""
    found: list[Reason] = []
    for card, uses in view.uses.items():
        for use in uses:
            if card.casefold() == name and use.reason is not None:
                ability = board.abilities.get(use.ability)
                window = ability.window if ability else None
                facts: dict[str, object] = {"ability": use.ability, "window": window}
                found.append((use.reason, use.rule or "", facts))
    return found


def facts_of(entry: Refusal, thing: str, view: GameView) -> dict[str, object]:
    """Return the facts of a refusal, together with those of the thing that was named."""
    facts: dict[str, object] = dict(entry.facts)
    if thing in view.regions:
        facts |= {"region": thing, "holder": view.regions[thing].empire}
    elif thing in EMPIRES:
        facts["empire"] = thing
    elif thing in entry.positions:
        empire, title = thing.split(".")
        sits = view.councils[EMPIRES[EMPIRES.index(empire)]][POSITIONS.index(title)]
        facts["society"] = sits
    return facts
