/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far chance explains what the dice of a match have shown.
 *
 * Every face has an interval for its own chance, that of Clopper and Pearson: the smallest and the
 * largest chance with which a count as extreme as the one seen is not yet too rare. It is exact for
 * every number of rolls, wide for a few, and errs on the side of saying nothing.
 *
 * Whoever looks at many faces finds a rare one. So that all intervals of a match are right together
 * with a chance of 95 %, Bonferroni's correction shares the 5 % out among all faces of all dice
 * listed. It holds however the counts depend on each other, and those of one die do. */

#include "tm-luck.h"

#include "config.h"

#include "tm-match-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* More than anybody rolls. */
#define MOST_MORE 1000000

typedef struct
{
  TmLuckDie die;
  TmLuckFace *faces;
} Dice;

struct _TmLuck
{
  GArray *dice;
  guint n_looks;
};

/* The arithmetic */

static double
get_term (guint count, guint n_rolls, double chance)
{
  return exp (lgamma (n_rolls + 1.0) - lgamma (count + 1.0) - lgamma (n_rolls - count + 1.0)
              + count * log (chance) + (n_rolls - count) * log1p (-chance));
}

/* The terms fall from the first on: it lies beyond the most likely count. */
static double
sum_up (guint count, guint n_rolls, double chance)
{
  double term = get_term (count, n_rolls, chance);
  double sum = 0;

  for (guint i = count; i <= n_rolls && term > sum * 1e-17; i++)
    {
      sum += term;
      term *= (n_rolls - i) / (i + 1.0) * chance / (1 - chance);
    }
  return sum;
}

/**
 * tm_luck_get_tail:
 * @count: a number of rolls, at most @n_rolls
 * @n_rolls: how often a die is rolled
 * @chance: the chance of a face, from 0 to 1
 *
 * Sums up the binomial distribution from @count on.
 *
 * Returns: the chance that the face comes up @count times or more
 */
double
tm_luck_get_tail (guint count, guint n_rolls, double chance)
{
  if (count == 0 || chance >= 1)
    return 1;
  if (chance <= 0)
    return 0;
  if (count > n_rolls * chance)
    return MIN (sum_up (count, n_rolls, chance), 1);
  /* The other way round: fewer than that is as many of the other faces. */
  return MAX (1 - sum_up (n_rolls - count + 1, n_rolls, 1 - chance), 0);
}

/* The chance with which `count` or more come up with a chance of `tail`. */
static double
find_low (guint count, guint n_rolls, double tail)
{
  double low = 0;
  double high = 1;

  if (count == 0)
    return 0;
  while (high - low > 1e-13)
    {
      double middle = (low + high) / 2;

      if (tm_luck_get_tail (count, n_rolls, middle) < tail)
        low = middle;
      else
        high = middle;
    }
  return low;
}

/**
 * tm_luck_find_interval:
 * @count: how often a face came up, at most @n_rolls
 * @n_rolls: how often the die was rolled, at least 1
 * @error_chance: the chance that the interval may be wrong, half of it at either end
 * @low: (out): the smallest chance of the face that fits
 * @high: (out): the largest chance of the face that fits
 *
 * Finds the interval of Clopper and Pearson for the chance of a face.
 */
void
tm_luck_find_interval (guint count, guint n_rolls, double error_chance, double *low, double *high)
{
  g_return_if_fail (n_rolls > 0 && count <= n_rolls);

  *low = find_low (count, n_rolls, error_chance / 2);
  *high = 1 - find_low (n_rolls - count, n_rolls, error_chance / 2);
}

/* Whether a chance lies outside of the interval, without finding its ends. */
static gboolean
is_outside (guint count, guint n_rolls, double chance, double error_chance)
{
  return tm_luck_get_tail (count, n_rolls, chance) < error_chance / 2
         || tm_luck_get_tail (n_rolls - count, n_rolls, 1 - chance) < error_chance / 2;
}

/* A count of the same share, in so many rolls; what is no whole number is rounded to what is to be
 * expected. */
