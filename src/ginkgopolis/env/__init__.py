"""The lab: the game as an environment for research, with numbers in and numbers out."""
