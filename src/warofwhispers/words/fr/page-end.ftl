# The end of a game.

page-end-title = Les murmures se taisent
page-end-headline = { COUNT($names) ->
    [0] Personne ne gagne
    [1] { LIST($names, item: "item-society-start") } l’emporte
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
page-end-deals = Les tirages
page-end-check = Vérifier les tirages
page-end-fair = Tout concorde : { $draws ->
    [one] { $draws } tirage découle
   *[other] { $draws } tirages découlent
} du secret sur lequel la table s’était engagée{ $words ->
    [0] , sans aucun mot de joueur
    [one] {" "}et { $own ->
        [0] d’un mot de joueur, donné ailleurs
       *[other] du mot donné ici
    }
   *[other] {" "}et de { $words } mots de joueurs{ $own ->
        [0] , dont aucun donné ici
        [one] , dont { $own } donné ici
       *[other] , dont { $own } donnés ici
    }
}. { $undone ->
    [0] Aucun tirage n’a été annulé.
    [one] { $undone } tirage a été annulé et refait.
   *[other] { $undone } tirages ont été annulés et refaits.
}{ $given ->
    [0] {""}
    [one] {" "}La première action vient d’une autre partie et n’a pas été tirée ici.
   *[other] {" "}Les { $given } premières actions viennent d’une autre partie et n’ont pas été tirées ici.
}
page-end-unfair = Quelque chose ne concorde pas :
page-end-unchecked = Cette table vient d’une version antérieure ; ses tirages ne peuvent pas être vérifiés.
page-end-no-proof = Cet enregistrement ne contient rien qui permette de vérifier ses tirages.
page-end-check-unsafe = Cette page ne peut vérifier les tirages que par une connexion sécurisée. La commande « whispers verify » vérifie partout un enregistrement téléchargé.
page-end-unreadable = Partie jouée selon des règles que cette version ne connaît pas
page-end-actions = Ce qui a été joué
page-end-review = Retour sur la partie
page-end-review-text = Ce que chacun voulait, qui pouvait le savoir, et quelles erreurs vous avez faites.
page-end-review-open = Regarder
