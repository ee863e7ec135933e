/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every table that the rules can produce. */

#include "config.h"

#include "dungeon-roll-private.h"

static gboolean
is_delve (const TmTable *table)
{
  return roll_is_delve_phase (tm_table_get_phase (table));
}

static gboolean
is_on_level (const TmTable *table)
{
  return is_delve (table) && tm_table_get_phase (table) != PHASE_POPULATE;
}

static guint
count (const TmTable *table, guint zone)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT));
}

static guint
count_face (const TmTable *table, guint zone, gint32 face)
{
  return tm_table_count_face (table, tm_table_get_zone (table, zone, TM_NO_SEAT), PIECE_DUNGEON_DIE,
                              face);
}

static gboolean
check_party_dice (const TmTable *table, GError **error)
{
  guint n_cup = count (table, ZONE_CUP);

  if (n_cup + count (table, ZONE_PARTY) + count (table, ZONE_GRAVEYARD) != ROLL_N_DICE)
    return tm_table_set_broken (table, TM_NO_SEAT, "there are not seven white dice", error);
  if (n_cup != (is_delve (table) ? 0 : ROLL_N_DICE))
    return tm_table_set_broken (table, TM_NO_SEAT,
                                "white dice are in the cup in a delve, or out of it between delves",
                                error);
  return TRUE;
}

static gboolean
check_dungeon_dice (const TmTable *table, GError **error)
{
  guint n_reserve = count (table, ZONE_RESERVE);
  guint n_lair = count (table, ZONE_LAIR);
  guint n_temporary = count (table, ZONE_TEMPORARY);

  if (n_reserve + count (table, ZONE_LEVEL) + n_lair + n_temporary != ROLL_N_DICE)
    return tm_table_set_broken (table, TM_NO_SEAT, "there are not seven black dice", error);
  if (!is_on_level (table) && n_reserve != ROLL_N_DICE)
    return tm_table_set_broken (table, TM_NO_SEAT, "black dice lie there and nobody is on a level",
                                error);
  if (count_face (table, ZONE_LEVEL, FACE_DRAGON) > 0)
    return tm_table_set_broken (table, TM_NO_SEAT, "a dragon lies on the level", error);
  if (count_face (table, ZONE_LAIR, FACE_DRAGON) != n_lair)
    return tm_table_set_broken (table, TM_NO_SEAT, "something else than a dragon lies in the lair",
                                error);
  if (count_face (table, ZONE_TEMPORARY, FACE_GOBLIN)
          + count_face (table, ZONE_TEMPORARY, FACE_SKELETON)
      != n_temporary)
    return tm_table_set_broken (table, TM_NO_SEAT,
                                "a temporary companion was neither goblin nor skeleton", error);
  return TRUE;
}

static gboolean
check_tokens (const TmTable *table, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  guint8 counts[ROLL_N_TOKENS] = { 0 };
  gint32 n_unknown = 0;
  guint n = roll_count_known (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT), PIECE_TOKEN,
                              counts);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      n += roll_count_known (table, tm_box_get_zone (box, ZONE_TOKENS, seat), PIECE_TOKEN, counts);
      n_unknown += tm_table_get_counter (table, COUNTER_UNKNOWN, seat);
    }
  if (n != ROLL_N_TOKEN_PIECES)
    return tm_table_set_broken (table, TM_NO_SEAT, "there are not 36 tokens", error);
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    if (counts[kind] != roll_token_copies[kind])
      return tm_table_set_broken (table, TM_NO_SEAT, "a token is missing or one too many", error);
  if (n_unknown > (gint32) count (table, ZONE_CHEST))
    return tm_table_set_broken (table, TM_NO_SEAT,
                                "more tokens are not named than lie in the chest", error);
  return TRUE;
}

