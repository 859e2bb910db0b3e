"""Faces for game-AI people: PettingZoo (`env.aec`) and OpenSpiel (`env.spiel`).

Each needs its own extra (`pip install warofwhispers[pettingzoo]`, `warofwhispers[openspiel]`);
nothing is imported before it is asked for.
"""