static guint
scale (guint count, guint n_rolls, double chance, guint later)
{
  guint64 scaled = (guint64) count * later;

  return (guint) (count > n_rolls * chance ? scaled / n_rolls : (scaled + n_rolls - 1) / n_rolls);
}

/**
 * tm_luck_count_more:
 * @count: how often a face came up, at most @n_rolls
 * @n_rolls: how often the die was rolled, at least 1
 * @chance: the chance of the face of a fair die, between 0 and 1
 * @error_chance: the chance that its interval may be wrong
 *
 * Finds how many more rolls it takes until the interval no longer holds @chance, if the face goes
 * on coming up as often as it did: with c of n rolls as they are, the N at which c N / n of N,
 * rounded to what is to be expected, has a chance below half of @error_chance, and of N − 1 has not.
 *
 * Returns: N less @n_rolls; 0 if @chance lies outside already; %TM_LUCK_NEVER if it takes more than
 *   a million
 */
guint
tm_luck_count_more (guint count, guint n_rolls, double chance, double error_chance)
{
  guint inside = n_rolls;
  guint outside = n_rolls + MOST_MORE;

  g_return_val_if_fail (n_rolls > 0 && count <= n_rolls, TM_LUCK_NEVER);

  if (is_outside (count, n_rolls, chance, error_chance))
    return 0;
  if (!is_outside (scale (count, n_rolls, chance, outside), outside, chance, error_chance))
    return TM_LUCK_NEVER;
  while (outside - inside > 1)
    {
      guint middle = inside + (outside - inside) / 2;

      if (is_outside (scale (count, n_rolls, chance, middle), middle, chance, error_chance))
        outside = middle;
      else
        inside = middle;
    }
  return outside - n_rolls;
}

/* Counting */

static void
clear_dice (gpointer data)
{
  g_free (((Dice *) data)->faces);
}

static int
compare_dice (gconstpointer a, gconstpointer b)
{
  const TmLuckDie *one = &((const Dice *) a)->die;
  const TmLuckDie *other = &((const Dice *) b)->die;

  if (one->piece_kind != other->piece_kind)
    return one->piece_kind < other->piece_kind ? -1 : 1;
  if (one->source != other->source)
    return one->source < other->source ? -1 : 1;
  return one->seat - other->seat;
}

static Dice *
find_dice (TmLuck *self, const TmBox *box, TmLuckDie die)
{
  Dice dice = { .die = die };

  for (guint i = 0; i < self->dice->len; i++)
    if (compare_dice (&g_array_index (self->dice, Dice, i), &dice) == 0)
      return &g_array_index (self->dice, Dice, i);
  dice.die.n_faces = tm_box_get_n_faces (box, die.piece_kind);
  dice.faces = g_new0 (TmLuckFace, dice.die.n_faces);
  g_array_append_val (self->dice, dice);
  return &g_array_index (self->dice, Dice, self->dice->len - 1);
}

/* What was drawn came from the app, and what was told beside it did not. */
static TmSource
get_source (const TmMatchLine *line, guint param)
{
  if (line->drawn != 0)
    return line->drawn & 1u << param ? TM_SOURCE_APP : TM_SOURCE_TABLE;
  return line->source;
}

static int
get_seat (TmMatch *match, const TmMatchLine *line)
{
  guint32 turn = tm_table_get_turn (tm_match_visit (match, line->previous));

  return turn != 0 && (turn & (turn - 1)) == 0 ? __builtin_ctz (turn) : TM_NO_SEAT;
}

