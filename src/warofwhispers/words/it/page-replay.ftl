# Looking back at a game.

page-replay-bar = Replay · Turno { $round } di 4 · { PHASE($phase, form: "start") }
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-first = All’inizio
page-replay-last = Alla fine
page-replay-speed = Velocità
page-replay-times = ×{ NUMBER($speed) }
page-replay-eyes = Con gli occhi di
page-replay-watcher = chi guarda
page-replay-all = chi vede tutto
page-replay-link = Copia un link a questo momento
page-replay-continue = Continua a giocare da qui
page-replay-position = Passo { $n } di { $last }
page-replay-asked = { WHO($player, form: "start") }: { $question }
page-replay-answer = Risposta { WHO($player, form: "of") }: { $answer }
page-replay-coach = Che cosa avrebbe potuto pensare?
page-replay-hand = { COUNT($cards) ->
    [0] nessuna carta
   *[other] { LIST($cards, item: "page-replay-card", style: "plain") }
}
page-replay-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } ×{ $number }
}
