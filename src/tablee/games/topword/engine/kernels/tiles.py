"""A vocabulary as a box of letters spells it: on some boxes the Q is printed Qu and stands for two letters of the word.

Instead of teaching this to every kernel, the graph is changed once: the letter Q leads where Q and U led, and words
whose Q has no U behind it are gone, since no tile spells them. What is left is a graph like any other, of tiles.
"""

from functools import cache

import numpy as np

from tablee.lexicon.graph import Graph
from tablee.lexicon.letters import BIT
from tablee.search.walk import Cells, cells_of

Q, U = BIT["Q"], BIT["U"]


@cache
def cells_with_qu(graph: Graph) -> Cells:
    """The cells of the graph in which a Q reads QU; read-only, and kept, since it is asked for again and again."""
    cells = np.array(cells_of(graph))
    for node in graph.nodes():
        cells[node] &= ~np.uint32(Q)
        if graph.cells[node + 1] & Q:
            _join(graph, node, cells)
    cells.flags.writeable = False
    return cells


def _join(graph: Graph, node: int, cells: Cells) -> None:
    """Let the Q of a node read QU; where no U follows it, the nodes behind it move up and leave a cell unused."""
    old = graph.cells
    goes = old[node + 1]
    slot = node + 2 + (goes & (Q - 1)).bit_count()
    after_q = old[slot]
    if old[after_q] & U:
        cells[node] |= Q
    if old[after_q + 1] & U:
        cells[slot] = old[after_q + 2 + (old[after_q + 1] & (U - 1)).bit_count()]
        return
    end = node + 2 + goes.bit_count()
    cells[slot : end - 1] = cells[slot + 1 : end]
    cells[node + 1] = goes ^ Q
