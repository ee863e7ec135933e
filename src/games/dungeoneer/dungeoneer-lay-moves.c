/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves that lay locations: R «Фаза локаций», p. 8-9; «Исследование», p. 10; variants, p. 20-21. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/* Where the next location comes from: what was drawn, what was dealt, the deck. */
static int
find_location (DungeoneerTurn *turn, gint32 face, int seat)
{
  int piece
      = tm_table_get_top (turn->table, tm_table_get_zone (turn->table, ZONE_DRAWN, TM_NO_SEAT));

  if (piece >= 0)
    {
      dungeoneer_turn_name (turn, (guint) piece, face);
      return piece;
    }
  if (seat >= 0 && dungeoneer_count_zone (turn->table, ZONE_BLANKS, seat) > 0)
    return dungeoneer_turn_find_card (turn, PIECE_LOCATION, ZONE_BLANKS, seat, face);
  return dungeoneer_turn_find_card (turn, PIECE_LOCATION, ZONE_LOCATIONS, TM_NO_SEAT, face);
}

/* The card as it is printed: as told now, as known, or unknown. */
static gboolean
read_exits (DungeoneerTurn *turn, gint32 face, DungeoneerSides *sides)
{
  *sides = dungeoneer_unpack_sides (
      dungeoneer_get_printed (turn->table, GRID_LOCATIONS, face, LOCATION_EXITS));
  if (!tm_args_has (&turn->move->args, ARG_LAY_EXITS))
    return TRUE;
  return dungeoneer_read_sides (tm_box_get_string (tm_table_get_box (turn->table),
                                                   tm_args_get (&turn->move->args, ARG_LAY_EXITS)),
                                sides)
         || dungeoneer_turn_refuse (turn, "exits", "dungeoneer.box.locations",
                                    tm_text (N_ ("Exits are four letters.")));
}

static void
judge_place (
    DungeoneerTurn *turn, guint cell, DungeoneerSides exits, guint quarters, DungeoneerLaid *laid)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerMap map;
  DungeoneerLaying laying = {
    .cell = cell,
    .exits = exits,
    .turn = quarters,
    .is_last = dungeoneer_count_locations (turn->table) <= 1,
  };

  dungeoneer_read_table_map (turn->table, &map, pieces);
  dungeoneer_judge_laying (&map, &laying, &turn->rules, laid);
}

/* Exploration takes a point: R p. 10. */
static gboolean
pay_for_exploring (DungeoneerTurn *turn, guint seat)
{
  dungeoneer_turn_check_phase (turn, 1u << PHASE_FEATS, "dungeoneer.feats.explore");
  if (!dungeoneer_turn_pay (turn, seat, ACT_EXPLORE))
    return FALSE;
  tm_resolution_add_reason (turn->resolution, "dungeoneer.feats.explore",
                            tm_text (N_ ("A further location takes an action point")));
  return TRUE;
}

/* In setting up, locations cost nothing; in Locations one is laid; later ones are paid. */
static void
check_time (DungeoneerTurn *turn, guint seat, gboolean pays)
{
  guint phase = tm_table_get_phase (turn->table);

  if (phase == PHASE_SETUP)
    return;
  if (pays)
    {
      pay_for_exploring (turn, seat);
      return;
    }
  dungeoneer_turn_check_phase (turn, 1u << PHASE_LOCATIONS, "dungeoneer.map.place.draw");
}

static void
judge_placer (DungeoneerTurn *turn, gint32 face, guint seat)
{
  guint placer = dungeoneer_find_placer (turn->table, face, seat, &turn->rules);

  if (placer != seat)
    dungeoneer_turn_note (
        turn, "placer", "dungeoneer.variant.impartial",
        tm_text (N_ ("%s chooses the place of this location."), tm_arg_seat ((int) placer)));
}

static void
tell_points (DungeoneerTurn *turn, guint place)
{
  if (tm_args_has (&turn->move->args, ARG_LAY_PERIL))
    dungeoneer_turn_set_place (turn, place, PLACE_PERIL,
                               tm_args_get (&turn->move->args, ARG_LAY_PERIL));
  if (tm_args_has (&turn->move->args, ARG_LAY_GLORY))
    dungeoneer_turn_set_place (turn, place, PLACE_GLORY,
                               tm_args_get (&turn->move->args, ARG_LAY_GLORY));
}

static void
put_location (
    DungeoneerTurn *turn, guint place, guint cell, DungeoneerSides printed, guint quarters)
{
  DungeoneerSides lying = dungeoneer_sides_turn (printed, quarters);
  gint32 exits = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    exits |= (gint32) lying.exits[side] << (3 * side);
  dungeoneer_turn_put (turn, place, ZONE_MAP, TM_NO_SEAT, (gint32) cell);
  tm_resolution_turn_piece (turn->resolution, place, TRUE);
  dungeoneer_turn_set_place (turn, place, PLACE_TURN, (gint32) quarters);
  dungeoneer_turn_set_place (turn, place, PLACE_EXITS, exits);
}

