/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeoneer, first part: the box, setting up, the phases up to the feats, the
 * map and the ways through it. Their source is the rulebook; every ruling, finding and move cites
 * them by id. Groups stand in the order of play. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-articles.h"

/* The parts of the game. */
#define BOX N_ ("The box")
#define SETTING_UP N_ ("Setting up")
#define RESET N_ ("I. Reset")
#define MISDEEDS N_ ("II. Misdeeds")
#define LOCATIONS N_ ("III. Locations")
#define FEATS N_ ("IV. Feats")
#define MOVING N_ ("Moving and exits")
#define ENTERING N_ ("Entering a location")
#define HAZARDS N_ ("Hazards")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_CONTENTS N_ ("“Contents”, p. 2 («Состав игры»)")
#define CITE_HERO_CARDS N_ ("“Hero cards”, p. 3 («Карты героев»)")
#define CITE_TRACKERS N_ ("“Tracker cards”, p. 3 («Карты счётчиков»)")
#define CITE_QUEST_CARDS N_ ("“Quest cards”, p. 4 («Карты заданий»)")
#define CITE_LOCATION_CARDS N_ ("“Location cards”, p. 4 («Карты локаций»)")
#define CITE_ADVENTURE_CARDS N_ ("“Adventure cards”, pp. 5 and 6 («Карты приключений»)")
#define CITE_SETUP_2 N_ ("“Setting up”, steps 1 and 2, p. 6 («Подготовка к игре»)")
#define CITE_GLOOMY                                                                         \
  N_ ("“Location cards”, p. 4; “Setting up”, step 2, p. 6 («Карты локаций», «Подготовка к " \
      "игре»)")
#define CITE_SETUP_3 N_ ("“Setting up”, step 3, p. 7 («Подготовка к игре»)")
#define CITE_SETUP_5 N_ ("“Setting up”, steps 4 and 5, p. 7 («Подготовка к игре»)")
#define CITE_SETUP_6 N_ ("“Setting up”, step 6, p. 7 («Подготовка к игре»)")
#define CITE_SETUP_7 N_ ("“Setting up”, step 7, p. 7 («Подготовка к игре»)")
#define CITE_SETUP_8 N_ ("“Setting up”, step 8, p. 7 («Подготовка к игре»)")
#define CITE_RESET N_ ("“Reset”, p. 8 («Фаза восстановления»)")
#define CITE_MISDEEDS N_ ("“Misdeeds”, p. 8 («Фаза злодеяний»)")
#define CITE_PAYER \
  N_ ("“Misdeeds”, p. 8; “General rules”, p. 19 («Фаза злодеяний», «Общие правила»)")
#define CITE_ONE_ATTACK \
  N_ ("“Misdeeds”, p. 8; “Starting a battle”, p. 12 («Фаза злодеяний», «Начало битвы»)")
#define CITE_LOCATIONS N_ ("“Locations”, p. 8 («Фаза локаций»)")
#define CITE_LOCATIONS_9 N_ ("“Locations”, p. 9 («Фаза локаций»)")
#define CITE_PARALLEL \
  N_ ("“Setting up”, p. 6; “Locations”, p. 9 («Подготовка к игре», «Фаза локаций»)")
#define CITE_NO_WALL N_ ("“Setting up”, step 2, p. 6 («Подготовка к игре»)")
#define CITE_FEATS_9 N_ ("“Feats”, p. 9 («Фаза подвигов»)")
#define CITE_FEATS_10 N_ ("“Feats”, p. 10 («Фаза подвигов»)")
#define CITE_MOVING N_ ("“Feats”, p. 9; “Movement”, p. 17 («Фаза подвигов», «Правила движения»)")
#define CITE_EXITS_17 N_ ("“Ordinary exits”, p. 17 («Обычные выходы»)")
#define CITE_EXITS_17_18 N_ ("“Ordinary exits”, pp. 17 and 18 («Обычные выходы»)")
#define CITE_EXITS_18 N_ ("“Ordinary exits”, p. 18 («Обычные выходы»)")
#define CITE_HELD \
  N_ ("“Reset”, p. 8; “Ordinary exits”, p. 18 («Фаза восстановления», «Обычные выходы»)")
#define CITE_HAZARDS N_ ("“Hazards”, p. 18 («Преграды»)")

