# The coach's own page; `coach` has its reasons.

page-coach-title = Le mentor
page-coach-of = Point de vue : { WHO($society, form: "bare") }, avec ce qui se voit de là et rien d’autre.
page-coach-thinking = Essais en cours…
page-coach-no-moves = Ici, aucune question pour { WHO($society) }.
page-coach-win = gagne { $win } fois sur 100 (± { $error }), score d’environ { NUMBER($points, maximumFractionDigits: 1) }
page-coach-simulations = { $n ->
    [one] { $n } partie essayée.
   *[other] { $n } parties essayées.
}
page-coach-only = Il n’y a qu’une réponse ici.
page-coach-silent = Ici, aucun choix ne se détache. Jouez ce qui vous plaît.
page-coach-chance = Ainsi vous gagnez environ { $win ->
    [one] { $win } partie
   *[other] { $win } parties
} sur 100.
page-coach-instead = Deuxième choix : { $move }. { $less ->
    [one] Une victoire
   *[other] { $less } victoires
} de moins sur 100.
page-coach-as-good = Aussi bon, à mes yeux : { $move }.
page-coach-play = Jouer ce coup
page-coach-moves = Ce que j’ai comparé
