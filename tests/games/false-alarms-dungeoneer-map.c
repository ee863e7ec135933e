/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: locations, moves, hazards. */

#include "false-alarms-dungeoneer.h"

#define FAR_CELL DUNGEONEER_CELL (20, 20)

static const int dx[TM_N_SIDES] = { 0, 1, 0, -1 };
static const int dy[TM_N_SIDES] = { -1, 0, 1, 0 };

static int
get_beside (guint cell, guint side)
{
  int x = DUNGEONEER_X (cell) + dx[side], y = DUNGEONEER_Y (cell) + dy[side];

  return DUNGEONEER_IN_REACH (x, y) ? DUNGEONEER_CELL (x, y) : -1;
}

static int
get_place_beside (const AlarmTry *self, guint cell, guint side)
{
  int beside = get_beside (cell, side);

  return beside < 0 ? -1 : dungeoneer_get_place_at (self->table, (guint) beside);
}

static guint
get_opposite (guint side)
{
  return (side + 2) % TM_N_SIDES;
}

/* A free cell beside a location; -1: there is none. */
static int
pick_free (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_places = alarm_list (self, "map", TM_NO_SEAT, pieces);
  int picked = -1;
  guint n = 0;

  for (guint i = 0; i < n_places; i++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      {
        guint cell = dungeoneer_get_cell (self->table, pieces[i]);
        int beside = get_beside (cell, side);

        if (beside >= 0 && get_place_beside (self, cell, side) < 0 && alarm_below (self, ++n) == 0)
          picked = beside;
      }
  return picked;
}

/* Laying */

static gboolean
can_lay (AlarmTry *self, const char *phase)
{
  guint pieces[TM_MAX_PIECES];

  return alarm_has_option (self, "map", "full")
         && alarm_has_option (self, "source.locations", "table")
         && alarm_list (self, "locations", TM_NO_SEAT, pieces) > 2
         && dungeon_page_get_ready (self, phase);
}

static gboolean
lay (AlarmTry *self, int cell, const char *exits)
{
  if (cell < 0)
    return FALSE;
  alarm_begin (self, "place-location");
  alarm_give (self, "cell", cell);
  alarm_give_word (self, "exits", exits);
  return TRUE;
}

/* Exits that fit in a cell: walls to walls and to where nothing lies, but for open ones if wanted. */
static void
get_fitting (const AlarmTry *self, guint cell, char empty, char exits[TM_N_SIDES + 1])
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      int place = get_place_beside (self, cell, side);

      exits[side] = empty;
      if (place >= 0)
        exits[side]
            = dungeoneer_get_exit (self->table, (guint) place, get_opposite (side)) == EXIT_WALL
                  ? 'w'
                  : 'o';
    }
  exits[TM_N_SIDES] = '\0';
}

static gboolean
lay_fitting (AlarmTry *self, int cell)
{
  char exits[TM_N_SIDES + 1];

  if (cell < 0)
    return FALSE;
  get_fitting (self, (guint) cell, 'o', exits);
  return lay (self, cell, exits);
}

/* All neighbors turn a wall to the cell, or an exit. */
static void
turn_neighbors (AlarmTry *self, guint cell, DungeoneerExit exit)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      int place = get_place_beside (self, cell, side);

      if (place >= 0)
        dungeon_page_put_exit (self, (guint) place, get_opposite (side), exit);
    }
}

static gboolean
lay_on_another (AlarmTry *self)
{
  int place = dungeon_page_find (self, "map", TM_NO_SEAT);

  return can_lay (self, "locations") && place >= 0
         && lay (self, (int) dungeoneer_get_cell (self->table, (guint) place), "oooo");
}

static gboolean
lay_sideways (AlarmTry *self)
{
  if (!can_lay (self, "locations") || !lay_fitting (self, pick_free (self)))
    return FALSE;
  alarm_give_word (self, "turn", alarm_below (self, 2) == 0 ? "90" : "270");
  return TRUE;
}

static gboolean
lay_upside_down (AlarmTry *self)
{
  if (!alarm_has_option (self, "half_turn", "no") || !can_lay (self, "locations")
      || !lay_fitting (self, pick_free (self)))
    return FALSE;
  alarm_give_word (self, "turn", "180");
  return TRUE;
}

