/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of a team, for the questions about it: each function sets what it can,
 * and says whether the match has such a situation at all. */

#include "config.h"

#include "paper-dungeons-questions.h"
#include "paper-dungeons-setup.h"

/* Whose team */

static guint
find_first (guint32 seats)
{
  return (guint) __builtin_ctz (seats);
}

/**
 * paper_choose_seat:
 * @table: a table
 * @args: arguments
 * @param: the seat that is asked for, if it is given
 * @seat: (out): the seat
 *
 * Chooses a team whose sheet is kept in full: that which is asked for, else the first whose turn it
 * is, else the first of all.
 *
 * Returns: whether there is one
 */
gboolean
paper_choose_seat (const TmTable *table, const TmArgs *args, guint param, guint *seat)
{
  guint32 full = paper_get_full_seats (table);
  guint32 turn = full & tm_table_get_turn (table);

  if (tm_args_has (args, param))
    {
      gint32 asked = tm_args_get (args, param);

      *seat = (guint) asked;
      return asked >= 0 && full & 1u << asked;
    }
  if (full == 0)
    return FALSE;
  *seat = find_first (turn != 0 ? turn : full);
  return TRUE;
}

/* Cards are known of every team. */
static guint
choose_any_seat (const TmTable *table, const TmArgs *args, guint param)
{
  guint seat;

  if (paper_choose_seat (table, args, param, &seat))
    return seat;
  return tm_args_has (args, param) ? (guint) tm_args_get (args, param) : 0;
}

/* Reads the team and says whose it is. */
static gboolean
read_team (const TmTable *table, TmArgs *args, guint param, PaperTeam *team)
{
  guint seat;

  if (!paper_choose_seat (table, args, param, &seat))
    return FALSE;
  paper_read_team (table, seat, team);
  tm_args_set (args, param, (gint32) seat);
  return TRUE;
}

/* Setting parameters */

static void
set_bytes (TmArgs *args, guint param, const guint8 *bytes, guint n_bytes)
{
  gint32 values[PAPER_N_ITEMS];

  g_assert (n_bytes <= G_N_ELEMENTS (values));
  for (guint i = 0; i < n_bytes; i++)
    values[i] = bytes[i];
  tm_args_set_list (args, param, values, n_bytes);
}

static void
set_levels (TmArgs *args, guint param, const PaperTeam *team)
{
  set_bytes (args, param, team->levels, PAPER_N_HEROES);
}

static void
set_cells (TmArgs *args, guint param, const PaperTeam *team)
{
  set_bytes (args, param, team->cells, PAPER_N_ITEMS);
}

static gboolean
has_colours (const PaperTeam *team)
{
  guint n_black = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    n_black += team->colours[hero] == COLOUR_BLACK;
  return n_black == PAPER_BLACK_HEROES;
}

/* Dice */

gboolean
paper_fill_skull_wounds (const TmTable *table, TmArgs *args)
{
  guint skulls = 0;
  PaperTeam team;

  if (!read_team (table, args, SKULL_WOUNDS_SEAT, &team))
    return FALSE;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    skulls += paper_is_die_out (table, die);
  if (tm_table_get_phase (table) == PHASE_ACT && skulls <= 2)
    tm_args_set (args, SKULL_WOUNDS_SKULLS, (gint32) skulls);
  tm_args_set (args, SKULL_WOUNDS_PRIEST, team.levels[HERO_PRIEST]);
  tm_args_set (args, SKULL_WOUNDS_TALENT, team.talent);
  return TRUE;
}

gboolean
paper_fill_die_uses (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, DIE_USES_SEAT, &team) || !has_colours (&team))
    return FALSE;
  set_bytes (args, DIE_USES_PERSONALITY, team.colours, PAPER_N_HEROES);
  set_levels (args, DIE_USES_LEVELS, &team);
  tm_args_set (args, DIE_USES_TALENT, team.talent);
  tm_args_set (args, DIE_USES_PSIONIC_USED, team.psionic);
  return TRUE;
}

