# Nach dem Spiel: die Endabrechnung und der Verlauf der Punkte.

scoring-you-win = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
scoring-wins = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
scoring-shared = { $you ->
    [yes] Du und { $names } teilt euch
   *[no] { $names } teilen sich
} den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
scoring-ahead = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} vor { $you ->
    [yes] dir
   *[no] { $name }
}.
scoring-finished = { $rounds ->
    [one] Zu Ende nach 1 Runde
   *[other] Zu Ende nach { $rounds } Runden
}
scoring-replay = Spiel noch einmal ansehen
scoring-save = Aufzeichnung speichern
scoring-share = Teilen
scoring-picture-saved = Das Bild ist gespeichert.
scoring-picture-saved-link = Das Bild ist gespeichert und der Link zur Partie kopiert.
scoring-others = Andere Gegner
scoring-others-begin = Los geht’s
scoring-again = Noch eine Partie
scoring-of-in-hand = Gesammelte Punkte
scoring-of-cards = Endspielkarten
scoring-of-new-hands = Kartenaustauschmarker, je 2
scoring-of-districts = Viertel
scoring-of-extras = Module
scoring-result = Ergebnis
scoring-part = { $part }: { $points }
scoring-place = Platz { $place }
scoring-district-heading = Viertel
scoring-rule = Wer vorn liegt, bekommt 1 Punkt für jede Ressource im Viertel; wer folgt, 1 für jede eigene. Wer allein ist, bekommt beides.
scoring-district = Viertel
scoring-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
scoring-why = warum
scoring-alone = allein: bekommt beides
scoring-most = { $most } von { $all } Ressourcen
scoring-tie-height = gleich mit { $resources }: { $you ->
    [yes] du hast
   *[no] { $name } hat
} das höhere Gebäude
scoring-tie-number = gleich mit { $resources } und gleich hoch: { $you ->
    [yes] du hast
   *[no] { $name } hat
} die höhere Nummer
scoring-nobody = niemand hat hier Ressourcen
scoring-together = Zusammen
scoring-cards-heading = Endspiel-Bonuskarten
scoring-none = keine
scoring-of-green-spaces = Grünflächen
scoring-graph = Punkte Runde für Runde
scoring-graph-lead = Was alle gehabt hätten, wäre dann Schluss gewesen.
scoring-graph-table = Als Tabelle
scoring-round = Runde
scoring-round-number = Runde { $round }
scoring-tell = Viertel für Viertel erzählen
scoring-skip = Ergebnis zeigen
scoring-next = Weiter
scoring-telling-hand = Die Punkte, die alle gesammelt haben
scoring-telling-cards = Die Endspielkarten kommen dazu
scoring-telling-new-hands = Unbenutzte Kartenaustauschmarker zählen je 2
scoring-telling-extras = Was die Module bringen
scoring-telling-district = { $district }: { $lead ->
    [you] du liegst vorn und bekommst { $points }
   *[other] { $first } liegt vorn und bekommt { $points }
}{ $next ->
    [nobody] { "" }
    [you] ; du folgst und bekommst { $rest }
   *[other] ; { $second } folgt und bekommt { $rest }
}
scoring-total = { $name }: { points }
