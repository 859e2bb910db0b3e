# The rules in full; see the English file.

### Chapters

chapter-R1 = La table
chapter-R2 = Mise en place
chapter-R3 = La manche
chapter-R4 = Phase des Empires
chapter-R5 = Attaques
chapter-R6 = Cartes
chapter-single = Capacités d’une carte seule
chapter-double = Capacités de deux cartes d’un empire
chapter-pair = Capacités de deux empires
chapter-decks = Cartes facultatives
chapter-R7 = La fin d’une manche
chapter-R8 = Décompte final
chapter-R9 = Jeux de règles

### 1 The table

heading-R1-1 = Joueurs et sociétés
detail-R1-1 = Les sociétés sont le Corbeau Blanc, l’Araignée Ancillaire, le Culte du Rat et le Serpent Éternel.
heading-R1-2 = Empires
heading-R1-3 = Régions et frontières
detail-R1-3 = Une région peut montrer une ville, une ferme, une tour, ou deux de ces icônes. Les copies du plateau divergent sur une frontière.
heading-R1-4 = Qui contrôle une région
detail-R1-4 = Chaque région est donc toujours contrôlée par un seul empire, et les unités de deux empires n’en partagent jamais une. Qui contrôle une région contrôle les icônes qui s’y trouvent.
heading-R1-5 = La réserve

### 2 Setup

heading-R2-1 = Unités de départ et pioches
detail-R2-1 = La liste des régions (R1.3) dit combien d’unités commencent où. Les cartes de chaque empire sont mélangées pour former sa pioche.
heading-R2-2 = Loyautés
detail-R2-2 = Un jeton reste à sa place jusqu’à ce que son joueur l’échange (R7.2).
heading-R2-3 = Places et premier joueur
detail-R2-3 =
    La table peut aussi convenir des deux.
    _L’ordre des joueurs_, partout où ces règles en parlent, commence par qui détient la tuile Premier joueur à ce moment-là, puis suit les places.
heading-R2-4 = Un seul Dévoué par empire
detail-R2-4 = C’est ainsi que les règles de compétition distribuent les loyautés.

### 3 The round

heading-R3-1 = Récupérer un agent
detail-R3-1 = Dans l’ordre des joueurs, dans un Conseil ou une région.
heading-R3-2 = Déployer des agents
detail-R3-2 = Le premier joueur commence. Tout emplacement libre de tout Conseil convient.
heading-R3-3 = Agents dans les régions
detail-R3-3 = Peu importe qui contrôle la région, et si d’autres joueurs y ont déjà un agent. Seules la récupération (R3.1) et les alliances obscures (R6.8) déplacent un tel agent. À la fin, chacun compte comme une ville pour son joueur (R8.1).
heading-R3-4 = Aucun emplacement libre

### 4 Empire turns

heading-R4-1 = Qui agit quand
detail-R4-1 = Le jeton Sablier suit le cours de la phase. Il ne fait qu’avancer ; la crise de succession (R6.7) est la seule exception.
heading-R4-2 = Qui contrôle un conseiller
detail-R4-2 = L’agent par lequel un conseiller est contrôlé est _l’agent actif_. On regarde qui contrôle un conseiller au moment où il doit agir. Là où personne ne contrôle, aucune carte ne se joue non plus.
heading-R4-3 = Une action, en entier
detail-R4-3 =
    On recrute toutes les unités, on pioche toutes les cartes, et une attaque compte au moins une unité.
    Pour changer d’emplacement, il faut toujours pouvoir aller quelque part (R4.6). Si aucune action ne peut être choisie, le conseiller ne fait rien : son joueur peut encore jouer les cartes qui précèdent une action, mais aucune après.
    Qui a des cartes en main reçoit la question dans tous les cas : une carte pourrait rendre une action possible, et la pause ne doit pas trahir lesquelles il détient.
    Si attaquer n’est possible que grâce à une frappe ou à une armada, il faut alors jouer l’une des deux. Personne n’y est obligé : quand aucune autre action ne peut être choisie, on peut aussi passer.
