### What the command line shows while somebody plays.
###
### Notation (R7, B5+R4, new hand, give R7) and the names of files, options and bots are the same in all languages.
### A player types the words of "Commands" and "Answers" as they are translated here, or in English.

## Commands, one word each

command-help = aide
command-moves = coups
command-hint = conseil
command-city = ville
command-list = liste
command-cards = cartes
command-pile = défausse
command-deck = pioche
command-districts = quartiers
command-scores = scores
command-log = journal
command-rules = règles
command-undo = annuler
command-save = sauver
command-quit = quitter
# After the word for log: all of it.
command-all = tout

## Answers to the questions before a game; the beginning of a word is enough.

answer-bots = bots
answer-normal = normal
answer-expert = expert
answer-introductory = initiation
answer-draft = draft
answer-all = tout
answer-none = aucun
answer-yes = oui
answer-no = non

## Before a game

ask-hal-or-bots = Jouer en solitaire contre Hal, ou avec des bots ?
ask-name = Comment t’appelles-tu ?
ask-level = À quel niveau Hal joue-t-il, { answer-normal } ou { answer-expert } ?
ask-opponents = Combien d’adversaires, de 1 à 4 ?
ask-bots = De quelle force : { $bots } ?
ask-set-up = Une partie d’{ answer-introductory }, où chaque personne reçoit un lot fixe de cartes Personnage, ou un { answer-draft } des personnages ?
ask-modules = Avec des modules de l’extension The Experts ? Nommes-en parmi { $modules }, ou écris { answer-all }.
# Both words come in quotation marks.
does-not-fit = { $text } ne convient pas ; appuie sur Entrée pour { $usual }.

## What is asked in the game

# After a question, where that is possible.
goes-back = (0 pour revenir.)
ask-draft-character = Quel personnage gardes-tu ?
ask-draft-card = Quelle carte gardes-tu ?
ask-keep-events = Quels deux événements gardes-tu ?
ask-choose = Quelle carte joues-tu ?
ask-item = Que prends-tu ?
ask-token = Où va le jeton ?
ask-give-back =
    Quelles tuiles rends-tu, pour { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } pièce ?
