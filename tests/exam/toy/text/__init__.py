"""The toy as text."""
