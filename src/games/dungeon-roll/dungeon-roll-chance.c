/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which parameters have a place in a move, how much is drawn for them, and what random play
 * decides. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-turn.h"

/* Reading what is known already */

static guint
count_given (const TmArgs *args, guint param)
{
  guint n = 0;

  tm_args_get_list (args, param, &n);
  return n;
}

/* The position of the adventurer; nobody's before and after the game. */
static int
read_position (const TmTable *table, RollPosition *position)
{
  int seat = roll_get_adventurer (table);

  memset (position, 0, sizeof *position);
  position->hero = HERO_NONE;
  if (seat >= 0)
    roll_read_position (table, seat, position);
  return seat;
}

static RollPowerKind
get_power (const TmTable *table)
{
  int seat = roll_get_adventurer (table);
  int piece = seat >= 0 ? roll_get_hero_piece (table, seat) : -1;

  return piece >= 0 ? roll_get_power (tm_table_get_piece_face (table, piece)) : POWER_NONE;
}

static gboolean
is_drawn_before (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_TOKEN_RETURN) == TOKEN_RETURN_BEFORE;
}

/* How many tokens are drawn, once it is known what for. */
static guint
count_open_drawn (const TmTable *table, const TmArgs *args)
{
  guint n_in_box = roll_count_in_box (table);

  if (tm_args_has (args, OPEN_BY) && roll_unit_is_token (tm_args_get (args, OPEN_BY))
      && is_drawn_before (table))
    n_in_box++;
  return MIN ((guint) tm_args_get (args, OPEN_COUNT), n_in_box);
}

static guint
count_power_drawn (const TmTable *table, const TmArgs *args)
{
  RollPosition position;

  if (get_power (table) != POWER_INTERVENTION)
    return 0;
  read_position (table, &position);
  return MIN (position.level[FACE_CHEST],
              roll_count_in_box (table) + tm_args_has (args, POWER_TOKEN));
}

static guint
count_slay_drawn (const TmTable *table, const TmArgs *args)
{
  guint n_units;
  const gint32 *units = tm_args_get_list (args, SLAY_BY, &n_units);

  for (guint i = 0; i < n_units; i++)
    if (roll_unit_is_token (units[i]))
      return 1;
  return MIN (1, roll_count_in_box (table));
}

static guint
count_power_revived (const TmTable *table)
{
  RollPosition position;

  if (get_power (table) != POWER_INTERVENTION)
    return 0;
  read_position (table, &position);
  return MIN (position.level[FACE_POTION], position.grave);
}

static guint
count_quaff_revived (const TmTable *table, const TmArgs *args)
{
  RollPosition position;

  read_position (table, &position);
  if (roll_unit_is_die (tm_args_get (args, QUAFF_BY)))
    position.grave++;
  return MIN ((guint) tm_args_get (args, QUAFF_COUNT), position.grave);
}

static guint
count_descend_dice (const TmTable *table)
{
  guint level = tm_table_get_shared (table, COUNTER_LEVEL) + 1;

  return roll_count_dice (
      MIN (level, ROLL_MAX_LEVEL),
      tm_table_count_zone (table, tm_table_get_zone (table, ZONE_LAIR, TM_NO_SEAT)));
}

/* The hooks */

static gboolean
is_by_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

static gboolean
draws_reroll_in_app (const TmTable *table, gboolean is_party)
{
  return is_by_app (table, is_party ? OPTION_SOURCE_PARTY : OPTION_SOURCE_DUNGEON);
}

