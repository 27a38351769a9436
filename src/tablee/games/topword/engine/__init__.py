"""What thinks for Topword: robots, solver and analysis."""
