"""The table as its player sees it, in lines: regions, councils, score, hand, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.play.screen import fitted, padded, sentence
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    MULTIPLIERS,
    POSITIONS,
    SLOTS,
    SOCIETIES,
)
from warofwhispers.engine.codes import REGION_COUNT
from warofwhispers.engine.plays import pair_of
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS

if TYPE_CHECKING:
    from warofwhispers.cli.play.words import Words
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


def board(seen: Observation, words: Words, width: int) -> list[str]:
    """Every region under its home empire; side by side where there is room."""
    parts = {empire: homeland(seen, words, i) for i, empire in enumerate(EMPIRES)}
    if width < FULL_WIDTH:
        return [line for part in parts.values() for line in part]
    left = [line for empire in EMPIRES[:3] for line in parts[empire]]
    right = [line for empire in EMPIRES[3:] for line in parts[empire]]
    right += [""] * (len(left) - len(right))
    return [f"{padded(a, COLUMN)}  {b}".rstrip() for a, b in zip(left, right, strict=True)]


def homeland(seen: Observation, words: Words, empire: int) -> list[str]:
    """Give the regions that are home to one empire."""
    name = EMPIRES[empire]
    reserve = words.say("play.heads.reserve_short", number=seen.reserve[empire])
    lines = [f"{words.paint(words.say(f'empires.{name}').upper(), name)}, {reserve}"]
    for i, region in enumerate(words.content.board.regions):
        if region.home != empire:
            continue
        holder = EMPIRES[seen.holder[i]]
        banners = str(seen.banners[i]) if seen.banners[i] else "-"
        icons = "+".join(words.icons(region.id))
        foreign = words.say(f"empires.{holder}") if holder != name else ""
        agents = "@" if agents_in(seen, words, i) else " "
        where = f"{region.id:>3}{agents}{fitted(words.names[region.id], NAME)} {icons:{ICON_ROOM}}"
        who = words.paint(f"{banners:>2} {foreign}".rstrip(), holder)
        lines.append(f"{where} {who}".rstrip())
    return lines


def agents_in(seen: Observation, words: Words, region: int) -> str:
    """Name the players with an agent in a region."""
    there = [at // REGION_COUNT for at in seen.field if at % REGION_COUNT == region]
    return words.row([words.society(society_in(seen, seat)) for seat in there])


def region_lines(seen: Observation, words: Words, name: str) -> list[str]:
    """Everything about one region."""
    board_ = words.content.board
    i = board_.region_index(name)
    limit = seen.data.limit[i]
    about = [*words.icons(name), words.say("play.home", empire=words.empire(words.homes[name]))]
    about += [holding(seen, words, i), words.say("play.supply_limit", limit=limit)]
    lines = [f"{words.region(name)}: {', '.join(about)}"]
    if agents := agents_in(seen, words, i):
        lines.append(f"  {words.say('play.field', who=agents)}")
    for near in board_.neighbours()[i]:
        other = board_.regions[near].id
        icons = f", {', '.join(words.icons(other))}" if words.icons(other) else ""
        lines.append(f"  - {words.region(other)}: {holding(seen, words, near)}{icons}")
    return lines


def holding(seen: Observation, words: Words, region: int) -> str:
    """Say who stands in a region."""
    holder = words.empire(EMPIRES[seen.holder[region]])
    if not seen.banners[region]:
        return words.say("play.empty_of", empire=holder)
    return words.say("play.held_by", number=seen.banners[region], empire=holder)


def armies(seen: Observation, words: Words, empire: int) -> str:
    """Say where an empire's banners stand."""
    standing = [
        words.say("events.place", number=number, region=words.region(region.id))
        for region, number, holder in zip(
            words.content.board.regions, seen.banners, seen.holder, strict=True
        )
        if holder == empire and number
    ]
    key = "play.armies" if standing else "play.no_armies"
    name, reserve = words.empire(EMPIRES[empire]), seen.reserve[empire]
    return words.say(key, empire=name, places=words.row(standing), reserve=reserve)


