"""Letters and digits that look like others, across scripts, for `names`.

After Unicode's list of confusable characters: those of its single characters that look like one
Latin letter or digit, and do not become it in compatibility form or in lower case.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

LOOKALIKES: Final = str.maketrans(
    "αβγεηικνορτυχωςϲϳавеѕіјкмнорсԁтуүхһԛԝьгӏпшıɩɑɡɢʏʀʙʜɪʟɴøđħłðþ01l|!",  # noqa: RUF001 - look-alikes they are
    "abyenikvoptuxwccjabesijkmhopcdtyyxhqwbrinwiiaggyrbhiinodhidpoiiii",
)
"""Small letters and digits that common keyboards have, and the one they look like."""
BORROWED: Final = str.maketrans(
    "օոսհցᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ",  # noqa: RUF001 - look-alikes they are
    "onuhgabcdeghjkimprstvwyzabcdefghijkimnoprstuvwxyz",
)
"""Armenian, Cherokee and Lisu letters that could be Latin ones, with or without lower case."""
CAPITALS: Final = str.maketrans("\u0397\u039c\u039d\u03a5\u0396\u03f9\u03fa", "hmnyzcm")
"""Greek capitals that look like another letter than their small form does."""
SHAPES: Final = {
    "2": "\u01a8\u03e9\u14bf\ua645\ua6ef\ua75b",
    "3": "\u021d\u025c\u0292\u0437\u04e1\u2ccd\ua76b\U00016f3b\U0001d206",
    "4": "\u13ce",
    "5": "\u01bd",
    "6": "\u0431\u13ee\u2cd3",
    "7": "\U000104fa\U0001d212",
    "8": "\u0223\u09ea\u0a6a\U0001031a",
    "9": "\u09ed\u0a67\u0b68\u0d6d\u2ccb\ua76f",
    "a": "\u15c5\u237a\U000102a0\U00016f40",
    "b": "\u0185\u13cf\u1472\u15af\u15f7\ua7b5\U00010282\U000102a1\U00010301",
    "c": "\u1d04\u2ca5\U000102a2\U00010302\U0001043d\U0001051c\U0001f74c",
    "d": "\u13e7\u146f\u15de\u15ea\ua4d2",
    "e": "\u04bd\u212e\u22ff\u2d39\uab32\U00010286",
    "f": "\u03dd\u0584\u15b4\u1e9d\ua799\uab35\U00010287\U000102a5\U00010525\U0001d213",
    "g": "\u018d\u050d\u13f3\u1d83",
    "h": "\u13c2\u157c\u2c8f\U000102cf",
    "i": (
        "\u01c0\u05d5\u05df\u0627\u0661\u06f1\u07ca\u13a5\u14aa\u16c1\u2223\u2373\u23fd\u2502"
        "\u2c93\u2cd1\u2d4f\ua647\U0001028a\U00010309\U00010320\U00010443\U00010526\U00016f16"
        "\U00016f28\U0001d22a"
    ),
    "j": "\u029d\u148d",
    "k": "\u16d5\u2c95\U00010518",
    "m": "\u15f0\u16d6\u2c99\U000102b0\U00010311",
    "n": "\u057c\u2c9b\U00010513",
    "o": (
        "\u03c3\u05e1\u0647\u0665\u06f5\u07c0\u0966\u09e6\u0a66\u0ae6\u0b20\u0b66\u0be6\u0c66"
        "\u0ce6\u0d20\u0d66\u0e50\u0ed0\u101d\u1040\u10ff\u12d0\u1d0f\u1d11\u2c9f\u2d54\u3007"
        "\uab3d\U00010292\U000102ab\U0001042c\U000104ea\U00010516\U000114d0"
    ),
    "p": "\u146d\u2374\u2ca3\U00010295",
    "q": "\u0563\u0566\u2d55",
    "r": "\u13b1\u13d2\u1587\u1d26\u2c85\uab47\uab48\U000104dc\U00016f35\U0001d216",
    "s": "\u057f\u13d5\ua731\U00010296\U00010448\U00016f3a",
    "t": "\u22a4\u27d9\u2ca7\U00010297\U000102b1\U00010315\U00016f0a\U0001f768",
    "u": "\u028b\u1200\u144c\u1d1c\u222a\u22c3\ua79f\uab4e\uab52\U000104f6\U00016f42",
    "v": (
        "\u0475\u05d8\u0667\u06f7\u142f\u1d20\u2228\u22c1\u2d38\ua6df\U0001051d\U00011706"
        "\U00016f08\U0001d20d"
    ),
    "w": "\u026f\u0461\u0561\u13d4\u1d21\U0001170a\U0001170e\U0001170f",
    "x": (
        "\u00d7\u1541\u157d\u166d\u16b7\u2573\u292b\u292c\u2a2f\u2cad\u2d5d\uab53\U00010290"
        "\U000102b4\U00010317\U00010322\U00010527"
    ),
    "y": "\u0263\u10e7\u13bd\u1d8c\u1eff\u2ca9\uab5a\U000102b2\U00016f43",
    "z": "\u1d22\U000102f5",
}
"""What else looks like each of them: phonetic, old and distant letters, and signs."""
BOXED: Final = (0x1F150, 0x1F170, 0x1F1E6)
"""Where A to Z begin in white on black disks, on black squares, and as halves of flags."""
LETTERS: Final = ascii_lowercase.translate(LOOKALIKES)
OTHERS: Final = str.maketrans(
    {char: like for like, chars in SHAPES.items() for char in chars}
    | {chr(first + at): like for first in BOXED for at, like in enumerate(LETTERS)}
)