ask-split =
    Tu peux piocher { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : lesquelles ?
ask-timing = Quand a lieu { $event } ?
ask-quality = Que perds-tu au contrôle qualité, { $count } en tout ?
ask-purchase =
    Il te manque { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } pour { $tile } { $place ->
        [plot] en
       *[building] sur
    } { $card } : achètes-tu ?
ask-lower-tile = Une autre tuile va-t-elle se cacher sous { $tile } ?
ask-event = Un événement accompagne-t-il { $card } ?
ask-aside = Quelle carte mets-tu de côté pour le tour suivant ?
ask-alone = { $card } : seule ou avec une tuile ?
with-a-tile-kept = Avec une tuile tu gardes la carte ({ $effect }).
ask-prestige = Bâtiments de prestige, chacun au lieu de 3 tuiles :
ask-new-tiles = Tuiles de valeur II, chacune au lieu de 2 :
ask-green-space = Un espace vert, au lieu de 1 :
# An answer to the last three.
split-none = aucun

## What a player has

have = Tu as { $what }.
have-nothing = Tu n’as rien.
have-tiles =
    { $amount ->
        [one] Ta tuile est { $tiles }.
       *[other] Tes tuiles sont { $tiles }.
    }
have-no-tiles = Tu n’as pas de tuiles.
have-events =
    { $amount ->
        [one] Ton événement est { $events }.
       *[other] Tes événements sont { $events }.
    }

## Prompts and answers

labelled = { $label } : { $text }
choose-by-number = Tape le numéro d’une carte ; tu pourras ensuite y ajouter une tuile. { command-help } en dit plus.
type-a-number = Tape un nombre de 1 à { $highest }, un coup ou { command-help }.
type-one = Tape 1, un coup ou { command-help }.
no-command = Ce n’est pas une commande ; tape { command-help } pour en voir la liste.
take-keyboard = { $name }, prends le clavier et appuie sur Entrée :
save-or-end = Tape { command-save } FICHIER pour garder la partie, ou appuie sur Entrée pour finir :
goodbye = La partie s’arrête ici. À bientôt !
# $names are those of $amount bots.
thinking =
    { $amount ->
        [one] { $names } réfléchit ...
       *[other] { $names } réfléchissent ...
    }
bot-trouble = Ennui avec un bot ({ $names }) : un coup a été tiré au sort.
bots-in-play = Bots : { $bots }. Tape { command-hint } pour demander à l’un d’eux ce qu’il ferait.
modules-in-play = En jeu : { $modules }. Tape { command-rules } pour en savoir plus.
nothing-to-decide-now = Il n’y a rien à décider maintenant.
no-hint = Il n’y a pas de conseil. { $trouble }
hint-is = { $bot } jouerait { $move } : { $effect }.
nothing-to-take-back = Il n’y a encore rien à reprendre.
last-move-of-another = Tu ne peux pas reprendre de coup maintenant : le dernier a été joué par { $name }.
hidden-was-shown = Tu ne peux pas reprendre ce coup : il a montré quelque chose de caché.
taken-back = { $move } est repris.
choice-taken-back = Le choix est repris.
saved = La partie est sauvegardée ; ginkgopolis play --resume { $file } la continue.
not-a-saved-game = { $file } n’est pas une partie sauvegardée et reste tel quel : choisis un autre nom.
# $reason comes from the system.
not-saved = La partie ne peut pas être sauvegardée sous { $file } : { $reason }.
name-a-file = Tape { command-save } et le nom d’un fichier.
# The answer is yes or no.
ask-overwrite = Une autre partie est sauvegardée sous { $file } : la remplacer ?
# Before the prompt of a replay.
replay-at =
    { $number ->
        [one] Après { $number } coup sur { $moves }. Entrée continue, q arrête :
       *[other] Après { $number } coups sur { $moves }. Entrée continue, q arrête :
    }
replay-ends =
    { $number ->
        [one] Tour { $round }, après { $number } coup sur { $moves }.
       *[other] Tour { $round }, après { $number } coups sur { $moves }.
    }
# What `verify` finds; $found is a number in hexadecimal digits.
verify-legal =
    { $moves ->
        [one] { $moves } coup, permis ; la partie est terminée.
       *[other] { $moves } coups, tous permis ; la partie est terminée.
    }
verify-seed = SHA-256 de la graine : { $found }
verify-promised = SHA-256 de la graine : { $found }, comme promis.

## Cards and piles

no-bonuses = pas de bonus
hal-has-no-bonuses = seul compte pour lui ce qui rapporte à la fin
behind-screen = derrière le paravent, tout le monde l’a vu : { $tiles }
# $amount is the number of cards in the deck.
pile-holds =
    { $amount ->
        [one] La défausse contient { $pile } ; il y a { $amount } carte dans la pioche.
       *[other] La défausse contient { $pile } ; il y a { $amount } cartes dans la pioche.
    }
pile-is-empty =
    { $amount ->
        [one] La défausse est vide ; il y a { $amount } carte dans la pioche.
       *[other] La défausse est vide ; il y a { $amount } cartes dans la pioche.
    }

# $amount of $cards are in the deck; in which order, and which, nobody knows.
deck-may-hold =
    { $amount ->
        [one] Il y a { $amount } carte dans la pioche, l’une de celles-ci : { $cards }.
       *[other] Il y a { $amount } cartes dans la pioche, parmi celles-ci : { $cards }.
    }
deck-is-empty = La pioche est vide.
supply-may-hold =
    { $amount ->
        [one] Il y a { $amount } tuile dans la réserve, l’une de celles-ci : { $tiles }.
       *[other] Il y a { $amount } tuiles dans la réserve, parmi celles-ci : { $tiles }.
    }
supply-is-empty = La réserve est vide.
no-districts = Il n’y a pas encore de quartiers.
# Above a table.
scores-now = Si la partie se terminait maintenant :
scores-now-own = Si la partie se terminait maintenant ; avec des paravents fermés, on ne connaît que ses propres points :

## Tables: headings of columns, which are narrow.

heading-resources = ressources
heading-supply = en réserve
heading-tiles = tuiles
heading-points = points
heading-new-hand = Changer sa main
heading-cards = cartes
heading-events = événements
heading-districts = quartiers
heading-green = vert
heading-expert = spécialiste
heading-total = total

## Below the tables

# $experts are strung together from expert-of, whose $expert is a title.
experts-in-play = Spécialistes : { $experts }.
expert-of = { $name } ({ $expert })
left-to-draw = Il reste à piocher { $left }.
# Who reads this, if she has given no name.
you-are = { $name } (toi)
first-player-and-left = { $name } joue en premier ; il reste à piocher { $left }.
# $tiles are as in "R24 B25".
prestige-left =
    { $amount ->
        [0] { $amount } bâtiment de prestige
        [one] { $amount } bâtiment de prestige ({ $tiles })
       *[other] { $amount } bâtiments de prestige ({ $tiles })
    }
# $names are those of $amount winners.
wins =
    { $amount ->
        [one] { $names } gagne avec { $points }.
       *[other] { $names } partagent la victoire avec { $points }.
    }
card-brings = { $card } ({ points })
cards-of = Cartes ({ $name }) : { $cards }.
# $shares are names with points and resources.
district-shares = Quartier { $buildings } : { $shares }.
district-share = { $name } { points } ({ resources })
district-of-nobody = Quartier { $buildings } : personne n’y a de ressources.

## Longer texts. An empty line begins a paragraph; lines are wrapped again, except in help-text.

# In columns; the words are those of "Commands".
help-text =
    Tape le numéro d’une option, ou un coup tel qu’il est écrit à côté :
      R7              jouer la carte rouge 7 seule (A : la carte A)
      R7+B4           la jouer avec la tuile bleu 4
      new hand        dépenser un jeton Changer sa main

    Ou l’un de ces mots, en anglais aussi :
      coups           tous les coups possibles, et ce qu’ils feraient
      conseil         ce qu’un bot ferait à ta place, et pourquoi
      conseil NOM     la même chose d’un autre bot
      ville           la ville encore une fois
      liste           la ville ligne par ligne, pour la lire à voix haute
      cartes          les cartes posées devant tout le monde, et ce qu’elles font
      défausse        la pile de défausse
      pioche          les cartes et les tuiles qui peuvent encore venir
      quartiers       les quartiers, et ce qu’ils rapporteraient
      scores          ce que tout le monde marquerait maintenant
      journal         l’histoire jusqu’ici ; journal tout la raconte depuis le début
      règles          les règles en bref
      annuler         reprendre ton coup, tant que rien de caché n’a été montré
      sauver FICHIER  sauvegarder la partie
      quitter         arrêter de jouer

welcome =
    Bienvenue à Ginkgopolis, une ville qui grandit en largeur et en hauteur.

    À chaque tour, tout le monde choisit en secret une carte, seule ou avec une tuile. Puis les cartes sont révélées
    tour à tour, et chacune est l’une de trois actions :

      Exploiter : une carte seule. Le bâtiment qu’elle nomme te donne autant d’éléments qu’il a de niveaux : un rouge
      des ressources, un bleu des tuiles, un jaune des points. Une carte Urbanisation te donne 1 ressource ou 1 tuile.

      Urbaniser : une carte Urbanisation avec une tuile. La tuile devient un nouveau bâtiment à la place du jeton de même lettre.
      Cela prend 1 de tes ressources, et tous les bâtiments voisins te donnent leurs éléments.

      Construire en hauteur : une carte Bâtiment avec une tuile. La tuile se pose sur le bâtiment, qui est désormais à toi. Cela
      prend 1 de tes ressources par niveau, 1 de plus si la couleur change, et des points si le numéro est inférieur.
      La personne à qui il était reprend ses ressources et marque des points. Tu gardes la carte, pour un bonus ou
      pour des points.

    Les cartes que tu ne joues pas vont à gauche. À la fin, le plus de points gagne ; beaucoup viennent des quartiers,
    des bâtiments voisins d’une même couleur, où marquent celles et ceux qui ont le plus de ressources.

rules-summary =
    Le but : le plus de points de réussite à la fin.

    Un tour : tout le monde choisit en secret une carte, seule ou avec une tuile (avant cela, on peut dépenser un
    jeton Changer sa main : il remplace toute la main ; non dépensé, il vaut 2 points). Puis les cartes sont révélées
    tour à tour :

      Exploiter (carte seule) : un bâtiment donne des éléments de sa couleur, autant qu’il a de niveaux : rouge des
      ressources, bleu des tuiles, jaune des points. Une carte Urbanisation donne 1 ressource ou 1 tuile. Puis viennent tes bonus
      Exploiter.

      Urbaniser (carte Urbanisation et tuile) : la tuile prend la place du jeton, et 1 de tes ressources va dessus. Le jeton se
      pose à côté ; autour de la ville, dans le sens horaire, les jetons restent dans l’ordre de A à L. Chaque
      bâtiment voisin donne ses éléments, puis viennent tes bonus Urbaniser.

      Construire en hauteur (carte Bâtiment et tuile) : les ressources du bâtiment reviennent à qui elles sont ; si ce n’est pas
      toi, avec 1 point pour chacune. Un numéro inférieur coûte la différence en points, une autre couleur 1
      ressource. Puis il faut 1 de tes ressources par niveau. Les bonus Construire en hauteur viennent, et tu gardes la
      carte.

    Ce qui ne peut pas être payé à la révélation n’est pas placé, et la carte est jouée seule. Une nouvelle tuile
    visible est un chantier (*) : sa carte rejoint la pioche quand celle-ci est reconstituée.

    La fin : quand la dernière tuile est piochée, on peut rendre des tuiles pour 1 point pièce. Le tour où les tuiles
    s’épuisent à nouveau, ou bien où quelqu’un a toutes ses ressources dans la ville, est le dernier.

    Les quartiers : au moins deux bâtiments voisins d’une même couleur. Qui y a le plus de ressources marque autant de
    points qu’il y a de ressources de tout le monde ; qui est en deuxième position, autant que ses propres ressources.
    Une personne seule dans un quartier marque les deux. En cas d’égalité compte le bâtiment le plus haut, puis le numéro le
    plus élevé dessus.

rules-new-buildings =
    Nouveaux bâtiments : les tuiles 21 à 23, de valeur II, ont leur propre réserve. Chaque fois que tu pioches des
    tuiles, tu peux en piocher une au lieu de deux ; tu le dis avant de voir une tuile. Leurs cartes, une fois en jeu,
    rapportent à la fin.

rules-prestige-buildings =
    Bâtiments de prestige (^) : les tuiles 24 et 25, de valeur III, sont visibles. Tu peux en prendre une au lieu de
    trois tuiles piochées. Aucune carte ne les nomme : elles ne donnent rien, et personne ne peut construire dessus.
    Dans les quartiers elles comptent comme les autres.

rules-green-spaces =
    Espaces verts (P) : une fois par tour, tu peux en prendre un au lieu d’une tuile piochée, et urbaniser avec.
    Personne ne peut l’exploiter ni construire dessus. Des espaces verts voisins sont un parc. Qui urbanise à côté
    d’un parc marque 2 points pour chacun de ses espaces verts. À la fin, un espace vert rapporte 1 point par niveau des
    bâtiments voisins, et tes ressources dans un parc comptent dans les quartiers voisins où tu en as d’autres.

rules-events =
    Événements : tu en as deux, chacun pour une seule fois. Tu peux en ajouter un à la carte que tu joues ; quand la
    carte est révélée, tu dis s’il a lieu avant ou après ton action. Il concerne le bâtiment que la carte nomme et ses
    voisins, ou avec une carte Urbanisation les bâtiments voisins du jeton. Ensuite il est dépensé ;
    seule une expropriation impossible te revient.

rules-keep-a-card =
    Garder une carte : outre la carte que tu joues, tu en mets une de côté, qui n’est pas passée mais te revient au
    tour suivant.

rules-experts =
    Spécialistes : dans le draft tu gardes trois personnages et une carte de spécialiste, dont le pouvoir n’est qu’à
    toi. Tape { command-cards } pour lire ce que font toutes celles qui sont en jeu.

rules-hal =
    Contre Hal : à chaque tour tu pioches trois cartes, en joues une et défausses les autres. Puis la carte de Hal
    est retournée, il pioche une tuile et construit toujours avec : il ne paie rien pour un numéro inférieur ou une
    autre couleur, seulement 1 ressource par niveau. Tu déplaces le jeton quand il urbanise, et il marque 1 point pour
    chaque élément que les voisins donneraient. Construire sur lui lui donne des points, et inversement. Au niveau
    expert, il retourne aussi la carte suivante après une carte Urbanisation : une carte Bâtiment, il la prend
    aussitôt ; de deux cartes Urbanisation, celle qui lui rapporte plus de points.

    La partie se termine après le tour où les tuiles sont épuisées, ou bien où toutes tes ressources ou toutes
    celles de Hal sont dans la ville. Hal marque pour ses cartes et ses quartiers comme tout le monde.
