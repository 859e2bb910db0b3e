"""For translators: `python -m warofwhispers.words missing fr`, and `same fr`."""

import sys

from warofwhispers.words.complete import faults, unchanged
from warofwhispers.words.source import WordsError, entries, languages

USAGE = "usage: python -m warofwhispers.words missing|same [LANGUAGE …]"
LISTS = {"missing": (faults, "to do"), "same": (unchanged, "as in English")}


def main(arguments: list[str]) -> int:
    """List what languages lack, or have in common with English; all languages if none is named.

    Returns 1 if there is anything to list.
    """
    if not arguments or arguments[0] not in LISTS:
        sys.stderr.write(f"{USAGE}\n")
        return 2
    look, what = LISTS[arguments[0]]
    try:
        found = {name: look(entries(name)) for name in arguments[1:] or languages()}
    except WordsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for language, lines in found.items():
        sys.stdout.write(f"{language}: {len(lines) or 'nothing'} {what}\n")
        sys.stdout.writelines(f"  {line}\n" for line in lines)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
