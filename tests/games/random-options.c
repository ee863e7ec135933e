/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-options.h"

#include "tm-play.h"
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

static const char *
sample_item (const TmBox *box, const TmParam *param, TmRandom *random)
{
  gint32 item = tm_param_sample (param, box, random);

  if (param->kind == TM_PARAM_CHOICE)
    return param->words[item].id;
  return tm_box_get_face (box, (guint) tm_kit_find_piece (tm_box_get_kit (box), param->piece), item)
      ->code;
}

/* As many as may be, or as there are players; NULL: the players name what there is. */
static char *
sample_list (const TmBox *box, const TmParam *param, TmRandom *random)
{
  guint max = param->max_items > 0 ? param->max_items : tm_box_get_n_seats (box);
  guint n_items = param->min_items + tm_random_below (random, max - param->min_items + 1);
  GString *items;

  if (param->kind != TM_PARAM_CHOICE
      && (param->kind != TM_PARAM_FACE || tm_param_count_faces (param, box) == 0))
    return NULL;
  items = g_string_new (NULL);
  for (guint i = 0; i < n_items; i++)
    g_string_append_printf (items, "%s%s", i > 0 ? "," : "", sample_item (box, param, random));
  return g_string_free (items, FALSE);
}

/* A value as it is typed; NULL: only people can say. */
static char *
sample_text (const TmBox *box, const TmOptionSpec *option, TmRandom *random, OptionsFlags flags)
{
  const TmParam *param = &option->param;

  if (param->is_list && param->kind != TM_PARAM_SEAT)
    return flags & OPTIONS_LISTS ? sample_list (box, param, random) : NULL;
  if (param->is_list)
    return sample_seats (box, random);
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
      g_autoptr (GVariant) value = NULL;
      g_autoptr (GError) error = NULL;

      sample (random, page, builder);
      records = g_strv_builder_end (builder);
      value = g_variant_ref_sink (g_variant_new_strv ((const char *const *) records, -1));
      tm_box_set_option (box, game->options[game->printed->pages[page].option].param.id, value,
                         &error);
      g_assert_no_error (error);
    }
}

/* -- The free table --------------------------------------------------------------------------------- */

/* What people type into a free table; of what does not fit together the first stays. */
typedef struct
{
  const char *id;
  const char *values[5];
} Typed;

static const Typed typed[] = {
  { "counters", { "0", "1", "3", "5", "8" } },
  { "names", { "Life", "Life,Gold", "Life,,Gold,Fame", "Life,Gold,Fame,Wood,Clay,Wool,Ore" } },
  { "starts", { "20", "3,-4", "0,10,0,7,1" } },
  { "steps", { "5", "1,10", "2,3,100,1,7" } },
  { "shared", { "Threat", "Threat,Doom", "Threat,,Doom,Day" } },
  { "shared_starts", { "9", "1,-2", "0,3,5" } },
  { "shared_steps", { "2", "3,4", "1,10,5" } },
  { "dice", { "0", "1", "3", "6", "20" } },
  { "own_dice", { "1", "2,1", "0,3", "1,2,3,4" } },
  { "faces1", { "sword,shield", "sword,shield,sword:2", "1,5,10" } },
  { "faces2", { "red,blue", "a,b,c,d,e,f", "−1,0,1" } },
  { "faces3", { "up,down" } },
  { "faces4", { "2,4,6,8" } },
  { "cards", { "wolf", "wolf,bear", "ace,king,queen,jack" } },
  { "card_counts", { "3", "4,2", "1,0,5" } },
  { "tokens", { "red", "red,blue", "one,two,three" } },
  { "token_counts", { "2", "5,1", "3,3,3" } },
  { "teams", { "1,2", "1,1,2,2", "1,2,1,2,1,2", "0,1,1" } },
  { "rows", { "Score", "Fields,Barns", "Fields,Barns,Bonus,Points", "A,B,C,D,E,F,G,H" } },
  { "formulas",
    { "", ",2*Fields", ",,if(Fields > 9; 5; 0),Fields + 2*Barns + Bonus", ",,A+B,100/A" } },
  { "rounds", { "1", "2", "3", "10", "20" } },
  { "total", { "0", "1", "2", "3", "4" } },
  { "tie", { "1", "2", "2,1", "3,1,2" } },
};

static void
type_in (TmBox *box, TmRandom *random)
{
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      guint n_values = 0;

      while (n_values < G_N_ELEMENTS (typed[i].values) && typed[i].values[n_values] != NULL)
        n_values++;
      if (tm_random_below (random, 2) == 0)
        tm_box_set_option_from_text (box, typed[i].id,
                                     typed[i].values[tm_random_below (random, n_values)], NULL);
    }
}

/* -- Any game --------------------------------------------------------------------------------------- */

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
      text = sample_text (box, option, random, flags);
      if (text != NULL && !tm_box_set_option_from_text (box, option->param.id, text, NULL)
          && game->check_options == NULL && !option->param.is_list)
        g_error ("%s=%s", option->param.id, text);
    }
  if (g_str_equal (game->id, "free"))
    type_in (box, random);
  if (!(flags & OPTIONS_NOT_PRINTED) && tm_random_below (random, 2) == 0)
    random_options_print (box, random);
}
