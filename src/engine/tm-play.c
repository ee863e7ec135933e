/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-play.h"

#include "tm-box-private.h"
#include "tm-draw.h"

#define MAX_TRIES 64
#define MAX_DIGITS 9
#define MAX_TOUCHES 24
#define NAME_OF_A_CARD "A"

struct _TmPlayer
{
  TmRandom random;
  TmOffers *offers;
  /* How often each of the offers is taken, next to the others. */
  GArray *weights;
  TmResolution *resolution;
};

/**
 * tm_player_new:
 * @box: the box of a match
 * @seed: where its choices come from; the same seed plays the same match
 *
 * Creates a player who makes random legal moves for everybody, and whose dice and cards fall at
 * random, be they in the app or on the table.
 *
 * Returns: (transfer full): the player
 */
TmPlayer *
tm_player_new (TmBox *box, guint64 seed)
{
  TmPlayer *self = g_new0 (TmPlayer, 1);

  tm_random_init_fast (&self->random, seed);
  self->offers = tm_offers_new ();
  self->weights = g_array_new (FALSE, FALSE, sizeof (guint));
  self->resolution = tm_resolution_new (box);
  return self;
}

/**
 * tm_player_free:
 * @self: (transfer full): a player
 *
 * Frees the player.
 */
void
tm_player_free (TmPlayer *self)
{
  tm_offers_free (self->offers);
  g_array_unref (self->weights);
  tm_resolution_free (self->resolution);
  g_free (self);
}

/**
 * tm_player_get_random:
 * @self: a player
 *
 * Gets where the player's choices come from.
 *
 * Returns: (transfer none): the source of chance; drawing from it changes how the player goes on
 */
TmRandom *
tm_player_get_random (TmPlayer *self)
{
  return &self->random;
}

/* A number from the smallest to the largest, or the one that stands for unknown. */
static gint32
sample_number (gint32 min, gint32 max, gboolean with_unknown, gint32 unknown, TmRandom *random)
{
  gint64 n_values = (gint64) max - min + 1;
  guint32 place = tm_random_below (random, (guint32) (n_values + (with_unknown ? 1 : 0)));

  return place < n_values ? (gint32) (min + (gint64) place) : unknown;
}

static gint32
sample_pair (const TmParam *param, TmRandom *random)
{
  gint32 first = sample_number (param->min, param->max, FALSE, 0, random);

  return tm_pair_new (
      first, sample_number (param->low, param->high, param->none != NULL, TM_PAIR_UNKNOWN, random));
}

/* Every two different cells are equally likely. */
static gint32
sample_link (const TmParam *param, guint n_cells, TmRandom *random)
{
  guint32 first, second;

  if (n_cells < 2 || (param->none != NULL && tm_random_below (random, n_cells) == 0))
    return -1;
  first = tm_random_below (random, n_cells);
  second = tm_random_below (random, n_cells - 1);
  return tm_link_new ((gint32) first, (gint32) (second < first ? second : second + 1));
}

static gint32
sample_digits (const TmParam *param, TmRandom *random)
{
  guint n_digits = 1 + tm_random_below (random, MAX_DIGITS);
  gint32 digits = 0;

  for (guint i = 0; i < n_digits; i++)
    digits = digits * 10 + sample_number (param->min, param->max, FALSE, 0, random);
  return digits;
}

static guint
count_cells (const TmParam *param, const TmBox *box)
{
  const TmGridSize *grid = &box->grid_sizes[tm_kit_find_grid (box->kit, param->piece)];

  return grid->columns * grid->rows;
}

/**
 * tm_param_sample:
 * @param: a declared parameter; of words, the box must know some
 * @box: the box
 * @random: where the choice comes from
 *
 * Chooses one value that the declaration allows, or one item of a list, at random.
 *
 * Returns: the value; %TM_FACE_UNKNOWN if the box knows no face yet
 */
