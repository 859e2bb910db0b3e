"""The catalogue and the code agree: nothing missing, nothing unused, no words in code."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.words.families import FAMILIES, MAY_LACK, family_of, members
from warofwhispers.content import OPTIONS
from warofwhispers.content.presets import OLD_VALUES
from warofwhispers.teaching.lessons import lessons
from warofwhispers.words import __main__ as command
from warofwhispers.words import complete
from warofwhispers.words.bundle import parsed
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.complete import Variables, forms_of
from warofwhispers.words.plain import simple_text
from warofwhispers.words.source import entries, languages

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "warofwhispers"
PAGE = ROOT / "web" / "src"
CATALOGUE = entries("en")

# What the functions themselves say, and the page's own, whose sources are checked by its tests.
BY_NAME = {
    "card-pair", "card-special", "council-position", "language", "list-separator", "locale",
    "person", "item-society-start", "waiting-chance", "waiting-over", "waiting-player",
    *(f"cli-{name}-about" for name in (
        "admin", "analyse", "arena", "perft", "play", "puzzles", "replay", "serve", "simulate",
        "trace",
        "verify",
    )),
}  # fmt: skip
PUT_TOGETHER = ("refusal-undo-", "refusal-not-playing-")  # see tests/server/test_messages.py
RAISING = re.compile(r"(Error|EntryConflict|IllegalAction|Refusal|_refuse|fail)$")
NOT_OURS = {"KeyError", "OSError", "RuntimeError", "TypeError", "ValueError", "WordsError"}

# Texts in code that are not for players, and why; each a file or a folder.
NOT_FOR_PLAYERS = {
    "bots/arena/match.py": "what a bot did wrong, for who wrote the bot",
    "bots/arena/plot.py": "an axis of a picture for who develops bots",
    "bots/arena/stats.py": "the verdict of a statistical test, for who develops bots",
    "bots/judgement/agents.py": "what a learnt prior looks at, for who develops bots",
    "cli/language.py": "argparse's own texts, which the catalogue says instead",
    "content/board_json.py": "places in a file, by the file's own keys",
    "content/councils_json.py": "places in a file, by the file's own keys",
    "env/history.py": "what is hidden from OpenSpiel's players, told to who debugs",
    "env/layout.py": "the parts of an observation, for who writes a learner",
    "env/spiel.py": "OpenSpiel's long name of the game",
    "facts/plain.py": "a fault of ours, for who develops",
    "folders.py": "a folder",
    "reference/__main__.py": "how the documentation is written, for who develops",
    "server/app.py": "the title of the API's document",
    "server/bots.py": "what became of a question, for the log",
    "server/worker_process.py": "what became of a worker, for the log",
    "server/metrics.py": "what is measured, for who runs the server",
    "server/responses.py": "the API's document",
    "server/routes/play.py": "the API's document",
    "words/": "faults of the catalogue cannot be told by the catalogue",
}
NOT_SENTENCES = re.compile(
    r"^(whispers \w+( .*)?|hold (order|round)"
    r"|warofwhispers (save|record|tables|(draw|entry|journal) 1)"
    r"|(SELECT|INSERT|BEGIN|PRAGMA|REPEATABLE) .*)$"
)
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
TAG = re.compile(r"<[^>]*>")
ASKED_FORM = re.compile(
    r"""\.([a-z][\w-]*)(?=["'`]| \})|(?:form[:=] ?|nameOf\([^()]*, )["']([a-z][\w-]*)["']"""
)
MARKDOWN = "reference/markdown.py"  # lays the rules out with Markdown's own signs


class Use(NamedTuple):
    """A message that code says: which facts it gives, or None where they cannot be read off."""

    message: str
    facts: frozenset[str] | None
    place: str


def python_files() -> list[Path]:
    """Every source file of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def uses_in(tree: ast.AST, place: str) -> Iterator[Use]:
    """The messages that a file says or raises by a literal id."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        where = f"{place}:{node.lineno}"
        if name == "say" or name.endswith("_say"):
            for found in filter(None, literals(node.args[0]) if node.args else ()):
                yield Use(found.partition(".")[0], given(node), where)
        elif RAISING.search(name) and name not in NOT_OURS:
            code = {"fail": 1, "_refuse": 1 if place == "codec.py" else 0, "Refusal": 1}
            at = code.get(name, 0)
            for found in literals(node.args[at]) if len(node.args) > at else ():
                more = {"fail": {"where"}, "_refuse": {"part"} if at else set()}.get(name, set())
                facts = given(node)
                known = None if facts is None else facts | more
                yield Use(f"refusal-{found.replace('_', '-')}", known, where)


def literals(node: ast.expr) -> list[str]:
    """The literal texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def given(node: ast.Call) -> frozenset[str] | None:
    """The names of the facts a call gives; None if some come from elsewhere."""
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    return frozenset(str(keyword.arg) for keyword in node.keywords) - {"wait", "retry_after"}


@cache
def all_uses() -> list[Use]:
    """Every message that the package says by a literal id."""
    found: list[Use] = []
    for path in python_files():
        place = path.relative_to(PACKAGE).as_posix()
        found += uses_in(ast.parse(path.read_text()), place)
    return found


@cache
def facts_of(message: str) -> frozenset[str]:
    """The facts that a message speaks of, in any of its forms, and in those it refers to."""
    return complete.facts_of(message, CATALOGUE)


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


def literal_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts in a file that read like words.

    Left out are docstrings, what goes into the log, and descriptions in the API's document.
    """
    engineers = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            engineers.add(id(node.value))
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            engineers |= {id(argument) for argument in node.args}
        elif isinstance(node, ast.keyword) and node.arg == "description":
            engineers.add(id(node.value))
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in engineers else None
        if not isinstance(text, str) or NOT_SENTENCES.match(text.strip()):
            continue
        if SENTENCE.search(TAG.sub("", text)) and isinstance(node, ast.Constant):
            yield node.lineno, text


def words_in_code(sources: Mapping[str, str]) -> list[str]:
    """Where code has words that a person would read."""
    return [
        f"{place}:{line}: {text}"
        for place, source in sources.items()
        if not place.startswith(tuple(NOT_FOR_PLAYERS))
        for line, text in literal_texts(ast.parse(source))
    ]


def test_no_words_in_code() -> None:
    """Sentences are in the catalogue; what is not for players says why it is not."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text() for path in python_files()}
    assert words_in_code(sources) == []


def test_words_in_code_are_found() -> None:
    """The check above can fail, and looks at no docstring."""
    bad = {"game.py": '"""A docstring of some words."""\nprint("You win the game")'}
    assert words_in_code(bad) == ["game.py:2: You win the game"]
    assert words_in_code({"game.py": 'raise GameError(f"no such {thing} is here")'})
    assert words_in_code({"server/x.py": 'send("no such table")'})
    for good in ('EXAMPLE = "whispers play --players 3"', 'log.info("a bot waits")'):
        assert words_in_code({"cli/x.py": good}) == []


@pytest.mark.parametrize("use", all_uses(), ids=lambda use: f"{use.place} {use.message}")
def test_what_code_says_is_there(use: Use) -> None:
    """Each message exists and gets the facts it speaks of, and a sentence no others."""
    assert use.message in CATALOGUE, f"{use.place}: no message {use.message}"
    if use.facts is not None and use.message.startswith("refusal-"):
        assert facts_of(use.message) <= use.facts  # programs may be told more
    elif use.facts is not None:
        assert facts_of(use.message) == use.facts


def test_missing_messages_and_facts_are_found() -> None:
    """The check above can fail."""
    code = 'say("no-such-message")\nraise GameError("game-players", wrong=1)'
    first, second = uses_in(ast.parse(code), "x.py")
    assert first.message not in CATALOGUE
    assert facts_of(second.message) != second.facts


def unused() -> list[str]:
    """The messages that nobody says."""
    said = {use.message for use in all_uses()} | BY_NAME
    for source in CATALOGUE.values():
        entry, refers_to = parsed(source)
        found = Variables()
        found.visit(entry)
        said |= {*refers_to, *found.items}
    texts = [p.read_text() for p in [*python_files(), ROOT / "scripts" / "bootstrap.py"]]
    texts += [p.read_text() for kind in ("*.ts", "*.svelte") for p in PAGE.rglob(kind)]
    quoted = set(re.findall(r"[\"'`]([a-z][\w-]*)(?:\.\w+)?[\"'`]", "\n".join(texts)))
    quoted |= set(re.findall(r"\bsetup-[\w-]+", (ROOT / "Makefile").read_text()))
    # The page's own families, such as `page-sheet-${name}`; its compiler knows the names.
    put_together = re.findall(r"`(page-[\w-]*)\$\{[^}]*\}([\w-]*)[.\w]*`", "\n".join(texts))
    by_pattern = re.compile("|".join(rf"{start}[\w-]+{end}" for start, end in put_together))
    return [
        name
        for name in CATALOGUE
        if name not in said
        and name not in quoted
        and not name.startswith(PUT_TOGETHER)
        and not by_pattern.fullmatch(name)
        and not ((family := family_of(name)) and name in members(family))
    ]


def test_every_message_is_said() -> None:
    """None is there for nothing."""
    assert unused() == []


def test_unused_messages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    monkeypatch.setitem(CATALOGUE, "stale-message", "stale-message = Once upon a time\n")
    monkeypatch.setitem(CATALOGUE, "reason-stale", "reason-stale = For no reason at all.\n")
    assert unused() == ["stale-message", "reason-stale"]


@pytest.mark.parametrize("family", sorted(FAMILIES.keys() - MAY_LACK))
def test_every_name_of_a_family_has_its_message(family: str) -> None:
    """Each thing that code may name is in the catalogue."""
    assert sorted(members(family) - CATALOGUE.keys()) == []


def unused_forms() -> list[str]:
    """The forms of messages that nobody asks for: by `.form"`, by `form: "form"` or by `nameOf`."""
    texts = [path.read_text() for path in python_files()]
    texts += [p.read_text() for kind in ("*.ts", "*.svelte") for p in PAGE.rglob(kind)]
    asked = {
        found
        for text in (*texts, *CATALOGUE.values())
        for pair in ASKED_FORM.findall(text)
        for found in pair
    }
    by_name = {id_of("setting", option): form_names(option) for option in OPTIONS}
    for lesson in lessons().values():
        mistakes = lesson.goal.mistakes if lesson.goal else ()
        by_name[id_of("lesson", lesson.name)] = {"right", "wrong", *(m.name for m in mistakes)}
    return [
        f"{name}.{form}"
        for name, source in CATALOGUE.items()
        for form in sorted(forms_of(source) - asked - by_name.get(name, set()))
    ]


def form_names(option: str) -> set[str]:
    """The forms for an option's values, those of earlier versions included."""
    former = [old.get(option, {}) for old in OLD_VALUES.values()]
    values = {*OPTIONS[option].values, *(value for each in former for value in each.values())}
    return {id_of("value", value) for value in values}


def test_every_form_is_asked_for() -> None:
    """No form is there for nothing."""
    assert unused_forms() == []


def test_unused_forms_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    source = CATALOGUE["setting-fort"] + "    .value-nothing = nothing\n    .plural = forts\n"
    monkeypatch.setitem(CATALOGUE, "setting-fort", source)
    assert unused_forms() == ["setting-fort.plural", "setting-fort.value-nothing"]


# -- nothing twice ---------------------------------------------------------------------------------

# Pages load what they say apart from one another, so a few sentences stand in two packs.
IN_TWO_PACKS = {
    ("cli-play-empty-log", "page-command-nothing", "page-log-empty"),
    ("page-end-unchecked", "page-lobby-unchecked"),
}


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


# -- punctuation -----------------------------------------------------------------------------------


def put_together(sources: Mapping[str, str]) -> list[str]:
    """Where sentences are joined, or given punctuation, by code."""
    found = []
    for place, source in sources.items():
        if place.startswith((*NOT_FOR_PLAYERS, MARKDOWN)):
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="join")):
                    joins = "\n" not in text and bool(re.search(r"[,;:()]|\w", text))
                case ast.JoinedStr(values=parts) if says(node):
                    literal = [part.value for part in parts if isinstance(part, ast.Constant)]
                    joins = bool(re.search(r"[,;:.()]", "".join(map(str, literal))))
                case ast.BinOp(left=left, right=right) if says(node):
                    ends = [end for end in (left, right) if isinstance(end, ast.Constant)]
                    joins = any(isinstance(end.value, str) for end in ends)
                case _:
                    continue
            if joins:
                found.append(f"{place}:{node.lineno}: {ast.unparse(node)}")
    return found


def says(node: ast.AST) -> bool:
    """Tell whether an expression says a message."""
    calls = (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))
    return any(ast.unparse(call.func).split(".")[-1] in {"say", "cited", "told"} for call in calls)


def test_no_sentence_is_put_together() -> None:
    """Lists and punctuation are the catalogue's."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text() for path in python_files()}
    assert put_together(sources) == []


@pytest.mark.parametrize(
    "code",
    ['", ".join(say(x) for x in y)', 'f"{say(a)}: {b}"', 'say(a) + "!"', '" and ".join(names)'],
)
def test_sentences_put_together_are_found(code: str) -> None:
    """The check above can fail."""
    assert put_together({"cli/play/x.py": code}) == [
        f"cli/play/x.py:1: {ast.unparse(ast.parse(code))}"
    ]
