# The table: what stands around the city, hints, going back, sharing a screen, webhooks.

confirm = Bestätigen
clear = Auswahl löschen
menu = Menü
or = oder
tile-kept = behalten
nothing = nichts
hand = Deine Hand
city = Die Stadt
dock = Deine Seite des Tisches
rivals = Die anderen
side = Erklärungen
side-tabs = Mehr
decision = Deine Entscheidung
to-home = Zur Startseite
to-tournament = Zum Turnier
connecting = Verbindung wird aufgebaut
words-and = { $first } und { $last }
key-space = Leertaste

# Top and panels
top-round = Runde { $round }
top-setup = Aufbau
top-last-round = Letzte Runde
top-order = Reihenfolge; so werden die Karten weitergegeben
top-first = zuerst dran
top-pass = du gibst an { $name } weiter
top-tiles-left = Plättchen im Vorrat
top-left = noch { $count }
top-first-supply = Plättchen · erster Vorrat
top-second-supply = Plättchen · zweiter Vorrat
top-tiles-help = Plättchen im Vorrat. Wenn sie ausgehen, dürfen alle einmal welche zurückgeben; beim zweiten Mal endet das Spiel.
top-deck = Stapel · Ablage
top-deck-help = Karten im Nachziehstapel und im Ablagestapel. Ist der Nachziehstapel leer, öffnen die Baustellen, und der Ablagestapel wird eingemischt.
top-rules = Regeln
in-city = in der Stadt
in-city-help = Ressourcen in der Stadt. Hat jemand alle dort, ist es die letzte Runde.
in-supply = im Vorrat
score-now = jetzt { $count } wert
score-now-help = Deine Punkte, wenn das Spiel jetzt enden würde
rival-choosing = wählt …
rival-deciding = entscheidet …
rival-ready = bereit
rival-away = nicht da
rival-stand-in = Ein Bot spielt für { $name }
rival-screen = hinter dem Sichtschirm
rival-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
rival-finals = { $count ->
    [one] 1 Endspielkarte
   *[other] { $count } Endspielkarten
}
rival-played = spielt
rival-if-built = wenn du hier baust
bonus-exploit = Boni fürs Planen
bonus-urbanize = Boni fürs Urbanisieren
bonus-construct = Boni fürs Hochbauen
recap-title = Was geschehen ist
round-first = Erste Schritte
tableau = Deine Boni
tableau-note = bei jeder Aktion dieser Art
recap-none = Noch ist nichts geschehen.
recap-again = Noch einmal
recap-skip = Überspringen
recap-speed = Tempo
recap-bonuses = Boni
recap-joined = { $count ->
    [one] Neuer Nachziehstapel: diese Karte kam dazu
   *[other] Neuer Nachziehstapel: diese { $count } Karten kamen dazu
}
tab-deck = Stapel
tab-districts = Viertel
tab-log = Verlauf
tab-chat = Chat
log-setup = Aufbau
deck-coming = Im Nachziehstapel ({ $count }) oder bei anderen auf der Hand:
deck-known = { $name } hat von dir bekommen:
deck-sites = { $sites ->
    [one] 1 Baustelle kommt
   *[other] { $sites } Baustellen kommen
} beim nächsten Mischen dazu, nach { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
deck-discard = Ablagestapel:
deck-tiles = Plättchen, die kommen können ({ $count } im Vorrat)
district-of = { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}, { $count } Gebäude
district-nobody = niemand hat dort Ressourcen
district-none = Zwei benachbarte Gebäude einer Farbe sind ein Viertel. Noch gibt es keines.
district-tie = Gleichstand mit je { $count }: { $names }. Es entscheidet das höchste Gebäude im Viertel, dann dessen Nummer.
supply-two = Noch { $count } Plättchen vom Wert II
supply-green = Noch { $count ->
    [one] 1 Grünfläche
   *[other] { $count } Grünflächen
}

# Hints, going back, sharing a screen
hint = Tipp
hint-ask = Einen Bot fragen
hint-says = { $bot } würde so spielen
hint-with = Spiel { $card } mit { $tile }.
hint-alone = Spiel { $card } allein.
hint-event = Spiel dazu das Ereignis { $event }.
hint-aside = Leg { $card } beiseite.
hint-lower = Versteck { $tile } darunter.
hint-add = Dazu: { $thing }.
hint-give = Gib { $tiles } zurück.
hint-give-none = Gib kein Plättchen zurück.
hint-take = So wählen
moves-not-saved = Züge werden gerade nicht gespeichert. Warte einen Moment.
reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
reconnecting-unsent = Die Verbindung ist unterbrochen. Deine Wahl bleibt erhalten und wird gesendet, sobald sie wieder steht.
stand-in = { $bot } spielt für dich, bis du wieder selbst wählst.
stand-in-waits = { $bot } hat deinen Platz, und sonst ist niemand mehr da: Das Spiel wartet auf dich.
stand-in-back = Selbst spielen
back-choice = Meine Wahl zurücknehmen
back-step = Meinen letzten Schritt zurücknehmen
back-ask = Die anderen bitten: zurück { $to ->
    [setup] zum Anfang des Spiels
    [round] zum Anfang von Runde { $round }
   *[choice] vor meine letzte Wahl
}
back-to = Zurück { $to ->
    [setup] zum Anfang des Spiels
    [round] zum Anfang von Runde { $round }
   *[choice] vor meine letzte Wahl
}
back-none = Jetzt gibt es nichts zurückzunehmen.
request = { $name } möchte zurück { $to ->
    [setup] zum Anfang des Spiels.
    [round] zum Anfang von Runde { $round }.
   *[choice] vor die letzte Wahl.
}
request-mine = Du möchtest zurück { $to ->
    [setup] zum Anfang des Spiels
    [round] zum Anfang der Runde
   *[choice] vor deine Wahl
}. Die anderen müssen zustimmen.
request-yes = Zustimmen
request-no = Ablehnen
request-withdraw = Zurückziehen
curtain = { $name }, du bist dran
    .note = Gib den Bildschirm weiter. Die anderen schauen weg.
    .button = Ich bin { $name }
menu-back = Zurückgehen
menu-seat = Plätze
menu-hand = { $bot } für mich spielen lassen
# $votes are those who want it so far.
menu-vote = { $votes ->
    [0] { $name } ist nicht da: einen Bot spielen lassen
    [one] { $name } ist nicht da: einen Bot spielen lassen ({ $votes } möchte es)
   *[other] { $name } ist nicht da: einen Bot spielen lassen ({ $votes } möchten es)
}
menu-link = Link zu meinem Platz
menu-link-copied = Der Link zu deinem Platz ist kopiert. Behalt ihn für dich.
menu-look = Aussehen
menu-words = Überall Wörter und Tasten zeigen
sound = Ton
sound-on = Der Ton ist an.
sound-off = Der Ton ist aus. Mit der Taste M geht er wieder an.
sound-shake = Vibrieren
menu-recap = Zeigen, was andere getan haben
menu-recap-off = aus
table-missing = Diesen Tisch gibt es nicht
    .note = Vielleicht wurde er entfernt.
table-closed-to-you = Zu diesem Tisch hast du keinen Zutritt
    .note = Bitte um eine Einladung.
table-aside = Dieser Tisch lässt sich nicht mehr lesen
    .note = Wer ihn leitet, kann ihn schließen.
table-closed = Dieser Tisch ist geschlossen
skips = Springen zu
skip-hand = Hand
skip-city = Stadt

# The phone
phone-tabs = Teile des Tisches
phone-city = Stadt
phone-hand = Hand
phone-you = Du
phone-rivals = Andere
phone-log = Verlauf
phone-alone = allein

# Webhooks
hooks-title = Webhook aufrufen, wenn ich dran bin
hooks-lead = Für eigene Chats und Programme: Bist du nicht am Tisch, schickt der Server eine Nachricht an diese Adresse.
hooks-address = Adresse
hooks-add = Hinzufügen
hooks-try = Ausprobieren
hooks-remove = Entfernen
hooks-secret = Die Aufrufe sind mit diesem Geheimnis signiert, das nur einmal gezeigt wird:
hooks-taken = { $host } hat die Nachricht angenommen.
hooks-refused = { $host } hat die Nachricht nicht angenommen.