/* The `draws_in_app` of the game. */
gboolean
roll_draws_in_app (const TmTable *table, guint move, guint param)
{
  switch (move)
    {
    case MOVE_SETUP:
      if (param == SETUP_FIRST)
        return tm_table_get_option (table, OPTION_FIRST) == FIRST_LOT;
      return tm_table_get_option (table, OPTION_HEROES) == HEROES_RANDOM
             && is_by_app (table, OPTION_SOURCE_HEROES);
    case MOVE_FORM_PARTY:
    case MOVE_PARTY_REROLL:
      return is_by_app (table, OPTION_SOURCE_PARTY);
    case MOVE_POPULATE:
    case MOVE_DESCEND:
      return is_by_app (table, OPTION_SOURCE_DUNGEON);
    case MOVE_REROLL:
      return draws_reroll_in_app (table, param == REROLL_PARTY_FACES);
    case MOVE_POWER:
      return param == POWER_DRAWN ? is_by_app (table, OPTION_SOURCE_TREASURE)
                                  : draws_reroll_in_app (table, param == POWER_PARTY_FACES);
    case MOVE_OPEN:
    case MOVE_SLAY:
      return is_by_app (table, OPTION_SOURCE_TREASURE);
    default:
      return FALSE;
    }
}

static gboolean
is_power_asked (const TmTable *table, guint param, const TmArgs *args)
{
  int seat = roll_get_adventurer (table);
  RollPowerKind power = get_power (table);

  switch (param)
    {
    case POWER_TARGETS:
      return roll_get_power_targets (power) > 0;
    case POWER_TOKEN:
      return power == POWER_INTERVENTION
             && tm_table_count_zone (table, tm_table_get_zone (table, ZONE_TOKENS, seat))
                        + tm_table_get_counter (table, COUNTER_UNKNOWN, seat)
                    > 0;
    case POWER_REVIVE:
      return count_power_revived (table) > 0;
    case POWER_PARTY:
    case POWER_DUNGEON:
      return power == POWER_PRESENCE;
    case POWER_DRAWN:
      return count_power_drawn (table, args) > 0;
    case POWER_PARTY_FACES:
      return count_given (args, POWER_PARTY) > 0;
    case POWER_DUNGEON_FACES:
    default:
      return count_given (args, POWER_DUNGEON) > 0;
    }
}

static gboolean
is_elixir_asked (const TmTable *table, const TmArgs *args)
{
  return tm_args_get (args, USE_TOKEN_TOKEN) == TOKEN_ELIXIR
         && tm_table_count_zone (table, tm_table_get_zone (table, ZONE_GRAVEYARD, TM_NO_SEAT)) > 0;
}

/* The `is_asked` of the game. */
gboolean
roll_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  switch (move)
    {
    case MOVE_SETUP:
      return param != SETUP_FIRST || tm_table_get_n_seats (table) > 1;
    case MOVE_REROLL:
      if (param == REROLL_PARTY_FACES)
        return count_given (args, REROLL_PARTY) > 0;
      return param != REROLL_DUNGEON_FACES || count_given (args, REROLL_DUNGEON) > 0;
    case MOVE_POWER:
      return is_power_asked (table, param, args);
    case MOVE_OPEN:
      return param != OPEN_DRAWN || count_open_drawn (table, args) > 0;
    case MOVE_QUAFF:
      return param != QUAFF_REVIVE || count_quaff_revived (table, args) > 0;
    case MOVE_USE_TOKEN:
      return param != USE_TOKEN_FACE || is_elixir_asked (table, args);
    case MOVE_SLAY:
      return param != SLAY_DRAWN || count_slay_drawn (table, args) > 0;
    case MOVE_DESCEND:
      return count_descend_dice (table) > 0;
    default:
      return TRUE;
    }
}

static guint
count_power_draw (const TmTable *table, guint param, const TmArgs *args)
{
  if (param == POWER_DRAWN)
    return count_power_drawn (table, args);
  return count_given (args, param == POWER_PARTY_FACES ? POWER_PARTY : POWER_DUNGEON);
}

/* The `count_draw` of the game. */
guint
roll_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  switch (move)
    {
    case MOVE_SETUP:
      return param == SETUP_HEROES ? tm_table_get_n_seats (table) : 1;
    case MOVE_FORM_PARTY:
      return ROLL_N_DICE;
    case MOVE_PARTY_REROLL:
      return count_given (args, PARTY_REROLL_DICE);
    case MOVE_REROLL:
      return count_given (args, param == REROLL_PARTY_FACES ? REROLL_PARTY : REROLL_DUNGEON);
    case MOVE_POWER:
      return count_power_draw (table, param, args);
    case MOVE_OPEN:
      return count_open_drawn (table, args);
    case MOVE_SLAY:
      return count_slay_drawn (table, args);
    case MOVE_DESCEND:
      return count_descend_dice (table);
    default:
      return 1;
    }
}

