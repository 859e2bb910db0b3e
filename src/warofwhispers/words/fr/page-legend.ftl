# A first game: what the signs and numbers on the table are.

page-legend-title = Légende
page-legend-sign = { $name ->
    [first] commence
    [agent] agents hors du plateau
    [city] villes tenues
    [banner] unités en réserve
   *[deck] cartes de la pioche, à ouvrir d’un clic
}
page-legend-range = scores possibles, du plus bas au plus haut
page-legend-order = Attaquer
page-legend-idle = ne ferait rien à présent
