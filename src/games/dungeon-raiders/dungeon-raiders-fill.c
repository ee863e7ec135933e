/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of a question: each function sets what it can, and says whether the
 * match has such a situation at all. */

#include "config.h"

#include "dungeon-raiders-questions.h"

/* Reads the current room if it is of a kind, for a number of heroes. */
static gboolean
read_room (const TmTable *table,
           RaidersRoomType type,
           guint min_seats,
           guint max_seats,
           RaidersSituation *situation)
{
  return raiders_read_situation (table, situation) && situation->card[CARD_TYPE] == (gint32) type
         && situation->party.n_seats >= min_seats && situation->party.n_seats <= max_seats;
}

/* Cards are known as soon as all of them lie there; before, they are left open. */
static void
fill_cards (TmArgs *args, guint param, const RaidersSituation *situation)
{
  if (situation->n_laid > 0 && situation->n_laid == situation->n_living)
    tm_args_set_list (args, param, situation->party.cards, situation->party.n_seats);
}

static void
fill_each (TmArgs *args, guint param, const gint32 *values, const RaidersSituation *situation)
{
  tm_args_set_list (args, param, values, situation->party.n_seats);
}

static void
fill_chests (TmArgs *args, guint param, const RaidersSituation *situation)
{
  const gint32 *chests = &situation->card[CARD_CHESTS];

  tm_args_set_list (args, param, chests, chests[1] > 0 ? 2 : 1);
}

gboolean
raiders_fill_deck (const TmTable *table, TmArgs *args)
{
  tm_args_set (args, DECK_PLAYERS, tm_table_get_n_seats (table));
  return TRUE;
}

gboolean
raiders_fill_starting (const TmTable *table, TmArgs *args)
{
  tm_args_set (args, STARTING_PLAYERS, tm_table_get_n_seats (table));
  tm_args_set (args, STARTING_DIFFICULTY, tm_table_get_option (table, OPTION_DIFFICULTY));
  return TRUE;
}

/* The seat that is to lay; in a quick game the first of them. -1: nobody. */
static int
find_actor (const TmTable *table)
{
  guint32 turn = tm_table_get_turn (table);

  return tm_table_get_phase (table) == PHASE_PLAY && turn != 0 ? __builtin_ctz (turn) : -1;
}

static guint
list_hand (const TmTable *table, guint seat, gint32 *cards)
{
  guint n = 0;

  for (gint32 face = 0; face < RAIDERS_N_POWERS; face++)
    if (raiders_find_power (table, seat, face, ZONE_HAND) >= 0)
      cards[n++] = face + 1;
  return n;
}

gboolean
raiders_fill_may_play (const TmTable *table, TmArgs *args)
{
  int seat = find_actor (table);
  gint32 hand[RAIDERS_N_POWERS], items[RAIDERS_N_ITEMS];
  guint n_items = 0;

  if (seat < 0)
    return FALSE;
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    if (raiders_find_item (table, PIECE_TORCH + item, seat) >= 0)
      items[n_items++] = item;
  tm_args_set (args, MAY_ROOM, raiders_get_room_type (table));
  tm_args_set_list (args, MAY_HAND, hand, list_hand (table, seat, hand));
  tm_args_set_list (args, MAY_ITEMS, items, n_items);
  tm_args_set (args, MAY_PLAYERS, tm_table_get_n_seats (table));
  tm_args_set (args, MAY_QUICK, raiders_is_quick (table));
  return TRUE;
}

gboolean
raiders_fill_play_order (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint phase = tm_table_get_phase (table);
  gint32 out[RAIDERS_MAX_SEATS];
  RaidersTurns turns;
  guint n_out = 0;

  if (n_seats < 2 || phase < PHASE_LAYOUT || phase > PHASE_RESOLVE)
    return FALSE;
  raiders_read_turns (table, &turns);
  for (guint seat = 0; seat < n_seats; seat++)
    if (!(turns.living & 1u << seat))
      out[n_out++] = seat;
  tm_args_set (args, ORDER_PLAYERS, n_seats);
  tm_args_set (args, ORDER_FIRST, turns.first);
  tm_args_set_list (args, ORDER_CRYSTALS, turns.spent, n_seats);
  tm_args_set_list (args, ORDER_OUT, out, n_out);
  tm_args_set (args, ORDER_QUICK, turns.is_quick);
  return TRUE;
}

