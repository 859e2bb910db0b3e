"""What makes one player by rules of thumb differ from another: a few numbers with names."""

from __future__ import annotations


class Style:
    """The leanings of a player, each 1.0 for a plain one.

    `aggression` scales what attacks seem to be worth, `greed` what cards do, `readiness` how
    readily loyalties are swapped; `deception`, 0 to 1, is how far early moves are turned away
    from the player's real loyalties. `noise` blurs every judgement (temperature), in points.
    `patience` is the points that a swap must win for each later round in which it could still be
    made. Who `overlooks` things sees only a part, by chance, of the good in a move, and the
    smaller a part the higher the number; what does harm is never overlooked.
    """

    def __init__(
        self, aggression: float, greed: float, deception: float, readiness: float, noise: float,
        patience: float = 0.0, overlooks: float = 0.0,
    ) -> None:  # fmt: skip
        self.aggression = aggression
        self.greed = greed
        self.deception = deception
        self.readiness = readiness
        self.noise = noise
        self.patience = patience
        self.overlooks = overlooks


def plain_style() -> Style:
    """Return the leanings of a player without any."""
    return Style(1.0, 1.0, 0.0, 1.0, 0.0)
