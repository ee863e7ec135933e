/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-match.h"

#include "tm-games.h"

const TmGame *game;

void
match_find_game (const char *id)
{
  tm_games_register ();
  game = tm_game_find (id);
  g_assert_nonnull (game);
}

/* A box with options, "name=value name=value". */
TmBox *
box_new (guint n_seats, const char *options)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  TmBox *box = tm_box_new (game, n_seats, &error);

  g_assert_no_error (error);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      tm_box_set_option_from_text (box, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
  return box;
}

/* The table is one that the rules can produce. */
void
match_check (TmMatch *match)
{
  g_autoptr (GError) error = NULL;

  game->check (tm_match_get_table (match), &error);
  g_assert_no_error (error);
}

/* Reads "name=value name=value" as arguments of a move. */
void
match_read_args (TmMatch *match, const char *kind, const char *text, TmArgs *args)
{
  const TmMoveSpec *spec = tm_game_get_move (game, tm_game_find_move (game, kind));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tm_args_init (args);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_param_set_text (spec->params, tm_params_find (spec->params, spec->n_params, pair[0]),
                         tm_match_get_box (match), pair[1], args, &error);
      g_assert_no_error (error);
    }
}

static gboolean
record (TmMatch *match, const char *kind, const char *text, gboolean is_override, GError **error)
{
  TmMove move = { .kind = tm_game_find_move (game, kind), .source = TM_SOURCE_TABLE, .note = -1 };

  move.is_override = is_override;
  match_read_args (match, kind, text, &move.args);
  return tm_match_record (match, &move, NULL, error);
}

/* Records a move, "name=value name=value", if the rules or the players let it be. */
gboolean
match_try (TmMatch *match, const char *kind, const char *text, gboolean is_override)
{
  return record (match, kind, text, is_override, NULL);
}

/* Records a move, "name=value name=value", that must be legal, and leave the table sound. */
void
match_record (TmMatch *match, const char *kind, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("%s %s", kind, text);
  record (match, kind, text, FALSE, &error);
  g_assert_no_error (error);
  match_check (match);
}

/* A counter; of a shared one the seat does not matter. */
gint32
match_get (TmMatch *match, const char *counter, guint seat)
{
  int index = tm_kit_find_counter (game->kit, counter);

  return tm_table_get_slots (
      tm_match_get_table (match))[tm_box_get_counter_slot (tm_match_get_box (match), index, seat)];
}

/* Sets a counter by hand. */
void
match_set (TmMatch *match, const char *counter, guint seat, gint32 value)
{
  g_autoptr (GError) error = NULL;
  int index = tm_kit_find_counter (game->kit, counter);

  tm_match_set_counter (match, tm_box_get_counter_slot (tm_match_get_box (match), index, seat),
                        value, NULL, &error);
  g_assert_no_error (error);
}

const char *
match_get_phase (TmMatch *match)
{
  return game->kit->phases[tm_table_get_phase (tm_match_get_table (match))].id;
}

guint
match_find_zone (TmMatch *match, const char *zone, int seat)
{
  return tm_table_get_zone (tm_match_get_table (match), tm_kit_find_zone (game->kit, zone), seat);
}

guint
match_count_zone (TmMatch *match, const char *zone, int seat)
{
  return tm_table_count_zone (tm_match_get_table (match), match_find_zone (match, zone, seat));
}

/* How far counts are from what was expected of them. */
double
match_get_chi_square (const guint *counts, const double *expected, guint n_cells)
{
  double sum = 0;

  for (guint i = 0; i < n_cells; i++)
    sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
  return sum;
}