heading-R4-4 = Recruter
detail-R4-4 = Chaque unité peut aller dans une autre région, ou toutes dans la même. _Par icône_ veut dire : autant pour chaque icône de ce type dans les régions que l’empire contrôle.
heading-R4-5 = Piocher
detail-R4-5 = Le nombre est fixé au début de l’action. Les cartes viennent une à une. Une pioche vide reprend d’abord sa défausse ; s’il n’y en a pas non plus, on s’arrête là.
heading-R4-6 = Changer d’emplacement
detail-R4-6 =
    L’agent délogé n’effectue aucune action. Le jeu reprend ensuite après le conseiller qui était actif.
    Le changement et l’action à laquelle il mène ne font qu’une action : un moment pour les cartes avant, un après, et aucun remplacement (R6.5) entre les deux ; une attaque ainsi obtenue a ses propres moments. Un changement ne mène jamais à un autre. S’il ne mène à aucune action possible, les agents restent où il les a mis, et le moment d’après l’action a lieu quand même.
heading-R4-7 = Ravitaillement
detail-R4-7 = On le vérifie après le Chancelier, même si personne n’a agi dans ce Conseil.
heading-R4-8 = Aucune limite pendant le tour

### 5 Attacks

heading-R5-1 = Origine, cible, nombre
detail-R5-1 = Une région sans unité ne peut pas être l’origine d’une attaque, et nul n’attaque avec rien.
heading-R5-2 = Une unité reste
detail-R5-2 = Cela vaut pour tout ce qui quitte la région pendant une attaque, cartes comprises.
heading-R5-3 = Ce qui est une attaque
detail-R5-3 = Reprendre une région de départ perdue en est une, et cette région n’est pas conquise ensuite.
heading-R5-4 = Tours
detail-R5-4 = Elle coûte une unité à toute l’armée, et non une à chacun. Les deux lectures laissent les mêmes unités debout : de _a_ attaquants et _d_ défenseurs, min(_a_, _d_ + 1) et min(_a_ − 1, _d_) sont éliminés.
heading-R5-5 = Le combat
detail-R5-5 =
    S’il reste des attaquants, la région est à eux.
    Des cartes jouées après l’annonce peuvent changer qui tient la cible. Si elle appartient désormais à l’empire attaquant, ses unités rejoignent celles qui s’y trouvent : ni tour, ni combat, et toute l’armée compte comme survivante. Si elle est passée à un troisième empire, c’est lui qu’on combat.
heading-R5-6 = Le cours d’une attaque
detail-R5-6 =
    Les attaques poursuivies ou répétées suivent le même cours. Le moment d’après le combat a lieu même s’il ne reste aucun attaquant.
    Quand une carte parle de l’attaque, c’est de celle qui vient d’avoir lieu. Ses _survivants_ sont les unités des deux camps qui se trouvaient dans la cible après le combat et s’y trouvent encore. Les unités venues plus tard n’en sont pas ; quand certaines partent ou sont éliminées, ce sont d’abord les nouvelles. Dès que la région change de mains, son ancien maître n’y a plus de survivants.
heading-R5-7 = Exemples
detail-R5-7 = Après le second, la région revient à son empire de départ. Un contre une région vide avec une tour : l’attaquant est éliminé.

### 6 Cards

heading-R6-1 = Ce qu’offre une carte
detail-R6-1 = Il y en a quarante : deux pour chaque couple ordonné d’empires. La carte jouée fait partie de son propre coût, et le joueur choisit quelle autre carte paie.
heading-R6-2 = Payer et résoudre
detail-R6-2 = On peut en jouer autant qu’on veut, et pendant la manche la main n’est pas limitée.
heading-R6-3 = Quand jouer des cartes
detail-R6-3 = Un conseiller contrôlé par un agent placé plus loin dans le Conseil compte aussi. Le moment d’après l’action d’un Chancelier précède le ravitaillement ; celui du Chancelier du Cheval précède la fin de la manche, dans la quatrième aussi.
heading-R6-4 = Cartes jouées
detail-R6-4 = Il en va de même des cartes défaussées.
heading-R6-5 = Remplacer une action
detail-R6-5 = Ce sont C-eagle-1 et C-lion-1. D’autres cartes peuvent être jouées autour de l’action à laquelle mène une telle carte ; dès lors, et jusqu’au moment d’après cette action, les cartes servent l’empire de celle-ci.
heading-R6-6 = Cartes sans effet
detail-R6-6 = Seule la carte C-reinforce peut ne rien ajouter. Partout ailleurs, « jusqu’à » veut dire au moins une.

