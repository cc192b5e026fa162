### The story of a game, sentence by sentence.
###
### A player's deed is one sentence: story-sentence, whose $doing is a list of clauses. Clauses have no subject and
### begin with a small letter: "exploits red 7", "gains 2 resources". $name is a player; words like $resources, $points
### and $tiles are amounts or lists from game.ftl, $card, $tile and $letter are as in "red 7" or "A", $floors is as in
### "3 floors".

## How clauses become a sentence: "a and b", or "a, b, and c".

clauses-two = { $first } et { $last }
clauses-more = { $first } et { $last }
story-sentence = { $name } { $doing }.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Manche { $round } : { $name } joue en premier.
round-begins-alone = Manche { $round }.
# A clause. $characters are characters, and perhaps an expert.
has-characters = commence avec { $characters }
draws-expert = Personne n’a choisi { $expert } : { $name } reçoit cette carte par hasard.
takes-up = { $name } reprend { $card } en main.
sits-out = { $name } n’a pas de cartes et ne joue pas cette manche.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } passe { $passed } à { $left } ; { $right } lui passe { $received }.
passes = { $name } passe { $passed } à { $left }.
receives = { $right } passe { $received } à { $name }.
everyone-passes = Tout le monde passe les cartes restantes vers la gauche.
everyone-draws =
    { $amount ->
        [one] Tout le monde pioche { $amount } carte.
       *[other] Tout le monde pioche { $amount } cartes.
    }
# These are strung together by draws-separator, and the whole gets its full stop.
draws-cards = { $name } pioche { $cards }
others-draw =
    { $amount ->
        [one] les autres piochent { $amount } carte par personne
       *[other] les autres piochent { $amount } cartes par personne
    }
draws-separator = { $first } ; { $last }
full-stop = { $sentence }.
renewed =
    { $amount ->
        [one] La pioche est reconstituée : { $amount } carte.
       *[other] La pioche est reconstituée : { $amount } cartes.
    }
# $cards are named, $left is an amount of cards.
renewed-discarding = La pioche est reconstituée ; sont défaussées { $cards }, il reste { $left }.
first-deck = La première pioche a { $left } ; sont défaussées { $cards }.

## Actions, as clauses

spends-new-hand = dépense un jeton Nouvelle main
discards-cards = défausse { $cards }
draws = pioche { $what }
exploits = exploite { $card }
urbanizes = urbanise { $letter } avec { $tile }
moves-token = déplace le jeton { $letter } en { $place }
# $others are the letters of $amount other tokens.
moves-token-shifting =
    { $amount ->
        [one] déplace le jeton { $letter } en { $place }, où { $others } fait de la place
       *[other] déplace le jeton { $letter } en { $place }, où { $others } font de la place
    }
constructs = surélève { $card } avec { $tile } (maintenant { $floors })
constructs-hiding = surélève { $card } avec { $tile } et un étage caché (maintenant { $floors })
hides-tile = cache une deuxième tuile dessous
takes-back = reprend { $resources }
pays = paie { $points }
discards-resources = défausse { $resources }
gains = gagne { $items }
gains-bonus = reçoit { $items } par ses bonus
keeps-card = garde { $card }
draws-tiles = pioche { $tiles }
draws-tiles-bonus = pioche { $tiles } par ses bonus
draws-tiles-some-bonus = pioche { $tiles } (dont { $amount } par ses bonus)
draws-tiles-architect = pioche { $tiles } grâce au cabinet d’architecture
takes-tiles = prend { $tiles }
scores-parks = marque { $points } pour les parcs
scores-inspector = marque { $points } grâce à l’inspection

## Actions, as sentences

owner-takes-back = { $name } reprend { $resources } et marque { $points }.
nothing-left = { $name } n’a plus de ressources dans la réserve.
cannot-place = { $name } ne peut pas placer { $tile }, ce qui demande { $needs } ; la carte est jouée seule.
buys = { $name } achète { $resources } pour { $points }.

## Events

# $played are a card, perhaps a tile, and an event.
plays-event = { $name } joue { $played }.
design-competition-happens = Le concours de design vaut { $tiles } à { $name }.
advertising-campaign-happens = La campagne de publicité rapporte { $points } à { $name }.
quality-control-happens = Le contrôle qualité mené par { $name } trouve { $resources } des autres.
event-returned = Cela ne donne rien : { $name } reprend { $event }.
expropriates = { $name } exproprie { $tile } : { $other } reprend { $resources }, { $name } en place autant et marque { $points }.
# Two clauses.
loses = perd { $items } au contrôle qualité
loses-nothing = n’a rien à perdre au contrôle qualité
gets-from-control = { $name } reçoit { $points }.

## Hal, in clauses; "it" is the tile that he has just drawn.

turns-over = retourne { $cards }
urbanizes-it = urbanise { $letter } avec cette tuile
constructs-it = surélève { $card } avec cette tuile (maintenant { $floors })
finds-no-tile = ne trouve pas de tuile pour construire
lacks-resources = a trop peu de ressources pour construire avec cette tuile
# A sentence.
scores = { $name } marque { $points }.

## The end

exhausted-first = La dernière tuile est piochée : chaque personne peut rendre des tuiles pour 1 point pièce.
exhausted-second = Les tuiles sont épuisées pour la deuxième fois.
exhausted-at-once = La dernière tuile est piochée : c’est la dernière manche.
nobody-gives-back = Personne ne rend de tuiles.
none-to-draw = Aucune de ces tuiles ne peut être piochée à nouveau dans la réserve commune.
gives-back = { $name } rend { $tiles } et marque { $points }.
last-round-resources = { $name } a toutes ses ressources dans la ville : c’est la dernière manche.
last-round = C’est la dernière manche.
game-over = La partie est terminée.
