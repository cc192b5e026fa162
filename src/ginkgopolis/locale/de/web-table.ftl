# The table: the city, the hand, prompts and panels.

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
# An icon, as it is read out beside its number.
icon-resource = { $count ->
    [one] Ressource
   *[other] Ressourcen
}
icon-tile = { $count ->
   *[other] Plättchen
}
icon-point = { $count ->
    [one] Punkt
   *[other] Punkte
}
key-space = Leertaste

# Names
name-red = Rot { $number }
name-blue = Blau { $number }
name-yellow = Gelb { $number }
name-green = Grünfläche
name-letter = Platz { $letter }
colour-plum = pflaumenblaue Raute
colour-mint = mintgrüner Kreis
colour-onyx = schwarzes Dreieck
colour-pearl = weißer Mond
colour-rose = rosa Kreuz
items-resource = Ressourcen
items-tile = Plättchen
items-point = Punkte
count-floor = { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}
action-exploit = Planen
action-urbanize = Urbanisieren
action-construct = Hochbauen
action-final = Am Ende
deed-exploit = Planen
deed-urbanize = Urbanisieren
deed-construct = Hochbauen
icon-final = Ende des Spiels
icon-newhand = Kartenaustausch
icon-deck = Nachziehstapel
character-red = Bio­technik
character-blue = Bio­inge­nieur­wesen
character-yellow = Bio­planung
event-does-design-competition = Zieh 1 Plättchen je eigener Ressource dort und nebenan, höchstens 9.
event-does-advertising-campaign = 1 Punkt je eigener Ressource dort und nebenan, höchstens 9.
event-does-expropriation = Wem das Gebäude gehört, der nimmt die Ressourcen zurück; du setzt deine ein, je 1 Punkt. Nur mit einer Gebäudekarte.
event-does-quality-control = Die anderen verlieren je Ressource dort und nebenan 1 Punkt oder Ressource; du bekommst bis zu 6 der Punkte.
event-in-vain = Beim jetzigen Stand bewirkt es nichts.
expert-does-artist = Eine niedrigere Nummer kostet dich keine Punkte.
expert-does-journalist = Am Ende 2 Punkte je eigenem und 1 je fremdem gelben Gebäude.
expert-does-general-counsel = 2 Punkte statt 1 je Ressource, die du zurückbekommst, wenn andere bei dir in die Höhe bauen.
expert-does-mayor = Eine andere Farbe kostet dich keine Ressource. Am Ende 1 Punkt je Viertel der Stadt.
expert-does-master-architect = Zu Beginn 2 Plättchen mehr. Bau zwei Ebenen auf einmal: Ein zweites Plättchen liegt verdeckt darunter.
expert-does-engineer = 2 Punkte je zurückgegebenem Plättchen; am Ende 1 je Plättchen, falls der Vorrat nie erschöpft war.
expert-does-entrepreneur = Am Ende 2 Punkte je eigenem und 1 je fremdem roten Gebäude.
expert-does-professor = Am Ende 2 Punkte je eigenem und 1 je fremdem blauen Gebäude.
expert-does-inspector = 2 Punkte, wenn beim Urbanisieren ein Viertel entsteht, wächst oder zusammenkommt.
expert-does-banker = Kauf fehlende Ressourcen für je 1 Punkt. Am Ende 1 Punkt je Ressource, die du noch hast.

# Powers of cards
power-exploit = jedes Mal, wenn du planst
power-urbanize = jedes Mal, wenn du urbanisierst
power-construct = jedes Mal, wenn du in die Höhe baust
final-resource-on-red = je eigener Ressource auf roten Gebäuden
final-resource-on-blue = je eigener Ressource auf blauen Gebäuden
final-resource-on-yellow = je eigener Ressource auf gelben Gebäuden
final-low-building = je eigenem Gebäude mit 1 oder 2 Ebenen
final-tall-building = je eigenem Gebäude mit 3 oder mehr Ebenen
final-bonus-card-of-exploit = je eigener Karte mit Bonus Planen
final-bonus-card-of-urbanize = je eigener Karte mit Bonus Urbanisieren
final-bonus-card-of-construct = je eigener Karte mit Bonus Hochbauen
final-card-of-colour-red = je eigener roter Karte
final-card-of-colour-blue = je eigener blauer Karte
final-card-of-colour-yellow = je eigener gelber Karte
final-flat = am Ende
final-permanent-card = je eigener permanenter Bonuskarte
final-set-of-actions = je Satz aus Karten mit Bonus Planen, Urbanisieren und Hochbauen
final-set-of-colours = je Satz aus roter, blauer und gelber Karte