### Single abilities

detail-C-bear-1 =
    Une région conquise garde une unité (R5.2) : un des survivants reste donc. Avec plus de cartes, plus souvent. Sans survivant, elle ne peut pas être jouée.
    La carte est résolue dès que cette attaque commence : on peut y jouer des cartes comme dans toute autre.
detail-C-eagle-1 = L’emplacement actif convient aussi, s’il est libre. L’action sert l’empire du nouvel emplacement ; si aucune n’y peut être choisie, l’agent n’a fait que se déplacer. Le jeton Sablier reprend là où il était. Ceux qui restent contrôlent le Conseil que l’agent a quitté, et si son nouvel emplacement est plus loin, il y agit encore. Sans emplacement libre, la carte ne peut pas être jouée.
detail-C-elephant-1 = C’est une unité de l’empire attaquant, et elle se joint à l’attaque qui vient d’être annoncée.
detail-C-lion-1 = Ce conseiller agit pour son propre empire. Si son action est de changer d’emplacement, c’est cet autre agent qui se déplace. Le jeton Sablier reprend là où il était.
detail-C-horse-1 = Les deux régions n’ont pas besoin de se toucher.

### Double abilities

detail-C-bear-2 = Les survivants aussi. Les unités restées là d’où part l’attaque n’ont pas pris part au combat. Une seule unité envoyée contre une tour suffit.
detail-C-eagle-2 = Elle n’a pas besoin d’être adjacente. Une origine conquise garde une unité (R5.2).
detail-C-elephant-2 = Ce sont des unités de l’empire attaquant, et elles se joignent à l’attaque qui vient d’être annoncée.
detail-C-horse-2 = Une région qui dépassait déjà sa limite peut garder ce qu’elle avait.

### Pair abilities

detail-C-mercenaries = On peut aussi choisir des unités de l’empire actif.
detail-C-subjugate = Elles vont dans n’importe lesquelles de ses régions. Le combat et l’annihilation comptent ; le défenseur que vaut une tour n’est pas une unité. Une fois par attaque.
detail-C-disperse = On les répartit comme on veut. La région est abandonnée, même conquise.
detail-C-alchemists-fire = Choisissez une région où l’empire actif a des unités ; les cinq se répartissent comme on veut entre les régions voisines.
detail-C-populate = Ses régions de départ vides comptent. Si la réserve ne suffit pas, le joueur choisit lesquelles n’en reçoivent pas.
detail-C-armada = Défendue ou non, adjacente ou non. Les tours comptent.
detail-C-reinforce = La région n’a pas besoin d’être adjacente, et ce peut être l’origine même de l’attaque. Une région conquise en garde une. On peut aussi n’en envoyer aucune.
detail-C-midnight-oil = C’est le même type d’action, avec de nouveaux choix, des icônes comptées à nouveau, et sans ce que des cartes avaient ajouté. Après un changement d’emplacement, elle répète l’action atteinte, non le changement. La répétition a les moments de son attaque et un moment après elle, mais ni remplacement ni seconde longue veille.

### Optional cards

heading-R6-7 = Cartes de conquête
detail-R6-7 =
    Il y en a deux par pioche. Qui l’a piochée fait tous les choix, avant la carte suivante ; de deux moitiés, celle qui ne ferait rien ne peut pas être choisie. La carte a compté comme carte piochée.
    L’action qui l’a fait piocher est achevée par son joueur, même si son agent a été déplacé.
