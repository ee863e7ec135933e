/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Boom cards of Black Crystal, an article for each. Their source is the Bestiary of the rulebook,
 * and its contents for the health; rewards for winning are printed on the cards alone. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "black-crystal-articles.h"

#define BOOM_CARDS N_ ("Boom cards, one by one")

/* Many have nothing but their health: the same text for all of one health. */
#define PLAIN_2                                                                               \
  N_ ("Health 2: a 3 or more wins, a 2 is rolled again, and only a 1 makes you flee, by one " \
      "cell. The chance is 4/5 without boosts, and with +1 the fight cannot be lost.\n\n"     \
      "The text gives it no effect of its own, neither for winning nor for losing. If your "  \
      "card shows a reward, record it after the fight.")
#define PLAIN_3                                                                                \
  N_ ("Health 3: a 4, 5 or 6 wins, a 3 is rolled again, a 1 or 2 makes you flee that many "    \
      "cells. The chance is 3/5 without boosts, 4/5 with +1, and with +2 the fight cannot be " \
      "lost.\n\n"                                                                              \
      "The text gives it no effect of its own, neither for winning nor for losing. If your "   \
      "card shows a reward, record it after the fight.")
#define PLAIN_4                                                                              \
  N_ ("Health 4: a 5 or 6 wins, a 4 is rolled again, a 1, 2 or 3 makes you flee that many "  \
      "cells. The chance is 2/5 without boosts, 3/5 with +1 and 4/5 with +2.\n\n"            \
      "The text gives it no effect of its own, neither for winning nor for losing. If your " \
      "card shows a reward, record it after the fight.")
#define PLAIN_4_READ                                                                            \
  N_ ("Health 4, read from a row of the contents without a number; Your box can correct it. A " \
      "5 or 6 wins, a 4 is rolled again, a 1, 2 or 3 makes you flee that many cells. The "      \
      "chance is 2/5 without boosts, 3/5 with +1 and 4/5 with +2.\n\n"                          \
      "The text gives it no effect of its own, neither for winning nor for losing. If your "    \
      "card shows a reward, record it after the fight.")
#define PLAIN_5                                                                                 \
  N_ ("Health 5: only a 6 wins, a 5 is rolled again, a 1 to 4 makes you flee that many cells. " \
      "The chance is 1/5 without boosts, 2/5 with +1 and 3/5 with +2.\n\n"                      \
      "The text gives it no effect of its own, neither for winning nor for losing. If your "    \
      "card shows a reward, record it after the fight.")
#define PLAIN_6                                                                               \
  N_ ("Health 6: without a boost you cannot win, and the die is at once the flight die, a 6 " \
      "being rolled again: 1 to 5 cells, equally likely. With +1 the chance is 1/5, with +2 " \
      "it is 2/5, with +3 it is 3/5.\n\n"                                                     \
      "The text gives it no effect of its own, neither for winning nor for losing. If your "  \
      "card shows a reward, record it after the fight.")

