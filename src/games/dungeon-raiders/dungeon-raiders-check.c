/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every table that the rules can produce. */

#include "config.h"

#include "dungeon-raiders-private.h"

static guint
count_kind (const TmTable *table, guint zone, guint piece_kind)
{
  return tm_table_count_kind (table, tm_table_get_zone (table, zone, TM_NO_SEAT), piece_kind);
}

static gboolean
check_dungeon (const TmTable *table, GError **error)
{
  guint level = tm_table_get_shared (table, COUNTER_LEVEL);
  guint n_done = 0, n_stacked = 0;
  guint n_row = count_kind (table, ZONE_ROW, PIECE_ROOM);
  guint n_discarded = count_kind (table, ZONE_DISCARD, PIECE_ROOM);

  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    n_done += raiders_get_slot_state (table, slot) == SLOT_DONE;
  for (guint zone = ZONE_STACK1; zone <= ZONE_STACK5; zone++)
    n_stacked += count_kind (table, zone, PIECE_ROOM);
  if (count_kind (table, ZONE_UNSEEN, PIECE_ROOM) + n_stacked
          + count_kind (table, ZONE_REMOVED, PIECE_ROOM) + n_row + n_discarded
          + count_kind (table, ZONE_OUT, PIECE_ROOM)
      != 30)
    return tm_table_set_broken (table, TM_NO_SEAT, "there are not 30 dungeon cards", error);
  if (level > 0 && n_discarded != RAIDERS_N_SLOTS * (level - 1) + n_done)
    return tm_table_set_broken (table, TM_NO_SEAT,
                                "the discard does not hold every room that is done", error);
  if (tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP
      && tm_table_get_phase (table) > PHASE_SETUP
      && n_stacked + n_row + n_discarded != RAIDERS_N_DUNGEON)
    return tm_table_set_broken (table, TM_NO_SEAT, "the dungeon has not 25 rooms", error);
  return TRUE;
}

static gboolean
check_row (const TmTable *table, GError **error)
{
  gboolean is_app = tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP;

  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    {
      gint32 state = raiders_get_slot_state (table, slot);
      int piece = raiders_get_slot_piece (table, slot);

      if ((piece >= 0) != (state == SLOT_OPEN || (state == SLOT_DARK && is_app)))
        return tm_table_set_broken (table, TM_NO_SEAT,
                                    "a slot of the row does not hold what its state says", error);
      if (piece >= 0 && tm_table_is_piece_up (table, piece) != (state == SLOT_OPEN))
        return tm_table_set_broken (table, TM_NO_SEAT, "a card of the row lies on the wrong side",
                                    error);
    }
  return TRUE;
}

static gboolean
check_items (const TmTable *table, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  guint expected = raiders_is_solo (table) ? 0 : RAIDERS_N_ITEM_COPIES;

  for (guint kind = PIECE_TORCH; kind <= PIECE_SWORD; kind++)
    {
      guint n = raiders_count_items (table, kind, TM_NO_SEAT);
      for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
        n += raiders_count_items (table, kind, seat)
             + tm_table_count_face (table, tm_box_get_zone (box, ZONE_LAID, seat), kind, 0);
      if (n != expected)
        return tm_table_set_broken (table, TM_NO_SEAT, "an item is missing or one too many", error);
    }
  if (raiders_is_solo (table)
      && count_kind (table, ZONE_ATTACKS, PIECE_ATTACK)
                 + count_kind (table, ZONE_ATTACKED, PIECE_ATTACK)
             != RAIDERS_N_ATTACKS)
    return tm_table_set_broken (table, TM_NO_SEAT, "the monster power deck has not ten cards",
                                error);
  return TRUE;
}

static gboolean
check_powers (const TmTable *table, guint seat, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  guint hand = tm_box_get_zone (box, ZONE_HAND, seat);
  guint laid = tm_box_get_zone (box, ZONE_LAID, seat);
  guint used = tm_box_get_zone (box, ZONE_USED, seat);
  guint32 seen = 0;
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      guint zone = tm_table_get_piece_zone (table, piece);
      gint32 face = tm_table_get_piece_face (table, piece);

      if (face >= 0 && (zone == hand || zone == laid || zone == used))
        seen |= 1u << face;
    }
  return seen == 0x1f
         || tm_table_set_broken (table, seat, "not every power card is there once", error);
}

