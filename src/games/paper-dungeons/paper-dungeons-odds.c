/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chances of one throw of the six dice, counted over the results of three like dice each. */

#include "config.h"

#include "paper-dungeons-odds.h"

#include <string.h>

#include "paper-dungeons-private.h"

/**
 * paper_is_void:
 * @skulls: how many skulls
 * @clovers: how many clovers
 *
 * Tells whether dice are thrown again, R «Бросок кубиков».
 *
 * Returns: whether the throw does not stand
 */
gboolean
paper_is_void (guint skulls, guint clovers)
{
  return skulls >= 3 || clovers >= 3;
}

static guint
get_class (const PaperTriple *triple)
{
  return PAPER_CLASS (triple->counts[SYMBOL_SKULL], triple->counts[SYMBOL_CLOVER]);
}

static gboolean
is_class_void (guint white, guint black)
{
  return paper_is_void (PAPER_CLASS_SKULLS (white) + PAPER_CLASS_SKULLS (black),
                        PAPER_CLASS_CLOVERS (white) + PAPER_CLASS_CLOVERS (black));
}

static void
add_triple (PaperOdds *self, PaperColour colour, const PaperTriple *triple)
{
  guint *n = &self->n_triples[colour];

  for (guint i = 0; i < *n; i++)
    if (memcmp (self->triples[colour][i].counts, triple->counts, sizeof triple->counts) == 0)
      {
        self->triples[colour][i].ways++;
        return;
      }
  g_assert (*n < PAPER_MAX_TRIPLES);
  self->triples[colour][(*n)++] = *triple;
}

static void
list_triples (PaperOdds *self, PaperColour colour, const guint8 faces[6])
{
  for (guint i = 0; i < 6 * 6 * 6; i++)
    {
      PaperTriple triple = { .ways = 1 };

      triple.counts[faces[i % 6]]++;
      triple.counts[faces[i / 6 % 6]]++;
      triple.counts[faces[i / 36]]++;
      add_triple (self, colour, &triple);
      self->ways[colour][get_class (&triple)]++;
    }
}

static void
count_standing (PaperOdds *self)
{
  for (guint white = 0; white < PAPER_N_CLASSES; white++)
    for (guint black = 0; black < PAPER_N_CLASSES; black++)
      if (!is_class_void (white, black))
        self->of += (guint32) self->ways[COLOUR_WHITE][white] * self->ways[COLOUR_BLACK][black];
  self->voids = PAPER_THROWS - self->of;
}

static void
share_standing (PaperOdds *self)
{
  for (guint white = 0; white < PAPER_N_CLASSES; white++)
    for (guint black = 0; black < PAPER_N_CLASSES; black++)
      if (!is_class_void (white, black))
        self->chances[white][black]
            = (double) self->ways[COLOUR_WHITE][white] * self->ways[COLOUR_BLACK][black] / self->of;
  self->expected_rolls = (double) PAPER_THROWS / self->of;
}

/**
 * paper_odds_init:
 * @self: where to put the odds
 * @faces: the six faces of a white and of a black die, each a [enum@PaperSymbol]; each as likely as
 *   the others
 * @reroll_scope: %REROLL_ALL or %REROLL_OFFENDING
 *
 * Works out the throws that stand.
 *
 * Returns: whether there are any; if not, @self is not to be used
 */
gboolean
paper_odds_init (PaperOdds *self, const guint8 faces[PAPER_N_COLOURS][6], gint32 reroll_scope)
{
  memset (self, 0, sizeof *self);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    list_triples (self, (PaperColour) colour, faces[colour]);
  count_standing (self);
  if (self->of == 0)
    return FALSE;
  self->is_counted = reroll_scope == REROLL_ALL;
  if (!self->is_counted)
    return paper_odds_solve_offending (self);
  share_standing (self);
  return TRUE;
}

/* Going through the throws that stand */

typedef struct
{
  const PaperTriple *white;
  const PaperTriple *black;
  guint32 ways;
  double chance;
} Throw;

static gboolean
get_throw (const PaperOdds *self, guint white, guint black, Throw *result)
{
  const PaperTriple *a = &self->triples[COLOUR_WHITE][white];
  const PaperTriple *b = &self->triples[COLOUR_BLACK][black];
  guint class_a = get_class (a);
  guint class_b = get_class (b);

  if (is_class_void (class_a, class_b))
    return FALSE;
  result->white = a;
  result->black = b;
  result->ways = (guint32) a->ways * b->ways;
  result->chance = self->chances[class_a][class_b] * a->ways / self->ways[COLOUR_WHITE][class_a]
                   * b->ways / self->ways[COLOUR_BLACK][class_b];
  return TRUE;
}

