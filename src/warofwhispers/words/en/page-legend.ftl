# A first game: what the signs and numbers on the table are.

page-legend-title = What the signs mean
page-legend-sign = { $name ->
    [first] goes first
    [agent] agents not on the board
    [city] cities held
    [banner] banners in reserve
   *[deck] cards in the deck: click to look
}
page-legend-range = lowest and highest possible score
page-legend-order = Attack
page-legend-idle = would do nothing now