gint32
tm_param_sample (const TmParam *param, const TmBox *box, TmRandom *random)
{
  gint32 first = param->none != NULL ? -1 : 0;
  guint32 n_values;

  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      n_values = 2;
      break;
    case TM_PARAM_NUMBER:
      return sample_number (param->min, param->max, param->none != NULL, TM_NUMBER_UNKNOWN, random);
    case TM_PARAM_CHOICE:
      n_values = param->n_words - first;
      break;
    case TM_PARAM_SEAT:
      n_values = box->n_seats - first;
      break;
    case TM_PARAM_FACE:
      n_values = tm_param_count_faces (param, box) - first;
      if (n_values == 0)
        return TM_FACE_UNKNOWN;
      break;
    case TM_PARAM_PIECE:
      n_values = box->n_pieces - first;
      break;
    case TM_PARAM_CELL:
      n_values = count_cells (param, box) - first;
      break;
    case TM_PARAM_LINK:
      return sample_link (param, count_cells (param, box), random);
    case TM_PARAM_PAIR:
      return sample_pair (param, random);
    case TM_PARAM_DIGITS:
      return sample_digits (param, random);
    case TM_PARAM_TEXT:
    default:
      return 0;
    }
  return first + (gint32) tm_random_below (random, n_values);
}

/* Sides */

static void
set_sides (TmArgs *args, guint param, guint32 sides)
{
  gint32 items[TM_N_SIDES];
  guint n_items = 0;

  for (gint32 side = 0; side < TM_N_SIDES; side++)
    if (sides & 1u << side)
      items[n_items++] = side;
  tm_args_set_list (args, param, items, n_items);
}

/* Every set within the bounds is equally likely. */
static guint32
sample_sides (const TmParam *param, TmRandom *random)
{
  guint32 sets[TM_MAX_SETS];
  guint32 n_sets = 0;

  for (guint32 sides = 0; sides < 1u << TM_N_SIDES; sides++)
    {
      guint n_sides = 0;

      for (guint side = 0; side < TM_N_SIDES; side++)
        n_sides += sides >> side & 1;
      if (n_sides >= param->min_items && n_sides <= param->max_items)
        sets[n_sets++] = sides;
    }
  return n_sets > 0 ? sets[tm_random_below (random, n_sets)] : 0;
}

/* Boards that a line describes */

/* A brush for edges is never put to a side that has no neighbor, one for the rim only there. */
static gboolean
is_painted_there (const TmBrush *brush, guint n_cells, guint n_columns, guint cell, guint side)
{
  gboolean is_outer = side == TM_SIDE_UP     ? cell < n_columns
                      : side == TM_SIDE_DOWN ? cell + n_columns >= n_cells
                      : side == TM_SIDE_LEFT ? cell % n_columns == 0
                                             : cell % n_columns == n_columns - 1;

  return is_outer == (brush->target == TM_BRUSH_RIM);
}

/* The line after a touch anywhere, with any brush; %NULL: nothing can be put there. */
static char *
touch (const TmSketch *sketch, const TmTable *table, const char *line, TmRandom *random)
{
  guint n_columns;
  guint n_cells = tm_sketch_count_cells (sketch, table, line, &n_columns);
  guint index = tm_random_below (random, sketch->n_brushes);
  const TmBrush *brush = &sketch->brushes[index];
  guint cell;
  int side = -1;
  TmArgs choices;

  if (n_cells == 0)
    return NULL;
  tm_args_init (&choices);
  for (guint i = 0; i < brush->n_params; i++)
    tm_param_sample_values (brush->params, i, table, random, &choices);
  cell = tm_random_below (random, n_cells);
  if (brush->target != TM_BRUSH_CELL)
    {
      side = (int) tm_random_below (random, TM_N_SIDES);
      if (!is_painted_there (brush, n_cells, n_columns, cell, (guint) side))
        return NULL;
    }
  return sketch->paint (line, index, &choices, cell, side);
}

