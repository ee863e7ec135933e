/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about death, the next first player and the end of the game. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-questions.h"

/* «Гибель героя»: his card still counts in this room, as all cards lay before anyone was hurt. */
void
raiders_answer_death (const TmArgs *args, TmRuling *ruling)
{
  gint32 wounds
      = MIN (RAIDERS_MAX_WOUNDS, tm_args_get (args, DEATH_WOUNDS) + tm_args_get (args, DEATH_ADD));
  gboolean is_dead = wounds == RAIDERS_MAX_WOUNDS;
  const char *returned[21] = { NULL };
  guint n_items;
  const gint32 *items = tm_args_get_list (args, DEATH_ITEMS, &n_items);

  for (guint i = 0; i < n_items && is_dead; i++)
    returned[i] = raiders_item_words[items[i]].id;
  tm_ruling_set_number (ruling, "wounds", wounds);
  tm_ruling_set_flag (ruling, "dead", is_dead);
  tm_ruling_set_words (ruling, "returned", returned);
  tm_ruling_set_flag (ruling, "counts_here", TRUE);
  tm_ruling_set_flag (ruling, "counts_next", !is_dead);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "raiders.death",
      is_dead
          ? tm_text (N_ (
                "Ten wounds: out of the game, the items go back to the stock. The card laid still "
                "counts in this room."))
          : tm_text (N_ ("Fewer than ten wounds: the hero goes on.")));
  tm_ruling_set_verdict (
      ruling, is_dead ? tm_text (N_ ("The hero is dead"))
                      : tm_text (N_ ("The hero lives; wounds: %s"), tm_arg_number (wounds)));
}

static guint32
get_seats (const RaidersParty *party)
{
  return (1u << party->n_seats) - 1;
}

/* «4) Сброс комнаты, определение первого игрока». */
void
raiders_answer_first (const TmArgs *args, TmRuling *ruling)
{
  gint32 now = tm_args_get (args, FIRST_FIRST);
  guint32 died = tm_args_get_set (args, FIRST_DIED);
  RaidersParty party = { 0 };
  RaidersFirst first;
  const gint32 *cards = tm_args_get_list (args, FIRST_CARDS, &party.n_seats);

  memcpy (party.cards, cards, party.n_seats * sizeof *cards);
  if (now >= (gint32) party.n_seats)
    {
      tm_ruling_refuse (ruling, "first",
                        tm_text (N_ ("a seat from 0 to %s"), tm_arg_number (party.n_seats - 1)));
      return;
    }
  if ((died & ~get_seats (&party)) != 0)
    {
      tm_ruling_refuse (ruling, "died",
                        tm_text (N_ ("seats from 0 to %s"), tm_arg_number (party.n_seats - 1)));
      return;
    }
  raiders_find_first (&party, now, died, tm_ruling_get_resolution (ruling), &first);
  tm_ruling_set_number (ruling, "first", first.first);
  tm_ruling_set_number (ruling, "highest", first.highest);
  tm_ruling_set_seats (ruling, "tied", first.tied);
  tm_ruling_cite (ruling, "raiders.room.first");
  tm_ruling_cite (ruling, "raiders.death");
  tm_ruling_set_verdict (
      ruling, first.first >= 0 ? tm_text (N_ ("Next first player: %s"), tm_arg_seat (first.first))
                               : tm_text (N_ ("Nobody is left")));
}

static void
cite_over (TmRuling *ruling, guint n_seats)
{
  tm_ruling_cite (ruling, "raiders.end.over");
  tm_ruling_cite (ruling, "raiders.death");
  tm_ruling_cite (ruling, n_seats == 1   ? "raiders.solo.end"
                          : n_seats == 2 ? "raiders.duel.death"
                                         : "raiders.end.alone");
}

/* «Окончание игры», «Гибель героя», «Подземельная дуэль». */
void
raiders_answer_over (const TmArgs *args, TmRuling *ruling)
{
  static const char *const whys[]
      = { "level-five", "all-dead", "last-hero", "duel-death", "solo-death", "goes-on" };
  RaidersParty party = { 0 };
  RaidersOver over;
  const gint32 *wounds = tm_args_get_list (args, OVER_WOUNDS, &party.n_seats);

  memcpy (party.wounds, wounds, party.n_seats * sizeof *wounds);
  raiders_find_over (&party, tm_args_get (args, OVER_LEVEL), tm_args_get (args, OVER_ROOM),
                     tm_ruling_get_resolution (ruling), &over);
  tm_ruling_set_flag (ruling, "over", over.is_over);
  tm_ruling_set_word (ruling, "why", whys[over.why]);
  tm_ruling_set_seats (ruling, "alive", over.alive);
  cite_over (ruling, party.n_seats);
  tm_ruling_set_verdict (ruling, over.is_over ? tm_text (N_ ("The game is over"))
                                              : tm_text (N_ ("The game goes on")));
}

static void
cite_end (TmRuling *ruling, guint n_seats)
{
  static const char *const standard[]
      = { "raiders.end.bleeding", "raiders.end.winner", "raiders.end.alone" };

  for (guint i = 0; i < G_N_ELEMENTS (standard) && n_seats > 2; i++)
    tm_ruling_cite (ruling, standard[i]);
  if (n_seats == 2)
    {
      tm_ruling_cite (ruling, "raiders.duel.end");
      tm_ruling_cite (ruling, "raiders.duel.death");
    }
  if (n_seats == 1)
    tm_ruling_cite (ruling, "raiders.solo.end");
  tm_ruling_cite (ruling, "raiders.table.places");
}

static TmText
describe_winners (guint32 winners)
{
  if (winners == 0)
    return tm_text (N_ ("Nobody wins"));
  return tm_text ((winners & (winners - 1)) == 0 ? N_ ("Winner: %s") : N_ ("Winners: %s"),
                  tm_arg_seats (winners));
}

/* «Окончание игры», «Подземельная дуэль», «Подземельный пасьянс». */
void
raiders_answer_end (const TmArgs *args, TmRuling *ruling)
{
  gint32 ranks[RAIDERS_MAX_SEATS];
  static const char *const grades[] = { "none", "lost", "survived", "good" };
  RaidersParty party = { 0 };
  RaidersEnd end;
  const gint32 *wounds = tm_args_get_list (args, END_OF_WOUNDS, &party.n_seats);

  memcpy (party.wounds, wounds, party.n_seats * sizeof *wounds);
  if (!raiders_read_coins (args, END_OF_COINS, &party, ruling))
    return;
  raiders_end_game (&party, tm_ruling_get_resolution (ruling), &end);
  tm_ruling_set_seats (ruling, "alive", end.alive);
  tm_ruling_set_seats (ruling, "bled", end.bled);
  tm_ruling_set_seats (ruling, "winners", end.winners);
  tm_ruling_set_word (ruling, "by", raiders_end_ids[end.by]);
  for (guint seat = 0; seat < party.n_seats; seat++)
    ranks[seat] = (gint32) end.ranks[seat];
  tm_ruling_set_numbers (ruling, "ranks", ranks, party.n_seats);
  tm_ruling_set_word (ruling, "grade", grades[end.grade]);
  cite_end (ruling, party.n_seats);
  tm_ruling_set_verdict (ruling, describe_winners (end.winners));
}
