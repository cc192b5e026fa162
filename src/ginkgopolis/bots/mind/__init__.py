"""What the thinking bots think with; compiled together with the engine, and nothing but the engine's user."""
