/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up: R «Подготовка к игре», p. 6-7; alone, p. 22; variants, p. 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-printed.h"
#include "dungeoneer-solo.h"
#include "tm-text.h"

/* Options */

/**
 * dungeoneer_check_options:
 * @box: the box of a match
 * @error: return location for an error
 *
 * The `check_options` of the game.
 *
 * Returns: whether the options fit together
 */
gboolean
dungeoneer_check_options (const TmBox *box, GError **error)
{
  if (tm_box_get_option (box, OPTION_MOVEMENT_LIMIT) != 0
      && tm_box_get_option (box, OPTION_FALL_ATTACK) != 0)
    {
      g_set_error_literal (
          error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
          _ ("“Limited movement” and “Action points for falling” are not played together."));
      return FALSE;
    }
  return dungeoneer_check_records (box, error);
}

/* The table at the start */

static void
lay_entrance (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint first = dungeoneer_get_first (table, PIECE_LOCATION);
  DungeoneerTurn turn = { NULL, resolution, table, { resolution, NULL } };
  gint32 exits = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    exits |= EXIT_UNKNOWN << (3 * side);
  for (guint place = first; place < first + DUNGEONEER_N_LOCATIONS; place++)
    {
      dungeoneer_turn_set_place (&turn, place, PLACE_EXITS, exits);
      dungeoneer_turn_set_place (&turn, place, PLACE_PERIL, DUNGEONEER_UNTOLD);
    }
  tm_resolution_set_face (resolution, first, PLACE_ANTECHAMBER);
  dungeoneer_turn_set_place (&turn, first, PLACE_PERIL, 1);
  dungeoneer_turn_set_place (&turn, first, PLACE_GLORY, 1);
  dungeoneer_turn_set_place (&turn, first, PLACE_FLAGS, PLACE_IS_ENTRANCE | PLACE_BANS);
  if (!dungeoneer_has_map (table) || dungeoneer_has_variant (table, OPTION_NO_BLANKS))
    return;
  dungeoneer_turn_put (&turn, first, ZONE_MAP, TM_NO_SEAT, DUNGEONEER_CELL (0, 0));
  tm_resolution_turn_piece (resolution, first, TRUE);
  dungeoneer_turn_copy_location (&turn, first);
}

/* Where the app draws, every card has its face from the start. */
static void
name_deck (TmResolution *resolution, guint kind, guint grid, guint n_pieces, guint copies)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint piece = dungeoneer_get_first (table, kind);
  guint end = piece + n_pieces;
  guint n_faces = tm_box_get_n_faces (tm_table_get_box (table), kind);

  for (guint face = 0; face < n_faces; face++)
    for (gint32 i = dungeoneer_get_printed (table, grid, (gint32) face, copies);
         i > 0 && piece < end; i--)
      {
        /* The entrance lies on the map. */
        if (kind == PIECE_LOCATION && piece == dungeoneer_get_first (table, kind)
            && tm_table_get_piece_face (table, piece) == PLACE_ANTECHAMBER)
          {
            piece++;
            if (face == PLACE_ANTECHAMBER)
              continue;
          }
        if (piece < end)
          tm_resolution_set_face (resolution, piece++, (gint32) face);
      }
}

/* Alone, cards that need others are left out, and the deck is split: R p. 22. */
static void
split_deck (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint first = dungeoneer_get_first (table, PIECE_ADVENTURE);
  DungeoneerTurn turn = { NULL, resolution, table, { resolution, NULL } };

  for (guint piece = first; piece < first + DUNGEONEER_N_ADVENTURES; piece++)
    {
      gint32 class = dungeoneer_get_class (table, piece);
      gboolean is_glory = class == CLASS_BOON || class == CLASS_TREASURE;
      gboolean is_left_out = dungeoneer_get_piece_printed (table, piece, ADVENTURE_FLAGS) > 0;

      if (tm_table_get_piece_face (table, piece) == TM_FACE_UNKNOWN)
        continue;
      dungeoneer_turn_put (&turn, piece,
                           is_left_out ? ZONE_REMOVED
                           : is_glory  ? ZONE_GLORY_DECK
                                       : ZONE_PERIL_DECK,
                           TM_NO_SEAT, TM_BOTTOM);
    }
}

/**
 * dungeoneer_lay_out:
 * @resolution: a resolution on the fresh table
 *
 * The `lay_out` of the game.
 */
