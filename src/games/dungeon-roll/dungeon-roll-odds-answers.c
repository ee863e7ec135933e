/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about chances: rolls, draws, getting through a level, rest or go on. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "dungeon-roll-advice.h"
#include "dungeon-roll-clear.h"
#include "dungeon-roll-questions.h"
#include "tm-odds.h"

static double
round_chance (double chance)
{
  return round (chance * 1e6) / 1e6;
}

/* A whole number stands alone. */
static char *
dup_fraction (TmFraction fraction)
{
  return fraction.denominator == 1 ? tm_uint128_dup_string (fraction.numerator)
                                   : tm_fraction_dup_string (fraction);
}

static void
set_fraction (TmRuling *ruling, const char *id, TmFraction fraction)
{
  g_autofree char *text = dup_fraction (fraction);

  tm_ruling_set_word (ruling, id, text);
}

static void
set_precise (TmRuling *ruling, double value)
{
  tm_ruling_set_real (ruling, "precise", value);
  tm_ruling_mark_detail (ruling, "precise");
}

/* Rolls */

/* The faces asked for, as a set; FALSE if the die has not got one of them. */
static gboolean
read_die_faces (const TmArgs *args, guint *faces, TmRuling *ruling)
{
  guint first = tm_args_get (args, ODDS_ROLL_DIE) == DIE_DUNGEON ? ROLL_N_PARTY_FACES : 0;
  guint n_values;
  const gint32 *values = tm_args_get_list (args, ODDS_ROLL_FACES, &n_values);

  *faces = 0;
  for (guint i = 0; i < n_values; i++)
    {
      if ((guint) values[i] < first || (guint) values[i] >= first + ROLL_N_PARTY_FACES)
        {
          tm_ruling_refuse (ruling, "faces", tm_text (N_ ("faces that this die has")));
          return FALSE;
        }
      *faces |= 1u << ((guint) values[i] - first);
    }
  return TRUE;
}

static guint64
power (guint64 base, guint exponent)
{
  guint64 value = 1;

  for (guint i = 0; i < exponent; i++)
    value *= base;
  return value;
}

static guint64
count_rolls (guint n_dice, guint n_chosen, guint n_faces)
{
  TmUint128 ways;

  if (!tm_binomial (n_dice, n_chosen, &ways))
    return 0;
  return (guint64) ways * power (n_faces, n_chosen)
         * power (ROLL_N_PARTY_FACES - n_faces, n_dice - n_chosen);
}

/* One roll as words, such as `goblin,ooze,ooze 1/72`. */
static char *
dup_roll (const guint8 *counts, guint first, guint n_dice)
{
  GString *text = g_string_new (NULL);
  guint64 ways = 1;
  guint n = 0;
  g_autofree char *chance = NULL;

  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    for (guint i = 1; i <= counts[face]; i++)
      {
        ways = ways * ++n / i;
        g_string_append_printf (text, "%s%s", n > 1 ? "," : "",
                                roll_die_face_words[first + face].id);
      }
  chance = tm_fraction_dup_string (tm_fraction_new (ways, power (ROLL_N_PARTY_FACES, n_dice)));
  g_string_append_printf (text, " %s", chance);
  return g_string_free (text, FALSE);
}

static void
list_rolls (GPtrArray *rolls, guint8 *counts, guint face, guint n_left, guint first, guint n_dice)
{
  if (face == ROLL_N_PARTY_FACES - 1)
    {
      counts[face] = n_left;
      g_ptr_array_add (rolls, dup_roll (counts, first, n_dice));
      return;
    }
  for (guint n = n_left + 1; n > 0; n--)
    {
      counts[face] = n - 1;
      list_rolls (rolls, counts, face + 1, n_left - counts[face], first, n_dice);
    }
}

