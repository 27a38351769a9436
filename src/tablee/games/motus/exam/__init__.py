"""What Motus brings to the exam: examples, scenes, twins and random play."""
