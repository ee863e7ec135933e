/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-play.h"

G_BEGIN_DECLS

/* A Find card while it is played, and dwarfs that cards move: what the files about them share. */

/**
 * CrystalPlay:
 * @turn: the move
 * @seat: who plays
 * @find: the card
 * @piece: the same as a piece
 * @target: on whom; -1: not told
 * @cell: where; -1: not told
 * @dir: in which direction, of TmSide; -1: not told
 * @die: 1 to 6; -1: not told
 * @count: a number; -1: not told
 *
 * A Find card while it is played.
 */
typedef struct
{
  CrystalTurn turn;
  guint seat;
  CrystalFind find;
  guint piece;
  int target;
  int cell;
  int dir;
  int die;
  int count;
} CrystalPlay;

/* black-crystal-play.c */
gboolean crystal_play_check (CrystalPlay *self, guint needs);
void crystal_play_forbid (CrystalPlay *self, const char *id, TmText text);
gboolean crystal_play_on_active (CrystalPlay *self);
gboolean crystal_play_in_fight (CrystalPlay *self, CrystalFightEvent *fight);
void crystal_play_act (CrystalPlay *self);

/* What each card does; FALSE: it was refused. black-crystal-play-fight.c */
gboolean crystal_play_bummer (CrystalPlay *self);
gboolean crystal_play_debuffer (CrystalPlay *self);
gboolean crystal_play_invisibility (CrystalPlay *self);
gboolean crystal_play_shrinker (CrystalPlay *self);
gboolean crystal_play_compass (CrystalPlay *self);
gboolean crystal_play_flash (CrystalPlay *self);
gboolean crystal_play_scroll (CrystalPlay *self);
gboolean crystal_play_bomb (CrystalPlay *self);
gboolean crystal_play_pump (CrystalPlay *self);
gboolean crystal_play_dont_wanna (CrystalPlay *self);
gboolean crystal_play_switchman (CrystalPlay *self);
gboolean crystal_play_kefir (CrystalPlay *self);
/* black-crystal-play-move.c */
gboolean crystal_play_voice (CrystalPlay *self);
gboolean crystal_play_barrel (CrystalPlay *self);
gboolean crystal_play_argument (CrystalPlay *self);
gboolean crystal_play_slippers (CrystalPlay *self);
gboolean crystal_play_telekick (CrystalPlay *self);
gboolean crystal_play_spring (CrystalPlay *self);
gboolean crystal_play_magnet (CrystalPlay *self);
gboolean crystal_play_scram (CrystalPlay *self);
gboolean crystal_was_just_laid (const CrystalTurn *self, guint seat);
void crystal_interrupt (CrystalTurn *self, guint seat);
void crystal_put_tile_back (CrystalTurn *self, guint seat);
/* black-crystal-play-cards.c */
gboolean crystal_play_mushroom (CrystalPlay *self);
gboolean crystal_play_amulet (CrystalPlay *self);
gboolean crystal_play_glasses (CrystalPlay *self);
gboolean crystal_play_specs (CrystalPlay *self);
gboolean crystal_play_pick (CrystalPlay *self);
gboolean crystal_play_firefly (CrystalPlay *self);
gboolean crystal_play_butterfingers (CrystalPlay *self);
gboolean crystal_play_flops (CrystalPlay *self);
gboolean crystal_play_strike (CrystalPlay *self);
void crystal_fail_stone_face (CrystalPlay *self);

/* black-crystal-throw.c: dwarfs that something moves */
gboolean crystal_is_dug (const CrystalMap *map, int place);
guint crystal_list_steps (const CrystalMap *map, guint seat, guint8 places[CRYSTAL_N_PLACES]);
guint
crystal_list_landings (CrystalTurn *self, guint seat, guint steps, guint8 places[CRYSTAL_N_PLACES]);
guint crystal_list_thrown (const CrystalMap *map,
                           const CrystalPending *thrown,
                           TmResolution *resolution,
                           guint8 places[CRYSTAL_N_PLACES]);
void crystal_leave_fight (CrystalTurn *self, guint seat);
void crystal_leave_fights (CrystalTurn *self);
void crystal_check_quiet (CrystalTurn *self, guint seat);
void crystal_throw_to (CrystalTurn *self, guint seat, CrystalBy by, int place, guint how);
gboolean crystal_put_barrel_back (CrystalTurn *self, guint seat, int place);
gboolean crystal_read_tile (
    CrystalTurn *self, guint seat, guint event_param, gboolean face_down, int *event);
void crystal_check_shape (CrystalTurn *self, guint seat, int sides);
void crystal_scram (CrystalTurn *self, guint seat);
/* How something is resolved once more: a Find is an Even-Odd, all else as if it were new. */
guint crystal_get_again (const CrystalMap *map, int place);

/* black-crystal-strike.c */
gboolean crystal_leads_nowhere (CrystalTurn *self, const CrystalPending *thrown);
void crystal_give_up_throw (CrystalTurn *self, const CrystalPending *thrown);

/* black-crystal-lay.c: further tiles */
gboolean crystal_may_hide (CrystalLaying laying);
guint crystal_list_laying_on (const CrystalMap *map,
                              const CrystalPending *lay,
                              guint8 cells[CRYSTAL_N_CELLS]);

/* black-crystal-ground.c: rubble and mushrooms, by whatever they come */
gboolean crystal_clear_rubble (CrystalTurn *self, guint seat, guint cell, CrystalMeans means);
gboolean crystal_grow_mushroom (CrystalTurn *self, guint seat, guint cell, int tile_out);

G_END_DECLS
