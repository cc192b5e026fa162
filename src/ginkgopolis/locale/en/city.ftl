### The drawn city and its list to be read aloud.

## The legend of the drawing

# $tiles is one of the two messages below it.
legend-tiles = Upper line: the top tile, { $tiles }; * is a construction site.
legend-tiles-prestige = Upper line: the top tile, { $tiles }; * is a construction site, ^ a prestige building.
legend-colours = R red, B blue or Y yellow
legend-colours-green = R red, B blue, Y yellow or P a green space
# $owners are marks and names, as in "Ad Ada".
legend-floors = Lower line: floors and owner ({ $owners }).
legend-floors-hidden = Lower line: floors, + if some are hidden, and owner ({ $owners }).
legend-places = (A) to (L): urbanization tokens. Columns and rows count from the middle.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Row { $row }: { $places }.
city-token = token { $letter }
city-green-space = green space
# After the floors.
city-hidden = with { $amount } hidden
city-site = site
city-prestige = prestige
