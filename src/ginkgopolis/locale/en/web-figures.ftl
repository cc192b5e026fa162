# Captions of the figures in the rules.

figure-city = The first city: nine buildings that belong to nobody, and the twelve tokens on the spaces around it, A to L clockwise.
figure-urbanize = Plum plays F with Yellow 9: the tile takes the place of token F, with 1 resource and a site. Red 8 has 2 floors and gives 2 resources, Red 3 gives 1.
figure-construct = Plum plays Red 8 with Blue 12: mint gets 2 resources back and 2 points. The building has 3 floors now, so plum places 3 resources, puts 1 more back for the other colour, and keeps the card Red 8.
figure-order = The walk around this city goes into the pocket and out again: it meets A, then B and C in the pocket, then D. The order holds.
figure-token = After Yellow 9 was built, token F may go to either of the two lit spaces beside it: in both places the letters still read E, F, G clockwise.
figure-elsewhere = Yellow 9 was built where C lay, and beside it nothing is free. Between B and D two spaces of the outline are, and token C may go to either.
figure-room = Yellow 9 was built where C lay, and no free space keeps the order. Clockwise, C takes the space of D, D that of E, and so on; I moves to the free space beside it.
figure-courtyard = H lies in a courtyard: nobody can walk there from outside. Around the city the letters read on without it.
figure-districts = A red district of four buildings with 6 resources: plum has 4 and scores all 6, mint has 2 and scores 2. The single Yellow 9 is no district.
figure-parks = Plum urbanizes E with Blue 9 beside a park of two green spaces and gets 4 points.
