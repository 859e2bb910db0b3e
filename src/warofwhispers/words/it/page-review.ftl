# After the game: what they wanted, and one's own mistakes.

page-review-title = Che cosa volevano
page-review-thinking = Ripasso la partita…
page-review-eyes = Punto di vista
page-review-seat = Visto { WHO($society, form: "from") }
page-review-start = Inizio
page-review-round = Turno { $round }
page-review-end = Fine
page-review-known = { $right ->
    [yes] { $chance } su 100 per { EMPIRE($empire, form: "the") }, ed era vero.
   *[no] { $chance } su 100 per { EMPIRE($empire, form: "the") }; era un altro.
}
page-review-unknown = Si poteva sapere ben poco.
page-review-clues = Le azioni che parlavano
page-review-swaps = Scambi
page-review-swap = { $kind ->
    [won] { WHO($society, form: "start") } ha vinto scambiando { EMPIRE($empire, form: "the") } con { EMPIRE($other_empire, form: "the") }: { SIGNED($points) }.
   *[missed] { $wins ->
        [yes] { WHO($society, form: "start") } avrebbe vinto scambiando { EMPIRE($empire, form: "the") } con { EMPIRE($other_empire, form: "the") }: { SIGNED($points) }.
       *[no] { WHO($society, form: "start") } avrebbe avuto { SIGNED($points) } scambiando { EMPIRE($empire, form: "the") } con { EMPIRE($other_empire, form: "the") }.
    }
}
page-review-no-swaps = Nessuno scambio ha deciso la partita, e nessuno è stato mancato.
page-review-mistakes = I miei errori
page-review-progress = Esaminato finora: { $part }%
page-review-none = Nessuno che una ricerca più profonda ti rimprovererebbe.
# $question is what was asked.
page-review-asked = Turno { $round }: { $question }
page-review-mistake = Hai scelto «{ $chosen }». Con «{ $best }» avresti vinto { $less ->
    [one] { $less } partita
   *[other] { $less } partite
} in più su 100.
page-review-try = Riprova
page-review-watch = Rivedi
