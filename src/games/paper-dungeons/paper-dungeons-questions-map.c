/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about ways through the dungeon, R «Перемещение», p.9. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions-map.h"

#define MAX_STEPS 99

const TmParam paper_move_cost_params[] = {
  [MOVE_COST_CELLS] = { .id = "cells",
                        .name = N_ ("Where the team stands, then room by room"),
                        .kind = TM_PARAM_CELL,
                        .piece = "dungeon",
                        .is_list = TRUE,
                        .min_items = 1,
                        .max_items = PAPER_N_CELLS },
  PAPER_WAY_PARAMS,
  [MOVE_COST_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_path_params[] = {
  [PATH_FROM] = TM_CELL ("from", N_ ("From"), "dungeon"),
  [PATH_TO] = TM_CELL ("to", N_ ("To"), "dungeon"),
  PAPER_WAY_PARAMS,
  [PATH_TRAPS]
  = TM_CELLS_OR ("traps", N_ ("Traps"), "dungeon", 0, PAPER_N_CELLS, "", .is_unordered = TRUE),
  [PATH_BOOTS] = TM_NUMBER_OR ("boots", N_ ("Boots among the dice"), 0, 3, "0"),
  [PATH_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_reach_params[] = {
  [REACH_FROM] = TM_CELL ("from", N_ ("From"), "dungeon"),
  [REACH_STEPS] = TM_NUMBER ("steps", N_ ("Steps"), 0, MAX_STEPS),
  PAPER_WAY_PARAMS,
  [REACH_SEAT] = PAPER_SEAT_PARAM,
};

const char *const paper_way_options[] = { "ranger_swims", NULL };

/* Reading */

static gboolean
read_joints (const TmArgs *args,
             guint param,
             const char *id,
             gboolean (*mark) (PaperMap *map, guint from, guint to),
             PaperMap *map,
             TmRuling *ruling)
{
  guint n_links;
  const gint32 *links = tm_args_get_list (args, param, &n_links);

  for (guint i = 0; i < n_links; i++)
    if (!mark (map, (guint) tm_link_get_first (links[i]), (guint) tm_link_get_second (links[i])))
      {
        tm_ruling_refuse (ruling, id, tm_text (N_ ("two cells next to each other, such as C1-C2")));
        return FALSE;
      }
  return TRUE;
}

static gboolean
mark_wall (PaperMap *map, guint from, guint to)
{
  paper_map_set_wall (map, from, to, FALSE);
  return paper_find_side (from, to) >= 0;
}

static gboolean
mark_water (PaperMap *map, guint from, guint to)
{
  paper_map_set_water (map, from, to);
  return paper_find_side (from, to) >= 0;
}

static gboolean
read_tunnels (const TmArgs *args, guint param, PaperMap *map, TmRuling *ruling)
{
  guint n_links;
  const gint32 *links = tm_args_get_list (args, param, &n_links);

  for (guint i = 0; i < n_links; i++)
    if (!paper_map_set_tunnel (map, (guint) tm_link_get_first (links[i]),
                               (guint) tm_link_get_second (links[i])))
      {
        tm_ruling_refuse (
            ruling, "tunnels",
            tm_text (N_ ("the two rooms at the ends of a row or column, such as A2-F2")));
        return FALSE;
      }
  return TRUE;
}

/**
 * paper_read_way:
 * @args: arguments
 * @param: the first of %N_WAY parameters
 * @map: (out): the dungeon
 * @walker: (out): what the team can do; asks @ruling for readings
 * @ruling: the ruling, refused if there can be no such dungeon
 *
 * Reads what questions about ways have in common.
 *
 * Returns: whether there can be such a dungeon
 */
gboolean
paper_read_way (
    const TmArgs *args, guint param, PaperMap *map, PaperWalker *walker, TmRuling *ruling)
{
  paper_map_init (map);
  walker->medallion = tm_args_get (args, param + WAY_MEDALLION) != 0;
  walker->cloak = tm_args_get (args, param + WAY_CLOAK) != 0;
  walker->is_ranger = tm_args_get (args, param + WAY_TALENT) == TALENT_RANGER;
  walker->resolution = tm_ruling_get_resolution (ruling);
  return read_joints (args, param + WAY_WALLS, "walls", mark_wall, map, ruling)
         && read_joints (args, param + WAY_WATER, "water", mark_water, map, ruling)
         && read_tunnels (args, param + WAY_TUNNELS, map, ruling);
}

/* Explaining */

static void
explain_tunnels (int from, const PaperWay *way, TmRuling *ruling)
{
  for (guint i = 0; i < way->n_cells; i++)
    {
      if (from >= 0 && paper_find_side ((guint) from, way->cells[i]) < 0)
        tm_resolution_add_reason (
            tm_ruling_get_resolution (ruling), "paper.move.tunnel",
            tm_text (N_ ("%s to %s leads across to the opposite edge: one step."),
                     tm_arg_cell (GRID_DUNGEON, (guint) from),
                     tm_arg_cell (GRID_DUNGEON, way->cells[i])));
      from = way->cells[i];
    }
}

/* What let the team across, if anything did: a ranger who swims needs no medallion. */
static void
explain_water (const PaperWalker *walker, const PaperWay *way, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  if (way->waters == 0)
    return;
  if (walker->medallion)
    tm_resolution_add_reason (resolution, "paper.items.medallion",
                              tm_text_n ("The medallion leads across water %s time.",
                                         "The medallion leads across water %s times.",
                                         tm_arg_number ((gint32) way->waters)));
  if (walker->is_ranger)
    tm_resolution_add_reason (
        resolution, "paper.talent.ranger",
        tm_text (N_ ("The ranger has the step of each crossing back, but must have it in hand.")));
}

/**
 * paper_explain_way:
 * @walker: what the team can do
 * @from: where it stands; -1: it is not inside yet
 * @way: a way
 * @ruling: the ruling
 *
 * Gives the reasons for what a way costs.
 */
void
paper_explain_way (const PaperWalker *walker, int from, const PaperWay *way, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  if (!tm_resolution_wants_reasons (resolution))
    return;
  tm_resolution_add_reason (resolution, "paper.move.steps",
                            tm_text (N_ ("Every room entered costs a step; rooms entered: %s."),
                                     tm_arg_number ((gint32) way->n_cells)));
  explain_tunnels (from, way, ruling);
  if (way->walls > 0)
    tm_resolution_add_reason (resolution, "paper.items.cloak",
                              tm_text_n ("The cloak leads through %s wall.",
                                         "The cloak leads through %s walls.",
                                         tm_arg_number ((gint32) way->walls)));
  explain_water (walker, way, ruling);
}

static TmText
describe_fault (PaperFault fault, guint from, guint to)
{
  TmTextArg a = tm_arg_cell (GRID_DUNGEON, from);
  TmTextArg b = tm_arg_cell (GRID_DUNGEON, to);

  switch (fault)
    {
    case STEP_ADJACENT:
      return tm_text (N_ ("Not allowed: %s and %s do not adjoin in a row or column."), a, b);
    case STEP_WALL:
      return tm_text (N_ ("Not allowed: there is a wall between %s and %s."), a, b);
    case STEP_WATER:
      return tm_text (N_ ("Not allowed: there is water between %s and %s."), a, b);
    case STEP_START:
    case STEP_FINE:
    default:
      return tm_text (
          N_ ("Not allowed: from %s to %s. A team enters from an entrance into the room "
              "above it, and never goes back."),
          a, b);
    }
}

static const char *
get_fault_article (PaperFault fault)
{
  return fault == STEP_ADJACENT ? "paper.move.adjacent"
         : fault == STEP_START  ? "paper.move.start"
                                : "paper.move.barrier";
}

/* Answers */

static void
set_way (const PaperWay *way, gboolean is_known, TmRuling *ruling)
{
  const char *const ids[] = { "needed", "net", "walls_crossed", "water_crossed" };
  const guint values[] = { way->needed, way->net, way->walls, way->waters };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (is_known)
      tm_ruling_set_number (ruling, ids[i], values[i]);
    else
      tm_ruling_set_unknown (ruling, ids[i]);
}

/**
 * paper_answer_move_cost:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers whether a way is allowed and what it costs.
 */
void
paper_answer_move_cost (const TmArgs *args, TmRuling *ruling)
{
  guint n_cells;
  const gint32 *cells = tm_args_get_list (args, MOVE_COST_CELLS, &n_cells);
  PaperWalker walker;
  PaperMap map;
  PaperWay way;

  if (!paper_read_way (args, MOVE_COST_WAY, &map, &walker, ruling))
    return;
  paper_walk (&map, &walker, cells[0], cells + 1, n_cells - 1, &way);
  tm_ruling_set_flag (ruling, "allowed", way.fault == STEP_FINE);
  tm_ruling_set_word (ruling, "why_not", paper_fault_ids[way.fault]);
  tm_ruling_set_number (ruling, "bad", way.bad < 0 ? -1 : way.bad + 1);
  set_way (&way, TRUE, ruling);
  paper_explain_way (&walker, cells[0], &way, ruling);
  if (way.fault == STEP_FINE)
    {
      tm_ruling_set_verdict (
          ruling, tm_text (N_ ("Allowed; steps needed: %s"), tm_arg_number ((gint32) way.needed)));
      return;
    }
  tm_ruling_set_verdict (
      ruling, describe_fault (way.fault, (guint) cells[way.bad], (guint) cells[way.bad + 1]));
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), get_fault_article (way.fault),
      describe_fault (way.fault, (guint) cells[way.bad], (guint) cells[way.bad + 1]));
}

static char *
dup_cell_name (TmRuling *ruling, guint cell)
{
  return tm_box_dup_cell_name (tm_ruling_get_box (ruling), GRID_DUNGEON, (gint32) cell);
}

static void
set_path (const PaperWay *way, TmRuling *ruling)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < way->n_cells; i++)
    g_ptr_array_add (names, dup_cell_name (ruling, way->cells[i]));
  g_ptr_array_add (names, NULL);
  tm_ruling_set_words (ruling, "path", (const char *const *) names->pdata);
}

