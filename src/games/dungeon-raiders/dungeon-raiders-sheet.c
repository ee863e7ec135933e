/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet: where every coin and every wound came from. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

typedef enum
{
  ROW_START_COINS,
  ROW_TREASURIES,
  ROW_VAULT_COINS,
  ROW_MAGNET,
  ROW_LAVA,
  ROW_OVER,
  ROW_COINS_ADJUSTED,
  ROW_COINS,
  ROW_START_WOUNDS,
  ROW_MONSTERS,
  ROW_BOULDER,
  ROW_SPIKES,
  ROW_HEALED,
  ROW_WOUNDS_ADJUSTED,
  ROW_WOUNDS,
  ROW_FALLEN,
  ROW_BLED,
  N_ROWS,
} SheetRow;

static const TmRowSpec rows[N_ROWS] = {
  [ROW_START_COINS] = { "start_coins", N_ ("Coins at the start"), FALSE },
  [ROW_TREASURIES] = { "treasuries", N_ ("Treasuries"), FALSE },
  [ROW_VAULT_COINS] = { "vaults", N_ ("Coins from vaults"), FALSE },
  [ROW_MAGNET] = { "magnet", N_ ("Magnet"), FALSE },
  [ROW_LAVA] = { "lava", N_ ("Lava"), FALSE },
  [ROW_OVER] = { "limit", N_ ("Lost above 20 (not counted)"), FALSE },
  [ROW_COINS_ADJUSTED] = { "coins_adjusted", N_ ("Coins set by hand"), FALSE },
  [ROW_COINS] = { "coins", N_ ("Coins"), TRUE },
  [ROW_START_WOUNDS] = { "start_wounds", N_ ("Wounds at the start"), FALSE },
  [ROW_MONSTERS] = { "monsters", N_ ("Monsters"), FALSE },
  [ROW_BOULDER] = { "boulder", N_ ("Boulder"), FALSE },
  [ROW_SPIKES] = { "spikes", N_ ("Spikes"), FALSE },
  [ROW_HEALED] = { "healed", N_ ("Healed"), FALSE },
  [ROW_WOUNDS_ADJUSTED] = { "wounds_adjusted", N_ ("Wounds set by hand"), FALSE },
  [ROW_WOUNDS] = { "wounds", N_ ("Wounds"), TRUE },
  [ROW_FALLEN] = { "fallen", N_ ("Fallen in the dungeon"), FALSE },
  [ROW_BLED] = { "bled", N_ ("Bled to death at the end"), FALSE },
};

static SheetRow
get_coins_row (const gint32 *card)
{
  if (card[CARD_TYPE] == ROOM_TREASURY)
    return ROW_TREASURIES;
  if (card[CARD_TYPE] == ROOM_VAULT)
    return ROW_VAULT_COINS;
  return card[CARD_TRAP] == TRAP_MAGNET ? ROW_MAGNET : ROW_LAVA;
}

static SheetRow
get_wounds_row (const gint32 *card)
{
  if (card[CARD_TYPE] == ROOM_MONSTER)
    return ROW_MONSTERS;
  if (card[CARD_TYPE] == ROOM_VAULT)
    return ROW_HEALED;
  return card[CARD_TRAP] == TRAP_BOULDER ? ROW_BOULDER : ROW_SPIKES;
}

static void
add_differences (const TmTally *tally, TmSheet *sheet, SheetRow coins, SheetRow wounds)
{
  const TmTable *before = tm_tally_get_before (tally);
  const TmTable *after = tm_tally_get_after (tally);

  for (guint seat = 0; seat < tm_table_get_n_seats (after); seat++)
    {
      gint32 more_coins = tm_table_get_counter (after, COUNTER_COINS, seat)
                          - tm_table_get_counter (before, COUNTER_COINS, seat);
      gint32 more_wounds = tm_table_get_counter (after, COUNTER_WOUNDS, seat)
                           - tm_table_get_counter (before, COUNTER_WOUNDS, seat);

      if (more_coins != 0)
        tm_sheet_add (sheet, coins, seat, more_coins);
      if (more_wounds != 0)
        tm_sheet_add (sheet, wounds, seat, more_wounds);
    }
}

/* What the limit has cost is no change of the table: the room is settled once more to see it. */
static void
add_over (const TmTable *before, TmResolution *resolution, TmSheet *sheet)
{
  RaidersSituation situation;
  RaidersVerdict verdict;

  if (!raiders_read_situation (before, &situation) || situation.n_laid == 0)
    return;
  tm_resolution_reset (resolution, before, FALSE);
  raiders_judge (&situation, resolution, &verdict);
  for (guint seat = 0; seat < situation.party.n_seats; seat++)
    if (verdict.over[seat] > 0)
      tm_sheet_add (sheet, ROW_OVER, seat, verdict.over[seat]);
}

static void
set_totals (const TmTable *table, TmSheet *sheet)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gint32 fate = tm_table_get_counter (table, COUNTER_FATE, seat);

      tm_sheet_set (sheet, ROW_COINS, seat, tm_table_get_counter (table, COUNTER_COINS, seat));
      tm_sheet_set (sheet, ROW_WOUNDS, seat, tm_table_get_counter (table, COUNTER_WOUNDS, seat));
      tm_sheet_set (sheet, ROW_FALLEN, seat, fate == FATE_FALLEN);
      tm_sheet_set (sheet, ROW_BLED, seat, fate == FATE_BLED);
    }
}

static void
tally_room (const TmTally *tally, TmResolution *resolution, TmSheet *sheet)
{
  const TmTable *before = tm_tally_get_before (tally);
  const gint32 *card = raiders_get_room_card (before, NULL);

  if (card == NULL)
    return;
  add_differences (tally, sheet, get_coins_row (card), get_wounds_row (card));
  add_over (before, resolution, sheet);
  set_totals (tm_tally_get_after (tally), sheet);
  if (tm_table_get_shared (before, COUNTER_ROOM) == RAIDERS_N_SLOTS)
    tm_sheet_add_milestone (
        sheet,
        tm_text (N_ ("Level %s"), tm_arg_number (tm_table_get_shared (before, COUNTER_LEVEL))));
}

/* The `tally` of the game. */
void
raiders_tally (TmTally *tally, TmSheet *sheet)
{
  g_autoptr (TmResolution) resolution = NULL;

  tm_sheet_add_rows (sheet, rows, N_ROWS);
  while (tm_tally_next (tally))
    {
      const TmTable *after = tm_tally_get_after (tally);

      if (resolution == NULL)
        resolution = tm_resolution_new (tm_table_get_box (after));
      if (tm_tally_get_move (tally) == MOVE_BEGIN)
        add_differences (tally, sheet, ROW_START_COINS, ROW_START_WOUNDS);
      else if (tm_tally_get_move (tally) == MOVE_RESOLVE)
        tally_room (tally, resolution, sheet);
      else
        add_differences (tally, sheet, ROW_COINS_ADJUSTED, ROW_WOUNDS_ADJUSTED);
      set_totals (after, sheet);
    }
}
