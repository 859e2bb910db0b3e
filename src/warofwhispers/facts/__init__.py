"""What follows from what a seat sees, worked out once for every page, terminal and client.

Everything starts from an `Observation`, so nothing here can reveal more than that does; the engine
itself works out what an option leads to, on a state rebuilt from the observation.
"""
