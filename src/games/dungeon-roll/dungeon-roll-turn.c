/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the moves share: who moves, what stands in the way, units, experience; and the ways on and
 * out: «Фаза перегруппировки», «Конец приключения». */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-turn.h"

/* Beginning */

static gboolean
refuse_phase (TmResolution *resolution)
{
  guint phase = tm_table_get_phase (tm_resolution_get_table (resolution));

  return tm_resolution_refuse (
      resolution, "turn-phase", "roll.turn.phase",
      tm_text (N_ ("Not in this phase: %s."), tm_arg_word (roll_phase_words[phase].name)));
}

/* Reads what the adventurer has before him. Before and after the game there is none. */
gboolean
roll_begin_turn (RollTurn *self, const TmMove *move, TmResolution *resolution)
{
  int seat;

  *self = (RollTurn) {
    .move = move,
    .resolution = resolution,
    .table = tm_resolution_get_table (resolution),
  };
  self->phase = tm_table_get_phase (self->table);
  seat = roll_get_adventurer (self->table);
  if (seat < 0)
    return refuse_phase (resolution);
  self->seat = seat;
  self->n_in_box = roll_count_in_box (self->table);
  roll_read_position (self->table, self->seat, &self->now);
  return TRUE;
}

/* Marks delve and match as not recorded move by move: what only such play shows is asked for then. */
void
roll_mark_by_hand (TmResolution *resolution)
{
  tm_resolution_set_shared (resolution, COUNTER_BY_HAND, 1);
  tm_resolution_set_shared (resolution, COUNTER_MATCH_BY_HAND, 1);
}

/* Adds what is against a rule. If the move is recorded all the same, it was set by hand; that holds
 * where the house plays it so, too, as the tallies count by the rules. */
void
roll_turn_forbid (RollTurn *self, const char *id, const char *article, TmText text)
{
  tm_resolution_add_finding (self->resolution, TM_GRADE_ILLEGAL, id, article, text);
  roll_mark_by_hand (self->resolution);
}

/* Adds what is worth knowing of what comes of the move; nothing comes of one that is refused. */
void
roll_turn_note (RollTurn *self, const char *id, const char *article, TmText text)
{
  if (self->move->is_override || tm_resolution_get_grade (self->resolution) < TM_GRADE_ILLEGAL)
    tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, id, article, text);
}

/* Whether the phase is one of the usual ones, or at least one in which the move can be. */
gboolean
roll_turn_has_phase (RollTurn *self, guint usual, guint possible)
{
  if (usual & PHASE_BIT (self->phase))
    return TRUE;
  if (!(possible & PHASE_BIT (self->phase)))
    return refuse_phase (self->resolution);
  roll_turn_forbid (
      self, "turn-phase", "roll.turn.phase",
      tm_text (N_ ("Not in this phase: %s."), tm_arg_word (roll_phase_words[self->phase].name)));
  return TRUE;
}

/* Adds what a judge has found, for a move on a level; gives FALSE if there is no level at all. */
gboolean
roll_turn_bar (RollTurn *self, const RollBar *bar)
{
  if (!(PHASES_ON_LEVEL & PHASE_BIT (self->phase)))
    return refuse_phase (self->resolution);
  if (bar != NULL)
    roll_turn_forbid (self, bar->id, bar->article, tm_text (bar->text));
  return TRUE;
}

void
roll_turn_count (RollTurn *self, guint counter, gint32 amount)
{
  if (counter < COUNTER_XP)
    tm_resolution_set_shared (self->resolution, counter,
                              tm_table_get_shared (self->table, counter) + amount);
  else
    tm_resolution_add_counter (self->resolution, counter, self->seat, amount);
}

/* Units */

/* Makes sure that a token is held: one that was drawn face down can be named by using it. */
gboolean
roll_turn_take_token (RollTurn *self, guint kind)
{
  TmTextArg name = tm_arg_face (PIECE_TOKEN, (gint32) kind);

  if (self->now.tokens[kind] > 0)
    return TRUE;
  if (tm_table_get_counter (self->table, COUNTER_UNKNOWN, self->seat) == 0
      || tm_table_count_face (self->table, tm_table_get_zone (self->table, ZONE_CHEST, TM_NO_SEAT),
                              PIECE_TOKEN, (gint32) kind)
             <= self->named[kind])
    return tm_resolution_refuse (self->resolution, "not-there", "roll.monsters.use",
                                 tm_text (N_ ("Not there: %s."), name));
  self->now.tokens[kind]++;
  self->named[kind]++;
  roll_turn_count (self, COUNTER_UNKNOWN, -1);
  tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, "token-revealed",
                             "roll.treasure.golden",
                             tm_text (N_ ("One of the tokens not yet named is this: %s."), name));
  return TRUE;
}

