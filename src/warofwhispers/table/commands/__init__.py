"""Commands: each checks whether it may be done and returns the change to write in the journal.

A command is given a copy of the table. It changes nothing of it but the game, on which it may
play its actions; the registry follows the change, commits it, and only then shows the copy.
"""

from __future__ import annotations

from collections.abc import Callable

from warofwhispers.table.journal import Change
from warofwhispers.table.state import Table

Command = Callable[[Table], Change]
