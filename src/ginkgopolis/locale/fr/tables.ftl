### Ce que tous apprennent à une table en plus de la partie. $name est une personne, $names plusieurs.

note-clock = Le temps de { $name } est écoulé : un bot joue jusqu’au prochain choix de { $name }.
note-handed = { $name } laisse un bot jouer pour l’instant.
note-voted = { $name } n’est pas là : les autres laissent un bot jouer jusqu’au prochain choix de { $name }.
note-returned = { $name } rejoue.
note-choice = Tous reviennent au choix de { $name } au tour { $round }. Sont annulés des choix de { $names }.
note-round = Tous reviennent au début du tour { $round }. Sont annulés des choix de { $names }.
note-undo = { $name } annule sa dernière étape.
note-void = { $name } annule un choix ; la demande de retour en arrière est caduque.
