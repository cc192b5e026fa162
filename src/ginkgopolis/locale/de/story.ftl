### The story of a game, sentence by sentence.
###
### A player's deed is one sentence: story-sentence, whose $doing is a list of clauses. Clauses have no subject and
### begin with a small letter: "exploits red 7", "gains 2 resources". $name is a player; words like $resources, $points
### and $tiles are amounts or lists from game.ftl, $card, $tile and $letter are as in "red 7" or "A", $floors is as in
### "3 floors".

## How clauses become a sentence: "a and b", or "a, b, and c".

clauses-two = { $first } und { $last }
clauses-more = { $first } und { $last }
story-sentence = { $name } { $doing }.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Runde { $round } beginnt; { $name } ist zuerst dran.
round-begins-alone = Runde { $round } beginnt.
# A clause. $characters are characters, and perhaps an expert.
has-characters = hat zu Beginn { $characters }
draws-expert = Niemand hat { $expert } gewählt: { $name } bekommt diese Karte durch Zufall.
takes-up = { $name } nimmt { $card } wieder auf die Hand.
sits-out = { $name } hat keine Karten und setzt diese Runde aus.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } gibt { $passed } an { $left } weiter und bekommt { $received } von { $right }.
passes = { $name } gibt { $passed } an { $left } weiter.
receives = { $name } bekommt { $received } von { $right }.
everyone-passes = Alle geben die übrigen Karten nach links weiter.
everyone-draws =
    { $amount ->
        [one] Alle ziehen { $amount } Karte.
       *[other] Alle ziehen { $amount } Karten.
    }
# These are strung together by draws-separator, and the whole gets its full stop.
draws-cards = { $name } zieht { $cards }
others-draw =
    { $amount ->
        [one] die anderen ziehen je { $amount } Karte
       *[other] die anderen ziehen je { $amount } Karten
    }
draws-separator = { $first }; { $last }
full-stop = { $sentence }.
renewed =
    { $amount ->
        [one] Der Kartenstapel wird neu gemischt: { $amount } Karte.
       *[other] Der Kartenstapel wird neu gemischt: { $amount } Karten.
    }
# $cards are named, $left is an amount of cards.
renewed-discarding = Der Kartenstapel wird neu gemischt; { $cards } werden abgelegt, und { $left } bleiben.
first-deck = Der erste Kartenstapel hat { $left }; { $cards } werden abgelegt.

## Actions, as clauses

spends-new-hand = setzt einen Neue-Hand-Marker ein
discards-cards = legt { $cards } ab
draws = zieht { $what }
exploits = nutzt { $card }
urbanizes = urbanisiert { $letter } mit { $tile }
moves-token = versetzt den Marker { $letter } nach { $place }
# $others are the letters of $amount other tokens.
moves-token-shifting =
    { $amount ->
        [one] versetzt den Marker { $letter } nach { $place }, wo { $others } Platz macht
       *[other] versetzt den Marker { $letter } nach { $place }, wo { $others } Platz machen
    }
constructs = stockt { $card } mit { $tile } auf (jetzt { $floors })
constructs-hiding = stockt { $card } mit { $tile } und einer verdeckten Etage auf (jetzt { $floors })
hides-tile = versteckt ein zweites Plättchen darunter
takes-back = nimmt { $resources } zurück
pays = zahlt { $points }
discards-resources = gibt { $resources } ab
gains = erhält { $items }
gains-bonus = bekommt durch Boni { $items }
keeps-card = behält { $card }
draws-tiles = zieht { $tiles }
draws-tiles-bonus = zieht durch Boni { $tiles }
draws-tiles-some-bonus = zieht { $tiles } ({ $amount } davon durch Boni)
draws-tiles-architect = zieht dank Architekturbüro { $tiles }
takes-tiles = nimmt { $tiles }
scores-parks = erhält { $points } für Parks
scores-inspector = erhält { $points } durch die Bauaufsicht

## Actions, as sentences

owner-takes-back = { $name } nimmt { $resources } zurück und erhält { $points }.
nothing-left = { $name } hat keine Ressourcen mehr im Vorrat.
cannot-place = { $name } kann { $tile } nicht legen, denn dafür braucht es { $needs }; die Karte wird allein gespielt.
buys = { $name } kauft { $resources } für { $points }.

## Events

# $played are a card, perhaps a tile, and an event.
plays-event = { $name } spielt { $played }.
design-competition-happens = Die Entwurfsausschreibung von { $name } ist { $tiles } wert.
advertising-campaign-happens = Die Werbekampagne von { $name } bringt { $points }.
quality-control-happens = Die Qualitätskontrolle von { $name } findet { $resources } der anderen.
event-returned = Daraus wird nichts: { $name } nimmt { $event } zurück.
expropriates = { $name } enteignet { $tile }: { $other } nimmt { $resources } zurück, { $name } legt ebenso viele und erhält { $points }.
# Two clauses.
loses = verliert durch die Qualitätskontrolle { $items }
loses-nothing = hat nichts, was die Qualitätskontrolle nehmen könnte
gets-from-control = { $name } bekommt { $points }.

## Hal, in clauses; "it" is the tile that he has just drawn.

turns-over = deckt { $cards } auf
urbanizes-it = urbanisiert damit { $letter }
constructs-it = stockt damit { $card } auf (jetzt { $floors })
finds-no-tile = findet kein Plättchen zum Bauen
lacks-resources = hat zu wenige Ressourcen, um damit zu bauen
# A sentence.
scores = { $name } erhält { $points }.

## The end

exhausted-first = Das letzte Plättchen ist gezogen: Alle dürfen Plättchen für je 1 Punkt zurückgeben.
exhausted-second = Die Plättchen sind zum zweiten Mal ausgegangen.
exhausted-at-once = Das letzte Plättchen ist gezogen: Dies ist die letzte Runde.
nobody-gives-back = Niemand gibt Plättchen zurück.
none-to-draw = Keines dieser Plättchen kann noch einmal aus dem gemeinsamen Vorrat gezogen werden.
gives-back = { $name } gibt { $tiles } zurück und erhält { $points }.
last-round-resources = Alle Ressourcen von { $name } sind in der Stadt: Dies ist die letzte Runde.
last-round = Dies ist die letzte Runde.
game-over = Das Spiel ist zu Ende.
