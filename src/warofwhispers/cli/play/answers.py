"""Answers in words: what each option of a question would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, MULTIPLIERS, SLOTS, SOCIETIES
from warofwhispers.engine.codes import ADD, ADD_PER, ATTACK, ORDER, PLACE
from warofwhispers.engine.frames.orders import empire_of, size_of
from warofwhispers.notation import POSITION_TEXTS
from warofwhispers.words.options import option

if TYPE_CHECKING:
    from warofwhispers import Decision, Game
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.engine.observe import Observation

# Messages that say nothing more in the terminal than elsewhere.
SHORT = {
    "option-agent-region", "option-half", "option-hold", "option-listen", "option-sit",
    "option-swap",
}  # fmt: skip


class Answers:
    """The words for the options of one decision."""

    def __init__(
        self,
        game: Game,
        decision: Decision,
        speech: Speech,
        seen: Observation,
        rooms: dict[int, int],
    ) -> None:
        """Take what the words are made from; `rooms` is what capped regions still take."""
        self.game = game
        self.decision = decision
        self.speech = speech
        self.say = speech.say
        self.seen = seen
        self.rooms = rooms

    def group(self, action: str) -> str:
        """Return the heading an answer stands under, or nothing."""
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

    def text(self, action: str, code: int) -> str:
        """Return an answer in words."""
        message, facts = option(action, self.decision.prompt, self.speech.words.has)
        if message == "option-order":
            return self.say("order-now", **self._order(str(facts["order"]), code))
        if message.startswith("option-pass"):
            return self.say(message, orders=self._orders())
        if "region" in facts and message not in SHORT:
            facts |= self._region(str(facts["region"]), code - PLACE)
            if message not in {"option-deploy-region", "option-retrieve-region"}:
                message = "option-region"
        if "position" in facts:
            facts |= self._position(str(facts["position"]))
        if message == "option-count":
            facts |= self._outcome(action)
        for slot, empire in (("slot", "empire"), ("other_slot", "other_empire")):
            if slot in facts:
                facts |= self._token(str(facts[slot]), empire)
        return self.say(message if message in SHORT else f"{message}.long", **facts)

    def _orders(self) -> object:
        """Return "none" where not even a card would make an order possible."""
        gives_one = any(name.startswith(("order ", "play ")) for name in self.decision.options)
        return "some" if gives_one else None

    def _order(self, name: str, code: int) -> dict[str, object]:
        """Return an order with what it would add or draw now."""
        kind = self.speech.orders[name].do
        facts: dict[str, object] = {"order": name, "kind": kind, "size": self._size(code)}
        return facts | {"empire": name.partition(".")[0]}

    def _size(self, code: int) -> int:
        state, order = self.game.state, code - ORDER
        kind = state.data.order_kind[order]
        if kind >= ATTACK:
            return 0
        size = size_of(state, order)
        return min(size, state.reserve[empire_of(order)]) if kind in {ADD, ADD_PER} else size

    def _region(self, name: str, region: int) -> dict[str, object]:
        i = self.speech.content.board.region_index(name)
        return {
            "banners": self.seen.banners[i],
            "holder": EMPIRES[self.seen.holder[i]],
            "icons": self.speech.icons(name),
            "room": self.rooms.get(region),
        }

    def _position(self, name: str) -> dict[str, object]:
        seat = self.seen.council[POSITION_TEXTS.index(name)]
        sitting = SOCIETIES[self.seen.seats[seat]] if seat >= 0 else None
        return {"orders": self.speech.orders_of(name), "who": sitting}

    def _token(self, slot: str, empire: str) -> dict[str, object]:
        place = SLOTS.index(slot)
        token = self.seen.loyalty[self.seen.seat * len(SLOTS) + place]
        return {empire: EMPIRES[token], "times": MULTIPLIERS[place]}

    def _outcome(self, action: str) -> dict[str, object]:
        """Tell how an attack would end if nobody played a card: the engine itself tries it out."""
        if self.decision.prompt != "attack_count":
            return {"outcome": "unknown"}
        trial = self.game.clone()
        trial.apply(action)
        while trial.decision.prompt in {"offer", "declared"}:
            trial.apply("pass")
        for event in trial.events(self.decision.number, self.speech.you):
            if event["event"] == "fought":
                return {**event, "outcome": _ending(event)}
        return {"outcome": "unknown"}


def _ending(fought: dict[str, object]) -> str:
    if fought["holder"] == fought["empire"]:
        return "taken"
    return "failed" if fought["holder"] == fought["defender"] else "emptied"
