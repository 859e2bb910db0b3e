"""The numbers the engine uses: players, phases, cards, abilities, prompts and actions.

Inside the engine everything is a small integer; `warofwhispers.notation` gives each its text.
Action codes are stable: a code, once assigned, keeps its meaning, because records, trained
players and action masks depend on it. Codes below 257 are the common ones on purpose
(Python keeps one object for each of those).
"""

from typing import Final

from warofwhispers.content.names import (
    BANNERS_PER_EMPIRE as BANNERS_PER_EMPIRE,  # noqa: PLC0414 - also exported from here
)
from warofwhispers.content.names import (
    ORDERS_PER_POSITION as ORDERS_PER_POSITION,  # noqa: PLC0414 - likewise
)
from warofwhispers.content.names import (
    REGION_COUNT as REGION_COUNT,  # noqa: PLC0414 - likewise
)

# -- who is asked -----------------------------------------------------------------------------
CHANCE: Final = -1
NOBODY: Final = -2
VACANT: Final = -1

# -- sizes ------------------------------------------------------------------------------------
EMPIRE_COUNT: Final = 5
COUNCIL_SIZE: Final = 4  # positions in a council
POSITION_COUNT: Final = 20
SLOT_COUNT: Final = 5
ROUND_COUNT: Final = 4
AGENTS_PER_PLAYER: Final = 9
HAND_LIMIT: Final = 5
MAX_FIELD_AGENTS: Final = 2
ORDERS_PER_COUNCIL: Final = COUNCIL_SIZE * ORDERS_PER_POSITION
CHANCELLOR: Final = 3  # the last position of a council

# -- phases (R3, R4, R7) ----------------------------------------------------------------------
PHASE_SETUP: Final = 0
PHASE_RETRIEVE: Final = 1
PHASE_DEPLOY: Final = 2
PHASE_COUNCIL: Final = 3
PHASE_CLEANUP: Final = 4
PHASE_SWAP: Final = 5
PHASE_END: Final = 6
PHASE_NAMES: Final = ("setup", "retrieve", "deploy", "council", "cleanup", "swap", "end")

# -- icons, in the order of ICONS --------------------------------------------------------------
CITY: Final = 0
FARM: Final = 1
FORT: Final = 2
ICON_COUNT: Final = 3

# -- kinds of order (R4.4 to R4.6, R5) --------------------------------------------------------
ADD: Final = 0
ADD_PER: Final = 1
DRAW: Final = 2
DRAW_PER: Final = 3
ATTACK: Final = 4
SWITCH: Final = 5

# -- values of the ruleset's options that have more than two, or name a mode ------------------
SWITCH_AGENTS: Final = 0
SWITCH_ANY: Final = 1
SWITCH_COMPETITIVE: Final = 2
NULL_ALLOWED: Final = 0
NULL_RECRUIT_BARRED: Final = 1
NULL_TARGET_BARRED: Final = 2
NULL_BARRED: Final = 3  # in rules version 1 only

# -- cards (R6.1) -----------------------------------------------------------------------------
# A base card of empire a paired with b is kind a * KINDS_PER_EMPIRE + (b's place among the others).
KINDS_PER_EMPIRE: Final = 4
BASE_KINDS: Final = 20
TREASURE: Final = 20  # + empire
SPECIALS_PER_EMPIRE: Final = 2
CONQUEST: Final = 25  # + empire * SPECIALS_PER_EMPIRE + (0, 1)
ALLIANCE: Final = 35  # + empire * SPECIALS_PER_EMPIRE + (ASKING, OFFERING)
ALL_KINDS: Final = 45

# Conquest cards (R6.7), as offsets from CONQUEST.
WARRING_CLANS: Final = 0
THE_TRIALS: Final = 1
BOUNTIFUL_HARVEST: Final = 2
ASSASSINATION_PLOT: Final = 3
STAMPEDE: Final = 4
PEACE_THROUGH_STRENGTH: Final = 5
PLAGUE: Final = 6
MUSTER: Final = 7
NOMADIC_LIFE: Final = 8
SUCCESSION_CRISIS: Final = 9

# The halves of those that have two.
BAD_BLOOD: Final = 0
SAVAGED: Final = 1
TRADE: Final = 2
HOARD: Final = 3
AVERT: Final = 4
ENACT: Final = 5
PURGE: Final = 6
PERMIT: Final = 7
CONTROL: Final = 8
SPREAD: Final = 9

# What lasts until the round ends, as bits.
FARMS_DOUBLED: Final = 1
NO_SUPPLY: Final = 2
NO_ELEPHANT_ATTACK: Final = 4

# A dark alliance (R6.8) is an ask or an offer; and the standing answers to the question for one.
ASKING: Final = 0
OFFERING: Final = 1
HELD_ORDER: Final = 1
HELD_ROUND: Final = 2

