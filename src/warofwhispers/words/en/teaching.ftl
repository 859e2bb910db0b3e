# The first game that teaches, and the lessons. No message is longer than 40 words. A step has two sentences at most.

### The first game: message teach-<step>, in the order in which one meets them
# Facts are those that the step names in teaching/data/first_game.json.

teach-you = You are { SOCIETY("raven") }, one of three secret societies here. No empire is yours: you whisper into the councils of all five.
teach-bets = These are your loyalties, five secret bets: each city of the { EMPIRE($devout) } counts 4 points for you, of the { EMPIRE($dutiful) } 3, of the { EMPIRE($affiliated) } 2. The { EMPIRE($opposed) }’s cities cost you 1 each.
teach-cities = After four rounds only cities count, for whichever empire holds them; those of your two best bets are lit. If it ended now, your score would be { $points }.
teach-agent = Agents give an empire’s orders: seats go from 1, Sheriff, to 4, Chancellor, who also acts for the vacant ones before it. Try the { EMPIRE($devout) }, your best bet; but the choice is always yours.
teach-agent-far = Pale copies show which seats your agent as { POSITION($position) } acts for: all that are vacant before it, until a rival sits down in between.
teach-agent-near = Your agent as { POSITION($position) } acts for this seat and for vacant ones before it, not for those after it. The Chancellor’s seat covers the whole council.
teach-second-agent = One more agent: the lit seat gives you a say in an empire you bet on. Then the councils act in turn, the { EMPIRE("bear") }’s first, and captions tell who does what.
teach-watched = A council at work: from Sheriff to Chancellor, each seat gives one order, to add banners (soldiers), to attack or to draw cards. The log keeps it all; click a line to see it on the map.
teach-fort = { REGION($region) } has a fort: the first attacker fell there before the fight began. Taking such a place needs one more banner.
teach-act = Now you act, as { POSITION($position) }: each seat gives one order, carried out in full. Where there is only one, it is given at once.
teach-add = Banners come from the reserve to regions the { EMPIRE("elephant") } controls. Gather them at { REGION("P1") }, next to { REGION("H8") }, a { EMPIRE("horse") } city that nobody guards.
teach-add-lion = { REGION("L4") } lies next to { REGION("H6") }, another { EMPIRE("horse") } city without a guard. Whoever stands here can march there next.
teach-add-any = Banners come from the reserve to any regions the { EMPIRE($empire) } controls. They hold the place they stand on, and can march from there.
teach-draw = A choice: banners now, or a card from this empire’s deck, which can turn a fight or do what no order can. Try drawing.
teach-card = Your first card can do one of three things: the first alone, the second with another card of its colour, the third with one of the empire in its corner. You are asked when the time comes.
teach-draw-more = You hold one { EMPIRE("lion") } card. A second one would let you play them together, which does more than either alone.
teach-attack = An attack sends banners from one region into a neighbouring one of another empire. That is how cities change hands.
teach-target = { REGION("P1") } borders { REGION("H8") }: a { EMPIRE("horse") } city, empty. It costs you a point now; in the { EMPIRE("elephant") }’s hands it counts 4.
teach-count = In a fight banners fall one for one; whoever is left holds the region. Send what you need, and think of what comes after: the preview shows how it ends.
teach-fort-ahead = There is a fort at { REGION($region) }: your first banner falls before the fight. So send one more than the defenders, and another to stay.
teach-stays = You march from { REGION($region) }, which is conquered land: one banner has to stay, or it would be lost. Home regions may be emptied.
teach-card-one = The moment for a card: alone, your { EMPIRE("elephant") } card sends one more banner, which can march on afterwards. Play it, and it is spent; or keep it for a harder fight.
teach-won = { REGION($region) } belongs to the { EMPIRE($empire) } now. Your score stands at { $points }: what you would have if the game ended now.
teach-lost = The attack on { REGION($region) } failed: you lost { $lost }, they lost { $killed }. Before the next one, count defenders and forts; the preview does it for you.
teach-freed = Nobody is left at { REGION($region) }, so it goes back to the { EMPIRE($empire) }, whose home it is. Your score stands at { $points }.
teach-friend = That fight hurt the { EMPIRE($empire) }, on which you have bet. Every city it loses is lost to you as well.
teach-foe = You have strengthened the { EMPIRE($empire) }, whose cities cost you points. A seat in its council is better used to send its banners where they will fall.
teach-chancellor = The Chancellor attacks or switches. To switch is to move your agent to another seat of this council and give an order there at once.
teach-card-two = Two cards at once: both { EMPIRE("lion") } cards together put three banners into one city. It may be any city, and they join whoever holds it.
teach-garrison = { REGION("L4") } is a { EMPIRE("lion") } city next to { EMPIRE("horse") } land. Three banners there guard it, and threaten what lies across the border.
teach-supply = { REGION($region) } has more banners than it can feed: four, or six with a farm. They may stay, or march, until the Chancellor has acted; then the rest go home.
teach-supply-lost = Supply: { REGION($region) } could not feed them all, so { $number ->
    [one] one banner
   *[other] { $number } banners
} went home. When a council has acted, four may stay in a region, six with a farm.
teach-supply-late = After each council supply is counted: a region feeds four banners, six with a farm. What stands above that goes back to the reserve.
teach-revealed = { WHO($society, form: "start") } has swapped two loyalties, and now they lie open. Whoever watches what others do can guess the rest.
teach-swap = You may swap two loyalties; the list shows your score after each swap. But both then lie open to all, for good, and in a tie fewer swaps win.
teach-swapped = Both loyalties lie open now, stay where they are, and the others will remember them. Your score stands at { $points }.
teach-retrieve = A new round: first one agent comes home, then you place two again. Take back the one that is of least use.
teach-alone = This round you are on your own. When you are stuck, ask the coach below the question: it tells what a bot would do here, and why.
teach-end = That is the whole game; your score so far is { $points }, and two rounds are left to play as you like, now or later. The lessons take up the hard parts, one by one.

