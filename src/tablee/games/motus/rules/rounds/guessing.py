"""Proposing words on a slate: whose line it is, whether the word counts, its marks, and the seventh line (R4–R9)."""

from collections.abc import Sequence

from tablee.core.refusal import Refused
from tablee.games.motus.rules import refusals as no
from tablee.games.motus.rules.actions import Guess
from tablee.games.motus.rules.events import (
    Happening,
    LetterGiven,
    LineLost,
    Marked,
    NoLetterToGive,
    TimeRanOut,
    WordFound,
    WordMissed,
)
from tablee.games.motus.rules.rounds.racing import closed, propose
from tablee.games.motus.rules.scoring import points_for
from tablee.games.motus.rules.state import Moment, Table
from tablee.games.motus.rules.words.admitted import why_not, written
from tablee.games.motus.rules.words.marks import first_unknown, marks
from tablee.games.motus.rules.words.slate import LAST_LINE, Slate
from tablee.lexicon.letters import shown


def guess(position: Moment, ask: Guess, now: float) -> Sequence[Happening]:
    """R4 to R8; R14 and R15 in a race."""
    table = position.table
    slate = require_line(table, ask)
    word = written(ask.word)
    problem = why_not(word, table.options.letters, slate.known[0], table.free_words)
    if problem and not table.options.strict:
        raise Refused(problem)
    if slate.race:
        return propose(position, ask.seat, word, now)
    if problem:
        return (LineLost(ask.seat, ask.slate, slate.line, word, now),)  # R5
    secret = position.box.secrets[ask.slate]
    marked = Marked(ask.seat, ask.slate, slate.line, word, marks(secret, word), now)
    if word != secret:
        return (marked,)
    points = points_for(table.mode, slate.line)
    return marked, WordFound(ask.seat, ask.slate, slate.line, secret, points, now)


def require_line(table: Table, ask: Guess) -> Slate:
    """The slate, if the seat may write this line on it now."""
    if table.phase != "guessing":
        raise Refused(no.NoWordYet())
    if not 0 <= ask.slate < len(table.slates):
        raise Refused(no.NoSuchSlate(ask.slate))
    slate = table.slates[ask.slate]
    if ask.seat not in (*slate.guessers, *slate.helpers):
        raise Refused(no.NotYourSlate())
    if ask.round != table.round or slate.over:
        raise Refused(no.WordOver(shown(ask.word)))
    if ask.line != slate.line:
        raise Refused(no.LineTaken(ask.line, shown(ask.word)))
    if ask.seat not in slate.awaited:
        raise Refused(_why_not_awaited(slate, ask))
    return slate


def _why_not_awaited(slate: Slate, ask: Guess) -> no.AlreadyProposed | no.OutOfTime | no.NotYourLine:
    for proposal in slate.proposals:
        if proposal.seat == ask.seat:
            return no.AlreadyProposed(proposal.word)
    return no.OutOfTime(slate.line) if ask.seat in slate.out else no.NotYourLine(slate.line)


def out_of_time(position: Moment, seat: int, slate: int, now: float) -> Sequence[Happening]:
    """R20: the line is lost; in a race whose first word is called out, the other has not come at the same time."""
    here = position.table.slates[slate]
    if here.proposals:
        return closed(position, here.proposals, now)
    return (TimeRanOut(seat, slate, here.line, now),)


def helping(position: Moment, now: float) -> Sequence[Happening]:
    """What follows while words are sought: the letter for the seventh line, and the end of a slate (R9)."""
    for number, (slate, secret) in enumerate(zip(position.table.slates, position.box.secrets, strict=True)):
        if slate.status == "guessing" and slate.line > LAST_LINE:
            return (WordMissed(number, secret),)
        if slate.status == "guessing" and slate.line == LAST_LINE and not slate.helped:
            place = first_unknown(slate.known)
            if place is None:
                return (NoLetterToGive(number, now),)
            return (LetterGiven(number, place + 1, secret[place], now),)
    return ()
