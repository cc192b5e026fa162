app-failed = Cette page n’a pas pu être chargée.
app-reload = Réessayer
close = Fermer