static guint
add_token (gint32 faces[TM_MAX_PIECES], guint n_faces, gint32 kind)
{
  if (n_faces < TM_MAX_PIECES)
    faces[n_faces++] = kind;
  return n_faces;
}

/* Whether a token is in the hand, so that it comes back to the chest; one that is named only now
 * is among those in the chest already. */
static gboolean
is_held (const TmTable *table, gint32 kind)
{
  int seat = roll_get_adventurer (table);

  return seat >= 0
         && tm_table_find_piece (table, tm_table_get_zone (table, ZONE_TOKENS, seat), PIECE_TOKEN,
                                 kind)
                >= 0;
}

static guint
add_returned (const TmTable *table, guint move, const TmArgs *args, gint32 *faces, guint n_faces)
{
  guint n_units;
  const gint32 *units;

  if (move == MOVE_POWER && tm_args_has (args, POWER_TOKEN)
      && is_held (table, tm_args_get (args, POWER_TOKEN)))
    return add_token (faces, n_faces, tm_args_get (args, POWER_TOKEN));
  if (move == MOVE_OPEN && !is_drawn_before (table))
    return n_faces;
  units = tm_args_get_list (args, move == MOVE_OPEN ? OPEN_BY : SLAY_BY, &n_units);
  for (guint i = 0; move != MOVE_POWER && i < n_units; i++)
    if (roll_unit_is_token (units[i]) && is_held (table, units[i] - UNIT_TOKEN))
      n_faces = add_token (faces, n_faces, units[i] - UNIT_TOKEN);
  return n_faces;
}

/* The `list_draw` of the game: the chest, and the token that goes back before the draw. */
int
roll_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES])
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces;

  (void) param;
  if (move != MOVE_OPEN && move != MOVE_SLAY && move != MOVE_POWER)
    return -1;
  n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT), pieces,
                                 TM_MAX_PIECES);
  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (table, pieces[i]);
  return add_returned (table, move, args, faces, n_pieces);
}

/* Random play */

/* Some of the dice that lie there. */
static guint
pick_some (const guint8 *counts, guint n_counts, TmRandom *random, gint32 *faces)
{
  guint n = 0;

  for (gint32 face = 0; face < (gint32) n_counts; face++)
    for (guint i = 0; i < counts[face]; i++)
      if (tm_random_below (random, 2) > 0)
        faces[n++] = face;
  return n;
}

static gint32
pick_one (const guint8 *counts, guint n_counts, TmRandom *random)
{
  guint n = 0;
  guint skip;

  for (guint i = 0; i < n_counts; i++)
    n += counts[i];
  if (n == 0)
    return -1;
  skip = tm_random_below (random, n);
  for (guint i = 0;; i++)
    {
      if (skip < counts[i])
        return (gint32) i;
      skip -= counts[i];
    }
}

static void
sample_subset (
    const guint8 *counts, guint n_counts, guint fewest, guint param, TmRandom *random, TmArgs *args)
{
  gint32 faces[ROLL_N_DICE];
  guint n = pick_some (counts, n_counts, random, faces);
  gint32 one = n < fewest ? pick_one (counts, n_counts, random) : -1;

  if (one >= 0)
    faces[n++] = one;
  tm_args_set_list (args, param, faces, n);
}

static void
sample_party_faces (guint n_faces, guint param, TmRandom *random, TmArgs *args)
{
  gint32 faces[ROLL_N_DICE];

  for (guint i = 0; i < n_faces; i++)
    faces[i] = (gint32) tm_random_below (random, ROLL_N_PARTY_FACES);
  tm_args_set_list (args, param, faces, n_faces);
}

