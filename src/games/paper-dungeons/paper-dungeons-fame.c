/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Missions, goals and the final sheet, R «Миссии», «Цели», «Подсчёт очков», p.14; requirements and
 * steps of the cards: public lists. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-turn.h"

#define MINIONS_LEVEL_3 3
#define MINIONS_LEVEL_4 4
#define MINIONS_LEVEL_5 5
#define COLUMN_ROOMS 4

const char *const paper_row_ids[]
    = { "monster1", "monster2", "monster3",     "levels",      "items",   "gems",
        "minions",  "wounds",   "resurrection", "goal_talent", "missions" };

const char *const paper_decided_ids[] = { "total", "rooms", "shared" };

/* Counting */

static gboolean
is_visited (const PaperFacts *facts, guint cell)
{
  return (facts->visits & G_GUINT64_CONSTANT (1) << cell) != 0;
}

static gint32
count_heroes (const PaperFacts *facts, guint level)
{
  gint32 heroes = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    heroes += facts->levels[hero] >= level;
  return heroes;
}

static gint32
find_highest (const PaperFacts *facts)
{
  guint8 highest = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    highest = MAX (highest, facts->levels[hero]);
  return highest;
}

static gint32
count_health (const PaperFacts *facts)
{
  gint32 health = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    health += facts->levels[hero];
  return health;
}

static gint32
count_minion_levels (const PaperFacts *facts)
{
  gint32 levels = 0;

  for (guint level = 1; level < G_N_ELEMENTS (facts->minion_levels); level++)
    levels += facts->minion_levels[level] > 0;
  return levels;
}

static gint32
count_rooms_of_row (const PaperFacts *facts, guint row)
{
  gint32 rooms = 0;

  for (guint column = 0; column < PAPER_COLUMNS; column++)
    rooms += is_visited (facts, PAPER_CELL (column, row));
  return rooms;
}

static gint32
count_rooms_of_column (const PaperFacts *facts, guint column)
{
  gint32 rooms = 0;

  for (guint row = 1; row < PAPER_ROWS; row++)
    rooms += is_visited (facts, PAPER_CELL (column, row));
  return rooms;
}

static gint32
find_best_row (const PaperFacts *facts)
{
  gint32 best = 0;

  for (guint row = 1; row < PAPER_ROWS; row++)
    best = MAX (best, count_rooms_of_row (facts, row));
  return best;
}

static gint32
find_best_column (const PaperFacts *facts)
{
  gint32 best = 0;

  for (guint column = 0; column < PAPER_COLUMNS; column++)
    best = MAX (best, count_rooms_of_column (facts, column));
  return best;
}

static gint32
count_full_rows (const PaperFacts *facts)
{
  gint32 rows = 0;

  for (guint row = 1; row < PAPER_ROWS; row++)
    rows += count_rooms_of_row (facts, row) == PAPER_COLUMNS;
  return rows;
}

static gint32
count_good_columns (const PaperFacts *facts)
{
  gint32 columns = 0;

  for (guint column = 0; column < PAPER_COLUMNS; column++)
    columns += count_rooms_of_column (facts, column) >= COLUMN_ROOMS;
  return columns;
}

static gint32
count_rooms (const PaperFacts *facts)
{
  gint32 rooms = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    rooms += is_visited (facts, cell);
  return rooms;
}

static gint32
count_corners (const PaperFacts *facts)
{
  gint32 corners = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    corners += is_visited (facts, cell) && paper_is_corner_room (cell);
  return corners;
}

/* Whether corners are edge rooms is an open point. */
static gint32
count_edge_rooms (const PaperFacts *facts, TmResolution *resolution)
{
  gint32 corners = count_corners (facts);
  gint32 rooms = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    rooms += is_visited (facts, cell) && paper_is_edge_room (cell);
  if (corners > 0 && paper_get_reading (resolution, OPTION_EDGE_CORNERS) == READING_NO)
    rooms -= corners;
  return rooms;
}

