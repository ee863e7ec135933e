/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-arrival.h"
#include "black-crystal-cards.h"
#include "black-crystal-private.h"

G_BEGIN_DECLS

/* A move while it is resolved, and what the rules of all moves share: the stack of events, arriving on a
 * cell, fleeing, tokens. */

/**
 * CrystalTurn:
 * @move: the move
 * @resolution: where it is resolved
 * @table: the table with all changes so far, but for the mine
 * @map: the mine with all changes so far
 * @laid: the mine as it lies on the table
 * @has_map: whether the mine is kept at all
 * @phase: the phase before the move
 *
 * A move while it is resolved. Everything that a dwarf does ends in crystal_turn_end(), which lays the
 * mine back on the table, goes through what happens by itself and sets the phase.
 */
typedef struct
{
  const TmMove *move;
  TmResolution *resolution;
  const TmTable *table;
  CrystalMap map;
  CrystalMap laid;
  gboolean has_map;
  guint phase;
} CrystalTurn;

/* What a die of a move shows, 1 to 6. */
#define CRYSTAL_DIE(args, param) (tm_args_get ((args), (param)) + 1)

/* One pending event. */
typedef struct
{
  gint32 kind;
  gint32 seat;
  gint32 a;
  gint32 b;
} CrystalPending;

/* What goes through pending events: whether one is kept; it may be changed. */
typedef gboolean (*CrystalSift) (CrystalTurn *self, CrystalPending *pending, int number);

/* black-crystal-turn.c */
void crystal_turn_begin (CrystalTurn *self, const TmMove *move, TmResolution *resolution);
void crystal_turn_end (CrystalTurn *self);
void crystal_turn_declare_winner (CrystalTurn *self, guint seat);
void crystal_turn_forbid (CrystalTurn *self, const char *id, const char *article, TmText text);
void crystal_turn_note (CrystalTurn *self, const char *id, const char *article, TmText text);
gboolean crystal_turn_refuse (CrystalTurn *self, const char *id, const char *article, TmText text);
gboolean crystal_turn_check_running (CrystalTurn *self);
gboolean crystal_turn_check_act (CrystalTurn *self, guint seat);

gint32 crystal_turn_get (const CrystalTurn *self, guint counter, guint seat);
void crystal_turn_set (CrystalTurn *self, guint counter, guint seat, gint32 value);
void crystal_turn_add (CrystalTurn *self, guint counter, guint seat, gint32 amount);
void crystal_turn_add_shared (CrystalTurn *self, guint counter, gint32 amount);

gboolean crystal_get_pending (const TmTable *table, guint depth, CrystalPending *pending);
gboolean crystal_turn_get_top (const CrystalTurn *self, CrystalPending *pending);
void crystal_turn_push (CrystalTurn *self, gint32 kind, guint seat, gint32 a, gint32 b);
void crystal_turn_pop (CrystalTurn *self);
gboolean crystal_turn_take (CrystalTurn *self, gint32 kind, CrystalPending *pending);
void crystal_turn_sift (CrystalTurn *self, guint n_below, CrystalSift sift, int number);
void crystal_turn_drop_seat (CrystalTurn *self, guint seat);
guint crystal_turn_get_mover (const CrystalTurn *self);
/* black-crystal-walk.c */
gboolean crystal_may_walk_to (const TmTable *table, guint seat, int place);

/* Where arriving differs. */
enum
{
  /* The tile was laid or turned up just now. */
  ARRIVE_OPENED = 1 << 0,
  /* Nothing of the cell is resolved but a duel, and what lies there is not taken. */
  ARRIVE_NO_EVENTS = 1 << 1,
  /* The event is played again as if the tile were new, even a beaten Boom (Inner voice, Magnet, pit). */
  ARRIVE_AGAIN = 1 << 2,
  /* No Even-Odd and no Find (Alchemist). */
  ARRIVE_NO_FIND = 1 << 3,
  ARRIVE_BY_PORTAL = 1 << 4,
};