static void
set_dice (gboolean is_reachable, const PaperWay *way, guint dice, TmRuling *ruling)
{
  if (is_reachable)
    {
      tm_ruling_set_number (ruling, "traps_entered", way->traps);
      tm_ruling_set_number (ruling, "dice", dice);
      return;
    }
  tm_ruling_set_unknown (ruling, "traps_entered");
  tm_ruling_set_unknown (ruling, "dice");
}

static void
judge_path (const TmArgs *args,
            const PaperWalker *walker,
            gboolean is_reachable,
            const PaperWay *way,
            guint dice,
            TmRuling *ruling)
{
  TmTextArg to = tm_arg_cell (GRID_DUNGEON, (guint) tm_args_get (args, PATH_TO));

  if (!is_reachable)
    {
      tm_ruling_set_verdict (ruling, tm_text (N_ ("No way leads to %s."), to));
      tm_ruling_cite (ruling, "paper.move.barrier");
      tm_ruling_cite (ruling, "paper.move.start");
      return;
    }
  paper_explain_way (walker, tm_args_get (args, PATH_FROM), way, ruling);
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "paper.move.steps",
                            tm_text (N_ ("Boots give three steps, every other die two: dice %s."),
                                     tm_arg_number ((gint32) dice)));
  if (way->traps > 0)
    tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "paper.trap",
                              tm_text_n ("%s trap is entered; no way as short enters fewer.",
                                         "%s traps are entered; no way as short enters fewer.",
                                         tm_arg_number ((gint32) way->traps)));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("To %s: steps %s, dice %s"), to,
                                          tm_arg_number ((gint32) way->needed),
                                          tm_arg_number ((gint32) dice)));
}

