"""Search: candidates are tried in many possible worlds, which share one tree."""
