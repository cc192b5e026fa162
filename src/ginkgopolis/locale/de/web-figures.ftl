# Bildunterschriften der Regeln.

figure-city = Die erste Stadt: neun Gebäude, die niemandem gehören, und die zwölf Marker auf den Plätzen ringsum, im Uhrzeigersinn von A bis L.
figure-urbanize = Pflaume spielt F mit Gelb 9: Das Plättchen kommt an die Stelle des Markers F, mit 1 Ressource und einer Baustelle. Rot 8 hat 2 Ebenen und gibt 2 Ressourcen, Rot 3 gibt 1.
figure-construct = Pflaume spielt Rot 8 mit Blau 12: Mint bekommt 2 Ressourcen zurück und 2 Punkte. Das Gebäude hat jetzt 3 Ebenen; also setzt Pflaume 3 Ressourcen ein, legt für die andere Farbe noch 1 zurück und behält die Karte Rot 8.
figure-order = Wer um diese Stadt geht, kommt in die Bucht hinein und wieder heraus: erst an A vorbei, in der Bucht an B und C, dann an D. Die Reihenfolge stimmt.
figure-token = Gelb 9 ist gebaut, und Marker F darf auf einen der beiden leuchtenden Plätze daneben: Auf beiden folgen im Uhrzeigersinn weiter E, F und G aufeinander.
figure-elsewhere = Gelb 9 liegt jetzt, wo C lag, und daneben ist nichts frei. Zwischen B und D sind am Stadtrand zwei Plätze frei; auf einen davon kommt der Marker C.
figure-room = Gelb 9 liegt jetzt, wo C lag, und kein freier Platz passt in die Reihenfolge. Im Uhrzeigersinn nimmt C den Platz von D, D den von E und so weiter; I rückt auf den freien Platz daneben.
figure-courtyard = H liegt in einem Hof: Von außen kommt niemand dorthin. Rund um die Stadt gehen die Buchstaben ohne ihn weiter.
figure-districts = Ein rotes Viertel aus vier Gebäuden mit 6 Ressourcen: Pflaume hat 4 und bekommt alle 6 Punkte, Mint hat 2 und bekommt 2. Gelb 9 allein ist kein Viertel.
figure-parks = Pflaume urbanisiert E mit Blau 9 neben einem Park aus zwei Grünflächen und bekommt 4 Punkte.
