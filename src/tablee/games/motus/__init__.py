"""Motus: find the hidden word from its first letter, in teams, with number grids and a super partie."""
