"""What can be typed instead of an answer: look at the table, read the log or a rule, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play import tables
from warofwhispers.cli.play.chart import chart
from warofwhispers.cli.play.screen import sentence
from warofwhispers.engine.codes import PHASE_NAMES
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers import Game
    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.cli.play.words import Words
    from warofwhispers.engine.observe import Observation

LATELY = 25  # lines of the log

# Every word that is understood, and the command it means.
WORDS = {
    "?": "help", "help": "help",
    "o": "options", "options": "options",
    "b": "board", "board": "board",
    "m": "map", "map": "map",
    "look": "look", "region": "look",
    "c": "councils", "councils": "councils", "council": "councils",
    "h": "hand", "hand": "hand", "cards": "hand",
    "p": "players", "players": "players",
    "s": "score", "score": "score",
    "l": "log", "log": "log",
    "r": "rule", "rule": "rule", "rules": "rule",
    "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip


class Commands:
    """Carries out what is not an answer."""

    def __init__(self, game: Game, words: Words, screen: Screen) -> None:
        """Take what there is to look at."""
        self.game = game
        self.words = words
        self.screen = screen
        self.log: list[str] = []
        self.leaving = False
        self.again = False
        self.stakes_shown: list[str] = []

    def obey(self, given: str) -> bool:
        """Carry out a command; False if that is none."""
        word, _, rest = given.partition(" ")
        name = WORDS.get(word.casefold())
        if name is None:
            return False
        plain: dict[str, Callable[[], None]] = {
            "help": self.help, "board": self.board, "map": self.map, "councils": self.councils,
            "hand": self.hand, "players": self.players, "score": self.score,
            "options": lambda: None, "quit": lambda: None,
        }  # fmt: skip
        asking: dict[str, Callable[[str], None]] = {
            "look": self.look, "log": self.history, "rule": self.rule,
        }  # fmt: skip
        self.leaving = name == "quit"
        self.again = name == "options"
        if name in plain:
            plain[name]()
        else:
            asking[name](rest.strip())
        return True

    # -- looking ----------------------------------------------------------------------------------

    def board(self) -> None:
        """Show every region."""
        self.screen.write()
        self.screen.lines(tables.board(self._seen(), self.words, self.screen.width))
        legend = self.words.say("play.legend")
        if self.game.setup.ruleset.field_agents == "on":
            legend = f"{legend} {self.words.say('play.legend_field')}"
        self.screen.write(self.words.paint(legend, "dim"))

    def map(self) -> None:
        """Draw the map."""
        lines = chart(self._seen(), self.words, self.screen.width)
        self.screen.lines(lines)
        self.screen.write(self.words.say("play.map_legend" if lines else "play.no_map"))

    def look(self, given: str) -> None:
        """Show one region."""
        found = [region for region in self.words.names if region.casefold() == given.casefold()]
        if found:
            for line in tables.region_lines(self._seen(), self.words, found[0]):
                self.screen.write(line, hang=4)
        else:
            known = ", ".join(self.words.names)
            self.screen.write(self.words.say("play.no_region", given=given, known=known))

    def councils(self) -> None:
        """Show who sits where, and every order."""
        for line in tables.councils(self._seen(), self.words):
            self.screen.write(line, hang=30)

    def hand(self) -> None:
        """Show the cards held and what each can do."""
        cards = tables.hand(self._seen(), self.words)
        if not cards:
            self.screen.write(self.words.say("play.empty_hand"))
            return
        self.screen.title(self.words.say("play.hand_title"))
        for card, uses in cards:
            self.screen.write(card, indent=1)
            for use in uses:
                self.screen.write(use, indent=3, hang=3)

    def players(self) -> None:
        """Show what everybody may know of each player."""
        for line in tables.players(self._seen(), self.words):
            self.screen.write(line, hang=4)

    def score(self) -> None:
        """Show the empires and the player's bets."""
        points = self.game.scores()[self.words.you]
        lines = tables.stakes(self._seen(), self.words, points, self.screen.width)
        self.stakes_shown = lines
        self.screen.lines(lines)

    def score_if_changed(self) -> None:
        """Show them again only where something is different."""
        points = self.game.scores()[self.words.you]
        lines = tables.stakes(self._seen(), self.words, points, self.screen.width)
        if lines != self.stakes_shown:
            self.screen.write()
            self.score()

    def status(self) -> None:
        """Say where the game is."""
        seen, words = self._seen(), self.words
        if seen.tracker >= 0:
            position = words.position(POSITION_TEXTS[seen.tracker])
            who = words.society(tables.society_in(seen, seen.active))
            text = words.say("play.status_active", round=seen.round, position=position, who=who)
        else:
            phase = words.say(f"phases.{PHASE_NAMES[seen.phase]}")
            first = words.society(tables.society_in(seen, seen.first))
            text = words.say("play.status", round=seen.round, phase=phase, first=first)
        self.screen.title(text)

    def _seen(self) -> Observation:
        return self.game.observation(self.words.you)

    # -- reading ----------------------------------------------------------------------------------

    def help(self) -> None:
        """List the commands."""
        say = self.words.say
        self.screen.write(say("play.answers"))
        self.screen.write(say("play.commands.title"))
        for name in dict.fromkeys(WORDS.values()):
            words = [word for word, command in WORDS.items() if command == name]
            text = f"{', '.join(words):24}{say(f'play.commands.{name}')}"
            self.screen.write(text, indent=2, hang=24)

    def history(self, given: str) -> None:
        """Show the log, its end or all of it."""
        lines = self.log if given == "all" else self.log[-LATELY:]
        if not lines:
            self.screen.write(self.words.say("play.empty_log"))
        if len(lines) < len(self.log):
            hidden = len(self.log) - len(lines)
            self.screen.write(self.words.say("play.more_log", number=hidden))
        for line in lines:
            self.screen.write(line, hang=4)

    def rule(self, given: str) -> None:
        """Say what a rule is."""
        rules = self.words.texts.under("rules")
        name = given.strip("[]").casefold()
        found = [rule for rule in rules if rule.casefold() in {name, f"r{name}"}]
        if found:
            self.screen.write(f"{found[0]}: {rules[found[0]]}", hang=4)
        else:
            known = ", ".join(rules)
            self.screen.write(self.words.say("play.no_rule", given=given, known=known))

    # -- the end ----------------------------------------------------------------------------------

    def final(self) -> None:
        """Show how the game ended."""
        seen, words = self._seen(), self.words
        self.board()
        self.screen.write()
        self.score()
        self.screen.title(words.say("play.final.title"))
        scores = self.game.scores()
        for society in sorted(scores, key=lambda name: -scores[name]):
            seat = self.game.seat(society)
            tokens = tables.tokens(seen, words, seat, list(range(5)))
            line = words.say(
                "play.final.line",
                who=words.society(society),
                points=scores[society],
                tokens=tokens,
            )
            self.screen.write(sentence(line), hang=4)
        winners = self.game.winners()
        if winners == (words.you,):
            text = words.say("play.winner_you")
        elif len(winners) > 1:
            names = words.row([words.society(name) for name in winners])
            text = words.say("play.winners", who=names)
        else:
            key = "play.winner" if winners else "play.winner_nobody"
            text = words.say(key, who=words.society(winners[0] if winners else None))
        self.screen.title(sentence(text))
