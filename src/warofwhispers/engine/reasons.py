"""Why something is not offered: numbers returned by the tests that decide what is allowed.

0 means that there is no objection. Each other number has a name, under which the catalogue has
its sentence, and a rule; "" stands for the rule of the question itself.
"""

from typing import Final

ALLOWED: Final = 0
# -- where banners come from and go to
NOT_HELD: Final = 1
EMPTY: Final = 2
LAST_BANNER: Final = 3
NO_TARGET: Final = 4
ONLY_FROM_THERE: Final = 5
MAY_NOT_ATTACK: Final = 6
OWN_REGION: Final = 7
TOO_FAR: Final = 8
TOO_FAR_TO_STRIKE: Final = 9
SAME_REGION: Final = 10
NOT_AMONG: Final = 11
PASSED_BY: Final = 12
FULL: Final = 13
# -- where a card takes effect
NO_CITY: Final = 14
NOT_SERVED: Final = 15
NO_RESERVE: Final = 16
NOT_EMPTY: Final = 17
CITY_OR_FORT: Final = 18
NO_ENEMY_NEAR: Final = 19
ALREADY_LAID_OUT: Final = 20
NOT_SUCH: Final = 21
# -- agents
TAKEN: Final = 22
FIELD_OFF: Final = 23
FIELD_FULL: Final = 24
FIELD_TWICE: Final = 25
NOT_YOUR_AGENT: Final = 26
OTHER_COUNCIL: Final = 27
SAME_POSITION: Final = 28
VACANT_POSITION: Final = 29
NOT_YOURS: Final = 30
SAME_AGENT: Final = 31
NO_ORDER_THERE: Final = 32
# -- orders
EMPTY_RESERVE: Final = 33
NO_ATTACK: Final = 34
NO_SWITCH: Final = 35
ONE_SWITCH: Final = 36
NOTHING_TO_DRAW: Final = 37
# -- cards
CANNOT_PAY: Final = 38
WRONG_WINDOW: Final = 39
REPLACED: Final = 40
ALLY: Final = 41
NO_VACANCY: Final = 42
NOWHERE_ELSE: Final = 43
NO_REINFORCEMENT: Final = 44
NO_SURVIVOR: Final = 45
NOBODY_LEFT: Final = 46
NONE_KILLED: Final = 47
SUBJUGATED: Final = 48
REPEATED: Final = 49
NO_ORDER_TO_REPEAT: Final = 50
NO_WIDER: Final = 51
NO_EFFECT: Final = 52
NO_PROPOSAL: Final = 53
# -- loyalties
FACE_UP: Final = 54
# -- said of everything at once
OVER: Final = 55
CHANCE_FIRST: Final = 56
OTHER_ASKED: Final = 57
NOT_ASKED: Final = 58
ELSEWHERE: Final = 59
# -- in rules version 1
ORDER_WITHOUT_EFFECT: Final = 60

REASONS: Final = (
    ("", ""),
    ("not-held", ""), ("empty", ""), ("last-banner", "R5.2"), ("no-target", "R5.1"),
    ("only-from-there", "C-bear-1"), ("may-not-attack", "R6.7"), ("own-region", "R5.3"),
    ("too-far", "R5.1"), ("too-far-to-strike", "C-eagle-2"), ("same-region", ""),
    ("not-among", ""), ("passed-by", ""), ("full", ""),
    ("no-city", "C-lion-2"), ("not-served", "C-lion-2"), ("no-reserve", "R6.6"),
    ("not-empty", ""), ("city-or-fort", "C-uprising"), ("no-enemy-near", "C-alchemists_fire"),
    ("already-laid-out", "C-horse-2"), ("not-such", "R6.7"),
    ("taken", ""), ("field-off", "R3.3"), ("field-full", "R3.3"), ("field-twice", "R3.3"),
    ("not-your-agent", ""), ("other-council", "R4.6"), ("same-position", ""),
    ("vacant-position", "R4.6"), ("not-yours", "C-lion-1"), ("same-agent", "C-lion-1"),
    ("no-order-there", "C-lion-1"),
    ("empty-reserve", "R4.3"), ("no-attack", "R4.3"), ("no-switch", "R4.6"),
    ("one-switch", "R4.6"), ("nothing-to-draw", "R4.3"),
    ("cannot-pay", "R6.1"), ("wrong-window", "R6.3"), ("replaced", "R6.5"), ("ally", "R6.8"),
    ("no-vacancy", "C-eagle-1"), ("nowhere-else", "C-lion-1"), ("no-reinforcement", "R6.6"),
    ("no-survivor", "C-bear-1"), ("nobody-left", "C-bear-2"), ("none-killed", "C-subjugate"),
    ("subjugated", "C-subjugate"), ("repeated", "C-midnight_oil"),
    ("no-order-to-repeat", "C-midnight_oil"), ("no-wider", "R6.6"), ("no-effect", "R6.6"),
    ("no-proposal", "R6.8"), ("face-up", "R7.2"),
    ("over", "R7.1"), ("chance-first", ""), ("other-asked", ""), ("not-asked", ""),
    ("elsewhere", "R4.1"), ("order-without-effect", "R4.3"),
)  # fmt: skip
