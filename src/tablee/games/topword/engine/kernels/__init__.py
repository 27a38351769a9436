"""The kernels of Topword."""
