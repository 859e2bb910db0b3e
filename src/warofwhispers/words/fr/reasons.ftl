# Why something is not offered.

reason-other-asked = C’est à quelqu’un d’autre de répondre : { WHO($player) }.
reason-chance-first = Les cartes sont en train d’être distribuées.
reason-over = La partie est finie ; il n’y a plus rien à décider.
reason-not-asked = La question ne porte pas là-dessus.
reason-elsewhere = C’est un autre conseiller qui agit : { POSITION($position, form: "the") }.

# Where banners come from and go to
reason-not-held = { REGION($region) } est { EMPIRE($holder, form: "to") }, pas { EMPIRE($empire, form: "to") }.
reason-empty = Il n’y a aucune unité à { REGION($region) }.
reason-last-banner = { REGION($region) } est une région conquise : sa dernière unité doit rester.
reason-no-target = { EMPIRE($empire, form: "start") } n’a rien à attaquer depuis { REGION($region) }.
reason-only-from-there = La poursuite part de la région qui vient d’être prise.
reason-may-not-attack = L’Éléphant ne peut pas attaquer avant la fin de la manche.
reason-own-region = { REGION($region) } est déjà { EMPIRE($empire, form: "to") }.
reason-too-far = { REGION($region) } n’est pas adjacente à { REGION($region_from) }.
reason-too-far-to-strike = { REGION($region) } n’est ni vide ni adjacente à { REGION($region_from) }.
reason-same-region = Les unités sont déjà à { REGION($region) }.
reason-not-among = { REGION($region) } n’est pas adjacente à la région que les unités quittent.
reason-passed-by = Les unités se placent dans l’ordre de la carte, et { REGION($region) } est déjà passée.
reason-full = { REGION($region) } ne peut plus recevoir d’unité.

# Where a card takes effect
reason-no-city = Il n’y a pas de ville à { REGION($region) }.
reason-not-served = Cette ville est { EMPIRE($holder, form: "to") } ; l’action est celle { EMPIRE($empire, form: "of") }.
reason-no-reserve = { EMPIRE($holder, form: "start") } n’a aucune unité en réserve.
reason-not-empty = { REGION($region) } n’est pas vide.
reason-city-or-fort = Il y a une ville ou une tour à { REGION($region) }.
reason-no-enemy-near = Aucune unité ennemie n’est adjacente à { REGION($region) }.
reason-already-laid-out = Les unités { EMPIRE($empire, form: "of") } ne peuvent pas être réparties autrement.
reason-not-such = La carte ne porte pas jusque-là.

# Agents
reason-taken = { PERSON($society) ->
    [you] Votre propre agent y est déjà.
   *[they] { WHO($society, form: "start") } y a déjà un agent.
}
reason-field-off = À cette table, on ne place pas d’agents dans les régions.
reason-field-full = Vous avez déjà deux agents dans des régions.
reason-field-twice = Vous avez déjà un agent à { REGION($region) }.
reason-not-your-agent = Aucun de vos agents ne peut y être choisi.
reason-other-council = L’agent reste dans son propre Conseil.
reason-same-position = L’agent y est déjà.
reason-vacant-position = À cette table, un agent ne change de place qu’avec un autre agent.
reason-not-yours = Vous ne contrôlez pas ce conseiller.
reason-same-agent = Vous contrôlez ce conseiller par l’agent actif ; il en faut un autre des vôtres.
reason-no-order-there = Aucune action ne peut y être choisie pour l’instant.

# Orders
reason-empty-reserve = { EMPIRE($empire, form: "start") } n’a aucune unité en réserve : impossible de recruter.
reason-no-attack = { EMPIRE($empire, form: "start") } n’a rien à attaquer : impossible d’attaquer.
reason-no-switch = L’agent n’a personne avec qui changer de place.
reason-one-switch = On ne change pas d’emplacement deux fois de suite.
reason-nothing-to-draw = Cette pioche est vide.
reason-order-without-effect = Cette action ne changerait rien, et la première version des règles ne permet pas de la choisir.

# Cards
reason-cannot-pay = Vous n’avez pas la seconde carte nécessaire.
reason-wrong-window = { ABILITY($ability) } se joue à un autre moment : { $window ->
    [instead] { window-instead }
    [general] { window-general }
    [strict] { window-strict }
    [choosing] { window-choosing }
    [declared] { window-declared }
    [fought] { window-fought }
   *[after] { window-after }
}.
reason-replaced = Une carte ne remplace l’action d’un conseiller qu’une seule fois.
reason-ally = Un allié effectue l’action prévue, sans la remplacer.
reason-no-vacancy = Aucun emplacement n’est libre.
reason-nowhere-else = Aucun de vos autres agents n’a d’action à effectuer.
reason-no-reinforcement = L’empire n’a aucune unité en réserve.
reason-no-survivor = Il ne reste aucun attaquant pour la poursuite.
reason-nobody-left = Il ne reste aucune unité du combat.
reason-none-killed = Le combat ne donne aucune unité à recruter.
reason-subjugated = L’asservissement a déjà été joué pour cette attaque.
reason-repeated = L’action a déjà été répétée.
reason-no-order-to-repeat = Aucune action n’a été effectuée.
reason-no-wider = Cela n’ouvrirait aucune cible nouvelle.
reason-no-effect = { ABILITY($ability) } n’aurait aucun effet pour l’instant.
reason-no-proposal = Aucune action ni attaque n’attend de proposition.

# Loyalties
reason-face-up = Une loyauté révélée ne bouge plus.

# What cannot be chosen because it never is.
reason-city = Une ville change de mains quand un autre empire prend sa région.
reason-reserve = Les unités quittent la réserve quand une action ou une carte les recrute.
reason-deck = On pioche quand une action ou une carte le dit.
reason-loyalty = Les loyautés s’échangent à la fin des trois premières manches, et seulement si elles sont cachées.
