### What players who are away are told.

# $name is the player's.
reminder-push = { $name }, it is your turn.
reminder-hook = { $name }, it is your turn at the table “{ $title }”: { $link }
# Sent when somebody tries out whether it arrives.
reminder-trial = A trial
