/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves and their parameters; which of them have a place at this table, and which are drawn
 * by the app. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

static const TmWord lay_words[] = {
  { "1", "1", NULL },
  { "2", "2", NULL },
  { "3", "3", NULL },
  { "4", "4", NULL },
  { "5", "5", NULL },
  [PLAY_KEY] = { "key", N_ ("Key"), "key" },
  [PLAY_SWORD] = { "sword", N_ ("Sword"), "fighter" },
  [PLAY_NOTHING] = { "-", N_ ("none, out of the game"), NULL },
};

/* In the order in which the set-up draws. A list of a wrong length is refused by the rules, with an
 * article, so the declarations are wide; raiders_count_draw() has the right lengths. */
static const TmParam begin_params[] = {
  [BEGIN_ORDER] = { .id = "order",
                    .name = N_ ("Order of the dungeon"),
                    .kind = TM_PARAM_FACE,
                    .is_list = TRUE,
                    .min_items = 1,
                    .max_items = 30,
                    .piece = "room",
                    .draw = { TM_DRAW_ORDER, "unseen" },
                    .is_secret = TRUE },
  [BEGIN_UP] = { .id = "up",
                 .name = N_ ("Cards turned up"),
                 .kind = TM_PARAM_NUMBER,
                 .is_list = TRUE,
                 .min = 0,
                 .max = RAIDERS_N_DUNGEON - 1,
                 .min_items = 1,
                 .max_items = RAIDERS_N_DUNGEON,
                 .draw = { TM_DRAW_SUBSET, NULL },
                 .is_secret = TRUE },
  [BEGIN_HEROES] = { .id = "heroes",
                     .name = N_ ("Heroes"),
                     .kind = TM_PARAM_FACE,
                     .is_list = TRUE,
                     .min_items = 1,
                     .max_items = RAIDERS_MAX_SEATS,
                     .is_by_seat = TRUE,
                     .piece = "hero",
                     .draw = { TM_DRAW_DEAL, "hero" } },
  [BEGIN_FIRST] = { .id = "first",
                    .name = N_ ("First player"),
                    .kind = TM_PARAM_SEAT,
                    .draw = { TM_DRAW_SEAT, NULL } },
  [BEGIN_ATTACKS] = { .id = "attacks",
                      .name = N_ ("Monster power deck"),
                      .kind = TM_PARAM_FACE,
                      .is_list = TRUE,
                      .min_items = 1,
                      .max_items = RAIDERS_N_ATTACKS,
                      .piece = "attack",
                      .draw = { TM_DRAW_ORDER, "attacks" },
                      .is_secret = TRUE },
};

static const TmParam level_params[] = {
  [LEVEL_ROOMS] = { .id = "rooms",
                    .name = N_ ("Rooms from left to right"),
                    .kind = TM_PARAM_FACE,
                    .is_list = TRUE,
                    .is_optional = TRUE,
                    .min_items = RAIDERS_N_SLOTS,
                    .max_items = RAIDERS_N_SLOTS,
                    .piece = "room",
                    .none = "dark",
                    .standard = "dark,dark,dark,dark,dark" },
};

static const TmParam reveal_params[] = {
  [REVEAL_FACE]
  = { .id = "face", .name = N_ ("Dungeon card"), .kind = TM_PARAM_FACE, .piece = "room" },
  [REVEAL_SLOT] = { .id = "slot",
                    .name = N_ ("Room"),
                    .kind = TM_PARAM_NUMBER,
                    .is_optional = TRUE,
                    .min = 1,
                    .max = RAIDERS_N_SLOTS },
};

static const TmParam attack_params[] = {
  [ATTACK_CARD] = { .id = "card",
                    .name = N_ ("Monster power card"),
                    .kind = TM_PARAM_NUMBER,
                    .min = 3,
                    .max = 5 },
};

