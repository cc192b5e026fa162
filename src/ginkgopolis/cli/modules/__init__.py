"""What each module brings to the terminal.

A module brings `NAME` and `RULES`, messages that name it and tell its rules. It may bring

- `more_rules()`, sentences that follow the rules
- `HEADING`, the message above its points in the table of scores, and `card_title(row)`, if such a row is told
  of with the cards
- `WITHOUT_THE_CITY`, questions for which the city need not be shown
- `POSSESSIONS`, what is said about the player's things, by the kind of the question, and `held(own)`,
  sentences about what is at hand when a card is chosen
- `explain(prompt, view)`, what is worth knowing before the options are read
- `note_on(thing)`, sentences about something that an option offers
- `counts(view, seat)`, what a player has of it, by headings
- `shown(seat)` and `known(seat)`, what lies in front of a screen, and what everybody knows to be behind it
- `role(seat)`, which stands beside a name while no card is played
- `LEFT`, a place and what says of a view how much can be drawn
- `lines(view)`, sentences about the players
- `PART`, a key on the screen for what goes with a card: the part of the answer, the key, the message that
  names it, and what names a thing; without a key it is picked as a second tile
"""
