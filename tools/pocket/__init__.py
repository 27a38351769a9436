"""The house in a folder of files: what `make pocket` puts into dist/pocket."""
