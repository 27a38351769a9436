"""The kernels of Motus."""
