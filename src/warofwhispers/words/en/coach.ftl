# What a bot would think in one's place: coach-<code> for each reason of an analysis, a sentence each.

coach-takes = { $whose ->
    [mine] The { EMPIRE($empire) } takes the city in { REGION($region) } from the { EMPIRE($loser) }: { SIGNED($points) } for you.
    [rival] The { EMPIRE($empire) } takes the city in { REGION($region) }{ $points ->
        [0] , and { WHO($rival) } seems to count on the { EMPIRE($loser) }
       *[other] : { SIGNED($points) } for you, but { WHO($rival) }, who seems to count on the { EMPIRE($loser) }, loses more
    }.
   *[none] The { EMPIRE($empire) } takes the city in { REGION($region) } from the { EMPIRE($loser) }.
}
coach-saves = The { EMPIRE($empire) }’s city in { REGION($region) } falls to { $banners ->
        [one] one banner
       *[other] { $banners } banners
    } of the { EMPIRE($foe) } unless it is guarded{ $whose ->
        [mine] : { SIGNED($points) } for you while it stands
       *[rival] , and { WHO($rival) } seems to count on the { EMPIRE($foe) }
    }.
coach-exposes = This leaves the { EMPIRE($empire) }’s city in { REGION($region) } open to the { EMPIRE($foe) }.
coach-threatens = The { EMPIRE($empire) } could then take the { EMPIRE($loser) }’s city in { REGION($region) }.
coach-waits = Nothing on offer here is worth what it costs.
coach-can-attack = { $whose ->
    [mine] The { POSITION($position) } can take the { EMPIRE($loser) }’s city in { REGION($region) }: { SIGNED($points) } for you.
    [rival] The { POSITION($position) } can take the city in { REGION($region) }{ $points ->
        [0] , and { WHO($rival) } seems to count on the { EMPIRE($loser) }
       *[other] : { SIGNED($points) } for you, but { WHO($rival) }, who seems to count on the { EMPIRE($loser) }, loses more
    }.
   *[none] The { POSITION($position) } can take the { EMPIRE($loser) }’s city in { REGION($region) }.
}
coach-can-guard = The { EMPIRE($empire) }’s city in { REGION($region) } is open to { $banners ->
        [one] one banner
       *[other] { $banners } banners
    } of the { EMPIRE($foe) }; the { POSITION($position) } can strengthen it{ $whose ->
        [mine] : { SIGNED($points) } for you
       *[rival] , and { WHO($rival) } seems to count on the { EMPIRE($foe) }
    }.
coach-can-draw = With the { POSITION($position) } you can draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
coach-controls = { $points ->
    [-1] The { POSITION($position) } gives orders to the { EMPIRE($empire) }, whose cities cost you points: better you than somebody who wants them.
    [0] The { POSITION($position) } gives orders to the { EMPIRE($empire) }, whose cities bring you nothing: better you than somebody who counts on them.
   *[other] The { POSITION($position) } gives orders to the { EMPIRE($empire) }, whose cities count { SIGNED($points) } each for you.
}
coach-gives-up = { $use ->
    [little] As the board stands, your { POSITION($position) } can do little for you.
   *[more] Your { POSITION($position) } could still do something for you.
}
coach-forecast = { $trend ->
    [up] The { EMPIRE($empire) } should end up with more cities, which helps { $side ->
        [mine] you more than your rivals
       *[rivals] your rivals more than you
    }.
   *[down] The { EMPIRE($empire) } should end up with fewer cities, which hurts { $side ->
        [mine] you more than your rivals
       *[rivals] your rivals more than you
    }.
}
coach-field = An agent in { REGION($region) } counts as one more city of the { EMPIRE($empire) }, for you alone.
coach-swaps = In the end, trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) } should be worth about { SIGNED($points) } to you.
coach-shows = Everybody will see your { SLOT($slot) } and your { SLOT($other_slot) } loyalty.
coach-cards = { $number ->
    [-2] It costs you two cards.
    [-1] It costs you a card.
    [1] One more card in your hand.
    [2] Two more cards in your hand.
   *[other] Cards in your hand: { SIGNED($number) }.
}
# Said where nothing else speaks for an answer.
coach-brings-more = This way you can expect about { $points ->
    [one] one point
   *[other] { $points } points
} more than with the second best.
# Puzzles: what came of an answer, compared with the best one.
coach-holds-less = { $whose ->
    [mine] After the best answer the { EMPIRE($empire) } holds { REGION($region) } at the end of the round in { $best } of 100 games, after this one in { $here }: { SIGNED($points) } for you each time.
   *[rival] After the best answer the { EMPIRE($empire) } holds { REGION($region) } at the end of the round in { $best } of 100 games, after this one in { $here }, and { WHO($rival) } seems to count on the { EMPIRE($loser) }.
}
coach-scores-less = Points you can expect: { NUMBER($best, maximumFractionDigits: 1) } after the best answer, { NUMBER($here, maximumFractionDigits: 1) } after this one.
