/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be recorded on the map: laying locations, moving, hazards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-offers.h"
#include "tm-text.h"

/* Laying */

static DungeoneerSides
get_known_exits (const TmTable *table, gint32 face)
{
  return dungeoneer_unpack_sides (
      dungeoneer_get_printed (table, GRID_LOCATIONS, face, LOCATION_EXITS));
}

static void
add_laying (TmOffers *offers,
            guint seat,
            guint cell,
            guint ways,
            gint32 face,
            gboolean pays,
            gboolean is_told)
{
  TmOffer *offer = dungeoneer_add_offer (
      offers, MOVE_PLACE_LOCATION, (int) seat,
      pays ? tm_text (N_ ("Explore: lay a location on %s"), tm_arg_cell (GRID_MAP, (gint32) cell))
           : tm_text (N_ ("Lay a location on %s"), tm_arg_cell (GRID_MAP, (gint32) cell)),
      FALSE);

  offer->cell = GRID_MAP << 16 | (int) cell;
  tm_offer_preset (offer, ARG_LAY_CELL, (gint32) cell);
  if (face != TM_FACE_UNKNOWN)
    tm_offer_preset (offer, ARG_LAY_CARD, face);
  if (pays)
    tm_offer_preset (offer, ARG_LAY_PAY, 1);
  if (face == TM_FACE_UNKNOWN)
    offer->asked |= 1u << ARG_LAY_CARD;
  if (!is_told)
    offer->asked |= 1u << ARG_LAY_EXITS | 1u << ARG_LAY_PERIL | 1u << ARG_LAY_GLORY;
  /* Both ways round: the players turn it. */
  if (ways == 3)
    offer->asked |= 1u << ARG_LAY_TURN;
  else
    tm_offer_preset (offer, ARG_LAY_TURN, ways == 2 ? 2 : 0);
}

/* A location that was drawn or dealt by the app; -1: the players draw. */
static int
get_drawn (const TmTable *table, guint seat)
{
  int drawn = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DRAWN, TM_NO_SEAT));

  if (drawn < 0 && tm_table_get_phase (table) == PHASE_SETUP)
    drawn = dungeoneer_find_fitting_blank (table, seat);
  return drawn;
}

static gboolean
offer_drawing (TmOffers *offers, guint seat, gboolean pays)
{
  TmOffer *offer = dungeoneer_add_offer (
      offers, MOVE_DRAW_LOCATION, (int) seat,
      pays ? tm_text (N_ ("Explore: draw a location")) : tm_text (N_ ("Draw a location")), !pays);

  if (pays)
    tm_offer_preset (offer, ARG_DRAW_PAY, 1);
  return TRUE;
}

/* The four tunnels lie around the entrance: R p. 6. */
static gboolean
can_lie (const TmTable *table, guint cell)
{
  return tm_table_get_phase (table) != PHASE_SETUP
         || dungeoneer_has_variant (table, OPTION_NO_BLANKS)
         || ABS (DUNGEONEER_X (cell)) + ABS (DUNGEONEER_Y (cell)) == 1;
}

static guint
offer_cells (const TmTable *table, TmOffers *offers, guint seat, gint32 face, gboolean pays)
{
  guint8 ways[DUNGEONEER_SPAN * DUNGEONEER_SPAN];
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerRules rules = { NULL, table };
  gboolean is_told
      = dungeoneer_get_printed (table, GRID_LOCATIONS, face, LOCATION_EXITS) != DUNGEONEER_UNTOLD;
  DungeoneerMap map;
  guint n = 0;

  dungeoneer_read_table_map (table, &map, pieces);
  dungeoneer_list_layings (&map, get_known_exits (table, face),
                           dungeoneer_count_locations (table) <= 1, &rules, ways);
  for (guint cell = 0; cell < G_N_ELEMENTS (ways); cell++)
    if (ways[cell] != 0 && can_lie (table, cell))
      {
        add_laying (offers, seat, cell, ways[cell], face, pays, is_told);
        n++;
      }
  return n;
}

static void
offer_skip (TmOffers *offers, guint seat, gboolean is_primary)
{
  TmOffer *offer = dungeoneer_add_offer (offers, MOVE_LOCATION_SKIP, (int) seat,
                                         tm_text (N_ ("The location fits nowhere")), is_primary);

  tm_offer_preset (offer, ARG_SKIP_REASON, SKIP_NO_FIT);
  offer->is_usual = is_primary;
}

/**
 * dungeoneer_offer_laying:
 * @table: a table
 * @offers: where to add them
 * @seat: who lays
 * @pays: whether it takes an action point
 *
 * Offers all places where a location can lie.
 */
void
dungeoneer_offer_laying (const TmTable *table, TmOffers *offers, guint seat, gboolean pays)
{
  int drawn = get_drawn (table, seat);
  gboolean is_app = dungeoneer_is_by_app (table, OPTION_LOCATIONS);
  gboolean is_setup = tm_table_get_phase (table) == PHASE_SETUP;
  gboolean is_dealt = dungeoneer_count_zone (table, ZONE_BLANKS, (int) seat) > 0;
  DungeoneerRules rules = { NULL, table };
  guint n, placer;

  if (dungeoneer_count_locations (table) == 0 || !dungeoneer_has_map (table))
    return;
  /* A card that was drawn for a point is laid first. */
  if (drawn < 0 && pays && !dungeoneer_can_act (table, seat, ACT_EXPLORE))
    return;
  if (drawn < 0 && is_app && !is_setup)
    {
      offer_drawing (offers, seat, pays);
      return;
    }
  placer = dungeoneer_find_placer (
      table, drawn >= 0 ? tm_table_get_piece_face (table, (guint) drawn) : TM_FACE_UNKNOWN, seat,
      &rules);
  n = is_setup && is_dealt && drawn < 0
          ? 0
          : offer_cells (table, offers, placer,
                         drawn >= 0 ? tm_table_get_piece_face (table, (guint) drawn)
                                    : TM_FACE_UNKNOWN,
                         pays && drawn < 0);
  if (!pays || drawn >= 0)
    offer_skip (offers, placer, n == 0);
}

