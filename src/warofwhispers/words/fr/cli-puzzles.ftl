# `whispers puzzles`

cli-puzzles-line = { $number }. { $kind ->
    [deploy] agent
    [order] action
    [attack] attaque
    [card] carte
   *[swap] échange
}, manche { $round }, joueurs : { $players }, réponses : { $answers }. « { $best } » gagne { $win } fois sur 100, « { $second } » { $less } de moins
cli-puzzles-today = L’énigme du jour est la numéro { $number }.
cli-puzzles-checked = { $holds ->
    [yes] { $number }. « { $best } » est la meilleure : { $lead } fois de plus sur 100 (± { $error }).
   *[no] { $number }. DIFFÈRE : « { $best } » devait être la meilleure, mais « { $found } » gagne { $lead } fois de plus sur 100 (± { $error }).
}
cli-puzzles-sum = Solutions confirmées : { $right } ; démenties : { $wrong }.
