"""The rules of MultipliPotion: what may be asked, what happens, what is refused, and what each seat sees."""
