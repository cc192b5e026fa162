### Was an einem Tisch neben dem Spiel allen erzählt wird. $name ist eine Person, $names sind mehrere.

note-clock = Die Zeit von { $name } ist um: Ein Bot spielt, bis { $name } wieder selbst wählt.
note-handed = { $name } lässt vorerst einen Bot spielen.
note-voted = { $name } ist nicht da: Auf Wunsch der anderen spielt ein Bot, bis { $name } wieder selbst wählt.
note-returned = { $name } spielt wieder selbst.
note-choice = Alle gehen zurück zur Wahl von { $name } in Runde { $round }. Zurückgenommen ist, was { $names } gewählt hatten.
note-round = Alle gehen zurück zum Beginn von Runde { $round }. Zurückgenommen ist, was { $names } gewählt hatten.
note-undo = { $name } nimmt den letzten Schritt zurück.
note-void = { $name } nimmt eine Wahl zurück; die Bitte zurückzugehen ist damit hinfällig.