static void
count_rolls (TmLuck *self, TmMatch *match, guint seq, guint param, const TmMove *move, int seat)
{
  const TmMatchLine *line = tm_match_get_line (match, seq);
  TmBox *box = tm_match_get_box (match);
  const TmParam *spec = &tm_game_get_move (tm_match_get_game (match), line->kind)->params[param];
  int kind = tm_kit_find_piece (tm_box_get_kit (box), spec->draw.source);
  guint n_values;
  const gint32 *values = tm_args_get_list (&move->args, param, &n_values);

  if (kind < 0 || tm_box_get_n_faces (box, kind) < 2 || tm_match_is_secret (match, seq, param))
    return;
  for (guint i = 0; i < n_values; i++)
    {
      const TmLuckDie die
          = { .piece_kind = kind, .source = get_source (line, param), .seat = seat };

      /* No face: the die was not rolled. */
      if (values[i] >= 0 && values[i] < (gint32) tm_box_get_n_faces (box, kind))
        {
          Dice *dice = find_dice (self, box, die);

          dice->die.n_rolls++;
          dice->faces[values[i]].count++;
        }
    }
}

static gboolean
rolls_dice (const TmMoveSpec *spec)
{
  for (guint param = 0; param < spec->n_params; param++)
    if (spec->params[param].draw.kind == TM_DRAW_FACES)
      return TRUE;
  return FALSE;
}

static void
count_line (TmLuck *self, TmMatch *match, guint seq, gboolean by_seat)
{
  const TmMatchLine *line = tm_match_get_line (match, seq);
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (match), line->kind);
  TmMove move;
  int seat;

  if (!line->is_done || !rolls_dice (spec))
    return;
  tm_match_get_move (match, seq, &move);
  seat = by_seat ? get_seat (match, line) : TM_NO_SEAT;
  for (guint param = 0; param < spec->n_params; param++)
    if (spec->params[param].draw.kind == TM_DRAW_FACES && tm_args_has (&move.args, param))
      count_rolls (self, match, seq, param, &move, seat);
}

/* Judging */

static void
judge_dice (Dice *dice, double error_chance)
{
  TmLuckDie *die = &dice->die;

  die->chance = 1.0 / die->n_faces;
  die->n_more = TM_LUCK_NEVER;
  for (guint i = 0; i < die->n_faces; i++)
    {
      TmLuckFace *face = &dice->faces[i];

      face->expected = die->n_rolls * die->chance;
      tm_luck_find_interval (face->count, die->n_rolls, error_chance, &face->low, &face->high);
      face->n_more = tm_luck_count_more (face->count, die->n_rolls, die->chance, error_chance);
      face->excludes_chance = face->n_more == 0;
      die->excludes_chance = die->excludes_chance || face->excludes_chance;
      die->n_more = MIN (die->n_more, face->n_more);
    }
}

/**
 * tm_luck_new:
 * @match: a match
 * @by_seat: whether the rolls of each seat's turns are looked at for themselves; there are fewer of
 *   them then and more to compare, so the intervals are wider
 *
 * Counts what the dice have shown in the moves that count, as far as everybody may know it, and
 * judges it. What the app rolled and what the players rolled are never thrown together.
 *
 * Returns: (transfer full): the luck; without dice if none were rolled
 */
TmLuck *
tm_luck_new (TmMatch *match, gboolean by_seat)
{
  TmLuck *self = g_new0 (TmLuck, 1);

  self->dice = g_array_new (FALSE, FALSE, sizeof (Dice));
  g_array_set_clear_func (self->dice, clear_dice);
  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    count_line (self, match, seq, by_seat);
  g_array_sort (self->dice, compare_dice);
  for (guint i = 0; i < self->dice->len; i++)
    self->n_looks += g_array_index (self->dice, Dice, i).die.n_faces;
  for (guint i = 0; i < self->dice->len; i++)
    judge_dice (&g_array_index (self->dice, Dice, i), (1 - TM_LUCK_CONFIDENCE) / self->n_looks);
  return self;
}

/**
 * tm_luck_free:
 * @self: (transfer full): the luck of a match
 *
 * Frees it.
 */
void
tm_luck_free (TmLuck *self)
{
  g_array_unref (self->dice);
  g_free (self);
}

/**
 * tm_luck_get_n_dice:
 * @self: the luck of a match
 *
 * Counts the kinds of dice, each for every source (and seat) that rolled some.
 *
 * Returns: the number; 0 if nothing was rolled
 */
guint
tm_luck_get_n_dice (const TmLuck *self)
{
  return self->dice->len;
}

