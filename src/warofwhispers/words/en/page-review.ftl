# After the game: what they wanted, and one's own mistakes.

page-review-title = What they wanted
page-review-thinking = Going through the game…
page-review-eyes = Through whose eyes
page-review-seat = Seen by { WHO($society) }
page-review-start = Deal
page-review-round = Round { $round }
page-review-end = End
page-review-known = { $right ->
    [yes] { $chance } in 100 for the { EMPIRE($empire) }, and so it was.
   *[no] { $chance } in 100 for the { EMPIRE($empire) }; it was another empire.
}
page-review-unknown = Nothing much could be known.
page-review-clues = What gave it away
page-review-swaps = Swaps
page-review-swap = { $kind ->
    [won] { WHO($society, form: "start") } won by trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) }: { SIGNED($points) }.
   *[missed] { $wins ->
        [yes] { WHO($society, form: "start") } could have won by trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) }: { SIGNED($points) }.
       *[no] { WHO($society, form: "start") } could have had { SIGNED($points) } by trading the { EMPIRE($empire) } for the { EMPIRE($other_empire) }.
    }
}
page-review-no-swaps = No swap decided this game, and none was missed.
page-review-mistakes = My mistakes
page-review-progress = Looked through so far: { $part }%
page-review-none = None that a deeper search would hold against you.
# $question is what was asked.
page-review-asked = Round { $round }: { $question }
page-review-mistake = You chose “{ $chosen }”. With “{ $best }” you would have won { $less ->
    [one] { $less } more game
   *[other] { $less } more games
} in 100.
page-review-try = Try it again
page-review-watch = Look at it
