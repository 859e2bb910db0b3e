# The suspicion board: what others’ actions suggest, and one’s own marks.

page-suspicion-title = Suspicions
page-suspicion-about = What their actions suggest, from what you have seen. Click a cell to mark it; nobody else sees your marks.
page-suspicion-thinking = Going through what they did…
page-suspicion-cell = { EMPIRE($empire) } as { SLOT($slot) }: { $chance } in 100. { page-suspicion-mark }
page-suspicion-mark = { $mark ->
    [yes] You think so.
    [no] You rule it out.
   *[none] No mark.
}
page-suspicion-for = speaks for the { EMPIRE($empire) }
page-suspicion-against = speaks against the { EMPIRE($empire) }
page-suspicion-nothing = Nothing they did says much.
