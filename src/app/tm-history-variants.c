/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Under which variants a game was played. */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-parts.h"
#include "tm-history-variants.h"

static const char *
get_word (const TmParam *param, const char *value)
{
  for (guint i = 0; i < param->n_words; i++)
    if (g_str_equal (param->words[i].id, value))
      return tm_word_get (param->words[i].name);

  return value;
}

/* Flags are kept as numbers, be they written "yes" as a usual value. */
static gboolean
is_yes (const char *value)
{
  return g_str_equal (value, "1") || g_str_equal (value, "yes") || g_str_equal (value, "true");
}

static const char *
get_value (const TmParam *param, const char *value)
{
  if (param->kind == TM_PARAM_FLAG)
    return is_yes (value) ? _ ("Yes") : _ ("No");
  if (param->kind == TM_PARAM_CHOICE)
    return get_word (param, value);

  return value;
}

static gboolean
is_usual (const TmParam *param, const char *value)
{
  if (param->standard == NULL)
    return FALSE;
  if (param->kind == TM_PARAM_FLAG)
    return is_yes (value) == is_yes (param->standard);

  return g_str_equal (value, param->standard);
}

/* What everybody always leaves as it is tells nothing. */
static gboolean
is_worth_telling (const TmOptionSpec *option, const TmGameStatistics *statistics)
{
  if (option->is_display || option->param.is_list
      || (option->param.kind != TM_PARAM_FLAG && option->param.kind != TM_PARAM_CHOICE
          && option->param.kind != TM_PARAM_NUMBER))
    return FALSE;

  for (guint i = 0; i < statistics->options->len; i++)
    {
      const TmOptionCount *count = g_ptr_array_index (statistics->options, i);

      if (g_str_equal (count->option, option->param.id) && !is_usual (&option->param, count->value))
        return TRUE;
    }

  return FALSE;
}

static char *
dup_shares (const TmOptionSpec *option, const TmGameStatistics *statistics)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) shares = NULL;
  guint n_all = 0;

  for (guint i = 0; i < statistics->options->len; i++)
    {
      const TmOptionCount *count = g_ptr_array_index (statistics->options, i);

      if (g_str_equal (count->option, option->param.id))
        n_all += count->n;
    }
  for (guint i = 0; i < statistics->options->len; i++)
    {
      const TmOptionCount *count = g_ptr_array_index (statistics->options, i);

      if (g_str_equal (count->option, option->param.id))
        g_strv_builder_take (
            builder,
            /* Translators: a variant, how many matches it had, and their share in percent */
            g_strdup_printf (_ ("%s: %u (%.0f %%)"), get_value (&option->param, count->value),
                             count->n, 100.0 * count->n / n_all));
    }
  shares = g_strv_builder_end (builder);

  /* Translators: between parts of a list */
  return g_strjoinv (C_ ("list", ", "), shares);
}

/**
 * tm_history_variants_fill:
 * @box: where to put it
 * @game: identifier of a game
 * @statistics: what the history says about it
 *
 * Tells under which variants a game was played, and how often.
 */
void
tm_history_variants_fill (GtkBox *box, const char *game, const TmGameStatistics *statistics)
{
  const TmGame *known = tm_game_find (game);
  AdwPreferencesGroup *group;
  guint n_told = 0;

  if (known == NULL || statistics->options->len == 0)
    return;

  group = tm_history_part_add_group (box, _ ("Variants"), NULL);
  for (guint i = 0; i < known->n_options; i++)
    if (is_worth_telling (&known->options[i], statistics))
      {
        g_autofree char *shares = dup_shares (&known->options[i], statistics);

        tm_history_part_add_fact (group, tm_word_get (known->options[i].param.name), shares);
        n_told++;
      }

  adw_preferences_group_set_description (
      group, n_told == 0 ? _ ("All matches were played as usual.")
                         : _ ("Whatever is not listed was always as usual."));
}
