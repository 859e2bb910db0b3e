# After the game: what they wanted, and one's own mistakes.

page-review-title = Ce qu’ils voulaient
page-review-thinking = Je repasse la partie…
page-review-eyes = Point de vue
page-review-seat = Vu par { WHO($society) }
page-review-start = Donne
page-review-round = Manche { $round }
page-review-end = Fin
page-review-known = { $right ->
    [yes] { $chance } sur 100 pour { EMPIRE($empire, form: "the") }, et c’était vrai.
   *[no] { $chance } sur 100 pour { EMPIRE($empire, form: "the") } ; c’en était un autre.
}
page-review-unknown = On ne pouvait guère le savoir.
page-review-clues = Les actes qui parlaient
page-review-swaps = Échanges
page-review-swap = { $kind ->
    [won] { WHO($society, form: "start") } a gagné en échangeant { EMPIRE($empire, form: "the") } contre { EMPIRE($other_empire, form: "the") } : { SIGNED($points) }.
   *[missed] { $wins ->
        [yes] { WHO($society, form: "start") } aurait gagné en échangeant { EMPIRE($empire, form: "the") } contre { EMPIRE($other_empire, form: "the") } : { SIGNED($points) }.
       *[no] { WHO($society, form: "start") } aurait eu { SIGNED($points) } en échangeant { EMPIRE($empire, form: "the") } contre { EMPIRE($other_empire, form: "the") }.
    }
}
page-review-no-swaps = Aucun échange n’a décidé la partie, et aucun n’a été manqué.
page-review-mistakes = Mes erreurs
page-review-progress = Parcouru jusqu’ici : { $part } %
page-review-none = Aucune qu’une recherche plus profonde vous reprocherait.
# $question is what was asked.
page-review-asked = Manche { $round } : { $question }
page-review-mistake = Vous avez choisi « { $chosen } ». Avec « { $best } », vous auriez gagné { $less ->
    [one] { $less } partie
   *[other] { $less } parties
} de plus sur 100.
page-review-try = Réessayer
page-review-watch = Revoir
