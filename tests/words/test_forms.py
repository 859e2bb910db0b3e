"""No language says what its grammar forbids, whatever it is told."""

from __future__ import annotations

import re

import pytest

from tests.words.rendering import rendered
from warofwhispers.words import languages

# What must not be read, by language: a pattern, and what is wrong about it. To add a language or a
# pattern, add a line here. "" is for all languages.
FORBIDDEN: dict[str, dict[str, str]] = {
    "": {
        r"[{}]|\?\?|Fluent": "a hole in a sentence",
        r" [,.)]( |$)|\( ": "a gap before or after a mark",
    },
    "en": {
        r"\b1 (banners|cards|agents|cities|points|regions|games|answers)\b": "plural of one",
        r"\b[025] (banner|card|agent|city|point)\b": "singular of many",
        r"\b[Aa]ll 1\b": "all of one",
        r"\d\s%": "a space before a percent sign",
        r"\w'": "a straight apostrophe",
        r"\b[Aa] (?=[AEIOaeio]\w)(?!one)|\b[Aa]n (?=[BLHMCblhmc]\w|[Ss][th])(?!hour)": "a or an",
    },
    "fr": {
        r"\b([Dd]e|[Àà]) les?\b": "de + le, à + le: du, des, au, aux",
        r"(?<!-)\b([DdLl]e|[Ll]a|[Qq]ue|[NnSsJj]e) (?=[AEÉIOUaeéêiou]\w)(?!onze)": "no elision",
        r"\b[Pp]uisque (?=ils?|elles?)|\b[Ss]i ils?\b": "no elision",
        r"\b([Dd]u|[Aa]u|[Cc]e|[Mm]a|[Ss]a) (?=[AEÉIOUaeéêiou]\w)(?!onze)": "de l\u2019, cet, mon",
        r"(?i:\b([dlnsj]|qu)\u2019[bcdfgjklmnpqrstvwxz])": "elision before a consonant",
        r"(?i:\b(s|c|v|n)oe(u|ill))|\boeu": "oe for œ",
        r" [!?;:](?!\w)": "a plain space before ! ? ; :",
        r"[^ \xa0\u202f!?….(\[«][!?](?!\w)": "no space before ! or ?",
        r"\w'|\"": "a straight quote or apostrophe",
        r"« | »|«[^\xa0 ]|[^\xa0 ]»": "a guillemet without a no-break space",
        r"\b[01] (unités|cartes|agents|villes|points|parties|réponses)\b": "plural of 0 or 1",
        r"\b[25] (unité|carte|agent|ville|point|partie|réponse)\b": "singular of many",
        r"\b([Ll]es|[Mm]ême) [01]\b": "all of 0 or 1",
        r"\d( |)%": "no no-break space before a percent sign",
        r"(?i:\b(bannière|étendard|région d\u2019origine|round)s?\b)": "not the rulebook's word",
    },
    "it": {
        r"(?i:\b(di|a|da|in|su) (il|lo|la|i|gli|le)) (?=[A-Z])": "a preposition beside its article",
        r"(?i:\b(de|di|a|da|in|su) l)\u2019": "a preposition beside its article",
        r"\b(di|a|da) (Orso|Aquila|Elefante|Leone|Cavallo|Amministratore)\b": "no article",
        r"\b[Aa] (?!Ada)[Aa]\w": "ad before another a, but that a name cannot know",
        r"(?i:\b(il|(de|a|da|ne|su)l(l[oa])?) [aeiou])|\b[Ll][oa] [AEIOU]": "no elision",
        r"(?i:\b(l|un|(de|a|da|ne|su)ll)\u2019[^aeiouèh])": "elision before a consonant",
        r"(?i:\b(il|un|(de|a|da|ne|su)l) (s[b-df-hl-np-rtv]|z|gn|ps))": "lo, uno before s impura",
        r"\b([Ll]o (?=[A-Z])|(de|a|da|ne|su)llo )(?![Ss][b-df-hl-np-rtv]|[Zz])": "il, al",
        r"(?i:\b(i|(de|a|da|ne|su)i) ([aeiou]|s[b-df-hl-np-rtv]|z))": "gli before a vowel",
        r"(?i:\buna (aquila|altra|azione|offerta))|\bun\u2019(?i:orso|elefante|agente)": "un, una",
        r"(?i:\b(per|poi|fin|affin|an|né )chè\b)|\bpò\b": "a wrong accent",
        r"\w'": "a straight apostrophe",
        r"\b1 (stendardi|carte|agenti|punti|turni|scambi|partite|volte)\b": "plural of one",
        r"\b[025] (stendardo|carta|agente|punto|turno|scambio|partita|volta)\b": "singular of many",
        r"\btutt[ei] e 1\b": "all of one",
        r"\d\s%": "a space before a percent sign",
        r"(?i:\b(vessill[oi]|lealtà|rounds?)\b)": "not the rulebook's word",
    },
}


