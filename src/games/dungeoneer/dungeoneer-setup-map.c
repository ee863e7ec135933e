/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The locations that lie there at the start: R «Подготовка к игре», 2, p. 6; «Без белых пятен», p. 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/* “No blanks”: R p. 20 */

/* Deals all locations, one after the other; who is dealt to first has one more than others. */
static void
deal_round (DungeoneerTurn *turn, guint first, const gint32 *cards, guint n_cards)
{
  for (guint i = 0; i < DUNGEONEER_N_LOCATIONS; i++)
    {
      int piece = dungeoneer_turn_take_top (turn, ZONE_LOCATIONS, PIECE_LOCATION,
                                            i < n_cards ? cards[i] : TM_FACE_UNKNOWN);

      if (piece < 0)
        return;
      dungeoneer_turn_put (turn, (guint) piece, ZONE_BLANKS,
                           (int) ((first + i) % tm_table_get_n_seats (turn->table)), TM_BOTTOM);
    }
}

/* Who was dealt the entrance, -1: nobody. */
static int
find_holder (DungeoneerTurn *turn)
{
  guint entrance = dungeoneer_get_first (turn->table, PIECE_LOCATION);
  guint zone;
  int seat;

  tm_box_describe_zone (tm_table_get_box (turn->table),
                        tm_table_get_piece_zone (turn->table, entrance), &zone, &seat);
  return zone == ZONE_BLANKS ? seat : -1;
}

/* On a real table the players say who holds the entrance; hands keep their sizes. */
static void
hand_entrance (DungeoneerTurn *turn, int from, int to)
{
  int swapped = tm_table_get_top (turn->table, tm_table_get_zone (turn->table, ZONE_BLANKS, to));

  if (from == to)
    return;
  if (swapped >= 0)
    dungeoneer_turn_put (turn, (guint) swapped, ZONE_BLANKS, from, TM_BOTTOM);
  dungeoneer_turn_put (turn, dungeoneer_get_first (turn->table, PIECE_LOCATION), ZONE_BLANKS, to,
                       TM_TOP);
}

/* The move `deal-locations`. */
void
dungeoneer_resolve_deal_locations (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  guint n_cards = 0;
  const gint32 *cards = tm_args_has (args, ARG_BLANKS_CARDS)
                            ? tm_args_get_list (args, ARG_BLANKS_CARDS, &n_cards)
                            : NULL;
  DungeoneerTurn turn;
  guint entrance;
  int first;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_set_up (&turn))
    return;
  if (!dungeoneer_has_variant (turn.table, OPTION_NO_BLANKS) || !dungeoneer_has_map (turn.table)
      || dungeoneer_count_zone (turn.table, ZONE_LOCATIONS, TM_NO_SEAT) < DUNGEONEER_N_LOCATIONS)
    {
      dungeoneer_turn_refuse (
          &turn, "no-deal", "dungeoneer.variant.no-blanks",
          tm_text (N_ ("Locations are dealt once, with the variant “No blanks”.")));
      return;
    }
  deal_round (&turn, dungeoneer_turn_get_seat (&turn, ARG_BLANKS_EXTRA), cards, n_cards);
  first = find_holder (&turn);
  if (first < 0)
    {
      dungeoneer_turn_refuse (
          &turn, "no-entrance", "dungeoneer.variant.no-blanks",
          tm_text (N_ ("The entrance is one of the locations that are dealt.")));
      return;
    }
  if (n_cards == 0 && tm_args_has (args, ARG_BLANKS_FIRST))
    {
      hand_entrance (&turn, first, tm_args_get (args, ARG_BLANKS_FIRST));
      first = tm_args_get (args, ARG_BLANKS_FIRST);
    }
  /* Who holds the entrance begins, and lays it. */
  entrance = dungeoneer_get_first (turn.table, PIECE_LOCATION);
  dungeoneer_turn_set_shared (&turn, COUNTER_FIRST_SEAT, first + 1);
  dungeoneer_turn_put (&turn, entrance, ZONE_MAP, TM_NO_SEAT, DUNGEONEER_CELL (0, 0));
  tm_resolution_turn_piece (resolution, entrance, TRUE);
  dungeoneer_turn_copy_location (&turn, entrance);
  dungeoneer_turn_pass_on_laying (&turn, (guint) first);
  dungeoneer_turn_say (&turn,
                       tm_text (N_ ("The locations are dealt; %s lays the entrance and begins"),
                                tm_arg_seat (first)));
}

/* The four tunnels: R p. 6 */

static gboolean
is_start_tunnel (DungeoneerTurn *turn, gint32 face)
{
  gint32 type = dungeoneer_get_printed (turn->table, GRID_LOCATIONS, face, LOCATION_TYPE);

  if (type == LOCATION_ROOM)
    return FALSE;
  return type != LOCATION_GLOOMY || dungeoneer_read_option (&turn->rules, OPTION_GLOOMY_START) != 0;
}