heading-R6-8 = Alliances obscures
detail-R6-8 =
    Il y en a deux par pioche : une demande et une offre. Au début de l’action d’un adversaire (demande) et quand un adversaire a annoncé une attaque (offre), chacun des autres joueurs est interrogé une fois, à partir de celui dont c’est l’action, et une carte au plus est acceptée.
    Refusée, la carte revient en main, vue de tous, et n’est plus proposée pendant cette action. Acceptée, elle est dépensée. Qui l’a demandée effectue l’action à la place de l’autre, fait tous les choix, pioche les cartes et joue seul des cartes autour d’elle ; un allié ne peut pas remplacer l’action (R6.5), et dans un changement d’emplacement c’est l’agent qui contrôle le conseiller qui bouge, quel que soit son propriétaire. Une offre ajoute 4 unités de la réserve.
    Le prix est payé à la fin, ou abandonné s’il est impossible. La carte peut aussi payer un coût comme toute carte de son empire.
    L’occasion de demander se présente une fois, avant la première question de l’action ; celle d’offrir, une fois, quand la première attaque de l’action est annoncée et que son empire a une unité en réserve.

### 7 The end of a round

heading-R7-1 = Le marqueur de manche
detail-R7-1 = Plus de récupération, d’entretien ni d’intrigue : on compte les points.
heading-R7-2 = Entretien et intrigue
detail-R7-2 = Tous les joueurs font chaque étape dans l’ordre des joueurs. Chacun choisit les cartes qu’il défausse, et les autres n’en voient que la couleur. Un jeton révélé ne bouge plus jamais.
heading-R7-3 = Le premier joueur

### 8 Scoring

heading-R8-1 = Villes
detail-R8-1 = Avec des agents dans les régions (R3.3), chacun d’eux compte, pour son seul joueur, comme une ville de plus de l’empire qui contrôle la région.
heading-R8-2 = Jetons cachés
heading-R8-3 = Qui gagne
heading-R8-4 = Exemples
detail-R8-4 = Avec trois jetons cachés et un point pour chacun, et avec 2, 0, 1 et un agent dans une région, 3, 4 villes : 3 + 8 + 0 + 4 + 0 − 4 = 11.

### 9 Rulesets

rule-R9 = Les règles d’une table sont un jeu de règles, et les options qu’on y change.
detail-R9 = Les deux éditions, un résumé bien connu et des règles de compétition non officielles diffèrent. Un jeu de règles tranche chaque différence ; là où tous les documents se taisent, une règle à nous s’en charge.

### Values of options

