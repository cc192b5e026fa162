### The story of a game, sentence by sentence.
###
### Every message is a whole sentence. $name is a player; $card, $tile and $letter are as in "red 7" or "A"; $cards,
### $tiles, $discarded, $gains and $items are lists, each of them the object of a verb. Amounts are numbers: $points is
### said by the message points, and so are $resources, $tiles, $cards and $floors where a message has these in it.
### $brings is a key for what comes of a deed: nothing, gains, draws (tiles), or both.

## Before and between the rounds

# The first word of both must not begin any other sentence: it is how headings are found.
round-begins = Runde { $round } beginnt; { $name } ist zuerst dran.
round-begins-alone = Runde { $round } beginnt.
# $characters are characters, and perhaps an expert.
begins-with = { $brings ->
    [nothing] { $name } hat zu Beginn { $characters }.
    [gains] { $name } hat zu Beginn { $characters } und erhält { $gains }.
    [draws] { $name } hat zu Beginn { $characters } und zieht { $tiles }.
   *[both] { $name } hat zu Beginn { $characters }, erhält { $gains } und zieht { $tiles }.
}
draws-expert = Niemand hat { expert-name } gewählt: { $name } bekommt diese Karte durch Zufall.
takes-up = { $name } nimmt { $card } wieder auf die Hand.
sits-out = { $name } hat keine Karten und setzt diese Runde aus.
# $left and $right are the neighbours' names.
passes-and-receives = { $name } gibt { $passed } an { $left } weiter und bekommt { $received } von { $right }.
passes = { $name } gibt { $passed } an { $left } weiter.
receives = { $name } bekommt { $received } von { $right }.
everyone-passes = Alle geben die übrigen Karten nach links weiter.
everyone-draws = Alle ziehen { cards }.
draws-cards = { $name } zieht { $cards }.
draws-like-other = { $name } zieht { $cards }; { $other } zieht ebenso viele.
draws-like-others = { $name } zieht { $cards }; die anderen ziehen je ebenso viele.
renewed = Der Nachziehstapel wird neu gemischt: { cards }.
renewed-discarding = Der Nachziehstapel wird ohne { $discarded } neu gemischt: { cards }.
first-deck = Der erste Nachziehstapel hat { cards }; abgeworfen: { $discarded }.

## Actions

spends-new-hand = { $name } setzt einen Kartenaustauschmarker ein, wirft { $discarded } ab und zieht { $cards }.
discards-hand = { $name } setzt einen Kartenaustauschmarker ein und wirft { $discarded } ab.
exploits = { $brings ->
    [nothing] { $name } nutzt { $card }.
    [gains] { $name } nutzt { $card } und erhält { $gains }.
    [draws] { $name } nutzt { $card } und zieht { $tiles }.
   *[both] { $name } nutzt { $card }, erhält { $gains } und zieht { $tiles }.
}
# $how is a key: with a tile just drawn, as Hal does, with a second one hidden under it, or openly.
urbanizes = { $how ->
    [drawing] { $name } zieht { $tile } und urbanisiert damit { $letter }.
    [hiding] { $name } urbanisiert { $letter } mit { $tile } und versteckt ein zweites Plättchen darunter.
   *[openly] { $name } urbanisiert { $letter } mit { $tile }.
}
moves-token = { $brings ->
    [nothing] { $name } versetzt den Marker { $letter }.
    [gains] { $name } versetzt den Marker { $letter } und erhält { $gains }.
    [draws] { $name } versetzt den Marker { $letter } und zieht { $tiles }.
   *[both] { $name } versetzt den Marker { $letter }, erhält { $gains } und zieht { $tiles }.
}
# $others are the letters of $amount tokens.
tokens-make-room = { $amount ->
    [one] Der Marker { $others } macht Platz für { $letter }.
   *[other] Die Marker { $others } machen Platz für { $letter }.
}
constructs = { $how ->
    [drawing] { $name } zieht { $tile } und baut damit auf { $card } in die Höhe (jetzt { floors }).
    [hiding] { $name } baut mit { $tile } und einer verdeckten Ebene auf { $card } in die Höhe (jetzt { floors }).
   *[openly] { $name } baut mit { $tile } auf { $card } in die Höhe (jetzt { floors }).
}
# The card that a floor was built with.
keeps-card = { $brings ->
    [nothing] { $name } behält { $card }.
    [gains] { $name } behält { $card } und erhält { $gains }.
    [draws] { $name } behält { $card } und zieht { $tiles }.
   *[both] { $name } behält { $card }, erhält { $gains } und zieht { $tiles }.
}
gained = { $brings ->
    [gains] { $name } erhält { $gains }.
    [draws] { $name } zieht { $tiles }.
   *[both] { $name } erhält { $gains } und zieht { $tiles }.
}
takes-tiles = { $name } nimmt { $tiles }.
takes-back = { $name } nimmt { resources } zurück.
owner-takes-back = { $name } nimmt { resources } zurück und erhält { points }.
pays = { $name } zahlt { $items }.
nothing-left = { $name } hat keine Ressourcen mehr im Vorrat.
cannot-place = { $name } kann { $tile } nicht legen, denn dafür braucht es { $items }; die Karte wird allein gespielt.
buys = { $name } kauft { resources } für { points }.

