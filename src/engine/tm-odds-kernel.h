/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The arithmetic of dice pools, on arrays in which an index stands for a value and an element for
 * its weight. It is written once and included twice, for exact counts and for chances:
 *
 *   NUMBER     the type of a weight
 *   FIELD      its name in a TmMass
 *   NAME(x)    the name of a function for that type
 *
 * Nothing here subtracts or rounds a count: a count wraps around at 2^128, so the caller only asks
 * for pools whose total is below that. Chances are only ever added and multiplied, which keeps
 * their relative error small even for the rarest outcome.
 */

/* Weights of consecutive values, the first of which is @offset steps above the origin. */
typedef struct
{
  gsize offset;
  gsize length;
  NUMBER *weights;
} NAME (Line);

/* Neighbouring values of a die that have the same weight. */
typedef struct
{
  gsize start;
  gsize length;
  NUMBER weight;
} NAME (Run);

static void
NAME (line_clear) (NAME (Line) * line)
{
  g_clear_pointer (&line->weights, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NAME (Line), NAME (line_clear))

static NAME (Line) NAME (line_new_zero_dice) (void)
{
  NAME (Line) line = { 0, 1, g_new0 (NUMBER, 1) };

  line.weights[0] = 1;

  return line;
}

static GArray *
NAME (find_runs) (const NUMBER *weights, gsize length)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (NAME (Run)));
  gsize start = 0;

  for (gsize end = 1; end <= length; end++)
    if (end == length || weights[end] != weights[start])
      {
        NAME (Run) run = { start, end - start, weights[start] };

        if (run.weight != 0)
          g_array_append_val (runs, run);
        start = end;
      }

  return runs;
}

/*
 * Adds weight * (src[j - window + 1] + … + src[j]) to dst[j] for every j.
 *
 * In blocks of the window's length, such a sum is the end of one block and the beginning of the
 * next (van Herk's method): a constant number of additions an element, whatever the window.
 */
static void
NAME (add_run) (NUMBER *dst, const NUMBER *src, gsize length, const NAME (Run) * run)
{
  gsize window = run->length;
  gsize dst_length = length + window - 1;
  g_autofree NUMBER *ends = NULL;

  if (window == 1)
    {
      for (gsize i = 0; i < length; i++)
        dst[i] += run->weight * src[i];
      return;
    }

  ends = g_new0 (NUMBER, window + 1);
  for (gsize block = 0; block < dst_length; block += window)
    {
      NUMBER beginning = 0;
      NUMBER end = 0;

      for (gsize i = 0; i < window && block + i < dst_length; i++)
        {
          if (block + i < length)
            beginning += src[block + i];
          dst[block + i] += run->weight * (beginning + ends[i + 1]);
        }

      for (gsize i = window; i-- > 0;)
        {
          if (block + i < length)
            end += src[block + i];
          ends[i] = end;
        }
    }
}

/* Takes values off both ends of a line as long as their weight stays within @allowance an end. */
static void
NAME (trim) (NAME (Line) * line, NUMBER allowance)
{
  NUMBER cut = 0;
  gsize start = 0;

  while (line->length > 1 && (cut += line->weights[line->length - 1]) <= allowance)
    line->length--;

  cut = 0;
  while (start + 1 < line->length && (cut += line->weights[start]) <= allowance)
    start++;

  memmove (line->weights, line->weights + start, (line->length - start) * sizeof (NUMBER));
  line->offset += start;
  line->length -= start;
}

/* Replaces a line, the sum of some dice, by the sum of these and one more. */
static void
NAME (add_die) (NAME (Line) * line, GArray *runs, NUMBER allowance)
{
  const NAME (Run) *first = &g_array_index (runs, NAME (Run), 0);
  const NAME (Run) *last = &g_array_index (runs, NAME (Run), runs->len - 1);
  gsize length = line->length + (last->start + last->length - first->start) - 1;
  NUMBER *weights = g_new0 (NUMBER, length);

  for (guint i = 0; i < runs->len; i++)
    {
      const NAME (Run) *run = &g_array_index (runs, NAME (Run), i);

      NAME (add_run) (weights + (run->start - first->start), line->weights, line->length, run);
    }

  g_free (line->weights);
  *line = (NAME (Line)) { line->offset + first->start, length, weights };
  if (allowance != 0)
    NAME (trim) (line, allowance);
}

static NUMBER *
NAME (new_powers) (NUMBER base, guint n)
{
  NUMBER *powers = g_new (NUMBER, n + 1);

  powers[0] = 1;
  for (guint i = 1; i <= n; i++)
    powers[i] = powers[i - 1] * base;

  return powers;
}

