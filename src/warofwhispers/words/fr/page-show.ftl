# What others do, as it is shown.

page-show-title = Ce qui se passe
page-show-through = { PERSON($seat) ->
    [you] Par votre agent, { POSITION($position) }.
   *[they] Par un de ses agents, { POSITION($position) }.
}
page-show-cities = { $by ->
    [1] { EMPIRE($empire) } : une ville gagnée
    [-1] { EMPIRE($empire) } : une ville perdue
   *[other] { EMPIRE($empire) }, villes : { SIGNED($by) }
}
page-show-pause = Pause (Maj+Espace)
page-show-resume = Reprendre (Maj+Espace)
page-show-paused = En pause
page-show-skip = Passer (Espace)
page-show-skip-all = Tout passer (Échap)
page-show-ahead = encore { $number }

page-recap-title = { $seated ->
    [yes] Depuis votre dernier tour
   *[no] En votre absence
}
page-recap-none = Depuis votre dernier tour : rien encore
page-recap-score = Vous : { $from } → { $to }
page-recap-same = Vous : toujours { $to }
page-recap-cards = { $number ->
    [one] { $number } carte jouée
   *[other] { $number } cartes jouées
}
page-recap-no-cities = Aucune ville n’a changé de mains.
page-recap-come = { WHO($society, form: "start") } est maintenant { POSITION($position) }.
page-recap-gone = { WHO($society, form: "start") } n’est plus { POSITION($position) }.
page-recap-play = Revoir
page-recap-more = En savoir plus

### Moments

page-drama-you = Vous êtes { SOCIETY($society) }
page-drama-deal = Cinq loyautés, cachées aux autres
page-drama-counts = { $multiplier ->
    [0] Les villes { EMPIRE($empire, form: "of") } ne comptent pas pour vous.
    [-1] Chaque ville { EMPIRE($empire, form: "of") } vous coûte un point.
   *[other] Chaque ville { EMPIRE($empire, form: "of") } compte { $multiplier } pour vous.
}
page-drama-begin = Prendre place
page-drama-round = { $number ->
    [1] La partie commence
    [4] La dernière manche
   *[other] Manche { $number } sur 4
}
page-drama-betrayal = Des loyautés sont retournées
page-drama-slot = { EMPIRE($empire) } : { SLOT($slot) }
page-drama-moved = { EMPIRE($empire) } : { SLOT($from) } → { SLOT($slot) }
page-drama-fallen = { EMPIRE($empire, form: "start") } a perdu sa dernière ville
page-drama-end = Les murmures se taisent
