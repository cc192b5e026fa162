"""What modules bring to the trial of moves: the words of their own moves, and what they add to an action."""
