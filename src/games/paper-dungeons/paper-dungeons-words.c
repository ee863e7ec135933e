/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What things are called, and the numbers that the rulebook and public lists of the cards give: R p.2,
 * p.8, p.14 to p.16, «Режим кампании». */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-words.h"
#include "tm-text.h"

#define HEROES                                                          \
  [HERO_WARRIOR] = { "warrior", N_ ("Warrior"), "fighter" },            \
  [HERO_MAGE] = { "mage", TM_WORD ("paper dungeons", "Mage"), "mage" }, \
  [HERO_PRIEST] = { "priest", N_ ("Priest"), "cleric" },                \
  [HERO_ROGUE] = { "rogue", N_ ("Rogue"), "thief" }

const TmWord paper_hero_words[] = { HEROES };

const TmWord paper_colour_words[] = {
  [COLOUR_WHITE] = { "white", TM_WORD ("die", "white"), NULL },
  [COLOUR_BLACK] = { "black", TM_WORD ("die", "black"), NULL },
};

const TmWord paper_symbol_words[] = {
  HEROES,
  [SYMBOL_CLOVER] = { "clover", N_ ("Clover"), "clover" },
  [SYMBOL_BOOTS] = { "boots", N_ ("Three boots"), "boots" },
  [SYMBOL_SKULL] = { "skull", TM_WORD ("die", "Skull"), "skull" },
};

const TmWord paper_item_words[] = {
  [ITEM_ARMOUR] = { "armour", N_ ("Heroes’ armour"), "shield" },
  [ITEM_CROWN] = { "crown", N_ ("Crown of the Just King"), "crown" },
  [ITEM_CAULDRON] = { "cauldron", N_ ("Alchemist’s cauldron"), "cauldron" },
  [ITEM_MEDALLION] = { "medallion", N_ ("Medallion of Har"), "medallion" },
  [ITEM_CLOAK] = { "cloak", N_ ("Intangible cloak"), "cloak" },
  [ITEM_SWORD] = { "sword", N_ ("Fire sword"), "sword" },
  [ITEM_SCEPTRE] = { "sceptre", N_ ("Sceptre of death"), "sceptre" },
  [ITEM_TOME] = { "tome", N_ ("Tome of wisdom"), "book" },
};

const TmWord paper_talent_words[] = {
  [TALENT_ALCHEMIST] = { "alchemist", TM_WORD ("talent", "Alchemist"), "potion" },
  [TALENT_NOBLE] = { "noble", TM_WORD ("talent", "Noble"), "crown" },
  [TALENT_BARBARIAN] = { "barbarian", TM_WORD ("talent", "Barbarian"), "shield" },
  [TALENT_TREASURE_HUNTER] = { "treasure-hunter", TM_WORD ("talent", "Treasure hunter"), "gem" },
  [TALENT_BERSERKER] = { "berserker", TM_WORD ("talent", "Berserker"), "fighter" },
  [TALENT_BEASTMASTER] = { "beastmaster", TM_WORD ("talent", "Beastmaster"), "goblin" },
  [TALENT_VETERAN] = { "veteran", TM_WORD ("talent", "Veteran"), "star" },
  [TALENT_PSIONIC] = { "psionic", TM_WORD ("talent", "Psionic"), "mage" },
  [TALENT_FORTUNE_TELLER] = { "fortune-teller", TM_WORD ("talent", "Fortune teller"), "clover" },
  [TALENT_SCOUT] = { "scout", TM_WORD ("talent", "Scout"), "spikes" },
  [TALENT_RANGER] = { "ranger", TM_WORD ("talent", "Ranger"), "boots" },
  [TALENT_MERCHANT] = { "merchant", TM_WORD ("talent", "Merchant"), "coin" },
  [TALENT_ASSASSIN] = { "assassin", TM_WORD ("talent", "Assassin"), "thief" },
  [TALENT_CRAFTSMAN] = { "craftsman", TM_WORD ("talent", "Craftsman"), "tools" },
  [TALENT_HEALER] = { "healer", TM_WORD ("talent", "Healer"), "heart" },
  [TALENT_SHAMAN] = { "shaman", TM_WORD ("talent", "Shaman"), "skeleton" },
};

