### What the commands simulate, arena, rate, submit and serve print, and the pages of arena and rate.
### $bot is the name of a bot as it is typed; numbers with decimals come as texts.

## Numbers

decimal-mark = ,
percent = { $number } %
count = { $count }
interval = [{ $low } ; { $high }]
from-to = { $low } à { $high }

## In several of them

games-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
players-playing = { $players ->
    [one] 1 bot
   *[other] { $players } bots
}
# $blocks is how many there are.
seeds-played = { $blocks ->
    [one] graine { $seed }
   *[other] graines { $seed } à { $last }
}
hal-at-level = { $level ->
    [normal] Hal (normal)
   *[expert] Hal (expert)
}
playing = Parties en cours

## Tables: headings of columns, which are narrow.

heading-seat = place
heading-bot = bot
heading-contest = épreuve
heading-mean-score = points en moyenne
heading-lowest = minimum
heading-highest = maximum
heading-wins = victoires
heading-margin = écart
heading-score = points
heading-rating = cote
heading-milliseconds = ms
# Against the bot at this place of the table.
heading-against = contre { $place }

## Below the tables

simulated = { games-played }, en moyenne { $rounds } tours et { $decisions } décisions ; des victoires peuvent être partagées.
# $troubles is a list of bot-troubles; $lots says whether moves had to be drawn by lot.
bot-troubles-at-seat = { $lots ->
    [none] Problèmes avec { $bot } à la place { $seat } : { $troubles }. Ce bot a joué lui-même tous ses coups.
   *[some] Problèmes avec { $bot } à la place { $seat } : { $troubles }. Des coups ont été tirés au sort à sa place.
}
# $trouble is a sentence.
first-trouble = Cela a commencé dans la partie de graine { $seed }. { $trouble }
games-per-second = { $games } parties/s
wins-by-seat = Victoires du bot { $bot }, place par place : { $rates }.
arena-size = { games-played } à { players-playing }, { seeds-played }, { $rounds } tours en moyenne ; les victoires partagées sont divisées.
few-seeds = Avec moins de { $seeds } graines, les intervalles ne disent pas grand-chose.
# $trouble is a sentence.
trouble-in-block = Bloc { $block }, graine { $seed }, partie { $game } : { $trouble }
more-troubles = { $amount ->
    [one] Il y a eu 1 autre problème ; le JSON les contient tous.
   *[other] Il y a eu { $amount } autres problèmes ; le JSON les contient tous.
}
wins-against-copies = { $copies ->
    [one] Les dernières colonnes sont les victoires de l’un contre une copie de l’autre.
   *[other] Les dernières colonnes sont les victoires de l’un contre { $copies } copies de l’autre.
}

## While blocks are played

blocks-time-left = blocs, temps restant
goes-on-from = Reprise du fichier { $file }, qui a { $kept ->
    [one] { $kept } bloc
   *[other] { $kept } blocs
} sur { $blocks }.
stopped-after = Arrêt après { $kept ->
    [one] { $kept } bloc
   *[other] { $kept } blocs
} sur { $blocks } ; la même commande reprend à partir du fichier { $file }.
stopped-with-nothing = Arrêt après { $kept ->
    [one] { $kept } bloc
   *[other] { $kept } blocs
} sur { $blocks } ; rien n’est conservé.

## The leaderboard. $board is its name, $file a submission.

all-contests = toutes ensemble
submission-of = { $bot } au classement { $board }, { games-played }, { seeds-played } ; les victoires partagées sont divisées.
submit-written = Le fichier { $file } est écrit, avec { $files ->
    [0] aucun fichier du bot
    [one] { $files } fichier du bot
   *[other] { $files } fichiers du bot
} ; chacun peut le vérifier avec `ginkgopolis submit --check`.
# $seeds are numbers, as in 7, 9 or 1–100.
submission-right = Le fichier { $file } est juste : ses chiffres découlent de ses parties, et { games-played } de graines { $seeds } se sont passées de nouveau de la même façon.

## The server

serving-at = Ginkgopolis est à l’adresse { $address } (Ctrl+C l’arrête).

## Pages: headlines and leads

page-against-hal = { $bots } contre { $hal }
page-against-itself = { $bot } contre lui-même
page-against-one = { $bot } contre { $other }
page-against-copies = { $bot } contre { $copies } × { $other }
page-ratings-of = Cotes : { $bots }
# $rate is a percentage, $interval as in "[51%, 58%]", $margin a number of points.
page-verdict = { $bot } gagne { $rate } de ses parties { $interval }, avec un écart moyen de { $margin } points.
page-best = { $bot } a la meilleure cote : { $rating } { $interval }.
# $game is a list of page-players and what follows it.
page-setting = { games-played }, { $game }, { seeds-played }, { $rounds } tours en moyenne. Chaque bot a chaque place avec chaque graine ; les victoires partagées sont divisées.
page-modules = avec : { $modules }
page-base-game = jeu de base
page-introductory = lots fixes de cartes Personnage
page-hand-size = mains de { $cards } cartes
page-footer = Créé par ginkgopolis. La même commande donne les mêmes nombres, sauf les temps.

## Pages: sections with their notes

page-wins = Victoires
page-wins-note = Le trait pointillé est à { $rate }, ce que gagneraient des égaux. Barres : intervalles à 95 %.
page-numbers = En chiffres
page-margin-note = L’écart, ce sont les points obtenus moins ceux du meilleur des autres. Entre crochets : 95 % des résultats rééchantillonnés.
page-candidate-note = En candidat contre tous les autres.
page-ratings = Cotes
page-ratings-note = De deux bots à une table, celui qui a 400 points de plus finit devant dans dix parties sur onze. La moyenne de tous est 1500.
page-matrix = Qui bat qui
page-matrix-note = { $copies ->
    [one] Victoires du bot de gauche contre celui du haut ; des égaux gagneraient { $rate }.
   *[other] Victoires du bot de gauche contre { $copies } copies de celui du haut ; des égaux gagneraient { $rate }.
}
page-scores = Points
page-scores-note = Totaux par pas de cinq ; le trait est la médiane. En petit : d’un dixième à neuf dixièmes.
page-scores-of = Points du bot { $bot } : médiane { $median }, le plus souvent { $range }
page-bar = { $low } à { $high } points : { $share }
page-sources = D’où viennent les points
page-sources-note = Moyennes des totaux.
page-source = { $source ->
    [tokens] points de réussite
    [cards] cartes de fin de partie
    [new-hands] jetons Changer sa main
    [districts] quartiers
   *[extras] modules
}
page-rounds = Points tour par tour
page-rounds-note = Les points si la partie se terminait là ; jusqu’où sont allées la moitié des parties.
page-troubles = Problèmes
page-troubles-note = Là où un bot n’a pas choisi de coup permis, un coup a été tiré au sort.

## Pages: headings of the table of numbers

page-heading = { $heading ->
    [bot] Bot
    [games] Parties
    [margin] Écart
    [score] Points
   *[milliseconds] ms par coup
}
page-heading-seat = Victoires, place { $seat }
