"""What can be typed instead of an answer: look at the table, read the log or a rule, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play import tables
from warofwhispers.cli.play.text_map import chart
from warofwhispers.cli.play.why import reasons
from warofwhispers.content import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers import Game
    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.facts.shapes import GameView
    from warofwhispers.words import Words

LATELY = 25  # lines of the log shown

# Every accepted word, and its command.
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
    "w": "why", "why": "why",
    "r": "rule", "rule": "rule", "rules": "rule",
    "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip


def rules(words: Words) -> list[str]:
    """Return the rules in the catalogue, as they are cited: `R5.2`, `C-midnight_oil`."""
    cards = {f"C-{name.replace('_', '-')}": f"C-{name}" for name in ABILITIES}
    names = sorted(
        (message.removeprefix("rule-") for message in words.ids("rule-")),
        key=lambda name: (not name.startswith("R"), name if name.startswith("R") else ""),
    )
    return [cards.get(n, n.replace("-", ".") if n.startswith("R") else n) for n in names]


class Commands:
    """Carries out input that is not an answer."""

    def __init__(self, game: Game, speech: Speech, screen: Screen) -> None:
        self.game = game
        self.speech = speech
        self.screen = screen
        self.log: list[str] = []
        self.leaving = False
        self.again = False
        self.stakes_shown: list[str] = []

    def run(self, given: str) -> bool:
        """Carry out a command; return False if the input is not one."""
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
            "why": self.why,
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
        self.screen.lines(tables.board(self._seen(), self.speech, self.screen.width))
        self.screen.write(self.speech.paint(self.speech.say("cli-play-legend"), "dim"))

    def map(self) -> None:
        """Draw the map with its legend, or say that this board has none."""
        lines = chart(self._seen(), self.speech, self.screen.width)
        self.screen.lines(lines)
        self.screen.write(self.speech.say("cli-play-map-legend" if lines else "cli-play-no-map"))

    def look(self, given: str) -> None:
        """Show one region with its borders, or name those there are."""
        known = list(self.speech.board.regions)
        found = [region for region in known if region.casefold() == given.casefold()]
        if found:
            for line in tables.region_lines(self._seen(), self.speech, found[0]):
                self.screen.write(line, hang=4)
        else:
            self.screen.write(self.speech.say("cli-play-no-region", given=given, known=known))

    def councils(self) -> None:
        """Show who sits where, and every order."""
        for line in tables.councils(self._seen(), self.speech):
            self.screen.write(line, hang=30)

    def hand(self) -> None:
        """Show the cards held and what each can do."""
        cards = tables.hand(self._seen(), self.speech)
        if not cards:
            self.screen.write(self.speech.say("cli-play-empty-hand"))
            return
        self.screen.title(self.speech.say("cli-play-hand"))
        for card, uses in cards:
            self.screen.write(card, indent=1)
            for use in uses:
                self.screen.write(use, indent=3, hang=3)

    def players(self) -> None:
        """Show what everybody may know about each player."""
        for line in tables.players(self._seen(), self.speech):
            self.screen.write(line, hang=4)

    def score(self) -> None:
        """Show the empires and the player's loyalties."""
        lines = tables.stakes(self._seen(), self.speech, self.screen.width)
        self.stakes_shown = lines
        self.screen.lines(lines)

    def score_if_changed(self) -> None:
        """Show them again only if something has changed."""
        lines = tables.stakes(self._seen(), self.speech, self.screen.width)
        if lines != self.stakes_shown:
            self.screen.write()
            self.score()

    def status(self) -> None:
        """Print where the game stands."""
        seen, say = self._seen(), self.speech.say
        if (active := seen.active) is not None:
            position = f"{active.empire}.{active.position}"
            text = say(
                "cli-play-status-active", round=seen.round, position=position, player=active.seat
            )
        else:
            text = say("cli-play-status", round=seen.round, phase=seen.phase, first=seen.first)
        self.screen.title(text)

    def _seen(self) -> GameView:
        return self.game.observe(self.speech.you)

    # -- reading ----------------------------------------------------------------------------------

    def help(self) -> None:
        """List the commands."""
        say = self.speech.say
        self.screen.write(say("cli-play-answers"))
        self.screen.write(say("cli-play-commands"))
        for name in dict.fromkeys(WORDS.values()):
            words = [word for word, command in WORDS.items() if command == name]
            typed = say("list-separator").join(words)
            text = f"{typed:24}{say(f'cli-play-command-{name}')}"
            self.screen.write(text, indent=2, hang=24)

    def history(self, given: str) -> None:
        """Show the end of the log, or all of it."""
        lines = self.log if given == "all" else self.log[-LATELY:]
        if not lines:
            self.screen.write(self.speech.say("cli-play-empty-log"))
        if len(lines) < len(self.log):
            hidden = len(self.log) - len(lines)
            self.screen.write(self.speech.say("cli-play-more-log", number=hidden))
        for line in lines:
            self.screen.write(line, hang=4)

    def why(self, given: str) -> None:
        """Print why something cannot be chosen."""
        view = self.game.observe(self.speech.you)
        found = reasons(view, self.speech.board, given) if given else []
        if not found:
            self.screen.write(self.speech.say("cli-play-why-not", given=given or None))
        for reason, rule, facts in found:
            self.screen.write(self.speech.cited(self.speech.say(f"reason-{reason}", **facts), rule))

    def rule(self, given: str) -> None:
        """Print the rule called R5.2, 5.2 or [R5.2], or name those there are."""
        known = rules(self.speech.words)
        name = given.strip("[]").casefold()
        found = [rule for rule in known if rule.casefold() in {name, f"r{name}"}]
        if found:
            self.screen.write(self.speech.say("cli-play-rule", rule=found[0]), hang=4)
        else:
            self.screen.write(self.speech.say("cli-play-no-rule", given=given, known=known))

    # -- the end ----------------------------------------------------------------------------------

    def final(self) -> None:
        """Show how the game ended."""
        seen, say = self._seen(), self.speech.say
        self.board()
        self.screen.write()
        self.score()
        self.screen.title(say("cli-play-final"))
        scores = self.game.scores()
        for society in sorted(scores, key=lambda name: -scores[name]):
            player = tables.player_in(seen, society)
            tokens = tables.tokens(player, (True,) * len(player.loyalties))
            points = scores[society]
            line = say("cli-play-final-line", player=society, points=points, tokens=tokens)
            self.screen.write(line, hang=4)
        winners = self.game.winners()
        winner = winners[0] if winners else None
        self.screen.title(say("cli-play-winners", winners=winners, winner=winner))
