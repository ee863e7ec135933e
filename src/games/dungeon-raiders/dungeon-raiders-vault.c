/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Vaults: who gets what, and what is left in the stock. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

/* How many want each item, by the numbers they laid. */
static void
count_wishes (const RaidersParty *party, const gint32 *shelf, gint32 wishes[RAIDERS_N_ITEMS])
{
  memset (wishes, 0, RAIDERS_N_ITEMS * sizeof *wishes);
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 entry = party->cards[seat] > 0 ? shelf[party->cards[seat] - 1] : ENTRY_NONE;
      if (raiders_is_item_entry (entry))
        wishes[entry - ENTRY_TORCH]++;
    }
}

static void
hand_out_items (const RaidersParty *party,
                const gint32 *shelf,
                const gint32 *stock,
                RaidersVault *result)
{
  gint32 wishes[RAIDERS_N_ITEMS];

  count_wishes (party, shelf, wishes);
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    {
      result->stock[item] = stock[item];
      if (wishes[item] > stock[item] || (wishes[item] > 0 && party->n_seats == 1))
        result->refused |= 1u << item;
      else
        result->stock[item] -= wishes[item];
    }
}

static void
explain_refused (const RaidersParty *party,
                 const gint32 *shelf,
                 const gint32 *stock,
                 const RaidersVault *result,
                 TmResolution *resolution)
{
  gint32 wishes[RAIDERS_N_ITEMS];

  count_wishes (party, shelf, wishes);
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    {
      if (!(result->refused & 1u << item))
        continue;
      if (party->n_seats == 1)
        tm_resolution_add_reason (resolution, "raiders.solo.items",
                                  tm_text (N_ ("There are no items in solo: %s is not given."),
                                           tm_arg_word (raiders_item_words[item].name)));
      else
        tm_resolution_add_reason (resolution, "raiders.vault.short",
                                  tm_text (N_ ("%s: wanted by %s, in stock %s. Nobody gets it."),
                                           tm_arg_word (raiders_item_words[item].name),
                                           tm_arg_number (wishes[item]),
                                           tm_arg_number (stock[item])));
    }
}

static void
explain_vault (const RaidersParty *party,
               const gint32 *shelf,
               const gint32 *stock,
               const RaidersVault *result,
               TmResolution *resolution)
{
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 entry = party->cards[seat] > 0 ? shelf[party->cards[seat] - 1] : ENTRY_NONE;
      const char *article = raiders_get_entry_coins (entry) > 0  ? "raiders.vault.coins"
                            : raiders_get_entry_heal (entry) > 0 ? "raiders.vault.heal"
                                                                 : "raiders.vault.entry";
      if (party->cards[seat] > 0)
        tm_resolution_add_reason (resolution, article,
                                  tm_text (N_ ("%s, card %s: %s."), tm_arg_seat (seat),
                                           tm_arg_number (party->cards[seat]),
                                           tm_arg_word (raiders_entry_words[entry].name)));
      raiders_explain_limit (seat, result->over[seat], resolution);
    }
  explain_refused (party, shelf, stock, result, resolution);
}

/**
 * raiders_settle_vault:
 * @party: the heroes
 * @shelf: what the cards 1 to 5 give
 * @stock: copies of each item in the stock
 * @resolution: for reasons
 * @result: (out): what comes of it
 *
 * «Кладовая»: everybody gets what his number names; an item that does not suffice for all who
 * want it goes to nobody. In solo there are no items.
 */
void
raiders_settle_vault (const RaidersParty *party,
                      const gint32 shelf[RAIDERS_N_POWERS],
                      const gint32 stock[RAIDERS_N_ITEMS],
                      TmResolution *resolution,
                      RaidersVault *result)
{
  memset (result, 0, sizeof *result);
  hand_out_items (party, shelf, stock, result);
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      gint32 entry = party->cards[seat] > 0 ? shelf[party->cards[seat] - 1] : ENTRY_NONE;
      gboolean is_refused
          = raiders_is_item_entry (entry) && result->refused & 1u << (entry - ENTRY_TORCH);

      result->gets[seat] = is_refused ? ENTRY_NONE : entry;
      raiders_add_coins (party, seat, raiders_get_entry_coins (entry), &result->coins[seat],
                         &result->over[seat]);
      result->wounds[seat] = MAX (0, party->wounds[seat] - raiders_get_entry_heal (entry));
    }
  if (raiders_wants_reasons (party, resolution))
    explain_vault (party, shelf, stock, result, resolution);
}
