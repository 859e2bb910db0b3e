"""The bots, and the levels from which people choose."""
