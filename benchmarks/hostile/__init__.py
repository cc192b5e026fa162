"""Honest tables beside hostile traffic, on a real server: `python -m benchmarks.hostile`."""
