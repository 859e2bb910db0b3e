"""How long tests wait for what will come, on a slow or busy machine too.

Only what has gone wrong takes so long. `WHISPERS_TEST_PATIENCE` sets other seconds.
"""

from __future__ import annotations

import os
from typing import Final

PATIENCE: Final = float(os.environ.get("WHISPERS_TEST_PATIENCE", "180"))
