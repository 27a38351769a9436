"""The reveal: the grids are counted, and the table may let words count that the dictionary does not know (R16)."""

from collections.abc import Iterator, Sequence

from tablee.core.refusal import Refused
from tablee.games.multimo.rules import refusals as no
from tablee.games.multimo.rules.events import (
    Happening,
    MatchEnded,
    Revealed,
    SaidContent,
    WordAccepted,
    WordAgreed,
    WordLapsed,
    WordProposed,
    WordRefused,
)
from tablee.games.multimo.rules.scoring import GridSheet, sheet_of
from tablee.games.multimo.rules.state import Moment, Proposal, Table, ends_at, to_play


def revealed(position: Moment, now: float) -> Revealed:
    """R12: everybody's grid and its count."""
    compounds = position.table.options.compounds
    return Revealed(tuple(sheet_of(hand.grid, compounds=compounds) for hand in position.hands), now)


def accept(table: Table, seat: int, word: str, now: float) -> Sequence[Happening]:
    """Propose a void word, or agree to one that is proposed."""
    require_reveal(table)
    proposal = proposal_of(table, word)
    if proposal is None:
        if word not in void_words(table.sheets):
            raise Refused(no.NotVoid(word[:20]))
        return (WordProposed(seat, word, now),)
    require_open(proposal)
    if seat in proposal.agreed:
        raise Refused(no.AlreadyAgreed(word))
    return (WordAgreed(seat, word),)


def object_to(table: Table, seat: int, word: str) -> Sequence[Happening]:
    """One who objects is enough, and it is settled; whoever proposed a word may withdraw it so."""
    require_reveal(table)
    proposal = proposal_of(table, word)
    if proposal is None:
        raise Refused(no.NotProposed(word[:20]))
    require_open(proposal)
    return (WordRefused(seat, word),)


def say_content(table: Table, seat: int) -> Sequence[Happening]:
    """Nothing to add; that is no consent to a word."""
    require_reveal(table)
    return (SaidContent(seat),)


def time_up(table: Table, seat: int, now: float) -> Sequence[Happening]:
    """Whoever is not there has nothing to add; when the reveal's time is over, that holds for all."""
    end = ends_at(table)
    over = end is not None and now >= end
    return tuple(SaidContent(one) for one in to_play(table) if over or one == seat)


def now_accepted(table: Table) -> Iterator[WordAccepted]:
    """The open words that every person has agreed to, one other at least; each with the sheets as they then are."""
    accepted = tuple(one.word for one in table.proposals if one.standing == "accepted")
    compounds = table.options.compounds
    for proposal in table.proposals:
        if proposal.standing == "open" and _wanted_by_all(table, proposal):
            accepted = (*accepted, proposal.word)
            sheets = (sheet_of(sheet.grid, accepted, compounds=compounds) for sheet in table.sheets)
            yield WordAccepted(proposal.word, tuple(sheets))


def _wanted_by_all(table: Table, proposal: Proposal) -> bool:
    """Silence is no consent, and what sits at a robot's seat has none to give."""
    return len(table.persons) > 1 and set(table.persons) <= set(proposal.agreed)


def lapsed(table: Table) -> Iterator[WordLapsed]:
    """The words that not every person wanted."""
    return (WordLapsed(one.word) for one in table.proposals if one.standing == "open")


def is_over(table: Table) -> bool:
    """Nobody has anything to add, or there is nothing to talk about."""
    talk = table.options.agree and len(table.persons) > 1 and void_words(table.sheets)
    return table.phase == "reveal" and (not talk or all(table.content))


def match_ended(table: Table) -> MatchEnded:
    """R1: most points win; if all have as many it is a draw. Alone one plays for the points."""
    scores = tuple(sheet.points for sheet in table.sheets)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    if len(scores) == 1:
        return MatchEnded(best, scores, "alone")
    return MatchEnded(() if len(best) == len(scores) else best, scores, "counted")


def void_words(sheets: tuple[GridSheet, ...]) -> tuple[str, ...]:
    """The words of all grids that the dictionary does not have, each once, in alphabetical order."""
    return tuple(sorted({word.text for sheet in sheets for word in sheet.words if word.flaw not in (None, "isolated")}))


def proposal_of(table: Table, word: str) -> Proposal | None:
    return next((one for one in table.proposals if one.word == word), None)


def require_reveal(table: Table) -> None:
    if table.phase != "reveal":
        raise Refused(no.NothingRevealed())


def require_open(proposal: Proposal) -> None:
    if proposal.standing != "open":
        raise Refused(no.Settled(proposal.word))
