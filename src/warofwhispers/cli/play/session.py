"""One session of a game: bots answer for the others, and the person is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots import events_for, level
from warofwhispers.cli.errors import error_text
from warofwhispers.cli.games import PLAYERS_STREAM
from warofwhispers.cli.play import saves
from warofwhispers.cli.play.asking import Asking
from warofwhispers.cli.play.commands import Commands
from warofwhispers.cli.play.question import question_of
from warofwhispers.cli.play.speech import Speech
from warofwhispers.cli.play.story import tell
from warofwhispers.dealer import RandomStream, pick
from warofwhispers.engine.observe import Observation

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.bots import Bot
    from warofwhispers.cli.play.saves import SavedGame
    from warofwhispers.cli.play.screen import Screen


class Session:
    """A game, its player, and the screen between them."""

    def __init__(self, saved: SavedGame, path: Path, screen: Screen) -> None:
        """Create a session; `path` is where the game is saved at every question."""
        self.saved = saved
        self.game = saved.game
        self.you = saved.you
        self.path = path
        self.screen = screen
        self.speech = Speech(self.game, self.you, screen)
        self.commands = Commands(self.game, self.speech, screen)
        self.asking = Asking(self.game, self.speech, screen, self.commands)
        self.can_keep = True
        self.levels = saved.opponents()
        self.bots: dict[int, Bot] = {}
        self.noticed: dict[int, int] = {}  # how much of the log each bot has seen
        self._since = 0  # the first decision whose events have not been reported

    def play(self) -> None:
        """Play to the end; raises `Left` when the player leaves."""
        seat = self.game.seat(self.you)
        while not self.game.over:
            if self.game.state.player == seat:
                self.news()
                self.turn()
            else:
                self.game.apply(self.game.notation.text(self._opponent()))
        self.news()
        self.commands.final()

    def _opponent(self) -> int:
        """Return the answer of the bot whose seat is asked, from what it sees."""
        state = self.game.state
        name = self.levels[self.game.seats[state.player]]
        if name == saves.RANDOM:
            return pick(state, self._rng())
        if state.player not in self.bots:
            self.bots[state.player] = level(name).make()
        bot, since = self.bots[state.player], self.noticed.get(state.player, 0)
        bot.notice(events_for(state, state.player, since))
        self.noticed[state.player] = len(state.log or ())
        seen = Observation(state, state.player)
        return bot.answer(seen, level(name).budget, self._rng().seed + state.count)

    def _rng(self) -> RandomStream:
        """Return a random stream for this decision alone, so that only the seed has to be saved."""
        chance = self.game.chance
        return RandomStream(chance.seed if chance else 0, PLAYERS_STREAM, self.game.state.count)

    def catch_up(self) -> None:
        """Report the last events from before this session."""
        self.commands.log += self._fresh()
        self.commands.history("")

    def news(self) -> None:
        """Report what has happened since the last call."""
        for line in self._fresh():
            self.say(line)

    def _fresh(self) -> list[str]:
        fresh = self.game.events(self._since, self.you)
        self._since = self.game.state.count
        return tell(fresh, self.speech)

    def say(self, line: str) -> None:
        """Print a line of the log, and keep it."""
        self.commands.log.append(line)
        self.screen.write(line, hang=4)

    def turn(self) -> None:
        """Ask the player, or answer for them if there is only one answer."""
        options = self.game.decision.options
        if "hold order" in options and not any(option.startswith("propose") for option in options):
            self.game.apply("pass")  # without an alliance card there is nothing to decide
            return
        question = question_of(self.game, self.speech)
        entries = question.entries
        if len(entries) == 1:
            text = question.text
            if entries[0].action != "pass":
                text = self.speech.say("cli-play-only", question=text, option=entries[0].text)
            self.say(self.speech.cited(self.speech.paint(text, "dim"), question.rule))
            self.game.apply(entries[0].action)
            return
        self.keep()
        for action in self.asking.ask(question):
            self.game.apply(action)

    def keep(self) -> None:
        """Save the game as it stands, so that nothing is lost however this session ends."""
        if not self.can_keep:
            return
        try:
            saves.write_save(self.path, self.saved)
        except OSError as fault:
            self.can_keep = False
            self.screen.write(self.speech.say("cli-play-not-kept", fault=error_text(fault)))
