"""The race of the super partie: who was first, and what is simultaneous (R14, R15)."""

from collections.abc import Sequence

from tablee.games.motus.rules.events import CameLate, Happening, LineLost, Marked, Proposed, WordFound, WordVoid
from tablee.games.motus.rules.state import Moment
from tablee.games.motus.rules.times import TOGETHER
from tablee.games.motus.rules.words.admitted import why_not
from tablee.games.motus.rules.words.marks import marks
from tablee.games.motus.rules.words.slate import Proposal


def propose(position: Moment, seat: int, word: str, now: float) -> Sequence[Happening]:
    """A word is called out: first, at the same time as another, or too late."""
    slate = position.table.slates[0]
    if slate.proposals and round(now - slate.proposals[0].at, 3) > TOGETHER:
        return (*closed(position, slate.proposals, now), CameLate(seat, slate.line, word))
    proposed = Proposed(seat, 0, slate.line, word, now)
    if slate.awaited == (seat,):
        return (proposed, *closed(position, (*slate.proposals, Proposal(seat, word, now)), now))
    return (proposed,)


def closed(position: Moment, proposals: Sequence[Proposal], now: float) -> Sequence[Happening]:
    """Nobody else can have come in time: all that was called out is written and marked."""
    slate, secret = position.table.slates[0], position.box.secrets[0]
    finders = [proposal.seat for proposal in proposals if proposal.word == secret]
    events = [_marked(position, proposal, now) for proposal in proposals]
    match finders:
        case []:
            return events
        case [seat]:
            return (*events, WordFound(seat, 0, slate.line, secret, 0, now))
        case _:
            return (*events, WordVoid(0, secret))


def _marked(position: Moment, proposal: Proposal, now: float) -> Happening:
    slate, secret = position.table.slates[0], position.box.secrets[0]
    if why_not(proposal.word, len(secret), slate.known[0], position.table.free_words):
        return LineLost(proposal.seat, 0, slate.line, proposal.word, now)  # R5
    return Marked(proposal.seat, 0, slate.line, proposal.word, marks(secret, proposal.word), now)