/**
 * paper_answer_path:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers which way to a room is the best.
 */
void
paper_answer_path (const TmArgs *args, TmRuling *ruling)
{
  guint n_traps;
  const gint32 *traps = tm_args_get_list (args, PATH_TRAPS, &n_traps);
  gboolean is_reachable;
  PaperWalker walker;
  PaperMap map;
  PaperWay way;
  guint dice;

  if (!paper_read_way (args, PATH_WAY, &map, &walker, ruling))
    return;
  for (guint i = 0; i < n_traps; i++)
    map.rooms[traps[i]].has_trap = TRUE;
  is_reachable = paper_find_path (&map, &walker, tm_args_get (args, PATH_FROM),
                                  (guint) tm_args_get (args, PATH_TO), &way);
  dice = paper_count_dice (way.needed, (guint) tm_args_get (args, PATH_BOOTS));
  tm_ruling_set_flag (ruling, "reachable", is_reachable);
  set_path (&way, ruling);
  set_way (&way, is_reachable, ruling);
  set_dice (is_reachable, &way, dice, ruling);
  judge_path (args, &walker, is_reachable, &way, dice, ruling);
}

static gboolean
is_given (const TmArgs *args, guint param)
{
  guint n_values;

  tm_args_get_list (args, param, &n_values);
  return n_values > 0;
}

