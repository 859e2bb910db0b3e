# Names of regions.

# A region of a board of one's own, which has a name in no language. The forms are those of a region.
region-named = { $name }

region-B1 = Varnhold
region-B2 = Barley Fells
region-B3 = Hollow Firth
region-B4 = Wolfgate
region-B5 = Hearthguard
region-B6 = Southwatch
region-E1 = Highmere
region-E2 = Talon Pass
region-E3 = Windmoor
region-E4 = Sunfields
region-E5 = Farwatch
region-E6 = Amber Vale
region-E7 = The Eyrie
region-P1 = Ivory Gate
region-P2 = Mistwood
region-P3 = Stonetusk
region-P4 = Jadespire
region-P5 = Tidewall
region-P6 = Lotus Banks
region-P7 = Old Temple
region-P8 = Rainlands
region-L1 = Tawny Reach
region-L2 = Lionsgate
region-L3 = Pride’s Seat
region-L4 = Sunthrone
region-L5 = Goldfields
region-L6 = Ochre Coast
region-L7 = Eastwatch
region-L8 = Whitestone
region-L9 = The Claw
region-H1 = Saddlebourne
region-H2 = The Open Steppe
region-H3 = Stirrup Hold
region-H4 = Bridle Keep
region-H5 = Dustway
region-H6 = Karavan
region-H7 = Greenhoof
region-H8 = Windmark
region-H9 = Southmead
region-H10 = Lastmare

### More banners than a region feeds

supply-over = { $check ->
    [never] { $over } above what it feeds, but the game ends before that is checked
    [round] { supply-lost } at the end of the round
   *[after] { $later ->
        [0] { supply-lost } after the { POSITION($position) }
       *[other] { supply-lost } after the { POSITION($position) } in the next round
    }
}
supply-lost = { $over ->
    [one] 1 banner too many: lost
   *[other] { $over } banners too many: lost
}
