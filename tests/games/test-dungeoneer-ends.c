/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: who lays what, who goes to the lair, who may try a quest and who has won, against plain definitions
 * over all small situations. Nobody reads the rules, so open points are read as usual. */

#include "dungeoneer/dungeoneer-quests.h"
#include "dungeoneer/dungeoneer-variants.h"

#include <string.h>

#define MAX_LAID 64

static const DungeoneerRules nobody = { NULL, NULL };

/* Laying the whole map */

/* Round after round everybody who has a card lays one, from a seat on. */
static guint
lay_rounds (guint n_seats, const gint32 *cards, guint from, guint8 *order, guint n, guint *last)
{
  for (gint32 round = 1; round <= 4; round++)
    {
      guint n_before = n;

      for (guint i = 0; i < n_seats; i++)
        {
          guint seat = (from + i) % n_seats;

          if (cards[seat] >= round)
            order[n++] = (guint8) seat;
        }
      if (n > n_before)
        *last = order[n - 1];
    }
  return n;
}

static void
check_blanks (guint n_seats, const gint32 *hands, const gint32 *held, guint first)
{
  guint8 order[MAX_LAID], wanted[MAX_LAID];
  guint last = first, ordinary, n, n_wanted, n_ordinary;

  n_ordinary = lay_rounds (n_seats, hands, (first + 1) % n_seats, wanted, 0, &last);
  n_wanted = lay_rounds (n_seats, held, (last + 1) % n_seats, wanted, n_ordinary, &last);
  n = dungeoneer_get_blank_order (n_seats, hands, held, first, &nobody, order, MAX_LAID, &ordinary);
  g_assert_cmpuint (ordinary, ==, n_ordinary);
  g_assert_cmpuint (n, ==, n_wanted);
  g_assert_cmpmem (order, n, wanted, n_wanted);
}

static void
test_blanks (void)
{
  for (guint n_seats = 1; n_seats <= DUNGEONEER_MAX_SEATS; n_seats++)
    for (guint code = 0; code < 1u << (4 * n_seats); code++)
      {
        gint32 hands[DUNGEONEER_MAX_SEATS], held[DUNGEONEER_MAX_SEATS];

        for (guint seat = 0; seat < n_seats; seat++)
          {
            hands[seat] = (gint32) (code >> (4 * seat) & 3);
            held[seat] = (gint32) (code >> (4 * seat + 2) & 3) % 3;
          }
        check_blanks (n_seats, hands, held, code % n_seats);
      }
}

/* Impartial placing: the first from the drawer on who has no quest there, else the drawer. */
static void
test_placers (void)
{
  for (guint n_seats = 2; n_seats <= DUNGEONEER_MAX_SEATS; n_seats++)
    for (guint32 matches = 0; matches < 1u << n_seats; matches++)
      for (guint seat = 0; seat < n_seats; seat++)
        {
          guint passes, placer, wanted = 0;

          while (wanted < n_seats && matches >> ((seat + wanted) % n_seats) & 1)
            wanted++;
          placer = dungeoneer_get_placer (seat, matches, n_seats, &nobody, &passes);
          g_assert_cmpuint (placer, ==, (seat + wanted) % n_seats);
          g_assert_cmpuint (passes, ==, wanted);
        }
}

/* A new hero is put down by the first living one to the left. */
static void
test_revivers (void)
{
  for (guint n_seats = 2; n_seats <= DUNGEONEER_MAX_SEATS; n_seats++)
    for (guint32 alive = 0; alive < 1u << n_seats; alive++)
      for (guint seat = 0; seat < n_seats; seat++)
        {
          int reviver = dungeoneer_get_reviver (seat, alive, n_seats);
          guint32 others = alive & ~(1u << seat);

          if (others == 0)
            {
              g_assert_cmpint (reviver, ==, -1);
              continue;
            }
          g_assert_true (others >> reviver & 1);
          for (guint between = (seat + 1) % n_seats; between != (guint) reviver;
               between = (between + 1) % n_seats)
            g_assert_false (alive >> between & 1);
        }
}

/* The lair, alone */

