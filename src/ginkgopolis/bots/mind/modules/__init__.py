"""What bots know of each module besides its rules."""
