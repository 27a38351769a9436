"""The kernels of Multimo."""
