"""`whispers admin`: what a server's operator does, even while it runs."""

from warofwhispers.cli.admin.command import EXAMPLE, add_arguments, run

__all__ = ["EXAMPLE", "add_arguments", "run"]
