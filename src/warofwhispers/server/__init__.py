"""Tables to play at: seats, views, bots and a journal that loses nothing."""
