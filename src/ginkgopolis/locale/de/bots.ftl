### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Er behält seine Gründe für sich.
bot-by-lot = Das Los hat entschieden.
# $what goes on after "it": "crashed: ...".
bot-cannot-say = Er kann es nicht sagen, denn er { $what }.
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

## What has gone wrong with a bot: each goes on after its name, or after "it"

bot-crashed = ist abgestürzt: { $error }
bot-crashed-at = ist abgestürzt: { $error } ({ $file }, Zeile { $line })
bot-late = hat nicht innerhalb von { $seconds } s geantwortet
bot-late-and-stuck = hat nicht innerhalb von { $seconds } s geantwortet und lässt sich nicht anhalten
bot-late-and-stopped = hat nicht innerhalb von { $seconds } s geantwortet und wurde angehalten
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = hat { $answer } geantwortet, was kein Move ist
bot-answered-no-move = hat keinen Zug geantwortet: { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = hat { $answer } geantwortet, was keine Antwort ist: { $reason }
bot-answered-too-much = hat mit mehr als { $bytes } Bytes geantwortet
bot-chose-illegal-move = hat einen unerlaubten Zug gewählt: { $reason }
# The reason why a move is illegal.
bot-code-of-no-move = sein Code ist der keines Zugs
bot-speaks-other-version = spricht Version { $version } des Protokolls, hier gilt aber Version { $ours }
bot-not-started = lässt sich nicht starten: { $reason }
bot-closed-output = hat seine Ausgabe geschlossen
bot-ended-by-signal = wurde durch { $signal } beendet
bot-ended-with-status = hat mit Status { $status } geendet
# $ended is one of the three above, $words what the program wrote last, in quotation marks.
bot-ended-saying = { $ended } und zuletzt { $words } gemeldet

## A sentence about it: $bot is the bot, $name the player, $what one of the above

bot-trouble-in-game =
    { $round ->
        [0] Kartenwahl
       *[other] Runde { $round }
    }: { $name } ({ $bot }) { $what }.
bot-trouble-at-end = Am Ende: { $bot } { $what }.
bot-trouble-on-closing = Beim Schließen: { $bot } { $what }.
# How often it happened; $kind is a key.
bot-troubles =
    { $kind ->
        [crash] { $amount ->
            [one] { $amount } Absturz
           *[other] { $amount } Abstürze
        }
        [time-out] { $amount ->
            [one] { $amount } Zeitüberschreitung
           *[other] { $amount } Zeitüberschreitungen
        }
        [illegal-move] { $amount ->
            [one] { $amount } unerlaubter Zug
           *[other] { $amount } unerlaubte Züge
        }
       *[garbage] { $amount ->
            [one] { $amount } Antwort, die keine war
           *[other] { $amount } Antworten, die keine waren
        }
    }