# Cards and tiles
card-alone = Allein
card-alone-red = 1 Ressource je Ebene
card-alone-blue = 1 Plättchen je Ebene
card-alone-yellow = 1 Punkt je Ebene
card-keep = Mit Plättchen behalten
card-with-tile = Mit Plättchen
card-letter = auf { $letter } bauen, die Nachbarn nutzen
card-free = frei
card-start = Du beginnst mit
card-power = Wirkung
card-words = { $card }. Mit einem Plättchen baust du in die Höhe und behältst ihre Wirkung ({ $does })
card-letter-words = Platz { $letter }. Allein: 1 Ressource oder 1 Plättchen. Mit einem Plättchen: dort bauen und { $gives } bekommen
aside = beiseite
aside-pick = Leg eine Karte beiseite
aside-set = { $card } beiseitelegen
aside-is = Beiseite: { $card }
aside-needed = Leg noch eine Karte beiseite.
your-tiles = Deine Plättchen
your-events = Deine Ereignisse
tiles-drag = auf eine Karte ziehen
tiles-lower = ein zweites kommt darunter
events-add = zu einer Karte legen
no-tiles = Du hast keine Plättchen.
tile-under = darunter
tile-words = { $tile }, gibt { $item ->
    [resource] Ressourcen
    [tile] Plättchen
   *[point] Punkte
}{ $value ->
    [2] , Wert II
    [3] , Wert III: Niemand baut darauf
   *[1] {""}
}
tile-green-words = Grünfläche: nur zum Urbanisieren
pip-character = Charakter
new-hands = Karten austauschen · noch { $count }
draft-words = { $name }. Zu Beginn: { $start }. Danach { $effect }
draft-pack = Karten zum Behalten oder Weitergeben
draft-kept = Bisher behalten
draft-kept-none = Du hast noch keine behalten.
draft-not = Du musst noch eine andere Art von Karte nehmen.

# The city
building-nobodys = gehört niemandem
building-owner = { $name } mit { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}
building-site = Baustelle
building-closed = für immer geschlossen
building-gives = gibt { $what }
token-name = Urbanisierungsmarker { $letter }
tip-nobodys = Gehört niemandem.
tip-owner = { $name } mit { $count ->
    [one] 1 Ressource.
   *[other] { $count } Ressourcen.
}
tip-use = Nutzen bringt { $what }.
tip-closed = Für immer geschlossen: Niemand nutzt es oder baut darauf.
tip-site = Eine Baustelle: Ihre Karte kommt ins Spiel, wenn neu gemischt wird.
tip-district = { $colour ->
    [red] Rotes
    [blue] Blaues
   *[yellow] Gelbes
} Viertel aus { $count }: am Ende { $first } { $points }, { $second } { $then ->
    [one] 1 Punkt
   *[other] { $then } Punkte
}.
tip-district-alone = { $colour ->
    [red] Rotes
    [blue] Blaues
   *[yellow] Gelbes
} Viertel aus { $count }: { $first } allein, am Ende { $points } Punkte.
tip-district-empty = { $colour ->
    [red] Rotes
    [blue] Blaues
   *[yellow] Gelbes
} Viertel aus { $count }: Niemand hat dort Ressourcen.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Die ganze Stadt zeigen
districts = Viertel
reachable = Erreichbar
reachable-help = Zeigen, was deine Karten nennen
offer-words = Platz { $space } für Marker { $letter }: Die Nachbarn geben { $worth }
# A free space beside a building; several of these in a list make $space.
space-north = nördlich von { $building }
space-east = östlich von { $building }
space-south = südlich von { $building }
space-west = westlich von { $building }
space-edge = am Rand der Stadt

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
in-city-help = Ressourcen in der Stadt. Sind alle von jemandem dort, ist dies die letzte Runde.
in-supply = im Vorrat
score-now = jetzt { $count } wert
score-now-help = Deine Punkte, wenn das Spiel jetzt endete
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
    [one] 1 Karte, die am Ende zählt
   *[other] { $count } Karten, die am Ende zählen
}
rival-played = spielt
rival-if-built = wenn du hier baust
bonus-exploit = Bonus Planen
bonus-urbanize = Bonus Urbanisieren
bonus-construct = Bonus Hochbauen
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
district-none = Zwei Nachbarn einer Farbe sind ein Viertel. Noch gibt es keines.
district-tie = { $names } haben je { $count }. Bei Gleichstand zählt das höchste eigene Gebäude im Viertel, dann dessen Nummer.
supply-two = Noch { $count } Plättchen mit Wert II
supply-green = Noch { $count ->
    [one] 1 Grünfläche
   *[other] { $count } Grünflächen
}

