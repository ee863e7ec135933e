/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds: every case is gone through with the rules of the room itself, and all weigh the same. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-questions.h"
#include "tm-fraction.h"

#define MAX_CARDS 9
#define N_LEADS (2 * RAIDERS_N_POWERS + 1)
#define MAX_TOTAL 26

/* The heroes whose cards are unknown, and the cards that are known. The first hero is myself. */
typedef struct
{
  guint n_known;
  gint32 known[RAIDERS_MAX_SEATS];
  guint n_hands;
  guint n_held[RAIDERS_MAX_SEATS];
  gint32 held[RAIDERS_MAX_SEATS][MAX_CARDS];
  guint n_cases;
  guint n_mine;
  const gint32 *mine;
} Odds;

static guint
read_digits (gint32 digits, gint32 *cards)
{
  guint n = 0;

  for (; digits > 0; digits /= 10)
    cards[n++] = digits % 10;
  return n;
}

static gboolean
read_odds (const TmArgs *args, guint hands, guint mine, guint laid, Odds *odds, TmRuling *ruling)
{
  guint n_laid;
  const gint32 *laid_cards = tm_args_get_list (args, laid, &n_laid);
  const gint32 *digits = tm_args_get_list (args, hands, &odds->n_hands);

  odds->mine = tm_args_get_list (args, mine, &odds->n_mine);
  odds->n_known = 1 + n_laid;
  odds->n_cases = 1;
  if (odds->n_known + odds->n_hands > RAIDERS_MAX_SEATS)
    {
      tm_ruling_refuse (
          ruling, "hands",
          tm_text (N_ ("there are at most four other heroes, those who have laid included")));
      return FALSE;
    }
  memcpy (odds->known + 1, laid_cards, n_laid * sizeof *laid_cards);
  for (guint i = 0; i < odds->n_hands; i++)
    {
      odds->n_held[i] = read_digits (digits[i], odds->held[i]);
      odds->n_cases *= odds->n_held[i];
    }
  return TRUE;
}

/* The cards on the table in one case; the last hand changes fastest. */
static void
read_case (const Odds *odds, gint32 mine, guint index, RaidersParty *party)
{
  memset (party, 0, sizeof *party);
  party->is_case = TRUE;
  party->n_seats = odds->n_known + odds->n_hands;
  memcpy (party->cards, odds->known, odds->n_known * sizeof *odds->known);
  party->cards[0] = mine;
  for (guint i = odds->n_hands; i > 0; i--)
    {
      party->cards[odds->n_known + i - 1] = odds->held[i - 1][index % odds->n_held[i - 1]];
      index /= odds->n_held[i - 1];
    }
}

static void
set_fractions (TmRuling *ruling, const char *id, const guint *counts, guint n_counts, guint of)
{
  char *words[ODDS_MAX_MINE + 1];

  for (guint i = 0; i < n_counts; i++)
    words[i] = tm_fraction_dup_string (tm_fraction_new (counts[i], of));
  words[n_counts] = NULL;
  tm_ruling_set_words (ruling, id, (const char *const *) words);
  for (guint i = 0; i < n_counts; i++)
    g_free (words[i]);
  tm_ruling_mark_detail (ruling, id);
}

static void
set_distribution (TmRuling *ruling, const guint *counts, guint n_counts, guint of)
{
  for (guint value = 0; value < n_counts; value++)
    if (counts[value] > 0)
      tm_ruling_add_chance (ruling, value, counts[value], of);
}

/* How far one of my cards is above another one: `counts` begins with -RAIDERS_N_POWERS. */
static void
set_lead (TmRuling *ruling, const guint counts[N_LEADS], guint of)
{
  for (gint64 lead = 0; lead < N_LEADS; lead++)
    if (counts[lead] > 0)
      tm_ruling_add_chance (ruling, lead - RAIDERS_N_POWERS, counts[lead], of);
}

/* Which assumption the odds rest on is always said. */
static void
explain_odds (const Odds *odds, TmRuling *ruling)
{
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "raiders.table.odds",
      tm_text_n (
          "Every card that a hero still holds is taken to be equally likely, independently of "
          "the others: %s case.",
          "Every card that a hero still holds is taken to be equally likely, independently of "
          "the others: %s cases.",
          tm_arg_number (odds->n_cases)));
}

