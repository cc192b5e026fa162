### Ce que tous apprennent à une table en plus de la partie. $name est une personne, $names plusieurs.

note-clock = { $name } n’a plus de temps : un bot joue jusqu’à son retour.
note-handed = { $name } laisse un bot jouer pour l’instant.
note-voted = { $name } n’est pas là : les autres laissent un bot jouer jusqu’à son retour.
note-returned = { $name } rejoue.
note-choice = Tout le monde revient au choix fait par { $name } au tour { $round }. Choix annulés : { $names }.
note-round = Tout le monde revient au début du tour { $round }. Choix annulés : { $names }.
note-undo = { $name } annule sa dernière étape.
note-void = { $name } annule un choix ; la demande de retour en arrière est caduque.
