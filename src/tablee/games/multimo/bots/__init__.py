"""How the robots think: what they build, and which letter they name for it."""
