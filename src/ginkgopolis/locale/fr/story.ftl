### The story of a game, sentence by sentence.
###
### Every message is a whole sentence. $name is a player; $card, $tile and $letter are as in "red 7" or "A"; $cards,
### $tiles, $discarded, $gains and $items are lists, each of them the object of a verb. Amounts are numbers: $points is
### said by the message points, and so are $resources, $tiles, $cards and $floors where a message has these in it.
### $brings is a key for what comes of a deed: nothing, gains, draws (tiles), or both.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Tour { $round } : { $name } joue en premier.
round-begins-alone = Tour { $round }.
# $characters are characters, and perhaps an expert.
begins-with = { $brings ->
    [nothing] { $name } commence avec { $characters }.
    [gains] { $name } commence avec { $characters } et gagne { $gains }.
    [draws] { $name } commence avec { $characters } et pioche { $tiles }.
   *[both] { $name } commence avec { $characters }, gagne { $gains } et pioche { $tiles }.
}
draws-expert = Personne n’a choisi { expert-name } : { $name } reçoit cette carte par hasard.
takes-up = { $name } reprend { $card } en main.
sits-out = { $name } n’a pas de cartes et ne joue pas ce tour.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } passe { $passed } à { $left } ; { $right } lui passe { $received }.
passes = { $name } passe { $passed } à { $left }.
receives = { $right } passe { $received } à { $name }.
everyone-passes = Tout le monde passe les cartes restantes vers la gauche.
everyone-draws = Tout le monde pioche { cards }.
draws-cards = { $name } pioche { $cards }.
draws-like-other = { $name } pioche { $cards } ; { $other } en pioche autant.
draws-like-others = { $name } pioche { $cards } ; les autres en piochent autant.
renewed = La pioche est reconstituée : { cards }.
renewed-discarding = La pioche est reconstituée sans { $discarded } : { cards }.
first-deck = La première pioche compte { cards } ; défausse : { $discarded }.

## Actions

spends-new-hand = { $name } dépense un jeton Changer sa main, défausse { $discarded } et pioche { $cards }.
discards-hand = { $name } dépense un jeton Changer sa main et défausse { $discarded }.
exploits = { $brings ->
    [nothing] { $name } exploite { $card }.
    [gains] { $name } exploite { $card } et gagne { $gains }.
    [draws] { $name } exploite { $card } et pioche { $tiles }.
   *[both] { $name } exploite { $card }, gagne { $gains } et pioche { $tiles }.
}
# $how is a key: with a tile just drawn, as Hal does, with a second one hidden under it, or openly.
urbanizes = { $how ->
    [drawing] { $name } pioche { $tile } et urbanise { $letter } avec cette tuile.
    [hiding] { $name } urbanise { $letter } avec { $tile } et cache une deuxième tuile dessous.
   *[openly] { $name } urbanise { $letter } avec { $tile }.
}
moves-token = { $brings ->
    [nothing] { $name } déplace le jeton { $letter }.
    [gains] { $name } déplace le jeton { $letter } et gagne { $gains }.
    [draws] { $name } déplace le jeton { $letter } et pioche { $tiles }.
   *[both] { $name } déplace le jeton { $letter }, gagne { $gains } et pioche { $tiles }.
}
# $others are the letters of $amount tokens.
tokens-make-room = { $amount ->
    [one] Le jeton { $others } fait de la place pour { $letter }.
   *[other] Les jetons { $others } font de la place pour { $letter }.
}
constructs = { $how ->
    [drawing] { $name } pioche { $tile } et construit en hauteur sur { $card } avec cette tuile (maintenant { floors }).
    [hiding] { $name } construit en hauteur sur { $card } avec { $tile } et un niveau caché (maintenant { floors }).
   *[openly] { $name } construit en hauteur sur { $card } avec { $tile } (maintenant { floors }).
}
# The card that a floor was built with.
keeps-card = { $brings ->
    [nothing] { $name } garde { $card }.
    [gains] { $name } garde { $card } et gagne { $gains }.
    [draws] { $name } garde { $card } et pioche { $tiles }.
   *[both] { $name } garde { $card }, gagne { $gains } et pioche { $tiles }.
}
gained = { $brings ->
    [gains] { $name } gagne { $gains }.
    [draws] { $name } pioche { $tiles }.
   *[both] { $name } gagne { $gains } et pioche { $tiles }.
}
takes-tiles = { $name } prend { $tiles }.
takes-back = { $name } reprend { resources }.
owner-takes-back = { $name } reprend { resources } et marque { points }.
pays = { $name } paie { $items }.
nothing-left = { $name } n’a plus de ressources dans la réserve.
cannot-place = { $name } ne peut pas placer { $tile } : il faudrait { $items } ; la carte est jouée seule.
buys = { $name } achète { resources } pour { points }.