### Lessons: a title, the task (.task), a hint, and what is said of an answer

lesson-first-game = Your first game
    .task = A real game against two gentle bots, with a word of help whenever something is new. About fifteen minutes; leave and come back as you like.
lesson-control = Whose order is it?
    .task = A rival sits as { POSITION("lion.marshal") } and acts for the two vacant seats before it. Place your last agent so that you act for both.
    .hint = A vacant seat follows the nearest agent after it, on the way to the Chancellor.
    .right = The Steward’s seat is nearest to both: you act as Steward and, through that agent, as Sheriff.
    .wrong = Not there: the rival’s Marshal is still the nearest agent after the two vacant seats.
    .wrong-near = Half of it: as Sheriff you act for yourself, but the Steward’s seat still follows the Marshal after it.
    .wrong-far = The Chancellor’s seat covers what is vacant only up to the next agent. The rival’s Marshal sits in between.
lesson-behind = One stays behind
    .task = You act as Marshal and Chancellor of the { EMPIRE("elephant") }. Take { REGION("H8") } and { REGION("H7") } in this council and hold both.
    .hint = The second attack starts from conquered land. What must be left there?
    .right = Two went to { REGION("H8") }; one could go on and one stayed. Conquered land is kept by a banner, home land by itself.
    .wrong = Both regions have to be the { EMPIRE("elephant") }’s when the council ends. First { REGION("H8") }, then on from there.
    .wrong-thin = A single banner took { REGION("H8") }, and the one that holds conquered land cannot leave. Send one more in the first attack.
lesson-forts = Against a fort
    .task = Two { EMPIRE("eagle") } banners stand at { REGION("E2") }, behind a fort. You act as Marshal and Chancellor of the { EMPIRE("bear") }: take it.
    .hint = Count: the fort takes one, each defender one, and one has to be left.
    .right = One fell to the fort, two fought two, and what was left holds the place.
    .wrong = { REGION("E2") } has to be the { EMPIRE("bear") }’s when the council ends. { REGION("B4") } borders it.
    .wrong-thin = Attackers lost: { $lost }, defenders: { $killed }. The fort took the first before the fight. Four are needed; the Marshal can bring them.
