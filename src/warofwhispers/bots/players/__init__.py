"""The bots themselves, and the levels that people choose from."""
