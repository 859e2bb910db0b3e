# Answers. By itself, a label; .long tells in the terminal what there is to know for choosing.

option-count = { $number ->
    [one] { $number } banner
   *[other] { $number } banners
}
    .long = { $outcome ->
        [taken] { option-count }: the { EMPIRE($empire) } takes it, losing { $lost }; the { EMPIRE($defender) } loses { $killed }.
        [emptied] { option-count }: nobody is left; the { EMPIRE($empire) } loses { $lost }, the { EMPIRE($defender) } { $killed }.
        [failed] { option-count }: the attack fails; the { EMPIRE($empire) } loses { $lost }, the { EMPIRE($defender) } { $killed }.
       *[unknown] { option-count }
    }

# Positions and regions, by verb. In .long, $orders are the position's, $banners and $holder the
# region's, $icons what it has, $room how many banners it still takes (or none), $who sits there.
option-deploy-position = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-deploy-region = In { REGION($region) }
    .long = { option-region.long }
option-retrieve-position = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-retrieve-region = In { REGION($region) }
    .long = { option-region.long }
option-move = { POSITION($position) }
    .long = { $who ->
        [none] { POSITION($position) }, vacant: { LIST($orders, item: "item-order", style: "or") }
       *[other] { POSITION($position) }, trading places with { WHO($who) }: { LIST($orders, item: "item-order", style: "or") }
    }
option-act = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-trials = { POSITION($position) }
    .long = { POSITION($position) } ({ WHO($who) })
option-region = { REGION($region) }
    .long = { $banners ->
        [0] { REGION($region) }: empty, home of the { EMPIRE($holder) }{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; room for { $room } more
        }
       *[other] { REGION($region) }: { $banners } { EMPIRE($holder) }{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; room for { $room } more
        }
    }
option-add = Add 1 in { REGION($region) }
option-from = From { REGION($region) }
option-to = { REGION($region) }
option-at = { REGION($region) }
option-kill = Kill 1 in { REGION($region) }
option-from-position = { POSITION($position) }
    .long = The { POSITION($position) }
option-to-position = { POSITION($position) }
    .long = The { POSITION($position) }
option-agent-region = The agent in { REGION($region) }
option-empire = { EMPIRE($empire) }
    .long = The { EMPIRE($empire) }
option-order = { ORDER($order, form: "start") }

# Cards and loyalties
option-play = { ABILITY($ability) }: { LIST($cards, item: "item-card") }
    .long = With { LIST($cards, item: "item-card") }
option-discard = Discard { CARD($card) }
    .long = { CARD($card) }
option-swap = Swap { SLOT($slot) } ({ EMPIRE($empire) }) and { SLOT($other_slot) } ({ EMPIRE($other_empire) })
option-reveal = { SLOT($slot) }: { EMPIRE($empire) }
    .long = { SLOT($slot) }: { EMPIRE($empire) } ×{ $times }
option-half = { HALF($half) }: { HALF($half, form: "text") }
option-propose = Propose { CARD($card) }
    .long = { CARD($card) }. { CARD($card, form: "price") }
option-accept = Accept
    .long = Accept.
option-decline = Decline
    .long = Decline; the card goes back to its owner’s hand.
option-hold = { $standing ->
    [round] No, and do not ask me again this round
   *[order] No, and do not ask me again during this order
}
option-listen = Ask me about alliances again
option-sit = { WHO($who, form: "start") }
# Chance's: a society, an empire, a card.
option-seat = { WHO($who, form: "start") }
option-first = { WHO($who, form: "start") }
option-deal = { EMPIRE($empire) }
option-draw = { CARD($card) }

# Passing, by what is asked; $orders is none where no order is possible at all.
option-pass = Pass
option-pass-act = { $orders ->
    [none] Give no order: none is possible.
   *[other] Give no order.
}
option-pass-reached = { $orders ->
    [none] Give no order: none is possible there.
   *[other] Give no order.
}
option-pass-after-order = Play no card
option-pass-attack-from = Do not attack
option-pass-declared = Play no card: fight
option-pass-after-fight = Play no card
option-pass-fire-kill = Stop here
option-pass-reinforce-from = Send nobody
option-pass-swap = Keep them as they are
option-pass-alliance = Propose nothing
option-pass-offer = Offer nothing
option-pass-price-own = Leave them where they are

# Headings over answers of one kind
group-orders = Orders
group-other = Or
group-positions = { EMPIRE($empire) } council
group-position = { POSITION($position) }
group-regions = In a region
group-ability = { ABILITY($ability) }: { ABILITY($ability, form: "text") }
