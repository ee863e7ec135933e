/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Paper Dungeons. Their source is the rulebook of the Russian edition, and
 * public lists of the cards for what it leaves to them; every ruling, finding and move cites them
 * by id. Groups stand in the order of play. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "paper-dungeons-articles.h"

/* The parts of the game. */
#define SETTING_UP N_ ("Setting up")
#define ROUNDS N_ ("Rounds and stages")
#define DICE N_ ("Dice of the round")
#define WOUNDS N_ ("Wounds and resurrection")
#define LEVELS N_ ("Raising levels")
#define ITEMS N_ ("Magic items")
#define POTIONS N_ ("Brewing potions")
#define MOVING N_ ("Moving through the dungeon")
#define ROOMS N_ ("Events in a room")
#define GEMS N_ ("Stealing gems")
#define MISSIONS N_ ("Missions")
#define MONSTERS N_ ("Monster fights")
#define GOALS N_ ("Goals")
#define TALENTS N_ ("Talents")
#define ENDING N_ ("End and scoring")
#define VARIANTS N_ ("Variants and campaign")
#define SOLO N_ ("Playing alone")
#define ACHIEVEMENTS N_ ("Achievements")
#define ODDS N_ ("Odds")
#define AT_THE_TABLE N_ ("Tablemate at the table")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_DUNGEON N_ ("“Getting ready”, steps 1 to 3, p. 2 («Подготовка к игре»)")
#define CITE_LAY_MISSIONS N_ ("“Getting ready”, step 4, p. 2 («Подготовка к игре»)")
#define CITE_DEAL N_ ("“Getting ready”, steps 5 to 7, p. 2 («Подготовка к игре»)")
#define CITE_SECRECY                                                                     \
  N_ ("“Getting ready”, step 5, p. 2; “Goals”; “Talents” («Подготовка к игре», «Цели», " \
      "«Таланты»)")
#define CITE_TALENTS N_ ("“Talents”; “Talent cards”, p. 16 («Таланты», «Карты талантов»)")
#define CITE_COURSE N_ ("“Course of the game” («Ход игры»)")
#define CITE_DICE N_ ("“Dice” («Кубики»)")
#define CITE_ROLL N_ ("“Rolling the dice” («Бросок кубиков»)")
#define CITE_SKULLS N_ ("“Dice”; “Choosing dice” («Кубики», «Выбор кубиков»)")
#define CITE_CHOOSE N_ ("“Choosing dice” («Выбор кубиков»)")
#define CITE_BOOTS N_ ("“Dice”; “Moving”, p. 9 («Кубики», «Перемещение»)")
#define CITE_BOOTS_ONLY                                                                       \
  N_ ("“Dice”; “Making magic items”, p. 8; “Brewing potions”, p. 9 («Кубики», «Изготовление " \
      "волшебных предметов», «Зельеварение»)")
#define CITE_WOUNDS N_ ("“Receiving wounds”, p. 6 («Получение ранений»)")
#define CITE_PENALTY N_ ("“Scoring”, row З, p. 14 («Подсчёт очков»)")
#define CITE_RESURRECTION \
  N_ ("“Resurrection”, p. 6; “Scoring”, row И, p. 14 («Воскрешение», «Подсчёт очков»)")
#define CITE_LEVELS N_ ("“Raising levels”, p. 7 («Повышение уровней»)")
#define CITE_LEVEL_ROW N_ ("“Raising levels”, pp. 7 and 8 («Повышение уровней»)")
#define CITE_PERKS N_ ("“Raising levels”, level 4, p. 8 («Повышение уровней»)")
#define CITE_LEVEL_FAME                                                                 \
  N_ ("“Raising levels”, p. 8; “Scoring”, row Г, p. 14 («Повышение уровней», «Подсчёт " \
      "очков»)")
#define CITE_ITEMS N_ ("“Making magic items”, p. 8 («Изготовление волшебных предметов»)")
#define CITE_ITEM_FAME                                                                \
  N_ ("“Making magic items”, p. 8; “Scoring”, row Д, p. 14 («Изготовление волшебных " \
      "предметов», «Подсчёт очков»)")
#define CITE_ITEM_LIST N_ ("“Magic items”, p. 15 («Волшебные предметы»)")
#define CITE_POTIONS N_ ("“Brewing potions”, p. 9 («Зельеварение»)")
#define CITE_HEAL                                                                \
  N_ ("“Receiving wounds”, p. 6; “Brewing potions”, p. 9 («Получение ранений», " \
      "«Зельеварение»)")
#define CITE_MOVE N_ ("“Moving”, p. 9 («Перемещение»)")
#define CITE_ROOMS N_ ("“Moving” («Перемещение»)")
#define CITE_PART N_ ("“Choosing dice”; “Moving”, p. 9 («Выбор кубиков», «Перемещение»)")
#define CITE_BARRIER \
  N_ ("“Moving”, p. 9; “Magic items”, p. 15 («Перемещение», «Волшебные предметы»)")
#define CITE_RANGER \
  N_ ("“Magic items”, p. 15; “Talent cards”, p. 16 («Волшебные предметы», «Карты талантов»)")
#define CITE_MINIONS N_ ("“Fighting minions”, p. 10 («Сражение с приспешниками»)")
#define CITE_MINION_TRACK                                                                \
  N_ ("“Fighting minions”, p. 10; “Scoring”, row Ж, p. 14 («Сражение с приспешниками», " \
      "«Подсчёт очков»)")
#define CITE_TRAPS N_ ("“Triggering traps” («Активация ловушек»)")
#define CITE_REWARDS N_ ("“Gaining potions and rewards” («Получение зелий и наград»)")
#define CITE_GEMS N_ ("“Stealing gems”, p. 11 («Кража самоцветов»)")
#define CITE_GEM_TRACK N_ ("“Scoring”, row Е, p. 14 («Подсчёт очков»)")
#define CITE_MISSIONS N_ ("“Missions” («Миссии»)")
#define CITE_MISSION_TIMING \
  N_ ("“Missions”; “Fighting monsters”, p. 11 («Миссии», «Сражение с чудовищами»)")
#define CITE_MISSION_FAME N_ ("“Scoring”, row Л, p. 14 («Подсчёт очков»)")
#define CITE_LISTS N_ ("Public card lists of other editions")
#define CITE_LISTS_TRAPS \
  N_ ("Public card lists of other editions; “Triggering traps” («Активация ловушек»)")
#define CITE_MONSTERS N_ ("“Fighting monsters”, p. 11 («Сражение с чудовищами»)")
#define CITE_MONSTER_RANGE                                                        \
  N_ ("“Fighting monsters”, p. 11; monster card, VI to VIII, p. 13 («Сражение с " \
      "чудовищами»)")
#define CITE_MONSTER_FLEE \
  N_ ("“Fighting monsters”, p. 11; monster card, IV, p. 13 («Сражение с чудовищами»)")
#define CITE_MONSTER_TOP N_ ("Monster card, III, p. 13 («Сражение с чудовищами»)")
#define CITE_GOALS \
  N_ ("“Goals”; “Scoring”, row К, p. 14; steps: public card lists («Цели», «Подсчёт очков»)")
#define CITE_GOAL_COLOURS                                                                  \
  N_ ("“Getting ready”, step 7, p. 2; “Raising levels”, p. 7; colours: public card lists " \
      "(«Подготовка к игре», «Повышение уровней»)")
#define CITE_TALENT_FAME \
  N_ ("“Talent cards”, p. 16; “Scoring”, row К, p. 14 («Карты талантов», «Подсчёт очков»)")
#define CITE_TALENT_LIST N_ ("“Talent cards”, p. 16 («Карты талантов»)")
#define CITE_SCORE N_ ("“Scoring”, p. 14 («Подсчёт очков»)")
#define CITE_END N_ ("“End of the game” («Конец игры»)")
#define CITE_VANISHING \
  N_ ("“Vanishing gems”, p. 14; monster card, V, p. 13 («Исчезающие самоцветы»)")
