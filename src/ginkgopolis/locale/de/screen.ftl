### The screen that stands still, in a terminal.

## Sizes

terminal-too-small = Dieses Terminal hat { $width } Spalten und { $height } Zeilen; der Bildschirm braucht { $columns } und { $lines }, deshalb kommt das Spiel in einfachen Zeilen.
screen-too-small = Bitte mach das Fenster größer: Der Bildschirm braucht { $columns } Spalten und { $lines } Zeilen.

## Before a game

form-title = Ein neues Spiel
form-against = Gegen
form-name = Dein Name
form-hal = Hal spielt
form-opponents = Gegner
form-strength = Stärke
form-set-up = Charaktere
form-modules = Module
form-bots = Bots
form-introductory = ein festes Set
form-draft = Draft
form-ask-bots = Wie stark sollen sie sein?
form-ask-modules = Mit Modulen der Erweiterung The Experts? Mit den Pfeiltasten kommst du zum nächsten, mit der Leertaste nimmst du es hinzu oder wieder heraus.

## The seats, in a narrow column; amounts may be "?".

screen-items = Res. { $resources } · Pl. { $tiles } · Pkt. { $points }
screen-store = Vorrat { $stock } · Kart. { $cards } · KA { $hands }
screen-store-alone = Vorrat { $stock } · Karten { $cards }
screen-districts = Viertel

## The panel

screen-how-to-choose = Drück die Nummer einer Karte, und den Buchstaben eines Plättchens, wenn eines dazukommt; Enter spielt.
screen-how-to-give = Drück die Buchstaben der Plättchen, die du zurückgibst, beliebig viele; Enter bestätigt.
screen-new-hand = Kartenaustausch
screen-event = Ereignis
screen-aside = beiseite
screen-lower = verdeckt darunter
screen-more-news = +{ $amount } weitere: l
screen-asks-bot = Ein Bot denkt darüber nach ...

## Questions to be answered by yes or no

ask-new-hand = Die Kartenhand austauschen, also alle Karten abwerfen und ebenso viele ziehen?
ask-stop = Hier aufhören? Was nicht gespeichert ist, geht verloren; Strg+C hört sofort auf.

## Between two people at one keyboard

curtain-hand-over = Gib die Tastatur an { $name } weiter.
curtain-press-enter = { $name }, drück Enter, wenn du da bist. Die anderen schauen weg.
curtain-take-back = Wer gerade gewählt hat, kann mit z noch einmal wählen.

## What keys do, in a word each

key-card = Karte
key-tile = Plättchen
key-play = spielen
key-clear = leeren
key-mark = wählen
key-hint = Tipp
key-help = Hilfe
key-command = Befehl
key-districts = Viertel
key-log = Verlauf
key-undo = zurück
key-wide = breite Stadt
key-quit = Ende
key-take = übernehmen
key-close = schließen
key-scroll = blättern
key-page = Seite
key-scores = Wertung
key-end = Ende
key-begin = beginnen
key-row = Zeile
key-space-bar = Leertaste
key-in-or-out = an/aus

# In columns.
help-keys =
    Tasten:
      1 bis 9         eine Karte deiner Hand, oder eine Möglichkeit
      q w e r t ...   ein Plättchen; mit der Fachkarte dafür ein zweites darunter
      v, a            das nächste Ereignis dazu, die nächste Karte beiseite
      n               die Kartenhand austauschen, nach einer Frage
      Enter, Escape   spielen, was gewählt ist, oder es zurücklegen
      Pfeile          Möglichkeit oder Platz wählen, sonst die Stadt bewegen
      Umschalt+Pfeile immer die Stadt bewegen
      h               ein Tipp von einem Bot
      d               Viertel, nummeriert, und wer darin punktet
      c               alles hervorheben, was deine Hand erreicht
      f               die Stadt in voller Breite
      s, l, k         Wertung, Verlauf, und die ausliegenden Karten aller
      z               deinen Zug zurücknehmen
      :               eine Zeile für Befehle und Züge; Tab ergänzt sie,
                      und die Pfeile holen zurück, was du früher getippt hast
      Strg+C          aufhören

help-drawing = Wo wenig Platz ist, hat ein Gebäude nur eine Zeile: sein Plättchen, seine Ebenen und einen Buchstaben dafür, wem es gehört.
