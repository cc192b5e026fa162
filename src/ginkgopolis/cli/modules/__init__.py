"""What each module brings to the terminal.

A module brings `NAME` and `RULES`, messages that name it and tell its rules. It may bring `more_rules()`;
`HEADING`, the message above its points in the table of scores; `card_title(row)`, if such a row is told of
with the cards; `WITHOUT_THE_CITY`, questions for which the city need not be
shown; `counts(view, seat)`, what a player has of it, by headings; `LEFT`, a place and what says of a
view how much can be drawn; and `lines(view)`, sentences about the players. What goes with a card may have
a key on the screen: `PART` is the part of the answer, the key, and the message that names it; without a key
it is picked as a second tile.
"""
