### What bots say about their moves: sentences that may begin with a move, whose first letter becomes a capital.
### $move and $other are moves as below; the bot compares the two.

bot-silent = It keeps its reasons to itself.
bot-by-lot = It was drawn at random.
# $trouble is a sentence.
bot-cannot-say = It cannot say why. { $trouble }
bot-no-choice = There was nothing else to do.
bot-prefers = { $move } promises more than { $other } does.
# $reasons is a list of bot-reason.
bot-prefers-for = { $move } promises more than { $other } does: { $reasons }.
bot-prefers-the-end = { $move }, which ends the game, promises more than { $other } does.
bot-prefers-to-go-on = { $move } promises more than { $other } does, which would end the game.
# $move are two events.
bot-prefers-events = { $move } are of most use on the whole.
bot-finds-useful = { $move } is of more use on the whole than { $other }.
bot-is-indifferent = { $move } is as good as anything else here.
# Where a token goes.
bot-any-plot = By this count it makes no difference where the token goes: any plot will do.
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

## What has gone wrong with $bot

# If it has no name yet.
the-bot = The bot
bot-crashed = { $bot } crashed: { $error }.
bot-crashed-at = { $bot } crashed: { $error } ({ $file }, line { $line }).
bot-late = { $bot } did not answer within { $seconds } s.
bot-late-and-stuck = { $bot } did not answer within { $seconds } s and cannot be stopped.
bot-late-and-stopped = { $bot } did not answer within { $seconds } s and was stopped.
# $answer is what it answered, as Python writes it.
bot-answered-no-move-object = { $bot } answered { $answer }, which is not a Move.
# $type is the name of its class.
bot-answered-unprintable = { $bot } answered with something that is not a Move and cannot be shown ({ $type }).
# $reason is a sentence, here and with illegal moves.
bot-answered-no-move = { $bot } answered with no move: { $reason }
# $answer is in quotation marks.
bot-answered-nonsense = { $bot } answered { $answer }, which is not an answer: { $reason }.
bot-answered-too-much = { $bot } answered with more than { $bytes } bytes.
bot-answered-without-id = { $bot } answered without the id { $id } of the message.
# The bot has answered all the same; $line is in quotation marks.
bot-wrote-stray-line = { $bot } wrote a line that answers nothing: { $line }.
bot-chose-illegal-move = { $bot } chose an illegal move: { $move }. { $reason }
bot-code-of-no-move = This is the code of no move.
bot-speaks-other-version = { $bot } speaks version { $version } of the protocol, but this is version { $ours }.
bot-not-started = { $bot } cannot be started: { $reason }.
# $how is a key; $words are what the program wrote last, in quotation marks.
bot-ended = { $how ->
    [closed] { $bot } closed its output.
    [signal] { $bot } was ended by { $status }.
   *[status] { $bot } ended with status { $status }.
}
bot-ended-saying = { $how ->
    [closed] { $bot } closed its output, saying { $words }.
    [signal] { $bot } was ended by { $status }, saying { $words }.
   *[status] { $bot } ended with status { $status }, saying { $words }.
}

## When it has: $trouble is one of the above

bot-trouble-in-game = { $round ->
    [0] Draft: { $trouble }
   *[other] Round { $round }: { $trouble }
}
bot-trouble-at-start = At the start: { $trouble }
bot-trouble-at-end = At the end: { $trouble }
bot-trouble-on-closing = On closing: { $trouble }
# How often it happened; $kind is a key.
bot-troubles = { $kind ->
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

## The bots as people choose them, by their level; one without a level goes by its own name

level-name = { $level ->
    [easy] Sprout
    [medium] Sapling
    [hard] Ginkgo
   *[other] { $level }
}
level-degree = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[other] bot
}
# How it plays, in one sentence.
level-manner = { $level ->
    [easy] Takes what pays at once and looks no further.
    [medium] Thinks ahead: it builds up bonuses and districts.
    [hard] Plays its best ideas on in many imagined games before it moves.
   *[other] A bot that has no level of its own.
}