/* What decides how far the steps lead. */
static void
explain_reach (const TmArgs *args, const PaperWalker *walker, TmRuling *ruling)
{
  gboolean has_walls = is_given (args, REACH_WAY + WAY_WALLS);
  gboolean has_water = is_given (args, REACH_WAY + WAY_WATER);

  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.move.adjacent",
      tm_text (
          N_ ("Each step leads to a room next to it in the same row or column, or across to the "
              "opposite edge; steps: %s."),
          tm_arg_number (tm_args_get (args, REACH_STEPS))));
  tm_ruling_cite (ruling, "paper.move.steps");
  tm_ruling_cite (ruling, "paper.move.reentry");
  if (PAPER_IS_ENTRANCE (tm_args_get (args, REACH_FROM)))
    tm_ruling_cite (ruling, "paper.move.start");
  if (has_walls || has_water)
    tm_ruling_cite (ruling, "paper.move.barrier");
  if (is_given (args, REACH_WAY + WAY_TUNNELS))
    tm_ruling_cite (ruling, "paper.move.tunnel");
  if (has_walls && walker->cloak)
    tm_ruling_cite (ruling, "paper.items.cloak");
  if (has_water && walker->medallion)
    tm_ruling_cite (ruling, "paper.items.medallion");
  if (has_water && walker->is_ranger)
    tm_ruling_cite (ruling, "paper.talent.ranger");
}

/**
 * paper_answer_reach:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers to which rooms so many steps lead.
 */
void
paper_answer_reach (const TmArgs *args, TmRuling *ruling)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  PaperWalker walker;
  PaperMap map;
  guint64 reach;

  if (!paper_read_way (args, REACH_WAY, &map, &walker, ruling))
    return;
  reach = paper_find_reach (&map, &walker, tm_args_get (args, REACH_FROM),
                            (guint) tm_args_get (args, REACH_STEPS));
  /* Names are in order column by column. */
  for (guint i = 0; i < PAPER_N_CELLS; i++)
    {
      guint cell = PAPER_CELL (i / PAPER_ROWS, i % PAPER_ROWS);

      if (reach & G_GUINT64_CONSTANT (1) << cell)
        g_ptr_array_add (names, dup_cell_name (ruling, cell));
    }
  tm_ruling_set_verdict (ruling, tm_text_n ("%s room is within reach", "%s rooms are within reach",
                                            tm_arg_number ((gint32) names->len)));
  g_ptr_array_add (names, NULL);
  tm_ruling_set_words (ruling, "rooms", (const char *const *) names->pdata);
  explain_reach (args, &walker, ruling);
}

/* What a running match knows */

static void
fill_joints (const guint8 layer[PAPER_N_CELLS], guint8 closed, guint param, TmArgs *args)
{
  gint32 links[PAPER_N_JOINTS];
  guint n_links = 0;

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = SIDE_UP; side <= SIDE_RIGHT; side++)
      {
        int other = paper_get_neighbour (cell, (PaperSide) side);
        gboolean is_closed = side == SIDE_UP && PAPER_IS_ENTRANCE (cell)
                             && (closed & 1u << PAPER_COLUMN (cell)) != 0;

        if (other >= 0 && n_links < PAPER_N_JOINTS
            && (is_closed || (layer[cell] & 1u << side) != 0))
          links[n_links++] = tm_link_new ((gint32) cell, other);
      }
  tm_args_set_list (args, param, links, n_links);
}