/* Whether the same trap, wall or river counts again is an open point. */
static gint32
count_passings (gint32 every, gint32 once, TmResolution *resolution)
{
  if (once < 0 || once == every)
    return every;
  return paper_get_reading (resolution, OPTION_REPEAT_COUNT) == REPEAT_ONCE ? once : every;
}

static gint32
count_monster_fame (const PaperFacts *facts, TmResolution *resolution)
{
  gint32 gains = 0, losses = 0;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    if (facts->monster_fame[i] > 0)
      gains += facts->monster_fame[i];
    else if (facts->monster_fame[i] != PAPER_UNKNOWN)
      losses -= facts->monster_fame[i];
  if (losses > 0 && paper_get_reading (resolution, OPTION_FAME_READING) == FAME_NET)
    return gains - losses;
  return gains;
}

static gint32
count_mission_potions (const PaperFacts *facts, TmResolution *resolution)
{
  if (facts->unused == facts->potions)
    return facts->potions;
  return paper_get_reading (resolution, OPTION_POTIONS_MISSION) == POTIONS_UNUSED ? facts->unused
                                                                                  : facts->potions;
}

/* Missions */

static gint32
count_for_mission (PaperMission mission, const PaperFacts *facts, TmResolution *resolution)
{
  switch (mission)
    {
    case MISSION_MINIONS_3_LEVELS:
      return count_minion_levels (facts);
    case MISSION_HERO_6:
      return find_highest (facts);
    case MISSION_ROW:
      return find_best_row (facts);
    case MISSION_HEROES_3:
      return count_heroes (facts, 3);
    case MISSION_COLUMN:
      return find_best_column (facts);
    case MISSION_POTIONS_8:
      return count_mission_potions (facts, resolution);
    case MISSION_HEROES_4:
      return count_heroes (facts, 4);
    case MISSION_MINIONS_6:
      return facts->minions;
    case MISSION_GEMS_4:
      return facts->gems;
    case MISSION_CORNERS_2:
      return count_corners (facts);
    case MISSION_TRAPS_5:
      return count_passings (facts->traps, facts->traps_once, resolution);
    case MISSION_ROOMS_15:
      return count_rooms (facts);
    case MISSION_ITEMS_4:
      return facts->items;
    case MISSION_HEALTH_12:
      return count_health (facts);
    case MISSION_MONSTER_ROOMS:
      return facts->monster_rooms;
    case MISSION_HEROES_5:
      return count_heroes (facts, 5);
    case PAPER_N_MISSIONS:
    default:
      return 0;
    }
}

/**
 * paper_count_mission:
 * @mission: a mission
 * @facts: what the team has
 * @resolution: (nullable): asked about open points, where they matter; %NULL: their defaults
 * @have: (out): what the mission counts
 * @need: (out): how much of it there must be
 *
 * Counts what a mission asks for.
 *
 * Returns: whether it is met
 */
gboolean
paper_count_mission (PaperMission mission,
                     const PaperFacts *facts,
                     TmResolution *resolution,
                     gint32 *have,
                     gint32 *need)
{
  *have = facts->value >= 0 ? facts->value : count_for_mission (mission, facts, resolution);
  *need = paper_mission_need[mission];
  return *have >= *need;
}

/**
 * paper_get_mission_fame:
 * @n_seats: how many teams play
 * @round: the round in which a mission is claimed
 *
 * Gets the fame of a mission, R «Подсчёт очков», row Л; alone it depends on the round, R «Одиночная
 * игра».
 *
 * Returns: the fame for each team that claims it
 */
gint32
paper_get_mission_fame (guint n_seats, guint round)
{
  if (n_seats > 1)
    return PAPER_MISSION_FAME;
  return paper_solo_mission_fame[CLAMP (round, 1, PAPER_MAX_ROUND) - 1];
}

/* Goals */