# -- councils --------------------------------------------------------------------------------------


def council_grid(seen: Observation, words: Words, width: int) -> list[str]:
    """Who sits where; the tracker's place is marked."""
    column = min(14, (width - 10) // 4)
    names = [words.say(f"positions.{position}")[: column - 1] for position in POSITIONS]
    lines = [f"{'':10}{''.join(f' {name:{column - 1}}' for name in names)}".rstrip()]
    for i, empire in enumerate(EMPIRES):
        line = padded(words.empire(empire), 10)
        for position in range(i * 4, i * 4 + 4):
            name = words.short(society_in(seen, seen.council[position]))
            shown = f">{name}<" if position == seen.tracker else f" {name}"
            mine = seen.seat >= 0 and seen.council[position] == seen.seat
            line += padded(words.paint(shown, "bold") if mine else shown, column)
        lines.append(line.rstrip())
    return lines


def lasting(seen: Observation, words: Words) -> str:
    """Say what is in force until the round ends."""
    names = [name for bit, name in enumerate(LASTING) if (seen.lasting >> bit) & 1]
    effects = [words.say(f"halves.{name}.does") for name in names]
    return words.say("play.lasting", effects="; ".join(effects)) if effects else ""


def councils(seen: Observation, words: Words) -> list[str]:
    """Every position with who sits there and what it may order."""
    lines = []
    for at, name in enumerate(POSITION_TEXTS):
        who = words.short(society_in(seen, seen.council[at]))
        mark = ">" if at == seen.tracker else " "
        lines.append(f"{mark}{padded(words.position(name), 20)} {who:8} {words.orders_of(name)}")
    return lines


# -- what the player has at stake ------------------------------------------------------------------


def stakes(seen: Observation, words: Words, score: int, width: int) -> list[str]:
    """The five empires, what they hold, what they are worth to the player, and the sum."""
    columns = ["city", "farm", "fort", "banners", "reserve", "deck"]
    if width < FULL_WIDTH:
        columns = columns[:1]
    heads = {key: words.say(f"play.heads.{key}") for key in columns}
    width_of = {key: 9 if key == "reserve" else 8 if key == "banners" else 7 for key in heads}
    line = f"{words.say('play.heads.empire'):9}"
    line += "".join(f"{text:>{width_of[key]}}" for key, text in heads.items())
    lines = [f"{line}  {words.say('play.heads.loyalty'):18}{words.say('play.heads.worth'):>5}"]
    mine = seen.loyalty[seen.seat * 5 : seen.seat * 5 + 5]
    for i, empire in enumerate(EMPIRES):
        cities = held(seen, words, i, "city")
        numbers: dict[str, int] = {
            **{icon: held(seen, words, i, icon) for icon in ICONS},
            "banners": sum(n for at, n in enumerate(seen.banners) if seen.holder[at] == i),
            "reserve": seen.reserve[i],
            "deck": seen.deck_size[i],
        }
        slot = mine.index(i)
        shown = words.say("play.shown") if (seen.face_up[seen.seat] >> slot) & 1 else ""
        bet = f"{words.say(f'slots.{SLOTS[slot]}')} x{MULTIPLIERS[slot]}{shown}"
        worth = MULTIPLIERS[slot] * cities
        line = padded(words.empire(empire), 9) + "".join(
            f"{numbers[key]:>{width_of[key]}}" for key in heads
        )
        lines.append(f"{line}  {bet:18}{worth:>+5}")
    hidden = 5 - seen.face_up[seen.seat].bit_count() if seen.data.concealed_bonus else 0
    if hidden:
        lines.append(words.say("play.heads.concealed_bonus", points=hidden))
    holders = [
        seen.holder[at % REGION_COUNT] for at in seen.field if at // REGION_COUNT == seen.seat
    ]
    if holders:
        points = sum(MULTIPLIERS[mine.index(holder)] for holder in holders)
        lines.append(words.say("play.heads.field_bonus", points=points))
    lines.append(words.paint(words.say("play.score", points=score), "bold"))
    return lines


def held(seen: Observation, words: Words, empire: int, icon: str) -> int:
    """Count the icons an empire controls."""
    regions = words.content.board.regions
    return sum(getattr(r, icon) and seen.holder[i] == empire for i, r in enumerate(regions))


def held_cards(seen: Observation, words: Words) -> str:
    """Name the cards held, in a line."""
    cards = [CARD_TEXTS[kind] for kind, number in enumerate(seen.hand) for _ in range(number)]
    return words.say("play.your_cards", cards=words.cards(cards)) if cards else ""


def hand(seen: Observation, words: Words) -> list[tuple[str, list[str]]]:
    """Each card held, and what it can do."""
    found = []
    for kind, number in enumerate(seen.hand):
        if number:
            copies = words.say("play.copies", number=number) if number > 1 else ""
            found.append((words.card(CARD_TEXTS[kind]) + copies, uses(words, CARD_TEXTS[kind])))
    return found


def uses(words: Words, card: str) -> list[str]:
    """Say what a card can do: alone, with its own kind, with its partner; or as it says itself."""
    empire, partner = card.split("/")
    a = EMPIRES.index(empire)
    if partner == "treasure":
        return [words.say("uses.treasure")]
    if partner not in EMPIRES:
        price = words.say(f"uses.price.{partner}.{empire}")
        pays = words.say("uses.pays", empire=words.empire(empire))
        return [f"{words.say(f'uses.{partner}')}; {price}", pays]
    return [
        use(words, "play.card_single", a, ""),
        use(words, "play.card_double", DOUBLES + a, empire),
        use(words, "play.card_pair", PAIRS + pair_of(a, EMPIRES.index(partner)), partner),
    ]


def use(words: Words, key: str, ability: int, empire: str) -> str:
    """Say what a card can do, and with which other one."""
    name = ABILITIES[ability]
    return words.say(
        key,
        empire=words.empire(empire) if empire else "",
        ability=words.say(f"abilities.{name}.name"),
        does=words.say(f"abilities.{name}.does"),
    )


def players(seen: Observation, words: Words) -> list[str]:
    """What everybody may know of each player."""
    return [player(seen, words, seat) for seat in range(seen.players)]


def player(seen: Observation, words: Words, seat: int) -> str:
    """What everybody may know of one."""
    counts = seen.held[seat * 5 : seat * 5 + 5]
    cards = [
        words.say("play.cards_by_empire", number=number, empire=words.empire(EMPIRES[i]))
        for i, number in enumerate(counts)
        if number
    ]
    line = words.say(
        "play.player_line",
        who=words.society(society_in(seen, seat)),
        agents=seen.agents[seat],
        cards=words.say("play.cards_held", cards=", ".join(cards)) if cards
        else words.say("play.no_cards"),
        swaps=seen.swaps[seat],
    )  # fmt: skip
    if seen.first == seat:
        line += words.say("play.is_first")
    up = [slot for slot in range(5) if (seen.face_up[seat] >> slot) & 1]
    if up:
        line += "; " + words.say("play.player_loyalties", tokens=tokens(seen, words, seat, up))
    field = [at % REGION_COUNT for at in seen.field if at // REGION_COUNT == seat]
    if field:
        names = [words.region(words.content.board.regions[region].id) for region in field]
        line += "; " + words.say("play.player_field", regions=words.row(names))
    return sentence(line)


def tokens(seen: Observation, words: Words, seat: int, slots: list[int]) -> str:
    """Name loyalty tokens: `Devout Bear x4`."""
    parts = []
    for slot in slots:
        empire = words.empire(EMPIRES[seen.loyalty[seat * 5 + slot]])
        name = words.say(f"slots.{SLOTS[slot]}")
        parts.append(words.say("play.token", slot=name, empire=empire, times=MULTIPLIERS[slot]))
    return ", ".join(parts)
