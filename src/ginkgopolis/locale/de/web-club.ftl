# Players with keys, their pages, and the ladder.

club-ladder = Rangliste
club-lead = Wer am besten ist, zu zweit, zu dritt, zu viert oder zu fünft. Punkte sagen, was jemand so gut wie sicher wert ist: Sie beginnen bei 0 und wachsen mit Partien, die gut laufen.
club-size = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}
club-rank = Rang
club-player = Name
club-points = Punkte
club-rating = Wertung
club-rating-of = { $mu } ± { $sigma }
club-games = Partien
club-wins = Siege
club-mean-place = Mittlerer Platz
club-mean-score = Mittleres Ergebnis
club-nobody = Noch hat niemand eine gewertete Partie zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
} beendet.
club-more = Mehr zeigen
club-off = Dieser Server wertet keine Partien.

# The one who looks
club-you = Du in der Rangliste
club-you-lead = Ganz ohne Konto: Wer du bist, sagt ein geheimer Schlüssel in deinem Browser. Der Server hebt davon nur einen Hashwert auf. Wer den Schlüssel verliert, verliert auch die Wertung.
club-name = Name
club-make = Mitmachen
club-have-key = Ich habe schon einen Schlüssel
club-key = Schlüssel
club-show-key = Hier anmelden
club-you-are = Du bist { $name }.
club-own-page = Deine Partien
club-rename = Speichern
club-carry = Auf einem anderen Gerät
club-carry-lead = Öffne dort diesen Link, oder tipp den Schlüssel ein. Wer ihn hat, spielt unter deinem Namen: Zeig ihn niemandem.
club-carry-label = Link für dein anderes Gerät
club-key-unknown = Auf diesem Gerät ist der Schlüssel nicht bekannt. Mit einem neuen wird der alte ungültig.
club-renew = Neuer Schlüssel
club-renew-sure = Einen neuen Schlüssel erzeugen? Der alte wird ungültig, und deine anderen Geräte brauchen den neuen.
club-leave = Auf diesem Gerät abmelden
club-leave-sure = Auf diesem Gerät abmelden? Zurück kommst du nur mit deinem Schlüssel.
club-delete = Alles löschen
club-delete-sure = Name, Wertungen und Ergebnisse löschen? Niemand kann sie zurückholen.

# Coming from another device
club-arrive = Dich auf diesem Gerät anmelden?
club-arrive-lead = Was du auf diesem Gerät spielst, zählt dann unter demselben Namen.
club-arrived = Du bist jetzt auch hier { $name }.
club-arrive-failed = Das hat nicht geklappt.

# A player's page
club-since = Dabei seit { $date }
club-statistics = Wertungen
club-no-ratings = Noch ist keine gewertete Partie beendet.
club-last-games = Letzte Partien
club-only-listed = Partien an Tischen, die nicht auf der Liste stehen, zählen, aber hier sehen sie nur die Beteiligten.
club-no-games = Keine Partie zu zeigen.
club-result = { $place }. von { $players }, mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}
club-replay = Ansehen
club-to-ladder = Zur Rangliste
