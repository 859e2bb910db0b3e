"""What a position is worth, and rules of thumb for every question: quick, and mostly compiled."""