/* “No blanks” */

/**
 * dungeoneer_turn_pass_on_laying:
 * @self: a move while it is resolved
 * @seat: who has laid a location, or has none that fits
 *
 * Says who lays the next location that was dealt: to the left, places of common quests last. Source: R «Без белых
 * пятен», p. 20.
 */
void
dungeoneer_turn_pass_on_laying (DungeoneerTurn *self, guint seat)
{
  guint n_seats = tm_table_get_n_seats (self->table);

  if (tm_table_get_phase (self->table) != PHASE_SETUP)
    return;
  for (guint held = 0; held < 2; held++)
    for (guint i = 1; i <= n_seats; i++)
      {
        guint next = (seat + i) % n_seats;

        if (dungeoneer_find_blank (self->table, next, held != 0) >= 0)
          {
            tm_resolution_set_turn (self->resolution, 1u << next);
            return;
          }
      }
  tm_resolution_set_turn (self->resolution, 0);
}

/* Whether a seat lays another location next than a place of a common quest: those that fit nowhere are passed over. */
static gboolean
lays_ordinary (const TmTable *table, guint seat)
{
  int piece = dungeoneer_find_fitting_blank (table, seat);

  return piece >= 0
         && !dungeoneer_is_held_back (table, tm_table_get_piece_face (table, (guint) piece));
}

/* Whose turn it is with nothing else that fits, lays a place of a common quest before the others are done. */
static gboolean
has_ordinary (const TmTable *table, guint seat)
{
  if (dungeoneer_find_blank (table, seat, FALSE) >= 0)
    return lays_ordinary (table, seat);
  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    if (lays_ordinary (table, other))
      return TRUE;
  return FALSE;
}

static gboolean
can_anybody_lay (const TmTable *table)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (dungeoneer_find_fitting_blank (table, seat) >= 0)
      return TRUE;
  return FALSE;
}

/* Places of common quests are laid when no other location is left. */
static void
check_held (DungeoneerTurn *turn, guint place, gint32 face)
{
  guint zone;
  int seat;

  tm_box_describe_zone (tm_table_get_box (turn->table),
                        tm_table_get_piece_zone (turn->table, place), &zone, &seat);
  if (zone == ZONE_BLANKS && dungeoneer_is_held_back (turn->table, face)
      && has_ordinary (turn->table, (guint) MAX (seat, 0)))
    dungeoneer_turn_forbid (
        turn, "held-last", "dungeoneer.variant.no-blanks",
        tm_text (N_ ("Places of common quests are laid when no other location is left.")));
}

/* After the location of phase III the Feats begin. */
static void
go_on (DungeoneerTurn *turn, gboolean pays)
{
  if (tm_table_get_phase (turn->table) == PHASE_LOCATIONS && !pays)
    {
      dungeoneer_turn_add_shared (turn, COUNTER_LAID, 1);
      dungeoneer_turn_set_phase (turn, PHASE_FEATS);
    }
  if (dungeoneer_get_active (turn->table) >= 0)
    dungeoneer_turn_pass_on_laying (turn, (guint) dungeoneer_get_active (turn->table));
}

/* The move `place-location`. */
void
dungeoneer_resolve_place_location (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  guint cell = (guint) tm_args_get (&move->args, ARG_LAY_CELL);
  guint quarters = (guint) tm_args_get (&move->args, ARG_LAY_TURN);
  gboolean pays = tm_args_get (&move->args, ARG_LAY_PAY) != 0;
  gint32 face = tm_args_has (&move->args, ARG_LAY_CARD) ? tm_args_get (&move->args, ARG_LAY_CARD)
                                                        : TM_FACE_UNKNOWN;
  DungeoneerSides exits;
  DungeoneerLaid laid;
  guint seat;
  int place;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn) || !dungeoneer_turn_check_map (&turn))
    return;
  seat = (guint) MAX (dungeoneer_get_active (turn.table), 0);
  place = find_location (&turn, face, dungeoneer_get_active (turn.table));
  if (place < 0)
    {
      dungeoneer_turn_refuse (&turn, "none-left", "dungeoneer.map.place.draw",
                              tm_text (N_ ("No such location is left.")));
      return;
    }
  face = tm_table_get_piece_face (turn.table, (guint) place);
  if (!read_exits (&turn, face, &exits))
    return;
  judge_place (&turn, cell, exits, quarters, &laid);
  if (!dungeoneer_turn_fault (&turn, laid.fault))
    return;
  if (laid.fault == FAULT_NONE && laid.open_ends == 0
      && dungeoneer_count_locations (turn.table) <= 1)
    dungeoneer_turn_note (
        &turn, "sealed-last", "dungeoneer.map.place.sealed",
        tm_text (N_ (
            "The last location may close the dungeon here: the rulebook is not clear about it.")));
  /* What was drawn for a point is paid already. */
  if (tm_table_get_shared (turn.table, COUNTER_DRAWN_PAID) != 0)
    {
      dungeoneer_turn_set_shared (&turn, COUNTER_DRAWN_PAID, 0);
      pays = TRUE;
    }
  else
    check_time (&turn, seat, pays);
  check_held (&turn, (guint) place, face);
  judge_placer (&turn, face, seat);
  put_location (&turn, (guint) place, cell, exits, quarters);
  tell_points (&turn, (guint) place);
  dungeoneer_turn_copy_location (&turn, (guint) place);
  dungeoneer_turn_say (&turn, tm_text (N_ ("Laid on %s: %s"), tm_arg_cell (GRID_MAP, (gint32) cell),
                                       dungeoneer_name_piece (turn.table, (guint) place)));
  go_on (&turn, pays);
}

