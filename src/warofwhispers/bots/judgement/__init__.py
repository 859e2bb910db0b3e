"""Static evaluation: what a position is worth, and a quick heuristic answer to every question."""
