"""Search: the numba kernels and nothing else hot; games import the plain-looking doors (words, …), never a kernel."""
