"""How many tables a server bears, ours beside that of boardgame.io: `python -m benchmarks.server_load`."""
