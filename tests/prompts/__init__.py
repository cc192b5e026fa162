"""What a seat is asked."""