variant-disputed-border-P5-P7 = { REGION("P5") } touche { REGION("P7") }.
variant-disputed-border-P4-P8 = { REGION("P4") } touche { REGION("P8") } à la place.
variant-loyalty-setup-random = Les cinq jetons de chaque joueur sont posés au hasard.
variant-loyalty-setup-unique-devout = Les empires Dévoués sont tirés d’abord, en secret et sans remise ; les quatre autres jetons de chaque joueur sont posés au hasard.
variant-retrieve-start = Au début des manches 2 à 4 : chacun récupère un agent avant que le premier soit placé.
variant-retrieve-end = À la fin des manches 1 à 3, avant l’entretien et l’intrigue (R7.2).
variant-field-agents-on = On peut aussi placer des agents dans des régions.
variant-field-agents-off = On ne place des agents que dans les Conseils.
variant-null-orders-allowed = Une action qui ne change rien peut être choisie.
variant-null-orders-recruit-barred = Recruter ne peut pas être choisi quand la réserve est vide ; toute autre action peut l’être.
variant-null-orders-target-barred = Une attaque sans cible ne peut pas être choisie ; toute autre action peut l’être, et qui n’a rien à recruter ou à piocher ne recrute ou ne pioche rien.
variant-null-orders-barred = Aucune action qui ne changerait rien ne peut être choisie (seulement dans les parties commencées sous la première version de ces règles).
variant-horse-steward-adds-on = L’Intendant du Cheval peut aussi recruter 2 unités.
variant-horse-steward-adds-off = L’Intendant du Cheval ne peut que piocher.
variant-switch-agents = L’agent échange sa place avec un autre agent du même Conseil, fût-il au même joueur.
variant-switch-any = L’agent rejoint n’importe quel autre emplacement du Conseil, et échange sa place s’il est occupé.
variant-switch-competitive = L’agent échange sa place avec un autre agent, et l’action peut être celle de tout conseiller qu’il contrôle désormais et ne contrôlait pas avant. Quand c’est le Chancelier lui-même qui agit, le tour du Conseil s’achève avec cette action.
variant-supply-all = On vérifie toutes les régions, quel que soit l’empire qui les tient.
variant-supply-active = On ne vérifie que les unités de l’empire dont c’était le tour.
variant-fort-defend = La tour compte comme un défenseur de plus dans ce combat. Il subit la première perte, n’est pas une unité et disparaît ensuite.
variant-fort-kill = Quand les attaquants entrent, l’un d’eux est éliminé, une seule fois pour toute l’armée.
variant-treasure-on = Chaque pioche contient aussi deux trésors. Un trésor remplace la seconde carte d’un coût et ne se joue pas seul.
variant-treasure-off = Il n’y a pas de trésors.
variant-card-timing-open = Les capacités générales se jouent avant l’action, quand une attaque est annoncée, après son combat et après l’action.
variant-card-timing-strict = Les capacités générales ne se jouent qu’avant l’action.
variant-spent-reshuffle = Elles sont aussitôt remélangées dans leur pioche.
variant-spent-discard = Elles vont dans une défausse à côté de la pioche, qui y est mélangée quand on pioche et qu’elle est vide.
variant-friendly-controller = On peut choisir toute ville, et l’empire qui la contrôle reçoit les unités.
variant-friendly-active = On ne peut choisir qu’une ville de l’empire actif.
variant-subjugate-enemy-losses = Une unité pour chaque unité ennemie que cette attaque a éliminée.
variant-subjugate-own-losses = Une unité pour chacune des siennes éliminée dans cette attaque, à la tour aussi.
variant-conquest-on = Les cartes de conquête sont dans les pioches.
variant-conquest-off = Il n’y a pas de cartes de conquête.
variant-dark-alliances-on = Les alliances obscures sont dans les pioches.
variant-dark-alliances-off = Il n’y a pas d’alliances obscures.
variant-end-of-round-cleanup-swap = D’abord chacun revient à cinq cartes, puis chacun peut échanger.
variant-end-of-round-swap-cleanup = D’abord chacun peut échanger, puis chacun revient à cinq cartes.
variant-first-player-passes-early = Avant l’entretien et l’intrigue.
variant-first-player-passes-late = Après l’entretien et l’intrigue.
variant-concealed-bonus-on = Un point pour chaque jeton encore caché.
variant-concealed-bonus-off = Les jetons cachés ne rapportent rien par eux-mêmes.
variant-tie-swaps = Qui a fait le moins d’échanges ; puis qui a le plus de cartes ; puis la victoire est partagée.
variant-tie-concealed = Qui a le plus de jetons cachés ; puis qui a le plus de cartes ; puis personne ne gagne.

### Words

glossary-banner = unité
    .means = un cube d’un empire ; toutes celles d’une région forment une armée
glossary-position = conseiller, emplacement
    .means = l’une des quatre places d’un Conseil ; une place libre n’a pas d’agent
glossary-order = action
    .means = ce qu’on peut faire faire à un conseiller
glossary-controls = contrôler
    .means = une région : R1.4 ; un conseiller : R4.2
glossary-active = actif
    .means = le conseiller qui doit agir, et l’agent par lequel on le contrôle, jusqu’à ce que son action et les cartes autour soient résolues
glossary-served = empire actif
    .means = l’empire du conseiller actif ou, quand une carte a déplacé l’action (R6.5), celui de l’action à laquelle elle mène
glossary-enemy = ennemi
    .means = tout empire autre que l’empire actif
glossary-friendly = ami
    .means = se dit d’une unité de l’empire qui contrôle la région en question
glossary-empty = vide
    .means = sans unité ; les icônes et les agents ne comptent pas
glossary-conquered = conquise
    .means = se dit d’une région où un empire a des unités et qui n’est pas une de ses régions de départ
glossary-window = moment
    .means = un instant où l’on peut jouer des cartes

### Examples