/**
 * paper_odds_foreach:
 * @self: the odds of a round
 * @func: what to do with each throw
 * @data: handed on to @func
 *
 * Goes through the throws that stand, like ones taken together.
 */
void
paper_odds_foreach (const PaperOdds *self, PaperThrowFunc func, gpointer data)
{
  for (guint white = 0; white < self->n_triples[COLOUR_WHITE]; white++)
    for (guint black = 0; black < self->n_triples[COLOUR_BLACK]; black++)
      {
        Throw result;

        if (get_throw (self, white, black, &result))
          func (result.white, result.black, result.chance, data);
      }
}

typedef guint (*CountFunc) (const Throw *result, gconstpointer data);

static void
tally_throws (const PaperOdds *self, CountFunc count, gconstpointer data, PaperTally *tally)
{
  memset (tally, 0, sizeof *tally);
  for (guint white = 0; white < self->n_triples[COLOUR_WHITE]; white++)
    for (guint black = 0; black < self->n_triples[COLOUR_BLACK]; black++)
      {
        Throw result;
        guint value;

        if (!get_throw (self, white, black, &result))
          continue;
        value = count (&result, data);
        tally->ways[value] += self->is_counted ? result.ways : 0;
        /* Whole numbers do not round. */
        tally->chances[value] += self->is_counted ? result.ways : result.chance;
      }
  for (guint value = 0; self->is_counted && value <= PAPER_N_DICE; value++)
    tally->chances[value] /= self->of;
}

/* Which symbols of which colour are counted. */
typedef struct
{
  gboolean counts[PAPER_N_COLOURS][PAPER_N_SYMBOLS];
} Mask;

static guint
count_masked (const Throw *result, gconstpointer data)
{
  const Mask *mask = data;
  guint n = 0;

  for (guint symbol = 0; symbol < PAPER_N_SYMBOLS; symbol++)
    {
      n += mask->counts[COLOUR_WHITE][symbol] ? result->white->counts[symbol] : 0;
      n += mask->counts[COLOUR_BLACK][symbol] ? result->black->counts[symbol] : 0;
    }
  return n;
}

/**
 * paper_odds_count_symbol:
 * @self: the odds of a round
 * @symbol: a symbol
 * @colour: the dice to look at, or %PAPER_ANY_COLOUR
 * @tally: (out): how many dice show it
 *
 * Works out how often a symbol comes. Nothing stands for anything else.
 */
void
paper_odds_count_symbol (const PaperOdds *self, PaperSymbol symbol, guint colour, PaperTally *tally)
{
  Mask mask = { 0 };

  for (guint i = 0; i < PAPER_N_COLOURS; i++)
    mask.counts[i][symbol] = colour == PAPER_ANY_COLOUR || colour == i;
  tally_throws (self, count_masked, &mask, tally);
}

/* Whether a die serves, R «Кубики», p.8, where a clover may stand for other symbols in either colour and
 * a die may count as the other one. A clover is never boots, and a skull serves nothing. */
static gboolean
does_serve (PaperNeed need, PaperSymbol symbol, PaperColour colour, gboolean clover, gboolean swap)
{
  if (symbol == SYMBOL_SKULL)
    return FALSE;
  if (symbol == SYMBOL_CLOVER && clover)
    return need.symbol != SYMBOL_BOOTS;
  return (need.symbol == PAPER_ANY_SYMBOL || need.symbol == symbol)
         && (swap || need.colour == PAPER_ANY_COLOUR || need.colour == colour);
}

static void
mask_need (PaperNeed need, gboolean clover, gboolean swap, Mask *mask)
{
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    for (guint symbol = 0; symbol < PAPER_N_SYMBOLS; symbol++)
      mask->counts[colour][symbol]
          |= does_serve (need, (PaperSymbol) symbol, (PaperColour) colour, clover, swap);
}

/**
 * paper_odds_count_serving:
 * @self: the odds of a round
 * @need: what dice are wanted for
 * @clover: whether clovers count, too
 * @swap: whether dice count as either colour
 * @tally: (out): how many dice serve
 *
 * Works out how many dice can be used for something.
 */
