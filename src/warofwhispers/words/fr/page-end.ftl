# The end of a game.

page-end-title = Les murmures se taisent
page-end-headline = { COUNT($names) ->
    [0] Personne ne gagne
    [1] Victoire : { LIST($names, item: "item-society") }
   *[other] Victoire partagée : { LIST($names, item: "item-society") }
}
page-end-closed = La partie a été arrêtée avant la fin
page-end-slot = { SLOT($slot) } { $multiplier ->
    [-1] −1
   *[other] ×{ $multiplier }
}
page-end-cities = { COUNT($names) ->
    [0] aucune ville
   *[other] { LIST($names, item: "item-region", style: "plain") }
}{ $field ->
    [0] {""}
    [one] , { $field } agent dans une région
   *[other] , { $field } agents dans des régions
}
page-end-hidden-bonus = { $n ->
    [one] { $n } jeton encore caché
   *[other] { $n } jetons encore cachés
}
page-end-tie = Égalité à { $points } : { LIST($players, item: "page-end-tied", style: "plain") }.
page-end-tied = { WHO($society) } avec { $by ->
    [concealed] { $number ->
        [one] { $number } loyauté cachée
       *[other] { $number } loyautés cachées
    }
   *[swaps] { $number ->
        [one] { $number } échange
       *[other] { $number } échanges
    }
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
page-end-plot-scores = Les scores au fil des manches
page-end-plot-cities = Les villes au fil des manches
page-end-plot-spoken = { $title }. { LIST($lines, item: "page-end-plot-line", style: "plain") }.
page-end-plot-line = { $name } : { LIST($values, style: "plain") }
page-end-turning = Tournants
page-end-turning-line = { EMPIRE($empire, form: "start") } prend { REGION($region) } { EMPIRE($from, form: "to") }.
page-end-turning-none = Aucune ville n’a changé de mains.
page-end-map = La carte à la fin
page-end-replay = Revoir
page-end-rematch = Rejouer
page-end-share = Copier le lien
page-end-record = Télécharger l’enregistrement
page-end-round = Manche { $n }
page-end-start = Départ
page-end-swing = { SIGNED($points) }
