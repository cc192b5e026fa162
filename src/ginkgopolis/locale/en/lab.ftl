### Why an environment of the lab cannot be made, or an action not be done. $number is an action's.

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
