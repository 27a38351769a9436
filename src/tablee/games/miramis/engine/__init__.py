"""What thinks for Miramis: robots, solver and analysis."""
