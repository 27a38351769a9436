"""The HTTP calls, and the shapes of what they take and give."""
