"""Engines of other programs: one protocol over standard input and output, spoken, listened to and checked."""
