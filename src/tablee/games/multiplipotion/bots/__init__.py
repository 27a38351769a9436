"""The robots of MultipliPotion: each sees what a person in its chair sees."""
