"""Telling players who are away that it is their turn, and nobody else anything."""
