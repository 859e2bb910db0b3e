"""Showing a question, and reading input until it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play import tables
from warofwhispers.cli.play.plans import actions, parse
from warofwhispers.cli.play.question import chosen
from warofwhispers.cli.play.screen import UNBROKEN, padded, visible

if TYPE_CHECKING:
    from warofwhispers import Game
    from warofwhispers.cli.play.commands import Commands
    from warofwhispers.cli.play.question import Entry, Question
    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.cli.play.speech import Speech

TURNS = {"retrieve", "deploy", "act", "discard", "swap"}  # questions that begin something new
MANY = 8  # answers; more are shown in two columns if they are short


class Left(Exception):  # noqa: N818 - no error: the player has had enough for now
    """The player leaves the game, which has been saved."""


class Asking:
    """Asks one player."""

    def __init__(self, game: Game, speech: Speech, screen: Screen, commands: Commands) -> None:
        """Create it for a game; `commands` handles input that is not an answer."""
        self.game = game
        self.speech = speech
        self.screen = screen
        self.commands = commands
        self._round = 0  # the player whose board was shown last

    def ask(self, question: Question) -> list[str]:
        """Show the question and read input; return the actions that answer it. Raises `Left`."""
        self.overview(question)
        self.show(question)
        while True:
            given = self.screen.ask("> ").strip()
            if not given:
                continue
            if self.commands.run(given):
                if self.commands.leaving:
                    raise Left
                if self.commands.again:
                    self.show(question)
                continue
            read = self.several if question.several > 1 else self.single
            found = read(question, given)
            if found:
                return found

    # -- showing ----------------------------------------------------------------------------------

    def overview(self, question: Question) -> None:
        """Show the table when a new part of the game begins, and all of it once per round."""
        seen = self.game.observe(self.speech.you)
        if seen.round != self._round:
            self._round = seen.round
            self.commands.board()
            self.screen.write()
            self.commands.players()
        if question.prompt in TURNS:
            self.commands.status()
            self.screen.lines(tables.council_grid(seen, self.speech, self.screen.width))
            self.commands.score_if_changed()
            lines = [*tables.lasting(seen, self.speech), tables.held_cards(seen, self.speech)]
            if question.prompt == "act" and seen.serving is not None:
                lines.insert(0, tables.armies(seen, self.speech, seen.serving))
            for line in filter(None, lines):
                self.screen.write(line, hang=4)

    def show(self, question: Question) -> None:
        """Write the question and its answers."""
        self.screen.title(self.speech.cited(question.text, question.rule))
        number = 0
        for group in question.groups:
            if group.title:
                self.screen.write(group.title, indent=1, hang=3)
            self.listing(group.entries, number)
            number += len(group.entries)
        if question.several > 1:
            example = question.example.replace(" ", UNBROKEN)
            self.screen.write(
                self.speech.say(
                    "cli-play-several", fewer=question.fewer, left=question.several, example=example
                )
            )

    def listing(self, entries: list[Entry], before: int) -> None:
        """Write numbered answers, in two columns if they are many and short."""
        lines = [f"{before + i:>3}. {e.text}" for i, e in enumerate(entries, 1)]
        half = self.screen.width // 2
        if len(lines) <= MANY or any(visible(line) >= half for line in lines):
            for line in lines:
                self.screen.write(line, hang=5)
            return
        rows = (len(lines) + 1) // 2
        for i in range(rows):
            right = lines[i + rows] if i + rows < len(lines) else ""
            self.screen.lines([(padded(lines[i], half) + right).rstrip()])

    # -- reading ----------------------------------------------------------------------------------

    def single(self, question: Question, given: str) -> list[str]:
        """Return the action an answer means, or print why there is none."""
        entries, say = question.entries, self.speech.say
        if given.isdecimal():
            if 1 <= int(given) <= len(entries):
                return [entries[int(given) - 1].action]
            self.screen.write(say("cli-play-no-such", given=given, last=len(entries)))
            return []
        found = chosen(given, entries)
        if len(found) == 1:
            return [found[0].action]
        self.screen.write(say("cli-play-what", given=given, last=len(entries)))
        return []

    def several(self, question: Question, given: str) -> list[str]:
        """Return the actions that several answers mean together, or print why there are none."""
        entries, say = question.entries, self.speech.say
        picks = parse(given, entries)
        if isinstance(picks, str):
            self.screen.write(say("cli-play-what", given=picks, last=len(entries)))
            return []
        number = sum(entry.action != "pass" for entry in picks)
        if number > question.several or (number < question.several and not question.fewer):
            self.screen.write(
                say(
                    "cli-play-several-wrong",
                    fewer=question.fewer,
                    given=number,
                    left=question.several,
                    example=question.example.replace(" ", UNBROKEN),
                )
            )
            return []
        found = actions(self.game, picks)
        if not found:
            self.screen.write(say("cli-play-several-impossible"))
        return found
