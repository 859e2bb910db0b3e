# A card unfolded, and an empire's deck.

page-card-propose = Propose this alliance
page-card-pays-for = It would pay for: { LIST($abilities, item: "page-card-helps", style: "plain") }
page-card-helps = { ABILITY($ability) } ({ CARD($card) })
page-card-payable = Your cards that would pay: { LIST($cards, item: "item-card", style: "plain") }
page-card-play = { $second ->
    [none] { ABILITY($ability) }
   *[other] { ABILITY($ability) } + { CARD($second) }
}
page-card-cost = { $empire ->
    [none] this card
   *[other] + one { EMPIRE($empire) } card
}
page-card-when = When: { $window ->
    [instead] { window-instead }
    [general] { window-general }
    [strict] { window-strict }
    [choosing] { window-choosing }
    [declared] { window-declared }
    [fought] { window-fought }
    [ask] { window-ask }
    [offer] { window-offer }
   *[after] { window-after }
}.
page-card-treasure-text = { use-treasure } (R6.1)
page-card-ask-text = { use-ask } (R6.8) { use-pays }
page-card-offer-text = { use-offer } (R6.8) { use-pays }
page-card-effects = Played now: { LIST($parts, item: "page-card-effect", style: "plain") }.
page-card-effect = { $kind ->
    [lost] { EMPIRE($empire) } −{ $number }
    [added] { EMPIRE($empire) } +{ $number }
    [moved] { $number ->
        [one] 1 { EMPIRE($empire) } banner to lay out
       *[other] { $number } { EMPIRE($empire) } banners to lay out
    }
    [cities] { $number ->
        [one] 1 city for the { EMPIRE($empire) }
       *[other] { $number } cities for the { EMPIRE($empire) }
    }
    [cards] { $number ->
        [one] you draw 1 { EMPIRE($empire) } card
       *[other] you draw { $number } { EMPIRE($empire) } cards
    }
    [force] an attack of { $number }
    [holds] the { EMPIRE($empire) } holds { REGION($region) }
    [score] your score { $from } → { $to }
   *[then] you go on choosing
}

### A deck

page-deck-of = The { EMPIRE($empire) } deck
page-deck-about = { $discards ->
    [0] { $number } in the deck.
   *[other] { $number } in the deck, { $discards } in the discard pile.
} Spent cards { SETTING("spent") ->
    [discard] lie beside it until the deck is empty (R6.4).
   *[other] are shuffled back at once (R6.4).
}
page-deck-card = Card
page-deck-copies = In all
page-deck-mine = Your hand
page-deck-gone = Seen, spent
page-deck-unseen = Unseen
page-deck-unseen-tip = In the deck, face down in a pile, or in another hand
page-deck-holds = { $number ->
    [one] { WHO($society, form: "bare") } holds 1
   *[other] { WHO($society, form: "bare") } holds { $number }
}
page-deck-chance = { $chance }%
page-deck-chances = The chance that they hold one, by counting alone: colours are public, pairings are not.
page-deck-shown = seen in hand