BEAR: Final = 0
EAGLE: Final = 1
ELEPHANT: Final = 2
LION: Final = 3
HORSE: Final = 4

# -- abilities (R6.1): 5 singles, 5 doubles, 10 pairs -----------------------------------------
EXTRA_ATTACK: Final = 0
RELOCATE: Final = 1
ADD_ONE: Final = 2
ACT_ELSEWHERE: Final = 3
MARCH: Final = 4
ANNIHILATE: Final = 5
STRIKE: Final = 6
ADD_THREE: Final = 7
GARRISON: Final = 8
REARRANGE: Final = 9
MERCENARIES: Final = 10
RECRUIT: Final = 11
SUBJUGATE: Final = 12
DISPERSE: Final = 13
ALCHEMISTS_FIRE: Final = 14
POPULATE: Final = 15
ARMADA: Final = 16
REINFORCE: Final = 17
UPRISING: Final = 18
MIDNIGHT_OIL: Final = 19
ABILITY_COUNT: Final = 20

ABILITY_RULES: Final = (
    "C-bear-1", "C-eagle-1", "C-elephant-1", "C-lion-1", "C-horse-1",
    "C-bear-2", "C-eagle-2", "C-elephant-2", "C-lion-2", "C-horse-2",
    "C-mercenaries", "C-recruit", "C-subjugate", "C-disperse", "C-alchemists_fire",
    "C-populate", "C-armada", "C-reinforce", "C-uprising", "C-midnight_oil",
)  # fmt: skip

# -- windows (R6.3), as sets of abilities -----------------------------------------------------
GENERAL: Final = (
    1 << GARRISON | 1 << MARCH | 1 << REARRANGE | 1 << MERCENARIES | 1 << RECRUIT
    | 1 << DISPERSE | 1 << ALCHEMISTS_FIRE | 1 << POPULATE | 1 << UPRISING
)  # fmt: skip
REPLACING: Final = 1 << RELOCATE | 1 << ACT_ELSEWHERE
CHOOSING_ATTACK: Final = 1 << STRIKE | 1 << ARMADA
DECLARED: Final = 1 << ADD_ONE | 1 << ADD_THREE | 1 << REINFORCE
AFTER_FIGHT: Final = 1 << EXTRA_ATTACK | 1 << ANNIHILATE | 1 << SUBJUGATE
REPEATING: Final = 1 << MIDNIGHT_OIL

# -- actions ----------------------------------------------------------------------------------
PASS: Final = 0
COUNT: Final = 1  # + number, 0 to 20
PLACE: Final = 22  # + region: put a banner there
FROM: Final = 62  # + region
TO: Final = 102  # + region
ORDER: Final = 142  # + position * ORDERS_PER_POSITION + which of its orders
DEPLOY: Final = 222  # + position
DEPLOY_FIELD: Final = 242  # + region
RETRIEVE: Final = 282  # + position
RETRIEVE_FIELD: Final = 302  # + region
MOVE: Final = 342  # + position: the active agent goes there
ELSEWHERE: Final = 362  # + position: act there instead
AT: Final = 382  # + region: where a card takes effect
KILL: Final = 422  # + region: one banner there dies
EMPIRE: Final = 462  # + empire
SWAP: Final = 467  # + pair of slots, 0 to 9
DISCARD: Final = 477  # + card
DRAWN: Final = 522  # + card (chance)
DEAL: Final = 567  # + empire (chance)
SEAT: Final = 572  # + society (chance)
FIRST: Final = 576  # + society (chance)
PLAY: Final = 580  # + play, see engine.plays
PLAY_COUNT: Final = 430
SIT: Final = 1010  # + society, or 4 for nobody: who sits in the next seat of a council
HALF: Final = 1015  # + half of a conquest card
PROPOSE: Final = 1025  # + alliance card, 0 to 9
ACCEPT: Final = 1035
DECLINE: Final = 1036
HOLD_ORDER: Final = 1037  # no alliance for the rest of this order
HOLD_ROUND: Final = 1038  # nor for the rest of this round
CLEAR: Final = 1039  # ask me again
REVEAL: Final = 1040  # + slot
FROM_POSITION: Final = 1045  # + position
TO_POSITION: Final = 1065  # + position
ACTION_COUNT: Final = 1085

