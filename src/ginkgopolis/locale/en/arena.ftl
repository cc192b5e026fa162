### What the commands simulate, arena, rate, submit and serve print, and the pages of arena and rate.
### $bot is the name of a bot as it is typed; numbers with decimals come as texts.

## Numbers

decimal-mark = .
percent = { $number }%
count = { $count }
interval = [{ $low }, { $high }]
from-to = { $low } to { $high }

## In several of them

games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
players-playing = { $players ->
    [one] 1 player
   *[other] { $players } players
}
# $blocks is how many there are.
seeds-played = { $blocks ->
    [one] seed { $seed }
   *[other] seeds { $seed } to { $last }
}
hal-at-level = { $level ->
    [normal] Hal (normal)
   *[expert] Hal (expert)
}
playing = Playing

## Tables: headings of columns, which are narrow.

heading-seat = seat
heading-bot = bot
heading-contest = contest
heading-mean-score = mean score
heading-lowest = lowest
heading-highest = highest
heading-wins = wins
heading-margin = margin
heading-score = score
heading-rating = rating
heading-milliseconds = ms
# Against the bot at this place of the table.
heading-against = vs { $place }

## Below the tables

simulated = { games-played }, on average { $rounds } rounds and { $decisions } decisions; wins may be shared.
# $troubles is a list of bot-troubles; $lots says whether moves had to be drawn at random.
bot-troubles-at-seat = { $lots ->
    [none] Trouble with { $bot } at seat { $seat }: { $troubles }. It has played all its moves itself.
   *[some] Trouble with { $bot } at seat { $seat }: { $troubles }. Moves were drawn at random in its place.
}
# $trouble is a sentence.
first-trouble = It began in the game of seed { $seed }. { $trouble }
games-per-second = { $games } games/s
wins-by-seat = Wins of { $bot } seat by seat: { $rates }.
arena-size = { games-played } of { players-playing }, { seeds-played }, { $rounds } rounds on average; shared victories are split.
few-seeds = The intervals mean little with fewer than { $seeds } seeds.
# $trouble is a sentence.
trouble-in-block = Block { $block }, seed { $seed }, game { $game }: { $trouble }
more-troubles = { $amount ->
    [one] There was 1 more problem; the JSON has all of them.
   *[other] There were { $amount } more problems; the JSON has all of them.
}
wins-against-copies = { $copies ->
    [one] The last columns are the wins of one against a copy of the other.
   *[other] The last columns are the wins of one against { $copies } copies of the other.
}

## While blocks are played

blocks-time-left = blocks, time left
goes-on-from = Going on from { $file }, which has { $kept } of { $blocks } blocks.
stopped-after = Stopped after { $kept } of { $blocks } blocks; the same command goes on from { $file }.
stopped-with-nothing = Stopped after { $kept } of { $blocks } blocks, and nothing is kept.

## The leaderboard. $board is its name, $file a submission.

all-contests = all of them
submission-of = { $bot } on { $board }, { games-played }, { seeds-played }; shared victories are split.
submit-written = { $file } is written, with { $files ->
    [0] no files of the bot
    [one] { $files } file of the bot
   *[other] { $files } files of the bot
}; anybody can check it by `ginkgopolis submit --check`.
# $seeds are numbers, as in 7, 9 or 1–100.
submission-right = { $file } is right: its figures follow from its games, and { games-played } with the seeds { $seeds } went the same way again.

## The server

serving-at = Ginkgopolis is at { $address } (Ctrl+C stops it).

## Pages: headlines and leads

page-against-hal = { $bots } against { $hal }
page-against-itself = { $bot } against itself
page-against-one = { $bot } against { $other }
page-against-copies = { $bot } against { $copies } × { $other }
page-ratings-of = Ratings of { $bots }
# $rate is a percentage, $interval as in "[51%, 58%]", $margin a number of points.
page-verdict = { $bot } wins { $rate } of its games { $interval }, by a mean margin of { $margin } points.
page-best = { $bot } is rated highest, at { $rating } { $interval }.
# $game is a list of page-players and what follows it.
page-setting = { games-played }, { $game }, { seeds-played }, { $rounds } rounds on average. Every bot has every seat with every seed; shared victories are split.
page-modules = with { $modules }
page-base-game = base game
page-introductory = introductory sets
page-hand-size = hands of { $cards } cards
page-footer = Made by ginkgopolis. The same command gives the same numbers, times aside.

## Pages: sections with their notes

page-wins = Wins
page-wins-note = The dashed line is { $rate }, what equals would win. Bars: 95% intervals.
page-numbers = In numbers
page-margin-note = The margin is the own score minus the best other's. Brackets: 95% of the resampled results.
page-candidate-note = As the candidate against all others.
page-ratings = Ratings
page-ratings-note = Of two bots at a table, the one that is 400 points higher finishes ahead in ten games of eleven. The mean of the pool is 1500.
page-matrix = Who beats whom
page-matrix-note = { $copies ->
    [one] Wins of the bot on the left against one of the bot above; equals would win { $rate }.
   *[other] Wins of the bot on the left against { $copies } copies of the bot above; equals would win { $rate }.
}
page-scores = Scores
page-scores-note = Final scores in steps of five; the line is the median. Small: from a tenth to nine tenths.
page-scores-of = Scores of { $bot }: median { $median }, mostly { $range }
page-bar = { $low } to { $high } points: { $share }
page-sources = Where the points come from
page-sources-note = Means of the final scores.
page-source = { $source ->
    [tokens] success points
    [cards] end-game cards
    [new-hands] New Hand tokens
    [districts] districts
   *[extras] modules
}
page-rounds = Points round by round
page-rounds-note = What the score would be if the game ended there; as far as half of the games went.
page-troubles = Problems
page-troubles-note = Where a bot chose no legal move, one was drawn at random.

## Pages: headings of the table of numbers

page-heading = { $heading ->
    [bot] Bot
    [games] Games
    [margin] Margin
    [score] Score
   *[milliseconds] ms per move
}
page-heading-seat = Wins, seat { $seat }
