"""Tournaments over real connections."""