void
dungeoneer_lay_out (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  dungeoneer_lay_out_cards (resolution);
  lay_entrance (resolution);
  if (dungeoneer_is_by_app (table, OPTION_LOCATIONS))
    name_deck (resolution, PIECE_LOCATION, GRID_LOCATIONS, DUNGEONEER_N_LOCATIONS, LOCATION_COPIES);
  if (dungeoneer_is_by_app (table, OPTION_QUESTS))
    name_deck (resolution, PIECE_QUEST, GRID_QUESTS, DUNGEONEER_N_QUESTS, QUEST_COPIES);
  if (dungeoneer_is_by_app (table, OPTION_ADVENTURE))
    {
      name_deck (resolution, PIECE_ADVENTURE, GRID_ADVENTURES, DUNGEONEER_N_ADVENTURES,
                 ADVENTURE_COPIES);
      if (dungeoneer_is_solo (table))
        split_deck (resolution);
    }
  if (dungeoneer_is_by_app (table, OPTION_HEROES))
    for (guint hero = 0; hero < DUNGEONEER_N_HEROES; hero++)
      tm_resolution_set_face (resolution, dungeoneer_get_first (table, PIECE_HERO) + hero,
                              (gint32) hero);
}

/* Hands and the first player */

/* Alone, the glory cards that are owed: the first hand. */
static void
deal_alone (DungeoneerTurn *turn, const gint32 *cards, guint n_cards, gint32 owed)
{
  guint count = MIN ((guint) owed, dungeoneer_count_solo_deck (turn->table, DECK_GLORY));

  if (count == 0)
    {
      dungeoneer_turn_refuse (turn, "hand-full", "dungeoneer.solo.draw",
                              tm_text (N_ ("No glory cards are to be drawn.")));
      return;
    }
  count = n_cards > 0 ? MIN (n_cards, count) : count;
  dungeoneer_turn_draw_glory (turn, n_cards > 0 ? cards : NULL, count);
  dungeoneer_turn_add_shared (turn, COUNTER_CARDS_OWED, -(gint32) count);
  dungeoneer_turn_say (turn, tm_text_n ("%s glory card is drawn", "%s glory cards are drawn",
                                        tm_arg_number ((gint32) count)));
  dungeoneer_turn_pass_if_done (turn);
}

/* The move `deal-hand`. */
void
dungeoneer_resolve_deal_hand (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_DEAL_HAND_SEAT);
  guint n_cards = 0;
  const gint32 *cards = tm_args_has (&move->args, ARG_DEAL_HAND_CARDS)
                            ? tm_args_get_list (&move->args, ARG_DEAL_HAND_CARDS, &n_cards)
                            : NULL;
  DungeoneerTurn turn;
  gint32 hand, owed;
  guint count;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  hand = dungeoneer_get (turn.table, COUNTER_HAND, seat);
  owed = tm_table_get_shared (turn.table, COUNTER_CARDS_OWED);
  if (dungeoneer_is_solo (turn.table))
    {
      deal_alone (&turn, cards, n_cards, owed);
      return;
    }
  if (owed == 0 && hand >= DUNGEONEER_HAND)
    {
      dungeoneer_turn_refuse (&turn, "hand-full", "dungeoneer.setup.hand",
                              tm_text (N_ ("This hand is dealt already.")));
      return;
    }
  count = owed > 0 ? (guint) owed : (guint) (DUNGEONEER_HAND - hand);
  dungeoneer_turn_draw (&turn, seat, n_cards > 0 ? MIN (n_cards, count) : count, cards, n_cards);
  dungeoneer_turn_set_shared (&turn, COUNTER_CARDS_OWED, 0);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s takes up cards"), tm_arg_seat ((int) seat)));
  dungeoneer_turn_pass_if_done (&turn);
}

/* The move `first-player`. */
void
dungeoneer_resolve_first_player (const TmMove *move, TmResolution *resolution)
{
  gint32 seat = tm_args_get (&move->args, ARG_FIRST_SEAT);
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_set_up (&turn))
    return;
  dungeoneer_turn_set_shared (&turn, COUNTER_FIRST_SEAT, seat + 1);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s will begin"), tm_arg_seat (seat)));
}

static gboolean
check_complete (DungeoneerTurn *turn)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    if (dungeoneer_count_zone (turn->table, ZONE_HERO, (int) seat) == 0)
      return dungeoneer_turn_refuse (
          turn, "no-hero", "dungeoneer.setup.heroes",
          tm_text (N_ ("%s has no hero yet."), tm_arg_seat ((int) seat)));
  if (dungeoneer_has_map (turn->table)
      && dungeoneer_get_place_at (turn->table, (guint) DUNGEONEER_CELL (0, 0)) < 0)
    return dungeoneer_turn_refuse (turn, "no-entrance", "dungeoneer.setup.map",
                                   tm_text (N_ ("The entrance does not lie there yet.")));
  return TRUE;
}

