/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-box-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static void
store_option (TmBox *self, guint option, const TmArgs *args)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, 0, &n_values);

  self->options[option] = n_values > 0 ? values[0] : 0;
  g_array_set_size (self->option_lists[option], 0);
  g_array_append_vals (self->option_lists[option], values, n_values);
}

/* Options that do not fit together are refused where the last of them is set. */
static gboolean
change_option (TmBox *self, guint option, const TmArgs *args, GError **error)
{
  TmArgs before;

  tm_args_init (&before);
  tm_args_set_list (&before, 0, (const gint32 *) (gpointer) self->option_lists[option]->data,
                    self->option_lists[option]->len);
  store_option (self, option, args);
  if (self->game->check_options != NULL && !self->game->check_options (self, error))
    {
      store_option (self, option, &before);
      return FALSE;
    }
  tm_box_lay_out_again (self);
  return TRUE;
}

static int
find_option (TmBox *self, const char *id, GError **error)
{
  int option = tm_game_find_option (self->game, id);

  if (option < 0)
    g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN, _ ("“%s” is not an option of %s"),
                 id, tm_word_get (self->game->name));
  return option;
}

/**
 * tm_box_set_option:
 * @self: a box on which no table has been laid yet
 * @id: an option of the game
 * @value: its value, in any form that tm_param_set_variant() accepts
 * @error: return location for a [error@ParamsError]
 *
 * Chooses a variant, a source of chance or a house rule for the match.
 *
 * Returns: whether the value fits; if not, the option keeps the value it had
 */
gboolean
tm_box_set_option (TmBox *self, const char *id, GVariant *value, GError **error)
{
  int option = find_option (self, id, error);
  TmArgs args;

  tm_args_init (&args);
  if (option < 0
      || !tm_param_set_variant (&self->game->options[option].param, 0, self, value, &args, error))
    return FALSE;
  return change_option (self, option, &args, error);
}

/**
 * tm_box_set_option_from_text:
 * @self: a box on which no table has been laid yet
 * @id: an option of the game
 * @text: its value as on the command line, see tm_param_set_text()
 * @error: return location for a [error@ParamsError]
 *
 * Chooses a variant, a source of chance or a house rule for the match, as tm_box_set_option() does.
 *
 * Returns: whether the value fits; if not, the option keeps the value it had
 */
gboolean
tm_box_set_option_from_text (TmBox *self, const char *id, const char *text, GError **error)
{
  int option = find_option (self, id, error);
  TmArgs args;

  tm_args_init (&args);
  if (option < 0
      || !tm_param_set_text (&self->game->options[option].param, 0, self, text, &args, error))
    return FALSE;
  return change_option (self, option, &args, error);
}

/**
 * tm_box_get_option:
 * @self: a box
 * @option: index of an option of the game
 *
 * Gets the value of an option before the first move. During the match the table has the option.
 *
 * Returns: the value; of a list option the first item, 0 if it has none
 */
gint32
tm_box_get_option (const TmBox *self, guint option)
{
  return self->options[option];
}

/**
 * tm_box_get_option_list:
 * @self: a box
 * @option: index of an option of the game
 * @n_values: (out): how many values there are
 *
 * Gets all values of a list option; of any other, its single value.
 *
 * Returns: (transfer none) (array length=n_values) (nullable): the values, until the option is set
 *   again; may be %NULL if there are none
 */
const gint32 *
tm_box_get_option_list (const TmBox *self, guint option, guint *n_values)
{
  *n_values = self->option_lists[option]->len;
  return (const gint32 *) (gpointer) self->option_lists[option]->data;
}

/**
 * tm_box_allows:
 * @self: a box
 * @finding: name of a finding that is against a rule
 *
 * Tells whether the house rules of the match allow what a finding is about.
 *
 * Returns: whether the option %TM_OPTION_ALLOW names it
 */
gboolean
tm_box_allows (const TmBox *self, const char *finding)
{
  int allow = tm_game_find_option (self->game, TM_OPTION_ALLOW);
  const gint32 *values;
  guint n_values;

  if (allow < 0)
    return FALSE;
  values = tm_box_get_option_list (self, allow, &n_values);
  for (guint i = 0; i < n_values; i++)
    if (g_str_equal (self->game->options[allow].param.words[values[i]].id, finding))
      return TRUE;
  return FALSE;
}

/**
 * tm_box_dup_options:
 * @self: a box
 *
 * Spells the options as files have them. An option without a value is left out.
 *
 * Returns: (transfer floating): every option and its value before the first move, as `a{sv}`
 */
GVariant *
tm_box_dup_options (const TmBox *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  for (guint i = 0; i < self->game->n_options; i++)
    {
      const TmParam *param = &self->game->options[i].param;
      TmArgs args;

      if (self->option_lists[i]->len == 0 && !param->is_list)
        continue;
      tm_args_init (&args);
      tm_args_set_list (&args, 0, (const gint32 *) (gpointer) self->option_lists[i]->data,
                        self->option_lists[i]->len);
      g_variant_builder_add (&builder, "{sv}", param->id,
                             tm_param_dup_variant (param, self, &args, 0));
    }
  return g_variant_builder_end (&builder);
}

gboolean
tm_box_set_standard_options (TmBox *self, GError **error)
{
  guint n_options = self->game->n_options;

  self->options = g_new0 (gint32, n_options + 1);
  self->option_lists = g_new0 (GArray *, n_options + 1);
  for (guint i = 0; i < n_options; i++)
    {
      const TmParam *param = &self->game->options[i].param;
      TmArgs args;

      self->option_lists[i] = g_array_new (FALSE, FALSE, sizeof (gint32));
      tm_args_init (&args);
      if (param->standard != NULL
          && !tm_param_set_text (param, 0, self, param->standard, &args, error))
        return FALSE;
      store_option (self, i, &args);
    }
  return TRUE;
}
