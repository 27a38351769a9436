"""The table of calls: all that can be asked of a house, on a network or in a browser."""

from itertools import chain

from tablee.server.calls.asking import Call
from tablee.server.calls.days import days
from tablee.server.calls.insight import insight
from tablee.server.calls.problems import problems
from tablee.server.calls.replays import replays
from tablee.server.calls.shelf import games
from tablee.server.calls.tables import tables
from tablee.server.calls.words import words

CALLS: tuple[Call, ...] = tuple(chain(games, days, problems, words, tables, replays, insight))
"""A file with calls adds its own here."""