/* The cell beside the entrance. */
static guint
get_cell (TmSide side)
{
  return (guint) dungeoneer_get_cell_beside ((guint) DUNGEONEER_CELL (0, 0), side);
}

static void
lay (DungeoneerTurn *turn, gint32 face, TmSide side, guint quarters)
{
  TmMove move = *turn->move;

  move.kind = MOVE_PLACE_LOCATION;
  tm_args_init (&move.args);
  tm_args_set (&move.args, ARG_LAY_CELL, (gint32) get_cell (side));
  if (face != TM_FACE_UNKNOWN)
    tm_args_set (&move.args, ARG_LAY_CARD, face);
  tm_args_set (&move.args, ARG_LAY_TURN, (gint32) quarters);
  tm_args_set (&move.args, ARG_LAY_PAY, 0);
  dungeoneer_resolve_place_location (&move, turn->resolution);
}

static gboolean
fits (DungeoneerTurn *turn, gint32 face, TmSide side, guint quarters)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerLaying laying = {
    .cell = get_cell (side),
    .exits = dungeoneer_unpack_sides (
        dungeoneer_get_printed (turn->table, GRID_LOCATIONS, face, LOCATION_EXITS)),
    .turn = quarters,
  };
  DungeoneerMap map;
  DungeoneerLaid laid;

  dungeoneer_read_table_map (turn->table, &map, pieces);
  dungeoneer_judge_laying (&map, &laying, &turn->rules, &laid);
  return laid.fault == FAULT_NONE;
}

/* Lays one of the four tunnels, as it was drawn or the other way round; %FALSE: it fits neither way. */
static gboolean
lay_tunnel (DungeoneerTurn *turn, gint32 face, TmSide side, guint quarters)
{
  for (guint i = 0; i < 2; i++)
    {
      guint tried = (quarters + 2 * i) % TM_N_SIDES;

      if (!fits (turn, face, side, tried))
        continue;
      lay (turn, face, side, tried);
      return TRUE;
    }
  return FALSE;
}

/* These four do not fit: back into the deck, and four others are drawn. */
static void
take_back (DungeoneerTurn *turn)
{
  for (TmSide side = TM_SIDE_UP; side <= TM_SIDE_LEFT; side++)
    {
      int place = dungeoneer_get_place_at (turn->table, get_cell (side));

      if (place < 0)
        continue;
      dungeoneer_turn_put (turn, (guint) place, ZONE_LOCATIONS, TM_NO_SEAT, TM_BOTTOM);
      tm_resolution_turn_piece (turn->resolution, (guint) place, FALSE);
    }
  dungeoneer_turn_note (
      turn, "tunnels-again", "dungeoneer.setup.map",
      tm_text (N_ ("These four do not fit round the entrance: others are drawn.")));
  dungeoneer_turn_say (turn, tm_text (N_ ("The tunnels do not fit")));
}

static void
check_tunnel (DungeoneerTurn *turn, gint32 face)
{
  if (face != TM_FACE_UNKNOWN && !is_start_tunnel (turn, face))
    dungeoneer_turn_forbid (turn, "no-tunnel", "dungeoneer.setup.gloomy",
                            tm_text (N_ ("Only tunnels are laid round the entrance.")));
}

/* The move `lay-tunnels`: the app draws four until four fit; how they lie on a real table is told. */
void
dungeoneer_resolve_lay_tunnels (const TmMove *move, TmResolution *resolution)
{
  guint n_cards = 0, n_turns = 0;
  const gint32 *cards = tm_args_has (&move->args, ARG_TUNNELS_CARDS)
                            ? tm_args_get_list (&move->args, ARG_TUNNELS_CARDS, &n_cards)
                            : NULL;
  const gint32 *turns = tm_args_has (&move->args, ARG_TUNNELS_TURNS)
                            ? tm_args_get_list (&move->args, ARG_TUNNELS_TURNS, &n_turns)
                            : NULL;
  DungeoneerTurn turn;
  gboolean is_app;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_set_up (&turn))
    return;
  if (!dungeoneer_has_map (turn.table)
      || dungeoneer_count_zone (turn.table, ZONE_MAP, TM_NO_SEAT) != 1)
    {
      dungeoneer_turn_refuse (&turn, "no-tunnels", "dungeoneer.setup.map",
                              tm_text (N_ ("The four tunnels are laid once, round the entrance.")));
      return;
    }
  is_app = dungeoneer_is_by_app (turn.table, OPTION_LOCATIONS);
  for (guint i = 0; i < TM_N_SIDES; i++)
    {
      gint32 face = i < n_cards ? cards[i] : TM_FACE_UNKNOWN;
      guint quarters = i < n_turns && turns[i] != 0 ? 2 : 0;

      check_tunnel (&turn, face);
      if (i < n_turns && !is_app)
        lay (&turn, face, (TmSide) i, quarters);
      else if (!lay_tunnel (&turn, face, (TmSide) i, quarters))
        {
          take_back (&turn);
          return;
        }
    }
  dungeoneer_turn_say (&turn, tm_text (N_ ("Four tunnels lie round the entrance")));
}
