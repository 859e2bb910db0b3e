# Orders of a position. { ORDER($order) } gives $n, $icon and $every: "add-1-per-farm" is order-add-per.
# By itself an order follows "You have the Bear Sheriff …"; .start begins a line; .short goes on a button.

order-add = { $n ->
    [one] add { $n } banner
   *[other] add { $n } banners
}
    .start = { $n ->
        [one] Add { $n } banner
       *[other] Add { $n } banners
    }
    .short = +{ $n }
order-add-per = { $n ->
    [one] add { $n } banner per { ICON($icon) }
   *[other] add { $n } banners per { ICON($icon) }
}
    .start = { $n ->
        [one] Add { $n } banner per { ICON($icon) }
       *[other] Add { $n } banners per { ICON($icon) }
    }
    .short = +{ $n } per { ICON($icon) }
order-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
    .start = { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
    .short = Draw { $n }
order-draw-per = { $every ->
    [one] draw 1 card per { ICON($icon) }
   *[other] draw 1 card per { $every } { ICON($icon, form: "many") }
}
    .start = { $every ->
        [one] Draw 1 card per { ICON($icon) }
       *[other] Draw 1 card per { $every } { ICON($icon, form: "many") }
    }
    .short = { $every ->
        [one] Draw / { ICON($icon) }
       *[other] Draw / { $every } { ICON($icon, form: "many") }
    }
order-attack = attack
    .start = Attack
    .short = Attack
order-switch = switch places
    .start = Switch places
    .short = Switch

item-order = { ORDER($item) }

# What an order would do now: $size banners or cards, for the $empire.
order-now = { $kind ->
    [add] { $size ->
        [one] Add { $size } { EMPIRE($empire) } banner to a region it controls.
       *[other] Add { $size } { EMPIRE($empire) } banners to regions it controls.
    }
    [add_per] { $size ->
        [one] { ORDER($order, form: "start") }: { $size } { EMPIRE($empire) } banner now, to a region it controls.
       *[other] { ORDER($order, form: "start") }: { $size } { EMPIRE($empire) } banners now, to regions it controls.
    }
    [draw] { $size ->
        [one] Draw { $size } card from the { EMPIRE($empire) } deck.
       *[other] Draw { $size } cards from the { EMPIRE($empire) } deck.
    }
    [draw_per] { ORDER($order, form: "start") }: { $size } now, from the { EMPIRE($empire) } deck.
    [attack] Attack with the { EMPIRE($empire) }.
   *[switch] Switch: move this agent to another position of the { EMPIRE($empire) } council and give an order there.
}
