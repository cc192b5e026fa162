### Why the server refuses a request: one sentence for its sender. Each is sent with a code for programs, which
### is the same in all languages (docs/protocol.md).

## Requests

address-part-unreadable = A part of the address cannot be read.
no-such-method = This address has no such method.
nothing-at-address = There is nothing at this address.
request-unreadable = The request cannot be read.
request-unreadable-why = The request cannot be read: { $reason }.
body-not-json = The body of a request is application/json.
request-too-large = A request has at most { $bytes } bytes.
other-sites = This server does not answer requests from other sites.
other-host = This server goes by another name.
you-are-banned = You are not allowed in here.
you-are-muted = You cannot write here.
too-much-at-once = That is too much at once: wait a little.
too-many-connections = There are too many connections: close some, or wait a little.
too-many-strangers = The server is busy with those who play: try again in a moment.
too-many-questions = Too many questions are waiting for an answer: ask again in a moment.
key-used-otherwise = This key was used for something else.
key-used-long-ago = This key was used long ago.
others-are-quicker = Too many others are quicker; try again.
database-silent = The database does not answer; try again.
mistake-of-server = That was a mistake of the server; it is in its log.
server-full-of-tables = The server has as many tables as it can take.
you-have-too-many-tables = You have too many tables that are not finished: close some.
address-has-too-many-tables = Too many tables that are not finished come from your address: close some.
server-full-of-records = The server has as many records as it can take.
address-has-too-many-records = Too many records come from your address.

# $error is a sentence of the library.
because = { $error }

## Names

name-length = A name has 1 to { $longest } visible characters.
title-length = A title has 1 to { $longest } visible characters.
name-in-use-already = Somebody at this table is called { $name } already.
name-in-use = Somebody at this table is called { $name }.
two-seats-one-name = Two seats cannot both be called { $name }.
every-name-taken = Every name is taken.

# $shade is a key: the colour of a player's pieces.
shade-in-use = { $shade ->
    [mint] Somebody at this table has mint already.
    [onyx] Somebody at this table has onyx already.
    [pearl] Somebody at this table has pearl already.
    [rose] Somebody at this table has rose already.
   *[plum] Somebody at this table has plum already.
}
two-seats-one-shade = { $shade ->
    [mint] Two seats cannot both have mint.
    [onyx] Two seats cannot both have onyx.
    [pearl] Two seats cannot both have pearl.
    [rose] Two seats cannot both have rose.
   *[plum] Two seats cannot both have plum.
}

## Tables and seats

no-such-table = There is no such table.
only-with-invite = This table is for those who are invited: enter with the invite.
only-players-look = Only the players may look at this table.
link-not-valid = This link is not valid, or no longer valid.
invite-not-valid = This invite is not valid, or no longer valid.
link-used-too-often = This link was used { $most } times already: whoever holds the seat can void it and make another.
invite-used-too-often = With this invite { $most } have come in already: the host can renew it, and send them away.
table-set-aside = The game of this table cannot be read any more; all that can be done is to close it.
table-of-other-rules = This table is played by version { $version } of the rules, but this server only knows those up to { $known }.
table-is-closed = The table is closed.
table-finished-already = The table is finished or closed already.
table-not-on-list = This table is not on your list.
not-your-seat = This seat is not yours.
no-seat-is-yours = At least one seat must be yours.
no-open-seat = There is no open seat.
seat-is-taken = This seat is taken.
last-seat-is-taken = Somebody sits on the last seat.
seats-are-open = There are open seats: fill them, put bots there or take them away.
seats-stay = These seats cannot change places.
hal-keeps-his-seat = Hal's seat is nobody's.
only-seats-of-players = Only a player's seat can be handed over.
no-such-packing = `pack` can only be `{ $packing }`.
seat-or-watch = A seat is a number, or `watch`.
seats-or-all = The seats are 0 to { $last }, or `all`.
only-host = Only the host may do that.
only-host-moves-others = Only the host may let others change places.
only-owner-of-seat = Only the device with which the seat was taken can do that.
host-is-a-player = The host must be one of the players.
host-stays = The host stays: close the table instead.
game-has-begun = The game has begun.
only-watching-can-change = The game has begun: only who may watch can still be changed.
game-has-not-begun = The game has not begun.
game-is-not-over = The game is not over.
game-given-by-position = The game of this table is given by its position.
position-for-other-seats = The position is for { $players } players, but the table has { $seats } seats.
seed-not-a-number = The seed must be a whole number from 0 on.
rematch-for-players = A rematch is for those who have played.

