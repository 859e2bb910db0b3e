# A card unfolded, and an empire's deck.

page-card-propose = Proponi questa alleanza
page-card-pays-for = Pagherebbe per: { LIST($abilities, item: "page-card-helps", style: "plain") }
page-card-helps = { ABILITY($ability) } ({ CARD($card) })
page-card-payable = Le tue carte che pagherebbero: { LIST($cards, item: "item-card", style: "plain") }
page-card-play = { $second ->
    [none] { ABILITY($ability) }
   *[other] { ABILITY($ability) } + { CARD($second) }
}
page-card-cost = { $empire ->
    [none] questa carta
   *[other] + una carta { EMPIRE($empire, form: "of") }
}
page-card-when = Quando: { $window ->
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
page-card-effects = Giocata ora: { LIST($parts, item: "page-card-effect", style: "plain") }.
page-card-effect = { $kind ->
    [lost] { EMPIRE($empire) } −{ $number }
    [added] { EMPIRE($empire) } +{ $number }
    [moved] { $number ->
        [one] 1 stendardo { EMPIRE($empire, form: "of") } da piazzare
       *[other] { $number } stendardi { EMPIRE($empire, form: "of") } da piazzare
    }
    [cities] { $number ->
        [one] 1 città { EMPIRE($empire, form: "to") }
       *[other] { $number } città { EMPIRE($empire, form: "to") }
    }
    [cards] { $number ->
        [one] peschi 1 carta { EMPIRE($empire, form: "of") }
       *[other] peschi { $number } carte { EMPIRE($empire, form: "of") }
    }
    [force] un attacco di { $number }
    [holds] { EMPIRE($empire, form: "the") } tiene { REGION($region, form: "the") }
    [score] il tuo punteggio { $from } → { $to }
   *[then] seguono altre scelte
}

### A deck

page-deck-of = Il mazzo { EMPIRE($empire, form: "of") }
page-deck-about = { $discards ->
    [0] { $number } nel mazzo.
   *[other] { $number } nel mazzo, { $discards } negli scarti.
} Le carte spese { SETTING("spent") ->
    [discard] restano accanto finché il mazzo non è vuoto (R6.4).
   *[other] tornano subito nel mazzo, mescolate (R6.4).
}
page-deck-card = Carta
page-deck-copies = In tutto
page-deck-mine = La tua mano
page-deck-gone = Viste, spese
page-deck-unseen = Mai viste
page-deck-unseen-tip = Nel mazzo, coperte negli scarti o in un’altra mano
page-deck-holds = { WHO($society, form: "bare") } ne ha { $number }
page-deck-chance = { $chance }%
page-deck-chances = La probabilità di averne una, contando soltanto: i colori sono pubblici, le coppie no.
page-deck-shown = vista in mano
