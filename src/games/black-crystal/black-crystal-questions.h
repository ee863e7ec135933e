/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-private.h"
#include "tm-question.h"

G_BEGIN_DECLS

/* The judge's questions: their parameters by index, and what the files of their answers share. Those
 * about the mine are in -answers-map.c, -answers-ground.c, -params-map.c and -fill.c; those about
 * fights, cards and chances in -answers-fight.c, -answers-cards.c, -answers-odds.c and -params-fight.c.
 * None of them knows a table: no values of “Your box”. */

enum
{
  BOOM_FIGHT_MONSTER,
  BOOM_FIGHT_HEALTH,
  BOOM_FIGHT_DIE,
  BOOM_FIGHT_OWN,
  BOOM_FIGHT_MERCHANT,
  BOOM_FIGHT_BOOSTS,
  BOOM_FIGHT_PUMP,
  BOOM_FIGHT_FIRST,
  BOOM_FIGHT_DIE2,
  BOOM_FIGHT_PRE,
  N_BOOM_FIGHT_PARAMS,
};

/* What questions about the mine begin with. */
enum
{
  MINE_MAP,
  MINE_SIDES,
  MINE_SEAT,
  N_MINE,
};

enum
{
  FLEE_PATH_STEPS = N_MINE,
  FLEE_PATH_FROM,
  N_FLEE_PATH_PARAMS,
};

enum
{
  DWARF_FIGHT_DIE_A,
  DWARF_FIGHT_DIE_B,
  DWARF_FIGHT_OWN_A,
  DWARF_FIGHT_OWN_B,
  DWARF_FIGHT_CRYSTALS_A,
  DWARF_FIGHT_CRYSTALS_B,
  N_DWARF_FIGHT_PARAMS,
};

enum
{
  EVEN_ODD_FOR,
  EVEN_ODD_ASKED_CALL,
  EVEN_ODD_ASKED_DIE,
  EVEN_ODD_BOOM_TOKEN,
  EVEN_ODD_BUMMER,
  N_EVEN_ODD_PARAMS,
};

enum
{
  ENTER_EVENT,
  ENTER_OPENED,
  ENTER_BOOM_TOKEN,
  ENTER_RUBBLE,
  ENTER_RIVAL,
  ENTER_LOOSE,
  ENTER_CRYSTALS,
  ENTER_FINDERS,
  N_ENTER_PARAMS,
};

enum
{
  PLACE_TILE_CELL = N_MINE,
  PLACE_TILE_OPEN,
  PLACE_TILE_EVENT,
  PLACE_TILE_FIRST,
  PLACE_TILE_MEANS,
  N_PLACE_TILE_PARAMS,
};

enum
{
  ASK_MOVE_CELL = N_MINE,
  ASK_MOVE_HOME,
  ASK_MOVE_SPENT,
  ASK_MOVE_MEANS,
  N_ASK_MOVE_PARAMS,
};

enum
{
  ASK_MUSHROOM_CELL = N_MINE,
  ASK_MUSHROOM_LEFT,
  ASK_MUSHROOM_ORDINARY,
  ASK_MUSHROOM_MARKED,
  N_ASK_MUSHROOM_PARAMS,
};

enum
{
  ASK_EXPLOSIVE_USE = N_MINE,
  ASK_EXPLOSIVE_CELL,
  ASK_EXPLOSIVE_MEANS,
  ASK_EXPLOSIVE_LEFT,
  N_ASK_EXPLOSIVE_PARAMS,
};

enum
{
  ASK_RUBBLE_MEANS,
  ASK_RUBBLE_BOOM_TOKEN,
  ASK_RUBBLE_STANDING,
  ASK_RUBBLE_SOURCE,
  N_ASK_RUBBLE_PARAMS,
};

/* Where the rubble comes from. */
enum
{
  RUBBLE_LAID,
  RUBBLE_CAVE_IN,
  RUBBLE_BUKH,
  RUBBLE_STONECUTTER,
  N_RUBBLE_SOURCES,
};

enum
{
  ASK_PORTAL_OPEN,
  ASK_PORTAL_ARRIVED,
  ASK_PORTAL_OCCUPIED,
  N_ASK_PORTAL_PARAMS,
};

enum
{
  ASK_PIT_DIE,
  ASK_PIT_OPEN,
  ASK_PIT_FIRST,
  ASK_PIT_FLOPS,
  ASK_PIT_MAP,
  ASK_PIT_SIDES,
  ASK_PIT_CELL,
  N_ASK_PIT_PARAMS,
};