/* Moving */

static DungeoneerFault
judge_step (const TmTable *table, guint seat, guint place, TmSide side)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerStride stride = {
    .exit = dungeoneer_get_exit (table, place, side),
    .far = dungeoneer_get_far (table, place, side),
    .ap = dungeoneer_get (table, COUNTER_AP, seat),
    .fallen = dungeoneer_get (table, COUNTER_FALLEN, seat) != 0,
    .held = dungeoneer_get_held (table, place, side) >= 0,
    .threat = 1,
    .die = 6,
  };
  DungeoneerStrode strode;

  dungeoneer_judge_stride (&stride, &rules, &strode);
  return strode.fault;
}

static TmText
name_step (const TmTable *table, guint place, TmSide side)
{
  int neighbour = dungeoneer_get_neighbour (table, place, side);

  return tm_text (N_ ("Move to: %s"),
                  neighbour >= 0
                      ? dungeoneer_name_piece (table, (guint) neighbour)
                      : tm_arg_cell (GRID_MAP, dungeoneer_get_cell_beside (
                                                   dungeoneer_get_cell (table, place), side)));
}

/* What is to be told of the side that is left: nothing where it is open; a die where there is a lock or a trap. */
static guint32
get_asked (const TmTable *table, guint place, TmSide side)
{
  guint32 check = 1u << ARG_GO_NEED | 1u << ARG_GO_STAT;

  switch (dungeoneer_get_exit (table, place, side))
    {
    case EXIT_LOCKED:
    case EXIT_TRAPPED:
      if (dungeoneer_get_held (table, place, side) >= 0)
        return 0;
      if (dungeoneer_get_place_value (table, place, PLACE_TEST_N + (guint) side) != 0)
        check = 0;
      return 1u << ARG_GO_DIE | check;
    case EXIT_UNKNOWN:
      return 1u << ARG_GO_DIE | check;
    default:
      return 0;
    }
}

static void
offer_steps (const TmTable *table, TmOffers *offers, guint seat)
{
  int place = dungeoneer_get_place (table, seat);

  for (TmSide side = TM_SIDE_UP; place >= 0 && side <= TM_SIDE_LEFT; side++)
    {
      TmOffer *offer;

      if (judge_step (table, seat, (guint) place, side) != FAULT_NONE)
        continue;
      offer = dungeoneer_add_offer (offers, MOVE_MOVE, (int) seat,
                                    name_step (table, (guint) place, side), FALSE);
      offer->cell = GRID_MAP << 16
                    | dungeoneer_get_cell_beside (dungeoneer_get_cell (table, (guint) place), side);
      tm_offer_preset (offer, ARG_GO_DIR, (gint32) side);
      offer->asked |= get_asked (table, (guint) place, side);
    }
}

static void
offer_hazard (const TmTable *table, TmOffers *offers, guint seat)
{
  guint place = (guint) dungeoneer_get_hazard_place (table);
  TmOffer *offer = dungeoneer_add_offer (offers, MOVE_HAZARD, (int) seat,
                                         tm_text (N_ ("Settle the hazard")), TRUE);

  tm_offer_preset (offer, ARG_HAZARDS_DODGE, 0);
  offer->asked |= 1u << ARG_HAZARDS_DIE | 1u << ARG_HAZARDS_NEED | 1u << ARG_HAZARDS_STAT;
  if (!dungeoneer_has_variant (table, OPTION_SPIKES_DODGE)
      || dungeoneer_get (table, COUNTER_AP, seat) == 0
      || dungeoneer_get_place_value (table, place, PLACE_HAZARD) != HAZARD_SPIKES)
    return;
  offer = dungeoneer_add_offer (offers, MOVE_HAZARD, (int) seat, tm_text (N_ ("Dodge the spikes")),
                                FALSE);
  tm_offer_preset (offer, ARG_HAZARDS_DODGE, 1);
}

/**
 * dungeoneer_offer_walking:
 * @table: a table
 * @offers: where to add them
 * @seat: whose turn it is
 *
 * Offers the steps of a hero, or the hazard that comes first.
 */
void
dungeoneer_offer_walking (const TmTable *table, TmOffers *offers, guint seat)
{
  TmOffer *offer;

  if (tm_table_get_shared (table, COUNTER_HAZARD) != 0)
    {
      offer_hazard (table, offers, seat);
      return;
    }
  if (dungeoneer_has_map (table))
    {
      offer_steps (table, offers, seat);
      return;
    }
  if (dungeoneer_get (table, COUNTER_AP, seat) == 0
      || dungeoneer_get (table, COUNTER_FALLEN, seat) != 0)
    return;
  offer = dungeoneer_add_offer (offers, MOVE_ENTER, (int) seat, tm_text (N_ ("Enter a location")),
                                FALSE);
  offer->asked |= 1u << ARG_ENTER_NEW;
}