def broken(language: str, text: str) -> list[str]:
    """What is wrong with a text."""
    rules = {**FORBIDDEN[""], **FORBIDDEN.get(language, {})}
    return [reason for pattern, reason in rules.items() if re.search(pattern, text, re.MULTILINE)]


@pytest.mark.parametrize("language", languages())
def test_no_forbidden_forms(language: str) -> None:
    """Of every empire, position, region and society, and of 0, 1, 2 and 5."""
    texts = {said.text: said.message for said in rendered(language)}
    found: dict[str, str] = {}
    if broken(language, "\n".join(texts)):  # all at once is many times as fast as one by one
        for text, message in texts.items():
            for reason in broken(language, text):
                found.setdefault(f"{message}: {reason}", text)
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It costs { $number }."),
        ("en", "You have 1 cards."),
        ("en", "The Bear adds 2 banner."),
        ("en", "not even all 1"),
        ("en", "half its 95 % interval"),
        ("en", "a Eagle card"),
        ("en", "an Lion"),
        ("en", "the empire's banners"),
        ("fr", "le conseil de le Lion"),
        ("fr", "le Conseil du Ours"),
        ("fr", "c\u2019est au Éléphant"),
        ("fr", "une carte d\u2019Lion"),
        ("fr", "ce agent"),
        ("fr", "le coeur du Lion"),
        ("fr", "une carte de Ours"),
        ("fr", "le Ours attaque"),
        ("fr", "la réserve de Aigle"),
        ("fr", "il s\u2019attaque à le Lion"),
        ("fr", "Jouer une carte ?"),
        ("fr", "Jouer une carte?"),
        ("fr", "l'Ours"),
        ("fr", "« Ours »"),
        ("fr", "0 unités"),
        ("fr", "à 95 % près"),
        ("fr", "2 unité"),
        ("fr", "même les 1 ne suffiraient pas"),
        ("fr", "trois bannières de l\u2019Ours"),
        ("it", "il consiglio di il Leone"),
        ("it", "le carte del Aquila"),
        ("it", "una carta de l\u2019Orso"),
        ("it", "tocca a Aquila"),
        ("it", "lo Orso attacca"),
        ("it", "il Aquila attacca"),
        ("it", "lo Maresciallo"),
        ("it", "il Sceriffo"),
        ("it", "i agenti"),
        ("it", "una Aquila"),
        ("it", "un\u2019Orso"),
        ("it", "perchè no"),
        ("it", "l\u2019Leone"),
        ("it", "l'Orso"),
        ("it", "1 stendardi"),
        ("it", "al 95 %"),
        ("it", "5 carta"),
        ("it", "nemmeno tutti e 1"),
        ("it", "un agente a Altolago"),
        ("it", "la tua lealtà nel round 2"),
    ],
)
def test_forbidden_forms_are_found(language: str, text: str) -> None:
    """The check above can fail."""
    assert broken(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The Bear adds 2 banners."),
        (
            "it",
            "Lo Sceriffo dell\u2019Orso e gli agenti del Leone: 1 stendardo, 5 carte; tocca a te.",
        ),
        ("fr", "Jouer une carte\u202f? Le Maréchal de l\u2019Ours\xa0: 1 unité, 5 cartes."),
        (
            "fr",
            "«\xa0look B4\xa0» montre une région\u202f; l\u2019Aigle y est à onze contre dix.",
        ),
    ],
)
def test_good_forms_are_let_be(language: str, text: str) -> None:
    """The check above finds no more than there is."""
    assert broken(language, text) == []
