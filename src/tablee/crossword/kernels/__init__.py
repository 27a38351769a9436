"""Kernels that find words on boards of crossing lanes."""
