/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The other reading of R «Бросок кубиков»: only the dice that show the skulls or clovers are thrown again,
 * the others keep their faces. What matters of a throw are the numbers of skulls and clovers among the
 * white and among the black dice; from one such state to the next leads a chain with chances that depend
 * on nothing else. Its states that do not stand are left in the end with chance 1; how often each is
 * visited on average solves a system of linear equations. */

#include "config.h"

#include "paper-dungeons-odds.h"

#include <math.h>
#include <string.h>

/** Numbers of skulls and clovers of both colours, the white ones first. */
#define N_STATES (PAPER_N_CLASSES * PAPER_N_CLASSES)
#define STATE(white, black) ((white) * PAPER_N_CLASSES + (black))
#define WHITE(state) ((state) / PAPER_N_CLASSES)
#define BLACK(state) ((state) % PAPER_N_CLASSES)
/* Less than any chance by which the chain can go on, 1/216². */
#define NEARLY_ZERO 1e-12

typedef struct
{
  /* Chance of so many skulls and clovers among none to three dice of a colour. */
  double thrown[PAPER_N_COLOURS][4][PAPER_N_CLASSES];
  guint n_void;
  guint16 voids[N_STATES];
  gint16 index[N_STATES];
  double *equations;
} Chain;

/* The classes tell how many faces of a die show a symbol: its cube is in how many ways three do. */
static guint
count_faces (const PaperOdds *odds, PaperColour colour, guint class_of_three)
{
  guint n = 0;

  while (n * n * n < odds->ways[colour][class_of_three])
    n++;
  return n;
}

/* Dice by dice: what so many show, from what one less show. */
static void
throw_dice (Chain *chain, const PaperOdds *odds, PaperColour colour)
{
  guint n_skulls = count_faces (odds, colour, PAPER_CLASS (3, 0));
  guint n_clovers = count_faces (odds, colour, PAPER_CLASS (0, 3));

  chain->thrown[colour][0][PAPER_CLASS (0, 0)] = 1;
  for (guint n = 1; n <= 3; n++)
    for (guint class = 0; class < PAPER_N_CLASSES; class ++)
      {
        double chance = chain->thrown[colour][n - 1][class];

        if (chance == 0)
          continue;
        chain->thrown[colour][n][class] += chance * (6 - n_skulls - n_clovers) / 6;
        chain->thrown[colour][n][class + PAPER_CLASS (1, 0)] += chance * n_skulls / 6;
        chain->thrown[colour][n][class + PAPER_CLASS (0, 1)] += chance * n_clovers / 6;
      }
}

static gboolean
is_state_void (guint state)
{
  guint skulls = PAPER_CLASS_SKULLS (WHITE (state)) + PAPER_CLASS_SKULLS (BLACK (state));
  guint clovers = PAPER_CLASS_CLOVERS (WHITE (state)) + PAPER_CLASS_CLOVERS (BLACK (state));

  return paper_is_void (skulls, clovers);
}

/* What the dice of a colour keep, and how many are thrown again. */
static guint
keep (guint class, gboolean again_skulls, gboolean again_clovers, guint *n_again)
{
  guint skulls = PAPER_CLASS_SKULLS (class);
  guint clovers = PAPER_CLASS_CLOVERS (class);

  *n_again = (again_skulls ? skulls : 0) + (again_clovers ? clovers : 0);
  return PAPER_CLASS (again_skulls ? 0 : skulls, again_clovers ? 0 : clovers);
}

typedef void (*GoFunc) (Chain *chain, guint from, guint to, double chance, gpointer data);

static void
for_each_next (Chain *chain, guint from, GoFunc go, gpointer data)
{
  guint skulls = PAPER_CLASS_SKULLS (WHITE (from)) + PAPER_CLASS_SKULLS (BLACK (from));
  guint clovers = PAPER_CLASS_CLOVERS (WHITE (from)) + PAPER_CLASS_CLOVERS (BLACK (from));
  guint n_white, n_black;
  guint white
      = keep (WHITE (from), paper_is_void (skulls, 0), paper_is_void (0, clovers), &n_white);
  guint black
      = keep (BLACK (from), paper_is_void (skulls, 0), paper_is_void (0, clovers), &n_black);

  for (guint a = 0; a < PAPER_N_CLASSES; a++)
    for (guint b = 0; b < PAPER_N_CLASSES; b++)
      {
        double chance
            = chain->thrown[COLOUR_WHITE][n_white][a] * chain->thrown[COLOUR_BLACK][n_black][b];

        if (chance > 0)
          go (chain, from, STATE (white + a, black + b), chance, data);
      }
}

