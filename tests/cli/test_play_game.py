"""`whispers play`: whole games, played by a simulated person."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.commands import program
from tests.cli.person import Person
from warofwhispers import Game, read_record, replay
from warofwhispers.cli.play.screen import ESCAPE
from warofwhispers.content import PRESETS
from warofwhispers.content.jsonfile import packaged_json

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell


class Table:
    """A place to play, with a folder for its games."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        """Use this folder."""
        self.monkeypatch = monkeypatch
        self.data = data

    def person(self, seed: int) -> Person:
        """Return a person at the keyboard."""
        return Person(self.monkeypatch, seed)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    """Return a table."""
    return Table(monkeypatch, tmp_path / "data" / "warofwhispers")


ALL_DECKS = ["--set", "treasure=on", "--set", "conquest=on", "--set", "dark_alliances=on"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", PRESETS)
@pytest.mark.parametrize("decks", [[], ALL_DECKS], ids=["base", "all decks"])
def test_a_whole_game(
    whispers: Shell, table: Table, players: int, ruleset: str, decks: list[str]
) -> None:
    """It ends with everybody's score and a record that replays, in 80 columns, without colours."""
    person = table.person(players)
    ran = whispers("play", "--players", players, "--ruleset", ruleset, "--seed", players, *decks)
    assert (ran.code, ran.err) == (0, "")
    assert len(person.questions) > 20
    (record,) = (table.data / "records").iterdir()
    assert record.name == f"{ruleset}-{players}p-{players}.json"
    game = replay(read_record(record))
    assert game.over
    final = ran.out.split("Final scores")[1]
    for points in game.scores().values():
        assert f": {points} point" in final
    assert record.name in final
    assert not (table.data / "save.json").exists()
    game_itself = ran.out.split("The game is recorded")[0]
    assert [line for line in game_itself.splitlines() if len(line) > 80] == []
    assert not ESCAPE.search(ran.out)
    assert "None" not in ran.out
    assert "{" not in ran.out


