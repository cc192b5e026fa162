"""What a move would do, tried out on a copy; in words, and why it may not be made."""
