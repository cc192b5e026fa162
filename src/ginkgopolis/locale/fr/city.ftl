### The drawn city and its list to be read aloud.

## The legend of the drawing

# $tiles is one of the two messages below it.
legend-tiles = Ligne du haut : la tuile supérieure, { $tiles } ; * est un chantier.
legend-tiles-prestige = Ligne du haut : la tuile supérieure, { $tiles } ; * est un chantier, ^ un bâtiment de prestige.
legend-colours = R rouge, B bleu ou Y jaune
legend-colours-green = R rouge, B bleu, Y jaune ou P un espace vert
# $owners are marks and names, as in "Ad Ada".
legend-floors = Ligne du bas : les étages et à qui ils sont ({ $owners }).
legend-floors-hidden = Ligne du bas : les étages, avec + si certains sont cachés, et à qui ils sont ({ $owners }).
legend-places = (A) à (L) : jetons d’urbanisation. Colonnes et lignes se comptent depuis le milieu : N, E, S, W sont nord, est, sud, ouest.

## The list, as in "Row 1N: 0 R7 3 floors Ada site, 1E token B."

city-row = Ligne { $row } : { $places }.
city-token = jeton { $letter }
city-green-space = espace vert
# After the floors.
city-hidden =
    { $amount ->
        [one] dont { $amount } caché
       *[other] dont { $amount } cachés
    }
city-site = chantier
city-prestige = prestige
