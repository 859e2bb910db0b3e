# Setting up a table, and waiting for its players.

page-new-title = Préparer une table
page-new-players = Places
page-new-seat = Place { $number }
page-new-kind-me = Moi
    .text = Vous jouez ici.
page-new-kind-screen = Sur cet écran
    .text = Une autre personne devant cet écran ; un cache protège votre jeu au passage de l’un à l’autre.
page-new-kind-friend = Par lien
    .text = Vous recevez un lien à envoyer.
page-new-kind-open = N’importe qui
    .text = Qui passera par le hall.
page-new-kind-bot = Bot
    .text = L’ordinateur joue.
page-new-kind-none = Personne
page-new-name = Nom
page-new-level = Niveau
page-new-character = Caractère
page-new-character-none = Caractère simple
page-new-society = Société
page-new-society-any = Société au hasard
page-new-rules = Règles
page-new-decks = Cartes à ajouter
page-new-options = Détails des règles
page-new-changed = modifiée
page-new-listed = Montrer cette table dans le hall
page-new-coach = Chacun peut interroger le mentor, un bot
page-new-suspicion = Chacun peut voir ce que suggèrent les actes des autres
page-new-create = Créer la table
page-new-few = Il faut { $fewest } à { $most } joueurs (R1.1).
page-new-twice = Deux places veulent la même société.
page-new-follows = D’après { $source }.
page-new-unavailable = { $value } (pas encore)

page-lobby-title = On attend des joueurs
page-lobby-free = libre
page-lobby-open = ouverte à tous
page-lobby-you = (vous)
page-lobby-take = Prendre cette place
page-lobby-remove = Retirer { $name }
page-lobby-invite = Copier l’invitation
page-lobby-code = Afficher un code pour téléphone
page-lobby-loopback = Ces liens ne marchent que sur cette machine. Pour des amis de votre réseau, lancez le jeu avec { $command }.
page-lobby-nearby = Les liens mènent à { $address }, que les machines de votre réseau atteignent.
page-lobby-start = Commencer
page-lobby-fill = Compléter avec des bots et commencer
page-lobby-your-name = Votre nom
page-lobby-your-society = Votre société
page-lobby-rules = Règles : { RULESET($ruleset) }{ COUNT($changes) ->
    [0] {""}
   *[other] {" "}({ LIST($changes, item: "page-lobby-change", style: "plain") })
}
# An option that was changed: its name, and what it is now.
page-lobby-change = { $name } : { $value }
page-lobby-coach = Chacun peut interroger le mentor.
page-lobby-suspicion = Chacun peut ouvrir le tableau des soupçons.
page-lobby-fair = Les tirages pourront être vérifiés après la partie : la page de chaque joueur ajoute un mot au hasard, et cette table s’est engagée sur cette valeur :
page-lobby-unchecked = Cette table vient d’une version antérieure ; ses tirages ne peuvent pas être vérifiés.
page-lobby-watch = Lien pour regarder