lesson-supply = Nobody starves
    .task = Seven banners stand at { REGION("B4") }, which feeds four. You act as Marshal and Chancellor: when the council ends, supply must take nobody.
    .hint = Only attacks move banners. Mind how many arrive, too.
    .right = Whoever marches needs no supply at home. What is left, there and here, is within the limits.
    .wrong = Supply has taken banners of the { EMPIRE("bear") }.
    .wrong-starved = Supply took { $number } at { REGION($region) }. A region feeds four, six with a farm; more have to march before the Chancellor is done.
lesson-cards = What a card costs
    .task = Take { REGION("E5") } with the Marshal’s order and keep a card. Three banners stand at { REGION("P5") }, two and a fort against them.
    .hint = A card alone adds one banner, two together three. They are played once the attack is declared.
    .right = Four against two and a fort: one stands. One card was enough, and the other is still yours.
    .wrong = { REGION("E5") } has to fall by this order, from { REGION("P5") }.
    .wrong-spent = { REGION("E5") } is taken, but both cards are gone. One more banner would have done, and that costs a single card.
    .wrong-thin = { $lost } fell for { $killed }, and nobody was left to hold it. Once an attack is declared, a card can add a banner.
lesson-strike = Striking far away
    .task = The { EMPIRE("eagle") } borders no city it could take. You hold two of its cards: let it hold three cities when this council ends.
    .hint = Two { EMPIRE("eagle") } cards are a strike: any empty enemy region, near or far. They are played when an attack begins.
    .right = A strike reaches any empty region on the map. With a { EMPIRE("horse") } card beside the { EMPIRE("eagle") } card it would be an armada, which also reaches defended ones.
    .wrong = Three cities are wanted. Many lie empty on the map, without a fort.
    .wrong-fort = { REGION("B1") } is empty but has a fort, and a lone banner dies there. Strike where there is none, or send two.
    .wrong-kept = Your cards are still in your hand. Order an attack first: then they can be played together.
lesson-armada = An armada
    .task = Two { EMPIRE("eagle") } banners guard { REGION("E1") }, far from the { EMPIRE("horse") }. You act as its Marshal and Chancellor, with three cards: when this council ends, that city has to be the { EMPIRE("horse") }’s.
    .hint = An { EMPIRE("eagle") } card with the { EMPIRE("horse") } in its corner and any { EMPIRE("horse") } card make an armada: it reaches every enemy region. Then it fights like any attack: how many will you need?
    .right = An armada reaches every enemy region; the fight at its end is the usual one. Two fell against two, and the others hold the city.
    .wrong = { REGION("E1") } has to be the { EMPIRE("horse") }’s when the council ends.
    .wrong-thin = Attackers lost: { $lost }, defenders: { $killed }. Nobody was left to hold the city. The Marshal can add banners before the Chancellor attacks.
    .wrong-strike = That was a strike, which reaches empty regions only. { REGION("E1") } is defended: there it takes an armada.
    .wrong-kept = The card that makes an armada is still in your hand. Order an attack first, then play it together with the { EMPIRE("horse") } card.
lesson-switch = Switching seats
    .task = { REGION("P4") } lies bare. It is the Chancellor’s turn, and you want three banners there, now.
    .hint = Whoever switches gives an order of the seat they come to. Which seat adds three?
    .right = As Marshal you add one banner for each fort. The displaced agent now sits as Chancellor, and gets no order for it.
    .wrong = Three banners have to stand at { REGION("P4") } when the council ends.
    .wrong-few = Only { $number } came. Another seat brings more: the { EMPIRE("elephant") } has three forts.
    .wrong-attack = An attack only moves what is there. To add, go to a seat that adds.
lesson-swap = When a swap pays
    .task = The round ends, and your loyalties lie badly: 10 points. Swap two of them so that you stand as well as you can.
    .hint = Four cities that cost you 1 each would be worth much more elsewhere.
    .right = The { EMPIRE("horse") }’s four cities count 4 each now, and the lone { EMPIRE("bear") } city costs you 1. The price: everybody sees both.
    .wrong = There is a better swap.
    .wrong-kept = Keeping your secrets can be right, but not with ten points: you are Opposed to the strongest empire.
    .wrong-less = That makes { $points }, no better than before. Both loyalties lie open for nothing.
    .wrong-more = That makes { $points }: better than 10, but not the best. Which empire has the most cities, and where does it count most?
