"""What makes one player of `rules` differ from another: a few numbers with names."""

from __future__ import annotations


class Style:
    """The leanings of a player, each 1.0 for a plain one.

    `aggression` scales what attacks seem to be worth, `greed` what cards do, `readiness` how
    readily loyalties are swapped; `deception`, 0 to 1, is how far early moves are turned away
    from the player's real loyalties. `noise` blurs every judgement (temperature), in points.
    """

    def __init__(
        self, aggression: float, greed: float, deception: float, readiness: float, noise: float
    ) -> None:
        self.aggression = aggression
        self.greed = greed
        self.deception = deception
        self.readiness = readiness
        self.noise = noise

    def blurred(self, noise: float) -> Style:
        """Return the same leanings with another temperature."""
        return Style(self.aggression, self.greed, self.deception, self.readiness, noise)


def plain_style() -> Style:
    """Return the leanings of a player without any."""
    return Style(1.0, 1.0, 0.0, 1.0, 0.0)
