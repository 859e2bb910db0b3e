# Orders of a position, as infinitives.

order-add = { $n ->
    [one] recruter { $n } unité
   *[other] recruter { $n } unités
}
    .start = { $n ->
        [one] Recruter { $n } unité
       *[other] Recruter { $n } unités
    }
    .short = +{ $n }
order-add-per = { $n ->
    [one] recruter { $n } unité par { ICON($icon) } contrôlée
   *[other] recruter { $n } unités par { ICON($icon) } contrôlée
}
    .start = { $n ->
        [one] Recruter { $n } unité par { ICON($icon) } contrôlée
       *[other] Recruter { $n } unités par { ICON($icon) } contrôlée
    }
    .short = +{ $n }/{ ICON($icon) }
order-draw = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
    .start = { $n ->
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
    .short = Pioche { $n }
order-draw-per = { $every ->
    [one] piocher 1 carte par { ICON($icon) } contrôlée
   *[other] piocher 1 carte pour { $every } { ICON($icon, form: "many") } contrôlées
}
    .start = { $every ->
        [one] Piocher 1 carte par { ICON($icon) } contrôlée
       *[other] Piocher 1 carte pour { $every } { ICON($icon, form: "many") } contrôlées
    }
    .short = { $every ->
        [one] Pioche/{"\u200B"}{ ICON($icon) }
       *[other] Pioche/{"\u200B"}{ $every } { ICON($icon, form: "many") }
    }
order-attack = attaquer
    .start = Attaquer
    .short = Attaquer
order-switch = changer d’emplacement
    .start = Changer d’emplacement
    .short = Changer

item-order = { ORDER($item) }

order-now = { $kind ->
    [add] { $size ->
        [one] Recruter { $size } unité { EMPIRE($empire, form: "of") }, dans une de ses régions.
       *[other] Recruter { $size } unités { EMPIRE($empire, form: "of") }, dans ses régions.
    }
    [add_per] { $size ->
        [one] { ORDER($order, form: "start") } : { $size } unité { EMPIRE($empire, form: "of") } pour l’instant, dans une de ses régions.
       *[other] { ORDER($order, form: "start") } : { $size } unités { EMPIRE($empire, form: "of") } pour l’instant, dans ses régions.
    }
    [draw] { $size ->
        [one] Tirer { $size } carte de la pioche { EMPIRE($empire, form: "of") }.
       *[other] Tirer { $size } cartes de la pioche { EMPIRE($empire, form: "of") }.
    }
    [draw_per] { ORDER($order, form: "start") } : { $size } pour l’instant, de la pioche { EMPIRE($empire, form: "of") }.
    [attack] Attaquer avec { EMPIRE($empire, form: "the") }.
   *[switch] Changer : déplacer cet agent vers un autre emplacement du Conseil { EMPIRE($empire, form: "of") } et y effectuer une action.
}
