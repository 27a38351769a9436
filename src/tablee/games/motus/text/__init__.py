"""Motus as text: moves, pictures, leaflets and sentences."""
