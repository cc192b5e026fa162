# Légendes des figures des règles.

figure-city = La première ville : neuf bâtiments qui ne sont à personne, et les douze jetons sur les places autour, de A à L dans le sens horaire.
figure-urbanize = Prune joue F avec Jaune 9 : la tuile prend la place du jeton F, avec 1 ressource et un chantier. Rouge 8 a 2 niveaux et donne 2 ressources, Rouge 3 en donne 1.
figure-construct = Prune joue Rouge 8 avec Bleu 12 : Menthe reprend 2 ressources et marque 2 points. Le bâtiment a maintenant 3 niveaux : Prune place 3 ressources, en remet 1 de plus pour l’autre couleur et garde la carte Rouge 8.
figure-order = Le tour de cette ville entre dans la poche et en ressort : on passe devant A, puis B et C dans la poche, puis D. L’ordre est respecté.
figure-token = Jaune 9 est construit, et le jeton F peut aller sur l’une des deux places éclairées à côté : dans les deux cas, on lit toujours E, F, G dans le sens horaire.
figure-elsewhere = Jaune 9 a pris la place de C, et rien n’est libre à côté. Entre B et D, deux places du bord de la ville le sont : le jeton C va sur l’une des deux.
figure-room = Jaune 9 a pris la place de C, et aucune place libre ne respecte l’ordre. Dans le sens horaire, C prend la place de D, D celle de E, et ainsi de suite ; I avance sur la place libre voisine.
figure-courtyard = H se trouve dans une cour : personne ne peut y entrer. Autour de la ville, les lettres se suivent sans lui.
figure-districts = Un quartier rouge de quatre bâtiments avec 6 ressources : Prune en a 4 et marque les 6 points, Menthe en a 2 et marque 2. Jaune 9, tout seul, n’est pas un quartier.
figure-parks = Prune urbanise E avec Bleu 9 à côté d’un parc de deux espaces verts et marque 4 points.
