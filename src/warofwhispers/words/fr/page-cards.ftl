# A card unfolded, and an empire's deck.

page-card-propose = Proposer cette alliance
page-card-pays-for = Elle pourrait payer : { LIST($abilities, item: "page-card-helps", style: "plain") }
page-card-helps = { ABILITY($ability) } ({ CARD($card) })
page-card-payable = Vos cartes qui pourraient payer : { LIST($cards, item: "item-card", style: "plain") }
page-card-play = { $second ->
    [none] { ABILITY($ability) }
   *[other] { ABILITY($ability) } + { CARD($second) }
}
page-card-cost = { $empire ->
    [none] cette carte
   *[other] + une carte { EMPIRE($empire) }
}
page-card-when = Quand : { $window ->
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
page-card-effects = Jouée maintenant : { LIST($parts, item: "page-card-effect", style: "plain") }.
page-card-effect = { $kind ->
    [lost] { EMPIRE($empire) } −{ $number }
    [added] { EMPIRE($empire) } +{ $number }
    [moved] { $number ->
        [one] { $number } unité { EMPIRE($empire, form: "of") } à placer
       *[other] { $number } unités { EMPIRE($empire, form: "of") } à placer
    }
    [cities] { $number ->
        [one] { $number } ville pour { EMPIRE($empire, form: "the") }
       *[other] { $number } villes pour { EMPIRE($empire, form: "the") }
    }
    [cards] { $number ->
        [one] vous piochez { $number } carte { EMPIRE($empire) }
       *[other] vous piochez { $number } cartes { EMPIRE($empire) }
    }
    [force] une attaque de { $number }
    [holds] { EMPIRE($empire, form: "the") } tient { REGION($region) }
    [score] votre score { $from } → { $to }
   *[then] d’autres choix suivent
}

### A deck

page-deck-of = La pioche { EMPIRE($empire, form: "of") }
page-deck-about = { $discards ->
    [0] { $number } dans la pioche.
   *[other] { $number } dans la pioche, { $discards } dans la défausse.
} Les cartes jouées { SETTING("spent") ->
    [discard] restent à côté jusqu’à ce que la pioche soit vide (R6.4).
   *[other] y retournent aussitôt, mélangées (R6.4).
}
page-deck-card = Carte
page-deck-copies = En tout
page-deck-mine = Votre main
page-deck-gone = Vues, jouées
page-deck-unseen = Jamais vues
page-deck-unseen-tip = Dans la pioche, face cachée dans la défausse, ou dans une autre main
page-deck-holds = { WHO($society, form: "bare") } en a { $number }
page-deck-chance = { $chance } %
page-deck-chances = La probabilité d’en avoir une, par simple comptage : les couleurs sont publiques, les paires non.
page-deck-shown = vue en main
