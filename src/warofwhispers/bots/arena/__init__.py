"""Games among bots by the hundred, and what their results say about strength."""
