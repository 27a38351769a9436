"""Laws of what a game says: that it is said in both languages, well set, and agrees with names and numbers."""
