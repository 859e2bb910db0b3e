# What lies around the map: councils, players, cards, log, menu, coach.

### Councils

page-council-of = Council of the { EMPIRE($empire) }
page-council-choose = { EMPIRE($empire) }, can be chosen
page-council-cities =
    { $number ->
        [one] 1 city
       *[other] { $number } cities
    }
    Each counts for everyone loyal to the { EMPIRE($empire) } (R8.1).
page-council-reserve =
    { $number ->
        [one] 1 banner in reserve
       *[other] { $number } banners in reserve
    }
    Of twenty in all; what is not on the map waits here (R1.5).
page-council-deck =
    { $number ->
        [one] 1 card in the deck
       *[other] { $number } cards in the deck
    }{ $discards ->
        [0] {""}
       *[other] , { $discards } discarded
    }
    Orders to draw take from here (R4.5).
page-council-open-deck = Open the deck
page-council-deck-count = { $discards ->
    [0] { $number }
   *[other] { $number }+{ $discards }
}
page-council-orders = orders
page-position-control = { $agent ->
    [none] { $controller ->
        [none] nobody controls it
       *[other] vacant, controlled by { WHO($controller) } from further round the council (R4.2)
    }
   *[other] controlled by { WHO($agent) }
}
page-position-label = { $acting ->
    [yes] {""}
   *[no] { $number }{" "}
}{ TITLE($title) }: { page-position-control }{ $acting ->
    [yes] , acting now
   *[no] {""}
}{ $open ->
    [yes] , can be chosen
   *[no] {""}
}
page-position-about =
    { POSITION($position) }
    { $acting ->
        [yes] The tracker is here: this position acts now (R4.1).
       *[no] {""}
    }
    { page-position-control }
    { LIST($orders, item: "page-order-item", style: "plain") }
page-order-item = { ORDER($item) }
page-order-tip =
    { ORDER($order, form: "start") }
    { $kind ->
        [add] Banners go where the empire rules, from its reserve (R4.4).
        [draw] From this empire’s deck (R4.5).
        [idle] Would do nothing now (R4.3).
        [attack] From a region of this empire into one next to it (R5.1).
        [switch] The acting agent moves within this council and gives an order there (R4.6).
       *[per] { $number } now, for what the empire controls.
    }

### Players

page-players-title = Societies
page-players-first = first player
page-players-away = away: a bot plays on
page-players-offline = offline
page-players-thinking = thinking
page-players-standing = { $standing ->
    [order] no alliances during this order
   *[round] no alliances this round
}
page-players-agents = { $number ->
    [one] 1 agent left
   *[other] { $number } agents left
}
page-players-agents-tip =
    { page-players-agents }
    Not on the board; two more are placed each round, three with two players (R3.2).
page-players-cards = { $number ->
    [one] 1 { EMPIRE($empire) } card
   *[other] { $number } { EMPIRE($empire) } cards
}
page-players-cards-tip =
    { page-players-cards }
    Their colour is known to all, what they are paired with is not.
page-players-tie = Tied? { SETTING("tie") ->
    [concealed] Most hidden loyalties, then most cards; else nobody wins
   *[other] Fewest swaps, then most cards; else victory is shared
} (R8.3).
page-players-no-cards = no cards

### Loyalties

page-loyalty-title = Loyalties
page-loyalty-choose = { $empire ->
    [none] { page-loyalty-times } { SLOT($slot) }, can be chosen
   *[other] { page-loyalty-times } { SLOT($slot) }, { EMPIRE($empire) }, can be chosen
}
page-loyalty-tip =
    { SLOT($slot) }: { $empire ->
        [none] face down
       *[other] { EMPIRE($empire) }
    }
    { page-loyalty-times } { SLOT($slot) }: each city counts { $multiplier ->
        [-1] −1
       *[other] { $multiplier }
    }.
    { $up ->
        [yes] Face up: everyone sees it, and it never moves again (R7.2).
       *[no] Face down: only its player knows it (R2.2).
    }

### The hand

page-hand-title = Your cards
page-hand-none = No cards in hand.
page-hand-cover = Cover
page-hand-uncover = Uncover
page-hand-covered = Covered. Only you should look.
page-card-now = { CARD($card) }, playable now

### A region looked at

page-region-limit = Feeds { $limit } (R4.7)
page-region-agents = Field agents: { LIST($societies, item: "item-society", style: "plain") }
page-region-borders = Borders: { LIST($regions, item: "item-region", style: "plain") }

### Log

page-log-title = Log
page-log-empty = Nothing has happened yet.
page-log-news = { $number ->
    [one] { $number } new line ↓
   *[other] { $number } new lines ↓
}

### Menu

page-menu-reclaim-bot = The others are asked whether a bot may play for this seat. Its own link opens it again at any time.
page-menu-reclaim-refused = The others did not agree.

### Several banners at once

page-plan-left = { $kind ->
    [kill] { $left ->
        [0] That is all.
       *[other] Up to { $left } more may die
    }
    [discard] { $left ->
        [0] All chosen.
       *[other] { $left } left to discard
    }
   *[place] { $left ->
        [0] All placed.
       *[other] { $left } left to place
    }
}
page-plan-less = One less: { $name }
page-plan-more = One more: { $name }
page-plan-all = { $name }: all here
    .short = all
page-plan-none-left = { $size ->
    [one] It is planned; take it back to put it elsewhere.
   *[other] All { $size } are planned; take one back to put it elsewhere.
}
page-plan-room = { $name }: no more than { $most }.
page-plan-clear = Start again
page-plan-send = { $kind ->
    [kill] Kill them
    [discard] Discard them
   *[place] Place them
}