## What $gains and $tiles are in these sentences

by-bonuses = durch Boni { $items }
with-bonuses = { $items } und durch Boni { $bonuses }
# $amount are numbers of tiles.
partly-by-bonuses = { $tiles } ({ $amount } davon durch Boni)
drawn-as-architect = dank Architekturbüro { $tiles }
points-for-parks = { points } für Parks
points-as-inspector = { points } durch die Bauaufsicht

## Events

plays-event = { $name } spielt { $card } und { event-name }.
plays-event-and-tile = { $name } spielt { $card }, { $tile } und { event-name }.
design-competition-happens = { $tiles ->
    [0] Die Entwurfsausschreibung von { $name } findet keine eigenen Ressourcen.
   *[other] Die Entwurfsausschreibung von { $name } ist { tiles } wert.
}
advertising-campaign-happens = { $points ->
    [0] Die Werbekampagne von { $name } findet keine eigenen Ressourcen.
   *[other] Die Werbekampagne von { $name } bringt { points }.
}
quality-control-happens = { $resources ->
    [0] Die Qualitätskontrolle von { $name } findet keine Ressourcen der anderen.
   *[other] Die Qualitätskontrolle von { $name } findet { resources } der anderen.
}
event-returned = Daraus wird nichts: { $name } nimmt { event-name } zurück.
expropriates = { $name } enteignet { $tile }: { $other } nimmt { resources } zurück, { $name } legt ebenso viele und erhält { points }.
loses = { $name } verliert durch die Qualitätskontrolle { $items }.
loses-nothing = { $name } hat nichts, was die Qualitätskontrolle nehmen könnte.
gets-from-control = { $name } bekommt { points }.

## Hal

turns-over = { $name } deckt { $cards } auf.
turns-over-two = { $name } deckt { $cards } auf und wirft { $discarded } ab.
finds-no-tile = { $name } findet kein Plättchen zum Bauen.
lacks-resources = { $name } zieht { $tile } und hat zu wenige Ressourcen, um damit zu bauen.
scores = { $name } erhält { points }.

## The end

exhausted-first = Das letzte Plättchen ist gezogen: Alle dürfen Plättchen für Punkte zurückgeben.
exhausted-second = Die Plättchen sind zum zweiten Mal ausgegangen.
exhausted-at-once = Das letzte Plättchen ist gezogen: Dies ist die letzte Runde.
nobody-gives-back = Niemand gibt Plättchen zurück.
none-to-draw = Keines dieser Plättchen kann noch einmal aus dem gemeinsamen Vorrat gezogen werden.
gives-back = { $name } gibt { $tiles } zurück und erhält { points }.
last-round-resources = Alle Ressourcen von { $name } sind in der Stadt: Dies ist die letzte Runde.
last-round = Dies ist die letzte Runde.
game-over = Das Spiel ist zu Ende.
# Why it has ended; [own-resources] is told to the one whose resources they are.
ending = { $why ->
    [tiles] Die Plättchen sind zum zweiten Mal ausgegangen.
    [nothing-given-back] Die Plättchen sind ausgegangen, und niemand hat welche zurückgegeben.
    [resources] Alle Ressourcen von { $name } waren in der Stadt.
    [own-resources] Alle deine Ressourcen waren in der Stadt.
    [last-tile] Die Plättchen sind ausgegangen.
   *[too-few-resources] { $name } hatte zu wenige Ressourcen, um zu bauen.
}
