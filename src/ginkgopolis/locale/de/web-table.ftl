app-failed = Diese Seite konnte nicht geladen werden.
app-reload = Erneut versuchen
close = Schließen
