"""Every language is complete, and no sentence stands in the catalogue twice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.words.sources import CATALOGUE
from warofwhispers.cli.language import of_environment
from warofwhispers.words import Words, complete
from warofwhispers.words import __main__ as command
from warofwhispers.words import source as catalogue_files
from warofwhispers.words.plain import simple_text
from warofwhispers.words.source import entries, languages

# Pages load what they say apart from one another, so a few sentences stand in two packs.
IN_TWO_PACKS = {
    ("cli-play-empty-log", "page-command-nothing", "page-log-empty"),
    ("page-end-unchecked", "page-lobby-unchecked"),
}


@pytest.mark.parametrize("language", languages())
def test_every_language_is_complete(language: str) -> None:
    """None is half translated, and none speaks of facts that English is not given."""
    assert complete.faults(entries(language)) == []


def test_untranslated_messages_are_found() -> None:
    """The check above can fail."""
    other = {**CATALOGUE, "banners": "banners = { $drapeaux }\n", "stale": "stale = x\n"}
    other["ability-march"] = "ability-march = Marche\n"
    del other["cards"]
    assert complete.faults(other) == [
        "cards: missing",
        "ability-march.text: missing",
        "banners: $drapeaux is not given",
        "stale: not in English",
    ]


@pytest.mark.parametrize("language", languages())
def test_what_is_said_before_anything_is_installed_is_simple(language: str) -> None:
    """Setting up speaks without Fluent: one line each, with nothing but plain facts."""
    said = {name: text for name, text in entries(language).items() if name.startswith("setup-")}
    assert said
    assert [name for name, text in said.items() if simple_text(text, "") is None] == []


def test_command_lists_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A translator sees what is left to do."""
    half = {**CATALOGUE}
    del half["cards"]
    monkeypatch.setattr(command, "entries", lambda name: {"xx": half}.get(name, CATALOGUE))
    assert command.main(["missing", "xx", "en"]) == 1
    assert capsys.readouterr().out == "xx: 1 to do\n  cards: missing\nen: nothing to do\n"
    assert command.main(["missing", "en"]) == 0
    half["banners"] = "banners = { $number ->\n   *[other] Fahnen: { $number }\n}\n"
    assert command.main(["same", "xx"]) == 1
    told = capsys.readouterr().out
    assert "  ask-retrieve\n" in told
    assert "  banners\n" not in told
    assert "  item-empire\n" not in told  # has no words of its own
    assert command.main([]) == 2


def test_another_language_takes_a_folder_and_no_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is there, by its tag and in the environment; what is not translated yet is English."""
    english = Path(catalogue_files.__file__).parent / "en"
    for language in ("en", "pt-BR"):
        shutil.copytree(english, tmp_path / language)
    names = tmp_path / "pt-BR/names.ftl"
    text = names.read_text("utf-8").replace("empire-bear = Bear", "empire-bear = Urso")
    names.write_text(text, "utf-8")
    (tmp_path / "pt-BR/events.ftl").unlink()
    monkeypatch.setattr(catalogue_files, "files", lambda _: tmp_path)
    entries.cache_clear()
    try:
        assert languages() == ("en", "pt-BR")
        assert of_environment({"LANG": "pt_BR.UTF-8"}) == "pt-BR"
        say = Words("pt-BR").say
        assert say("item-empire", item="bear") == "Urso"
        assert say("event-no-attack", empire="bear") == "The Bear has nothing to attack."
        assert command.main(["missing", "pt-BR"]) == 1
        assert "  event-no-attack: missing\n" in capsys.readouterr().out
    finally:
        entries.cache_clear()


def said_twice() -> set[tuple[str, ...]]:
    """Messages that are the same sentence, word for word."""
    by_text: dict[str, list[str]] = {}
    for name, source in CATALOGUE.items():
        text = " ".join(source.partition("=")[2].split())
        if text.endswith(".") and len(text.split()) > 3:  # fewer are labels
            by_text.setdefault(text, []).append(name)
    return {tuple(sorted(names)) for names in by_text.values() if len(names) > 1}


def test_no_sentence_is_there_twice() -> None:
    """A message that says the same refers to the other."""
    assert said_twice() == IN_TWO_PACKS


def test_sentences_that_are_there_twice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    again = CATALOGUE["page-no-script"].replace("page-no-script", "page-again")
    monkeypatch.setitem(CATALOGUE, "page-again", again)
    assert ("page-again", "page-no-script") in said_twice()