enum
{
  CRYSTAL_CASE,
  CRYSTAL_CARRIED,
  N_CRYSTAL_PARAMS,
};

enum
{
  CRYSTAL_IN_FIGHT_KIND,
  CRYSTAL_IN_FIGHT_WINNER,
  CRYSTAL_IN_FIGHT_LOSER,
  N_CRYSTAL_IN_FIGHT_PARAMS,
};

enum
{
  HAND_LIMIT_HAND,
  HAND_LIMIT_END,
  HAND_LIMIT_TABLE,
  N_HAND_LIMIT_PARAMS,
};

enum
{
  FIND_CARD_CARD,
  FIND_CARD_MOMENT,
  FIND_CARD_ENEMY,
  FIND_CARD_MONSTER,
  FIND_CARD_USED,
  N_FIND_CARD_PARAMS,
};

enum
{
  BOOSTS_CARDS,
  BOOSTS_ENEMY,
  BOOSTS_MONSTER,
  BOOSTS_ROLL,
  N_BOOSTS_PARAMS,
};

enum
{
  BOOM_CARD_MONSTER,
  BOOM_CARD_RESULT,
  BOOM_CARD_DIE,
  BOOM_CARD_CALL,
  N_BOOM_CARD_PARAMS,
};

enum
{
  CONTROL_FIGHT_HEALTH,
  CONTROL_FIGHT_OWN,
  CONTROL_FIGHT_ENEMY,
  CONTROL_FIGHT_ENEMY_HEALTH,
  CONTROL_FIGHT_DIE,
  CONTROL_FIGHT_RIVAL,
  N_CONTROL_FIGHT_PARAMS,
};

enum
{
  ASK_SKILL_SKILL,
  ASK_SKILL_CASE,
  ASK_SKILL_USED,
  ASK_SKILL_CARDS,
  ASK_SKILL_NAMED,
  ASK_SKILL_DIE,
  ASK_SKILL_CALL,
  ASK_SKILL_HAND,
  ASK_SKILL_BLOCKED,
  ASK_SKILL_HAVE,
  N_ASK_SKILL_PARAMS,
};

/* In place of a seat, these have the victim, the dwarf walled in, the dwarf thrown. */
enum
{
  AMULET_CRYSTALS = N_MINE,
  N_AMULET_PARAMS,
};

enum
{
  N_TRAPPED_PARAMS = N_MINE,
};

enum
{
  ASK_THROWN_BY = N_MINE,
  ASK_THROWN_DIR,
  ASK_THROWN_DISTANCE,
  N_ASK_THROWN_PARAMS,
};

enum
{
  TURN_ORDER_SEATS,
  TURN_ORDER_CURRENT,
  TURN_ORDER_SKIPS,
  N_TURN_ORDER_PARAMS,
};

enum
{
  ASK_DRAFT_SIGNS,
  N_ASK_DRAFT_PARAMS,
};

enum
{
  ASK_TILES_VARIANT,
  N_ASK_TILES_PARAMS,
};

enum
{
  ASK_WIN_CRYSTALS,
  ASK_WIN_EVENT,
  ASK_WIN_PENDING,
  N_ASK_WIN_PARAMS,
};

enum
{
  ODDS_BOOM_MONSTER,
  ODDS_BOOM_HEALTH,
  ODDS_BOOM_OWN,
  ODDS_BOOM_ONCE,
  ODDS_BOOM_FIRST_ROLLS,
  ODDS_BOOM_PLAYERS,
  N_ODDS_BOOM_PARAMS,
};

enum
{
  ODDS_DWARF_OWN_A,
  ODDS_DWARF_OWN_B,
  ODDS_DWARF_ONCE_A,
  ODDS_DWARF_ONCE_B,
  N_ODDS_DWARF_PARAMS,
};

enum
{
  ODDS_TILES_LEFT,
  ODDS_TILES_CRYSTALS,
  ODDS_TILES_EXITS,
  ODDS_TILES_DRAWS,
  ODDS_TILES_UNSEEN,
  ODDS_TILES_WANTED,
  N_ODDS_TILES_PARAMS,
};