/* Pascal's triangle: row m begins at m (m + 1) / 2. */
static NUMBER *
NAME (new_binomials) (guint n)
{
  NUMBER *binomials = g_new (NUMBER, (gsize) (n + 1) * (n + 2) / 2);
  NUMBER *row = binomials;

  for (guint m = 0; m <= n; m++, row += m)
    for (guint k = 0; k <= m; k++)
      row[k] = k == 0 || k == m ? 1 : (row - m)[k - 1] + (row - m)[k];

  return binomials;
}

/*
 * The sum of the scores of the @n_kept best of @n equal dice. The @n_values outcomes of a die stand
 * in ascending order, with their @weights and @scores below @n_scores.
 *
 * Every roll has one worst die that is kept. If it shows outcome t, then a < n_kept dice show
 * better ones, and of the other n - a at least n_kept - a show t, the rest worse. The scores of the
 * better dice are a sum of a dice that have only the outcomes above t.
 */
static NUMBER *
NAME (keep_best) (guint n,
                  guint n_kept,
                  gsize n_values,
                  const NUMBER *weights,
                  const gsize *scores,
                  gsize n_scores,
                  NUMBER allowance)
{
  NUMBER *result = g_new0 (NUMBER, n_kept * (n_scores - 1) + 1);
  g_autofree NUMBER *better = g_new0 (NUMBER, n_scores);
  g_autofree NUMBER *binomials = NAME (new_binomials) (n);
  g_autofree NUMBER *worse = g_new0 (NUMBER, n_values + 1);

  for (gsize t = 0; t < n_values; t++)
    worse[t + 1] = worse[t] + weights[t];

  for (gsize t = n_values; t-- > 0;)
    {
      g_autoptr (GArray) runs = NAME (find_runs) (better, n_kept > 1 ? n_scores : 0);
      g_autofree NUMBER *showing = NAME (new_powers) (weights[t], n);
      g_autofree NUMBER *below = NAME (new_powers) (worse[t], n);
      g_auto (NAME (Line)) line = NAME (line_new_zero_dice) ();

      for (guint a = 0; a < n_kept; a++)
        {
          guint rest = n - a;
          const NUMBER *row = binomials + (gsize) rest * (rest + 1) / 2;
          NUMBER *dst = result + line.offset + (n_kept - a) * scores[t];
          NUMBER ways = 0;

          for (guint equal = n_kept - a; equal <= rest; equal++)
            ways += row[equal] * showing[equal] * below[rest - equal];
          ways *= (binomials + (gsize) n * (n + 1) / 2)[a];

          for (gsize i = 0; ways != 0 && i < line.length; i++)
            dst[i] += ways * line.weights[i];

          if (runs->len == 0)
            break;
          if (a + 1 < n_kept)
            NAME (add_die) (&line, runs, allowance);
        }

      better[scores[t]] += weights[t];
    }

  return result;
}

/* The state (better, equal) of a group while its parts are gone through: the weights of each sum. */
#define STATE(better, equal) (states + ((gsize) (better) * (n_kept + 1) + (equal)) * length)

/* Adds a part that is worse, equal or better than the outcome looked at. More than n_kept equal
 * ones are as good as n_kept; with n_kept better ones the outcome would not be kept. */
static void
NAME (add_part) (NUMBER *states,
                 guint n_kept,
                 gsize length,
                 NUMBER worse,
                 NUMBER equal,
                 const NUMBER *better,
                 gsize n_scores)
{
  for (guint a = n_kept; a-- > 0;)
    for (guint e = n_kept + 1; e-- > 0;)
      {
        NUMBER *state = STATE (a, e);
        NUMBER staying = e == n_kept ? worse + equal : worse;

        for (gsize i = 0; i < length; i++)
          state[i] *= staying;
        for (gsize i = 0; e > 0 && i < length; i++)
          state[i] += STATE (a, e - 1)[i] * equal;
        for (gsize score = 0; a > 0 && score < n_scores; score++)
          for (gsize i = 0; better[score] != 0 && i + score < length; i++)
            state[i + score] += STATE (a - 1, e)[i] * better[score];
      }
}

/*
 * The sum of the scores of the @n_kept best of @n_parts different parts. All parts share one list
 * of outcomes in ascending order; @weights holds a row of @n_values for each part.
 */