static gboolean
lay_apart (AlarmTry *self)
{
  return can_lay (self, "locations") && dungeoneer_get_place_at (self->table, FAR_CELL) < 0
         && lay (self, FAR_CELL, "oooo");
}

static gboolean
lay_exit_to_wall (AlarmTry *self)
{
  int cell = pick_free (self);

  if (!can_lay (self, "locations") || cell < 0)
    return FALSE;
  turn_neighbors (self, (guint) cell, EXIT_OPEN);
  return lay (self, cell, "wwww");
}

static gboolean
lay_cut_off (AlarmTry *self)
{
  int cell = pick_free (self);

  if (!can_lay (self, "locations") || cell < 0)
    return FALSE;
  turn_neighbors (self, (guint) cell, EXIT_WALL);
  return lay (self, cell, "wwww");
}

/* No exit faces an empty cell but those to one. */
static gboolean
lay_sealed (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_places = alarm_list (self, "map", TM_NO_SEAT, pieces);
  int cell = pick_free (self);
  char exits[TM_N_SIDES + 1];

  if (!can_lay (self, "locations") || cell < 0)
    return FALSE;
  for (guint i = 0; i < n_places; i++)
    for (guint side = 0; side < TM_N_SIDES; side++)
      {
        guint at = dungeoneer_get_cell (self->table, pieces[i]);

        if (get_place_beside (self, at, side) < 0)
          dungeon_page_put_exit (self, pieces[i], side,
                                 get_beside (at, side) == cell ? EXIT_OPEN : EXIT_WALL);
      }
  get_fitting (self, (guint) cell, 'w', exits);
  return lay (self, cell, exits);
}

static gboolean
explore (AlarmTry *self)
{
  if (!can_lay (self, "feats") || !lay_fitting (self, pick_free (self)))
    return FALSE;
  alarm_give (self, "pay", 1);
  dungeon_page_put (self, "ap", 2);
  dungeon_page_put (self, "fallen", 0);
  return TRUE;
}

static gboolean
explore_without_point (AlarmTry *self)
{
  if (!explore (self))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  dungeon_page_put (self, "fall_ap", 0);
  return TRUE;
}

static gboolean
explore_fallen (AlarmTry *self)
{
  if (!alarm_has_option (self, "fallen_ap", "strict") || !explore (self))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  dungeon_page_put (self, "fall_ap", 0);
  return TRUE;
}

static gboolean
skip_owed (AlarmTry *self)
{
  if (!can_lay (self, "locations"))
    return FALSE;
  alarm_begin (self, "location-skip");
  alarm_give_word (self, "reason", "empty");
  return TRUE;
}

static gboolean
leave_owed (AlarmTry *self)
{
  if (!can_lay (self, "locations"))
    return FALSE;
  alarm_begin (self, "next-phase");
  return TRUE;
}

/* Moving */

/* A side of the hero's location where another lies, or none does; -1: there is no such. */
static int
pick_side (AlarmTry *self, guint place, gboolean has_neighbor)
{
  guint cell = dungeoneer_get_cell (self->table, place);
  int picked = -1;
  guint n = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((get_place_beside (self, cell, side) >= 0) == has_neighbor && alarm_below (self, ++n) == 0)
      picked = (int) side;
  return picked;
}

/* A move through an exit of this kind. */
static gboolean
go (AlarmTry *self, gboolean has_neighbor, DungeoneerExit exit)
{
  int place, side, neighbor;

  if (!alarm_has_option (self, "map", "full") || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));
  side = place < 0 ? -1 : pick_side (self, (guint) place, has_neighbor);
  if (side < 0)
    return FALSE;
  neighbor
      = get_place_beside (self, dungeoneer_get_cell (self->table, (guint) place), (guint) side);
  dungeon_page_put_exit (self, (guint) place, (guint) side, exit);
  dungeon_page_put_place (self, (guint) place, PLACE_HELD, 0);
  dungeon_page_put_place (self, (guint) place, PLACE_TEST_N + (guint) side,
                          DUNGEONEER_TEST (STAT_SPEED, 5));
  if (neighbor >= 0)
    dungeon_page_put_exit (self, (guint) neighbor, get_opposite ((guint) side), EXIT_OPEN);
  dungeon_page_put (self, "ap", 2);
  dungeon_page_put (self, "fallen", 0);
  alarm_begin (self, "move");
  alarm_give (self, "dir", side);
  return TRUE;
}

