### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Il garde ses raisons pour lui.
bot-by-lot = Le sort en a décidé.
# $what goes on after "it": "crashed: ...".
bot-cannot-say = Il ne peut pas le dire, car il { $what }.
bot-no-choice = Il n’y avait rien d’autre à faire.
bot-prefers = comparé à { $other }, { $move } promet davantage.
# $reasons is a list of bot-reason.
bot-prefers-for = comparé à { $other }, { $move } promet davantage : { $reasons }.
bot-prefers-the-end = { $move } met fin à la partie ; comparé à { $other }, cela promet davantage.
bot-prefers-to-go-on = { $other } mettrait fin à la partie ; comparé à cela, { $move } promet davantage.
# $events are two.
bot-prefers-events = { $events } sont les plus utiles dans l’ensemble.
bot-finds-useful = comparé à { $other }, { $move } est plus utile dans l’ensemble.
bot-is-indifferent = { $move } vaut bien tout le reste ici.
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
bot-new-hand = une nouvelle main
# For decisions that are about no card: where a token goes, what to draw ...
bot-this-move = ce choix
bot-next-best = l’autre choix

## What has gone wrong with a bot: each goes on after its name, or after "it"

bot-crashed = a planté : { $error }
bot-crashed-at = a planté : { $error } ({ $file }, ligne { $line })
bot-late = n’a pas répondu en { $seconds } s
bot-late-and-stuck = n’a pas répondu en { $seconds } s et ne peut pas être arrêté
bot-late-and-stopped = n’a pas répondu en { $seconds } s et a été arrêté
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = a répondu { $answer }, qui n’est pas un Move
bot-answered-no-move = n’a pas répondu par un coup : { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = a répondu { $answer }, qui n’est pas une réponse : { $reason }
bot-answered-too-much = a répondu par plus de { $bytes } octets
bot-chose-illegal-move = a choisi un coup interdit : { $reason }
# The reason why a move is illegal.
bot-code-of-no-move = son code n’est celui d’aucun coup
bot-speaks-other-version = parle la version { $version } du protocole, mais c’est ici la version { $ours }
bot-not-started = ne peut pas être lancé : { $reason }
bot-closed-output = a fermé sa sortie
bot-ended-by-signal = a été arrêté par { $signal }
bot-ended-with-status = s’est terminé avec le statut { $status }
# $ended is one of the three above, $words what the program wrote last, in quotation marks.
bot-ended-saying = { $ended } après avoir écrit { $words }

## A sentence about it: $bot is the bot, $name the player, $what one of the above

bot-trouble-in-game =
    { $round ->
        [0] Choix des cartes
       *[other] Manche { $round }
    } : { $name } ({ $bot }) { $what }.
bot-trouble-at-end = À la fin : { $bot } { $what }.
bot-trouble-on-closing = À la fermeture : { $bot } { $what }.
# How often it happened; $kind is a key.
bot-troubles =
    { $kind ->
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
