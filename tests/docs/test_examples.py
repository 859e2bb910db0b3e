"""Every example in the documentation runs and gives the result shown."""

from __future__ import annotations

import ast
import doctest
import importlib
import runpy
import tempfile
from pathlib import Path

import pytest

import warofwhispers
from tests.docs.pages import DOCS, PAGES, ROOT, blocks, name
from tests.docs.terminal_excerpt import LINES, excerpt

PACKAGE = Path(warofwhispers.__file__).parent
WITH_EXAMPLES = [page for page in PAGES if "```pycon\n" in page.read_text()]
DOCUMENTED = sorted(path for path in PACKAGE.rglob("*.py") if ">>> " in path.read_text())
FLAGS = doctest.ELLIPSIS | doctest.FAIL_FAST
LONGEST_EXAMPLE = 10


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make examples write their files where tests clean up."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def examples(text: str) -> str:
    """Return a page's examples, each on its own line, with everything else blank."""
    lines = [""] * len(text.splitlines())
    for block in blocks(text):
        if block.language == "pycon":
            inside = block.text.splitlines()
            lines[block.line : block.line + len(inside)] = inside
    return "\n".join(lines) + "\n"


def run(test: doctest.DocTest) -> None:
    """Run examples; the first difference is shown and fails."""
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=report.append)
    assert not report, "".join(report)
    assert test.examples


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_examples_of_a_page(page: Path) -> None:
    """A page's examples, run from top to bottom as one session."""
    text = examples(page.read_text())
    run(doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0))


def test_pages_have_examples() -> None:
    """The pages for programmers have some."""
    wanted = {DOCS / "python.md", DOCS / "notation.md", DOCS / "architecture.md"}
    assert wanted <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("path", DOCUMENTED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_examples_of_docstrings(path: Path) -> None:
    """The examples in a module's docstrings."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    dotted = ".".join([PACKAGE.name, *(part for part in parts if part != "__init__")])
    try:
        module = importlib.import_module(dotted)
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith(PACKAGE.name):
            raise
        pytest.skip(f"needs {missing.name}, which is not installed")
    texts = [text for text in docstrings(path.read_text()) if ">>> " in text]
    assert texts
    for text in texts:
        run(doctest.DocTestParser().get_doctest(text, vars(module).copy(), dotted, str(path), 0))


def docstrings(source: str) -> list[str]:
    """Return a module's docstrings from its source, because compiled functions have none."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]
    return [text for node in nodes if (text := ast.get_docstring(node))]


def test_readme_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first page's program is short, runs, and prints what is shown below it."""
    found = blocks((ROOT / "README.md").read_text())
    place = next(i for i, block in enumerate(found) if block.language == "python")
    program, output = found[place], found[place + 1]
    assert len(program.text.splitlines()) <= LONGEST_EXAMPLE
    script = tmp_path / "example.py"
    script.write_text(program.text)
    runpy.run_path(str(script))
    assert capsys.readouterr().out == output.text


@pytest.mark.parametrize("language", LINES)
def test_readme_shows_the_game_as_it_is(language: str) -> None:
    """The README's excerpt is what the terminal shows (`python -m tests.docs.terminal_excerpt`)."""
    page = ROOT / ("README.md" if language == "en" else f"README.{language}.md")
    shown = [block.text for block in blocks(page.read_text(encoding="utf-8"))]
    assert excerpt(language) in shown


def test_a_wrong_example_is_noticed() -> None:
    """The check above can fail."""
    wrong = examples("# Page\n\n```pycon\n>>> 1 + 1\n3\n\n```\n")
    with pytest.raises(AssertionError, match="line 4"):
        run(doctest.DocTestParser().get_doctest(wrong, {}, "page", "page", 0))
