"""What MultipliPotion brings to the exam: examples, scenes, twins and random play."""
