### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = Il garde ses raisons pour lui.
bot-by-lot = Le sort en a décidé.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = Il ne peut pas le dire (it { $what }).
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
