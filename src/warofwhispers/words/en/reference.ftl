# The rules in full. rules.ftl says each rule in a sentence or two (rule-R5-2); here is what is to be
# added: its heading, and the details under it, one paragraph a line. A word between _underscores_ is
# stressed. Numbers of rules become links, and C-eagle-1 becomes the card's name.

### Chapters

chapter-R1 = The table
chapter-R2 = Setup
chapter-R3 = The round
chapter-R4 = Empire turns
chapter-R5 = Attacks
chapter-R6 = Cards
chapter-single = Single abilities
chapter-double = Double abilities
chapter-pair = Pair abilities
chapter-decks = Optional cards
chapter-R7 = The end of a round
chapter-R8 = Scoring
chapter-R9 = Rulesets

### 1 The table

heading-R1-1 = Players and societies
detail-R1-1 = The societies are the Pale Raven, the Supplicant Spider, the Cult of the Rat and the Endless Serpent.
heading-R1-2 = Empires
heading-R1-3 = Regions and borders
detail-R1-3 = A region may show a city, a farm, a fort, or two of them. Redrawings of the board disagree about one border.
heading-R1-4 = Who controls a region
detail-R1-4 = So every region has exactly one controller at all times, and banners of two empires never share one. Whoever controls a region controls the icons in it.
heading-R1-5 = The reserve

### 2 Setup

heading-R2-1 = Starting banners and decks
detail-R2-1 = The list of regions (R1.3) says how many stand where. Each empire’s cards are shuffled into its own deck.
heading-R2-2 = Loyalties
detail-R2-2 = A token stays on its slot until its player swaps it (R7.2).
heading-R2-3 = Seats and first player
detail-R2-3 =
    A table may also agree on both.
    _Player order_, wherever these rules speak of it, begins with whoever has the first-player marker at that moment and goes round from there.
heading-R2-4 = One Devout for each empire
detail-R2-4 = This is how loyalties are dealt in the competitive rules.

### 3 The round

heading-R3-1 = Taking an agent back
detail-R3-1 = In player order, from a council or a region.
heading-R3-2 = Placing agents
detail-R3-2 = The first player begins. Any vacant position of any council will do.
heading-R3-3 = Agents in regions
detail-R3-3 = It does not matter who controls the region, nor whether others have agents there. Only taking back (R3.1) and dark alliances (R6.8) move such an agent. At the end each counts as a city for its player (R8.1).
heading-R3-4 = Nowhere to place one

### 4 Empire turns

heading-R4-1 = Who acts when
detail-R4-1 = A tracker marks the place. It only moves forward; succession crisis (R6.7) is the one exception.
heading-R4-2 = Who controls a position
detail-R4-2 = The agent through which a position is controlled is the _active agent_. Control is looked up when the position’s time comes. Where nobody has control, no cards are played either.
heading-R4-3 = One order, all of it
detail-R4-3 =
    Every banner is added, every card drawn, and an attack takes at least one banner.
    A switch always needs somewhere to go (R4.6). If no order may be chosen the position does nothing: its player is still offered the cards that come before an order, and there is no window afterwards.
    Whoever holds cards is asked in any case: a card might make an order possible, and the pause must not tell which cards they hold.
    If attacking may be chosen only because strike or armada could be played with it, one of the two must be played then. Nobody is made to play a card for that: where no other order may be chosen, one may also pass.
heading-R4-4 = Adding banners
detail-R4-4 = Each may go to another region, or all to one. _Per icon_ means so many for each such icon in the regions the empire controls.
heading-R4-5 = Drawing cards
detail-R4-5 = The number is fixed when the order begins. Cards come one at a time. An empty deck first takes in its discards; if there are none either, the draw is over.
heading-R4-6 = Switch
detail-R4-6 =
    The agent that was displaced gives no order. Play then goes on after the position that was active.
    A switch and the order it leads to are one order: one window before, one after, and no replacement (R6.5) in between; an attack reached in this way has its own windows. A switch never leads to another. If it leads to no order that may be chosen, the agents stay where it put them, and the window after the order still opens.
heading-R4-7 = Supply
detail-R4-7 = This is checked after the Chancellor, even if nobody acted in that council.
heading-R4-8 = No limit during a turn

### 5 Attacks