gboolean
raiders_fill_torch (const TmTable *table, TmArgs *args)
{
  gint32 states[RAIDERS_N_SLOTS];

  if (tm_table_get_shared (table, COUNTER_LEVEL) == 0)
    return FALSE;
  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    states[slot] = raiders_get_slot_state (table, slot);
  tm_args_set_list (args, TORCH_ROOMS, states, RAIDERS_N_SLOTS);
  return TRUE;
}

/* Rooms */

gboolean
raiders_fill_treasury (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_TREASURY, 2, RAIDERS_MAX_SEATS, &situation))
    return FALSE;
  fill_cards (args, TREASURY_CARDS, &situation);
  fill_chests (args, TREASURY_CHESTS, &situation);
  fill_each (args, TREASURY_COINS, situation.party.coins, &situation);
  return TRUE;
}

gboolean
raiders_fill_shield (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_MONSTER, 3, RAIDERS_MAX_SEATS, &situation))
    return FALSE;
  tm_args_set (args, SHIELD_N_DESCENDED, situation.party.n_seats);
  tm_args_set (args, SHIELD_N_ALIVE, situation.n_living);
  tm_args_set_list (args, SHIELD_SHIELDS, &situation.card[CARD_SHIELDS], 3);
  return TRUE;
}

gboolean
raiders_fill_monster (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_MONSTER, 3, RAIDERS_MAX_SEATS, &situation))
    return FALSE;
  fill_cards (args, MONSTER_CARDS, &situation);
  tm_args_set (args, MONSTER_POWER, raiders_get_power (table, situation.card));
  tm_args_set (args, MONSTER_CROSSES, situation.card[CARD_CROSSES]);
  fill_each (args, MONSTER_WOUNDS, situation.party.wounds, &situation);
  return TRUE;
}

gboolean
raiders_fill_duel_monster (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_MONSTER, 2, 2, &situation))
    return FALSE;
  fill_cards (args, DUEL_CARDS, &situation);
  tm_args_set (args, DUEL_CROSSES, situation.card[CARD_CROSSES]);
  fill_each (args, DUEL_WOUNDS, situation.party.wounds, &situation);
  return TRUE;
}

gboolean
raiders_fill_solo_monster (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_MONSTER, 1, 1, &situation))
    return FALSE;
  if (situation.party.cards[0] > 0)
    tm_args_set (args, SOLO_MONSTER_CARD, situation.party.cards[0]);
  if (situation.attack > 0 && tm_table_get_phase (table) != PHASE_ATTACK)
    tm_args_set (args, SOLO_MONSTER_ATTACK, situation.attack);
  tm_args_set (args, SOLO_MONSTER_CROSSES, situation.card[CARD_CROSSES]);
  tm_args_set (args, SOLO_MONSTER_WOUNDS, MIN (situation.party.wounds[0], RAIDERS_MAX_WOUNDS - 1));
  return TRUE;
}

gboolean
raiders_fill_solo_treasury (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_TREASURY, 1, 1, &situation))
    return FALSE;
  if (situation.party.cards[0] > 0)
    tm_args_set (args, SOLO_TREASURY_CARD, situation.party.cards[0]);
  fill_chests (args, SOLO_TREASURY_CHESTS, &situation);
  tm_args_set (args, SOLO_TREASURY_COINS, situation.party.coins[0]);
  return TRUE;
}

gboolean
raiders_fill_trap (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_TRAP, 1, RAIDERS_MAX_SEATS, &situation))
    return FALSE;
  tm_args_set (args, TRAP_KIND, situation.card[CARD_TRAP]);
  fill_cards (args, TRAP_CARDS, &situation);
  fill_each (args, TRAP_COINS, situation.party.coins, &situation);
  fill_each (args, TRAP_WOUNDS, situation.party.wounds, &situation);
  return TRUE;
}

gboolean
raiders_fill_vault (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (!read_room (table, ROOM_VAULT, 1, RAIDERS_MAX_SEATS, &situation))
    return FALSE;
  fill_cards (args, VAULT_CARDS, &situation);
  tm_args_set_list (args, VAULT_SHELF, &situation.card[CARD_SHELF], RAIDERS_N_POWERS);
  tm_args_set_list (args, VAULT_STOCK, situation.stock, RAIDERS_N_ITEMS);
  fill_each (args, VAULT_COINS, situation.party.coins, &situation);
  fill_each (args, VAULT_WOUNDS, situation.party.wounds, &situation);
  return TRUE;
}

