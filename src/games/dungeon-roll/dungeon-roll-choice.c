/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What picked pieces mean, and what touching one more makes of them. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-choice.h"

#define MONSTER_MASK ((1u << ROLL_N_MONSTERS) - 1)

/* Pieces */

/* The unit that a piece is for the adventurer; -1: none. */
int
roll_piece_get_unit (const RollChoice *choice, guint piece)
{
  const TmTable *table = choice->table;
  const TmBox *box = tm_table_get_box (table);
  guint zone = tm_table_get_piece_zone (table, piece);
  gint32 face = tm_table_get_piece_face (table, piece);

  switch (tm_box_get_piece_kind (box, piece))
    {
    case PIECE_PARTY_DIE:
      return zone == tm_table_get_zone (table, ZONE_PARTY, TM_NO_SEAT) ? UNIT_DIE + face : -1;
    case PIECE_DUNGEON_DIE:
      if (zone != tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT))
        return -1;
      return face == FACE_SKELETON ? UNIT_TEMP_FIGHTER : UNIT_TEMP_THIEF;
    case PIECE_TOKEN:
      if (zone != tm_box_get_zone (box, ZONE_TOKENS, choice->seat) || face > TOKEN_SCROLL)
        return -1;
      return UNIT_TOKEN + face;
    default:
      return (int) piece == roll_get_hero_piece (table, choice->seat)
                     && roll_position_count_unit (&choice->position, UNIT_HERO) > 0
                 ? UNIT_HERO
                 : -1;
    }
}

/* The face of a die on the level; -1: it is none. */
int
roll_piece_get_level_face (const RollChoice *choice, guint piece)
{
  const TmTable *table = choice->table;

  if (tm_box_get_piece_kind (tm_table_get_box (table), piece) != PIECE_DUNGEON_DIE
      || tm_table_get_piece_zone (table, piece)
             != tm_table_get_zone (table, ZONE_LEVEL, TM_NO_SEAT))
    return -1;
  return tm_table_get_piece_face (table, piece);
}

/* The kind of a token that the adventurer holds; -1: it is none. */
int
roll_piece_get_token (const RollChoice *choice, guint piece)
{
  const TmBox *box = tm_table_get_box (choice->table);

  if (tm_box_get_piece_kind (box, piece) != PIECE_TOKEN
      || tm_table_get_piece_zone (choice->table, piece)
             != tm_box_get_zone (box, ZONE_TOKENS, choice->seat))
    return -1;
  return tm_table_get_piece_face (choice->table, piece);
}

/* Whether the hero's card is touched for an ability that needs more than this touch. */
static gboolean
needs_choice (RollPowerKind power)
{
  return roll_get_power_targets (power) > 0 || power == POWER_INTERVENTION
         || power == POWER_PRESENCE;
}

/* Whether the one-shot ability is still there, and this is a phase for it. */
gboolean
roll_choice_is_power_time (const RollChoice *self)
{
  return self->position.is_ready
         && (self->phase == PHASE_MONSTERS
             || tm_table_get_option (self->table, OPTION_ONE_SHOT_PHASE) == ONE_SHOT_PHASE_ANY);
}

static gboolean
is_power_card (const RollChoice *self, guint piece)
{
  return (int) piece == roll_get_hero_piece (self->table, self->seat)
         && roll_choice_is_power_time (self) && needs_choice (roll_get_power (self->position.hero));
}

/* Modes */

static guint
get_readings (const RollChoice *self)
{
  return roll_unit_get_readings (self->position.hero, self->unit,
                                 roll_takes_skill (self->table, self->unit));
}

static gboolean
fights (const RollChoice *self)
{
  return self->unit >= 0 && (get_readings (self) & ROLL_COMPANIONS) != 0;
}

/* Whether the unit is a scroll that may roll dice again in this phase. */
gboolean
roll_choice_can_reroll (const RollChoice *self)
{
  return self->unit >= 0 && roll_unit_is_scroll (self->unit)
         && (self->phase == PHASE_MONSTERS
             || tm_table_get_option (self->table, OPTION_REROLL_PHASE) == REROLL_PHASE_ANY);
}

