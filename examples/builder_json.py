#!/usr/bin/env python3
"""The bot of builder.py as a program of its own: JSON on stdin and stdout, and nothing of ours imported."""

import json
import sys


def choose(view, moves):
    """Return a move and the reason for it."""
    heights = {building["tile"]: building["height"] for building in view["buildings"]}
    purse = view["seats"][view["seat"]]["resources"]

    def worth(move):
        card, _, tile = move.partition("+")
        height = heights.get(card, 0)  # 0 for letters, and where no card is asked for
        if not height or not tile:
            return height
        loss = max(0, int(card[1:]) - int(tile[1:]))
        repaint = card[0] != tile[0]
        return 6 + 2 * height - loss - 3 * repaint if height + repaint <= purse else 0

    best = max(moves, key=worth)
    return best, f"{best} is worth {worth(best)} to me, the most of {len(moves)}."


def say(answer):
    """Write a message."""
    print(json.dumps(answer), flush=True)  # without the flush nobody hears it


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"id": message["id"], "protocol": 2})
    elif message["type"] == "choose":
        move, why = choose(message["view"], message["moves"])
        say({"id": message["id"], "move": move, "why": why})
    elif message["type"] == "end":
        break
