/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"

G_BEGIN_DECLS

/* What the rules speak of, and what the box says of each: names, and the numbers that are public. */

#define PAPER_MAX_ROUND 8
#define PAPER_N_STAGES 3
#define PAPER_N_DICE 6
#define PAPER_N_WHITE 3
#define PAPER_DICE_A_ROUND 3
#define PAPER_TOO_MANY 3
#define PAPER_ITEM_CELLS 2
#define PAPER_MISSIONS_OUT 3
#define PAPER_BLACK_HEROES 2
#define PAPER_N_CHAPTERS 3
#define PAPER_MAX_LEVEL 6
#define PAPER_PERK_LEVEL 4
#define PAPER_NOBLE_LEVEL 5
#define PAPER_MAX_GEMS 10
#define PAPER_MAX_MINIONS 42
#define PAPER_GEM_POTION 12
#define PAPER_HEARTS 2
#define PAPER_RESURRECTION 9
#define PAPER_MISSION_FAME 4

typedef enum
{
  HERO_WARRIOR,
  HERO_MAGE,
  HERO_PRIEST,
  HERO_ROGUE,
  PAPER_N_HEROES,
} PaperHero;

typedef enum
{
  COLOUR_WHITE,
  COLOUR_BLACK,
  PAPER_N_COLOURS,
} PaperColour;

/* The first four are those of the heroes, in their order. */
typedef enum
{
  SYMBOL_WARRIOR,
  SYMBOL_MAGE,
  SYMBOL_PRIEST,
  SYMBOL_ROGUE,
  SYMBOL_CLOVER,
  SYMBOL_BOOTS,
  SYMBOL_SKULL,
  PAPER_N_SYMBOLS,
} PaperSymbol;

/* What a cell of an item asks for: the symbol of a hero, or nothing. -1: not told. */
#define SYMBOL_ANY SYMBOL_CLOVER

typedef enum
{
  ITEM_ARMOUR,
  ITEM_CROWN,
  ITEM_CAULDRON,
  ITEM_MEDALLION,
  ITEM_CLOAK,
  ITEM_SWORD,
  ITEM_SCEPTRE,
  ITEM_TOME,
  PAPER_N_ITEMS,
} PaperItem;

typedef enum
{
  TALENT_ALCHEMIST,
  TALENT_NOBLE,
  TALENT_BARBARIAN,
  TALENT_TREASURE_HUNTER,
  TALENT_BERSERKER,
  TALENT_BEASTMASTER,
  TALENT_VETERAN,
  TALENT_PSIONIC,
  TALENT_FORTUNE_TELLER,
  TALENT_SCOUT,
  TALENT_RANGER,
  TALENT_MERCHANT,
  TALENT_ASSASSIN,
  TALENT_CRAFTSMAN,
  TALENT_HEALER,
  TALENT_SHAMAN,
  PAPER_N_TALENTS,
} PaperTalent;

/** PAPER_NO_TALENT: stands where a talent could. The same number of any other card: none. */
#define PAPER_NO_TALENT (-1)

typedef enum
{
  MISSION_MINIONS_3_LEVELS,
  MISSION_HERO_6,
  MISSION_ROW,
  MISSION_HEROES_3,
  MISSION_COLUMN,
  MISSION_POTIONS_8,
  MISSION_HEROES_4,
  MISSION_MINIONS_6,
  MISSION_GEMS_4,
  MISSION_CORNERS_2,
  MISSION_TRAPS_5,
  MISSION_ROOMS_15,
  MISSION_ITEMS_4,
  MISSION_HEALTH_12,
  MISSION_MONSTER_ROOMS,
  MISSION_HEROES_5,
  PAPER_N_MISSIONS,
} PaperMission;

typedef enum
{
  GOAL_MINIONS_L4,
  GOAL_MINIONS_L5,
  GOAL_OBSTACLES,
  GOAL_COLUMNS,
  GOAL_ROWS,
  GOAL_HEROES_5,
  GOAL_MINIONS_L3,
  GOAL_POTIONS,
  GOAL_ROOMS,
  GOAL_MONSTER_FAME,
  GOAL_ITEMS,
  GOAL_EDGE,
  GOAL_MINIONS,
  GOAL_GEMS,
  GOAL_CORNERS,
  GOAL_HEALTH,
  PAPER_N_GOALS,
} PaperGoal;

