"""Answers in notation, as the id and facts of the message that describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# Verbs whose one argument is a fact by itself: `discard bear/lion` is option-discard with $card.
SIMPLE: Final = {
    "discard": "card", "draw": "card", "propose": "card", "deal": "empire", "empire": "empire",
    "half": "half", "hold": "standing", "act": "position", "first": "who", "seat": "who",
    "reveal": "slot",
}  # fmt: skip
ABOUT_AGENTS: Final = {"price_own", "price_other"}


def option(text: str, prompt: str, has: Callable[[str], bool]) -> tuple[str, dict[str, object]]:
    """Return the message for an answer to a question, and its facts.

    `has` says whether a message exists. `reveal` and `swap` also need the empires, and `pass` to
    `act` or `reached` the $orders.

    >>> option("swap devout opposed", "swap", bool)
    ('option-swap', {'slot': 'devout', 'other_slot': 'opposed'})
    >>> option("deploy B4", "deploy", bool)
    ('option-deploy-region', {'region': 'B4'})
    """
    verb, *rest = text.split(" ")
    message, facts = f"option-{verb}", dict[str, object]()
    match verb, rest:
        case "pass", []:
            by_prompt = f"{message}-{prompt.replace('_', '-')}"
            message = by_prompt if has(by_prompt) else message
        case "count", [number]:
            facts["number"] = int(number)
        case "order", _:
            facts["order"] = " ".join(rest)
        case "play", [ability, cards]:
            facts |= {"ability": ability, "cards": cards.split("+")}
        case "swap", [slot, other]:
            facts |= {"slot": slot, "other_slot": other}
        case "sit", [who]:
            facts["who"] = "none" if who == "nobody" else who
        case _, [word] if verb in SIMPLE:
            facts[SIMPLE[verb]] = word
        case _, [place]:
            message = _about_a_place(verb, place, prompt)
            facts["position" if "." in place else "region"] = place
    return message, facts


def _about_a_place(verb: str, place: str, prompt: str) -> str:
    """Return the message for an answer that names a position or a region."""
    if verb == "move":
        return "option-trials" if prompt == "trials" else "option-move"
    if "." in place:
        return f"option-{verb}-position"
    if prompt in ABOUT_AGENTS:
        return "option-agent-region"
    return f"option-{verb}-region" if verb in {"deploy", "retrieve"} else f"option-{verb}"