static char *
sample_line (const TmParam *param, const TmTable *table, TmRandom *random)
{
  char *line = g_strdup (param->standard != NULL ? param->standard : "");
  guint n_touches = tm_random_below (random, MAX_TOUCHES + 1);

  for (guint i = 0; i < n_touches; i++)
    {
      char *touched = touch (param->sketch, table, line, random);

      if (touched == NULL)
        continue;
      g_free (line);
      line = touched;
    }
  return line;
}

/* Whether there is anything to choose from: of cards that their owner names, nobody may have named one. */
static gboolean
has_values (const TmParam *param, TmBox *box)
{
  if (param->kind != TM_PARAM_FACE || param->none != NULL || tm_param_count_faces (param, box) > 0)
    return TRUE;
  return tm_box_add_face (box, tm_kit_find_piece (box->kit, param->piece), NAME_OF_A_CARD, NULL,
                          NULL);
}

/**
 * tm_param_sample_values:
 * @params: (array): declared parameters; where there are words, the box must know some
 * @param: index of one of them
 * @table: a table
 * @random: where the choice comes from
 * @args: (inout): where to set it
 *
 * Chooses what the declaration allows at random: one value, or as many as a list may have. A board that
 * a line describes is painted at random. Where the box knows no face yet, one is named, if the game takes
 * it; nothing is set if it does not.
 */
void
tm_param_sample_values (
    const TmParam *params, guint param, const TmTable *table, TmRandom *random, TmArgs *args)
{
  const TmParam *spec = &params[param];
  TmBox *box = tm_table_get_box (table);
  guint min = spec->max_items > 0 ? spec->min_items : box->n_seats;
  guint max = spec->max_items > 0 ? spec->max_items : box->n_seats;
  guint n_items = 1;
  gint32 items[TM_ARGS_POOL];

  if (spec->sketch != NULL)
    {
      g_autofree char *line = sample_line (spec, table, random);

      tm_args_set (args, param, tm_box_intern (box, line));
      return;
    }
  if (spec->is_sides)
    {
      set_sides (args, param, sample_sides (spec, random));
      return;
    }
  if (!has_values (spec, box))
    return;
  if (spec->is_list)
    n_items = min + tm_random_below (random, max - min + 1);
  for (guint i = 0; i < n_items; i++)
    items[i] = tm_param_sample (spec, box, random);
  tm_args_set_list (args, param, items, n_items);
}

/* One of the sets that the game lists. */
static gboolean
sample_listed (TmPlayer *self, const guint32 *sets, int n_sets, guint param, TmArgs *args)
{
  if (n_sets == 0)
    return FALSE;
  set_sides (args, param, sets[tm_random_below (&self->random, (guint32) n_sets)]);
  return TRUE;
}

static gboolean
sample_param (TmPlayer *self, const TmTable *table, guint move, guint param, TmArgs *args)
{
  const TmGame *game = tm_table_get_box (table)->game;
  const TmParam *params = tm_game_get_move (game, move)->params;
  guint32 sets[TM_MAX_SETS];
  int n_sets;

  if (move < game->n_moves && game->sample != NULL
      && game->sample (table, move, param, &self->random, args))
    return TRUE;
  if (params[param].draw.kind != TM_DRAW_NONE)
    return tm_draw_param (table, move, param, &self->random, args);
  n_sets = tm_game_list_sets (game, table, move, param, args, sets);
  if (n_sets >= 0)
    return sample_listed (self, sets, n_sets, param, args);
  tm_param_sample_values (params, param, table, &self->random, args);
  return tm_args_has (args, param);
}

/* What may be left out is told if the offer asks for it and the game knows what would make sense, or its
 * sides are seen. */
static void
sample_optional (TmPlayer *self, const TmTable *table, guint move, guint param, TmArgs *args)
{
  const TmGame *game = tm_table_get_box (table)->game;

  if (game->sample != NULL && game->sample (table, move, param, &self->random, args))
    return;
  if (tm_game_get_move (game, move)->params[param].is_sides)
    sample_param (self, table, move, param, args);
}