const TmWord paper_mission_words[] = {
  [MISSION_MINIONS_3_LEVELS]
  = { "minions-3-levels", N_ ("Minions of three different levels"), "goblin" },
  [MISSION_HERO_6] = { "hero-6", N_ ("A hero at level 6"), "star" },
  [MISSION_ROW] = { "row", N_ ("All 6 rooms of a row"), "door" },
  [MISSION_HEROES_3] = { "heroes-3", N_ ("All heroes at level 3 or more"), "star" },
  [MISSION_COLUMN] = { "column", N_ ("All 7 rooms of a column"), "door" },
  [MISSION_POTIONS_8] = { "potions-8", N_ ("8 potions"), "potion" },
  [MISSION_HEROES_4] = { "heroes-4", N_ ("Three heroes at level 4 or more"), "star" },
  [MISSION_MINIONS_6] = { "minions-6", N_ ("6 minions"), "goblin" },
  [MISSION_GEMS_4] = { "gems-4", N_ ("4 gems"), "gem" },
  [MISSION_CORNERS_2] = { "corners-2", N_ ("2 corner rooms"), "door" },
  [MISSION_TRAPS_5] = { "traps-5", N_ ("5 traps triggered"), "spikes" },
  [MISSION_ROOMS_15] = { "rooms-15", N_ ("15 rooms"), "door" },
  [MISSION_ITEMS_4] = { "items-4", N_ ("4 complete items"), "sword" },
  [MISSION_HEALTH_12] = { "health-12", N_ ("Health of 12 or more"), "heart" },
  [MISSION_MONSTER_ROOMS] = { "monster-rooms", N_ ("The rooms of all 3 monsters"), "monster" },
  [MISSION_HEROES_5] = { "heroes-5", N_ ("Two heroes at level 5 or more"), "star" },
};

const TmWord paper_goal_words[] = {
  [GOAL_MINIONS_L4] = { "minions-l4", N_ ("Minions of level 4"), "goblin" },
  [GOAL_MINIONS_L5] = { "minions-l5", N_ ("Minions of level 5"), "goblin" },
  [GOAL_OBSTACLES] = { "obstacles", N_ ("Traps, walls and rivers passed"), "spikes" },
  [GOAL_COLUMNS] = { "columns", N_ ("Columns with 4 or more rooms explored"), "door" },
  [GOAL_ROWS] = { "rows", N_ ("Rows fully explored"), "door" },
  [GOAL_HEROES_5] = { "heroes-5", N_ ("Heroes at level 5 or more"), "star" },
  [GOAL_MINIONS_L3] = { "minions-l3", N_ ("Minions of level 3"), "goblin" },
  [GOAL_POTIONS] = { "potions", N_ ("Potions, used or not"), "potion" },
  [GOAL_ROOMS] = { "rooms", N_ ("Rooms explored"), "door" },
  [GOAL_MONSTER_FAME] = { "monster-fame", N_ ("Fame from monster fights"), "monster" },
  [GOAL_ITEMS] = { "items", N_ ("Complete items"), "sword" },
  [GOAL_EDGE] = { "edge", N_ ("Edge rooms explored"), "door" },
  [GOAL_MINIONS] = { "minions", TM_WORD ("goal", "Minions"), "goblin" },
  [GOAL_GEMS] = { "gems", TM_WORD ("goal", "Gems"), "gem" },
  [GOAL_CORNERS] = { "corners", N_ ("Corner rooms explored"), "door" },
  [GOAL_HEALTH] = { "health", N_ ("Total health"), "heart" },
};

const TmWord paper_reward_words[] = {
  [REWARD_NONE] = { "none", TM_WORD ("reward", "nothing"), NULL },
  [REWARD_POTION] = { "potion", TM_WORD ("reward", "potion"), "potion" },
  [REWARD_ITEM] = { "item", TM_WORD ("reward", "item cell"), "sword" },
  [REWARD_LEVEL] = { "level", TM_WORD ("reward", "level"), "star" },
  [REWARD_GEM] = { "gem", TM_WORD ("reward", "gem"), "gem" },
  [REWARD_MINION] = { "minion", TM_WORD ("reward", "minion"), "goblin" },
  [REWARD_OTHER] = { "other", TM_WORD ("reward", "something else"), "scroll" },
};

const TmWord paper_minion_words[] = {
  [MINION_NONE] = { "none", TM_WORD ("minion", "none"), NULL },
  [MINION_GHOST] = { "ghost", N_ ("Ghost"), "ghost" },
  [MINION_GOBLIN] = { "goblin", N_ ("Goblin"), "goblin" },
  [MINION_ORC] = { "orc", N_ ("Orc"), "orc" },
  [MINION_ZOMBIE] = { "zombie", N_ ("Zombie"), "zombie" },
};