## Play

decision-over = This decision is over.
seat-in-time = The seat has decided in time.
no-decision-now = There is nothing to decide now.
taken-back-too-often = You have taken back { $most } times in this round: that is enough.
handed-over-too-often = You have let a bot play for you { $most } times in this round: that is enough.
not-away-yet = { $name } is here, or was here until a moment ago: wait a little.
no-undo-at-table = At this table nothing is taken back.
undo-too-late = You can take nothing back: something has been shown since.
nothing-of-yours-to-undo = There is nothing that you could take back by yourself now.
nothing-to-go-back-to = There is nothing to go back to.
nobody-asked-to-go-back = Nobody has asked to go back.
answer-request-first = Somebody has asked to go back already: answer that first.
no-request-to-answer = There is no request that this seat could answer.
chat-empty = The message is empty.
no-hints-at-table = At this table there are no hints.
no-such-bot-here = There is no such bot: the bots are { $bots }.
bot-out-of-time = The bot gave no answer in time.
bot-failed = The bot has failed.
no-record-from-middle = A game that began in the middle has no record.
record-has-fewer-moves = { $moves ->
    [one] The game has only { $moves } move.
   *[other] The game has only { $moves } moves.
}

## Reminders

no-reminders = This server does not tell anybody who is away that it is their turn.
no-web-push = This server does not use the push services of browsers.
no-webhooks = This server does not call webhooks.
not-a-public-address = Nothing can be sent there: an address begins with https:// and the name of a machine in the public network, without a port.
push-keys-unreadable = The keys of the push subscription cannot be read.
too-many-reminders = You are told in { $most } ways already: remove one first.
address-has-too-many-reminders = Too many reminders have been set up from your address.
server-full-of-reminders = The server reminds as many as it can.
no-such-reminder = There is no such reminder.

## Players and ratings

no-players-here = This server keeps no players and no ratings.
show-your-key = You are not a player here yet: make one, or show your key.
no-such-player = There is no such player.
no-such-key = No player has this key.
player-name-taken = Another player is called { $name }, or something that looks like it.
server-full-of-players = The server has as many players as it can take.
address-has-too-many-players = Too many players come from your address.
no-ratings-here = This server does not rate games.
rated-with-chance = A rated game begins at the beginning, and nobody chooses its shuffle.
rated-with-others = A rated game is for two players or more.
rated-to-the-end = A rated game is played to its end: let a bot play for you if you have to go.

## Tournaments

no-tournaments-here = This server holds no tournaments.
no-such-tournament = There is no such tournament.
no-such-round = The tournament has not come to that round.
no-table-waits = No table of this tournament waits for you.
only-operator-announces = Here only the operator of the server announces tournaments.
only-maker = Only whoever announced the tournament can do that.
tournament-name-length = The name of a tournament has 1 to { $longest } visible characters.
tournament-has-begun = The tournament has begun.
tournament-is-over = The tournament is over.
tournament-is-full = The tournament is full.
tournament-too-few = At least { $least } players are needed.
tournament-smaller-than-table = A tournament has room for one full table at least.
tournament-all-go-on = Fewer have to go on from a group than play in it.
tournament-chance-decides = At tables of a tournament chance decides who is first, and nobody plays against Hal.
tournament-without-host = A table of a tournament has no host: it is played as it was announced.
you-have-too-many-tournaments = You have announced as many tournaments as you may: wait until one is over.
address-has-tournaments = As many tournaments have been announced from your address as are allowed: wait until one is over.
server-full-of-tournaments = The server holds as many tournaments as it can.
you-are-in-too-many = You are in { $most } tournaments already: wait until one is over.
