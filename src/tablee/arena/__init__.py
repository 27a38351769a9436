"""Bots against bots: many matches on the same deals, counted honestly; knows games only through the shelf."""