/* The move `draw-location`. */
void
dungeoneer_resolve_draw_location (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  gboolean pays = tm_args_get (&move->args, ARG_DRAW_PAY) != 0;
  gint32 face = tm_args_has (&move->args, ARG_DRAW_CARD) ? tm_args_get (&move->args, ARG_DRAW_CARD)
                                                         : TM_FACE_UNKNOWN;
  guint seat;
  int place;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn) || !dungeoneer_turn_check_map (&turn))
    return;
  seat = (guint) MAX (dungeoneer_get_active (turn.table), 0);
  place = dungeoneer_turn_take_top (&turn, ZONE_LOCATIONS, PIECE_LOCATION, face);
  if (place < 0 || dungeoneer_count_zone (turn.table, ZONE_DRAWN, TM_NO_SEAT) > 0)
    {
      dungeoneer_turn_refuse (&turn, "none-left", "dungeoneer.map.place.draw",
                              tm_text (N_ ("No such location is left.")));
      return;
    }
  check_time (&turn, seat, pays);
  if (pays)
    dungeoneer_turn_set_shared (&turn, COUNTER_DRAWN_PAID, 1);
  dungeoneer_turn_put (&turn, (guint) place, ZONE_DRAWN, TM_NO_SEAT, TM_TOP);
  tm_resolution_turn_piece (resolution, (guint) place, TRUE);
  judge_placer (&turn, tm_table_get_piece_face (turn.table, (guint) place), seat);
  dungeoneer_turn_say (&turn, tm_text (N_ ("Location drawn: %s"),
                                       dungeoneer_name_piece (turn.table, (guint) place)));
}

/* The move `location-skip`: the card goes under the deck. */
void
dungeoneer_resolve_location_skip (const TmMove *move, TmResolution *resolution)
{
  gboolean fits_nowhere = tm_args_get (&move->args, ARG_SKIP_REASON) == SKIP_NO_FIT;
  DungeoneerTurn turn;
  int drawn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  drawn = tm_table_get_top (turn.table, tm_table_get_zone (turn.table, ZONE_DRAWN, TM_NO_SEAT));
  if (drawn >= 0)
    {
      dungeoneer_turn_put (&turn, (guint) drawn, ZONE_LOCATIONS, TM_NO_SEAT, TM_BOTTOM);
      tm_resolution_turn_piece (resolution, (guint) drawn, FALSE);
    }
  else if (tm_table_get_phase (turn.table) == PHASE_SETUP)
    {
      if (dungeoneer_get_active (turn.table) >= 0 && can_anybody_lay (turn.table))
        dungeoneer_turn_pass_on_laying (&turn, (guint) dungeoneer_get_active (turn.table));
      else
        tm_resolution_set_turn (resolution, 0);
      dungeoneer_turn_say (&turn, tm_text (N_ ("No location is laid")));
      return;
    }
  else
    dungeoneer_turn_check_phase (&turn, 1u << PHASE_LOCATIONS, "dungeoneer.map.place.draw");
  if (!fits_nowhere && dungeoneer_count_locations (turn.table) > 0)
    dungeoneer_turn_forbid (&turn, "location-owed", "dungeoneer.map.place.draw",
                            tm_text (N_ ("There are locations left to draw.")));
  if (fits_nowhere)
    dungeoneer_turn_note (&turn, "no-fit", "dungeoneer.map.place.no-fit",
                          tm_text (N_ ("The rulebook does not say what becomes of a location that "
                                       "fits nowhere: it goes under the deck.")));
  dungeoneer_turn_set_shared (&turn, COUNTER_DRAWN_PAID, 0);
  if (tm_table_get_phase (turn.table) == PHASE_LOCATIONS)
    dungeoneer_turn_set_phase (&turn, PHASE_FEATS);
  dungeoneer_turn_say (&turn, tm_text (N_ ("No location is laid")));
}
