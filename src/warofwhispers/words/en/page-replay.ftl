# Looking back at a game.

page-replay-bar = Replay · Round { $round } of 4 · { PHASE($phase, form: "start") }
page-replay-play = Play
page-replay-pause = Pause
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-speed = Speed
page-replay-times = ×{ NUMBER($speed) }
page-replay-eyes = Through the eyes of
page-replay-watcher = a spectator
page-replay-all = everyone
page-replay-link = Copy a link to this moment
page-replay-continue = Play on from here
page-replay-position = Step { $n } of { $last }
page-replay-asked = { WHO($player, form: "start") }: { $question }
page-replay-answer = { WHO($player, form: "start") } answered: { $answer }
page-replay-coach = What could they have thought?
page-replay-hand = { COUNT($cards) ->
    [0] no cards
   *[other] { LIST($cards, item: "page-replay-card", style: "plain") }
}
page-replay-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } ×{ $number }
}
