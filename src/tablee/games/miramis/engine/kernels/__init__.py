"""The kernels of Miramis."""