void
paper_odds_count_serving (
    const PaperOdds *self, PaperNeed need, gboolean clover, gboolean swap, PaperTally *tally)
{
  Mask mask = { 0 };

  mask_need (need, clover, swap, &mask);
  tally_throws (self, count_masked, &mask, tally);
}

/* For every set of needs, the dice that serve one of them. */
typedef struct
{
  Mask masks[1 << PAPER_MAX_NEEDS];
  guint n_needs;
} Needs;

/* Hall's theorem: all needs are met by different dice if every set of needs has as many dice that serve
 * one of them. */
static guint
meets_needs (const Throw *result, gconstpointer data)
{
  const Needs *needs = data;

  for (guint set = 1; set < 1u << needs->n_needs; set++)
    if (count_masked (result, &needs->masks[set]) < (guint) __builtin_popcount (set))
      return FALSE;
  return TRUE;
}

/**
 * paper_odds_meet_needs:
 * @self: the odds of a round
 * @needs: (array length=n_needs): what a team wants dice for, a different one each
 * @n_needs: how many there are, at most 3
 * @swap: whether dice count as either colour
 * @ways: (out) (optional): in how many of the throws that stand all are met; 0 if they cannot be
 *   counted
 *
 * Works out the chance that one throw has dice for everything. Clovers serve, too.
 *
 * Returns: the chance
 */
double
paper_odds_meet_needs (
    const PaperOdds *self, const PaperNeed *needs, guint n_needs, gboolean swap, guint32 *ways)
{
  Needs wanted = { .n_needs = n_needs };
  PaperTally tally;

  g_return_val_if_fail (n_needs <= PAPER_MAX_NEEDS, 0);
  for (guint set = 1; set < 1u << n_needs; set++)
    for (guint need = 0; need < n_needs; need++)
      if (set & 1u << need)
        mask_need (needs[need], TRUE, swap, &wanted.masks[set]);
  tally_throws (self, meets_needs, &wanted, &tally);
  if (ways != NULL)
    *ways = tally.ways[TRUE];
  return tally.chances[TRUE];
}

/**
 * paper_odds_count_wounds:
 * @self: the odds of a round
 * @priest: level of the team's priest
 * @talent: its talent, or %PAPER_NO_TALENT
 * @tally: (out): wounds of one round
 *
 * Works out how many wounds skulls deal to a team at the start of a round.
 */
void
paper_odds_count_wounds (const PaperOdds *self, guint priest, int talent, PaperTally *tally)
{
  PaperTally skulls;

  paper_odds_count_symbol (self, SYMBOL_SKULL, PAPER_ANY_COLOUR, &skulls);
  memset (tally, 0, sizeof *tally);
  for (guint n = 0; n <= PAPER_N_DICE; n++)
    {
      guint by_priest;
      guint wounds = paper_get_skull_wounds (n, priest, talent, &by_priest);

      tally->ways[wounds] += skulls.ways[n];
      tally->chances[wounds] += skulls.chances[n];
    }
}

/**
 * paper_odds_add_rounds:
 * @tally: a number of each round
 * @rounds: how many rounds, at most 8
 * @chances: (out): chance of each sum
 *
 * Works out the sum of a number over several rounds.
 *
 * Returns: the largest sum there can be
 */
guint
paper_odds_add_rounds (const PaperTally *tally,
                       guint rounds,
                       double chances[PAPER_N_DICE * PAPER_MAX_ROUND + 1])
{
  guint most = 0;

  g_return_val_if_fail (rounds <= PAPER_MAX_ROUND, 0);
  memset (chances, 0, (PAPER_N_DICE * PAPER_MAX_ROUND + 1) * sizeof *chances);
  chances[0] = 1;
  for (guint round = 1; round <= rounds; round++)
    for (guint sum = round * PAPER_N_DICE + 1; sum > 0; sum--)
      {
        double chance = 0;

        for (guint n = 0; n <= MIN (sum - 1, PAPER_N_DICE); n++)
          chance += chances[sum - 1 - n] * tally->chances[n];
        chances[sum - 1] = chance;
      }
  for (guint sum = 0; sum <= rounds * PAPER_N_DICE; sum++)
    if (chances[sum] > 0)
      most = sum;
  return most;
}