/* Uses a unit: «Фаза монстров», the die to the graveyard first and then its effect. */
gboolean
roll_turn_use (RollTurn *self, RollUnit unit)
{
  if (roll_unit_is_token (unit))
    {
      if (!roll_turn_take_token (self, unit - UNIT_TOKEN))
        return FALSE;
      roll_turn_count (self, COUNTER_TOKENS_USED, 1);
    }
  if (!roll_position_use (&self->now, unit))
    return tm_resolution_refuse (
        self->resolution, "not-there", "roll.monsters.use",
        tm_text (N_ ("Not there: %s."), tm_arg_word (roll_unit_words[unit].name)));
  return TRUE;
}

/* Reads a list of monsters as counts; gives whether there is any. */
gboolean
roll_read_monsters (const TmArgs *args, guint param, guint8 monsters[ROLL_N_MONSTERS])
{
  memset (monsters, 0, ROLL_N_MONSTERS);
  roll_read_faces (args, param, monsters, ROLL_N_MONSTERS);
  return monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE] > 0;
}

gboolean
roll_has_monsters (const RollPosition *position, const guint8 monsters[ROLL_N_MONSTERS])
{
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (monsters[type] > position->level[type])
      return FALSE;
  return TRUE;
}

/* Experience */

/* A novice with five experience becomes a master at once; gives the hero he is now. */
gint32
roll_raise_level (const TmTable *table, guint seat, gint32 hero)
{
  return tm_table_get_counter (table, COUNTER_XP, seat) >= ROLL_LEVEL_UP ? roll_get_master (hero)
                                                                         : hero;
}

void
roll_turn_gain (RollTurn *self, guint xp)
{
  int hero;

  if (xp == 0)
    return;
  roll_turn_count (self, COUNTER_XP, xp);
  hero = roll_raise_level (self->table, self->seat, self->now.hero);
  if (hero == self->now.hero)
    return;
  self->now.hero = (gint8) hero;
  roll_turn_note (
      self, "hero-level-up", "roll.hero.level-up",
      tm_text (N_ ("Five experience: the hero of %s becomes a master."), tm_arg_seat (self->seat)));
}

/* Phases */

void
roll_turn_commit (RollTurn *self)
{
  roll_commit_position (self->resolution, self->seat, &self->now);
}

/* «Фаза перегруппировки»: temporary companions leave; what was left on the level is gone. */
void
roll_turn_regroup (RollTurn *self)
{
  roll_position_clear_level (&self->now);
  memset (self->now.temporary, 0, sizeof self->now.temporary);
  roll_turn_commit (self);
  tm_resolution_set_phase (self->resolution, PHASE_REGROUP);
  roll_award_regroup (self);
}

/* With fewer than three dice in the lair the dragon sleeps: the dragon phase is over. */
void
roll_turn_settle_lair (RollTurn *self)
{
  if (self->phase == PHASE_DRAGON && self->now.lair < ROLL_AWAKE)
    roll_turn_regroup (self);
  else
    roll_turn_commit (self);
}

static void
advance_to_dragon (RollTurn *self)
{
  roll_position_clear_level (&self->now);
  if (self->phase == PHASE_DRAGON || self->now.lair < ROLL_AWAKE)
    {
      roll_turn_regroup (self);
      tm_resolution_set_summary (self->resolution, tm_text (N_ ("The level is beaten")),
                                 TM_TEXT_NONE);
      return;
    }
  roll_turn_commit (self);
  tm_resolution_set_phase (self->resolution, PHASE_DRAGON);
  tm_resolution_add_reason (self->resolution, "roll.dragon.wakes",
                            tm_text (N_ ("Three dice or more in the lair: the dragon is awake.")));
  tm_resolution_set_summary (self->resolution, tm_text (N_ ("The dragon is awake")), TM_TEXT_NONE);
}

/* Whether the phase can end by going on; that of the dragon only if by hand it came to sleep. */
static gboolean
may_advance (RollTurn *self)
{
  guint usual = PHASE_BIT (PHASE_MONSTERS) | PHASE_BIT (PHASE_LOOT);

  if (self->now.lair < ROLL_AWAKE)
    usual |= PHASE_BIT (PHASE_DRAGON);
  return roll_turn_has_phase (self, usual, PHASE_BIT (PHASE_DRAGON));
}

/* The move `advance`: «Фаза монстров», «Фаза добычи», what is left goes back to the reserve. */
void
roll_resolve_advance (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;

  if (!roll_begin_turn (&turn, move, resolution) || !may_advance (&turn))
    return;
  if (turn.phase == PHASE_MONSTERS && roll_position_count_monsters (&turn.now) > 0)
    {
      roll_turn_forbid (
          &turn, "monsters-all-or-flee", "roll.monsters.all-or-flee",
          tm_text_n ("%s monster is left: beat all of them, or flee.",
                     "%s monsters are left: beat all of them, or flee.",
                     tm_arg_number ((gint32) roll_position_count_monsters (&turn.now))));
      memset (turn.now.level, 0, ROLL_N_MONSTERS);
    }
  if (turn.phase == PHASE_MONSTERS && roll_position_count_level (&turn.now) > 0)
    {
      roll_turn_commit (&turn);
      tm_resolution_set_phase (resolution, PHASE_LOOT);
      tm_resolution_set_summary (resolution, tm_text (N_ ("On to the loot")), TM_TEXT_NONE);
      return;
    }
  if (turn.phase == PHASE_LOOT && roll_position_count_level (&turn.now) > 0)
    tm_resolution_add_reason (resolution, "roll.loot.leftovers",
                              tm_text (N_ ("What is not opened or drunk goes to the reserve.")));
  advance_to_dragon (&turn);
}