static gboolean
check_heroes (const TmTable *table, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  guint n = count (table, ZONE_HEROES);
  guint32 taken = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint n_held = tm_table_count_zone (table, tm_box_get_zone (box, ZONE_HERO, seat));
      int part = roll_get_part (table, seat);

      n += n_held;
      if (n_held != (tm_table_get_phase (table) == PHASE_SETUP ? 0 : 1))
        return tm_table_set_broken (table, seat, "not exactly one hero", error);
      if (part >= 0 && taken & 1u << part)
        return tm_table_set_broken (table, seat, "a hero who is played twice", error);
      taken |= part >= 0 ? 1u << part : 0;
    }
  return n == ROLL_N_NOVICES
         || tm_table_set_broken (table, TM_NO_SEAT, "there are not eight heroes", error);
}

static gboolean
check_level (const TmTable *table, GError **error)
{
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);

  if ((level > 0) != is_on_level (table))
    return tm_table_set_broken (table, TM_NO_SEAT, "a level outside of a delve, or none in it",
                                error);
  if (level > 0 && tm_table_get_shared (table, COUNTER_ROLLED) > level)
    return tm_table_set_broken (table, TM_NO_SEAT, "more dice were rolled than the level is deep",
                                error);
  if (tm_table_get_phase (table) == PHASE_DRAGON && count (table, ZONE_LAIR) < ROLL_AWAKE)
    return tm_table_set_broken (table, TM_NO_SEAT, "the dragon phase without a dragon", error);
  if (tm_table_get_phase (table) != PHASE_REGROUP)
    return TRUE;
  if (count (table, ZONE_LAIR) >= ROLL_AWAKE)
    return tm_table_set_broken (table, TM_NO_SEAT, "regroup beside a dragon that is awake", error);
  return count (table, ZONE_LEVEL) + count (table, ZONE_TEMPORARY) == 0
         || tm_table_set_broken (table, TM_NO_SEAT, "something is left on the level at regroup",
                                 error);
}

static gboolean
check_masters (const TmTable *table, GError **error)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      int piece = roll_get_hero_piece (table, seat);

      if (piece >= 0 && !roll_is_master (tm_table_get_piece_face (table, piece))
          && tm_table_get_counter (table, COUNTER_XP, seat) >= ROLL_LEVEL_UP)
        return tm_table_set_broken (table, seat, "five experience, and still a novice", error);
    }
  return TRUE;
}

static gboolean
check_turn (const TmTable *table, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint32 turn = tm_table_get_turn (table);
  gint32 n_delves = tm_table_get_option (table, OPTION_DELVES);
  gint32 least = G_MAXINT32, most = 0;
  int seat = roll_get_adventurer (table);

  for (guint i = 0; i < tm_table_get_n_seats (table); i++)
    {
      least = MIN (least, tm_table_get_counter (table, COUNTER_DELVES, i));
      most = MAX (most, tm_table_get_counter (table, COUNTER_DELVES, i));
    }
  if (most - least > 1 || most > n_delves)
    return tm_table_set_broken (table, TM_NO_SEAT, "somebody is more than one delve ahead", error);
  if ((phase == PHASE_END) != (least == n_delves))
    return tm_table_set_broken (table, TM_NO_SEAT, "the end does not come after the last delve",
                                error);
  if (phase == PHASE_SETUP || phase == PHASE_END)
    return turn == 0
           || tm_table_set_broken (table, TM_NO_SEAT,
                                   "it is somebody’s turn before or after the game", error);
  if (turn == 0 || (turn & (turn - 1)) != 0)
    return tm_table_set_broken (table, TM_NO_SEAT, "it is not one adventurer’s turn", error);
  return tm_table_get_counter (table, COUNTER_DELVES, seat) == least
         || tm_table_set_broken (table, seat, "others have done fewer delves", error);
}

/* The `check` of the game. What was set by hand may break what only the rules keep. */
gboolean
roll_check (const TmTable *table, GError **error)
{
  if (!check_dungeon_dice (table, error) || !check_tokens (table, error)
      || !check_heroes (table, error))
    return FALSE;
  return tm_table_get_shared (table, COUNTER_BY_HAND) > 0
         || (check_party_dice (table, error) && check_level (table, error)
             && check_masters (table, error) && check_turn (table, error));
}