example-extra-attack = Quatre Ours prennent { REGION("E2") } et il en reste deux : l’un reste, l’autre attaque { REGION("E1") }.
example-relocate-agent = C’est au Commissaire de l’Ours. Votre agent rejoint le Maréchal du Cheval, libre, et attaque avec le Cheval ; quand vient le tour du Cheval, il y agit encore.
example-add-one-to-attack = Deux attaquent deux. Avec une de plus, il reste une unité sur trois pour tenir la région.
example-act-elsewhere = C’est au Commissaire de l’Ours, mais vous avez aussi le Chancelier du Lion : le Lion attaque maintenant, et le pourra encore à son tour.
example-march = Cinq unités à { REGION("B1") } marchent vers { REGION("B6") }, à l’autre bout des terres de l’Ours.
example-annihilate = Un Ours attaque six Lions derrière une tour et tombe devant le mur. Puis les six sont éliminés aussi.
example-strike-empty = Le Cheval frappe de loin { REGION("B1") }, vide. Sa tour élimine quand même une unité.
example-add-three-to-attack = Une unité en attaque trois. Avec trois de plus, quatre combattent trois et il en reste une.
example-garrison-city = Vous servez le Lion, qui contrôle { REGION("L3") } : trois Lions y prennent place.
example-rearrange = L’Aigle a six unités, toutes à { REGION("E5") } : elles vont à { REGION("E1") } et à { REGION("E7") }, trois à chaque endroit.
example-mercenaries = Trois des quatre Ours à { REGION("B5") } sont éliminés avant que le Lion n’y attaque.
example-recruit = { REGION("B2") } est à l’Ours, et vide : trois Ours y prennent place, quel que soit l’empire que vous servez.
example-subjugate = Le Cheval a éliminé trois Lions. Là où les pertes ennemies comptent, il recrute trois unités dans ses régions.
example-disperse = Cinq Lions tiennent { REGION("B6") }, et aucune de leurs régions n’est voisine : ils retournent à la réserve.
example-alchemists-fire = Depuis les Lions à { REGION("L2") } : trois Ours sont éliminés à { REGION("B5") } et deux Chevaux à { REGION("H2") }.
example-populate = Le Lion contrôle neuf régions et a sept unités en réserve : sept des neuf en reçoivent une.
example-armada = L’Éléphant attaque { REGION("B1") } depuis { REGION("P4") }, à travers toute la carte.
example-reinforce = Deux attaquent. Six autres viennent d’une région lointaine, et huit vont au combat.
example-uprising = { REGION("H5") } est au Cheval, vide, sans ville ni tour : quatre Chevaux s’y soulèvent.
example-midnight-oil = Le Maréchal a attaqué. Il attaque encore, depuis une autre région si vous voulez.

### Conquest cards

conquest-warring-clans = Pour les vieilles rancunes, R5.2 vaut et les tours ne font rien ; les unités tombent une pour une, et ce qui reste demeure là.
conquest-the-trials = L’agent du Chancelier de l’Ours, ou son absence, échange sa place avec un autre emplacement de l’Ours (absoudre) ou avec le Commissaire d’un autre empire (bannir). Aucune action ne suit.
conquest-bountiful-harvest = Le commerce compte pour les actions qui commencent plus tard dans la manche. Les provisions finissent par une seule vérification pour tous, avant R7.1.
conquest-stampede = Toutes les unités d’une région voisine d’une région de l’Éléphant sont éliminées, les siennes aussi.
conquest-peace-through-strength = Avec la tolérance, l’Éléphant n’attaque pas non plus par des cartes.
conquest-muster = Choisissez une région du Lion. Une unité y vient de chaque autre région où le Lion en a au moins deux. (Le nom est de nous : la source omet cette carte.)
conquest-nomadic-life = Toute une armée du Cheval va dans une région vide et abandonne la sienne, conquise ou non. La tour d’un autre empire en élimine une unité.
conquest-succession-crisis = Les agents du Conseil du Cheval sont redistribués, chacun sur un nouvel emplacement. L’action qui a fait piocher la carte est achevée, avec son moment d’après ; puis, si le jeton Sablier est dans le Conseil du Cheval, il revient au Commissaire, sans vérifier le ravitaillement.

### Under the pictures

