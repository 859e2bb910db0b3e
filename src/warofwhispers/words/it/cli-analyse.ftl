# `whispers analyse`

cli-analyse-title = { WHO($player, form: "start") } alla decisione { $number }, turno { $round }: { $question }
cli-analyse-no-question = Decisione { $number }, turno { $round }: qui non tocca { WHO($player, form: "to") }, quindi non ci sono mosse da valutare.
cli-analyse-believed = Che cosa sembrano volere gli altri, da quel che hanno fatto in pubblico
cli-analyse-believed-line = { WHO($player, form: "start") }: Devoto { LIST($devout, item: "item-chance", style: "plain") }; una città vale { LIST($worth, item: "item-worth", style: "plain") }
item-chance = { EMPIRE($empire) } { NUMBER($chance, style: "percent") }
item-worth = { EMPIRE($empire) } { SIGNED($points) }
cli-analyse-moves = { $simulations ->
    [one] Mosse, dalla migliore ({ $simulations } partita provata)
   *[other] Mosse, dalla migliore ({ $simulations } partite provate)
}
cli-analyse-move = { $place }. { $move }
cli-analyse-found = { $tried ->
    [one] vince { NUMBER($win, style: "percent") } ± { NUMBER($error, style: "percent") }, punti { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }, provata una volta
   *[other] vince { NUMBER($win, style: "percent") } ± { NUMBER($error, style: "percent") }, punti { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }, provata { $tried } volte
}
cli-analyse-reason = - { $reason }
cli-analyse-only = C’è una sola risposta.
