/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The exact distribution of a roll. Every die of a roll is thrown for itself, so the parts of an
 * operation are independent. */

#include "tm-dice-private.h"
#include "tm-odds-private.h"

#include <glib/gi18n.h>

/* Some seconds of work, and no more. */
#define MAX_COST 5e8

/* Explosions are followed until what is left has at most this chance. */
#define MAX_MISSING 0x1p-64

static gboolean
check_cost (double cost, const TmDiceNode *node, GError **error)
{
  g_autofree char *notation = NULL;

  if (cost <= MAX_COST)
    return TRUE;

  notation = tm_dice_node_dup_string (node);
  g_set_error (error, TM_DICE_ERROR, TM_DICE_ERROR_ODDS,
               _ ("The odds of %s are too much work; fewer dice, faces or values are accepted"),
               notation);

  return FALSE;
}

static gboolean
passes (gint64 value, gpointer test)
{
  return tm_test_passes (test, value);
}

static gboolean
passes_not (gint64 value, gpointer test)
{
  return !tm_test_passes (test, value);
}

static gint64
count_success (gint64 value, gpointer test)
{
  return tm_test_passes (test, value);
}

/* One throw */

static TmOdds *
get_face_odds (const TmDiceTerm *term)
{
  g_autofree gint64 *values = NULL;

  if (term->faces == NULL)
    return tm_odds_new_uniform (1, term->n_faces);

  values = g_new (gint64, term->n_faces);
  for (guint i = 0; i < term->n_faces; i++)
    values[i] = term->faces[i];

  return tm_odds_new_weighted (values, NULL, term->n_faces);
}

/* A face that is rerolled is replaced by any face, or by any that is not rerolled. */
static TmOdds *
get_throw_odds (const TmDiceTerm *term)
{
  g_autoptr (TmOdds) faces = get_face_odds (term);
  g_autoptr (TmOdds) rerolled = NULL;
  g_autoptr (TmOdds) standing = NULL;
  g_autoptr (TmOdds) again = NULL;
  gpointer test = (gpointer) &term->reroll;

  if (term->reroll.kind == TM_TEST_NONE)
    return g_steal_pointer (&faces);
  if (!term->reroll_once)
    return tm_odds_condition (faces, passes_not, test);

  rerolled = tm_odds_restrict (faces, passes, test);
  standing = tm_odds_restrict (faces, passes_not, test);
  again = tm_odds_scale (faces, rerolled);

  return tm_odds_unite ((TmOdds *[]) { standing, again }, 2, 0);
}

/* Explosions */

/* Adds the sums of the dice so far and a last one to the cases that are finished. */
static void
add_case (GPtrArray *cases, TmOdds *so_far, TmOdds *last)
{
  if (last->n_entries > 0)
    g_ptr_array_add (cases, tm_odds_convolve (so_far, last));
}

/* Explosions make chains as long as their values allow; every link costs a convolution. */
static gboolean
check_chain_cost (const TmDiceNode *node, TmOdds *exploding, TmOdds *other, GError **error)
{
  gint64 span = MAX (ABS (exploding->entries[0].value),
                     ABS (exploding->entries[exploding->n_entries - 1].value));
  double share = (double) tm_odds_get_listed (exploding);
  double n_links = 0;
  double cost;

  for (double chance = 1; chance > MAX_MISSING && n_links < TM_DICE_MAX_EXPLOSIONS; n_links++)
    chance *= share;

  cost = n_links * n_links * (double) span
         + n_links * (double) (exploding->n_entries + other->n_entries);

  return check_cost (cost > TM_ODDS_MAX_VALUES ? G_MAXDOUBLE : cost, node, error);
}

/* The sum, or the number of successes, of a die and those that its explosions bring. */
static TmOdds *
get_chain_odds (const TmDiceNode *node, TmOdds *exploding, TmOdds *other, GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_odds_unref);
  g_autoptr (TmOdds) so_far = tm_odds_new_constant (0);
  long double missing = 1;

  if (!check_chain_cost (node, exploding, other, error))
    return NULL;

  for (guint n = 0; missing > MAX_MISSING; n++)
    {
      g_autoptr (TmOdds) previous = g_steal_pointer (&so_far);

      add_case (cases, previous, other);
      so_far = tm_odds_convolve (previous, exploding);
      missing = tm_odds_get_listed (so_far);

      if (n == TM_DICE_MAX_EXPLOSIONS)
        {
          g_ptr_array_add (cases, tm_odds_ref (so_far));
          missing = 0;
        }
    }

  g_autoptr (TmOdds) chain = tm_odds_unite ((TmOdds *const *) cases->pdata, cases->len, missing);

  /* A chain that went on to the limit has a long tail of next to no chance. */
  return chain->exact ? g_steal_pointer (&chain) : tm_odds_trim (chain, MAX_MISSING);
}