heading-R5-1 = Source, target, number
detail-R5-1 = A region without banners cannot be a source, and nobody attacks with none.
heading-R5-2 = One stays behind
detail-R5-2 = That holds for everything that leaves the region during an attack, by cards too.
heading-R5-3 = What is an attack
detail-R5-3 = Taking back a lost home region is one, and the region is not a conquered one afterwards.
heading-R5-4 = Forts
detail-R5-4 = It costs one banner for the whole force, not one for each. Both readings leave the same banners standing: of _a_ attackers and _d_ defenders, min(_a_, _d_ + 1) and min(_a_ − 1, _d_) die.
heading-R5-5 = The fight
detail-R5-5 =
    If attackers remain, the region is theirs.
    Cards played after the declaration may change who holds the target. If it has become the attacking empire’s own, the banners join what stands there: no fort, no fight, and the whole force counts as surviving. If it has gone to a third empire, they fight that one.
heading-R5-6 = The course of an attack
detail-R5-6 =
    Pressed-on and repeated attacks run in the same way. The window after the fight is there even if no attacker is left.
    Where a card speaks of the attack, it means the one just fought. Its _survivors_ are the banners of either side that stood in the target after the fight and still do. Banners that come later are not among them; when some leave or die, the newcomers are taken to go first. Once the region changes hands, its old holder has no survivors there.
heading-R5-7 = Examples
detail-R5-7 = After the second of these the region belongs to its home empire. One against an empty region with a fort: the attacker dies.

### 6 Cards

heading-R6-1 = What a card offers
detail-R6-1 = There are forty: two for every ordered pair of empires. The card played is part of its own cost, and the player chooses which other card pays.
heading-R6-2 = Paying and resolving
detail-R6-2 = Any number may be played, and during the round a hand may be of any size.
heading-R6-3 = When cards are played
detail-R6-3 = A position controlled through an agent further on counts as well. The window after a Chancellor’s order comes before the supply check; that of the Horse Chancellor before the end of the round, in round 4 too.
heading-R6-4 = Spent cards
detail-R6-4 = The same is done with cards that are discarded.
heading-R6-5 = Replacing an order
detail-R6-5 = These are C-eagle-1 and C-lion-1. Other cards may be played around the order that such a card leads to; from then on, the window after that order included, cards act for that order’s empire.
heading-R6-6 = Cards without effect
detail-R6-6 = C-reinforce alone may add nothing. Anywhere else "up to" means at least one.

### Single abilities

detail-C-bear-1 =
    A conquered region keeps one banner (R5.2), so one of the survivors stays. With more cards this can be done more often. Without survivors it cannot be played.
    The card is finished when that attack begins, so cards can be played in its windows as in any other’s.
detail-C-eagle-1 = The active position will do as well, if it is vacant. The order is for the new position’s empire; if none may be chosen there, the agent has only moved. The tracker goes on from where it was. In the council that it left, control falls to the agents that remain; if its new position lies ahead, it acts there again. Without a vacant position the card cannot be played.
detail-C-elephant-1 = It is a banner of the attacking empire, and it joins the attack just declared.
detail-C-lion-1 = It acts for its own empire. If its order is a switch, that other agent moves. The tracker goes on from where it was.
detail-C-horse-1 = The two regions need not touch.

### Double abilities

detail-C-bear-2 = Survivors die too. Those that stayed at the source took no part. A single banner sent against a fort is enough.
detail-C-eagle-2 = Adjacent or not. A conquered source keeps one banner (R5.2).
detail-C-elephant-2 = They are banners of the attacking empire, and they join the attack just declared.
detail-C-horse-2 = A region that stood above its limit before may keep what it had.

### Pair abilities

detail-C-mercenaries = Banners of the empire served may be chosen too.
detail-C-subjugate = They go to any of its regions. Fight and annihilation count; the extra defender of a fort is not a banner. Once for each attack.
detail-C-disperse = They are divided as the player likes. The region is given up, even if it is a conquered one.
detail-C-alchemists-fire = Choose a region with banners of the empire served; the five are divided as the player likes over the regions next to it.
detail-C-populate = Its empty home regions count. If the reserve is too small, the player chooses which regions go without.
detail-C-armada = Defended or not, adjacent or not. Forts count.
detail-C-reinforce = The region need not be adjacent, and it may be the attack’s own source. A conquered one keeps one. The number may also be zero.
detail-C-midnight-oil = It is the same kind of order, with new choices, icons counted anew, and without what cards had added. After a switch it repeats the order reached, not the switch. The repeat has the windows of its attack and a window after it, but no replacement and no second midnight oil.

