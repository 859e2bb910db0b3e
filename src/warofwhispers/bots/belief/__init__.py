"""What a seat can know of hidden loyalties and cards from what happens in public."""
