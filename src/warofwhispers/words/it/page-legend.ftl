# A first game: what the signs and numbers on the table are.

page-legend-title = Legenda
page-legend-sign = { $name ->
    [first] comincia
    [agent] agenti fuori dal tabellone
    [city] città tenute
    [banner] stendardi in riserva
   *[deck] carte nel mazzo: un clic lo apre
}
page-legend-range = punteggi possibili, dal minimo al massimo
page-legend-order = Attacca
page-legend-idle = ora non farebbe nulla
