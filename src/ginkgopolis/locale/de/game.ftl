### Words for what the game is made of: amounts, tiles, cards, characters, experts, events and modules.
### Browser and command line share them. How to translate is told in docs/languages.md.
###
### Keys that choose between variants are the same in all languages and are never shown:
### $colour is red, blue or yellow; $action is exploit, urbanize or construct; $expert and $event are the
### English names with hyphens, as in general-counsel and quality-control.
###
### Names of experts and events are feminine or neuter, so that they fit as subject and as object; experts are
### institutions rather than persons, so that they fit everybody.

## Lists, made from two parts at a time: "a, b" and "a, b and c".

list-comma = { $first }, { $last }
list-and = { $first } und { $last }

## Amounts. Sentences have these messages in them, and get the numbers.

resources = { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressourcen
}
tiles = { $tiles } Plättchen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
floors = { $floors ->
    [one] { $floors } Ebene
   *[other] { $floors } Ebenen
}
# Tiles 21 to 23, which lie in a supply of their own.
new-tiles = { $amount } Wert-II-Plättchen
# With a numeral, because an article would need a case: "mit 1 Grünfläche".
green-spaces = { $amount ->
    [one] { $amount } Grünfläche
   *[other] { $amount } Grünflächen
}
resource-or-tile = 1 Ressource oder 1 Plättchen

## Tiles and cards

# A tile, or the card that names it: red 7. $colour is a key.
tile-name = { $colour ->
    [red] Rot { $number }
    [blue] Blau { $number }
   *[yellow] Gelb { $number }
}
# In a sentence; a character has the name that stands on its card, which its colour tells.
character-name = { $colour ->
    [red] die Biotechnik
    [blue] das Bioingenieurwesen
   *[yellow] die Bioplanung
}
# The head of the card, in a picture.
character-title = { $colour ->
    [red] Biotechnik
    [blue] Bioingenieurwesen
   *[yellow] Bioplanung
}
# $effect is bonus-short.
character-short = { character-name } ({ $effect })

## What cards do

# $items are amounts, as in "1 tile and 1 point".
bonus = { $action ->
    [exploit] jedes Mal, wenn du planst: { $items }
    [urbanize] jedes Mal, wenn du urbanisierst: { $items }
   *[construct] jedes Mal, wenn du in die Höhe baust: { $items }
}
bonus-short = { $action ->
    [exploit] Planen: { $items }
    [urbanize] Urbanisieren: { $items }
   *[construct] Hochbauen: { $items }
}
# $effect is bonus.
character-effect = { $effect }; bringt zu Beginn { $items }
endgame-resource-on = { $colour ->
    [red] am Ende: { points } für jede deiner Ressourcen auf roten Gebäuden
    [blue] am Ende: { points } für jede deiner Ressourcen auf blauen Gebäuden
   *[yellow] am Ende: { points } für jede deiner Ressourcen auf gelben Gebäuden
}
endgame-low-building = am Ende: { points } für jedes deiner Gebäude mit 1 oder 2 Ebenen
endgame-tall-building = am Ende: { points } für jedes deiner Gebäude mit 3 oder mehr Ebenen
endgame-bonus-card-of = { $action ->
    [exploit] am Ende: { points } für jede deiner Karten mit einem Bonus fürs Planen, Charaktere eingeschlossen
    [urbanize] am Ende: { points } für jede deiner Karten mit einem Bonus fürs Urbanisieren, Charaktere eingeschlossen
   *[construct] am Ende: { points } für jede deiner Karten mit einem Bonus fürs Hochbauen, Charaktere eingeschlossen
}
endgame-card-of-colour = { $colour ->
    [red] am Ende: { points } für jede deiner roten Karten, diese und Charaktere eingeschlossen
    [blue] am Ende: { points } für jede deiner blauen Karten, diese und Charaktere eingeschlossen
   *[yellow] am Ende: { points } für jede deiner gelben Karten, diese und Charaktere eingeschlossen
}
endgame-flat = am Ende: { points }
endgame-permanent-card = am Ende: { points } für jede deiner Karten mit einem permanenten Bonus, Charaktere eingeschlossen
endgame-set-of-actions = am Ende: { points } für jedes Trio deiner Karten und Charaktere mit einem Bonus fürs Planen, fürs Urbanisieren und fürs Hochbauen
endgame-set-of-colours = am Ende: { points } für jedes Trio deiner Karten und Charaktere in Rot, Blau und Gelb, diese Karte eingeschlossen
# An urbanization card.
letter-effect = allein: 1 Ressource oder 1 Plättchen; mit einem Plättchen: ein neues Gebäude dort, wo der Marker { $letter } liegt