# Deciding
watching = Du schaust zu.
waiting = Einen Moment …
waiting-for = Warten auf { $names }.
committed = Verdeckt gewählt.
committed-is = Verdeckt gewählt: { $what }.
choice-sealed = Niemand sieht es, bis alle gewählt haben.
acts-before = { $count ->
    [one] 1 Person handelt vor dir.
   *[other] { $count } Personen handeln vor dir.
}
slot-card = Karte
slot-tile = Plättchen, wenn du magst
slot-lower = Plättchen darunter
slot-event = Ereignis
slot-action = Aktion
slot-clear = { $what } zurücklegen
prompt-choose = Wähle eine Karte.
    .note = Allein nutzt sie ein Gebäude, mit Plättchen baut sie.
prompt-new-hand = Deine { $count } Karten abwerfen und ebenso viele ziehen?
    .note = Kostet am Ende 2 Punkte.
    .yes = Karten austauschen
    .no = Karten behalten
prompt-draft = Behalte eine Karte, gib { $count } an { $name } weiter.
    .note = Wahl { $pick } von { $of }.
    .button = { $name } behalten
    .none = Behalten
prompt-draft-last = Behalte die letzte.
    .note = Wahl { $pick } von { $of }.
prompt-events = Behalte zwei Ereignisse.
    .note = Jedes kannst du einmal mit einer Karte spielen.
    .button = Diese zwei behalten
prompt-give-back = Der Vorrat ist leer.
    .note = Gib Plättchen zurück, für je { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }. Geheim, bis alle gewählt haben.
    .button = { $count ->
        [0] Keines zurückgeben
       *[other] { $count } zurückgeben
    }
prompt-item = Ressource oder Plättchen?
    .note = Du hast Platz { $letter } allein gespielt.
    .button = { $item ->
        [resource] Ressource nehmen
       *[tile] Plättchen nehmen
    }
prompt-token = Wohin kommt Marker { $letter }?
    .note = { $count ->
        [one] Ein Platz ist dafür frei.
       *[other] { $count } Plätze sind dafür frei.
    }
    .button = Hierhin
prompt-token-shift = Für Marker { $letter } ist kein Platz frei.
    .note = Die anderen machen Platz: im Uhrzeigersinn oder dagegen?
prompt-token-hal = Hal hat { $tile } auf Platz { $letter } gebaut.
    .note = Du versetzt seinen Marker.
prompt-split = Du ziehst { $count } Plättchen. Welche?
    .note = Entscheide, bevor du eines siehst.
    .button = Ziehen
prompt-timing = { $event }.
    .note = Betroffen ist die Umgebung von { $card }. Wann?
    .before = Vorher
    .after = Nachher
prompt-quality = Qualitätskontrolle durch { $name }.
    .note = Du verlierst { $count }, gemischt, wie du magst.
    .button = Zahlen
prompt-purchase = { $count ->
        [one] Dir fehlt 1 Ressource.
       *[other] Dir fehlen { $count } Ressourcen.
    }
    .note = Bank: Kauf aus deinem Vorrat, für je 1 Punkt.
    .button = Kaufen und bauen
    .decline = Karte allein spielen
option-resource = 1 Ressource
option-tile = 1 Plättchen
option-before = bevor du handelst
option-after = nachdem du gehandelt hast
option-buy = kaufen und { $tile } bauen
option-decline = nicht kaufen: die Karte allein spielen
option-points-left = { $before } › { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}
timing-design-competition = { $count } Plättchen
timing-advertising-campaign = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
timing-expropriation = { $count ->
    [one] 1 Ressource ersetzt
   *[other] { $count } Ressourcen ersetzt
}
timing-quality-control = die anderen verlieren { $count }
token-choose = { $count ->
    [one] Ein Platz leuchtet in der Stadt.
   *[other] Wähle einen der { $count } leuchtenden Plätze in der Stadt.
}
token-shift = Wähle eine Richtung; Pfeile zeigen, wer Platz macht.
token-shifts = Marker { $letter } kommt auf den Platz von { $taken }. Es rücken weiter: { $moved }.
token-order = Die Buchstaben müssen im Uhrzeigersinn von A bis L laufen.
token-hal-note = Neben starken Gebäuden ist Platz { $letter } mehr wert, wer immer die Karte zieht: du oder Hal.
token-worth = Dort geben die Nachbarn { $worth }.
token-previous = Voriger Platz
token-next = Nächster Platz
token-keys = nächster Platz
split-one = Gewöhnlich
    .note = zählt je als 1 Plättchen
split-two = Neues Gebäude
    .note = zählt als 2 Plättchen, verdeckt
split-three = Prestige, { $tile }
    .note = zählt als 3 Plättchen, offen
