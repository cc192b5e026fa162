### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Er behält seine Gründe für sich.
bot-by-lot = Das Los hat entschieden.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = Er kann es nicht sagen (it { $what }).
bot-no-choice = Etwas anderes war nicht möglich.
bot-prefers = { $move } verspricht mehr als { $other }.
# $reasons is a list of bot-reason.
bot-prefers-for = { $move } verspricht mehr als { $other }: { $reasons }.
bot-prefers-the-end = { $move } beendet das Spiel und verspricht mehr als { $other }.
bot-prefers-to-go-on = { $move } verspricht mehr als { $other }, was das Spiel beenden würde.
# $events are two.
bot-prefers-events = { $events } nützen insgesamt am meisten.
bot-finds-useful = { $move } nützt insgesamt mehr als { $other }.
bot-is-indifferent = { $move } ist so gut wie alles andere hier.
bot-found-nothing-better = von { $ideas } Ideen war beim Weiterspielen keine deutlich besser als { $move }.
# $better is a number of games, $points how much better on average.
bot-found-better = { $move } war in { $better } von { $games } gedachten Partien besser als { $other }, im Schnitt um { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.

## What is better about a move, and by how many points; $group is a key.

bot-reason =
    { $group ->
        [points] Punkte
        [resources] Ressourcen
        [tiles] Plättchen
        [means] Mittel zum Bauen
        [bonuses] Boni für den Rest des Spiels
        [districts] Stärke in den Vierteln
        [cards] Karten, die am Ende zählen
        [passed] was der nächsten Hand entgeht
        [expert] Punkte der Fachkarte
        [events] für später aufgehobene Ereignisse
       *[others] was den anderen bleibt
    } (+{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) })

## Moves in these sentences, besides characters, experts and events

bot-card-alone = { $card } allein
bot-card-with-tile = { $card } mit { $tile }
bot-new-hand = eine neue Hand
# For decisions that are about no card: where a token goes, what to draw ...
bot-this-move = dies
bot-next-best = das Nächstbeste
