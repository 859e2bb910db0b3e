"""`whispers admin`: what the operator of a server does, beside it while it runs."""

from warofwhispers.cli.admin.command import EXAMPLE, add_arguments, run

__all__ = ["EXAMPLE", "add_arguments", "run"]
