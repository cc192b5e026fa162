### Pourquoi un environnement du labo ne peut être créé, ou une action exécutée ; jeux de données. $number est celui d'une action.

lab-no-such-action = Avec ces options, il n’y a pas d’action pour { $move }.
lab-no-such-number = Il n’y a pas d’action { $number } : la dernière est { $last }.
lab-beyond-reach = Pour l’action { $number }, une place hors de portée, il faut les coups permis, et elle doit en faire partie.
lab-module-unknown = Le module { $module } ne dit pas quels coups il apporte, le labo ne peut donc pas les numéroter.
lab-no-such-reward = Il n’y a pas de récompense { $reward } ; les récompenses sont { $rewards }.
lab-no-such-mode = On ne peut pas traiter les actions interdites par { $mode } ; il y a { $modes }.
lab-no-such-render-mode = Il n’y a pas de mode d’affichage { $mode } ; les modes sont { $modes }.
lab-no-seat-for-bot = Il n’y a pas de siège { $seat } pour un bot : les sièges vont de 0 à { $last }.
lab-nobody-decides = Chaque siège a un bot : il doit en rester au moins un pour décider.
lab-number-of-games = Il ne peut pas y avoir { $games } parties côte à côte, mais de 1 à { $most }.
lab-wrong-number-of-actions = Il faut une action pour chacune des { $games } parties, sur un rang, mais leur forme est { $shape }.
lab-illegal-in-game = L’action { $number } n’est pas permise dans la partie { $game } : seules le sont celles du masque.
lab-illegal-action = L’action { $number } n’est pas permise au siège { $seat } maintenant : seules le sont celles du masque.
lab-wrong-opponents = Il y a { $opponents } adversaires pour { $seats } autres sièges : nommes-en un pour tous, ou un pour chacun.
lab-not-begun = L’environnement doit être remis à zéro avant le premier pas, et après le dernier.
lab-number-of-processes = Il ne peut pas y avoir { $processes } processus pour { $games } parties, mais de 1 à { $games }.
lab-process-lost = Un processus du lot s’est terminé, et ses parties sont perdues.
lab-no-such-chance = Le hasard d’OpenSpiel choisit des graines inférieures à { $seeds }, et { $seed } n’en fait pas partie.
lab-no-such-observer = Un observateur voit par les yeux d’un siège : information publique et celle d’un seul joueur, sans paramètres.
lab-no-such-setting = Il n’y a pas de réglage { $setting } ; les réglages sont { $settings }.

## Why a data set cannot be written or read

lab-data-sizes = Un jeu de données a au moins 1 partie, chacun de ses fichiers aussi ; il y a au plus { $shards } fichiers.
lab-data-seed = Les graines d’un jeu de données doivent être inférieures à 2 puissance 63.
lab-data-folder-taken = Le dossier { $folder } contient d’autres fichiers : nomme un dossier vide, ou qui n’existe pas encore.
lab-data-other-plan = Le dossier { $folder } contient un autre jeu de données, avec { $settings } : nomme un autre dossier.
lab-data-other-version = Le dossier { $folder } a été écrit par une autre version de ce programme.
# $games is how many games were asked for before.
lab-data-fewer-games = Le dossier { $folder } a été commencé avec { $games } parties : demandes-en autant ou plus.
lab-data-not-there = Le dossier { $folder } n’est pas un jeu de données : il y manque { $file }.
# $reason is what the reader of JSON says.
lab-data-manifest-unreadable = Le fichier { $file } est illisible : { $reason }.
lab-data-manifest-wrong = Le fichier { $file } est abîmé : les fichiers qu’il nomme ne correspondent pas à ses parties.
# $kept is how many games are there.
lab-data-unfinished = Le dossier { $folder } est inachevé, avec { $kept } parties sur { $games } : la commande qui l’a commencé reprend là.
lab-data-shard-damaged = Le fichier { $file } est abîmé : ce n’est pas ce qu’annonce le manifeste.
lab-data-differs = Le fichier { $file } est faux : rejouée, la partie { $game } se passe autrement.

## What is printed about a data set

shards-time-left = fichiers, temps restant
data-set-goes-on = Reprise dans le dossier { $folder }, qui a déjà { $kept ->
    [one] { $kept } fichier
   *[other] { $kept } fichiers
} sur { $shards }.
data-set-stopped = Arrêt après { $kept ->
    [one] { $kept } fichier
   *[other] { $kept } fichiers
} sur { $shards } ; la même commande reprend là.
# $decisions and $size are written as texts; $folder is where it is.
data-set-written = Le dossier { $folder } contient { games-played } et { $decisions } décisions en { $shards ->
    [one] { $shards } fichier
   *[other] { $shards } fichiers
}, { $size } Mo ; README.md en dit plus.
data-set-checked = Tout est juste dans le dossier { $folder } : { games-played } et { $decisions } décisions ont été rejouées.