#define CITE_CAMPAIGN N_ ("“Campaign” («Режим кампании»)")
#define CITE_SOLO N_ ("“Solo game” («Одиночная игра»)")
#define CITE_SOLO_FAME N_ ("“Solo game”; numbers: public card lists («Одиночная игра»)")
#define CITE_TABLEMATE N_ ("Tablemate")

const TmArticle paper_dungeons_articles[] = {
  { "paper.setup.dungeon", SETTING_UP, N_ ("Dungeon card: circles, walls, three monsters"),
    CITE_DUNGEON,
    N_ ("Every team has a sheet, with all heroes at level 1. Shuffle the twelve dungeon cards "
        "and open one; in a campaign the chapter names it. Everybody circles the rooms of "
        "monsters 1, 2 and 3 and draws the black walls of the card, at the same places. The "
        "three monster cards named on its back lie open, the six dice beside them.\n\n"
        "All teams explore the same dungeon, each on its own sheet: minions, traps and rewards "
        "are there for every team. Only a stolen gem can be lost to the others.") },
  { "paper.setup.missions", SETTING_UP, N_ ("Three missions, or none"), CITE_LAY_MISSIONS,
    N_ ("Three of the sixteen mission cards, drawn at random, lie open beside the monsters, the "
        "same for all teams: 560 possible sets, all equally likely. The other thirteen stay in "
        "the box.\n\n"
        "For the first few games the rulebook advises leaving the missions out: option "
        "“Missions”, “none” (missions = 0). Their row of the final sheet is then 0.") },
  { "paper.setup.cards", SETTING_UP, N_ ("Two talents and two goals: keep one of each"), CITE_DEAL,
    N_ ("Each player is dealt two random talents and two random goals, keeps one card of each "
        "kind and returns the others to the box, with those that nobody was dealt. Eight "
        "players are dealt all sixteen of both. The choice is made before round 1 and stands.\n\n"
        "The goal also makes two heroes black and two white, so look at both: can it be "
        "reached, and which colours do the heroes get? Whether others see the pairs before the "
        "choice is up to you: option “Talents and goals dealt” (dealt = hidden or open).") },
  { "paper.open.goal-secrecy", SETTING_UP, N_ ("Are kept talents and goals secret?"), CITE_SECRECY,
    N_ ("The rulebook does not say whether the talent and goal that were kept are shown. "
        "Default: they lie open, like the sheets; so every team can check what a talent does.\n\n"
        "Other reading: they stay hidden until the final sheet. There is no option, because no "
        "other rule depends on it: agree on it, and keep the cards turned down.") },
  { "paper.setup.before", SETTING_UP, N_ ("Talents that act before round 1"), CITE_TALENTS,
    N_ ("Five talents act once, before the first roll, teams in any order: treasure hunter (a "
        "gem of any letter), veteran (two different heroes up one level), assassin (two minions "
        "crossed out), craftsman (the first cell of two different items) and healer (two "
        "potions).\n\n"
        "Such a mark has its usual effects: the treasure hunter’s gem brings what the first "
        "circle of the gem track gives. All other talents wait for their occasion.") },
  { "paper.rounds.course", ROUNDS, N_ ("Eight rounds, three stages, order of phases"), CITE_COURSE,
    N_ ("Stage 1 is rounds 1 to 3, stage 2 rounds 4 to 6, stage 3 rounds 7 and 8. In each round "
        "somebody chosen at random rolls the six dice; skulls wound; all teams use three dice "
        "each, at the same time; at the end stolen letters are named and missions claimed. "
        "Rounds 3, 6 and 8 close with the fight against monster 1, 2 and 3.\n\n"
        "What belongs to another phase waits for it. For each team everything is settled at "
        "once: events and rewards of a room come before its next step or die. With eight rounds "
        "a team uses at most 24 dice.") },
  { "paper.dice.faces", DICE, N_ ("Seven symbols: clover white, boots black"), CITE_DICE,
    N_ ("Three dice are white, three black. Symbols: sword and shield (warrior), hat (mage), "
        "cross (priest), mask (rogue), skull on both colours; the clover on white dice only, "
        "the three boots on black ones only. So a white die never shows boots, and a black one "
        "never a clover.\n\n"
        "The number beside each symbol but the skull is only written on the round track when "
        "the die is used; it has no other effect.") },
  { "paper.open.faces", DICE, N_ ("Which faces do the dice have?"), CITE_DICE,
    N_ ("The rulebook names the symbols, but not the six faces. Default: one face for each "
        "symbol that the colour allows, that is the four heroes and the skull, with the clover "
        "on white and the boots on black dice; each symbol of a die has the chance 1/6.\n\n"
        "Other reading: your dice differ. Teach their faces in Your box. Only chances and rolls "
        "made by Tablemate depend on it, no ruling.") },
  { "paper.dice.reroll", DICE, N_ ("Three skulls or three clovers: throw again"), CITE_ROLL,
    N_ ("A roll with three or more skulls, or with three clovers, is void and repeated until "
        "neither holds; a void roll wounds nobody. Skulls of both colours count together. "
        "Skulls and clovers are counted apart: two skulls and two clovers stand. More than "
        "three clovers cannot come up, as only the three white dice bear them.\n\n"
        "So at least four dice are left to choose from. With the usual faces a roll is void in "
        "3121 of 46656 cases, 6.7 %.") },
  { "paper.open.reroll-scope", DICE, N_ ("Which dice are thrown again?"), CITE_ROLL,
    N_ ("The rulebook just says that dice are thrown again. Default: all six, since none are "
        "singled out.\n\n"
        "Other reading: only the skulls, or the clovers, that made the roll void; the others "
        "keep their faces. With three skulls, a hat, boots and a clover, three dice are thrown "
        "instead of six. It changes the chances: heroes once rolled stay. Choose it with the "
        "house rule “Thrown again are”: “only the skulls or clovers” (reroll_scope = "
        "offending).") },
  { "paper.dice.skull", DICE, N_ ("A skull wounds every team, the die is out"), CITE_SKULLS,
    N_ ("Before anybody chooses, each skull of a roll that stands deals 1 wound to every team, "
        "so no more than 2 in a round; its die cannot be used in this round. Potions may take "
        "these wounds.\n\n"
        "A priest at level 4 or more waives them all, a fortune teller one in each round. The "
        "level at the time of the roll counts: a priest who reaches 4 in this round helps from "
        "the next. Two skulls: 2 wounds, 1 for the fortune teller, 0 with the priest.") },
  { "paper.dice.three", DICE, N_ ("Three common dice each, in any order"), CITE_CHOOSE,
    N_ ("Every team uses three different dice without skulls, in any order, all teams at once. "
        "A die is not taken away: all teams may use the same one, but each team only once in a "
        "round. One die serves one action: a level, an item cell, potions or steps. Its number "
        "is written on the round track first.\n\n"
        "Of two dice with hats a team may use both; a single hat not twice.") },
  { "paper.open.waste", DICE, N_ ("May a die be wasted?"), CITE_CHOOSE,
    N_ ("The rulebook has every team choose three dice and says no more. Default: a team may "
        "let a die do nothing; Tablemate records the wasted die, so that there are three in the "
        "end.\n\n"
        "Other reading: each of the three has to mark something if it can, and nearly every die "
        "could at least brew or move. It matters, for example, if every step would enter a "
        "trap. There is no option: if your table holds to this, nobody wastes a die.") },
  { "paper.dice.clover", DICE, N_ ("Clover: any result but boots and skull"), CITE_DICE,
    N_ ("A clover stands for any hero on a die of either colour: a black mask, a white hat. It "
        "thus raises any hero and fills any cell, whatever symbol the item asks for. As it is, "
        "it brews or moves like every other die, two potions or two steps; three steps it never "
        "gives.\n\n"
        "Each team decides for itself: the same clover may be a warrior for one team and a "
        "priest for another.") },
  { "paper.dice.boots", DICE, N_ ("Boots: three steps, nothing else"), CITE_BOOTS,
    N_ ("Boots let a team take up to three steps instead of two and serve for nothing else: no "
        "level, no cell, no potion. The mage’s ability at level 4 and the psionic talent do not "
        "help, for they change the colour of a die and not its symbol; a clover never counts as "
        "boots.\n\n"
        "Fewer than three steps may be taken.") },
  { "paper.open.boots-only", DICE, N_ ("Do boots also brew and fill cells?"), CITE_BOOTS_ONLY,
    N_ ("One section keeps boots for moving alone; others let any die brew, and four items ask "
        "for no symbol. Default: only for moving, because the special sentence outweighs the "
        "general ones. Tablemate mentions this as a note.\n\n"
        "Other reading: boots also brew two potions and fill a cell of an item that asks for no "
        "symbol; they still raise no hero. Choose it with the house rule “Boots serve”: “also "
        "to brew and for cells without a symbol” (boots_only_walk = no).") },
  { "paper.wounds.mark", WOUNDS, N_ ("Marking wounds"), CITE_WOUNDS,
    N_ ("Wounds come from skulls, minions, traps and monsters. Each fills the lowest free heart "
        "of the wound track; if a heart under a brewed potion is free, you may fill that one "
        "instead. Mark them before you go on.\n\n"
        "Tablemate uses free potion hearts first; with the option “Wounds go”, “ask each time” "
        "(heal = ask) it asks. Example: three wounds and one potion with both hearts free: two "
        "on the potion, one on the track.") },
  { "paper.open.wound-track-end", WOUNDS, N_ ("Wounds beyond the last heart?"), CITE_PENALTY,
    N_ ("The rulebook says nothing about a wound track that is full. Default: further wounds "
        "are counted, and the penalty stays at the highest shield, as there is none above it.\n\n"
        "Other reading: they are ignored. The wound penalty is the same either way; only if the "
        "track were shorter than the team’s health could the count decide about resurrection. "
        "There is no option.") },
  { "paper.wounds.penalty", WOUNDS, N_ ("Penalty at the highest shield reached"), CITE_PENALTY,
    N_ ("At the end find the highest shield beside a filled heart of the wound track: the team "
        "loses the fame on this one shield, not on all below it too. Between two shields the "
        "lower one counts; below the first nothing is lost. Wounds that potions took are not on "
        "the track and do not count.\n\n"
        "Example: 11 wounds cost 6 fame. The other shields are printed on your sheet; teach "
        "them once in Your box.") },
  { "paper.wounds.resurrection", WOUNDS, N_ ("More wounds than health: resurrection"),
    CITE_RESURRECTION,
    N_ ("No team drops out. As soon as the wounds on the track exceed the team’s health, the "
        "sum of the four levels, fill the resurrection box: 9 fame less at the end, besides the "
        "wound penalty. This happens once only: later wounds cost no second 9, and health "
        "gained later does not take it back.\n\n"
        "Equal is not more: with health 4 the fourth wound is harmless, the fifth resurrects. "
        "Wounds on potions do not count.") },
  { "paper.level.die", LEVELS, N_ ("Symbol and colour of the hero"), CITE_LEVELS,
    N_ ("A die raises a hero by one level if it shows the hero’s symbol and has the colour of "
        "the hero’s personality. A clover serves every hero, whatever the colour. With the mage "
        "at level 4 (always) or the psionic talent (one die a round) the colour is free, the "
        "symbol never.\n\n"
        "Example: for a black warrior, a black sword and shield is right, a white one is not. "
        "If both dice with a mask are white, they raise a white rogue by two levels in a round.") },
  { "paper.level.row", LEVELS, N_ ("From level 1 to 6: strength and health"), CITE_LEVEL_ROW,
    N_ ("Fill the next cell in the hero’s row and the next circle of the health track: the "
        "team’s strength and health both rise by 1. All heroes begin at level 1, so the team at "
        "4; the top is level 6, for the team 24. Levels are never lost, not even by wounds. A "
        "hero at 6 cannot be raised further.\n\n"
        "Health is the sum of all four: levels 2, 3, 1 and 3 make 9.") },
  { "paper.level.perk.warrior", LEVELS, N_ ("Warrior 4: power against monsters"), CITE_PERKS,
    N_ ("As soon as the warrior is at level 4, the team has +1 combat power in every monster "
        "fight to come, whichever hero the monster is vulnerable to. It comes once: levels 5 "
        "and 6 bring only their own point of strength. Against minions it does nothing.\n\n"
        "Example: levels 4, 3, 3 and 4 against a monster vulnerable to the rogue: 14 + 4 + 1 = "
        "19.") },
  { "paper.level.perk.mage", LEVELS, N_ ("Mage 4: white for black and back"), CITE_PERKS,
    N_ ("From the moment the mage is at level 4, the team may use every white die as black and "
        "every black one as white, as often as it likes, this round’s other dice included. Only "
        "raising heroes asks for a colour. The symbol stays: a black die with boots does not "
        "become a clover.\n\n"
        "Example: the white rogue rises by a black mask.") },
  { "paper.level.perk.priest", LEVELS, N_ ("Priest 4: no wounds from skulls"), CITE_PERKS,
    N_ ("Once the priest is at level 4, skulls rolled at the start of a round deal no wounds to "
        "this team any more. Wounds it has already stay, also those from the skulls of the "
        "round in which he got there; the dice with skulls remain out. Traps, minions and "
        "monsters wound as before.") },
  { "paper.level.perk.rogue", LEVELS, N_ ("Rogue 4: a gem at once"), CITE_PERKS,
    N_ ("At the moment the rogue reaches level 4, the team steals one of the two gems that lie "
        "outside the dungeon: fill the next circle of the gem track and take its reward, if "
        "there is one. It comes once. This gem has no letter: it is not named at the end of the "
        "round, and no other team loses anything.") },
  { "paper.level.fame", LEVELS, N_ ("Fame of the lowest level"), CITE_LEVEL_FAME,
    N_ ("At the end the hero with the lowest level decides: the shield under that column gives "
        "the fame. Add 1 for each hero at level 6. High levels beside a weak hero thus bring "
        "little here.\n\n"
        "Example: level 3 as the lowest is worth 6 fame. Levels 3, 5, 4 and 3 give 6, levels 3, "
        "4, 3 and 6 give 7. The other shields are printed on your sheet; teach them once in "
        "Your box.") },
  { "paper.items.cell", ITEMS, N_ ("Two cells an item"), CITE_ITEMS,
    N_ ("Each of the eight items has two cells, and one die fills one cell. The colour of the "
        "die does not matter; the first four items ask for symbols, the others for none. The "
        "cells may be filled in different rounds, several items may be begun, and an item is "
        "made only once.\n\n"
        "The first cell does nothing in play. With the second the item is complete and its "
        "effect comes at once: either one time, or lasting to the end.") },
  { "paper.items.symbols", ITEMS, N_ ("Symbols of the first four items"), CITE_ITEMS,
    N_ ("The first four items on the sheet are made only with dice that show the symbol printed "
        "at the cell; for the last four any hero or clover will do. A clover stands for every "
        "symbol asked for. A cell that comes as a reward needs no symbol at all.\n\n"
        "The rulebook does not list the symbols, so teach them in Your box; until then "
        "Tablemate allows the die and notes it. Boots fill no cell by default.") },
  { "paper.items.fame", ITEMS, N_ ("Fame of cells and complete items"), CITE_ITEM_FAME,
    N_ ("Every filled cell is worth 1 fame, also that of an item left unfinished. Complete "
        "items add to it: crown 4, tome 3, armour 2, medallion 1, sceptre −1; cauldron, cloak "
        "and sword nothing. All eight together are 16 + 9 = 25, the most there can be.\n\n"
        "Example: armour and sword complete, one cell each of cauldron and cloak: 6 + 2 = 8.") },
  { "paper.items.armour", ITEMS, N_ ("Heroes’ armour: +1 against minions"), CITE_ITEM_LIST,
    N_ ("Lasting. In each fight with a minion the hero who fights counts as one level higher, "
        "level 6 as 7. Strength, health, missions and monster fights do not change. At the end "
        "2 fame more than its cells.\n\n"
        "Example: a rogue at level 2 meets a goblin of level 3: no wound instead of one.") },
  { "paper.items.crown", ITEMS, N_ ("Crown of the Just King: fame only"), CITE_ITEM_LIST,
    N_ ("It does nothing in play. At the end it brings 4 fame besides the 2 of its cells: 6 for "
        "two dice. A single cell is worth 1, like any other.") },
  { "paper.items.cauldron", ITEMS, N_ ("Alchemist’s cauldron: three potions at once"),
    CITE_ITEM_LIST,
    N_ ("Once, when it is completed: three potions, filled as if they were brewed, with the "
        "reward of every row they complete and the gem of the 12th; surplus ones are lost. The "
        "alchemist talent adds none, as no die brews. No fame besides the cells.\n\n"
        "The available Russian text has “slowly” («медленно»), evidently a slip for “at once” "
        "(«немедленно»).") },
  { "paper.items.medallion", ITEMS, N_ ("Medallion of Har: across water"), CITE_ITEM_LIST,
    N_ ("Lasting. The team’s steps may cross water, each still one step. Walls are not "
        "affected: where a wall and water lie on the same edge, the cloak is needed as well. "
        "With the ranger talent each crossing gives a step back. At the end 1 fame more than "
        "its cells.") },
  { "paper.items.cloak", ITEMS, N_ ("Intangible cloak: through walls"), CITE_ITEM_LIST,
    N_ ("Lasting. The team’s steps may pass through the walls inside the dungeon, printed or "
        "drawn, each still one step. The outer wall stays closed, and water needs the "
        "medallion. No fame besides the cells.\n\n"
        "Example: with a wall between C1 and C2 the way takes one step instead of three.") },
  { "paper.items.sword", ITEMS, N_ ("Fire sword: +3 against monsters"), CITE_ITEM_LIST,
    N_ ("Lasting. Once it is complete, the team has +3 combat power in every monster fight; "
        "against minions it does nothing. No fame besides the cells.\n\n"
        "Example: strength 13 with a rogue at level 3, against a monster vulnerable to the "
        "rogue: 16 without the sword, 19 with it.") },
  { "paper.items.sceptre", ITEMS, N_ ("Sceptre of death: two minions defeated"), CITE_ITEM_LIST,
    N_ ("Once, when it is completed: cross out any two minions in your own dungeon, of any "
        "level and wherever they are. Both are defeated without a fight and without wounds: "
        "fill two cells of the minion track. They count for missions, goals and the talents "
        "that need every third minion. If fewer are left, only those.\n\n"
        "At the end the team loses 1 fame: with its two cells the sceptre is worth 1.") },
  { "paper.items.tome", ITEMS, N_ ("Tome of wisdom: a level at once"), CITE_ITEM_LIST,
    N_ ("Once, when it is completed: one hero of your choice rises by one level, without symbol "
        "or colour, with all that the level brings, such as the ability at level 4. If all "
        "heroes are at 6, this lapses. At the end 3 fame more than its cells, 5 in all.") },
  { "paper.potions.brew", POTIONS, N_ ("Any die brews two"), CITE_POTIONS,
    N_ ("A die of any colour with a hero or a clover brews two potions: fill the circles of the "
        "next two. With the alchemist talent it is three. Boots brew nothing by default.\n\n"
        "Single potions that come as a reward, from talents or from the cauldron are filled the "
        "same way and complete rows too, but no die brews them: the alchemist adds nothing.") },
  { "paper.potions.row", POTIONS, N_ ("Row complete: reward at once"), CITE_POTIONS,
    N_ ("With the last circle of a row filled, the team at once takes the reward printed there, "
        "however the potion came: a level or item cell gained thus asks for no symbol or "
        "colour. If two potions of one die end different rows, both rewards come.\n\n"
        "Example: the first row gives one level. Which potions end the other rows, and what "
        "they bring, is printed on your sheet.") },
  { "paper.open.potion-order", POTIONS, N_ ("By rows or by columns?"), CITE_POTIONS,
    N_ ("The book names two directions for filling potions, down and to the right, which can be "
        "read in two ways. One reading: row by row; the first row is then full early. The "
        "other: column by column, so that the rows are completed near the end.\n\n"
        "Default: neither is fixed. Your box stores after which potion each reward falls, which "
        "fits both; teach what your sheet shows. There is no other option.") },
  { "paper.potions.heal", POTIONS, N_ ("Two wounds a potion"), CITE_HEAL,
    N_ ("Under each brewed potion are two hearts. Instead of marking a wound on the track you "
        "may fill one of them, whatever dealt the wound. Wounds healed thus count neither for "
        "the penalty nor for resurrection; those that find no free heart go on the track.\n\n"
        "A used potion stays brewed. Six potions have twelve hearts: after three wounds healed "
        "nine are left.") },
  { "paper.open.late-heal", POTIONS, N_ ("Healing wounds that are marked?"), CITE_HEAL,
    N_ ("Default: no. A potion takes a wound in place of the mark on the track, so only at the "
        "moment the wound comes; a potion brewed later heals nothing that stands there.\n\n"
        "Other reading: yes, since a potion heals any wound; a heart under a potion is filled "
        "and one mark on the track erased. A resurrection that happened stays. Choose it with "
        "the house rule “Potions heal marked wounds”: “yes” (late_heal = yes).") },
  { "paper.potions.limit", POTIONS, N_ ("Surplus potions are lost"), CITE_POTIONS,
    N_ ("There are only as many potions as the sheet has circles: 12 in Tablemate unless you "
        "teach another number. What would go beyond is lost and brings nothing. The 12th potion "
        "gives a gem.\n\n"
        "Example: with 10 potions the alchemist brews three: two are filled, the 12th brings "
        "the gem, one is lost.") },
  { "paper.move.steps", MOVING, N_ ("Two steps, boots three, fewer allowed"), CITE_MOVE,
    N_ ("A die with a hero or a clover lets the team take up to two steps, boots up to three; "
        "each leads into a neighbouring room and settles its events before the next. You may "
        "stop earlier.\n\n"
        "Example: a room four steps away takes two dice, with boots or without; one five steps "
        "away takes three plain dice, or two if one of them shows boots.") },
  { "paper.open.leftover-steps", MOVING, N_ ("Are leftover steps kept?"), CITE_PART,
    N_ ("A die may be used for a part of its steps. The rulebook does not say what becomes of "
        "the rest if the team uses another die first. Default: it is lost.\n\n"
        "Other reading: it is kept for the round; the team may take one step, raise a hero with "
        "the next die and then take the second step. There is no option; set the steps by hand "
        "if your table plays so.") },
  { "paper.move.start", MOVING, N_ ("First step from an entrance"), CITE_MOVE,
    N_ ("The first step of the game leads from any of the six entrances at the bottom edge into "
        "the room above it, and costs a step. The team chooses the entrance when it first "
        "moves, in whatever round. An entrance is no room: it is not explored, and nobody goes "
        "back to it.\n\n"
        "The rulebook calls an entrance by the room above it; Tablemate says C0 for the one "
        "under C1. From C0 to D1 it is two steps.") },
  { "paper.move.adjacent", MOVING, N_ ("Same row or column, no diagonal"), CITE_MOVE,
    N_ ("A step leads to the next room in the same row or the same column: left, right, up or "
        "down. There are no diagonal steps, and no room is jumped over. From C1 you reach B1, "
        "D1 and C2 in one step; D2 takes two, by D1 or C2.") },
  { "paper.move.barrier", MOVING, N_ ("Walls and water"), CITE_BARRIER,
    N_ ("A wall, printed on the sheet or drawn at the start, and water between two rooms stop "
        "the step. The complete cloak opens walls, the complete medallion water; an edge with "
        "both needs both. The crossing costs one step as always.\n\n"
        "Example: with a wall between C1 and C2 you go by B1 and B2 in three steps.") },
  { "paper.open.ranger", MOVING, N_ ("Ranger: swim without the medallion?"), CITE_RANGER,
    N_ ("The ranger gets an additional step for each water crossed, and the card points to the "
        "medallion. Default: the talent gives only the step; crossing needs the medallion.\n\n"
        "Other reading: the ranger crosses by himself, and the medallion is mentioned for the "
        "meaning of crossing. In both one step must be left for the crossing, which it then "
        "gives back; going to and fro has no limit in the rules. Choose it with the house rule "
        "“The ranger’s talent”: “crosses water by itself” (ranger_swims = yes).") },
  { "paper.move.tunnel", MOVING, N_ ("Across to the opposite edge"), CITE_ROOMS,
    N_ ("Some rooms at the edge bear a sign: from there one step leads to the room at the other "
        "end of the same row or column. No wall or water is asked for. Only rooms with the sign "
        "do this.\n\n"
        "Example: F2 to A2 in one step. Which rooms bear the sign is printed on your sheet; "
        "teach it in Your box.") },
  { "paper.move.reentry", MOVING, N_ ("Again into a room: only traps act"), CITE_ROOMS,
    N_ ("A team may go back into rooms it has been in; it costs a step as usual. Nothing "
        "happens there again: no minion, no reward. Only a trap wounds every time, also when "
        "the team just passes through. A room entered twice counts as one room explored.\n\n"
        "Example: back through the trap in E1: one more wound, but no second item cell.") },
  { "paper.events.order", ROOMS, N_ ("Minion or trap first, then the reward"), CITE_MOVE,
    N_ ("When a team enters a room for the first time, everything in it happens at once, before "
        "the next step: first the minion or the trap with its wounds, then the reward, that is "
        "a potion, item cell, level or gem. So a level gained in a room does not help against "
        "its minion, and a potion comes too late for its wounds.\n\n"
        "Example D1: a goblin of level 3, rogue at level 2: 1 wound, then 1 potion.") },
  { "paper.minion.fight", ROOMS, N_ ("Wounds by difference of levels"), CITE_MINIONS,
    N_ ("Ghosts, goblins, orcs and zombies are minions; the room names the one hero who fights. "
        "The minion is always defeated. If its level is above the hero’s, the team receives the "
        "difference as wounds, otherwise none. Only this hero counts, and the heroes’ armour "
        "adds 1 to his level; the kind of minion does not matter.\n\n"
        "Example: level 3 against a rogue at level 2: 1 wound; with the armour none.") },
  { "paper.minion.track", ROOMS, N_ ("Minion track and its fame"), CITE_MINION_TRACK,
    N_ ("For every minion defeated cross it out on the map and fill the next cell of the minion "
        "track; so too for those that the sceptre or the assassin crosses out. At the end the "
        "fame under the last filled cell counts, only this one number. No minion is defeated "
        "twice.\n\n"
        "Example: nine minions are worth 16 fame. The other numbers are printed on your sheet; "
        "teach them in Your box.") },
  { "paper.open.crossed-reward", ROOMS, N_ ("Reward behind a crossed-out minion?"), CITE_REWARDS,
    N_ ("The sceptre or the assassin crosses out a minion that guards a reward. Default: when "
        "the team first enters the room there is no fight, but the reward is there.\n\n"
        "Other reading: no reward, because it is gained by defeating the minion on the spot. It "
        "matters most for gems and item cells behind strong minions. Choose it with the house "
        "rule “The reward behind a crossed minion”: “is lost” (crossed_reward = none).") },
  { "paper.trap", ROOMS, N_ ("A trap wounds at every entry"), CITE_TRAPS,
    N_ ("Whoever enters a room with a trap receives 1 wound, the first time and each time "
        "after, also in passing. Level and armour do not help; a potion may take the wound, and "
        "the scout is not wounded at all, though the trap counts as triggered.\n\n"
        "The reward in the room comes after the first wound and only then. In and out and in "
        "again: 2 wounds.") },
  { "paper.reward.free", ROOMS, N_ ("Rewards ignore symbol and colour"), CITE_REWARDS,
    N_ ("A level, item cell or potion that is gained, and not made with a die, asks for no "
        "symbol and no colour: any hero, any item. In a room it comes once the minion or trap "
        "is settled. What it sets off, such as an item completed or a row of potions, follows "
        "at once; several rewards in the order the team likes.\n\n"
        "A reward that cannot be marked lapses, for instance a level when all heroes are at 6.") },
  { "paper.gems.steal", GEMS, N_ ("Stealing a gem"), CITE_GEMS,
    N_ ("Eight gems lie in the dungeon, each with a letter. A team that enters such a room "
        "settles the minion or trap first; then, unless it had to cross that letter out, it "
        "steals the gem: fill the leftmost empty circle of the gem track and take the reward "
        "printed at this circle, if any, at once. A letter can be stolen by the same team only "
        "once.\n\n"
        "Where the gem is crossed out the team gets nothing for it.") },
  { "paper.gems.roundend", GEMS, N_ ("Letters named, the others cross out"), CITE_GEMS,
    N_ ("At the end of a round every team names the letters it has stolen in it. Each team that "
        "has not got a named gem crosses it out for the rest of the game. Teams that stole the "
        "same letter in the same round all keep it, whoever got there first.\n\n"
        "Example: of four teams the first and third steal A, the second C. The second and "
        "fourth cross out A; the first, third and fourth cross out C.") },
  { "paper.gems.outside", GEMS, N_ ("Two gems outside the dungeon"), CITE_GEMS,
    N_ ("Every team can have two more gems during the whole game: one when its rogue reaches "
        "level 4, one when its 12th potion is filled. Each fills the next circle of the gem "
        "track at once, with the reward. They have no letter, are not named and are never lost "
        "to others.\n\n"
        "The rulebook joins the two conditions with “and”; each brings a gem of its own, as the "
        "rogue’s ability is to act at once.") },
  { "paper.gems.track", GEMS, N_ ("Fame under the last circle"), CITE_GEM_TRACK,
    N_ ("At the end the number under the last filled circle of the gem track is the fame for "
        "gems, not the sum of all. There are ten circles: eight gems in the dungeon and two "
        "outside.\n\n"
        "Example: seven gems are worth 30 fame. The other numbers and the rewards on the way "
        "are printed on your sheet; teach them in Your box.") },
  { "paper.mission.claim", MISSIONS, N_ ("Claimed at the end of a round, by choice"), CITE_MISSIONS,
    N_ ("At the end of a round a team that meets the requirement of an open mission may say so "
        "and mark the fame at once. Nobody must, but waiting is a risk: the card then leaves "
        "the game, and later rounds bring nothing for it. All teams that meet it in the same "
        "round are paid in full.\n\n"
        "Example: two teams have four gems after round 4, and both say so: 4 fame each. A third "
        "with four gems in round 5 gets none.") },
  { "paper.open.missions-per-round", MISSIONS, N_ ("Several missions in one round?"), CITE_MISSIONS,
    N_ ("The rulebook speaks of a team that has fulfilled one of the missions. Default: a team "
        "may claim every mission it meets at the end of the same round, as each card is a task "
        "of its own.\n\n"
        "Other reading: one mission a team and round; the next has to wait and may meanwhile be "
        "taken away by others. Choose it with the house rule “Missions a team may claim in a "
        "round”: “one” (missions_per_round = one).") },
  { "paper.open.mission-timing", MISSIONS, N_ ("Missions before or after the monster?"),
    CITE_MISSION_TIMING,
    N_ ("In rounds 3, 6 and 8 missions and the fight both belong to the end of the round, in no "
        "stated order. It matters if the reward of a fight completes a mission. Default: "
        "missions first; what the fight brings counts from the next round, after round 8 no "
        "more.\n\n"
        "Other reading: the fight first, so that its reward still counts in this round. Choose "
        "it with the house rule “Missions are claimed”: “after the fight” (mission_timing = "
        "after).") },
  { "paper.mission.fame", MISSIONS, N_ ("Four fame each"), CITE_MISSION_FAME,
    N_ ("A mission is worth 4 fame to each team that claims it in time, whether one team does "
        "or all. Mark it at once; it has a row of its own on the final sheet, which reaches 12 "
        "with all three missions. In a solo game the round decides instead.") },
  { "paper.mission.list", MISSIONS, N_ ("The sixteen requirements"), CITE_LISTS,
    N_ ("Minions: 6 in all; 3 of different levels. Heroes: one at level 6; two at 5 or more; "
        "three at 4 or more; all four at 3 or more; health 12 or more. Rooms: 15; all 6 of a "
        "row; all 7 of a column; 2 corner rooms; those of all 3 monsters. Others: 4 gems; 8 "
        "potions; 4 complete items; 5 traps triggered.\n\n"
        "Minions of levels 3, 3, 4 and 5 are three different levels; heroes at 4, 5, 3 and 2 "
        "are only two at 4 or more. If your card says something else, the card is right.") },
  { "paper.open.potions-mission", MISSIONS, N_ ("Eight potions: brewed or unused?"), CITE_LISTS,
    N_ ("The public lists differ: the English one has eight potions brewed, the German one "
        "eight potions that the team has. Default: all potions filled so far, used for healing "
        "or not.\n\n"
        "Other reading: only potions without a heart used. With eight potions and one wound "
        "healed the mission is met by default, otherwise not. Choose it with the house rule "
        "“For the mission of potions count”: “only unused ones” (potions_mission = unused).") },
  { "paper.open.repeat-count", MISSIONS, N_ ("Does the same obstacle count again?"),
    CITE_LISTS_TRAPS,
    N_ ("For the mission of five traps and the goal of traps, walls and rivers: a team passes "
        "the same one again. Default: every passing counts, as a trap acts at every entry.\n\n"
        "Other reading: each trap, wall and river counts once. In and out of one trap room "
        "until it has acted five times completes the mission by default, at the price of five "
        "wounds. Choose it with the house rule “Traps, walls and rivers count”: “each once” "
        "(repeat_count = once).") },
  { "paper.monster.who", MONSTERS, N_ ("Who passed the room must fight"), CITE_MONSTERS,
    N_ ("At the end of a stage every team that is or ever was in the room of this stage’s "
        "monster has to fight, wherever it stands now; a visit in an earlier stage counts too. "
        "Entering the room itself starts no fight. Teams that were never there flee.\n\n"
        "All fight at the same time, each for itself: what one team deals does not weaken the "
        "monster for another, and it is never slain for good.") },
  { "paper.monster.power", MONSTERS, N_ ("Strength, doubled hero, bonuses"), CITE_MONSTERS,
    N_ ("Combat power is the sum of the four levels, plus once more the level of the hero the "
        "monster is vulnerable to, plus 1 for a warrior at level 4 or more, 3 for the complete "
        "fire sword and 2 for the berserker talent. The heroes’ armour does not count. The "
        "double level is for this fight only, not for health.\n\n"
        "Example: levels 4, 3, 3 and 4, rogue doubled, with the sword: 14 + 4 + 1 + 3 = 22.") },
  { "paper.monster.range", MONSTERS, N_ ("Three limits: fame and wounds"), CITE_MONSTER_RANGE,
    N_ ("The card has three limits of combat power, each with fame and wounds. The highest "
        "limit the team reaches decides: more power brings more fame and fewer wounds. Fame is "
        "marked on the fight’s row at once, wounds at once too, on potions or on the track; the "
        "barbarian receives none.\n\n"
        "Example, the Chimera with limits 14 and 18: power 16 gives 3 fame and 4 wounds, power "
        "22 gives 7 fame and 2 wounds.") },
  { "paper.open.monster-limit", MONSTERS, N_ ("Power exactly on a limit?"), CITE_MONSTERS,
    N_ ("The text lets a team flee whose power is not above the minimum; the figure beside it "
        "calls 14 the minimum needed, 13 too little. Default: a limit is reached at equality, "
        "on all three limits.\n\n"
        "Other reading: it must be exceeded. Against the Chimera a power of 14 gives 3 fame and "
        "4 wounds by default, otherwise the team flees and loses 4 fame. Choose it with the "
        "house rule “A monster’s limit is”: “must be exceeded” (at_limit = exceed).") },
  { "paper.monster.flee", MONSTERS, N_ ("Not there or too weak: flight"), CITE_MONSTER_FLEE,
    N_ ("A team flees that has never been in the monster’s room, or whose combat power is below "
        "the first limit. It loses the fame printed on the card, marked as a negative number on "
        "the row of this fight, and receives no wounds and no reward. Nobody who can fight may "
        "flee instead.\n\n"
        "Example, the Chimera: power 13 loses 4 fame; so does power 30 that never reached the "
        "room.") },
  { "paper.monster.top", MONSTERS, N_ ("Reward for the single strongest"), CITE_MONSTER_TOP,
    N_ ("The reward on the card goes to the one team with the highest combat power among those "
        "that fight. If two or more share the highest, nobody gets it; nor does a player alone. "
        "Teams that flee are not compared, however strong, and the power decides, not the "
        "range: 22 beats 20 in the same range.\n\n"
        "The reward comes after the fight and, like every reward, asks for no symbol or colour.") },
  { "paper.goal.fame", GOALS, N_ ("A goal: 2, 4, 6 fame or none"), CITE_GOALS,
    N_ ("The highest step reached by the end counts; before the first it is 0, never less. The "
        "steps are, for minions of level 3, of level 4, of level 5 and heroes at 5 or more: 2, "
        "3, 4; minions, as also traps, walls and rivers passed: 4, 7, 10; columns with 4 or "
        "more rooms explored: 4, 5, 6; full rows, corner rooms: 1, 2, 3; potions, used or not: "
        "6, 9, 12; rooms: 20, 25, 30; fame of monster fights: 10, 15, 20; complete items: 2, 4, "
        "7; edge rooms: 10, 13, 16; gems: 2, 5, 7; health: 12, 16, 20.\n\n"
        "Example: six gems are 4 fame, the seventh makes it 6.") },
  { "paper.open.edge-corners", GOALS, N_ ("Are corner rooms edge rooms?"), CITE_LISTS,
    N_ ("The goal for edge rooms does not say whether the four corners belong to them. Default: "
        "they do, so the dungeon has 22 edge rooms: columns A and F, rows 1 and 7.\n\n"
        "Other reading: they do not, which leaves 18. With ten edge rooms explored, all corners "
        "among them, the goal gives 2 fame by default, otherwise 0. Choose it with the house "
        "rule “Corner rooms”: “are not edge rooms” (edge_corners = no).") },
  { "paper.open.monster-fame", GOALS, N_ ("Are flee losses taken off?"), CITE_LISTS,
    N_ ("The goal counts fame from monster fights. Default: the fame won only; a flight is no "
        "fame from a fight and takes nothing off.\n\n"
        "Other reading: the sum of the three rows, losses included. With 3, −4 and 7 it is 10 "
        "and the first step by default, otherwise 6 and nothing. The rows of the three fights "
        "stay the same. Choose it with the house rule “For the goal of monster fame count”: "
        "“losses taken off” (fame_reading = net).") },
  { "paper.goal.colours", GOALS, N_ ("Personality: two black, two white heroes"), CITE_GOAL_COLOURS,
    N_ ("The goal tells which two heroes are black; the others are white. Warrior and mage: "
        "complete items, edge rooms. Warrior and priest: minions of level 3, rooms, corner "
        "rooms. Warrior and rogue: minions of level 4, columns, gems. Mage and priest: minions "
        "of level 5, rows, monster fame. Mage and rogue: potions, health. Priest and rogue: all "
        "minions, heroes at 5 or more, traps, walls and rivers.\n\n"
        "Fill the cells of the two black heroes before round 1. If your card shows other "
        "colours, the card is right.") },
  { "paper.talent.fame", TALENTS, N_ ("Fame of the talent"), CITE_TALENT_FAME,
    N_ ("The talent’s fame is added to that of the goal on one row, used or not: shaman 3; "
        "psionic, fortune teller, healer 2; barbarian, treasure hunter, assassin 0; alchemist, "
        "noble, ranger, merchant −1; berserker, beastmaster, scout −2; veteran, craftsman −3. "
        "The row can be negative.\n\n"
        "Example: a goal reached in part (4) and the psionic (2) make 6.") },
  { "paper.talent.alchemist", TALENTS, N_ ("Alchemist: one potion more"), CITE_TALENT_LIST,
    N_ ("Each die the team uses to brew gives one more potion, three instead of two. Potions "
        "gained without a die are not increased. A third potion without a free circle is lost. "
        "−1 fame.") },
  { "paper.talent.noble", TALENTS, N_ ("Noble: a cell at level 5"), CITE_TALENT_LIST,
    N_ ("Each time one of the heroes reaches level 5, by die or reward, fill one cell of any "
        "magic item at once, without a symbol. At most four times, once for each hero; level 6 "
        "brings none. −1 fame.") },
  { "paper.talent.barbarian", TALENTS, N_ ("Barbarian: unhurt by monsters"), CITE_TALENT_LIST,
    N_ ("The team receives no wounds in fights with the three monsters, whatever limit it "
        "reaches. Fame, flight and reward stay as they are, and skulls, minions and traps wound "
        "as usual. 0 fame.") },
  { "paper.talent.treasure-hunter", TALENTS, N_ ("Treasure hunter: a gem before the game"),
    CITE_TALENT_LIST,
    N_ ("Before round 1 the team steals one gem of any letter: first circle of the gem track, "
        "with its reward. The letter is not named at a round’s end, so the others may still "
        "steal it; this team cannot take it again from its room. If another team steals it in "
        "round 2, it is crossed out then for those without it. 0 fame.") },
  { "paper.talent.berserker", TALENTS, N_ ("Berserker: +2 against monsters"), CITE_TALENT_LIST,
    N_ ("Add 2 to the team’s combat power in each of the three monster fights, also for "
        "comparing who is strongest. It does nothing against minions and does not change "
        "health. Strength 13 with a doubled rogue at 3: 18 instead of 16. −2 fame.") },
  { "paper.talent.beastmaster", TALENTS, N_ ("Beastmaster: a cell for three minions"),
    CITE_TALENT_LIST,
    N_ ("With the 3rd, 6th, 9th minion defeated and so on, fill one cell of any magic item at "
        "once, without a symbol. Minions crossed out by the sceptre count: from two to four "
        "makes one cell. −2 fame.") },
  { "paper.talent.veteran", TALENTS, N_ ("Veteran: two heroes start at level 2"), CITE_TALENT_LIST,
    N_ ("Before round 1 raise two different heroes by one level each; colours and symbols do "
        "not matter. The team begins with strength and health 6. Not the same hero twice. −3 "
        "fame.") },
  { "paper.talent.psionic", TALENTS, N_ ("Psionic: once a round the other colour"),
    CITE_TALENT_LIST,
    N_ ("In each round one die may count as the other colour when a hero is raised: a white hat "
        "as a black one. Unused, it does not add up for later rounds. With the mage at level 4 "
        "it is needed no more. The symbol stays as it is. +2 fame.") },
  { "paper.talent.fortune-teller", TALENTS, N_ ("Fortune teller: one skull wound fewer"),
    CITE_TALENT_LIST,
    N_ ("In each round the team receives one wound fewer from the skulls of the roll: with two "
        "skulls 1, with one 0, never less. Other wounds stay. With the priest at level 4 there "
        "is nothing left to save. +2 fame.") },
  { "paper.talent.scout", TALENTS, N_ ("Scout: unhurt by traps"), CITE_TALENT_LIST,
    N_ ("Traps deal no wounds to this team, at the first entry and later. They are triggered "
        "all the same: the reward of the room is gained and the trap counts for the mission and "
        "the goal. −2 fame.") },
  { "paper.talent.ranger", TALENTS, N_ ("Ranger: a step back for each crossing"), CITE_TALENT_LIST,
    N_ ("Each time the team crosses water it gets one additional step with this die, so that "
        "the crossing costs nothing in the end; one step must be left to begin it. By default "
        "the medallion is needed to cross at all. Two steps and one crossing on the way: three "
        "rooms. −1 fame.") },
  { "paper.talent.merchant", TALENTS, N_ ("Merchant: a potion for each gem"), CITE_TALENT_LIST,
    N_ ("Each gem the team steals, inside the dungeon or one of the two outside, brings one "
        "potion at once, besides the reward of the gem track. The 12th potion gives a gem, and "
        "this one again a potion, which is lost if there is no circle left. −1 fame.") },
  { "paper.talent.assassin", TALENTS, N_ ("Assassin: two minions before the game"),
    CITE_TALENT_LIST,
    N_ ("Before round 1 cross out any two minions of your dungeon and fill two cells of the "
        "minion track. They count as defeated, without wounds, for missions, goals and fame. "
        "Later there is no fight in their rooms. 0 fame.") },
  { "paper.talent.craftsman", TALENTS, N_ ("Craftsman: first cells of two items"), CITE_TALENT_LIST,
    N_ ("Before round 1 fill the first cell of two different magic items of your choice, "
        "without symbols. None is complete yet, so nothing works, but each needs only one more "
        "cell. −3 fame, of which the two cells give 2 back.") },
  { "paper.talent.healer", TALENTS, N_ ("Healer: two potions before the game"), CITE_TALENT_LIST,
    N_ ("Before round 1 the team gets two potions, filled as usual, with four hearts for the "
        "first wounds. They count as brewed for missions and goals. +2 fame.") },
  { "paper.talent.shaman", TALENTS, N_ ("Shaman: a potion for three minions"), CITE_TALENT_LIST,
    N_ ("With the 3rd, 6th, 9th minion defeated and so on, the team gets one potion at once, "
        "also if the sceptre crosses the minion out. It comes after the fight, too late for the "
        "wounds of that very minion. +3 fame.") },
  { "paper.end.game", ENDING, N_ ("After the third monster"), CITE_END,
    N_ ("The game ends after the fight with the third monster, at the end of round 8. Letters, "
        "missions, wounds and the fight’s reward of this round still count, with all they set "
        "off. Then each team fills in its final sheet; no more dice are used.") },
  { "paper.score.rows", ENDING, N_ ("The twelve rows"), CITE_SCORE,
    N_ ("The sheet adds up, in this order: the three monster fights, a flight as a negative "
        "number; lowest level and heroes at 6; item cells and complete items; gems; minions; "
        "minus the wound penalty; minus 9 for resurrection; goal with talent; missions; last "
        "the total. Only fights and missions are marked during play, the rest is counted at the "
        "end. The total may be negative.\n\n"
        "Example: 3 + 7 − 4 + 7 + 8 + 30 + 16 − 6 − 9 + 6 + 8 = 66.") },
  { "paper.end.winner", ENDING, N_ ("Most fame, then rooms, then shared"), CITE_SCORE,
    N_ ("The highest total wins. Of teams with equal totals the one that has explored more "
        "rooms is ahead; each room counts once, entrances do not. If that is equal, too, they "
        "share the place. Wounds, gems or missions decide nothing more.\n\n"
        "Example: totals 66, 71 and 71 with 20, 18 and 22 rooms: the third wins, the second is "
        "next.") },
  { "paper.variant.vanishing", VARIANTS, N_ ("Vanishing gems"), CITE_VANISHING,
    N_ ("With this variant (option “Vanishing gems”, vanishing = on) two gems vanish after each "
        "of the first two monster fights: every team crosses out the two letters on that "
        "monster’s card unless it has stolen them already. The third fight makes nothing "
        "vanish. All players agree on it beforehand; alone it is a must.\n\n"
        "Example: letters B and E, and your team holds E: only B is crossed out, and E remains "
        "yours.") },
  { "paper.open.vanish-fled", VARIANTS, N_ ("Do gems vanish for a team that fled?"), CITE_VANISHING,
    N_ ("The letters are crossed out after the fight with the monster. Default: for all teams, "
        "those that fled included, because the fight is over for everybody.\n\n"
        "Other reading: only for teams that fought; who fled has had no fight and may still "
        "steal these gems. Choose it with the house rule “Gems vanish”: “not for those that "
        "fled” (vanish_fled = no).") },
  { "paper.variant.campaign", VARIANTS, N_ ("Four scenarios of three chapters"), CITE_CAMPAIGN,
    N_ ("A campaign is three games in a row, on the dungeon cards of one scenario: Urban "
        "legends A, B, C; Mummy of Hamunaptra D, E, F; Sinister tower G, H, I; Around the "
        "kingdom J, K, L. Each chapter is set up anew with a fresh sheet, missions, talents and "
        "goals; nothing but the fame is carried over.\n\n"
        "There are standings after each chapter; the highest sum of the three totals wins. "
        "Totals 66, 40, 55 against 50, 61, 52: 161 to 163.") },
  { "paper.open.campaign-tie", VARIANTS, N_ ("Equal sums in a campaign?"), CITE_CAMPAIGN,
    N_ ("The rulebook decides a tie of one game, but not of a campaign. Default: teams with "
        "equal sums share the place.\n\n"
        "Other reading: as in a single game, the team that has explored more rooms in all "
        "chapters together is ahead. Choose it with the house rule “Equal sums in a campaign”: "
        "“more rooms in all chapters” (campaign_tie = rooms).") },
  { "paper.variant.solo", SOLO, N_ ("What changes for one player"), CITE_SOLO,
    N_ ("Set up and play as usual, with two changes: a mission’s fame depends on the round in "
        "which it is claimed, and vanishing gems are a must. Besides, no monster gives its "
        "reward, as there is nobody to be stronger than. Stolen gems are lost to nobody.\n\n"
        "There is no winner; the total goes into your own list of records, by dungeon card.") },
  { "paper.mission.solo", SOLO, N_ ("Missions alone: the sooner, the more"), CITE_SOLO_FAME,
    N_ ("Alone, a mission claimed at the end of rounds 1 to 8 is worth 6, 5, 4, 4, 3, 3, 2 and "
        "1 fame instead of 4. The rulebook only says that the card has two columns, rounds and "
        "fame; the numbers are those of the public lists.\n\n"
        "Example: in round 2 it brings 5 fame, in round 8 just 1.") },
  { "paper.open.solo-missions", SOLO, N_ ("The same numbers on all missions?"), CITE_SOLO_FAME,
    N_ ("The rulebook sends you to the two columns of each card and prints none of them. "
        "Default: 6, 5, 4, 4, 3, 3, 2, 1 for all sixteen missions, as in the public lists.\n\n"
        "Other reading: your cards show other numbers. Set the fame by hand after the claim; "
        "there is no option for it.") },
  { "paper.achievement.unhurt", ACHIEVEMENTS, N_ ("Unhurt: an empty wound track"), CITE_TABLEMATE,
    N_ ("A game finished without a single wound on the wound track. Wounds that potions took do "
        "not spoil it.") },
  { "paper.achievement.all-items", ACHIEVEMENTS, N_ ("Full armoury: all eight items"),
    CITE_TABLEMATE,
    N_ ("All eight magic items complete at the end: 16 cells, and 25 fame on that row.") },
  { "paper.achievement.ten-gems", ACHIEVEMENTS, N_ ("Treasury: all ten gems"), CITE_TABLEMATE,
    N_ ("The gem track filled to its tenth circle: all eight gems of the dungeon and the two "
        "outside, by the rogue at level 4 and the 12th potion.") },
  { "paper.achievement.slayer", ACHIEVEMENTS, N_ ("Monster slayer: strongest three times"),
    CITE_TABLEMATE,
    N_ ("The single highest combat power in all three monster fights of one game. A tie with "
        "another team is not enough, and neither is a fight won alone at the table.") },
  { "paper.achievement.legend", ACHIEVEMENTS, N_ ("Living legends: four heroes at 6"),
    CITE_TABLEMATE,
    N_ ("All four heroes at level 6 at the end, that is a strength and health of 24.") },
  { "paper.achievement.explorer", ACHIEVEMENTS, N_ ("Explorer: all 42 rooms"), CITE_TABLEMATE,
    N_ ("Each of the 42 rooms of the dungeon entered at least once in one game. It takes 42 "
        "steps at least.") },
  { "paper.achievement.goal-full", ACHIEVEMENTS, N_ ("Goal achieved: 6 fame"), CITE_TABLEMATE,
    N_ ("The third and highest step of the goal that the team kept. Its talent does not matter "
        "here.") },
  { "paper.achievement.chapter-sweep", ACHIEVEMENTS, N_ ("Chapter sweep: best in all three"),
    CITE_TABLEMATE,
    N_ ("First place in each of the three chapters of one campaign, not only in the sum. A "
        "campaign played to its last chapter is needed.") },
  { "paper.odds", ODDS, N_ ("How chances are counted"), CITE_TABLEMATE,
    N_ ("Dice are independent, with the faces in Your box; a void roll is repeated. With the "
        "usual faces 43535 of the 46656 outcomes stand, all equally likely: 2906 are void by "
        "skulls and 216 by clovers, one of them by both. Chances are counted exactly among "
        "these, rounds being independent. Of them 15500 show no skull, 18675 one and 9360 two, "
        "on average 0.859 a round and 6.87 in eight.\n\n"
        "Example: a black sword and shield or a clover in its place comes in 29455 cases, 67.7 "
        "%, and within three rounds in 96.6 %. If only the offending dice are thrown again, "
        "outcomes are not equally likely, and the chance is given as a decimal.") },
  { "paper.catalogue", AT_THE_TABLE, N_ ("Printed on sheet or card: taught by you"), CITE_TABLEMATE,
    N_ ("The rulebook shows neither the map of the sheet nor its tracks, nor most of the cards. "
        "What it tells is preset; all else you enter once in Your box, which keeps it for later "
        "games. A value that is not known never stops play: Tablemate takes what you say and "
        "asks for it once; a room not taught is taken as empty.\n\n"
        "Each match works with the copy made at its start, so a later correction changes no old "
        "game.") },
  { "paper.adjust", AT_THE_TABLE, N_ ("Set by hand: paper is right"), CITE_TABLEMATE,
    N_ ("What the players have on paper is right by definition: every counter, card and cell of "
        "the map can be set by hand at any time. Only what the sheet cannot hold is refused, "
        "such as a seventh level or a third cell of an item.\n\n"
        "A number set by hand sets nothing else off: a rogue put at level 4 brings no gem of "
        "itself. Rewards of an uncommon kind and leftover steps are entered this way too.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (paper_dungeons_articles) == PAPER_N_ARTICLES);