const TmArticle black_crystal_monster_articles[] = {
  { "crystal.monster.even-odd-man", BOOM_CARDS, N_ ("Even-Odd man: guess and get a Find"),
    N_ ("“Even-Odd man”, p. 33 («Чёт-Нечёт»)"),
    N_ ("There is no fight. Call even or odd aloud and roll. Right: draw a Find; a negative one "
        "is discarded and replaced until a positive one comes. Then the card is discarded.\n\n"
        "What a wrong call costs is not said. Tablemate takes nothing: no flight, no Boom token, "
        "the card is discarded. The chance is 1/2.") },
  { "crystal.monster.odd-sculpture", BOOM_CARDS, N_ ("Odd sculpture: a Find for nothing"),
    N_ ("“Odd sculpture”, p. 33 («Странная скульптура»)"),
    N_ ("There is no fight and no roll: draw one Find, of either sign. A negative one is not "
        "replaced but resolved at once. The sculpture is discarded, the cell gets no Boom token, "
        "and as nothing can be lost here, boosts need not be spent.") },
  { "crystal.monster.goblin-village", BOOM_CARDS, N_ ("Goblin village: see the card"),
    N_ ("“Goblin village”, p. 33 («Деревушка гоблинов»)"),
    N_ ("There is no fight: the goblins welcome the guest. What that brings stands only on the "
        "card; the book does not say it.\n\n"
        "Enter it once in Your box; until then set by hand what your card gives, Tablemate notes "
        "the gap. No Boom token is laid.") },
  { "crystal.monster.leprechaun", BOOM_CARDS, N_ ("Leprechaun: a Find unless a 6 comes"),
    N_ ("“Leprechaun”, p. 33 («Лепрекон»)"),
    N_ ("There is no fight. Roll a die first: with 1 to 5 draw one Find, with a 6 nothing. "
        "Boosts and the Merchant do not apply. The card is discarded, no Boom token is laid. "
        "Chance of a Find 5/6.") },
  { "crystal.monster.fat-rat", BOOM_CARDS, N_ ("Fat rat: health 2, a card for a defeat"),
    N_ ("“Fat rat”, p. 33 («Жирная крыса»)"),
    N_ ("Health 2: a 3 or more wins, a 2 is rolled again, chance 4/5. If you lose, you flee by "
        "the die and discard one Find of your own choice from the hand.\n\n"
        "With an empty hand nothing is discarded. Cards that lie open before you, such as the "
        "Junk-finder, are not concerned.") },
  { "crystal.monster.shy-guy", BOOM_CARDS, N_ ("Shy guy: health 2, nothing else"),
    N_ ("“Shy guy”, p. 34 («Скромняга»)"), PLAIN_2 },
  { "crystal.monster.goblin-warriors", BOOM_CARDS, N_ ("Goblin warriors: health 3, nothing else"),
    N_ ("“Goblin warriors”, p. 34 («Воины гоблины»)"), PLAIN_3 },
  { "crystal.monster.twins", BOOM_CARDS, N_ ("Twins: two dice, each over 3"),
    N_ ("“Twins”, p. 34 («Близняшки»)"),
    N_ ("Health 3 twice: roll two dice; each has to exceed 3, boosts count for both. Chance "
        "without boosts 9/25. If one is lower, you lose and flee by that one. A 3 is rolled "
        "again as in any fight (p. 9), though the card can be read as lost: choose at set-up "
        "(twins_equal = lose).\n\n"
        "Won: lay one more tile, move onto it and resolve it. In a dead end break a wall by your "
        "own means, with tile and Passage, or stop there.") },
  { "crystal.monster.stonecutter", BOOM_CARDS, N_ ("Stonecutter: a defeat leaves rubble"),
    N_ ("“Stonecutter”, p. 34 («Каменюка»)"),
    N_ ("Health 3: chance 3/5 without boosts. If you lose, you flee first; then two tokens are "
        "laid on the cell where you met it: Rubble and Boom.\n\n"
        "Whoever wants to pass there later clears the rubble first and then draws a Boom card. "
        "If that cell was the only way, it is cut off until somebody clears it.") },
  { "crystal.monster.crystalling", BOOM_CARDS, N_ ("Crystalling: flight doubled"),
    N_ ("“Crystalling”, p. 34 («Кристаллик»)"),
    N_ ("Health 3: a 4, 5 or 6 wins, a 3 is rolled again, chance 3/5. If you lose, twice the die "
        "is the length of the flight: 2 cells with a 1, 4 with a 2. Winning brings nothing "
        "beyond what the card shows.") },
  { "crystal.monster.killabot", BOOM_CARDS, N_ ("Kill-A-Bot: look at a tile, go or leave it"),
    N_ ("“Kill-A-Bot”, p. 35 («Кил-А-Бот»)"),
    N_ ("Health 3: chance 3/5 without boosts. If you win, take a tile and look at it alone. "
        "Either lay it open beside you, go there and resolve it, or lay it face down there and "
        "end your turn.\n\n"
        "Whoever comes to a face-down tile later turns it up. If you lose, you flee by the die, "
        "nothing else.") },
  { "crystal.monster.skeletons", BOOM_CARDS, N_ ("Skeletons: health 3, the rest on the card"),
    N_ ("“Skeletons”, p. 35 («Скелеты»)"),
    N_ ("Health 3: a 4, 5 or 6 wins, a 3 is rolled again, chance 3/5. The text of this entry is "
        "damaged: all that is left of its rule is a piece about fleeing 2 cells further, the "
        "same words as at the Slime.\n\n"
        "Tablemate takes no effect from it and notes that. Look at your card, and enter it once "
        "in Your box.") },
  { "crystal.monster.slime", BOOM_CARDS, N_ ("Slime: flight 2 cells longer"),
    N_ ("“Slime”, p. 35 («Слизень»)"),
    N_ ("Health 3: chance 3/5 without boosts. If you lose, you flee 2 cells further than the die "
        "shows: 3 with a 1, 4 with a 2. If the entrance is nearer than that, you end on it and "
        "lose the next turn.") },
  { "crystal.monster.voodoo", BOOM_CARDS, N_ ("Voodoo sorcerer: a defeat costs a turn"),
    N_ ("“Voodoo sorcerer”, p. 35 («Колдун вуду»)"),
    N_ ("Health 3: a 4, 5 or 6 wins, a 3 is rolled again, chance 3/5. If you lose, you flee by "
        "the die and lose your next turn. If the flight itself costs a turn, because it was "
        "longer than the way home, both are lost; choose otherwise at set-up (skips = one).") },
  { "crystal.monster.yalina", BOOM_CARDS, N_ ("Yalina: health 3, nothing else"),
    N_ ("“Yalina”, p. 35 («Ялина»)"), PLAIN_3 },
  { "crystal.monster.miner-monster", BOOM_CARDS, N_ ("Miner: a 4 makes a friend"),
    N_ ("“Miner”, p. 36 («Шахтёр»)"),
    N_ ("Health 3. Before the fight roll once: with a 4 the Miner joins you, lies before you "
        "with one counter and breaks one wall for you in a turn of your own; then he is "
        "discarded. No card can be aimed at him.\n\n"
        "With anything else you fight him as usual. Without boosts he joins in 1/6 of all cases, "
        "you win in 1/2 and flee in 1/3. A player with the skill Miner keeps him without a "
        "fight.") },
  { "crystal.monster.grudge", BOOM_CARDS, N_ ("Grudge: a defeat costs a turn"),
    N_ ("“Grudge”, p. 36 («Злыдня»)"),
    N_ ("Health 3: chance 3/5 without boosts. If you lose, you flee by the die, resolve the cell "
        "where you stop, and lose your next turn: the landing comes first, the pause after it. "
        "Winning has no effect of its own.") },
  { "crystal.monster.tick", BOOM_CARDS, N_ ("Tick: it clings until you win"),
    N_ ("“Tick”, p. 36 («Клещ»)"),
    N_ ("Health 3. If you win, it is gone. If you lose, its card lies before you: you flee and "
        "resolve the cell where you stop, even another monster, and each of your next turns "
        "begins with a fight against the Tick until you win one.\n\n"
        "Each defeat means a new flight. Whether a Boom token is laid as well is not said; "
        "Tablemate lays one where you met it. On average you need 5/3 fights without boosts.") },
  { "crystal.monster.catman", BOOM_CARDS, N_ ("Catman: health 3, nothing else"),
    N_ ("“Catman”, p. 36 («Кошкарь»)"), PLAIN_3 },
  { "crystal.monster.horrid-mushroom", BOOM_CARDS, N_ ("Horrid mushroom: a 3 wins outright"),
    N_ ("“Horrid mushroom”, p. 37 («Жуткий гриб»)"),
    N_ ("Health 3. Before the fight roll once: a 3 wins at once and the card is discarded. With "
        "anything else roll again and fight as usual. Together the chance is 2/3 without boosts. "
        "If you lose, you flee by the die of the fight. It has nothing to do with the mushroom "
        "tile.") },
  { "crystal.monster.maggus", BOOM_CARDS, N_ ("Brainy orc Maggus: ask a riddle"),
    N_ ("“Brainy orc Maggus”, p. 37 («Вумный орк Маггус»)"),
    N_ ("Health 4. Ask the other players a riddle. If nobody solves it, Maggus is discarded "
        "without a fight. If a player solves it, you fight him: chance 2/5 without boosts. If "
        "somebody who is not in the game gives the right answer, you have won.\n\n"
        "How long the others may think, and how, is agreed at the table. In Tablemate you record "
        "who solved it: nobody, a player or an outsider.") },
  { "crystal.monster.mapper", BOOM_CARDS, N_ ("Mapper: every way from you is laid out"),
    N_ ("“Mapper”, p. 37 («Картограф»)"),
    N_ ("Health 4: chance 2/5 without boosts. If you win, lay an open tile on every undug cell "
        "to which your tile leads. Then choose one of them, go there and resolve it.\n\n"
        "On the others a Boom event gets a Boom token; other events wait for a visitor. With "
        "only one such cell there is nothing to choose. If you lose, you flee by the die.") },
  { "crystal.monster.battle-robot", BOOM_CARDS, N_ ("Battle robot: −1 for your die"),
    N_ ("“Battle robot”, p. 37 («Боевой робот»)"),
    N_ ("Health 4, and 1 is taken off your die, whatever boosts you use: a 6 wins, a 5 is rolled "
        "again, chance 1/5. With +1 the two cancel each other: 2/5. The flight goes by the die "
        "as it lies, without the −1, unless you chose otherwise at set-up (flee_die = total).") },
  { "crystal.monster.dandelions", BOOM_CARDS, N_ ("Dandelions: health 4, the Gardener’s friends"),
    N_ ("“Dandelions”, p. 37 («Жуткие одуванчики»)"),
    N_ ("Health 4: a 5 or 6 wins, a 4 is rolled again, chance 2/5. A loss means flight by the "
        "die, nothing else.\n\n"
        "Drawn by the Gardener they do not fight but join that player at once, without a "
        "counter. The Gardener can also call them by paying a counter.") },
  { "crystal.monster.krimaung", BOOM_CARDS, N_ ("Krimaung: a Find after the flight"),
    N_ ("“Krimaung”, p. 38 («Кримаунг»)"),
    N_ ("Health 4: chance 2/5 without boosts. If you lose, you flee by the die, and when the "
        "flight is done you draw one Find, a negative one included, which is resolved at once. "
        "Winning has no effect of its own.\n\n"
        "So here a defeat may pay: but crystal and Boom token stay behind as usual.") },
  { "crystal.monster.bats", BOOM_CARDS, N_ ("Bats: health 4, nothing else"),
    N_ ("“Bats”, p. 38 («Летучие мыши»)"), PLAIN_4 },
  { "crystal.monster.spider", BOOM_CARDS, N_ ("Spider: no flight, you are stuck"),
    N_ ("“Spider”, p. 38 («Паук»)"),
    N_ ("Health 4. If you lose, you do not flee: you stay on the cell, the turn passes, and each "
        "of your next turns begins with this fight until you win it. If you win, draw one Find, "
        "and your turn goes on: dig, walk or play cards.\n\n"
        "As there is no flight, Tablemate lays no Boom token, and a crystal stays with its "
        "dwarf. Chance in each turn 2/5 without boosts.") },
  { "crystal.monster.orkestros", BOOM_CARDS, N_ ("Ork’Estros: health 4, nothing else"),
    N_ ("“Ork’Estros”, p. 38 («Орк’Эстрос»)"), PLAIN_4 },
  { "crystal.monster.mechano-spider", BOOM_CARDS, N_ ("Mechano-spider: health 4, nothing else"),
    N_ ("“Mechano-spider”, p. 38 («Механо-паук»)"), PLAIN_4 },
  { "crystal.monster.digger", BOOM_CARDS, N_ ("Digger: a 1 opens a tile instead"),
    N_ ("“Digger”, p. 39 («Копун»)"),
    N_ ("Health 4, read from a row of the contents without a number. Before the fight roll once: "
        "with a 1 discard the card, lay one more tile, move onto it and resolve it; if no tile "
        "can be laid, the turn passes. With anything else fight as usual.\n\n"
        "Without boosts: 1/6 discarded, 1/3 won, 1/2 lost. Your box can correct the health.") },
  { "crystal.monster.roller", BOOM_CARDS, N_ ("Roller: health 4, nothing else"),
    N_ ("“Roller”, p. 39 («Покатун»)"), PLAIN_4_READ },
  { "crystal.monster.bukh", BOOM_CARDS, N_ ("Blaster Bukh: no flight, rubble over you"),
    N_ ("“Blaster Bukh”, p. 39 («Подрывник Бух»)"),
    N_ ("Health 4, read from a row of the contents without a number. If you lose, you do not "
        "flee: rubble is laid on your own cell and the turn passes. Your next turn is lost "
        "clearing it; the turn after that begins with a Boom card. If you win that fight, you go "
        "on with your turn.\n\n"
        "As there is no flight, Tablemate lays no Boom token, and a crystal stays with its "
        "dwarf.") },
  { "crystal.monster.worm", BOOM_CARDS, N_ ("Worm: all neighbouring cells are opened"),
    N_ ("“Worm”, p. 39 («Червь»)"),
    N_ ("Health 4, read from a row of the contents without a number. If you win, lay open tiles "
        "on all undug neighbouring cells, also behind walls; the walls stay, no explosive is "
        "spent and you do not move.\n\n"
        "A Boom event there gets a Boom token. A Find is not drawn now: whoever comes there "
        "plays Even-Odd. Other events wait for a visitor. If you lose, you flee by the die.") },
  { "crystal.monster.ghost", BOOM_CARDS, N_ ("Phantom: health 4, nothing else"),
    N_ ("“Phantom”, p. 39 («Призрак»)"), PLAIN_4_READ },
  { "crystal.monster.targ", BOOM_CARDS, N_ ("Targ the Cleaver: flight doubled, a hard prize"),
    N_ ("“Targ the Cleaver”, p. 40 («Тарг Рубака»)"),
    N_ ("Health 4, read from a row of the contents without a number. If you win, roll once more: "
        "a 4 brings two Finds, anything else nothing. If you lose, twice the die is the length "
        "of the flight: 2, 4 or 6 cells.\n\n"
        "Without boosts you win 2 fights of 5, and get the Finds in 1/15 of all cases.") },
  { "crystal.monster.don-bones", BOOM_CARDS, N_ ("Don Bones: a defeat costs a turn"),
    N_ ("“Don Bones”, p. 40 («Дон Костинье»)"),
    N_ ("Health 5: a 6 wins, a 5 is rolled again, chance 1/5. If you lose, you flee by the die, "
        "1 to 4 cells, and lose your next turn. With +1 the chance is 2/5, with +2 it is 3/5.") },
  { "crystal.monster.shaggy", BOOM_CARDS, N_ ("Shaggy: flight doubled, a tile for winning"),
    N_ ("“Shaggy”, p. 40 («Мохнач»)"),
    N_ ("Health 5: chance 1/5 without boosts. If you lose, twice the die is the length of the "
        "flight, 2 to 8 cells. If you win, you may lay one more tile where that is possible, "
        "move onto it and resolve it in this turn; you need not.") },
  { "crystal.monster.hoarder", BOOM_CARDS, N_ ("Kapusha the Hoarder: a card for a defeat"),
    N_ ("“Kapusha the Hoarder”, p. 40 («Капуша Плюшкина»)"),
    N_ ("Health 5: chance 1/5 without boosts. If you lose, you flee by the die and discard one "
        "Find of your own choice from the hand; with an empty hand nothing. Cards open before "
        "you, such as the Junk-finder, are not concerned.") },
  { "crystal.monster.mutant", BOOM_CARDS, N_ ("Mutant from below: health 5, nothing else"),
    N_ ("“Mutant from below”, p. 40 («Мутант из низов»)"), PLAIN_5 },
  { "crystal.monster.ninza", BOOM_CARDS, N_ ("El Ninza: +1 for a fair fight"),
    N_ ("“El Ninza”, p. 41 («Эль Нинза»)"),
    N_ ("Health 5. If you use no boost card in this fight, you have +1: a 5 or 6 wins, a 4 is "
        "rolled again, chance 2/5. With a boost card the +1 is gone: a card of +1 gains nothing, "
        "+2 makes 3/5.") },
  { "crystal.monster.purr", BOOM_CARDS, N_ ("Purr: health 5, nothing else"),
    N_ ("“Purr”, p. 41 («Мурлыка»)"), PLAIN_5 },
  { "crystal.monster.pifpaf", BOOM_CARDS, N_ ("Pifpaf: a 2 wins as well"),
    N_ ("“Pifpaf”, p. 41 («Пифпафыч»)"),
    N_ ("Health 5. A 2 on the die wins in any case, as does a 6; a 5 is rolled again: chance 2/5 "
        "without boosts. It is the face itself that counts, so neither a boost nor a Monster "
        "pump changes it. With a 1, 3 or 4 you flee that many cells.") },
  { "crystal.monster.shaitz", BOOM_CARDS, N_ ("Shaitz the Robber: a defeat costs a turn"),
    N_ ("“Shaitz the Robber”, p. 41 («Разбойник Шайц»)"),
    N_ ("Health 5: chance 1/5 without boosts, 2/5 with +1. If you lose, you flee by the die and "
        "lose your next turn. Cards and explosives stay with you; a Black Crystal is left on the "
        "cell of the fight, as after every defeat.") },
  { "crystal.monster.blue-gnus", BOOM_CARDS, N_ ("Blue Gnus: a defeat costs a turn"),
    N_ ("“Blue Gnus”, p. 41 («Синий гнус»)"),
    N_ ("Health 5: a 6 wins, a 5 is rolled again, chance 1/5 without boosts. If you lose, you "
        "flee by the die, resolve the cell where you stop, and lose your next turn. A Boom token "
        "marks where you met him.") },
  { "crystal.monster.xz3000", BOOM_CARDS, N_ ("XZ-3000: everybody fights"),
    N_ ("“XZ-3000”, p. 42 («ХЗ-3000»)"),
    N_ ("Health 5. All players roll in turn; boosts are announced before the first die. Won: one "
        "Find each. Lost: each discards one Find from the hand and flees, and crystals stay on "
        "the cells they fled from.\n\n"
        "When the group has won is not said. Tablemate: if any die exceeds 5, a tie being rolled "
        "again; other readings at set-up are every die (xz_group = all) and the sum (xz_group = "
        "sum). Chance for 2, 3 and 4 players 9/25, 61/125, 369/625.") },
  { "crystal.monster.hihikus", BOOM_CARDS, N_ ("Hihikus: health 5, nothing else"),
    N_ ("“Hihikus”, p. 42 («Хихикус»)"), PLAIN_5 },
  { "crystal.monster.hahatumba", BOOM_CARDS, N_ ("Hahatumba: health 5, nothing else"),
    N_ ("“Hahatumba”, p. 42 («Хахатумба»)"), PLAIN_5 },
  { "crystal.monster.colossus", BOOM_CARDS, N_ ("Colossus: the Pick helps, the Flash does not"),
    N_ ("“Colossus”, p. 42 («Колосс»)"),
    N_ ("Health 6. The Pick, useless in other fights, gives +2 here: a 5 or 6 wins, a 4 is "
        "rolled again, chance 2/5 (p. 25). The Flash has no effect (p. 24); other cards act as "
        "usual.\n\n"
        "Without any boost your die is at once the flight die, a 6 is rolled again.") },
  { "crystal.monster.lindworm", BOOM_CARDS, N_ ("Lindworm: two Finds or a lost turn"),
    N_ ("“Lindworm”, p. 42 («Линорм»)"),
    N_ ("Health 6. If you win, you draw two Finds. If you lose, you flee by the die and lose "
        "your next turn.\n\n"
        "Without a boost you cannot win: the die is at once the flight die, a 6 is rolled again. "
        "With +1 the chance is 1/5, with +2 it is 2/5.") },
  { "crystal.monster.troll", BOOM_CARDS, N_ ("Mountain troll: a Bomb settles it"),
    N_ ("“Mountain troll”, p. 43 («Горный тролль»)"),
    N_ ("Health 6. A Bomb from your hand, played before the fight, wins without a die and brings "
        "one Find. The book promises this Find only for the Bomb; for a victory by the die look "
        "at the card.\n\n"
        "Without a boost the die is at once the flight die, a 6 is rolled again; with +2 the "
        "chance is 2/5.") },
  { "crystal.monster.big-boss", BOOM_CARDS, N_ ("Big Boss: health 6, nothing else"),
    N_ ("“Big Boss”, p. 43 («Биг Босс»)"), PLAIN_6 },
  { "crystal.monster.dragon", BOOM_CARDS, N_ ("Dragon: health 6, nothing else"),
    N_ ("“Dragon”, p. 43 («Дракон»)"), PLAIN_6 },
  { "crystal.monster.cockroach", BOOM_CARDS, N_ ("Cockroach: never alone"),
    N_ ("“Cockroaches”, p. 43 («Тараканы»)"),
    N_ ("There are several; their health stands only on the cards: enter it in Your box, or with "
        "each fight. If you beat one that is not the Mega-cockroach, look for the next cockroach "
        "in the Boom deck, and if there is none in the discard, and fight it in the same "
        "turn.\n\n"
        "If you lose, you flee by the die and the turn passes. With no other cockroach to be "
        "found the fighting is over.") },
  { "crystal.monster.mega-cockroach", BOOM_CARDS, N_ ("Mega-cockroach: the end of the row"),
    N_ ("“Cockroaches”, p. 43 («Тараканы»)"),
    N_ ("Its health stands only on the card: enter it once in Your box, or with the fight. If "
        "you beat it, no further cockroach is looked for. If you lose, you flee by the die and "
        "the turn passes.\n\n"
        "It may itself be the next one after a common Cockroach; beating it then ends that row.") },
  { "crystal.monster.elemental", BOOM_CARDS, N_ ("Elemental: the Shaman can tame it"),
    N_ ("“Elementals”, p. 44 («Элементали»)"),
    N_ ("There are several; the book gives neither health nor effect, so enter the health in "
        "Your box or with the fight, and look at the card. A loss means flight by the die.\n\n"
        "The Shaman may call Even-Odd before the fight instead: right, it serves that player "
        "until it loses a fight; wrong, they fight. A Shaman who has one already cannot tame "
        "another.") },
  { "crystal.monster.earth-elemental", BOOM_CARDS, N_ ("Earth elemental: no Flash"),
    N_ ("“Elementals”, p. 44 («Элементали»)"),
    N_ ("An elemental like the others: health on the card, flight by the die after a loss, and "
        "the Shaman may try to tame it by Even-Odd. The only thing the book adds: the Flash, "
        "which destroys other monsters, does not affect it (p. 24).") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (black_crystal_monster_articles) == CRYSTAL_N_MONSTERS);
