"""The table as its player sees it, in lines: regions, councils, score, hand, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play.screen import fitted, padded
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    MULTIPLIERS,
    POSITIONS,
    SLOTS,
    SOCIETIES,
)
from warofwhispers.engine.codes import REGION_COUNT
from warofwhispers.engine.plays import pair_of
from warofwhispers.engine.score import bonus
from warofwhispers.facts.rebuild import rebuild
from warofwhispers.facts.standing import icons as icons_of
from warofwhispers.facts.standing import possible_score, score_lines
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS

if TYPE_CHECKING:
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.engine.observe import Observation

FULL_WIDTH = 80
COLUMN = 39  # two of them and a gap fit
NAME = 13
ICON_ROOM = 9
DOUBLES = 5  # the first ability that takes two cards
PAIRS = 10  # the first that takes two empires' cards


def society_in(seen: Observation, seat: int) -> str | None:
    """Name the society in a seat."""
    return SOCIETIES[seen.seats[seat]] if seat >= 0 else None


# -- regions ---------------------------------------------------------------------------------------


def board(seen: Observation, speech: Speech, width: int) -> list[str]:
    """Every region under its home empire; side by side where there is room."""
    parts = {empire: homeland(seen, speech, i) for i, empire in enumerate(EMPIRES)}
    if width < FULL_WIDTH:
        return [line for part in parts.values() for line in part]
    left = [line for empire in EMPIRES[:3] for line in parts[empire]]
    right = [line for empire in EMPIRES[3:] for line in parts[empire]]
    right += [""] * (len(left) - len(right))
    return [f"{padded(a, COLUMN)}  {b}".rstrip() for a, b in zip(left, right, strict=True)]


def homeland(seen: Observation, speech: Speech, empire: int) -> list[str]:
    """Return the regions that are home to one empire."""
    name = EMPIRES[empire]
    lines = [speech.say("cli-play-homeland", empire=name, reserve=seen.reserve[empire])]
    for i, region in enumerate(speech.content.board.regions):
        if region.home != empire:
            continue
        holder = EMPIRES[seen.holder[i]]
        banners = f"{seen.banners[i] or '-':>2}"
        if holder != name:
            banners = speech.say("cli-play-foreign", banners=banners, empire=holder)
        icons = "+".join(speech.say("item-icon", item=icon) for icon in speech.icons(region.id))
        agents = "@" if agents_in(seen, i) else " "
        region_name = fitted(speech.region_name(region.id), NAME)
        where = f"{region.id:>3}{agents}{region_name} {icons:{ICON_ROOM}}"
        lines.append(f"{where} {speech.paint(banners, holder)}".rstrip())
    return lines


def agents_in(seen: Observation, region: int) -> list[str | None]:
    """Return the players with an agent in a region."""
    return [
        society_in(seen, at // REGION_COUNT) for at in seen.field if at % REGION_COUNT == region
    ]


def region_lines(seen: Observation, speech: Speech, name: str) -> list[str]:
    """Everything about one region."""
    board_ = speech.content.board
    i = board_.region_index(name)
    home, limit = speech.homes[name], seen.data.limit[i]
    facts = holding(seen, speech, i)
    lines = [speech.say("cli-play-look", **facts, home=home, limit=limit)]
    if agents := agents_in(seen, i):
        lines.append(f"  {speech.say('cli-play-look-agents', players=agents)}")
    borders = [holding(seen, speech, near) for near in board_.neighbours()[i]]
    return lines + [f"  {speech.say('cli-play-look-border', **facts)}" for facts in borders]


def holding(seen: Observation, speech: Speech, region: int) -> dict[str, object]:
    """Return who stands in a region, and what it has."""
    name = speech.content.board.regions[region].id
    holder, banners = EMPIRES[seen.holder[region]], seen.banners[region]
    return {"region": name, "holder": holder, "banners": banners, "icons": speech.icons(name)}


def armies(seen: Observation, speech: Speech, empire: int) -> str:
    """Say where an empire's banners stand."""
    standing = [
        {"region": region.id, "number": number}
        for region, number, holder in zip(
            speech.content.board.regions, seen.banners, seen.holder, strict=True
        )
        if holder == empire and number
    ]
    name, reserve = EMPIRES[empire], seen.reserve[empire]
    return speech.say("cli-play-armies", empire=name, places=standing, reserve=reserve)


# -- councils --------------------------------------------------------------------------------------