picture-holding = La région vide est à son empire de départ, le Cheval. Une unité de l’Ours la donne à l’Ours.
picture-control = Le Serpent est Commissaire, le Corbeau Chancelier. Le Serpent effectue la première action ; les trois autres sont au Corbeau.
picture-switch = L’agent du Corbeau quitte le Chancelier pour le Maréchal et effectue aussitôt l’action du Maréchal. L’agent de l’Araignée prend sa place.
picture-supply = Six sur une terre nue : deux retournent à la réserve. Six sur une ferme peuvent rester.
picture-stay = L’Ours a conquis cette région : de ses quatre unités, trois au plus attaquent.
picture-fort = { SETTING("fort") ->
    [defend] Trois en attaquent deux derrière une tour, qui compte pour une troisième. Trois pour trois : il ne reste personne, et l’empire de départ garde la région.
    [kill] Trois en attaquent deux derrière une tour. L’une tombe devant le mur, puis deux pour deux : il ne reste personne, et l’empire de départ garde la région.
   *[unknown] Trois en attaquent deux derrière une tour. L’une tombe devant le mur, ou face à un troisième défenseur qui n’est pas une unité ; puis deux pour deux. Il ne reste personne, et l’empire de départ garde la région.
}
picture-fight = Trois en attaquent deux : deux tombent dans chaque camp, et un attaquant reste debout.
picture-press-on = Il en reste deux après le premier combat. L’une reste dans la région prise, l’autre attaque plus loin.
picture-strike = Une frappe atteint toute région vide d’un autre empire, proche ou lointaine ; les deux unités au loin sont hors d’atteinte.
picture-armada = Une armada atteint toute région d’un autre empire, défendue ou non.
picture-score = Dévoué au Lion, qui contrôle deux villes : 4 × 2 = 8 points.

### What the sources leave open

open-one-replacement = L’action d’un conseiller n’est remplacée par une carte qu’une fois.
open-rearrange-supply = Rien n’est réparti au-delà de ce qu’une région nourrit.
open-march-number = Les sources parlent ici d’une armée, là d’un nombre quelconque : c’est un nombre quelconque.
open-discard-pile = La défausse est reprise quand on pioche et que la pioche est vide.
open-discards-seen = Les autres voient la couleur de ce qui est défaussé.
open-lasting-tie = Une égalité que rien ne départage est une victoire partagée.
open-one-switch = Un changement d’emplacement ne mène jamais à un autre.
open-switch-without-order = Un changement qui ne mène à aucune action déplace quand même les agents ; la longue veille n’y répète rien.
open-own-target = Une cible devenue sienne est occupée sans combat.
open-survivors = Qui se trouve encore dans la cible compte comme survivant ; les nouveaux venus, non.
open-press-on = Seuls les survivants poursuivent.
open-pressed-on-cards = On joue des cartes dans une attaque poursuivie comme dans toute autre.
open-friendly = Le sens que les règles de compétition donnent à « ami » ne vaut que pour la garnison.
open-null-orders = Dans les règles de compétition, une attaque exige une cible ; recruter et piocher n’exigent rien.
open-act-elsewhere = L’autre conseiller doit avoir une action qui puisse être choisie.
open-oil = On juge si la longue veille ferait quelque chose une fois son coût payé.
open-cleanup-swap = Les livrets de la première édition se contredisent ; nous suivons leur aperçu.
open-last-swap = Il n’y a pas d’intrigue après la manche 4.
open-horse-steward = L’Intendant du Cheval pioche une carte pour deux tours contrôlées.
open-border = Une frontière diffère selon les copies ; l’option tranche.
open-ally = Un allié ne remplace pas l’action, et le prix vient après.
open-alliance-time = Les demandes viennent au début d’une action, les offres avec sa première attaque.
open-council-rearranged = Quand un Conseil est redistribué, chaque agent change de place.
open-conquest-no-effect = On repioche pour une carte de conquête qui ne change rien.
open-slips = Les lapsus des documents sont notés, non suivis : l’exemple de compétition fait 11, non 19.

### The documents

