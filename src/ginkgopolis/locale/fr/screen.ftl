### The screen that stands still, in a terminal.

## Sizes

terminal-too-small = Ce terminal a { $width } colonnes et { $height } lignes ; l’écran en demande { $columns } et { $lines }, la partie s’affiche donc en simples lignes.
screen-too-small = Agrandis la fenêtre : l’écran demande { $columns } colonnes et { $lines } lignes.

## Before a game

form-title = Une nouvelle partie
form-against = Contre
form-name = Ton nom
form-hal = Hal joue
form-opponents = Adversaires
form-strength = Force
form-set-up = Personnages
form-modules = Modules
form-bots = des bots
form-introductory = un lot fixe
form-draft = draft
form-ask-bots = De quelle force ?
form-ask-modules = Avec des modules de l’extension The Experts ? Les flèches passent de l’un à l’autre, la barre d’espace en ajoute ou en retire un.

## The seats, in a narrow column; amounts may be "?".

screen-items = res { $resources } · tuiles { $tiles } · pts { $points }
screen-store = rés. { $stock } · cartes { $cards } · CM { $hands }
screen-store-alone = réserve { $stock } · cartes { $cards }
screen-districts = Quartiers

## The panel

screen-how-to-choose = Appuie sur le numéro d’une carte, et sur la lettre d’une tuile si tu en ajoutes une ; Entrée joue.
screen-how-to-give = Appuie sur les lettres des tuiles que tu rends, autant que tu veux ; Entrée confirme.
screen-new-hand = changer sa main
screen-event = événement
screen-aside = mise de côté
screen-lower = cachée dessous
screen-more-news = +{ $amount } autres : l
screen-asks-bot = Un bot y réfléchit ...

## Questions to be answered by yes or no

ask-new-hand = Changer ta main, donc défausser toutes tes cartes et en piocher autant ?
ask-stop = Arrêter ici ? Ce qui n’est pas sauvegardé est perdu ; Ctrl+C arrête aussitôt.

## Between two people at one keyboard

curtain-hand-over = Passe le clavier à { $name }.
curtain-press-enter = { $name }, appuie sur Entrée quand tu es là. Les autres regardent ailleurs.
curtain-take-back = La personne qui vient de choisir peut choisir de nouveau avec z.

## What keys do, in a word each

key-card = carte
key-tile = tuile
key-play = jouer
key-clear = effacer
key-mark = choisir
key-hint = conseil
key-help = aide
key-command = commande
key-districts = quartiers
key-log = journal
key-undo = annuler
key-wide = ville large
key-quit = quitter
key-take = prendre
key-close = fermer
key-scroll = défiler
key-page = page
key-scores = scores
key-end = finir
key-begin = commencer
key-row = ligne
key-space-bar = Espace
key-in-or-out = oui/non

# In columns.
help-keys =
    Touches :
      1 à 9           une carte de ta main, ou une option
      q w e r t ...   une tuile ; avec la carte spécialiste, une seconde dessous
      v, a            l’événement suivant à ajouter, la carte suivante de côté
      n               changer ta main, après une question
      Entrée, Échap   jouer ce qui est choisi, ou le reposer
      flèches         choisir une option ou une place ; sinon déplacer la ville
      Maj+flèches     déplacer la ville, toujours
      h               un conseil d’un bot
      d               les quartiers, numérotés, et ce qu’ils rapportent
      c               mettre en valeur tout ce que ta main atteint
      f               la ville sur toute la largeur
      s, l, k         scores, journal, et cartes posées devant tout le monde
      z               reprendre ton coup
      :               une ligne pour taper commandes et coups ; Tab les complète,
                      et les flèches ramènent ce que tu as déjà tapé
      Ctrl+C          arrêter de jouer

help-drawing = Là où la place manque, un bâtiment tient sur une ligne : sa tuile, ses niveaux et une lettre pour dire à qui il est.
