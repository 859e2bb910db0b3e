# The table: the map, the question and what can be done about it.

### The map

page-map-name = Carte des cinq empires
page-map-zoom-in = Zoom avant
page-map-zoom-out = Zoom arrière
page-map-whole = Montrer toute la carte
page-map-fill = Remplir le cadre avec la carte

# A region for those who hear the map.
page-region-spoken = { REGION($region) }, { page-region-holder }, { page-region-banners }{ $icons ->
    [0] {""}
   *[other] , { LIST($names, item: "item-icon", style: "plain") }
}{ $over ->
    [0] {""}
   *[other] , { supply-over }
}{ $open ->
    [yes] , choix possible
   *[no] {""}
}
page-region-holder = { $own ->
    [yes] région de départ { EMPIRE($home, form: "of") }
   *[no] tenue par { EMPIRE($empire, form: "the") }, région de départ { EMPIRE($home, form: "of") }
}
page-region-banners = { $number ->
    [0] aucune unité
    [one] { $number } unité
   *[other] { $number } unités
}

### The top of the table

page-skip = Aller à la question
page-round = Manche { $n } sur 4
page-phase = · { PHASE($phase, form: "start") }
page-watching = Vous regardez.
page-step-nav = Étapes de la partie
page-step-back = Étape précédente
page-step-on = Étape suivante
page-step-now = Revenir au présent
page-step-at = Dans le passé : étape { $n } sur { $last }
page-menu = Menu
page-chat-title = Discussion
page-chat-unread = { $n ->
    [one] Discussion : { $n } nouveau message
   *[other] Discussion : { $n } nouveaux messages
}

### The question

page-question-title = Question
page-question-watch = Regardez ce que font les autres…
page-question-dealt = Les loyautés sont distribuées…
page-question-sending = Envoi…
page-question-auto = Une seule réponse : elle part dans un instant.
page-question-options = Réponses
page-question-regions = { $n ->
    [one] Sur le terrain : { $n } région, éclairée sur la carte
   *[other] Sur le terrain : { $n } régions, éclairées sur la carte
}
page-question-over-supply = Au-delà du ravitaillement : { LIST($regions, item: "page-question-over-supply-item", style: "plain") }
page-question-over-supply-item = { REGION($region) } −{ $over }
page-question-nothing = sans effet à présent
page-question-gain = { $from } → { $to }
page-question-swap = { $option } : votre score de { $from } à { $to }
page-place-control = Vous contrôleriez : { LIST($positions, item: "page-place-position", style: "plain") }.
page-place-position = { TITLE($item) }
page-place-cut = Pourrait encore s’intercaler : { LIST($players, item: "item-society", style: "plain") } (R4.2).
page-ability-tip =
    { ABILITY($ability) }
    { ABILITY($ability, form: "text") }
page-card-price = { CARD($card, form: "price") }
page-cards = { LIST($cards, item: "item-card") }
page-coach-ask = Demander au mentor
page-suspicion-open = Soupçons

### What would come of it

page-outcome-title = { $number ->
    [one] Si { $number } y va
   *[other] Si { $number } y vont
}
page-outcome-all = { $number ->
    [one] Si elle y va
   *[other] Si les { $number } y vont
}
page-outcome-losses = perd { $lost }, garde { $left }
page-outcome-fort = une contre la tour (R5.4)
page-outcome-holder = { REGION($region) } sera { EMPIRE($empire, form: "to") }.
page-outcome-count = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
} : { page-outcome-holder }
page-outcome-cities = Une ville change de mains.
page-outcome-score = Votre score : { $from } → { $to }
page-outcome-send = Attaquer avec { $number }
page-outcome-needed = { $number ->
    [one] Une seule suffit pour la prendre.
   *[other] Il en faut { $number } ou plus pour la prendre.
}
page-outcome-short = { $number ->
    [one] La seule qui peut y aller ne la prendrait pas.
   *[other] Même les { $number } ne la prendraient pas.
}
page-loyalty-times = { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}

### Why not?

page-why-title = Pourquoi pas ?
page-why-past = Vous regardez le passé. Revenez au présent pour jouer.
page-why-watching = Vous regardez : seuls les joueurs répondent.

### Taking back

page-undo = Annuler
page-undo-ask = Demander à annuler
page-undo-ok = Reprendre votre dernier choix
page-undo-reason = { $reason ->
    [ok] Reprendre votre dernier choix
    [nothing] Vous n’avez rien à reprendre.
    [chance] Une carte a été piochée depuis : il faut l’accord de tous.
    [revealed] Quelque chose de caché a été révélé depuis : il faut l’accord de tous.
    [other_moved] D’autres ont joué depuis : il faut l’accord de tous.
    [not_seated] Seuls les joueurs peuvent annuler.
    [over] La partie est finie.
   *[not_started] La partie n’a pas commencé.
}

### Passing the screen on

page-cover-title = Passez l’écran à { $name }
page-cover-text = Vous êtes { SOCIETY($society) }. Quand personne d’autre ne regarde, continuez.
page-cover-go = C’est moi, { $name } : montrer mon jeu

### On a phone

page-sheet-map = Carte
page-sheet-councils = Conseils
page-sheet-players = Joueurs
page-sheet-hand = Main
page-sheet-log = Journal
page-strip-players = Les sociétés et leurs scores

### Scores and positions, as grid and strip show them

page-score-range = { $low }…{ $high }
page-score-covered = ·
page-score = { $known ->
    [yes] score actuel de { $low }
   *[no] score entre { $low } et { $high }, d’après ce que vous savez
}
page-player-tip =
    { WHO($society, form: "bare") }
    { $named ->
        [yes] { SOCIETY($society, form: "bare") }
       *[no] {""}
    }
    { $covered ->
        [yes] {""}
       *[no] { page-score }
    }
page-position-tip =
    { POSITION($position) }
    { page-position-sits }
page-position-sits = { $agent ->
    [none] { $controller ->
        [none] libre
       *[other] libre, contrôlé par { WHO($controller) }
    }
   *[other] { WHO($agent, form: "bare") }
}
page-position-spoken = { POSITION($position) } : { page-position-sits }{ $acting ->
    [yes] , agit maintenant
   *[no] {""}
}{ $open ->
    [yes] , choix possible
   *[no] {""}
}
page-card = { CARD($card) }
page-position = { POSITION($position) }
page-order = { ORDER($order) }
    .short = { ORDER($order, form: "short") }
