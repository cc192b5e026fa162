# Tournaments: the list, one of them, and announcing one.

cup-tournaments = Turniere
cup-lead = Runde für Runde gegen Gleichstarke oder in Gruppen, deren Beste weiterkommen. Eine Runde dauert Tage: Spiel, wann es dir passt.
cup-off = Auf diesem Server gibt es keine Turniere.
cup-none = Noch ist kein Turnier ausgeschrieben.
cup-all = Alle Turniere
cup-phase = { $phase ->
    [open] offen
    [running] läuft
    [finished] vorbei
   *[closed] abgesagt
}
cup-swiss-of = { $rounds ->
    [one] Schweizer System, 1 Runde
   *[other] Schweizer System, { $rounds } Runden
}
cup-groups-of = { $best ->
    [one] Gruppen, Platz 1 kommt weiter
   *[other] Gruppen, die ersten { $best } kommen weiter
}
cup-tables-of = { $players } an einem Tisch
cup-players-of = { $players } von { $capacity } Plätzen belegt
cup-begins = Beginnt, sobald es voll ist, spätestens am { $date }
cup-round-until = Runde { $round }, bis { $date }
cup-ended = Beendet am { $date }
cup-called-off = Abgesagt am { $date }

# One tournament
cup-introductory = Einführungspartien
cup-normal = Normale Partien
cup-clock = { $span } für jede Entscheidung
cup-rated = Partien zählen für die Wertung
cup-owner = Ausgeschrieben von { $name }
cup-your-table = Dein Tisch wartet
cup-sit = Zu deinem Tisch
cup-join = Mitspielen
cup-leave = Austreten
cup-leave-sure = Aus dem Turnier austreten? In weiteren Runden bist du nicht mehr dabei. Die Partie an deinem Tisch kannst du noch spielen.
cup-begin = Jetzt beginnen
cup-close = Absagen
cup-close-sure = Dieses Turnier absagen?
cup-entrants = Teilnehmende
cup-standings = Tabelle
cup-nobody = Noch spielt niemand mit.
cup-strength = Gegner
cup-out = ausgeschieden
cup-order-swiss = Nach Punkten, dann nach dem Mittel der Punkte der Gegner, dann nach Siegen.
cup-order-groups = Nach der letzten erreichten Runde, dann nach dem Platz dort, dann nach Punkten.
cup-rounds = Runden
cup-round = Runde { $round }
cup-board = Tisch { $board }
cup-rests = Setzt diese Runde aus
cup-place = { $place }.
cup-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
cup-see-table = Zusehen
cup-see-replay = Ansehen
cup-unfinished = Nicht rechtzeitig beendet.
cup-forgotten = (gelöscht)

# Announcing
cup-announce = Turnier ausschreiben
cup-announce-players = Um ein Turnier auszuschreiben, brauchst du einen Schlüssel. Besorg dir zuerst einen.
cup-name = Name
cup-format = Format
cup-swiss = Schweizer System
cup-swiss-lead = Alle spielen alle Runden, immer gegen andere mit etwa gleich vielen Punkten.
cup-groups = Gruppen
cup-groups-lead = Die Besten jedes Tisches kommen weiter, bis ein Tisch übrig ist.
cup-size = Personen an einem Tisch
cup-best = Wie viele weiterkommen
cup-capacity = Plätze
cup-joining = Anmeldung bis zu
cup-deadline = Jede Runde bis zu
