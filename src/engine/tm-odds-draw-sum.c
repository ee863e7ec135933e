/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws without replacement of things that are worth something. */

#include "tm-odds-private.h"

#include <string.h>

/* Some seconds of work, and no more. */
#define MAX_STEPS 5e8

/* Things that are worth the same. */
typedef struct
{
  gint64 value;
  guint copies;
} Kind;

/* What is drawn from. A sum is n_drawn · low + step · index. */
typedef struct
{
  GArray *kinds; /* of Kind, ascending, no value twice, none without copies */
  guint n_total;
  guint n_drawn;
  guint64 step;
  gsize n_sums;
} Bag;

static void
bag_clear (Bag *self)
{
  g_array_unref (self->kinds);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Bag, bag_clear)

static const Kind *
bag_get_kind (const Bag *self, guint index)
{
  return &g_array_index (self->kinds, Kind, index);
}

static int
compare_kinds (gconstpointer a, gconstpointer b)
{
  gint64 left = ((const Kind *) a)->value;
  gint64 right = ((const Kind *) b)->value;

  return (left > right) - (left < right);
}

static GArray *
merge_kinds (const gint64 *values, const guint *copies, guint n_kinds)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (Kind));
  guint n = 0;

  for (guint i = 0; i < n_kinds; i++)
    {
      Kind kind = { values[i], copies[i] };

      if (kind.copies > 0)
        g_array_append_val (kinds, kind);
    }

  g_array_sort (kinds, compare_kinds);
  for (guint i = 0; i < kinds->len; i++)
    {
      Kind kind = g_array_index (kinds, Kind, i);

      if (n > 0 && g_array_index (kinds, Kind, n - 1).value == kind.value)
        g_array_index (kinds, Kind, n - 1).copies += kind.copies;
      else
        g_array_index (kinds, Kind, n++) = kind;
    }
  g_array_set_size (kinds, n);

  return kinds;
}

/* How many steps a kind is worth more than the one that is worth least. */
static gsize
get_steps (const Bag *self, guint kind)
{
  return (gsize) ((guint64) (bag_get_kind (self, kind)->value - bag_get_kind (self, 0)->value)
                  / self->step);
}

/* The dearest things come to the highest sum. */
static guint64
find_highest (const Bag *self)
{
  guint left = self->n_drawn;
  guint64 highest = 0;

  for (guint i = self->kinds->len; i-- > 0 && left > 0;)
    {
      guint taken = MIN (left, bag_get_kind (self, i)->copies);

      highest += (guint64) taken * get_steps (self, i);
      left -= taken;
    }

  return highest;
}

static Bag
make_bag (const gint64 *values, const guint *copies, guint n_kinds, guint n_drawn)
{
  Bag bag = { .kinds = merge_kinds (values, copies, n_kinds), .n_drawn = n_drawn };

  for (guint i = 0; i < bag.kinds->len; i++)
    {
      bag.n_total += bag_get_kind (&bag, i)->copies;
      bag.step = (guint64) tm_uint128_gcd (
          bag.step, (guint64) (bag_get_kind (&bag, i)->value - bag_get_kind (&bag, 0)->value));
    }
  bag.step = MAX (bag.step, 1);
  bag.n_sums = find_highest (&bag) + 1;

  return bag;
}

/* Two kinds */

static gint64
value_draw (gint64 n, gpointer user_data)
{
  const Bag *bag = user_data;
  const Kind *low = bag_get_kind (bag, 0);
  const Kind *high = bag_get_kind (bag, 1);

  return ((gint64) bag->n_drawn - n) * low->value + n * high->value;
}

static TmOdds *
draw_of_two (Bag *bag)
{
  g_autoptr (TmOdds) odds
      = tm_odds_new_draw (bag_get_kind (bag, 1)->copies, bag->n_total, bag->n_drawn);

  return tm_odds_map (odds, value_draw, bag);
}

/* Many kinds
 *
 * One kind after the other is gone through. A state is how many things are drawn so far, and their
 * sum. Exact counts are the products of the ways to choose some of each kind, which can wrap around
 * at 2^128 for states that lead nowhere, but not for the hands. Chances are multiplied by that of
 * drawing so many of the kind among what is left, so that none of them is ever far from 1. */

#define STATE(n, sum) ((gsize) (n) * bag->n_sums + (sum))

static double
count_steps (const Bag *bag)
{
  double n_choices = 0;

  for (guint i = 0; i < bag->kinds->len; i++)
    n_choices += MIN (bag_get_kind (bag, i)->copies, bag->n_drawn) + 1;

  return n_choices * ((double) bag->n_drawn + 1) * (double) bag->n_sums;
}

/* Adds to the states in which @n things are drawn what comes of drawing @k more, worth @worth. */
static void
add_choice (
    const Bag *bag, TmMass *next, const TmMass *states, guint n, guint k, gsize worth, TmMass ways)
{
  for (gsize sum = 0; sum + worth < bag->n_sums; sum++)
    {
      const TmMass *from = &states[STATE (n, sum)];
      TmMass *to = &next[STATE (n + k, sum + worth)];

      to->count += from->count * ways.count;
      to->chance += from->chance * ways.chance;
    }
}

