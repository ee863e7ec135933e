/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from something set by hand: the table stays one that can be. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-turn.h"

/* Experience */

static void
settle_hero (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = roll_get_hero_piece (table, seat);
  gint32 before = piece >= 0 ? tm_table_get_piece_face (table, piece) : HERO_NONE;
  gint32 after = roll_raise_level (table, seat, before);

  if (after == before)
    return;
  tm_resolution_set_face (resolution, piece, after);
  tm_resolution_add_finding (
      resolution, TM_GRADE_NOTE, "hero-level-up", "roll.hero.level-up",
      tm_text (N_ ("Five experience: the hero of %s becomes a master."), tm_arg_seat (seat)));
}

/* Tokens */

/* Nobody holds more unnamed tokens than lie in the chest to be named. */
static void
settle_unknown (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 excess
      = -(gint32) tm_table_count_zone (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT));

  for (guint i = 0; i < tm_table_get_n_seats (table); i++)
    excess += tm_table_get_counter (table, COUNTER_UNKNOWN, i);
  for (guint i = 0; i < tm_table_get_n_seats (table) && excess > 0; i++)
    {
      guint loser = (seat + i) % tm_table_get_n_seats (table);
      excess += tm_resolution_add_counter (resolution, COUNTER_UNKNOWN, loser, -excess);
    }
}

/* Black dice */

/* A dragon lies in the lair, anything else does not; what was turned decides, or what was moved. */
static void
settle_die (TmResolution *resolution, guint piece, gboolean was_turned)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint zone = tm_table_get_piece_zone (table, piece);
  gint32 face = tm_table_get_piece_face (table, piece);
  guint level = tm_table_get_zone (table, ZONE_LEVEL, TM_NO_SEAT);
  guint lair = tm_table_get_zone (table, ZONE_LAIR, TM_NO_SEAT);

  if (zone == level && face == FACE_DRAGON)
    tm_resolution_move_piece (resolution, piece, lair, TM_BOTTOM);
  else if (zone == lair && face != FACE_DRAGON && was_turned)
    tm_resolution_move_piece (resolution, piece, level, TM_BOTTOM);
  else if (zone == lair && face != FACE_DRAGON)
    tm_resolution_set_face (resolution, piece, FACE_DRAGON);
  else if (zone == tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT) && face != FACE_GOBLIN
           && face != FACE_SKELETON)
    tm_resolution_move_piece (resolution, piece,
                              tm_table_get_zone (table, ZONE_RESERVE, TM_NO_SEAT), TM_BOTTOM);
}

static void
settle_piece (TmResolution *resolution, const TmSlot *adjusted)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), adjusted->index);

  if (kind == PIECE_DUNGEON_DIE)
    settle_die (resolution, adjusted->index, adjusted->kind == TM_SLOT_PIECE_FACE);
  if (kind == PIECE_TOKEN)
    settle_unknown (resolution, 0);
}

/* Phases */

static void
gather (TmResolution *resolution, guint from, guint to)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_move_all (resolution, tm_table_get_zone (table, from, TM_NO_SEAT),
                          tm_table_get_zone (table, to, TM_NO_SEAT));
}

static void
gather_dungeon_dice (TmResolution *resolution)
{
  gather (resolution, ZONE_LEVEL, ZONE_RESERVE);
  gather (resolution, ZONE_LAIR, ZONE_RESERVE);
  gather (resolution, ZONE_TEMPORARY, ZONE_RESERVE);
}

/* Level die and dice as they are in the phase. */
static void
settle_phase (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);

  if (roll_is_delve_phase (phase) && phase != PHASE_POPULATE)
    tm_resolution_set_shared (resolution, COUNTER_LEVEL, MAX (level, 1));
  else
    {
      tm_resolution_set_shared (resolution, COUNTER_LEVEL, 0);
      gather_dungeon_dice (resolution);
    }
  if (phase == PHASE_REGROUP)
    {
      gather (resolution, ZONE_LEVEL, ZONE_RESERVE);
      gather (resolution, ZONE_TEMPORARY, ZONE_RESERVE);
    }
  if (!roll_is_delve_phase (phase))
    {
      gather (resolution, ZONE_PARTY, ZONE_CUP);
      gather (resolution, ZONE_GRAVEYARD, ZONE_CUP);
    }
}

/* Who has done the fewest delves, or -1 if all are done. */
static int
find_due (const TmTable *table)
{
  int due = -1;
  gint32 least = tm_table_get_option (table, OPTION_DELVES);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_DELVES, seat) < least)
      {
        least = tm_table_get_counter (table, COUNTER_DELVES, seat);
        due = seat;
      }
  return due;
}

/* Delves counted by hand can end the game between two of them, or open it again. */
static void
settle_delves (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);
  int due = find_due (table);

  if (phase == PHASE_FORM && due < 0)
    {
      tm_resolution_set_phase (resolution, PHASE_END);
      roll_award_end (resolution);
    }
  if (phase == PHASE_END && due >= 0)
    tm_resolution_set_phase (resolution, PHASE_FORM);
}

static void
settle_turn (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);
  guint32 turn = tm_table_get_turn (table);
  int due = find_due (table);

  if (phase == PHASE_SETUP || phase == PHASE_END)
    tm_resolution_set_turn (resolution, 0);
  else if (turn == 0 || (turn & (turn - 1)) != 0)
    tm_resolution_set_turn (resolution, 1u << MAX (due, 0));
}

static void
settle_counter (TmResolution *resolution, const TmSlot *adjusted)
{
  switch (adjusted->index)
    {
    case COUNTER_XP:
      settle_hero (resolution, adjusted->seat);
      break;
    case COUNTER_UNKNOWN:
      settle_unknown (resolution, adjusted->seat);
      break;
    case COUNTER_DELVES:
      settle_delves (resolution);
      break;
    case COUNTER_LEVEL:
      settle_phase (resolution);
      break;
    default:
      break;
    }
}

/* The `settle` of the game: five experience make a master, dragons lie in the lair. */
void
roll_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  switch (adjusted->kind)
    {
    case TM_SLOT_COUNTER:
      settle_counter (resolution, adjusted);
      break;
    case TM_SLOT_PIECE_PLACE:
    case TM_SLOT_PIECE_FACE:
      settle_piece (resolution, adjusted);
      break;
    case TM_SLOT_PHASE:
      settle_phase (resolution);
      break;
    default:
      break;
    }
  settle_turn (resolution);
  if (roll_is_delve_phase (tm_table_get_phase (table)))
    roll_mark_by_hand (resolution);
}
