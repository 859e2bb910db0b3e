# La première partie qui enseigne, et les leçons. Aucun message ne dépasse 40 mots. Une étape a deux phrases au plus.

### The first game

teach-you = Vous êtes { SOCIETY("raven") }, l’une des trois sociétés secrètes à cette table. Aucun empire n’est à vous : vous murmurez dans les cinq Conseils.
teach-bets = Voici vos loyautés, cinq paris secrets : chaque ville { EMPIRE($devout, form: "of") } vous vaut 4 points, { EMPIRE($dutiful, form: "of") } 3, { EMPIRE($affiliated, form: "of") } 2. Celles { EMPIRE($opposed, form: "of") } vous en coûtent 1 chacune.
teach-cities = Après quatre manches, seules les villes comptent, pour l’empire qui les tient ; celles de vos deux meilleurs paris s’illuminent. Si tout finissait maintenant, votre score serait de { $points }.
teach-agent = Les agents font agir un empire : les emplacements vont de 1, Commissaire, à 4, Chancelier, qui agit aussi pour ceux qui sont libres avant lui. Essayez chez { EMPIRE($devout, form: "the") }, votre meilleur pari ; mais le choix reste le vôtre.
teach-agent-far = Les copies pâles montrent pour qui agit votre agent, { POSITION($position) } : tous les emplacements libres avant lui, tant qu’aucun rival ne s’assied entre eux.
teach-agent-near = Votre agent, { POSITION($position) }, agit pour cet emplacement et ceux qui sont libres avant lui, pas pour ceux d’après. Le Chancelier couvre tout le Conseil.
teach-second-agent = Encore un agent : l’emplacement éclairé vous donne voix dans un empire sur lequel vous pariez. Puis les Conseils agissent à tour de rôle, { EMPIRE("bear", form: "the") } d’abord ; des légendes disent qui fait quoi.
teach-watched = Voilà un Conseil : du Commissaire au Chancelier, chaque emplacement effectue une action : ajouter des unités (ses soldats), attaquer ou piocher. Le journal garde tout ; un clic sur une ligne la montre sur la carte.
teach-fort = À { REGION($region) } se dresse une tour : le premier attaquant y est tombé avant le combat. Prendre un tel lieu demande une unité de plus.
teach-act = À vous d’agir, comme { POSITION($position) } : chaque emplacement effectue une action, en entier. S’il n’y en a qu’une, elle est effectuée aussitôt.
teach-add = Les unités viennent de la réserve dans les régions { EMPIRE("elephant", form: "of") }. Rassemblez-les ici : { REGION("P1") } touche { REGION("H8") }, ville { EMPIRE("horse", form: "of") } que nul ne garde.
teach-add-lion = { REGION("L4") } touche { REGION("H6") }, encore une ville { EMPIRE("horse", form: "of") } sans garde. Qui se tient ici peut y marcher ensuite.
teach-add-any = Les unités viennent de la réserve dans n’importe quelles régions { EMPIRE($empire, form: "of") }. Elles tiennent leur place, et peuvent partir de là.
teach-draw = Un choix : des unités tout de suite, ou une carte de cet empire, qui peut retourner un combat ou faire ce qu’aucune action ne fait. Essayez de piocher.
teach-card = Votre première carte peut faire une chose sur trois : la première seule, la deuxième avec une carte de sa couleur, la troisième avec une de l’empire indiqué dans le coin. On vous le demandera au bon moment.
teach-draw-more = Vous avez une carte { EMPIRE("lion", form: "of") }. Avec une deuxième, vous pourriez jouer les deux ensemble : elles font plus que chacune à part.
teach-attack = Une attaque envoie des unités d’une région dans une région voisine d’un autre empire. C’est ainsi que les villes changent de mains.
teach-target = { REGION("P1") } touche { REGION("H8") } : une ville { EMPIRE("horse", form: "of") }, vide. Elle vous coûte un point ; entre les mains { EMPIRE("elephant", form: "of") }, elle en vaut 4.
teach-count = Au combat, les unités tombent une contre une ; qui reste tient la région. Envoyez ce qu’il faut et pensez à la suite : l’aperçu montre comment cela finit.
teach-fort-ahead = Une tour se dresse à { REGION($region) } : votre première unité y tombe avant le combat. Envoyez-en une de plus que les défenseurs, et une autre pour rester.
teach-stays = Vous partez depuis { REGION($region) }, région conquise : une unité doit y rester, sinon elle serait perdue. Les régions de départ peuvent être vidées.
teach-card-one = Le moment d’une carte : seule, votre carte { EMPIRE("elephant", form: "of") } envoie une unité de plus, qui pourra continuer ensuite. Jouez-la, et elle est dépensée ; ou gardez-la pour un combat plus serré.
teach-won = { REGION($region) } est { EMPIRE($empire, form: "to") } maintenant. Votre score est de { $points } : ce que vous auriez si la partie finissait maintenant.
teach-lost = L’attaque contre { REGION($region) } a échoué ; unités perdues de votre côté : { $lost }, en face : { $killed }. La prochaine fois, comptez défenseurs et tours ; l’aperçu le fait pour vous.
teach-freed = Il ne reste personne à { REGION($region) } : la région revient à son empire d’origine, { EMPIRE($empire, form: "the") }. Votre score est de { $points }.
teach-friend = Ce combat a blessé { EMPIRE($empire, form: "the") }, sur qui vous avez parié. Chaque ville qu’il perd est aussi perdue pour vous.
teach-foe = Vous avez renforcé { EMPIRE($empire, form: "the") }, dont les villes vous coûtent des points. Mieux vaut user de ce Conseil pour envoyer ses unités à leur perte.
teach-chancellor = Le Chancelier attaque ou change d’emplacement. Changer, c’est déplacer votre agent dans ce Conseil et y effectuer aussitôt une action.
teach-card-two = Deux cartes à la fois : vos deux cartes { EMPIRE("lion", form: "of") } ensemble placent trois unités dans une ville. N’importe laquelle : elles rejoignent qui la tient.
teach-garrison = { REGION("L4") } est une ville { EMPIRE("lion", form: "of") }, près des terres { EMPIRE("horse", form: "of") }. Trois unités la gardent et menacent ce qui est de l’autre côté.
teach-supply = { REGION($region) } porte plus d’unités qu’elle n’en nourrit : quatre, ou six avec une ferme. Tant que le Chancelier n’a pas agi, elles peuvent rester ou marcher ; ensuite, le surplus retourne à la réserve.
teach-supply-lost = Ravitaillement : { $number ->
    [one] une unité a dû quitter
   *[other] { $number } unités ont dû quitter
} { REGION($region) }. Quand le Conseil a agi, une région garde quatre unités, six avec une ferme.
teach-supply-late = Après chaque Conseil, on compte le ravitaillement : une région nourrit quatre unités, six avec une ferme. Le surplus retourne à la réserve.
teach-revealed = { WHO($society, form: "start") } a échangé deux loyautés, désormais visibles de tous. Qui observe ce que font les autres devine le reste.
teach-swap = Vous pouvez échanger deux loyautés ; la liste montre votre score avec chaque échange. Mais les deux restent visibles pour toujours, et à égalité, qui a le moins échangé l’emporte.
teach-swapped = Les deux loyautés sont visibles et ne bougent plus. Votre score est de { $points } ; les autres s’en souviendront.
teach-retrieve = Nouvelle manche : d’abord un agent revient, puis vous en placez de nouveau deux. Reprenez celui qui vous sert le moins.
teach-alone = Cette manche est à vous. En cas de doute, demandez au mentor, sous la question : il dit ce que ferait un bot ici, et pourquoi.
teach-end = Vous savez tout ; score actuel : { $points }, et il reste deux manches à jouer à votre gré, maintenant ou plus tard. Les leçons reprennent les points difficiles, un par un.

