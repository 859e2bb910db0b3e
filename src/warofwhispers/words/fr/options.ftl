# Answers. By itself, a label; .long tells in the terminal what there is to know for choosing.

option-count = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
}
    .long = { $outcome ->
        [taken] { option-count } : { EMPIRE($empire, form: "the") } prend la région ; pertes : { EMPIRE($empire) } { $lost }, { EMPIRE($defender) } { $killed }.
        [emptied] { option-count } : plus personne ne reste ; pertes : { EMPIRE($empire) } { $lost }, { EMPIRE($defender) } { $killed }.
        [failed] { option-count } : l’attaque échoue ; pertes : { EMPIRE($empire) } { $lost }, { EMPIRE($defender) } { $killed }.
       *[unknown] { option-count }
    }

option-deploy-position = { POSITION($position) }
    .long = { POSITION($position) } : { LIST($orders, item: "item-order", style: "or") }
option-deploy-region = À { REGION($region) }
    .long = { option-region.long }
option-retrieve-position = { POSITION($position) }
    .long = { POSITION($position) } : { LIST($orders, item: "item-order", style: "or") }
option-retrieve-region = À { REGION($region) }
    .long = { option-region.long }
option-move = { POSITION($position) }
    .long = { $who ->
        [none] { POSITION($position) }, libre : { LIST($orders, item: "item-order", style: "or") }
       *[other] { POSITION($position) }, en échange avec { WHO($who) } : { LIST($orders, item: "item-order", style: "or") }
    }
option-act = { POSITION($position) }
    .long = { POSITION($position) } : { LIST($orders, item: "item-order", style: "or") }
option-trials = { POSITION($position) }
    .long = { POSITION($position) } ({ WHO($who) })
option-region = { REGION($region) }
    .long = { $banners ->
        [0] { REGION($region) } : vide, région de départ { EMPIRE($holder, form: "of") }{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; encore { $room } au plus
        }
       *[other] { REGION($region) } : { $banners } { EMPIRE($holder) }{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; encore { $room } au plus
        }
    }
option-add = Ajouter 1 à { REGION($region) }
option-from = Depuis { REGION($region) }
option-to = { REGION($region) }
option-at = { REGION($region) }
option-kill = Éliminer 1 à { REGION($region) }
option-from-position = { POSITION($position) }
    .long = { POSITION($position, form: "start") }
option-to-position = { POSITION($position) }
    .long = { POSITION($position, form: "start") }
option-agent-region = L’agent à { REGION($region) }
option-empire = { EMPIRE($empire) }
    .long = { EMPIRE($empire, form: "start") }
option-order = { ORDER($order, form: "start") }

# Cards and loyalties
option-play = { ABILITY($ability) } : { LIST($cards, item: "item-card") }
    .long = Avec { LIST($cards, item: "item-card") }
option-discard = Défausser { CARD($card) }
    .long = { CARD($card) }
option-swap = Échanger { SLOT($slot) } ({ EMPIRE($empire) }) et { SLOT($other_slot) } ({ EMPIRE($other_empire) })
option-reveal = { SLOT($slot) } : { EMPIRE($empire) }
    .long = { SLOT($slot) } : { EMPIRE($empire) } ×{ $times }
option-half = { HALF($half) } : { HALF($half, form: "text") }
option-propose = Proposer { CARD($card, form: "the") }
    .long = { CARD($card) }. { CARD($card, form: "price") }
option-accept = Accepter
    .long = Accepter.
option-decline = Refuser
    .long = Refuser ; la carte retourne dans la main de son propriétaire.
option-hold = { $standing ->
    [round] Non, et ne plus me le demander cette manche
   *[order] Non, et ne plus me le demander pendant cette action
}
option-listen = Me proposer à nouveau des alliances
option-sit = { WHO($who, form: "start") }
option-seat = { WHO($who, form: "start") }
option-first = { WHO($who, form: "start") }
option-deal = { EMPIRE($empire) }
option-draw = { CARD($card) }

# Passing
option-pass = Passer
option-pass-act = { $orders ->
    [none] N’effectuer aucune action : aucune n’est possible.
   *[other] N’effectuer aucune action.
}
option-pass-reached = { $orders ->
    [none] N’effectuer aucune action : aucune n’y est possible.
   *[other] N’effectuer aucune action.
}
option-pass-after-order = Ne jouer aucune carte
option-pass-attack-from = Ne pas attaquer
option-pass-declared = Ne jouer aucune carte : combattre
option-pass-after-fight = Ne jouer aucune carte
option-pass-fire-kill = S’arrêter là
option-pass-reinforce-from = N’envoyer personne
option-pass-swap = Tout garder tel quel
option-pass-alliance = Ne rien demander
option-pass-offer = Ne rien offrir
option-pass-price-own = Laisser chacun à sa place

# Headings over answers of one kind
group-orders = Actions
group-other = Ou bien
group-positions = Conseil { EMPIRE($empire, form: "of") }
group-position = { POSITION($position) }
group-regions = Dans une région
group-ability = { ABILITY($ability) } : { ABILITY($ability, form: "text") }
