/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of the map and of its heroes, for the questions about them, and how what was
 * ruled on is recorded. */

#include "config.h"

#include "dungeoneer-questions-map.h"
#include "dungeoneer-table.h"

/* What the questions accept. */
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_NEED 30

static gboolean
is_running (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase > PHASE_RESET && phase < PHASE_OVER && dungeoneer_get_active (table) >= 0;
}

/* The map */

static void
set_text (const TmTable *table, TmArgs *args, guint param, const char *text)
{
  tm_args_set (args, param, tm_box_intern (tm_table_get_box (table), text));
}

static gboolean
set_map (const TmTable *table, TmArgs *args, guint param)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  g_autofree char *line = NULL;
  DungeoneerMap map;

  if (!dungeoneer_has_map (table))
    return FALSE;
  dungeoneer_read_table_map (table, &map, pieces);
  if (map.n_places == 0)
    return FALSE;
  line = dungeoneer_dup_map (&map);
  set_text (table, args, param, line);
  return TRUE;
}

/* The location that was drawn, if it is known how it looks. */
static void
set_drawn (const TmTable *table, TmArgs *args)
{
  int piece = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DRAWN, TM_NO_SEAT));
  gint32 exits = piece >= 0 ? dungeoneer_get_piece_printed (table, (guint) piece, LOCATION_EXITS)
                            : DUNGEONEER_UNTOLD;
  char letters[TM_N_SIDES + 1];
  DungeoneerSides sides;

  if (exits == DUNGEONEER_UNTOLD)
    return;
  sides = dungeoneer_unpack_sides (exits);
  dungeoneer_spell_sides (sides, letters);
  set_text (table, args, ASK_PLACE_EXITS, letters);
}

gboolean
dungeoneer_fill_place (const TmTable *table, TmArgs *args)
{
  guint phase = tm_table_get_phase (table);

  if (phase == PHASE_OVER || dungeoneer_count_locations (table) == 0
      || !set_map (table, args, ASK_PLACE_MAP))
    return FALSE;
  set_drawn (table, args);
  tm_args_set (args, ASK_PLACE_LAST, dungeoneer_count_locations (table) == 1);
  return TRUE;
}

gboolean
dungeoneer_fill_map_check (const TmTable *table, TmArgs *args)
{
  if (!set_map (table, args, ASK_MAP_CHECK_MAP))
    return FALSE;
  tm_args_set (args, ASK_MAP_CHECK_LEFT, (gint32) dungeoneer_count_locations (table));
  return TRUE;
}

gboolean
dungeoneer_fill_distance (const TmTable *table, TmArgs *args)
{
  int active = dungeoneer_get_active (table);
  int place = active >= 0 ? dungeoneer_get_place (table, (guint) active) : -1;

  if (!set_map (table, args, ASK_DISTANCE_MAP))
    return FALSE;
  if (place >= 0)
    tm_args_set (args, ASK_DISTANCE_CELL, (gint32) dungeoneer_get_cell (table, (guint) place));
  return TRUE;
}

/* Heroes */

static gboolean
set_stat (const TmTable *table, guint seat, guint stat, TmArgs *args, guint param)
{
  gboolean is_told;
  gint32 value = dungeoneer_get_stat (table, seat, stat, &is_told);

  if (!is_told || value < LEAST_STAT || value > MOST_STAT)
    return FALSE;
  tm_args_set (args, param, value);
  return TRUE;
}

gboolean
dungeoneer_fill_reset (const TmTable *table, TmArgs *args)
{
  int active = dungeoneer_get_active (table);

  if (tm_table_get_phase (table) != PHASE_RESET || active < 0
      || !set_stat (table, (guint) active, STAT_SPEED, args, ASK_RESET_SPEED))
    return FALSE;
  tm_args_set (args, ASK_RESET_AP, dungeoneer_get (table, COUNTER_AP, (guint) active));
  tm_args_set (args, ASK_RESET_SAVED, dungeoneer_get (table, COUNTER_SAVED_AP, (guint) active));
  tm_args_set (args, ASK_RESET_MOVEMENT_LIMIT,
               dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT));
  return TRUE;
}

