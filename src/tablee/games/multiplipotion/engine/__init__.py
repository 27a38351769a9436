"""What thinks for MultipliPotion: robots, solver and analysis."""
