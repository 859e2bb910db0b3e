# What the menu says, and what people settle among themselves.

### Settings

page-settings-title = Réglages
page-settings-auto = Répondre pour moi quand il n’y a qu’une réponse
page-settings-quick = Sans attendre quand je ne joue que contre des bots
page-settings-quick-people = Entre personnes, une pause demeure, la même quelle que soit votre main, même quand vous passez vous-même : passer vite dirait aux autres que vous n’avez rien à jouer.
page-settings-cover = Garder ma main et mes loyautés cachées
page-settings-confirm = Confirmer avant d’envoyer une attaque
page-settings-hints = Expliquer les signes et les nombres de la table
page-settings-speed = Montrer ce que font les autres
page-settings-speed-value = { $speed ->
    [slow] lentement
    [fast] vite
    [once] d’un seul coup
   *[normal] à un rythme posé
}
page-settings-sound = Sons
page-settings-volume = Volume
page-settings-theme = Thème
page-settings-theme-auto = Celui du système
page-settings-theme-light = Clair
page-settings-theme-dark = Sombre

### Links, leaving

page-menu-command = Ligne de commande
page-menu-share = Liens vers cette table
page-menu-watch = Lien pour regarder
page-menu-other-device = Votre place sur un autre appareil
page-menu-renew = Nouveau lien pour ma place
page-menu-renew-text = L’ancien ne marchera plus, sur aucun autre appareil.
page-menu-reclaim = Je jouais ici et j’ai perdu mon lien :
page-menu-reclaim-waiting = On demande aux autres si cette place peut être à vous ; son propriétaire a le temps de s’opposer.
page-menu-absent = Quelqu’un est absent depuis longtemps ? Faites jouer un bot à sa place :
page-menu-leave = Laisser jouer un bot
page-menu-return = Reprendre votre place
page-menu-end = Proposer d’arrêter la partie
page-coach-none = Pas de mentor pendant que vous jouez : cette table a été préparée sans.

### Chat

page-chat-none = Rien n’a encore été dit.
page-chat-say = Dites quelque chose
page-chat-send = Envoyer

### Reporting somebody to the operator

page-report-title = Signaler quelqu’un
page-report-about = Ceci va à la personne qui gère ce serveur. Personne à la table n’en saura rien.
page-report-whom = Au sujet de
page-report-nobody = personne en particulier
page-report-kind = Motif
page-report-kinds = { $kind ->
    [talk] ce qui a été dit
    [name] un nom
    [cheating] la triche
    [leaving] l’abandon de parties
   *[other] autre chose
}
page-report-text = Que s’est-il passé ?
page-report-send = Envoyer
page-report-sent = Merci. La personne qui gère ce serveur le verra.

### Votes

page-vote = { $kind ->
    [undo] { $by } propose de revenir à l’étape { $to }.
    [end] { $by } propose d’arrêter la partie ici.
    [renew] Quelqu’un a perdu le lien de cette place ({ $seat }) et le demande. Est-ce bien la bonne personne ?
    [claim] { $outcome ->
        [bot] Demande { $number } : quelqu’un dit avoir perdu le lien de cette place ({ $seat }). Si vous acceptez, un bot la reprend.
       *[seat] Demande { $number } : quelqu’un dit avoir perdu le lien de cette place ({ $seat }) et en verrait les cartes. N’acceptez que si vous savez que c’est la bonne personne.
    }
   *[bot] { $by } propose de faire jouer un bot pour { $seat }, après une longue absence.
}
page-vote-yes = Accepter
page-vote-no = Refuser
page-vote-claim-waits = { $minutes ->
    [one] Le propriétaire a encore { $minutes } minute pour s’opposer.
   *[other] Le propriétaire a encore { $minutes } minutes pour s’opposer.
}
page-vote-claim-ended = En votre absence, quelqu’un a demandé votre place en disant avoir perdu son lien. Votre retour y a mis fin.
page-vote-settle = Le faire maintenant
page-vote-waiting = En attente : { LIST($names, style: "plain") }.
