"""Environments for game-AI research: PettingZoo (`env.aec`) and OpenSpiel (`env.spiel`).

Each needs its own extra (`pip install warofwhispers[pettingzoo]`, `warofwhispers[openspiel]`);
nothing is imported before it is needed.
"""