/* Goes through kind @index. @n_left things are of it and of the kinds after it. Gives a bound of the
 * relative error that comes with that. */
static double
add_kind (
    const Bag *bag, TmMass *next, const TmMass *states, guint index, guint n_left, gboolean exact)
{
  const Kind *kind = bag_get_kind (bag, index);
  guint n_others = n_left - kind->copies;
  double error = 0;

  for (guint n = 0; n <= MIN (bag->n_drawn, bag->n_total - n_left); n++)
    {
      guint n_missing = bag->n_drawn - n;
      g_autoptr (TmOdds) drawn = NULL;

      if (n_missing > n_left)
        continue; /* too few are left to make up for it */
      if (!exact)
        {
          g_autoptr (TmOdds) odds = tm_odds_new_draw (kind->copies, n_left, n_missing);

          drawn = tm_odds_ref_inexact (odds);
          error = MAX (error, drawn->error);
        }

      for (guint k = n_missing - MIN (n_missing, n_others); k <= MIN (n_missing, kind->copies); k++)
        {
          TmMass ways = { 0 };

          if (!exact)
            ways = tm_odds_get_mass_between (drawn, k, k);
          else if (!tm_binomial (kind->copies, k, &ways.count))
            g_assert_not_reached (); /* no more ways than hands */
          add_choice (bag, next, states, n, k, k * get_steps (bag, index), ways);
        }
    }

  return error + (MIN (kind->copies, bag->n_drawn) + 3.0) * tm_odds_get_epsilon ();
}

static TmOdds *
draw_of_many (const Bag *bag)
{
  gsize n_states = (bag->n_drawn + 1) * bag->n_sums;
  g_autofree TmMass *states = g_new0 (TmMass, n_states);
  g_autofree TmMass *next = g_new (TmMass, n_states);
  TmUint128 total;
  gboolean exact = tm_binomial (bag->n_total, bag->n_drawn, &total);
  TmOddsDraft draft = exact ? tm_odds_draft_exact (total) : tm_odds_draft_inexact (0, 0);
  guint n_left = bag->n_total;

  states[0] = (TmMass) { exact ? 1 : 0, exact ? 0 : 1 };
  for (guint i = 0; i < bag->kinds->len; i++)
    {
      TmMass *done = states;

      memset (next, 0, n_states * sizeof *next);
      draft.error += add_kind (bag, next, states, i, n_left, exact);
      n_left -= bag_get_kind (bag, i)->copies;
      states = next;
      next = done;
    }

  for (gsize sum = 0; sum < bag->n_sums; sum++)
    tm_odds_draft_add (&draft,
                       bag->n_drawn * bag_get_kind (bag, 0)->value + (gint64) (sum * bag->step),
                       states[STATE (bag->n_drawn, sum)]);

  return tm_odds_new_take (&draft);
}

#undef STATE

/**
 * tm_odds_new_draw_sum:
 * @values: (array length=n_kinds): what a thing of each kind is worth, from
 *   −%TM_ODDS_MAX_DRAW_VALUE to %TM_ODDS_MAX_DRAW_VALUE
 * @copies: (array length=n_kinds): how many things of each kind there are, fewer than
 *   %TM_ODDS_MAX_VALUES in all
 * @n_kinds: how many kinds there are
 * @n_drawn: how many things are drawn without putting any back, at most as many as there are
 *
 * Makes the distribution of what the things drawn from a deck or a bag are worth together.
 *
 * With a value of 1 for some kinds and 0 for the others it counts those; with the powers of a number
 * that is larger than any count it tells how many of each of several kinds come together.
 *
 * It is exact as long as the number of hands, the order being indifferent, fits into 128 bits.
 *
 * Returns: (transfer full) (nullable): the distribution; %NULL if it is too much work: if there are
 *   three values or more, and the number of things drawn plus 1, times the number of steps from the
 *   lowest sum to the highest, is more than %TM_ODDS_MAX_VALUES or takes more than some seconds
 */
TmOdds *
tm_odds_new_draw_sum (const gint64 *values, const guint *copies, guint n_kinds, guint n_drawn)
{
  guint64 n_total = 0;

  g_return_val_if_fail ((values != NULL && copies != NULL) || n_kinds == 0, NULL);
  for (guint i = 0; i < n_kinds; i++)
    {
      g_return_val_if_fail (ABS (values[i]) <= TM_ODDS_MAX_DRAW_VALUE, NULL);
      n_total += copies[i];
    }
  g_return_val_if_fail (n_total < TM_ODDS_MAX_VALUES, NULL);
  g_return_val_if_fail (n_drawn <= n_total, NULL);

  g_auto (Bag) bag = make_bag (values, copies, n_kinds, n_drawn);

  if (bag.kinds->len == 0)
    return tm_odds_new_constant (0);
  if (bag.kinds->len == 1)
    return tm_odds_new_constant (n_drawn * bag_get_kind (&bag, 0)->value);
  if (bag.kinds->len == 2)
    return draw_of_two (&bag);
  if ((n_drawn + 1.0) * (double) bag.n_sums > TM_ODDS_MAX_VALUES || count_steps (&bag) > MAX_STEPS)
    return NULL;

  return draw_of_many (&bag);
}