static RollMode
find_mode (const RollChoice *self)
{
  if (self->phase == PHASE_POPULATE)
    return MODE_MUSTER;
  if (is_power_card (self, (guint) self->first))
    return MODE_POWER;
  if (self->phase == PHASE_DRAGON && fights (self))
    return MODE_SLAY;
  return roll_choice_can_reroll (self) ? MODE_REROLL : MODE_UNIT;
}

static void
count_pick (RollChoice *self, guint piece)
{
  int face = roll_piece_get_level_face (self, piece);
  int unit = roll_piece_get_unit (self, piece);

  if (face >= 0)
    self->level[face]++;
  else if (unit == UNIT_TEMP_FIGHTER || unit == UNIT_TEMP_THIEF)
    self->temporary[unit - UNIT_TEMP_FIGHTER]++;
  else if (unit >= 0 && roll_unit_is_die (unit))
    self->party[unit - UNIT_DIE]++;
  else if (roll_piece_get_token (self, piece) >= 0)
    self->token = roll_piece_get_token (self, piece);
}

/* A temporary companion does not count any more once a die of its face on the level was dropped: a
 * roll would take that one. */
static void
forget_covered (RollChoice *self)
{
  if (self->level[FACE_SKELETON] < self->position.level[FACE_SKELETON])
    self->temporary[0] = 0;
  if (self->level[FACE_GOBLIN] < self->position.level[FACE_GOBLIN])
    self->temporary[1] = 0;
}

/* Reads what is picked; nobody picks anything between delves. */
gboolean
roll_read_choice (const TmTable *table, const TmPicks *picks, RollChoice *choice)
{
  int seat = roll_get_adventurer (table);

  memset (choice, 0, sizeof *choice);
  if (seat < 0)
    return FALSE;
  choice->table = table;
  choice->phase = tm_table_get_phase (table);
  choice->seat = (guint) seat;
  choice->first = choice->unit = choice->token = -1;
  roll_read_position (table, (guint) seat, &choice->position);
  choice->power = roll_get_power (choice->position.hero);
  choice->n_picked = picks->n_pieces;
  if (picks->n_pieces == 0)
    return TRUE;
  choice->first = picks->pieces[0];
  choice->unit = roll_piece_get_unit (choice, picks->pieces[0]);
  choice->mode = find_mode (choice);
  for (guint i = choice->mode == MODE_MUSTER ? 0 : 1; i < picks->n_pieces; i++)
    count_pick (choice, picks->pieces[i]);
  forget_covered (choice);
  return TRUE;
}

/* Counts the dice that are picked besides the first piece. */
guint
roll_choice_count_dice (const RollChoice *self)
{
  guint n = self->temporary[0] + self->temporary[1];

  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    n += self->level[face];
  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    n += self->party[face];
  return n;
}

/* Whether touching a piece can begin a move. */
gboolean
roll_choice_is_start (const RollChoice *self, guint piece)
{
  RollChoice one = *self;

  one.first = (int) piece;
  one.unit = roll_piece_get_unit (self, piece);
  switch (self->phase)
    {
    case PHASE_POPULATE:
      return one.unit >= 0 && roll_unit_is_die (one.unit)
             && tm_table_get_shared (self->table, COUNTER_MUSTER) > 0;
    case PHASE_MONSTERS:
      return one.unit >= 0 || is_power_card (self, piece);
    case PHASE_LOOT:
      return (one.unit >= 0 && roll_position_count_level (&self->position) > 0)
             || is_power_card (self, piece);
    case PHASE_DRAGON:
      return fights (&one) || roll_choice_can_reroll (&one) || is_power_card (self, piece);
    default:
      return FALSE;
    }
}

static gboolean
is_strike_target (const RollChoice *self, int face)
{
  return face >= 0 && face < ROLL_N_MONSTERS && self->phase == PHASE_MONSTERS && fights (self);
}

static gboolean
is_other_party_die (const RollChoice *self, guint piece)
{
  int unit = roll_piece_get_unit (self, piece);

  return (int) piece != self->first && unit >= 0 && roll_unit_is_die (unit);
}

