# The coach's own page; `coach` has its reasons.

page-coach-title = The coach
page-coach-of = In the place of { WHO($society) }, from what they can see and nothing else.
page-coach-thinking = Trying things out…
page-coach-moves = Moves
page-coach-no-moves = Nothing is asked of { WHO($society) } here.
page-coach-win = wins { $win } in 100 (± { $error }), score about { NUMBER($points, maximumFractionDigits: 1) }
page-coach-only = is the only answer there is.
page-coach-untried = was not tried.
page-coach-beliefs = What the others seem to be loyal to
page-coach-belief = { SLOT($slot) }: { EMPIRE($empire) }, { $chance } in 100
page-coach-cities = Cities expected at the end
page-coach-simulations = { $n } games tried.
