/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where dice and cards come from, how large the match is, and what random play takes. */

#include "config.h"

#include "paper-dungeons-setup.h"

#define N_FACES 6
#define N_DEALT 2
#define MAX_CELLS 12
#define MANY_FAME 13
#define MANY_WOUNDS 5
#define MANY_POWER 25

/* Size */

static gboolean
has_full_seat (const TmBox *box)
{
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    if (paper_is_full_at_start (box, seat))
      return TRUE;
  return FALSE;
}

/* The `size_grid` of the game: trails are kept of teams whose sheet is kept. */
void
paper_size_grid (const TmBox *box, guint grid, guint *columns, guint *rows)
{
  if (grid == GRID_TRAIL && !has_full_seat (box))
    *columns = *rows = 0;
}

/* Sources */

static gboolean
is_by_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

/* The `draws_in_app` of the game. */
gboolean
paper_draws_in_app (const TmTable *table, guint move, guint param)
{
  switch (move)
    {
    case MOVE_OPEN_DUNGEON:
      /* A card that is agreed upon is not drawn. */
      return is_by_app (table, OPTION_SRC_DUNGEON) && paper_get_fixed_dungeon (table) < 0;
    case MOVE_LAY_MISSIONS:
      return is_by_app (table, OPTION_SRC_MISSIONS);
    case MOVE_DEAL:
      return is_by_app (table, param == DEAL_TALENTS ? OPTION_SRC_TALENTS : OPTION_SRC_GOALS);
    case MOVE_ROLL:
      return is_by_app (table, param == ROLL_FACES ? OPTION_SRC_DICE : OPTION_SRC_ROLLER);
    default:
      return FALSE;
    }
}

/* The `is_asked` of the game: who rolls is asked once a round, where there are several. */
gboolean
paper_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) args;
  return move != MOVE_ROLL || param != ROLL_ROLLER
         || (tm_table_get_n_seats (table) > 1 && tm_table_get_shared (table, COUNTER_ROLLS) == 0);
}

/* The `count_draw` of the game. */
guint
paper_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) param;
  (void) args;
  switch (move)
    {
    case MOVE_LAY_MISSIONS:
      return MAX (paper_count_wanted_missions (table), 1);
    case MOVE_DEAL:
      return N_DEALT;
    case MOVE_ROLL:
      return PAPER_N_DICE;
    default:
      return 1;
    }
}

/* Whether a die stays as it lies when the others are thrown again, if the match reads the rules so. */
static gboolean
stays (const TmTable *table, guint die)
{
  g_autoptr (TmResolution) resolution = NULL;
  gint32 faces[PAPER_N_DICE];
  PaperThrow last;

  if (tm_table_get_option (table, OPTION_REROLL_SCOPE) == REROLL_ALL
      || tm_table_get_shared (table, COUNTER_ROLLS) == 0)
    return FALSE;
  for (guint i = 0; i < PAPER_N_DICE; i++)
    {
      faces[i] = paper_get_die_face (table, i);
      if (faces[i] < 0)
        return FALSE;
    }
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  paper_judge_throw (faces, resolution, &last);
  return last.is_void && !(last.again & 1u << die);
}

/* The `list_sides` of the game: white and black dice have faces of their own; of all dice together the
 * half is white and the half is black. */
int
paper_list_sides (
    const TmTable *table, guint move, guint param, int item, gint32 faces[TM_MAX_PIECES])
{
  guint n_faces;

  if (move != MOVE_ROLL || param != ROLL_FACES)
    return -1;
  if (item < 0)
    {
      n_faces = paper_read_die (table, COLOUR_WHITE, faces);
      return (int) (n_faces + paper_read_die (table, COLOUR_BLACK, faces + n_faces));
    }
  if (stays (table, (guint) item))
    {
      faces[0] = paper_get_die_face (table, (guint) item);
      return 1;
    }
  return (int) paper_read_die (table, paper_get_die_colour ((guint) item), faces);
}

/* Random play */

static gint32
below (TmRandom *random, guint n)
{
  return (gint32) tm_random_below (random, n);
}

/* Three different monsters, those on the back of the dungeon card where they are told. */
static gboolean
sample_monsters (const TmTable *table, TmRandom *random, TmArgs *args)
{
  int dungeon = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT));
  guint n_faces = tm_box_get_n_faces (tm_table_get_box (table), PIECE_MONSTER);
  gint32 faces[PAPER_MAX_MONSTERS];
  gint32 monsters[PAPER_N_STAGES];
  guint n_free = 0;
  guint taken = 0;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      monsters[i]
          = dungeon >= 0
                ? tm_table_get_piece_mark (table, (guint) dungeon, MARK_DUNGEON_MONSTER + i) - 1
                : -1;
      taken |= monsters[i] >= 0 ? 1u << monsters[i] : 0;
    }
  for (guint face = 0; face < MIN (n_faces, PAPER_MAX_MONSTERS); face++)
    if (!(taken & 1u << face))
      faces[n_free++] = (gint32) face;
  tm_random_shuffle (random, faces, n_free);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    if (monsters[i] < 0)
      {
        if (n_free == 0)
          return FALSE;
        monsters[i] = faces[--n_free];
      }
  tm_args_set_list (args, OPEN_MONSTERS_CARDS, monsters, PAPER_N_STAGES);
  return TRUE;
}

