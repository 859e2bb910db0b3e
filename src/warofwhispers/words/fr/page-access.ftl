# For those who play by keys or by ear: what is read on demand, and what is announced.

page-access-log = Annonces
page-access-map-keys = Les flèches parcourent la carte, les lettres mènent à un nom, Page suivante à la prochaine région possible ; le point d’interrogation dit tout de celle où vous êtes.
page-access-council-keys = Les flèches parcourent les Conseils, les lettres mènent à un nom ; le point d’interrogation dit tout d’un conseiller.
page-access-edge = { $direction ->
    [up] Pas de voisine au nord.
    [down] Pas de voisine au sud.
    [left] Pas de voisine à l’ouest.
   *[right] Pas de voisine à l’est.
}
page-access-region = { page-region-spoken } ; régions voisines : { LIST($borders, item: "item-border", style: "plain") }{ COUNT($sources) ->
    [0] {""}
   *[other]  ; vous pouvez l’attaquer depuis { LIST($sources, item: "item-region", style: "or") }
}{ COUNT($targets) ->
    [0] {""}
   *[other]  ; d’ici vous pouvez attaquer { LIST($targets, item: "item-region", style: "or") }
}.
item-border = { REGION($region) } ({ EMPIRE($empire) }, { $number })
page-access-player = { WHO($society, form: "start") } : { page-score } ; { $agents ->
    [0] plus d’agent à déployer
    [one] { $agents } agent à déployer
   *[other] { $agents } agents à déployer
} ; { COUNT($cards) ->
    [0] aucune carte
   *[other] cartes : { LIST($cards, item: "item-held", style: "plain") }
}.
item-held = { $number } { EMPIRE($empire) }
page-access-question = { $question } { $number ->
    [one] { $number } réponse.
   *[other] { $number } réponses.
}
page-access-cities = { $number ->
    [0] { EMPIRE($empire) } : plus aucune ville.
    [one] { EMPIRE($empire) } : { $number } ville.
   *[other] { EMPIRE($empire) } : { $number } villes.
}
page-access-score = Votre score : { $number }.
# An event, and the rule it follows.
page-access-detail = { $text } ({ $rule })
page-access-chat = { $name } : { $text }
page-access-undone = Retour en arrière.
page-access-command-key = Ligne de commande (Ctrl+K)