/* With limited movement the speed gives no action points at all. */
gboolean
dungeoneer_fill_speed (const TmTable *table, TmArgs *args)
{
  int active = dungeoneer_get_active (table);

  if (!is_running (table) || dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT))
    return FALSE;
  set_stat (table, (guint) active, STAT_SPEED, args, ASK_SPEED_SPEED);
  tm_args_set (args, ASK_SPEED_AP, dungeoneer_get (table, COUNTER_AP, (guint) active));
  return TRUE;
}

gboolean
dungeoneer_fill_move (const TmTable *table, TmArgs *args)
{
  int active = dungeoneer_get_active (table);

  if (tm_table_get_phase (table) != PHASE_FEATS || active < 0)
    return FALSE;
  tm_args_set (args, ASK_MOVE_AP, dungeoneer_get (table, COUNTER_AP, (guint) active));
  tm_args_set (args, ASK_MOVE_FALLEN, dungeoneer_get (table, COUNTER_FALLEN, (guint) active) != 0);
  tm_args_set (args, ASK_MOVE_OPENER, TRUE);
  tm_args_set (args, ASK_MOVE_GO_ON, TRUE);
  return TRUE;
}

gboolean
dungeoneer_fill_enter (const TmTable *table, TmArgs *args)
{
  if (tm_table_get_phase (table) != PHASE_FEATS)
    return FALSE;
  tm_args_set (args, ASK_ENTER_OWN_TURN, TRUE);
  tm_args_set (args, ASK_ENTER_SOLO, dungeoneer_is_solo (table));
  return TRUE;
}

/* The hazard that waits for the hero who has entered. */
gboolean
dungeoneer_fill_hazard (const TmTable *table, TmArgs *args)
{
  int place = dungeoneer_get_hazard_place (table);
  int active = dungeoneer_get_active (table);
  gint32 kind, test;

  if (place < 0 || active < 0)
    return FALSE;
  kind = dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD);
  test = dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD_TEST);
  if (kind != HAZARD_SPIKES && kind != HAZARD_PIT)
    return FALSE;
  tm_args_set (args, ASK_HAZARD_KIND, kind - HAZARD_SPIKES);
  tm_args_set (args, ASK_HAZARD_OWN_TURN, TRUE);
  tm_args_set (args, ASK_HAZARD_AP, dungeoneer_get (table, COUNTER_AP, (guint) active));
  tm_args_set (args, ASK_HAZARD_SPIKES_DODGE, dungeoneer_has_variant (table, OPTION_SPIKES_DODGE));
  if (DUNGEONEER_TEST_THREAT (test) > 0 && DUNGEONEER_TEST_THREAT (test) <= MOST_NEED)
    tm_args_set (args, ASK_HAZARD_THREAT, DUNGEONEER_TEST_THREAT (test));
  if (DUNGEONEER_TEST_STAT (test) >= 0 && DUNGEONEER_TEST_STAT (test) < DUNGEONEER_N_STATS)
    set_stat (table, (guint) active, (guint) DUNGEONEER_TEST_STAT (test), args, ASK_HAZARD_STAT);
  return TRUE;
}

/* The hero who lies on the ground: the one whose turn it is before all others. */
static int
find_fallen (const TmTable *table)
{
  guint32 alive = dungeoneer_get_alive (table);
  int active = dungeoneer_get_active (table);

  if (active >= 0 && dungeoneer_get (table, COUNTER_FALLEN, (guint) active) != 0)
    return active;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if ((alive >> seat & 1) && dungeoneer_get (table, COUNTER_FALLEN, seat) != 0)
      return (int) seat;
  return -1;
}

gboolean
dungeoneer_fill_fallen (const TmTable *table, TmArgs *args)
{
  int seat = is_running (table) ? find_fallen (table) : -1;
  DungeoneerPurse purse;

  if (seat < 0)
    return FALSE;
  purse = dungeoneer_get_purse (table, (guint) seat);
  tm_args_set (args, ASK_FALLEN_AP, purse.ap);
  tm_args_set (args, ASK_FALLEN_SAVED, purse.saved);
  tm_args_set (args, ASK_FALLEN_FALL_AP, purse.fall_ap);
  tm_args_set (args, ASK_FALLEN_OWN_TURN, purse.own_turn);
  return TRUE;
}

/* Recording */

