/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about rooms. They read the parameters, ask the same rules as the moves, and
 * spell the outcome. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-questions.h"

/* Reading */

static void
cite (TmRuling *ruling, const char *const *articles)
{
  for (; *articles != NULL; articles++)
    tm_ruling_cite (ruling, *articles);
}

/**
 * raiders_read_cards:
 * @args: arguments
 * @cards: index of the list of cards, one for each seat
 * @party: (out): the heroes who laid them, so far without coins and wounds
 * @ruling: where a list that cannot be is refused
 *
 * Returns: whether at least one hero has laid a card
 */
gboolean
raiders_read_cards (const TmArgs *args, guint cards, RaidersParty *party, TmRuling *ruling)
{
  const gint32 *values;
  gint32 sum = 0;

  memset (party, 0, sizeof *party);
  values = tm_args_get_list (args, cards, &party->n_seats);
  for (guint seat = 0; seat < party->n_seats; seat++)
    {
      party->cards[seat] = values[seat];
      sum += values[seat];
    }
  if (sum == 0)
    tm_ruling_refuse (ruling, "cards", tm_text (N_ ("at least one hero has to lay a card")));
  return sum > 0;
}

/**
 * raiders_read_each:
 * @args: arguments
 * @param: index of an optional list, one number for each seat
 * @id: its name
 * @values: (out): where to put it; zeros if it was left out
 * @party: the heroes
 * @ruling: where a list of another length is refused
 *
 * Returns: whether the list fits
 */
gboolean
raiders_read_each (const TmArgs *args,
                   guint param,
                   const char *id,
                   gint32 *values,
                   const RaidersParty *party,
                   TmRuling *ruling)
{
  guint n_values;
  const gint32 *given = tm_args_get_list (args, param, &n_values);

  memset (values, 0, RAIDERS_MAX_SEATS * sizeof *values);
  if (!tm_args_has (args, param))
    return TRUE;
  if (n_values != party->n_seats)
    {
      tm_ruling_refuse (
          ruling, id,
          tm_text (N_ ("one number for each seat is needed: %s"), tm_arg_number (party->n_seats)));
      return FALSE;
    }
  memcpy (values, given, n_values * sizeof *values);
  return TRUE;
}

/**
 * raiders_read_coins:
 * @args: arguments
 * @param: index of the list of coins, one number for each seat
 * @party: (inout): the heroes
 * @ruling: where a list that cannot be is refused
 *
 * «Отслеживание счётчиков сокровищ и ранений»: only a lone hero has more than 20 coins.
 *
 * Returns: whether the list fits
 */
gboolean
raiders_read_coins (const TmArgs *args, guint param, RaidersParty *party, TmRuling *ruling)
{
  if (!raiders_read_each (args, param, "coins", party->coins, party, ruling))
    return FALSE;
  for (guint seat = 0; seat < party->n_seats && party->n_seats > 1; seat++)
    if (party->coins[seat] > RAIDERS_COIN_LIMIT)
      {
        tm_ruling_refuse (ruling, "coins", tm_text (N_ ("nobody has more than 20 coins")));
        return FALSE;
      }
  return TRUE;
}

static gboolean
read_wounds (const TmArgs *args, guint param, RaidersParty *party, TmRuling *ruling)
{
  if (!raiders_read_each (args, param, "wounds", party->wounds, party, ruling))
    return FALSE;
  for (guint seat = 0; seat < party->n_seats; seat++)
    if (party->wounds[seat] == RAIDERS_MAX_WOUNDS && party->cards[seat] > 0)
      {
        tm_ruling_refuse (ruling, "wounds", tm_text (N_ ("a hero with ten wounds lays no card")));
        return FALSE;
      }
  return TRUE;
}

static void
set_each (TmRuling *ruling, const char *id, const gint32 *values, const RaidersParty *party)
{
  tm_ruling_set_numbers (ruling, id, values, party->n_seats);
}

/* The chests, larger first; 0: there is no second. */
void
raiders_read_chests (const TmArgs *args, guint param, gint32 chests[2])
{
  guint n_chests;
  const gint32 *given = tm_args_get_list (args, param, &n_chests);

  chests[0] = given[0];
  chests[1] = n_chests > 1 ? given[1] : 0;
  if (chests[1] > chests[0])
    {
      chests[0] = given[1];
      chests[1] = given[0];
    }
}

/* Treasuries */

