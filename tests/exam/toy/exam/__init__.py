"""What the toy brings to the exam."""
