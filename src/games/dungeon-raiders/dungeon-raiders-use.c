/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that record a ruling at the table in hand. There are none where the situation that was
 * ruled on is not that of the table: other cards than those that lie there, another room, other
 * coins. */

#include "config.h"

#include "dungeon-raiders-questions.h"

typedef gboolean (*FillFunc) (const TmTable *table, TmArgs *args);

/* Whether what was ruled on is what the match knows, but for some parameters. */
static gboolean
is_situation (
    const TmTable *table, const TmArgs *args, FillFunc fill, guint32 but, guint32 unordered)
{
  TmArgs known;

  tm_args_init (&known);
  return fill (table, &known) && tm_args_fit (args, &known, but, unordered);
}

/* Cards */

/* What a hero lays as a card of a value: the power card, else the key or the sword that is a 5 in
 * this room; -1 if he holds nothing of the kind. */
static int
find_play (const TmTable *table, guint seat, gint32 value)
{
  RaidersRoomType room = raiders_get_room_type (table);

  if (raiders_find_power (table, seat, value - 1, ZONE_HAND) >= 0)
    return value - 1;
  if (value != RAIDERS_KEY_VALUE)
    return -1;
  if (room == ROOM_TREASURY && raiders_find_item (table, PIECE_KEY, seat) >= 0)
    return PLAY_KEY;
  return room == ROOM_MONSTER && raiders_find_item (table, PIECE_SWORD, seat) >= 0 ? PLAY_SWORD
                                                                                   : -1;
}

/* What everybody lays, or has laid; the living, and nobody else. */
static gboolean
read_plays (const TmTable *table, const gint32 *cards, int plays[RAIDERS_MAX_SEATS])
{
  gint32 laid[RAIDERS_MAX_SEATS];

  raiders_read_laid (table, laid);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      if (raiders_is_living (table, seat) != (cards[seat] > 0))
        return FALSE;
      plays[seat] = PLAY_NOTHING;
      if (cards[seat] == 0 || laid[seat] == cards[seat])
        continue;
      plays[seat] = laid[seat] == 0 ? find_play (table, seat, cards[seat]) : -1;
      if (plays[seat] < 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
has_begun (const RaidersTurns *turns)
{
  for (guint seat = 0; seat < turns->n_seats; seat++)
    if (turns->spent[seat] > 0)
      return TRUE;
  return turns->laid != 0;
}

/* The cards that do not lie there yet: all at once, or one after the other. */
static guint
add_lays (const TmTable *table, const int plays[RAIDERS_MAX_SEATS], TmMove *moves)
{
  gint32 all[RAIDERS_MAX_SEATS];
  RaidersTurns turns;
  guint32 to_act;
  guint n = 0;

  raiders_read_turns (table, &turns);
  if (!has_begun (&turns))
    {
      for (guint seat = 0; seat < turns.n_seats; seat++)
        all[seat] = plays[seat];
      moves[0].kind = MOVE_LAY_ALL;
      tm_args_set_list (&moves[0].args, LAY_ALL_CARDS, all, turns.n_seats);
      return 1;
    }
  while ((to_act = raiders_get_to_act (&turns)) != 0)
    {
      guint seat = __builtin_ctz (to_act);

      moves[n].kind = MOVE_LAY;
      tm_args_set (&moves[n].args, LAY_SEAT, seat);
      tm_args_set (&moves[n++].args, LAY_CARD, plays[seat]);
      turns.laid |= 1u << seat;
    }
  return n;
}

/* The cards that are missing, then the room is settled. */
static guint
settle (const TmTable *table, const gint32 *cards, guint n_cards, TmMove *moves)
{
  guint phase = tm_table_get_phase (table);
  int plays[RAIDERS_MAX_SEATS] = { 0 };
  guint n = 0;

  if ((phase != PHASE_PLAY && phase != PHASE_RESOLVE) || n_cards != tm_table_get_n_seats (table)
      || !read_plays (table, cards, plays))
    return 0;
  if (phase == PHASE_PLAY)
    n = add_lays (table, plays, moves);
  moves[n].kind = MOVE_RESOLVE;
  return n + 1;
}

static guint
use_room (const TmTable *table,
          const TmArgs *args,
          FillFunc fill,
          guint cards,
          guint32 unordered,
          TmMove *moves)
{
  guint n_cards;
  const gint32 *values = tm_args_get_list (args, cards, &n_cards);

  if (!is_situation (table, args, fill, 1u << cards, unordered))
    return 0;
  return settle (table, values, n_cards, moves);
}

/* Rooms */

guint
raiders_use_treasury (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_treasury, TREASURY_CARDS, 1u << TREASURY_CHESTS,
                   moves);
}

guint
raiders_use_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_monster, MONSTER_CARDS, 0, moves);
}