enum
{
  ODDS_FLEE_MONSTER = N_MINE,
  ODDS_FLEE_HEALTH,
  ODDS_FLEE_OWN,
  ODDS_FLEE_ONCE,
  N_ODDS_FLEE_PARAMS,
};

/* black-crystal-params-fight.c */
extern const TmParam crystal_boom_fight_params[N_BOOM_FIGHT_PARAMS];
extern const TmParam crystal_dwarf_fight_params[N_DWARF_FIGHT_PARAMS];
extern const TmParam crystal_even_odd_params[N_EVEN_ODD_PARAMS];
extern const TmParam crystal_crystal_params[N_CRYSTAL_PARAMS];
extern const TmParam crystal_crystal_in_fight_params[N_CRYSTAL_IN_FIGHT_PARAMS];
extern const TmParam crystal_hand_limit_params[N_HAND_LIMIT_PARAMS];
extern const TmParam crystal_find_card_params[N_FIND_CARD_PARAMS];
extern const TmParam crystal_boosts_params[N_BOOSTS_PARAMS];
extern const TmParam crystal_boom_card_params[N_BOOM_CARD_PARAMS];
extern const TmParam crystal_control_fight_params[N_CONTROL_FIGHT_PARAMS];
extern const TmParam crystal_skill_params[N_ASK_SKILL_PARAMS];
extern const TmParam crystal_turn_order_params[N_TURN_ORDER_PARAMS];
extern const TmParam crystal_draft_params[N_ASK_DRAFT_PARAMS];
extern const TmParam crystal_tiles_params[N_ASK_TILES_PARAMS];
extern const TmParam crystal_win_params[N_ASK_WIN_PARAMS];
extern const TmParam crystal_odds_boom_params[N_ODDS_BOOM_PARAMS];
extern const TmParam crystal_odds_dwarf_params[N_ODDS_DWARF_PARAMS];
extern const TmParam crystal_odds_tiles_params[N_ODDS_TILES_PARAMS];

/* Their answers, and what a running match knows of them. */
void crystal_answer_boom_fight (const TmArgs *args, TmRuling *ruling);
void crystal_answer_dwarf_fight (const TmArgs *args, TmRuling *ruling);
void crystal_answer_even_odd (const TmArgs *args, TmRuling *ruling);
void crystal_answer_crystal (const TmArgs *args, TmRuling *ruling);
void crystal_answer_crystal_in_fight (const TmArgs *args, TmRuling *ruling);
void crystal_answer_hand_limit (const TmArgs *args, TmRuling *ruling);
void crystal_answer_find_card (const TmArgs *args, TmRuling *ruling);
void crystal_answer_boosts (const TmArgs *args, TmRuling *ruling);
void crystal_answer_boom_card (const TmArgs *args, TmRuling *ruling);
void crystal_answer_control_fight (const TmArgs *args, TmRuling *ruling);
void crystal_answer_skill (const TmArgs *args, TmRuling *ruling);
void crystal_answer_turn_order (const TmArgs *args, TmRuling *ruling);
void crystal_answer_draft (const TmArgs *args, TmRuling *ruling);
void crystal_answer_tiles (const TmArgs *args, TmRuling *ruling);
void crystal_answer_win (const TmArgs *args, TmRuling *ruling);
void crystal_answer_odds_boom (const TmArgs *args, TmRuling *ruling);
void crystal_answer_odds_dwarf (const TmArgs *args, TmRuling *ruling);
void crystal_answer_odds_tiles (const TmArgs *args, TmRuling *ruling);
gboolean crystal_fill_boom_fight (const TmTable *table, TmArgs *args);
gboolean crystal_fill_dwarf_fight (const TmTable *table, TmArgs *args);
gboolean crystal_fill_even_odd (const TmTable *table, TmArgs *args);
gboolean crystal_fill_hand_limit (const TmTable *table, TmArgs *args);
gboolean crystal_fill_boosts (const TmTable *table, TmArgs *args);
gboolean crystal_fill_boom_card (const TmTable *table, TmArgs *args);
gboolean crystal_fill_skill (const TmTable *table, TmArgs *args);
gboolean crystal_fill_turn_order (const TmTable *table, TmArgs *args);
gboolean crystal_fill_tiles (const TmTable *table, TmArgs *args);
gboolean crystal_fill_win (const TmTable *table, TmArgs *args);
gboolean crystal_fill_odds_boom (const TmTable *table, TmArgs *args);
gboolean crystal_fill_odds_dwarf (const TmTable *table, TmArgs *args);
gboolean crystal_fill_odds_tiles (const TmTable *table, TmArgs *args);

