# The game in the terminal.

# A region by name and id, and a sentence with the rule it follows.
cli-region = { $name } ({ $region })
cli-cited = { $text } { $citation }
cli-citation = [{ $rule }]

cli-play-welcome = A War of Whispers: five empires are at war. You are { SOCIETY($society) }, a secret society that has bet on the outcome.
cli-play-goal = After four rounds, each city an empire controls is worth what you have bet on that empire: 4, 3, 2 or no points, or one point off. Nobody owns an empire: you steer them all through your agents in their councils.
cli-play-random = The other societies answer at random. They are there to learn the game with, not to beat you.
cli-play-bots = The others: { LIST($players, item: "item-opponent") }.
item-opponent = { WHO($player) } ({ LEVEL($level) })
cli-play-how = Answer with the number of an option. "?" lists what else you can type; Ctrl-C leaves, and the game is saved.
cli-play-table = { $players } players, ruleset { $ruleset }, seed { $seed }.
cli-play-resumed = Welcome back to the game saved in { $path }. You are { SOCIETY($society) }.
cli-play-offer = You have an unfinished game: you are { SOCIETY($society) }, in round { $round }.
cli-play-offer-ask = Press Enter to go on with it, or type "new" to start another:{" "}
cli-play-set-aside = The game that was there is kept as { $path }.
cli-play-kept = Your game is saved: "{ $command }" goes on with it.
cli-play-not-kept = The game could not be saved ({ $fault }). You can play on, but not leave and come back.
cli-play-winners = { COUNT($winners) ->
    [0] Nobody wins.
    [1] { PERSON($winner) ->
        [you] You win!
       *[they] { WHO($winner, form: "start") } wins.
    }
   *[other] Shared victory: { LIST($winners, item: "item-you-or-society") }.
}
item-you-or-society = { PERSON($item) ->
    [you] you
   *[they] { WHO($item) }
}
cli-play-record = The game is recorded in { $path }. To see it again: whispers replay { $path }
cli-play-only = { $question } There is only one answer: { $option }
cli-play-what = "{ $given }" is not one of the answers. Type a number from 1 to { $last }, or ? for help.
cli-play-no-such = There is no option { $given }: they are numbered 1 to { $last }.
cli-play-why-not = { $given ->
    [none] Name a region, a position, an order or one of your cards, as in: why B4
   *[other] "{ $given }" can be chosen.
}
cli-play-no-rule = There is no rule "{ $given }". There are: { LIST($known, style: "plain") }.
cli-play-no-region = There is no region "{ $given }". There are: { LIST($known, style: "plain") }.
cli-play-rule = { $rule }: { RULE($rule) }
cli-play-empty-log = Nothing has happened yet.
cli-play-more-log = { $number ->
    [one] ({ $number } earlier line: log all)
   *[other] ({ $number } earlier lines: log all)
}
cli-play-status = Round { $round }: { PHASE($phase) }. First player: { PERSON($first) ->
    [you] you
   *[they] { WHO($first) }
}.
cli-play-status-active = { PERSON($player) ->
    [you] Round { $round }: the { POSITION($position) } is acting, controlled by you.
   *[they] Round { $round }: the { POSITION($position) } is acting, controlled by { WHO($player) }.
}
cli-play-lasting = In force: { HALF($half, form: "text") }
cli-play-your-cards = Your cards: { LIST($cards, item: "item-card") } ("hand" says what they can do)
cli-play-armies = { COUNT($places) ->
    [0] The { EMPIRE($empire) } has no banners on the map, and { $reserve } in reserve.
   *[other] The { EMPIRE($empire) } has { LIST($places, item: "item-banners-in") }, and { $reserve } in reserve.
}

# What would come of an answer, besides what its own words say
cli-play-outcome = { $option } → { LIST($parts, item: "item-outcome", style: "plain") }
item-outcome = { $kind ->
    [nothing] would do nothing
    [needed] { $number } of { $most } needed to take { REGION($region) }
    [short] { $number ->
        [one] the one that can go would not take { REGION($region) }
       *[other] not even all { $number } would take { REGION($region) }
    }
    [most] at most { $number }
    [lost] the { EMPIRE($empire) } loses { $number }
    [moved] { $number ->
        [one] { $number } { EMPIRE($empire) } banner to lay out
       *[other] { $number } { EMPIRE($empire) } banners to lay out
    }
    [added] the { EMPIRE($empire) } adds { $number }
    [cities] { $number ->
        [one] { $number } city for the { EMPIRE($empire) }
       *[other] { $number } cities for the { EMPIRE($empire) }
    }
    [cards] { $number ->
        [one] you draw { $number } { EMPIRE($empire) } card
       *[other] you draw { $number } { EMPIRE($empire) } cards
    }
    [force] an attack of { $number }
    [holds] the { EMPIRE($empire) } holds { REGION($region) }
    [gains] you control { LIST($positions, item: "item-the-position") }
    [control] { $who ->
        [none] nobody controls { LIST($positions, item: "item-the-position", style: "or") }
       *[other] { WHO($who) } controls { LIST($positions, item: "item-the-position") }
    }
    [cut] { LIST($players, item: "item-you-or-society") } could still take a seat in between
   *[score] your score from { $before } to { $number }
}

item-the-position = the { POSITION($item) }

# Several answers in one line
cli-play-several = { $fewer ->
    [yes] Name up to { $left } in one line, by number or name. The same one may come more than once: { $example }
   *[no] Name { $left } in one line, by number or name. The same one may come more than once: { $example }
}
cli-play-several-wrong = { $fewer ->
    [yes] You named { $given }; at most { $left } are possible.
   *[no] You named { $given }; it takes { $left }. For example: { $example }
}
cli-play-several-impossible = That does not fit: a region has too little room, or too few banners.

