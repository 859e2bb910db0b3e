"""Write the rules pages of the documentation: `python -m warofwhispers.reference docs`."""

import sys
from pathlib import Path

from warofwhispers.reference.markdown import file_name, page
from warofwhispers.words import languages

USAGE = "usage: python -m warofwhispers.reference FOLDER"


def main(arguments: list[str]) -> int:
    """Write one page for each language into a folder."""
    if len(arguments) != 1:
        sys.stderr.write(f"{USAGE}\n")
        return 2
    for language in languages():
        (Path(arguments[0]) / file_name(language)).write_text(page(language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