const TmArticle dungeoneer_dungeon_articles[] = {
  { "dungeoneer.box.parts", BOX, N_ ("What is in the box"), CITE_CONTENTS,
    N_ ("22 location cards, 60 adventure cards, 14 quest cards, 6 hero cards with 6 pawns "
        "and 6 stands, 4 tracker cards, 4 level overlays, 4 reminder cards and 2 dice. "
        "Tokens: 8 of glory, 8 of peril, 32 of health (8 worth 3 and 24 worth 1) and 8 for "
        "tracking, in four pairs.\n\n"
        "Trackers and overlays are there four times, so two to four can play, or one alone. "
        "Health is only counted: that the tokens are used up is never a reason for anything.") },
  { "dungeoneer.box.heroes", BOX, N_ ("What a hero card says"), CITE_HERO_CARDS,
    N_ ("A hero has a name, a race, a class, health, an ability, a limit for boons and one "
        "for treasures, and melee, magic and speed for each of four levels. The overlay "
        "marks the level that counts now; everybody starts on the first. Health is the "
        "number of wounds that defeat him.\n\n"
        "Speed is also the number of action points for a turn. Each hero is there once, so "
        "two players never lead the same. Example: with melee 1, 2, 3 and 4 a hero on level "
        "3 fights with 3 and what cards add.") },
  { "dungeoneer.box.trackers", BOX, N_ ("Glory and peril have no upper limit"), CITE_TRACKERS,
    N_ ("The tracker card counts two things, each with two tokens for tens and units: glory, "
        "which you spend yourself on boons and treasures, and peril, which the others spend "
        "against you on banes and encounters. Tokens on 10 and 1 are 11, on 10 and 3 they "
        "are 13.\n\n"
        "Neither has an upper limit. A cost has to be there in full, or it cannot be paid. "
        "What a loss beyond zero does, the book does not say: Tablemate stops at 0.") },
  { "dungeoneer.box.quests", BOX, N_ ("What a quest card says"), CITE_QUEST_CARDS,
    N_ ("Name, one or two categories, a grade, one or two places, what has to be done there, "
        "for a hunt the monster, and the reward. All quests of this box are heroic; epic and "
        "legendary ones come in other sets.\n\n"
        "A finished quest raises the hero by a level and may restore health or give more. "
        "Three finished quests win, so the fourth level is reached together with the "
        "victory. Quests lie open, and everybody may read them.") },
  { "dungeoneer.box.locations", BOX, N_ ("What a location card says"), CITE_LOCATION_CARDS,
    N_ ("Name, type (room, tunnel or gloomy tunnel), the peril and glory that coming in "
        "brings, four exits, and for some cards a hazard or another effect. An exit is open, "
        "locked (Б and a number), trapped (Л and a number) or a wall; the number is the "
        "threat of a check.\n\n"
        "One card bears the sign of the entrance. Exits that you have not told Tablemate "
        "count as open: they join everything but a wall, and clash with nothing.") },
  { "dungeoneer.box.adventure", BOX, N_ ("What an adventure card says"), CITE_ADVENTURE_CARDS,
    N_ ("Glory cards are boons and treasures, for your own glory; peril cards are banes and "
        "encounters, that is monsters and traps, for the peril of a rival. Each names its "
        "cost, its time, how long it lasts, its kind and its effect. In the hand a card does "
        "nothing; paid, it is readied.\n\n"
        "Instant: acts this turn and is discarded after use. Permanent: stays until "
        "something removes it. Attachment: lies under another card, counts in no limit and "
        "goes to the discard with it, even if the other returns to a hand. Monster: "
        "discarded at health 0, and in a location only while it attacks.") },
  { "dungeoneer.setup.map", SETTING_UP, N_ ("The entrance and a tunnel on each side"), CITE_SETUP_2,
    N_ ("Sort the cards by their backs and shuffle each deck. The card with the sign of the "
        "entrance lies face up in the middle. Four random tunnels go to its sides, one each, "
        "by the rules of placing; the other 17 locations become the face-down deck.\n\n"
        "As the location deck, Tablemate takes every four tunnels that fit, in every order, "
        "as equally likely, and then every permitted way of lying. If no four fit, it says "
        "so and leaves the placing to you. With the variant without blanks the whole dungeon "
        "is laid out instead.") },
  { "dungeoneer.setup.gloomy", SETTING_UP, N_ ("Gloomy tunnels count as tunnels"), CITE_GLOOMY,
    N_ ("Four random tunnels begin around the entrance. The page on location cards knows two "
        "types, tunnels and rooms; a card pictured two pages later bears a third, gloomy "
        "tunnel, and nothing says whether it may be one of the four. Default: it may.\n\n"
        "Other reading: only plain tunnels are drawn for the start, and the gloomy ones go "
        "into the deck. Choose it at set-up, by the option about gloomy tunnels at the start "
        "(gloomy_start = no).") },
  { "dungeoneer.setup.heroes", SETTING_UP, N_ ("A random hero each, six health"), CITE_SETUP_3,
    N_ ("Everybody is dealt one hero at random, lays the card in front of himself and takes "
        "one health token worth 3 and three worth 1: health 6. If a card prints another "
        "number, the card is right. The overlay waits for level 2. The space around the card "
        "is the inventory; unused heroes leave the game.\n\n"
        "Nobody begins without a hero. All deals of different heroes are equally likely; "
        "with the variant of choosing heroes the players pick one after the other.") },
  { "dungeoneer.setup.entry-points", SETTING_UP, N_ ("One glory and one peril to begin with"),
    CITE_SETUP_5,
    N_ ("Everybody takes a tracker with two tokens of each sort, puts his pawn on the "
        "entrance and gets 1 glory and 1 peril for it at once. The entrance counts as "
        "visited, so in the first turn it brings nothing more by walking.\n\n"
        "A hero who does not move in his first turn gets its points again in the last phase, "
        "as on every location. Alone, only the glory is taken: no peril is counted there and "
        "no die is rolled for it.") },
  { "dungeoneer.setup.quests", SETTING_UP, N_ ("Two quests of your own, one for all"), CITE_SETUP_6,
    N_ ("Each player gets two quests face up: they are personal, and nobody else can fulfil "
        "them. One more lies face up beside the deck as the common quest, which everybody "
        "may try in his own turn. With two players 9 quests stay in the deck, with three 7, "
        "with four 5.\n\n"
        "In the variant without personal quests two common ones lie open and 12 stay. Alone "
        "you get three, and the other 11 are not needed.") },
  { "dungeoneer.setup.hand", SETTING_UP, N_ ("Five hidden cards"), CITE_SETUP_7,
    N_ ("Everybody is dealt five adventure cards. They are his hand, and no rival may see "
        "them. The rest is the deck: 50 cards with two players, 45 with three, 40 with four; "
        "beside it there is room for the discard.\n\n"
        "Dealt at the table, Tablemate only counts them, and a card is named when it is "
        "played. If Tablemate is the deck itself, it shows a hand to nobody but its owner.") },
  { "dungeoneer.setup.first", SETTING_UP, N_ ("A die finds the first player"), CITE_SETUP_8,
    N_ ("Who begins is settled by rolling a die; how exactly, the book leaves to you. "
        "Tablemate draws lots, each seat with the same chance, or takes the seat you name, "
        "say after “highest roll, ties again”. From there the turn goes to the left, and "
        "when everybody has had one, a round is over.\n\n"
        "With the variant that lays out the whole dungeon first, whoever is dealt the "
        "entrance begins, without a die.") },
  { "dungeoneer.reset.ap", RESET, N_ ("Old points burn, new ones equal speed"), CITE_RESET,
    N_ ("At the start of your turn you lose whatever action points you still have, the saved "
        "one too, and get new ones: as many as your speed is at this moment, with all that "
        "cards add or take. Example: speed 3, two points left and one saved: three burn, and "
        "you have 3.\n\n"
        "With the variant that limits movement everybody gets exactly 3, whatever the speed. "
        "What changes speed later in the turn changes the points only from the next Reset on.") },
  { "dungeoneer.reset.new-locations", RESET, N_ ("All locations but your own become new"),
    CITE_RESET,
    N_ ("Now every location except the one your hero stands on is new for him again, even "
        "those he crossed a turn ago. Only this turn and this hero matter: a place that a "
        "rival has just left is new for you.\n\n"
        "Example: from the entrance into a tunnel and back again brings the points of the "
        "tunnel alone, because the turn began on the entrance. Beginning in the tunnel, the "
        "same walk the other way round brings those of the entrance.") },
  { "dungeoneer.reset.once", RESET, N_ ("What lasts a turn ends here"), CITE_RESET,
    N_ ("Everything that acts for the length of a turn goes back to its first state: such "
        "effects end, traps are set again, exits are locked again, and what may be used once "
        "a turn may be used anew. Using it a second time before that is against the rules.\n\n"
        "Lasting changes stay. A locked exit that somebody has opened and still stands at is "
        "a case of its own: by default it remains open.") },
  { "dungeoneer.misdeeds.payer", MISDEEDS, N_ ("The target’s peril pays, never your own"),
    CITE_PAYER,
    N_ ("In this phase you are the dungeonlord. A peril card played against a hero is paid "
        "with the peril of that hero’s player, who has to have all of it. Your own peril is "
        "never spent by you, not in any phase and not for any card or ability.\n\n"
        "Example: a monster for 4 against a player with 6 peril leaves him 2. Against one "
        "with 3 it cannot be played, even if you or a third player had enough.") },
  { "dungeoneer.misdeeds.single-payer", MISDEEDS, N_ ("One card, one payer"), CITE_MISDEEDS,
    N_ ("The cost of a card is paid in full by one player. Peril of several players must not "
        "be added up for it. Example: a card for 5 cannot be played when the rivals have 4 "
        "and 3, although together that would be 7.\n\n"
        "Different cards may be paid by different players, each by one alone. If the cost is "
        "X, the number is chosen first, and then the same holds for it.") },
  { "dungeoneer.misdeeds.untargeted", MISDEEDS, N_ ("Without a target any one opponent pays"),
    CITE_MISDEEDS,
    N_ ("Some peril cards are not aimed at a certain hero. Who plays such a card chooses the "
        "payer: any other player still in the game whose peril covers the whole cost, but "
        "not himself. Example: for a card of 5 with rivals at 4 and 5 only the second can "
        "pay.\n\n"
        "Players whose heroes have fallen pay nothing any more. If nobody has enough, the "
        "card stays in the hand.") },
  { "dungeoneer.misdeeds.time", MISDEEDS, N_ ("Banes any moment, encounters together"),
    CITE_MISDEEDS,
    N_ ("Peril cards marked for this phase are played in it, in your own turn, and at no "
        "other time. Banes may come at any moment of it, before or after the encounters. "
        "Encounters, monsters and traps alike, are all laid down together, so that the "
        "rivals can prepare an answer; then they are settled.\n\n"
        "No monster can be kept back for after the fight. Cards for any moment are free of "
        "this; response cards belong to step II of a battle.") },
  { "dungeoneer.misdeeds.one-attack", MISDEEDS, N_ ("One attack a turn for each"), CITE_ONE_ATTACK,
    N_ ("Each monster and each hero begins at most one battle in a turn. A hero pays 1 "
        "action point for his, a monster is paid with the peril of the player it attacks. So "
        "a monster that returns unhurt to hand or lair cannot come a second time in the same "
        "turn.\n\n"
        "Countering is no attack, and the attacked hero does it for nothing. Striking back "
        "in step VI is one: a hero who has already attacked in this turn cannot do it.") },
  { "dungeoneer.map.place.draw", LOCATIONS, N_ ("One location each turn"), CITE_LOCATIONS,
    N_ ("In this phase draw one location card and lay it at any place the rules permit, near "
        "your hero or far from him. It costs no action point, and it is a duty: the phase "
        "does not end before the card lies. Once all locations are on the table, the phase "
        "is skipped.\n\n"
        "Further cards of the same turn come by exploring in phase IV, for 1 action point "
        "each.") },
  { "dungeoneer.map.place.orientation", LOCATIONS, N_ ("Parallel to the entrance"), CITE_PARALLEL,
    N_ ("All locations lie parallel to the entrance card, never sideways: a quarter turn is "
        "not allowed. So it is the card that decides in which directions it can lead on. "
        "Whether it may lie upside down is an open point of its own.\n\n"
        "Example: a straight tunnel open above and below fits north and south of the "
        "entrance. Turned by 90° it would fit east and west, but that is against the rules.") },
  { "dungeoneer.map.place.half-turn", LOCATIONS, N_ ("A card may lie upside down"),
    CITE_LOCATIONS_9,
    N_ ("A location has to be parallel to the entrance. The text forbids the card that lies "
        "sideways, the drawings show upright ones; whether it may be turned by 180° is not "
        "said. Default: it may, and its northern and southern, eastern and western exits "
        "change places.\n\n"
        "Other reading: every card lies upright. A card open only to the north and east can "
        "then never lie on the eastern side of another. Choose it with the house rule on "
        "upside-down cards (half_turn = no).") },
  { "dungeoneer.map.place.join", LOCATIONS, N_ ("A new location docks to one that lies"),
    CITE_LOCATIONS,
    N_ ("A new location goes onto an empty place right above, below, left or right of a "
        "location that lies there. No card covers another, and touching at a corner is no "
        "contact. At least one side has to meet exit to exit, so that a hero can pass.\n\n"
        "Wall to wall is permitted as well, but it joins nothing. An exit not yet told to "
        "Tablemate joins whatever it meets, except a wall.") },
  { "dungeoneer.map.place.wall", LOCATIONS, N_ ("No exit against a wall"), CITE_NO_WALL,
    N_ ("Where two locations touch, an exit must not meet a wall. This holds for every side "
        "that touches, not only for the one you wanted to join. Exit to exit makes a way, "
        "wall to wall a wall; open, locked and trapped exits are all exits and may be mixed.\n\n"
        "Example: north of the entrance with its four open exits a tunnel that leads from "
        "west to east cannot lie: its southern wall would meet an exit.") },
  { "dungeoneer.map.place.cut-off", LOCATIONS, N_ ("Nothing may be torn off"), CITE_LOCATIONS,
    N_ ("From every location a hero must be able to walk into the rest of the dungeon. A "
        "card that meets its neighbours with walls alone is torn off and may not lie so, "
        "just like one that touches nothing. Locked and trapped exits are ways.\n\n"
        "Example: above a tunnel that leads from west to east a card with a wall below would "
        "touch wall to wall only: not allowed. When cards are shifted, the whole map is "
        "looked at in the same way.") },
  { "dungeoneer.map.place.sealed", LOCATIONS, N_ ("Only the last card may close the dungeon"),
    CITE_LOCATIONS_9,
    N_ ("A card must not close the dungeon so that nothing can be added: one exit at least "
        "has to face an empty place. The reason is the cards that are still to come, and the "
        "book does not say whether it binds the very last one. Default: the last location "
        "may close it, as a published English summary of the turn has it.\n\n"
        "Other reading: not even the last. There is no option for it: lay that card "
        "elsewhere if your table sees it so.") },
  { "dungeoneer.map.place.no-fit", LOCATIONS, N_ ("What fits nowhere goes under the deck"),
    CITE_LOCATIONS,
    N_ ("Seldom, but it happens: the location drawn has no legal place at all. The book is "
        "silent on it. Default: the card goes face down under the deck, and the phase is "
        "over without a new location.\n\n"
        "Other reading: lay it aside, draw until one fits, and shuffle the others back. "
        "There is no option for it: draw again at the table and record the card that was "
        "laid, by hand where Tablemate objects.") },
  { "dungeoneer.feats.actions", FEATS, N_ ("Four kinds of action in any order"), CITE_FEATS_9,
    N_ ("In this phase the active player has four things to do, in any order and mixture: "
        "move (1 action point a step), explore (1 a card), play glory cards (for glory, not "
        "for points) and try quests (the first attempt free, each further one 1). Step, try, "
        "explore, step is fine.\n\n"
        "The phase ends when he wants to, or at once when he finishes a quest. A point that "
        "is left may be saved at the end of the turn. Standing up and the other special "
        "actions are possible besides.") },
  { "dungeoneer.feats.explore", FEATS, N_ ("More locations, one point each"), CITE_FEATS_10,
    N_ ("For 1 action point draw another location and lay it at once, by the same rules as "
        "in phase III; as often as you like while you have points and the deck has cards. "
        "Example: with 3 points lay a card, step onto it and lay another.\n\n"
        "By default a hero who lies on his side cannot explore, as his points are for "
        "standing up alone. With the variant without blanks there is nothing left to explore.") },
  { "dungeoneer.feats.glory", FEATS, N_ ("Glory cards into the inventory"), CITE_FEATS_10,
    N_ ("In phase IV of your own turn you play boons and treasures from the hand into the "
        "inventory. Each is paid with your own glory, and no action point is needed; you may "
        "go on as long as the glory lasts and the limits permit. A paid card is readied, "
        "before that it has no effect.\n\n"
        "Cards for any moment and responses have their own times. Example: with 4 glory a "
        "card for 3 leaves 1; a card of this phase cannot be played in phase II.") },
  { "dungeoneer.move.cost", MOVING, N_ ("A step costs one point"), CITE_MOVING,
    N_ ("In phase IV of his own turn a hero goes to a neighbouring location through a "
        "working exit for 1 action point, and as many times as he has points. A locked exit "
        "may cost one more. Whoever lies on his side cannot move, not for any number of "
        "points.\n\n"
        "Example: with 2 points through an open exit leaves 1. The saved point is no step: "
        "in others’ turns heroes do not walk. Without a map in Tablemate each location "
        "entered costs the same.") },
  { "dungeoneer.move.adjacent", MOVING, N_ ("Neighbour and working exit"), CITE_FEATS_9,
    N_ ("A neighbouring location is one whose card lies side by side with yours, even if a "
        "wall parts them. A working exit is any exit but a wall between two neighbours. To "
        "walk you need both: behind an open exit with no card there is nothing to enter, and "
        "a wall is no way.\n\n"
        "Locked and trapped exits do work; they only ask for a check first. An effect that "
        "speaks of neighbouring locations reaches through walls as well.") },
  { "dungeoneer.move.leaving-side", MOVING, N_ ("Only the side you leave counts"), CITE_MOVING,
    N_ ("The exit printed on the card you leave sets the condition. What stands on the "
        "facing side of the card you enter is passed over, so the same passage can be easy "
        "in one direction and hard in the other.\n\n"
        "Example: out of the crypt by an open exit into the library nothing is checked, "
        "though the library’s side is trapped; on the way back that trap has to be passed. "
        "Only a wall counts from both sides.") },
  { "dungeoneer.exit.open", MOVING, N_ ("An open exit asks for nothing"), CITE_EXITS_17,
    N_ ("Through an open exit every hero goes without a check, for the 1 action point of the "
        "step. Nothing about it changes in the course of the game, unless a card says so.\n\n"
        "What waits behind it is another matter: hazards and effects of the location entered "
        "act as usual, and its points are taken if it is new. Exits that Tablemate has not "
        "been told count as open.") },
  { "dungeoneer.exit.locked", MOVING, N_ ("Locked: pass the threat or lose a point"),
    CITE_EXITS_17_18,
    N_ ("Leaving by a locked exit (Б and a number), roll a die and add the stat shown. Reach "
        "the number, and you are out for the 1 point of the step. Fall short, and you lose 1 "
        "point; with another you may go through now, without one you stay, and the exit is "
        "open: set the pawn on it.\n\n"
        "Example: threat 5, stat 2, die 2. With 2 points you are out and have none left, "
        "with 1 you stay. To fail and stay although points are left is not described; "
        "Tablemate leaves the exit open for that turn.") },
  { "dungeoneer.exit.locked-hold", MOVING, N_ ("An opened lock holds until its opener leaves"),
    CITE_HELD,
    N_ ("After a failed check without points the exit is open: its opener leaves next turn "
        "for 1 point without a check, and others may use it too, until he has left. But "
        "Reset locks all exits again. Default: this one stays open over every Reset while "
        "its opener stands there.\n\n"
        "Other reading: the next Reset locks it, and he has to check again. Choose it with "
        "the house rule on exits held open (lock_hold = relock).") },
  { "dungeoneer.exit.trapped", MOVING, N_ ("Trapped: pass the threat or take a wound"),
    CITE_EXITS_18,
    N_ ("Leaving by a trapped exit (Л and a number), roll a die and add the stat shown. If "
        "the sum reaches the number, nothing happens, if not, the hero takes 1 wound. He is "
        "out in either case, for the 1 point of the step. Example: threat 5, stat 1, die 2: "
        "the sum 3 costs a wound.\n\n"
        "A trapped exit is not a trap card: it strikes only the hero who leaves, and what "
        "dangers or cards do to traps leaves it alone.") },
  { "dungeoneer.exit.wall", MOVING, N_ ("A wall is shut from both sides"), CITE_EXITS_18,
    N_ ("Nobody walks through a wall, from neither side, for no number of points and with no "
        "die. If one of two touching sides is a wall, there is no way, whatever the other "
        "shows. The rules of placing prevent such a pair, also in a shift; only a correction "
        "by hand may leave one.\n\n"
        "Cards parted by a wall are neighbours all the same. Effects that carry heroes "
        "elsewhere without walking need no exit.") },
  { "dungeoneer.enter.new", ENTERING, N_ ("Points for each new location"), CITE_FEATS_10,
    N_ ("When your hero enters a location in your own turn where he has not been in this "
        "turn, you get the peril and the glory printed there. Going through several brings "
        "the points of each. The place where the turn began counts as visited, and a second "
        "visit brings nothing.\n\n"
        "Example: a tunnel with peril 2 and glory 1 gives +2 and +1. Alone, you take the "
        "glory, and a die is rolled for each peril instead.") },
  { "dungeoneer.enter.other-turn", ENTERING, N_ ("Nothing in the turns of others"), CITE_FEATS_10,
    N_ ("If something moves your hero in another player’s turn, you get neither peril nor "
        "glory for the location, and its hazards and effects of coming in do not act. How he "
        "gets there makes no difference.\n\n"
        "Example: warped in a rival’s turn onto a tunnel with peril 2 and glory 1, he just "
        "stands there. In your own next turn that is where you begin, so its points come "
        "only if you stay to the end without moving, or another time.") },
  { "dungeoneer.enter.hazard", ENTERING, N_ ("Hazards act on each entry in your own turn"),
    CITE_FEATS_10,
    N_ ("What is printed in the middle of a location, a hazard or another effect, acts when "
        "a hero enters in his own turn, and on every entry, even if the location is not new "
        "any more. It does not act when he is moved in another’s turn, nor in phase V when "
        "he has stayed.\n\n"
        "Example: into a room with spikes, out and in again means two checks, but its points "
        "only once.") },
  { "dungeoneer.hazard.scope", HAZARDS, N_ ("Hazards meet those who come in their own turn"),
    CITE_HAZARDS,
    N_ ("Hazards concern heroes who came into the location in their own turn; whoever is "
        "brought there in another’s turn is spared. There are three signs, danger, spikes "
        "and pit. Spikes and pit are met in the moment of coming in, before anything else is "
        "done there.\n\n"
        "Danger only matters when a trap card is played into the place. Tablemate then "
        "applies it to all heroes who are there, however they came.") },
  { "dungeoneer.hazard.danger", HAZARDS, N_ ("Danger makes trap cards harder"), CITE_HAZARDS,
    N_ ("The number beside the sign of danger is added to the threat of every trap card "
        "played into that location. Example: a trap with threat 4 at a place with +2 needs "
        "6. Of two heroes there, one with stat 1 and a 4 fails with 5, one with stat 3 and a "
        "3 passes with 6.\n\n"
        "Trapped exits, spikes, pits and threats by monsters are no trap cards: nothing is "
        "added to them.") },
  { "dungeoneer.hazard.spikes", HAZARDS, N_ ("Spikes: pass or take a wound"), CITE_HAZARDS,
    N_ ("Whoever enters in his own turn rolls a die and adds the stat shown: if the sum "
        "reaches the number of the spikes, he comes in unhurt, else he takes 1 wound. He is "
        "in the location either way and may go on. Example: threat 5 with stat 1 is passed "
        "by 4, 5 and 6, in 1 of 2 cases.\n\n"
        "With the variant of dodging spikes he may pay 1 action point in place of the roll; "
        "once he has rolled, it is too late.") },
  { "dungeoneer.hazard.pit", HAZARDS, N_ ("Pit: pass or fall"), CITE_HAZARDS,
    N_ ("Whoever enters in his own turn has to pass the threat of the pit, or he falls: the "
        "pawn is laid on its side. There is no wound. A fallen hero cannot move until he has "
        "stood up for 1 action point; without one he lies until he has a point again. "
        "Example: threat 4, stat 1, die 2: the sum 3 is a fall.\n\n"
        "Here not moving is named as the only penalty, another page forbids every other use "
        "of points; which one holds is told under the points of a fallen hero.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeoneer_dungeon_articles) == DUNGEONEER_N_DUNGEON_ARTICLES);