/* A temporary companion is rolled again as the black die it was, if that is the reading in force. A
 * roll takes dice of its face from the level first, so these are to be picked before it. */
static gboolean
is_temporary_to_reroll (const RollChoice *self, guint piece)
{
  int unit = roll_piece_get_unit (self, piece);
  guint face = unit == UNIT_TEMP_FIGHTER ? FACE_SKELETON : FACE_GOBLIN;

  return (int) piece != self->first && (unit == UNIT_TEMP_FIGHTER || unit == UNIT_TEMP_THIEF)
         && tm_table_get_option (self->table, OPTION_TEMP_REROLL) == TEMP_REROLL_YES
         && self->level[face] == self->position.level[face];
}

static gboolean
is_die_to_reroll (const RollChoice *self, guint piece)
{
  return roll_piece_get_level_face (self, piece) >= 0 || is_other_party_die (self, piece)
         || is_temporary_to_reroll (self, piece);
}

static gboolean
is_power_target (const RollChoice *self, guint piece)
{
  int face = roll_piece_get_level_face (self, piece);

  switch (self->power)
    {
    case POWER_INTERVENTION:
      return roll_piece_get_token (self, piece) >= 0;
    case POWER_PRESENCE:
      return is_die_to_reroll (self, piece);
    default:
      return face >= 0 && roll_get_power_target_mask (self->power) & 1u << face;
    }
}

/* Whether a piece can be picked to go with the first one. */
gboolean
roll_choice_is_target (const RollChoice *self, guint piece)
{
  int face = roll_piece_get_level_face (self, piece);

  switch (self->mode)
    {
    case MODE_MUSTER:
      return roll_choice_is_start (self, piece);
    case MODE_SLAY:
      return roll_choice_is_start (self, piece) && !is_power_card (self, piece);
    case MODE_REROLL:
      return is_die_to_reroll (self, piece);
    case MODE_POWER:
      return is_power_target (self, piece);
    case MODE_UNIT:
      return is_strike_target (self, face)
             && roll_unit_get_bonus (self->position.hero, self->unit,
                                     roll_takes_skill (self->table, self->unit));
    case MODE_NONE:
    default:
      return FALSE;
    }
}

/* Picking */

/* A unit that beats a type in any number takes them all at one touch. */
static void
toggle_group (const RollChoice *self, TmPicks *picks, guint piece)
{
  int face = roll_piece_get_level_face (self, piece);
  gboolean was_picked = tm_picks_has (picks, piece);
  guint n_dice;
  guint first = tm_box_get_first_piece (tm_table_get_box (self->table), PIECE_DUNGEON_DIE,
                                        TM_NO_SEAT, &n_dice);

  for (guint die = first; die < first + n_dice; die++)
    if (roll_piece_get_level_face (self, die) == face && tm_picks_has (picks, die) == was_picked)
      tm_picks_toggle (picks, die);
}

static gboolean
takes_group (const RollChoice *self, guint piece)
{
  int face = roll_piece_get_level_face (self, piece);

  return self->mode == MODE_UNIT && face >= 0
         && roll_reading_get_any (get_readings (self)) & MONSTER_MASK & 1u << face;
}

static void
keep_limit (const RollChoice *self, TmPicks *picks)
{
  guint most = self->power == POWER_INTERVENTION ? 1 : roll_get_power_targets (self->power);

  if (self->mode == MODE_POWER && self->power != POWER_PRESENCE)
    while (picks->n_pieces > most + 1)
      tm_picks_remove (picks, picks->pieces[1]);
}

/* The `pick` of the game. */
void
roll_pick (const TmTable *table, TmPicks *picks, guint piece)
{
  RollChoice choice;

  if (!roll_read_choice (table, picks, &choice))
    return;
  if ((int) piece == choice.first && choice.mode != MODE_MUSTER && choice.mode != MODE_SLAY)
    tm_picks_clear (picks);
  else if (!roll_choice_is_target (&choice, piece))
    {
      tm_picks_clear (picks);
      tm_picks_add (picks, piece);
    }
  else if (takes_group (&choice, piece))
    toggle_group (&choice, picks, piece);
  else
    tm_picks_toggle (picks, piece);
  keep_limit (&choice, picks);
}
