"""How robots set words and find them."""
