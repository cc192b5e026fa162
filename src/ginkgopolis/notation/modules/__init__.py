"""What each module brings to the notation: its tiles, its moves, and the words for them."""