gboolean
paper_fill_level_up_die (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, LEVEL_UP_SEAT, &team) || !has_colours (&team))
    return FALSE;
  set_bytes (args, LEVEL_UP_PERSONALITY, team.colours, PAPER_N_HEROES);
  set_levels (args, LEVEL_UP_LEVELS, &team);
  tm_args_set (args, LEVEL_UP_TALENT, team.talent);
  tm_args_set (args, LEVEL_UP_PSIONIC_USED, team.psionic);
  return TRUE;
}

/* Items, potions, wounds */

gboolean
paper_fill_item_cell (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, ITEM_CELL_SEAT, &team))
    return FALSE;
  set_cells (args, ITEM_CELL_CELLS, &team);
  return TRUE;
}

gboolean
paper_fill_item_score (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, ITEM_SCORE_SEAT, &team))
    return FALSE;
  set_cells (args, ITEM_SCORE_CELLS, &team);
  return TRUE;
}

/* The potions that end a row; unknown as long as one of them is. */
static void
set_row_ends (TmArgs *args, guint param, const PaperSheet *sheet)
{
  gint32 ends[PAPER_MAX_POTIONS];
  guint n_ends = 0;

  for (guint potion = 1; potion <= sheet->capacity && potion <= PAPER_MAX_POTIONS; potion++)
    {
      if (sheet->potion_prizes[potion].reward < 0)
        {
          ends[0] = TM_NUMBER_UNKNOWN;
          n_ends = 1;
          break;
        }
      if (sheet->potion_prizes[potion].reward != REWARD_NONE)
        ends[n_ends++] = (gint32) potion;
    }
  tm_args_set_list (args, param, ends, n_ends);
}

gboolean
paper_fill_brew (const TmTable *table, TmArgs *args)
{
  PaperSheet sheet;
  PaperTeam team;

  paper_read_sheet (table, &sheet);
  if (!read_team (table, args, BREWING_SEAT, &team) || team.potions > sheet.capacity)
    return FALSE;
  tm_args_set (args, BREWING_POTIONS, team.potions);
  tm_args_set (args, BREWING_TALENT, team.talent);
  set_row_ends (args, BREWING_ROW_ENDS, &sheet);
  tm_args_set (args, BREWING_CAPACITY, sheet.capacity);
  return TRUE;
}

gboolean
paper_fill_heal (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, HEALING_SEAT, &team) || team.healed > PAPER_HEARTS * team.potions)
    return FALSE;
  if (team.pending > 0)
    tm_args_set (args, HEALING_WOUNDS, team.pending);
  tm_args_set (args, HEALING_POTIONS, team.potions);
  tm_args_set (args, HEALING_HEALED, team.healed);
  return TRUE;
}

gboolean
paper_fill_resurrection (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, RESURRECTION_SEAT, &team))
    return FALSE;
  tm_args_set (args, RESURRECTION_MARKED, team.wounds);
  if (team.pending > 0 && team.wounds + team.pending <= PAPER_MAX_HEARTS)
    tm_args_set (args, RESURRECTION_NEW, team.pending);
  tm_args_set (args, RESURRECTION_HEALTH, (gint32) paper_team_get_health (&team));
  tm_args_set (args, RESURRECTION_USED, team.resurrected != 0);
  return TRUE;
}

/* Rooms */

gboolean
paper_fill_minion_fight (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, MINION_FIGHT_SEAT, &team))
    return FALSE;
  tm_args_set (args, MINION_FIGHT_ARMOUR, paper_team_has_item (&team, ITEM_ARMOUR));
  return TRUE;
}

gboolean
paper_fill_trap (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, TRAP_SEAT, &team))
    return FALSE;
  tm_args_set (args, TRAP_TALENT, team.talent);
  return TRUE;
}

gboolean
paper_fill_room_events (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, ROOM_EVENTS_SEAT, &team))
    return FALSE;
  set_levels (args, ROOM_EVENTS_LEVELS, &team);
  tm_args_set (args, ROOM_EVENTS_ARMOUR, paper_team_has_item (&team, ITEM_ARMOUR));
  tm_args_set (args, ROOM_EVENTS_TALENT, team.talent);
  return TRUE;
}

