"""Words of every game: sentences and how they are filled, positions somebody wrote down, what an engine found as text."""
