"""What holds at every question of every game (R1.1, R1.4, R1.5), as checks of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import (
    AGENTS_PER_PLAYER,
    BANNERS_PER_EMPIRE,
    CHANCE,
    EMPIRE_COUNT,
    NOBODY,
    PROMPTS,
    REGION_COUNT,
    SLOT_COUNT,
)

if TYPE_CHECKING:
    from warofwhispers.engine.state import State


def check_banners(s: State) -> None:
    """Check for twenty banners of each empire, in regions, reserve, attack and transit (R1.5)."""
    total = s.reserve[:]
    for region in range(REGION_COUNT):
        total[s.holder[region]] += s.banners[region]
    for frame in s.stack:
        attack, moving = frame.attack(), frame.moving()
        if attack is not None:
            total[attack[0]] += attack[3]
        if moving is not None:
            total[moving[0]] += moving[1]
    assert total == [BANNERS_PER_EMPIRE] * EMPIRE_COUNT
    assert min(s.reserve) >= 0
    assert min(s.banners) >= 0


def check_controllers(s: State) -> None:
    """Check that every region has one controller, its home empire if it is empty (R1.4)."""
    for region in range(REGION_COUNT):
        assert 0 <= s.holder[region] < EMPIRE_COUNT
        assert s.banners[region] or s.holder[region] == s.data.home[region]


def check_cards(s: State) -> None:
    """Check that every card is in one place, and that public sizes are right."""
    game_data, kinds = s.data, s.data.kinds
    for kind in range(kinds):
        held = sum(s.hands[player * kinds + kind] for player in range(s.players))
        there = s.deck[kind], s.discards[kind], s.removed[kind]
        assert held + sum(there) == game_data.deck[kind]
        assert min(held, *there) >= 0
    for empire in range(EMPIRE_COUNT):
        mine = [kind for kind in range(kinds) if game_data.card_empire[kind] == empire]
        assert s.deck_size[empire] == sum(s.deck[kind] for kind in mine)
        assert s.discard_size[empire] == sum(s.discards[kind] for kind in mine)
        for player in range(s.players):
            hand = sum(s.hands[player * kinds + kind] for kind in mine)
            assert s.held[player * EMPIRE_COUNT + empire] == hand
    for player in range(s.players):
        hand = sum(s.hands[player * kinds : (player + 1) * kinds])
        assert s.hand_size[player] == hand


def check_agents(s: State) -> None:
    """Nine agents to a player, in hand, councils and regions; tokens one of each (R1.1)."""
    for player in range(s.players):
        field = sum(where // REGION_COUNT == player for where in s.field)
        assert s.agents[player] + s.council.count(player) + field == AGENTS_PER_PLAYER
        assert field <= 2
        tokens = s.loyalty[player * SLOT_COUNT : (player + 1) * SLOT_COUNT]
        dealt = [token for token in tokens if token >= 0]
        assert len(set(dealt)) == len(dealt)
    assert len(set(s.field)) == len(s.field)


def check_question(s: State) -> None:
    """Check that a question is asked of somebody and has distinct answers; none at the end."""
    assert 0 <= s.prompt < len(PROMPTS)
    if s.player == NOBODY:
        assert s.options == []
        return
    assert CHANCE <= s.player < s.players
    assert s.options
    assert len(set(s.options)) == len(s.options)


def check_all(s: State) -> None:
    """Check every law."""
    check_banners(s)
    check_controllers(s)
    check_cards(s)
    check_agents(s)
    check_question(s)
