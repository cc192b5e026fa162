### Why something cannot be set up or read: a game, a record, a bot, an arena, the server. $reason is what a library or
### the system says; values in quotation marks are what somebody wrote.

## Games

wrong-number-of-players = There are { $players } players, but 1 to 5 can play.
hal-against-one = Hal plays against 1 player, but there are { $players }.
seat-cannot-be-first = Seat { $seat } cannot be first: the seats are 0 to { $last }.
experts-need-draft = Experts are chosen in the draft, so that an introductory game cannot have them.
no-such-module = There is no module { $module }; the modules are { $modules }.
module-unusable = The module { $module }, brought by { $package }, cannot be played: { $reason }.
module-twice = A module is named twice.
alone-against-hal = With 1 player the game is against Hal: say which, hal='normal' or hal='expert'.
no-such-level = Hal has no level { $level }; the levels are normal and expert.
hal-without-modules = Against Hal only the base game is played, without modules.
hal-without-characters = Against Hal there are no characters, the player is first and has hands of 3 cards.
no-such-hand-size =
    { $size ->
        [one] Hands of { $size } card are not played: { $small } or { $large }.
       *[other] Hands of { $size } cards are not played: { $small } or { $large }.
    }
large-hands-for-four = Hands of 5 cards are for 2 to 4 players, but there are { $players }.
names-for-seats =
    { $names ->
        [one] There is { $names } name for { $seats } seats.
       *[other] There are { $names } names for { $seats } seats.
    }
names-must-differ = Every player needs a name, and no two may have the same.
bad-seed = The seed must be a whole number from 0 on, of { $digits } digits at most.
no-such-language = There is no language { $language }; the languages are { $languages }.
wrong-number-of-people = There are { $people } people, but 1 to { $most } can play.
people-for-seats =
    { $seats ->
        [one] There are { $people } people for { $seats } seat.
       *[other] There are { $people } people for { $seats } seats.
    }
no-seat-for-bot = There is no seat left for a bot.
saved-game-knows = A saved game knows its players, its set-up and its seed: give only --humans and --bots with it.
nobody-called-so = Nobody in { $file } is called { $name }: there are { $names }.
# $names are those of all players.
no-such-first-player = Nobody at the table is called { $name }: name one of { $names }, or a seat counted from 0.

## Records

record-damaged = The record is damaged: { $reason }.
record-not-json = The record is not a JSON file: { $reason }.
record-format = The record has format { $format }, but this program reads format { $ours }.
record-rules = The record was played by version { $rules } of the rules, but this program knows versions 1 to { $newest }.
no-such-rules = There is no version { $rules } of the rules: they go from 1 to { $newest }.
record-seed = The record is damaged: the seed { $seed } is not a whole number from 0 on.

# $error is a sentence of its own.
record-options = The record is damaged: { $error }
record-move = Move { $number } of the record, { $move }: { $error }
no-record-of-position = Only a game that was played from its beginning has a record.
verify-not-over = Every move is legal, but the game is not over.
verify-other-shuffle = The shuffle is not the one that was promised: the seed's SHA-256 is { $found }.
not-a-sha256 = { $text } is not a SHA-256: that has 64 hexadecimal digits.

## Bots

no-such-bot = There is no bot { $bot }: the bots are { $bots }, { $file }:PATH and { $exec }:COMMAND.
bots-for-seats =
    { $seats ->
        [one] There are { $bots } bots for { $seats } seat: name one for all, or one for each.
       *[other] There are { $bots } bots for { $seats } seats: name one for all, or one for each.
    }
bot-from-several = The bot { $bot } comes from { $first } and from { $others }: keep only one of them.
bot-cannot-be-set = The bot { $bot } cannot be set like this: { $reason }.
bot-unusable = The bot { $bot }, brought by { $origin }, cannot be used. { $crash }
bot-file-unusable = The bot in { $file } cannot be used. { $crash }
no-such-bot-file = There is no file { $file } that could hold a bot.
bots-in-file = { $file } defines { $bots } bots, but one is needed, with the base class Bot.
bot-command-unreadable = The command { $command } cannot be read: { $reason }.
which-program = Say which program is the bot, as in exec:./my_bot.
no-such-program = There is no program { $program } that could be run as a bot.
bad-time-limit = A bot cannot have { $seconds } s for a move: it is above 0, and a day at most.
too-little-to-search = It takes 2 worlds, 1 candidate and 1 round at least.
no-such-weights = There are no weights { $weights }: they are { $known }.
bad-rivalry = The rivalry must be from 0 to 1, not { $rivalry }.
setting-without-value = Settings of { $bot } are written name=value, not { $part }.
no-such-setting = The bot { $bot } has no setting { $setting }: its settings are { $settings }.
bot-without-settings = The bot { $bot } has no setting { $setting }: nothing about it can be set.
setting-twice = The setting { $setting } of { $bot } is given twice.

# $type is a key.
setting-of-other-type =
    { $type ->
        [int] The setting { $setting } of { $bot } must be a whole number, not { $value }.
        [float] The setting { $setting } of { $bot } must be a number, not { $value }.
        [bool] The setting { $setting } of { $bot } must be true or false, not { $value }.
       *[str] The setting { $setting } of { $bot } must be text, not { $value }.
    }

## Arenas

time-limit-above-zero = The time limit for a move must be more than 0 seconds.
bots-for-players =
    { $bots ->
        [one] There is { $bots } bot for { $players } players: name a candidate and a baseline, or as many bots as there are players.
       *[other] There are { $bots } bots for { $players } players: name a candidate and a baseline, or as many bots as there are players.
    }
