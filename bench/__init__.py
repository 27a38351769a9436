"""Measurements, run by command and never by the tests; what they found is in docs/performance.md."""
