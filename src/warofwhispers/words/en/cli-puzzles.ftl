# `whispers puzzles`

cli-puzzles-line = { $number }. { $kind ->
    [deploy] agent
    [order] order
    [attack] attack
    [card] card
   *[swap] swap
}, round { $round }, players: { $players }, answers: { $answers }. "{ $best }" wins { $win } in 100, "{ $second }" { $less } fewer
cli-puzzles-today = Today’s puzzle is number { $number }.
cli-puzzles-checked = { $holds ->
    [yes] { $number }. "{ $best }" is best: ahead by { $lead } in 100 (± { $error }).
   *[no] { $number }. DIFFERS: "{ $best }" was to be best; "{ $found }" is ahead by { $lead } in 100 (± { $error }).
}
cli-puzzles-sum = Solutions that hold: { $right }; that do not: { $wrong }.
