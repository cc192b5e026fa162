# Le tutoriel, la page des règles et le recueil des cartes.

learn-title = Apprendre en jouant
learn-step = Étape { $step } sur { $steps }
learn-next = Suivant
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-other-way = C’est possible aussi, mais cette étape montre autre chose.
learn-over-title = Tu connais le jeu
learn-over-say = Le reste vient en jouant. Voici deux bots et une table avec conseils : demandes-en un quand tu veux.
learn-over-play = Jouer avec deux bots
learn-over-rules = Lire les règles
learn-starting = La table se prépare…
learn-rival = Wanda

learn-aim-title = Le but
learn-aim-say = Vous construisez ensemble une seule ville. Qui a le plus de points de réussite à la fin gagne : points gagnés en chemin, cartes de fin de partie et surtout quartiers, où marquent celles et ceux qui y ont le plus de ressources. À chaque tour, tout le monde choisit une carte en secret et passe les autres.
learn-aim-begin = Commencer : { $steps } petites étapes

learn-1-title = Exploiter un bâtiment
learn-1-say = Une carte jouée seule exploite son bâtiment : il rapporte un élément par niveau, quel qu’en soit le propriétaire.
learn-1-do = Choisis Rouge 8 et confirme.
learn-1-done = Le bâtiment de Wanda a 2 niveaux : tu as reçu 2 ressources. Cela ne t’a rien coûté, et à elle non plus.

learn-2-title = Exploiter avec une lettre
learn-2-say = Une carte Urbanisation jouée seule donne 1 ressource ou 1 tuile, à ton choix.
learn-2-do = Choisis une des lettres et confirme, puis prends une tuile.
learn-2-done = On construit avec des tuiles et on paie avec des ressources : il te faut les deux.

learn-3-title = Urbaniser
learn-3-say = Une carte Urbanisation avec une tuile construit là où se trouve son jeton. Cela coûte 1 ressource, et chaque bâtiment voisin te rapporte.
learn-3-do = Choisis F, ajoute Jaune 9 et confirme. Déplace ensuite le jeton vers une place libre.
learn-3-done = Rouge 8 t’a donné 2 ressources, Rouge 3 une, et ton personnage une de plus. À côté des hauts bâtiments, les nouveaux rapportent le plus.

learn-4-title = Construire en hauteur
learn-4-say = Une carte Bâtiment avec une tuile construit en hauteur sur ce bâtiment. Cela coûte 1 ressource par niveau, et tu gardes la carte et son effet.
learn-4-do = Choisis Rouge 3, ajoute Rouge 7 et confirme.
learn-4-done = Désormais Rouge 3 te donne 1 ressource chaque fois que tu construis en hauteur. La grue indique que la carte du nouveau sommet entrera en jeu quand la pioche sera mélangée.

learn-5-title = Construire chez les autres
learn-5-say = Tu peux construire sur n’importe quel bâtiment. Qui le possède reprend ses ressources et gagne 1 point pour chacune ; un numéro plus petit te coûte la différence en points.
learn-5-do = Choisis Rouge 8, ajoute Rouge 6 et lis ce que cela coûte. Puis confirme.
learn-5-done = Tu as payé 3 ressources et 2 points ; Wanda a repris 2 ressources et gagné 2 points. Cela te coûte plus qu’à elle : fais-le là où la place le mérite.

learn-6-title = Les quartiers
learn-6-say = Des voisins de même couleur forment un quartier. À la fin, qui y est en tête gagne 1 point par ressource présente ; qui suit, 1 point pour chacune des siennes.
learn-6-do = Affiche les quartiers avec D. Puis pose Rouge 12 sur Bleu 1 : il relie trois bâtiments rouges.
learn-6-done = Le quartier rouge compte 6 ressources, dont 4 à toi. Si la partie se terminait maintenant, il te donnerait 6 points et 2 à Wanda.

learn-7-title = Les mains tournent
learn-7-say = Tout le monde choisit en même temps. Puis les cartes que tu n’as pas jouées vont à gauche, et tu reçois celles de droite.
learn-7-do = Choisis Bleu 3, confirme et regarde ce que devient ta main.
learn-7-done = K et L sont allées chez Wanda, son C et son Jaune 2 sont venus chez toi, et chaque main a été complétée à quatre cartes. Ce que tu laisses, on peut le jouer à ta gauche.

learn-8-title = Changer sa main
learn-8-say = Quatre cartes Urbanisation et pas de tuile : une main faible. Tu as deux jetons Changer sa main ; chacun change toute ta main avant ton choix. Un jeton qui reste vaut 2 points à la fin.
learn-8-do = Appuie sur Changer ma main et réponds oui.
learn-8-done = Tes quatre cartes sont défaussées et quatre cartes nouvelles sont là. Cela te coûte 2 points à la fin, pas plus.

learn-9-title = Les personnages
learn-9-say = Trois personnages t’aident toute la partie. L’un des tiens donne 1 ressource chaque fois que tu urbanises ; les autres donnent 1 point et 1 tuile chaque fois que tu construis en hauteur.
learn-9-do = Choisis Jaune 1, ajoute Jaune 10 et confirme.
learn-9-done = En plus du niveau, tes personnages t’ont donné 1 point et 1 tuile. Dans une partie normale, tu les choisis : garde une carte, passe les autres, trois fois.

learn-10-title = L’horloge
learn-10-say = La partie se termine quand les tuiles sont épuisées pour la deuxième fois, ou quand quelqu’un a toutes ses ressources en ville. Il reste deux tuiles.
learn-10-do = Exploite Bleu 14 : tu pioches les deux, et c’est le dernier tour.
learn-10-done = On additionne points, cartes, jetons Changer sa main et quartiers, et tu es en tête. Bien joué !

# La page des règles
rules-title = Les règles
rules-lead = Avec nos mots et en articles numérotés. Là où les règles imprimées laissent un doute, une note dit comment ce programme les lit.
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-none = Rien dans les règles n’y correspond.
rules-link = Lien vers { $clause }

# Le recueil des cartes
cards-title = Toutes les cartes
cards-lead = Ce que fait chaque carte : seule, avec une tuile, et gardée devant ton paravent.
cards-letters = Cartes Urbanisation
cards-letters-lead = Il y en a douze, une pour chaque jeton autour de la ville. On ne les garde jamais.
cards-permanent = Cartes Bâtiment 1 à 9
cards-permanent-lead = Gardées par qui construit sur leur bâtiment. Elles rapportent chaque fois que tu fais cette action.
cards-endgame = Cartes Bâtiment 10 à 23
cards-endgame-lead = Gardées de la même façon. Elles rapportent des points à la fin. 21 à 23 viennent avec les Nouveaux bâtiments.
cards-characters = Cartes Personnage
cards-characters-lead = Trois par personne au début. Elles donnent des éléments une fois, et un bonus toute la partie.
cards-experts = Spécialistes
cards-experts-lead = Une carte par personne avec le module Spécialistes. Chacune nomme deux événements.
cards-events = Événements
cards-events-lead = Joués avec une carte, avant ou après l’action, une seule fois.
cards-filter = Afficher
cards-filter-all = toutes
cards-colour-red = Rouge
cards-colour-blue = Bleu
cards-colour-yellow = Jaune
