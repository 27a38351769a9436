"""The rounds of Motus: setting words, proposing them, racing, and drawing from the basin."""
