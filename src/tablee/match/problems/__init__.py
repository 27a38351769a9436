"""Problems and days: positions with something to find, alone by a rating, or some of them each day for everybody."""
