# The coach's own page; `coach` has its reasons.

page-coach-title = Il suggeritore
page-coach-of = Al posto { WHO($society, form: "of") }, con quel che può vedere e nient’altro.
page-coach-thinking = Sta provando…
page-coach-no-moves = Qui non tocca { WHO($society, form: "to") }.
page-coach-win = vince { $win } su 100 (± { $error }), punteggio circa { NUMBER($points, maximumFractionDigits: 1) }
page-coach-simulations = Partite provate: { $n }.
page-coach-only = Qui c’è una sola risposta.
page-coach-silent = Qui nessuna scelta spicca sulle altre. Gioca ciò che preferisci.
page-coach-chance = Così vinci circa { $win ->
    [one] una partita
   *[other] { $win } partite
} su 100.
page-coach-instead = Seconda scelta: { $move }. { $less ->
    [one] Una vittoria
   *[other] { $less } vittorie
} in meno su 100.
page-coach-as-good = Altrettanto buona, per quel che vedo: { $move }.
page-coach-play = Gioca questa mossa
page-coach-moves = Che cosa ho confrontato
