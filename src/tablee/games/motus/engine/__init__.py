"""What thinks for Motus: robots, solver and analysis."""