### Optional cards

heading-R6-7 = Conquest cards
detail-R6-7 =
    There are two in each deck. The drawer makes every choice, before the next card of the draw; of two halves, one that would do nothing may not be chosen. The card counts as that draw.
    The order that drew it is finished by its player even if their agent was moved.
heading-R6-8 = Dark alliances
detail-R6-8 =
    There are two in each deck: an ask and an offer. At the start of an opponent’s order (ask) and when an opponent has declared an attack (offer), the other players are asked once each, going round from the one whose order it is, and at most one is accepted.
    Declined, the card goes back to hand, seen by all, and is not offered again in this order. Accepted, it is spent. Whoever asked carries out the order in the other’s place, makes every choice, draws its cards, and alone plays cards around it; an ally cannot replace the order (R6.5), and in a switch the agent moves that controls the position, whoever owns it. An offer adds 4 banners from the reserve.
    The price is paid at the end, or waived where that is impossible. The card can also pay a cost like any other card of its empire.
    Players get one chance to ask, before the first question of the order, and one to offer, when the first attack of the order is declared and its empire has a banner in reserve.

### 7 The end of a round

heading-R7-1 = The round marker
detail-R7-1 = There is no more retrieving, cleanup or swapping: the points are counted.
heading-R7-2 = Cleanup and swap
detail-R7-2 = Each is done by all players in player order. Whoever holds the cards chooses which to discard, and the others see only their colours. A token that lies face up never moves again.
heading-R7-3 = The first player

### 8 Scoring

heading-R8-1 = Cities
detail-R8-1 = With field agents (R3.3), each agent in a region counts, for its owner alone, as one more city of the empire that controls the region.
heading-R8-2 = Tokens face down
heading-R8-3 = Who wins
heading-R8-4 = Examples
detail-R8-4 = With three tokens face down and a point for each, and with 2, 0, 1 and a field agent, 3, 4 cities: 3 + 8 + 0 + 4 + 0 − 4 = 11.

### 9 Rulesets

rule-R9 = A ruleset is a preset, and any options set on top of it.
detail-R9 = The two editions, a well-known summary and a set of unofficial competitive rules differ. A ruleset settles each difference; where all documents are silent, a rule of our own does.

### What an option's values mean: variant-<option>-<value>

