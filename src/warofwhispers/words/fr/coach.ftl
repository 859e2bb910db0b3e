# What a bot would think in one's place.

coach-takes = { $whose ->
    [mine] { EMPIRE($empire, form: "start") } prend la ville { EMPIRE($loser, form: "of") } à { REGION($region) } : { SIGNED($points) } pour vous.
    [rival] { EMPIRE($empire, form: "start") } prend la ville à { REGION($region) }{ $points ->
        [0] , et { WHO($rival) } semble compter sur { EMPIRE($loser, form: "the") }
       *[other] {" "}: { SIGNED($points) } pour vous, mais { WHO($rival) }, qui semble compter sur { EMPIRE($loser, form: "the") }, y perd plus
    }.
   *[none] { EMPIRE($empire, form: "start") } prend la ville { EMPIRE($loser, form: "of") } à { REGION($region) }.
}
coach-saves = Sans garde, la ville { EMPIRE($empire, form: "of") } à { REGION($region) } tombe devant { $banners ->
        [one] une unité
       *[other] { $banners } unités
    } { EMPIRE($foe, form: "of") }{ $whose ->
        [mine] {" "}: { SIGNED($points) } pour vous tant qu’elle tient
       *[rival] , et { WHO($rival) } semble compter sur { EMPIRE($foe, form: "the") }
    }.
coach-exposes = La ville { EMPIRE($empire, form: "of") } à { REGION($region) } reste alors ouverte { EMPIRE($foe, form: "to") }.
coach-threatens = { EMPIRE($empire, form: "start") } pourrait ensuite prendre la ville { EMPIRE($loser, form: "of") } à { REGION($region) }.
coach-waits = Rien de ce qui s’offre ici ne vaut son prix.
coach-can-attack = { $whose ->
    [mine] { POSITION($position, form: "start") } peut prendre la ville { EMPIRE($loser, form: "of") } à { REGION($region) } : { SIGNED($points) } pour vous.
    [rival] { POSITION($position, form: "start") } peut prendre la ville à { REGION($region) }{ $points ->
        [0] , et { WHO($rival) } semble compter sur { EMPIRE($loser, form: "the") }
       *[other] {" "}: { SIGNED($points) } pour vous, mais { WHO($rival) }, qui semble compter sur { EMPIRE($loser, form: "the") }, y perd plus
    }.
   *[none] { POSITION($position, form: "start") } peut prendre la ville { EMPIRE($loser, form: "of") } à { REGION($region) }.
}
coach-can-guard = La ville { EMPIRE($empire, form: "of") } à { REGION($region) } est ouverte à { $banners ->
        [one] une unité
       *[other] { $banners } unités
    } { EMPIRE($foe, form: "of") } ; { POSITION($position, form: "the") } peut la renforcer{ $whose ->
        [mine] {" "}: { SIGNED($points) } pour vous
       *[rival] , et { WHO($rival) } semble compter sur { EMPIRE($foe, form: "the") }
    }.
coach-can-draw = Avec { POSITION($position, form: "the") }, vous pouvez piocher { $number ->
    [one] une carte
   *[other] { $number } cartes
}.
coach-controls = { $points ->
    [-1] { POSITION($position, form: "start") } agit pour { EMPIRE($empire, form: "the") }, dont les villes vous coûtent des points : mieux vaut vous que quelqu’un qui les veut.
    [0] { POSITION($position, form: "start") } agit pour { EMPIRE($empire, form: "the") }, dont les villes ne vous rapportent rien : mieux vaut vous que quelqu’un qui compte dessus.
   *[other] { POSITION($position, form: "start") } agit pour { EMPIRE($empire, form: "the") }, dont chaque ville vous vaut { SIGNED($points) }.
}
coach-gives-up = { $use ->
    [little] En l’état, votre { POSITION($position) } ne peut guère vous servir.
   *[more] Votre { POSITION($position) } pourrait encore vous servir.
}
coach-forecast = { $trend ->
    [up] { EMPIRE($empire, form: "start") } devrait finir avec plus de villes, et cela { $side ->
        [mine] vous profite plus qu’à vos rivaux
       *[rivals] profite plus à vos rivaux qu’à vous
    }.
   *[down] { EMPIRE($empire, form: "start") } devrait finir avec moins de villes, et cela { $side ->
        [mine] vous nuit plus qu’à vos rivaux
       *[rivals] nuit plus à vos rivaux qu’à vous
    }.
}
coach-field = Un agent à { REGION($region) } compte comme une ville de plus pour { EMPIRE($empire, form: "the") }, à votre seul profit.
coach-swaps = À la fin, échanger { EMPIRE($empire, form: "the") } contre { EMPIRE($other_empire, form: "the") } devrait vous valoir environ { SIGNED($points) }.
coach-shows = Tout le monde verra vos loyautés { SLOT($slot) } et { SLOT($other_slot) }.
coach-cards = { $number ->
    [-2] Cela vous coûte deux cartes.
    [-1] Cela vous coûte une carte.
    [1] Une carte de plus en main.
    [2] Deux cartes de plus en main.
   *[other] Cartes dans votre main : { SIGNED($number) }.
}
# Said where nothing else speaks for an answer.
coach-brings-more = Ainsi vous pouvez espérer environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’avec le deuxième choix.
# Puzzles: what came of an answer, compared with the best one.
coach-holds-less = { $whose ->
    [mine] Après la meilleure réponse, { EMPIRE($empire, form: "the") } tient { REGION($region) } à la fin de la manche { $best } fois sur 100, après celle-ci { $here } fois : { SIGNED($points) } pour vous à chaque fois.
   *[rival] Après la meilleure réponse, { EMPIRE($empire, form: "the") } tient { REGION($region) } à la fin de la manche { $best } fois sur 100, après celle-ci { $here } fois, et { WHO($rival) } semble compter sur { EMPIRE($loser, form: "the") }.
}
coach-scores-less = Points à espérer : { NUMBER($best, maximumFractionDigits: 1) } après la meilleure réponse, { NUMBER($here, maximumFractionDigits: 1) } après celle-ci.
