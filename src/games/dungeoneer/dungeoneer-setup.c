/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Setting up: R «Подготовка к игре», p. 6-7; alone, p. 22; variants, p. 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "dungeoneer-printed.h"
#include "tm-text.h"

static gboolean
check_set_up (DungeoneerTurn *turn)
{
  return tm_table_get_phase (turn->table) == PHASE_SETUP
         || dungeoneer_turn_refuse (turn, "wrong-phase", "dungeoneer.setup.map",
                                    tm_text (N_ ("Play has begun already.")));
}

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
      g_set_error_literal (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
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
    for (gint32 i = dungeoneer_get_printed (table, grid, (gint32) face, copies); i > 0 && piece < end; i--)
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
  if (tm_table_get_option (table, OPTION_LOCATIONS) == TM_SOURCE_APP)
    name_deck (resolution, PIECE_LOCATION, GRID_LOCATIONS, DUNGEONEER_N_LOCATIONS, LOCATION_COPIES);
  if (tm_table_get_option (table, OPTION_QUESTS) == TM_SOURCE_APP)
    name_deck (resolution, PIECE_QUEST, GRID_QUESTS, DUNGEONEER_N_QUESTS, QUEST_COPIES);
  if (tm_table_get_option (table, OPTION_ADVENTURE) == TM_SOURCE_APP)
    {
      name_deck (resolution, PIECE_ADVENTURE, GRID_ADVENTURES, DUNGEONEER_N_ADVENTURES, ADVENTURE_COPIES);
      if (dungeoneer_is_solo (table))
        split_deck (resolution);
    }
  if (tm_table_get_option (table, OPTION_HEROES) == TM_SOURCE_APP)
    for (guint hero = 0; hero < DUNGEONEER_N_HEROES; hero++)
      tm_resolution_set_face (resolution, dungeoneer_get_first (table, PIECE_HERO) + hero, (gint32) hero);
}

/* Heroes */

/* What is printed on the hero card, where it is told. */
static void
read_hero_card (DungeoneerTurn *turn, guint seat, guint hero)
{
  gint32 health = dungeoneer_get_piece_printed (turn->table, hero, HERO_HEALTH);
  gint32 boons = dungeoneer_get_piece_printed (turn->table, hero, HERO_BOONS);
  gint32 treasures = dungeoneer_get_piece_printed (turn->table, hero, HERO_TREASURES);

  /* Both heroes of the rulebook have six: «Подготовка к игре», 3, p. 7. */
  if (health == DUNGEONEER_UNTOLD)
    health = 6;
  dungeoneer_turn_set (turn, COUNTER_MAX_HEALTH, seat, health);
  dungeoneer_turn_set (turn, COUNTER_HEALTH, seat, health);
  dungeoneer_turn_set (turn, COUNTER_BOON_LIMIT, seat, boons == DUNGEONEER_UNTOLD ? 99 : boons);
  dungeoneer_turn_set (turn, COUNTER_TREASURE_LIMIT, seat, treasures == DUNGEONEER_UNTOLD ? 99 : treasures);
  dungeoneer_turn_set (turn, COUNTER_LEVEL, seat, 1);
}

/* A hero of this name for a seat; -1: the move was refused. */
static int
find_hero (DungeoneerTurn *turn, gint32 face)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_HERO);
  guint zone = tm_table_get_zone (turn->table, ZONE_HEROES, TM_NO_SEAT);
  int hero;

  for (guint piece = first; face != TM_FACE_UNKNOWN && piece < first + DUNGEONEER_N_HEROES; piece++)
    if (tm_table_get_piece_face (turn->table, piece) == face
        && tm_table_get_piece_zone (turn->table, piece) != zone)
      {
        gboolean is_beaten = tm_table_get_piece_zone (turn->table, piece)
                             == tm_table_get_zone (turn->table, ZONE_REMOVED, TM_NO_SEAT);

        if (turn->move->kind == MOVE_RESURRECT && is_beaten
            && dungeoneer_read_option (&turn->rules, OPTION_RESURRECTION_POOL) == POOL_ANY)
          return (int) piece;
        dungeoneer_turn_refuse (turn, "hero-taken", "dungeoneer.box.heroes",
                                tm_text (N_ ("This hero is in the game already.")));
        return -1;
      }
  hero = dungeoneer_turn_find_card (turn, PIECE_HERO, ZONE_HEROES, TM_NO_SEAT, face);
  if (hero < 0)
    dungeoneer_turn_refuse (turn, "no-hero", "dungeoneer.box.heroes",
                            tm_text (N_ ("No such hero is left.")));
  return hero;
}

