"""Problems of Miramis: positions of robots' matches in which one move is clearly best."""

from tablee.core.game import Problems
from tablee.crossword.problems.bundle import bundle
from tablee.crossword.problems.making import Workshop
from tablee.games.miramis.problems.judge import judge
from tablee.games.miramis.problems.scene import scene
from tablee.games.miramis.problems.themes import THEMES
from tablee.games.miramis.rules.actions import Ask
from tablee.games.miramis.rules.view import View


def _workshop() -> Workshop[View]:
    from tablee.games.miramis.problems.workshop import SHOP  # not above: numba comes with it

    return SHOP


PROBLEMS: Problems[Ask] = bundle(THEMES, scene, judge, _workshop)