/* A group that the unit beats, mostly as large as it can be, and sometimes an extra monster. */
static gboolean
sample_fight (const TmTable *table, TmRandom *random, TmArgs *args)
{
  RollPosition position;
  RollUnit unit = tm_args_get (args, FIGHT_BY);
  gint32 faces[ROLL_N_DICE];
  guint n_faces = 0, readings, bonus;
  gboolean with_skill = roll_takes_skill (table, unit);
  gint32 type;

  read_position (table, &position);
  type = pick_one (position.level, ROLL_N_MONSTERS, random);
  if (type < 0)
    return FALSE;
  readings = roll_unit_get_readings (position.hero, unit, with_skill) & ROLL_COMPANIONS;
  bonus = roll_unit_get_bonus (position.hero, unit, with_skill);
  faces[n_faces++] = type;
  if (roll_reading_get_any (readings) & 1u << type && tm_random_below (random, 4) > 0)
    while (n_faces < position.level[type])
      faces[n_faces++] = type;
  position.level[type] -= n_faces;
  type = bonus > 0 ? pick_one (position.level, ROLL_N_MONSTERS, random) : -1;
  if (type >= 0)
    faces[n_faces++] = type;
  tm_args_set_list (args, FIGHT_MONSTERS, faces, n_faces);
  return TRUE;
}

static gboolean
sample_reroll (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  RollPosition position;

  read_position (table, &position);
  if (param == REROLL_PARTY)
    {
      roll_position_use (&position, tm_args_get (args, REROLL_BY));
      sample_subset (position.party, ROLL_N_PARTY_FACES, 0, param, random, args);
      return TRUE;
    }
  if (param != REROLL_DUNGEON)
    return FALSE;
  /* A companion who may be rolled again is given up as the die he was. */
  if (tm_table_get_option (table, OPTION_TEMP_REROLL) == TEMP_REROLL_YES)
    {
      position.level[FACE_SKELETON] += position.temporary[0];
      position.level[FACE_GOBLIN] += position.temporary[1];
    }
  sample_subset (position.level, ROLL_N_LEVEL_FACES, count_given (args, REROLL_PARTY) == 0, param,
                 random, args);
  return TRUE;
}

static gboolean
sample_targets (const RollPosition *position, TmRandom *random, TmArgs *args)
{
  RollPowerKind power = roll_get_power (position->hero);
  guint mask = roll_get_power_target_mask (power);
  guint8 counts[ROLL_N_MONSTERS];
  gint32 faces[2];
  guint n_faces = 0;

  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    counts[type] = mask & 1u << type ? position->level[type] : 0;
  for (guint n = MIN (roll_get_power_targets (power), G_N_ELEMENTS (faces)); n > 0; n--)
    {
      gint32 type = pick_one (counts, ROLL_N_MONSTERS, random);

      if (type < 0)
        break;
      counts[type]--;
      faces[n_faces++] = type;
    }
  if (n_faces == 0)
    return FALSE;
  tm_args_set_list (args, POWER_TARGETS, faces, n_faces);
  return TRUE;
}

