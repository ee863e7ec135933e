/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Фаза монстров» А and В, «Фаза дракона». */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-turn.h"

/* Monsters */

/* Whether one monster more could have been beaten by the same unit. */
static gboolean
could_beat_more (const RollTurn *self, RollUnit unit, int as, const guint8 *monsters)
{
  gboolean with_skill = roll_acts_skill (self->now.hero, unit, self->resolution);
  RollStrike strike;

  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    {
      guint8 more[ROLL_N_MONSTERS] = { monsters[0], monsters[1], monsters[2] };

      if (++more[type] > self->now.level[type])
        continue;
      roll_judge_strike (self->now.hero, unit, as, with_skill, more, &strike);
      if (strike.is_legal)
        return TRUE;
    }
  return FALSE;
}

static void
explain_fight (RollTurn *self, const RollFight *fight, guint n_monsters)
{
  if (fight->as >= 0)
    tm_resolution_add_reason (self->resolution, "roll.monsters.companions",
                              tm_text_n ("As %2$s it beats %1$s monster.",
                                         "As %2$s it beats %1$s monsters.",
                                         tm_arg_number ((gint32) n_monsters),
                                         tm_arg_word (roll_party_words[fight->as].name)));
  if (fight->needs_skill)
    tm_resolution_add_reason (self->resolution, "roll.hero.skill",
                              tm_text (N_ ("That takes the hero card.")));
}

static guint
count_all (const guint8 monsters[ROLL_N_MONSTERS])
{
  return monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
}

/* The move `fight`: a unit beats monsters. */
void
roll_resolve_fight (const TmMove *move, TmResolution *resolution)
{
  RollUnit unit = tm_args_get (&move->args, FIGHT_BY);
  int as = tm_args_has (&move->args, FIGHT_AS) ? tm_args_get (&move->args, FIGHT_AS) : -1;
  guint8 monsters[ROLL_N_MONSTERS];
  gboolean was_ready;
  RollTurn turn;
  RollFight fight;

  roll_read_monsters (&move->args, FIGHT_MONSTERS, monsters);
  if (!roll_begin_turn (&turn, move, resolution))
    return;
  was_ready = turn.now.is_ready;
  if (!roll_turn_use (&turn, unit))
    return;
  if (!roll_has_monsters (&turn.now, monsters))
    {
      tm_resolution_refuse (resolution, "not-there", "roll.monsters.use",
                            tm_text (N_ ("There are not that many of these monsters.")));
      return;
    }
  roll_judge_fight (turn.now.hero, was_ready, unit, as, monsters, turn.phase, resolution, &fight);
  if (!roll_turn_bar (&turn, fight.bar))
    return;
  if (fight.bar == NULL && could_beat_more (&turn, unit, as, monsters))
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "fewer-than-possible",
                               "roll.monsters.companions",
                               tm_text (N_ ("It could have beaten one more.")));
  explain_fight (&turn, &fight, count_all (monsters));
  roll_position_beat (&turn.now, monsters);
  roll_turn_count (&turn, COUNTER_LEVEL_UNITS, 1);
  roll_turn_count (&turn, COUNTER_HERO_USES, fight.needs_skill || unit == UNIT_HERO);
  roll_turn_commit (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s: %1$s monster beaten", "%2$s: %1$s monsters beaten",
                                        tm_arg_number ((gint32) count_all (monsters)),
                                        tm_arg_word (roll_unit_words[unit].name)),
                             TM_TEXT_NONE);
}

/* Scrolls */

/* The move `reroll`: a scroll rolls dice again, «Фаза монстров» А. */
void
roll_resolve_reroll (const TmMove *move, TmResolution *resolution)
{
  RollUnit unit = tm_args_get (&move->args, REROLL_BY);
  RollTurn turn;
  RollAgain again;
  RollReroll reroll;

  if (!roll_begin_turn (&turn, move, resolution) || !roll_turn_use (&turn, unit)
      || !roll_turn_read_again (&turn, REROLL_PARTY, REROLL_DUNGEON, &again)
      || !roll_turn_check_again (&turn, &again, REROLL_PARTY_FACES, REROLL_DUNGEON_FACES))
    return;
  if (again.n_party + again.n_dungeon == 0)
    {
      tm_resolution_refuse (resolution, "wrong-count", "roll.reroll.scope",
                            tm_text (N_ ("At least one die is rolled again.")));
      return;
    }
  roll_judge_reroll (unit == UNIT_SCROLL_TOKEN ? REROLL_WITH_SCROLL_TOKEN : REROLL_WITH_SCROLL,
                     turn.now.hero, roll_again_get_dice (&again), turn.phase, resolution, &reroll);
  if (!roll_turn_bar (&turn, reroll.bar))
    return;
  if (!roll_unit_is_scroll (unit))
    roll_turn_forbid (&turn, "reroll-scope", "roll.reroll.scope",
                      tm_text (N_ ("Only a scroll rolls dice again.")));
  roll_turn_roll_again (&turn, &again, REROLL_PARTY_FACES, REROLL_DUNGEON_FACES);
  if (roll_position_count_monsters (&turn.now) > 0)
    {
      roll_turn_commit (&turn);
      tm_resolution_set_phase (resolution, PHASE_MONSTERS);
    }
  else
    roll_turn_settle_lair (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s: %1$s die rolled again",
                                        "%2$s: %1$s dice rolled again",
                                        tm_arg_number ((gint32) (again.n_party + again.n_dungeon)),
                                        tm_arg_word (roll_unit_words[unit].name)),
                             TM_TEXT_NONE);
}

