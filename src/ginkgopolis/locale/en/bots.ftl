### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = It keeps its reasons to itself.
bot-by-lot = It was drawn by lot.
# $what goes on after "it", in English: "crashed: ...".
bot-cannot-say = It cannot say, for it { $what }.
bot-no-choice = There was nothing else to do.
bot-prefers = { $move } promises more than { $other } does.
# $reasons is a list of bot-reason.
bot-prefers-for = { $move } promises more than { $other } does: { $reasons }.
bot-prefers-the-end = { $move }, which ends the game, promises more than { $other } does.
bot-prefers-to-go-on = { $move } promises more than { $other } does, which would end the game.
# $events are two.
bot-prefers-events = { $events } are of most use on the whole.
bot-finds-useful = { $move } is of more use on the whole than { $other }.
bot-is-indifferent = { $move } is as good as anything else here.
bot-found-nothing-better = of { $ideas } ideas none did clearly better than { $move } when played on.
# $better is a number of games, $points how much better on average.
bot-found-better = { $move } did better than { $other } in { $better } of { $games } imagined games, by { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.

## What is better about a move, and by how many points; $group is a key.

bot-reason =
    { $group ->
        [points] points
        [resources] resources
        [tiles] tiles
        [means] means to build with
        [bonuses] bonuses for the rest of the game
        [districts] strength in the districts
        [cards] cards that score at the end
        [passed] what it keeps from the next player's hand
        [expert] the expert's points
        [events] events kept for later
       *[others] what it leaves the others
    } (+{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) })

## Moves in these sentences, besides characters, experts and events

bot-card-alone = { $card } alone
bot-card-with-tile = { $card } with { $tile }
bot-new-hand = a new hand
# For decisions that are about no card: where a token goes, what to draw ...
bot-this-move = this
bot-next-best = the next best
