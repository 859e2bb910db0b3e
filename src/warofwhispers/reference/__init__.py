"""The rules reference: which rules there are, and where each is met. The catalogue has its words.

`structure.json` says what no table of the game says: chapters, pictures, what the log says under
which rule, which documents the rulesets follow. All else is taken from content and engine.
"""

from warofwhispers.reference.build import reference
from warofwhispers.reference.shapes import Reference

__all__ = ["Reference", "reference"]
