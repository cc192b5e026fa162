# La page d’accueil.

home-line-1 = Une ville grandit,
home-line-2 = niveau par niveau.
home-lead = Nous sommes en 2212. Les villes vivent avec leurs arbres. Joue une carte pour exploiter un bâtiment, ajoute une tuile pour en élever un nouveau, et tiens les quartiers qui comptent.
home-play-bots = Partie rapide contre trois bots
home-open-table = Ouvrir une table
home-hal = En solitaire contre Hal
home-hot-seat = Sur le même écran
home-join-label = Lien ou code d’une table
home-join-placeholder = Rejoindre avec un lien
home-join-bad = Ce n’est pas le lien d’une table. Demande à ton hôte de le copier à nouveau.
site-rules = Règles
site-cards = Cartes
home-docs = Documentation
home-ladder = Classement
home-tournaments = Tournois
home-replay = Ouvrir un enregistrement
home-menu = Pages
home-setting-up = Mise en place…
home-your-games = Tes parties
home-open-tables = Tables ouvertes
home-no-games = Aucune partie dans cette liste.
primer-title = Première visite ?
home-no-open = Aucune table n’est affichée en ce moment.
home-no-open-why = Seules figurent ici les tables dont l’hôte a activé « Afficher cette table pour tout le monde ». On rejoint les autres avec le lien que leur hôte envoie.
home-open-listed = Ouvrir une table à tout le monde
levels-label = Niveau des bots

# Names of tables
table-quick = Partie rapide
table-hal = Contre Hal

home-your-choice = À toi de choisir
home-is-choosing = { $name } réfléchit
home-are-choosing = { $count ->
    [one] 1 personne réfléchit
   *[other] { $count } personnes réfléchissent
}
home-round = Tour { $round }
home-free = { $free ->
    [0] complète
    [one] 1 place libre
   *[other] { $free } places libres
}
home-seats = { $taken } sur { $players }
home-won = Victoire : { $names }
home-you-won = Tu as gagné
home-closed = Fermée
home-join = Rejoindre
home-watch = Regarder
home-kind-introductory = partie d’initiation
home-kind-normal = partie normale
home-kind-hal = contre Hal
home-kind-all = tous les modules
home-archive = Archiver { $title }
home-show-archived = Montrer les parties archivées
home-hide-archived = Masquer les parties archivées
home-bring-back = Sortir { $title } des archives
home-next-page = Afficher la suite
home-more = Tout montrer ({ $count })
home-you = Ton nom et ta couleur
home-name = Nom
home-colour = Couleur
home-save = Enregistrer
home-record-bad = Ce fichier n’est pas l’enregistrement d’une partie.
home-offline = Le serveur ne répond pas. Nouvel essai…

# Le choix de la langue, là où il y en a un
language-label = Langue
language-en = English
language-de = Deutsch
language-fr = Français

notice-allow = Préviens-moi quand c’est à moi de jouer
notice-on = Une notification te prévient quand c’est à toi de jouer
notice-blocked = Ton navigateur bloque les notifications de cette page

# Couleurs des joueurs
player-plum = prune, losange
player-mint = menthe, rond
player-onyx = noir, triangle
player-pearl = blanc, lune
player-rose = rose, croix
