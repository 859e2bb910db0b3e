# The coach's own page; `coach` has its reasons.

page-coach-title = Il suggeritore
page-coach-of = Al posto { WHO($society, form: "of") }, con quel che può vedere e nient’altro.
page-coach-thinking = Sta provando…
page-coach-moves = Mosse
page-coach-no-moves = Qui non tocca { WHO($society, form: "to") }.
page-coach-win = vince { $win } su 100 (± { $error }), punteggio circa { NUMBER($points, maximumFractionDigits: 1) }
page-coach-only = è l’unica risposta possibile.
page-coach-untried = non è stata provata.
page-coach-beliefs = A chi sembrano fedeli gli altri
page-coach-belief = { SLOT($slot) }: { EMPIRE($empire) }, { $chance } su 100
page-coach-cities = Città previste alla fine
page-coach-simulations = Partite provate: { $n }.
