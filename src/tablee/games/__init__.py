"""The five rooms: one folder a game, all of one shape."""
