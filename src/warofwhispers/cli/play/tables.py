"""The table as its player sees it, as lines of text: regions, councils, score, hand, players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from warofwhispers.cli.play.screen import fixed_width, padded, visible
from warofwhispers.content import EMPIRES, MULTIPLIERS, POSITIONS, SLOTS

if TYPE_CHECKING:
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.content import Empire, Position, Society
    from warofwhispers.facts.shapes import GameView, PlayerView

FULL_WIDTH = 80
GAP = 2  # between two columns
SHORTEST = 11  # letters of a region's name to keep, however narrow a column is


# -- regions ---------------------------------------------------------------------------------------


def board(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Return every region under its home empire, side by side if there is room."""
    column = width if width < FULL_WIDTH else (width - GAP) // 2
    parts = homelands(seen, speech, column)
    if width < FULL_WIDTH:
        return [line for part in parts.values() for line in part]
    left = [line for empire in EMPIRES[:3] for line in parts[empire]]
    right = [line for empire in EMPIRES[3:] for line in parts[empire]]
    right += [""] * (len(left) - len(right))
    return [f"{padded(a, column + GAP)}{b}".rstrip() for a, b in zip(left, right, strict=True)]


def homelands(seen: GameView, speech: Speech, column: int) -> dict[Empire, list[str]]:
    """Return each empire's home regions; names are shortened to fit lines into `column`."""
    icons = {name: "+".join(icon_names(speech, name)) for name in seen.regions}
    held = {name: banners_in(seen, speech, name) for name in seen.regions}
    icon_room = max(map(len, icons.values()))
    around = len("H10@ ") + icon_room + len(" ") + max(map(visible, held.values()))
    longest = max(len(speech.region_name(name)) for name in seen.regions)
    room = min(longest, max(SHORTEST, column - around))
    parts = {
        empire: [speech.say("cli-play-homeland", empire=empire, reserve=seen.reserves[empire])]
        for empire in EMPIRES
    }
    for name, now in seen.regions.items():
        agents = "@" if agents_in(seen, name) else " "
        label = fixed_width(speech.region_name(name), room)
        where = f"{name:>3}{agents}{label} {icons[name]:{icon_room}}"
        home = speech.board.regions[name].home
        parts[home].append(f"{where} {speech.paint(held[name], now.empire)}".rstrip())
    return parts


def icon_names(speech: Speech, region: str) -> list[str]:
    """Return the names of a region's icons, briefly."""
    return [speech.say("cli-play-icon", icon=icon) for icon in speech.board.regions[region].icons]


def banners_in(seen: GameView, speech: Speech, region: str) -> str:
    """Return how many banners are in a region, and whose they are if it is not their home."""
    now = seen.regions[region]
    banners = f"{now.banners or '-':>2}"
    if now.empire == speech.board.regions[region].home:
        return banners
    return speech.say("cli-play-foreign", banners=banners, empire=now.empire)


def agents_in(seen: GameView, region: str) -> list[Society]:
    """Return the players with an agent in a region."""
    return [society for society, player in seen.players.items() if region in player.field]


def region_lines(seen: GameView, speech: Speech, name: str) -> list[str]:
    """Return everything about one region."""
    fixed = speech.board.regions[name]
    facts = holding(seen, speech, name)
    lines = [speech.say("cli-play-look", **facts, home=fixed.home, limit=fixed.limit)]
    if seen.regions[name].over:
        lines.append(f"  {speech.say('supply-over', **supply_facts(seen, name))}")
    if agents := agents_in(seen, name):
        lines.append(f"  {speech.say('cli-play-look-agents', players=agents)}")
    borders = [holding(seen, speech, other) for other in fixed.borders]
    return lines + [f"  {speech.say('cli-play-look-border', **facts)}" for facts in borders]


def supply_facts(seen: GameView, region: str) -> dict[str, object]:
    """Return how many banners a region has above its supply limit, and when they die (R4.7)."""
    now = seen.regions[region]
    check = seen.supply[now.empire]
    if check is None:
        return {"over": now.over, "check": "never", "position": None, "later": 0}
    kind = "round" if check.after is None else "after"
    return {"over": now.over, "check": kind, "position": check.after, "later": check.later}


def holding(seen: GameView, speech: Speech, region: str) -> dict[str, object]:
    """Return who holds a region, and what it has."""
    now = seen.regions[region]
    return {
        "region": region,
        "holder": now.empire,
        "banners": now.banners,
        "icons": speech.board.regions[region].icons,
    }


def armies(seen: GameView, speech: Speech, empire: Empire) -> str:
    """Return where an empire's banners are."""
    standing = [
        {"region": name, "number": now.banners}
        for name, now in seen.regions.items()
        if now.empire == empire and now.banners
    ]
    reserve = seen.reserves[empire]
    return speech.say("cli-play-armies", empire=empire, places=standing, reserve=reserve)


# -- councils --------------------------------------------------------------------------------------


def is_active(seen: GameView, empire: Empire, position: Position) -> bool:
    """Return whether the tracker is on a position."""
    now = seen.active
    return now is not None and (now.empire, now.position) == (empire, position)


