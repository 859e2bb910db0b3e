"""What distinguishes one heuristic player from another: a few named numbers."""

from __future__ import annotations


class Style:
    """A player's leanings; 1.0 is neutral for those that scale something.

    `aggression` scales the worth of attacks, `greed` that of cards, and `readiness` the willingness
    to swap loyalties. `deception`, from 0 to 1, is how far early moves are turned away from the
    player's real loyalties. `noise` is random error in every judgement (a temperature), in points.
    `patience` is the number of points a swap must gain for each later round in which it could still
    be made. A player who `overlooks` things perceives only a random part of the good in a move, the
    smaller the higher the number; harm is never overlooked.
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
    """Return a neutral style, without deception, noise or patience."""
    return Style(1.0, 1.0, 0.0, 1.0, 0.0)