static void
set_rolls (const TmArgs *args, TmRuling *ruling)
{
  g_autoptr (GPtrArray) rolls = g_ptr_array_new_with_free_func (g_free);
  guint8 counts[ROLL_N_PARTY_FACES] = { 0 };
  guint first = tm_args_get (args, ODDS_ROLL_DIE) == DIE_DUNGEON ? ROLL_N_PARTY_FACES : 0;
  guint n_dice = tm_args_get (args, ODDS_ROLL_DICE);

  list_rolls (rolls, counts, 0, n_dice, first, n_dice);
  g_ptr_array_add (rolls, NULL);
  tm_ruling_set_words (ruling, "rolls", (const char *const *) rolls->pdata);
  tm_ruling_mark_detail (ruling, "rolls");
}

/* So many faces, each as likely as the others. */
void
roll_answer_odds_roll (const TmArgs *args, TmRuling *ruling)
{
  guint n_dice = tm_args_get (args, ODDS_ROLL_DICE);
  guint at_least = tm_args_get (args, ODDS_ROLL_AT_LEAST);
  guint64 of = power (ROLL_N_PARTY_FACES, n_dice), cases = 0;
  guint faces, n_faces;
  double chance;

  tm_ruling_cite (ruling, "roll.odds.roll");
  if (!read_die_faces (args, &faces, ruling))
    return;
  n_faces = (guint) __builtin_popcount (faces);
  for (guint n = 0; n <= n_dice; n++)
    {
      guint64 ways = count_rolls (n_dice, n, n_faces);

      cases += n >= at_least ? ways : 0;
      tm_ruling_add_chance (ruling, n, ways, of);
    }
  chance = (double) cases / (double) of;
  set_fraction (ruling, "probability", tm_fraction_new (cases, of));
  set_fraction (ruling, "expected", tm_fraction_new (n_dice * n_faces, ROLL_N_PARTY_FACES));
  tm_ruling_set_real (ruling, "decimal", round_chance (chance));
  if (tm_args_get (args, ODDS_ROLL_DETAIL) == DETAIL_FULL)
    set_rolls (args, ruling);
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "roll.odds.roll",
                            tm_text_n ("%s of the six faces counts, each equally likely.",
                                       "%s of the six faces count, each equally likely.",
                                       tm_arg_number (n_faces)));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("At least %s: %s %%"), tm_arg_number (at_least),
                                          tm_arg_decimal (100 * chance, 1)));
}

/* Draws */

static TmFraction
get_draw_chance (guint n_chest, guint n_wanted, guint n_draws)
{
  TmUint128 without, all;

  if (n_draws > n_chest - n_wanted)
    return n_wanted > 0 ? TM_FRACTION_ONE : TM_FRACTION_ZERO;
  if (!tm_binomial (n_chest - n_wanted, n_draws, &without) || !tm_binomial (n_chest, n_draws, &all))
    g_assert_not_reached ();
  return tm_fraction_new (all - without, all);
}

void
roll_answer_odds_draw (const TmArgs *args, TmRuling *ruling)
{
  guint8 out[ROLL_N_TOKENS] = { 0 }, want[ROLL_N_TOKENS] = { 0 };
  guint n_chest = 0, n_wanted = 0;
  guint n_draws = tm_args_get (args, ODDS_DRAW_DRAWS);
  TmFraction chance;

  tm_ruling_cite (ruling, "roll.odds.draw");
  if (!roll_read_tokens (args, ODDS_DRAW_OUT, "out", out, ruling))
    return;
  roll_read_faces (args, ODDS_DRAW_WANT, want, ROLL_N_TOKENS);
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    {
      guint n_left = roll_token_copies[kind] - out[kind];

      n_chest += n_left;
      n_wanted += want[kind] > 0 ? n_left : 0;
    }
  chance = get_draw_chance (n_chest, n_wanted, n_draws);
  set_fraction (ruling, "probability", chance);
  tm_ruling_set_real (ruling, "decimal", round_chance (tm_fraction_to_double (chance)));
  tm_ruling_set_number (ruling, "chest", n_chest);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "roll.odds.draw",
      tm_text (N_ ("Tokens in the chest: %s, of these wanted: %s. Each is equally likely."),
               tm_arg_number (n_chest), tm_arg_number (n_wanted)));
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("At least one: %s %%"),
                                  tm_arg_decimal (100 * tm_fraction_to_double (chance), 1)));
}

