/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a team can still do before a fight: get to the monster's room, gain power. Both count the dice
 * alone, at their best; rewards on the way are not foreseen. */

#include "config.h"

#include "paper-dungeons-odds.h"

#include <string.h>

#include "paper-dungeons-private.h"

/* Getting there */

/**
 * paper_count_steps_in_hand:
 * @prospect: the dice a team has
 *
 * Counts the steps that the dice of the current round give if all that are left are used to walk, boots
 * first.
 *
 * Returns: the steps, those left of the die in hand included
 */
guint
paper_count_steps_in_hand (const PaperProspect *prospect)
{
  guint steps = prospect->steps;
  guint n_boots = 0;
  guint n_others = 0;

  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    for (guint symbol = 0; symbol < SYMBOL_SKULL; symbol++)
      *(symbol == SYMBOL_BOOTS ? &n_boots : &n_others) += prospect->dice[colour][symbol];
  n_boots = MIN (n_boots, prospect->n_dice);
  n_others = MIN (n_others, prospect->n_dice - n_boots);
  return steps + n_boots * paper_get_steps (SYMBOL_BOOTS)
         + n_others * paper_get_steps (SYMBOL_CLOVER);
}

/* Beyond two steps a die, how many more a round gives: one for each pair of boots among the three dice
 * that a team uses. */
static void
count_boots (const PaperOdds *odds, PaperTally *boots)
{
  const PaperNeed need = { SYMBOL_BOOTS, PAPER_ANY_COLOUR };

  paper_odds_count_serving (odds, need, TRUE, FALSE, boots);
  for (guint n = PAPER_MAX_NEEDS + 1; n <= PAPER_N_DICE; n++)
    {
      boots->chances[PAPER_MAX_NEEDS] += boots->chances[n];
      boots->chances[n] = 0;
    }
}

/**
 * paper_odds_reach_room:
 * @self: the odds of a round
 * @needed: steps that the way to a room needs, as paper_find_path() counts them
 * @prospect: the dice that the team has until then
 *
 * Works out the chance that a team gets to a room in time if it uses every die to walk. In each round
 * still to be thrown it uses three dice, boots first: six steps, and one more for each of these that
 * shows boots. At least four dice can always be used, so that there are three. Rooms on the way may
 * cost wounds, but never steps.
 *
 * Returns: the chance, exact but for rounding
 */
double
paper_odds_reach_room (const PaperOdds *self, guint needed, const PaperProspect *prospect)
{
  guint steps = paper_count_steps_in_hand (prospect)
                + prospect->rounds * PAPER_MAX_NEEDS * paper_get_steps (SYMBOL_CLOVER);
  double sums[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
  double chance = 0;
  PaperTally boots;
  guint most;

  g_return_val_if_fail (prospect->rounds <= PAPER_MAX_ROUND, 0);
  if (steps >= needed)
    return 1;
  count_boots (self, &boots);
  most = paper_odds_add_rounds (&boots, prospect->rounds, sums);
  for (guint more = needed - steps; more <= most; more++)
    chance += sums[more];
  return MIN (chance, 1);
}

/* Gaining power. In a round up to three dice raise heroes; what they raise is a vector, the number of
 * levels of each hero. The vectors that a throw allows make a set, and throws with the same set are
 * alike. */

#define N_RAISES 35
#define N_STATES (PAPER_MAX_LEVEL * PAPER_MAX_LEVEL * PAPER_MAX_LEVEL * PAPER_MAX_LEVEL)

typedef struct
{
  guint8 by[PAPER_N_HEROES];
  guint8 n;
} Raise;

/* What a throw has for heroes: dice of their own colour and of the other, and clovers. */
typedef struct
{
  guint8 own[PAPER_N_HEROES];
  guint8 other[PAPER_N_HEROES];
  guint8 clovers;
} Supply;

/* Throws that allow the same set of vectors. */
typedef struct
{
  guint64 set;
  double chance;
} Group;

typedef struct
{
  const PaperOdds *odds;
  guint8 colours[PAPER_N_HEROES];
  int vulnerable;
  gboolean has_sword;
  int talent;
  guint target;
  Raise raises[N_RAISES];
  GArray *groups[PAPER_PERK_LEVEL];
  double *chances[PAPER_MAX_ROUND + 1];
} Climb;

static void
list_raises (Raise raises[N_RAISES])
{
  guint n = 0;

  for (guint code = 0; code < 4 * 4 * 4 * 4; code++)
    {
      Raise raise = { .by = { code % 4, code / 4 % 4, code / 16 % 4, code / 64 } };

      for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
        raise.n += raise.by[hero];
      if (raise.n <= PAPER_MAX_NEEDS)
        raises[n++] = raise;
    }
  g_assert (n == N_RAISES);
}

static void
add_supply (Supply *supply,
            const guint8 colours[PAPER_N_HEROES],
            const guint8 counts[PAPER_N_SYMBOLS],
            PaperColour colour)
{
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    *(colours[hero] == colour ? &supply->own[hero] : &supply->other[hero]) += counts[hero];
  supply->clovers += counts[SYMBOL_CLOVER];
}

/* Levels that the dice of the heroes do not give, so that clovers must. */
static guint
count_missing (const Raise *raise, const Supply *supply, gboolean swap)
{
  guint missing = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      guint n = supply->own[hero] + (swap ? supply->other[hero] : 0);

      missing += raise->by[hero] > n ? raise->by[hero] - n : 0;
    }
  return missing;
}

