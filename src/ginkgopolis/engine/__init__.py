"""The rules of the game, one file per chapter of the rulebook; imports nothing of the rest of the project."""
