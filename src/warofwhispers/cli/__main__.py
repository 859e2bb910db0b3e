"""`python -m warofwhispers.cli` is `whispers`, for where that is not on the path."""

import sys

from warofwhispers.cli.app import main

sys.exit(main())