/* The dragon */

static gboolean
use_slayers (RollTurn *self, const gint32 *units, guint n_units)
{
  for (guint i = 0; i < n_units; i++)
    if (!roll_turn_use (self, units[i]))
      return FALSE;
  return TRUE;
}

static guint
count_units (const gint32 *units, guint n_units, gboolean (*is) (RollUnit unit))
{
  guint n = 0;

  for (guint i = 0; i < n_units; i++)
    n += is (units[i]);
  return n;
}

static gboolean
is_hero (RollUnit unit)
{
  return unit == UNIT_HERO;
}

/* «Фаза дракона»: one token and one experience; what an empty box means is open. */
static void
reward (RollTurn *self, guint n_tokens)
{
  guint xp = 1;

  if (n_tokens == 0
      && tm_resolution_get_option (self->resolution, OPTION_DRAGON_DRY) == DRAGON_DRY_XP)
    xp++;
  roll_turn_draw (self, SLAY_DRAWN, n_tokens);
  roll_turn_count (self, COUNTER_DELVE_XP, xp);
  roll_turn_count (self, COUNTER_DELVE_DRAGONS, 1);
  tm_resolution_set_shared (self->resolution, COUNTER_LEVEL_DRAGON, 1);
  roll_turn_gain (self, xp);
}

static void
award_slaying (RollTurn *self)
{
  gint32 n_dragons = tm_table_get_shared (self->table, COUNTER_DELVE_DRAGONS);

  if (n_dragons >= 2)
    roll_award (self->resolution, self->seat, ACHIEVEMENT_TWO_DRAGONS);
  if (n_dragons >= 3)
    roll_award (self->resolution, self->seat, ACHIEVEMENT_THREE_DRAGONS);
  if (tm_table_get_shared (self->table, COUNTER_LEVEL_DICE) <= 1)
    roll_award (self->resolution, self->seat, ACHIEVEMENT_LAST_STAND);
}

/* The move `slay`: different companions defeat the dragon. Tokens among them are back in the box
 * before the reward is drawn. */
void
roll_resolve_slay (const TmMove *move, TmResolution *resolution)
{
  guint n_units = 0, n_tokens;
  const gint32 *units = tm_args_get_list (&move->args, SLAY_BY, &n_units);
  RollUnit slayers[ROLL_N_DICE];
  RollTurn turn;
  RollPosition before;
  RollSlaying slaying;

  if (!roll_begin_turn (&turn, move, resolution))
    return;
  before = turn.now;
  n_units = MIN (n_units, G_N_ELEMENTS (slayers));
  n_tokens = MIN (1, turn.n_in_box + count_units (units, n_units, roll_unit_is_token));
  if (!use_slayers (&turn, units, n_units) || !roll_turn_check_drawn (&turn, SLAY_DRAWN, n_tokens))
    return;
  for (guint i = 0; i < n_units; i++)
    slayers[i] = units[i];
  roll_judge_slay (before.hero, before.is_ready, slayers, n_units, before.lair, turn.phase,
                   resolution, &slaying);
  if (!roll_turn_bar (&turn, slaying.bar))
    return;
  turn.now.lair = 0;
  roll_turn_count (&turn, COUNTER_LEVEL_UNITS, (gint32) n_units);
  roll_turn_count (&turn, COUNTER_HERO_USES,
                   slaying.needs_skill || count_units (units, n_units, is_hero) > 0);
  reward (&turn, n_tokens);
  award_slaying (&turn);
  tm_resolution_add_reason (resolution, "roll.dragon.reward",
                            tm_text (N_ ("The dragon is worth one token and one experience.")));
  roll_turn_settle_lair (&turn);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s slays the dragon"), tm_arg_seat (turn.seat)), TM_TEXT_NONE);
}
