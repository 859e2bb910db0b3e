"""The page has no words of its own: what a person reads there is in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "web" / "src"

# Attributes that are read aloud or shown.
READ = r"alt|aria-(?:description|label|placeholder|roledescription|valuetext)|placeholder|title"
ATTRIBUTE = re.compile(rf'\b(?:{READ})="([^"\0]*[A-Za-z]{{2}}[^"]*)"')
NOT_MARKUP = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|(?:^|\s)//[^\n]*", re.DOTALL)
QUOTED = re.compile(r'"([^"\n]*)"|`([^`]*)`')
FILLED_IN = re.compile(r"\$\{[^}]*\}")
WORD = re.compile(r"[A-Za-z]{2,}")
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]{2,}|\b[a-z]{2,} [a-z]{2,} [a-z]{2,}")
PUNCTUATION = re.compile(r"[.,:;!()\u00b7]")  # a sentence's own, which the catalogue has
CLASSES = re.compile(r'\bclass="[^"]*"')
# Where words are joined: by what stands between those of a list, between two messages in a template
# or an attribute, or with a plus.
SAYING = r"(?:say\w*|nameOf|who|\w+Text)\("
JOINED = re.compile(r'\.join\("((?:\\n)?)([^"\w/-]*)"\)')
TEMPLATE = re.compile(r"`([^`]*)`")
TWO_MESSAGES = re.compile(rf'"\{{{SAYING}[^"]*\)\}}[^"<>]*\{{{SAYING}[^"]*\}}"')
ADDED = re.compile(rf'{SAYING}[^()]*\) ?\+ ?["`\w]|["`] ?\+ ?{SAYING}')
# Sentences are not taken apart either, nor is a fill-in followed by a sentence's signs.
CHANGED = re.compile(
    rf"{SAYING}[^()]*\)\.(?:to(?:Locale)?(?:Upper|Lower)Case|replace|slice|charAt|split|concat)\("
)
LISTED = re.compile(r'\.join\("([^"\n]*[a-z]{2}[^"\n]*)"\)')
PUNCTUATED = re.compile(r"\0 ?[:,;.·—] \0|\0[.!?]$|(?<![\w-])\(\0\)")
WORDS = re.compile(r'(?<![\w\]])"([A-Z][a-z]{2,}[.!?…]?)"(?!\])')
KEYS = {"Enter", "Escape", "Tab"}  # of a keyboard
COMPARED = re.compile(r'[!=]== *"[^"]*"')
# Texts in scripts that nobody at a table reads, and why.
NOT_FOR_PLAYERS = {
    "no region  on the board": "a fault of ours, for the console",
    "the answer broke off": "a fault that the page puts into its own words",
    "xMidYMid slice": "how a drawing fills its box",
    "a list is said through LIST": "faults of the catalogue cannot be told by the catalogue",
}


def sources() -> dict[str, str]:
    """The page's own files, without tests and declarations, by their place."""
    found = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    places = {path.relative_to(PAGE).as_posix(): path for path in sorted(found)}
    return {
        place: path.read_text()
        for place, path in places.items()
        if not place.startswith("test/") and not place.endswith((".test.ts", ".d.ts"))
    }


def markup(source: str) -> str:
    """A component's markup, with a mark in place of each expression."""
    kept: list[str] = []
    depth = 0
    for character in NOT_MARKUP.sub("", source):
        if character == "{":
            kept.append("\0" if depth == 0 else "")
            depth += 1
        elif character == "}":
            depth -= 1
        elif depth == 0:
            kept.append(character)
    return "".join(kept)


def words_in_markup(source: str) -> Iterator[str]:
    """Words between tags, and in attributes that people are told."""
    shown = markup(source)
    yield from ATTRIBUTE.findall(shown)
    for text in re.split(r"[\n\0]", re.sub(r"<[^>]*>", "\n", shown)):
        if WORD.search(text):
            yield text.strip()
    for text in re.sub(r"<[^>]*>", "\n", shown).split("\n"):
        if "\0" in text and PUNCTUATION.search(text):
            yield text.strip().replace("\0", "…")


def expressions(source: str) -> Iterator[str]:
    """The expressions that stand between a component's tags."""
    text, depth, in_tag, start = NOT_MARKUP.sub("", source), 0, False, 0
    for at, character in enumerate(text):
        if character == "{":
            start = start if depth else at + 1
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0 and not in_tag and text[start] not in "#/:@":
                yield text[start:at]
        elif depth == 0 and character in "<>":
            in_tag = character == "<"


def without_calls(expression: str) -> str:
    """An expression without what it calls, and with what: that is not shown as it is."""
    kept, depth = "", 0
    for character in expression:
        if depth == 0 and character == "(" and re.search(r"[\w?!]$", kept):
            kept, depth = re.sub(r"[\w.?!]+$", "", kept), 1
        elif depth:
            depth += {"(": 1, ")": -1}.get(character, 0)
        else:
            kept += character
    return kept