def council_grid(seen: Observation, speech: Speech, width: int) -> list[str]:
    """Who sits where; the tracker's place is marked."""
    column = min(14, (width - 10) // 4)
    names = [speech.say(f"title-{position}")[: column - 1] for position in POSITIONS]
    lines = [f"{'':10}{''.join(f' {name:{column - 1}}' for name in names)}".rstrip()]
    for i, empire in enumerate(EMPIRES):
        line = padded(speech.say("item-empire", item=empire), 10)
        for position in range(i * 4, i * 4 + 4):
            name = speech.say("cli-play-short", society=society_in(seen, seen.council[position]))
            shown = f">{name}<" if position == seen.tracker else f" {name}"
            mine = seen.seat >= 0 and seen.council[position] == seen.seat
            line += padded(speech.paint(shown, "bold") if mine else shown, column)
        lines.append(line.rstrip())
    return lines


def lasting(seen: Observation, speech: Speech) -> str:
    """Say what is in force until the round ends."""
    names = [name for bit, name in enumerate(LASTING) if (seen.lasting >> bit) & 1]
    return speech.say("cli-play-lasting", halves=names) if names else ""


def councils(seen: Observation, speech: Speech) -> list[str]:
    """Every position with who sits there and what it may order."""
    lines = []
    for at, name in enumerate(POSITION_TEXTS):
        who = speech.say("cli-play-short", society=society_in(seen, seen.council[at]))
        mark = ">" if at == seen.tracker else " "
        position = speech.say("item-position", item=name)
        orders = speech.say("cli-play-orders", orders=speech.orders_of(name))
        lines.append(f"{mark}{padded(position, 20)} {who:8} {orders}")
    return lines


# -- what the player has at stake ------------------------------------------------------------------


def stakes(seen: Observation, speech: Speech, width: int) -> list[str]:
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
    s = rebuild(seen)
    icons, scored = icons_of(s), score_lines(s, seen.seat)
    by_empire = {line.empire: line for line in scored}
    for i, empire in enumerate(EMPIRES):
        mine = by_empire[empire]
        numbers: dict[str, int] = {
            **{str(icon): number for icon, number in icons[empire].items()},
            "banners": sum(n for at, n in enumerate(seen.banners) if seen.holder[at] == i),
            "reserve": seen.reserve[i],
            "deck": seen.deck_size[i],
        }
        shown = (seen.face_up[seen.seat] >> SLOTS.index(mine.slot)) & 1
        bet = speech.say(
            "cli-play-bet", slot=mine.slot, times=mine.multiplier, shown=bool(shown)
        )  # fmt: skip
        worth = mine.points - mine.multiplier * mine.field
        line = padded(speech.say("item-empire", item=empire), 9) + "".join(
            f"{numbers[key]:>{width_of[key]}}" for key in heads
        )
        lines.append(f"{line}  {bet:18}{worth:>+5}")
    if hidden := bonus(s, seen.seat):
        lines.append(speech.say("cli-play-concealed-bonus", points=hidden))
    if any(line.field for line in scored):
        points = sum(line.multiplier * line.field for line in scored)
        lines.append(speech.say("cli-play-field-bonus", points=points))
    score = possible_score(s, seen.seat, seen.seat).low
    lines.append(speech.paint(speech.say("cli-play-score", points=score), "bold"))
    return lines


def held_cards(seen: Observation, speech: Speech) -> str:
    """Name the cards held, in a line."""
    cards = [CARD_TEXTS[kind] for kind, number in enumerate(seen.hand) for _ in range(number)]
    return speech.say("cli-play-your-cards", cards=cards) if cards else ""


def hand(seen: Observation, speech: Speech) -> list[tuple[str, list[str]]]:
    """Each card held, and what it can do."""
    return [
        (
            speech.say("cli-play-card", card=CARD_TEXTS[kind], number=number),
            uses(speech, CARD_TEXTS[kind]),
        )
        for kind, number in enumerate(seen.hand)
        if number
    ]


def uses(speech: Speech, card: str) -> list[str]:
    """Say what a card can do: alone, with its own kind, with its partner; or as it says itself."""
    empire, partner = card.split("/")
    a = EMPIRES.index(empire)
    if partner == "treasure":
        return [speech.say("use-treasure")]
    if partner not in EMPIRES:
        use = speech.say("use-ask" if partner == "ask" else "use-offer")
        price = speech.say("item-card-price", item=card)
        return [use, price, speech.say("use-pays", empire=empire)]
    pair = ABILITIES[PAIRS + pair_of(a, EMPIRES.index(partner))]
    return [
        speech.say("use-single", ability=ABILITIES[a]),
        speech.say("use-double", ability=ABILITIES[DOUBLES + a], empire=empire),
        speech.say("use-pair", ability=pair, empire=partner),
    ]


def players(seen: Observation, speech: Speech) -> list[str]:
    """What everybody may know of each player."""
    return [player(seen, speech, seat) for seat in range(seen.players)]


def player(seen: Observation, speech: Speech, seat: int) -> str:
    """What everybody may know of one."""
    counts = seen.held[seat * 5 : seat * 5 + 5]
    up = [slot for slot in range(5) if (seen.face_up[seat] >> slot) & 1]
    regions = speech.content.board.regions
    return speech.say(
        "cli-play-player",
        player=society_in(seen, seat),
        agents=seen.agents[seat],
        cards=[{"number": n, "empire": EMPIRES[i]} for i, n in enumerate(counts) if n],
        swaps=seen.swaps[seat],
        first=seen.first == seat,
        tokens=tokens(seen, seat, up),
        regions=[regions[at % REGION_COUNT].id for at in seen.field if at // REGION_COUNT == seat],
    )


def tokens(seen: Observation, seat: int, slots: list[int]) -> list[dict[str, object]]:
    """Return loyalty tokens, for the message `item-token`."""
    return [
        {
            "slot": SLOTS[slot],
            "empire": EMPIRES[seen.loyalty[seat * 5 + slot]],
            "times": MULTIPLIERS[slot],
        }
        for slot in slots
    ]
