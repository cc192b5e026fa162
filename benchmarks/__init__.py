"""How fast the engine is, and beside whom."""