def council_grid(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Return a grid of the councils and their agents, with the tracker's position marked."""
    titles = [speech.say(f"title-{position}") for position in POSITIONS]
    column = min(max(14, *(len(title) + 2 for title in titles)), (width - 10) // len(POSITIONS))
    names = [title[: column - 1] for title in titles]
    lines = [f"{'':10}{''.join(f' {name:{column - 1}}' for name in names)}".rstrip()]
    for empire in EMPIRES:
        line = padded(speech.say("item-empire", item=empire), 10)
        for position, society in zip(POSITIONS, seen.councils[empire], strict=True):
            name = speech.say("cli-play-short", society=society)
            shown = f">{name}<" if is_active(seen, empire, position) else f" {name}"
            mine = society is not None and society == seen.seat
            line += padded(speech.paint(shown, "bold") if mine else shown, column)
        lines.append(line.rstrip())
    return lines


def lasting(seen: GameView, speech: Speech) -> list[str]:
    """Return what is in force until the round ends, one line each."""
    return [speech.say("cli-play-lasting", half=half) for half in seen.lasting]


def councils(seen: GameView, speech: Speech) -> list[str]:
    """Return every position with its agent and orders."""
    places = {
        f"{empire}.{title}": speech.say("item-position", item=f"{empire}.{title}")
        for empire in seen.councils
        for title in POSITIONS
    }
    room = max(map(visible, places.values()))
    lines = []
    for empire, council in seen.councils.items():
        for title, society in zip(POSITIONS, council, strict=True):
            who = speech.say("cli-play-short", society=society)
            mark = ">" if is_active(seen, empire, title) else " "
            at = f"{empire}.{title}"
            orders = speech.say("cli-play-orders", orders=speech.orders_of(at))
            lines.append(f"{mark}{padded(places[at], room)} {who:8} {orders}")
    return lines


# -- what the player has at stake ------------------------------------------------------------------


def stakes(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Return what each empire holds and is worth to the player, and the sum."""
    columns = ["city", "farm", "fort", "banners", "reserve", "deck"]
    if width < FULL_WIDTH:
        columns = columns[:1]
    heads = {key: speech.say(f"cli-play-head-{key}") for key in columns}
    width_of = {key: 9 if key == "reserve" else 8 if key == "banners" else 7 for key in heads}
    line = f"{speech.say('cli-play-head-empire'):9}"
    line += "".join(f"{text:>{width_of[key]}}" for key, text in heads.items())
    bets, worths = speech.say("cli-play-head-loyalty"), speech.say("cli-play-head-worth")
    lines = [f"{line}  {bets:18}{worths:>5}"]
    me = player_in(seen, speech.you)
    by_empire = {line.empire: line for line in me.lines}
    for empire in EMPIRES:
        mine = by_empire[empire]
        numbers: dict[str, int] = {
            **{str(icon): number for icon, number in seen.icons[empire].items()},
            "banners": sum(now.banners for now in seen.regions.values() if now.empire == empire),
            "reserve": seen.reserves[empire],
            "deck": seen.decks[empire],
        }
        shown = me.face_up[SLOTS.index(mine.slot)]
        bet = speech.say("cli-play-bet", slot=mine.slot, times=mine.multiplier, shown=shown)
        worth = mine.points - mine.field_points
        line = padded(speech.say("item-empire", item=empire), 9) + "".join(
            f"{numbers[key]:>{width_of[key]}}" for key in heads
        )
        lines.append(f"{line}  {bet:18}{worth:>+5}")
    if me.concealed:
        lines.append(speech.say("cli-play-concealed-bonus", points=me.concealed))
    if any(line.field for line in me.lines):
        points = sum(line.field_points for line in me.lines)
        lines.append(speech.say("cli-play-field-bonus", points=points))
    lines.append(speech.paint(speech.say("cli-play-score", points=me.score.low), "bold"))
    return lines


def held_cards(seen: GameView, speech: Speech) -> str:
    """Return the names of the cards held, on one line."""
    return speech.say("cli-play-your-cards", cards=seen.hand) if seen.hand else ""


def hand(seen: GameView, speech: Speech) -> list[tuple[str, list[str]]]:
    """Return each card held, and what it can do."""
    return [
        (speech.say("cli-play-card", card=card, number=number), uses(seen, speech, card))
        for card, number in Counter(seen.hand).items()
    ]


def uses(seen: GameView, speech: Speech, card: str) -> list[str]:
    """Return what a card can do: alone, with its own kind, with its partner, or by its own text."""
    empire, partner = card.split("/")
    if partner == "treasure":
        return [speech.say("use-treasure")]
    if partner not in EMPIRES:
        use = speech.say("use-ask" if partner == "ask" else "use-offer")
        price = speech.say("item-card-price", item=card)
        return [use, price, speech.say("use-pays", empire=empire)]
    single, double, pair = (use.ability for use in seen.uses[card])
    return [
        speech.say("use-single", ability=single),
        speech.say("use-double", ability=double, empire=empire),
        speech.say("use-pair", ability=pair, empire=partner),
    ]


def players(seen: GameView, speech: Speech) -> list[str]:
    """Return what everybody may know about each player."""
    return [
        speech.say(
            "cli-play-player",
            player=society,
            agents=player.agents,
            cards=[{"number": n, "empire": empire} for empire, n in player.cards.items() if n],
            swaps=player.swaps,
            first=seen.first == society,
            tokens=tokens(player, player.face_up),
            regions=player.field,
        )
        for society, player in seen.players.items()
    ]


def player_in(seen: GameView, society: str) -> PlayerView:
    """Return what is known about the player whose society a text names."""
    return next(player for name, player in seen.players.items() if name == society)


def tokens(player: PlayerView, shown: tuple[bool, ...]) -> list[dict[str, object]]:
    """Return the visible loyalty tokens, for the message `item-token`."""
    return [
        {"slot": slot, "empire": empire, "times": times}
        for slot, empire, times, up in zip(SLOTS, player.loyalties, MULTIPLIERS, shown, strict=True)
        if up
    ]