def test_it_says_who_one_plays_against(whispers: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newcomer learns what it is about, that the others are random, and how to answer."""
    Person(monkeypatch, replies=["quit"])
    ran = whispers("play", "--seed", 1, "--society", "serpent")
    text = " ".join(ran.out.split())
    assert "You are the Endless Serpent" in text
    assert "The other societies answer at random" in text
    assert "Answer with the number of an option" in text
    assert "4 players, ruleset second, seed 1." in text


def test_the_same_seed_and_answers_give_the_same_game(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Chance and the others depend on the seed alone."""
    texts = []
    for name in ("a", "b"):
        Person(monkeypatch, seed=5)
        path = tmp_path / f"{name}.json"
        ran = whispers("play", "--seed", 4, "--players", 2, "--save", path)
        texts.append(ran.out.replace(str(path), ""))
        assert read_record(path).result is not None
        monkeypatch.undo()
    assert len(set(texts)) == 1
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_the_others_answer_at_random(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They choose early options, late ones, and those between."""
    path = tmp_path / "game.json"
    Person(monkeypatch, seed=1)
    whispers("play", "--seed", 4, "--save", path)
    record = read_record(path)
    game = Game(record.setup)
    places = []
    for action in record.actions:
        decision = game.decision
        if decision.player not in {"chance", "raven"} and len(decision.options) > 5:
            places.append(decision.options.index(action) / (len(decision.options) - 1))
        game.apply(action)
    assert len(places) > 20
    assert min(places) < 0.2
    assert max(places) > 0.8
    assert len(set(places)) > 10


def test_leaving_and_coming_back_changes_nothing(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A game left again and again ends like one played in one sitting."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    with monkeypatch.context() as patch:
        Person(patch, plain=True)
        whispers("play", "--seed", 9, "--players", 2, "--save", whole)
    sittings = 0
    arguments = ["--seed", "9", "--players", "2"]
    while not parts.exists() or json.loads(parts.read_text())["format"].endswith("save"):
        with monkeypatch.context() as patch:
            Person(patch, plain=True, tired_after=7)
            assert whispers("play", *arguments, "--save", parts).code == 0
        arguments = []
        sittings += 1
    assert sittings > 5
    assert parts.read_text() == whole.read_text()


def test_wrong_answers_are_told_and_asked_again(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing happens until there is an answer."""
    path = tmp_path / "game.json"
    replies = ["0", "99", "banana", "", "-1", "1.5", "²", "attack the moon", "quit"]
    person = Person(monkeypatch, replies=[*replies])
    ran = whispers("play", "--seed", 1, "--save", path)
    assert ran.code == 0
    assert len(person.questions) == 1
    assert "There is no option 0: they are numbered 1 to" in ran.out
    assert "There is no option 99" in ran.out
    assert '"banana" is not one of the answers' in ran.out
    assert '"attack the moon" is not one of the answers' in ran.out
    assert json.loads(path.read_text())["record"]["actions"][-1].startswith(("deal", "deploy"))


@pytest.mark.parametrize("typed", ["7", "eagle.marshal", "DEPLOY  Eagle.Marshal"])
def test_an_answer_by_number_or_name(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str
) -> None:
    """The number, the name and the whole action in notation mean the same."""
    path = tmp_path / "game.json"
    Person(monkeypatch, replies=[typed, "quit"])
    ran = whispers("play", "--seed", 5, "--save", path)
    assert "You place an agent as Eagle Marshal. [R3.2]" in ran.out
    assert "deploy eagle.marshal" in json.loads(path.read_text())["record"]["actions"]


def test_one_option_questions_are_answered_and_told(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is asked if there is nothing to choose, and the log says so."""
    person = Person(monkeypatch, seed=3)
    ran = whispers("play", "--seed", 3, "--players", 2)
    assert "There is only one answer: " in " ".join(ran.out.split())
    assert all(len(question.entries) > 1 for question in person.questions)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--society", "wolf"], '--society "wolf": no such society (raven, spider, rat, serpent)'),
        (["--players", "1"], "players: 1; the game is for 2 to 4 (R1.1)"),
        (["--players", "9"], "players: 9; the game is for 2 to 4 (R1.1)"),
        (["--ruleset", "third"], 'ruleset "third": no such preset'),
        (["--set", "fort=soft"], 'option fort: "soft" is not one of its values'),
        (["--board", "/nowhere.json"], "/nowhere.json"),
        (["--save", "/dev/null/game.json"], "/dev/null"),
    ],
)
def test_refusals(whispers: Shell, arguments: list[str], message: str) -> None:
    """The impossible is refused on a line that names it, and no game begins."""
    assert message in whispers("play", *arguments).refused()


def test_a_person_may_play_on_a_board_of_their_own(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its names are shown, and it is saved with the game."""
    board = packaged_json("board.json")
    assert isinstance(board, dict)
    board["regions"][0]["name"] = "Höhe"
    board["regions"][1]["id"] = "X9"  # without a name, and unknown to the catalogue
    text = json.dumps(board).replace('"B2"', '"X9"')
    file = tmp_path / "board.json"
    file.write_text(text)
    path = tmp_path / "game.json"
    Person(monkeypatch, replies=["board", "map", "look x9", "quit"])
    ran = whispers("play", "--board", file, "--save", path, "--seed", 1)
    assert ran.code == 0
    assert "B1 Höhe" in ran.out
    assert "X9 X9" in ran.out.replace("  ", " ")
    assert "B4 Wolfgate" in ran.out
    assert "There is no map for this board" in ran.out
    file.unlink()
    Person(monkeypatch, replies=["quit"])
    assert "X9" in whispers("play", "--save", path).out


def test_a_script_may_play(tmp_path: Path) -> None:
    """Answers may come from a pipe; when it ends, the game is saved."""
    ran = program("play", "--seed", 5, data=tmp_path, given="eagle.marshal\n?\n")
    assert (ran.code, ran.err) == (0, "")
    assert "> eagle.marshal" in ran.out
    assert 'Your game is saved: "whispers play" goes on with it.' in ran.out
    again = program("play", data=tmp_path, given="log all\n")
    assert "Welcome back to the game saved in" in again.out
    assert "You place an agent as Eagle Marshal. [R3.2]" in again.out