/* Who gets a chest in the end: nobody where there are too many for it. */
static guint32
get_takers (guint32 seats, gint32 share)
{
  return share > 0 ? seats : 0;
}

static gboolean
are_several (guint32 seats)
{
  return (seats & (seats - 1)) != 0;
}

/* Shares are named only where there is something to share. */
static TmText
describe_treasury (const gint32 chests[2], const RaidersTreasury *treasury)
{
  guint32 big = get_takers (treasury->big, treasury->big_share);
  guint32 small = get_takers (treasury->small, treasury->small_share);
  TmTextArg chest = tm_arg_number (chests[0]);
  TmTextArg first = tm_arg_seats (big), second = tm_arg_seats (small);
  TmTextArg first_share = tm_arg_number (treasury->big_share);
  TmTextArg second_share = tm_arg_number (treasury->small_share);

  if (chests[1] == 0)
    return are_several (big) ? tm_text (N_ ("Chest of %s: %s, %s each"), chest, first, first_share)
                             : tm_text (N_ ("Chest of %s: %s"), chest, first);
  if (are_several (big) && are_several (small))
    return tm_text (N_ ("Larger chest: %s, %s each; second chest: %s, %s each"), first, first_share,
                    second, second_share);
  if (are_several (big))
    return tm_text (N_ ("Larger chest: %s, %s each; second chest: %s"), first, first_share, second);
  if (are_several (small))
    return tm_text (N_ ("Larger chest: %s; second chest: %s, %s each"), first, second,
                    second_share);
  return tm_text (N_ ("Larger chest: %s; second chest: %s"), first, second);
}

void
raiders_answer_treasury (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = {
    "raiders.treasury.big", "raiders.treasury.tie", "raiders.treasury.small",
    "raiders.coins.limit",  "raiders.item.key",     NULL,
  };
  static const char *const details[]
      = { "big", "big_share", "small", "small_share", "gain", "left", "over" };
  RaidersParty party;
  RaidersTreasury treasury;
  gint32 chests[2];

  if (!raiders_read_cards (args, TREASURY_CARDS, &party, ruling)
      || !raiders_read_coins (args, TREASURY_COINS, &party, ruling))
    return;
  raiders_read_chests (args, TREASURY_CHESTS, chests);
  raiders_settle_treasury (&party, chests, tm_ruling_get_resolution (ruling), &treasury);
  tm_ruling_set_seats (ruling, "big", treasury.big);
  tm_ruling_set_number (ruling, "big_share", treasury.big_share);
  tm_ruling_set_seats (ruling, "small", treasury.small);
  tm_ruling_set_number (ruling, "small_share", treasury.small_share);
  set_each (ruling, "gain", treasury.gain, &party);
  set_each (ruling, "coins", treasury.coins, &party);
  tm_ruling_set_number (ruling, "left", treasury.left);
  set_each (ruling, "over", treasury.over, &party);
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    tm_ruling_mark_detail (ruling, details[i]);
  tm_ruling_show_by_seat (ruling, "gain", "coin");
  cite (ruling, articles);
  tm_ruling_set_verdict (ruling, describe_treasury (chests, &treasury));
}

void
raiders_answer_solo_treasury (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = { "raiders.solo.treasury", "raiders.solo.end", NULL };
  gint32 coins = tm_args_get (args, SOLO_TREASURY_COINS);
  RaidersSoloChests result;
  gint32 chests[2];

  raiders_read_chests (args, SOLO_TREASURY_CHESTS, chests);
  raiders_settle_solo_treasury (tm_args_get (args, SOLO_TREASURY_CARD), chests, 0,
                                tm_ruling_get_resolution (ruling), &result);
  tm_ruling_set_numbers (ruling, "taken", result.taken,
                         (result.taken[0] > 0) + (result.taken[1] > 0));
  tm_ruling_set_number (ruling, "gain", result.gain);
  tm_ruling_set_number (ruling, "coins", coins + result.gain);
  tm_ruling_mark_detail (ruling, "taken");
  tm_ruling_mark_detail (ruling, "gain");
  cite (ruling, articles);
  tm_ruling_set_verdict (ruling, tm_text_n ("%s coin won, %s in all", "%s coins won, %s in all",
                                            tm_arg_number (result.gain),
                                            tm_arg_number (coins + result.gain)));
}

/* Monsters */

