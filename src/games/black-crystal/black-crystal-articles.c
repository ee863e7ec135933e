/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Black Crystal but those of single cards and of the open points, which have
 * files of their own. Their source is the rulebook; every ruling, finding and move cites them by
 * id. Groups stand in the order of play. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "black-crystal-articles.h"

/* The parts of the game. */
#define GOAL N_ ("Goal and variants")
#define SETTING_UP N_ ("Setting up")
#define TURNS N_ ("Turns")
#define TILES N_ ("Tiles and events")
#define BOOM N_ ("Boom cards")
#define FIND N_ ("Find cards")
#define CRYSTALS N_ ("Crystals")
#define EXPLOSIVES N_ ("Explosives and rubble")
#define MUSHROOMS N_ ("Mushrooms")
#define TAME N_ ("Tame monsters")
#define PORTALS N_ ("Portals, pits and walled in")
#define DUELS N_ ("Duels")
#define EVEN_ODD N_ ("Even-Odd")
#define FLIGHT N_ ("Flight home")
#define SKILLS N_ ("Skills")
#define ACHIEVEMENTS N_ ("Achievements")
#define ODDS N_ ("Odds")
#define AT_THE_TABLE N_ ("Tablemate at the table")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_GOAL N_ ("“Getting to know the game”, p. 3 («Знакомство с игрой»)")
#define CITE_VARIANTS N_ ("“Choosing a variant”, pp. 3 and 4 («Выбор варианта игры»)")
#define CITE_BOX N_ ("“In the box”, p. 4 («Открыв коробку»)")
#define CITE_SETUP_1 N_ ("“Setting up”, step 1, p. 5 («Подготовка к игре»)")
#define CITE_SETUP_2 N_ ("“Setting up”, step 2, p. 5 («Подготовка к игре»)")
#define CITE_SETUP_3 N_ ("“Setting up”, step 3, p. 5 («Подготовка к игре»)")
#define CITE_SETUP_4 N_ ("“Setting up”, step 4, p. 5 («Подготовка к игре»)")
#define CITE_SETUP_5 N_ ("“Setting up”, step 5, p. 5 («Подготовка к игре»)")
#define CITE_SETUP_6 N_ ("“Setting up”, step 6, p. 5 («Подготовка к игре»)")
#define CITE_START N_ ("“Start of play”, p. 5 («Начало игры»)")
#define CITE_START_6 N_ ("“Start of play”, pp. 5 and 6 («Начало игры»)")
#define CITE_BOOM N_ ("“Boom cards and tiles”, p. 9 («Карты и клетки „Бум!“»)")
#define CITE_FIND N_ ("“Find cards and tiles”, p. 10 («Карты и клетки „Находка“»)")
#define CITE_CRYSTAL N_ ("“The Black Crystal”, p. 11 («Чёрный кристалл»)")
#define CITE_EXPLOSIVES N_ ("“Explosives and rubble”, p. 12 («Взрывчатка и завал»)")
#define CITE_MUSHROOM N_ ("“The mushroom rule”, p. 13 («Правило Гриба»)")
#define CITE_TAME N_ ("“Monsters controlled by a player”, p. 13 («Монстры, подконтрольные игроку»)")
#define CITE_PORTAL N_ ("“Portal”, p. 14 («Портал»)")
#define CITE_PIT N_ ("“Pit”, p. 14 («Провал»)")
#define CITE_TRAPPED N_ ("“Walled in”, p. 14 («Западня»)")
#define CITE_DUEL N_ ("“Duel: dwarf against dwarf”, p. 15 («Драка: дворф против дворфа»)")
#define CITE_EVEN_ODD N_ ("“The Even-Odd rule”, p. 15 («Правило „Чёт-нечет“»)")
#define CITE_FLEE N_ ("“The rule of flight”, p. 16 («Правило побега»)")
#define CITE_SKILLS N_ ("“Dwarfs and their skills”, p. 6 («Дворфы и их умения»)")
#define CITE_SKILLS_7 N_ ("“Dwarfs and their skills”, p. 7 («Дворфы и их умения»)")
#define CITE_SKILLS_8 N_ ("“Dwarfs and their skills”, p. 8 («Дворфы и их умения»)")
#define CITE_THROW \
  N_ ("“The mushroom rule”, p. 13; “Throw a mushroom”, p. 19 («Правило Гриба», «Кинуть гриба»)")
#define CITE_TABLEMATE N_ ("Tablemate")

