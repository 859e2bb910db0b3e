# Answers. By itself, a label; .long tells in the terminal what there is to know for choosing.

option-count = { $number ->
    [one] { $number } stendardo
   *[other] { $number } stendardi
}
    .long = { $outcome ->
        [taken] { option-count }: { EMPIRE($empire, form: "the") } la prende perdendone { $lost }; { EMPIRE($defender, form: "the") } ne perde { $killed }.
        [emptied] { option-count }: non resta nessuno; { EMPIRE($empire, form: "the") } ne perde { $lost }, { EMPIRE($defender, form: "the") } { $killed }.
        [failed] { option-count }: l’attacco fallisce; { EMPIRE($empire, form: "the") } ne perde { $lost }, { EMPIRE($defender, form: "the") } { $killed }.
       *[unknown] { option-count }
    }

# Positions and regions, by verb. In .long, $orders are the position's, $banners and $holder the
# region's, $icons what it has, $room how many banners it still takes (or none), $who sits there.
option-deploy-position = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-deploy-region = { REGION($region) }
    .long = { option-region.long }
option-retrieve-position = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-retrieve-region = { REGION($region) }
    .long = { option-region.long }
option-move = { POSITION($position) }
    .long = { $who ->
        [none] { POSITION($position) }, posto libero: { LIST($orders, item: "item-order", style: "or") }
       *[other] { POSITION($position) }, al posto { WHO($who, form: "of") }: { LIST($orders, item: "item-order", style: "or") }
    }
option-act = { POSITION($position) }
    .long = { POSITION($position) }: { LIST($orders, item: "item-order", style: "or") }
option-trials = { POSITION($position) }
    .long = { POSITION($position) } ({ WHO($who) })
option-region = { REGION($region) }
    .long = { $banners ->
        [0] { REGION($region) }: regione d’origine { EMPIRE($holder, form: "of") }, senza stendardi{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; posto per altri { $room }
        }
       *[other] { REGION($region) }: { $banners } { EMPIRE($holder, form: "of") }{ COUNT($icons) ->
            [0] {""}
           *[other] , { LIST($icons, item: "item-icon", style: "plain") }
        }{ $room ->
            [none] {""}
           *[other] ; posto per altri { $room }
        }
    }
option-add = Aggiungi 1 { REGION($region, form: "in") }
option-from = Parti { REGION($region, form: "from") }
option-to = { REGION($region) }
option-at = { REGION($region) }
option-kill = Uccidi 1 { REGION($region, form: "in") }
option-from-position = { POSITION($position) }
    .long = { POSITION($position, form: "start") }
option-to-position = { POSITION($position) }
    .long = { POSITION($position, form: "start") }
option-agent-region = L’agente { REGION($region, form: "in") }
option-empire = { EMPIRE($empire) }
    .long = { EMPIRE($empire, form: "start") }
option-order = { ORDER($order, form: "start") }

# Cards and loyalties
option-play = { ABILITY($ability) }: { LIST($cards, item: "item-card") }
    .long = Con { LIST($cards, item: "item-card") }
option-discard = Scarta { CARD($card) }
    .long = { CARD($card) }
option-swap = Scambia { SLOT($slot) } ({ EMPIRE($empire) }) e { SLOT($other_slot) } ({ EMPIRE($other_empire) })
option-reveal = { SLOT($slot) }: { EMPIRE($empire) }
    .long = { SLOT($slot) }: { EMPIRE($empire) } ×{ $times }
option-half = { HALF($half) }: { HALF($half, form: "text") }
option-propose = Proponi { CARD($card, form: "the") }
    .long = { CARD($card) }. { CARD($card, form: "price") }
option-accept = Accetta
    .long = Accetta.
option-decline = Rifiuta
    .long = Rifiuta; la carta torna in mano a chi l’ha proposta.
option-hold = { $standing ->
    [round] No, e non chiedermelo più in questo turno
   *[order] No, e non chiedermelo più durante questa azione
}
option-listen = Chiedimi di nuovo delle alleanze
option-sit = { WHO($who, form: "start") }
# Chance's: a society, an empire, a card.
option-seat = { WHO($who, form: "start") }
option-first = { WHO($who, form: "start") }
option-deal = { EMPIRE($empire) }
option-draw = { CARD($card) }

# Passing, by what is asked; $orders is none where no order is possible at all.
option-pass = Passa
option-pass-act = { $orders ->
    [none] Non agire: nessuna azione è possibile.
   *[other] Non agire.
}
option-pass-reached = { $orders ->
    [none] Non agire: lì nessuna azione è possibile.
   *[other] Non agire.
}
option-pass-after-order = Non giocare carte
option-pass-attack-from = Non attaccare
option-pass-declared = Non giocare carte: combatti
option-pass-after-fight = Non giocare carte
option-pass-fire-kill = Fermati qui
option-pass-reinforce-from = Non mandare nessuno
option-pass-swap = Lascia tutto com’è
option-pass-alliance = Non proporre nulla
option-pass-offer = Non offrire nulla
option-pass-price-own = Lascia tutti dove sono

# Headings over answers of one kind
group-orders = Azioni
group-other = Oppure
group-positions = Consiglio { EMPIRE($empire, form: "of") }
group-position = { POSITION($position) }
group-regions = In una regione
group-ability = { ABILITY($ability) }: { ABILITY($ability, form: "text") }
