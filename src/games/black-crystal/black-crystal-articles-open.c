/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The open points of Black Crystal: where the rulebook is silent or speaks with two tongues, what
 * Tablemate takes and how to change it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "black-crystal-articles.h"

/* The part of the game. */
#define OPEN N_ ("Open points")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_SETUP_3 N_ ("“Setting up”, step 3, p. 5 («Подготовка к игре»)")
#define CITE_START_6 N_ ("“Start of play”, pp. 5 and 6 («Начало игры»)")
#define CITE_BOOM N_ ("“Boom cards and tiles”, p. 9 («Карты и клетки „Бум!“»)")
#define CITE_EXPLOSIVES N_ ("“Explosives and rubble”, p. 12 («Взрывчатка и завал»)")
#define CITE_MUSHROOM N_ ("“The mushroom rule”, p. 13 («Правило Гриба»)")
#define CITE_TAME N_ ("“Monsters controlled by a player”, p. 13 («Монстры, подконтрольные игроку»)")
#define CITE_PIT N_ ("“Pit”, p. 14 («Провал»)")
#define CITE_DUEL N_ ("“Duel: dwarf against dwarf”, p. 15 («Драка: дворф против дворфа»)")
#define CITE_FLEE N_ ("“The rule of flight”, p. 16 («Правило побега»)")
#define CITE_SKILLS_7 N_ ("“Dwarfs and their skills”, p. 7 («Дворфы и их умения»)")
#define CITE_THROW \
  N_ ("“The mushroom rule”, p. 13; “Throw a mushroom”, p. 19 («Правило Гриба», «Кинуть гриба»)")
#define CITE_O_BOARD \
  N_ ("“Setting up”, p. 5; “The mushroom rule”, p. 13 («Подготовка к игре», «Правило Гриба»)")
#define CITE_PORTAL_FLEE \
  N_ ("“Portal”, p. 14; “The rule of flight”, p. 16 («Портал», «Правило побега»)")
#define CITE_CARD_PAGES                                                                 \
  N_ ("“Finds”, pp. 18 to 30; “Bestiary”, pp. 31 to 44 («Полезные находки и шахтёрная " \
      "анжинерия», «Бестиарий»)")
#define CITE_SCRAM N_ ("“Start of play”, p. 5; “Scram”, p. 29 («Начало игры», «Смывайся»)")
#define CITE_INTERRUPT                                                                        \
  N_ ("“Inner voice”, p. 19; “Summoning scroll”, p. 24; “Scram”, p. 29 («Внутренний голос», " \
      "«Свиток призыва», «Смывайся»)")
#define CITE_BOOST_CARDS                                                           \
  N_ ("“Vaporizer”, p. 21; “Cane”, p. 22; “Panama”, p. 24; “Pick”, p. 25 («Зелье " \
      "„Испарялка“», «Трость Тубы», «Панама негодования», «Кирка»)")
#define CITE_TWINS \
  N_ ("“Boom cards and tiles”, p. 9; “Twins”, p. 34 («Карты и клетки „Бум!“», «Близняшки»)")
#define CITE_XZ N_ ("“XZ-3000”, p. 42 («ХЗ-3000»)")
#define CITE_PICKUP                                                                         \
  N_ ("“Boom cards and tiles”, p. 9; “The Black Crystal”, p. 11 («Карты и клетки „Бум!“», " \
      "«Чёрный кристалл»)")
#define CITE_AMULET N_ ("“Amulet of bad luck”, p. 19 («Амулет сплошной непрухи»)")
#define CITE_SKIPS                                                                         \
  N_ ("“Boom cards and tiles”, p. 9; “Duel: dwarf against dwarf”, p. 15 («Карты и клетки " \
      "„Бум!“», «Драка: дворф против дворфа»)")
#define CITE_ORDER                                                                           \
  N_ ("“Start of play”, p. 6; “Boom cards and tiles”, p. 9; “Explosives and rubble”, p. 12 " \
      "(«Начало игры», «Карты и клетки „Бум!“», «Взрывчатка и завал»)")
#define CITE_NO_FIGHT \
  N_ ("“Dwarfs and their skills”, p. 7; “Flash”, p. 24 («Дворфы и их умения», «Вспышка»)")
