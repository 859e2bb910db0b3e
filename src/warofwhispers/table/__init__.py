"""A table of people and bots: journal entries, commands that may refuse, and views."""
