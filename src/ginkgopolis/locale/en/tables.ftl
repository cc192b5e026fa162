### What all are told at a table besides the game. $name is a player, $names are several.

note-clock = Time is up for { $name }: a bot plays until { $name } chooses again.
note-handed = { $name } lets a bot play for now.
note-voted = { $name } is away: the others let a bot play until { $name } chooses again.
note-returned = { $name } plays again.
note-choice = Everybody goes back to what { $name } chose in round { $round }. The choices of { $names } are undone.
note-round = Everybody goes back to the start of round { $round }. The choices of { $names } are undone.
note-undo = { $name } takes the last step back.
note-void = { $name } takes a choice back, and nobody is asked to go back any more.