/* What the values of the distribution are, where that does not go without saying. */
static void
explain_values (TmRuling *ruling, const char *article, const char *text, gint32 mine)
{
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), article,
                            tm_text (text, tm_arg_number (mine)));
}

static guint
find_best (const guint *counts, guint n_counts, gboolean is_most)
{
  guint best = 0;

  for (guint i = 1; i < n_counts; i++)
    if (is_most ? counts[i] > counts[best] : counts[i] < counts[best])
      best = i;
  return best;
}

void
raiders_answer_odds_monster (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint beaten[ODDS_MAX_MINE] = { 0 }, hit[ODDS_MAX_MINE] = { 0 }, totals[MAX_TOTAL] = { 0 };
  gint32 power = tm_args_get (args, ODDS_MONSTER_POWER);
  Odds odds = { 0 };

  if (!read_odds (args, ODDS_MONSTER_HANDS, ODDS_MONSTER_MINE, ODDS_MONSTER_LAID, &odds, ruling))
    return;
  for (guint i = 0; i < odds.n_mine; i++)
    for (guint j = 0; j < odds.n_cases; j++)
      {
        RaidersParty party;
        RaidersFight fight;

        read_case (&odds, odds.mine[i], j, &party);
        raiders_settle_monster (&party, power, 1, resolution, &fight);
        beaten[i] += fight.is_beaten;
        hit[i] += fight.hit & 1;
        totals[fight.sum] += i == 0;
      }
  explain_odds (&odds, ruling);
  set_fractions (ruling, "beaten", beaten, odds.n_mine, odds.n_cases);
  set_fractions (ruling, "hit", hit, odds.n_mine, odds.n_cases);
  tm_ruling_set_number (ruling, "cases", odds.n_cases);
  set_distribution (ruling, totals, MAX_TOTAL, odds.n_cases);
  tm_ruling_cite (ruling, "raiders.monster.beaten");
  tm_ruling_cite (ruling, "raiders.monster.wounds");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Safest card: %s"),
                                  tm_arg_number (odds.mine[find_best (hit, odds.n_mine, FALSE)])));
}

void
raiders_answer_odds_treasury (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint coins[ODDS_MAX_MINE] = { 0 }, nothing[ODDS_MAX_MINE] = { 0 }, gains[MAX_TOTAL] = { 0 };
  gint32 chests[2];
  Odds odds = { 0 };

  if (!read_odds (args, ODDS_TREASURY_HANDS, ODDS_TREASURY_MINE, ODDS_TREASURY_LAID, &odds, ruling))
    return;
  raiders_read_chests (args, ODDS_TREASURY_CHESTS, chests);
  for (guint i = 0; i < odds.n_mine; i++)
    for (guint j = 0; j < odds.n_cases; j++)
      {
        RaidersParty party;
        RaidersTreasury treasury;

        read_case (&odds, odds.mine[i], j, &party);
        raiders_settle_treasury (&party, chests, resolution, &treasury);
        coins[i] += treasury.gain[0];
        nothing[i] += treasury.gain[0] == 0;
        gains[treasury.gain[0]] += i == 0;
      }
  explain_odds (&odds, ruling);
  set_fractions (ruling, "expected", coins, odds.n_mine, odds.n_cases);
  set_fractions (ruling, "nothing", nothing, odds.n_mine, odds.n_cases);
  tm_ruling_set_number (ruling, "cases", odds.n_cases);
  set_distribution (ruling, gains, MAX_TOTAL, odds.n_cases);
  tm_ruling_cite (ruling, "raiders.treasury.tie");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Most coins on average: card %s"),
                                  tm_arg_number (odds.mine[find_best (coins, odds.n_mine, TRUE)])));
}

