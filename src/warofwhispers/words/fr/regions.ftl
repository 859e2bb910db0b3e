# Names of regions.

# A region of a board of one's own.
region-named = { $name }

region-B1 = Grisbourg
region-B2 = Montorge
region-B3 = Fjord-Creux
region-B4 = Porteloup
region-B5 = Gardefeu
region-B6 = Guet-du-Sud
region-E1 = Hautlac
region-E2 = Col-des-Serres
region-E3 = Ventelande
region-E4 = Champsoleil
region-E5 = Vigie-Lointaine
region-E6 = Val-d’Ambre
region-E7 = Haute-Aire
region-P1 = Porte-d’Ivoire
region-P2 = Bois-Brume
region-P3 = Crocpierre
region-P4 = Flèche-de-Jade
region-P5 = Mur-des-Marées
region-P6 = Rive-aux-Lotus
region-P7 = Vieux-Temple
region-P8 = Pluvières
region-L1 = Plaine-Fauve
region-L2 = Porte-du-Lion
region-L3 = Mont-Orgueil
region-L4 = Trône-Soleil
region-L5 = Champs-d’Or
region-L6 = Côte-Ocre
region-L7 = Guet-de-l’Est
region-L8 = Pierreblanche
region-L9 = Pointe-Griffe
region-H1 = Selleval
region-H2 = Grande-Steppe
region-H3 = Castel-Étrier
region-H4 = Château-Bride
region-H5 = Chemin-Poudre
region-H6 = Karavane
region-H7 = Sabot-Vert
region-H8 = Marche-du-Vent
region-H9 = Pré-du-Sud
region-H10 = Dernière-Rive

### More banners than a region feeds

supply-over = { $check ->
    [never] { $over } de plus qu’elle n’en nourrit, mais la partie finit avant le contrôle
    [round] { supply-lost } à la fin de la manche
   *[after] { $later ->
        [0] { supply-lost } après { POSITION($position, form: "the") }
       *[other] { supply-lost } après { POSITION($position, form: "the") }, à la prochaine manche
    }
}
supply-lost = { $over ->
    [one] { $over } unité de trop, perdue
   *[other] { $over } unités de trop, perdues
}
