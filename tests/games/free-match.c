/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "free-match.h"

#include <string.h>

/* Sets options in the order in which they are given: id, value, id, value, NULL. */
TmBox *
free_new_box (guint n_seats, const char *first, ...)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (tm_game_find ("free"), n_seats, &error);
  va_list args;

  g_assert_no_error (error);
  va_start (args, first);
  for (const char *id = first; id != NULL; id = va_arg (args, const char *))
    {
      tm_box_set_option_from_text (box, id, va_arg (args, const char *), &error);
      g_assert_no_error (error);
    }
  va_end (args);
  return box;
}

void
free_assert_refused (TmBox *box, const char *id, const char *value, const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) before = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (GVariant) after = NULL;

  g_assert_false (tm_box_set_option_from_text (box, id, value, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” has no “%s”", error->message, part);
  after = g_variant_ref_sink (tm_box_dup_options (box));
  g_assert_true (g_variant_equal (before, after));
}

/* Records a move with its parameters spelled as on the command line. */
gboolean
free_try_move (TmMatch *match, const char *kind, const char *const *params, GError **error)
{
  TmMove move = { .note = -1 };
  const TmMoveSpec *spec;

  move.kind = (guint) tm_game_find_move (tm_match_get_game (match), kind);
  spec = tm_game_get_move (tm_match_get_game (match), move.kind);
  tm_args_init (&move.args);
  for (; params[0] != NULL; params += 2)
    {
      int param = tm_params_find (spec->params, spec->n_params, params[0]);

      g_assert_cmpint (param, >=, 0);
      if (!tm_param_set_text (spec->params, (guint) param, tm_match_get_box (match), params[1],
                              &move.args, error))
        return FALSE;
    }
  return tm_match_record (match, &move, NULL, error);
}

void
free_record (TmMatch *match, const char *kind, const char *const *params)
{
  g_autoptr (GError) error = NULL;

  free_try_move (match, kind, params, &error);
  g_assert_no_error (error);
}

void
free_refuse (TmMatch *match, const char *kind, const char *const *params)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (free_try_move (match, kind, params, &error));
  g_assert_nonnull (error);
}

void
free_write_cell (TmMatch *match, const char *seat, const char *row, const char *value)
{
  RECORD (match, "cell", "seat", seat, "row", row, "value", value);
}

void
free_assert_sentence (TmMatch *match, const char *expected)
{
  g_autofree char *sentence = NULL;
  TmResult result;

  tm_match_get_result (match, &result);
  sentence = tm_text_dup_string (&result.sentence, tm_match_get_box (match));
  g_assert_cmpstr (sentence, ==, expected);
}

/* A match of Anna, Boris, Vera and Gleb, as many as there are seats. */
TmMatch *
free_new_match (TmBox *box)
{
  static const char *const people[] = { "Anna", "Boris", "Vera", "Gleb" };

  for (guint seat = 0; seat < MIN (tm_box_get_n_seats (box), G_N_ELEMENTS (people)); seat++)
    tm_box_set_seat_name (box, seat, people[seat]);
  return tm_match_new (box);
}
