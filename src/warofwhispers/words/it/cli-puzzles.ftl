# `whispers puzzles`

cli-puzzles-line = { $number }. { $kind ->
    [deploy] agente
    [order] azione
    [attack] attacco
    [card] carta
   *[swap] scambio
}, turno { $round }, giocatori: { $players }, risposte: { $answers }. «{ $best }» vince { $win ->
    [one] una volta
   *[other] { $win } volte
} su 100, «{ $second }» { $less } in meno
cli-puzzles-today = Il rompicapo di oggi è il numero { $number }.
cli-puzzles-checked = { $holds ->
    [yes] { $number }. «{ $best }» è la migliore: { $lead ->
        [one] una volta
       *[other] { $lead } volte
    } su 100 in più (± { $error }).
   *[no] { $number }. DIVERSO: doveva essere «{ $best }», ma «{ $found }» vince { $lead ->
        [one] una volta
       *[other] { $lead } volte
    } su 100 in più (± { $error }).
}
cli-puzzles-sum = Soluzioni confermate: { $right }; smentite: { $wrong }.