#define PAPER_GOAL_STEPS 3
#define PAPER_GOAL_STEP_FAME 2
/** PAPER_GOAL_FAME: the fame of a goal of which so many steps are reached: 0, 2, 4, 6. */
#define PAPER_GOAL_FAME(steps) (PAPER_GOAL_STEP_FAME * (steps))

typedef enum
{
  REWARD_NONE,
  REWARD_POTION,
  REWARD_ITEM,
  REWARD_LEVEL,
  REWARD_GEM,
  REWARD_MINION,
  REWARD_OTHER,
  PAPER_N_REWARDS,
} PaperReward;

typedef enum
{
  MINION_NONE,
  MINION_GHOST,
  MINION_GOBLIN,
  MINION_ORC,
  MINION_ZOMBIE,
  PAPER_N_MINION_KINDS,
} PaperMinionKind;

/* What a completed item gives. */
typedef enum
{
  GIVES_NONE,
  GIVES_MINION_LEVEL,
  GIVES_POTIONS_3,
  GIVES_WATER,
  GIVES_WALLS,
  GIVES_POWER_3,
  GIVES_MINIONS_2,
  GIVES_LEVEL_1,
} PaperGives;

#define PAPER_N_LETTERS 8
#define PAPER_N_DUNGEONS 12
#define PAPER_N_MONSTER_CARDS 12
/* The most monsters that a match knows by name: those of the box, and names spelled otherwise. */
#define PAPER_MAX_MONSTERS 16

typedef enum
{
  CAMPAIGN_NONE,
  CAMPAIGN_URBAN,
  CAMPAIGN_MUMMY,
  CAMPAIGN_TOWER,
  CAMPAIGN_KINGDOM,
  PAPER_N_CAMPAIGNS,
} PaperCampaign;

/* Words, each by its index above. The symbols of dice have those of the heroes first; the words of
 * what an item asks for end in "any", and those of colours in "any" as well. */
extern const TmWord paper_hero_words[PAPER_N_HEROES];
extern const TmWord paper_colour_words[PAPER_N_COLOURS];
extern const TmWord paper_symbol_words[PAPER_N_SYMBOLS];
extern const TmWord paper_item_words[PAPER_N_ITEMS];
extern const TmWord paper_talent_words[PAPER_N_TALENTS];
extern const TmWord paper_mission_words[PAPER_N_MISSIONS];
extern const TmWord paper_goal_words[PAPER_N_GOALS];
extern const TmWord paper_reward_words[PAPER_N_REWARDS];
extern const TmWord paper_minion_words[PAPER_N_MINION_KINDS];
extern const TmWord paper_letter_words[PAPER_N_LETTERS];
extern const TmWord paper_dungeon_words[PAPER_N_DUNGEONS];
extern const TmWord paper_campaign_words[PAPER_N_CAMPAIGNS];
extern const char *const paper_gives_ids[GIVES_LEVEL_1 + 1];

/* What the entries of a list are, where each is of another die, hero, item or monster. */
extern const char *const paper_die_names[PAPER_N_DICE];
extern const char *const paper_hero_names[PAPER_N_HEROES];
extern const char *const paper_item_names[PAPER_N_ITEMS];
extern const char *const paper_monster_names[PAPER_N_STAGES];

/* The rows of the final sheet, R «Подсчёт очков», and the letters that are printed beside them: the
 * last is the total. */
#define PAPER_N_SHEET_LINES 12
extern const char *const paper_row_names[PAPER_N_SHEET_LINES];
extern const char *const paper_row_letters[PAPER_N_SHEET_LINES];

/* What the box says. */
extern const gint8 paper_item_fame[PAPER_N_ITEMS];
extern const PaperGives paper_item_gives[PAPER_N_ITEMS];
extern const gint8 paper_talent_fame[PAPER_N_TALENTS];
extern const guint8 paper_mission_need[PAPER_N_MISSIONS];
extern const guint8 paper_goal_steps[PAPER_N_GOALS][PAPER_GOAL_STEPS];
extern const guint8 paper_goal_colours[PAPER_N_GOALS][PAPER_N_HEROES];
extern const guint8 paper_solo_mission_fame[PAPER_MAX_ROUND];

/* The faces that a die has as long as nobody has told others: one of each symbol its colour
 * allows. */
extern const guint8 paper_usual_faces[PAPER_N_COLOURS][6];

PaperColour paper_get_die_colour (guint die);
guint paper_get_stage (guint round);
gboolean paper_is_fight_round (guint round);
int paper_get_campaign_dungeon (PaperCampaign campaign, guint chapter);

G_END_DECLS
