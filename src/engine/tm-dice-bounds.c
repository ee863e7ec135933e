/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How low and how high a roll can go. */

#include "tm-dice-private.h"

static void
find_term_bounds (TmDiceNode *node)
{
  const TmDiceTerm *term = node->term;
  gboolean explodes = term->explode.kind != TM_TEST_NONE;
  gint32 lowest, highest;

  if (term->choice.success.kind != TM_TEST_NONE)
    {
      node->low = 0;
      node->high = (gint64) term->choice.n_kept * (explodes ? 1 + TM_DICE_MAX_EXPLOSIONS : 1);
      return;
    }

  tm_dice_term_get_face_bounds (term, &lowest, &highest);
  node->low = lowest;
  node->high = highest;
  if (explodes)
    {
      node->low += (gint64) MIN (lowest, 0) * TM_DICE_MAX_EXPLOSIONS;
      node->high += (gint64) MAX (highest, 0) * TM_DICE_MAX_EXPLOSIONS;
    }
  node->low *= term->choice.n_kept;
  node->high *= term->choice.n_kept;
}

/* Raising one part never lowers the sum of those kept, so the bounds of the parts give those of
 * the group. */
static void
find_group_bounds (TmDiceNode *node)
{
  guint n_parts = node->children->len;
  g_autofree gint64 *lows = g_new (gint64, n_parts);
  g_autofree gint64 *highs = g_new (gint64, n_parts);

  if (node->choice.success.kind != TM_TEST_NONE)
    {
      node->low = 0;
      node->high = node->choice.n_kept;
      return;
    }

  for (guint i = 0; i < n_parts; i++)
    {
      lows[i] = tm_dice_node_get_child (node, i)->low;
      highs[i] = tm_dice_node_get_child (node, i)->high;
    }
  node->low = tm_choice_sum (&node->choice, lows, n_parts, NULL);
  node->high = tm_choice_sum (&node->choice, highs, n_parts, NULL);
}

/* Products and quotients have their extremes at the extremes of the operands. */
static gboolean
find_corner_bounds (TmDiceNode *node)
{
  const TmDiceNode *a = tm_dice_node_get_child (node, 0);
  const TmDiceNode *b = tm_dice_node_get_child (node, 1);

  node->low = G_MAXINT64;
  node->high = G_MININT64;

  for (guint corner = 0; corner < 4; corner++)
    {
      gint64 left = corner & 1 ? a->low : a->high;
      gint64 right = corner & 2 ? b->low : b->high;
      gint64 value;

      if (node->kind == TM_DICE_DIVIDE)
        value = left / right;
      else if (__builtin_mul_overflow (left, right, &value))
        return FALSE;

      node->low = MIN (node->low, value);
      node->high = MAX (node->high, value);
    }

  return TRUE;
}

static gboolean
find_operation_bounds (TmDiceNode *node)
{
  const TmDiceNode *a = tm_dice_node_get_child (node, 0);
  const TmDiceNode *b = node->kind != TM_DICE_NEGATE ? tm_dice_node_get_child (node, 1) : NULL;

  switch (node->kind)
    {
    case TM_DICE_NEGATE:
      node->low = -a->high;
      node->high = -a->low;
      return TRUE;
    case TM_DICE_ADD:
      node->low = a->low + b->low;
      node->high = a->high + b->high;
      return TRUE;
    case TM_DICE_SUBTRACT:
      node->low = a->low - b->high;
      node->high = a->high - b->low;
      return TRUE;
    default:
      return find_corner_bounds (node);
    }
}

gboolean
tm_dice_node_find_bounds (TmDiceNode *node)
{
  if (node->kind == TM_DICE_TERM)
    find_term_bounds (node);
  else if (node->kind == TM_DICE_GROUP)
    find_group_bounds (node);
  else if (node->kind != TM_DICE_NUMBER && !find_operation_bounds (node))
    return FALSE;

  return node->low >= -TM_DICE_MAX_TOTAL && node->high <= TM_DICE_MAX_TOTAL;
}
