# What others do, as it is shown.

page-show-title = Che cosa succede
page-show-through = { PERSON($seat) ->
    [you] Tramite il tuo agente, { POSITION($position, form: "the") }.
   *[they] Tramite un suo agente, { POSITION($position, form: "the") }.
}
page-show-cities = { $by ->
    [1] { EMPIRE($empire) }: una città conquistata
    [-1] { EMPIRE($empire) }: una città perduta
   *[other] { EMPIRE($empire) }: { SIGNED($by) } città
}
page-show-pause = Pausa (Maiusc+Spazio)
page-show-resume = Riprendi (Maiusc+Spazio)
page-show-paused = In pausa
page-show-skip = Salta (Spazio)
page-show-skip-all = Salta tutto (Esc)
page-show-ahead = { $number ->
    [one] ancora 1
   *[other] ancora { $number }
}

### Since your last turn

page-recap-title = { $seated ->
    [yes] Dalla tua ultima mossa
   *[no] Mentre non c’eri
}
page-recap-none = Dalla tua ultima mossa: ancora nulla
page-recap-score = Tu: { $from } → { $to }
page-recap-same = Tu: sempre { $to }
page-recap-cards = { $number ->
    [one] 1 carta giocata
   *[other] { $number } carte giocate
}
page-recap-no-cities = Nessuna città ha cambiato mano.
page-recap-come = { WHO($society, form: "start") } ora è { POSITION($position) }.
page-recap-gone = { WHO($society, form: "start") } non è più { POSITION($position) }.
page-recap-play = Mostralo di nuovo
page-recap-more = Dimmi di più

### Moments

page-drama-you = Tu sei { SOCIETY($society) }
page-drama-deal = Cinque fedeltà, note solo a te
page-drama-counts = { $multiplier ->
    [0] Le città { EMPIRE($empire, form: "of") } non contano nulla per te.
    [-1] Ogni città { EMPIRE($empire, form: "of") } ti costa un punto.
   *[other] Ogni città { EMPIRE($empire, form: "of") } conta { $multiplier } per te.
}
page-drama-begin = Al tavolo
page-drama-round = { $number ->
    [1] La partita comincia
    [4] L’ultimo turno
   *[other] Turno { $number } di 4
}
page-drama-betrayal = Alcune fedeltà vengono scoperte
page-drama-slot = { EMPIRE($empire) }: { SLOT($slot) }
page-drama-moved = { EMPIRE($empire) }: { SLOT($from) } → { SLOT($slot) }
page-drama-fallen = { EMPIRE($empire, form: "start") } ha perduto la sua ultima città
page-drama-end = I sussurri tacciono
