"""What each viewer is told: project what she sees, compare it with what she saw, write the difference."""
