# Questions: message ask-<prompt>, said to the one who is asked.

ask-deploy = { $field ->
    [yes] { $agents ->
        [one] Placez votre dernier agent, dans un Conseil ou dans une région.
       *[other] Placez un agent dans un Conseil ou dans une région (encore { $agents } agents).
    }
   *[no] { $agents ->
        [one] Placez votre dernier agent dans un Conseil.
       *[other] Placez un agent dans un Conseil (encore { $agents } agents).
    }
}
ask-retrieve = Récupérez un de vos agents. Lequel ?
ask-act = { $manner ->
    [ally] Vous faites agir { POSITION($position, form: "the") } pour { WHO($owner) }. Quelle action ?
    [through] { $cards ->
        [yes] Vous contrôlez { POSITION($position, form: "the") } par votre { POSITION($agent) }. Choisissez une action, ou jouez d’abord des cartes.
       *[no] Vous contrôlez { POSITION($position, form: "the") } par votre { POSITION($agent) }. Quelle action ?
    }
   *[own] { $cards ->
        [yes] Vous contrôlez { POSITION($position, form: "the") }. Choisissez une action, ou jouez d’abord des cartes.
       *[no] Vous contrôlez { POSITION($position, form: "the") }. Quelle action ?
    }
}
ask-reached = Votre agent est maintenant { POSITION($agent) }. Quelle action ?
ask-after-order = L’action est faite. Jouer une carte ?
ask-add = { $left ->
    [one] Placez { $left } unité { EMPIRE($empire, form: "of") }. Où ?
   *[other] Placez { $left } unités { EMPIRE($empire, form: "of") }. Où ?
}
ask-switch = Votre agent quitte sa place ({ POSITION($agent) }). Pour quel emplacement ?
ask-attack-from = { EMPIRE($empire, form: "start") } attaque. Depuis quelle région ?
ask-attack-to = { EMPIRE($empire, form: "start") } attaque depuis { REGION($region_from) }. Quelle région ?
ask-attack-count = { REGION($region_from) } attaque { REGION($region_to) }. Avec combien d’unités ?
ask-declared = { $force ->
    [one] { $force } unité attaque { REGION($region_to) } depuis { REGION($region_from) }. Jouer une carte avant le combat ?
   *[other] { $force } unités attaquent { REGION($region_to) } depuis { REGION($region_from) }. Jouer une carte avant le combat ?
}
ask-after-fight = Le combat pour { REGION($region_to) } est fini. Jouer une carte ?
ask-relocate = Quel emplacement libre votre agent rejoint-il ?
ask-elsewhere = Quel conseiller agit à la place ?
ask-garrison = Garnison : quelle ville reçoit 3 unités ?
ask-march-from = Marche : depuis quelle région ?
ask-march-to = Marche depuis { REGION($region_from) } : vers quelle région ?
ask-march-count = Marche depuis { REGION($region_from) } vers { REGION($region_to) } : combien d’unités ?
ask-rearrange-empire = Redéploiement : les unités de quel empire ?
ask-rearrange = { $left ->
    [one] Redéploiement : il reste { $left } unité { EMPIRE($empire, form: "of") } à placer. Où ?
   *[other] Redéploiement : placez { $left } unités { EMPIRE($empire, form: "of") }. Où ?
}
ask-mercenaries = Mercenaires : dans quelle région frappent-ils ?
ask-mercenaries-count = Mercenaires : combien d’unités éliminent-ils à { REGION($region) } ?
ask-recruit = Conscription : quelle région vide reçoit 3 unités ?
ask-disperse = Dispersion : les unités de quelle région ?
ask-disperse-to = { $left ->
    [one] Dispersion : où va { $left } unité { EMPIRE($empire, form: "of") } ?
   *[other] Dispersion : où vont { $left } unités { EMPIRE($empire, form: "of") } ?
}
ask-fire-from = Feu grégeois : quelle armée le lance ?
ask-fire-kill = { $left ->
    [one] Feu grégeois : éliminez jusqu’à { $left } unité ennemie autour de votre armée à { REGION($region) }.
   *[other] Feu grégeois : éliminez jusqu’à { $left } unités ennemies autour de votre armée à { REGION($region) }.
}
ask-populate = { $left ->
    [one] Peuplement : la réserve ne suffit pas. Quelle région reçoit la dernière unité ?
   *[other] Peuplement : la réserve ne suffit pas. Quelles { $left } régions reçoivent une unité ?
}
ask-reinforce-from = Renforts : depuis quelle région ?
ask-reinforce-count = Renforts : combien d’unités viennent depuis { REGION($region_from) } ?
ask-subjugate = { $left ->
    [one] Asservissement : placez { $left } unité { EMPIRE($empire, form: "of") }. Où ?
   *[other] Asservissement : placez { $left } unités { EMPIRE($empire, form: "of") }. Où ?
}
ask-uprising = Soulèvement : quelle région vide reçoit 4 unités ?
ask-discard = { $left ->
    [one] Vous pouvez garder cinq cartes. Laquelle défaussez-vous ?
   *[other] Vous pouvez garder cinq cartes. Lesquelles défaussez-vous ({ $left }) ?
}
ask-swap = Échanger deux de vos loyautés cachées ? Toutes deux resteront ensuite révélées.
ask-nothing = La partie est finie.

