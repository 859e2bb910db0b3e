"""The rules reference: all the rules, and where each one applies. The catalogue has its words.

`structure.json` has what no other data has: chapters, pictures, which log lines belong to which
rule, which documents the rulesets follow. Everything else comes from content and engine.
"""

from warofwhispers.reference.build import reference
from warofwhispers.reference.shapes import Reference

__all__ = ["Reference", "reference"]
