# `whispers analyse`

cli-analyse-title = { WHO($player, form: "start") }, décision { $number }, manche { $round } : { $question }
cli-analyse-no-question = Décision { $number }, manche { $round } : aucune question ici pour { WHO($player) }, donc aucun coup à peser.
cli-analyse-believed = Ce que les autres semblent vouloir, d’après ce qu’ils ont fait devant tous
cli-analyse-believed-line = { WHO($player, form: "start") } : Dévoué { LIST($devout, item: "item-chance", style: "plain") } ; une ville vaut { LIST($worth, item: "item-worth", style: "plain") }
item-chance = { EMPIRE($empire) } { NUMBER($chance, style: "percent") }
item-worth = { EMPIRE($empire) } { SIGNED($points) }
cli-analyse-moves = { $simulations ->
    [one] Coups, le meilleur d’abord ({ $simulations } partie essayée)
   *[other] Coups, le meilleur d’abord ({ $simulations } parties essayées)
}
cli-analyse-move = { $place }. { $move }
cli-analyse-found = gagne { NUMBER($win, style: "percent") } ± { NUMBER($error, style: "percent") }, score { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }, essayé { $tried } fois
cli-analyse-reason = - { $reason }
cli-analyse-only = Il n’y a qu’une réponse.
