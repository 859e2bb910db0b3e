"""The public board, reconstructed from events: what each player saw when choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import (
    PHASE_COUNCIL,
    PHASE_DEPLOY,
    REGION_COUNT,
    VACANT,
)
from warofwhispers.engine.places import field_agent, position_empire
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event


class PublicBoard:
    """A board with public information only, level with the game or one step behind it.

    It follows the kinds of event it knows, and an observation can correct it. An unfamiliar event
    therefore costs nothing but precision.
    """

    def __init__(self, data: GameData, players: int) -> None:
        self.state = State(data, players)
        self.force = 0

    def agrees(self, seen: Observation) -> bool:
        """Return whether the board matches the observation."""
        board = self.state
        return (
            board.banners == seen.banners
            and board.holder == seen.holder
            and board.council == seen.council
        )

    def set_right(self, seen: Observation) -> None:
        """Replace the whole board by the observation's."""
        board = self.state
        board.banners = seen.banners[:]
        board.holder = seen.holder[:]
        board.reserve = seen.reserve[:]
        board.council = seen.council[:]
        board.field = seen.field[:]
        board.deck_size = seen.deck_size[:]
        board.discard_size = seen.discard_size[:]
        board.face_up = seen.face_up[:]
        board.round = seen.round
        board.phase = seen.phase
        board.tracker = seen.tracker

    def follow(self, event: Event) -> None:
        """Apply an event to the board."""
        name, values = event.name, event.values
        if name in ("added", "set_down", "arrived"):
            self._put(values[0], values[1], values[2], reserve=name == "added")
        elif name == "killed":
            self.state.kill(values[1], values[2], "")
        elif name in ("declared", "moved", "reinforced", "joined", "dispersed", "lifted"):
            self._march(name, values)
        elif name == "fought":
            self._fight(values)
        elif name == "round":
            self.state.round, self.state.phase = values[0], PHASE_DEPLOY
            self.state.tracker = VACANT
        elif name == "ordered":
            self.state.phase, self.state.tracker = PHASE_COUNCIL, position_empire(values[0])
        else:
            self._agents(event)

    def _agents(self, event: Event) -> None:
        council, values, seat = self.state.council, event.values, event.seat
        match event.name:
            case "deployed":
                council[values[0]] = seat
            case "retrieved":
                council[values[0]] = VACANT
            case "switched":
                council[values[0]], council[values[1]] = values[2], seat
            case "relocated":
                council[values[0]], council[values[1]] = VACANT, seat
            case "deployed_field":
                self.state.field.append(field_agent(seat, values[0]))
            case "retrieved_field":
                where = field_agent(seat, values[0])
                self.state.field = [other for other in self.state.field if other != where]
            case "swapped":
                self.state.face_up[seat] |= 1 << values[0] | 1 << values[1]

    def _put(self, empire: int, region: int, number: int, *, reserve: bool) -> None:
        self.state.banners[region] += number
        self.state.holder[region] = empire
        if reserve:
            self.state.reserve[empire] -= number

    def _leave(self, region: int, number: int) -> None:
        self.state.banners[region] -= number

    def _march(self, name: str, values: tuple[int, ...]) -> None:
        match name:
            case "declared":
                self.force = values[3]
                self._leave(values[1], values[3])
            case "moved":
                self._leave(values[1], values[3])
                self._put(values[0], values[2], values[3], reserve=False)
            case "reinforced":
                self.force += values[2]
                self._leave(values[1], values[2])
            case "joined":
                self.force += values[1]
                self.state.reserve[values[0]] -= values[1]
            case "dispersed":
                self.state.banners[values[1]] = 0
                self.state.holder[values[1]] = self.state.data.home[values[1]]
            case _:
                for region in range(REGION_COUNT):
                    if self.state.holder[region] == values[0]:
                        self._leave(region, self.state.movable(region))

    def _fight(self, values: tuple[int, ...]) -> None:
        empire, region, defender, lost, killed, holder = values
        board = self.state
        board.reserve[empire] += lost
        board.reserve[defender] += killed
        survivors = self.force - lost
        board.banners[region] = survivors if survivors > 0 else board.banners[region] - killed
        board.holder[region] = holder
