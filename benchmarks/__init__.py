"""Developer tools: how fast the engine, its environments and the search are (`make bench`)."""
