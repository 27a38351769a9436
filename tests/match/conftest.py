"""The match room is tested without its notes."""

from tests.match.quiet import be_quiet

be_quiet()
