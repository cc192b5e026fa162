"""Games that play themselves: whatever is legal, every choice as likely as any other."""
