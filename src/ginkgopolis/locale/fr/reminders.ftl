### What players who are away are told.

# $name is the player's.
reminder-push = { $name }, c’est à toi de jouer.
reminder-hook = { $name }, c’est à toi de jouer à la table « { $title } » : { $link }
# Sent when somebody tries out whether it arrives.
reminder-trial = Un essai
