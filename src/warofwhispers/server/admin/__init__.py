"""What an operator does with a database, whether or not a server is running."""
