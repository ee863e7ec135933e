/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: monsters, scrolls, the dragon. */

#include "false-alarms-dungeon-roll.h"

#include <string.h>

/* fight */

static gboolean
fight (AlarmTry *self, const char *by, int as, const guint8 monsters[N_MONSTERS])
{
  alarm_begin (self, "fight");
  alarm_give_word (self, "by", by);
  if (as >= 0)
    alarm_give (self, "as", as);
  roll_page_give_counts (self, "monsters", monsters, N_MONSTERS);
  return TRUE;
}

/* A unit that is there and some of the monsters that are, in the phase for it. */
static gboolean
pick_fight (AlarmTry *self, Position *now, const Unit **unit, guint8 monsters[N_MONSTERS])
{
  if (!alarm_is_phase (self, "monsters") || !roll_page_read (self, now)
      || roll_page_pick_some (self, now->level, N_MONSTERS, monsters) == 0)
    return FALSE;
  *unit = roll_page_pick_unit (self, now, TRUE);
  return *unit != NULL;
}

static guint
count_types (const guint8 monsters[N_MONSTERS])
{
  return (monsters[0] > 0) + (monsters[1] > 0) + (monsters[2] > 0);
}

static gboolean
legal_fight (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  return pick_fight (self, &now, &unit, monsters)
         && roll_page_beats (&now, unit, roll_page_get_readings (&now, unit), monsters)
         && fight (self, unit->id, -1, monsters);
}

static gboolean
legal_fight_as (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];
  int as = (int) alarm_below (self, N_COMPANIONS);

  return pick_fight (self, &now, &unit, monsters) && roll_page_get_readings (&now, unit) & 1u << as
         && roll_page_beats (&now, unit, 1u << as, monsters)
         && fight (self, unit->id, as, monsters);
}

static gboolean
fight_with_scroll (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  return pick_fight (self, &now, &unit, monsters)
         && (roll_page_get_readings (&now, unit) & COMPANIONS) == 0
         && fight (self, unit->id, -1, monsters);
}

/* Several of one type, though the unit beats them one by one. */
static gboolean
fight_several (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  return pick_fight (self, &now, &unit, monsters) && count_types (monsters) == 1
         && roll_page_get_readings (&now, unit) & COMPANIONS
         && !roll_page_beats (&now, unit, roll_page_get_readings (&now, unit), monsters)
         && fight (self, unit->id, -1, monsters);
}

static gboolean
fight_mixed (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  return pick_fight (self, &now, &unit, monsters) && count_types (monsters) > 1
         && roll_page_get_bonus (&now, unit) == 0
         && roll_page_get_readings (&now, unit) & COMPANIONS
         && fight (self, unit->id, -1, monsters);
}

/* Commander's fighters and Bard's champions beat one more, but not two. */
static gboolean
fight_beyond_bonus (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  if (!pick_fight (self, &now, &unit, monsters))
    return FALSE;
  roll_page_become (self, &now, unit->face == FACE_CHAMPION ? "bard" : "commander");
  return roll_page_get_bonus (&now, unit) == 1
         && !roll_page_beats (&now, unit, roll_page_get_readings (&now, unit), monsters)
         && fight (self, unit->id, -1, monsters);
}

/* As a companion that it is not, and that its hero does not make of it. */
static gboolean
fight_as_other (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];
  guint as = alarm_below (self, N_COMPANIONS);

  return pick_fight (self, &now, &unit, monsters)
         && !(roll_page_get_readings (&now, unit) & 1u << as)
         && fight (self, unit->id, as, monsters);
}

/* As one of its readings that does not beat them. */
static gboolean
fight_as_weaker (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];
  guint as = alarm_below (self, N_COMPANIONS);

  return pick_fight (self, &now, &unit, monsters) && roll_page_get_readings (&now, unit) & 1u << as
         && !roll_page_beats (&now, unit, 1u << as, monsters)
         && fight (self, unit->id, as, monsters);
}

static gboolean
fight_by_missing (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  if (!pick_fight (self, &now, &unit, monsters))
    return FALSE;
  unit = roll_page_pick_unit (self, &now, FALSE);
  return unit != NULL && fight (self, unit->id, -1, monsters);
}

static gboolean
fight_missing_monster (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];
  guint type = alarm_below (self, N_MONSTERS);

  if (!pick_fight (self, &now, &unit, monsters) || roll_page_count_monsters (now.level) == N_DICE)
    return FALSE;
  memset (monsters, 0, sizeof monsters);
  monsters[type] = now.level[type] + 1;
  return fight (self, unit->id, -1, monsters);
}

