"""What each module adds to drawings.

`KIND` is how `legend-tiles` knows its tiles, and `FLOORS` the message about floors in place of the usual
one. In pictures `card(own)`, `tile(own)` and `section(own)` show what the viewer has laid face down or holds;
`role(seat)`, `count(seat)` and `revealed(seat)` what is seen of a player: beside the name, among the counts
and with a card.
"""
