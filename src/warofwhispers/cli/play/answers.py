"""Answers in words: what each option of a question would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play.story import spoken
from warofwhispers.content import EMPIRES, MULTIPLIERS, SLOTS, SOCIETIES
from warofwhispers.engine.codes import ADD, ADD_PER, ATTACK, ORDER, PLACE
from warofwhispers.engine.frames.orders import empire_of, size_of
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers import Decision, Game
    from warofwhispers.cli.play.words import Words
    from warofwhispers.engine.observe import Observation


class Answers:
    """The words for the options of one decision."""

    def __init__(
        self, game: Game, decision: Decision, words: Words, seen: Observation, rooms: dict[int, int]
    ) -> None:
        """Take what the words are made from; `rooms` is what capped regions still take."""
        self.game = game
        self.decision = decision
        self.words = words
        self.seen = seen
        self.rooms = rooms

    def group(self, action: str) -> str:
        """Give the heading an answer stands under, or nothing."""
        verb, _, rest = action.partition(" ")
        say = self.words.say
        if verb == "play":
            ability = rest.split()[0]
            name, does = (say(f"abilities.{ability}.{part}") for part in ("name", "does"))
            return f"{name}: {does}"
        if verb == "order":
            if self.decision.prompt == "reached":  # a switch may reach several positions
                return self.words.position(rest.split()[0])
            return say("options.groups.orders")
        if verb in {"deploy", "retrieve", "move", "act"}:
            empire = rest.partition(".")[0]
            if empire not in EMPIRES:
                return say("options.groups.regions")
            return say("options.groups.positions", empire=self.words.empire(empire))
        return say("options.groups.other") if verb in {"pass", "hold", "listen"} else ""

    def text(self, action: str, code: int) -> str:
        """Give an answer in words."""
        verb, _, rest = action.partition(" ")
        speak: dict[str, Callable[[str], str]] = {
            "deploy": lambda name: self._post(name, "deploy"),
            "retrieve": lambda name: self._post(name, "retrieve"),
            "order": lambda name: self.words.order(name, self._size(code)),
            "play": self._play,
            "count": self._count,
            "move": self._trials if self.decision.prompt == "trials" else self._move,
            "act": lambda name: self._place("options.elsewhere", name),
            "empire": lambda name: self.words.say("options.empire", empire=self.words.empire(name)),
            "add": lambda name: self._room(name, code - PLACE),
            "discard": self.words.card,
            "from": self._agent,
            "to": self._agent,
            "sit": self._sit,
            "half": self._half,
            "propose": self._propose,
            "accept": lambda _: self.words.say("options.accept"),
            "decline": lambda _: self.words.say("options.decline"),
            "hold": lambda length: self.words.say(f"options.hold_{length}"),
            "listen": lambda _: self.words.say("options.listen"),
            "reveal": self._reveal,
            "swap": self._swap,
            "pass": lambda _: self.words.say(f"options.pass.{self.decision.prompt}"),
        }
        return speak.get(verb, self._region)(rest)

    def _size(self, code: int) -> int:
        """Give what an order would add or draw now."""
        state, order = self.game.state, code - ORDER
        kind = state.data.order_kind[order]
        if kind >= ATTACK:
            return 0
        size = size_of(state, order)
        return min(size, state.reserve[empire_of(order)]) if kind in {ADD, ADD_PER} else size

    def _post(self, name: str, verb: str) -> str:
        if "." in name:
            return self._place(f"options.{verb}_position", name)
        return self._region(name, f"options.{verb}_region")

    def _place(self, key: str, name: str, **more: str) -> str:
        return self.words.say(
            key, position=self.words.position(name), orders=self.words.orders_of(name), **more
        )

    def _region(self, name: str, key: str = "") -> str:
        i = self.words.content.board.region_index(name)
        icons = "".join(f", {icon}" for icon in self.words.icons(name))
        standing = "options.region" if self.seen.banners[i] else "options.region_empty"
        return self.words.say(
            key or standing,
            region=self.words.region(name),
            banners=self.seen.banners[i],
            holder=self.words.empire(EMPIRES[self.seen.holder[i]]),
            icons=icons,
        )

    def _room(self, name: str, region: int) -> str:
        text = self._region(name)
        if region not in self.rooms:
            return text
        return self.words.say("options.room", region=text, room=self.rooms[region])

    def _play(self, rest: str) -> str:
        cards = rest.split()[1].split("+")
        return self.words.say("options.play", cards=self.words.cards(cards))

    def _move(self, name: str) -> str:
        sitting = self._sitting(name)
        if sitting is None:
            return self._place("options.move_vacant", name)
        return self._place("options.move_held", name, who=self.words.society(sitting))

    def _sitting(self, name: str) -> str | None:
        seat = self.seen.council[POSITION_TEXTS.index(name)]
        return SOCIETIES[self.seen.seats[seat]] if seat >= 0 else None

    def _trials(self, name: str) -> str:
        who = self.words.society(self._sitting(name))
        return self.words.say("options.trials", position=self.words.position(name), who=who)

    def _agent(self, name: str) -> str:
        if "." in name:
            return self.words.say("options.agent_position", position=self.words.position(name))
        if self.decision.prompt in {"price_own", "price_other"}:
            return self.words.say("options.agent_region", region=self.words.region(name))
        return self._region(name)

    def _sit(self, name: str) -> str:
        if name == "nobody":
            return self.words.say("options.sit_nobody")
        return self.words.say("options.sit", who=self.words.society(name))

    def _half(self, name: str) -> str:
        parts = {part: self.words.say(f"halves.{name}.{part}") for part in ("name", "does")}
        return self.words.say("options.half", **parts)

    def _propose(self, card: str) -> str:
        empire, kind = card.split("/")
        price = self.words.say(f"uses.price.{kind}.{empire}")
        return self.words.say("options.propose", card=self.words.card(card), price=price)

    def _token(self, slot: str) -> str:
        tokens = self.seen.loyalty[self.seen.seat * 5 : self.seen.seat * 5 + 5]
        return self.words.empire(EMPIRES[tokens[SLOTS.index(slot)]])

    def _reveal(self, slot: str) -> str:
        return self.words.say(
            "options.reveal",
            slot=self.words.say(f"slots.{slot}"),
            empire=self._token(slot),
            times=MULTIPLIERS[SLOTS.index(slot)],
        )

    def _swap(self, rest: str) -> str:
        slot, other = rest.split()
        return self.words.say(
            "options.swap",
            slot=self.words.say(f"slots.{slot}"),
            other_slot=self.words.say(f"slots.{other}"),
            empire=self._token(slot),
            other_empire=self._token(other),
        )

    def _count(self, number: str) -> str:
        forecast = self._forecast(f"count {number}")
        if not forecast:
            return self.words.say("options.count", number=int(number))
        return self.words.say("options.count_forecast", number=int(number), forecast=forecast)

    def _forecast(self, action: str) -> str:
        """Say how an attack would end if nobody played a card: the engine itself tries it out."""
        if self.decision.prompt != "attack_count":
            return ""
        trial = self.game.clone()
        trial.apply(action)
        while trial.decision.prompt in {"offer", "declared"}:
            trial.apply("pass")
        for event in trial.events(self.decision.number, self.words.you):
            if event["event"] == "fought":
                return self._outcome(event)
        return ""

    def _outcome(self, event: dict[str, object]) -> str:
        values = {key: spoken(key, value, self.words) for key, value in event.items()}
        if event["holder"] == event["empire"]:
            key = "taken"
        else:
            key = "emptied" if event["holder"] != event["defender"] else "failed"
        return self.words.say(f"forecast.{key}", **values)
