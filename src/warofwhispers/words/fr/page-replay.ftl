# Looking back at a game.

page-replay-bar = Relecture · Manche { $round } sur 4 · { PHASE($phase, form: "start") }
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-first = Au début
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-times = ×{ NUMBER($speed) }
page-replay-eyes = Point de vue
page-replay-watcher = spectateur
page-replay-all = tout voir
page-replay-link = Copier un lien vers cet instant
page-replay-continue = Reprendre à partir d’ici
page-replay-position = Étape { $n } sur { $last }
page-replay-asked = { WHO($player, form: "start") } : { $question }
page-replay-answer = Réponse ({ WHO($player, form: "bare") }) : { $answer }
page-replay-coach = Que penser à sa place ?
page-replay-hand = { COUNT($cards) ->
    [0] aucune carte
   *[other] { LIST($cards, item: "page-replay-card", style: "plain") }
}
page-replay-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } ×{ $number }
}