const TmArticle black_crystal_rules[] = {
  { "crystal.goal", GOAL, N_ ("Take a crystal, then reach an exit"), CITE_GOAL,
    N_ ("Two to four dwarfs explore an abandoned mine that is laid out tile by tile while they "
        "walk. Each wants the same two things, in this order: carry a Black Crystal, then stand "
        "on a tile with an exit. Nothing is scored, and it does not matter who has beaten more "
        "monsters or dug further.\n\n"
        "A crystal can be mined, picked up where somebody lost it, or won in a duel. Any exit "
        "will do, and the exit may well be found first.") },
  { "crystal.win", GOAL, N_ ("The first to rest on an exit wins"), CITE_GOAL,
    N_ ("The first dwarf who carries at least one Black Crystal and comes to rest on an exit "
        "tile wins at once. Before that everything the tile brought must be settled: a rival "
        "standing there has to be fought, and a Boom token beaten. Whoever is driven off has "
        "not won; whoever only runs across an exit in flight has not either.\n\n"
        "Without a crystal an exit does nothing: come back with one. There is no second place; "
        "all others share it. One player acts at a time, so two cannot win together.") },
  { "crystal.variants", GOAL, N_ ("Six mixes of crystals and exits"), CITE_VARIANTS,
    N_ ("Before the game choose how many tiles of crystals and exits are in it: 3 and 1 or 2 "
        "and 1 for the first games, 3 and 2 or 2 and 2 for a different feel, 4 and 2 for the "
        "fastest game among players who know the cards, 1 and 1 for the longest and hardest. "
        "Everything else stays the same.\n\n"
        "The option is “Variant” (variant); 3-1 is its default. The fewer crystals there are, "
        "the more is fought over them: with 1-1 no crystal can ever be broken.") },
  { "crystal.box", GOAL, N_ ("What is in the box"), CITE_BOX,
    N_ ("One board; 85 tunnel tiles and 2 mushroom tiles; 60 Boom cards, 60 Find cards, 8 skill "
        "cards. Tokens: 20 Boom, 10 explosives, 10 rubble, 15 passages, 10 action counters, 4 "
        "Black Crystals. Four dwarfs, red, yellow, blue and green, each with a die of its "
        "colour.\n\n"
        "A supply that runs out stays out until something comes back: used explosives and "
        "counters return to the box, beaten Booms and cleared rubble to their heaps. Mushrooms "
        "never return. A used-up deck is renewed from its discards.") },
  { "crystal.setup.decks", SETTING_UP, N_ ("Shuffle Boom and Find"), CITE_SETUP_1,
    N_ ("Lay out the board, shuffle the 60 Boom cards and the 60 Find cards separately and put "
        "both decks face down on their places. Used cards go face up on two discards beside "
        "them. Nobody may look into a deck, and every order is equally likely.\n\n"
        "Tablemate can be these decks as soon as Your box knows how many copies of each card "
        "yours have; until then draw at the table and say what came.") },
  { "crystal.setup.skills", SETTING_UP, N_ ("One skill each, the rest go away"), CITE_SETUP_2,
    N_ ("Shuffle the eight skill cards and let everybody draw one. They may be shown and kept "
        "open; Tablemate shows them. The others go back into the box and are not needed in this "
        "game.\n\n"
        "At once the Miner takes a third explosive, the Engineer and the Gardener put two "
        "counters on their card. For the Alchemist’s single flask Tablemate keeps a count, too. "
        "All 8 skills are equally likely for everybody.") },
  { "crystal.setup.tiles", SETTING_UP, N_ ("81 of the 85 tiles are played"), CITE_SETUP_3,
    N_ ("Keep all 4 portals and both pits, and as many crystals and exits as the variant says. "
        "In all exactly four tiles leave, so that 81 stay: first the surplus crystals and "
        "exits, then ordinary tiles. For 1-1 that is 3 crystals, 1 exit and no other; for 3-1 "
        "one crystal, one exit and two others; for 4-2 four others.\n\n"
        "Mix the 81 so that nobody sees them. As every dug cell takes one tile, the bag holds "
        "as many tiles as there are undug cells without a mushroom.") },
  { "crystal.setup.mushrooms", SETTING_UP, N_ ("Two mushrooms lie ready"), CITE_SETUP_4,
    N_ ("Both mushroom tiles lie on their place beside the mine. They are not mixed with the "
        "tunnels and come into play only by the card that throws a mushroom. They always belong "
        "to the game: neither may be left out, and once both are on the board such a card has "
        "nothing left to throw.") },
  { "crystal.setup.player", SETTING_UP, N_ ("Dwarf, die and two explosives"), CITE_SETUP_5,
    N_ ("Everybody takes the dwarf in the colour of the entrance before him, the die of that "
        "colour and two explosives, the Miner three. The dwarf stands on his entrance, outside "
        "the 81 cells.\n\n"
        "Clockwise the entrances are south, west, north and east. Two players sit at south and "
        "north by default, three leave the east free, four use all; other seats can be chosen "
        "by the option “Entrances in table order” (sides). The six cells before an entrance "
        "that nobody uses are ordinary cells, even for mushrooms.") },
  { "crystal.setup.first", SETTING_UP, N_ ("Who begins"), CITE_SETUP_6,
    N_ ("The book leaves it to you how the first player is found and recommends the dice: "
        "highest begins, equal highest roll again. By default Tablemate draws lots, each seat "
        "with the same chance; with the option “First player”: “on the table” (first_player = "
        "table) it takes the dice you rolled or simply the seat you name.\n\n"
        "From there the turn goes clockwise, and so does the choice of the first two Finds.") },
  { "crystal.setup.draft", SETTING_UP, N_ ("Two chosen Finds for everybody"), CITE_START,
    N_ ("The first player takes three Find cards, keeps one that is positive and passes two to "
        "the left. The next adds one from the deck, keeps one positive of the three and passes "
        "two on, and so round until everybody holds two. Three negatives cannot be kept: they "
        "go open to the discard, and three new ones are drawn.\n\n"
        "Afterwards the two cards left over and all discards are shuffled into the deck. "
        "Example: three players pick six times, so eight cards are drawn apart from redraws.") },
  { "crystal.turn.order", TURNS, N_ ("Clockwise, lost turns left out"), CITE_START_6,
    N_ ("Turns go clockwise from the first player. In his own turn a player digs or walks one "
        "cell, settles what he meets and passes on. A player who has to lose a turn loses the "
        "next one that would be his: then he may not dig, walk or play cards of his own turn, "
        "but duels and cards of others still reach him.\n\n"
        "Several lost turns add up by default. Nobody may act for another, and a turn does not "
        "end while something is still unsettled. Example: with 0, 1 and 0 to lose, seat 2 "
        "follows seat 0.") },
  { "crystal.turn.first", TURNS, N_ ("The first turn leads straight ahead"), CITE_START_6,
    N_ ("The first tile of each player goes on the cell right before his entrance, turned so "
        "that its tunnel meets the entrance, and the dwarf moves onto it. To the side there is "
        "nothing to dig from an entrance, and walls are no help: explosives do not make another "
        "way out.\n\n"
        "Two events are milder now: a pit is put back and another tile drawn; a monster of "
        "health 6 is ignored and leaves no Boom token. Everything else counts as ever. Later "
        "the owner, and nobody else, may walk back onto his entrance.") },
  { "crystal.turn.move", TURNS, N_ ("One cell a turn, never diagonally"), CITE_START_6,
    N_ ("In a turn the dwarf goes one cell left, right, up or down: onto a tile just laid, or "
        "along an open joint onto a tile that lies there. Cards, skills or monsters may grant "
        "more. Walls stop him, rubble must be cleared first, a mushroom lets nobody through; "
        "foreign entrances are closed, as far as the book tells.\n\n"
        "By default he may walk even where he could dig. If every neighbouring cell is dug, "
        "walking is all that is left. A face-down tile is turned up when he steps on it.") },
  { "crystal.turn.place", TILES, N_ ("A tile joins tunnel to tunnel"), CITE_START_6,
    N_ ("A new tile goes on an undug cell beside the dwarf, left, right, above or below. His "
        "own tile must be open towards it, and the new tile, which may be turned first, back "
        "towards him. Elsewhere a tunnel may end at a wall of an older tile; Tablemate notes "
        "it, as only a blast opens that joint.\n\n"
        "No tile covers another or a mushroom, or leaves the board. Once laid it neither turns "
        "nor moves, unless a card takes it back. Example: from e1 open to the north, a tile on "
        "e2 has to be open to the south.") },
  { "crystal.turn.event", TILES, N_ ("What waits on a cell"), CITE_START_6,
    N_ ("Whoever stops on a cell settles all that is there. By default the order is: clear "
        "rubble, duel with a rival, fight a Boom token, then the event of the tile. Nothing "
        "happens on cells that are only passed in flight or on a run.\n\n"
        "New tiles: Boom draws a Boom, Find a card, a crystal is mined, pit, portal and exit "
        "act each time. Again: Boom without its token is empty, Find is Even-Odd unless a Boom "
        "token there was just beaten. On a cell without event a Junk-finder brings one Find "
        "each.") },
  { "crystal.boom.draw", BOOM, N_ ("An open Boom tile brings a monster"), CITE_BOOM,
    N_ ("Whoever opens a tile with Boom, or stops on a Boom token, turns up the top Boom card "
        "and settles it: usually a fight. Before the first die the drawer may use cards for "
        "that moment, as the Compass, the Invisibility potion or the Switchman, or tame the "
        "monster; others may pump it up.\n\n"
        "A few cards bring no fight: Even-Odd man, Odd sculpture, Goblin village and "
        "Leprechaun. A face-down tile brings its monster only when somebody steps on it.") },
  { "crystal.boom.health", BOOM, N_ ("More than its health wins"), CITE_BOOM,
    N_ ("The number in the corner of a Boom card is the monster’s health. Roll your die and add "
        "what boosts you announced: a greater total wins, an equal one is rolled again, a "
        "smaller one loses. Re-rolls go on until it is decided.\n\n"
        "Against health 4, a 5 or 6 wins, a 4 is rolled again, 1 to 3 lose: a chance of 2 in 5. "
        "With +1 it is 3 in 5. Some monsters change this: the Twins take two dice, the Battle "
        "robot takes 1 off, Pifpaf loses to a natural 2.") },
  { "crystal.boom.boosts", BOOM, N_ ("Boosts are announced before the die"), CITE_BOOM,
    N_ ("Every card that adds to a die must be named before that die is thrown; afterwards it "
        "is too late, also if the die was disappointing. Several boosts add up. Only the "
        "Merchant’s skill comes after his own die.\n\n"
        "Boosts work for your own dwarf or your tame monster, in any turn, never for somebody "
        "else. Cards that take from a rival’s die are for duels only and useless against "
        "monsters. Helmet and Face-basher with a die of 3: 3 + 1 + 2 = 6, enough for health 5.") },
  { "crystal.boom.flee", BOOM, N_ ("The losing die tells how far"), CITE_BOOM,
    N_ ("A lost fight makes the dwarf flee towards his own entrance, along dug tunnels only, as "
        "many cells as the losing die shows; boosts do not lengthen it by default. Crystalling, "
        "Shaggy and Targ double the number, Slime adds 2. The Spider and Bukh hold their victim "
        "instead.\n\n"
        "If the way home is shorter than the roll, he runs to his entrance and loses his next "
        "turn. Example: four steps from home with a 4 he just arrives, with a 5 he also loses a "
        "turn.") },
  { "crystal.boom.token", BOOM, N_ ("A Boom token marks the lost fight"), CITE_BOOM,
    N_ ("Whoever flees from a monster leaves a Boom token on the cell where he met it, also "
        "where no Boom is printed. The Boom card goes to the discard; so the next visitor draws "
        "a new one, friend or foe, strong or weak. The token goes once somebody wins there.\n\n"
        "Only one lies on a cell, and none on an entrance or a mushroom. The Invisibility "
        "potion leaves one although nobody fled. Running past a token in flight does nothing.") },
  { "crystal.boom.crystal", BOOM, N_ ("Fleeing drops the crystal"), CITE_BOOM,
    N_ ("A dwarf who flees from a monster leaves the crystals he carries on the cell of the "
        "fight, beside the Boom token. They lie there for whoever beats that Boom; no mushroom "
        "can be thrown and no rubble blasted upon them.\n\n"
        "Where there is no flight, as with the Spider, nothing is dropped. In a duel nothing "
        "stays on the cell: the crystal changes hands or breaks. When XZ-3000 wins, every "
        "carrier leaves his crystals where his own flight begins.") },
  { "crystal.boom.deck", BOOM, N_ ("Used Booms are shuffled again"), CITE_BOOM,
    N_ ("A settled Boom card goes face up to the discard: beaten, fled from or destroyed. Only "
        "monsters that serve somebody or cling to somebody lie before that player until they "
        "are done. When the deck is empty, shuffle the discard and go on; all discarded "
        "monsters can come again, the one you have just met included.") },
  { "crystal.boom.done", BOOM, N_ ("A Boom tile without token is empty"), CITE_BOOM,
    N_ ("Once the Boom of a tile has been settled, the picture on it means nothing any more: "
        "whoever comes later and finds no Boom token passes as over an empty tile. A "
        "Junk-finder brings nothing there, though, because the picture remains.\n\n"
        "Cards can wake it all the same: the Inner voice has even a beaten Boom played again, "
        "and whoever falls through a pit onto a Boom tile draws a card in any case.") },
  { "crystal.boom.six", BOOM, N_ ("Health 6: one die, and you run"), CITE_BOOM,
    N_ ("No plain die exceeds 6. So a player who meets health 6 and has no boost, or does not "
        "want to use one, rolls at once for his flight: 1 to 5 cells, each equally likely, as a "
        "6 is rolled again. A Boom token is laid as after any lost fight.\n\n"
        "With +1 the chance to win is 1 in 5, with +2 2 in 5. Cards that end a fight without a "
        "die work as ever, with the exceptions printed on them.") },
  { "crystal.boom.first", BOOM, N_ ("Health 6 on the very first tile"), CITE_BOOM,
    N_ ("If the first tile of a player is a Boom and the monster has health 6, it is ignored: "
        "no fight, no flight, no Boom token. The card goes to the discard, and the tile counts "
        "as settled. This holds once for each player, on his first tile alone; health 5 or less "
        "is fought even there. Tablemate counts it as the first tile as long as the player has "
        "dug no other.") },
  { "crystal.find.draw", FIND, N_ ("An open Find tile gives a card"), CITE_FIND,
    N_ ("Whoever lays a tile with Find open draws the top Find card. There are 38 positive and "
        "12 negative kinds. A positive one goes to his hand, unless it lies on the table by its "
        "nature, and he decides when to use it; a negative one is shown and settled at once and "
        "cannot be kept.\n\n"
        "With the card Bummer another player can turn the draw into a Boom. A used-up deck is "
        "renewed by shuffling its discard.") },
  { "crystal.find.timing", FIND, N_ ("The card tells when it works"), CITE_FIND,
    N_ ("Each card has its moment: at any time, in your own turn, when you draw a monster, "
        "before your die, or at a point of somebody else’s turn, such as its start or after he "
        "has laid a tile. Before or after that it cannot be played, nor on a target it does not "
        "name.\n\n"
        "A few need a thing that the book does not print, such as a distance. Tablemate takes "
        "it from Your box; unknown values count 0, and a note says so.") },
  { "crystal.find.boosts", FIND, N_ ("Boosts work in anybody’s turn"), CITE_FIND,
    N_ ("Cards that strengthen may be used whenever you fight, also in another player’s turn: "
        "if a rival runs into you, your boosts count as in your own turn. They strengthen your "
        "dwarf or a monster that serves you, nobody else’s.\n\n"
        "If nothing else is printed, one use spends the card. How long it counts differs: "
        "Helmet, Winged boots, Winged helmet and Stinky uggs last the whole fight with its "
        "re-rolls, Pimply cap and Face-basher only one die.") },
  { "crystal.find.uses", FIND, N_ ("Counters show the uses left"), CITE_FIND,
    N_ ("A card with several uses lies open before its player after the first and bears a "
        "counter for each use left: one on the Cane and the Slippers, two on the Glasses. "
        "Flight flops lie there from the start, with two. Each use takes a counter off; when "
        "the last use is made, the card is discarded.\n\n"
        "Some are safe on the table: Cane, Flight flops and Junk-finder. Cards of the hand are "
        "not. A negative card is never held for later.") },
  { "crystal.find.discard", FIND, N_ ("Used Finds are shuffled again"), CITE_FIND,
    N_ ("A used Find goes face up to the discard at once, unless uses are left or it stays on "
        "the table for good. When the deck is empty, shuffle the discard into a new one. Some "
        "cards do it earlier: the Winged helmet and the Amulet make deck and discard one and "
        "shuffle them; the Sly specs shuffle the deck.") },
  { "crystal.find.hand", FIND, N_ ("Six cards in hand at the end of a turn"), CITE_FIND,
    N_ ("At the end of his own turn a player may hold at most six Find cards closed. He "
        "discards the surplus and chooses what. During the turn, and in the turns of others, "
        "the hand may be larger. Cards open before him, such as a Junk-finder or the Cane, are "
        "not counted; neither are skills, monsters and explosives.\n\n"
        "Example: eight in hand at the end: two go. With six in hand and two on the table "
        "nothing does.") },
  { "crystal.find.again", FIND, N_ ("A Find tile again: Even-Odd"), CITE_FIND,
    N_ ("Whoever stops on a Find tile that lies there open, whoever opened it, says even or odd "
        "aloud and rolls. Right: a Find card. Wrong: a Boom card, to be settled at once; if "
        "that fight is lost, a Boom token is laid there.\n\n"
        "It is no choice: stopping there means playing it, at the end of a flight as well. Only "
        "passing by is free. The Merchant cannot bend the roll. The chances are even, 1 in 2.") },
  { "crystal.find.after-boom", FIND, N_ ("No Even-Odd after a beaten Boom token"), CITE_FIND,
    N_ ("If a Boom token lies on a Find tile, the monster is fought first. Whoever wins has "
        "done his duty: the token goes, Even-Odd is not played this time, and no Find is drawn "
        "either. The next visit is Even-Odd again. Whoever loses flees and does not play it at "
        "all.") },
  { "crystal.crystal.mine", CRYSTALS, N_ ("Mining costs the next turn"), CITE_CRYSTAL,
    N_ ("Whoever lays a tile with a crystal puts a crystal token on it and spends his next turn "
        "mining: it is lost, and at the end of it the crystal is his. Nobody else can take it "
        "meanwhile without driving him off.\n\n"
        "A token that was dropped in a fight needs no mining by default: it is taken at once by "
        "whoever stops there, after its Boom is beaten. A crystal left unmined on its tile is "
        "mined anew, by a lost turn. The house rule is “A dropped crystal” (pickup).") },
  { "crystal.crystal.leave", CRYSTALS, N_ ("Driven off, nothing mined"), CITE_CRYSTAL,
    N_ ("If the miner leaves his cell before the lost turn is over, by a duel, a card or "
        "whatever else, the token stays there and he no longer has to lose that turn for it. "
        "Turns lost for another reason remain lost.\n\n"
        "Anybody may come and mine it. Example: in the turn after finding it, a kick carries "
        "the dwarf away before his turn comes: no crystal, and he plays that turn normally.") },
  { "crystal.crystal.duel", CRYSTALS, N_ ("Won in a duel, or broken"), CITE_CRYSTAL,
    N_ ("The winner of a duel takes the loser’s crystal. If the winner has one himself, the "
        "loser’s is broken and out of the game. A loser with several hands all of them to a "
        "winner without one; a winner who has one breaks them all.\n\n"
        "The last crystal of a game cannot be broken, because the winner keeps his. A crystal "
        "that lies unmined or dropped on the cell is no part of it.") },
  { "crystal.explosive.use", EXPLOSIVES, N_ ("One explosive, one blast"), CITE_EXPLOSIVES,
    N_ ("An explosive is used in your own turn for one of three things: to break a wall and go "
        "through, to clear rubble, or to block a neighbouring cell with rubble. Then it returns "
        "to the box. The Bomb does the same and more; the Pick only clears. There is nothing to "
        "gain from blasting where the way is open, but it is not forbidden.\n\n"
        "A mushroom cannot be blown up, and a blast reaches only orthogonal neighbours.") },
  { "crystal.explosive.wall", EXPLOSIVES, N_ ("Through the wall in the same turn"), CITE_EXPLOSIVES,
    N_ ("Break the wall between your cell and a neighbour, put a passage token on the joint and "
        "move there, all in one turn. If nothing is dug there yet, draw a tile and lay it; how "
        "it is turned does not matter, as the passage opens both sides. Its event is settled as "
        "usual.\n\n"
        "The edge of the board is no wall to break, and neither does a blast open a side way "
        "out of an entrance. Example: in a dead end an explosive saves the walk back.") },
  { "crystal.explosive.gain", EXPLOSIVES, N_ ("Only monsters give more explosives"),
    CITE_EXPLOSIVES,
    N_ ("Besides the two at the start, three for the Miner, explosives come from some beaten "
        "monsters, as printed on their cards. The book does not list which, so look at the card "
        "and record the reward; Your box can remember it.\n\n"
        "They cannot be taken from another dwarf, in no duel and by no Thief, unless a card "
        "says so. There are ten: when the box has none left, nobody gets one.") },
  { "crystal.passage", EXPLOSIVES, N_ ("A passage opens a joint for everybody"), CITE_EXPLOSIVES,
    N_ ("A passage token lies across the edge of two cells, or of an entrance and its cell, and "
        "opens it both ways, whatever is drawn on the tiles. Everybody may use it, in flight "
        "too, so a passage can change the shortest way home. It never makes that way longer.\n\n"
        "It comes from blasts, the Iron Head, the Engineer, a Miner, and as the reward of some "
        "monsters. Only the Bomb removes it, or a mushroom thrown upon its cell.") },
  { "crystal.rubble.lay", EXPLOSIVES, N_ ("Rubble on an open neighbouring cell"), CITE_EXPLOSIVES,
    N_ ("With an explosive, the Bomb or the Engineer’s skill you may block a dug cell beside "
        "your own, left, right, above or below. The joint must be open: rubble is not thrown "
        "through a wall, onto an undug cell or diagonally. Cells with a dwarf or a crystal "
        "token are forbidden.\n\n"
        "It does not cost the move. The cave-in card and two monsters also lay rubble; for the "
        "cave-in a Boom or crystal token is no obstacle.") },
  { "crystal.rubble.clear", EXPLOSIVES, N_ ("Clear it by means, or by a lost turn"),
    CITE_EXPLOSIVES,
    N_ ("Nobody steps onto rubble; it has to be cleared first. An explosive, the Bomb, the "
        "Pick, the Engineer or a Miner who serves you does it at once, and the step follows in "
        "the same turn. Without any of them, or to save them, you lose your next turn clearing; "
        "then the token is gone.\n\n"
        "By default you may clear from beside the cell or while standing on it. Example: with "
        "the Pick you walk on now, without it in your turn after next.") },
  { "crystal.rubble.boom", EXPLOSIVES, N_ ("Rubble first, then the Boom under it"), CITE_EXPLOSIVES,
    N_ ("If rubble and a Boom token lie on one cell, the rubble is cleared first; then the "
        "dwarf who stands there draws a Boom and fights. Cleared by means, this happens at "
        "once, and after a victory he may still move; cleared by a lost turn, the fight falls "
        "into that turn.\n\n"
        "Bukh’s rubble is an exception: his Boom waits for the start of the turn after. By "
        "default the further move is only for one who stood on the rubble; house rule “Moving "
        "on after rubble” (rubble_move).") },
  { "crystal.mushroom.stays", MUSHROOMS, N_ ("A mushroom stays for good"), CITE_MUSHROOM,
    N_ ("Once a mushroom lies on the board it stays to the end of the game. Nobody passes its "
        "cell, on foot or in flight; no explosive, card or skill removes it or makes a way "
        "through. Whatever tile lay there is covered and plays no part any more.\n\n"
        "So a mushroom can only make ways longer, and it may wall in a dwarf. Both mushrooms "
        "together close two cells; there is never a third.") },
  { "crystal.mushroom.tile", MUSHROOMS, N_ ("On an undug cell a tile leaves the game"),
    CITE_MUSHROOM,
    N_ ("A mushroom may be thrown onto any square, dug or not. If it covers an undug one, one "
        "tile of the bag leaves the game, so that tiles and undug squares stay equal. It has to "
        "be ordinary: if a crystal, an exit, a portal or a pit comes up, put it back and draw "
        "another.\n\n"
        "A mushroom on a dug cell takes nothing from the bag. If no ordinary tile is left, an "
        "undug square cannot be chosen.") },
  { "crystal.mushroom.forbidden", MUSHROOMS, N_ ("Where no mushroom grows"), CITE_THROW,
    N_ ("No mushroom may go onto a crystal token, a pit, an exit, a portal, a square with "
        "another player’s dwarf, or the squares near an entrance in use; nor may it cut off an "
        "exit. A tile with a picture of a crystal but no token is free, so are Boom, Find and "
        "empty tiles.\n\n"
        "The book does not speak of your own dwarf and of face-down tiles. Tablemate forbids "
        "both: nobody may stand on a mushroom, and a hidden tile could be an exit.") },
  { "crystal.mushroom.exit", MUSHROOMS, N_ ("The last way to an exit stays open"), CITE_MUSHROOM,
    N_ ("A mushroom must not close the only way to an open exit tile. Example: the exit lies in "
        "a corner, and one of its two neighbours is a mushroom already: the other one is taboo.\n\n"
        "By default a way still counts as open if it could be dug without explosives by any "
        "player: undug cells may become tunnels, walls of laid tiles stand. An exit that no "
        "entrance could reach before is not made worse. House rules: “The only way to an exit” "
        "(mushroom_exit) and “The way is counted” (mushroom_exit_each).") },
  { "crystal.mushroom.entrance", MUSHROOMS, N_ ("Six free cells before each entrance"),
    CITE_MUSHROOM,
    N_ ("The six cells nearest to the entrance of each player stay free of mushrooms. With "
        "fewer than four players the unused entrances are not protected.\n\n"
        "The book does not show which six they are. By default it is a block three cells wide "
        "and two deep: before the south entrance d1, e1, f1, d2, e2 and f2. The house rule "
        "“Cells before an entrance” (mushroom_zone) offers other readings.") },
  { "crystal.mushroom.tokens", MUSHROOMS, N_ ("Tokens under a mushroom go"), CITE_THROW,
    N_ ("The chapter on mushrooms lets you throw one onto Boom, rubble or passage tokens and "
        "takes them off the board; the card’s own page forbids cells with Boom or rubble. By "
        "default the chapter holds: the tokens return to their heaps, a passage on any side of "
        "that cell with them.\n\n"
        "With the house rule “Mushroom on tokens”: “may not grow there” (mushroom_tokens = "
        "forbid) such cells are closed to mushrooms. A crystal token is never covered, in "
        "either reading.") },
  { "crystal.control.first", TAME, N_ ("The tame monster fights first"), CITE_TAME,
    N_ ("Instead of fighting a monster, a player whose card or skill allows it tames it; it "
        "then lies before him and serves him against monsters and dwarfs. In his next fight it "
        "must be sent in first, whether he likes it or not. If it wins, that is the end of the "
        "fight; if it loses, he fights on himself by the usual rules.\n\n"
        "The victory of a servant counts as his master’s. A first roll that a monster’s card "
        "asks for comes before all this.") },
  { "crystal.control.monster", TAME, N_ ("Tame against wild: equal health wins"), CITE_TAME,
    N_ ("A tame monster and an attacker compare their health without dice. The book says only "
        "that equal health is a victory, after which both cards are discarded. By default the "
        "servant also wins with more, and boosts put on it count: 4 with a Helmet beats 5.\n\n"
        "With less it loses and is discarded, and its master rolls for himself. The other "
        "reading lets him roll the die for it; house rule “Tame monster against monster”: “the "
        "owner’s die decides” (control_monster = die).") },
  { "crystal.control.dwarf", TAME, N_ ("Tame against a dwarf: he rolls"), CITE_TAME,
    N_ ("When a servant faces a rival dwarf, only the rival rolls, against its health: more "
        "beats it, less loses, equal is rolled again. If the servant loses, its master fights "
        "the rival himself. If it wins, the rival retreats as after any duel.\n\n"
        "Boosts count on both sides. Example: health 4 against a rival’s 3: he retreats; "
        "against a 5 the servant goes and both dwarfs roll.") },
  { "crystal.control.boosts", TAME, N_ ("It can be boosted, and hexed"), CITE_TAME,
    N_ ("If its master likes, cards that strengthen or weaken a fighter may be put on his tame "
        "monster just as on a dwarf, before the die only. What helps against dwarfs alone is "
        "still for duels alone. The Miner who was kept by his own card is no target of spells.\n\n"
        "Example: a monster of health 4 with Stinky uggs counts 6 against another monster.") },
  { "crystal.control.discard", TAME, N_ ("After one fight it is gone"), CITE_TAME,
    N_ ("Whether it won or lost, a tame monster is discarded after its fight, unless something "
        "says otherwise: the Shaman’s Elemental serves until it loses, and the Gardener’s "
        "Dandelions may stay by Even-Odd. It does not leave a Boom token, because nobody fled "
        "from it.\n\n"
        "A master never has to tame, but once tamed, the first fight is its fight.") },
  { "crystal.portal.use", PORTALS, N_ ("Two open portals, and you may jump"), CITE_PORTAL,
    N_ ("There are four portals. As soon as two or more lie open, a dwarf on one of them may go "
        "to any other in the same turn in which he came there. It is never a duty. With one "
        "portal alone nothing happens, and a face-down one does not count.\n\n"
        "Nothing else has to be settled on a portal, unless a rival, a token or rubble is "
        "there. Junk-finders are idle on portals.") },
  { "crystal.portal.fight", PORTALS, N_ ("A dwarf on the other portal: a duel"), CITE_PORTAL,
    N_ ("If a dwarf stands on the portal you jump to, a duel begins at once and is fought in "
        "this turn. Whoever jumped and wins may make a move, as the jump has cost none. If he "
        "loses, he retreats as after any duel, three cells along his flight path, and loses his "
        "next turn.\n\n"
        "For the retreat portals count, too, as they may be the shortest way home.") },
  { "crystal.portal.free", PORTALS, N_ ("A jump is no move"), CITE_PORTAL,
    N_ ("Going through a portal costs nothing. Whoever begins his turn on a portal and jumps "
        "still has his move and has to make it: dig or walk to a neighbouring cell. Whoever "
        "walks onto a portal and then jumps has made his move already.\n\n"
        "Where the further move is impossible, say in a dead end without explosives, Tablemate "
        "lets the turn end with a note.") },
  { "crystal.portal.flee", PORTALS, N_ ("Portals shorten the flight"), CITE_PORTAL,
    N_ ("When the shortest way home is counted, open portals have to be used, in flight and "
        "wherever else this way matters, as for the Amulet. By default the jump itself costs no "
        "cell, so that both ends are equally far from home.\n\n"
        "Example: on d5, with the portals e5 next to you and e1 at your entrance, home is two "
        "cells away: e5 and e1 are one step, the entrance is the next. The house rule “A portal "
        "in a flight”: “costs a step” (portal_step = 1) counts the jump.") },
  { "crystal.pit.roll", PORTALS, N_ ("A pit: one die, three results"), CITE_PIT,
    N_ ("With only one pit open, whoever stops on it rolls. 1 or 2: he sits there and loses his "
        "next turn. 3 or 4: he falls onto the nearest Boom tile, chosen by him if several are "
        "equally near, and draws a Boom there even if it was beaten. 5 or 6: back onto his own "
        "entrance.\n\n"
        "Each has the chance 1 in 3. If no Boom tile lies open, Tablemate leaves him where he "
        "is. Flight flops let him ignore the pit.") },
  { "crystal.pit.second", PORTALS, N_ ("Two pits: down one, up the other"), CITE_PIT,
    N_ ("As soon as both pits lie open the die is no longer rolled. Whoever stops on one moves "
        "to the other and goes on from there in his next turn. The arrival is no new fall, "
        "otherwise there would be no end to it.\n\n"
        "A rival who stands there has to be fought. This holds from the moment the second pit "
        "is turned up, for the dwarf who opened it, too.") },
  { "crystal.pit.every", PORTALS, N_ ("A pit works every time"), CITE_PIT,
    N_ ("Unlike Boom and Find, a pit is settled at each visit, however often and by whomever, "
        "also at the end of a flight. Only running past is safe. Flight flops skip it twice, "
        "one counter each time; the Black hole returns you from it without a roll.\n\n"
        "Mushrooms never cover a pit, and Junk-finders find nothing there.") },
  { "crystal.pit.first", PORTALS, N_ ("No pit in the first turn"), CITE_PIT,
    N_ ("If the very first tile of a player turns out to be a pit, he puts it back into the "
        "bag, mixes and draws another; this is repeated until something else comes. Nobody "
        "falls before he has started. All players have seen it, of course, so both pits are "
        "still in play.") },
  { "crystal.trapped", PORTALS, N_ ("Walled in: you may only beg"), CITE_TRAPPED,
    N_ ("A dwarf is walled in if no way leads from where he stands to a cell still to be dug, "
        "and he has nothing to open one: he may beg the others for help and offer whatever he "
        "likes. There is no rescue by rule, and his turns simply pass.\n\n"
        "Explosives, the Bomb, Engineer, Miner and Iron Head break walls; a second portal, a "
        "card that throws or moves him, a Boom that drives him off may free him as well. Rubble "
        "alone does not wall in by default, since time clears it.") },
  { "crystal.duel.always", DUELS, N_ ("Two dwarfs on one cell fight"), CITE_START_6,
    N_ ("Whenever two dwarfs come to be on one cell they have to fight, in the same turn, no "
        "matter how they got there: by a step, a flight, a portal, a kick or a fall. Nobody may "
        "decline. Three never meet, because each duel is fought at once and the loser leaves.\n\n"
        "After the Shrinker, the Flash or the Alchemist both may stay on one cell for a while. "
        "On the way of a flight they just pass each other.") },
  { "crystal.duel.meet", DUELS, N_ ("Neighbours may fight it out at once"), CITE_DUEL,
    N_ ("If two dwarfs come to stand on neighbouring cells of one tunnel with nothing between "
        "them, either may demand a duel in the same turn and put his dwarf onto the rival’s "
        "cell. By default this is an extra step, once for each meeting, whoever’s turn it is.\n\n"
        "Walls, rubble and mushrooms prevent it. With the house rule “Fighting a neighbour”: "
        "“only as the step of the turn” (challenge = move) only the player whose turn it is may "
        "attack, and it is his move.") },
  { "crystal.duel.roll", DUELS, N_ ("One die each, the higher wins"), CITE_DUEL,
    N_ ("Each of the two rolls one die and adds his boosts; what a card takes from the rival is "
        "subtracted from the rival’s die. The higher total wins. Without cards both have the "
        "same chance, once ties are rolled again; +1 makes it 21 of 31, +2 13 of 16.\n\n"
        "The winner may still use a step he has left. Whose turn it is does not matter for the "
        "fight.") },
  { "crystal.duel.tie", DUELS, N_ ("A tie is rolled again"), CITE_DUEL,
    N_ ("Equal totals decide nothing: both dwarfs roll again, as often as needed. Without "
        "boosts 1 throw in 6 is a tie. Cards that last the fight count on; those for one die "
        "are gone, so a tie can cost the Face-basher its effect. New boosts may be announced "
        "before the new dice.") },
  { "crystal.duel.loser", DUELS, N_ ("The loser retreats three cells"), CITE_DUEL,
    N_ ("The loser goes three cells along the shortest way to his own entrance and then loses "
        "his next turn. Events on the way are ignored; what waits where he stops is settled in "
        "the same turn, before the lost one. A rival there means another duel.\n\n"
        "With fewer than three cells to go he stops at his entrance; by default that does not "
        "cost another turn. The winner stays, and no Boom token is laid.") },
  { "crystal.duel.crystal", DUELS, N_ ("The loser’s crystal is gone"), CITE_DUEL,
    N_ ("If the loser carries a crystal, the winner takes it at once, wherever they fought; the "
        "winner’s own crystal is never in danger. If both carry one, the loser’s is broken and "
        "out of the game to its end. A winner on an exit tile may have won the game by this.\n\n"
        "Hands, explosives and cards on the table are not touched. Example: 1 and 1 before the "
        "duel: winner 1, loser 0, one broken.") },
  { "crystal.duel.obstacle", DUELS, N_ ("Who attacks clears the way"), CITE_DUEL,
    N_ ("A wall or rubble between two neighbouring dwarfs does not have to stop a duel: whoever "
        "wants it removes the obstacle by a card or his skill and attacks in the same turn; "
        "explosives are taken to serve as well. A wall leaves a passage token. Mushrooms cannot "
        "be removed, and a lost turn of clearing is too slow.\n\n"
        "Without any means there is no duel.") },
  { "crystal.duel.boosts", DUELS, N_ ("Both announce before the dice"), CITE_DUEL,
    N_ ("All cards that help in a duel are announced before the die is thrown; once it is "
        "thrown it is too late. This goes for cards that strengthen you and for those that "
        "weaken the rival, as the Vaporizer (−2) or the Winged boots (−1). Boosts may also go "
        "to a tame monster.\n\n"
        "A third player can cancel boosts with the Nasty debuffer. After his own die only the "
        "Merchant may still pay cards.") },
  { "crystal.duel.find", DUELS, N_ ("A Find at the end of the retreat"), CITE_DUEL,
    N_ ("If the retreat ends on an open Find tile, the loser plays Even-Odd there in the same "
        "turn; only then comes the lost turn. A wrong call brings a Boom, and losing that one "
        "drives him further, with a Boom token left there. Each flight brings him nearer to his "
        "entrance, so there is always an end.") },
  { "crystal.even-odd", EVEN_ODD, N_ ("Call it, then roll"), CITE_EVEN_ODD,
    N_ ("When Even-Odd is asked for, say even or odd aloud and only then roll your die. 2, 4 "
        "and 6 are even, 1, 3 and 5 odd. If the result is as called you have won it, otherwise "
        "lost; nothing is rolled again.\n\n"
        "What that means depends on the occasion: a visit to a Find tile, the Even-Odd man, the "
        "Gardener’s Dandelions, the Shaman’s Elemental. No boosts apply, the Merchant’s "
        "included. The chance is 1 in 2, whatever you call.") },
  { "crystal.flee.path", FLIGHT, N_ ("The shortest way to your own entrance"), CITE_FLEE,
    N_ ("A flight always goes towards one’s own entrance, along open joints of dug tunnels, and "
        "by the shortest way there is, portals included. Passages count as open, walls do not. "
        "The fleeing dwarf never picks a longer way; if several are equally short, by default "
        "he chooses.\n\n"
        "If there is no way home, he stays by default and loses a turn. Example: from e4 with a "
        "straight tunnel to e1, a 2 leads to e2.") },
  { "crystal.flee.ignore", FLIGHT, N_ ("Nothing happens on the way"), CITE_FLEE,
    N_ ("Events and tokens on the cells that a fleeing dwarf only runs through are ignored: "
        "Boom tokens, pits, Finds, exits, crystals and other dwarfs as well. Only the cell "
        "where he stops counts. Rubble and mushrooms are different: the way cannot lead through "
        "them at all.") },
  { "crystal.rubble.flee", FLIGHT, N_ ("Rubble blocks the way home"), CITE_FLEE,
    N_ ("The path of a flight never crosses a cell with rubble, and means to clear it may not "
        "be used on the run. The shortest way around it counts instead, longer though it is; so "
        "rubble behind a rival’s back moves the place where he lands. Rubble on his own cell, "
        "as after Bukh, does not keep him.\n\n"
        "If rubble closes every way, see what happens when there is none.") },
  { "crystal.flee.find", FLIGHT, N_ ("Landing on a Find tile: Even-Odd"), CITE_FLEE,
    N_ ("If a flight ends on a Find tile, Even-Odd is played there in the same turn, as at "
        "every later visit. Right brings a Find, wrong a Boom. If a Boom token lies on that "
        "tile, the monster comes first, and whoever beats it is spared Even-Odd.") },
  { "crystal.flee.boom", FLIGHT, N_ ("Landing on a Boom token: another fight"), CITE_FLEE,
    N_ ("If a flight ends on a Boom token, a Boom is drawn and fought in the same turn. Losing "
        "again means fleeing again from there, with the crystal, if there is one, left behind; "
        "winning takes the token away and ends the matter. Luck that bad can bring several "
        "fights in one turn, each nearer to the entrance.\n\n"
        "A Boom tile without token is harmless.") },
  { "crystal.skill.use", SKILLS, N_ ("Uses of a skill are counted"), CITE_SKILLS,
    N_ ("A skill belongs to one player for the whole game. Two of them may be used twice, the "
        "Alchemist’s once; counters on the card show it, and after the last use the card is "
        "discarded and the counters go back to the box. The other skills have no limit.\n\n"
        "Only the owner uses it, and only where its own condition holds. Cards that are for "
        "hands, such as the one that steals or discards Finds, do not reach skills.") },
  { "crystal.skill.engineer", SKILLS, N_ ("Engineer: wall or rubble, twice"), CITE_SKILLS,
    N_ ("Twice in a game the Engineer breaks a wall, clears rubble or makes rubble, without a "
        "token or card and without losing his move. Each of these takes one of his two "
        "counters. A broken wall gets a passage token; he goes through it in the same turn, as "
        "with an explosive.\n\n"
        "His rubble obeys the rules for any other: a dug neighbouring cell, an open joint, no "
        "dwarf and no crystal token. He still has his explosives besides.") },
  { "crystal.skill.merchant", SKILLS, N_ ("Merchant: cards for points, after the die"), CITE_SKILLS,
    N_ ("In a fight with a monster or a dwarf the Merchant may discard Find cards from his hand "
        "after he has seen his own die: each adds 1. There is no limit but his hand; cards on "
        "the table do not count. It never works in Even-Odd.\n\n"
        "Example: health 4 and a die of 3: two cards make it 5 and win, one card makes a tie to "
        "be rolled again. Against a dwarf he should wait for the rival’s die; Tablemate asks "
        "for both at once.") },
  { "crystal.skill.miner", SKILLS, N_ ("Miner: three explosives, a friend below"), CITE_SKILLS_7,
    N_ ("The Miner starts with three explosives. If he draws the Miner among the Booms, there "
        "is no fight and no roll for it: the colleague joins him and lies before him. Once he "
        "may fight in the player’s stead, and be boosted, or break a wall, or clear rubble, "
        "each without a token; then he leaves.\n\n"
        "By default he leaves after any fight, won or lost. No Boom token is laid where he was "
        "met.") },
  { "crystal.skill.thief", SKILLS, N_ ("Thief: name a number, roll, steal"), CITE_SKILLS_7,
    N_ ("At the start of his turn, instead of taking a tile, the Thief may name a player who "
        "holds Find cards and a number from 1 to 6, and roll. If the die shows that number, he "
        "draws one card unseen from that hand into his own. The chance is 1 in 6; whether it "
        "works or not, he takes no tile in this turn.\n\n"
        "Cards open on the table, skills, explosives and crystals cannot be stolen this way. An "
        "empty hand is no target. There is no limit to attempts.") },
  { "crystal.skill.alchemist", SKILLS, N_ ("Alchemist: the rival walks off"), CITE_SKILLS_7,
    N_ ("Once in a game, in a fight with another dwarf, the Alchemist uses his flask instead of "
        "rolling. On each of his next three turns the rival then walks two cells towards his "
        "own entrance and does nothing else; Find tiles he comes upon are not played. Against "
        "monsters the flask is useless.\n\n"
        "The book does not name a winner: by default there is none, no crystal changes hands, "
        "and the Alchemist may be the attacker as well. At his entrance the rival just waits.") },
  { "crystal.skill.gardener", SKILLS, N_ ("Gardener: seeds for two calls"), CITE_SKILLS_8,
    N_ ("The Gardener has two counters. For one he calls the Dandelions before the die of a "
        "fight; they fight first, with health 4, and may be boosted. After the fight, won or "
        "lost, he plays Even-Odd: right, and they stay with him; wrong, and they are discarded, "
        "unless he pays the other counter to keep them.\n\n"
        "If he draws the Dandelions as a Boom, they join him for nothing. Paid counters do not "
        "come back, so two calls are all there is.") },
  { "crystal.skill.shaman", SKILLS, N_ ("Shaman: tame an Elemental by Even-Odd"), CITE_SKILLS_8,
    N_ ("When the Shaman draws an Elemental, he may announce that he tries to tame it and play "
        "Even-Odd instead of fighting. Right: it serves him in every fight until it loses one, "
        "and may be boosted before each. Wrong: he has to fight it now.\n\n"
        "He can hold only one at a time; with one before him a further Elemental has to be "
        "fought. The chance is 1 in 2. A tamed Elemental leaves no Boom token.") },
  { "crystal.skill.iron-head", SKILLS, N_ ("Iron Head: out of any dead end"), CITE_SKILLS_8,
    N_ ("In a dead end, or with at least three sides of his cell blocked, this dwarf breaks "
        "through wherever he likes without explosives: he draws a tile, lays it there, puts a "
        "passage token on the joint, moves and settles the event. If a tile lies there already, "
        "he just goes through.\n\n"
        "There is no limit to it. With two or more open sides he has to walk like everybody "
        "else. Neither mushrooms nor the edge of the board give way.") },
  { "crystal.achievement.hardest", ACHIEVEMENTS, N_ ("Hard as rock: won with 1 and 1"),
    CITE_TABLEMATE,
    N_ ("Won a game of the variant with a single crystal and a single exit, against at least "
        "one rival. All the other players were after the same stone.") },
  { "crystal.achievement.never-beaten", ACHIEVEMENTS, N_ ("Unbeaten: no Boom lost"), CITE_TABLEMATE,
    N_ ("Won a game without losing a single fight against a Boom. Monsters that were avoided by "
        "a card do not spoil it, and neither do lost duels. Fights taken over for another "
        "player count as your own.") },
  { "crystal.achievement.six", ACHIEVEMENTS, N_ ("Dragon slayer: health 6 beaten"), CITE_TABLEMATE,
    N_ ("Beat a monster of health 6, such as the Dragon, the Big Boss or the Colossus. Without "
        "boosts no die can do it; a servant’s victory counts. The game itself need not be won.") },
  { "crystal.achievement.robber", ACHIEVEMENTS, N_ ("Robber: won with a stolen crystal"),
    CITE_TABLEMATE,
    N_ ("Won a game after taking a crystal from a rival in a duel. A crystal that the Amulet "
        "brought or that lay dropped on a cell is not robbed.") },
  { "crystal.achievement.no-turn-lost", ACHIEVEMENTS, N_ ("Restless: never lost a turn"),
    CITE_TABLEMATE,
    N_ ("Won a game without ever losing a turn, by a pit, a card, a duel or a monster. Mining "
        "costs a turn as well, so the crystal has to come from somebody else.") },
  { "crystal.odds", ODDS, N_ ("How chances are counted"), CITE_TABLEMATE,
    N_ ("All chances are exact fractions. Dice are fair and independent; ties are rolled again, "
        "so a fight counts only its winning and losing faces. Against health h with a bonus m, "
        "h − m from 1 to 6, the chance to win is (6 − h + m) in 5: 4 in 5 against 2, 1 in 5 "
        "against 5. A boost for one die counts for the first throw only.\n\n"
        "Tiles not yet seen are equally likely to come next: with 81 in the bag and one exit it "
        "is 1 in 81. Which ordinary tiles left at set-up nobody knows, and this is taken into "
        "account, as are face-down tiles. Flights follow the losing die.") },
  { "crystal.box-values", AT_THE_TABLE, N_ ("Printed on your copy, told in Your box"),
    CITE_TABLEMATE,
    N_ ("Much is printed on the components alone: how the 73 ordinary tiles split into Boom, "
        "Find and empty, their shapes, how many copies of each card there are, rewards of "
        "monsters, the bonus of the Wild hammer and a few more. Enter it once in Your box; a "
        "match works with the copy made at its start.\n\n"
        "Until then play goes on with what you name at the table; unknown values count 0 with a "
        "note. Only to be the bag or a deck itself Tablemate needs it all: 85 tiles, 60 and 60 "
        "cards.") },
  { "crystal.house", AT_THE_TABLE, N_ ("What Tablemate has inferred"), CITE_TABLEMATE,
    N_ ("The book does not print the size of the board. 81 tiles in play fit nine by nine, and "
        "an entrance stands in the middle of each side. Which of four colours lies where is up "
        "to you. Health is read from the columns of the bestiary; in the row from Digger to "
        "Targ the number is missing and taken as 4.\n\n"
        "A wrong call at the Even-Odd man brings nothing. A Junk-finder is idle on exits. Each "
        "card is there once until you say otherwise. Everything can be corrected, by the "
        "options, in Your box or by hand.") },
  { "crystal.hand-over", AT_THE_TABLE, N_ ("Hands stay closed"), CITE_TABLEMATE,
    N_ ("Finds drawn at the table stay in your hand, and Tablemate only counts them; a card is "
        "named when it is played. If the app is the Find deck, it knows the cards and shows "
        "them to nobody but their owner: hand the device over, and he sees them as long as he "
        "holds the button. If you play with open hands, set the option “Find cards in hand”: "
        "“open on the table” (hands = open).\n\n"
        "The same goes for a tile that only its finder may look at. The shared picture, the "
        "journal of a running match and the odds never use what is hidden.") },
  { "crystal.adjust", AT_THE_TABLE, N_ ("Set by hand: the table is right"), CITE_TABLEMATE,
    N_ ("What lies on the real table is right: every counter, card, cell, joint and dwarf can "
        "be set by hand at any time, with a few words why. Only what cannot be is refused, such "
        "as an 82nd tile, a fifth crystal or a dwarf on a mushroom.\n\n"
        "A correction sets nothing else off: a dwarf put onto a Find tile plays no Even-Odd. It "
        "stands in the journal and can be undone. Sides of a tile not recorded yet are asked "
        "for when they matter.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (black_crystal_rules) == CRYSTAL_N_RULES);
