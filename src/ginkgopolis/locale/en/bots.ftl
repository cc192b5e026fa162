### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = It keeps its reasons to itself.
bot-by-lot = It was drawn by lot.
# $what goes on after "it": "crashed: ...".
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

## What has gone wrong with a bot: each goes on after its name, or after "it"

bot-crashed = crashed: { $error }
bot-crashed-at = crashed: { $error } ({ $file }, line { $line })
bot-late = did not answer within { $seconds } s
bot-late-and-stuck = did not answer within { $seconds } s and cannot be stopped
bot-late-and-stopped = did not answer within { $seconds } s and was stopped
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = answered { $answer }, which is not a Move
bot-answered-no-move = answered with no move: { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = answered { $answer }, which is no answer: { $reason }
bot-answered-too-much = answered with more than { $bytes } bytes
bot-chose-illegal-move = chose an illegal move: { $reason }
# The reason why a move is illegal.
bot-code-of-no-move = its code is that of no move
bot-speaks-other-version = speaks version { $version } of the protocol, but this is version { $ours }
bot-not-started = cannot be started: { $reason }
bot-closed-output = closed its output
bot-ended-by-signal = was ended by { $signal }
bot-ended-with-status = ended with status { $status }
# $ended is one of the three above, $words what the program wrote last, in quotation marks.
bot-ended-saying = { $ended }, saying { $words }

## A sentence about it: $bot is the bot, $name the player, $what one of the above

bot-trouble-in-game =
    { $round ->
        [0] Draft
       *[other] Round { $round }
    }: { $name } ({ $bot }) { $what }.
bot-trouble-at-end = At the end: { $bot } { $what }.
bot-trouble-on-closing = On closing: { $bot } { $what }.
# How often it happened; $kind is a key.
bot-troubles =
    { $kind ->
        [crash] { $amount ->
            [one] { $amount } crash
           *[other] { $amount } crashes
        }
        [time-out] { $amount ->
            [one] { $amount } time-out
           *[other] { $amount } time-outs
        }
        [illegal-move] { $amount ->
            [one] { $amount } illegal move
           *[other] { $amount } illegal moves
        }
       *[garbage] { $amount ->
            [one] { $amount } answer that was none
           *[other] { $amount } answers that were none
        }
    }
