/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every table that the rules can produce: page, section 10. */

#include "config.h"

#include "dungeoneer-play.h"

static gboolean
broken (const TmTable *table, int seat, const char *what, GError **error)
{
  return tm_table_set_broken (table, seat, what, error);
}

static gint32
get_shared (const TmTable *table, guint counter)
{
  return tm_table_get_shared (table, counter);
}

/* Cards */

static gboolean
is_in_play (guint zone)
{
  return zone == ZONE_INVENTORY || zone == ZONE_LAIR || zone == ZONE_BANES || zone == ZONE_HAND
         || zone == ZONE_PERSONAL || zone == ZONE_DONE || zone == ZONE_HERO || zone == ZONE_BLANKS;
}

static gboolean
check_pieces (const TmTable *table, GError **error)
{
  const TmBox *box = tm_table_get_box (table);

  for (guint piece = 0; piece < tm_box_get_n_pieces (box); piece++)
    {
      guint zone;
      int seat;

      tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &seat);
      if (!tm_kit_can_lie (tm_box_get_kit (box), tm_box_get_piece_kind (box, piece), zone))
        return broken (table, TM_NO_SEAT, "a card lies where none of its kind can", error);
      if (is_in_play (zone) && seat >= 0 && zone != ZONE_DONE && zone != ZONE_PERSONAL
          && tm_table_get_phase (table) != PHASE_SETUP
          && dungeoneer_get (table, COUNTER_ALIVE, (guint) seat) == 0)
        return broken (table, seat, "a beaten hero has a card", error);
    }
  return TRUE;
}

static gboolean
check_hands (const TmTable *table, GError **error)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_HAND, seat)
        != (gint32) dungeoneer_count_zone (table, ZONE_HAND, (int) seat))
      return broken (table, (int) seat, "the hand is not as large as counted", error);
  return TRUE;
}

static gboolean
check_tokens (const TmTable *table, GError **error)
{
  guint first = dungeoneer_get_first (table, PIECE_QUEST);
  gint32 n = 8;

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    {
      int seat = dungeoneer_get_escort (table, quest);

      if (tm_table_get_piece_mark (table, quest, MARK_ESCORT) != 0)
        n -= 2;
      if (seat >= 0
          && tm_table_get_piece_zone (table, quest)
                 != tm_table_get_zone (table, ZONE_PERSONAL, seat))
        return broken (table, seat, "an escort is with a hero who does not own its quest", error);
    }
  if (MAX (n, 0) != get_shared (table, COUNTER_TRACKING))
    return broken (table, TM_NO_SEAT, "tracking tokens are missing", error);
  return TRUE;
}

static gboolean
check_quests (const TmTable *table, GError **error)
{
  guint n_common = dungeoneer_has_variant (table, OPTION_NOTHING_PERSONAL) ? 2 : 1;
  guint phase = tm_table_get_phase (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_get (table, COUNTER_QUESTS, seat)
        != (gint32) dungeoneer_count_zone (table, ZONE_DONE, (int) seat))
      return broken (table, (int) seat, "finished quests are not those counted", error);
  if (phase == PHASE_SETUP || dungeoneer_is_solo (table))
    return TRUE;
  if (dungeoneer_count_common (table) > n_common)
    return broken (table, TM_NO_SEAT, "too many common quests", error);
  return TRUE;
}

/* Heroes */

static gboolean
check_heroes (const TmTable *table, GError **error)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gboolean is_alive = dungeoneer_get (table, COUNTER_ALIVE, seat) != 0;

      if (tm_table_get_phase (table) == PHASE_SETUP)
        continue;
      if (is_alive != (dungeoneer_get (table, COUNTER_HEALTH, seat) > 0))
        return broken (table, (int) seat, "a hero lives without health, or is out with some",
                       error);
      if (is_alive && dungeoneer_has_map (table) && dungeoneer_get_place (table, seat) < 0)
        return broken (table, (int) seat, "a hero stands nowhere", error);
      if (!is_alive && dungeoneer_get (table, COUNTER_AT, seat) != 0)
        return broken (table, (int) seat, "a beaten hero stands on the map", error);
    }
  return TRUE;
}

/* The map */

static gboolean
check_map (const TmTable *table, GError **error)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint n = dungeoneer_count_zone (table, ZONE_MAP, TM_NO_SEAT);
  DungeoneerRules rules = { NULL, table };
  DungeoneerMap map;
  DungeoneerMapped mapped;

  if (!dungeoneer_has_map (table))
    return n == 0 || broken (table, TM_NO_SEAT, "locations lie where no map is kept", error);
  dungeoneer_read_table_map (table, &map, pieces);
  if (map.n_places != n)
    return broken (table, TM_NO_SEAT, "two locations lie in one place", error);
  for (guint i = 0; i < n; i++)
    if (dungeoneer_get_place_value (table, pieces[i], PLACE_TURN) % 2 != 0)
      return broken (table, TM_NO_SEAT, "a location lies sideways", error);
  if (n == 0 || tm_table_get_phase (table) == PHASE_SETUP)
    return TRUE;
  dungeoneer_check_map (&map, FALSE, dungeoneer_count_zone (table, ZONE_LOCATIONS, TM_NO_SEAT),
                        &rules, &mapped);
  if (mapped.fault != FAULT_NONE && mapped.fault != FAULT_EXIT_TO_WALL
      && mapped.fault != FAULT_SEALED)
    return broken (table, TM_NO_SEAT, "the dungeon falls into pieces", error);
  return TRUE;
}

/* Battle */

static gboolean
check_battle (const TmTable *table, GError **error)
{
  guint n = dungeoneer_count_attacks (table);

  if (dungeoneer_is_battle (table) != (n > 0))
    return broken (table, TM_NO_SEAT, "attacks without a battle, or a battle without", error);
  if (dungeoneer_is_battle (table) != (dungeoneer_get_step (table) != STEP_NONE))
    return broken (table, TM_NO_SEAT, "a battle without a step", error);
  if (!dungeoneer_is_battle (table) && get_shared (table, COUNTER_REWARD) != 0)
    return broken (table, TM_NO_SEAT, "a reward without a battle", error);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!dungeoneer_is_battle (table)
        && dungeoneer_count_zone (table, ZONE_LAIR, (int) seat) > DUNGEONEER_LAIR)
      return broken (table, (int) seat, "too many monsters in a lair", error);
  return TRUE;
}

/* The end */

static gboolean
check_end (const TmTable *table, GError **error)
{
  gboolean is_over = dungeoneer_is_over (table);

  if (is_over != (get_shared (table, COUNTER_WINNER) != 0))
    return broken (table, TM_NO_SEAT, "over without an end, or ended and not over", error);
  if (is_over || tm_table_get_phase (table) == PHASE_SETUP)
    return TRUE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!dungeoneer_is_solo (table) && dungeoneer_get (table, COUNTER_ALIVE, seat) != 0
        && dungeoneer_get (table, COUNTER_QUESTS, seat) >= DUNGEONEER_QUESTS_TO_WIN)
      return broken (table, (int) seat, "three quests and no end", error);
  return TRUE;
}

/**
 * dungeoneer_check:
 * @table: a table
 * @error: return location for an error
 *
 * The `check` of the game.
 *
 * Returns: whether all invariants hold
 */
gboolean
dungeoneer_check (const TmTable *table, GError **error)
{
  return check_pieces (table, error) && check_hands (table, error) && check_tokens (table, error)
         && check_quests (table, error) && check_heroes (table, error) && check_map (table, error)
         && check_battle (table, error) && check_end (table, error);
}
