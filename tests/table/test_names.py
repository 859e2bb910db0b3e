"""Names: which are visible, and which could be mistaken for another."""

from __future__ import annotations

import pytest

from warofwhispers.table.names import (
    bot_name,
    has_unseen,
    is_chosen,
    looks_taken,
    normal_form,
    person_name,
)


@pytest.mark.parametrize(
    "other",
    [
        "ada", "\u0410da", "ADA", "A d a", "Àda", "\uff21da", "Ada.", "\U0001d400da", "\u0391da",
        "\u13aa\u13a0\u13aa", "\ua4eeda",
    ],
    ids=[
        "case", "cyrillic", "capitals", "spaces", "accent", "wide", "dot", "bold", "greek",
        "cherokee", "lisu",
    ],
)  # fmt: skip
def test_lookalikes_are_one_name(other: str) -> None:
    """Case, accents, spaces, other scripts and other glyphs do not make another name."""
    assert looks_taken(normal_form(other), ["Ben", "Ada"])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "Bi11"), ("Tim", "Tirn"), ("Oskar", "0skar"), ("Jon", "J\u0585\u0578")],
)
def test_lookalikes_of_digits_and_pairs(one: str, other: str) -> None:
    """A digit for a letter, two letters for one."""
    assert looks_taken(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "B\u1d0fb"), ("Vic", "\u1d20i\u1d04"), ("Sam", "\ua731am"), ("Ian", "\uab75an"),
        ("Olga", "\u2c9flga"), ("Zoe", "\u1d22oe"), ("Udo", "\u144cdo"), ("3PO", "\u0417PO"),
        ("MINNY", "\u039c\u0399\u039d\u039d\u03a5"), ("Hanna", "\u0397anna"),
        ("Bill", "\U0001f171\U0001f178\U0001f17b\U0001f17b"), ("Ada", "\U0001f150da"),
        ("Zoe", "\U0001f1ff\U0001f1f4\U0001f1ea"),
    ],
)  # fmt: skip
def test_lookalikes_from_afar(one: str, other: str) -> None:
    """Phonetic, Coptic, Canadian and boxed letters, and Greek capitals, unlike small ones."""
    assert looks_taken(normal_form(other), [one])
    assert looks_taken(one, [normal_form(other)])


def test_greek_names_are_the_same_in_capitals() -> None:
    """Whatever else their capitals look like."""
    assert looks_taken("\u039d\u03af\u03ba\u03b7", ["\u03bd\u03af\u03ba\u03b7"])


def test_other_names_are_other_names() -> None:
    """Names that differ visibly are all free; an empty seat takes no name."""
    names = [
        "Ada",
        "Ida",
        "Adam",
        "Ana",
        "Player 1",
        "Player 2",
        "Жанна",
        "Зоя",
        "李雷",
        "韩梅",
        "",
    ]
    for at, name in enumerate(names[:-1]):
        assert not looks_taken(name, names[:at] + names[at + 1 :])


@pytest.mark.parametrize(
    "name",
    ["A\u200bda", "\u202eadA", "A\u2066da", "\u3164", "\u2800", "Ada\u00ad", "A\x07da", "\ufeffAda",
     "A" + "\u0316" * 9, "\u0301", "\u0301 \u0302", "\U0001d159", "A\U00016fe4da"],
)  # fmt: skip
def test_unseen_characters_are_found(name: str) -> None:
    """Zero-width, bidirectional, blank, control, stacked marks."""
    assert has_unseen(normal_form(name))


@pytest.mark.parametrize("name", ["Ada", "Søren", "Жанна", "李雷", "नीता", "Ada ❤️", "O'Neil-2", ""])
def test_names_of_many_scripts_are_fine(name: str) -> None:
    """Letters with their marks, signs and emoji are visible."""
    assert not has_unseen(normal_form(name))


def test_given_names_look_like_nobody_elses() -> None:
    """A name given by the program is free."""
    assert person_name(0, []) == "Player 1"
    assert person_name(0, ["player l"]) == "Player 1 2"
    assert bot_name("random", ["the fool", "The Fool 2"]) == "The Fool 3"


def test_who_is_called_after_the_seat_has_chosen_no_name() -> None:
    """In whatever language, and even if that name was taken; another seat's is a name like any."""
    for name in ("", "Player 2", "Joueur 2", "Giocatore 2", person_name(1, ["Player 2"])):
        assert not is_chosen(name, 1), name
    assert is_chosen("Player 1", 1)
    assert is_chosen("Ada", 1)