static void
give_hero (DungeoneerTurn *turn, guint seat, guint hero)
{
  guint zone = tm_table_get_zone (turn->table, ZONE_HERO, (int) seat);
  int before = tm_table_get_top (turn->table, zone);

  if (before >= 0)
    dungeoneer_turn_put (turn, (guint) before, ZONE_HEROES, TM_NO_SEAT, TM_BOTTOM);
  dungeoneer_turn_put (turn, hero, ZONE_HERO, (int) seat, TM_TOP);
  tm_resolution_turn_piece (turn->resolution, hero, TRUE);
  read_hero_card (turn, seat, hero);
}

/* The move `deal-hero`. */
void
dungeoneer_resolve_deal_hero (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_DEAL_HERO_SEAT);
  gint32 face = tm_args_has (&move->args, ARG_DEAL_HERO_HERO) ? tm_args_get (&move->args, ARG_DEAL_HERO_HERO)
                                                              : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  int hero;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_set_up (&turn))
    return;
  hero = find_hero (&turn, face);
  if (hero < 0)
    return;
  if (dungeoneer_count_zone (turn.table, ZONE_HEROES, TM_NO_SEAT) == DUNGEONEER_N_HEROES)
    dungeoneer_note_sources (resolution);
  give_hero (&turn, seat, (guint) hero);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s leads: %s"), tm_arg_seat ((int) seat),
                                       dungeoneer_name_piece (turn.table, (guint) hero)));
}

/* The move `resurrect`: R p. 20. */
void
dungeoneer_resolve_resurrect (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_REVIVE_SEAT);
  gint32 face = tm_args_has (&move->args, ARG_REVIVE_HERO) ? tm_args_get (&move->args, ARG_REVIVE_HERO)
                                                           : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  int hero, placer;
  int cell;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  if (dungeoneer_get (turn.table, COUNTER_ALIVE, seat) != 0
      || !dungeoneer_has_variant (turn.table, OPTION_RESURRECTION))
    {
      dungeoneer_turn_refuse (&turn, "no-return", "dungeoneer.variant.resurrection",
                              tm_text (N_ ("Nobody returns here.")));
      return;
    }
  hero = find_hero (&turn, face);
  if (hero < 0)
    return;
  cell = tm_args_has (&move->args, ARG_REVIVE_CELL) ? tm_args_get (&move->args, ARG_REVIVE_CELL)
                                                    : DUNGEONEER_CELL (0, 0);
  if (dungeoneer_has_map (turn.table)
      && (dungeoneer_get_place_at (turn.table, (guint) cell) < 0
          || !dungeoneer_is_entrance (turn.table, (guint) dungeoneer_get_place_at (turn.table, (guint) cell))))
    {
      dungeoneer_turn_refuse (&turn, "no-entrance", "dungeoneer.variant.resurrection",
                              tm_text (N_ ("A new hero begins on an entrance.")));
      return;
    }
  placer = dungeoneer_get_reviver (seat, dungeoneer_get_alive (turn.table), tm_table_get_n_seats (turn.table));
  give_hero (&turn, seat, (guint) hero);
  dungeoneer_turn_set (&turn, COUNTER_ALIVE, seat, 1);
  dungeoneer_turn_set (&turn, COUNTER_OUT_ROUND, seat, 0);
  if (dungeoneer_has_map (turn.table))
    dungeoneer_turn_set (&turn, COUNTER_AT, seat, cell + 1);
  dungeoneer_turn_draw (&turn, seat, DUNGEONEER_HAND, NULL, 0);
  if (placer >= 0)
    dungeoneer_turn_note (&turn, "placer", "dungeoneer.variant.resurrection",
                          tm_text (N_ ("%s chooses the entrance."), tm_arg_seat (placer)));
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s returns with: %s"), tm_arg_seat ((int) seat),
                                       dungeoneer_name_piece (turn.table, (guint) hero)));
}

/* Quests */

