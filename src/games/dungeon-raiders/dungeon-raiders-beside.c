/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Odds beside the rulings on rooms: what a hero’s card would bring if nobody knew what the others
 * lay. Each of them then holds a full hand. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-questions.h"

#define FULL_HAND 12345

/* How many other heroes lay a card; -1 if the seat lays none itself. */
static int
count_others (const TmArgs *args, guint cards, guint seat)
{
  guint n_cards;
  const gint32 *values = tm_args_get_list (args, cards, &n_cards);
  int n = -1;

  if (seat >= n_cards || values[seat] == 0)
    return -1;
  for (guint i = 0; i < n_cards; i++)
    n += values[i] > 0;
  return n;
}

/* The value compared, and a full hand for each of the others. */
static gboolean
ask_hands (const TmArgs *args,
           guint cards,
           guint seat,
           gint32 value,
           guint hands,
           guint mine,
           TmArgs *asked)
{
  static const gint32 full[RAIDERS_MAX_SEATS - 1] = { FULL_HAND, FULL_HAND, FULL_HAND, FULL_HAND };
  int n_others = count_others (args, cards, seat);

  if (n_others < 0 || value < 1 || value > RAIDERS_N_POWERS)
    return FALSE;
  tm_args_init (asked);
  tm_args_set_list (asked, hands, full, n_others);
  tm_args_set (asked, mine, value);
  return TRUE;
}

/* What both questions have: the same values. */
static void
pass_on (const TmArgs *args, guint param, TmArgs *asked, guint other)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  if (tm_args_has (args, param))
    tm_args_set_list (asked, other, values, n_values);
}

/* The house rule on which a question depends follows its own parameters. */
static gboolean
ask_treasury (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  if (!ask_hands (args, TREASURY_CARDS, seat, value, ODDS_TREASURY_HANDS, ODDS_TREASURY_MINE,
                  asked))
    return FALSE;
  pass_on (args, TREASURY_CHESTS, asked, ODDS_TREASURY_CHESTS);
  pass_on (args, TREASURY_COINS + 1, asked, ODDS_TREASURY_LAID + 1);
  return TRUE;
}

static gboolean
ask_monster (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  if (!ask_hands (args, MONSTER_CARDS, seat, value, ODDS_MONSTER_HANDS, ODDS_MONSTER_MINE, asked))
    return FALSE;
  pass_on (args, MONSTER_POWER, asked, ODDS_MONSTER_POWER);
  pass_on (args, MONSTER_WOUNDS + 1, asked, ODDS_MONSTER_LAID + 1);
  return TRUE;
}

static gboolean
ask_trap (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  if (!ask_hands (args, TRAP_CARDS, seat, value, ODDS_TRAP_HANDS, ODDS_TRAP_MINE, asked))
    return FALSE;
  pass_on (args, TRAP_KIND, asked, ODDS_TRAP_KIND);
  return TRUE;
}

static gboolean
ask_duel (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  if (count_others (args, DUEL_CARDS, seat) != 1 || value < 1 || value > RAIDERS_N_POWERS)
    return FALSE;
  tm_args_init (asked);
  tm_args_set (asked, ODDS_DUEL_HAND, FULL_HAND);
  tm_args_set (asked, ODDS_DUEL_MINE, value);
  return TRUE;
}

/* Before the monster’s first card is shown. */
static gboolean
ask_solo (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  (void) args;
  if (seat != 0 || value < 1 || value > RAIDERS_N_POWERS)
    return FALSE;
  tm_args_init (asked);
  tm_args_set (asked, ODDS_SOLO_MINE, value);
  return TRUE;
}

const TmBeside raiders_beside_treasury = {
  .question = "odds-treasury",
  /* Translators: %s is a player */
  .title = N_ ("What would %s’s card bring?"),
  .param = "mine",
  .ask = ask_treasury,
};

const TmBeside raiders_beside_monster = {
  .question = "odds-monster",
  /* Translators: %s is a player */
  .title = N_ ("What would all cards add up to with %s’s card?"),
  .param = "mine",
  .ask = ask_monster,
};

const TmBeside raiders_beside_trap = {
  .question = "odds-trap",
  /* Translators: %s is a player */
  .title = N_ ("Which card would decide with %s’s card?"),
  .param = "mine",
  .ask = ask_trap,
};

const TmBeside raiders_beside_duel = {
  .question = "odds-duel-monster",
  /* Translators: %s is a player */
  .title = N_ ("How far would %s’s card be above the other?"),
  .param = "mine",
  .ask = ask_duel,
};

const TmBeside raiders_beside_solo = {
  .question = "odds-solo-monster",
  /* Translators: %s is a player */
  .title = N_ ("How far would %s’s card be above the monster’s?"),
  .param = "mine",
  .ask = ask_solo,
};
