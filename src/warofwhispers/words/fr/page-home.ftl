# The front page.

page-game-tagline = Cinq empires sont en guerre. Quatre sociétés secrètes murmurent dans leurs Conseils — et parient sur celui qui restera debout.
page-home-never = Jamais joué ?
page-home-never-text = Une première partie s’explique en jouant : un quart d’heure, contre des bots indulgents.
page-home-learn = Apprendre en jouant
page-home-play = Jouer contre des bots
page-home-seats = Places
page-home-level = Bots
page-home-go = Commencer
page-level-grade = { $grade ->
    [easy] Facile
    [normal] Normal
   *[hard] Difficile
}
page-level-others = Autres adversaires
page-home-new = Préparer une table
page-home-new-text = Des amis par lien, à plusieurs sur un écran, des bots, toutes les options de règles.
page-home-record = Revoir une partie enregistrée
page-home-puzzle = L’énigme du jour
page-home-rules = De quoi s’agit-il ?
page-home-how-1 = Aucun empire n’est à vous. Vous murmurez : vos agents siègent dans les Conseils et les font agir.
page-home-how-2 = En secret, vous soutenez certains empires et en combattez un. Les villes de vos favoris vous rapportent des points.
page-home-how-3 = Quatre manches. Devinez ce que veulent les autres, et ne vous laissez pas deviner.
page-home-mine = Mes tables
page-home-open = Tables ouvertes
page-home-open-none = Personne n’attend de joueurs en ce moment.
page-home-running = Parties à regarder
page-home-forget = Retirer de cette liste

# A table without a name of its own is called after those who sit there.
page-home-table = { LIST($players, item: "page-home-player", style: "plain") }
page-home-player = { $kind ->
    [bots] { $number ->
        [one] { $number } bot
       *[other] { $number } bots
    }
    [open] ouverte à tous
    [free] libre
   *[person] { page-seat-name }
}
page-home-status = { $status ->
    [open] en attente
    [playing] manche { $round }
    [over] finie
    [closed] arrêtée
   *[unreadable] anciennes règles
}
