# The puzzle of the day.

page-puzzle-title = Il rompicapo del giorno
page-puzzle-hint = { $kind ->
    [deploy] Un posto per il tuo agente è nettamente migliore degli altri. Quale?
    [order] Un’azione è nettamente migliore delle altre. Quale?
    [attack] Un modo di attaccare è nettamente migliore degli altri. Quale?
    [card] La mossa migliore è nella tua mano.
   *[swap] Scoprire due fedeltà? E quali?
}
page-puzzle-right = È proprio questa.
page-puzzle-wrong = Non è la migliore: la ricerca la mette al posto { $place } su { $answers }.
page-puzzle-best = «{ $move }» vince circa { $win ->
    [one] una volta
   *[other] { $win } volte
} su 100.
page-puzzle-chosen = La tua, «{ $move }», vince circa { $win ->
    [one] una volta
   *[other] { $win } volte
} su 100.
page-puzzle-second = La seconda, «{ $move }», vince circa { $win ->
    [one] una volta
   *[other] { $win } volte
} su 100.
page-puzzle-saw = { $n ->
    [one] { $n } partita provata.
   *[other] { $n } partite provate.
}
page-puzzle-streak = { $days ->
    [one] Risolto oggi.
   *[other] Risolto { $days } giorni di fila.
}
page-puzzle-again = Guarda ancora
page-puzzle-tomorrow = Il prossimo arriva a mezzanotte, UTC.
