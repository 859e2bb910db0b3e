"""How many live tables a server can host, and what an answer costs it."""
