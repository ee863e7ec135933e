/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "question-ask.h"

#include "tm-game.h"
#include "tm-games.h"

static const TmGame *game;

void
question_ask_init (const char *game_id)
{
  tm_games_register ();
  game = tm_game_find (game_id);
  g_assert_nonnull (game);
}

/* Asks with "name=value name=value". */
TmRuling *
question_ask (const char *id, const char *text)
{
  g_autoptr (TmBox) box = tm_question_new_box (game);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GError) error = NULL;
  int question = tm_game_find_question (game, id);
  guint n_params;
  const TmParam *params;
  TmRuling *ruling;
  TmArgs args;

  g_assert_cmpint (question, >=, 0);
  params = tm_question_get_params (game, (guint) question, &n_params);
  tm_args_init (&args);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      int param = tm_params_find (params, n_params, pair[0]);

      g_assert_cmpint (param, >=, 0);
      (void) tm_param_set_text (params, (guint) param, box, pair[1], &args, &error);
      g_assert_no_error (error);
    }
  ruling = tm_question_ask (game, (guint) question, box, &args, &error);
  g_assert_no_error (error);
  return ruling;
}

TmRuling *
question_ask_printf (const char *id, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  return question_ask (id, text);
}

gint64
question_get_number (const TmRuling *ruling, const char *id)
{
  return g_variant_get_int64 (tm_ruling_find_outcome (ruling, id));
}

gboolean
question_get_flag (const TmRuling *ruling, const char *id)
{
  return g_variant_get_boolean (tm_ruling_find_outcome (ruling, id));
}

const char *
question_get_word (const TmRuling *ruling, const char *id)
{
  return g_variant_get_string (tm_ruling_find_outcome (ruling, id), NULL);
}

char *
question_dup_words (const TmRuling *ruling, const char *id)
{
  g_autofree const char **words = g_variant_get_strv (tm_ruling_find_outcome (ruling, id), NULL);

  return g_strjoinv (",", (char **) words);
}