static gboolean
may_lie (const TmTable *table, const TmArgs *args)
{
  const TmBox *box = tm_table_get_box (table);
  DungeoneerRules rules = { .table = table };
  DungeoneerLaying laying = {
    .cell = (guint) tm_args_get (args, ASK_PLACE_CELL),
    .turn = (guint) tm_args_get (args, ASK_PLACE_TURN),
    .is_last = tm_args_get (args, ASK_PLACE_LAST),
  };
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerLaid laid;
  DungeoneerMap map;

  if (!dungeoneer_read_sides (tm_box_get_string (box, tm_args_get (args, ASK_PLACE_EXITS)),
                              &laying.exits))
    return FALSE;
  dungeoneer_read_table_map (table, &map, pieces);
  dungeoneer_judge_laying (&map, &laying, &rules, &laid);
  return laid.fault == FAULT_NONE;
}

/* Whether a further location can be paid: R p. 10. */
static gboolean
can_explore (const TmTable *table)
{
  guint seat = (guint) dungeoneer_get_active (table);
  DungeoneerRules rules = { .table = table };
  DungeoneerPurse purse = dungeoneer_get_purse (table, seat);
  DungeoneerActed acted;

  dungeoneer_judge_act (ACT_EXPLORE, dungeoneer_get (table, COUNTER_FALLEN, seat) != 0, &purse,
                        &rules, &acted);
  return acted.fault == FAULT_NONE;
}

/* The location is laid as it was ruled: in Locations for nothing, in Feats for an action point. */
guint
dungeoneer_use_place (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gboolean pays = tm_table_get_phase (table) == PHASE_FEATS;
  TmArgs *lay = &moves[0].args;
  TmArgs known;

  tm_args_init (&known);
  if ((!pays && tm_table_get_phase (table) != PHASE_LOCATIONS) || !is_running (table)
      || !dungeoneer_fill_place (table, &known) || !tm_args_fit (args, &known, 0, 0)
      || !may_lie (table, args) || (pays && !can_explore (table)))
    return 0;
  moves[0].kind = MOVE_PLACE_LOCATION;
  tm_args_set (lay, ARG_LAY_CELL, tm_args_get (args, ASK_PLACE_CELL));
  if (!tm_args_has (&known, ASK_PLACE_EXITS))
    tm_args_set (lay, ARG_LAY_EXITS, tm_args_get (args, ASK_PLACE_EXITS));
  tm_args_set (lay, ARG_LAY_TURN, tm_args_get (args, ASK_PLACE_TURN));
  tm_args_set (lay, ARG_LAY_PAY, pays);
  return 1;
}

static gboolean
can_settle (const TmTable *table, const TmArgs *args)
{
  DungeoneerHazardTest test = {
    .kind = (DungeoneerHazard) (tm_args_get (args, ASK_HAZARD_KIND) + HAZARD_SPIKES),
    .die = tm_args_get (args, ASK_HAZARD_DIE),
    .own_turn = TRUE,
    .dodge = tm_args_get (args, ASK_HAZARD_DODGE),
    .ap = tm_args_get (args, ASK_HAZARD_AP),
    .spikes_dodge = tm_args_get (args, ASK_HAZARD_SPIKES_DODGE),
  };
  DungeoneerHazardTested tested;

  dungeoneer_judge_hazard (&test, &(DungeoneerRules) { .table = table }, &tested);
  return tested.fault == FAULT_NONE;
}

/* The hazard that waits, at a table with real dice. */
guint
dungeoneer_use_hazard (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gboolean dodges = tm_args_get (args, ASK_HAZARD_DODGE) != 0;
  TmArgs *hazard = &moves[0].args;
  TmArgs known;

  tm_args_init (&known);
  if (!is_running (table) || !dungeoneer_fill_hazard (table, &known)
      || !tm_args_fit (args, &known, 0, 0) || !tm_args_get (args, ASK_HAZARD_OWN_TURN)
      || !tm_args_has (&known, ASK_HAZARD_STAT) || !tm_args_has (&known, ASK_HAZARD_THREAT)
      || !can_settle (table, args) || (!dodges && dungeoneer_is_by_app (table, OPTION_DICE)))
    return 0;
  moves[0].kind = MOVE_HAZARD;
  if (!dodges)
    tm_args_set (hazard, ARG_HAZARDS_DIE, tm_args_get (args, ASK_HAZARD_DIE) - 1);
  tm_args_set (hazard, ARG_HAZARDS_DODGE, dodges);
  return 1;
}
