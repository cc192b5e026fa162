"""What each module brings to the reasons of bots.

A module may bring `GROUPS`, how `bot-reason` knows the terms of the planner's judge that are about it;
`NAMES`, which names its moves, by their kinds; `PREFERRED`, messages that say why such a move is played;
and `kept(card)`, a lesson about a card that it has in the draft.
"""
