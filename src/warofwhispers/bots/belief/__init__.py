"""What a seat can infer about hidden loyalties and cards from public events."""