static gboolean
check_slots (DungeoneerTurn *turn, gboolean is_common, guint seat)
{
  DungeoneerQuestSetup setup;
  guint n;

  dungeoneer_get_quest_setup (tm_table_get_n_seats (turn->table),
                              dungeoneer_has_variant (turn->table, OPTION_NOTHING_PERSONAL), &turn->rules, &setup);
  n = is_common ? dungeoneer_count_common (turn->table) : dungeoneer_count_zone (turn->table, ZONE_PERSONAL, (int) seat);
  if (n < (is_common ? setup.common : setup.personal))
    return TRUE;
  dungeoneer_turn_forbid (turn, "quest-slots", "dungeoneer.setup.quests",
                          tm_text (N_ ("No further quest is dealt there.")));
  return TRUE;
}

/* The move `deal-quest`. */
void
dungeoneer_resolve_deal_quest (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  gboolean is_common = tm_args_get (args, ARG_DEAL_QUEST_TO) == OF_COMMON;
  gint32 face = tm_args_has (args, ARG_DEAL_QUEST_QUEST) ? tm_args_get (args, ARG_DEAL_QUEST_QUEST) : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  guint seat;
  int quest;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  seat = dungeoneer_turn_get_seat (&turn, ARG_DEAL_QUEST_SEAT);
  quest = dungeoneer_turn_take_top (&turn, ZONE_QUESTS, PIECE_QUEST, face);
  if (quest < 0)
    {
      dungeoneer_turn_refuse (&turn, "no-quest", "dungeoneer.quest.deck-empty",
                              tm_text (N_ ("No such quest is left in the deck.")));
      return;
    }
  check_slots (&turn, is_common, seat);
  dungeoneer_turn_put (&turn, (guint) quest, is_common ? ZONE_COMMON : ZONE_PERSONAL,
                       is_common ? TM_NO_SEAT : (int) seat, TM_BOTTOM);
  tm_resolution_turn_piece (resolution, (guint) quest, TRUE);
  if (tm_args_has (args, ARG_DEAL_QUEST_CATEGORY) && tm_table_get_piece_face (turn.table, (guint) quest) != TM_FACE_UNKNOWN)
    dungeoneer_turn_tell (&turn, GRID_QUESTS, tm_table_get_piece_face (turn.table, (guint) quest), QUEST_CATEGORY,
                          tm_args_get (args, ARG_DEAL_QUEST_CATEGORY));
  if (is_common)
    dungeoneer_turn_say (&turn, tm_text (N_ ("Common quest: %s"), dungeoneer_name_piece (turn.table, (guint) quest)));
  else
    dungeoneer_turn_say (&turn, tm_text (N_ ("%s gets the quest: %s"), tm_arg_seat ((int) seat),
                                         dungeoneer_name_piece (turn.table, (guint) quest)));
}

/* Locations */

/* The move `deal-locations`: “No blanks”, R p. 20. */
void
dungeoneer_resolve_deal_locations (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  guint n_cards = 0;
  const gint32 *cards = tm_args_has (args, ARG_BLANKS_CARDS) ? tm_args_get_list (args, ARG_BLANKS_CARDS, &n_cards) : NULL;
  DungeoneerTurn turn;
  guint n_seats, first;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_set_up (&turn))
    return;
  if (!dungeoneer_has_variant (turn.table, OPTION_NO_BLANKS) || !dungeoneer_has_map (turn.table)
      || dungeoneer_count_zone (turn.table, ZONE_LOCATIONS, TM_NO_SEAT) < DUNGEONEER_N_LOCATIONS)
    {
      dungeoneer_turn_refuse (&turn, "no-deal", "dungeoneer.variant.no-blanks",
                              tm_text (N_ ("Locations are dealt once, with the variant “No blanks”.")));
      return;
    }
  n_seats = tm_table_get_n_seats (turn.table);
  first = dungeoneer_turn_get_seat (&turn, ARG_BLANKS_EXTRA) % n_seats;
  for (guint i = 0; i < DUNGEONEER_N_LOCATIONS; i++)
    {
      int piece = dungeoneer_turn_take_top (&turn, ZONE_LOCATIONS, PIECE_LOCATION, i < n_cards ? cards[i] : TM_FACE_UNKNOWN);
      guint seat = (first + i) % n_seats;

      if (piece < 0)
        break;
      dungeoneer_turn_put (&turn, (guint) piece, ZONE_BLANKS, (int) seat, TM_BOTTOM);
    }
  /* Who holds the entrance begins, and lays it. */
  first = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    if (tm_table_find_piece (turn.table, tm_table_get_zone (turn.table, ZONE_BLANKS, (int) seat), PIECE_LOCATION,
                             PLACE_ANTECHAMBER)
        >= 0)
      first = seat;
  if (n_cards == 0 && tm_args_has (args, ARG_BLANKS_FIRST))
    {
      guint holder = (guint) tm_args_get (args, ARG_BLANKS_FIRST);
      guint entrance = dungeoneer_get_first (turn.table, PIECE_LOCATION);

      if (holder != first)
        {
          int swapped = tm_table_get_top (turn.table, tm_table_get_zone (turn.table, ZONE_BLANKS, (int) holder));

          if (swapped >= 0)
            dungeoneer_turn_put (&turn, (guint) swapped, ZONE_BLANKS, (int) first, TM_BOTTOM);
          dungeoneer_turn_put (&turn, entrance, ZONE_BLANKS, (int) holder, TM_TOP);
        }
      first = holder;
    }
  dungeoneer_turn_set_shared (&turn, COUNTER_FIRST_SEAT, (gint32) first + 1);
  dungeoneer_turn_put (&turn,
                       (guint) tm_table_find_piece (turn.table, tm_table_get_zone (turn.table, ZONE_BLANKS, (int) first),
                                                    PIECE_LOCATION, PLACE_ANTECHAMBER),
                       ZONE_MAP, TM_NO_SEAT, DUNGEONEER_CELL (0, 0));
  dungeoneer_turn_copy_location (&turn, dungeoneer_get_first (turn.table, PIECE_LOCATION));
  tm_resolution_set_turn (resolution, 1u << (first + 1) % n_seats);
  dungeoneer_turn_say (&turn, tm_text (N_ ("The locations are dealt; %s lays the entrance and begins"),
                                       tm_arg_seat ((int) first)));
}