# The board
cli-play-homeland = { EMPIRE($empire, form: "capitals") }, { $reserve } in reserve
cli-play-icon = { $icon ->
    [city] city
    [farm] farm
   *[fort] fort
}
cli-play-foreign = { $banners } { EMPIRE($empire) }
cli-play-legend = { SETTING("field_agents") ->
    [on] Banners stand after the icons, with the empire’s name where it is not at home. "map" draws a map, "look B4" shows one region and its borders. @ marks agents in regions.
   *[off] Banners stand after the icons, with the empire’s name where it is not at home. "map" draws a map, "look B4" shows one region and its borders.
}
cli-play-map-legend = * city  + farm  # fort  :2 banners, with a letter where they are not at home (B Bear, E Eagle, P Elephant, L Lion, H Horse)
cli-play-no-map = There is no map for this board: "board" and "look" show its regions.
cli-play-look = { REGION($region) }: { COUNT($icons) ->
    [0] {""}
   *[other] { LIST($icons, item: "item-icon", style: "plain") },{" "}
}home of the { EMPIRE($home) }, { cli-play-holding }, feeds { $limit }
cli-play-holding = { $banners ->
    [0] empty, controlled by the { EMPIRE($holder) }
   *[other] { $banners } { EMPIRE($holder) }
}
cli-play-look-agents = Agents here: { LIST($players, item: "item-you-or-society") }
cli-play-look-border = - { REGION($region) }: { cli-play-holding }{ COUNT($icons) ->
    [0] {""}
   *[other] , { LIST($icons, item: "item-icon", style: "plain") }
}

cli-play-orders = { LIST($orders, item: "item-order", style: "or") }

# Tables
cli-play-tag = { $empire ->
    [bear] B
    [eagle] E
    [elephant] P
    [lion] L
   *[horse] H
}
cli-play-short = { PERSON($society) ->
    [you] YOU
   *[they] { $society ->
        [none] -
       *[other] { SOCIETY($society, form: "short") }
    }
}
cli-play-head-empire = Empire
cli-play-head-city = cities
cli-play-head-farm = farms
cli-play-head-fort = forts
cli-play-head-banners = banners
cli-play-head-reserve = reserve
cli-play-head-deck = deck
cli-play-head-loyalty = your bet
cli-play-head-worth = worth
cli-play-bet = { $shown ->
    [yes] { SLOT($slot) } ×{ $times } (up)
   *[no] { SLOT($slot) } ×{ $times }
}
cli-play-field-bonus = Agents in regions: { SIGNED($points) }
cli-play-concealed-bonus = Loyalties still hidden: { SIGNED($points) }
cli-play-score = Your score if the game ended now: { $points }

# Cards and players
cli-play-empty-hand = You hold no cards.
cli-play-hand = Your hand
cli-play-card = { $number ->
    [1] { CARD($card) }
   *[other] { CARD($card) } (you hold { $number })
}
cli-play-player = { PERSON($player) ->
    [you] You: { cli-play-player.rest }
   *[they] { WHO($player, form: "start") }: { cli-play-player.rest }
}
    .rest = { $agents ->
        [one] { $agents } agent to place
       *[other] { $agents } agents to place
    }, { COUNT($cards) ->
        [0] no cards
       *[other] cards: { LIST($cards, item: "item-cards-of", style: "plain") }
    }, { $swaps ->
        [one] { $swaps } swap made
       *[other] { $swaps } swaps made
    }{ $first ->
        [yes] , first player
       *[no] {""}
    }{ COUNT($tokens) ->
        [0] {""}
       *[other] ; shown: { LIST($tokens, item: "item-token", style: "plain") }
    }{ COUNT($regions) ->
        [0] {""}
       *[other] ; agents in { LIST($regions, item: "item-region") }
    }
item-cards-of = { $number } { EMPIRE($empire) }
item-token = { SLOT($slot) } { EMPIRE($empire) } ×{ $times }
cli-play-final = Final scores
cli-play-final-line = { PERSON($player) ->
    [you] You: { cli-play-final-line.rest }
   *[they] { WHO($player, form: "start") }: { cli-play-final-line.rest }
}
    .rest = { $points ->
        [one] { $points } point  ({ LIST($tokens, item: "item-token", style: "plain") })
       *[other] { $points } points  ({ LIST($tokens, item: "item-token", style: "plain") })
    }

# What can be typed instead of an answer
cli-play-answers = An answer is the number of an option, or its name where that is clear: a region (B4), a position (bear.marshal).
cli-play-commands = Instead of an answer you can type:
cli-play-command-options = the question again
cli-play-command-board = every region: icons, banners, who controls it
cli-play-command-map = the board as a map
cli-play-command-look = one region with its borders, as in: look B4
cli-play-command-councils = who sits where, and the orders of each position
cli-play-command-hand = your cards and what each can do
cli-play-command-players = what everybody may know about each player
cli-play-command-score = the five empires, your bets, your score as it stands
cli-play-command-log = what happened lately; "log all" shows it from the beginning
cli-play-command-why = why something cannot be chosen, as in: why B4, why bear.sheriff, why bear/lion
cli-play-command-rule = what a rule says, as in: rule R5.2 (they stand in [brackets] in the log)
cli-play-command-quit = leave; the game is saved (Ctrl-C does the same)
cli-play-command-help = this list