/* One die in the other colour, where it spares a clover. */
static gboolean
can_spare (const Raise *raise, const Supply *supply)
{
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    if (raise->by[hero] > supply->own[hero] && supply->other[hero] > 0)
      return TRUE;
  return FALSE;
}

/* Whether dice give a vector to heroes if the mage lacks so many levels to the one at which colours
 * no longer matter. Those levels come first, since nothing is lost by that; the dice behind them serve
 * in either colour. */
static gboolean
is_given (const Raise *raise, const Supply *supply, guint lacking, gboolean psionic)
{
  Raise rest = *raise;
  Supply left = *supply;
  guint missing;

  if (lacking == 0)
    return count_missing (raise, supply, TRUE) <= supply->clovers;
  if (raise->by[HERO_MAGE] < lacking || raise->n == lacking)
    {
      missing = count_missing (raise, supply, FALSE);
      return missing <= supply->clovers + (guint) (psionic && can_spare (raise, supply));
    }
  rest.by[HERO_MAGE] -= (guint8) lacking;
  missing = lacking > left.own[HERO_MAGE] ? lacking - left.own[HERO_MAGE] : 0;
  left.own[HERO_MAGE] -= (guint8) (lacking - missing);
  if (missing > 0 && psionic && left.other[HERO_MAGE] > 0)
    {
      missing--;
      left.other[HERO_MAGE]--;
    }
  return missing <= left.clovers && count_missing (&rest, &left, TRUE) <= left.clovers - missing;
}

static guint64
find_set (const Climb *self, const Supply *supply, guint most, guint lacking, gboolean psionic)
{
  guint64 set = 0;

  for (guint i = 0; i < N_RAISES; i++)
    if (self->raises[i].n <= most && is_given (&self->raises[i], supply, lacking, psionic))
      set |= G_GUINT64_CONSTANT (1) << i;
  return set;
}

static void
add_throw (const PaperTriple *white, const PaperTriple *black, double chance, gpointer data)
{
  gpointer *context = data;
  const Climb *self = context[0];
  GHashTable *places = context[1];
  guint lacking = GPOINTER_TO_UINT (context[2]);
  GArray *groups = self->groups[lacking];
  Group group = { .chance = chance };
  Supply supply = { 0 };
  gpointer place;

  add_supply (&supply, self->colours, white->counts, COLOUR_WHITE);
  add_supply (&supply, self->colours, black->counts, COLOUR_BLACK);
  group.set = find_set (self, &supply, PAPER_MAX_NEEDS, lacking, self->talent == TALENT_PSIONIC);
  place = g_hash_table_lookup (places, &group.set);
  if (place != NULL)
    {
      g_array_index (groups, Group, GPOINTER_TO_UINT (place) - 1).chance += chance;
      return;
    }
  g_array_append_val (groups, group);
  g_hash_table_insert (places, g_memdup2 (&group.set, sizeof group.set),
                       GUINT_TO_POINTER (groups->len));
}

static const GArray *
get_groups (Climb *self, guint lacking)
{
  g_autoptr (GHashTable) places = NULL;
  gpointer context[3];

  if (self->groups[lacking] != NULL)
    return self->groups[lacking];
  self->groups[lacking] = g_array_new (FALSE, FALSE, sizeof (Group));
  places = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  context[0] = self;
  context[1] = places;
  context[2] = GUINT_TO_POINTER (lacking);
  paper_odds_foreach (self->odds, add_throw, context);
  return self->groups[lacking];
}

static guint
get_power (const Climb *self, const guint8 levels[PAPER_N_HEROES])
{
  PaperPower power;

  paper_count_power (levels, self->vulnerable, self->has_sword, self->talent, &power);
  return power.power;
}

static guint
get_lacking (const guint8 levels[PAPER_N_HEROES])
{
  return levels[HERO_MAGE] < PAPER_PERK_LEVEL ? (guint) PAPER_PERK_LEVEL - levels[HERO_MAGE] : 0;
}

static double climb (Climb *self, const guint8 levels[PAPER_N_HEROES], guint rounds);