static TmOdds *
get_die_odds (const TmDiceNode *node, GError **error)
{
  const TmDiceTerm *term = node->term;
  gpointer success = (gpointer) &term->choice.success;
  gpointer explode = (gpointer) &term->explode;
  gboolean counts = term->choice.success.kind != TM_TEST_NONE;
  g_autoptr (TmOdds) face = get_throw_odds (term);
  g_autoptr (TmOdds) exploding = NULL;
  g_autoptr (TmOdds) other = NULL;

  if (term->explode.kind == TM_TEST_NONE)
    return g_steal_pointer (&face);

  exploding = tm_odds_restrict (face, passes, explode);
  other = tm_odds_restrict (face, passes_not, explode);
  if (exploding->n_entries == 0)
    return counts ? tm_odds_map (face, count_success, success) : g_steal_pointer (&face);
  if (!counts)
    return get_chain_odds (node, exploding, other, error);

  g_autoptr (TmOdds) exploding_successes = tm_odds_map (exploding, count_success, success);
  g_autoptr (TmOdds) other_successes = tm_odds_map (other, count_success, success);

  return get_chain_odds (node, exploding_successes, other_successes, error);
}

/* Terms and groups */

static TmOdds *
get_kept_odds (const TmDiceNode *node, TmOdds *die, GError **error)
{
  const TmChoice *choice = &node->term->choice;
  guint n_dice = node->term->n_dice;
  gpointer success = (gpointer) &choice->success;
  TmOddsMapFunc score = choice->success.kind != TM_TEST_NONE ? count_success : NULL;

  if (!check_cost (tm_odds_get_keep_cost (die, n_dice, choice->n_kept, score, success), node,
                   error))
    return NULL;

  return tm_odds_keep (die, n_dice, choice->n_kept, !choice->lowest, score, success);
}

/* What one die of a term that keeps all of them adds to its total. */
static TmOdds *
get_scored_odds (const TmDiceNode *node, GError **error)
{
  const TmDiceTerm *term = node->term;
  gboolean counts = term->choice.success.kind != TM_TEST_NONE;
  gboolean explodes = term->explode.kind != TM_TEST_NONE;
  g_autoptr (TmOdds) die = get_die_odds (node, error);

  /* The odds of a die that explodes count its successes already. */
  if (die == NULL || !counts || explodes)
    return g_steal_pointer (&die);

  return tm_odds_map (die, count_success, (gpointer) &term->choice.success);
}

static TmOdds *
get_term_odds (const TmDiceNode *node, GError **error)
{
  const TmDiceTerm *term = node->term;
  g_autoptr (TmOdds) die = NULL;
  g_autoptr (TmOdds) scored = NULL;

  if (term->choice.n_kept < term->n_dice)
    {
      die = get_die_odds (node, error);
      return die != NULL ? get_kept_odds (node, die, error) : NULL;
    }

  scored = get_scored_odds (node, error);
  if (scored == NULL || !check_cost (tm_odds_get_power_cost (scored, term->n_dice), node, error))
    return NULL;

  return tm_odds_power (scored, term->n_dice);
}

static TmOdds *get_node_odds (const TmDiceNode *node, GError **error);

static TmOdds *
add_up (const TmDiceNode *node, GPtrArray *parts, GError **error)
{
  g_autoptr (TmOdds) sum = tm_odds_new_constant (0);

  for (guint i = 0; i < parts->len; i++)
    {
      TmOdds *part = g_ptr_array_index (parts, i);
      g_autoptr (TmOdds) previous = g_steal_pointer (&sum);

      if (!check_cost (tm_odds_get_convolve_cost (previous, part), node, error))
        return NULL;
      sum = tm_odds_convolve (previous, part);
    }

  return g_steal_pointer (&sum);
}

static TmOdds *
choose (const TmDiceNode *node, GPtrArray *parts, GError **error)
{
  TmOdds *const *odds = (TmOdds *const *) parts->pdata;
  const TmChoice *choice = &node->choice;
  gpointer success = (gpointer) &choice->success;
  TmOddsMapFunc score = choice->success.kind != TM_TEST_NONE ? count_success : NULL;

  if (!check_cost (tm_odds_get_keep_of_cost (odds, parts->len, choice->n_kept, score, success),
                   node, error))
    return NULL;

  return tm_odds_keep_of (odds, parts->len, choice->n_kept, !choice->lowest, score, success);
}

