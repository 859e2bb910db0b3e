"""The catalogue: facts in, sentences out."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys

import pytest

from warofwhispers import WhispersError
from warofwhispers.words import Reader, Words, WordsError, languages, words
from warofwhispers.words.bundle import Bundle, parsed
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.functions import functions
from warofwhispers.words.plain import fill_in
from warofwhispers.words.source import cut, entries
from warofwhispers.words.values import fact

ENGLISH = entries("en")


def call(name: str, *arguments: object, reader: Reader | None = None, **named: str) -> object:
    """Call a function as a message would."""
    words = Words("en", reader)
    return functions(lambda: words, "en-GB")[name](*arguments, **named)


def test_plural_follows_the_number() -> None:
    """One banner, two banners."""
    assert words().say("banners", number=1) == "1 banner"
    assert words().say("banners", number=2) == "2 banners"


@pytest.mark.parametrize(
    ("name", "fact", "form", "said"),
    [
        ("EMPIRE", "bear", "", "Bear"),
        ("REGION", "B4", "", "Wolfgate"),
        ("POSITION", "bear.marshal", "", "Bear Marshal"),
        ("PLACE", "bear.marshal", "", "Bear Marshal"),
        ("PLACE", "B4", "", "Wolfgate"),
        ("CARD", "bear/lion", "", "Bear/Lion"),
        ("CARD", "lion/plague", "", "Lion Plague"),
        ("WHO", "raven", "start", "The Pale Raven"),
        ("WHO", "none", "", "nobody"),
        ("SLOT", "devout", "", "Devout"),
        ("ICON", "city", "many", "cities"),
    ],
)
def test_functions_name_things(name: str, fact: str, form: str, said: str) -> None:
    """Each function looks up its kind of thing, in the form requested."""
    assert call(name, fact, form=form) == said


def test_reader_is_you_and_people_have_names() -> None:
    """Who is meant depends on the reader."""
    reader = Reader(you="rat", names={"raven": "Ada"})
    assert call("PERSON", "rat", reader=reader) == "you"
    assert call("PERSON", "raven", reader=reader) == "they"
    assert call("PERSON", "raven", "raven", reader=reader) == "same"
    assert call("PERSON", "raven", "spider", reader=reader) == "they"
    assert call("PERSON", "rat", "rat", reader=reader) == "you"
    assert call("WHO", "raven", reader=reader, form="start") == "Ada"
    assert call("WHO", "spider", reader=reader) == "the Supplicant Spider"


def test_reader_knows_the_table() -> None:
    """The ruleset's options and a custom board's regions come with the reader."""
    reader = Reader(settings={"fort": "kill"}, regions={"X1": "Nowhere"})
    assert call("SETTING", "fort", reader=reader) == "kill"
    assert call("SETTING", "fort") == "unknown"
    assert call("REGION", "X1", reader=reader) == "Nowhere"


def test_names_can_be_marked() -> None:
    """A terminal colours empires, even inside other names."""
    reader = Reader(mark=lambda kind, fact, text: f"<{kind} {fact}>{text}</>")
    assert call("EMPIRE", "bear", reader=reader) == "<empire bear>Bear</>"
    assert call("POSITION", "bear.marshal", reader=reader) == (
        "<empire bear>Bear</> <title marshal>Marshal</>"
    )


def test_lists_follow_the_language() -> None:
    """Several things, by name."""

    def said(message: str, things: object) -> str:
        fluent = Bundle({**ENGLISH, "x": f"x = {message}\n"}, "en-GB")
        return fluent.format(Words("en"), "x", "", {"things": fact(things)})

    cards = '{ LIST($things, item: "item-card") }'
    assert said(cards, ["bear/lion"]) == "Bear/Lion"
    assert said(cards, ["bear/lion", "lion/plague", "horse/ask"]) == (
        "Bear/Lion, Lion Plague and Horse alliance for the order"
    )
    places = [{"number": 2, "region": "B4"}, {"number": 1, "region": "B6"}]
    assert said('{ LIST($things, item: "item-banners-in", style: "plain") }', places) == (
        "2 in Wolfgate, 1 in Southwatch"
    )
    orders = ["bear.sheriff attack", "bear.sheriff switch"]
    assert Words("en").say("cli-play-orders", orders=orders) == "attack or switch places"


def test_signs() -> None:
    """A gain has a plus, a loss a minus."""
    assert [call("SIGNED", number) for number in (2, -1, 0)] == ["+2", "\N{MINUS SIGN}1", "0"]


@pytest.mark.parametrize(
    ("message", "facts", "fault"),
    [
        ("no-such-thing", {}, 'no message "no-such-thing"'),
        ("empire-bear.of", {}, 'no form "of"'),
        ("banners", {}, "Unknown external: number"),
        ("item-card", {"item": "bear/nothing"}, 'no message "special-nothing"'),
        ("item-empire", {"item": "wolf"}, 'no message "empire-wolf"'),
    ],
)
def test_what_is_missing_is_an_error(message: str, facts: dict[str, object], fault: str) -> None:
    """No gap is ever shown."""
    with pytest.raises(WordsError, match=fault):
        words().say(message, **facts)


@pytest.mark.parametrize(
    "error",
    [
        WhispersError("game-no-society", given="x" * 5000, known=["raven"]),
        WhispersError("game-seats", given=["x" * 5000, "y"]),
        WhispersError("game-seats", given=["x"] * 5000),
        WhispersError("record-setup", fault=WhispersError("game-seats", given=["x" * 1500] * 4)),
    ],
    ids=["text", "list", "many", "nested"],
)
def test_long_facts_are_cut_short(error: WhispersError) -> None:
    """Whatever somebody sends, the refusal can be worded."""
    assert 2000 < len(str(error)) < 2200
    assert "…" in str(error)


def test_what_is_not_translated_yet_is_said_in_english() -> None:
    """An unfinished language fails nobody: neither a message nor a form of one."""
    half = Words("en", Reader(names={"raven": "Ada"}))
    half.language = "xx"
    half._entries = {
        "cards": "cards = { $number } cartes\n",
        "society-rat": "society-rat = le Rat\n",
    }
    assert half.say("cards", number=2) == "2 cartes"
    assert half.say("banners", number=2) == "2 banners"
    assert half.say("event-first", seat="raven") == "Ada goes first."
    assert half.say("society-rat.start") == "The Cult of the Rat"
    with pytest.raises(WordsError, match='no message "no-such-thing"'):
        half.say("no-such-thing")


def test_unknown_language_is_refused() -> None:
    """There is at least English."""
    assert "en" in languages()
    with pytest.raises(WordsError, match='language "xx"'):
        Words("xx")


def test_what_is_no_fact_is_refused() -> None:
    """Objects do not slip into sentences."""
    with pytest.raises(TypeError, match="object is not a fact"):
        words().say("banners", number=object())


@pytest.mark.parametrize("language", languages())
def test_every_entry_is_fluent(language: str) -> None:
    """Each message parses, and is the one that was cut out."""
    for name, source in entries(language).items():
        assert parsed(source)[0].id.name == name.removeprefix("-")


def test_comments_and_forms_are_cut_rightly() -> None:
    """A comment belongs to no message."""
    text = "a = A\n# about b\nb = { $n ->\n  [one] x\n *[other] y\n}\n  .f = F\n"
    assert [name for name, _ in cut(text)] == ["a", "b"]
    assert dict(cut(text))["b"].endswith(".f = F\n")


@pytest.mark.parametrize("language", languages())
def test_short_way_says_the_same(language: str) -> None:
    """What is filled in without Fluent reads as Fluent has it, forms too."""
    catalogue = Words(language)
    fluent = Bundle(entries(language), catalogue.say("locale"))
    simple = 0
    for name, source in entries(language).items():
        facts = dict.fromkeys(re.findall(r"\$(\w+)", source), "x")
        for form in ("", *(attribute.id.name for attribute in parsed(source)[0].attributes)):
            text = fill_in(source, form, facts)
            if text is not None:
                assert fluent.format(catalogue, name, form, facts) == text
                simple += 1
    assert simple > 400


def test_ids() -> None:
    """Names of the game become ids of messages."""
    assert id_of("rule", "C-alchemists_fire") == "rule-C-alchemists-fire"
    assert id_of("level", "rules:warlord") == "level-rules-warlord"
    assert id_of("level", "search:hard~warlord") == "level-rules-warlord"


def test_errors_speak_through_the_catalogue() -> None:
    """An error has a code and facts, and survives the way between processes."""
    error = pickle.loads(pickle.dumps(WhispersError("game-players", given=5)))  # noqa: S301 - ours
    assert (error.code, error.facts) == ("game-players", {"given": 5})
    assert str(error) == "players: 5; the game is for 2 to 4 (R1.1)"


def test_simple_messages_need_no_fluent() -> None:
    """A short command does not wait for an import it does not need."""
    code = (
        "import sys; from warofwhispers.words import words;"
        "words().say('refusal-game-players', given=5);"
        "sys.exit('fluent.runtime' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own code


def test_numbers_too_large_to_count_are_quoted() -> None:
    """A refusal can be said whatever number was given."""
    assert fact(10**40) == "1" + "0" * 40
    assert fact(float("nan")) == "nan"
    assert fact(-(10**15)) == -(10**15)
