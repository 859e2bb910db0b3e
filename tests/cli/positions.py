"""Positions reached by random games: some for every question a player can be asked."""

from __future__ import annotations

from functools import cache

from tests.rules.table import answer, table
from warofwhispers import Game
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import PROMPTS

CHANCES_OWN = {"seat", "first", "deal", "draw", "nothing"}
ASKED = [name for name, _ in PROMPTS if name not in CHANCES_OWN]
RULESETS = ("second", "competitive", "first", "eog")
ALL_DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
SEVERAL = (  # questions repeated for each banner or card
    "add", "populate", "subjugate", "rearrange", "disperse_to", "discard", "fire_kill",
)  # fmt: skip
LIKED = (" draw", "pass", "accept")
ENOUGH = 3
MORE = 12
SEEDS = 200


@cache
def met() -> dict[str, list[Game]]:
    """Return some games at each question; every other one hoards cards, to discard some later."""
    found: dict[str, list[Game]] = {name: [] for name in ASKED}
    for seed in range(SEEDS):
        game = Game.new(3, RULESETS[seed % 4], seed=seed, options=ALL_DECKS)
        rng = RandomStream(seed, 2)
        while not game.over:
            prompt = PROMPTS[game.state.prompt][0]
            games = found[prompt]
            if len(games) < (MORE if prompt in SEVERAL else ENOUGH):
                games.append(game.clone())
            options = game.state.options
            if seed % 2:
                texts = {option: game.notation.text(option) for option in options}
                liked = [o for o, text in texts.items() if any(word in text for word in LIKED)]
                options = liked or options
            game.apply(game.notation.text(options[rng.below(len(options))]))
    found["subjugate"].append(three_to_add())
    return found


def three_to_add() -> Game:
    """Return a game in which subjugate adds three, which random games do not reach."""
    game = table(
        banners={"B4": 6, "B6": 1, "E2": 3},
        council={"bear.chancellor": "raven"},
        hands={"raven": ["bear/lion", "lion/eagle"]},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor attack", "from B4", "to E2", "count 6", "pass")
    answer(game, "play subjugate bear/lion+lion/eagle")
    return game


@cache
def finished() -> list[Game]:
    """Return some whole games."""
    games = []
    for seed in range(8):
        game = Game.new(4, RULESETS[seed % 4], seed=seed, options=ALL_DECKS if seed > 3 else {})
        rng = RandomStream(seed, 2)
        while not game.over:
            options = game.state.options
            game.apply(game.notation.text(options[rng.below(len(options))]))
        games.append(game)
    return games
