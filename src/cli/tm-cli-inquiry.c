/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-inquiry.h"

#include "config.h"

#include "tm-cli-args.h"

#include <glib/gi18n-lib.h>

static gboolean
find_question (TmCliInquiry *self, const char *id, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  int found = tm_game_find_question (self->game, id);

  if (found >= 0)
    {
      self->question = found;
      self->params = tm_question_get_params (self->game, found, &self->n_params);
      return TRUE;
    }
  for (guint i = 0; i < self->game->n_questions; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", self->game->questions[i].id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s has no question “%s”; accepted: %s"),
               self->game->id, id, known->str);
  return FALSE;
}

static gboolean
refuse_param (const TmCliInquiry *self, const char *name, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (guint i = 0; i < self->n_params; i++)
    g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", self->params[i].id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
               _ ("“%s” is not a parameter of %s; accepted: %s"), name,
               self->game->questions[self->question].id, known->str);
  return FALSE;
}

static gboolean
set_value (TmCliInquiry *self, const char *arg, GError **error)
{
  g_autofree char *name = NULL;
  const char *value;
  int param;

  if (!tm_cli_split (arg, &name, &value, error))
    return FALSE;
  param = tm_params_find (self->params, self->n_params, name);
  if (param < 0)
    return refuse_param (self, name, error);
  if (tm_args_has (&self->args, param))
    {
      g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("%s is given twice; accepted: once"),
                   name);
      return FALSE;
    }
  return tm_param_set_text (self->params, param, self->box, value, &self->args, error);
}

static gboolean
ask (TmCliInquiry *self, char **values, GError **error)
{
  tm_args_init (&self->args);
  self->box = tm_question_new_box (self->game);
  for (guint i = 0; values[i] != NULL; i++)
    if (!set_value (self, values[i], error))
      return FALSE;
  self->ruling = tm_question_ask (self->game, self->question, self->box, &self->args, error);
  return self->ruling != NULL;
}

/**
 * tm_cli_inquiry_ask:
 * @self: an inquiry of zeros
 * @words: (array zero-terminated=1): at least two: the game, the question, and its parameters as
 *   "name=value"
 * @error: return location for a %TM_CLI_ERROR_INPUT or an error in %TM_PARAMS_ERROR
 *
 * Reads a question as it stands on the command line, in UTF-8, and has it answered.
 *
 * Returns: whether there is an answer; clear the inquiry in either case
 */
gboolean
tm_cli_inquiry_ask (TmCliInquiry *self, char **words, GError **error)
{
  self->game = tm_cli_find_game (words[0], error);
  return self->game != NULL && find_question (self, words[1], error)
         && ask (self, words + 2, error);
}

/**
 * tm_cli_inquiry_clear:
 * @self: an inquiry
 *
 * Lets go of the answer.
 */
void
tm_cli_inquiry_clear (TmCliInquiry *self)
{
  g_clear_pointer (&self->ruling, tm_ruling_free);
  g_clear_pointer (&self->box, tm_box_unref);
}
