"""What modules bring to the score sheet: names for rows that are not called like the module."""