static void
check_lair (const gint32 *costs, guint32 beaten, guint n_monsters, gint32 lair)
{
  DungeoneerSoloLair sorted;
  guint kept = 0, n_kept = 0;

  for (guint i = 0; i < n_monsters; i++)
    {
      gboolean is_dearest = !(beaten >> i & 1);

      for (guint j = 0; j < n_monsters; j++)
        is_dearest &= beaten >> j & 1 || costs[j] <= costs[i];
      if (is_dearest)
        {
          kept |= 1u << i;
          n_kept++;
        }
    }
  dungeoneer_judge_solo_lair (costs, beaten, n_monsters, lair, &nobody, &sorted);
  g_assert_cmphex (sorted.kept, ==, kept);
  g_assert_cmphex (sorted.discarded, ==, n_kept > 1 ? 0 : ((1u << n_monsters) - 1) & ~kept);
  g_assert_cmpint (sorted.excess, ==, MAX (lair + MIN ((gint32) n_kept, 1) - 3, 0));
}

static void
test_lairs (void)
{
  for (guint n_monsters = 0; n_monsters <= 4; n_monsters++)
    for (guint code = 0; code < 1u << (3 * n_monsters); code++)
      {
        gint32 costs[4];
        guint32 beaten = 0;

        for (guint i = 0; i < n_monsters; i++)
          {
            costs[i] = (gint32) (code >> (3 * i) & 3);
            beaten |= (code >> (3 * i + 2) & 1) << i;
          }
        for (gint32 lair = 0; lair <= 4; lair++)
          check_lair (costs, beaten, n_monsters, lair);
      }
}

/* The end */

static guint
count_bits (guint32 set)
{
  guint n = 0;

  for (guint i = 0; i < 32; i++)
    n += set >> i & 1;
  return n;
}

static void
check_several (const DungeoneerStanding *standing)
{
  guint n_alive = count_bits (standing->alive);
  guint n_beaten = standing->n_seats - n_alive;
  guint n_back = standing->resurrection ? MIN (n_beaten, (guint) standing->spare) : 0;
  guint32 finished = 0;
  DungeoneerEnded ended;

  for (guint seat = 0; seat < standing->n_seats; seat++)
    if (standing->alive >> seat & 1 && standing->quests[seat] >= 3)
      finished |= 1u << seat;
  dungeoneer_judge_end (standing, &nobody, &ended);
  if (finished != 0)
    g_assert_cmpint (ended.reason, ==, END_QUESTS);
  else if (n_alive == 0 && n_back == 0)
    g_assert_cmpint (ended.reason, ==, END_NOBODY);
  else if (n_alive == 1 && n_back == 0)
    g_assert_cmpint (ended.reason, ==, END_LAST_HERO);
  else
    g_assert_cmpint (ended.reason, ==, END_NONE);
  g_assert_cmpint (ended.over, ==, ended.reason != END_NONE);
  g_assert_cmphex (ended.winners, ==,
                   finished != 0                   ? finished
                   : ended.reason == END_LAST_HERO ? standing->alive
                                                   : 0);
}

static void
test_ends (void)
{
  for (guint n_seats = 2; n_seats <= DUNGEONEER_MAX_SEATS; n_seats++)
    for (guint code = 0; code < 1u << (3 * n_seats); code++)
      for (gint32 spare = -1; spare <= 4; spare++)
        {
          DungeoneerStanding standing
              = { .n_seats = n_seats, .resurrection = spare >= 0, .spare = MAX (spare, 0) };

          for (guint seat = 0; seat < n_seats; seat++)
            {
              standing.quests[seat] = (gint32) (code >> (3 * seat) & 3);
              standing.alive |= (code >> (3 * seat + 2) & 1) << seat;
            }
          check_several (&standing);
        }
}

