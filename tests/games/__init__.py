"""Finished games whose replay must not change, and the command that found them."""