static gboolean
check_hero (const TmTable *table, guint seat, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  gint32 coins = tm_table_get_counter (table, COUNTER_COINS, seat);
  gint32 wounds = tm_table_get_counter (table, COUNTER_WOUNDS, seat);
  gint32 fate = tm_table_get_counter (table, COUNTER_FATE, seat);

  if (!raiders_is_solo (table) && coins > RAIDERS_COIN_LIMIT)
    return tm_table_set_broken (table, seat, "more than 20 coins", error);
  if ((wounds == RAIDERS_MAX_WOUNDS) != (fate == FATE_FALLEN))
    return tm_table_set_broken (table, seat, "fallen without ten wounds, or alive with them",
                                error);
  if (fate == FATE_FALLEN
      && tm_table_count_zone (table, tm_box_get_zone (box, ZONE_ITEMS, seat)) > 0)
    return tm_table_set_broken (table, seat, "fallen, and still holding items", error);
  return TRUE;
}

/* Outside a room nothing is laid; when one is settled everybody living has laid one card. */
static gboolean
check_laid (const TmTable *table, guint seat, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint n_laid = tm_table_count_zone (table, tm_table_get_zone (table, ZONE_LAID, seat));
  gboolean is_living = raiders_is_living (table, seat);

  if (phase == PHASE_RESOLVE && n_laid != (is_living ? 1 : 0))
    return tm_table_set_broken (table, seat, "the room is settled, but not one card is laid",
                                error);
  if (n_laid > 1 || (n_laid > 0 && !is_living))
    return tm_table_set_broken (table, seat, "too many cards laid", error);
  if (phase != PHASE_PLAY && phase != PHASE_RESOLVE
      && (n_laid > 0 || tm_table_get_counter (table, COUNTER_SPENT, seat) > 0))
    return tm_table_set_broken (table, seat, "a card or a crystal lies outside a room", error);
  return TRUE;
}

static gboolean
check_hand (const TmTable *table, guint seat, GError **error)
{
  const TmBox *box = tm_table_get_box (table);
  guint phase = tm_table_get_phase (table);
  gint32 room = phase == PHASE_LAYOUT ? 1 : tm_table_get_shared (table, COUNTER_ROOM);

  if (phase < PHASE_LAYOUT || phase > PHASE_RESOLVE || !raiders_is_living (table, seat))
    return TRUE;
  if ((gint32) (tm_table_count_zone (table, tm_box_get_zone (box, ZONE_HAND, seat))
                + tm_table_count_zone (table, tm_box_get_zone (box, ZONE_LAID, seat)))
      < RAIDERS_N_SLOTS + 1 - room)
    return tm_table_set_broken (table, seat, "too few power cards for the rooms that are left",
                                error);
  return TRUE;
}

static gboolean
check_turn (const TmTable *table, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint32 turn = tm_table_get_turn (table);
  guint32 living = raiders_get_living (table);

  if (phase < PHASE_LAYOUT || phase > PHASE_RESOLVE)
    return TRUE;
  if (!raiders_is_quick (table) && !(living & 1u << tm_table_get_shared (table, COUNTER_FIRST)))
    return tm_table_set_broken (table, TM_NO_SEAT, "the first player is out of the game", error);
  if ((turn & ~living) != 0 || (!raiders_is_quick (table) && (turn & (turn - 1)) != 0))
    return tm_table_set_broken (table, TM_NO_SEAT, "the turn is not one living hero's", error);
  if (phase == PHASE_PLAY && turn == 0)
    return tm_table_set_broken (table, TM_NO_SEAT, "nobody is to lay a card", error);
  return TRUE;
}

/* The `check` of the game. */
gboolean
raiders_check (const TmTable *table, GError **error)
{
  if (!check_dungeon (table, error) || !check_row (table, error) || !check_items (table, error)
      || !check_turn (table, error))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!check_powers (table, seat, error) || !check_hero (table, seat, error)
        || !check_laid (table, seat, error) || !check_hand (table, seat, error))
      return FALSE;
  return TRUE;
}