### Conquest cards

ask-conquest = { CARD($conquest) } prend effet aussitôt. Quelle moitié ?
ask-blood-from = Vieilles rancunes : depuis quelle région de l’Ours ?
ask-blood-to = Vieilles rancunes : quelle région de l’Ours attaquer depuis { REGION($region_from) } ?
ask-blood-count = Vieilles rancunes : combien d’unités attaquent { REGION($region_to) } depuis { REGION($region_from) } ?
ask-savaged = Curée : quelle région de départ de l’Ours est vidée des unités étrangères ?
ask-trials = Épreuves : quel conseiller échange sa place avec le Chancelier de l’Ours ?
ask-avert = Déjouer : dans quelle région toutes les unités de l’Aigle sont-elles éliminées ?
ask-sit = Le Conseil { EMPIRE($empire, form: "of") } est redistribué. Qui devient { POSITION($position) } ?
ask-stampede = Ruée : dans quelle région toutes les unités sont-elles éliminées ?
ask-control = Quarantaine : dans quelle région de départ du Lion ses unités sont-elles éliminées ?
ask-spread = Contagion : dans quelle région la peste commence-t-elle ?
ask-muster = Ralliement : quelle région du Lion reçoit une unité de chacune des autres ?
ask-nomads-from = Vie nomade : quelle armée du Cheval se déplace ?
ask-nomads-to = Vie nomade : où va l’armée qui est à { REGION($region_from) } ?

### Dark alliances

ask-alliance = { WHO($owner, form: "start") } s’apprête à faire agir { POSITION($position, form: "the") }. Demander à agir à sa place ?
ask-offer = { WHO($owner, form: "start") } attaque { REGION($region_to) } avec { EMPIRE($empire, form: "the") }. Offrir 4 unités de plus ?
ask-answer = { WHO($ally, form: "start") } propose { CARD($card, form: "the") }. { CARD($card, form: "terms") } Acceptez-vous ?
ask-price-retrieve = Le prix de l’alliance : récupérez un de vos agents. Lequel ?
ask-price-deck = { $left ->
    [one] Le prix de l’alliance : tirez { $left } carte. De quelle pioche ?
   *[other] Le prix de l’alliance : tirez { $left } cartes. De quelle pioche d’abord ?
}
ask-price-add = Le prix de l’alliance : ajoutez 4 unités dans une région, à la couleur de l’empire qui la contrôle. Laquelle ?
ask-price-reveal = Le prix de l’alliance : révélez une de vos loyautés. Laquelle ?
ask-price-own = Le prix de l’alliance : vous pouvez échanger un agent avec { WHO($other) }. Lequel des vôtres ?
ask-price-other = Contre quel agent de l’autre société ({ WHO($other, form: "bare") }) ?

### Chance is asked these

ask-seat = Qui s’assoit ensuite ?
ask-first = Qui commence ?
ask-deal = Quelle loyauté est distribuée ?
ask-draw = Quelle carte est piochée ?

### While somebody else is asked

waiting-chance = Les cartes décident.
waiting-over = { ask-nothing }
waiting-player = { $prompt ->
    [deploy] { WHO($player, form: "start") } place un agent.
    [retrieve] { WHO($player, form: "start") } récupère un agent.
    [act] { WHO($player, form: "start") } choisit une action.
    [reached] { WHO($player, form: "start") } choisit une action.
    [add] { WHO($player, form: "start") } place des unités.
    [attack_from] { WHO($player, form: "start") } prépare une attaque.
    [attack_to] { WHO($player, form: "start") } prépare une attaque.
    [attack_count] { WHO($player, form: "start") } prépare une attaque.
    [discard] { WHO($player, form: "start") } défausse.
    [swap] { WHO($player, form: "start") } songe à échanger des loyautés.
   *[other] { WHO($player, form: "start") } réfléchit.
}

### Where passing is all that can be done

pass-only-act = { POSITION($position) } : aucune action n’est possible, et vous n’avez aucune carte à jouer.
pass-only-reached = Aucune action n’est possible là où est votre agent.
pass-only-after-order = Vous n’avez aucune carte à jouer après cette action.
pass-only-attack-from = { EMPIRE($empire, form: "start") } n’a rien à attaquer.
pass-only-declared = Vous n’avez aucune carte à jouer avant ce combat.
pass-only-after-fight = Vous n’avez aucune carte à jouer après ce combat.
pass-only-reinforce-from = Aucune région { EMPIRE($empire, form: "of") } n’a d’unités à envoyer.
pass-only-price-own = Aucun agent ne peut changer de place.