/* Leaving */

/* The left neighbour; by hand it can come to pass that he is done, then the next who is not. */
static int
find_next (const TmTable *table, guint seat)
{
  guint n_seats = tm_table_get_n_seats (table);

  for (guint i = 1; i <= n_seats; i++)
    {
      guint next = (seat + i) % n_seats;
      if (tm_table_get_counter (table, COUNTER_DELVES, next)
          < tm_table_get_option (table, OPTION_DELVES))
        return next;
    }
  return -1;
}

/* «Конец приключения»: all dice together, and on to the left neighbour. */
void
roll_turn_end_delve (RollTurn *self)
{
  int next;

  memset (self->now.party, 0, sizeof self->now.party);
  memset (self->now.temporary, 0, sizeof self->now.temporary);
  roll_position_clear_level (&self->now);
  self->now.grave = self->now.lair = 0;
  roll_turn_commit (self);
  tm_resolution_set_shared (self->resolution, COUNTER_LEVEL, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_MUSTER, 0);
  roll_turn_count (self, COUNTER_DELVES, 1);
  next = find_next (self->table, self->seat);
  tm_resolution_set_phase (self->resolution, next >= 0 ? PHASE_FORM : PHASE_END);
  tm_resolution_set_turn (self->resolution, next >= 0 ? 1u << next : 0);
  tm_resolution_add_reason (self->resolution, next >= 0 ? "roll.handover" : "roll.end",
                            next >= 0 ? tm_text (N_ ("The dice go to %s."), tm_arg_seat (next))
                                      : tm_text (N_ ("That was the last delve.")));
  if (next < 0)
    roll_award_end (self->resolution);
}

/* The move `rest`: experience for the level, «Фаза перегруппировки» А and Б. */
void
roll_resolve_rest (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  gint32 level;

  if (!roll_begin_turn (&turn, move, resolution))
    return;
  level = tm_table_get_shared (turn.table, COUNTER_LEVEL);
  if (!roll_turn_bar (&turn, roll_judge_way (WAY_REST, level, turn.phase)))
    return;
  roll_turn_gain (&turn, level);
  if (level == ROLL_MAX_LEVEL)
    roll_award (resolution, turn.seat, ACHIEVEMENT_CONQUEROR);
  tm_resolution_add_reason (
      resolution, level == ROLL_MAX_LEVEL ? "roll.regroup.legend" : "roll.regroup.rest",
      tm_text (N_ ("Resting after level %s gives as much experience."), tm_arg_number (level)));
  roll_turn_end_delve (&turn);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s rests: +%s experience"), tm_arg_seat (turn.seat), tm_arg_number (level)),
      TM_TEXT_NONE);
}

static void
check_plan (RollTurn *self)
{
  RollPosition position = self->now;
  RollPlanRules rules;

  if (roll_is_power_late (&position, self->phase, self->resolution))
    position.is_ready = FALSE;
  roll_read_plan_rules (&position, self->resolution, &rules);
  if (!roll_has_plan (&position, &rules))
    return;
  tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, "plan-exists", "roll.flee",
                             tm_text (N_ ("The level could still be beaten without a roll.")));
  if (tm_resolution_get_option (self->resolution, OPTION_FREE_FLEE) == FREE_FLEE_NO)
    roll_turn_forbid (self, "open-free-flee", "roll.open.free-flee",
                      tm_text (N_ ("By house rule nobody flees from what can be beaten.")));
}

/* The move `flee`: nothing for the level, «Фаза монстров», «Фаза дракона». */
void
roll_resolve_flee (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  gint32 gained;

  if (!roll_begin_turn (&turn, move, resolution)
      || !roll_turn_bar (
          &turn,
          roll_judge_way (WAY_FLEE, tm_table_get_shared (turn.table, COUNTER_LEVEL), turn.phase)))
    return;
  if (turn.phase != PHASE_REGROUP)
    check_plan (&turn);
  gained = tm_table_get_shared (turn.table, COUNTER_DELVE_XP);
  if (gained > 0 && tm_resolution_get_option (resolution, OPTION_FLEE_DRAGON) == FLEE_DRAGON_LOSE)
    roll_turn_count (&turn, COUNTER_XP, -gained);
  tm_resolution_add_reason (resolution, "roll.flee",
                            tm_text (N_ ("Who flees gets no experience for the level.")));
  roll_turn_end_delve (&turn);
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s flees"), tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}