### Lessons

lesson-first-game = Votre première partie
    .task = Une vraie partie contre deux bots bienveillants, avec un mot d’aide à chaque nouveauté. Un quart d’heure ; partez et revenez quand vous voulez.
lesson-control = À qui l’action ?
    .task = Une société rivale siège comme { POSITION("lion.marshal") } et agit pour les deux emplacements libres qui précèdent. Placez votre dernier agent de façon à agir pour les deux.
    .hint = Un emplacement libre suit l’agent le plus proche après lui, vers le Chancelier.
    .right = L’Intendant est le plus proche des deux : vous agissez comme Intendant et, par cet agent, comme Commissaire.
    .wrong = Pas là : le Maréchal rival reste l’agent le plus proche après les deux emplacements libres.
    .wrong-near = À moitié : comme Commissaire vous agissez pour vous, mais l’emplacement de l’Intendant suit toujours le Maréchal qui vient après.
    .wrong-far = Le Chancelier ne couvre ce qui est libre que jusqu’à l’agent suivant. Le Maréchal rival siège entre eux.
lesson-behind = Une reste sur place
    .task = Vous agissez comme Maréchal et Chancelier { EMPIRE("elephant", form: "of") }. Prenez { REGION("H8") } et { REGION("H7") } dans ce Conseil, et gardez les deux.
    .hint = La seconde attaque part d’une région conquise. Que faut-il y laisser ?
    .right = Deux sont allées à { REGION("H8") } ; une a pu continuer, une est restée. Une région conquise tient par une unité, une région de départ par elle-même.
    .wrong = Les deux régions doivent être { EMPIRE("elephant", form: "to") } à la fin du Conseil. D’abord { REGION("H8") }, puis plus loin depuis là.
    .wrong-thin = Une seule unité a pris { REGION("H8") }, et celle qui tient une région conquise ne peut partir. Envoyez-en une de plus à la première attaque.