/* Which readings matter */

/* What can come up in a situation, as far as the open points care. */
typedef struct
{
  const RollPosition *position;
  gboolean is_for_points;
  guint n_levels; /* how many levels are looked at */
  guint n_dice; /* black dice that lie there or are rolled */
  guint n_chests; /* of them, chests at most */
  guint n_potions;
  gboolean has_scroll;
  gboolean can_wake; /* the dragon */
} Scope;

static gboolean
has_power (const Scope *self, RollPowerKind power)
{
  int hero = self->position->hero;

  if (!self->position->is_ready)
    return FALSE;
  return roll_get_power (hero) == power
         || (self->n_levels > 1 && roll_get_power (roll_get_master (hero)) == power);
}

static gboolean
has_pair_power (const Scope *self)
{
  return has_power (self, POWER_MESMERIZE) || has_power (self, POWER_STRIKE)
         || has_power (self, POWER_RANK) || has_power (self, POWER_COMMAND);
}

static gboolean
has_late_power (const Scope *self)
{
  return has_power (self, POWER_UNIT) || has_power (self, POWER_FURY)
         || has_power (self, POWER_INTERVENTION) || has_power (self, POWER_PRESENCE)
         || has_power (self, POWER_SONG);
}

static guint
count_unit_tokens (const RollPosition *position)
{
  guint n = 0;

  for (guint kind = TOKEN_SWORD; kind <= TOKEN_SCROLL; kind++)
    n += position->tokens[kind];
  return n;
}

/* Whether tokens come out of the chest that are then used. Where points are counted they are not, but
 * the chance to get through is told there, too. */
static gboolean
can_draw (const Scope *self)
{
  return self->n_chests > 0 && (self->can_wake || roll_loots_early (self->position->hero));
}

static void
scope_init (Scope *self,
            const RollPosition *position,
            gboolean is_for_points,
            guint n_levels,
            gboolean is_rolled,
            guint n_dice)
{
  gboolean can_change;

  *self = (Scope) {
    .position = position, .is_for_points = is_for_points, .n_levels = n_levels, .n_dice = n_dice
  };
  self->has_scroll = position->party[FACE_SCROLL] + position->tokens[TOKEN_SCROLL]
                         + position->tokens[TOKEN_ELIXIR]
                     > 0;
  can_change = !is_rolled || n_levels > 1 || self->has_scroll || has_power (self, POWER_PRESENCE);
  self->n_chests = can_change ? n_dice : position->level[FACE_CHEST];
  self->n_potions = can_change ? n_dice : position->level[FACE_POTION];
  if (has_power (self, POWER_CHARM) || has_power (self, POWER_MESMERIZE))
    self->n_potions = n_dice;
  can_change |= roll_loots_early (position->hero) && self->n_potions + self->n_chests > 0;
  self->can_wake
      = position->lair >= ROLL_AWAKE || n_levels > 1
        || ((can_change || has_power (self, POWER_BATTLECRY) || position->tokens[TOKEN_BAIT] > 0)
            && position->lair + n_dice >= ROLL_AWAKE);
}

static gint32
read_option (TmRuling *ruling, gboolean can_matter, guint option)
{
  return can_matter ? tm_ruling_get_option (ruling, option) : 0;
}

/* Reads the options that can make a difference here, and no others. Drinking potions to no effect
 * never helps, so that one is never read; a ring can wait until the dragon is awake, unless the lair
 * counts for the level after. */