guint
raiders_use_trap (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_trap, TRAP_CARDS, 0, moves);
}

guint
raiders_use_vault (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_vault, VAULT_CARDS, 0, moves);
}

guint
raiders_use_duel_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_duel_monster, DUEL_CARDS, 0, moves);
}

/* Without a card of the monster nothing says that it is the one ruled on. */
guint
raiders_use_solo_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  RaidersSituation situation;

  if (!raiders_read_situation (table, &situation) || situation.attack == 0)
    return 0;
  return use_room (table, args, raiders_fill_solo_monster, SOLO_MONSTER_CARD, 0, moves);
}

guint
raiders_use_solo_treasury (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  return use_room (table, args, raiders_fill_solo_treasury, SOLO_TREASURY_CARD,
                   1u << SOLO_TREASURY_CHESTS, moves);
}

/* Cards and items by themselves */

static void
play (const TmArgs *args, guint seat, TmMove *move)
{
  int card = tm_args_get (args, MAY_PLAY);

  if (card == PLAY_CRYSTAL || card == PLAY_TORCH)
    {
      move->kind = card == PLAY_CRYSTAL ? MOVE_CRYSTAL : MOVE_TORCH;
      tm_args_set (&move->args, SEAT_SEAT, seat);
      return;
    }
  move->kind = MOVE_LAY;
  tm_args_set (&move->args, LAY_SEAT, seat);
  tm_args_set (&move->args, LAY_CARD, card);
}

/* The hero whose turn it is; only he is known by the question. */
guint
raiders_use_may_play (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  if (!is_situation (table, args, raiders_fill_may_play, 0, 1u << MAY_HAND | 1u << MAY_ITEMS)
      || !tm_args_get (args, MAY_MY_TURN) || raiders_find_bar (args) != NULL)
    return 0;
  play (args, __builtin_ctz (tm_table_get_turn (table)), &moves[0]);
  return 1;
}

/* The only hero with a torch, if the table may know who that is. */
static int
find_torch (const TmTable *table)
{
  int holder = -1;

  if (tm_table_get_option (table, OPTION_SHOW_ITEMS) == ITEMS_HELD)
    return -1;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      if (!raiders_is_living (table, seat) || raiders_find_item (table, PIECE_TORCH, seat) < 0)
        continue;
      if (holder >= 0)
        return -1;
      holder = seat;
    }
  return holder;
}

guint
raiders_use_torch (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  guint phase = tm_table_get_phase (table);
  int holder = find_torch (table);

  if (holder < 0 || phase < PHASE_LAYOUT || phase > PHASE_RESOLVE || raiders_count_dark (table) == 0
      || !is_situation (table, args, raiders_fill_torch, 0, 0))
    return 0;
  moves[0].kind = MOVE_TORCH;
  tm_args_set (&moves[0].args, SEAT_SEAT, holder);
  return 1;
}

guint
raiders_use_end (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  if (tm_table_get_phase (table) != PHASE_TALLY
      || !is_situation (table, args, raiders_fill_end, 0, 0))
    return 0;
  moves[0].kind = MOVE_FINISH;
  return 1;
}
