# The puzzle of the day.

page-puzzle-title = L’énigme du jour
page-puzzle-hint = { $kind ->
    [deploy] Un emplacement vaut nettement mieux que les autres pour votre agent. Lequel ?
    [order] Une action vaut nettement mieux que les autres. Laquelle ?
    [attack] Une façon d’attaquer vaut nettement mieux que les autres. Laquelle ?
    [card] Le meilleur coup est dans votre main.
   *[swap] Révéler deux loyautés ? Et lesquelles ?
}
page-puzzle-right = Bien vu.
page-puzzle-wrong = Pas la meilleure : la recherche la met au rang { $place } sur { $answers }.
page-puzzle-best = « { $move } » gagne environ { $win } fois sur 100.
page-puzzle-chosen = La vôtre, « { $move } », gagne environ { $win } fois sur 100.
page-puzzle-second = La suivante, « { $move } », gagne environ { $win } fois sur 100.
page-puzzle-saw = { $n ->
    [one] { $n } partie essayée.
   *[other] { $n } parties essayées.
}
page-puzzle-streak = { $days ->
    [one] Résolue aujourd’hui.
   *[other] Résolue { $days } jours de suite.
}
page-puzzle-again = Regarder encore
page-puzzle-tomorrow = La suivante arrive à minuit, UTC.
