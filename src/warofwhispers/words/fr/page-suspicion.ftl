# The suspicion board: what others’ actions suggest, and one’s own marks.

page-suspicion-title = Soupçons
page-suspicion-about = Ce que leurs actes suggèrent, d’après ce que vous avez vu. Cliquez sur une case pour la marquer ; personne d’autre ne voit vos marques.
page-suspicion-thinking = Je repasse leurs actes…
page-suspicion-cell = { EMPIRE($empire) }, { SLOT($slot) } : { $chance } sur 100. { page-suspicion-mark }
page-suspicion-mark = { $mark ->
    [yes] Vous le pensez.
    [no] Vous l’excluez.
   *[none] Pas de marque.
}
page-suspicion-for = plaide pour { EMPIRE($empire, form: "the") }
page-suspicion-against = plaide contre { EMPIRE($empire, form: "the") }
page-suspicion-nothing = Rien de ce qui a été fait n’en dit long.
