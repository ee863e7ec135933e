/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-dice.h"

#include "tm-dice-private.h"

G_DEFINE_QUARK (tm-dice-error-quark, tm_dice_error)

/* Nodes */

static void
term_free (TmDiceTerm *term)
{
  g_free (term->faces);
  g_clear_pointer (&term->names, g_ptr_array_unref);
  g_free (term);
}

TmDiceNode *
tm_dice_node_new (TmDiceKind kind)
{
  TmDiceNode *node = g_new0 (TmDiceNode, 1);

  node->kind = kind;
  if (kind == TM_DICE_TERM)
    node->term = g_new0 (TmDiceTerm, 1);
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_dice_node_free);

  return node;
}

void
tm_dice_node_free (TmDiceNode *node)
{
  g_clear_pointer (&node->term, term_free);
  g_ptr_array_unref (node->children);
  g_free (node);
}

TmDiceNode *
tm_dice_node_get_child (const TmDiceNode *node, guint index)
{
  return g_ptr_array_index (node->children, index);
}

/* Terms */

void
tm_dice_term_get_face_bounds (const TmDiceTerm *term, gint32 *lowest, gint32 *highest)
{
  *lowest = G_MAXINT32;
  *highest = G_MININT32;

  for (guint i = 0; i < term->n_faces; i++)
    {
      gint32 face = tm_dice_term_get_face (term, i);

      if (!term->reroll_once && tm_test_passes (&term->reroll, face))
        continue;
      *lowest = MIN (*lowest, face);
      *highest = MAX (*highest, face);
    }
}

/* Gives the name of a face, or NULL for a number. */
const char *
tm_dice_term_get_name (const TmDiceTerm *term, gint64 value)
{
  return term->names != NULL ? g_ptr_array_index (term->names, value - 1) : NULL;
}

/* Gives the chance that a throw is made again because of its face. */
double
tm_dice_term_get_reroll_share (const TmDiceTerm *term)
{
  guint n_rerolled = 0;

  for (guint i = 0; i < term->n_faces; i++)
    n_rerolled += tm_test_passes (&term->reroll, tm_dice_term_get_face (term, i));

  return (double) n_rerolled / term->n_faces;
}

/* Gives the chance that a die, its rerolls done, explodes. */
double
tm_dice_term_get_explode_share (const TmDiceTerm *term)
{
  guint n_left = 0;
  guint n_exploding = 0;
  guint n_left_exploding = 0;

  for (guint i = 0; i < term->n_faces; i++)
    {
      gint32 face = tm_dice_term_get_face (term, i);
      gboolean is_left = !tm_test_passes (&term->reroll, face);
      gboolean is_exploding = tm_test_passes (&term->explode, face);

      n_left += is_left;
      n_exploding += is_exploding;
      n_left_exploding += is_left && is_exploding;
    }

  if (!term->reroll_once)
    return n_left > 0 ? (double) n_left_exploding / n_left : 0;

  return ((double) n_left_exploding
          + (double) (term->n_faces - n_left) * n_exploding / term->n_faces)
         / term->n_faces;
}

/* Gives the number of throws that a die of the term takes on average. */
double
tm_dice_term_get_mean_throws (const TmDiceTerm *term)
{
  double reroll_share = tm_dice_term_get_reroll_share (term);
  double throws = term->reroll_once ? 1 + reroll_share : 1 / (1 - reroll_share);

  return throws / (1 - tm_dice_term_get_explode_share (term));
}

/* Public */

/**
 * tm_dice_ref:
 * @self: a roll
 *
 * Takes a reference.
 *
 * Returns: (transfer full): @self
 */
TmDice *
tm_dice_ref (TmDice *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

/**
 * tm_dice_unref:
 * @self: (transfer full): a roll
 *
 * Drops a reference, and frees the roll with the last one.
 */
void
tm_dice_unref (TmDice *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  tm_dice_node_free (self->root);
  g_ptr_array_unref (self->terms);
  g_free (self);
}

/**
 * tm_dice_get_n_terms:
 * @self: a roll
 *
 * Gets how many terms of dice a roll has: 2 in `4d6kh3 + 2d8 + 1`.
 *
 * Returns: the number of terms
 */
guint
tm_dice_get_n_terms (const TmDice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->terms->len;
}

/**
 * tm_dice_get_lowest:
 * @self: a roll
 *
 * Gets a number that no total is below. It is reached unless faces are rerolled or negative faces
 * explode.
 *
 * Returns: the number
 */
gint64
tm_dice_get_lowest (const TmDice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->root->low;
}

/**
 * tm_dice_get_highest:
 * @self: a roll
 *
 * Gets a number that no total is above.
 *
 * Returns: the number
 */
gint64
tm_dice_get_highest (const TmDice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->root->high;
}
