"""Answers in words, with the outcome of each option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, MULTIPLIERS, POSITIONS, SLOTS
from warofwhispers.facts.shapes import Outcome
from warofwhispers.words.options import option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.content import Society
    from warofwhispers.facts.shapes import GameView

CAPPED = {"populate", "rearrange"}  # where a region has room for only a few
# Messages that say the same in the terminal as elsewhere.
SHORT = {
    "option-agent-region", "option-half", "option-hold", "option-listen", "option-sit",
    "option-swap",
}  # fmt: skip


class Answers:
    """Puts the options of one decision into words, as a view has them."""

    def __init__(self, view: GameView, speech: Speech) -> None:
        self.view = view
        self.decision = view.decision
        self.speech = speech
        self.say = speech.say
        self.outcomes = dict(zip(view.decision.options, view.decision.outcomes, strict=True))

    def group(self, action: str) -> str:
        """Return the heading an answer belongs under, if any."""
        verb, _, rest = action.partition(" ")
        if verb == "play":
            return self.say("group-ability", ability=rest.split()[0])
        if verb == "order":
            if self.decision.prompt == "reached":  # a switch may reach several positions
                return self.say("group-position", position=rest)
            return self.say("group-orders")
        if verb in {"deploy", "retrieve", "move", "act"}:
            empire = rest.partition(".")[0]
            if empire not in EMPIRES:
                return self.say("group-regions")
            return self.say("group-positions", empire=empire)
        return self.say("group-other") if verb in {"pass", "hold", "listen"} else ""

    def text(self, action: str) -> str:
        """Return an answer in words, with its outcome."""
        outcome = self.outcomes.get(action, Outcome())
        text = self._text(action, outcome)
        found = parts(outcome, action, self.view)
        return self.say("cli-play-outcome", option=text, parts=found) if found else text

    def _text(self, action: str, outcome: Outcome) -> str:
        message, facts = option(action, self.decision.prompt, self.speech.words.has)
        if message == "option-order":
            return self.say("order-now", **self._order(str(facts["order"])))
        if message.startswith("option-pass"):
            return self.say(message, orders=self._orders())
        if "region" in facts and message not in SHORT:
            facts |= self._region(str(facts["region"]), action)
            if message not in {"option-deploy-region", "option-retrieve-region"}:
                message = "option-region"
        if "position" in facts:
            facts |= self._position(str(facts["position"]))
        if message == "option-count":
            facts |= ending(outcome)
        for slot, empire in (("slot", "empire"), ("other_slot", "other_empire")):
            if slot in facts:
                facts |= self._token(str(facts[slot]), empire)
        return self.say(message if message in SHORT else f"{message}.long", **facts)

    def _orders(self) -> object:
        """Return None if not even a card would make an order possible."""
        gives_one = any(name.startswith(("order ", "play ")) for name in self.decision.options)
        return "some" if gives_one else None

    def _order(self, name: str) -> dict[str, object]:
        """Return an order, with the number it would add or draw now."""
        position, order = name.split(" ")
        facts: dict[str, object] = {"order": name, "kind": self.speech.orders[name].do}
        facts["size"] = self.view.orders[position][order] or 0
        return facts | {"empire": position.partition(".")[0]}

    def _region(self, name: str, action: str) -> dict[str, object]:
        region, plan = self.view.regions[name], self.decision.plan
        room = plan.rooms.get(action) if plan and self.decision.prompt in CAPPED else None
        icons = self.speech.board.regions[name].icons
        return {
            "banners": region.banners, "holder": region.empire, "icons": icons, "room": room,
        }  # fmt: skip

    def _position(self, name: str) -> dict[str, object]:
        empire, title = name.split(".")
        council = self.view.councils[EMPIRES[EMPIRES.index(empire)]]
        return {"orders": self.speech.orders_of(name), "who": council[POSITIONS.index(title)]}

    def _token(self, slot: str, empire: str) -> dict[str, object]:
        place = SLOTS.index(slot)
        seat = self.view.seat
        token = self.view.players[seat].loyalties[place] if seat else None
        return {empire: token, "times": MULTIPLIERS[place]}


def ending(outcome: Outcome) -> dict[str, object]:
    """Return how an attack would end, for the message about its number of banners."""
    fight = outcome.fight
    if fight is None:
        return {"outcome": "unknown"}
    if fight.holder == fight.empire:
        end = "taken"
    else:
        end = "failed" if fight.holder == fight.defender else "emptied"
    return {
        "outcome": end, "empire": fight.empire, "defender": fight.defender, "lost": fight.lost,
        "killed": fight.killed,
    }  # fmt: skip


def parts(outcome: Outcome, action: str, view: GameView) -> list[dict[str, object]]:
    """Return an answer's further outcomes, one by one."""
    found = [*attack_parts(outcome), *banner_parts(outcome, action)]
    found += control_parts(outcome, action, view)
    if outcome.score is not None and view.seat:
        before = view.players[view.seat].score.low
        found.append({"kind": "score", "before": before, "number": outcome.score})
    return found


def banner_parts(outcome: Outcome, action: str) -> Iterator[dict[str, object]]:
    """Return the banners, cities and cards that change, and who holds what is fought for."""
    counted = action.startswith("count ") and outcome.fight is not None
    numbers = {"cities": outcome.cities}
    if outcome.needed is None and not counted:
        numbers |= {"lost": outcome.lost, "moved": outcome.moved}
    if not action.startswith(("order ", "add ")):
        numbers["added"] = outcome.added
        numbers["cards"] = {empire: n for empire, n in outcome.cards.items() if n > 0}
    for kind, by_empire in numbers.items():
        for empire, number in by_empire.items():
            yield {"kind": kind, "empire": empire, "number": number}
    if outcome.force is not None:
        yield {"kind": "force", "number": outcome.force}
    fight = outcome.fight
    if fight and outcome.most is None and not counted:
        yield {"kind": "holds", "empire": fight.holder, "region": fight.region}


def control_parts(outcome: Outcome, action: str, view: GameView) -> Iterator[dict[str, object]]:
    """Return who would control which other positions, and who could still come in between."""
    control: dict[Society | None, list[str]] = {}
    for position, player in outcome.control.items():
        if position not in action:
            control.setdefault(player, []).append(position)
    for player, positions in control.items():
        kind = "gains" if player == view.seat else "control"
        yield {"kind": kind, "positions": positions, "who": player}
    if outcome.cut:
        yield {"kind": "cut", "players": list(outcome.cut)}


def attack_parts(outcome: Outcome) -> Iterator[dict[str, object]]:
    """Return what an attack takes, or that an order would have no effect."""
    if outcome.nothing:
        yield {"kind": "nothing"}
    region = outcome.fight.region if outcome.fight else None
    if outcome.needed is not None:
        yield {
            "kind": "needed", "number": outcome.needed, "most": outcome.most, "region": region,
        }  # fmt: skip
    elif outcome.most is not None:
        kind = "short" if outcome.fight else "most"
        yield {"kind": kind, "number": outcome.most, "region": region}