## What $gains and $tiles are in these sentences

by-bonuses = { $items } par ses bonus
with-bonuses = { $items }, plus { $bonuses } par ses bonus
# $amount are numbers of tiles.
partly-by-bonuses = { $tiles } (dont { $amount } par ses bonus)
drawn-as-architect = { $tiles } grâce au cabinet d’architecture
points-for-parks = { points } pour les parcs
points-as-inspector = { points } grâce à l’inspection

## Events

plays-event = { $name } joue { $card } et { event-name }.
plays-event-and-tile = { $name } joue { $card }, { $tile } et { event-name }.
design-competition-happens = { $tiles ->
    [0] Le concours de design lancé par { $name } ne trouve aucune de ses ressources.
   *[other] Le concours de design vaut { tiles } à { $name }.
}
advertising-campaign-happens = { $points ->
    [0] La campagne de publicité lancée par { $name } ne trouve aucune de ses ressources.
   *[other] La campagne de publicité rapporte { points } à { $name }.
}
quality-control-happens = { $resources ->
    [0] Le contrôle qualité mené par { $name } ne trouve aucune ressource des autres.
   *[other] Le contrôle qualité mené par { $name } trouve { resources } des autres.
}
event-returned = Cela ne donne rien : { $name } reprend { event-name }.
expropriates = { $name } exproprie { $tile } : { $other } reprend { resources }, { $name } en place autant et marque { points }.
loses = { $name } perd { $items } au contrôle qualité.
loses-nothing = { $name } n’a rien à perdre au contrôle qualité.
gets-from-control = { $name } reçoit { points }.

## Hal

turns-over = { $name } retourne { $cards }.
turns-over-two = { $name } retourne { $cards } et défausse { $discarded }.
finds-no-tile = { $name } ne trouve pas de tuile pour construire.
lacks-resources = { $name } pioche { $tile } et a trop peu de ressources pour construire avec cette tuile.
scores = { $name } marque { points }.

## The end

exhausted-first = La dernière tuile est piochée : tout le monde peut rendre des tuiles contre des points.
exhausted-second = Les tuiles sont épuisées pour la deuxième fois.
exhausted-at-once = La dernière tuile est piochée : c’est le dernier tour.
nobody-gives-back = Personne ne rend de tuiles.
none-to-draw = Aucune de ces tuiles ne peut être piochée à nouveau dans la réserve commune.
gives-back = { $name } rend { $tiles } et marque { points }.
last-round-resources = { $name } a toutes ses ressources dans la ville : c’est le dernier tour.
last-round = C’est le dernier tour.
game-over = La partie est terminée.
# Why it has ended; [own-resources] is told to the one whose resources they are.
ending = { $why ->
    [tiles] Les tuiles ont été épuisées pour la deuxième fois.
    [nothing-given-back] Les tuiles ont été épuisées et personne n’en a rendu.
    [resources] { $name } avait toutes ses ressources dans la ville.
    [own-resources] Tu avais toutes tes ressources dans la ville.
    [last-tile] Les tuiles ont été épuisées.
   *[too-few-resources] { $name } n’avait pas assez de ressources pour construire.
}
