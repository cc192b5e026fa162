# Der Vorraum eines Tisches und die Wege dorthin.

lobby-heading = Vor dem Spiel
lobby-name = Name des Tisches
lobby-seats = Plätze
lobby-seats-lead = Die Karten wandern von jedem Platz zum nächsten darunter.
lobby-seat = Platz { $number }
lobby-open-seat = Freier Platz
lobby-you = du
lobby-host = lädt ein
lobby-away = nicht da
lobby-hal = spielt nach eigenen Regeln
lobby-sit = Hier sitzen
lobby-sit-too = Hier spielt noch jemand mit
lobby-sit-too-name = Name der Person, die diesen Bildschirm teilt
lobby-stand = Platz verlassen
lobby-put-bot = Bot hierhersetzen
lobby-open-it = Platz freigeben
lobby-colour = Farbe
lobby-colour-of = Farbe von { $name }
lobby-name-of = Name von { $name }
lobby-move-up = { $name } nach oben rücken
lobby-add-seat = Platz hinzufügen
lobby-remove-seat = Letzten Platz wegnehmen
lobby-invite = Freunde einladen
lobby-invite-lead = Wer diesen Link hat, kann einen freien Platz nehmen.
lobby-listed = Tisch für alle auflisten
lobby-listed-on = Wer diesen Server besucht, findet ihn auf der Startseite und kann einen freien Platz nehmen.
lobby-listed-off = Nur wer den Link hat, kann dazukommen.
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-copy-failed = Kopier ihn bitte von Hand
lobby-share = Teilen
lobby-my-link = Mein eigener Link
lobby-my-link-lead = Öffnet deinen Platz auf einem anderen Gerät. Behalt ihn für dich.
lobby-my-link-make = Link zu meinem Platz erzeugen
lobby-start = Spiel starten
lobby-start-bots = Mit Bots auffüllen und starten
lobby-wait-seats = { $free ->
    [one] 1 Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
lobby-wait-host = { $name } startet das Spiel
host-tools = Tisch leiten
host-renew = Neuer Einladungslink
host-renewed = Es gibt einen neuen Link; der alte gilt nicht mehr.
host-remove = Neuer Link, und wer zuschaut, muss gehen
host-removed = Wer zugeschaut hat, musste gehen; der alte Link gilt nicht mehr.
host-hand-over = { $name } die Leitung übergeben
lobby-close-sure = Für alle schließen?
lobby-not-seated = Du hast hier keinen Platz.
lobby-game = Das Spiel
lobby-game-introductory = Einführungsspiel
lobby-game-introductory-lead = Alle bekommen ein Set von drei Charakterkarten.
lobby-game-normal = Normal
lobby-game-normal-lead = Ein Draft der Charakterkarten: eine behalten, den Rest weitergeben.
lobby-modules = Module von „The Experts“
lobby-modules-all = Alle
lobby-modules-none = Keine
module-new_buildings = Neue Gebäude
module-new_buildings-lead = Plättchen 21 bis 23, die beim Ziehen doppelt zählen
module-prestige_buildings = Prestigebauten
module-prestige_buildings-lead = 24 und 25: Niemand baut darauf
module-green_spaces = Grünflächen
module-green_spaces-lead = Parks, die ihren Nachbarn etwas geben
module-events = Ereignisse
module-events-lead = je zwei Überraschungen
module-keep_a_card = Eine Karte behalten
module-keep_a_card-lead = eine Karte bleibt für die nächste Runde
module-experts = Fachleute
module-experts-lead = je eine starke Fachkarte
# How much a module asks of players; the attribute is read aloud.
rating-complexity = Komplexität
    .words = Komplexität { $rating } von 3
rating-strategy = Strategie
    .words = Strategie { $rating } von 3
lobby-hal-who = Wer Hal ist und wie du ihn schlägst
lobby-large-hand = { $cards } Handkarten
lobby-large-hand-lead = zu zweit bis viert
lobby-first = Wer anfängt
lobby-first-random = der Zufall entscheidet
lobby-closed-screens = Geschlossene Sichtschirme
lobby-closed-screens-lead = du kannst nicht nachsehen, was andere dahinter haben
lobby-house = Am Tisch
lobby-house-spectators = Andere dürfen zusehen
lobby-house-undo = Zurücknehmen erlaubt
lobby-house-hints = Tipps von einem Bot
lobby-house-projection = Punkte zeigen, als wäre jetzt Schluss
lobby-house-rated = Gewertete Partie
lobby-house-rated-lead = Zählt für alle mit einem Schlüssel und wird zu Ende gespielt.
lobby-rated-players = { $count ->
    [0] Hier hat noch niemand einen Schlüssel. Ohne zwei davon wird nichts gewertet.
    [one] Erst eine Person hier hat einen Schlüssel. Ohne zwei davon wird nichts gewertet.
   *[other] { $count } von euch haben einen Schlüssel.
}
lobby-rated-become = Schlüssel besorgen
lobby-rated-as = Als { $name } spielen
lobby-delay = Wer zusieht, sieht das Spiel
lobby-delay-rounds = { $rounds ->
    [0] sofort
    [one] eine Runde später
   *[other] { $rounds } Runden später
}
join-nameless = oder bleib namenlos
lobby-clock = Zeit für jede Entscheidung
lobby-clock-none = unbegrenzt
lobby-clock-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
lobby-clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
lobby-clock-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
lobby-stand-in = Wer spielt, wenn die Zeit um ist
lobby-chat = Chat
lobby-chat-say = Sag etwas
lobby-chat-send = Senden
lobby-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
lobby-chat-none = Noch hat niemand etwas gesagt.
lobby-more = Weitere Einstellungen

join-title = An den Tisch: { $title }
join-name = Dein Name
join-colour = Deine Farbe
join-take = Platz nehmen
join-full = Alle Plätze sind besetzt. Du kannst zusehen.
join-watch = Zusehen
join-begun = Das Spiel hat begonnen. Du kannst zusehen.
join-opening = Der Tisch wird geöffnet …
join-failed = Dieser Link öffnet keinen Tisch mehr.
join-home = Zur Startseite
claim-title = Ist das dein Platz?
claim-take = Meinen Platz auf dieses Gerät holen
claim-lead = Der Link gibt diesem Gerät den Platz. Deine anderen Geräte behalten ihn auch.
