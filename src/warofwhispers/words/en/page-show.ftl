# What others do, as it is shown.

page-show-title = What happens
page-show-through = { PERSON($seat) ->
    [you] Through your agent, the { POSITION($position) }.
   *[they] Through their agent, the { POSITION($position) }.
}
page-show-cities = { $by ->
    [1] { EMPIRE($empire) }: a city won
    [-1] { EMPIRE($empire) }: a city lost
   *[other] { EMPIRE($empire) }: { SIGNED($by) } cities
}
page-show-pause = Pause (Shift+Space)
page-show-resume = Go on (Shift+Space)
page-show-paused = Paused
page-show-skip = Skip (Space)
page-show-skip-all = Skip all (Escape)
page-show-ahead = { $number ->
    [one] 1 more
   *[other] { $number } more
}

### Since your last turn

page-recap-title = { $seated ->
    [yes] Since your last turn
   *[no] While you were away
}
page-recap-none = Since your last turn: nothing yet
page-recap-score = You: { $from } → { $to }
page-recap-same = You: still { $to }
page-recap-cards = { $number ->
    [one] 1 card played
   *[other] { $number } cards played
}
page-recap-no-cities = No city has changed hands.
page-recap-come = { WHO($society, form: "start") } is now { POSITION($position) }.
page-recap-gone = { WHO($society, form: "start") } is no longer { POSITION($position) }.
page-recap-play = Play it again
page-recap-more = Tell me more

### Moments

page-drama-you = You are { SOCIETY($society) }
page-drama-deal = Five loyalties, known to you alone
page-drama-counts = { $multiplier ->
    [0] { EMPIRE($empire) } cities count nothing for you.
    [-1] Each { EMPIRE($empire) } city costs you a point.
   *[other] Each { EMPIRE($empire) } city counts { $multiplier } for you.
}
page-drama-begin = To the table
page-drama-round = { $number ->
    [1] The game begins
    [4] The last round
   *[other] Round { $number } of 4
}
page-drama-betrayal = Loyalties are turned over
page-drama-slot = { EMPIRE($empire) }: { SLOT($slot) }
page-drama-moved = { EMPIRE($empire) }: { SLOT($from) } → { SLOT($slot) }
page-drama-fallen = The { EMPIRE($empire) } has lost its last city
page-drama-end = The whispers fall silent
