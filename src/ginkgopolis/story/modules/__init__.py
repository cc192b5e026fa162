"""What each module brings to the story, if it has anything to tell:

- LINES: how the lines that only it writes are folded, by their numbers in the journal
- DEEDS: the types of its deeds
- SENTENCES: how they are told, by their types, also of base deeds that it tells differently
- SCORES: the messages that tell points of its own (`Scored`), by their names
- BESIDE: tells what lies beside a card that is revealed (`Revealed`)
- DRAWN: the messages that tell tiles drawn by an expert's power, by the experts' names
"""