/* The distribution is of the card that decides, which says what happens with every trap. */
void
raiders_answer_odds_trap (const TmArgs *args, TmRuling *ruling)
{
  static const char *const ids[] = { "none", "one", "two", "worst" };
  RaidersTrapKind kind = tm_args_get (args, ODDS_TRAP_KIND);
  guint counts[G_N_ELEMENTS (ids)][ODDS_MAX_MINE] = { { 0 } };
  guint deciding[RAIDERS_N_POWERS + 1] = { 0 };
  Odds odds = { 0 };
  guint best;

  if (!read_odds (args, ODDS_TRAP_HANDS, ODDS_TRAP_MINE, ODDS_TRAP_LAID, &odds, ruling))
    return;
  for (guint i = 0; i < odds.n_mine; i++)
    for (guint j = 0; j < odds.n_cases; j++)
      {
        RaidersParty party;
        gint32 value;

        read_case (&odds, odds.mine[i], j, &party);
        value = raiders_get_trap_value (kind, party.cards, party.n_seats);
        counts[MIN (raiders_get_trap_effect (kind, value), EFFECT_THREE)][i]++;
        deciding[value] += i == 0;
      }
  explain_odds (&odds, ruling);
  explain_values (ruling, "raiders.trap.values", N_ ("Listed for my %s: the card that decides."),
                  odds.mine[0]);
  for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
    set_fractions (ruling, ids[k], counts[k], odds.n_mine, odds.n_cases);
  tm_ruling_set_number (ruling, "cases", odds.n_cases);
  set_distribution (ruling, deciding, G_N_ELEMENTS (deciding), odds.n_cases);
  tm_ruling_cite (ruling, "raiders.trap.values");
  best = find_best (counts[0], odds.n_mine, TRUE);
  tm_ruling_set_verdict (ruling, counts[0][best] == 0
                                     ? tm_text (N_ ("Every card springs the trap"))
                                     : tm_text (N_ ("Card that most often springs nothing: %s"),
                                                tm_arg_number (odds.mine[best])));
}

/* Unknown cards */

static TmUint128
choose (guint n, guint k)
{
  TmUint128 ways = 1;

  for (guint i = 0; i < k; i++)
    ways = i < n ? ways * (n - i) / (i + 1) : 0;
  return ways;
}

static void
set_dark_fractions (TmRuling *ruling, const gint32 *left, gint32 unseen, guint n_dark)
{
  char *chance[5] = { NULL }, *any[5] = { NULL };
  TmUint128 all = choose (unseen, n_dark);

  for (guint type = 0; type < 4; type++)
    {
      chance[type] = tm_fraction_dup_string (tm_fraction_new (left[type], unseen));
      any[type] = tm_fraction_dup_string (
          tm_fraction_new (all - choose (unseen - left[type], n_dark), all));
    }
  tm_ruling_set_words (ruling, "chance", (const char *const *) chance);
  tm_ruling_set_words (ruling, "any", (const char *const *) any);
  for (guint type = 0; type < 4; type++)
    {
      g_free (chance[type]);
      g_free (any[type]);
    }
}

void
raiders_answer_odds_dark (const TmArgs *args, TmRuling *ruling)
{
  guint n;
  const gint32 *seen = tm_args_get_list (args, ODDS_DARK_SEEN, &n);
  const gint32 *totals = tm_args_get_list (args, ODDS_DARK_TOTALS, &n);
  gint32 n_dark = tm_args_get (args, ODDS_DARK_DARK);
  gint32 left[4], unseen = 0;

  for (guint type = 0; type < 4; type++)
    {
      left[type] = totals[type] - seen[type];
      unseen += left[type];
      if (left[type] < 0)
        {
          tm_ruling_refuse (ruling, "seen", tm_text (N_ ("no more can be seen than there are")));
          return;
        }
    }
  if (n_dark > unseen)
    {
      tm_ruling_refuse (ruling, "dark",
                        tm_text (N_ ("no more rooms can be dark than cards are unseen: %s"),
                                 tm_arg_number (unseen)));
      return;
    }
  tm_ruling_set_number (ruling, "unseen", unseen);
  set_dark_fractions (ruling, left, unseen, n_dark);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "raiders.table.odds",
      tm_text (N_ ("Each of the %s unseen cards is equally likely to lie in a dark room, those put "
                   "aside included."),
               tm_arg_number (unseen)));
  tm_ruling_cite (ruling, "raiders.setup.deck");
  tm_ruling_cite (ruling, "raiders.table.cards");
  tm_ruling_set_verdict (
      ruling, tm_text_n ("%s card is unseen", "%s cards are unseen", tm_arg_number (unseen)));
}