/* black-crystal-params-map.c */
extern const TmParam crystal_flee_path_params[N_FLEE_PATH_PARAMS];
extern const TmParam crystal_enter_params[N_ENTER_PARAMS];
extern const TmParam crystal_place_tile_params[N_PLACE_TILE_PARAMS];
extern const TmParam crystal_move_params[N_ASK_MOVE_PARAMS];
extern const TmParam crystal_mushroom_params[N_ASK_MUSHROOM_PARAMS];
extern const TmParam crystal_explosive_params[N_ASK_EXPLOSIVE_PARAMS];
extern const TmParam crystal_rubble_params[N_ASK_RUBBLE_PARAMS];
extern const TmParam crystal_portal_params[N_ASK_PORTAL_PARAMS];
extern const TmParam crystal_pit_params[N_ASK_PIT_PARAMS];
extern const TmParam crystal_amulet_params[N_AMULET_PARAMS];
extern const TmParam crystal_trapped_params[N_TRAPPED_PARAMS];
extern const TmParam crystal_thrown_params[N_ASK_THROWN_PARAMS];
extern const TmParam crystal_odds_flee_params[N_ODDS_FLEE_PARAMS];

/* black-crystal-answers-map.c */
void crystal_answer_flee_path (const TmArgs *args, TmRuling *ruling);
void crystal_answer_amulet (const TmArgs *args, TmRuling *ruling);
void crystal_answer_trapped (const TmArgs *args, TmRuling *ruling);
void crystal_answer_odds_flee (const TmArgs *args, TmRuling *ruling);
void crystal_answer_move (const TmArgs *args, TmRuling *ruling);
void crystal_answer_enter (const TmArgs *args, TmRuling *ruling);
void crystal_answer_portal (const TmArgs *args, TmRuling *ruling);
/* black-crystal-answers-ground.c */
void crystal_answer_place_tile (const TmArgs *args, TmRuling *ruling);
void crystal_answer_mushroom (const TmArgs *args, TmRuling *ruling);
void crystal_answer_explosive (const TmArgs *args, TmRuling *ruling);
void crystal_answer_rubble (const TmArgs *args, TmRuling *ruling);
void crystal_answer_pit (const TmArgs *args, TmRuling *ruling);
void crystal_answer_thrown (const TmArgs *args, TmRuling *ruling);

/* black-crystal-fill.c */
gboolean crystal_fill_mine (const TmTable *table, TmArgs *args);
gboolean crystal_fill_flee_path (const TmTable *table, TmArgs *args);
gboolean crystal_fill_place_tile (const TmTable *table, TmArgs *args);
gboolean crystal_fill_move (const TmTable *table, TmArgs *args);
gboolean crystal_fill_mushroom (const TmTable *table, TmArgs *args);
gboolean crystal_fill_explosive (const TmTable *table, TmArgs *args);
gboolean crystal_fill_portal (const TmTable *table, TmArgs *args);
gboolean crystal_fill_pit (const TmTable *table, TmArgs *args);
gboolean crystal_fill_amulet (const TmTable *table, TmArgs *args);
gboolean crystal_fill_enter (const TmTable *table, TmArgs *args);
gboolean crystal_fill_odds_flee (const TmTable *table, TmArgs *args);

/* black-crystal-answers.c: what answers share */

/* "a1" and "entrance", with the zero. */
#define CRYSTAL_MAX_PLACE_NAME 12

gboolean crystal_read_mine (const TmArgs *args,
                            guint map_param,
                            const char *seat_id,
                            guint least_seats,
                            TmRuling *ruling,
                            CrystalMap *map,
                            guint *seat);
guint crystal_get_used_sides (const CrystalMap *map);
void crystal_spell_place (int place, char name[CRYSTAL_MAX_PLACE_NAME]);
void crystal_set_places (TmRuling *ruling, const char *id, const gint8 *places, guint n_places);
void crystal_set_cells (TmRuling *ruling, const char *id, const CrystalCells *cells);
void crystal_set_why (TmRuling *ruling, guint64 whys);
TmText crystal_get_first_why (guint64 whys);
gboolean crystal_read_health (
    const TmArgs *args, guint monster_param, guint health_param, TmRuling *ruling, int *health);

G_END_DECLS
