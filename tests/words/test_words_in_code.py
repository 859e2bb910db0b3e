"""Code has no words for people: no sentences of its own, none joined or punctuated there."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from tests.words.sources import python_sources

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# Texts in code that are not for players, and why; each a file or a folder.
NOT_FOR_PLAYERS = {
    "bots/arena/match.py": "what a bot did wrong, for its author",
    "bots/judgement/agents.py": "the features of a learnt prior, for developers of bots",
    "cli/language.py": "argparse's own texts, which the catalogue replaces",
    "env/history.py": "what is hidden from OpenSpiel's players, for debugging",
    "env/layout.py": "the parts of an observation, for authors of learners",
    "env/render.py": "the table as plain text, for authors of learners",
    "env/spiel.py": "OpenSpiel's long name for the game",
    "facts/plain.py": "a bug of ours, for developers",
    "folders.py": "a folder",
    "reference/__main__.py": "how the documentation is generated, for developers",
    "server/app.py": "the title of the OpenAPI document",
    "server/bots.py": "what became of a question, for the log",
    "server/worker_process.py": "what became of a worker, for the log",
    "server/metrics.py": "what is measured, for operators",
    "server/document.py": "the API's document",
    "server/routes/play.py": "the API's document",
    "words/": "errors in the catalogue cannot come from the catalogue",
}
NOT_SENTENCES = re.compile(
    r"^(whispers [\w…]+( .*)?|hold (order|round)"
    r"|warofwhispers (save|record|tables|(draw|entry|journal) 1)"
    r"|(SELECT|INSERT|BEGIN|PRAGMA|REPEATABLE) .*)$"
)
SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
PRINTS = {"print", "write", "title", "ask"}  # what is given to these is read as it is
BESIDE_A_FACT = re.compile(r"\0 ?[A-Za-z]{2,}\b(?![-./:=])|(?<![-./:=\w])[A-Za-z]{2,} \0")
TAG = re.compile(r"<[^>]*>")
CHANGES = {
    "capitalize",
    "lower",
    "partition",
    "removesuffix",
    "replace",
    "rstrip",
    "title",
    "upper",
}
MARKDOWN = "reference/markdown.py"  # lays the rules out with Markdown's own signs


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


def single_words(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The words that a file prints one by one, or puts beside a fact."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in PRINTS:
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        elif isinstance(node, ast.JoinedStr):
            parts = [p.value if isinstance(p, ast.Constant) else "\0" for p in node.values]
            whole = "".join(map(str, parts))
            texts = [whole.replace("\0", "…")] if BESIDE_A_FACT.search(whole) else []
        else:
            continue
        for text in texts:
            if re.search("[A-Za-z]{2}", str(text)) and not NOT_SENTENCES.match(str(text)):
                yield node.lineno, str(text)


def words_in_code(sources: Mapping[str, str]) -> list[str]:
    """Where code has words that a person would read."""
    return [
        f"{place}:{line}: {text}"
        for place, source in sources.items()
        if not place.startswith(tuple(NOT_FOR_PLAYERS))
        for line, text in (
            *literal_texts(ast.parse(source)),
            *(single_words(ast.parse(source)) if place.startswith(("cli/", "env/")) else ()),
        )
    ]


def test_no_words_in_code() -> None:
    """Sentences are in the catalogue; what is not for players says why it is not."""
    assert words_in_code(python_sources()) == []


def test_words_in_code_are_found() -> None:
    """The check above can fail, and looks at no docstring."""
    bad = {"game.py": '"""A docstring of some words."""\nprint("You win the game")'}
    assert words_in_code(bad) == ["game.py:2: You win the game"]
    assert words_in_code({"game.py": 'raise GameError(f"no such {thing} is here")'})
    assert words_in_code({"server/x.py": 'send("no such table")'})
    for bad_line in ('screen.write("Winners")', 'line = f"{number} banners"', 'x = f"You {did}"'):
        assert words_in_code({"cli/x.py": bad_line}) != []
    for good in (
        'EXAMPLE = "whispers play --players 3"',
        'log.info("a bot waits")',
        'say(f"title-{position}")',
        'path.write(f"{name}.json")',
    ):
        assert words_in_code({"cli/x.py": good}) == []


def put_together(sources: Mapping[str, str]) -> list[str]:
    """Where sentences are joined, or given punctuation, by code."""
    found = []
    for place, source in sources.items():
        if place.startswith((*NOT_FOR_PLAYERS, MARKDOWN)):
            continue
        tree = ast.parse(source)
        told = kept_sentences(tree)
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(text)), attr="join")):
                    joins = "\n" not in text and bool(re.search(r"[,;:()·]|\w", text) or says(node))
                case ast.Call(func=ast.Attribute(value=value, attr=attr)):
                    joins = attr in CHANGES and is_said(value)
                    joins |= attr == "format" and isinstance(value, ast.Constant)
                case ast.JoinedStr(values=parts) if says(node) or names_in(node) & told:
                    literal = [part.value for part in parts if isinstance(part, ast.Constant)]
                    joins = bool(re.search(r"[,;:.()!?]", "".join(map(str, literal))))
                    joins |= sum(map(says, parts)) > 1
                case ast.BinOp(left=left, right=right, op=ast.Add() | ast.Mod()) if says(node):
                    ends = [end for end in (left, right) if isinstance(end, ast.Constant)]
                    joins = any(isinstance(end.value, str) for end in ends)
                    joins |= all(map(is_said, (left, right)))
                case _:
                    continue
            if joins:
                found.append(f"{place}:{node.lineno}: {ast.unparse(node)}")
    return found


def says(node: ast.AST) -> bool:
    """Return whether an expression says a message."""
    calls = (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))
    return any(ast.unparse(call.func).split(".")[-1] in {"say", "cited", "told"} for call in calls)


def is_said(node: ast.AST) -> bool:
    """Return whether an expression is a message, and nothing around it."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "say"


def kept_sentences(tree: ast.AST) -> set[str]:
    """Return the names under which a file keeps what it has said."""
    return {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and is_said(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def names_in(node: ast.AST) -> set[str]:
    """Return the names that an expression uses."""
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def test_no_sentence_is_put_together() -> None:
    """Lists and punctuation are the catalogue's."""
    assert put_together(python_sources()) == []


@pytest.mark.parametrize(
    "code",
    [
        '", ".join(say(x) for x in y)',
        '" ".join(say(x) for x in y)',
        '" and ".join(names)',
        'f"{say(a)}: {b}"',
        'f"{say(a)} {say(b)}"',
        'say(a) + "!"',
        "say(a) + say(b)",
        '"%s." % say(a)',
        '"{}: {}".format(say(a), b)',
        "say(a).capitalize()",
        'say(a).replace(".", "!")',
    ],
)
def test_sentences_put_together_are_found(code: str) -> None:
    """The check above can fail."""
    assert put_together({"cli/play/x.py": code}) == [
        f"cli/play/x.py:1: {ast.unparse(ast.parse(code))}"
    ]


def test_sentences_kept_under_a_name_are_found_too() -> None:
    """What was said is still a sentence on the next line."""
    code = 'head = say(a)\nline = f"{head}: {b}"'
    assert put_together({"cli/play/x.py": code}) == ["cli/play/x.py:2: f'{head}: {b}'"]