void
raiders_answer_shield (const TmArgs *args, TmRuling *ruling)
{
  guint n_shields;
  const gint32 *shields = tm_args_get_list (args, SHIELD_SHIELDS, &n_shields);
  gint32 n_descended = tm_args_get (args, SHIELD_N_DESCENDED);
  gint32 n_alive = tm_args_get (args, SHIELD_N_ALIVE);
  gint32 power;

  if (n_alive > n_descended)
    {
      tm_ruling_refuse (ruling, "alive",
                        tm_text (N_ ("no more heroes live than went down: at most %s"),
                                 tm_arg_number (n_descended)));
      return;
    }
  power = raiders_choose_shield (n_descended, n_alive, shields, tm_ruling_get_resolution (ruling));
  tm_ruling_set_number (ruling, "power", power);
  tm_ruling_cite (ruling, "raiders.monster.power");
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The monster has power %s"), tm_arg_number (power)));
}

void
raiders_answer_monster (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = {
    "raiders.monster.power", "raiders.monster.beaten", "raiders.monster.wounds",
    "raiders.item.sword",    "raiders.death",          NULL,
  };
  RaidersParty party;
  RaidersFight fight;

  if (!raiders_read_cards (args, MONSTER_CARDS, &party, ruling)
      || !read_wounds (args, MONSTER_WOUNDS, &party, ruling))
    return;
  raiders_settle_monster (&party, tm_args_get (args, MONSTER_POWER),
                          tm_args_get (args, MONSTER_CROSSES), tm_ruling_get_resolution (ruling),
                          &fight);
  tm_ruling_set_number (ruling, "sum", fight.sum);
  tm_ruling_set_flag (ruling, "beaten", fight.is_beaten);
  tm_ruling_set_number (ruling, "lowest", fight.lowest);
  tm_ruling_set_seats (ruling, "hit", fight.hit);
  set_each (ruling, "wounds", fight.wounds, &party);
  tm_ruling_set_seats (ruling, "dead", fight.dead);
  tm_ruling_mark_detail (ruling, "beaten");
  tm_ruling_mark_detail (ruling, "hit");
  cite (ruling, articles);
  if (fight.is_beaten)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The monster is beaten: nobody is hit")));
  else
    tm_ruling_set_verdict (ruling,
                           tm_text (N_ ("The monster strikes: %s"), tm_arg_seats (fight.hit)));
}

void
raiders_answer_duel_monster (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = { "raiders.duel.monster", "raiders.duel.death", NULL };
  RaidersParty party;
  RaidersFight fight;

  if (!raiders_read_cards (args, DUEL_CARDS, &party, ruling)
      || !read_wounds (args, DUEL_WOUNDS, &party, ruling))
    return;
  raiders_settle_duel_monster (&party, tm_args_get (args, DUEL_CROSSES),
                               tm_ruling_get_resolution (ruling), &fight);
  tm_ruling_set_seats (ruling, "hit", fight.hit);
  set_each (ruling, "wounds", fight.wounds, &party);
  tm_ruling_set_seats (ruling, "dead", fight.dead);
  tm_ruling_set_flag (ruling, "over", fight.dead != 0);
  tm_ruling_set_number (ruling, "winner", fight.dead == 0 ? -1 : fight.dead == 1 ? 1 : 0);
  cite (ruling, articles);
  if (fight.is_beaten)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The monster is confused: nobody is hit")));
  else
    tm_ruling_set_verdict (ruling,
                           tm_text (N_ ("The monster strikes: %s"), tm_arg_seats (fight.hit)));
}

void
raiders_answer_solo_monster (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = { "raiders.solo.monster", "raiders.solo.attacks", NULL };
  RaidersParty party = {
    .n_seats = 1,
    .cards = { tm_args_get (args, SOLO_MONSTER_CARD) },
    .wounds = { tm_args_get (args, SOLO_MONSTER_WOUNDS) },
  };
  RaidersFight fight;

  raiders_settle_solo_monster (&party, tm_args_get (args, SOLO_MONSTER_ATTACK),
                               tm_args_get (args, SOLO_MONSTER_CROSSES),
                               tm_ruling_get_resolution (ruling), &fight);
  tm_ruling_set_flag (ruling, "safe", fight.is_beaten);
  tm_ruling_set_number (ruling, "wounds", fight.wounds[0]);
  tm_ruling_set_flag (ruling, "dead", fight.dead != 0);
  cite (ruling, articles);
  tm_ruling_set_verdict (ruling, fight.is_beaten ? tm_text (N_ ("Safe from the monster"))
                                                 : tm_text (N_ ("The monster strikes; wounds: %s"),
                                                            tm_arg_number (fight.wounds[0])));
}

