# The coach's own page; `coach` has its reasons.

page-coach-title = Le mentor
page-coach-of = Point de vue : { WHO($society, form: "bare") }, avec ce qui se voit de là et rien d’autre.
page-coach-thinking = Essais en cours…
page-coach-moves = Coups
page-coach-no-moves = Ici, aucune question pour { WHO($society) }.
page-coach-win = gagne { $win } fois sur 100 (± { $error }), score d’environ { NUMBER($points, maximumFractionDigits: 1) }
page-coach-only = est la seule réponse possible.
page-coach-untried = n’a pas été essayé.
page-coach-beliefs = Ce que les autres semblent soutenir
page-coach-belief = { SLOT($slot) } : { EMPIRE($empire) }, { $chance } sur 100
page-coach-cities = Villes attendues à la fin
page-coach-simulations = { $n ->
    [one] { $n } partie essayée.
   *[other] { $n } parties essayées.
}
