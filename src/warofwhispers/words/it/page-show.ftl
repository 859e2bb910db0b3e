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
page-show-score = Il tuo punteggio: { $from } → { $to }
page-show-pause = Pausa
page-show-resume = Riprendi
page-show-paused = In pausa
page-show-skip = Salta (Spazio)
page-show-skip-all = Salta tutto (Esc)
page-show-ahead = { $number ->
    [one] ancora 1
   *[other] ancora { $number }
}