document-first-english = première édition (anglais)
document-first-italian = première édition (italien)
document-summary = résumé de l’Esoteric Order of Gamers
document-second-french = deuxième édition (français)
document-competitive = règles de compétition non officielles
item-document = { $item ->
    [first-english] { document-first-english }
    [first-italian] { document-first-italian }
    [summary] { document-summary }
    [second-french] { document-second-french }
   *[competitive] { document-competitive }
}

### Labels

reference-title = Toutes les règles
reference-about =
    Les règles telles que ce projet les joue, avec nos propres mots. Chaque règle a un numéro, que citent les questions, les refus, les cartes et le journal.
    Là où les documents diffèrent, un jeu de règles tranche (R9) : l’option et ses valeurs figurent sous la règle.
reference-board = Le plateau
reference-board-text = Les noms sont de nous : le plateau imprimé n’en a pas.
reference-decks = Ces cartes ne sont d’elles-mêmes dans aucun jeu de règles ; chaque sorte peut être ajoutée à tous.
reference-own = Un jeu de règles à soi est un petit fichier :
reference-differs = En gras : là où un jeu de règles diffère de l’habituel.
reference-unsaid = En italique : ce que le document de ce jeu de règles ne mentionne pas.
reference-words = Lexique
reference-word = mot
reference-meaning = sens
reference-short = Le jeu en bref
reference-short-text =
    Cinq empires se disputent quarante régions, et aucun joueur n’est l’un d’eux. Vous menez une société secrète qui mise sur chacun : quatre points pour chaque ville de l’un, trois pour un autre, puis deux, rien, et un point de moins pour le dernier. Les autres ne savent pas lequel est lequel.
    Le jeu compte quatre manches. À chacune, vous glissez deux agents dans les Conseils des empires (trois à deux joueurs). Puis les empires jouent, Ours, Aigle, Éléphant, Lion, Cheval, et dans chaque Conseil les quatre conseillers effectuent une action chacun : des unités, une carte, une attaque, un changement d’emplacement. Un agent décide pour son conseiller et pour les emplacements vides qui le précèdent. Les cartes bousculent tout cela et se jouent autour de vos actions.
    Entre deux manches, vous pouvez échanger deux de vos mises, mais tous les voient alors. Après la quatrième, on compte les villes.
reference-beats = Une carte qui contredit une règle générale l’emporte.
reference-example = Exemple.
reference-ours = Les sources laissent cela ouvert. Nous jouons ainsi :
reference-option = option
reference-rule = règle
reference-window = moment
reference-abilities = capacités
reference-card = carte
reference-empire = empire
reference-effect = effet
reference-region = région
reference-icons = icônes
reference-start = au départ
reference-borders = touche
reference-preset = jeu de règles
reference-follows = suit
reference-ask-price = prix d’une demande
reference-offer-price = prix d’une offre
reference-way = { $cost ->
    [single] seule
    [double] avec une autre carte du même empire
   *[pair] avec une carte de l’empire associé
}
reference-cost-of = { $cost ->
    [single] Coût : une carte { EMPIRE($empire) }.
    [double] Coût : deux cartes { EMPIRE($empire) }.
   *[pair] Coût : une carte { EMPIRE($empire) } et une carte { EMPIRE($partner) }.
}
reference-when = { $window ->
    [instead] Moment : { window-instead }.
    [general] Moment : { window-general }.
    [strict] Moment : { window-strict }.
    [choosing] Moment : { window-choosing }.
    [declared] Moment : { window-declared }.
    [fought] Moment : { window-fought }.
   *[after] Moment : { window-after }.
}
reference-ability = { reference-cost-of } { reference-when }
# A half of a conquest card, in its table.
reference-half = _{ HALF($half) }._ { HALF($half, form: "text") }
reference-from = D’après : { LIST($documents, item: "item-document") }.
reference-silent = Rien n’en est dit dans : { LIST($documents, item: "item-document") }.
reference-optional = Décrit comme un ajout dans : { LIST($documents, item: "item-document") }.
item-ruleset = { RULESET($item) }
reference-variant = { COUNT($presets) ->
    [0] { $value } : { $text }
   *[other] { $value } ({ LIST($presets, item: "item-ruleset") }) : { $text }
}
