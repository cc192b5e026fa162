### Why something cannot be set up or read: a game, a record, a bot, an arena, the server. $reason is what a library or
### the system says; values in quotation marks are what somebody wrote.

## Games

wrong-number-of-players = On ne peut pas jouer à { $players } : il faut de 1 à 5 personnes.
hal-against-one = Hal joue contre 1 personne, pas contre { $players }.
seat-cannot-be-first = La place { $seat } ne peut pas commencer : les places vont de 0 à { $last }.
experts-need-draft = Les spécialistes se choisissent avec les personnages ; une partie d’initiation ne peut pas en avoir.
no-such-module = Il n’y a pas de module { $module } ; les modules sont { $modules }.
module-unusable = Le module { $module }, apporté par { $package }, est injouable : { $reason }.
module-twice = Un module est nommé deux fois.
alone-against-hal = En solitaire, on joue contre Hal : dis lequel, hal="normal" ou hal="expert".
no-such-level = Hal n’a pas de niveau { $level } ; les niveaux sont normal et expert.
hal-without-modules = Contre Hal on ne joue que le jeu de base, sans modules.
hal-without-characters = Contre Hal, il n’y a pas de personnages ; tu commences, avec 3 cartes en main.
no-such-hand-size =
    { $size ->
        [one] On ne joue pas avec { $size } carte en main : { $small } ou { $large }.
       *[other] On ne joue pas avec { $size } cartes en main : { $small } ou { $large }.
    }
large-hands-for-four = Les mains de 5 cartes sont pour 2 à 4 personnes, pas pour { $players }.
names-for-seats =
    { $names ->
        [one] Il y a { $names } nom pour { $seats } places.
       *[other] Il y a { $names } noms pour { $seats } places.
    }
names-must-differ = Il faut un nom pour chaque personne, et deux noms ne peuvent pas être identiques.
bad-seed = La graine doit être un nombre entier à partir de 0, de { $digits } chiffres au plus.
no-such-language = Il n’y a pas de langue { $language } ; les langues sont { $languages }.
wrong-number-of-people = On ne peut pas jouer à { $people } : il faut de 1 à { $most } personnes.
people-for-seats =
    { $seats ->
        [one] Il y a { $people } personnes pour { $seats } place.
       *[other] Il y a { $people } personnes pour { $seats } places.
    }
no-seat-for-bot = Il n’y a plus de place pour un bot.
saved-game-knows = Une partie enregistrée sait déjà qui joue, avec quelle mise en place et quelle graine : n’y ajoute que --humans et --bots.
nobody-called-so = Personne dans { $file } ne s’appelle { $name } : il y a { $names }.
# $names are those of all players.
no-such-first-player = Personne à cette table ne s’appelle { $name } : nomme quelqu’un parmi { $names }, ou une place comptée à partir de 0.

## Records

record-damaged = L’enregistrement est endommagé : { $reason }.
record-not-json = L’enregistrement n’est pas un fichier JSON : { $reason }.
record-format = L’enregistrement est au format { $format }, mais ce programme lit le format { $ours }.
record-rules = L’enregistrement a été joué selon la version { $rules } des règles, mais ce programme ne connaît que les versions 1 à { $newest }.
no-such-rules = Il n’y a pas de version { $rules } des règles : elles vont de 1 à { $newest }.
record-seed = L’enregistrement est endommagé : la graine { $seed } n’est pas un nombre entier à partir de 0.

# $error is a sentence of its own.
record-options = L’enregistrement est endommagé : { $error }
record-move = Coup { $number } de l’enregistrement, { $move } : { $error }
no-record-of-position = Seule une partie jouée depuis le début a un enregistrement.
verify-not-over = Tous les coups sont permis, mais la partie n’est pas terminée.
verify-other-shuffle = Le mélange n’est pas celui qui était promis : le SHA-256 de la graine est { $found }.
not-a-sha256 = { $text } n’est pas un SHA-256 : il y faut 64 chiffres hexadécimaux.

## Bots

no-such-bot = Il n’y a pas de bot { $bot } : les bots sont { $bots }, { $file }{ ":PATH" } et { $exec }{ ":COMMAND" }.
bots-for-seats =
    { $seats ->
        [one] Il y a { $bots } bots pour { $seats } place : nommes-en un pour toutes, ou un pour chacune.
       *[other] Il y a { $bots } bots pour { $seats } places : nommes-en un pour toutes, ou un pour chacune.
    }
