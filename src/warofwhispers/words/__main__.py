"""For translators: `python -m warofwhispers.words missing fr`."""

import sys

from warofwhispers.words.complete import faults
from warofwhispers.words.source import WordsError, entries, languages

USAGE = "usage: python -m warofwhispers.words missing [LANGUAGE …]"


def main(arguments: list[str]) -> int:
    """List what languages lack, all of them if none is named; 1 if there is anything."""
    if not arguments or arguments[0] != "missing":
        sys.stderr.write(f"{USAGE}\n")
        return 2
    try:
        found = {name: faults(entries(name)) for name in arguments[1:] or languages()}
    except WordsError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    for language, lines in found.items():
        sys.stdout.write(f"{language}: {len(lines) or 'nothing'} to do\n")
        sys.stdout.writelines(f"  {line}\n" for line in lines)
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