static void
note_void (Chain *chain, guint from, guint to, double chance, gpointer data)
{
  (void) from;
  (void) chance;
  (void) data;
  if (!is_state_void (to) || chain->index[to] >= 0)
    return;
  chain->index[to] = (gint16) chain->n_void;
  chain->voids[chain->n_void++] = (guint16) to;
}

/* The states that do not stand and can come up: those of a first throw, and what may follow. */
static void
list_voids (Chain *chain, const double first[N_STATES])
{
  memset (chain->index, -1, sizeof chain->index);
  for (guint state = 0; state < N_STATES; state++)
    if (first[state] > 0)
      note_void (chain, state, state, 1, NULL);
  for (guint i = 0; i < chain->n_void; i++)
    for_each_next (chain, chain->voids[i], note_void, NULL);
}

/* The system: visits (to) − Σ visits (from) · chance (from → to) = first (to). */
#define ROW(chain, row) (&(chain)->equations[(row) * ((chain)->n_void + 1)])

static void
subtract_chance (Chain *chain, guint from, guint to, double chance, gpointer data)
{
  (void) data;
  if (is_state_void (to))
    ROW (chain, (guint) chain->index[to])[chain->index[from]] -= chance;
}

static void
write_equations (Chain *chain, const double first[N_STATES])
{
  for (guint i = 0; i < chain->n_void; i++)
    {
      ROW (chain, i)[i] += 1;
      ROW (chain, i)[chain->n_void] = first[chain->voids[i]];
    }
  for (guint i = 0; i < chain->n_void; i++)
    for_each_next (chain, chain->voids[i], subtract_chance, NULL);
}

static void
swap_rows (Chain *chain, guint a, guint b)
{
  for (guint i = 0; a != b && i <= chain->n_void; i++)
    {
      double value = ROW (chain, a)[i];

      ROW (chain, a)[i] = ROW (chain, b)[i];
      ROW (chain, b)[i] = value;
    }
}

/* Gauss and Jordan, with the largest pivot. FALSE: some state is never left. */
static gboolean
solve (Chain *chain)
{
  for (guint column = 0; column < chain->n_void; column++)
    {
      guint pivot = column;

      for (guint row = column + 1; row < chain->n_void; row++)
        if (fabs (ROW (chain, row)[column]) > fabs (ROW (chain, pivot)[column]))
          pivot = row;
      if (fabs (ROW (chain, pivot)[column]) < NEARLY_ZERO)
        return FALSE;
      swap_rows (chain, column, pivot);
      for (guint row = 0; row < chain->n_void; row++)
        {
          double factor = ROW (chain, row)[column] / ROW (chain, column)[column];

          for (guint i = column; row != column && factor != 0 && i <= chain->n_void; i++)
            ROW (chain, row)[i] -= factor * ROW (chain, column)[i];
        }
    }
  return TRUE;
}

static void
add_standing (Chain *chain, guint from, guint to, double chance, gpointer data)
{
  PaperOdds *odds = data;
  guint i = (guint) chain->index[from];

  if (!is_state_void (to))
    odds->chances[WHITE (to)][BLACK (to)]
        += ROW (chain, i)[chain->n_void] / ROW (chain, i)[i] * chance;
}

static void
finish (Chain *chain, const double first[N_STATES], PaperOdds *odds)
{
  odds->expected_rolls = 1;
  for (guint state = 0; state < N_STATES; state++)
    if (!is_state_void (state))
      odds->chances[WHITE (state)][BLACK (state)] = first[state];
  for (guint i = 0; i < chain->n_void; i++)
    {
      odds->expected_rolls += ROW (chain, i)[chain->n_void] / ROW (chain, i)[i];
      for_each_next (chain, chain->voids[i], add_standing, odds);
    }
}

/**
 * paper_odds_solve_offending:
 * @self: odds whose triples and ways are counted
 *
 * Works out the throw that stands in the end if only skulls or clovers are thrown again, exactly but
 * for rounding, by far less than 1e-12.
 *
 * Returns: whether every throw comes to stand in the end
 */
gboolean
paper_odds_solve_offending (PaperOdds *self)
{
  Chain chain = { 0 };
  double first[N_STATES];
  gboolean is_solved;

  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    throw_dice (&chain, self, (PaperColour) colour);
  for (guint state = 0; state < N_STATES; state++)
    {
      guint white = WHITE (state);
      guint black = BLACK (state);

      first[state] = (double) self->ways[COLOUR_WHITE][white] * self->ways[COLOUR_BLACK][black]
                     / PAPER_THROWS;
    }
  list_voids (&chain, first);
  chain.equations = g_new0 (double, chain.n_void *(chain.n_void + 1) + 1);
  write_equations (&chain, first);
  is_solved = solve (&chain);
  if (is_solved)
    finish (&chain, first, self);
  g_free (chain.equations);
  return is_solved;
}