/* A card that the seat has been dealt, or any that is free. */
static gboolean
sample_card (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  gboolean is_talent = param == DEAL_TALENTS;
  gint32 seat = tm_args_get (args, DEAL_SEAT);
  guint zone = tm_table_get_zone (table, is_talent ? ZONE_TALENT_DEALT : ZONE_GOAL_DEALT, seat);
  guint pieces[PAPER_N_TALENTS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));

  if (n_pieces == 0)
    n_pieces = tm_table_list_zone (
        table, tm_table_get_zone (table, is_talent ? ZONE_TALENT_BOX : ZONE_GOAL_BOX, TM_NO_SEAT),
        pieces, G_N_ELEMENTS (pieces));
  if (n_pieces == 0)
    return FALSE;
  tm_args_set (args, param,
               tm_table_get_piece_face (table, pieces[tm_random_below (random, n_pieces)]));
  return TRUE;
}

/* What full sheets say, and anything for the others. */
static gboolean
sample_fight (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint stage = paper_get_stage (paper_get_round (table));
  gint32 values[TM_MAX_SEATS];

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gboolean is_full = paper_is_full (table, seat);

      if (param == FIGHT_POWERS)
        values[seat] = is_full ? paper_get_sheet_power (table, seat) : below (random, MANY_POWER);
      else
        values[seat] = is_full ? tm_table_get_counter (table, COUNTER_REACHED + stage - 1, seat)
                               : below (random, 2);
    }
  tm_args_set_list (args, param, values, tm_table_get_n_seats (table));
  return TRUE;
}

static gboolean
sample_fight_result (guint param, TmRandom *random, TmArgs *args)
{
  if (param == FIGHT_RESULT_SEAT)
    return FALSE;
  tm_args_set (args, param, below (random, param == FIGHT_RESULT_FAME ? MANY_FAME : MANY_WOUNDS));
  return TRUE;
}

/* At least the gems that are known to be stolen. */
static gboolean
sample_gems (const TmTable *table, TmRandom *random, TmArgs *args)
{
  guint seat = (guint) tm_args_get (args, FINAL_SHEET_SEAT);
  gint32 known = tm_table_get_counter (table, COUNTER_GEMS, seat);

  tm_args_set (args, FINAL_SHEET_GEMS,
               known + below (random, (guint) (PAPER_MAX_GEMS - known + 1)));
  return TRUE;
}

/* Ways */

/* A room in which something may have to be chosen ends a way. */
static gboolean
may_go_on (const PaperTeam *team, const PaperMap *map, guint cell)
{
  const PaperRoom *room = &map->rooms[cell];

  return team->visits[cell] > 0
         || (room->minion == MINION_NONE && room->reward == REWARD_NONE && room->letter < 0
             && !room->has_trap);
}

static guint
list_next (const PaperMap *map,
           const PaperWalker *walker,
           gint32 *cells,
           guint n_cells,
           int at,
           guint steps)
{
  guint next[PAPER_N_CELLS];
  guint n_next = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      PaperWay way;

      cells[n_cells] = (gint32) cell;
      paper_walk (map, walker, at, cells, n_cells + 1, &way);
      if (way.fault == STEP_FINE && way.needed <= steps)
        next[n_next++] = cell;
    }
  for (guint i = 0; i < n_next; i++)
    cells[n_cells + i] = (gint32) next[i];
  return n_next;
}

static gboolean
sample_way (
    const TmTable *table, guint seat, guint param, guint steps, TmRandom *random, TmArgs *args)
{
  gint32 cells[MAX_CELLS + PAPER_N_CELLS];
  guint n_cells = 0;
  PaperWalker walker = { .resolution = NULL };
  PaperTeam team;
  PaperMap map;

  paper_read_team (table, seat, &team);
  paper_read_map (table, &map);
  walker.medallion = paper_team_has_item (&team, ITEM_MEDALLION);
  walker.cloak = paper_team_has_item (&team, ITEM_CLOAK);
  walker.is_ranger = team.talent == TALENT_RANGER;
  while (n_cells < MAX_CELLS)
    {
      guint n_next = list_next (&map, &walker, cells, n_cells, team.at, steps);

      if (n_next == 0)
        break;
      cells[n_cells] = cells[n_cells + tm_random_below (random, n_next)];
      n_cells++;
      if (!may_go_on (&team, &map, (guint) cells[n_cells - 1]) || below (random, 3) == 0)
        break;
    }
  if (n_cells == 0)
    return FALSE;
  tm_args_set_list (args, param, cells, n_cells);
  return TRUE;
}

static gboolean
sample_walk (const TmTable *table, TmRandom *random, TmArgs *args)
{
  guint die = (guint) tm_args_get (args, DIE_DIE);
  int symbol = paper_get_die_face (table, die);

  if (symbol < 0)
    return FALSE;
  return sample_way (table, (guint) tm_args_get (args, DIE_SEAT), DIE_WHAT,
                     paper_get_steps ((PaperSymbol) symbol), random, args);
}

static gboolean
sample_step (const TmTable *table, TmRandom *random, TmArgs *args)
{
  guint seat = (guint) tm_args_get (args, FREE_SEAT);

  return sample_way (table, seat, FREE_WHAT,
                     (guint) tm_table_get_counter (table, COUNTER_STEPS, seat), random, args);
}

/* The `sample` of the game. */
gboolean
paper_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  switch (move)
    {
    case MOVE_OPEN_MONSTERS:
      return sample_monsters (table, random, args);
    case MOVE_KEEP:
      return param != DEAL_SEAT && sample_card (table, param, random, args);
    case MOVE_FIGHT:
      return sample_fight (table, param, random, args);
    case MOVE_FIGHT_RESULT:
      return sample_fight_result (param, random, args);
    case MOVE_FINAL_SHEET:
      return param == FINAL_SHEET_GEMS && sample_gems (table, random, args);
    case MOVE_WALK:
      return param == DIE_WHAT && sample_walk (table, random, args);
    case MOVE_STEP:
      return param == FREE_WHAT && sample_step (table, random, args);
    default:
      return FALSE;
    }
}
