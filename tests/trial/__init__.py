"""What moves would do."""