split-three-none = Prestige, { $colour ->
    [R] rot
    [B] blau
   *[Y] gelb
}
split-green = Grünfläche
    .note = zählt als 1 Plättchen, eine je Runde
supply-none = keine mehr
split-less = Weniger: { $what }
split-more = Mehr: { $what }
split-used = { $used } von { $of } Plättchen verteilt
give-sum = { $count ->
    [0] Du behältst alle.
   *[other] { $count } Plättchen zurück, +{ $points }
}
quality-points = Punkte, an { $name }
quality-resources = Ressourcen, in deinen Vorrat
quality-slider = Ressourcen statt Punkten
quality-left = dann bleiben: { $points }, { $resources }

# Why not
why-alone = { $lacks ->
    [resources] Kostet { resources }, du hast { $has_resources }; die Karte würde allein gespielt.
    [points] Kostet { points }, du hast { $has_points }; die Karte würde allein gespielt.
   *[both] Kostet { resources } und { points }, du hast { $has_resources } und { $has_points }; die Karte würde allein gespielt.
}
why-green = Eine Grünfläche geht nur mit einer Urbanisierungskarte.
why-expropriation = Die Enteignung geht nur mit einer Gebäudekarte.

# The ledger
preview-construct = { $tile } auf { $card }, jetzt { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}
preview-urbanize = { $tile } auf Platz { $letter }
preview-exploit = { $card }, { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}
preview-letter = Platz { $letter } allein
ledger-ends = Das wäre die letzte Runde.
ledger-districts = Wenn das Spiel dann endete, Viertel

# What happened
deed-used = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } genutzt.
deed-used-letter = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $letter } allein gespielt.
deed-urbanized = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $tile } auf Platz { $letter } gebaut.
deed-constructed = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} mit { $tile } auf { $card } in die Höhe gebaut, jetzt { $count ->
    [one] 1 Ebene
   *[other] { $count } Ebenen
}.
deed-refused = { $you ->
    [yes] Du konntest { $tile } nicht bezahlen und hast { $card } allein genutzt.
   *[no] { $name } konnte { $tile } nicht bezahlen und hat { $card } allein genutzt.
}
deed-plays = { $you ->
    [yes] Du spielst
   *[no] { $name } spielt
} { $card }.
deed-back = { $you ->
    [yes] Du hast { $what } zurückbekommen.
   *[no] { $name } hat { $what } zurückbekommen.
}
deed-event = { $event }.
deed-gains = Gewinn: { $what }.
deed-pays = Kosten: { $what }.
deed-kept = Karte behalten
announce-last-round = Dies ist die letzte Runde.

# Hints, going back, sharing a screen
hint = Tipp
hint-ask = Einen Bot fragen
hint-says = { $bot } würde so spielen
hint-with = Spiel { $card } mit { $tile }.
hint-alone = Spiel { $card } allein.
hint-event = Spiel dazu das Ereignis { $event }.
hint-aside = Leg { $card } zur Seite.
hint-lower = Versteck { $tile } darunter.
hint-add = Dazu: { $thing }.
hint-give = Gib { $tiles } zurück.
hint-give-none = Gib kein Plättchen zurück.
hint-take = So wählen
moves-not-saved = Züge werden gerade nicht gespeichert. Warte ein wenig.
reconnecting = Die Verbindung ist weg. Neuer Versuch …
reconnecting-unsent = Die Verbindung ist weg. Deine Wahl ist gemerkt und wird gesendet, sobald sie wieder da ist.
stand-in = { $bot } spielt für dich, bis du wieder selbst wählst.
stand-in-waits = { $bot } hat deinen Platz, und sonst ist niemand mehr da: Das Spiel wartet auf dich.
stand-in-back = Selbst spielen
back-choice = Meine Wahl zurücknehmen
back-step = Meinen letzten Schritt zurücknehmen
back-ask = Die anderen bitten, { $to ->
    [setup] an den Anfang des Spiels
    [round] an den Anfang von Runde { $round }
   *[choice] vor meine letzte Wahl
} zurückzugehen
back-to = Zurück { $to ->
    [setup] an den Anfang des Spiels
    [round] an den Anfang von Runde { $round }
   *[choice] vor meine letzte Wahl
}
back-none = Jetzt gibt es nichts zurückzunehmen.
request = { $name } möchte zurück { $to ->
    [setup] an den Anfang des Spiels.
    [round] an den Anfang von Runde { $round }.
   *[choice] vor die letzte Wahl.
}
request-mine = Du möchtest zurück { $to ->
    [setup] an den Anfang des Spiels
    [round] an den Anfang der Runde
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
# $votes sind diejenigen, die es bisher möchten.
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