/* What each vector leads to; below 0 if a hero has no such level. */
static void
look_ahead (Climb *self,
            const guint8 levels[PAPER_N_HEROES],
            guint rounds,
            double chances[N_RAISES])
{
  for (guint i = 0; i < N_RAISES; i++)
    {
      guint8 raised[PAPER_N_HEROES];
      gboolean fits = TRUE;

      for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
        {
          raised[hero] = levels[hero] + self->raises[i].by[hero];
          fits &= raised[hero] <= PAPER_MAX_LEVEL;
        }
      chances[i] = fits ? climb (self, raised, rounds) : -1;
    }
}

static double
get_best (guint64 set, const double chances[N_RAISES])
{
  double best = 0;

  for (; set != 0; set &= set - 1)
    best = MAX (best, chances[__builtin_ctzll (set)]);
  return best;
}

static double
climb_round (Climb *self, const guint8 levels[PAPER_N_HEROES], guint rounds)
{
  const GArray *groups = get_groups (self, get_lacking (levels));
  double chances[N_RAISES];
  double sum = 0;

  look_ahead (self, levels, rounds - 1, chances);
  for (guint i = 0; i < groups->len; i++)
    {
      const Group *group = &g_array_index (groups, Group, i);

      sum += group->chance * get_best (group->set, chances);
    }
  return sum;
}

static double *
find_chance (Climb *self, const guint8 levels[PAPER_N_HEROES], guint rounds)
{
  guint state = 0;

  if (self->chances[rounds] == NULL)
    {
      self->chances[rounds] = g_new (double, N_STATES);
      for (guint i = 0; i < N_STATES; i++)
        self->chances[rounds][i] = -1;
    }
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    state = state * PAPER_MAX_LEVEL + levels[hero] - 1;
  return &self->chances[rounds][state];
}

/* The most power there can be: every die raises the hero that counts twice, and the warrior's bonus. */
static gboolean
is_out_of_reach (const Climb *self, guint power, guint rounds)
{
  return power + 2 * PAPER_MAX_NEEDS * rounds + 1 < self->target;
}

/* The chance if the team does its best in so many rounds. */
static double
climb (Climb *self, const guint8 levels[PAPER_N_HEROES], guint rounds)
{
  guint power = get_power (self, levels);
  double *chance;

  if (power >= self->target)
    return 1;
  if (rounds == 0 || is_out_of_reach (self, power, rounds))
    return 0;
  chance = find_chance (self, levels, rounds);
  if (*chance < 0)
    *chance = climb_round (self, levels, rounds);
  return *chance;
}

static double
climb_from_now (Climb *self, const PaperTeam *team, const PaperProspect *prospect)
{
  Supply supply = { 0 };
  double chances[N_RAISES];
  guint64 set;

  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    add_supply (&supply, self->colours, prospect->dice[colour], (PaperColour) colour);
  set = find_set (self, &supply, MIN (prospect->n_dice, PAPER_MAX_NEEDS),
                  get_lacking (team->levels),
                  team->talent == TALENT_PSIONIC && !prospect->psionic_used);
  look_ahead (self, team->levels, prospect->rounds, chances);
  return get_best (set, chances);
}

/**
 * paper_odds_reach_power:
 * @self: the odds of a round
 * @team: the team: its levels, colours, sword and talent count
 * @vulnerable: the hero whose level counts twice against the monster; -1: nobody's
 * @target: the power it wants
 * @prospect: the dice that the team has until then
 *
 * Works out the chance that a team has so much power in time if it uses its dice for that alone and as
 * well as can be: in each round it sees the throw, and then raises those heroes with up to three dice
 * after which the chance is largest. A die raises the hero whose symbol and colour it shows, a clover
 * any; from level 4 the mage lets dice count as either colour, at once; the psionic's talent does so for
 * one die a round. A level gives 1 power, that of the hero who counts twice 2, the fourth of the
 * warrior 1 more, and nobody rises above level 6. Levels and swords that rewards might bring are not
 * foreseen.
 *
 * Returns: the chance, exact but for rounding
 */
double
paper_odds_reach_power (const PaperOdds *self,
                        const PaperTeam *team,
                        int vulnerable,
                        guint target,
                        const PaperProspect *prospect)
{
  Climb search = { .odds = self, .vulnerable = vulnerable, .talent = team->talent };
  double chance;

  g_return_val_if_fail (prospect->rounds <= PAPER_MAX_ROUND, 0);
  search.target = target;
  search.has_sword = paper_team_has_item (team, ITEM_SWORD);
  memcpy (search.colours, team->colours, sizeof search.colours);
  list_raises (search.raises);
  chance = climb_from_now (&search, team, prospect);
  for (guint lacking = 0; lacking < G_N_ELEMENTS (search.groups); lacking++)
    g_clear_pointer (&search.groups[lacking], g_array_unref);
  for (guint rounds = 0; rounds <= PAPER_MAX_ROUND; rounds++)
    g_free (search.chances[rounds]);
  return MIN (chance, 1);
}
