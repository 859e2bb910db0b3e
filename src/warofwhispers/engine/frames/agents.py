"""Agents are taken back and placed again (R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_RETRIEVE,
    DEPLOY,
    DEPLOY_FIELD,
    MAX_FIELD_AGENTS,
    PHASE_DEPLOY,
    PHASE_RETRIEVE,
    POSITION_COUNT,
    REGION_COUNT,
    RETRIEVE,
    RETRIEVE_FIELD,
    VACANT,
)
from warofwhispers.engine.places import agent_player, agent_region, field_agent
from warofwhispers.engine.reasons import ALLOWED, FIELD_FULL, FIELD_OFF, FIELD_TWICE
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def bars_field(s: State, player: i64) -> i64:
    """Return why a player may place no agent in any region (R3.3); 0 if they may."""
    if not s.data.field_agents:
        return FIELD_OFF
    mine: i64 = 0
    where: i64
    for where in s.field:
        if agent_player(where) == player:
            mine += 1
    return ALLOWED if mine < MAX_FIELD_AGENTS else FIELD_FULL


def bars_region(s: State, player: i64, region: i64) -> i64:
    """Return why a player may not place a second agent in a region (R3.3); 0 if it has none yet."""
    taken: i64 = field_agent(player, region)
    where: i64
    for where in s.field:
        if where == taken:
            return FIELD_TWICE
    return ALLOWED


def agents_on_board(s: State, player: i64) -> list[int]:
    """Return the actions that take back one of a player's agents."""
    options: list[int] = []
    position: i64
    for position in range(POSITION_COUNT):
        if s.council[position] == player:
            options.append(RETRIEVE + position)
    for where in s.field:
        if agent_player(where) == player:
            options.append(RETRIEVE_FIELD + agent_region(where))
    return options


def take_back(s: State, player: int, action: int, rule: str) -> None:
    """Return the player's agent that such an action names."""
    s.agents[player] += 1
    if action >= RETRIEVE_FIELD:
        region = action - RETRIEVE_FIELD
        s.field.remove(field_agent(player, region))
        if s.log is not None:
            s.note("retrieved_field", rule, player, (region,))
    else:
        s.council[action - RETRIEVE] = VACANT
        if s.log is not None:
            s.note("retrieved", rule, player, (action - RETRIEVE,))


@final
class Retrieve(Frame):
    """Each player in turn takes one agent back; `turn` counts the players done."""

    FIELDS: ClassVar = (fields.TURN,)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def advance(self, s: State) -> bool:
        """Ask the next player who has an agent on the board."""
        s.phase = PHASE_RETRIEVE
        turn = self.turn
        while turn < s.players:
            player = (s.first + turn) % s.players
            options = agents_on_board(s, player)
            if options:
                s.stack[-1] = Retrieve(turn)
                return s.ask(player, ASK_RETRIEVE, options)
            turn += 1
        s.stack.pop()
        return False

    def choose(self, s: State, action: int) -> None:
        """Take that agent back, and go on with the next player."""
        s.stack[-1] = Retrieve(self.turn + 1)
        take_back(s, s.player, action, "R3.1")


@final
class Deploy(Frame):
    """Agents are placed one at a time, round after round; `turn` counts those placed or skipped."""

    FIELDS: ClassVar = (fields.TURN,)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def advance(self, s: State) -> bool:
        """Ask the next player who can place one."""
        s.phase = PHASE_DEPLOY
        turn = self.turn
        each = 3 if s.players == 2 else 2
        while turn < s.players * each:
            player = (s.first + turn) % s.players
            if s.agents[player] > 0:
                options: list[int] = []
                position: i64
                for position in range(POSITION_COUNT):
                    if s.council[position] < 0:
                        options.append(DEPLOY + position)
                if bars_field(s, player) == ALLOWED:
                    region: i64
                    for region in range(REGION_COUNT):
                        if bars_region(s, player, region) == ALLOWED:
                            options.append(DEPLOY_FIELD + region)
                if options:
                    s.stack[-1] = Deploy(turn)
                    return s.ask(player, ASK_DEPLOY, options)
            if s.log is not None:
                s.note("skipped", "R3.4", player, ())
            turn += 1
        s.stack.pop()
        return False

    def choose(self, s: State, action: int) -> None:
        """Place an agent there."""
        player = s.player
        s.agents[player] -= 1
        if action >= DEPLOY_FIELD:
            region = action - DEPLOY_FIELD
            s.field.append(field_agent(player, region))
            s.field.sort()
            if s.log is not None:
                s.note("deployed_field", "R3.3", player, (region,))
        else:
            s.council[action - DEPLOY] = player
            if s.log is not None:
                s.note("deployed", "R3.2", player, (action - DEPLOY,))
        s.stack[-1] = Deploy(self.turn + 1)
