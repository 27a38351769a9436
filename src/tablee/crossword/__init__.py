"""What games of crossing words share."""
