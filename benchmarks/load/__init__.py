"""How many live tables a server holds, and what an answer costs it."""