/* The monsters lie there, but the phase is over, as if it had been set by hand. */
static gboolean
fight_at_wrong_time (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint8 monsters[N_MONSTERS];

  if (!pick_fight (self, &now, &unit, monsters)
      || !roll_page_beats (&now, unit, roll_page_get_readings (&now, unit), monsters))
    return FALSE;
  alarm_put_phase (self, "loot");
  return fight (self, unit->id, -1, monsters);
}

/* reroll */

static gboolean
is_reroll_time (const AlarmTry *self)
{
  return alarm_is_phase (self, "monsters")
         || (alarm_has_option (self, "reroll-phase", "any")
             && (alarm_is_phase (self, "loot") || alarm_is_phase (self, "dragon")));
}

/* A scroll that is held, its die no longer among the available ones; NULL if there is none. */
static const char *
use_scroll (AlarmTry *self, Position *now)
{
  gboolean has_die = now->party[FACE_SCROLL] > 0;

  if (has_die && (now->tokens[TOKEN_SCROLL] == 0 || alarm_below (self, 2) == 0))
    {
      now->party[FACE_SCROLL]--;
      return "scroll";
    }
  return now->tokens[TOKEN_SCROLL] > 0 ? "scroll-token" : NULL;
}

static gboolean
reroll (AlarmTry *self, const char *by, const guint8 party[N_FACES], const guint8 dungeon[N_FACES])
{
  alarm_begin (self, "reroll");
  alarm_give_word (self, "by", by);
  roll_page_give_counts (self, "party", party, N_FACES);
  roll_page_give_counts (self, "dungeon", dungeon, N_FACES);
  return TRUE;
}

/* Some of the dice that may be rolled again. */
static gboolean
reroll_some (AlarmTry *self, const char *by, const Position *now)
{
  guint8 party[N_FACES], dungeon[N_FACES];

  if (roll_page_pick_some (self, now->party, N_FACES, party)
          + roll_page_pick_some (self, now->level, N_FACES, dungeon)
      == 0)
    return FALSE;
  return reroll (self, by, party, dungeon);
}

static gboolean
begin_reroll (AlarmTry *self, Position *now, const char **by)
{
  if (!roll_page_read (self, now))
    return FALSE;
  *by = use_scroll (self, now);
  return *by != NULL;
}

static gboolean
legal_reroll (AlarmTry *self)
{
  Position now;
  const char *by;

  return is_reroll_time (self) && begin_reroll (self, &now, &by) && reroll_some (self, by, &now);
}

static gboolean
reroll_at_wrong_time (AlarmTry *self)
{
  Position now;
  const char *by;

  return !is_reroll_time (self) && begin_reroll (self, &now, &by) && reroll_some (self, by, &now);
}

static gboolean
reroll_nothing (AlarmTry *self)
{
  static const guint8 none[N_FACES] = { 0 };
  Position now;
  const char *by;

  return is_reroll_time (self) && begin_reroll (self, &now, &by) && reroll (self, by, none, none);
}

static gboolean
reroll_missing (AlarmTry *self)
{
  Position now;
  const char *by;
  guint8 party[N_FACES] = { 0 }, dungeon[N_FACES] = { 0 };
  int face;

  if (!is_reroll_time (self) || !begin_reroll (self, &now, &by))
    return FALSE;
  /* A turned goblin or skeleton is a black die, too. */
  now.level[FACE_GOBLIN] += now.temp_thieves;
  now.level[FACE_SKELETON] += now.temp_fighters;
  if (alarm_below (self, 2) == 0)
    {
      face = roll_page_pick_missing (self, now.level, N_LEVEL_FACES);
      dungeon[MAX (face, 0)] = 1;
    }
  else
    {
      face = roll_page_pick_missing (self, now.party, N_FACES);
      party[MAX (face, 0)] = 1;
    }
  return face >= 0 && reroll (self, by, party, dungeon);
}

/* The scroll is used first. */
static gboolean
reroll_itself (AlarmTry *self)
{
  static const guint8 none[N_FACES] = { 0 };
  Position now;
  guint8 party[N_FACES] = { 0 };

  if (!is_reroll_time (self) || !roll_page_read (self, &now) || now.party[FACE_SCROLL] == 0)
    return FALSE;
  party[FACE_SCROLL] = now.party[FACE_SCROLL];
  return reroll (self, "scroll", party, none);
}