bot-from-several = Le bot { $bot } a plusieurs origines, { $first } et { $others } : n’en garde qu’un.
bot-cannot-be-set = Le bot { $bot } ne se règle pas ainsi : { $reason }.
bot-unusable = Le bot { $bot }, apporté par { $origin }, est inutilisable. { $crash }
bot-file-unusable = Le bot du fichier { $file } est inutilisable. { $crash }
no-such-bot-file = Il n’y a pas de fichier { $file } qui pourrait contenir un bot.
bots-in-file = { $file } définit { $bots } bots, mais il en faut un, avec la classe de base Bot.
bot-command-unreadable = La commande { $command } est illisible : { $reason }.
which-program = Dis quel programme est le bot, comme { "exec:./my_bot" }.
no-such-program = Il n’y a pas de programme { $program } qui pourrait servir de bot.
bad-time-limit = Un bot ne peut pas avoir { $seconds } s par coup : il faut plus de 0 s, et un jour au plus.
too-little-to-search = Il faut au moins 2 mondes, 1 candidat et 1 tour.
no-such-weights = Il n’y a pas de poids { $weights } ; il y a { $known }.
bad-rivalry = La rivalité va de 0 à 1 ; { $rivalry } n’est pas possible.
setting-without-value = Les réglages du bot { $bot } s’écrivent name=value, pas { $part }.
no-such-setting = Le bot { $bot } n’a pas de réglage { $setting } : ses réglages sont { $settings }.
bot-without-settings = Le bot { $bot } n’a pas de réglage { $setting } : rien chez lui ne se règle.
setting-twice = Le réglage { $setting } du bot { $bot } est donné deux fois.

# $type is a key.
setting-of-other-type =
    { $type ->
        [int] Le réglage { $setting } du bot { $bot } doit être un nombre entier, pas { $value }.
        [float] Le réglage { $setting } du bot { $bot } doit être un nombre, pas { $value }.
        [bool] Le réglage { $setting } du bot { $bot } doit être true ou false, pas { $value }.
       *[str] Le réglage { $setting } du bot { $bot } doit être un texte, pas { $value }.
    }

## Arenas

time-limit-above-zero = Le temps pour un coup doit être de plus de 0 seconde.
bots-for-players =
    { $bots ->
        [one] Il y a { $bots } bot pour { $players } places : nomme un candidat et une référence, ou autant de bots que de places.
       *[other] Il y a { $bots } bots pour { $players } places : nomme un candidat et une référence, ou autant de bots que de places.
    }
ratings-without-hal = Les cotes sont pour 2 à 5 places : contre Hal, c’est `ginkgopolis arena` qui mesure les bots.
ratings-need-two = Pour des cotes, il faut au moins deux bots.
bot-twice = Un bot est nommé deux fois.
not-an-arena-file = { $file } n’est pas un fichier d’une arène, et reste comme il est.
arena-file-of-other-version = { $file } a été écrit par une autre version de ce programme.
arena-file-of-other-arena = { $file } appartient à une autre arène, avec { $settings } : nomme un autre fichier, ou supprime celui-ci.
arena-file-damaged = { $file } est endommagé à la ligne { $number } : { $reason }.
arena-file-foreign-block = { $file } est endommagé à la ligne { $number } : ce n’est pas un bloc de cette arène.
ray-lost-block = Ray a perdu un bloc : { $reason }
ray-not-started = Ray n’a pas démarré : { $reason }
no-ray-cluster = Il n’y a pas de grappe Ray à { $address }.
no-ray-cluster-why = Il n’y a pas de grappe Ray à { $address } : { $reason }.
not-a-ray-address = { $address } n’est pas l’adresse d’une grappe Ray : écris { $auto }, ou { "HOST:PORT" }.
worker-process-ended = Un processus s’est arrêté au milieu d’une partie.

## The leaderboard. $file is a submission or what goes into it.