static gboolean
is_start_tunnel (DungeoneerTurn *turn, gint32 face)
{
  gint32 type = dungeoneer_get_printed (turn->table, GRID_LOCATIONS, face, LOCATION_TYPE);

  if (type == LOCATION_ROOM)
    return FALSE;
  return type != LOCATION_GLOOMY || dungeoneer_read_option (&turn->rules, OPTION_GLOOMY_START) != 0;
}

/* Lays one of the four tunnels, as it was drawn or the other way round; %FALSE: it fits neither way. */
static gboolean
lay_tunnel (DungeoneerTurn *turn, gint32 face, TmSide side, gboolean is_turned)
{
  static const int dx[TM_N_SIDES] = { 0, 1, 0, -1 }, dy[TM_N_SIDES] = { -1, 0, 1, 0 };
  TmMove lay = *turn->move;

  for (guint i = 0; i < 2; i++)
    {
      guint pieces[DUNGEONEER_N_LOCATIONS];
      guint quarters = (is_turned ? 1 - i : i) * 2;
      DungeoneerMap map;
      DungeoneerLaying laying = { .cell = (guint) DUNGEONEER_CELL (dx[side], dy[side]), .turn = quarters };
      DungeoneerLaid laid;
      gint32 exits = dungeoneer_get_printed (turn->table, GRID_LOCATIONS, face, LOCATION_EXITS);

      for (guint j = 0; j < TM_N_SIDES; j++)
        laying.exits.exits[j] = exits == DUNGEONEER_UNTOLD ? EXIT_UNKNOWN : (guint8) MIN (exits >> (3 * j) & 7, EXIT_UNKNOWN);
      dungeoneer_read_table_map (turn->table, &map, pieces);
      dungeoneer_judge_laying (&map, &laying, &turn->rules, &laid);
      if (laid.fault != FAULT_NONE)
        continue;
      lay.kind = MOVE_PLACE_LOCATION;
      tm_args_init (&lay.args);
      tm_args_set (&lay.args, ARG_LAY_CELL, (gint32) laying.cell);
      if (face != TM_FACE_UNKNOWN)
        tm_args_set (&lay.args, ARG_LAY_CARD, face);
      tm_args_set (&lay.args, ARG_LAY_TURN, (gint32) quarters);
      tm_args_set (&lay.args, ARG_LAY_PAY, 0);
      dungeoneer_resolve_place_location (&lay, turn->resolution);
      return TRUE;
    }
  return FALSE;
}

