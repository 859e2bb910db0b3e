"""`python -m warofwhispers` runs `whispers`, for when that is not on the path."""

import sys

from warofwhispers.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
