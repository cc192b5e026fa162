### The drawn city and its list to be read aloud.

## The legend of the drawing

# $tiles is one of the two messages below it.
legend-tiles = Obere Zeile: das oberste Plättchen, { $tiles }; * ist eine Baustelle.
legend-tiles-prestige = Obere Zeile: das oberste Plättchen, { $tiles }; * ist eine Baustelle, ^ ein Prestigebau.
legend-colours = R rot, B blau oder Y gelb
legend-colours-green = R rot, B blau, Y gelb oder P eine Grünfläche
# $owners are marks and names, as in "Ad Ada".
legend-floors = Untere Zeile: Etagen und wem sie gehören ({ $owners }).
legend-floors-hidden = Untere Zeile: Etagen, mit + falls verdeckte dabei sind, und wem sie gehören ({ $owners }).
legend-places = (A) bis (L): Urbanisierungsmarker. Spalten und Zeilen zählen von der Mitte aus: N, E, S, W sind Norden, Osten, Süden, Westen.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Zeile { $row }: { $places }.
city-token = Marker { $letter }
city-green-space = Grünfläche
# After the floors.
city-hidden = davon { $amount } verdeckt
city-site = Baustelle
city-prestige = Prestigebau
