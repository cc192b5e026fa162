# Cards, tiles and the city: what everything is called and what it does.

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
event-does-design-competition = Zieh 1 Plättchen je eigene Ressource dort und nebenan, höchstens 9.
event-does-advertising-campaign = 1 Punkt je eigene Ressource dort und nebenan, höchstens 9.
event-does-expropriation = Wem das Gebäude gehört, der nimmt die Ressourcen zurück; du setzt deine ein, je 1 Punkt. Nur mit einer Gebäudekarte.
event-does-quality-control = Die anderen verlieren je Ressource dort und nebenan 1 Punkt oder Ressource; du bekommst bis zu 6 der Punkte.
event-in-vain = Beim jetzigen Stand bewirkt es nichts.
expert-does-artist = Eine niedrigere Nummer kostet dich keine Punkte.
expert-does-journalist = Am Ende 2 Punkte je eigenes und 1 je fremdes gelbes Gebäude.
expert-does-general-counsel = 2 Punkte statt 1 je Ressource, die du zurückbekommst, wenn andere bei dir in die Höhe bauen.
expert-does-mayor = Eine andere Farbe kostet dich keine Ressource. Am Ende 1 Punkt je Viertel der Stadt.
expert-does-master-architect = Zu Beginn 2 Plättchen mehr. Bau zwei Ebenen auf einmal: Ein zweites Plättchen liegt verdeckt darunter.
expert-does-engineer = 2 Punkte je zurückgegebenes Plättchen; am Ende 1 je Plättchen, falls der Vorrat nie erschöpft war.
expert-does-entrepreneur = Am Ende 2 Punkte je eigenes und 1 je fremdes rotes Gebäude.
expert-does-professor = Am Ende 2 Punkte je eigenes und 1 je fremdes blaues Gebäude.
expert-does-inspector = 2 Punkte, wenn beim Urbanisieren ein Viertel entsteht, wächst oder zusammenkommt.
expert-does-banker = Kauf fehlende Ressourcen für je 1 Punkt. Am Ende 1 Punkt je Ressource, die du noch hast.

# Powers of cards
power-exploit = jedes Mal, wenn du planst
power-urbanize = jedes Mal, wenn du urbanisierst
power-construct = jedes Mal, wenn du in die Höhe baust
final-resource-on-red = je eigene Ressource auf roten Gebäuden
final-resource-on-blue = je eigene Ressource auf blauen Gebäuden
final-resource-on-yellow = je eigene Ressource auf gelben Gebäuden
final-low-building = je eigenes Gebäude mit 1 oder 2 Ebenen
final-tall-building = je eigenes Gebäude mit 3 oder mehr Ebenen
final-bonus-card-of-exploit = je eigene Karte mit Bonus fürs Planen
final-bonus-card-of-urbanize = je eigene Karte mit Bonus fürs Urbanisieren
final-bonus-card-of-construct = je eigene Karte mit Bonus fürs Hochbauen
final-card-of-colour-red = je eigene rote Karte
final-card-of-colour-blue = je eigene blaue Karte
final-card-of-colour-yellow = je eigene gelbe Karte
final-flat = am Ende
final-permanent-card = je eigene permanente Bonuskarte
final-set-of-actions = je Satz aus Karten mit Boni fürs Planen, Urbanisieren und Hochbauen
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
