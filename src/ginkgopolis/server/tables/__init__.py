"""The tables: what their rows amount to, who sits there, and what players do."""
