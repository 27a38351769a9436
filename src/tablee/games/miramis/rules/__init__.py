"""The rules of Miramis: what may be asked, what happens, what is refused, and what each seat sees."""
