/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from a number set by hand: the table stays one that can be. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* A hero who comes back on a later level may have fewer cards than rooms are left: then he has
 * all of them again. */
static void
refill_hand (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint hand = tm_box_get_zone (box, ZONE_HAND, seat);
  guint used = tm_box_get_zone (box, ZONE_USED, seat);
  gint32 room = MAX (1, tm_table_get_shared (table, COUNTER_ROOM));
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

  if ((gint32) tm_table_count_zone (table, hand) >= RAIDERS_N_SLOTS + 1 - room
      && tm_table_get_phase (table) != PHASE_LAYOUT)
    return;
  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == used)
      tm_resolution_move_piece (resolution, piece, hand, piece - first);
}

static void
settle_wounds (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 fate = tm_table_get_counter (table, COUNTER_FATE, seat);
  gboolean is_dead = tm_table_get_counter (table, COUNTER_WOUNDS, seat) == RAIDERS_MAX_WOUNDS;

  if (is_dead && fate == FATE_LIVING)
    raiders_fell (resolution, seat);
  if (!is_dead && fate == FATE_FALLEN)
    {
      tm_resolution_set_counter (resolution, COUNTER_FATE, seat, FATE_LIVING);
      refill_hand (resolution, seat);
    }
}

/* A fate set by hand takes the wounds along. Nobody bleeds to death before the end. */
static void
settle_fate (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 fate = tm_table_get_counter (table, COUNTER_FATE, seat);
  gint32 wounds = tm_table_get_counter (table, COUNTER_WOUNDS, seat);

  if (fate == FATE_BLED && tm_table_get_phase (table) >= PHASE_TALLY)
    return;
  if (fate == FATE_LIVING)
    {
      tm_resolution_set_counter (resolution, COUNTER_WOUNDS, seat,
                                 MIN (wounds, RAIDERS_MAX_WOUNDS - 1));
      refill_hand (resolution, seat);
      return;
    }
  tm_resolution_set_counter (resolution, COUNTER_WOUNDS, seat, RAIDERS_MAX_WOUNDS);
  raiders_fell (resolution, seat);
}

/* A death by hand can end the game, as one in a room can. */
static void
settle_end (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);
  RaidersParty party;
  RaidersOver over;

  if (phase < PHASE_LAYOUT || phase > PHASE_RESOLVE
      || raiders_get_living (table) == (1u << tm_table_get_n_seats (table)) - 1)
    return;
  raiders_read_party (table, &party);
  raiders_find_over (&party, tm_table_get_shared (table, COUNTER_LEVEL), 0, resolution, &over);
  if (over.is_over)
    raiders_end_play (resolution);
}

/* «Отслеживание счётчиков»: nobody but the lone hero has more than 20 coins. */
static void
settle_coins (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 coins = tm_table_get_counter (table, COUNTER_COINS, seat);

  if (raiders_is_solo (table) || coins <= RAIDERS_COIN_LIMIT)
    return;
  tm_resolution_set_counter (resolution, COUNTER_COINS, seat, RAIDERS_COIN_LIMIT);
  tm_resolution_add_finding (
      resolution, TM_GRADE_NOTE, "limit", "raiders.coins.limit",
      tm_text (N_ ("Coins above 20 are lost: %s."), tm_arg_seats (1u << seat)));
}

static void
settle_counter (TmResolution *resolution, guint counter, guint seat)
{
  switch (counter)
    {
    case COUNTER_COINS:
      settle_coins (resolution, seat);
      break;
    case COUNTER_WOUNDS:
      settle_wounds (resolution, seat);
      settle_end (resolution);
      break;
    case COUNTER_FATE:
      settle_fate (resolution, seat);
      settle_end (resolution);
      break;
    default:
      break;
    }
}

/* Cards lie in front of the living only, and only while a room is played. */
static void
take_cards_back (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint phase = tm_table_get_phase (table);
  gboolean is_room = phase == PHASE_PLAY || phase == PHASE_RESOLVE;
  guint first_item = tm_box_get_first_piece (box, PIECE_TORCH, TM_NO_SEAT, NULL);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gboolean is_living = raiders_is_living (table, seat);
      guint laid = tm_box_get_zone (box, ZONE_LAID, seat);
      guint pieces[TM_MAX_PIECES];
      guint n_pieces;

      if (is_room && is_living)
        continue;
      tm_resolution_set_counter (resolution, COUNTER_SPENT, seat, 0);
      n_pieces = tm_table_list_zone (table, laid, pieces, TM_MAX_PIECES);
      for (guint i = 0; i < n_pieces; i++)
        if (pieces[i] >= first_item)
          raiders_give_item (resolution, pieces[i], is_living ? (int) seat : TM_NO_SEAT);
        else
          tm_resolution_move_piece (resolution, pieces[i],
                                    tm_box_get_zone (box, is_living ? ZONE_HAND : ZONE_USED, seat),
                                    tm_table_get_piece_face (table, pieces[i]));
    }
}

static void
settle_first (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_seats = tm_table_get_n_seats (table);
  guint first = tm_table_get_shared (table, COUNTER_FIRST);
  guint32 living = raiders_get_living (table);
  int next;

  if (!raiders_has_first (table) || (first < n_seats && living & 1u << first))
    return;
  next = raiders_next_clockwise (n_seats, first % n_seats, living);
  if (next >= 0)
    tm_resolution_set_shared (resolution, COUNTER_FIRST, next);
}

/* Whose turn it is now; the phase follows where a card too many or too few lies there. */
static void
settle_turn (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint phase = tm_table_get_phase (table);

  if (phase == PHASE_PLAY || phase == PHASE_RESOLVE)
    raiders_pass_turn (resolution);
  else if (phase == PHASE_ENTER)
    tm_resolution_set_turn (resolution, raiders_is_quick (table)
                                            ? 0
                                            : 1u << tm_table_get_shared (table, COUNTER_FIRST));
  else
    tm_resolution_set_turn (resolution, phase == PHASE_ATTACK ? 1 : 0);
}

/* Coins, wounds or fates corrected after the count change the places, unless a place itself was
 * set. */
static void
settle_places (TmResolution *resolution, const TmSlot *adjusted)
{
  if (adjusted->kind != TM_SLOT_COUNTER || adjusted->index != COUNTER_PLACE)
    raiders_set_places (resolution);
}

/* The `settle` of the game: a hero at ten wounds falls, one below ten comes back. */
void
raiders_settle (TmResolution *resolution, const TmSlot *adjusted)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_add_reason (resolution, "raiders.table.adjust",
                            tm_text (N_ ("The real table is right.")));
  if (tm_table_get_phase (table) == PHASE_SETUP)
    return;
  if (adjusted->kind == TM_SLOT_COUNTER)
    settle_counter (resolution, adjusted->index, MAX (adjusted->seat, 0));
  if (tm_table_get_phase (table) == PHASE_OVER)
    {
      settle_places (resolution, adjusted);
      return;
    }
  take_cards_back (resolution);
  settle_first (resolution);
  settle_turn (resolution);
}