gboolean
paper_fill_outside_gems (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_team (table, args, OUTSIDE_GEMS_SEAT, &team))
    return FALSE;
  tm_args_set (args, OUTSIDE_GEMS_ROGUE, team.levels[HERO_ROGUE]);
  tm_args_set (args, OUTSIDE_GEMS_POTIONS, team.potions);
  return TRUE;
}

/* Missions and goals */

static void
set_rooms (TmArgs *args, const PaperFacts *facts)
{
  gint32 rooms[PAPER_N_CELLS];
  guint n_rooms = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    if (facts->visits & G_GUINT64_CONSTANT (1) << cell)
      rooms[n_rooms++] = (gint32) cell;
  tm_args_set_list (args, FACTS_ROOMS, rooms, n_rooms);
}

static void
set_minion_levels (TmArgs *args, const PaperFacts *facts)
{
  gint32 levels[PAPER_MAX_MINIONS];
  guint n_levels = 0;

  for (guint level = 1; level < G_N_ELEMENTS (facts->minion_levels); level++)
    for (guint i = 0; i < facts->minion_levels[level] && n_levels < PAPER_MAX_MINIONS; i++)
      levels[n_levels++] = (gint32) level;
  tm_args_set_list (args, FACTS_MINION_LEVELS, levels, n_levels);
}

/* How often, by the reading in force. */
static gint32
count_times (const TmTable *table, gint32 every, gint32 once)
{
  return once >= 0 && tm_table_get_option (table, OPTION_REPEAT_COUNT) == REPEAT_ONCE ? once
                                                                                      : every;
}

static void
set_facts (const TmTable *table, guint seat, TmArgs *args)
{
  PaperFacts facts;

  paper_read_facts (table, seat, &facts);
  set_bytes (args, FACTS_LEVELS, facts.levels, PAPER_N_HEROES);
  set_rooms (args, &facts);
  set_minion_levels (args, &facts);
  tm_args_set (args, FACTS_MINIONS, facts.minions);
  tm_args_set (args, FACTS_POTIONS, facts.potions);
  tm_args_set (args, FACTS_UNUSED_POTIONS, MAX (facts.unused, 0));
  tm_args_set (args, FACTS_GEMS, facts.gems);
  tm_args_set (args, FACTS_TRAPS, count_times (table, facts.traps, facts.traps_once));
  tm_args_set (args, FACTS_OBSTACLES, count_times (table, facts.obstacles, facts.obstacles_once));
  tm_args_set (args, FACTS_ITEMS, facts.items);
  tm_args_set (args, FACTS_MONSTER_ROOMS, facts.monster_rooms);
  tm_args_set_list (args, FACTS_MONSTER_FAME, facts.monster_fame, PAPER_N_STAGES);
  tm_args_set (args, FACTS_SEAT, (gint32) seat);
}

/* Whether a team could say now that it meets a mission. */
static gboolean
meets (const TmTable *table, guint piece, guint seat, TmResolution *resolution)
{
  gint32 mission = tm_table_get_piece_face (table, piece);
  PaperFacts facts;
  gint32 have, need;

  if (mission < 0 || tm_table_get_piece_mark (table, piece, MARK_CLAIMED_BY) & 1 << seat)
    return FALSE;
  paper_read_facts (table, seat, &facts);
  return paper_count_mission ((PaperMission) mission, &facts, resolution, &have, &need);
}

/* The first mission of the row that one of the teams meets and has not claimed; -1: none. */
static int
find_met (const TmTable *table, guint32 seats, guint32 *claimants)
{
  guint zone = tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT);
  TmResolution *resolution = tm_resolution_new (tm_table_get_box (table));
  guint pieces[PAPER_N_MISSIONS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  int found = -1;

  tm_resolution_reset (resolution, table, FALSE);
  *claimants = 0;
  for (guint i = 0; i < n_pieces && *claimants == 0; i++)
    for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
      if (seats & 1u << seat && meets (table, pieces[i], seat, resolution))
        {
          *claimants |= 1u << seat;
          found = (int) pieces[i];
        }
  tm_resolution_free (resolution);
  return found;
}