static gboolean
go_fallen (AlarmTry *self)
{
  if (!go (self, TRUE, EXIT_OPEN))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  return TRUE;
}

static gboolean
go_into_wall (AlarmTry *self)
{
  return go (self, TRUE, EXIT_WALL);
}

static gboolean
go_nowhere (AlarmTry *self)
{
  return go (self, FALSE, EXIT_OPEN);
}

static gboolean
go_without_point (AlarmTry *self)
{
  if (!go (self, TRUE, EXIT_OPEN))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  return TRUE;
}

static gboolean
go_without_roll (AlarmTry *self)
{
  return alarm_has_option (self, "source.dice", "table")
         && go (self, TRUE, alarm_below (self, 2) == 0 ? EXIT_TRAPPED : EXIT_LOCKED);
}

static gboolean
enter_without_point (AlarmTry *self)
{
  if (!alarm_has_option (self, "map", "off") || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  alarm_begin (self, "enter");
  alarm_give (self, "peril", 1);
  alarm_give (self, "glory", 1);
  return TRUE;
}

/* Shifting */

/* A location that is no entrance, and nobody stands there. */
static gboolean
shift (AlarmTry *self, int to)
{
  guint pieces[TM_MAX_PIECES];
  guint n_places = alarm_list (self, "map", TM_NO_SEAT, pieces);

  if (!alarm_has_option (self, "map", "full") || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  for (guint i = 0; i < n_places; i++)
    {
      gint32 from = (gint32) dungeoneer_get_cell (self->table, pieces[i]);

      if (dungeoneer_is_entrance (self->table, pieces[i]) || from == to)
        continue;
      alarm_begin (self, "shift");
      alarm_give_list (self, "from", &from, 1);
      alarm_give_list (self, "to", &to, 1);
      return TRUE;
    }
  return FALSE;
}

static gboolean
shift_away (AlarmTry *self)
{
  return shift (self, FAR_CELL);
}

static gboolean
shift_entrance_away (AlarmTry *self)
{
  gint32 from;
  guint n;
  int place;

  if (!shift (self, FAR_CELL))
    return FALSE;
  from = tm_args_get_list (&self->move.args, 0, &n)[0];
  place = dungeoneer_get_place_at (self->table, (guint) from);
  /* What it leaves behind hangs together. */
  if (tm_table_get_zone (self->table, ZONE_MAP, TM_NO_SEAT)
      != tm_table_get_piece_zone (self->table, (guint) place))
    return FALSE;
  dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, PLACE_IS_ENTRANCE);
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (get_place_beside (self, (guint) from, side) >= 0
        && get_beside ((guint) from, side) != DUNGEONEER_CELL (0, 0))
      return FALSE;
  return TRUE;
}

static gboolean
shift_onto_another (AlarmTry *self)
{
  return shift (self, DUNGEONEER_CELL (0, 0));
}

/* Hazards */

static gboolean
meet_hazard (AlarmTry *self, DungeoneerHazard hazard)
{
  int place;

  if (!alarm_has_option (self, "map", "full") || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));
  if (place < 0)
    return FALSE;
  dungeon_page_put_place (self, (guint) place, PLACE_HAZARD, (gint32) hazard);
  dungeon_page_put_place (self, (guint) place, PLACE_HAZARD_TEST, DUNGEONEER_TEST (STAT_SPEED, 5));
  alarm_put (self, "hazard", TM_NO_SEAT,
             place - (int) dungeoneer_get_first (self->table, PIECE_LOCATION) + 1);
  dungeon_page_put (self, "ap", 2);
  alarm_begin (self, "hazard");
  alarm_give (self, "dodge", 1);
  return TRUE;
}

static gboolean
dodge_pit (AlarmTry *self)
{
  return meet_hazard (self, HAZARD_PIT);
}

static gboolean
dodge_without_variant (AlarmTry *self)
{
  return alarm_has_option (self, "spikes_dodge", "no") && meet_hazard (self, HAZARD_SPIKES);
}

static gboolean
dodge_without_point (AlarmTry *self)
{
  if (!alarm_has_option (self, "spikes_dodge", "yes") || !meet_hazard (self, HAZARD_SPIKES))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  return TRUE;
}