def words_in_expressions(source: str) -> Iterator[str]:
    """Words that an expression shows by itself, as in `{many ? "cards" : "card"}`."""
    for expression in expressions(source):
        for texts in QUOTED.findall(COMPARED.sub("", without_calls(expression))):
            if WORD.search(text := FILLED_IN.sub("", "".join(texts))):
                yield text


def put_together(source: str) -> Iterator[str]:
    """Where messages and names are joined, or given punctuation, by code."""
    plain = COMMENT.sub("", source)
    for line, signs in JOINED.findall(plain):
        if signs.strip():
            yield f"join {line}{signs}"
    for template in TEMPLATE.findall(plain):
        said = re.findall(rf"\$\{{{SAYING}", template)
        between = FILLED_IN.sub("", template).replace("\\n", "")
        if said and (between or (len(said) > 1 and "\\n" not in template)):
            yield template
        if PUNCTUATED.search(FILLED_IN.sub("\0", template)):
            yield template
    yield from TWO_MESSAGES.findall(plain)
    yield from ADDED.findall(plain)
    yield from CHANGED.findall(plain)
    yield from LISTED.findall(plain)


def words_in_script(source: str) -> Iterator[str]:
    """Texts in code that read like a sentence."""
    plain = CLASSES.sub("", COMMENT.sub("", source))
    for texts in QUOTED.findall(plain):
        text = FILLED_IN.sub("", "".join(texts))
        if SENTENCE.search(text):
            yield text
    yield from (word for word in WORDS.findall(plain) if word not in KEYS)


def words_in_page(files: dict[str, str]) -> list[str]:
    """Where the page has words that a person would read."""
    found: list[str] = []
    for place, source in files.items():
        texts = [*put_together(source)]
        if place.endswith(".svelte"):
            texts += [*words_in_markup(source), *words_in_expressions(source)]
        script = re.sub(r"<style.*?</style>", "", source, flags=re.DOTALL)
        texts += [text for text in words_in_script(script) if text not in NOT_FOR_PLAYERS]
        found += [f"{place}: {text}" for text in texts]
    return found


def test_no_words_in_the_page() -> None:
    """Text, labels, titles and sentences in scripts all come from the catalogue."""
    files = sources()
    assert "App.svelte" in files
    assert words_in_page(files) == []


def test_each_exception_is_needed() -> None:
    """No reason outlives the text it was given for."""
    every = {text for source in sources().values() for text in words_in_script(source)}
    assert set(NOT_FOR_PLAYERS) <= every


def test_words_in_the_page_are_found() -> None:
    """The check above can fail: on text, on a label, on a sentence in a script."""
    good = (
        '<script>\n// A comment of words.\n</script>\n<p class="box big leaf">{say("page-x")}</p>'
    )
    assert words_in_page({"A.svelte": good}) == []
    assert words_in_page({"A.svelte": "<p>Hello {name}</p>"}) == ["A.svelte: Hello"]
    assert words_in_page({"A.svelte": '<img alt="A bear" />'}) == ["A.svelte: A bear"]
    assert words_in_page({"A.svelte": "<p>({a}), <b>{b}</b></p>"}) == ["A.svelte: (…),"]
    assert words_in_page({"a.ts": "problem = `Please try ${what} again`;"}) == [
        "a.ts: Please try  again"
    ]


@pytest.mark.parametrize(
    "source",
    [
        '<p>{many ? "cards" : "card"}</p>',
        '<p>{say("page-a", { n: sum((one) => one.n) })}{(all || "none")}</p>',
        '<p>{names.map((name) => nameOf("icon", name)).join(" · ")}</p>',
        """<p title="{say('page-a')} {say('page-b', { n })}"></p>""",
        '<p title={`${say("page-a")}: ${n}`}></p>',
        '<p title={`${say("page-a")}${say("page-b")}`}></p>',
        '<p title={say("page-a") + say("page-b")}></p>',
        '<p title={"(" + say("page-a")}></p>',
        '<p title={say("page-a").toUpperCase()}></p>',
        "<script>const line = `${head}: ${n}`;</script>",
        "<script>document.title = `(${n}) ${title}`;</script>",
        '<script>const line = names.join(" and ");</script>',
        '<script>problem = "Copied";</script>',
    ],
)
def test_words_put_together_are_found(source: str) -> None:
    """The check above can fail: on words in an expression, and on messages joined by code."""
    assert words_in_page({"A.svelte": source}) != []


def test_messages_on_lines_of_their_own_are_not_joined() -> None:
    """Lines of a tip, classes and addresses are no sentences."""
    good = '<p data-tip={[say("page-a"), say("page-b")].join("\\n")} class={kinds.join(" ")}></p>'
    good += '<p title={`${say("page-a")}\\n${say("page-b")}`}>{mark === "yes" ? "✓" : "✗"}</p>'
    assert words_in_page({"A.svelte": good}) == []
