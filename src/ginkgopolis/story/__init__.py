"""What happened in a game: lines of the engine's journal folded into deeds, and deeds told in sentences."""
