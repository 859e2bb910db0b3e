# Orders of a position. { ORDER($order) } gives $n, $icon and $every: "add-1-per-farm" is order-add-per.
# By itself an order follows "You have the Bear Sheriff …"; .start begins a line; .short goes on a button.

order-add = { $n ->
    [one] aggiungere { $n } stendardo
   *[other] aggiungere { $n } stendardi
}
    .start = { $n ->
        [one] Aggiungi { $n } stendardo
       *[other] Aggiungi { $n } stendardi
    }
    .short = +{ $n }
order-add-per = { $n ->
    [one] aggiungere { $n } stendardo per ogni { ICON($icon) }
   *[other] aggiungere { $n } stendardi per ogni { ICON($icon) }
}
    .start = { $n ->
        [one] Aggiungi { $n } stendardo per ogni { ICON($icon) }
       *[other] Aggiungi { $n } stendardi per ogni { ICON($icon) }
    }
    .short = +{ $n } per { ICON($icon) }
order-draw = { $n ->
    [one] pescare { $n } carta
   *[other] pescare { $n } carte
}
    .start = { $n ->
        [one] Pesca { $n } carta
       *[other] Pesca { $n } carte
    }
    .short = Pesca { $n }
order-draw-per = { $every ->
    [one] pescare 1 carta per ogni { ICON($icon) }
   *[other] pescare 1 carta ogni { $every } { ICON($icon, form: "many") }
}
    .start = { $every ->
        [one] Pesca 1 carta per ogni { ICON($icon) }
       *[other] Pesca 1 carta ogni { $every } { ICON($icon, form: "many") }
    }
    .short = { $every ->
        [one] Pesca / { ICON($icon) }
       *[other] Pesca / { $every } { ICON($icon, form: "many") }
    }
order-attack = attaccare
    .start = Attacca
    .short = Attacca
order-switch = scambiare l’agente
    .start = Scambia l’agente
    .short = Scambia

item-order = { ORDER($item) }

# What an order would do now: $size banners or cards, for the $empire.
order-now = { $kind ->
    [add] { $size ->
        [one] Aggiungi { $size } stendardo { EMPIRE($empire, form: "of") } a una regione che controlla.
       *[other] Aggiungi { $size } stendardi { EMPIRE($empire, form: "of") } alle regioni che controlla.
    }
    [add_per] { $size ->
        [one] { ORDER($order, form: "start") }: ora { $size } stendardo { EMPIRE($empire, form: "of") }, in una regione che controlla.
       *[other] { ORDER($order, form: "start") }: ora { $size } stendardi { EMPIRE($empire, form: "of") }, nelle regioni che controlla.
    }
    [draw] { $size ->
        [one] Pesca { $size } carta dal mazzo { EMPIRE($empire, form: "of") }.
       *[other] Pesca { $size } carte dal mazzo { EMPIRE($empire, form: "of") }.
    }
    [draw_per] { ORDER($order, form: "start") }: ora { $size }, dal mazzo { EMPIRE($empire, form: "of") }.
    [attack] Attacca con gli stendardi { EMPIRE($empire, form: "of") }.
   *[switch] Scambia: sposta questo agente in un’altra posizione del consiglio { EMPIRE($empire, form: "of") } e compi lì un’azione.
}
