"""What each module brings to the terminal.

A module brings `NAME` and `RULES`, messages that name it and tell its rules. It may bring `more_rules()`;
`HEADING`, the message above its points in the table of scores; `card_title(row)`, if such a row is told of
with the cards; `WITHOUT_THE_CITY`, questions for which the city need not be shown; `POSSESSIONS`, what is
said about the player's things, by the kind of the question; `explain(prompt, view)`, what is worth knowing
before the options are read; `counts(view, seat)`, what a player has of it, by headings; `LEFT`, a place and
what says of a view how much can be drawn; and `lines(view)`, sentences about the players.
"""