/* Traps */

static void
cite_trap (TmRuling *ruling, RaidersTrapKind kind, gboolean is_solo)
{
  static const char *const kinds[] = { "raiders.trap.magnet", "raiders.trap.boulder",
                                       "raiders.trap.lava", "raiders.trap.spikes" };
  static const char *const articles[]
      = { "raiders.trap.skulls", "raiders.trap.values", "raiders.death", NULL };

  cite (ruling, articles);
  tm_ruling_cite (ruling, kinds[kind]);
  if (is_solo)
    tm_ruling_cite (ruling, "raiders.solo.trap");
}

void
raiders_answer_trap (const TmArgs *args, TmRuling *ruling)
{
  static const char *const effects[] = { "none", "1", "2", "3", "half" };
  RaidersTrapKind kind = tm_args_get (args, TRAP_KIND);
  RaidersParty party;
  RaidersSprung sprung;

  if (!raiders_read_cards (args, TRAP_CARDS, &party, ruling)
      || !raiders_read_coins (args, TRAP_COINS, &party, ruling)
      || !read_wounds (args, TRAP_WOUNDS, &party, ruling))
    return;
  raiders_settle_trap (&party, kind, tm_ruling_get_resolution (ruling), &sprung);
  tm_ruling_set_flag (ruling, "sprung", sprung.effect != EFFECT_NONE);
  tm_ruling_set_number (ruling, "value", sprung.value);
  tm_ruling_set_word (ruling, "effect", effects[sprung.effect]);
  tm_ruling_set_seats (ruling, "hit", sprung.hit);
  set_each (ruling, "amounts", sprung.amounts, &party);
  /* Coins lost are no gain, so that only wounds taken stand beside the verdict as they are. */
  if (kind == TRAP_BOULDER || kind == TRAP_SPIKES)
    tm_ruling_show_by_seat (ruling, "amounts", "wound");
  set_each (ruling, "coins", sprung.coins, &party);
  set_each (ruling, "wounds", sprung.wounds, &party);
  tm_ruling_set_seats (ruling, "dead", sprung.dead);
  cite_trap (ruling, kind, party.n_seats == 1);
  tm_ruling_set_verdict (ruling,
                         sprung.effect == EFFECT_NONE
                             ? tm_text (N_ ("The trap is not sprung"))
                             : tm_text (N_ ("The trap strikes: %s"), tm_arg_seats (sprung.hit)));
}

/* Vaults */

static void
set_gets (TmRuling *ruling, const RaidersVault *vault, guint n_seats)
{
  const char *gets[RAIDERS_MAX_SEATS + 1] = { NULL };
  const char *refused[RAIDERS_N_ITEMS + 1] = { NULL };
  guint n = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    gets[seat] = raiders_entry_words[vault->gets[seat]].id;
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    if (vault->refused & 1u << item)
      refused[n++] = raiders_item_words[item].id;
  tm_ruling_set_words (ruling, "gets", gets);
  tm_ruling_set_words (ruling, "refused", refused);
}

void
raiders_answer_vault (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[] = {
    "raiders.vault.entry", "raiders.vault.short", "raiders.vault.coins",
    "raiders.vault.heal",  "raiders.coins.limit", NULL,
  };
  RaidersParty party;
  RaidersVault vault;
  guint n;

  if (!raiders_read_cards (args, VAULT_CARDS, &party, ruling)
      || !raiders_read_coins (args, VAULT_COINS, &party, ruling)
      || !read_wounds (args, VAULT_WOUNDS, &party, ruling))
    return;
  raiders_settle_vault (&party, tm_args_get_list (args, VAULT_SHELF, &n),
                        tm_args_get_list (args, VAULT_STOCK, &n), tm_ruling_get_resolution (ruling),
                        &vault);
  set_gets (ruling, &vault, party.n_seats);
  tm_ruling_set_numbers (ruling, "stock", vault.stock, RAIDERS_N_ITEMS);
  set_each (ruling, "coins", vault.coins, &party);
  set_each (ruling, "wounds", vault.wounds, &party);
  cite (ruling, articles);
  if (party.n_seats == 1)
    tm_ruling_cite (ruling, "raiders.solo.items");
  tm_ruling_set_verdict (ruling, vault.refused != 0
                                     ? tm_text (N_ ("Not everybody gets what his card names"))
                                     : tm_text (N_ ("Everybody gets what his card names")));
}
