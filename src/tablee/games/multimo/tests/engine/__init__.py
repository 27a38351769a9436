"""What thinks, tested: robots, solver, analysis and their kernels."""
