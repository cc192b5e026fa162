### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Er behält seine Gründe für sich.
bot-by-lot = Das Los hat entschieden.
# $trouble is a sentence.
bot-cannot-say = Er kann nicht sagen, warum. { $trouble }
bot-no-choice = Etwas anderes war nicht möglich.
bot-prefers = { $move } verspricht mehr als { $other }.
# $reasons is a list of bot-reason.
bot-prefers-for = { $move } verspricht mehr als { $other }: { $reasons }.
bot-prefers-the-end = { $move } beendet das Spiel und verspricht mehr als { $other }.
bot-prefers-to-go-on = { $move } verspricht mehr als { $other }, was das Spiel beenden würde.
# $move are two events.
bot-prefers-events = { $move } nützen insgesamt am meisten.
bot-finds-useful = { $move } nützt insgesamt mehr als { $other }.
bot-is-indifferent = { $move } ist so gut wie alles andere hier.
# Where a token goes.
bot-any-plot = Nach dieser Rechnung ist es gleich, wohin der Marker kommt: Jeder Platz ist recht.
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
bot-new-hand = der Kartenaustausch
# For decisions that are about no card: where a token goes, what to draw ...
bot-this-move = dies
bot-next-best = das Nächstbeste

## What has gone wrong with $bot

# If it has no name yet.
the-bot = Der Bot
bot-crashed = { $bot } ist abgestürzt: { $error }.
bot-crashed-at = { $bot } ist abgestürzt: { $error } ({ $file }, Zeile { $line }).
bot-late = { $bot } hat nicht innerhalb von { $seconds } s geantwortet.
bot-late-and-stuck = { $bot } hat nicht innerhalb von { $seconds } s geantwortet und lässt sich nicht anhalten.
bot-late-and-stopped = { $bot } hat nicht innerhalb von { $seconds } s geantwortet und wurde angehalten.
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = { $bot } hat mit { $answer } geantwortet; das ist kein Move.
# $type is the name of its class.
bot-answered-unprintable = { $bot } hat mit etwas geantwortet, das kein Move ist und sich nicht zeigen lässt ({ $type }).
# $reason is a sentence, here and with illegal moves.
bot-answered-no-move = { $bot } hat mit keinem Zug geantwortet: { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = { $bot } hat mit { $answer } geantwortet; das ist keine Antwort: { $reason }.
bot-answered-too-much = { $bot } hat mit mehr als { $bytes } Bytes geantwortet.
bot-answered-without-id = { $bot } hat ohne die Nummer { $id } der Nachricht geantwortet.
# The bot has answered all the same; $line is in quotation marks.
bot-wrote-stray-line = { $bot } hat eine Zeile geschrieben, die nichts beantwortet: { $line }.
bot-chose-illegal-move = { $bot } hat einen unerlaubten Zug gewählt: { $move }. { $reason }
bot-code-of-no-move = Zu diesem Code gehört kein Zug.
bot-speaks-other-version = { $bot } spricht Version { $version } des Protokolls, hier gilt aber Version { $ours }.
bot-not-started = { $bot } lässt sich nicht starten: { $reason }.
# $how is a key; $words are what the program wrote last, in quotation marks.
bot-ended = { $how ->
    [closed] { $bot } hat seine Ausgabe geschlossen.
    [signal] { $bot } wurde durch { $status } beendet.
   *[status] { $bot } hat sich mit Status { $status } beendet.
}
bot-ended-saying = { $how ->
    [closed] { $bot } hat seine Ausgabe geschlossen und zuletzt { $words } gemeldet.
    [signal] { $bot } wurde durch { $status } beendet und hat zuletzt { $words } gemeldet.
   *[status] { $bot } hat sich mit Status { $status } beendet und zuletzt { $words } gemeldet.
}

## When it has: $trouble is one of the above

bot-trouble-in-game = { $round ->
    [0] Draft: { $trouble }
   *[other] Runde { $round }: { $trouble }
}
bot-trouble-at-start = Zu Beginn: { $trouble }
bot-trouble-at-end = Am Ende: { $trouble }
bot-trouble-on-closing = Beim Schließen: { $trouble }
# How often it happened; $kind is a key.
bot-troubles = { $kind ->
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

## The bots as people choose them, by their level; one without a level goes by its own name

level-name = { $level ->
    [easy] Spross
    [medium] Setzling
    [hard] Ginkgo
   *[other] { $level }
}
level-degree = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[other] Bot
}
# How it plays, in one sentence.
level-manner = { $level ->
    [easy] Nimmt, was sofort etwas bringt, und schaut nicht weiter.
    [medium] Denkt voraus und baut Boni und Viertel auf.
    [hard] Spielt die besten Ideen in vielen gedachten Partien durch und zieht erst dann.
   *[other] Ein Bot ohne eigene Stufe.
}