static void
read_rules (const Scope *scope, RollRules *rules, TmRuling *ruling)
{
  const RollPosition *position = scope->position;
  guint n_temporary = position->temporary[0] + position->temporary[1];
  gboolean is_early = roll_loots_early (position->hero);
  gboolean can_scroll = scope->has_scroll || scope->n_potions > 0 || can_draw (scope);
  gboolean has_others = count_unit_tokens (position) + n_temporary > 0 || can_draw (scope)
                        || has_power (scope, POWER_UNIT) || has_power (scope, POWER_PLEA)
                        || has_power (scope, POWER_RANK) || has_power (scope, POWER_ANIMATE)
                        || has_power (scope, POWER_COMMAND);

  memset (rules, 0, sizeof *rules);
  rules->full_tokens
      = read_option (ruling, has_others, OPTION_TOKENS_AS_DICE) == TOKENS_AS_DICE_FULL;
  rules->exactly_two
      = read_option (ruling, has_pair_power (scope), OPTION_TWO_TARGETS) == TWO_TARGETS_EXACT;
  rules->reroll_any = read_option (ruling, can_scroll && (scope->is_for_points || scope->can_wake),
                                   OPTION_REROLL_PHASE)
                      == REROLL_PHASE_ANY;
  rules->one_shot_monsters
      = read_option (ruling, has_late_power (scope) && (scope->is_for_points || scope->can_wake),
                     OPTION_ONE_SHOT_PHASE)
        == ONE_SHOT_PHASE_MONSTERS;
  rules->ring_awake = read_option (ruling, scope->n_levels > 1 && position->tokens[TOKEN_RING] > 0,
                                   OPTION_RING_WHEN)
                      == RING_WHEN_AWAKE;
  rules->bait_monsters
      = read_option (ruling, position->tokens[TOKEN_BAIT] > 0 || (is_early && can_draw (scope)),
                     OPTION_BAIT)
        == BAIT_MONSTERS;
  rules->temp_reroll
      = read_option (ruling, n_temporary > 0 && can_scroll, OPTION_TEMP_REROLL) == TEMP_REROLL_YES;
  rules->return_after
      = read_option (ruling,
                     can_draw (scope) && (count_unit_tokens (position) > 0 || scope->n_chests > 1),
                     OPTION_TOKEN_RETURN)
        == TOKEN_RETURN_AFTER;
}

/* Getting through */

static gboolean
read_lair (const TmArgs *args,
           guint param,
           const RollPosition *position,
           const char *id,
           TmRuling *ruling,
           guint8 *lair)
{
  *lair = tm_args_get (args, param);
  return roll_check_seven (roll_position_count_level (position) + *lair,
                           position->temporary[0] + position->temporary[1], id, FALSE, ruling);
}