variant-disputed-border-P5-P7 = { REGION("P5") } borders { REGION("P7") }.
variant-disputed-border-P4-P8 = { REGION("P4") } borders { REGION("P8") } instead.
variant-loyalty-setup-random = All five tokens of each player are laid at random.
variant-loyalty-setup-unique-devout = The Devout empires are drawn first, in secret and without replacement; the other four tokens of each player are laid at random.
variant-retrieve-start = At the start of rounds 2 to 4: everybody takes one back before the first agent is placed.
variant-retrieve-end = At the end of rounds 1 to 3, before cleanup and swap (R7.2).
variant-field-agents-on = Agents may also be placed in regions.
variant-field-agents-off = Agents are placed in councils only.
variant-null-orders-allowed = An order that changes nothing may be chosen.
variant-null-orders-recruit-barred = Adding may not be chosen while the reserve is empty; any other order may.
variant-null-orders-target-barred = An attack without a target may not be chosen; any other order may, and whoever has nothing to add or to draw simply adds or draws nothing.
variant-null-orders-barred = No order that would change nothing may be chosen (only in games begun under the first version of these rules).
variant-horse-steward-adds-on = The Horse Steward may also add 2 banners.
variant-horse-steward-adds-off = The Horse Steward may only draw.
variant-switch-agents = The agent changes places with another agent of the same council; one’s own will do.
variant-switch-any = The agent moves to any other position of the council, and changes places if an agent sits there.
variant-switch-competitive = The agent changes places with another agent, and the order may be of any position that it controls now and did not control before. On the Chancellor’s own turn the council’s turn ends with that order.
variant-supply-all = Every region is checked, whoever holds it.
variant-supply-active = Only the banners of the empire whose turn it was are checked.
variant-fort-defend = The fort counts as one more defender in this fight. It takes the first loss, is not a banner, and is gone afterwards.
variant-fort-kill = When the attackers enter, one of them dies, once for the whole force.
variant-treasure-on = Each deck also holds two treasures. A treasure stands in for the second card of a double or a pair and cannot be played by itself.
variant-treasure-off = There are no treasures.
variant-card-timing-open = General abilities are played before the order, when an attack is declared, after its fight, and after the order.
variant-card-timing-strict = General abilities are played before the order only.
variant-spent-reshuffle = They go back into their deck at once, shuffled.
variant-spent-discard = They go to a pile beside the deck, which is shuffled in when a draw finds the deck empty.
variant-friendly-controller = Any city may be chosen, and its controller’s banners are added.
variant-friendly-active = Only a city of the empire served may be chosen.
variant-subjugate-enemy-losses = One banner for each enemy banner that this attack killed.
variant-subjugate-own-losses = One banner for each of its own that died in this attack, at the fort too.
variant-conquest-on = Conquest cards are in the decks.
variant-conquest-off = There are no conquest cards.
variant-dark-alliances-on = Dark alliances are in the decks.
variant-dark-alliances-off = There are no dark alliances.
variant-end-of-round-cleanup-swap = First everybody discards down to five, then everybody may swap.
variant-end-of-round-swap-cleanup = First everybody may swap, then everybody discards down to five.
variant-first-player-passes-early = Before cleanup and swap.
variant-first-player-passes-late = After cleanup and swap.
variant-concealed-bonus-on = One point for every token still face down.
variant-concealed-bonus-off = Tokens face down bring nothing by themselves.
variant-tie-swaps = Whoever has swapped least often; then whoever holds the most cards; then the victory is shared.
variant-tie-concealed = Whoever has the most tokens face down; then whoever holds the most cards; then nobody wins.

### Words

glossary-banner = banner
    .means = one unit of an empire’s army; all that stand in one region are an army
glossary-position = position
    .means = one of the four seats of a council; a vacant one has no agent
glossary-order = order
    .means = what a position can be made to do
glossary-controls = controls
    .means = of regions: R1.4; of positions: R4.2
glossary-active = active
    .means = the position whose turn it is, and the agent through which it is controlled, until its order and the cards around it are done
glossary-served = empire served
    .means = the empire of the active position or, after a card has moved the action (R6.5), of the order it led to
glossary-enemy = enemy
    .means = any empire but the one served
glossary-friendly = friendly
    .means = a banner of the empire that controls the region in question
glossary-empty = empty
    .means = without banners; icons and agents do not count
glossary-conquered = conquered
    .means = of an empire’s regions: it has banners there and it is not its home
glossary-window = window
    .means = a moment at which cards may be played

### An example of each card

example-extra-attack = Four Bears take { REGION("E2") } and two are left: one stays, the other attacks { REGION("E1") }.
example-relocate-agent = The Bear Sheriff is up. Your agent goes to the vacant Horse Marshal and attacks with the Horse; when the Horse’s turn comes, it acts there again.
example-add-one-to-attack = Two attack two. With one more, one of the three is left to hold the region.
example-act-elsewhere = The Bear Sheriff is up, but you also have the Lion Chancellor: the Lion attacks now, and may again on its own turn.
example-march = Five banners in { REGION("B1") } march to { REGION("B6") }, at the other end of the Bear’s land.
example-annihilate = One Bear attacks six Lions behind a fort and dies at the wall. Then the six die as well.
example-strike-empty = The Horse strikes at empty { REGION("B1") } from far away. Its fort still takes one banner.
example-add-three-to-attack = One attacks three. With three more, four fight three and one is left.
example-garrison-city = You serve the Lion, which controls { REGION("L3") }: three Lions are placed there.
example-rearrange = The Eagle has six banners, all in { REGION("E5") }: they go to { REGION("E1") } and { REGION("E7") }, three each.
example-mercenaries = Three of the four Bears in { REGION("B5") } die before the Lion attacks it.
example-recruit = { REGION("B2") } is the Bear’s and empty: three Bears are placed there, whichever empire you serve.
example-subjugate = The Horse has killed three Lions. Where enemy losses count, it adds three banners to regions of its own.
example-disperse = Five Lions hold { REGION("B6") }, and no region of theirs is next to it: they return to the reserve.
example-alchemists-fire = From the Lions in { REGION("L2") }: three Bears die in { REGION("B5") } and two Horses in { REGION("H2") }.
example-populate = The Lion controls nine regions and has seven banners in reserve: seven of the nine get one.
example-armada = The Elephant attacks { REGION("B1") } from { REGION("P4") }, across the whole map.
example-reinforce = Two attack. Six more come from a region far behind, and eight go into the fight.
example-uprising = { REGION("H5") } is the Horse’s and empty, without city or fort: four Horses rise there.
example-midnight-oil = The Marshal has attacked. It attacks once more, from another region if you like.