#define CITE_TOKEN                                                                         \
  N_ ("“Boom cards and tiles”, p. 9; “Compass”, p. 24; “Switchman”, p. 27; “Tick”, p. 36 " \
      "(«Карты и клетки „Бум!“», «Компас», «Стрелочник», «Клещ»)")
#define CITE_DRAFT                                                                       \
  N_ ("“Start of play”, p. 5; “Stone face”, p. 29; “Sinkhole”, p. 30; “Reverse”, p. 30 " \
      "(«Начало игры», «Каменная морда», «Провал», «Реверс»)")
#define CITE_EXIT                                                                            \
  N_ ("“Getting to know the game”, p. 3; “Duel: dwarf against dwarf”, p. 15 («Знакомство с " \
      "игрой», «Драка: дворф против дворфа»)")
#define CITE_ARGUMENT N_ ("“Weighty argument”, p. 20 («Веский аргумент»)")
#define CITE_TRAPPED_2 \
  N_ ("“Explosives and rubble”, p. 12; “Walled in”, p. 14 («Взрывчатка и завал», «Западня»)")

const TmArticle black_crystal_open_articles[] = {
  { "crystal.o.board", OPEN, N_ ("How large is the board?"), CITE_O_BOARD,
    N_ ("No page of the book tells the size of the board, where the entrances are or which six "
        "cells lie nearest to them. Default: nine by nine cells, because 81 tiles take part and "
        "every dug cell takes one, with entrances in the middle of each side: e1, a5, e9 and "
        "i5.\n\n"
        "If your entrances lie elsewhere, set entrance_s, entrance_w, entrance_n and entrance_e "
        "(1 to 9, along the side). On a board of another size play with the option “Map of the "
        "mine”: “only on the table” (map = off): then the players count the ways, and Tablemate "
        "keeps all the rest.") },
  { "crystal.o.walk", OPEN, N_ ("May you walk where you could dig?"), CITE_START_6,
    N_ ("One paragraph has a player draw a tile every turn and walk only when all cells around "
        "him are open; the next one says it does not matter whether he dug or walked over open "
        "cells. Default: free choice each turn, since walking back to fetch a crystal would "
        "often be impossible otherwise.\n\n"
        "Other reading: as long as an undug cell can be reached from where he stands, he has to "
        "dig. Choose it with the house rule “Walking or digging”: “dig while there is something "
        "to dig” (walk_or_dig = dig-first).") },
  { "crystal.o.flee-die", OPEN, N_ ("Do boosts lengthen the flight?"), CITE_BOOM,
    N_ ("The distance of a flight depends on what came up when the fight was lost; the book "
        "does not say whether boosts belong to it. Default: the face of the die alone. Example: "
        "a 3 with +1 against health 5 means three cells.\n\n"
        "Other reading: the total, so four cells here, and one less for the Battle robot’s "
        "victim. The doubling of Crystalling, Shaggy and Targ and the 2 of Slime come "
        "afterwards either way. Choose it with the house rule “How far one flees”: “with all "
        "boosts” (flee_die = total).") },
  { "crystal.o.flee-tie", OPEN, N_ ("Who chooses among equal ways?"), CITE_FLEE,
    N_ ("The way home has to be the shortest, but several may be equally short and end a flight "
        "on different cells. Nobody is named to choose. Default: the fleeing player, as the "
        "book lets the fallen choose at a pit and the owner of the crystal at the Amulet.\n\n"
        "Other reading: the next player clockwise, who will hardly be kind. It matters only if "
        "the landing cells differ; Tablemate asks then. Choose it with the house rule “Several "
        "shortest ways”: “the next player chooses” (flee_tie = next).") },
  { "crystal.o.flee-none", OPEN, N_ ("No way home: what then?"), CITE_FLEE,
    N_ ("Rubble, a mushroom or a flight through the air may leave a dwarf without any dug way "
        "to his entrance. The book does not mention it. Default: he stays where he is and loses "
        "his next turn, as there are fewer open cells than he rolled.\n\n"
        "Other reading: he stays and loses nothing. The Boom token is laid in both cases, so "
        "the next one to stop there draws a new monster. Choose it with the house rule “No way "
        "to the entrance”: “just stays” (flee_none = none).") },
  { "crystal.o.entrance", OPEN, N_ ("Is the entrance a step of the flight?"), CITE_BOOM,
    N_ ("If there are fewer open cells than the die shows, the dwarf loses a turn; whether his "
        "entrance is one of these cells, and whether he runs at all, is not said. Default: he "
        "runs home, and the entrance counts as the last step. From e2 a 2 leads there without "
        "loss, a 3 costs a turn.\n\n"
        "Other reading: only tiles count; from e2 a 2 then leads to the entrance and costs a "
        "turn already. Choose it with the house rule “The entrance of a flight”: “does not "
        "count” (entrance_step = not).") },
  { "crystal.o.portal-step", OPEN, N_ ("Does a portal jump cost a cell?"), CITE_PORTAL_FLEE,
    N_ ("Portals have to be used for the shortest way home, and going through one is no action. "
        "Whether the jump is a cell of the flight is left open. Default: it costs nothing, so "
        "both ends are the same distance from home; a flight that ends on a portal may end at "
        "either, and who chooses is the question of equal ways.\n\n"
        "Other reading: the jump is one step. Choose it with the house rule “A portal in a "
        "flight”: “costs a step” (portal_step = 1).") },
  { "crystal.o.challenge", OPEN, N_ ("Is attacking a neighbour an extra step?"), CITE_DUEL,
    N_ ("Dwarfs who come to be on neighbouring cells may fight in the same turn, if either "
        "wants. The book does not say whether that is a move. Default: an extra step onto the "
        "rival’s cell, for either of them, once after each time they became neighbours.\n\n"
        "Other reading: only the player whose turn it is can attack, and it is his move, so "
        "after digging or walking he cannot. Choose it with the house rule “Fighting a "
        "neighbour”: “only as the step of the turn” (challenge = move).") },
  { "crystal.o.mushroom-tokens", OPEN, N_ ("May a mushroom cover tokens?"), CITE_THROW,
    N_ ("The chapter on mushrooms takes Boom, rubble and passage tokens off a cell that gets a "
        "mushroom; the page of the card forbids cells with Boom or rubble. Default: they are "
        "taken off, as the chapter is the more detailed. Your own dwarf’s cell and face-down "
        "tiles, of which neither speaks, are forbidden.\n\n"
        "Other reading: cells with a Boom or rubble token cannot be chosen; a passage still "
        "goes. Choose it with the house rule “Mushroom on tokens”: “may not grow there” "
        "(mushroom_tokens = forbid).") },
  { "crystal.o.mushroom-zone", OPEN, N_ ("Which six cells does an entrance protect?"),
    CITE_MUSHROOM,
    N_ ("No mushroom grows on the six cells nearest to an entrance in use. Counted in steps, "
        "one cell is nearest, three come second and five third, so six cannot be told apart. "
        "Default: the block of three by two, for the south d1, e1, f1, d2, e2 and f2.\n\n"
        "Other readings: all nine cells within three steps, “Cells before an entrance”: “all "
        "within three steps” (mushroom_zone = steps); or cells of your own, for instance "
        "because they are drawn on your board, “Cells before an entrance”: “what the players "
        "agree on” (mushroom_zone = marked).") },
  { "crystal.o.mushroom-exit", OPEN, N_ ("What is the only way to an exit?"), CITE_MUSHROOM,
    N_ ("The book forbids to close it, but not whether undug cells are a way, nor for whom it "
        "has to stay open. Default: a way that could still be dug without explosives, from any "
        "entrance in use; walls of laid tiles stand.\n\n"
        "Other readings: dug tunnels alone (mushroom_exit = dug); or the bare board, where only "
        "mushrooms block (mushroom_exit = board), by the house rule “The only way to an exit”. "
        "With “The way is counted”: “from every entrance” (mushroom_exit_each = yes) a way has "
        "to remain for each player. Rubble never counts as closing, since it can be cleared.") },
  { "crystal.o.card-values", OPEN, N_ ("What is printed on the cards?"), CITE_CARD_PAGES,
    N_ ("For some cards the book has a story, but not the number: bonus of the Wild hammer, "
        "distance of Slippers and Spring, how many boosts the Debuffer cancels, what Don’t "
        "wanna and the Goblin village do, Skeletons, rewards of monsters, health of Cockroaches "
        "and Elementals.\n\n"
        "There is nothing to choose: look at your card and enter the value in Your box, once. "
        "Until then it counts 0 with a note, and the Debuffer cancels all boosts of that fight. "
        "A health not known is asked for when the monster comes.") },
  { "crystal.o.scram", OPEN, N_ ("Is Scram held, or does it strike you?"), CITE_SCRAM,
    N_ ("This card stands among the negative Finds, but its text is about another player: at "
        "the start of his turn he goes three cells back towards his entrance, or loses a turn "
        "if he cannot. Default: whoever draws it holds it and plays it on a rival; in the first "
        "choice of cards it counts as negative and cannot be kept.\n\n"
        "Other reading: like all negative cards it strikes the one who drew it, at once. Choose "
        "it with the house rule “Scram”: “strikes who draws it” (scram = instant).") },
  { "crystal.o.interrupt", OPEN, N_ ("Does the victim still move afterwards?"), CITE_INTERRUPT,
    N_ ("Inner voice, Summoning scroll and Scram are played at the start of another player’s "
        "turn; a tile he has already taken goes back. Nothing is said about the rest of his "
        "turn. Default: what the card makes him do replaces his tile, so he does not move on "
        "his own any more.\n\n"
        "Other reading: afterwards he plays his turn as usual, unless the event ended it. "
        "Choose it with the house rule “Cards at the start of a turn”: “and the turn goes on” "
        "(interrupt = adds).") },
  { "crystal.o.boost-tie", OPEN, N_ ("How long do other boosts last?"), CITE_BOOST_CARDS,
    N_ ("For some cards the book tells whether a tie spends them: Helmet, uggs and both Winged "
        "cards last the fight, Pimply cap and Face-basher one die. For Panama, Cane, Vaporizer, "
        "Wild hammer and Pick it does not. Default: they last the whole fight, re-rolls "
        "included, and the Cane pays one use for it.\n\n"
        "Other reading: each is gone after one die, tie or not. The odds differ: with +2 for "
        "one die against health 5 a tie is thrown again without it. Choose it with the house "
        "rule “Boosts after a tie”: “count for one die” (boost_tie = roll).") },
  { "crystal.o.twins", OPEN, N_ ("A 3 against the Twins?"), CITE_TWINS,
    N_ ("The Twins have health 3, and each of two dice has to exceed it; a smaller one loses. A "
        "3 is neither. Default: that die is rolled again, as in any fight; the chance to win is "
        "then 9 in 25.\n\n"
        "Other reading: each die must exceed 3, so a 3 has lost, and the chance is 1 in 4. The "
        "flight is as far as the first die that lost. Choose it with the house rule “A die "
        "equal to the Twins”: “has lost” (twins_equal = lose).") },
  { "crystal.o.xz", OPEN, N_ ("How does the group beat XZ-3000?"), CITE_XZ,
    N_ ("All players roll against it in turn, but the book does not say when they have won "
        "together. Default: one die above 5 is enough; a 5 is rolled again by its player. With "
        "three players and no boosts the chance is 61 in 125.\n\n"
        "Other readings of the house rule “Beating XZ-3000 together”: every one of them has to "
        "beat it (xz_group = all); or their dice are added up and must exceed 5 (xz_group = "
        "sum). In each, all boosts are announced before the first die.") },
  { "crystal.o.control", OPEN, N_ ("Tame against wild: only equality is told"), CITE_TAME,
    N_ ("If your monster’s health equals the attacker’s, you have won. What happens with more "
        "or less is not written. Default: no dice; healths with their boosts are compared, "
        "equal or more wins, less loses.\n\n"
        "Other reading: the master rolls for his monster as for himself, with its boosts, "
        "against the attacker’s health; equal health still wins at once. Choose it with the "
        "house rule “Tame monster against monster”: “the owner’s die decides” (control_monster "
        "= die).") },
  { "crystal.o.miner", OPEN, N_ ("Does the Miner leave after a victory?"), CITE_SKILLS_7,
    N_ ("The text has the Miner who serves a Miner leave right after a fight, whatever its "
        "result; the pictured card lets him leave if he is beaten. Default: always, because the "
        "text says it expressly.\n\n"
        "Other reading: he stays after a victory and can fight again, break a wall or clear "
        "rubble later; beaten, he goes. After work on a wall or rubble he leaves in any case. "
        "Choose it with the house rule “The Miner leaves”: “only beaten” (miner_leaves = "
        "defeat).") },
  { "crystal.o.pickup", OPEN, N_ ("How is a dropped crystal picked up?"), CITE_PICKUP,
    N_ ("Fleeing leaves the crystal on the cell; the book does not tell how it is taken from "
        "there, nor whether anybody may carry two. Default: whoever stops there takes it at "
        "once, when the Boom of that cell is beaten or there is none; two may be carried. A "
        "crystal never mined costs a turn, as at first.\n\n"
        "Other reading: every crystal on a cell has to be mined by a lost turn. Choose it with "
        "the house rule “A dropped crystal”: “mined by a lost turn” (pickup = mine).") },
  { "crystal.o.amulet", OPEN, N_ ("May the Amulet’s victim keep the crystal?"), CITE_AMULET,
    N_ ("Whoever is handed the Amulet gives his crystal to the player whose dwarf is nearest to "
        "its own entrance. He may be the nearest himself, and some dwarf may have no way home. "
        "Default: only others receive it; without a way a dwarf counts as farthest; of equals "
        "the victim chooses.\n\n"
        "Other reading: if he is the nearest, he keeps it; if tied, he may. Choose it with the "
        "house rule “Whom the Amulet rewards”: “the victim too” (amulet_self = include).") },
  { "crystal.o.pit", OPEN, N_ ("Which Boom is nearest to a pit?"), CITE_PIT,
    N_ ("With 3 or 4 a dwarf falls onto the nearest Boom tile. How nearness is measured and "
        "what counts as one is not said. Default: columns plus rows, straight over the board, "
        "and only tiles with the printed event, token or not; if none is open, he stays.\n\n"
        "Other reading: steps along dug tunnels, where tiles that cannot be reached are out. "
        "Choose it with the house rule “The nearest Boom tile”: “along dug tunnels” "
        "(pit_nearest = dug).") },
  { "crystal.o.rubble", OPEN, N_ ("Clearing rubble: from where, and then?"), CITE_EXPLOSIVES,
    N_ ("The book has a dwarf spend a turn on rubble, without saying whether he stands beside "
        "it or on it; and it grants a move after the Boom beneath if means were used. Default: "
        "beside or on it, both; the further move only for one who stood on the cell, as the "
        "other has just made his step there.\n\n"
        "Other reading: the move is granted always. Choose it with the house rule “Moving on "
        "after rubble”: “whoever cleared it” (rubble_move = always).") },
  { "crystal.o.skips", OPEN, N_ ("Do lost turns add up?"), CITE_SKIPS,
    N_ ("A dwarf may have to lose a turn twice before his next one, by a card and a lost duel "
        "for instance. And a loser close to home has fewer than three cells to retreat. "
        "Default: lost turns add up; the short retreat costs nothing beyond the one turn every "
        "loser loses.\n\n"
        "Other reading: there is never more than one turn to lose at a time, whatever comes "
        "together. Choose it with the house rule “Several lost turns”: “count as one” (skips = "
        "one).") },
  { "crystal.o.order", OPEN, N_ ("Rival and Boom token on one cell?"), CITE_ORDER,
    N_ ("A dwarf may come upon a cell with both a rival and a Boom token, for example after one "
        "that stayed there by a card. The order is not given, only that rubble comes first. "
        "Default: rubble, duel, Boom token, event of the tile; a loser of the duel is spared "
        "the rest.\n\n"
        "Other reading: the Boom comes before the duel, so a dwarf who flees from it does not "
        "fight the rival at all. Choose it with the house rule “A rival and an event”: “the "
        "event first” (event_order = event-first).") },
  { "crystal.o.tiles", OPEN, N_ ("Which ordinary tiles leave?"), CITE_SETUP_3,
    N_ ("Four tiles leave the game, but surplus crystals and exits are sometimes fewer than "
        "four: in 3-1 two more have to go, and the book does not say which. Default: ordinary "
        "ones, drawn blind, so nobody knows what is missing, and the odds take all cases into "
        "account.\n\n"
        "Other reading: the players choose them, say two empty ones, and everybody knows. "
        "Choose it with the house rule “Tiles that leave the bag”: “chosen” (removed = chosen), "
        "and name them at set-up.") },
  { "crystal.o.no-fight", OPEN, N_ ("Who has won without a fight?"), CITE_NO_FIGHT,
    N_ ("The Alchemist’s flask and the Flash end a meeting of two dwarfs without dice. Nobody "
        "says who has won and what becomes of a crystal. Default: there is no winner, crystals "
        "stay with their owners, nobody retreats three cells; the flask may also be used by an "
        "Alchemist who attacks, though the pictured card speaks of being attacked.\n\n"
        "Other reading: the user has won and takes the crystal. There is no option: agree on "
        "it, and move the crystal by hand.") },
  { "crystal.o.token", OPEN, N_ ("Where does the Boom token go?"), CITE_TOKEN,
    N_ ("The book ties the token to fleeing, but some cases fit badly. Default: Compass, Flash "
        "and Shrinker leave none; a Boom lost elsewhere leaves it where it happened, as after "
        "Even-Odd; with the Switchman it lies on the drawer’s cell, and the fighter flees from "
        "his own; the Tick leaves one at each flight. Spider and Bukh bring no flight, so no "
        "token, and a crystal stays with its dwarf.\n\n"
        "Other readings differ case by case; there is no option. Put or take the token by hand.") },
  { "crystal.o.draft", OPEN, N_ ("Small gaps of the first cards and falls"), CITE_DRAFT,
    N_ ("What becomes of the last two cards of the first choice? Default: they are shuffled "
        "into the deck. Where does the card Sinkhole lead with 3 or 4? Towards the own "
        "entrance. Are events played where Reverse puts two dwarfs? No. How far does a failed "
        "Stone face flee? As one die says.\n\n"
        "No sentence of the book settles these. There is no option: if your table sees it "
        "otherwise, say so beforehand and set the result by hand.") },
  { "crystal.o.exit", OPEN, N_ ("A crystal gained on an exit?"), CITE_EXIT,
    N_ ("A dwarf may stand on an exit and get a crystal there, by a duel or the Amulet. "
        "Default: he wins at once, even in another player’s turn, because both conditions hold. "
        "Foreign entrances, of which the book says nothing, are closed to everybody but their "
        "owner.\n\n"
        "Other reading: the exit has to be reached with the crystal, by a later step. There is "
        "no option; agree before the game and go on by hand.") },
  { "crystal.o.argument", OPEN, N_ ("Weighty argument: what about walls?"), CITE_ARGUMENT,
    N_ ("The player who uses this card leads the victim as many cells as the die shows, digging "
        "where nothing lies; a lost event ends the walk. Of walls and rubble it says nothing. "
        "Default: the walk ends there; the victim need not spend explosives or cards, unlike "
        "with the Inner voice.\n\n"
        "Other reading: means have to be used, as there. There is no option; blast by hand, and "
        "go on walking.") },
  { "crystal.o.trapped", OPEN, N_ ("Does rubble wall a dwarf in?"), CITE_TRAPPED_2,
    N_ ("The page on being walled in names rubble among the causes; the page on rubble lets "
        "anybody clear it by a lost turn. Default: rubble alone is no trap, because time opens "
        "it; mushrooms and walls are.\n\n"
        "Other reading: a dwarf whose only way out is under rubble is walled in as well, and "
        "may beg for help until he has cleared it. Either way Tablemate names the rubble that "
        "could be cleared. Choose it with the house rule “Rubble”: “walls a dwarf in” "
        "(trapped_rubble = yes).") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (black_crystal_open_articles) == CRYSTAL_N_OPEN);