static gboolean
check_phase (const RollChanceOf *of, TmRuling *ruling)
{
  const RollPosition *position = &of->position;

  if (of->phase == PHASE_LOOT && roll_position_count_monsters (position) > 0)
    tm_ruling_refuse (ruling, "dungeon", tm_text (N_ ("no monsters in the loot phase")));
  else if (of->phase == PHASE_DRAGON && roll_position_count_level (position) > 0)
    tm_ruling_refuse (ruling, "dungeon", tm_text (N_ ("nothing on the level in the dragon phase")));
  else if (of->is_rolled && of->phase != PHASE_MONSTERS && of->phase != PHASE_LOOT
           && of->phase != PHASE_DRAGON)
    tm_ruling_refuse (ruling, "phase", tm_text (N_ ("a phase in which dice lie on the level")));
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_copies (const RollChanceOf *of, TmRuling *ruling)
{
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    if (of->out[kind] + of->position.tokens[kind] > roll_token_copies[kind])
      {
        tm_ruling_refuse (ruling, "out",
                          tm_text (N_ ("no more than the box holds, with those held; %s: %s"),
                                   tm_arg_word (roll_token_words[kind].name),
                                   tm_arg_number (roll_token_copies[kind])));
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_chance (const TmArgs *args, RollChanceOf *of, TmRuling *ruling)
{
  RollPosition *position = &of->position;

  memset (of, 0, sizeof *of);
  position->hero = (gint8) roll_read_hero (args, ODDS_CLEAR_HERO);
  position->is_ready = tm_args_get (args, ODDS_CLEAR_READY);
  of->level = tm_args_get (args, ODDS_CLEAR_LEVEL);
  of->phase = roll_read_phase (args, ODDS_CLEAR_PHASE);
  of->is_rolled = tm_args_has (args, ODDS_CLEAR_DUNGEON) || of->phase == PHASE_LOOT
                  || of->phase == PHASE_DRAGON;
  roll_read_faces (args, ODDS_CLEAR_PARTY, position->party, ROLL_N_PARTY_FACES);
  roll_read_faces (args, ODDS_CLEAR_TEMP, position->temporary, 2);
  roll_read_faces (args, ODDS_CLEAR_DUNGEON, position->level, ROLL_N_LEVEL_FACES);
  if (!roll_read_tokens (args, ODDS_CLEAR_TOKENS, "tokens", position->tokens, ruling)
      || !roll_read_tokens (args, ODDS_CLEAR_OUT, "out", of->out, ruling)
      || !check_copies (of, ruling)
      || !roll_check_seven (roll_position_count_party (position), 0, "party", TRUE, ruling)
      || !read_lair (args, ODDS_CLEAR_LAIR, position, of->is_rolled ? "dungeon" : "lair", ruling,
                     &position->lair)
      || !check_phase (of, ruling))
    return FALSE;
  position->grave = ROLL_N_DICE - roll_position_count_party (position);
  return TRUE;
}

static void
explain_clear (const RollChanceOf *of, const RollClear *clear, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  if (!of->is_rolled)
    tm_resolution_add_reason (
        resolution, "roll.populate.count",
        tm_text (N_ ("Black dice to roll: %s"), tm_arg_number (clear->n_dice)));
  tm_resolution_add_reason (
      resolution, "roll.odds.clear",
      tm_text (N_ ("Every roll, reroll and draw to come is weighed, and every decision is the best "
                   "one. Fleeing and the portal count as failure.")));
  if (!clear->is_exact)
    tm_resolution_add_reason (
        resolution, "roll.odds.clear",
        tm_text (N_ ("There are too many positions to tell drawn tokens apart, so they are left "
                     "unused and the true chance may be higher.")));
}

/* Only what is certain is called so. */
static TmText
describe_clear (const RollChanceOf *of, const RollClear *clear)
{
  TmTextArg level = tm_arg_number (of->level);
  TmTextArg percent = tm_arg_decimal (100 * clear->probability, 1);

  if (clear->probability < 1 && clear->probability > 0.9995)
    return tm_text (N_ ("Level %s is cleared with a chance of more than %s %%."), level,
                    tm_arg_decimal (99.9, 1));
  if (clear->probability > 0 && clear->probability < 0.0005)
    return tm_text (N_ ("Level %s is cleared with a chance of less than %s %%."), level,
                    tm_arg_decimal (0.1, 1));
  return clear->is_exact
             ? tm_text (N_ ("Level %s is cleared with a chance of %s %%."), level, percent)
             : tm_text (N_ ("Level %s is cleared with a chance of at least %s %%."), level,
                        percent);
}

void
roll_answer_odds_clear (const TmArgs *args, TmRuling *ruling)
{
  RollChanceOf of;
  RollRules rules;
  RollClear clear;
  Scope scope;
  guint n_dice;

  tm_ruling_cite (ruling, "roll.odds.clear");
  if (!read_chance (args, &of, ruling))
    return;
  n_dice = of.is_rolled ? roll_position_count_level (&of.position)
                        : roll_count_dice (of.level, of.position.lair);
  scope_init (&scope, &of.position, FALSE, 1, of.is_rolled, n_dice);
  read_rules (&scope, &rules, ruling);
  roll_find_clear (&of, &rules, tm_ruling_get_stop (ruling), &clear);
  tm_ruling_set_real (ruling, "probability", round_chance (clear.probability));
  tm_ruling_set_flag (ruling, "exact", clear.is_exact);
  tm_ruling_mark_detail (ruling, "exact");
  tm_ruling_set_number (ruling, "dice", clear.n_dice);
  tm_ruling_set_number (ruling, "states", clear.n_states);
  tm_ruling_mark_detail (ruling, "states");
  set_precise (ruling, clear.probability);
  explain_clear (&of, &clear, ruling);
  tm_ruling_set_verdict (ruling, describe_clear (&of, &clear));
}

/* Rest or go on */

static gboolean
read_advice (const TmArgs *args, RollPosition *position, TmRuling *ruling)
{
  memset (position, 0, sizeof *position);
  position->hero = (gint8) roll_read_hero (args, ADVICE_HERO);
  position->is_ready = tm_args_get (args, ADVICE_READY);
  position->lair = tm_args_get (args, ADVICE_LAIR);
  roll_read_faces (args, ADVICE_PARTY, position->party, ROLL_N_PARTY_FACES);
  if (!roll_read_tokens (args, ADVICE_TOKENS, "tokens", position->tokens, ruling)
      || !roll_check_seven (roll_position_count_party (position), 0, "party", TRUE, ruling))
    return FALSE;
  position->grave = ROLL_N_DICE - roll_position_count_party (position);
  return TRUE;
}

/* Whether a dragon may be slain on a level after which there is one to flee from. */
static gboolean
can_dragon_be_lost (const RollPosition *position, guint level, guint n_levels)
{
  guint n_dice = roll_count_dice (level + 1, position->lair);

  return n_levels > 2 || (n_levels == 2 && position->lair + n_dice >= ROLL_AWAKE);
}

static void
explain_advice (const RollAdvice *advice, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (
      resolution, "roll.odds.advice",
      tm_text_n ("%s level is looked at; after it the adventurer is taken to rest.",
                 "%s levels are looked at; after them the adventurer is taken to rest.",
                 tm_arg_number (advice->horizon)));
  tm_resolution_add_reason (
      resolution, "roll.odds.advice",
      tm_text (
          N_ ("A dragon and a token drawn count 1 each, a flight nothing, and tokens spent cost "
              "what they are worth. Drawn tokens are not used, but to pay for Divine "
              "Intervention.")));
  if (!advice->is_proved)
    tm_resolution_add_reason (
        resolution, "roll.odds.advice",
        tm_text (N_ ("Going on is worth no less than this; looking further ahead may find more.")));
}

void
roll_answer_advice (const TmArgs *args, TmRuling *ruling)
{
  guint level = tm_args_get (args, ADVICE_LEVEL);
  guint horizon = tm_args_get (args, ADVICE_HORIZON);
  guint n_levels = horizon == 0 ? ROLL_MAX_LEVEL - level : MIN (horizon, ROLL_MAX_LEVEL - level);
  RollPosition position;
  RollAdvice advice;
  RollRules rules;
  Scope scope;
  gboolean loses_dragons;

  tm_ruling_cite (ruling, "roll.odds.advice");
  if (!read_advice (args, &position, ruling))
    return;
  scope_init (&scope, &position, TRUE, n_levels, FALSE, roll_count_dice (level + 1, position.lair));
  read_rules (&scope, &rules, ruling);
  loses_dragons
      = read_option (ruling, can_dragon_be_lost (&position, level, n_levels), OPTION_FLEE_DRAGON)
        == FLEE_DRAGON_LOSE;
  roll_find_advice (&position, tm_args_get (args, ADVICE_XP), level, horizon, loses_dragons, &rules,
                    tm_ruling_get_stop (ruling), &advice);
  tm_ruling_set_word (ruling, "choice", advice.go_on > advice.rest ? "continue" : "rest");
  tm_ruling_set_number (ruling, "rest", level);
  tm_ruling_set_real (ruling, "continue", round_chance (advice.go_on));
  tm_ruling_set_real (ruling, "clear", round_chance (advice.clear));
  tm_ruling_set_flag (ruling, "proved", advice.is_proved);
  tm_ruling_set_number (ruling, "horizon", advice.horizon);
  set_precise (ruling, advice.go_on);
  explain_advice (&advice, ruling);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Going on is worth %s on average, resting %s."),
                                          tm_arg_decimal (advice.go_on, 2), tm_arg_number (level)));
}
