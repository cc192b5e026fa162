### What players who are away are told.

# $name is the player's.
reminder-push = { $name }, du bist am Zug.
reminder-hook = { $name }, du bist am Tisch „{ $title }“ am Zug: { $link }
# Sent when somebody tries out whether it arrives.
reminder-trial = Ein Versuch
