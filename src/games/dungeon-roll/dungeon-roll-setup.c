/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Подготовка к игре». */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-turn.h"

static gboolean
take_hero (TmResolution *resolution, guint seat, gint32 hero, guint32 taken)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = tm_table_find_piece (table, tm_table_get_zone (table, ZONE_HEROES, TM_NO_SEAT),
                                   PIECE_HERO, hero);

  if (taken & 1u << hero)
    return tm_resolution_refuse (
        resolution, "hero-twice", "roll.setup.heroes",
        tm_text (N_ ("There is one card of each hero: %s."), tm_arg_face (PIECE_HERO, hero)));
  if (piece < 0)
    return tm_resolution_refuse (
        resolution, "not-there", "roll.setup.heroes",
        tm_text (N_ ("Everybody begins on the novice side: %s."), tm_arg_face (PIECE_HERO, hero)));
  tm_resolution_move_piece (resolution, piece, tm_table_get_zone (table, ZONE_HERO, seat),
                            TM_BOTTOM);
  return TRUE;
}

/* The move `setup`: one hero each, and who goes first. */
void
roll_resolve_setup (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_heroes = 0;
  const gint32 *heroes = tm_args_get_list (&move->args, SETUP_HEROES, &n_heroes);
  guint first = tm_args_get (&move->args, SETUP_FIRST);
  guint32 taken = 0;

  if (tm_table_get_phase (table) != PHASE_SETUP)
    {
      tm_resolution_refuse (resolution, "turn-phase", "roll.turn.phase",
                            tm_text (N_ ("The heroes are in play already.")));
      return;
    }
  for (guint seat = 0; seat < n_heroes; seat++)
    {
      if (!take_hero (resolution, seat, heroes[seat], taken))
        return;
      taken |= 1u << heroes[seat];
    }
  tm_resolution_set_phase (resolution, PHASE_FORM);
  tm_resolution_set_turn (resolution, 1u << first);
  tm_resolution_add_reason (
      resolution, "roll.setup.first",
      tm_text (N_ ("%s goes first, the left neighbour is the dungeon lord."), tm_arg_seat (first)));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s goes underground first"), tm_arg_seat (first)), TM_TEXT_NONE);
}
