/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-draw-bags.h"

static guint
count_face (const TmPieceSpec *pieces, gint32 face)
{
  guint n = 0;

  for (guint i = 0; i < pieces->count; i++)
    n += pieces->start_faces[i] == face;

  return n;
}

/* Faces are told apart by drawing only where something is hidden, or comes more than once. */
static gboolean
is_bag (const TmKit *kit, const TmPieceSpec *pieces)
{
  guint n_faces = 0;
  guint most = 0;

  if (pieces->scope != TM_SHARED || pieces->start_faces == NULL
      || count_face (pieces, TM_FACE_UNKNOWN) > 0)
    return FALSE;

  for (guint face = 0; face < pieces->n_faces; face++)
    {
      guint n = count_face (pieces, (gint32) face);

      n_faces += n > 0;
      most = MAX (most, n);
    }

  return n_faces > 1 && (most > 1 || kit->zones[pieces->zone].sight == TM_SIGHT_HIDDEN);
}

/**
 * tm_draw_bags_list:
 *
 * Finds what the games on the shelf draw from: the pieces that all players share and whose faces
 * are known before the first draw, as far as they are hidden or some of them are alike.
 *
 * Returns: (transfer full) (element-type TmDrawBag): the bags and decks, in the order of the games
 */
GArray *
tm_draw_bags_list (void)
{
  GArray *bags = g_array_new (FALSE, FALSE, sizeof (TmDrawBag));
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < games[i]->kit->n_pieces; j++)
      {
        TmDrawBag bag = { games[i], &games[i]->kit->pieces[j] };

        if (is_bag (games[i]->kit, bag.pieces))
          g_array_append_val (bags, bag);
      }

  return bags;
}

/**
 * tm_draw_bag_count:
 * @self: a bag
 * @face: one of the faces of its pieces
 *
 * Counts how many pieces with a face are in a full bag.
 *
 * Returns: the number, possibly 0
 */
guint
tm_draw_bag_count (const TmDrawBag *self, guint face)
{
  g_return_val_if_fail (face < self->pieces->n_faces, 0);

  return count_face (self->pieces, (gint32) face);
}