static void
fill_tunnels (const guint8 layer[PAPER_N_CELLS], guint param, TmArgs *args)
{
  gint32 links[PAPER_N_TUNNELS];
  guint n_links = 0;

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint side = SIDE_UP; side <= SIDE_RIGHT; side++)
      {
        int other = paper_get_tunnel_end (cell, (PaperSide) side);

        if (other >= 0 && (layer[cell] & 1u << side) != 0)
          links[n_links++] = tm_link_new ((gint32) cell, other);
      }
  tm_args_set_list (args, param, links, n_links);
}

/**
 * paper_fill_way:
 * @table: a table
 * @team: the team asked for
 * @param: the first of %N_WAY parameters
 * @args: (inout): arguments
 *
 * Sets the dungeon as far as it is told, and what the team can do in it. An entrance that is closed
 * has a wall in front.
 */
void
paper_fill_way (const TmTable *table, const PaperTeam *team, guint param, TmArgs *args)
{
  PaperMap map;

  paper_read_map (table, &map);
  fill_joints (map.walls, map.closed, param + WAY_WALLS, args);
  fill_joints (map.waters, 0, param + WAY_WATER, args);
  fill_tunnels (map.tunnels, param + WAY_TUNNELS, args);
  tm_args_set (args, param + WAY_MEDALLION, paper_team_has_item (team, ITEM_MEDALLION));
  tm_args_set (args, param + WAY_CLOAK, paper_team_has_item (team, ITEM_CLOAK));
  tm_args_set (args, param + WAY_TALENT, team->talent);
}

static gboolean
read_walking_team (const TmTable *table, TmArgs *args, guint param, PaperTeam *team)
{
  guint phase = tm_table_get_phase (table);
  guint seat;

  if (phase < PHASE_BEFORE || phase > PHASE_FIGHT || !paper_choose_seat (table, args, param, &seat))
    return FALSE;
  tm_args_set (args, param, (gint32) seat);
  paper_read_team (table, seat, team);
  return TRUE;
}

/**
 * paper_fill_move_cost:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets where the team stands and the dungeon around it.
 *
 * Returns: whether the match is on and the whole sheet of a team kept
 */
gboolean
paper_fill_move_cost (const TmTable *table, TmArgs *args)
{
  gint32 start;
  PaperTeam team;

  if (!read_walking_team (table, args, MOVE_COST_SEAT, &team))
    return FALSE;
  start = team.at;
  if (start >= 0)
    tm_args_set_list (args, MOVE_COST_CELLS, &start, 1);
  paper_fill_way (table, &team, MOVE_COST_WAY, args);
  return TRUE;
}

static void
fill_traps (const TmTable *table, guint param, TmArgs *args)
{
  gint32 cells[PAPER_N_CELLS];
  guint n_cells = 0;
  PaperMap map;

  paper_read_map (table, &map);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    if (map.rooms[cell].has_trap)
      cells[n_cells++] = (gint32) cell;
  tm_args_set_list (args, param, cells, n_cells);
}

/**
 * paper_fill_path:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets where the team stands and the dungeon around it.
 *
 * Returns: whether the match is on and the whole sheet of a team kept
 */
gboolean
paper_fill_path (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_walking_team (table, args, PATH_SEAT, &team))
    return FALSE;
  if (team.at >= 0)
    tm_args_set (args, PATH_FROM, team.at);
  paper_fill_way (table, &team, PATH_WAY, args);
  fill_traps (table, PATH_TRAPS, args);
  return TRUE;
}

/**
 * paper_fill_reach:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets where the team stands, the steps that it has in hand and the dungeon around it.
 *
 * Returns: whether the match is on and the whole sheet of a team kept
 */
gboolean
paper_fill_reach (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  if (!read_walking_team (table, args, REACH_SEAT, &team))
    return FALSE;
  if (team.at >= 0)
    tm_args_set (args, REACH_FROM, team.at);
  if (team.steps > 0)
    tm_args_set (args, REACH_STEPS, team.steps);
  paper_fill_way (table, &team, REACH_WAY, args);
  return TRUE;
}
