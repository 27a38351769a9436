"""How the robots think: what moves there are, what letters are worth, and what may come of a move."""
