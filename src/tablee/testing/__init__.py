"""What tests of games stand on: the exam that every game passes, and what plays and counts for them."""
