"""Finished matches: written down, read again, stepped through."""
