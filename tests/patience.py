"""How long tests wait for an event, even on a slow or busy machine.

Only a failure takes this long. `WHISPERS_TEST_PATIENCE` sets another number of seconds.
"""

from __future__ import annotations

import os
from typing import Final

PATIENCE: Final = float(os.environ.get("WHISPERS_TEST_PATIENCE", "180"))
