/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-draw.h"

#include "tm-box-private.h"

typedef struct
{
  const TmTable *table;
  const TmBox *box;
  const TmParam *param;
  TmRandom *random;
  const TmArgs *args;
  guint n_items;
  gint32 items[TM_ARGS_POOL];
} Draw;

static guint
count_items (const Draw *draw, guint move, guint param)
{
  const TmGame *game = draw->box->game;

  if (!draw->param->is_list)
    return 1;
  if (game->count_draw != NULL)
    return game->count_draw (draw->table, move, param, draw->args);
  return draw->param->max_items > 0 ? draw->param->min_items : draw->box->n_seats;
}

static guint
list_zone_faces (const Draw *draw, guint move, guint param, gint32 *faces)
{
  int n_listed = -1;
  guint pieces[TM_MAX_PIECES];
  int zone = tm_kit_find_zone (draw->box->kit, draw->param->draw.source);
  guint n_pieces;

  if (draw->box->game->list_draw != NULL)
    n_listed = draw->box->game->list_draw (draw->table, move, param, draw->args, faces);
  if (n_listed >= 0)
    return n_listed;
  g_assert (zone >= 0);
  n_pieces = tm_table_list_zone (draw->table, tm_box_get_zone (draw->box, zone, 0), pieces,
                                 TM_MAX_PIECES);
  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (draw->table, pieces[i]);
  return n_pieces;
}

static guint
list_kind_faces (const Draw *draw, gint32 *faces)
{
  int kind = tm_kit_find_piece (draw->box->kit, draw->param->draw.source);
  guint n_pieces;
  guint first;

  g_assert (kind >= 0);
  first = tm_box_get_first_piece (draw->box, kind, 0, &n_pieces);
  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (draw->table, first + i);
  return n_pieces;
}

/* Without replacement: some of the things, in the order in which they come. */
static void
take_some (Draw *draw, gint32 *from, guint n_from)
{
  draw->n_items = MIN (draw->n_items, n_from);
  tm_random_sample (draw->random, from, n_from, draw->n_items);
  memcpy (draw->items, from, draw->n_items * sizeof *from);
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const gint32 *) a - *(const gint32 *) b;
}

static void
take_subset (Draw *draw)
{
  gint32 numbers[TM_ARGS_POOL];
  guint n_numbers = draw->param->max - draw->param->min + 1;

  g_assert (n_numbers <= TM_ARGS_POOL);
  for (guint i = 0; i < n_numbers; i++)
    numbers[i] = draw->param->min + i;
  take_some (draw, numbers, n_numbers);
  qsort (draw->items, draw->n_items, sizeof *draw->items, compare_numbers);
}

static void
take_each (Draw *draw, gint32 first, guint32 n_values)
{
  for (guint i = 0; i < draw->n_items; i++)
    draw->items[i] = first + (gint32) tm_random_below (draw->random, n_values);
}

/* The sides of one die: those that the match has given it, or all faces of its kind. */
static guint
list_sides (const Draw *draw, guint move, guint param, guint item, gint32 *sides)
{
  const TmGame *game = draw->box->game;
  int n_sides = -1;
  guint n_faces;

  if (game->list_sides != NULL)
    n_sides = game->list_sides (draw->table, move, param, (int) item, sides);
  if (n_sides >= 0)
    return (guint) n_sides;
  n_faces = tm_box_get_n_faces (draw->box,
                                tm_kit_find_piece (draw->box->kit, draw->param->draw.source));
  for (guint i = 0; i < n_faces; i++)
    sides[i] = (gint32) i;
  return n_faces;
}

/* Every die by itself. */
static void
take_faces (Draw *draw, guint move, guint param)
{
  gint32 sides[TM_MAX_PIECES];

  for (guint i = 0; i < draw->n_items; i++)
    {
      guint n_sides = list_sides (draw, move, param, i, sides);

      if (n_sides == 0)
        {
          draw->n_items = i;
          return;
        }
      draw->items[i] = sides[tm_random_below (draw->random, n_sides)];
    }
}

/**
 * tm_draw_param:
 * @table: a table
 * @move: kind of a move of the game
 * @param: index of one of its chance parameters
 * @random: where the chance comes from
 * @args: (inout): where to set the value
 *
 * Draws a chance parameter as its declaration says. A zone or piece kind it is drawn from is a
 * shared one.
 *
 * Returns: whether there was enough to draw from
 */
gboolean
tm_draw_param (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  Draw draw = { .table = table, .box = tm_table_get_box (table), .random = random };
  gint32 faces[TM_MAX_PIECES];
  guint n_wanted;

  draw.args = args;
  draw.param = &draw.box->game->moves[move].params[param];
  draw.n_items = count_items (&draw, move, param);
  n_wanted = draw.n_items;
  g_assert (n_wanted <= TM_ARGS_POOL);
  switch (draw.param->draw.kind)
    {
    case TM_DRAW_SEAT:
      take_each (&draw, 0, draw.box->n_seats);
      break;
    case TM_DRAW_FACES:
      take_faces (&draw, move, param);
      break;
    case TM_DRAW_ORDER:
      take_some (&draw, faces, list_zone_faces (&draw, move, param, faces));
      break;
    case TM_DRAW_DEAL:
      take_some (&draw, faces, list_kind_faces (&draw, faces));
      break;
    case TM_DRAW_SUBSET:
      take_subset (&draw);
      break;
    case TM_DRAW_NUMBER:
      take_each (&draw, draw.param->min, draw.param->max - draw.param->min + 1);
      break;
    case TM_DRAW_NONE:
    default:
      g_assert_not_reached ();
    }
  if (draw.n_items < n_wanted)
    return FALSE;
  tm_args_set_list (args, param, draw.items, draw.n_items);
  return TRUE;
}