static gboolean
reroll_dragon (AlarmTry *self)
{
  Position now;
  const char *by;
  guint8 party[N_FACES], dungeon[N_FACES];

  if (!is_reroll_time (self) || !begin_reroll (self, &now, &by) || now.lair == 0)
    return FALSE;
  roll_page_pick_some (self, now.party, N_FACES, party);
  roll_page_pick_some (self, now.level, N_FACES, dungeon);
  dungeon[FACE_DRAGON] = 1 + alarm_below (self, now.lair);
  return reroll (self, by, party, dungeon);
}

static gboolean
reroll_temporary (AlarmTry *self)
{
  Position now;
  const char *by;
  guint8 party[N_FACES] = { 0 }, dungeon[N_FACES] = { 0 };

  if (!is_reroll_time (self) || alarm_has_option (self, "temp-reroll", "yes")
      || !begin_reroll (self, &now, &by))
    return FALSE;
  dungeon[FACE_GOBLIN] = now.temp_thieves > 0 ? now.level[FACE_GOBLIN] + 1 : 0;
  dungeon[FACE_SKELETON] = now.temp_fighters > 0 ? now.level[FACE_SKELETON] + 1 : 0;
  return dungeon[FACE_GOBLIN] + dungeon[FACE_SKELETON] > 0 && reroll (self, by, party, dungeon);
}

static gboolean
reroll_by_companion (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!is_reroll_time (self) || !roll_page_read (self, &now))
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  if (unit == NULL || unit->face == FACE_SCROLL)
    return FALSE;
  roll_page_use_unit (&now, unit);
  return reroll_some (self, unit->id, &now);
}

static gboolean
reroll_without_scroll (AlarmTry *self)
{
  Position now;
  gboolean is_token = alarm_below (self, 2);

  if (!is_reroll_time (self) || !roll_page_read (self, &now)
      || (is_token ? roll_page_may_hold (&now, TOKEN_SCROLL) : now.party[FACE_SCROLL] > 0))
    return FALSE;
  return reroll_some (self, is_token ? "scroll-token" : "scroll", &now);
}

static gboolean
reroll_with_faces_amiss (AlarmTry *self)
{
  static const gint32 faces[N_DICE] = { 0 };
  guint n_party, n_dungeon;

  if (!legal_reroll (self))
    return FALSE;
  tm_args_get_list (&self->move.args, 1, &n_party);
  tm_args_get_list (&self->move.args, 2, &n_dungeon);
  if (alarm_below (self, 2) == 0)
    alarm_give_list (self, "party-faces", faces, n_party > 0 ? n_party - 1 : 1);
  else
    alarm_give_list (self, "dungeon-faces", faces, n_dungeon < N_DICE ? n_dungeon + 1 : 0);
  return TRUE;
}

/* slay */

/* Units that are there, one after the other; how many were found. */
static guint
pick_units (AlarmTry *self, const Position *now, const Unit **units, guint n_units)
{
  Position left = *now;

  for (guint i = 0; i < n_units; i++)
    {
      units[i] = roll_page_pick_unit (self, &left, TRUE);
      if (units[i] == NULL)
        return i;
      roll_page_use_unit (&left, units[i]);
    }
  return n_units;
}

static gboolean
slay (AlarmTry *self, const Unit *const *units, guint n_units)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n_units; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "," : "", units[i]->id);
  alarm_begin (self, "slay");
  alarm_give_word (self, "by", words->str);
  g_string_free (words, TRUE);
  return TRUE;
}

/* Whether the units can show so many different companions at once. */
static gboolean
are_different (const Position *now, const Unit *const *units, guint n_units, guint32 shown)
{
  guint readings;

  if (n_units == 0)
    return TRUE;
  readings = roll_page_get_readings (now, units[0]) & COMPANIONS & ~shown;
  for (guint face = 0; face < N_COMPANIONS; face++)
    if (readings & 1u << face && are_different (now, units + 1, n_units - 1, shown | 1u << face))
      return TRUE;
  return FALSE;
}

static guint
get_needed (const Position *now)
{
  return roll_page_is_hero (now, "dragon-slayer") ? 2 : 3;
}

static gboolean
pick_slayers (AlarmTry *self, Position *now, const Unit **units, guint n_units)
{
  return alarm_is_phase (self, "dragon") && roll_page_read (self, now)
         && pick_units (self, now, units, n_units > 0 ? n_units : get_needed (now))
                == (n_units > 0 ? n_units : get_needed (now));
}

static gboolean
legal_slay (AlarmTry *self)
{
  Position now;
  const Unit *units[3];

  return pick_slayers (self, &now, units, 0) && are_different (&now, units, get_needed (&now), 0)
         && slay (self, units, get_needed (&now));
}

