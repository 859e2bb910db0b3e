# The table: the map, the question and what can be done about it.

### The map

page-map-name = Map of the five empires
page-map-zoom-in = Zoom in
page-map-zoom-out = Zoom out
page-map-whole = Show the whole map
page-map-fill = Fill the frame with the map

# A region for those who hear the map.
page-region-spoken = { REGION($region) }, { page-region-holder }, { page-region-banners }{ $icons ->
    [0] {""}
   *[other] , { LIST($names, item: "item-icon", style: "plain") }
}{ $over ->
    [0] {""}
   *[other] , { supply-over }
}{ $open ->
    [yes] , can be chosen
   *[no] {""}
}
page-region-holder = { $own ->
    [yes] home of the { EMPIRE($home) }
   *[no] held by the { EMPIRE($empire) }, home of the { EMPIRE($home) }
}
page-region-banners = { $number ->
    [0] no banners
    [one] 1 banner
   *[other] { $number } banners
}

### The top of the table

page-skip = To the question
page-round = Round { $n } of 4
page-phase = · { PHASE($phase, form: "start") }
page-watching = You are watching.
page-step-nav = Steps of the game
page-step-back = Step back
page-step-on = Step forward
page-step-now = Back to now
page-step-at = Looking back: step { $n } of { $last }
page-menu = Menu
page-chat-title = Chat
page-chat-unread = { $n ->
    [one] Chat: 1 new message
   *[other] Chat: { $n } new messages
}

### The question

page-question-title = Question
page-question-watch = Watch what the others do…
page-question-dealt = The loyalties have been dealt…
page-question-sending = Sending…
page-question-auto = Only one answer: it is given for you in a moment.
page-question-options = Options
page-question-regions = { $n ->
    [one] In the field: { $n } region, lit on the map
   *[other] In the field: { $n } regions, lit on the map
}
page-question-over-supply = Above supply: { LIST($regions, item: "page-question-over-supply-item", style: "plain") }
page-question-over-supply-item = { REGION($region) } −{ $over }
page-question-nothing = does nothing now
page-question-gain = { $from } → { $to }
page-question-swap = { $option }: your score from { $from } to { $to }
page-place-control = You would control: { LIST($positions, item: "page-place-position", style: "plain") }.
page-place-position = { TITLE($item) }
page-place-cut = Could still take a seat in between: { LIST($players, item: "item-society", style: "plain") } (R4.2).
page-ability-tip =
    { ABILITY($ability) }
    { ABILITY($ability, form: "text") }
page-card-price = { CARD($card, form: "price") }
page-cards = { LIST($cards, item: "item-card") }
page-coach-ask = Ask the coach
page-suspicion-open = Suspicions

### What would come of it

page-outcome-title = { $number ->
    [one] If 1 goes
   *[other] If { $number } go
}
page-outcome-all = { $number ->
    [one] If it goes
   *[other] If all { $number } go
}
page-outcome-losses = loses { $lost }, keeps { $left }
page-outcome-fort = one to the fort (R5.4)
page-outcome-holder = { EMPIRE($empire) } holds { REGION($region) }.
page-outcome-count = { $number ->
    [one] 1 banner
   *[other] { $number } banners
}: { page-outcome-holder }
page-outcome-cities = A city changes hands.
page-outcome-score = Your score: { $from } → { $to }
page-outcome-send = Attack with { $number }
page-outcome-needed = { $number ->
    [one] One is enough to take it.
   *[other] { $number } or more would take it.
}
page-outcome-short = { $number ->
    [one] The one that can go would not take it.
   *[other] Even all { $number } would not take it.
}
page-loyalty-times = { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}

### Why not?

page-why-title = Why not?
page-why-past = You are looking at the past. Go back to now to play.
page-why-watching = You are watching: only players answer.

### Taking back

page-undo = Undo
page-undo-ask = Ask to undo
page-undo-ok = Take back your last choice
page-undo-reason = { $reason ->
    [ok] Take back your last choice
    [nothing] There is nothing of yours to take back.
    [chance] A card has been drawn since: all must agree.
    [revealed] Something hidden has been revealed since: all must agree.
    [other_moved] Somebody else has moved since: all must agree.
    [not_seated] Only players can undo.
    [over] The game is over.
   *[not_started] The game has not begun.
}

### Passing the screen on

page-cover-title = Hand the screen to { $name }
page-cover-text = You are { SOCIETY($society) }. When nobody else is looking, go on.
page-cover-go = I am { $name }: show my side

### On a phone

page-sheet-map = Map
page-sheet-councils = Councils
page-sheet-players = Players
page-sheet-hand = Hand
page-sheet-log = Log
page-strip-players = Societies and their scores

### Scores and positions, as grid and strip show them

page-score-range = { $low }…{ $high }
page-score-covered = ·
page-score = { $known ->
    [yes] score { $low } as things stand
   *[no] score between { $low } and { $high }, by what you know
}
page-player-tip =
    { WHO($society, form: "bare") }
    { $named ->
        [yes] { SOCIETY($society, form: "bare") }
       *[no] {""}
    }
    { $covered ->
        [yes] {""}
       *[no] { page-score }
    }
page-position-tip =
    { POSITION($position) }
    { page-position-sits }
page-position-sits = { $agent ->
    [none] { $controller ->
        [none] vacant
       *[other] vacant, controlled by { WHO($controller) }
    }
   *[other] { WHO($agent, form: "bare") }
}
page-position-spoken = { POSITION($position) }: { page-position-sits }{ $acting ->
    [yes] , acting now
   *[no] {""}
}{ $open ->
    [yes] , can be chosen
   *[no] {""}
}
page-card = { CARD($card) }
page-position = { POSITION($position) }
page-order = { ORDER($order) }
    .short = { ORDER($order, form: "short") }