static void
test_ends_alone (void)
{
  for (gint32 quests = 0; quests <= 4; quests++)
    for (guint alive = 0; alive <= 1; alive++)
      for (gint32 at_entrance = 0; at_entrance <= 1; at_entrance++)
        {
          DungeoneerStanding standing = { .n_seats = 1,
                                          .quests = { quests },
                                          .alive = alive,
                                          .solo = TRUE,
                                          .at_entrance = at_entrance != 0 };
          gboolean has_won = alive == 1 && quests >= 3 && at_entrance;
          DungeoneerEnded ended;

          dungeoneer_judge_end (&standing, &nobody, &ended);
          g_assert_cmpint (ended.over, ==, has_won || alive == 0);
          g_assert_cmphex (ended.winners, ==, has_won);
          g_assert_cmpint (ended.reason, ==,
                           has_won      ? END_RETURNED
                           : alive == 0 ? END_DEFEATED
                                        : END_NONE);
        }
}

/* Attempts */

/* The faults in the order in which they are named. */
static DungeoneerFault
find_fault (const DungeoneerAttempt *attempt, gboolean is_free)
{
  const struct
  {
    DungeoneerFault fault;
    gboolean applies;
  } faults[] = {
    { FAULT_PHASE_OVER, attempt->done },
    { FAULT_QUEST_PHASE, attempt->when != WHEN_FEATS || !attempt->purse.own_turn },
    { FAULT_NOT_YOURS, attempt->owner == OWNER_OTHER },
    { FAULT_QUEST_ELSEWHERE, !attempt->at_place },
    { FAULT_NOT_FOUND, attempt->category == CATEGORY_SEARCH && !attempt->found },
    { FAULT_MONSTER_DONE, attempt->category == CATEGORY_HUNT && attempt->same > 0 },
    { FAULT_FALLEN, !is_free && attempt->fallen && attempt->purse.fall_ap == 0 },
    { FAULT_QUEST_NO_AP, !is_free && attempt->purse.ap + attempt->purse.fall_ap == 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].applies)
      return faults[i].fault;
  return FAULT_NONE;
}

static void
check_attempt (const DungeoneerAttempt *attempt)
{
  gboolean is_free = attempt->category == CATEGORY_ESCORT || attempt->category == CATEGORY_HUNT
                     || attempt->tries == 0;
  DungeoneerFault fault = find_fault (attempt, is_free);
  DungeoneerAttempted attempted;
  gint32 paid;

  dungeoneer_judge_attempt (attempt, &nobody, &attempted);
  paid = attempt->purse.ap + attempt->purse.fall_ap - attempted.left.ap - attempted.left.fall_ap;
  g_assert_cmpint (attempted.fault, ==, fault);
  g_assert_cmpint (paid, ==, fault == FAULT_NONE && !is_free);
  if (fault == FAULT_NONE)
    g_assert_cmpint (attempted.cost, ==, !is_free);
  /* What lying down gave goes first. */
  if (paid > 0 && attempt->purse.fall_ap > 0)
    g_assert_cmpint (attempted.left.ap, ==, attempt->purse.ap);
}

static void
test_attempts (void)
{
  for (guint code = 0; code < 1u << 12; code++)
    for (guint category = 0; category < DUNGEONEER_N_CATEGORIES; category++)
      {
        DungeoneerAttempt attempt = {
          .category = category,
          .owner = (code & 3) % 3,
          .at_place = code >> 2 & 1,
          .tries = (gint32) (code >> 3 & 1) + (gint32) (code >> 4 & 1),
          .same = (gint32) (code >> 4 & 1),
          .purse = { .ap = (gint32) (code >> 5 & 1) * 2,
                     .fall_ap = (gint32) (code >> 6 & 1),
                     .own_turn = code >> 7 & 1 },
          .when = code >> 8 & 1 ? WHEN_FEATS : WHEN_DISCARD,
          .fallen = code >> 9 & 1,
          .found = code >> 10 & 1,
          .done = code >> 11 & 1,
        };

        check_attempt (&attempt);
      }
}

#define PATH "/games/dungeoneer/ends/"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func (PATH "no-blanks-round-by-round", test_blanks);
  g_test_add_func (PATH "impartial-placing-of-all", test_placers);
  g_test_add_func (PATH "who-places-a-new-hero", test_revivers);
  g_test_add_func (PATH "dearest-to-the-lair", test_lairs);
  g_test_add_func (PATH "standings-of-all", test_ends);
  g_test_add_func (PATH "standings-alone", test_ends_alone);
  g_test_add_func (PATH "attempts-fault-by-fault", test_attempts);
  return g_test_run ();
}
