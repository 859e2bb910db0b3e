"""Games between bots by the hundred, and what the results say about strength."""
