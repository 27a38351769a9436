"""Positions and moves as text, tested."""
