# The log: message event-<name> for each event, with the event's own facts. Besides:
# - added, set_down, killed: $places is a list of { number, region }; $cause is the message of the rule
# - drew, discarded: $number of cards, $cards that the reader may see, $known (yes, no)
# - played: $cards is a list
# A form .long says more where there is room.

event-seated = { PERSON($seat) ->
    [you] You are { SOCIETY($society) }.
   *[they] { WHO($seat, form: "start") } takes a seat.
}
event-first = { PERSON($seat) ->
    [you] You go first.
   *[they] { WHO($seat, form: "start") } goes first.
}
event-dealt = { PERSON($seat) ->
    [you] You are { SLOT($slot) } to the { EMPIRE($empire) }.
   *[they] { $empire ->
        [none] { WHO($seat, form: "start") } lays a loyalty face down on { SLOT($slot) }.
       *[other] { WHO($seat, form: "start") } is { SLOT($slot) } to the { EMPIRE($empire) }.
    }
}
event-round = Round { $number } of 4 begins.
event-retrieved = { PERSON($seat) ->
    [you] You take back your agent, the { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } takes back an agent, the { POSITION($position) }.
}
event-retrieved-field = { PERSON($seat) ->
    [you] You take back your agent in { REGION($region) }.
   *[they] { WHO($seat, form: "start") } takes back an agent in { REGION($region) }.
}
event-deployed = { PERSON($seat) ->
    [you] You place an agent as { POSITION($position) }.
   *[they] { WHO($seat, form: "start") } places an agent as { POSITION($position) }.
}
event-deployed-field = { PERSON($seat) ->
    [you] You place an agent in { REGION($region) }.
   *[they] { WHO($seat, form: "start") } places an agent in { REGION($region) }.
}
event-skipped = { PERSON($seat) ->
    [you] You have nowhere to place an agent.
   *[they] { WHO($seat, form: "start") } has nowhere to place an agent.
}
event-ordered = { PERSON($seat) ->
    [you] You have the { POSITION($order) } { ORDER($order) }.
   *[they] { WHO($seat, form: "start") } has the { POSITION($order) } { ORDER($order) }.
}
event-idle = { PERSON($seat) ->
    [you] You give the { POSITION($position) } no order.
   *[they] { WHO($seat, form: "start") } gives the { POSITION($position) } no order.
}
event-added = The { EMPIRE($empire) } adds { LIST($places, item: "item-banners-in") }.
event-drew = { PERSON($seat) ->
    [you] You draw { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } draws { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } draws { $number } { EMPIRE($empire) } card.
           *[other] { WHO($seat, form: "start") } draws { $number } { EMPIRE($empire) } cards.
        }
    }
}
event-refilled = The { EMPIRE($empire) } discards are shuffled back into the deck.
event-switched = { PERSON($seat) ->
    [you] Your agent switches
   *[they] { WHO($seat, form: "start") } switches an agent
} from { POSITION($position_from) } to { POSITION($position_to) }{ PERSON($displaced, $seat) ->
    [you] { PERSON($seat) ->
        [you] , trading places with another of yours.
       *[they] , trading places with you.
    }
    [same] , trading places with another of their own.
   *[they] { $displaced ->
        [none] .
       *[other] , trading places with { WHO($displaced) }.
    }
}
event-no-attack = The { EMPIRE($empire) } has nothing to attack.
event-declared = { $number ->
    [one] The { EMPIRE($empire) } attacks { REGION($region_to) } from { REGION($region_from) } with { $number } banner.
   *[other] The { EMPIRE($empire) } attacks { REGION($region_to) } from { REGION($region_from) } with { $number } banners.
}
event-joined = { $number ->
    [one] { $number } more { EMPIRE($empire) } banner joins the attack.
   *[other] { $number } more { EMPIRE($empire) } banners join the attack.
}
event-reinforced = { $number ->
    [one] { $number } { EMPIRE($empire) } banner from { REGION($region) } joins the attack.
   *[other] { $number } { EMPIRE($empire) } banners from { REGION($region) } join the attack.
}
event-arrived = { $number ->
    [one] { $number } { EMPIRE($empire) } banner arrives in { REGION($region) }, which the { EMPIRE($empire) } already controls.
   *[other] { $number } { EMPIRE($empire) } banners arrive in { REGION($region) }, which the { EMPIRE($empire) } already controls.
}
event-fort-killed = The fort in { REGION($region) } kills 1 { EMPIRE($empire) } banner.
event-fort-held = The fort in { REGION($region) } fights as 1 more defender.
event-fought = { $killed ->
    [0] { $lost ->
        [0] Nobody defends { REGION($region) }: the { EMPIRE($holder) } controls it now.
       *[other] Fight for { REGION($region) }: the { EMPIRE($empire) } loses { $lost }; the { EMPIRE($holder) } controls it.
    }
   *[other] Fight for { REGION($region) }: the { EMPIRE($empire) } loses { $lost }, the { EMPIRE($defender) } { $killed }; the { EMPIRE($holder) } controls it.
}
event-killed = { $cause ->
    [rule-R4-7] Too many to feed: the { EMPIRE($empire) } loses { LIST($places, item: "item-banners-in") }.
   *[other] The { EMPIRE($empire) } loses { LIST($places, item: "item-banners-in") }.
}
event-moved = { $number ->
    [one] { $number } { EMPIRE($empire) } banner moves from { REGION($region_from) } to { REGION($region_to) }.
   *[other] { $number } { EMPIRE($empire) } banners move from { REGION($region_from) } to { REGION($region_to) }.
}
event-lifted = { $number ->
    [one] { $number } { EMPIRE($empire) } banner is picked up to be placed again.
   *[other] { $number } { EMPIRE($empire) } banners are picked up to be placed again.
}
event-set-down = The { EMPIRE($empire) } sets down { LIST($places, item: "item-banners-in") }.
event-dispersed = { $number ->
    [one] { $number } { EMPIRE($empire) } banner must leave { REGION($region) }.
   *[other] { $number } { EMPIRE($empire) } banners must leave { REGION($region) }.
}
event-played = { PERSON($seat) ->
    [you] You play { ABILITY($ability) } with { LIST($cards, item: "item-card") }.
   *[they] { WHO($seat, form: "start") } plays { ABILITY($ability) } with { LIST($cards, item: "item-card") }.
}
    .long = { PERSON($seat) ->
        [you] You play { ABILITY($ability) } with { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
       *[they] { WHO($seat, form: "start") } plays { ABILITY($ability) } with { LIST($cards, item: "item-card") }. { ABILITY($ability, form: "text") }
    }
event-relocated = { PERSON($seat) ->
    [you] Your agent moves from { POSITION($position_from) } to { POSITION($position_to) }.
   *[they] { WHO($seat, form: "start") } moves an agent from { POSITION($position_from) } to { POSITION($position_to) }.
}
event-acts-elsewhere = { PERSON($seat) ->
    [you] You act as { POSITION($position) } instead.
   *[they] { WHO($seat, form: "start") } acts as { POSITION($position) } instead.
}
event-discarded = { PERSON($seat) ->
    [you] You discard { LIST($cards, item: "item-card") }.
   *[they] { $known ->
        [yes] { WHO($seat, form: "start") } discards { LIST($cards, item: "item-card") }.
       *[no] { $number ->
            [one] { WHO($seat, form: "start") } discards { $number } { EMPIRE($empire) } card.
           *[other] { WHO($seat, form: "start") } discards { $number } { EMPIRE($empire) } cards.
        }
    }
}
event-swapped = { PERSON($seat) ->
    [you] You swap two loyalties: the { EMPIRE($empire) } is now { SLOT($slot) }, the { EMPIRE($other_empire) } { SLOT($other_slot) }.
   *[they] { WHO($seat, form: "start") } swaps two loyalties and shows them: the { EMPIRE($empire) } is now { SLOT($slot) }, the { EMPIRE($other_empire) } { SLOT($other_slot) }.
}
event-kept = { PERSON($seat) ->
    [you] You keep your loyalties as they are.
   *[they] { WHO($seat, form: "start") } keeps every loyalty as it is.
}
event-ended = The fourth round is over: the game ends.

### Conquest cards

event-conquest = { PERSON($seat) ->
    [you] You draw { CARD($card) }: it is revealed and takes effect at once.
   *[they] { WHO($seat, form: "start") } draws { CARD($card) }: it is revealed and takes effect at once.
}
event-no-effect = { CARD($card) } can have no effect now and leaves the game; another card is drawn.
event-half = { PERSON($seat) ->
    [you] You choose { HALF($half) }.
   *[they] { WHO($seat, form: "start") } chooses { HALF($half) }.
}
    .long = { PERSON($seat) ->
        [you] You choose { HALF($half) }. { HALF($half, form: "text") }
       *[they] { WHO($seat, form: "start") } chooses { HALF($half) }. { HALF($half, form: "text") }
    }
event-changed-places = The { POSITION($position_from) } and the { POSITION($position_to) } trade places: { WHO($player) } is now the { POSITION($position_to) }, { WHO($displaced) } the { POSITION($position_from) }.
event-rearranged = The { EMPIRE($empire) } council is rearranged: Sheriff { WHO($sits_0) }, Steward { WHO($sits_1) }, Marshal { WHO($sits_2) }, Chancellor { WHO($sits_3) }.
event-feuded = { $number ->
    [one] { $number } Bear banner from { REGION($region_from) } attacks { REGION($region_to) }; { $dead } die in all.
   *[other] { $number } Bear banners from { REGION($region_from) } attack { REGION($region_to) }; { $dead } die in all.
}

### Dark alliances

event-holds-off = { PERSON($seat) ->
    [you] { $standing ->
        [round] You will not be asked about alliances for the rest of the round.
       *[order] You will not be asked about alliances again during this order.
    }
   *[they] { $standing ->
        [round] { WHO($seat, form: "start") } wants no alliances for the rest of the round.
       *[order] { WHO($seat, form: "start") } wants no alliances during this order.
    }
}
event-listens = { PERSON($seat) ->
    [you] You will be asked about alliances again.
   *[they] { WHO($seat, form: "start") } is open to alliances again.
}
event-proposed = { PERSON($seat) ->
    [you] You propose { CARD($card) } to { WHO($owner) }.
   *[they] { PERSON($owner) ->
        [you] { WHO($seat, form: "start") } proposes { CARD($card) } to you.
       *[they] { WHO($seat, form: "start") } proposes { CARD($card) } to { WHO($owner) }.
    }
}
event-accepted = { PERSON($seat) ->
    [you] You accept { CARD($card) } from { WHO($ally) }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } accepts your { CARD($card) }.
       *[they] { WHO($seat, form: "start") } accepts { CARD($card) } from { WHO($ally) }.
    }
}
event-declined = { PERSON($seat) ->
    [you] You decline { CARD($card) } from { WHO($ally) }.
   *[they] { PERSON($ally) ->
        [you] { WHO($seat, form: "start") } declines your { CARD($card) }.
       *[they] { WHO($seat, form: "start") } declines { CARD($card) } from { WHO($ally) }.
    }
}
event-waived = { PERSON($seat) ->
    [you] You cannot pay the price: it is waived.
   *[they] { WHO($seat, form: "start") } cannot pay the price: it is waived.
}
event-revealed = { PERSON($seat) ->
    [you] You turn a loyalty face up: the { EMPIRE($empire) } is { SLOT($slot) }.
   *[they] { WHO($seat, form: "start") } turns a loyalty face up: the { EMPIRE($empire) } is { SLOT($slot) }.
}
event-traded-places = { PERSON($seat) ->
    [you] Your agent ({ PLACE($place) }) trades places with one of { WHO($other) } ({ PLACE($other_place) }).
   *[they] { PERSON($other) ->
        [you] An agent of { WHO($seat) } ({ PLACE($place) }) trades places with yours ({ PLACE($other_place) }).
       *[they] An agent of { WHO($seat) } ({ PLACE($place) }) trades places with one of { WHO($other) } ({ PLACE($other_place) }).
    }
}