static gint32
count_for_goal (PaperGoal goal, const PaperFacts *facts, TmResolution *resolution)
{
  switch (goal)
    {
    case GOAL_MINIONS_L4:
      return facts->minion_levels[MINIONS_LEVEL_4];
    case GOAL_MINIONS_L5:
      return facts->minion_levels[MINIONS_LEVEL_5];
    case GOAL_OBSTACLES:
      return count_passings (facts->obstacles, facts->obstacles_once, resolution);
    case GOAL_COLUMNS:
      return count_good_columns (facts);
    case GOAL_ROWS:
      return count_full_rows (facts);
    case GOAL_HEROES_5:
      return count_heroes (facts, 5);
    case GOAL_MINIONS_L3:
      return facts->minion_levels[MINIONS_LEVEL_3];
    case GOAL_POTIONS:
      return facts->potions;
    case GOAL_ROOMS:
      return count_rooms (facts);
    case GOAL_MONSTER_FAME:
      return count_monster_fame (facts, resolution);
    case GOAL_ITEMS:
      return facts->items;
    case GOAL_EDGE:
      return count_edge_rooms (facts, resolution);
    case GOAL_MINIONS:
      return facts->minions;
    case GOAL_GEMS:
      return facts->gems;
    case GOAL_CORNERS:
      return count_corners (facts);
    case GOAL_HEALTH:
      return count_health (facts);
    case PAPER_N_GOALS:
    default:
      return 0;
    }
}

/**
 * paper_count_goal:
 * @goal: a goal
 * @facts: what the team has
 * @resolution: (nullable): asked about open points, where they matter; %NULL: their defaults
 * @have: (out): what the goal counts
 * @next: (out): how much the next step asks for; -1: all are reached
 *
 * Counts what a goal asks for, R «Цели»: it may be reached in part.
 *
 * Returns: fame so far: 0, 2, 4 or 6
 */
gint32
paper_count_goal (
    PaperGoal goal, const PaperFacts *facts, TmResolution *resolution, gint32 *have, gint32 *next)
{
  guint reached = 0;

  *have = facts->value >= 0 ? facts->value : count_for_goal (goal, facts, resolution);
  while (reached < PAPER_GOAL_STEPS && *have >= paper_goal_steps[goal][reached])
    reached++;
  *next = reached < PAPER_GOAL_STEPS ? paper_goal_steps[goal][reached] : -1;
  return PAPER_GOAL_FAME ((gint32) reached);
}

/* The final sheet */

/**
 * paper_get_level_fame:
 * @levels: levels of the heroes
 * @table: fame by the lowest level
 * @lowest: (out) (nullable): the lowest level
 * @sixes: (out) (nullable): heroes at level 6
 *
 * Gets the fame of levels, R «Подсчёт очков», row Г.
 *
 * Returns: the fame; %PAPER_UNKNOWN if that of the lowest level is not told
 */
gint32
paper_get_level_fame (const guint8 levels[PAPER_N_HEROES],
                      const gint16 table[PAPER_MAX_LEVEL + 1],
                      guint *lowest,
                      guint *sixes)
{
  guint low = PAPER_MAX_LEVEL, n_sixes = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      low = MIN (low, levels[hero]);
      n_sixes += levels[hero] == PAPER_MAX_LEVEL;
    }
  if (lowest != NULL)
    *lowest = low;
  if (sixes != NULL)
    *sixes = n_sixes;
  return table[low] == PAPER_UNKNOWN ? PAPER_UNKNOWN : table[low] + (gint32) n_sixes;
}

/**
 * paper_get_item_fame:
 * @cells: cells of each item
 * @n_cells: (out) (nullable): how many there are
 * @bonus: (out) (nullable): extra fame of complete items
 *
 * Gets the fame of magic items, R «Подсчёт очков», row Д.
 *
 * Returns: the fame
 */
gint32
paper_get_item_fame (const guint8 cells[PAPER_N_ITEMS], guint *n_cells, gint32 *bonus)
{
  guint filled = 0;
  gint32 extra = 0;

  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    {
      filled += cells[item];
      extra += cells[item] == PAPER_ITEM_CELLS ? paper_item_fame[item] : 0;
    }
  if (n_cells != NULL)
    *n_cells = filled;
  if (bonus != NULL)
    *bonus = extra;
  return (gint32) filled + extra;
}