ratings-without-hal = Ratings are for 2 to 5 players: `ginkgopolis arena` measures bots against Hal.
ratings-need-two = Ratings need two bots at least.
bot-twice = A bot is named twice.
not-an-arena-file = { $file } is not a file of an arena, and it stays as it is.
arena-file-of-other-version = { $file } was written by another version of this program.
arena-file-of-other-arena = { $file } belongs to another arena, with { $settings }: name another file, or remove this one.
arena-file-damaged = { $file } is damaged in line { $number }: { $reason }.
arena-file-foreign-block = { $file } is damaged in line { $number }: it is not a block of this arena.
ray-lost-block = Ray has lost a block: { $reason }
ray-not-started = Ray did not start: { $reason }
no-ray-cluster = There is no Ray cluster at { $address }.
no-ray-cluster-why = There is no Ray cluster at { $address }: { $reason }.
not-a-ray-address = { $address } is not the address of a Ray cluster: write { $auto }, or HOST:PORT.
worker-process-ended = A process ended in the middle of a game.

## The leaderboard. $file is a submission or what goes into it.

submit-what = Name a bot that is to be submitted, or a submission with --check, and not both.
submit-where = Name the file that is to be written, as in -o { $file }.
no-such-board = There is no leaderboard { $board }; there are { $boards }.
submit-bot-text = A bot can be submitted if its name has 1 to { $longest } characters that can be printed.
submit-no-sources = None of the words of { $bot } is a file here: name what the program consists of by `--with`.
submit-needs-no-files = { $bot } has no files of its own: `--with` is for bots that are files or programs.
submit-too-large = A submission holds { $files } files and { $megabytes } MB at most.
submit-no-such-file = There is no file { $file }.
submit-file-elsewhere = { $file } is not below the current folder: go to the folder of the bot, and name its files from there.
submit-file-name = { $file } has a name that not every system can have: rename it.
submission-unreadable = { $file } is no submission, or a damaged one.
submission-of-other-version = { $file } was made with version { $version } of this program and version { $rules } of the rules: check it with these.
submission-member = { $file } is refused: { $member } is nothing that a submission may hold.
submission-too-large = { $file } is refused: it holds more than a submission may.
submission-names-twice = { $file } is refused: two of its files have the same name.
submission-wrong-games = { $file } is wrong: its games of { $contest } are not those of the leaderboard.
submission-wrong-sources = { $file } is wrong: its files are not those that it lists for its bot.
submission-wrong-figures = { $file } is wrong: its figures do not follow from its games.
# $stated and $played are points as in 61:48.
submission-wrong-game = { $file } is wrong: in { $contest }, game { $game } of seed { $seed } goes otherwise here; it ends { $played }, there { $stated }.
submission-brings-code = The figures of { $file } follow from its games, but its bot is a program of its own: read it, and then have it played by --run-code.

## Files and the server

file-is-folder = { $file } is a folder: name a file.
no-folder-for-file = There is no folder { $folder } for the file { $file }.
folder-cannot-be-made = The folder { $folder } cannot be made: { $reason }.
draw-which-kind = { $file } is not the name of a picture: that ends with .svg or .png.
draw-is-there = { $file } is there already; --force replaces it.
draw-until-of-position = A position has no moves to stop after: --until is for records.

# $extra is a key: what is missing.
extra-missing =
    { $extra ->
        [server] Hosting tables needs more than is installed here: pip install 'ginkgopolis[server]'.
        [postgres] A PostgreSQL database needs more than is installed here: pip install 'ginkgopolis[postgres]'.
        [png] A picture in PNG needs more than is installed here: pip install 'ginkgopolis[png]'.
       *[ray] A cluster needs more than is installed here: pip install 'ginkgopolis[ray]'.
    }
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }; choose others with --host and --port, or GINKGOPOLIS_HOST and GINKGOPOLIS_PORT (port 0 is any free one).
server-did-not-start = The server could not start; its log says why.
setting-unreadable = A setting of the server cannot be read: { $reason }.
not-a-port = { $port } is not a port: they are 0 to 65535.
not-a-log-level = { $level } is not a log level: there are { $levels }.
wrong-number-of-workers = There cannot be { $workers } workers: 1 to 64 can be.
bad-database-address = The database address { $address }... cannot be used: it begins with sqlite:/// or postgresql://.
not-an-e-mail-address = { $address } is not an e-mail address: GINKGOPOLIS_PUSH_CONTACT is one, such as you@example.org.
not-a-public-url = { $address } is not how people reach the server: GINKGOPOLIS_PUBLIC_URL is an address such as https://example.org.
webhooks-need-address = Webhooks name the table's address: set GINKGOPOLIS_PUBLIC_URL, as in https://example.org.
strangers-need-time = Those who have no seat need some time, too: set GINKGOPOLIS_STRANGERS_UP_TO and GINKGOPOLIS_STRANGERS_PER_SECOND above 0.
tournaments-need-players = Tournaments are for players with keys: set GINKGOPOLIS_RATINGS=true.
sqlite-one-worker = SQLite is for one worker: several need PostgreSQL, by --database-url.
database-newer = The database belongs to a newer version of this server: upgrade the server, or go back to a backup.
database-without-file = sqlite:/// needs the path of a file: sqlite:///tables.sqlite3, for instance.
database-in-use = Another server already uses { $file }: one file is for one server; for several workers take PostgreSQL.
database-unusable = The database cannot be used: { $reason }
