"""Lanterns: a card may be played by lantern light, for a resource more; lanterns kept score at the end."""