static void
set_row (PaperRows *rows, PaperRow row, gint32 value)
{
  if (value == PAPER_UNKNOWN)
    return;
  rows->values[row] = value;
  rows->known |= 1u << row;
  rows->total += value;
}

/* What a track is worth at a count; nothing is worth nothing. */
static gint32
look_up (const gint16 *track, guint count, guint last)
{
  return count == 0 ? 0 : track[MIN (count, last)];
}

static gint32
add_talent_fame (gint32 goal_fame, int talent)
{
  if (goal_fame == PAPER_UNKNOWN)
    return PAPER_UNKNOWN;
  return goal_fame + (talent >= 0 ? paper_talent_fame[talent] : 0);
}

/**
 * paper_count_final:
 * @final: what the rows are counted from
 * @sheet: what is printed on the sheet
 * @rows: (out): the rows
 *
 * Counts the final sheet, R «Подсчёт очков», rows А to Л. What is not told stays open.
 */
void
paper_count_final (const PaperFinal *final, const PaperSheet *sheet, PaperRows *rows)
{
  memset (rows, 0, sizeof *rows);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    set_row (rows, (PaperRow) (ROW_MONSTER1 + i), final->monster_fame[i]);
  set_row (rows, ROW_LEVELS, paper_get_level_fame (final->levels, sheet->level_fame, NULL, NULL));
  set_row (rows, ROW_ITEMS, paper_get_item_fame (final->cells, NULL, NULL));
  set_row (rows, ROW_GEMS, look_up (sheet->gem_fame, final->gems, PAPER_MAX_GEMS));
  set_row (rows, ROW_MINIONS, look_up (sheet->minion_fame, final->minions, PAPER_MAX_MINIONS));
  set_row (rows, ROW_WOUNDS,
           look_up (sheet->wound_fame, (guint) MAX (final->wounds, 0), PAPER_MAX_HEARTS));
  set_row (rows, ROW_RESURRECTION, final->resurrected ? -PAPER_RESURRECTION : 0);
  set_row (rows, ROW_GOAL_TALENT, add_talent_fame (final->goal_fame, final->talent));
  set_row (rows, ROW_MISSIONS, final->mission_fame);
}

/* Winners */

static gboolean
is_better (const gint32 *totals, const gint32 *rooms, guint seat, guint other)
{
  return totals[seat] > totals[other]
         || (totals[seat] == totals[other] && rooms != NULL && rooms[seat] > rooms[other]);
}

/**
 * paper_find_winners:
 * @totals: (array length=n_seats): fame of each team
 * @rooms: (array length=n_seats) (nullable): rooms that each has explored; %NULL: they do not count
 * @n_seats: how many teams there are
 * @ranks: (out): the place of each: 1 and one more for every team that is better
 * @by: (out) (nullable): what decided
 *
 * Finds the winners, R «Подсчёт очков»: most fame, then most rooms, then shared.
 *
 * Returns: set of the winners
 */
guint32
paper_find_winners (const gint32 *totals,
                    const gint32 *rooms,
                    guint n_seats,
                    guint ranks[TM_MAX_SEATS],
                    PaperDecided *by)
{
  guint32 winners = 0, richest = 0;
  gint32 most = G_MININT32;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      ranks[seat] = 1;
      for (guint other = 0; other < n_seats; other++)
        ranks[seat] += is_better (totals, rooms, other, seat);
      winners |= ranks[seat] == 1 ? 1u << seat : 0;
      most = MAX (most, totals[seat]);
    }
  for (guint seat = 0; seat < n_seats; seat++)
    richest |= totals[seat] == most ? 1u << seat : 0;
  if (by != NULL)
    *by = (winners & (winners - 1)) != 0   ? DECIDED_SHARED
          : (richest & (richest - 1)) != 0 ? DECIDED_ROOMS
                                           : DECIDED_TOTAL;
  return winners;
}