static NUMBER *
NAME (keep_best_of) (guint n_parts,
                     guint n_kept,
                     gsize n_values,
                     const NUMBER *weights,
                     const gsize *scores,
                     gsize n_scores)
{
  gsize length = (n_kept - 1) * (n_scores - 1) + 1; /* of the sums of better ones */
  gsize result_length = n_kept * (n_scores - 1) + 1;
  NUMBER *result = g_new0 (NUMBER, result_length);
  g_autofree NUMBER *states = g_new (NUMBER, n_kept * (n_kept + 1) * length);
  g_autofree NUMBER *better = g_new0 (NUMBER, n_parts * n_scores);
  g_autofree NUMBER *worse = g_new0 (NUMBER, n_parts * (n_values + 1));

  for (guint p = 0; p < n_parts; p++)
    for (gsize t = 0; t < n_values; t++)
      worse[p * (n_values + 1) + t + 1] = worse[p * (n_values + 1) + t] + weights[p * n_values + t];

  for (gsize t = n_values; t-- > 0;)
    {
      for (gsize i = 0; i < n_kept * (n_kept + 1) * length; i++)
        states[i] = i == 0;

      for (guint p = 0; p < n_parts; p++)
        {
          NUMBER equal = weights[p * n_values + t];

          NAME (add_part) (states, n_kept, length, worse[p * (n_values + 1) + t], equal,
                           better + p * n_scores, n_scores);
          better[p * n_scores + scores[t]] += equal;
        }

      for (guint a = 0; a < n_kept; a++)
        {
          gsize shift = (n_kept - a) * scores[t];

          for (guint e = n_kept - a; e <= n_kept; e++)
            for (gsize i = 0; i < MIN (length, result_length - shift); i++)
              result[i + shift] += STATE (a, e)[i];
        }
    }

  return result;
}

#undef STATE

/* Lays the weights of a distribution out on a grid. */
static NUMBER *
NAME (new_dense) (TmOdds *odds, const Grid *grid)
{
  NUMBER *weights = g_new0 (NUMBER, grid->length);

  for (gsize i = 0; i < odds->n_entries; i++)
    weights[grid_find (grid, odds->entries[i].value)] = odds->entries[i].mass.FIELD;

  return weights;
}

static void
NAME (draft_add_dense) (
    TmOddsDraft *draft, gint64 low, guint64 step, const NUMBER *weights, gsize length)
{
  tm_odds_draft_reserve (draft, length);
  for (gsize i = 0; i < length; i++)
    tm_odds_draft_add (draft, low + (gint64) (step * i), (TmMass) { .FIELD = weights[i] });
}

/* The sum of two distributions laid out on grids with the same step. */
static void
NAME (convolve) (TmOddsDraft *draft, TmOdds *a, const Grid *grid_a, TmOdds *b, const Grid *grid_b)
{
  g_autofree NUMBER *weights = NAME (new_dense) (b, grid_b);
  g_autoptr (GArray) runs = NAME (find_runs) (weights, grid_b->length);
  g_auto (NAME (Line)) line = { 0, grid_a->length, NAME (new_dense) (a, grid_a) };

  NAME (add_die) (&line, runs, 0);
  NAME (draft_add_dense) (draft, grid_a->low + grid_b->low, grid_a->step, line.weights,
                          line.length);
}

/* The sum of a distribution and @n dice, laid out on grids with the same step. */
static void
NAME (add_dice) (
    TmOddsDraft *draft, TmOdds *odds, const Grid *grid, TmOdds *die, const Grid *grid_die, guint n)
{
  g_autofree NUMBER *weights = NAME (new_dense) (die, grid_die);
  g_autoptr (GArray) runs = NAME (find_runs) (weights, grid_die->length);
  g_auto (NAME (Line)) line = { 0, grid->length, NAME (new_dense) (odds, grid) };

  for (guint i = 0; i < n; i++)
    NAME (add_die) (&line, runs, 0);
  NAME (draft_add_dense) (draft, grid->low + n * grid_die->low, grid->step, line.weights,
                          line.length);
}

/* Doubles the number of dice in a sum. */
static void
NAME (double_dice) (NAME (Line) * line, NUMBER allowance)
{
  g_autoptr (GArray) runs = NAME (find_runs) (line->weights, line->length);
  gsize offset = line->offset;

  NAME (add_die) (line, runs, allowance);
  line->offset += offset;
}

/* The sum of @n dice. Where @doubles, by doubling: less work if a die has many different weights. */
static void
NAME (power) (
    TmOddsDraft *draft, TmOdds *self, const Grid *grid, guint n, gboolean doubles, NUMBER allowance)
{
  g_autofree NUMBER *weights = NAME (new_dense) (self, grid);
  g_autoptr (GArray) runs = NAME (find_runs) (weights, grid->length);
  g_auto (NAME (Line)) line = NAME (line_new_zero_dice) ();
  guint n_bits = g_bit_storage (n);

  for (guint i = 0; doubles && i < n_bits; i++)
    {
      NAME (double_dice) (&line, allowance);
      if (n >> (n_bits - 1 - i) & 1)
        NAME (add_die) (&line, runs, allowance);
    }
  for (guint i = 0; !doubles && i < n; i++)
    NAME (add_die) (&line, runs, allowance);

  NAME (draft_add_dense) (draft, n * grid->low + (gint64) (grid->step * line.offset), grid->step,
                          line.weights, line.length);
}