/* The distribution is of how far my card is above the monster’s: it is safe from 1 on. */
void
raiders_answer_odds_solo_monster (const TmArgs *args, TmRuling *ruling)
{
  static const gint32 copies[] = { 4, 4, 2 };
  guint n, n_mine;
  const gint32 *gone = tm_args_get_list (args, ODDS_SOLO_GONE, &n);
  const gint32 *mine = tm_args_get_list (args, ODDS_SOLO_MINE, &n_mine);
  guint safe[ODDS_MAX_MINE] = { 0 }, leads[N_LEADS] = { 0 };
  guint left = 0;

  for (guint i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      if (gone[i] > copies[i])
        {
          tm_ruling_refuse (ruling, "gone",
                            tm_text (N_ ("the deck has four threes, four fours and two fives")));
          return;
        }
      left += copies[i] - gone[i];
      leads[mine[0] - ((gint32) i + 3) + RAIDERS_N_POWERS] = copies[i] - gone[i];
      for (guint j = 0; j < n_mine; j++)
        safe[j] += mine[j] > (gint32) i + 3 ? copies[i] - gone[i] : 0;
    }
  if (left == 0)
    {
      tm_ruling_refuse (ruling, "gone",
                        tm_text (N_ ("at least one card has to be left in the deck")));
      return;
    }
  tm_ruling_set_number (ruling, "left", left);
  set_fractions (ruling, "safe", safe, n_mine, left);
  set_lead (ruling, leads, left);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "raiders.table.odds",
      tm_text (N_ ("Each of the %s cards left in the deck is equally likely to come next."),
               tm_arg_number (left)));
  explain_values (
      ruling, "raiders.solo.monster",
      N_ ("Listed for my %s: by how much it is above the monster’s card; from 1 on it is "
          "safe."),
      mine[0]);
  tm_ruling_cite (ruling, "raiders.solo.attacks");
  tm_ruling_cite (ruling, "raiders.solo.monster");
  tm_ruling_set_verdict (ruling, tm_text_n ("%s card is left in the deck",
                                            "%s cards are left in the deck", tm_arg_number (left)));
}

/* The distribution is of how far my card is above the other: below 0 the monster hits me. */
void
raiders_answer_odds_duel_monster (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 held[MAX_CARDS];
  guint n_held = read_digits (tm_args_get (args, ODDS_DUEL_HAND), held);
  guint hit[ODDS_MAX_MINE] = { 0 }, nobody[ODDS_MAX_MINE] = { 0 }, other[ODDS_MAX_MINE] = { 0 };
  guint leads[N_LEADS] = { 0 };
  guint n_mine;
  const gint32 *mine = tm_args_get_list (args, ODDS_DUEL_MINE, &n_mine);
  Odds odds = { .n_cases = n_held };

  for (guint i = 0; i < n_mine; i++)
    for (guint j = 0; j < n_held; j++)
      {
        RaidersParty party = { .n_seats = 2, .is_case = TRUE, .cards = { mine[i], held[j] } };
        RaidersFight fight;

        raiders_settle_duel_monster (&party, 1, resolution, &fight);
        hit[i] += fight.hit == 1;
        other[i] += fight.hit == 2;
        nobody[i] += fight.hit == 0;
        leads[mine[i] - held[j] + RAIDERS_N_POWERS] += i == 0;
      }
  explain_odds (&odds, ruling);
  explain_values (
      ruling, "raiders.duel.monster",
      N_ ("Listed for my %s: by how much it is above the other card; below 0 the monster "
          "hits me, at 0 nobody."),
      mine[0]);
  set_fractions (ruling, "hit", hit, n_mine, n_held);
  set_fractions (ruling, "nobody", nobody, n_mine, n_held);
  set_fractions (ruling, "other", other, n_mine, n_held);
  set_lead (ruling, leads, n_held);
  tm_ruling_cite (ruling, "raiders.duel.monster");
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Safest card: %s"),
                                          tm_arg_number (mine[find_best (hit, n_mine, FALSE)])));
}
