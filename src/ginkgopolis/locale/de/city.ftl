### The drawn city and its list to be read aloud.

## The legend of the drawing

legend-tiles = { $kinds ->
    [green] Obere Zeile: das oberste Plättchen, R rot, B blau, Y gelb oder P eine Grünfläche; * ist eine Baustelle.
    [prestige] Obere Zeile: das oberste Plättchen, R rot, B blau oder Y gelb; * ist eine Baustelle, ^ ein Prestigebau.
    [both] Obere Zeile: das oberste Plättchen, R rot, B blau, Y gelb oder P eine Grünfläche; * ist eine Baustelle, ^ ein Prestigebau.
   *[usual] Obere Zeile: das oberste Plättchen, R rot, B blau oder Y gelb; * ist eine Baustelle.
}
# $owners are marks and names, as in "Ad Ada".
legend-floors = Untere Zeile: Ebenen und wem sie gehören ({ $owners }).
legend-floors-hidden = Untere Zeile: Ebenen, mit + falls verdeckte dabei sind, und wem sie gehören ({ $owners }).
legend-places = (A) bis (L): Urbanisierungsmarker. Spalten und Zeilen zählen von der Mitte aus: N, E, S, W sind Norden, Osten, Süden, Westen.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Zeile { $row }: { $places }.
city-token = Marker { $letter }
# $owned says whether there is an $owner; $kind what stands there besides.
city-green-space = { $owned ->
    [no] Grünfläche
   *[other] Grünfläche { $owner }
}
city-building = { $tile }{ $floors ->
    [one] {" "}1 Ebene
   *[other] {" "}{ $floors } Ebenen
}{ $hidden ->
    [0] {""}
   *[other] {" "}davon { $hidden } verdeckt
}{ $owned ->
    [no] {""}
   *[other] {" "}{ $owner }
}{ $kind ->
    [site] {" "}Baustelle
    [prestige] {" "}Prestigebau
   *[usual] {""}
}

## Pictures

# The title: "Ginkgopolis, round 3"; the draft is round 0.
picture-round = { $round ->
    [0] Ginkgopolis, Draft
   *[other] Ginkgopolis, Runde { $round }
}
picture-over = Ginkgopolis, Spielende
# The title of a picture of nothing but the city.
picture-city = Die Stadt
# $left is what can still be drawn, as in "19 tiles, 9 cards".
picture-left = noch { $left }
picture-last = Letzte Runde
# Beside a name.
picture-choosing = am Zug
picture-ready = bereit
picture-first = zuerst dran
# $has is a list as in "3 resources, 5 points"; $brings says whether there are $bonuses of cards to be told.
picture-seat = { $brings ->
    [no] { $name }: { $has }
   *[other] { $name }: { $has }. { $bonuses }
}
# $building is a building as in the list.
picture-would-be = würde { $building }
# Above what a player holds.
picture-hand = Handkarten
picture-tiles = Plättchen
picture-given = Zum Zurückgeben
picture-events = Ereignisse
picture-pack = Zur Auswahl
picture-drafted = Behalten
picture-laid = Verdeckt
picture-laid-tiles = Dazu
# On cards.
picture-alone = Allein
picture-or = oder
picture-with-tile = Mit einem Plättchen
picture-keep = Mit Plättchen bleibt
picture-letter = auf { $letter } bauen, die Nachbarn nutzen