static gboolean
slay_with_alike (AlarmTry *self)
{
  Position now;
  const Unit *units[3];

  return pick_slayers (self, &now, units, 0) && !are_different (&now, units, get_needed (&now), 0)
         && slay (self, units, get_needed (&now));
}

static gboolean
slay_with_wrong_number (AlarmTry *self)
{
  Position now;
  const Unit *units[3];
  guint n_units = 2 + alarm_below (self, 2);

  return pick_slayers (self, &now, units, n_units) && n_units != get_needed (&now)
         && are_different (&now, units, n_units, 0) && slay (self, units, n_units);
}

static gboolean
slay_with_missing (AlarmTry *self)
{
  Position now;
  const Unit *units[3];

  if (!pick_slayers (self, &now, units, 0))
    return FALSE;
  units[alarm_below (self, get_needed (&now))] = roll_page_pick_unit (self, &now, FALSE);
  for (guint i = 0; i < get_needed (&now); i++)
    if (units[i] == NULL)
      return FALSE;
  return slay (self, units, get_needed (&now));
}

static gboolean
slay_at_wrong_time (AlarmTry *self)
{
  Position now;
  const Unit *units[3];

  return !alarm_is_phase (self, "dragon") && roll_page_read (self, &now)
         && pick_units (self, &now, units, get_needed (&now)) == get_needed (&now)
         && are_different (&now, units, get_needed (&now), 0)
         && slay (self, units, get_needed (&now));
}

/* Fewer than three dice in the lair, as if the phase had been set by hand. */
static gboolean
slay_asleep (AlarmTry *self)
{
  Position now;

  if (!roll_page_is_on_level (self) || !slay_at_wrong_time (self) || !roll_page_read (self, &now)
      || now.lair >= 3)
    return FALSE;
  alarm_put_phase (self, "dragon");
  return TRUE;
}

const AlarmKind roll_fight_illegal[] = {
  ALARM_IMPOSSIBLE ("fight, unit not there", NULL, fight_by_missing),
  ALARM_IMPOSSIBLE ("fight, monster not there", NULL, fight_missing_monster),
  ALARM_ILLEGAL ("fight, with a scroll", "roll.monsters.companions", fight_with_scroll),
  ALARM_ILLEGAL ("fight, several of a type", "roll.monsters.companions", fight_several),
  ALARM_ILLEGAL ("fight, several types", "roll.monsters.companions", fight_mixed),
  ALARM_ILLEGAL ("fight, beyond one more", "roll.monsters.companions", fight_beyond_bonus),
  ALARM_ILLEGAL ("fight, as what it is not", "roll.monsters.companions", fight_as_other),
  ALARM_ILLEGAL ("fight, as the weaker reading", "roll.monsters.companions", fight_as_weaker),
  ALARM_ILLEGAL ("fight, at the wrong time", "roll.turn.phase", fight_at_wrong_time),
  ALARM_IMPOSSIBLE ("reroll, die not there", NULL, reroll_missing),
  ALARM_IMPOSSIBLE ("reroll, the scroll itself", NULL, reroll_itself),
  ALARM_IMPOSSIBLE ("reroll, no scroll there", NULL, reroll_without_scroll),
  ALARM_ILLEGAL ("reroll, a dragon", "roll.lair.locked", reroll_dragon),
  ALARM_ILLEGAL ("reroll, nothing", "roll.reroll.scope", reroll_nothing),
  ALARM_ILLEGAL ("reroll, by a companion", "roll.reroll.scope", reroll_by_companion),
  ALARM_ILLEGAL ("reroll, a temporary companion", "roll.reroll.scope", reroll_temporary),
  ALARM_ILLEGAL ("reroll, wrong number of faces", NULL, reroll_with_faces_amiss),
  ALARM_ILLEGAL ("reroll, at the wrong time", NULL, reroll_at_wrong_time),
  ALARM_IMPOSSIBLE ("slay, unit not there", NULL, slay_with_missing),
  ALARM_ILLEGAL ("slay, two alike", "roll.dragon.fight", slay_with_alike),
  ALARM_ILLEGAL ("slay, wrong number", "roll.dragon.fight", slay_with_wrong_number),
  ALARM_ILLEGAL ("slay, not awake", "roll.dragon.wakes", slay_asleep),
  ALARM_ILLEGAL ("slay, at the wrong time", NULL, slay_at_wrong_time),
  ALARM_END,
};

const AlarmKind roll_fight_legal[] = {
  ALARM_LEGAL ("fight", legal_fight),
  ALARM_LEGAL ("fight, as a reading", legal_fight_as),
  ALARM_LEGAL ("reroll", legal_reroll),
  ALARM_LEGAL ("slay", legal_slay),
  ALARM_END,
};
