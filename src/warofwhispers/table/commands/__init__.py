"""Commands: each checks whether it is allowed and returns the change to write to the journal.

A command is given a copy of the table. It changes nothing in it except the game, on which it may
play its actions; the registry follows the change, commits it, and only then shows the copy.
"""

from __future__ import annotations

from collections.abc import Callable

from warofwhispers.table.journal import Change
from warofwhispers.table.state import Table

Command = Callable[[Table], Change]