/* black-crystal-arrive.c */
int crystal_turn_get_place (const CrystalTurn *self, guint seat);
gboolean crystal_turn_stop_mining (CrystalTurn *self, guint seat);
void crystal_turn_put_dwarf (CrystalTurn *self, guint seat, int place);
void crystal_turn_arrive (CrystalTurn *self, guint seat, int place, guint how);
void crystal_turn_uncover (CrystalTurn *self, guint seat, int place);
gboolean crystal_mark_uncovered (CrystalTurn *self, CrystalPending *pending, int seat);
void crystal_turn_meet (CrystalTurn *self, guint seat, int event);
void crystal_turn_flee (CrystalTurn *self, guint seat, guint steps);
void crystal_turn_retreat (CrystalTurn *self, guint seat);
void crystal_turn_land (CrystalTurn *self, guint seat, int place, guint skip);
void crystal_turn_lose_turns (CrystalTurn *self, guint seat, guint count);
void crystal_turn_drop_crystals (CrystalTurn *self, guint seat, int place);
void crystal_turn_settle_arrival (CrystalTurn *self, guint seat, int place);
void crystal_turn_settle_here (CrystalTurn *self, guint seat);

/* black-crystal-tokens.c: what lies on the board, with the supplies */
gboolean crystal_turn_lay_tile (
    CrystalTurn *self, guint seat, guint cell, int event, int sides, gboolean face_down);
void crystal_turn_turn_up (CrystalTurn *self, guint cell, int event, int sides);
void crystal_turn_take_tile_back (CrystalTurn *self, guint cell);
gboolean crystal_turn_return_tile (CrystalTurn *self, guint seat);
gboolean crystal_turn_count_tile (CrystalTurn *self, guint seat, int event);
gboolean crystal_turn_set_boom (CrystalTurn *self, int place, gboolean there);
gboolean crystal_turn_set_rubble (CrystalTurn *self, int place, gboolean there);
void crystal_turn_set_passage (CrystalTurn *self, guint cell, TmSide side, gboolean there);
void crystal_turn_set_door (CrystalTurn *self, TmSide side, gboolean there);
void crystal_turn_clear_cell (CrystalTurn *self, guint cell);
gboolean crystal_turn_pay (CrystalTurn *self, guint seat, CrystalMeans means);
gboolean crystal_has_means (const TmTable *table, guint seat, CrystalMeans means);
void crystal_turn_open_joint (CrystalTurn *self, guint seat, int from, int to);
int crystal_sides_from_arg (const TmArgs *args, guint param);
/* Which tile the app's player holds: its face, or -1. */
int crystal_get_taken (const TmTable *table, guint seat, guint *piece);

/* A pending fight, taken apart. */
typedef struct
{
  guint seat;
  int place;
  int monster;
  guint flags;
  /* Whose monster it is: prizes are his. */
  guint owner;
} CrystalFightEvent;

/* black-crystal-fights.c: a fight from the card to the flight */
gboolean crystal_get_fight (const TmTable *table, CrystalFightEvent *fight);
void crystal_fight_open (CrystalTurn *self, guint seat, int place, int monster, guint flags);
void crystal_fight_go_on (CrystalTurn *self);
void crystal_fight_drop_card (CrystalTurn *self);
void crystal_fight_win (CrystalTurn *self);
void crystal_fight_lose (CrystalTurn *self, int die, guint flee, guint skip);
void crystal_fight_leave (CrystalTurn *self, gboolean joins);
void crystal_fight_pass_to (CrystalTurn *self, guint seat);

/* black-crystal-boosts.c: the cards announced in a fight */
void crystal_count_announced (const TmTable *table,
                              guint seat,
                              CrystalEnemy enemy,
                              int monster,
                              TmResolution *resolution,
                              CrystalBoosts *boosts);
void crystal_boosts_roll (CrystalTurn *self);
gboolean crystal_is_late_to_boost (const TmTable *table);
void crystal_boosts_clear (CrystalTurn *self);
void
crystal_boosts_announce (CrystalTurn *self, guint seat, guint piece, CrystalFind find, guint uses);
void crystal_add_playable (TmResolution *resolution, guint why);
gboolean crystal_turn_pay_merchant (CrystalTurn *self, guint seat, guint cards);

/* black-crystal-duel.c */
gboolean crystal_get_duel (const TmTable *table, guint seats[2], int *place);
void crystal_duel_settle (CrystalTurn *self, const CrystalPending *duel, guint winner, guint loser);

/* black-crystal-tame.c */
guint crystal_list_servants (const TmTable *table, guint seat, guint pieces[CRYSTAL_N_BOOM_CARDS]);
gboolean crystal_has_to_serve (const TmTable *table, guint seat);
gboolean crystal_has_to_serve_in_duel (const TmTable *table, guint seat);

/* black-crystal-strike.c: what a negative card does when it is drawn */
void crystal_strike (CrystalTurn *self, guint seat, CrystalFind find);

/* black-crystal-rounds.c */
void crystal_turn_begin_next (CrystalTurn *self, guint seat);

G_END_DECLS