/**
 * tm_luck_get_die:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Gets what fell with the dice of one kind and source.
 *
 * Returns: (transfer none): what fell
 */
const TmLuckDie *
tm_luck_get_die (const TmLuck *self, guint die)
{
  g_assert (die < self->dice->len);
  return &g_array_index (self->dice, Dice, die).die;
}

/**
 * tm_luck_get_face:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 * @face: a face, below `n_faces` of the die
 *
 * Gets what fell of one face.
 *
 * Returns: (transfer none): what fell
 */
const TmLuckFace *
tm_luck_get_face (const TmLuck *self, guint die, guint face)
{
  g_assert (face < tm_luck_get_die (self, die)->n_faces);
  return &g_array_index (self->dice, Dice, die).faces[face];
}

/**
 * tm_luck_get_n_looks:
 * @self: the luck of a match
 *
 * Counts the intervals among which the chance to be wrong is shared out.
 *
 * Returns: how many faces all dice have together
 */
guint
tm_luck_get_n_looks (const TmLuck *self)
{
  return self->n_looks;
}

/* In words */

/* The face that is farthest from chance of those that chance does not explain; -1: it does. */
static int
find_oddest (const TmLuck *self, guint die)
{
  double farthest = 0;
  int oddest = -1;

  for (guint i = 0; i < tm_luck_get_die (self, die)->n_faces; i++)
    {
      const TmLuckFace *face = tm_luck_get_face (self, die, i);
      double distance = fabs (face->count - face->expected);

      if (face->excludes_chance && distance > farthest)
        {
          farthest = distance;
          oddest = i;
        }
    }
  return oddest;
}

/**
 * tm_luck_describe:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Says whether chance explains what fell; if it does not, of the face that it explains the least.
 *
 * Returns: a sentence
 */
TmText
tm_luck_describe (const TmLuck *self, guint die)
{
  const TmLuckDie *rolled = tm_luck_get_die (self, die);
  int oddest = find_oddest (self, die);
  const TmLuckFace *face;

  if (oddest < 0)
    return tm_text_n ("Nothing unusual in %s roll.", "Nothing unusual in %s rolls.",
                      tm_arg_number (rolled->n_rolls));
  face = tm_luck_get_face (self, die, oddest);
  if (face->count > face->expected)
    /* Translators: the face of a die; how often it came up; how many rolls there were */
    return tm_text (N_ ("%s came up more often than chance explains: %s of %s"),
                    tm_arg_face (rolled->piece_kind, oddest), tm_arg_number (face->count),
                    tm_arg_number (rolled->n_rolls));
  /* Translators: the face of a die; how often it came up; how many rolls there were */
  return tm_text (N_ ("%s came up less often than chance explains: %s of %s"),
                  tm_arg_face (rolled->piece_kind, oddest), tm_arg_number (face->count),
                  tm_arg_number (rolled->n_rolls));
}

/* Two digits are all that an estimate is good for. */
static guint
round_roughly (guint number)
{
  guint unit = 1;

  while (number / unit >= 100)
    unit *= 10;
  return (number + unit / 2) / unit * unit;
}

/**
 * tm_luck_describe_outlook:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Says how many more rolls it takes until chance no longer explains what falls, if it goes on so.
 *
 * Returns: a sentence; %TM_TEXT_NONE if that is so already, if no number of rolls would do, or if
 *   there were fewer rolls than faces: they are uneven of necessity
 */
TmText
tm_luck_describe_outlook (const TmLuck *self, guint die)
{
  const TmLuckDie *rolled = tm_luck_get_die (self, die);
  guint n_more = rolled->n_more;

  if (n_more == 0 || n_more == TM_LUCK_NEVER || rolled->n_rolls < rolled->n_faces)
    return TM_TEXT_NONE;
  return tm_text_n ("If the dice were as uneven as this, about %s more roll would show it.",
                    "If the dice were as uneven as this, about %s more rolls would show it.",
                    tm_arg_number (round_roughly (n_more)));
}
