"""What thinks for the toy."""
