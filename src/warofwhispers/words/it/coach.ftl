# What a bot would think in one's place: coach-<code> for each reason of an analysis, a sentence each.

coach-takes = { $whose ->
    [mine] { EMPIRE($empire, form: "start") } prende la città { EMPIRE($loser, form: "of") } { REGION($region, form: "in") }: { SIGNED($points) } per te.
    [rival] { EMPIRE($empire, form: "start") } prende la città { REGION($region, form: "in") }{ $points ->
        [0] , e { WHO($rival) } sembra puntare { EMPIRE($loser, form: "on") }
       *[other] : { SIGNED($points) } per te, ma { WHO($rival) }, che sembra puntare { EMPIRE($loser, form: "on") }, ci perde di più
    }.
   *[none] { EMPIRE($empire, form: "start") } prende la città { EMPIRE($loser, form: "of") } { REGION($region, form: "in") }.
}
coach-saves = Senza difesa la città { EMPIRE($empire, form: "of") } { REGION($region, form: "in") } cade davanti a { $banners ->
        [one] uno stendardo
       *[other] { $banners } stendardi
    } { EMPIRE($foe, form: "of") }{ $whose ->
        [mine] : { SIGNED($points) } per te finché resiste
       *[rival] , e { WHO($rival) } sembra puntare { EMPIRE($foe, form: "on") }
    }.
coach-exposes = Così la città { EMPIRE($empire, form: "of") } { REGION($region, form: "in") } resta esposta { EMPIRE($foe, form: "to") }.
coach-threatens = { EMPIRE($empire, form: "start") } potrebbe poi prendere la città { EMPIRE($loser, form: "of") } { REGION($region, form: "in") }.
coach-waits = Niente di ciò che si offre qui vale quanto costa.
coach-can-attack = { $whose ->
    [mine] { POSITION($position, form: "start") } può prendere la città { EMPIRE($loser, form: "of") } { REGION($region, form: "in") }: { SIGNED($points) } per te.
    [rival] { POSITION($position, form: "start") } può prendere la città { REGION($region, form: "in") }{ $points ->
        [0] , e { WHO($rival) } sembra puntare { EMPIRE($loser, form: "on") }
       *[other] : { SIGNED($points) } per te, ma { WHO($rival) }, che sembra puntare { EMPIRE($loser, form: "on") }, ci perde di più
    }.
   *[none] { POSITION($position, form: "start") } può prendere la città { EMPIRE($loser, form: "of") } { REGION($region, form: "in") }.
}
coach-can-guard = La città { EMPIRE($empire, form: "of") } { REGION($region, form: "in") } è esposta a { $banners ->
        [one] uno stendardo
       *[other] { $banners } stendardi
    } { EMPIRE($foe, form: "of") }; { POSITION($position, form: "the") } può rinforzarla{ $whose ->
        [mine] : { SIGNED($points) } per te
       *[rival] , e { WHO($rival) } sembra puntare { EMPIRE($foe, form: "on") }
    }.
coach-can-draw = Con { POSITION($position, form: "the") } puoi pescare { $number ->
    [one] una carta
   *[other] { $number } carte
}.
coach-controls = { $points ->
    [-1] { POSITION($position, form: "start") } agisce per { EMPIRE($empire, form: "the") }, le cui città ti costano punti: meglio tu di chi le vuole.
    [0] { POSITION($position, form: "start") } agisce per { EMPIRE($empire, form: "the") }, le cui città non ti danno nulla: meglio tu di chi ci conta.
   *[other] { POSITION($position, form: "start") } agisce per { EMPIRE($empire, form: "the") }: ogni sua città ti vale { SIGNED($points) }.
}
coach-gives-up = { $use ->
    [little] Per come stanno le cose, il tuo { POSITION($position) } può fare poco per te.
   *[more] Il tuo { POSITION($position) } potrebbe ancora esserti utile.
}
coach-forecast = { $trend ->
    [up] { EMPIRE($empire, form: "start") } dovrebbe finire con più città, e questo giova più { $side ->
        [mine] a te che ai rivali
       *[rivals] ai rivali che a te
    }.
   *[down] { EMPIRE($empire, form: "start") } dovrebbe finire con meno città, e questo nuoce più { $side ->
        [mine] a te che ai rivali
       *[rivals] ai rivali che a te
    }.
}
coach-field = Un agente { REGION($region, form: "in") } conta, solo per te, come una città in più { EMPIRE($empire, form: "of") }.
coach-swaps = Alla fine, scambiare { EMPIRE($empire, form: "the") } con { EMPIRE($other_empire, form: "the") } dovrebbe valerti circa { SIGNED($points) }.
coach-shows = Tutti vedranno le tue fedeltà su { SLOT($slot) } e su { SLOT($other_slot) }.
coach-cards = { $number ->
    [-2] Ti costa due carte.
    [-1] Ti costa una carta.
    [1] Una carta in più in mano.
    [2] Due carte in più in mano.
   *[other] Carte nella tua mano: { SIGNED($number) }.
}
# Said where nothing else speaks for an answer.
coach-brings-more = Così puoi aspettarti circa { $points ->
    [one] un punto
   *[other] { $points } punti
} in più che con la seconda scelta.
# Puzzles: what came of an answer, compared with the best one.
coach-holds-less = { $whose ->
    [mine] Dopo la risposta migliore { EMPIRE($empire, form: "the") } tiene { REGION($region, form: "the") } a fine turno { $best ->
        [one] una volta
       *[other] { $best } volte
    } su 100, dopo questa { $here ->
        [one] una
       *[other] { $here }
    }: { SIGNED($points) } per te ogni volta.
   *[rival] Dopo la risposta migliore { EMPIRE($empire, form: "the") } tiene { REGION($region, form: "the") } a fine turno { $best ->
        [one] una volta
       *[other] { $best } volte
    } su 100, dopo questa { $here ->
        [one] una
       *[other] { $here }
    }, e { WHO($rival) } sembra puntare { EMPIRE($loser, form: "on") }.
}
coach-scores-less = Punti che puoi aspettarti: { NUMBER($best, maximumFractionDigits: 1) } dopo la risposta migliore, { NUMBER($here, maximumFractionDigits: 1) } dopo questa.