/* At the end of a round, a mission that is met comes first. */
gboolean
paper_fill_mission_met (const TmTable *table, TmArgs *args)
{
  guint32 claimants;
  guint seat;
  int piece;

  if (!paper_choose_seat (table, args, FACTS_SEAT, &seat))
    return FALSE;
  piece
      = find_met (table, tm_args_has (args, FACTS_SEAT) ? 1u << seat : paper_get_full_seats (table),
                  &claimants);
  if (piece >= 0 && tm_table_get_phase (table) == PHASE_ROUND_END)
    {
      seat = find_first (claimants);
      tm_args_set (args, FACTS_CARD, tm_table_get_piece_face (table, (guint) piece));
    }
  set_facts (table, seat, args);
  return TRUE;
}

gboolean
paper_fill_mission_claim (const TmTable *table, TmArgs *args)
{
  gint32 seats[TM_MAX_SEATS];
  guint32 claimants;
  guint n_seats = 0;
  int piece;

  if (tm_table_get_phase (table) != PHASE_ROUND_END || paper_get_round (table) == 0)
    return FALSE;
  tm_args_set (args, MISSION_CLAIM_PLAYERS, (gint32) tm_table_get_n_seats (table));
  tm_args_set (args, MISSION_CLAIM_ROUND, (gint32) paper_get_round (table));
  piece = find_met (table, paper_get_full_seats (table), &claimants);
  if (piece < 0)
    return TRUE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (claimants & 1u << seat)
      seats[n_seats++] = (gint32) seat;
  tm_args_set (args, MISSION_CLAIM_MISSION, tm_table_get_piece_face (table, (guint) piece));
  tm_args_set_list (args, MISSION_CLAIM_SEATS, seats, n_seats);
  tm_args_set (args, MISSION_CLAIM_DONE_ROUND,
               tm_table_get_piece_mark (table, (guint) piece, MARK_CLAIMED_ROUND));
  return TRUE;
}

gboolean
paper_fill_goal_score (const TmTable *table, TmArgs *args)
{
  guint seat;

  if (!paper_choose_seat (table, args, FACTS_SEAT, &seat) || paper_get_goal (table, seat) < 0)
    return FALSE;
  tm_args_set (args, FACTS_CARD, paper_get_goal (table, seat));
  set_facts (table, seat, args);
  return TRUE;
}

gboolean
paper_fill_goal_colours (const TmTable *table, TmArgs *args)
{
  guint seat = choose_any_seat (table, args, GOAL_COLOURS_SEAT);
  int goal = paper_get_goal (table, seat);

  if (goal < 0)
    return FALSE;
  tm_args_set (args, GOAL_COLOURS_GOAL, goal);
  tm_args_set (args, GOAL_COLOURS_SEAT, (gint32) seat);
  return TRUE;
}

/* Talents */

static gboolean
fill_talent (const TmTable *table, TmArgs *args, guint talent_param, guint seat_param)
{
  guint seat = choose_any_seat (table, args, seat_param);
  int talent = paper_get_talent (table, seat);

  if (talent < 0)
    return FALSE;
  tm_args_set (args, talent_param, talent);
  tm_args_set (args, seat_param, (gint32) seat);
  return TRUE;
}

gboolean
paper_fill_talent_score (const TmTable *table, TmArgs *args)
{
  return fill_talent (table, args, TALENT_SCORE_TALENT, TALENT_SCORE_SEAT);
}

gboolean
paper_fill_talent_trigger (const TmTable *table, TmArgs *args)
{
  return fill_talent (table, args, TALENT_TRIGGER_TALENT, TALENT_TRIGGER_SEAT);
}

gboolean
paper_fill_talent_setup (const TmTable *table, TmArgs *args)
{
  return fill_talent (table, args, TALENT_SETUP_TALENT, TALENT_SETUP_SEAT);
}
