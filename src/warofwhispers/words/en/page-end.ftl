# The end of a game.

page-end-title = The whispers fall silent
page-end-headline = { COUNT($names) ->
    [0] Nobody wins
    [1] { LIST($names, item: "item-society-start") } wins
   *[other] { LIST($names, item: "item-society-start") } share the victory
}
page-end-closed = The game was ended early
page-end-slot = { SLOT($slot) } { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}
page-end-cities = { COUNT($names) ->
    [0] no cities
   *[other] { LIST($names, item: "item-region", style: "plain") }
}{ $field ->
    [0] {""}
    [one] , 1 field agent
   *[other] , { $field } field agents
}
page-end-hidden-bonus = { $n ->
    [one] 1 token still face down
   *[other] { $n } tokens still face down
}
page-end-tie = Tied at { $points }: { LIST($players, item: "page-end-tied", style: "plain") }.
page-end-tied = { WHO($society) } with { $by ->
    [concealed] { $number ->
        [one] 1 hidden loyalty
       *[other] { $number } hidden loyalties
    }
   *[swaps] { $number ->
        [one] 1 swap
       *[other] { $number } swaps
    }
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
page-end-plot-scores = Scores over the rounds
page-end-plot-cities = Cities over the rounds
page-end-plot-spoken = { $title }. { LIST($lines, item: "page-end-plot-line", style: "plain") }.
page-end-plot-line = { $name }: { LIST($values, style: "plain") }
page-end-turning = Turning points
page-end-turning-line = The { EMPIRE($empire) } takes { REGION($region) } from the { EMPIRE($from) }.
page-end-turning-none = No city ever changed hands.
page-end-map = The map at the end
page-end-replay = Replay
page-end-rematch = Play again
page-end-share = Copy the link
page-end-record = Download the record
page-end-round = Round { $n }
page-end-start = Start
page-end-swing = { SIGNED($points) }
page-end-deals = The deals
page-end-check = Check the deals
page-end-fair = Everything fits: { $draws ->
    [one] 1 draw follows
   *[other] { $draws } draws follow
} from the secret that the table had committed to{ $words ->
    [0] , without a word from any player
    [one] {" "}and from { $own ->
        [0] one player’s word, given elsewhere
       *[other] the word given here
    }
   *[other] {" "}and from { $words } players’ words{ $own ->
        [0] , none of them given here
       *[other] , { $own } of them given here
    }
}. { $undone ->
    [0] No draw was undone.
    [one] 1 draw was undone, and drawn again.
   *[other] { $undone } draws were undone, and drawn again.
}{ $given ->
    [0] {""}
    [one] {" "}The first action comes from another game and was not drawn here.
   *[other] {" "}The first { $given } actions come from another game and were not drawn here.
}
page-end-unfair = Something does not fit:
page-end-unchecked = This table was made by an earlier version; its deals cannot be checked.
page-end-no-proof = This record carries nothing to check its deals by.
page-end-check-unsafe = This page can check the deals only over a secure connection. The command “whispers verify” checks a downloaded record anywhere.
page-end-unreadable = Played under rules that this version does not know
page-end-actions = What was played
page-end-review = Looking back
page-end-review-text = What everybody wanted, who could know it, and where you went wrong.
page-end-review-open = Look back