/* The move `lay-tunnels`: the app draws four until four fit. */
void
dungeoneer_resolve_lay_tunnels (const TmMove *move, TmResolution *resolution)
{
  guint n_cards = 0, n_turns = 0;
  const gint32 *cards = tm_args_has (&move->args, ARG_TUNNELS_CARDS) ? tm_args_get_list (&move->args, ARG_TUNNELS_CARDS, &n_cards) : NULL;
  const gint32 *turns = tm_args_has (&move->args, ARG_TUNNELS_TURNS) ? tm_args_get_list (&move->args, ARG_TUNNELS_TURNS, &n_turns) : NULL;
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!check_set_up (&turn))
    return;
  if (!dungeoneer_has_map (turn.table) || dungeoneer_count_zone (turn.table, ZONE_MAP, TM_NO_SEAT) != 1)
    {
      dungeoneer_turn_refuse (&turn, "no-tunnels", "dungeoneer.setup.map",
                              tm_text (N_ ("The four tunnels are laid once, round the entrance.")));
      return;
    }
  for (guint i = 0; i < TM_N_SIDES; i++)
    {
      gint32 face = i < n_cards ? cards[i] : TM_FACE_UNKNOWN;

      if (face != TM_FACE_UNKNOWN && !is_start_tunnel (&turn, face))
        dungeoneer_turn_forbid (&turn, "no-tunnel", "dungeoneer.setup.gloomy",
                                tm_text (N_ ("Only tunnels are laid round the entrance.")));
      if (lay_tunnel (&turn, face, (TmSide) i, i < n_turns && turns[i] != 0))
        continue;
      /* Back into the deck, and four others are drawn. */
      while (dungeoneer_count_zone (turn.table, ZONE_MAP, TM_NO_SEAT) > 1)
        for (guint side = 0; side < TM_N_SIDES; side++)
          {
            static const int dx[TM_N_SIDES] = { 0, 1, 0, -1 }, dy[TM_N_SIDES] = { -1, 0, 1, 0 };
            int place = dungeoneer_get_place_at (turn.table, (guint) DUNGEONEER_CELL (dx[side], dy[side]));

            if (place >= 0)
              {
                dungeoneer_turn_put (&turn, (guint) place, ZONE_LOCATIONS, TM_NO_SEAT, TM_BOTTOM);
                tm_resolution_turn_piece (resolution, (guint) place, FALSE);
              }
          }
      dungeoneer_turn_note (&turn, "tunnels-again", "dungeoneer.setup.map",
                            tm_text (N_ ("These four do not fit round the entrance: others are drawn.")));
      dungeoneer_turn_say (&turn, tm_text (N_ ("The tunnels do not fit")));
      return;
    }
  dungeoneer_turn_say (&turn, tm_text (N_ ("Four tunnels lie round the entrance")));
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
  const gint32 *cards = tm_args_has (&move->args, ARG_DEAL_HAND_CARDS) ? tm_args_get_list (&move->args, ARG_DEAL_HAND_CARDS, &n_cards) : NULL;
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
  if (!check_set_up (&turn))
    return;
  dungeoneer_turn_set_shared (&turn, COUNTER_FIRST_SEAT, seat + 1);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s will begin"), tm_arg_seat (seat)));
}

static gboolean
check_complete (DungeoneerTurn *turn)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (turn->table); seat++)
    if (dungeoneer_count_zone (turn->table, ZONE_HERO, (int) seat) == 0)
      return dungeoneer_turn_refuse (turn, "no-hero", "dungeoneer.setup.heroes",
                                     tm_text (N_ ("%s has no hero yet."), tm_arg_seat ((int) seat)));
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
  tm_resolution_add_reason (turn->resolution, "dungeoneer.setup.entry-points",
                            tm_text (N_ ("Entering the dungeon brings the points of the entrance")));
}

/* On a real table the hands are dealt by hand. */
static void
deal_hands (DungeoneerTurn *turn)
{
  gboolean is_app = tm_table_get_option (turn->table, OPTION_ADVENTURE) == TM_SOURCE_APP;

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
    dungeoneer_turn_draw (turn, seat,
                          (guint) MAX (DUNGEONEER_HAND - dungeoneer_get (turn->table, COUNTER_HAND, seat), 0), NULL, 0);
}

/* Notes on what is usual and has not been told; play goes on without it. */
static void
note_missing (DungeoneerTurn *turn)
{
  if (dungeoneer_has_map (turn->table) && dungeoneer_count_zone (turn->table, ZONE_MAP, TM_NO_SEAT) < 5)
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
  if (!check_set_up (&turn) || !check_complete (&turn))
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
