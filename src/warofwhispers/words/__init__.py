"""Everything a person reads, by language: facts in, sentences out. See README.md beside this file.

>>> from warofwhispers.words import words
>>> words().say("banners", number=2)
'2 banners'
"""

from warofwhispers.words.catalogue import Words, words
from warofwhispers.words.source import WordsError, languages
from warofwhispers.words.values import Reader

__all__ = ["Reader", "Words", "WordsError", "languages", "words"]
