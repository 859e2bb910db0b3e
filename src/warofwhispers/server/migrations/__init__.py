"""Migrations of the database, run by `store.migrate` when the server starts."""
