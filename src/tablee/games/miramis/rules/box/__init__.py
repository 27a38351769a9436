"""What is in the box of Miramis: board, letters and bag."""
