### What a move would do, for lists of options: "exploit red 7 (2 floors): gain 2 resources; gain 1 point by bonuses".
### Parts stand beside each other, each for itself, and begin with a small letter. $items and $tiles are lists of
### amounts, $card, $tile and $letter are as in "red 7" or "A"; $place is a list of space-beside, as in "north of red 4 and east of blue 2".

explained = { $move }: { $parts }
# How the parts are strung together.
explanation-parts = { $first }; { $last }

## Actions

move-exploit = mit { $card } planen
move-exploit-building = { $card } nutzen ({ floors })
move-urbanize = { $letter } mit { $tile } urbanisieren
move-construct = mit { $tile } auf { $card } in die Höhe bauen
move-new-hand = Kartenhand austauschen: alle Karten abwerfen und ebenso viele ziehen
move-take-back = deine Wahl zurücknehmen und neu wählen

## What goes with a card

move-single = nur mit { $tile } bauen
move-under = { $lower } unter { $tile } verstecken
move-no-event = kein Ereignis dazulegen
move-event = { $event } dazulegen
move-aside = { $card } für die nächste Runde behalten

## The draft; $effect says what the card does.

move-keep-character = { $character } behalten: { $effect }
move-keep-expert = { $expert } behalten: { $effect }
move-keep-expert-events = { $expert } behalten: { $effect }; bringt { $events }
move-no-expert = nichts behalten: Du bekommst durch Zufall eine Fachkarte, die niemand gewählt hat
move-keep-events = { $events } behalten

## Answers to questions

move-before = vor der Aktion
move-after = nach der Aktion
move-lose = { $items } verlieren
move-buy = { resources } für { points } kaufen und bauen
move-decline = nichts kaufen: Die Karte wird allein gespielt
move-resource = 1 Ressource nehmen
move-tile = 1 Plättchen ziehen
# $side is a key.
space-beside = { $side ->
    [north] nördlich von { $building }
    [east] östlich von { $building }
    [south] südlich von { $building }
   *[west] westlich von { $building }
}
move-token-beside = { $side ->
    [north] den Marker { $letter } nördlich des neuen Plättchens legen
    [east] den Marker { $letter } östlich des neuen Plättchens legen
    [south] den Marker { $letter } südlich des neuen Plättchens legen
   *[west] den Marker { $letter } westlich des neuen Plättchens legen
}
move-token-to = den Marker { $letter } { $place } legen
move-token-clockwise = die anderen Marker im Uhrzeigersinn Platz machen lassen; { $letter } liegt dann { $place }
move-token-counterclockwise = die anderen Marker gegen den Uhrzeigersinn Platz machen lassen; { $letter } liegt dann { $place }
move-give = { $tile } für { points } zurückgeben
move-done = keine Plättchen mehr zurückgeben
move-draw = { $tiles } ziehen
move-draw-nothing = nichts ziehen
move-take = { $tiles } nehmen
move-take-and-draw = { $tiles } nehmen und { $drawn } ziehen

## What an action takes and gives

gain = { $items } erhalten
gain-bonus = durch Boni { $items } erhalten
gain-nothing = nichts erhalten
gain-parks = { points } für Parks erhalten
gain-inspector = { points } durch die Bauaufsicht erhalten
place = { resources } einsetzen
own-return = { $amount ->
    [one] zuerst kommt { $amount } eigene Ressource zurück
   *[other] zuerst kommen { $amount } eigene Ressourcen zurück
}
owner-return = { $name } nimmt { resources } zurück und erhält { points }
pay = { points } für die niedrigere Nummer zahlen
discard = { resources } für die andere Farbe abgeben
number-waived = die niedrigere Nummer kostet dich nichts
colour-waived = die andere Farbe kostet dich nichts
# $effect says what the card does.
keep = die Karte behalten ({ $effect })
ends = damit kommt deine letzte Ressource in die Stadt, und dies wird die letzte Runde
# $has is a number of the same.
lacking-resources = kostet { resources }, du hast { $has }
lacking-points = kostet { points }, du hast { $has }
could-buy = beim Aufdecken könntest du { resources } für { points } kaufen
played-alone = die Karte würde allein gespielt, wenn sich das nicht ändert

## What would come of an event

event-draws = { tiles } ziehen
event-scores = { points } erhalten
event-expropriates = { $name } nimmt { resources } zurück, du setzt ebenso viele ein und erhältst { points }
event-loss = { $name } verliert { $amount } in Punkten oder Ressourcen
event-nothing = nichts bewirken
# $effect is one of the above.
event-if-bought = { $effect } (wenn du { resources } kaufst)
event-if-not-bought = { $effect } (wenn du nichts kaufst)
event-as-it-is = { $effect } (beim jetzigen Stand)

## The ledger of an action in the browser: what it takes and gives, line by line. $tile and $card are as in "Red 7".

ledger-back = { $count ->
    [one] { $name } nimmt 1 Ressource zurück
   *[other] { $name } nimmt { $count } Ressourcen zurück
}
ledger-back-you = { $count ->
    [one] Du nimmst 1 Ressource zurück
   *[other] Du nimmst { $count } Ressourcen zurück
}
ledger-back-points = { $count ->
    [one] und bekommt für jede 1 Punkt
   *[other] und bekommt für jede { $count } Punkte
}
ledger-buys = { $count ->
    [one] Du kaufst 1 Ressource
   *[other] Du kaufst { $count } Ressourcen
}
ledger-buys-note = als Bank, aus deinem Vorrat
ledger-tile = Du legst { $tile }
ledger-tiles = Du legst { $tile } und ein Plättchen darunter
ledger-place = Eine Ressource je Ebene
ledger-place-one = Deine Ressource auf dem neuen Gebäude
ledger-lower = Niedrigere Nummer
ledger-lower-note = die Differenz in Punkten
ledger-colour = Andere Farbe
ledger-colour-note = 1 Ressource in den Vorrat
ledger-waived-artist = kostet dich als Atelier nichts
ledger-waived-mayor = kostet dich als Bürgermeisteramt nichts
ledger-use = Du nutzt { $tile }
ledger-neighbour = { $tile } nebenan
ledger-short-resource = { $wanted ->
    [one] 1 Ressource stünde dir zu, im Vorrat: { $count }
   *[other] { $wanted } Ressourcen stünden dir zu, im Vorrat: { $count }
}
ledger-short-tile = { $wanted ->
    [one] 1 Plättchen stünde dir zu, noch da: { $count }
   *[other] { $wanted } Plättchen stünden dir zu, noch da: { $count }
}
# What a letter that is played alone brings, where one of two items is lacking.
ledger-only-resource = 1 Ressource: Es gibt kein Plättchen zu ziehen
ledger-only-tile = 1 Plättchen: In deinem Vorrat ist keine Ressource
ledger-choice = 1 Ressource oder 1 Plättchen, wie du magst
ledger-parks = Parks nebenan
ledger-bonus = { $action ->
    [exploit] Deine Boni fürs Planen
    [urbanize] Deine Boni fürs Urbanisieren
   *[construct] Deine Boni fürs Hochbauen
}
ledger-inspector = Bauaufsicht: Ein Viertel wächst
ledger-keep = Du behältst die Karte { $card }
