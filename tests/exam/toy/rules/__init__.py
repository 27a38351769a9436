"""The rules of the toy."""