# -- prompts ----------------------------------------------------------------------------------
ASK_SEAT: Final = 0
ASK_FIRST: Final = 1
ASK_DEAL: Final = 2
ASK_RETRIEVE: Final = 3
ASK_DEPLOY: Final = 4
ASK_ACT: Final = 5
ASK_REACHED: Final = 6
ASK_AFTER_ORDER: Final = 7
ASK_ADD: Final = 8
ASK_DRAW: Final = 9
ASK_SWITCH: Final = 10
ASK_ATTACK_FROM: Final = 11
ASK_ATTACK_TO: Final = 12
ASK_ATTACK_COUNT: Final = 13
ASK_DECLARED: Final = 14
ASK_AFTER_FIGHT: Final = 15
ASK_RELOCATE: Final = 16
ASK_ELSEWHERE: Final = 17
ASK_GARRISON: Final = 18
ASK_MARCH_FROM: Final = 19
ASK_MARCH_TO: Final = 20
ASK_MARCH_COUNT: Final = 21
ASK_REARRANGE_EMPIRE: Final = 22
ASK_REARRANGE: Final = 23
ASK_MERCENARIES: Final = 24
ASK_MERCENARIES_COUNT: Final = 25
ASK_RECRUIT: Final = 26
ASK_DISPERSE: Final = 27
ASK_DISPERSE_TO: Final = 28
ASK_FIRE_FROM: Final = 29
ASK_FIRE_KILL: Final = 30
ASK_POPULATE: Final = 31
ASK_REINFORCE_FROM: Final = 32
ASK_REINFORCE_COUNT: Final = 33
ASK_SUBJUGATE: Final = 34
ASK_UPRISING: Final = 35
ASK_DISCARD: Final = 36
ASK_SWAP: Final = 37
ASK_NOTHING: Final = 38
ASK_CONQUEST: Final = 39
ASK_BLOOD_FROM: Final = 40
ASK_BLOOD_TO: Final = 41
ASK_BLOOD_COUNT: Final = 42
ASK_SAVAGED: Final = 43
ASK_TRIALS: Final = 44
ASK_AVERT: Final = 45
ASK_SIT: Final = 46
ASK_STAMPEDE: Final = 47
ASK_CONTROL: Final = 48
ASK_SPREAD: Final = 49
ASK_MUSTER: Final = 50
ASK_NOMADS_FROM: Final = 51
ASK_NOMADS_TO: Final = 52
ASK_ALLIANCE: Final = 53
ASK_OFFER: Final = 54
ASK_ANSWER: Final = 55
ASK_PRICE_RETRIEVE: Final = 56
ASK_PRICE_DECK: Final = 57
ASK_PRICE_ADD: Final = 58
ASK_PRICE_REVEAL: Final = 59
ASK_PRICE_OWN: Final = 60
ASK_PRICE_OTHER: Final = 61

# Each prompt's stable name and the rule a refusal cites.
PROMPTS: Final = (
    ("seat", "R2.3"), ("first", "R2.3"), ("deal", "R2.2"), ("retrieve", "R3.1"),
    ("deploy", "R3.2"), ("act", "R4.3"), ("reached", "R4.6"), ("after_order", "R6.3"),
    ("add", "R4.4"), ("draw", "R4.5"), ("switch", "R4.6"), ("attack_from", "R5.1"),
    ("attack_to", "R5.1"), ("attack_count", "R5.2"), ("declared", "R5.6"),
    ("after_fight", "R5.6"), ("relocate", "C-eagle-1"), ("elsewhere", "C-lion-1"),
    ("garrison", "C-lion-2"), ("march_from", "C-horse-1"), ("march_to", "C-horse-1"),
    ("march_count", "C-horse-1"), ("rearrange_empire", "C-horse-2"), ("rearrange", "C-horse-2"),
    ("mercenaries", "C-mercenaries"), ("mercenaries_count", "C-mercenaries"),
    ("recruit", "C-recruit"), ("disperse", "C-disperse"), ("disperse_to", "C-disperse"),
    ("fire_from", "C-alchemists_fire"), ("fire_kill", "C-alchemists_fire"),
    ("populate", "C-populate"), ("reinforce_from", "C-reinforce"),
    ("reinforce_count", "C-reinforce"), ("subjugate", "C-subjugate"), ("uprising", "C-uprising"),
    ("discard", "R7.2"), ("swap", "R7.2"), ("nothing", "R7.1"), ("conquest", "R6.7"),
    ("blood_from", "R6.7"), ("blood_to", "R6.7"), ("blood_count", "R6.7"), ("savaged", "R6.7"),
    ("trials", "R6.7"), ("avert", "R6.7"), ("sit", "R6.7"), ("stampede", "R6.7"),
    ("control", "R6.7"), ("spread", "R6.7"), ("muster", "R6.7"), ("nomads_from", "R6.7"),
    ("nomads_to", "R6.7"), ("alliance", "R6.8"), ("offer", "R6.8"), ("answer", "R6.8"),
    ("price_retrieve", "R6.8"), ("price_deck", "R6.8"), ("price_add", "R6.8"),
    ("price_reveal", "R6.8"), ("price_own", "R6.8"), ("price_other", "R6.8"),
)  # fmt: skip
