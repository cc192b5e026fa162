"""Players with keys, and their ratings: for servers that want them."""
