"""Problems of games of crossing words: a position, the one move that is clearly best, and how clearly that is."""