static gboolean
complete (TmPlayer *self, const TmTable *table, guint32 asked, TmMove *move)
{
  const TmGame *game = tm_table_get_box (table)->game;
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint param = 0; param < spec->n_params; param++)
    {
      gboolean in_app;

      if (tm_args_has (&move->args, param)
          || !tm_game_is_asked (game, table, move->kind, param, &move->args))
        continue;
      in_app = tm_game_draws_in_app (game, table, move->kind, param, &move->args);
      if (in_app)
        move->source = TM_SOURCE_APP;
      if (!spec->params[param].is_optional || in_app)
        {
          if (!sample_param (self, table, move->kind, param, &move->args))
            return FALSE;
        }
      else if (asked >> param & 1)
        sample_optional (self, table, move->kind, param, &move->args);
    }
  tm_game_resolve (game, table, move, FALSE, self->resolution);
  return tm_resolution_get_grade (self->resolution) < TM_GRADE_ILLEGAL;
}

/**
 * tm_player_complete:
 * @self: a player
 * @table: a table
 * @move: (inout): a move of which some parameters may be missing
 *
 * Sets what is missing and required, chance included, at random.
 *
 * Returns: whether the rules allow the move as completed
 */
gboolean
tm_player_complete (TmPlayer *self, const TmTable *table, TmMove *move)
{
  return complete (self, table, 0, move);
}

/**
 * tm_player_take:
 * @self: a player
 * @table: a table
 * @offer: one of its offers
 * @move: (out): the move that it leads to
 *
 * Takes an offer and sets at random what it leaves open.
 *
 * Returns: whether the rules allow the move as completed
 */
gboolean
tm_player_take (TmPlayer *self, const TmTable *table, const TmOffer *offer, TmMove *move)
{
  move->kind = offer->move;
  move->source = TM_SOURCE_TABLE;
  move->is_override = FALSE;
  move->note = -1;
  tm_offer_fill (offer, &move->args);
  return complete (self, table, offer->asked, move);
}

static guint
weigh (const TmTable *table, const TmOffer *offer)
{
  const TmGame *game = tm_table_get_box (table)->game;

  if (!offer->is_usual)
    return 0;
  return game->weigh != NULL ? game->weigh (table, offer) : 1;
}

/* Gives the sum of all weights. */
static guint
weigh_offers (TmPlayer *self, const TmTable *table)
{
  guint sum = 0;

  g_array_set_size (self->weights, tm_offers_get_n (self->offers));
  for (guint i = 0; i < self->weights->len; i++)
    {
      guint weight = weigh (table, tm_offers_get (self->offers, i));

      g_array_index (self->weights, guint, i) = weight;
      sum += weight;
    }
  return sum;
}

static const TmOffer *
pick_offer (TmPlayer *self, guint sum)
{
  guint skip = tm_random_below (&self->random, sum);

  for (guint i = 0;; i++)
    {
      guint weight = g_array_index (self->weights, guint, i);

      if (skip < weight)
        return tm_offers_get (self->offers, i);
      skip -= weight;
    }
}

/**
 * tm_player_choose:
 * @self: a player
 * @table: a table
 * @move: (out): a legal move
 *
 * Chooses one of the usual offers and completes it. Every one is equally likely unless the game weighs
 * them.
 *
 * Returns: whether a legal move was found; %FALSE when the match is over, or when many tries at
 *   random gave nothing legal
 */
gboolean
tm_player_choose (TmPlayer *self, const TmTable *table, TmMove *move)
{
  guint sum;

  tm_offers_collect (self->offers, table);
  sum = weigh_offers (self, table);
  for (guint i = 0; sum > 0 && i < MAX_TRIES; i++)
    {
      if (tm_player_take (self, table, pick_offer (self, sum), move))
        return TRUE;
    }
  return FALSE;
}