### Conquest cards: what their halves do not say

conquest-warring-clans = In bad blood R5.2 holds and forts do nothing; banners die one for one, and what is left stays there.
conquest-the-trials = The Bear Chancellor’s agent, or its vacancy, changes places with another Bear position (absolve) or with another empire’s Sheriff (exile). No order follows.
conquest-bountiful-harvest = Trade counts for orders that begin later in this round. Hoard ends with one check for everybody, before R7.1.
conquest-stampede = All banners in one region next to an Elephant region die, the Elephant’s too.
conquest-peace-through-strength = Under permit the Elephant does not attack by cards either.
conquest-muster = Choose a Lion region. One banner comes there from every other region with two or more Lion banners. (The name is ours: the source leaves this card out.)
conquest-nomadic-life = A whole Horse army moves to one empty region and gives up its own, conquered or not. Another empire’s fort kills one of it.
conquest-succession-crisis = The agents of the Horse council are rearranged, each to a new position. The order that drew the card is finished, with its window after; then, if the tracker is in the Horse council, it goes back to the Sheriff, without a supply check.

### Under the pictures

picture-holding = The empty region is its home empire’s, the Horse’s. One Bear banner makes it the Bear’s.
picture-control = The Serpent sits as Sheriff, the Raven as Chancellor. The Serpent gives the first order; the other three are the Raven’s.
picture-switch = The Raven’s agent leaves the Chancellor’s seat for the Marshal’s and gives an order there at once. The Spider’s agent changes places with it.
picture-supply = Six on plain land: two go back to the reserve. Six on a farm may stay.
picture-stay = The Bear holds this region by conquest: of its four banners at most three attack.
picture-fort = { SETTING("fort") ->
    [defend] Three attack two behind a fort, which counts as a third. Three for three: nobody is left, and the home empire keeps the region.
    [kill] Three attack two behind a fort. One falls at the wall, then two for two: nobody is left, and the home empire keeps the region.
   *[unknown] Three attack two behind a fort. One falls at the wall, or to a third defender that is no banner; then two for two. Nobody is left, and the home empire keeps the region.
}
picture-fight = Three attack two: two die on each side, and one attacker stands.
picture-press-on = Two are left after the first fight. One stays in the region just taken, the other presses on.
picture-strike = A strike reaches any empty region of another empire, near or far; the two banners far away are out of its reach.
picture-armada = An armada reaches every region of another empire, defended or not.
picture-score = Devout to the Lion, which controls two cities: 4 × 2 = 8 points.

### What the sources leave open

open-one-replacement = A position’s order is replaced by a card only once.
open-rearrange-supply = Nothing is laid out beyond what a region can feed.
open-march-number = The sources speak of an army in one place and of any number in another: it is any number.
open-discard-pile = A discard pile goes in when a draw finds the deck empty.
open-discards-seen = The others see the colours of what is discarded.
open-lasting-tie = A tie that nothing breaks is a shared victory.
open-one-switch = A switch never leads to another switch.
open-switch-without-order = A switch that leads to no order still moves the agents; midnight oil has nothing to repeat there.
open-own-target = A target that has become one’s own is entered without a fight.
open-survivors = Who still stands in the target counts as a survivor; newcomers do not.
open-press-on = Only survivors press on.
open-pressed-on-cards = Cards are played inside a pressed-on attack as in any other.
open-friendly = The competitive meaning of "friendly" goes for garrison alone.
open-null-orders = In the competitive rules an attack needs a target; adding and drawing need nothing.
open-act-elsewhere = There has to be an order at the other position that may be chosen.
open-oil = Whether midnight oil could do anything is judged as if its cost had been paid.
open-cleanup-swap = First-edition books contradict themselves; we follow their overviews.
open-last-swap = There is no swap after round 4.
open-horse-steward = The Horse Steward draws one card per two forts.
open-border = One border differs between redrawings; the option decides.
open-ally = An ally replaces no order, and the price comes afterwards.
open-alliance-time = Asks come at the start of an order, offers with its first attack.
open-council-rearranged = When a council is rearranged, every agent moves.
open-conquest-no-effect = A conquest card that changes nothing is replaced by another draw.
open-slips = Slips of the pen in the documents are noted, not followed: the competitive example adds up to 11, not 19.

