"""Matches as they are run: the codec, the referee, the lobby, the clock and the robots."""
