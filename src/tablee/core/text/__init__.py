"""Words of every game: sentences and how they are filled, positions as somebody wrote them, what engines found."""
