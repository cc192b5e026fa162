"""What must hold after every move of any game."""
