"""What follows from what a seat sees: worked out here, once, for every page, terminal and client.

Everything starts from an `Observation`, so nothing in it can tell more than that; what an option
would bring is found by the engine itself, on a table rebuilt from the observation.
"""