static TmOdds *
get_group_odds (const TmDiceNode *node, GError **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_odds_unref);
  gboolean keeps_all = node->choice.n_kept == node->children->len;
  gboolean counts = node->choice.success.kind != TM_TEST_NONE;
  gpointer success = (gpointer) &node->choice.success;

  for (guint i = 0; i < node->children->len; i++)
    {
      g_autoptr (TmOdds) part = get_node_odds (tm_dice_node_get_child (node, i), error);

      if (part == NULL)
        return NULL;

      if (keeps_all && counts)
        g_ptr_array_add (parts, tm_odds_map (part, count_success, success));
      else
        g_ptr_array_add (parts, g_steal_pointer (&part));
    }

  return keeps_all ? add_up (node, parts, error) : choose (node, parts, error);
}

/* Operations */

static gint64
negate (gint64 value, G_GNUC_UNUSED gpointer user_data)
{
  return -value;
}

static gint64
multiply (gint64 a, gint64 b, G_GNUC_UNUSED gpointer user_data)
{
  return a * b;
}

static gint64
divide (gint64 a, gint64 b, G_GNUC_UNUSED gpointer user_data)
{
  return a / b;
}

/* Gives what one die of a plain term adds, or takes away, and how many there are; NULL if the node is
 * no such term. */
static TmOdds *
get_die_of_sum (const TmDiceNode *node, gboolean negative, guint *n_dice)
{
  g_autoptr (TmOdds) die = NULL;

  if (node->kind != TM_DICE_TERM || node->term->choice.n_kept < node->term->n_dice
      || node->term->explode.kind != TM_TEST_NONE)
    return NULL;

  *n_dice = node->term->n_dice;
  die = get_scored_odds (node, NULL);

  return die != NULL && negative ? tm_odds_map (die, negate, NULL) : g_steal_pointer (&die);
}

/* Adds the dice of a child to @rest, one after the other, if that is less work than @most. Gives NULL
 * if it is not. */
static TmOdds *
add_child (const TmDiceNode *node, guint child, TmOdds *rest, double most)
{
  gboolean negative = child == 1 && node->kind == TM_DICE_SUBTRACT;
  guint n_dice = 0;
  g_autoptr (TmOdds) die = get_die_of_sum (tm_dice_node_get_child (node, child), negative, &n_dice);

  if (die == NULL || tm_odds_get_add_dice_cost (rest, die, n_dice) >= most)
    return NULL;

  return tm_odds_add_dice (rest, die, n_dice);
}

static TmOdds *
get_sum_odds (const TmDiceNode *node, TmOdds *a, TmOdds *b, GError **error)
{
  double cost = tm_odds_get_convolve_cost (a, b);
  double most = MIN (cost, MAX_COST);
  TmOdds *sum = add_child (node, 1, a, most);

  if (sum == NULL)
    sum = add_child (node, 0, b, most);
  if (sum != NULL)
    return sum;
  if (!check_cost (cost, node, error))
    return NULL;

  return tm_odds_convolve (a, b);
}

static TmOdds *
get_operation_odds (const TmDiceNode *node, GError **error)
{
  g_autoptr (TmOdds) a = get_node_odds (tm_dice_node_get_child (node, 0), error);
  g_autoptr (TmOdds) b = NULL;
  g_autoptr (TmOdds) minus_b = NULL;

  if (a == NULL || node->kind == TM_DICE_NEGATE)
    return a != NULL ? tm_odds_map (a, negate, NULL) : NULL;

  b = get_node_odds (tm_dice_node_get_child (node, 1), error);
  if (b == NULL)
    return NULL;
  if (node->kind == TM_DICE_ADD)
    return get_sum_odds (node, a, b, error);
  if (node->kind == TM_DICE_SUBTRACT)
    {
      minus_b = tm_odds_map (b, negate, NULL);
      return get_sum_odds (node, a, minus_b, error);
    }
  if (!check_cost (tm_odds_get_combine_cost (a, b), node, error))
    return NULL;

  return tm_odds_combine (a, b, node->kind == TM_DICE_MULTIPLY ? multiply : divide, NULL);
}

static TmOdds *
get_node_odds (const TmDiceNode *node, GError **error)
{
  switch (node->kind)
    {
    case TM_DICE_NUMBER:
      return tm_odds_new_constant (node->low);
    case TM_DICE_TERM:
      return get_term_odds (node, error);
    case TM_DICE_GROUP:
      return get_group_odds (node, error);
    default:
      return get_operation_odds (node, error);
    }
}

/**
 * tm_dice_odds:
 * @self: a roll
 * @error: return location for an error in %TM_DICE_ERROR
 *
 * Works out the distribution of the total of a roll, not by trying it out but exactly.
 *
 * Explosions are followed until the chance of what is left is at most 2⁻⁶⁴, or to the end if
 * %TM_DICE_MAX_EXPLOSIONS come first; [method@Odds.get_missing] gives what is left out.
 *
 * Returns: (transfer full) (nullable): the distribution; %NULL if it is too much work
 */
TmOdds *
tm_dice_odds (const TmDice *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return get_node_odds (self->root, error);
}
