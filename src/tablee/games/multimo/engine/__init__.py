"""What thinks for Multimo: robots, solver and analysis."""
