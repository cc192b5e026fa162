### Why an environment of the lab cannot be made, or an action not be done; data sets. $number is an action's.

lab-no-such-action = With these options there is no action for { $move }.
lab-no-such-number = There is no action { $number }: the last is { $last }.
lab-beyond-reach = For action { $number }, a place beyond the reach, the legal moves are needed, and it must be among them.
lab-module-unknown = The module { $module } does not say which moves it brings, so that the lab cannot number them.
lab-no-such-reward = There is no reward { $reward }; rewards are { $rewards }.
lab-no-such-mode = There is no such way to treat illegal actions as { $mode }; there are { $modes }.
lab-no-such-render-mode = There is no render mode { $mode }; render modes are { $modes }.
lab-no-seat-for-bot = There is no seat { $seat } for a bot: the seats are 0 to { $last }.
lab-nobody-decides = Every seat has a bot: one at least must be left to decide.
lab-number-of-games = There cannot be { $games } games side by side, but 1 to { $most }.
lab-wrong-number-of-actions = There must be one action for each of { $games } games, in one row, but their shape is { $shape }.
lab-illegal-in-game = Action { $number } is not legal in game { $game }: only those that the mask allows are.
lab-illegal-action = Action { $number } is not legal for seat { $seat } now: only those that the mask allows are.
lab-wrong-opponents = There are { $opponents } opponents for { $seats } other seats: name one for all, or one for each.
lab-not-begun = The environment must be reset before the first step, and after the last.
lab-number-of-processes = There cannot be { $processes } processes for { $games } games, but 1 to { $games }.
lab-process-lost = A process of the batch has ended, and its games are lost.
lab-no-such-chance = OpenSpiel's chance picks seeds below { $seeds }, and { $seed } is none of them.
lab-no-such-observer = Observers look with the eyes of one seat: public information and that of a single player, without parameters.
lab-no-such-setting = There is no setting { $setting }; settings are { $settings }.

## Why a data set cannot be written or read

lab-data-sizes = A data set has 1 game or more, and so has a shard; there are { $shards } shards at most.
lab-data-seed = The seeds of a data set must be less than 2 to the power of 63.
lab-data-folder-taken = { $folder } holds other files: name an empty folder, or one that is not there yet.
lab-data-other-plan = { $folder } holds another data set, with { $settings }: name another folder.
lab-data-other-version = { $folder } was written by another version of this program.
# $games is how many games were asked for before.
lab-data-fewer-games = { $folder } was begun with { $games } games: ask for as many, or for more.
lab-data-not-there = { $folder } is no data set: there is no { $file } in it.
# $reason is what the reader of JSON says.
lab-data-manifest-unreadable = { $file } cannot be read: { $reason }.
lab-data-manifest-wrong = { $file } is damaged: it names shards that do not fit its games.
# $kept is how many games are there.
lab-data-unfinished = { $folder } is unfinished, with { $kept } of { $games } games: the command that began it goes on.
lab-data-shard-damaged = { $file } is damaged: it is not what the manifest says.
lab-data-differs = { $file } is wrong: game { $game } does not replay as it is written there.

## What is printed about a data set

shards-time-left = shards, time left
data-set-goes-on = Going on in { $folder }, which has { $kept } of { $shards } shards.
data-set-stopped = Stopped after { $kept } of { $shards } shards; the same command goes on.
# $decisions and $size are written as texts; $folder is where it is.
data-set-written = { $folder } has { games-played } with { $decisions } decisions in { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
}, { $size } MB; README.md tells about them.
data-set-checked = All of { $folder } is right: { games-played } with { $decisions } decisions were replayed.