const AlarmKind dungeon_map_illegal[] = {
  ALARM_IMPOSSIBLE ("place-location, where one lies", "occupied", lay_on_another),
  ALARM_ILLEGAL ("place-location, sideways", "sideways", lay_sideways),
  ALARM_ILLEGAL ("place-location, upside down", "half-turn", lay_upside_down),
  ALARM_ILLEGAL ("place-location, apart", "apart", lay_apart),
  ALARM_ILLEGAL ("place-location, an exit to a wall", "exit-to-wall", lay_exit_to_wall),
  ALARM_ILLEGAL ("place-location, cut off", "cut-off", lay_cut_off),
  ALARM_ILLEGAL ("place-location, closing the dungeon", "sealed", lay_sealed),
  ALARM_ILLEGAL ("place-location, without a point", "no-ap", explore_without_point),
  ALARM_ILLEGAL ("place-location, fallen", "fallen", explore_fallen),
  ALARM_ILLEGAL ("location-skip, with locations left", "location-owed", skip_owed),
  ALARM_ILLEGAL ("next-phase, with a location owed", "location-owed", leave_owed),
  ALARM_ILLEGAL ("move, fallen", "fallen", go_fallen),
  ALARM_IMPOSSIBLE ("move, through a wall", "wall", go_into_wall),
  ALARM_IMPOSSIBLE ("move, where nothing lies", "no-neighbour", go_nowhere),
  ALARM_ILLEGAL ("move, without a point", "no-ap", go_without_point),
  ALARM_IMPOSSIBLE ("move, without the die", "needs-roll", go_without_roll),
  ALARM_ILLEGAL ("enter, without a point", "no-ap", enter_without_point),
  ALARM_ILLEGAL ("shift, out of reach", "unreachable", shift_away),
  ALARM_ILLEGAL ("shift, in two pieces", "apart", shift_entrance_away),
  ALARM_IMPOSSIBLE ("shift, onto another", "overlap", shift_onto_another),
  ALARM_ILLEGAL ("hazard, a pit is dodged", "no-dodge", dodge_pit),
  ALARM_ILLEGAL ("hazard, dodged without the variant", "no-dodge", dodge_without_variant),
  ALARM_ILLEGAL ("hazard, dodged without a point", "no-ap", dodge_without_point),
  ALARM_END,
};

/* Legal moves, at tables as they are */

static gboolean
is_in_feats (AlarmTry *self)
{
  return alarm_is_phase (self, "feats") && dungeon_page_get_ready (self, "feats");
}

static gboolean
make_move (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));
  guint cell;

  if (place < 0 || !is_in_feats (self) || dungeon_page_get (self, "ap") == 0
      || dungeon_page_get (self, "fallen") != 0)
    return FALSE;
  cell = dungeoneer_get_cell (self->table, (guint) place);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      int neighbor = get_place_beside (self, cell, side);

      if (neighbor < 0 || dungeoneer_get_exit (self->table, (guint) place, side) != EXIT_OPEN
          || dungeoneer_get_exit (self->table, (guint) neighbor, get_opposite (side)) == EXIT_WALL)
        continue;
      alarm_begin (self, "move");
      alarm_give (self, "dir", (gint32) side);
      return TRUE;
    }
  return FALSE;
}

static gboolean
make_explore (AlarmTry *self)
{
  int cell = pick_free (self);
  gboolean joins = FALSE;

  if (cell < 0 || !is_in_feats (self) || !can_lay (self, "feats")
      || dungeon_page_get (self, "ap") == 0 || dungeon_page_get (self, "fallen") != 0)
    return FALSE;
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      int place = get_place_beside (self, (guint) cell, side);

      joins = joins
              || (place >= 0
                  && dungeoneer_get_exit (self->table, (guint) place, get_opposite (side))
                         != EXIT_WALL);
    }
  if (!joins || !lay_fitting (self, cell))
    return FALSE;
  alarm_give (self, "pay", 1);
  return TRUE;
}

static gboolean
make_finish_feats (AlarmTry *self)
{
  if (!is_in_feats (self))
    return FALSE;
  alarm_begin (self, "next-phase");
  return TRUE;
}

const AlarmKind dungeon_map_legal[] = {
  ALARM_LEGAL ("move, through an open exit", make_move),
  ALARM_LEGAL ("place-location, for a point", make_explore),
  ALARM_LEGAL ("next-phase, after any feat", make_finish_feats),
  ALARM_END,
};