### The documents

document-first-english = first edition (English)
document-first-italian = first edition (Italian)
document-summary = summary by the Esoteric Order of Gamers
document-second-french = second edition (French)
document-competitive = unofficial competitive rules
item-document = { $item ->
    [first-english] { document-first-english }
    [first-italian] { document-first-italian }
    [summary] { document-summary }
    [second-french] { document-second-french }
   *[competitive] { document-competitive }
}

### Labels

reference-title = Rules reference
reference-about =
    The rules as this project plays them, in our own words. Every rule has a number, which questions, refusals, cards and the log cite.
    Where the documents differ, a ruleset decides (R9): the option and its values stand under the rule.
reference-board = The board
reference-board-text = The names are ours: the printed board has none.
reference-decks = These cards are in no ruleset by themselves; each kind can be added to any.
reference-own = A ruleset of your own is a small file:
reference-differs = In bold: where a ruleset differs from the usual one.
reference-unsaid = In italics: what the ruleset’s own document does not mention.
reference-words = Words
reference-word = word
reference-meaning = meaning
reference-short = The game in short
reference-short-text =
    Five empires fight over forty regions, and no player is any of them. You lead a secret society with a stake in each empire: four points for every city of one, three for another, then two, nothing, and minus one for the last. The others do not know which is which.
    The game has four rounds. In each you slip two agents into the councils of the empires (three with two players). Then the empires take their turns, Bear, Eagle, Elephant, Lion, Horse, and in each council the four positions give one order each: more banners, a card, an attack, a change of places. An agent gives the order of its own position and of the empty ones before it. Cards bend all of this and are played around the orders you give.
    Between rounds you may swap two of your stakes, but then everyone sees them. After the fourth round the cities are counted.
reference-beats = A card that contradicts a general rule wins.
reference-example = Example.
reference-ours = The sources leave this open. We play:
reference-option = option
reference-rule = rule
reference-window = window
reference-abilities = abilities
reference-card = card
reference-empire = empire
reference-effect = effect
reference-region = region
reference-icons = icons
reference-start = start
reference-borders = borders
reference-preset = ruleset
reference-follows = follows
reference-ask-price = price of an ask
reference-offer-price = price of an offer
reference-way = { $cost ->
    [single] alone
    [double] with another card of the same empire
   *[pair] with a card of the partner
}
reference-cost-of = { $cost ->
    [single] Cost: one { EMPIRE($empire) } card.
    [double] Cost: two { EMPIRE($empire) } cards.
   *[pair] Cost: one { EMPIRE($empire) } and one { EMPIRE($partner) } card.
}
reference-when = { $window ->
    [instead] When: { window-instead }.
    [general] When: { window-general }.
    [strict] When: { window-strict }.
    [choosing] When: { window-choosing }.
    [declared] When: { window-declared }.
    [fought] When: { window-fought }.
   *[after] When: { window-after }.
}
reference-ability = { reference-cost-of } { reference-when }
# A half of a conquest card, in its table.
reference-half = _{ HALF($half) }._ { HALF($half, form: "text") }
reference-from = From: { LIST($documents, item: "item-document") }.
reference-silent = Nothing is said of it in: { LIST($documents, item: "item-document") }.
reference-optional = Described as an extra in: { LIST($documents, item: "item-document") }.
item-ruleset = { RULESET($item) }
reference-variant = { COUNT($presets) ->
    [0] { $value }: { $text }
   *[other] { $value } ({ LIST($presets, item: "item-ruleset") }): { $text }
}
