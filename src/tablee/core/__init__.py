"""The words every game shares: positions, asks, events, refusals, seats, clocks and records; standard library only."""