## Experts

# In a sentence.
expert-name = { $expert ->
    [artist] das Atelier
    [journalist] die Presse
    [general-counsel] die Rechtsabteilung
    [mayor] das Bürgermeisteramt
    [master-architect] das Architekturbüro
    [engineer] das Ingenieurbüro
    [entrepreneur] das Unternehmen
    [professor] die Professur
    [inspector] die Bauaufsicht
   *[banker] die Bank
}
# Alone, as a title.
expert-title = { $expert ->
    [artist] Atelier
    [journalist] Presse
    [general-counsel] Rechtsabteilung
    [mayor] Bürgermeisteramt
    [master-architect] Architekturbüro
    [engineer] Ingenieurbüro
    [entrepreneur] Unternehmen
    [professor] Professur
    [inspector] Bauaufsicht
   *[banker] Bank
}
expert-effect = { $expert ->
    [artist] eine niedrigere Nummer kostet dich keine Punkte
    [journalist] am Ende: 2 Punkte für jedes eigene gelbe Gebäude, 1 für jedes gelbe der anderen
    [general-counsel] 2 Punkte statt 1 für jede Ressource, die du zurücknimmst, wenn dich jemand überbaut
    [mayor] eine andere Farbe kostet dich keine Ressource; am Ende: 1 Punkt für jedes Viertel
    [master-architect] 2 Plättchen mehr zu Beginn; du darfst mit zwei Plättchen auf einmal bauen, eines verdeckt unter dem anderen
    [engineer] 2 Punkte statt 1 für jedes Plättchen, das du zurückgibst; am Ende, falls die Plättchen nie ausgegangen sind: 1 Punkt für jedes deiner Plättchen
    [entrepreneur] am Ende: 2 Punkte für jedes eigene rote Gebäude, 1 für jedes rote der anderen
    [professor] am Ende: 2 Punkte für jedes eigene blaue Gebäude, 1 für jedes blaue der anderen
    [inspector] 2 Punkte jedes Mal, wenn du neben einem Gebäude der gleichen Farbe urbanisierst
   *[banker] Ressourcen, die dir zum Bauen fehlen, kannst du für je 1 Punkt kaufen; am Ende: 1 Punkt für jede Ressource hinter deinem Sichtschirm
}

## Events

# In a sentence.
event-name = { $event ->
    [design-competition] die Entwurfsausschreibung
    [advertising-campaign] die Werbekampagne
    [expropriation] die Enteignung
   *[quality-control] die Qualitätskontrolle
}
# Alone, as a title.
event-title = { $event ->
    [design-competition] Entwurfsausschreibung
    [advertising-campaign] Werbekampagne
    [expropriation] Enteignung
   *[quality-control] Qualitätskontrolle
}
event-effect = { $event ->
    [design-competition] 1 Plättchen für jede deiner Ressourcen auf dem Gebäude und auf denen daneben, höchstens 9
    [advertising-campaign] 1 Punkt für jede deiner Ressourcen auf dem Gebäude und auf denen daneben, höchstens 9
    [expropriation] deine Ressourcen ersetzen fremde auf dem Gebäude, für je 1 Punkt; nur mit einer Gebäudekarte
   *[quality-control] alle anderen verlieren 1 Punkt oder 1 Ressource für jede ihrer Ressourcen auf dem Gebäude und auf denen daneben; bis zu 6 der Punkte bekommst du
}

## Modules of The Experts

module-name-new-buildings = neue Gebäude
module-name-prestige-buildings = Prestigebauten
module-name-green-spaces = Grünflächen
module-name-events = Ereignisse
module-name-keep-a-card = eine Karte behalten
module-name-experts = Fachleute

## People and tables without a name

player-unnamed = Spieler { $number }
table-of = Tisch von { $name }
table-unnamed = Ein neuer Tisch