lesson-forts = Contre une tour
    .task = Deux unités { EMPIRE("eagle", form: "of") } se tiennent à { REGION("E2") }, derrière une tour. Vous agissez comme Maréchal et Chancelier { EMPIRE("bear", form: "of") } : prenez cette région.
    .hint = Comptez : la tour en prend une, chaque défenseur une, et une doit rester.
    .right = Une est tombée sous la tour, deux contre deux se sont battues, et le reste tient la place.
    .wrong = { REGION("E2") } doit être { EMPIRE("bear", form: "to") } à la fin du Conseil. { REGION("B4") } la touche.
    .wrong-thin = Attaquants tombés : { $lost }, défenseurs : { $killed }. La tour a pris le premier avant le combat. Il en faut quatre ; le Maréchal peut les amener.
lesson-supply = Personne n’a faim
    .task = Sept unités se tiennent à { REGION("B4") }, qui en nourrit quatre. Vous agissez comme Maréchal et Chancelier : à la fin du Conseil, le ravitaillement ne doit prendre personne.
    .hint = Seules les attaques déplacent des unités. Attention aussi à celles qui arrivent.
    .right = Qui marche ne mange pas chez soi. Ce qui reste, ici et là-bas, tient dans les limites.
    .wrong = Le ravitaillement a pris des unités { EMPIRE("bear", form: "of") }.
    .wrong-starved = Unités perdues faute de vivres à { REGION($region) } : { $number }. Une région en nourrit quatre, six avec une ferme ; le surplus doit marcher avant la fin du Chancelier.
lesson-cards = Le prix d’une carte
    .task = Prenez { REGION("E5") } avec l’action du Maréchal et gardez une carte. Trois unités à { REGION("P5") } ; en face, deux et une tour.
    .hint = Une carte seule ajoute une unité, deux ensemble trois. Elles se jouent une fois l’attaque annoncée.
    .right = Quatre contre deux et une tour : une reste. Une carte suffisait, l’autre est encore à vous.
    .wrong = { REGION("E5") } doit tomber par cette action, depuis { REGION("P5") }.
    .wrong-spent = { REGION("E5") } est prise, mais les deux cartes sont parties. Une unité de plus suffisait, et elle ne coûte qu’une carte.
    .wrong-thin = Unités tombées : { $lost } contre { $killed }, et il n’en reste aucune pour tenir. Une fois l’attaque annoncée, une carte peut ajouter une unité.
lesson-strike = Frapper au loin
    .task = { EMPIRE("eagle", form: "start") } ne touche aucune ville à prendre. Vous avez deux de ses cartes : qu’il tienne trois villes à la fin de ce Conseil.
    .hint = Deux cartes { EMPIRE("eagle", form: "of") } font une frappe : n’importe quelle région ennemie vide, même lointaine. Elles se jouent au début d’une attaque.
    .right = Une frappe atteint toute région vide. Avec une carte { EMPIRE("horse", form: "of") } à côté de celle { EMPIRE("eagle", form: "of") }, ce serait une armada, qui atteint aussi les régions défendues.
    .wrong = Il faut trois villes. Beaucoup sont vides sur la carte, et sans tour.
    .wrong-fort = { REGION("B1") } est vide mais a une tour : une unité seule y meurt. Frappez où il n’y en a pas, ou envoyez-en deux.
    .wrong-kept = Vos cartes sont encore dans votre main. Choisissez d’abord d’attaquer : elles peuvent alors se jouer ensemble.
lesson-switch = Changer d’emplacement
    .task = { REGION("P4") } est nue. C’est au Chancelier, et vous y voulez trois unités, tout de suite.
    .hint = Qui change effectue une action de l’emplacement où il arrive. Lequel ajoute trois unités ?
    .right = Comme Maréchal vous ajoutez une unité par tour. L’agent déplacé est maintenant Chancelier, et n’agit pas pour autant.
    .wrong = Trois unités doivent se tenir à { REGION("P4") } à la fin du Conseil.
    .wrong-few = Unités arrivées : { $number } seulement. Un autre emplacement en apporte plus : { EMPIRE("elephant", form: "the") } a trois tours.
    .wrong-attack = Une attaque ne fait que déplacer ce qui est là. Pour ajouter, allez à un emplacement qui ajoute.
lesson-swap = Quand un échange paie
    .task = La manche se termine, et vos loyautés sont mal placées : 10 points. Échangez-en deux pour marquer le plus possible.
    .hint = Quatre villes qui vous coûtent 1 chacune vaudraient bien plus ailleurs.
    .right = Les quatre villes { EMPIRE("horse", form: "of") } comptent maintenant 4 chacune, et la seule ville { EMPIRE("bear", form: "of") } vous coûte 1. Le prix : tous voient les deux.
    .wrong = Il y a un meilleur échange.
    .wrong-kept = Garder ses secrets peut être le bon choix, mais pas avec dix points : vous êtes Opposé à l’empire le plus fort.
    .wrong-less = Cela fait { $points }, pas mieux qu’avant. Les deux loyautés sont visibles pour rien.
    .wrong-more = Score : { $points }. C’est mieux que 10, mais pas le mieux. Quel empire a le plus de villes, et où compte-t-il le plus ?
