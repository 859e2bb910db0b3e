# The suspicion board: what others’ actions suggest, and one’s own marks.

page-suspicion-title = Sospetti
page-suspicion-about = Ciò che le loro azioni suggeriscono, da quello che hai visto. Fai clic su una casella per segnarla; nessun altro vede i tuoi segni.
page-suspicion-thinking = Ripasso ciò che hanno fatto…
page-suspicion-cell = { EMPIRE($empire) }, { SLOT($slot) }: { $chance } su 100. { page-suspicion-mark }
page-suspicion-mark = { $mark ->
    [yes] Lo pensi.
    [no] Lo escludi.
   *[none] Nessun segno.
}
page-suspicion-for = fa pensare { EMPIRE($empire, form: "to") }
page-suspicion-against = fa dubitare { EMPIRE($empire, form: "of") }
page-suspicion-nothing = Niente di ciò che è stato fatto dice molto.
