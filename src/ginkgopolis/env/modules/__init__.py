"""What each module adds to the action space.

A module may bring `CARDS` and `TILES`, which players may hold besides those of the base game; `DRAWS`, how
many value II tiles, value III tiles of a colour and green spaces a split may take; and `moves(cards, tiles,
players)`, the moves that only this module asks for.
"""
