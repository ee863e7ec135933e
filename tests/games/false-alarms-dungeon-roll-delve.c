/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: the way from one delve to the next. */

#include "false-alarms-dungeon-roll.h"

/* setup */

static gboolean
set_up (AlarmTry *self, gboolean with_hero_twice)
{
  gint32 heroes[N_NOVICES];
  guint n_seats = tm_table_get_n_seats (self->table);

  for (gint32 i = 0; i < N_NOVICES; i++)
    heroes[i] = i;
  tm_random_shuffle (self->random, heroes, N_NOVICES);
  if (with_hero_twice)
    heroes[n_seats - 1] = heroes[alarm_below (self, n_seats - 1)];
  alarm_begin (self, "setup");
  alarm_give_list (self, "heroes", heroes, n_seats);
  return TRUE;
}

static gboolean
legal_setup (AlarmTry *self)
{
  return alarm_is_phase (self, "setup") && set_up (self, FALSE);
}

static gboolean
setup_with_hero_twice (AlarmTry *self)
{
  return alarm_is_phase (self, "setup") && tm_table_get_n_seats (self->table) > 1
         && set_up (self, TRUE);
}

static gboolean
setup_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "setup") && set_up (self, FALSE);
}

/* form-party, party-reroll, populate */

static gboolean
make_bare (AlarmTry *self, const char *move)
{
  alarm_begin (self, move);
  return TRUE;
}

static gboolean
legal_form (AlarmTry *self)
{
  return alarm_is_phase (self, "form") && make_bare (self, "form-party");
}

static gboolean
form_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "form") && make_bare (self, "form-party");
}

/* Some of the dice that lie there, at least so many. */
static gboolean
reroll_party (AlarmTry *self, const Position *now)
{
  guint8 dice[N_FACES];

  if (roll_page_pick_some (self, now->party, N_FACES, dice) == 0)
    return FALSE;
  alarm_begin (self, "party-reroll");
  roll_page_give_counts (self, "dice", dice, N_FACES);
  return TRUE;
}

static gboolean
legal_party_reroll (AlarmTry *self)
{
  Position now;

  return alarm_is_phase (self, "populate") && roll_page_read (self, &now)
         && roll_page_is_hero (&now, "mercenary") && alarm_get (self, "muster", TM_NO_SEAT) == 1
         && reroll_party (self, &now);
}

static gboolean
party_reroll_not_there (AlarmTry *self)
{
  Position now;
  int face;

  if (!alarm_is_phase (self, "populate") || !roll_page_read (self, &now)
      || !roll_page_is_hero (&now, "mercenary") || alarm_get (self, "muster", TM_NO_SEAT) == 0)
    return FALSE;
  face = roll_page_pick_missing (self, now.party, N_FACES);
  if (face < 0)
    return FALSE;
  alarm_begin (self, "party-reroll");
  alarm_give (self, "dice", face);
  return TRUE;
}

static gboolean
party_reroll_by_other (AlarmTry *self)
{
  Position now;

  return alarm_is_phase (self, "populate") && roll_page_read (self, &now)
         && !roll_page_is_hero (&now, "mercenary") && reroll_party (self, &now);
}

static gboolean
party_reroll_twice (AlarmTry *self)
{
  Position now;

  return alarm_is_phase (self, "populate") && roll_page_read (self, &now)
         && roll_page_is_hero (&now, "mercenary") && alarm_get (self, "muster", TM_NO_SEAT) == 0
         && reroll_party (self, &now);
}

static gboolean
party_reroll_at_wrong_time (AlarmTry *self)
{
  Position now;

  return !alarm_is_phase (self, "populate") && roll_page_read (self, &now)
         && reroll_party (self, &now);
}

static gboolean
party_reroll_with_faces_amiss (AlarmTry *self)
{
  static const gint32 faces[N_DICE] = { 0 };
  guint n_dice;

  if (!legal_party_reroll (self))
    return FALSE;
  tm_args_get_list (&self->move.args, 0, &n_dice);
  alarm_give_list (self, "faces", faces, n_dice == N_DICE ? n_dice - 1 : n_dice + 1);
  return TRUE;
}

static gboolean
populate (AlarmTry *self, guint n_dice)
{
  gint32 faces[N_DICE];

  for (guint i = 0; i < n_dice; i++)
    faces[i] = (gint32) alarm_below (self, N_FACES);
  alarm_begin (self, "populate");
  alarm_give_list (self, "faces", faces, n_dice);
  return TRUE;
}

static gboolean
legal_populate (AlarmTry *self)
{
  return alarm_is_phase (self, "populate") && populate (self, 1);
}

static gboolean
populate_with_more (AlarmTry *self)
{
  return alarm_is_phase (self, "populate") && populate (self, 2 + alarm_below (self, 6));
}

static gboolean
populate_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "populate") && populate (self, 1);
}

/* advance */

static gboolean
legal_advance (AlarmTry *self)
{
  Position now;

  return (alarm_is_phase (self, "monsters") || alarm_is_phase (self, "loot"))
         && roll_page_read (self, &now) && roll_page_count_monsters (now.level) == 0
         && make_bare (self, "advance");
}

static gboolean
advance_past_monsters (AlarmTry *self)
{
  Position now;

  return alarm_is_phase (self, "monsters") && roll_page_read (self, &now)
         && roll_page_count_monsters (now.level) > 0 && make_bare (self, "advance");
}

static gboolean
advance_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "monsters") && !alarm_is_phase (self, "loot")
         && make_bare (self, "advance");
}

/* rest, descend, flee */

