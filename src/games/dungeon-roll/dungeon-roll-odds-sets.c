/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All sets of up to seven dice, and how they lead to one another. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-odds.h"

/* binomials[n][k] for the rank of a set: n up to 13. */
static guint
choose (guint n, guint k)
{
  guint value = 1;

  if (k > n)
    return 0;
  for (guint i = 0; i < k; i++)
    value = value * (n - i) / (i + 1);
  return value;
}

/* The number of sets that come before one: those of smaller size, and of the same size those with
 * fewer of the first faces. */
static guint
rank (const guint8 counts[ROLL_N_FACES])
{
  guint n = 0, place;

  for (guint face = 0; face < ROLL_N_FACES; face++)
    n += counts[face];
  place = n == 0 ? 0 : choose (n - 1 + ROLL_N_FACES, ROLL_N_FACES);
  for (guint face = 0; face + 1 < ROLL_N_FACES; face++)
    {
      guint n_others = ROLL_N_FACES - 1 - face;

      for (guint fewer = 0; fewer < counts[face]; fewer++)
        place += choose (n - fewer + n_others - 1, n_others - 1);
      n -= counts[face];
    }
  return place;
}

/**
 * roll_sets_find:
 * @self: the sets
 * @counts: dice of each face, together at most seven
 *
 * Finds the number of a set.
 *
 * Returns: the number
 */
guint
roll_sets_find (const RollSets *self, const guint8 counts[ROLL_N_FACES])
{
  guint set = 0;

  for (guint face = 0; face < ROLL_N_FACES; face++)
    for (guint i = 0; i < counts[face]; i++)
      set = self->add[set][face];
  return set;
}

static guint
count_ways (const guint8 counts[ROLL_N_FACES])
{
  guint n = 0, ways = 1;

  for (guint face = 0; face < ROLL_N_FACES; face++)
    for (guint i = 1; i <= counts[face]; i++)
      ways = ways * ++n / i;
  return ways;
}

static void
add_sets (RollSets *self, guint8 counts[ROLL_N_FACES], guint face, guint n_left)
{
  guint set;

  if (face < ROLL_N_FACES)
    {
      for (guint n = 0; n <= n_left; n++)
        {
          counts[face] = n;
          add_sets (self, counts, face + 1, n_left - n);
        }
      counts[face] = 0;
      return;
    }
  set = rank (counts);
  memcpy (self->counts[set], counts, ROLL_N_FACES);
  for (guint i = 0; i < ROLL_N_FACES; i++)
    self->faces[set] |= (guint8) ((counts[i] > 0) << i);
  self->size[set] = ROLL_N_DICE - n_left;
  self->ways[set] = count_ways (counts);
}

static void
link_set (RollSets *self, guint set)
{
  guint8 counts[ROLL_N_FACES];

  memcpy (counts, self->counts[set], sizeof counts);
  for (guint face = 0; face < ROLL_N_FACES; face++)
    {
      self->add[set][face] = ROLL_NO_SET;
      if (self->size[set] < ROLL_N_DICE)
        {
          counts[face]++;
          self->add[set][face] = rank (counts);
          counts[face]--;
        }
    }
}

static void
link_lair (RollSets *self, guint set)
{
  self->raised[0][set] = self->lowered[0][set] = set;
  for (guint n = 1; n <= ROLL_N_DICE; n++)
    {
      guint up = self->raised[n - 1][set], down = self->lowered[n - 1][set];

      self->raised[n][set] = up == ROLL_NO_SET ? ROLL_NO_SET : self->add[up][FACE_DRAGON];
      self->lowered[n][set] = down == ROLL_NO_SET ? ROLL_NO_SET : self->sub[down][FACE_DRAGON];
    }
}

static void
number_loot (RollSets *self)
{
  guint n = 0;
  guint8 numbers[ROLL_N_DICE + 1][ROLL_N_DICE + 1][ROLL_N_DICE + 1];

  for (guint chests = 0; chests <= ROLL_N_DICE; chests++)
    for (guint potions = 0; chests + potions <= ROLL_N_DICE; potions++)
      for (guint lair = 0; chests + potions + lair <= ROLL_N_DICE; lair++)
        numbers[chests][potions][lair] = n++;
  g_assert (n == ROLL_N_LOOT_SETS);
  for (guint set = 0; set < ROLL_N_SETS; set++)
    {
      const guint8 *counts = self->counts[set];

      self->loot[set] = numbers[counts[FACE_CHEST]][counts[FACE_POTION]][counts[FACE_DRAGON]];
    }
}

/**
 * roll_sets_fill:
 * @self: (out): the sets
 *
 * Numbers all sets of up to seven dice.
 */
void
roll_sets_fill (RollSets *self)
{
  guint8 counts[ROLL_N_FACES] = { 0 };

  add_sets (self, counts, 0, ROLL_N_DICE);
  memset (self->sub, 0xff, sizeof self->sub);
  for (guint set = 0; set < ROLL_N_SETS; set++)
    link_set (self, set);
  for (guint set = 0; set < ROLL_N_SETS; set++)
    for (guint face = 0; face < ROLL_N_FACES; face++)
      if (self->add[set][face] != ROLL_NO_SET)
        self->sub[self->add[set][face]][face] = set;
  for (guint set = 0; set < ROLL_N_SETS; set++)
    link_lair (self, set);
  for (guint size = 0; size <= ROLL_N_DICE + 1; size++)
    self->first[size] = size == 0 ? 0 : choose (size - 1 + ROLL_N_FACES, ROLL_N_FACES);
  number_loot (self);
}

/**
 * roll_count_rolls:
 * @n_dice: how many dice
 *
 * Counts the ordered results of a roll.
 *
 * Returns: 6 to the power of @n_dice
 */
double
roll_count_rolls (guint n_dice)
{
  double n = 1;

  for (guint i = 0; i < n_dice; i++)
    n *= ROLL_N_FACES;
  return n;
}