static const TmParam lay_params[] = {
  [LAY_SEAT] = { .id = "seat", .name = N_ ("Who"), .kind = TM_PARAM_SEAT },
  [LAY_CARD] = { .id = "card",
                 .name = N_ ("Card"),
                 .kind = TM_PARAM_CHOICE,
                 .words = lay_words,
                 .n_words = PLAY_SWORD + 1 },
};

static const TmParam lay_all_params[] = {
  [LAY_ALL_CARDS] = { .id = "cards",
                      .name = N_ ("Cards"),
                      .kind = TM_PARAM_CHOICE,
                      .is_list = TRUE,
                      .words = lay_words,
                      .n_words = G_N_ELEMENTS (lay_words) },
};

static const TmParam seat_params[] = {
  [SEAT_SEAT] = { .id = "seat", .name = N_ ("Who"), .kind = TM_PARAM_SEAT },
};

static const TmParam resolve_params[] = {
  [RESOLVE_TAKE] = { .id = "take",
                     .name = N_ ("Chest taken"),
                     .kind = TM_PARAM_NUMBER,
                     .is_optional = TRUE,
                     .min = 1,
                     .max = 9 },
};

static const TmParam recard_params[] = {
  [RECARD_WAS]
  = { .id = "was", .name = N_ ("Card in the set"), .kind = TM_PARAM_FACE, .piece = "room" },
  [RECARD_NOW]
  = { .id = "now", .name = N_ ("Printed card"), .kind = TM_PARAM_FACE, .piece = "room" },
  [RECARD_SLOT] = { .id = "slot",
                    .name = N_ ("Room"),
                    .kind = TM_PARAM_NUMBER,
                    .is_optional = TRUE,
                    .min = 0,
                    .max = RAIDERS_N_SLOTS,
                    .standard = "0" },
};

const TmMoveSpec dungeon_raiders_moves[N_MOVES] = {
  [MOVE_BEGIN] = TM_MOVE ("begin", N_ ("Go down"), "door", begin_params, raiders_resolve_begin),
  [MOVE_LEVEL]
  = TM_MOVE ("level", N_ ("Lay out a level"), "door", level_params, raiders_resolve_level),
  [MOVE_REVEAL]
  = TM_MOVE ("reveal", N_ ("Turn a room up"), "find", reveal_params, raiders_resolve_reveal),
  [MOVE_ATTACK] = TM_MOVE (
      "attack", N_ ("Show the monster’s card"), "dragon", attack_params, raiders_resolve_attack),
  [MOVE_LAY] = TM_MOVE ("lay", N_ ("Lay a card"), "hand", lay_params, raiders_resolve_lay),
  [MOVE_LAY_ALL] = TM_MOVE (
      "lay-all", N_ ("Lay all cards at once"), "hand", lay_all_params, raiders_resolve_lay_all),
  [MOVE_CRYSTAL]
  = TM_MOVE ("crystal", N_ ("Spend a crystal"), "crystal", seat_params, raiders_resolve_crystal),
  [MOVE_TORCH]
  = TM_MOVE ("torch", N_ ("Light a torch"), "torch", seat_params, raiders_resolve_torch),
  [MOVE_LOOKED] = TM_MOVE (
      "looked", N_ ("End the look by torchlight"), "torch", seat_params, raiders_resolve_looked),
  [MOVE_RESOLVE]
  = TM_MOVE ("resolve", N_ ("Settle the room"), "judge", resolve_params, raiders_resolve_room),
  [MOVE_FINISH] = { .id = "finish",
                    .name = N_ ("Count up"),
                    .symbol = "star",
                    .resolve = raiders_resolve_finish },
  [MOVE_RECARD]
  = TM_MOVE ("recard", N_ ("Correct a card"), "app", recard_params, raiders_resolve_recard),
};

static gboolean
is_by_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

static gboolean
is_begin_asked (const TmTable *table, guint param)
{
  switch (param)
    {
    case BEGIN_ORDER:
    case BEGIN_UP:
      return is_by_app (table, OPTION_DECK);
    case BEGIN_FIRST:
      return !raiders_is_solo (table) && !raiders_is_quick (table);
    case BEGIN_ATTACKS:
      return raiders_is_solo (table) && is_by_app (table, OPTION_ATTACK_DECK);
    default:
      return TRUE;
    }
}

