"""A house moves from one store to another: row by row, nothing left out, and compared before it counts."""
