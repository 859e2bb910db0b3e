"""What an operator does with a database, beside a running server or without one."""
