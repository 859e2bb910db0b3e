"""The parts of the game that ask questions, one file for each."""