/* The box prints Latin letters on gems in every edition. */
const TmWord paper_letter_words[] = {
  { "a", N_ ("A"), NULL }, { "b", N_ ("B"), NULL }, { "c", N_ ("C"), NULL },
  { "d", N_ ("D"), NULL }, { "e", N_ ("E"), NULL }, { "f", N_ ("F"), NULL },
  { "g", N_ ("G"), NULL }, { "h", N_ ("H"), NULL },
};

/* The Russian edition letters its dungeon cards А Б В Г Д Е Ж З И К Л М. */
const TmWord paper_dungeon_words[] = {
  { "a", TM_WORD ("dungeon card", "A"), NULL }, { "b", TM_WORD ("dungeon card", "B"), NULL },
  { "c", TM_WORD ("dungeon card", "C"), NULL }, { "d", TM_WORD ("dungeon card", "D"), NULL },
  { "e", TM_WORD ("dungeon card", "E"), NULL }, { "f", TM_WORD ("dungeon card", "F"), NULL },
  { "g", TM_WORD ("dungeon card", "G"), NULL }, { "h", TM_WORD ("dungeon card", "H"), NULL },
  { "i", TM_WORD ("dungeon card", "I"), NULL }, { "j", TM_WORD ("dungeon card", "J"), NULL },
  { "k", TM_WORD ("dungeon card", "K"), NULL }, { "l", TM_WORD ("dungeon card", "L"), NULL },
};

const TmWord paper_campaign_words[] = {
  [CAMPAIGN_NONE] = { "none", TM_WORD ("campaign", "none"), NULL },
  [CAMPAIGN_URBAN] = { "urban", N_ ("Urban legends"), NULL },
  [CAMPAIGN_MUMMY] = { "mummy", N_ ("Mummy of Hamunaptra"), NULL },
  [CAMPAIGN_TOWER] = { "tower", N_ ("Sinister tower"), NULL },
  [CAMPAIGN_KINGDOM] = { "kingdom", N_ ("Around the kingdom"), NULL },
};

const char *const paper_gives_ids[]
    = { "none", "minion-level", "potions-3", "water", "walls", "power-3", "minions-2", "level-1" };

const char *const paper_die_names[]
    = { N_ ("White die 1"), N_ ("White die 2"), N_ ("White die 3"),
        N_ ("Black die 1"), N_ ("Black die 2"), N_ ("Black die 3") };

const char *const paper_hero_names[]
    = { N_ ("Warrior"), TM_WORD ("paper dungeons", "Mage"), N_ ("Priest"), N_ ("Rogue") };

const char *const paper_item_names[] = {
  N_ ("Heroes’ armour"),   N_ ("Crown of the Just King"), N_ ("Alchemist’s cauldron"),
  N_ ("Medallion of Har"), N_ ("Intangible cloak"),       N_ ("Fire sword"),
  N_ ("Sceptre of death"), N_ ("Tome of wisdom"),
};

const char *const paper_monster_names[]
    = { N_ ("First monster"), N_ ("Second monster"), N_ ("Third monster") };

const char *const paper_row_names[] = {
  TM_WORD ("final sheet", "First monster"), TM_WORD ("final sheet", "Second monster"),
  TM_WORD ("final sheet", "Third monster"), TM_WORD ("final sheet", "Levels"),
  TM_WORD ("final sheet", "Items"),         TM_WORD ("final sheet", "Gems"),
  TM_WORD ("final sheet", "Minions"),       TM_WORD ("final sheet", "Wounds"),
  TM_WORD ("final sheet", "Resurrection"),  TM_WORD ("final sheet", "Goal and talent"),
  TM_WORD ("final sheet", "Missions"),      TM_WORD ("final sheet", "Total"),
};

/* The Russian sheet skips Ё and Й. */
const char *const paper_row_letters[] = {
  TM_WORD ("row of the sheet", "A"), TM_WORD ("row of the sheet", "B"),
  TM_WORD ("row of the sheet", "C"), TM_WORD ("row of the sheet", "D"),
  TM_WORD ("row of the sheet", "E"), TM_WORD ("row of the sheet", "F"),
  TM_WORD ("row of the sheet", "G"), TM_WORD ("row of the sheet", "H"),
  TM_WORD ("row of the sheet", "I"), TM_WORD ("row of the sheet", "J"),
  TM_WORD ("row of the sheet", "K"), TM_WORD ("row of the sheet", "L"),
};