/* The `is_asked` of the game. */
gboolean
raiders_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) args;
  switch (move)
    {
    case MOVE_BEGIN:
      return is_begin_asked (table, param);
    case MOVE_LEVEL:
      return !is_by_app (table, OPTION_DECK);
    case MOVE_REVEAL:
      return param != REVEAL_FACE || !is_by_app (table, OPTION_DECK);
    case MOVE_ATTACK:
      return !is_by_app (table, OPTION_ATTACK_DECK);
    case MOVE_RESOLVE:
      return raiders_is_solo (table)
             && tm_table_get_option (table, OPTION_SOLO_CHESTS) == SOLO_CHESTS_ONE;
    default:
      return TRUE;
    }
}

/* The `draws_in_app` of the game. In solo the hero is chosen, not dealt. */
gboolean
raiders_draws_in_app (const TmTable *table, guint move, guint param)
{
  if (move != MOVE_BEGIN)
    return FALSE;
  switch (param)
    {
    case BEGIN_HEROES:
      return !raiders_is_solo (table) && is_by_app (table, OPTION_DEAL);
    case BEGIN_FIRST:
      return is_by_app (table, OPTION_LOT);
    default:
      return TRUE;
    }
}

/* The `count_draw` of the game. */
guint
raiders_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  static const guint counts[] = {
    [BEGIN_ORDER] = RAIDERS_N_DUNGEON,
    [BEGIN_UP] = RAIDERS_N_UP,
    [BEGIN_FIRST] = 1,
    [BEGIN_ATTACKS] = RAIDERS_N_ATTACKS,
  };

  (void) move;
  (void) args;
  return param == BEGIN_HEROES ? tm_table_get_n_seats (table) : counts[param];
}

/* Random play */

static gint32
pick_face (const TmTable *table, guint zone, guint piece_kind, TmRandom *random)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT), pieces,
                                       TM_MAX_PIECES);
  guint n = 0;

  for (guint i = 0; i < n_pieces; i++)
    if (tm_box_get_piece_kind (tm_table_get_box (table), pieces[i]) == piece_kind)
      pieces[n++] = pieces[i];
  return n > 0 ? tm_table_get_piece_face (table, pieces[tm_random_below (random, n)])
               : TM_FACE_UNKNOWN;
}

static void
sample_cards (const TmTable *table, TmRandom *random, TmArgs *args)
{
  gint32 cards[RAIDERS_MAX_SEATS];
  guint n_seats = tm_table_get_n_seats (table);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      guint hand = tm_table_get_zone (table, ZONE_HAND, seat);
      guint pieces[TM_MAX_PIECES];
      guint n_pieces = raiders_is_living (table, seat)
                           ? tm_table_list_zone (table, hand, pieces, TM_MAX_PIECES)
                           : 0;

      cards[seat] = PLAY_NOTHING;
      if (n_pieces > 0)
        cards[seat] = tm_table_get_piece_face (table, pieces[tm_random_below (random, n_pieces)]);
    }
  tm_args_set_list (args, LAY_ALL_CARDS, cards, n_seats);
}

/* The `sample` of the game: what somebody may have seen on a real table. */
gboolean
raiders_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  gint32 face = TM_FACE_UNKNOWN;

  if (move == MOVE_LAY_ALL)
    {
      sample_cards (table, random, args);
      return TRUE;
    }
  if ((move == MOVE_REVEAL && param == REVEAL_FACE) || (move == MOVE_RECARD && param == RECARD_WAS))
    face = pick_face (table, ZONE_UNSEEN, PIECE_ROOM, random);
  else if (move == MOVE_ATTACK)
    face = pick_face (table, ZONE_ATTACKS, PIECE_ATTACK, random);
  if (face == TM_FACE_UNKNOWN)
    return FALSE;
  tm_args_set (args, param, move == MOVE_ATTACK ? face + 3 : face);
  return TRUE;
}
