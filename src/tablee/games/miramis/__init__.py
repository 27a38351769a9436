"""Miramis: words in red and blue, laid on squares of their own colour."""