/* R «Подготовка к игре», 5, p. 7; alone there is no peril. */
static void
enter_dungeon (DungeoneerTurn *turn)
{
  gboolean is_solo = dungeoneer_is_solo (turn->table);
  gboolean has_map = dungeoneer_has_map (turn->table);
  int entrance = dungeoneer_get_place_at (turn->table, (guint) DUNGEONEER_CELL (0, 0));
  guint n_seats = tm_table_get_n_seats (turn->table);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      dungeoneer_turn_add (turn, COUNTER_GLORY, seat, 1);
      if (!is_solo)
        dungeoneer_turn_add (turn, COUNTER_PERIL, seat, 1);
      if (has_map)
        dungeoneer_turn_set (turn, COUNTER_AT, seat, DUNGEONEER_CELL (0, 0) + 1);
    }
  if (has_map && entrance >= 0)
    dungeoneer_turn_set_place (turn, (guint) entrance, PLACE_VISITED, (1 << n_seats) - 1);
  tm_resolution_add_reason (
      turn->resolution, "dungeoneer.setup.entry-points",
      tm_text (N_ ("Entering the dungeon brings the points of the entrance")));
}

/* On a real table the hands are dealt by hand. */
static void
deal_hands (DungeoneerTurn *turn)
{
  gboolean is_app = dungeoneer_is_by_app (turn->table, OPTION_ADVENTURE);

  if (dungeoneer_is_solo (turn->table))
    {
      if (dungeoneer_read_option (&turn->rules, OPTION_SOLO_HAND) == SOLO_HAND_NONE)
        return;
      if (is_app)
        dungeoneer_turn_add_shared (turn, COUNTER_CARDS_OWED, DUNGEONEER_HAND);
      else
        dungeoneer_turn_draw_glory (turn, NULL, DUNGEONEER_HAND);
      return;
    }
  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table) && !is_app; seat++)
    dungeoneer_turn_draw (
        turn, seat,
        (guint) MAX (DUNGEONEER_HAND - dungeoneer_get (turn->table, COUNTER_HAND, seat), 0), NULL,
        0);
}

/* Notes on what is usual and has not been told; play goes on without it. */
static void
note_missing (DungeoneerTurn *turn)
{
  gboolean has_blanks = FALSE;

  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    {
      has_blanks = has_blanks || dungeoneer_count_zone (turn->table, ZONE_BLANKS, (int) seat) > 0;
      tm_resolution_move_all (turn->resolution,
                              tm_table_get_zone (turn->table, ZONE_BLANKS, (int) seat),
                              tm_table_get_zone (turn->table, ZONE_REMOVED, TM_NO_SEAT));
    }
  if (has_blanks)
    dungeoneer_turn_note (
        turn, "blanks-left", "dungeoneer.variant.no-blanks",
        tm_text (N_ ("Locations that were dealt and not laid are out of the game.")));
  if (dungeoneer_has_map (turn->table) && !dungeoneer_has_variant (turn->table, OPTION_NO_BLANKS)
      && dungeoneer_count_zone (turn->table, ZONE_MAP, TM_NO_SEAT) < 1 + TM_N_SIDES)
    dungeoneer_turn_note (turn, "tunnels-missing", "dungeoneer.setup.map",
                          tm_text (N_ ("Four tunnels lie round the entrance at the start.")));
}

/* The move `begin`. */
void
dungeoneer_resolve_begin (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  guint first;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_set_up (&turn) || !check_complete (&turn))
    return;
  first = tm_args_has (&move->args, ARG_BEGIN_FIRST)
              ? (guint) tm_args_get (&move->args, ARG_BEGIN_FIRST)
              : (guint) MAX (tm_table_get_shared (turn.table, COUNTER_FIRST_SEAT) - 1, 0);
  note_missing (&turn);
  enter_dungeon (&turn);
  deal_hands (&turn);
  if (dungeoneer_is_solo (turn.table))
    tm_resolution_move_all (resolution, tm_table_get_zone (turn.table, ZONE_QUESTS, TM_NO_SEAT),
                            tm_table_get_zone (turn.table, ZONE_REMOVED, TM_NO_SEAT));
  /* Heroes that nobody leads go back into the box, but for those with whom players can return. */
  if (!dungeoneer_has_variant (turn.table, OPTION_RESURRECTION))
    tm_resolution_move_all (resolution, tm_table_get_zone (turn.table, ZONE_HEROES, TM_NO_SEAT),
                            tm_table_get_zone (turn.table, ZONE_REMOVED, TM_NO_SEAT));
  dungeoneer_turn_set_shared (&turn, COUNTER_FIRST_SEAT, (gint32) first + 1);
  dungeoneer_turn_set_phase (&turn, PHASE_RESET);
  tm_resolution_set_turn (resolution, 1u << first);
  dungeoneer_turn_say (&turn, tm_text (N_ ("Play begins with %s"), tm_arg_seat ((int) first)));
}
