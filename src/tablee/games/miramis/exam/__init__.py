"""What Miramis brings to the exam: examples, scenes, twins and random play."""
