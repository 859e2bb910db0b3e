"""The table as its player sees it, in lines: regions, councils, score, hand, players."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from warofwhispers.cli.play.screen import fitted, padded
from warofwhispers.content import EMPIRES, MULTIPLIERS, POSITIONS, SLOTS

if TYPE_CHECKING:
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.content import Empire, Position, Society
    from warofwhispers.facts.shapes import GameView, PlayerView

FULL_WIDTH = 80
COLUMN = 39  # two of them and a gap fit
NAME = 13
ICON_ROOM = 9


# -- regions ---------------------------------------------------------------------------------------


def board(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Every region under its home empire; side by side where there is room."""
    parts = {empire: homeland(seen, speech, empire) for empire in EMPIRES}
    if width < FULL_WIDTH:
        return [line for part in parts.values() for line in part]
    left = [line for empire in EMPIRES[:3] for line in parts[empire]]
    right = [line for empire in EMPIRES[3:] for line in parts[empire]]
    right += [""] * (len(left) - len(right))
    return [f"{padded(a, COLUMN)}  {b}".rstrip() for a, b in zip(left, right, strict=True)]


def homeland(seen: GameView, speech: Speech, empire: Empire) -> list[str]:
    """Return the regions that are home to one empire."""
    lines = [speech.say("cli-play-homeland", empire=empire, reserve=seen.reserves[empire])]
    for name, now in seen.regions.items():
        if speech.homes[name] != empire:
            continue
        banners = f"{now.banners or '-':>2}"
        if now.empire != empire:
            banners = speech.say("cli-play-foreign", banners=banners, empire=now.empire)
        icons = "+".join(speech.say("item-icon", item=icon) for icon in speech.icons(name))
        agents = "@" if agents_in(seen, name) else " "
        where = f"{name:>3}{agents}{fitted(speech.region_name(name), NAME)} {icons:{ICON_ROOM}}"
        lines.append(f"{where} {speech.paint(banners, now.empire)}".rstrip())
    return lines


def agents_in(seen: GameView, region: str) -> list[Society]:
    """Return the players with an agent in a region."""
    return [society for society, player in seen.players.items() if region in player.field]


def region_lines(seen: GameView, speech: Speech, name: str) -> list[str]:
    """Everything about one region."""
    board_ = speech.content.board
    facts = holding(seen, speech, name)
    home, limit = speech.homes[name], seen.regions[name].limit
    lines = [speech.say("cli-play-look", **facts, home=home, limit=limit)]
    if seen.regions[name].over:
        lines.append(f"  {speech.say('supply-over', **hunger(seen, name))}")
    if agents := agents_in(seen, name):
        lines.append(f"  {speech.say('cli-play-look-agents', players=agents)}")
    near = board_.neighbours()[board_.region_index(name)]
    borders = [holding(seen, speech, board_.regions[other].id) for other in near]
    return lines + [f"  {speech.say('cli-play-look-border', **facts)}" for facts in borders]


def hunger(seen: GameView, region: str) -> dict[str, object]:
    """Return how many banners a region has too many, and when they are lost (R4.7)."""
    now = seen.regions[region]
    check = seen.supply[now.empire]
    if check is None:
        return {"over": now.over, "check": "never", "position": None, "later": 0}
    after = None if check.after is None else f"{check.after}.chancellor"
    kind = "round" if after is None else "after"
    return {"over": now.over, "check": kind, "position": after, "later": check.later}


def holding(seen: GameView, speech: Speech, region: str) -> dict[str, object]:
    """Return who stands in a region, and what it has."""
    now = seen.regions[region]
    return {
        "region": region,
        "holder": now.empire,
        "banners": now.banners,
        "icons": speech.icons(region),
    }


def armies(seen: GameView, speech: Speech, empire: Empire) -> str:
    """Say where an empire's banners stand."""
    standing = [
        {"region": name, "number": now.banners}
        for name, now in seen.regions.items()
        if now.empire == empire and now.banners
    ]
    reserve = seen.reserves[empire]
    return speech.say("cli-play-armies", empire=empire, places=standing, reserve=reserve)


# -- councils --------------------------------------------------------------------------------------


def is_active(seen: GameView, empire: Empire, position: Position) -> bool:
    """Tell whether the tracker is on a position."""
    now = seen.active
    return now is not None and (now.empire, now.position) == (empire, position)


def council_grid(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Who sits where; the tracker's place is marked."""
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
    """Say what is in force until the round ends, a line for each."""
    return [speech.say("cli-play-lasting", half=half) for half in seen.lasting]


def councils(seen: GameView, speech: Speech) -> list[str]:
    """Every position with who sits there and what it may order."""
    lines = []
    for empire, council in seen.councils.items():
        for title, society in zip(POSITIONS, council, strict=True):
            name = f"{empire}.{title}"
            who = speech.say("cli-play-short", society=society)
            mark = ">" if is_active(seen, empire, title) else " "
            position = speech.say("item-position", item=name)
            orders = speech.say("cli-play-orders", orders=speech.orders_of(name))
            lines.append(f"{mark}{padded(position, 20)} {who:8} {orders}")
    return lines


# -- what the player has at stake ------------------------------------------------------------------


def stakes(seen: GameView, speech: Speech, width: int) -> list[str]:
    """The five empires, what they hold, what they are worth to the player, and the sum."""
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
        worth = mine.points - mine.multiplier * mine.field
        line = padded(speech.say("item-empire", item=empire), 9) + "".join(
            f"{numbers[key]:>{width_of[key]}}" for key in heads
        )
        lines.append(f"{line}  {bet:18}{worth:>+5}")
    if me.concealed:
        lines.append(speech.say("cli-play-concealed-bonus", points=me.concealed))
    if any(line.field for line in me.lines):
        points = sum(line.multiplier * line.field for line in me.lines)
        lines.append(speech.say("cli-play-field-bonus", points=points))
    lines.append(speech.paint(speech.say("cli-play-score", points=me.score.low), "bold"))
    return lines


def held_cards(seen: GameView, speech: Speech) -> str:
    """Name the cards held, in a line."""
    return speech.say("cli-play-your-cards", cards=seen.hand) if seen.hand else ""


def hand(seen: GameView, speech: Speech) -> list[tuple[str, list[str]]]:
    """Each card held, and what it can do."""
    return [
        (speech.say("cli-play-card", card=card, number=number), uses(seen, speech, card))
        for card, number in Counter(seen.hand).items()
    ]


def uses(seen: GameView, speech: Speech, card: str) -> list[str]:
    """Say what a card can do: alone, with its own kind, with its partner; or as it says itself."""
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
    """What everybody may know of each player."""
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
    """Return what is known of one player, by any text that names a society."""
    return next(player for name, player in seen.players.items() if name == society)


def tokens(player: PlayerView, shown: tuple[bool, ...]) -> list[dict[str, object]]:
    """Return the loyalty tokens that are shown, for the message `item-token`."""
    return [
        {"slot": slot, "empire": empire, "times": times}
        for slot, empire, times, up in zip(SLOTS, player.loyalties, MULTIPLIERS, shown, strict=True)
        if up
    ]