const gint8 paper_item_fame[] = { 2, 4, 0, 1, 0, 0, -1, 3 };

const PaperGives paper_item_gives[]
    = { GIVES_MINION_LEVEL, GIVES_NONE,    GIVES_POTIONS_3, GIVES_WATER,
        GIVES_WALLS,        GIVES_POWER_3, GIVES_MINIONS_2, GIVES_LEVEL_1 };

const gint8 paper_talent_fame[] = { -1, -1, 0, 0, -2, -2, -3, 2, 2, -2, -1, -1, 0, -3, 2, 3 };

const guint8 paper_mission_need[] = { 3, 6, 6, 4, 7, 8, 3, 6, 4, 2, 5, 15, 4, 12, 3, 2 };

const guint8 paper_goal_steps[][PAPER_GOAL_STEPS] = {
  { 2, 3, 4 },  { 2, 3, 4 },  { 4, 7, 10 },   { 4, 5, 6 },    { 1, 2, 3 }, { 2, 3, 4 },
  { 2, 3, 4 },  { 6, 9, 12 }, { 20, 25, 30 }, { 10, 15, 20 }, { 2, 4, 7 }, { 10, 13, 16 },
  { 4, 7, 10 }, { 2, 5, 7 },  { 1, 2, 3 },    { 12, 16, 20 },
};

#define W COLOUR_WHITE
#define B COLOUR_BLACK
const guint8 paper_goal_colours[][PAPER_N_HEROES] = {
  { B, W, W, B }, { W, B, B, W }, { W, W, B, B }, { B, W, W, B }, { W, B, B, W }, { W, W, B, B },
  { B, W, B, W }, { W, B, W, B }, { B, W, B, W }, { W, B, B, W }, { B, B, W, W }, { B, B, W, W },
  { W, W, B, B }, { B, W, W, B }, { B, W, B, W }, { W, B, W, B },
};
#undef W
#undef B

const guint8 paper_solo_mission_fame[] = { 6, 5, 4, 4, 3, 3, 2, 1 };

const guint8 paper_usual_faces[PAPER_N_COLOURS][6] = {
  { SYMBOL_WARRIOR, SYMBOL_MAGE, SYMBOL_PRIEST, SYMBOL_ROGUE, SYMBOL_CLOVER, SYMBOL_SKULL },
  { SYMBOL_WARRIOR, SYMBOL_MAGE, SYMBOL_PRIEST, SYMBOL_ROGUE, SYMBOL_BOOTS, SYMBOL_SKULL },
};

/**
 * paper_get_die_colour:
 * @die: a die, w1 w2 w3 b1 b2 b3
 *
 * Gets the colour of a die, R «Кубики».
 *
 * Returns: its colour
 */
PaperColour
paper_get_die_colour (guint die)
{
  return die < PAPER_N_WHITE ? COLOUR_WHITE : COLOUR_BLACK;
}

/**
 * paper_get_stage:
 * @round: a round, from 1 to 8
 *
 * Gets the stage of a round, R «Ход игры»: 1 to 3, 4 to 6, 7 and 8.
 *
 * Returns: the stage, from 1 to 3
 */
guint
paper_get_stage (guint round)
{
  return round <= 3 ? 1 : round <= 6 ? 2 : 3;
}

/**
 * paper_is_fight_round:
 * @round: a round, from 1 to 8
 *
 * Tells whether a monster is met at the end of a round, R «Сражение с чудовищами».
 *
 * Returns: whether it is the last of its stage
 */
gboolean
paper_is_fight_round (guint round)
{
  return round == 3 || round == 6 || round == 8;
}

/**
 * paper_get_campaign_dungeon:
 * @campaign: a scenario, or %CAMPAIGN_NONE
 * @chapter: its chapter, from 1 to 3
 *
 * Gets the dungeon card of a chapter, R «Режим кампании».
 *
 * Returns: the card, from 0; -1 without a scenario
 */
int
paper_get_campaign_dungeon (PaperCampaign campaign, guint chapter)
{
  return campaign == CAMPAIGN_NONE ? -1
                                   : ((int) campaign - 1) * PAPER_N_CHAPTERS + (int) chapter - 1;
}