static gboolean
legal_rest (AlarmTry *self)
{
  return alarm_is_phase (self, "regroup") && make_bare (self, "rest");
}

static gboolean
rest_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "regroup") && make_bare (self, "rest");
}

static gboolean
descend (AlarmTry *self, guint n_dice)
{
  gint32 faces[N_DICE];

  for (guint i = 0; i < n_dice; i++)
    faces[i] = (gint32) alarm_below (self, N_FACES);
  alarm_begin (self, "descend");
  alarm_give_list (self, "faces", faces, n_dice);
  return TRUE;
}

static guint
count_next_dice (const AlarmTry *self, const Position *now)
{
  return MIN ((guint) alarm_get (self, "level", TM_NO_SEAT) + 1, N_DICE - now->lair);
}

static gboolean
is_deepest (const AlarmTry *self)
{
  return alarm_get (self, "level", TM_NO_SEAT) == MAX_LEVEL;
}

static gboolean
legal_descend (AlarmTry *self)
{
  Position now;

  return alarm_is_phase (self, "regroup") && !is_deepest (self) && roll_page_read (self, &now)
         && descend (self, count_next_dice (self, &now));
}

static gboolean
descend_with_wrong_number (AlarmTry *self)
{
  Position now;
  guint n_dice = alarm_below (self, N_DICE + 1);

  return alarm_is_phase (self, "regroup") && !is_deepest (self) && roll_page_read (self, &now)
         && n_dice != count_next_dice (self, &now) && descend (self, n_dice);
}

static gboolean
descend_below_ten (AlarmTry *self)
{
  Position now;

  if (!alarm_is_phase (self, "regroup") || !roll_page_read (self, &now))
    return FALSE;
  alarm_put (self, "level", TM_NO_SEAT, MAX_LEVEL);
  return descend (self, count_next_dice (self, &now));
}

static gboolean
descend_at_wrong_time (AlarmTry *self)
{
  Position now;

  return !alarm_is_phase (self, "regroup") && !is_deepest (self) && roll_page_read (self, &now)
         && descend (self, count_next_dice (self, &now));
}

static gboolean
legal_flee (AlarmTry *self)
{
  /* So seldom that delves go on. */
  return roll_page_is_on_level (self) && alarm_has_option (self, "free-flee", "yes")
         && alarm_below (self, 16) == 0 && make_bare (self, "flee");
}

static gboolean
flee_at_wrong_time (AlarmTry *self)
{
  return !roll_page_is_on_level (self) && make_bare (self, "flee");
}

/* One monster, no dragon, and somebody who beats it. */
static gboolean
flee_with_plan (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (alarm_has_option (self, "free-flee", "yes") || !alarm_is_phase (self, "monsters")
      || !roll_page_read (self, &now) || roll_page_count_monsters (now.level) != 1 || now.lair >= 3)
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  return unit != NULL && unit->is_die && roll_page_get_readings (&now, unit) & COMPANIONS
         && make_bare (self, "flee");
}

const AlarmKind roll_delve_illegal[] = {
  ALARM_IMPOSSIBLE ("setup, a hero twice", NULL, setup_with_hero_twice),
  ALARM_ILLEGAL ("setup, at the wrong time", NULL, setup_at_wrong_time),
  ALARM_ILLEGAL ("form-party, at the wrong time", NULL, form_at_wrong_time),
  ALARM_IMPOSSIBLE ("party-reroll, not there", NULL, party_reroll_not_there),
  ALARM_ILLEGAL ("party-reroll, another hero", "roll.party.mercenary", party_reroll_by_other),
  ALARM_ILLEGAL ("party-reroll, a second time", "roll.party.mercenary", party_reroll_twice),
  ALARM_ILLEGAL ("party-reroll, at the wrong time", NULL, party_reroll_at_wrong_time),
  ALARM_ILLEGAL ("party-reroll, wrong number of faces", NULL, party_reroll_with_faces_amiss),
  ALARM_ILLEGAL ("populate, more than one die", "roll.populate.first", populate_with_more),
  ALARM_ILLEGAL ("populate, at the wrong time", NULL, populate_at_wrong_time),
  ALARM_ILLEGAL ("advance, past monsters", "roll.monsters.all-or-flee", advance_past_monsters),
  ALARM_ILLEGAL ("advance, at the wrong time", NULL, advance_at_wrong_time),
  ALARM_ILLEGAL ("rest, at the wrong time", "roll.turn.phase", rest_at_wrong_time),
  ALARM_ILLEGAL ("descend, wrong number", "roll.populate.count", descend_with_wrong_number),
  ALARM_ILLEGAL ("descend, below level 10", "roll.regroup.legend", descend_below_ten),
  ALARM_ILLEGAL ("descend, at the wrong time", NULL, descend_at_wrong_time),
  ALARM_ILLEGAL ("flee, though there is a plan", NULL, flee_with_plan),
  ALARM_ILLEGAL ("flee, at the wrong time", NULL, flee_at_wrong_time),
  ALARM_END,
};

const AlarmKind roll_delve_legal[] = {
  ALARM_LEGAL ("setup", legal_setup),
  ALARM_LEGAL ("form-party", legal_form),
  ALARM_LEGAL ("party-reroll", legal_party_reroll),
  ALARM_LEGAL ("populate", legal_populate),
  ALARM_LEGAL ("advance", legal_advance),
  ALARM_LEGAL ("rest", legal_rest),
  ALARM_LEGAL ("descend", legal_descend),
  ALARM_LEGAL ("flee", legal_flee),
  ALARM_END,
};