gboolean
raiders_fill_first (const TmTable *table, TmArgs *args)
{
  RaidersSituation situation;

  if (tm_table_get_n_seats (table) < 2 || raiders_is_quick (table)
      || !raiders_read_situation (table, &situation))
    return FALSE;
  fill_cards (args, FIRST_CARDS, &situation);
  tm_args_set (args, FIRST_FIRST, tm_table_get_shared (table, COUNTER_FIRST));
  return TRUE;
}

/* End */

static void
fill_party (const TmTable *table, TmArgs *args, int coins, guint wounds)
{
  RaidersParty party;

  raiders_read_party (table, &party);
  if (coins >= 0)
    tm_args_set_list (args, coins, party.coins, party.n_seats);
  tm_args_set_list (args, wounds, party.wounds, party.n_seats);
}

gboolean
raiders_fill_over (const TmTable *table, TmArgs *args)
{
  if (tm_table_get_shared (table, COUNTER_LEVEL) == 0)
    return FALSE;
  fill_party (table, args, -1, OVER_WOUNDS);
  tm_args_set (args, OVER_LEVEL, tm_table_get_shared (table, COUNTER_LEVEL));
  tm_args_set (args, OVER_ROOM, MAX (1, tm_table_get_shared (table, COUNTER_ROOM)));
  return TRUE;
}

gboolean
raiders_fill_end (const TmTable *table, TmArgs *args)
{
  if (tm_table_get_phase (table) == PHASE_SETUP)
    return FALSE;
  fill_party (table, args, END_OF_COINS, END_OF_WOUNDS);
  return TRUE;
}

/* Odds */

/* My cards: those held, and one more 5 for a key or a sword that counts here. */
static guint
list_mine (const TmTable *table, guint seat, int item, gint32 *cards)
{
  guint n = list_hand (table, seat, cards);

  if (item >= 0 && raiders_find_item (table, item, seat) >= 0
      && (n == 0 || cards[n - 1] != RAIDERS_KEY_VALUE))
    cards[n++] = RAIDERS_KEY_VALUE;
  return n;
}

/* A hand as a row of digits. */
static gint32
read_hand (const TmTable *table, guint seat, int item)
{
  gint32 cards[RAIDERS_N_POWERS];
  guint n = list_hand (table, seat, cards);
  guint n_items = item >= 0 ? MIN (raiders_count_items (table, item, seat), 4) : 0;
  gint32 digits = 0;

  for (guint i = 0; i < n; i++)
    digits = digits * 10 + cards[i];
  for (guint i = 0; i < n_items; i++)
    digits = digits * 10 + RAIDERS_KEY_VALUE;
  return digits;
}

typedef struct
{
  guint hands;
  guint mine;
  guint laid;
} OddsParams;

/* Hands that were emptied by hand have no odds. */
static gboolean
fill_odds (const TmTable *table, TmArgs *args, const OddsParams *params, int item)
{
  int actor = find_actor (table);
  gint32 mine[ODDS_MAX_MINE], hands[RAIDERS_MAX_SEATS], laid[RAIDERS_MAX_SEATS],
      values[RAIDERS_MAX_SEATS];
  guint n_hands = 0, n_laid = 0;
  guint n_mine;

  if (actor < 0)
    return FALSE;
  raiders_read_laid (table, values);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      if ((int) seat == actor || !raiders_is_living (table, seat))
        continue;
      if (values[seat] > 0)
        laid[n_laid++] = values[seat];
      else
        hands[n_hands++] = read_hand (table, seat, item);
    }
  for (guint i = 0; i < n_hands; i++)
    if (hands[i] == 0)
      return FALSE;
  n_mine = list_mine (table, actor, item, mine);
  if (n_mine == 0)
    return FALSE;
  tm_args_set_list (args, params->mine, mine, n_mine);
  tm_args_set_list (args, params->hands, hands, n_hands);
  tm_args_set_list (args, params->laid, laid, n_laid);
  return TRUE;
}

gboolean
raiders_fill_odds_monster (const TmTable *table, TmArgs *args)
{
  static const OddsParams params = { ODDS_MONSTER_HANDS, ODDS_MONSTER_MINE, ODDS_MONSTER_LAID };
  RaidersSituation situation;

  if (!read_room (table, ROOM_MONSTER, 3, RAIDERS_MAX_SEATS, &situation)
      || !fill_odds (table, args, &params, PIECE_SWORD))
    return FALSE;
  tm_args_set (args, ODDS_MONSTER_POWER, raiders_get_power (table, situation.card));
  return TRUE;
}

