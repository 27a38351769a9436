"""The ladder of problems: what comes next for a browser, what its answers are worth, and ratings on both sides."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from tablee.core.game import Game, Problem
from tablee.core.refusal import Refused
from tablee.match import codec
from tablee.match.luck import digest
from tablee.match.play.desk import Desk
from tablee.match.problems import glicko
from tablee.match.problems.board import Ask, Stand, answered, laid_out, previewed, shown
from tablee.match.problems.choosing import chosen
from tablee.match.problems.climber import Attempt, Climber, rating_told, sum_of
from tablee.match.problems.notebook import Kept, page, settled
from tablee.match.problems.ratings import ProblemRatings
from tablee.match.problems.rows import is_kept, problems_of, rows_of
from tablee.match.problems.shapes import (
    LadderTold,
    NextProblems,
    ProblemAnswered,
    ProblemTold,
    RatingChange,
    ThemeTold,
)
from tablee.match.refusals.problems import NoSuchProblem, NoSuchTheme
from tablee.match.tables.days import today
from tablee.storage.log import Note

read = codec.reader(Climber)
SHELF = "problems"
MOST = 12
"""Problems that are fetched together."""


class ProblemLadder:
    """Problems of all games, for all browsers; everything is in notes, so any house may be asked.

    Boards are laid out in a thread: words take their time, and moves at tables must not wait for them.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ratings = ProblemRatings(desk)

    async def told(self, browser: str, game: Game) -> LadderTold:
        """How it stands between a browser and the problems of a game."""
        themes, player = problems_of(game).themes, (await self._player(browser, game)).said
        seen, rows = set(player.sums()), rows_of(game).ladder
        of = {theme: [one for one in rows if one.theme == theme] for theme in themes}
        return LadderTold(
            themes=tuple(ThemeTold(one, len(of[one]), sum(sum_of(row) in seen for row in of[one])) for one in themes),
            rating=rating_told(self._rested(player)),
            tried=player.tried,
            solved=player.solved,
            due=len(player.due(self._day())),
            later=len(player.back) - len(player.due(self._day())),
        )

    async def next(self, browser: str, game: Game, theme: str, many: int) -> NextProblems:
        """What a browser should try next; the same until it has answered."""
        known = problems_of(game)
        if theme and theme not in known.themes:
            raise Refused(NoSuchTheme(theme[:40], ", ".join(known.themes)))
        return await settled(lambda: self._next(browser, game, theme, max(1, min(many, MOST))))

    async def _next(self, browser: str, game: Game, theme: str, many: int) -> NextProblems:
        found = await self._player(browser, game)
        rows = [one for one in rows_of(game).ladder if not theme or one.theme == theme]
        done = len(found.said.seen)
        luck = Random(digest(self._desk.secret, "problem", game.name, browser, str(done)))
        ratings = await self._ratings.of(game)
        some = chosen(rows, found.said, ratings, self._day(), many, luck)
        player = found.said.anew(some)
        if player != found.said:
            await self._desk.log.write_down(found.saying(player, self._desk.now()))
        return NextProblems(await asyncio.to_thread(_all_told, game, player, some))

    async def one(self, browser: str, game: Game, name: str) -> ProblemTold:
        """A problem as it stands in a browser."""
        problem, player = problem_named(game, name), (await self._player(browser, game)).said
        (told,) = await asyncio.to_thread(_all_told, game, player, [problem])
        return told

    async def preview(self, browser: str, game: Game, name: str, ask: Ask) -> dict[str, Any]:
        """What an ask would bring."""
        problem, player = problem_named(game, name), (await self._player(browser, game)).said
        return await asyncio.to_thread(lambda: previewed(_stand(game, player, problem), ask))

    async def answer(self, browser: str, game: Game, name: str, ask: Ask, asked: int) -> ProblemAnswered:
        """Put an ask to the rules, on the board where so many were granted before; asked twice, done once."""
        problem = problem_named(game, name)
        return await settled(lambda: self._answer(browser, game, problem, ask, asked))

    async def give_up(self, browser: str, game: Game, name: str) -> ProblemAnswered:
        """See the best answer; the problem was not solved."""
        problem = problem_named(game, name)
        return await settled(lambda: self._give_up(browser, game, problem))

    async def _answer(self, browser: str, game: Game, problem: Problem, ask: Ask, asked: int) -> ProblemAnswered:
        found = await self._player(browser, game)
        attempt, stand = found.said.attempt(problem), await asyncio.to_thread(_stand, game, found.said, problem)
        if attempt.done or asked != len(stand.asks):
            return ProblemAnswered(
                stand.why(asked, ask), (), await asyncio.to_thread(_told, found.said, stand), attempt.change
            )
        stand = await asyncio.to_thread(answered, stand, ask)
        attempt = replace(attempt, asks=stand.kept(), done=stand.verdict.done)
        return await self._keep(found, stand, attempt, right=stand.verdict.right)

    async def _give_up(self, browser: str, game: Game, problem: Problem) -> ProblemAnswered:
        found = await self._player(browser, game)
        attempt, stand = found.said.attempt(problem), await asyncio.to_thread(_stand, game, found.said, problem)
        if attempt.done:
            return ProblemAnswered("again", (), await asyncio.to_thread(_told, found.said, stand), attempt.change)
        return await self._keep(found, stand, replace(attempt, done=True), right=False)

    async def _keep(self, found: Kept[Climber], stand: Stand, attempt: Attempt, *, right: bool) -> ProblemAnswered:
        """Write down what was answered; a problem that is done is rated, once, together with who answered."""
        player, problem, more = found.said, stand.problem, list[Note]()
        if attempt.done:
            before = self._rested(player)
            after, noted = before, None
            if attempt.rated:
                after, noted = await self._ratings.met(stand.game, problem, before, solved=right)
                attempt = replace(attempt, change=RatingChange(rating_told(before), rating_told(after)))
            more = [noted] if noted else []
            player = replace(
                player, rating=after, day=self._day(), tried=player.tried + 1, solved=player.solved + right
            )
            player = player.with_done(problem, self._day(), right=right)
        player = player.with_attempt(attempt)
        await self._desk.log.write_down(found.saying(player, self._desk.now()), *more)
        told = await asyncio.to_thread(_told, player, stand)
        return ProblemAnswered("done", stand.told(stand.events), told, attempt.change)

    async def _player(self, browser: str, game: Game) -> Kept[Climber]:
        return await page(self._desk.log, read, Climber(), SHELF, game.name, browser)

    def _rested(self, player: Climber) -> glicko.Rating:
        return glicko.rested(player.rating, max(0, self._day() - player.day)) if player.day else player.rating

    def _day(self) -> int:
        return today(self._desk.today()).toordinal()


def _stand(game: Game, player: Climber, problem: Problem) -> Stand:
    return laid_out(game, problem, player.attempt(problem).asks)


def _told(player: Climber, stand: Stand) -> ProblemTold:
    problem = stand.problem
    attempt = player.attempt(problem)
    return ProblemTold(problem.id, problem.id in player.back, attempt.rated, shown(stand, over=attempt.done))


def _all_told(game: Game, player: Climber, some: Sequence[Problem]) -> tuple[ProblemTold, ...]:
    return tuple(_told(player, _stand(game, player, problem)) for problem in some)


def problem_named(game: Game, name: str) -> Problem:
    """The problem of the ladder that is meant; what is kept for days is not to be had."""
    problems_of(game)
    found = rows_of(game).by_id.get(name)
    if found is None or is_kept(found):
        raise Refused(NoSuchProblem(name[:40]))
    return found
