# The puzzle of the day.

page-puzzle-title = Puzzle of the day
page-puzzle-hint = { $kind ->
    [deploy] One place for your agent is clearly better than all others. Which?
    [order] One order is clearly better than all others. Which?
    [attack] One way to attack is clearly better than all others. Which?
    [card] Somewhere in your hand lies the best move.
   *[swap] Will you show your colours, and if so, which?
}
page-puzzle-right = That is it.
page-puzzle-wrong = Not the best: the search ranks it { $place } of { $answers }.
page-puzzle-best = { $move } wins about { $win } in 100.
page-puzzle-chosen = Yours, { $move }, wins about { $win } in 100.
page-puzzle-second = The next best, { $move }, wins about { $win } in 100.
page-puzzle-saw = { $n ->
    [one] { $n } game tried.
   *[other] { $n } games tried.
}
page-puzzle-streak = { $days ->
    [one] Solved today.
   *[other] Solved { $days } days in a row.
}
page-puzzle-again = Look again
page-puzzle-tomorrow = The next one comes at midnight, UTC.
