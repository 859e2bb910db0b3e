# The coach's own page; `coach` has its reasons.

page-coach-title = The coach
page-coach-of = In the shoes of { WHO($society) }: from what they can see, and nothing else.
page-coach-thinking = Trying things out…
page-coach-no-moves = Nothing is asked of { WHO($society) } here.
page-coach-win = wins { $win } in 100 (± { $error }), score about { NUMBER($points, maximumFractionDigits: 1) }
page-coach-simulations = { $n ->
    [one] { $n } game tried.
   *[other] { $n } games tried.
}
page-coach-only = There is only one answer here.
page-coach-silent = I see no difference here that is worth a word. Play what you like.
page-coach-chance = With it you win about { $win ->
    [one] one game
   *[other] { $win } games
} in 100.
page-coach-instead = Second best: { $move }. It wins { $less ->
    [one] one game
   *[other] { $less } games
} fewer in 100.
page-coach-as-good = As good, as far as I see: { $move }.
page-coach-play = Play this
page-coach-moves = What I compared
