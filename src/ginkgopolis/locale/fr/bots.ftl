### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Il garde ses raisons pour lui.
bot-by-lot = Le sort en a décidé.
# $trouble is a sentence.
bot-cannot-say = Il ne peut pas dire pourquoi. { $trouble }
bot-no-choice = Il n’y avait rien d’autre à faire.
bot-prefers = comparé à { $other }, { $move } promet davantage.
# $reasons is a list of bot-reason.
bot-prefers-for = comparé à { $other }, { $move } promet davantage : { $reasons }.
bot-prefers-the-end = { $move } met fin à la partie ; comparé à { $other }, cela promet davantage.
bot-prefers-to-go-on = { $other } mettrait fin à la partie ; comparé à cela, { $move } promet davantage.
# $move are two events.
bot-prefers-events = { $move } sont les plus utiles dans l’ensemble.
bot-finds-useful = comparé à { $other }, { $move } est plus utile dans l’ensemble.
bot-is-indifferent = { $move } vaut bien tout le reste ici.
# Where a token goes.
bot-any-plot = D’après ce calcul, la place du jeton n’a pas d’importance : n’importe laquelle convient.
bot-found-nothing-better = sur { $ideas } idées, aucune n’a fait nettement mieux en continuant la partie ; premier choix : { $move }.
# $better is a number of games, $points how much better on average.
bot-found-better = comparé à { $other }, { $move } a fait mieux dans { $better } parties imaginées sur { $games }, avec { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’écart en moyenne.

## What is better about a move, and by how many points; $group is a key.

bot-reason =
    { $group ->
        [points] points
        [resources] ressources
        [tiles] tuiles
        [means] de quoi construire
        [bonuses] des bonus pour le reste de la partie
        [districts] de la force dans les quartiers
        [cards] des cartes qui rapportent à la fin
        [passed] ce dont la main suivante est privée
        [expert] les points de la carte de spécialiste
        [events] des événements gardés pour plus tard
       *[others] ce qui reste aux autres
    } (+{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) })

## Moves in these sentences, besides characters, experts and events

bot-card-alone = { $card } sans tuile
bot-card-with-tile = { $card } avec { $tile }
bot-new-hand = changer sa main
# For decisions that are about no card: where a token goes, what to draw ...
bot-this-move = ce choix
bot-next-best = l’autre choix

## What has gone wrong with $bot

# If it has no name yet.
the-bot = Le bot
bot-crashed = { $bot } a planté : { $error }.
bot-crashed-at = { $bot } a planté : { $error } ({ $file }, ligne { $line }).
bot-late = { $bot } n’a pas répondu en { $seconds } s.
bot-late-and-stuck = { $bot } n’a pas répondu en { $seconds } s et ne peut pas être arrêté.
bot-late-and-stopped = { $bot } n’a pas répondu en { $seconds } s et a été arrêté.
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = { $bot } a répondu { $answer }, qui n’est pas un Move.
# $type is the name of its class.
bot-answered-unprintable = { $bot } a répondu par quelque chose qui n’est pas un Move et ne peut être montré ({ $type }).
# $reason is a sentence, here and with illegal moves.
bot-answered-no-move = { $bot } n’a pas répondu par un coup : { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = { $bot } a répondu { $answer }, qui n’est pas une réponse : { $reason }.
bot-answered-too-much = { $bot } a répondu par plus de { $bytes } octets.
bot-answered-without-id = { $bot } a répondu sans le numéro { $id } du message.
# The bot has answered all the same; $line is in quotation marks.
bot-wrote-stray-line = { $bot } a écrit une ligne qui ne répond à rien : { $line }.
bot-chose-illegal-move = { $bot } a choisi un coup interdit : { $move }. { $reason }
bot-code-of-no-move = Ce code ne correspond à aucun coup.
bot-speaks-other-version = { $bot } parle la version { $version } du protocole, mais c’est ici la version { $ours }.
bot-not-started = { $bot } ne peut pas être lancé : { $reason }.
# $how is a key; $words are what the program wrote last, in quotation marks.
bot-ended = { $how ->
    [closed] { $bot } a fermé sa sortie.
    [signal] { $bot } a été arrêté par { $status }.
   *[status] { $bot } s’est terminé avec le statut { $status }.
}
bot-ended-saying = { $how ->
    [closed] { $bot } a fermé sa sortie après avoir écrit { $words }.
    [signal] { $bot } a été arrêté par { $status } après avoir écrit { $words }.
   *[status] { $bot } s’est terminé avec le statut { $status } après avoir écrit { $words }.
}

## When it has: $trouble is one of the above

bot-trouble-in-game = { $round ->
    [0] Draft : { $trouble }
   *[other] Tour { $round } : { $trouble }
}
bot-trouble-at-start = Au début : { $trouble }
bot-trouble-at-end = À la fin : { $trouble }
bot-trouble-on-closing = À la fermeture : { $trouble }
# How often it happened; $kind is a key.
bot-troubles = { $kind ->
    [crash] { $amount ->
        [one] { $amount } plantage
       *[other] { $amount } plantages
    }
    [time-out] { $amount ->
        [one] { $amount } délai dépassé
       *[other] { $amount } délais dépassés
    }
    [illegal-move] { $amount ->
        [one] { $amount } coup interdit
       *[other] { $amount } coups interdits
    }
   *[garbage] { $amount ->
        [one] { $amount } réponse qui n’en était pas une
       *[other] { $amount } réponses qui n’en étaient pas
    }
}

## The bots as people choose them, by their level; one without a level goes by its own name

level-name = { $level ->
    [easy] Pousse
    [medium] Arbrisseau
    [hard] Ginkgo
   *[other] { $level }
}
level-degree = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[other] bot
}
# How it plays, in one sentence.
level-manner = { $level ->
    [easy] Prend ce qui rapporte tout de suite, sans voir plus loin.
    [medium] Prévoit : il développe ses bonus et ses quartiers.
    [hard] Joue d’abord ses meilleures idées dans de nombreuses parties imaginées.
   *[other] Un bot sans niveau propre.
}