static gboolean
sample_power (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  RollPosition position;
  gint32 token;

  read_position (table, &position);
  switch (param)
    {
    case POWER_TARGETS:
      return sample_targets (&position, random, args);
    case POWER_TOKEN:
      token = pick_one (position.tokens, ROLL_N_TOKENS, random);
      if (token >= 0)
        tm_args_set (args, param, token);
      return token >= 0;
    case POWER_REVIVE:
      sample_party_faces (count_power_revived (table), param, random, args);
      return TRUE;
    case POWER_PARTY:
      sample_subset (position.party, ROLL_N_PARTY_FACES, 0, param, random, args);
      return TRUE;
    case POWER_DUNGEON:
      sample_subset (position.level, ROLL_N_LEVEL_FACES, count_given (args, POWER_PARTY) == 0,
                     param, random, args);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
sample_open_count (const TmTable *table, TmRandom *random, TmArgs *args)
{
  RollUnit unit = tm_args_get (args, OPEN_BY);
  RollPosition position;
  guint limit;

  read_position (table, &position);
  limit = MIN (position.level[FACE_CHEST],
               roll_unit_get_chests (position.hero, unit, roll_takes_skill (table, unit)));
  if (limit == 0)
    return FALSE;
  tm_args_set (args, OPEN_COUNT, 1 + (gint32) tm_random_below (random, limit));
  return TRUE;
}

static gboolean
sample_quaff (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  RollPosition position;

  read_position (table, &position);
  if (param == QUAFF_REVIVE)
    sample_party_faces (count_quaff_revived (table, args), param, random, args);
  if (param == QUAFF_COUNT && position.level[FACE_POTION] > 0)
    tm_args_set (args, param, 1 + (gint32) tm_random_below (random, position.level[FACE_POTION]));
  return tm_args_has (args, param);
}

/* Units at random that slay the dragon, if a few tries find some. */
static gboolean
sample_slayers (const TmTable *table, TmRandom *random, TmArgs *args)
{
  RollPosition position;
  guint8 counts[ROLL_N_UNITS];
  guint needed;

  read_position (table, &position);
  needed = roll_get_dragon_need (position.hero);
  for (guint i = 0; i < 32; i++)
    {
      gint32 units[3];
      guint readings[3];
      guint n = 0;

      for (RollUnit unit = 0; unit < ROLL_N_UNITS; unit++)
        counts[unit] = roll_position_count_unit (&position, unit);
      while (n < needed && (units[n] = pick_one (counts, ROLL_N_UNITS, random)) >= 0)
        {
          counts[units[n]]--;
          readings[n] = roll_unit_get_readings (position.hero, units[n],
                                                roll_takes_skill (table, units[n]));
          n++;
        }
      if (n < needed || roll_count_distinct (readings, n) < needed)
        continue;
      tm_args_set_list (args, SLAY_BY, units, n);
      return TRUE;
    }
  return FALSE;
}

static gboolean
sample_revealed (const TmTable *table, TmRandom *random, TmArgs *args)
{
  guint8 counts[ROLL_N_TOKENS] = { 0 };
  gint32 token;

  roll_count_known (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT), PIECE_TOKEN, counts);
  token = pick_one (counts, ROLL_N_TOKENS, random);
  if (token >= 0)
    tm_args_set (args, REVEAL_TOKEN, token);
  return token >= 0;
}

/* On a real table tokens often stay face down. */
static gboolean
sample_unknown (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  gint32 faces[ROLL_N_DICE];
  guint n_faces = roll_count_draw (table, move, param, args);

  if (is_by_app (table, OPTION_SOURCE_TREASURE) || tm_random_below (random, 4) > 0)
    return FALSE;
  for (guint i = 0; i < n_faces; i++)
    faces[i] = -1;
  tm_args_set_list (args, param, faces, n_faces);
  return TRUE;
}

static gboolean
sample_muster (const TmTable *table, TmRandom *random, TmArgs *args)
{
  RollPosition position;

  read_position (table, &position);
  sample_subset (position.party, ROLL_N_PARTY_FACES, 1, PARTY_REROLL_DICE, random, args);
  return TRUE;
}

/* The `sample` of the game: decisions that make sense, and what somebody may have seen. */
gboolean
roll_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  if ((move == MOVE_OPEN && param == OPEN_DRAWN) || (move == MOVE_POWER && param == POWER_DRAWN)
      || (move == MOVE_SLAY && param == SLAY_DRAWN))
    return sample_unknown (table, move, param, random, args);
  switch (move)
    {
    case MOVE_PARTY_REROLL:
      return param == PARTY_REROLL_DICE && sample_muster (table, random, args);
    case MOVE_FIGHT:
      return param == FIGHT_MONSTERS && sample_fight (table, random, args);
    case MOVE_REROLL:
      return sample_reroll (table, param, random, args);
    case MOVE_POWER:
      return sample_power (table, param, random, args);
    case MOVE_OPEN:
      return param == OPEN_COUNT && sample_open_count (table, random, args);
    case MOVE_QUAFF:
      return sample_quaff (table, param, random, args);
    case MOVE_SLAY:
      return param == SLAY_BY && sample_slayers (table, random, args);
    case MOVE_REVEAL:
      return param == REVEAL_TOKEN && sample_revealed (table, random, args);
    default:
      return FALSE;
    }
}
