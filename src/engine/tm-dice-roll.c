/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rolling. */

#include "tm-dice-private.h"

#include <stdlib.h>
#include <string.h>

/* Where throws are written down; the array is NULL if only the total is wanted. */
typedef struct
{
  TmRandom *random;
  GArray *dice; /* of TmDie */
} Roller;

/* Keep and drop */

/* Below this many values, insertion beats the call into qsort(). */
#define FEW_VALUES 32

static int
compare_values (const void *a, const void *b)
{
  gint64 left = *(const gint64 *) a;
  gint64 right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static void
sort_values (gint64 *values, guint n_values)
{
  if (n_values > FEW_VALUES)
    {
      qsort (values, n_values, sizeof *values, compare_values);
      return;
    }

  for (guint i = 1; i < n_values; i++)
    {
      gint64 value = values[i];
      guint j = i;

      for (; j > 0 && values[j - 1] > value; j--)
        values[j] = values[j - 1];
      values[j] = value;
    }
}

/* Finds the least good value that is kept, and how many of that value are kept. */
static gint64
find_threshold (const TmChoice *choice, const gint64 *values, guint n_values, guint *n_equal)
{
  gint64 sorted[TM_DICE_MAX_IN_TERM];
  guint first = choice->lowest ? 0 : n_values - choice->n_kept;
  guint threshold = choice->lowest ? choice->n_kept - 1 : first;

  memcpy (sorted, values, n_values * sizeof *values);
  sort_values (sorted, n_values);

  *n_equal = 0;
  for (guint i = first; i < first + choice->n_kept; i++)
    *n_equal += sorted[i] == sorted[threshold];

  return sorted[threshold];
}

/* Adds up, or counts the successes of, the values that are kept; @kept tells which those are. Of
 * equal values the earlier ones are kept. There are at most TM_DICE_MAX_IN_TERM values. */
gint64
tm_choice_sum (const TmChoice *choice, const gint64 *values, guint n_values, gboolean *kept)
{
  gboolean counts = choice->success.kind != TM_TEST_NONE;
  gboolean keeps_all = choice->n_kept == n_values;
  guint n_equal = 0;
  gint64 threshold = keeps_all ? 0 : find_threshold (choice, values, n_values, &n_equal);
  gint64 sum = 0;

  for (guint i = 0; i < n_values; i++)
    {
      gboolean is_better = choice->lowest ? values[i] < threshold : values[i] > threshold;
      gboolean is_kept = keeps_all || is_better;

      if (!is_kept && values[i] == threshold && n_equal > 0)
        {
          is_kept = TRUE;
          n_equal--;
        }
      if (kept != NULL)
        kept[i] = is_kept;
      if (is_kept)
        sum += counts ? tm_test_passes (&choice->success, values[i]) : values[i];
    }

  return sum;
}

/* Dice */

static void
record (Roller *roller, const TmDiceTerm *term, gint32 value, guint marks)
{
  TmDie die = {
    .name = tm_dice_term_get_name (term, value),
    .value = value,
    .term = term->index,
    .marks = marks,
  };

  g_array_append_val (roller->dice, die);
}

/* Throws a die until its face stands. */
static gint32
throw_die (Roller *roller, const TmDiceTerm *term, guint marks)
{
  gint32 face = tm_dice_term_get_face (term, tm_random_below (roller->random, term->n_faces));

  while (tm_test_passes (&term->reroll, face))
    {
      if (roller->dice != NULL)
        record (roller, term, face, marks | TM_DIE_REROLLED);

      face = tm_dice_term_get_face (term, tm_random_below (roller->random, term->n_faces));
      if (term->reroll_once)
        break;
    }

  return face;
}

/* Tells whether nothing can happen to a throw but to count, so that its face is all there is. */
static gboolean
is_plain (const Roller *roller, const TmDiceTerm *term)
{
  return roller->dice == NULL && term->reroll.kind == TM_TEST_NONE
         && term->explode.kind == TM_TEST_NONE && term->choice.success.kind == TM_TEST_NONE;
}

/* Throws a die and those that its explosions bring. Gives the sum and adds to the successes. */
static gint64
throw_chain (Roller *roller, const TmDiceTerm *term, gint64 *n_successes)
{
  gint64 sum = 0;

  if (is_plain (roller, term))
    return tm_dice_term_get_face (term, tm_random_below (roller->random, term->n_faces));

  for (guint n = 0;; n++)
    {
      guint marks = n > 0 ? TM_DIE_EXTRA : 0;
      gint32 face = throw_die (roller, term, marks);
      gboolean succeeds = tm_test_passes (&term->choice.success, face);
      gboolean explodes = n < TM_DICE_MAX_EXPLOSIONS && tm_test_passes (&term->explode, face);

      sum += face;
      *n_successes += succeeds;
      if (roller->dice != NULL)
        record (roller, term, face,
                marks | (succeeds ? TM_DIE_SUCCESS : 0) | (explodes ? TM_DIE_EXPLODED : 0));
      if (!explodes)
        return sum;
    }
}

/* A dropped die is no success. */
static void
mark_dropped (Roller *roller, guint start, guint end)
{
  for (guint i = start; i < end; i++)
    {
      TmDie *die = &g_array_index (roller->dice, TmDie, i);

      die->marks = (die->marks | TM_DIE_DROPPED) & ~(guint) TM_DIE_SUCCESS;
    }
}

/* @ends holds, for each of the values, where its dice end in the record, the first from @start. */
static void
mark_choice (Roller *roller, guint start, const guint *ends, const gboolean *kept, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    if (!kept[i])
      mark_dropped (roller, i > 0 ? ends[i - 1] : start, ends[i]);
}

static gint64
roll_and_choose (Roller *roller, const TmDiceTerm *term)
{
  gint64 values[TM_DICE_MAX_IN_TERM];
  guint ends[TM_DICE_MAX_IN_TERM];
  gboolean kept[TM_DICE_MAX_IN_TERM];
  guint start = roller->dice != NULL ? roller->dice->len : 0;
  gint64 n_successes = 0;
  gint64 sum;

  for (guint i = 0; i < term->n_dice; i++)
    {
      values[i] = throw_chain (roller, term, &n_successes);
      ends[i] = roller->dice != NULL ? roller->dice->len : 0;
    }

  if (roller->dice == NULL)
    return tm_choice_sum (&term->choice, values, term->n_dice, NULL);

  sum = tm_choice_sum (&term->choice, values, term->n_dice, kept);
  mark_choice (roller, start, ends, kept, term->n_dice);

  return sum;
}

static gint64
roll_term (Roller *roller, const TmDiceTerm *term)
{
  gint64 n_successes = 0;
  gint64 sum = 0;

  if (term->choice.n_kept < term->n_dice)
    return roll_and_choose (roller, term);

  for (guint i = 0; i < term->n_dice; i++)
    sum += throw_chain (roller, term, &n_successes);

  return term->choice.success.kind != TM_TEST_NONE ? n_successes : sum;
}

/* Everything else */

static gint64 roll_node (Roller *roller, const TmDiceNode *node);

/* A notation of TM_DICE_MAX_LENGTH bytes holds fewer parts than TM_DICE_MAX_IN_TERM. */
G_STATIC_ASSERT (TM_DICE_MAX_LENGTH < TM_DICE_MAX_IN_TERM);

static gint64
roll_group (Roller *roller, const TmDiceNode *node)
{
  guint n_parts = node->children->len;
  gint64 values[TM_DICE_MAX_LENGTH];
  guint ends[TM_DICE_MAX_LENGTH];
  gboolean kept[TM_DICE_MAX_LENGTH];
  guint start = roller->dice != NULL ? roller->dice->len : 0;
  gint64 sum;

  for (guint i = 0; i < n_parts; i++)
    {
      values[i] = roll_node (roller, tm_dice_node_get_child (node, i));
      ends[i] = roller->dice != NULL ? roller->dice->len : 0;
    }

  sum = tm_choice_sum (&node->choice, values, n_parts, kept);
  if (roller->dice != NULL)
    mark_choice (roller, start, ends, kept, n_parts);

  return sum;
}

static gint64
roll_operation (Roller *roller, const TmDiceNode *node)
{
  gint64 a = roll_node (roller, tm_dice_node_get_child (node, 0));
  gint64 b
      = node->kind != TM_DICE_NEGATE ? roll_node (roller, tm_dice_node_get_child (node, 1)) : 0;

  switch (node->kind)
    {
    case TM_DICE_NEGATE:
      return -a;
    case TM_DICE_ADD:
      return a + b;
    case TM_DICE_SUBTRACT:
      return a - b;
    case TM_DICE_MULTIPLY:
      return a * b;
    case TM_DICE_DIVIDE:
      /* A divisor that could be 0 was refused with the notation. */
      g_assert (b != 0);
      return a / b;
    default:
      g_assert_not_reached ();
    }
}

static gint64
roll_node (Roller *roller, const TmDiceNode *node)
{
  switch (node->kind)
    {
    case TM_DICE_NUMBER:
      return node->low;
    case TM_DICE_TERM:
      return roll_term (roller, node->term);
    case TM_DICE_GROUP:
      return roll_group (roller, node);
    default:
      return roll_operation (roller, node);
    }
}

/**
 * tm_dice_roll:
 * @self: a roll
 * @random: where the faces come from
 * @result: (inout): where the total and every single die are stored, in place of what is there
 *
 * Rolls the dice from left to right, each with all of its rerolls and explosions before the next.
 * Every throw takes one number below the number of faces from @random.
 *
 * The names in @result belong to @self.
 *
 * Returns: the total
 */
gint64
tm_dice_roll (const TmDice *self, TmRandom *random, TmDiceResult *result)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (random != NULL, 0);
  g_return_val_if_fail (result != NULL, 0);

  if (result->dice == NULL)
    result->dice = g_array_new (FALSE, FALSE, sizeof (TmDie));
  g_array_set_size (result->dice, 0);

  result->total = roll_node (&(Roller) { random, result->dice }, self->root);

  return result->total;
}

/**
 * tm_dice_roll_total:
 * @self: a roll
 * @random: where the faces come from
 *
 * Rolls the dice like [method@Dice.roll], taking the same numbers from @random, but without writing
 * down the single dice.
 *
 * Returns: the total
 */
gint64
tm_dice_roll_total (const TmDice *self, TmRandom *random)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (random != NULL, 0);

  return roll_node (&(Roller) { random, NULL }, self->root);
}

/**
 * tm_dice_result_clear:
 * @result: a result
 *
 * Frees what a result holds.
 */
void
tm_dice_result_clear (TmDiceResult *result)
{
  g_return_if_fail (result != NULL);

  g_clear_pointer (&result->dice, g_array_unref);
  result->total = 0;
}
