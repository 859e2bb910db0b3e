"""What the content package raises: one line that names the file or option and the fault."""


class ContentError(ValueError):
    """A board, councils or cards file that cannot be used."""


class RulesetError(ValueError):
    """A ruleset, option or value that is unknown or contradictory."""
