### What players who are away are told.

# $name is the player's.
reminder-push = { $name }, du bist dran.
reminder-hook = { $name }, du bist am Tisch „{ $title }“ dran: { $link }
# Sent when somebody tries out whether it arrives.
reminder-trial = Ein Versuch
