/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "question-play.h"

#include "random-options.h"

void
question_play_init (QuestionPlay *self, guint n_seats, guint64 seed)
{
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, NULL);
  TmRandom random;

  tm_random_init_fast (&random, seed);
  random_options_choose (box, &random, OPTIONS_ALL);
  *self = (QuestionPlay) { .player = tm_player_new (box, seed) };
  self->match = tm_match_new (box);
}

void
question_play_clear (QuestionPlay *self)
{
  g_clear_object (&self->match);
  g_clear_pointer (&self->player, tm_player_free);
}

/* The situation */

static gint32
sample_item (const TmParam *param, const TmBox *box, TmRandom *random)
{
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return tm_random_below (random, 2);
    case TM_PARAM_CHOICE:
      return tm_random_below (random, param->n_words);
    case TM_PARAM_FACE:
      return tm_random_below (random, tm_param_count_faces (param, box));
    case TM_PARAM_NUMBER:
    default:
      return param->min + tm_random_below (random, param->max - param->min + 1);
    }
}

/* What somebody holds or has laid, as far as it is a card with a number. */
static gint32
sample_card (QuestionPlay *self, guint seat)
{
  const TmTable *table = tm_match_get_table (self->match);
  guint pieces[TM_MAX_PIECES];
  const char *zone = match_count_zone (self->match, "laid", seat) > 0 ? "laid" : "hand";
  guint n = tm_table_list_zone (table, match_find_zone (self->match, zone, seat), pieces,
                                TM_MAX_PIECES);
  guint piece;

  if (match_get (self->match, "fate", seat) != 0 || n == 0)
    return 0;
  piece = pieces[tm_random_below (tm_player_get_random (self->player), n)];
  return g_str_equal (game->kit->pieces[tm_box_get_piece_kind (tm_table_get_box (table), piece)].id,
                      "power")
             ? tm_table_get_piece_face (table, piece) + 1
             : 5;
}

/* Who acts: no white die where there is none. */
static gint32
sample_unit (QuestionPlay *self, const TmParam *param)
{
  guint n_faces = game->kit->pieces[tm_kit_find_piece (game->kit, "party-die")].n_faces;
  guint least = match_count_zone (self->match, "party", TM_NO_SEAT) > 0 ? 0 : n_faces;

  return (gint32) (least
                   + tm_random_below (tm_player_get_random (self->player), param->n_words - least));
}

static void
sample_param (QuestionPlay *self, const TmParam *param, guint index, TmArgs *args)
{
  TmRandom *random = tm_player_get_random (self->player);
  TmBox *box = tm_match_get_box (self->match);
  guint n_items = 1;
  gint32 items[TM_ARGS_POOL];

  if (g_str_equal (param->id, "cards") || g_str_equal (param->id, "card"))
    {
      n_items = tm_box_get_n_seats (box);
      for (guint seat = 0; seat < n_items; seat++)
        items[seat] = sample_card (self, seat);
    }
  else if (g_str_equal (param->id, "by"))
    items[0] = sample_unit (self, param);
  else
    {
      if (param->is_list)
        n_items = param->min_items
                  + tm_random_below (random, MIN (param->max_items - param->min_items, 3) + 1);
      for (guint i = 0; i < n_items; i++)
        items[i] = sample_item (param, box, random);
    }
  tm_args_set_list (args, index, items, n_items);
}

/* What the match knows, and at random what people would choose. */
gboolean
question_play_fill (QuestionPlay *self, guint question, TmArgs *args)
{
  const TmQuestion *asked = &game->questions[question];
  TmRandom *random = tm_player_get_random (self->player);

  tm_args_init (args);
  if (!tm_question_fill (game, question, tm_match_get_table (self->match), args))
    return FALSE;
  for (guint i = 0; i < asked->n_params; i++)
    if (!tm_args_has (args, i) && (!asked->params[i].is_optional || tm_random_below (random, 2)))
      sample_param (self, &asked->params[i], i, args);
  return TRUE;
}