gboolean
raiders_fill_odds_treasury (const TmTable *table, TmArgs *args)
{
  static const OddsParams params = { ODDS_TREASURY_HANDS, ODDS_TREASURY_MINE, ODDS_TREASURY_LAID };
  RaidersSituation situation;

  if (!read_room (table, ROOM_TREASURY, 2, RAIDERS_MAX_SEATS, &situation)
      || !fill_odds (table, args, &params, PIECE_KEY))
    return FALSE;
  fill_chests (args, ODDS_TREASURY_CHESTS, &situation);
  return TRUE;
}

gboolean
raiders_fill_odds_trap (const TmTable *table, TmArgs *args)
{
  static const OddsParams params = { ODDS_TRAP_HANDS, ODDS_TRAP_MINE, ODDS_TRAP_LAID };
  RaidersSituation situation;

  if (!read_room (table, ROOM_TRAP, 1, RAIDERS_MAX_SEATS, &situation)
      || !fill_odds (table, args, &params, -1))
    return FALSE;
  tm_args_set (args, ODDS_TRAP_KIND, situation.card[CARD_TRAP]);
  return TRUE;
}

/* Only what lies open to all counts as seen; of the others no more than their kinds in the set is
 * read, and that is known to everybody. Somewhere the unseen cards have to lie. */
gboolean
raiders_fill_odds_dark (const TmTable *table, TmArgs *args)
{
  const TmBox *box = tm_table_get_box (table);
  gint32 seen[4] = { 0 }, totals[4] = { 0 };
  guint n_dark = MAX (raiders_count_dark (table), 1);
  guint n_unseen = 0;
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  if (tm_table_get_phase (table) < PHASE_LAYOUT)
    return FALSE;
  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      gint32 type = raiders_get_piece_card (table, piece)[CARD_TYPE];
      gboolean is_seen = tm_table_can_see (table, piece, TM_NO_SEAT);
      if (tm_table_get_piece_zone (table, piece) == tm_box_get_zone (box, ZONE_OUT, TM_NO_SEAT))
        continue;
      totals[type]++;
      seen[type] += is_seen;
      n_unseen += !is_seen;
    }
  if (n_dark > n_unseen)
    return FALSE;
  tm_args_set_list (args, ODDS_DARK_SEEN, seen, 4);
  tm_args_set_list (args, ODDS_DARK_TOTALS, totals, 4);
  tm_args_set (args, ODDS_DARK_DARK, n_dark);
  return TRUE;
}

gboolean
raiders_fill_odds_solo_monster (const TmTable *table, TmArgs *args)
{
  const TmBox *box = tm_table_get_box (table);
  gint32 mine[RAIDERS_N_POWERS], gone[3];
  guint n_mine;

  if (!raiders_is_solo (table) || tm_table_get_phase (table) < PHASE_LAYOUT)
    return FALSE;
  n_mine = list_hand (table, 0, mine);
  if (n_mine == 0)
    return FALSE;
  for (gint32 face = 0; face < 3; face++)
    gone[face] = tm_table_count_face (table, tm_box_get_zone (box, ZONE_ATTACKED, TM_NO_SEAT),
                                      PIECE_ATTACK, face);
  tm_args_set_list (args, ODDS_SOLO_MINE, mine, n_mine);
  tm_args_set_list (args, ODDS_SOLO_GONE, gone, 3);
  return TRUE;
}

gboolean
raiders_fill_odds_duel_monster (const TmTable *table, TmArgs *args)
{
  int actor = find_actor (table);
  gint32 mine[ODDS_MAX_MINE];
  guint n_mine;
  gint32 hand;
  RaidersSituation situation;

  if (actor < 0 || !read_room (table, ROOM_MONSTER, 2, 2, &situation) || situation.n_laid > 0)
    return FALSE;
  hand = read_hand (table, 1 - actor, PIECE_SWORD);
  n_mine = list_mine (table, actor, PIECE_SWORD, mine);
  if (hand == 0 || n_mine == 0)
    return FALSE;
  tm_args_set (args, ODDS_DUEL_HAND, hand);
  tm_args_set_list (args, ODDS_DUEL_MINE, mine, n_mine);
  return TRUE;
}