submit-what = Nomme un bot à présenter, ou une candidature avec --check, mais pas les deux.
submit-where = Nomme le fichier à écrire, par exemple -o { $file }.
no-such-board = Il n’y a pas de classement { $board } ; il y a { $boards }.
submit-bot-text = Un bot peut être présenté si son nom a de 1 à { $longest } caractères imprimables.
submit-no-sources = Aucun des mots de la commande { $bot } n’est un fichier ici : nomme avec `--with` ce dont le programme est fait.
submit-needs-no-files = Le bot { $bot } n’a pas de fichiers à lui : `--with` est pour les bots qui sont des fichiers ou des programmes.
submit-too-large = Une candidature a au plus { $files } fichiers et { $megabytes } Mo.
submit-no-such-file = Il n’y a pas de fichier { $file }.
submit-file-elsewhere = Le fichier { $file } n’est pas sous le dossier courant : va dans le dossier du bot et nomme ses fichiers à partir de là.
submit-file-name = Le fichier { $file } a un nom que tous les systèmes n’acceptent pas : renomme-le.
submission-unreadable = Le fichier { $file } n’est pas une candidature, ou il est abîmé.
submission-of-other-version = Le fichier { $file } a été fait avec la version { $version } de ce programme et la version { $rules } des règles : vérifie-le avec celles-ci.
submission-member = Le fichier { $file } est refusé : { $member } n’a pas sa place dans une candidature.
submission-too-large = Le fichier { $file } est refusé : il contient plus que ce qui est permis.
submission-names-twice = Le fichier { $file } est refusé : deux de ses fichiers ont le même nom.
submission-wrong-games = Le fichier { $file } est faux : ses parties de { $contest } ne sont pas celles du classement.
submission-wrong-sources = Le fichier { $file } est faux : ses fichiers ne sont pas ceux qu’il annonce pour son bot.
submission-wrong-figures = Le fichier { $file } est faux : ses chiffres ne découlent pas de ses parties.
# $stated and $played are points as in 61:48.
submission-wrong-game = Le fichier { $file } est faux : dans { $contest }, la partie { $game } de graine { $seed } se passe autrement ici ; elle finit à { $played }, là-bas à { $stated }.
submission-brings-code = Les chiffres du fichier { $file } découlent de ses parties, mais son bot est un programme à lui : lis-le, puis fais-le jouer avec --run-code.

## Files and the server

file-is-folder = { $file } est un dossier : nomme un fichier.
no-folder-for-file = Il n’y a pas de dossier { $folder } pour le fichier { $file }.
folder-cannot-be-made = Le dossier { $folder } ne peut pas être créé : { $reason }.
draw-which-kind = { $file } n’est pas un nom d’image : il se termine par .svg ou .png.
draw-is-there = { $file } existe déjà ; --force le remplace.
draw-until-of-position = Une position n’a pas de coups : --until est pour les enregistrements.

# $extra is a key: what is missing.
extra-missing =
    { $extra ->
        [server] Pour accueillir des tables, il faut plus que ce qui est installé ici : pip install "ginkgopolis[server]".
        [postgres] Une base PostgreSQL demande plus que ce qui est installé ici : pip install "ginkgopolis[postgres]".
        [png] Une image PNG demande plus que ce qui est installé ici : pip install "ginkgopolis[png]".
       *[ray] Une grappe demande plus que ce qui est installé ici : pip install "ginkgopolis[ray]".
    }
cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason } ; choisis-en d’autres avec --host et --port, ou GINKGOPOLIS_HOST et GINKGOPOLIS_PORT (le port 0 est un port libre quelconque).
server-did-not-start = Le serveur n’a pas pu démarrer ; son journal dit pourquoi.
setting-unreadable = Un réglage du serveur est illisible : { $reason }.
not-a-port = { $port } n’est pas un port : les ports vont de 0 à 65535.
not-a-log-level = { $level } n’est pas un niveau de journal : il y a { $levels }.
wrong-number-of-workers = Il ne peut pas y avoir { $workers } processus : de 1 à 64 sont possibles.
bad-database-address = L’adresse de base de données { $address }... est inutilisable : elle commence par { "sqlite:///" } ou { "postgresql://" }.
not-an-e-mail-address = { $address } n’est pas une adresse électronique : GINKGOPOLIS_PUSH_CONTACT en est une, comme toi@example.org.
not-a-public-url = Personne n’atteint le serveur par { $address } : GINKGOPOLIS_PUBLIC_URL est une adresse comme { "https://example.org" }.
webhooks-need-address = Les webhooks donnent l’adresse de la table : définis GINKGOPOLIS_PUBLIC_URL, par exemple { "https://example.org" }.
strangers-need-time = Il faut aussi un peu de temps pour qui n’est pas à une table : règle GINKGOPOLIS_STRANGERS_UP_TO et GINKGOPOLIS_STRANGERS_PER_SECOND au-dessus de 0.
tournaments-need-players = Les tournois sont pour les joueurs qui ont une clé : règle GINKGOPOLIS_RATINGS=true.
sqlite-one-worker = SQLite est pour un seul processus : plusieurs demandent PostgreSQL, par --database-url.
database-newer = La base de données appartient à une version plus récente de ce serveur : mets le serveur à jour ou reprends une sauvegarde.
database-without-file = { "sqlite:///" } demande le chemin d’un fichier, par exemple { "sqlite:///tables.sqlite3" }.
database-in-use = Un autre serveur utilise déjà { $file } : un fichier est pour un seul serveur ; pour plusieurs processus, prends PostgreSQL.
database-unusable = La base de données est inutilisable : { $reason }
