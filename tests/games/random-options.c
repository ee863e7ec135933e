/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-options.h"

#include "tm-printed.h"

/* The headers of two games cannot be included side by side, for both name their parts alike. */
void paper_sample_records (TmRandom *random, guint page, GStrvBuilder *records);
void crystal_sample_records (TmRandom *random, guint page, GStrvBuilder *records);
void dungeoneer_sample_records (TmRandom *random, guint page, GStrvBuilder *records);

typedef void (*SampleRecords) (TmRandom *random, guint page, GStrvBuilder *records);

static char *
sample_seats (const TmBox *box, TmRandom *random)
{
  GString *seats = g_string_new (NULL);

  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    if (tm_random_below (random, 2) == 0)
      g_string_append_printf (seats, "%s%u", seats->len > 0 ? "," : "", seat);
  return g_string_free (seats, FALSE);
}

/* A value as it is typed; NULL: only people can say. */
static char *
sample_text (const TmBox *box, const TmOptionSpec *option, TmRandom *random)
{
  const TmParam *param = &option->param;

  if (param->is_list)
    return param->kind == TM_PARAM_SEAT ? sample_seats (box, random) : NULL;
  if (param->kind == TM_PARAM_CHOICE)
    return g_strdup (param->words[tm_random_below (random, param->n_words)].id);
  if (param->kind == TM_PARAM_FLAG)
    return g_strdup (tm_random_below (random, 2) ? "yes" : "no");
  if (option->is_chapter)
    return g_strdup_printf (
        "%d",
        param->min + (gint32) tm_random_below (random, (guint32) (param->max - param->min + 1)));
  return NULL;
}

static SampleRecords
find_sample (const TmGame *game)
{
  if (g_str_equal (game->id, "paper-dungeons"))
    return paper_sample_records;
  if (g_str_equal (game->id, "black-crystal"))
    return crystal_sample_records;
  if (g_str_equal (game->id, "dungeoneer"))
    return dungeoneer_sample_records;
  return NULL;
}

/* Makes up everything that is printed, where the game can. */
void
random_options_print (TmBox *box, TmRandom *random)
{
  const TmGame *game = tm_box_get_game (box);
  SampleRecords sample = find_sample (game);

  for (guint page = 0; sample != NULL && page < game->printed->n_pages; page++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) records = NULL;
      g_autoptr (GError) error = NULL;

      sample (random, page, builder);
      records = g_strv_builder_end (builder);
      tm_box_set_option (box, game->options[game->printed->pages[page].option].param.id,
                         g_variant_new_strv ((const char *const *) records, -1), &error);
      g_assert_no_error (error);
    }
}

/* Every second option, so that variants, readings and every source of chance are met. Of two that do
 * not fit together the first stays; what is printed is made up in one box of two. */
void
random_options_choose (TmBox *box, TmRandom *random, OptionsFlags flags)
{
  const TmGame *game = tm_box_get_game (box);

  for (guint i = 0; i < game->n_options; i++)
    {
      const TmOptionSpec *option = &game->options[i];
      g_autofree char *text = NULL;

      if (tm_random_below (random, 2) == 0 || (option->is_display && flags & OPTIONS_NOT_SHOWN))
        continue;
      text = sample_text (box, option, random);
      if (text != NULL && !tm_box_set_option_from_text (box, option->param.id, text, NULL)
          && game->check_options == NULL)
        g_error ("%s=%s", option->param.id, text);
    }
  if (!(flags & OPTIONS_NOT_PRINTED) && tm_random_below (random, 2) == 0)
    random_options_print (box, random);
}
