# `whispers analyse`

cli-analyse-title = { WHO($player, form: "start") } at decision { $number }, round { $round }: { $question }
cli-analyse-no-question = Decision { $number }, round { $round }: { WHO($player) } is not asked here, so there are no moves to weigh.
cli-analyse-believed = What the others seem to want, judging by what they did in public
cli-analyse-believed-line = { WHO($player, form: "start") }: Devout { LIST($devout, item: "item-chance", style: "plain") }; a city is worth { LIST($worth, item: "item-worth", style: "plain") }
item-chance = { EMPIRE($empire) } { NUMBER($chance, style: "percent") }
item-worth = { EMPIRE($empire) } { SIGNED($points) }
cli-analyse-moves = { $simulations ->
    [one] Moves, best first ({ $simulations } game tried)
   *[other] Moves, best first ({ $simulations } games tried)
}
cli-analyse-move = { $place }. { $move }
cli-analyse-found = { $tried ->
    [one] wins { NUMBER($win, style: "percent") } ± { NUMBER($error, style: "percent") }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, tried once
   *[other] wins { NUMBER($win, style: "percent") } ± { NUMBER($error, style: "percent") }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, tried { $tried } times
}
cli-analyse-reason = - { $reason }
cli-analyse-only = There is only one answer.
