/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and points of Dungeoneer, the order of effects and the end of a turn, against what the page of the game
 * says, written down once more in another way. */

#include "question-ask.h"

#include <string.h>

#define N_PAYMENTS 12000
#define N_ORDERS 4000
#define N_ENDS 12000
#define MAX_SEATS 4
#define MAX_EFFECTS 8

static const char *const yes_no[] = { "no", "yes" };
static const char *const moments[]
    = { "reset", "misdeeds", "locations", "feats", "discard", "response" };

static guint
draw (GRand *random, guint n)
{
  return (guint) g_rand_int_range (random, 0, (gint32) n);
}

static gboolean
flip (GRand *random)
{
  return draw (random, 2) != 0;
}

/* Paying */

/* Whether a card with this time can be played: response cards in their step, any-time cards always, all others
 * in their phase of the own turn. */
static gboolean
is_time (const char *timing, const char *moment, gboolean own_turn)
{
  if (strcmp (timing, "any") == 0)
    return TRUE;
  return strcmp (timing, moment) == 0 && (own_turn || strcmp (timing, "response") == 0);
}

typedef struct
{
  int n_seats;
  int actor;
  int payer;
  int target;
  int cost;
  int peril[MAX_SEATS];
  gboolean alive[MAX_SEATS];
  const char *timing;
  const char *moment;
  gboolean own_turn;
} Payment;

static void
draw_payment (GRand *random, Payment *p)
{
  static const char *const timings[] = { "misdeeds", "response", "any" };

  p->n_seats = 2 + (int) draw (random, 3);
  p->actor = (int) draw (random, (guint) p->n_seats);
  p->payer = (int) draw (random, (guint) p->n_seats + 1) - 1;
  p->target = (int) draw (random, (guint) p->n_seats + 1) - 1;
  p->cost = (int) draw (random, 5);
  p->timing = timings[draw (random, 3)];
  p->moment = flip (random) ? p->timing : moments[draw (random, G_N_ELEMENTS (moments))];
  if (strcmp (p->moment, "any") == 0)
    p->moment = "feats";
  p->own_turn = draw (random, 4) != 0;
  for (int seat = 0; seat < p->n_seats; seat++)
    {
      p->peril[seat] = (int) draw (random, 7);
      p->alive[seat] = draw (random, 6) != 0;
    }
}

/* Whether a seat can pay the whole of it. */
static gboolean
can_pay (const Payment *p, int seat)
{
  gboolean is_aimed = p->target >= 0 && p->target != p->actor;

  return seat != p->actor && p->alive[seat] && p->peril[seat] >= p->cost
         && (!is_aimed || seat == p->target);
}

static const char *
object_to_payment (const Payment *p, const char *payers)
{
  if (!is_time (p->timing, p->moment, p->own_turn))
    return "wrong_time";
  if (p->payer == p->actor)
    return "own_peril";
  if (!p->alive[p->actor] || (p->payer >= 0 && !p->alive[p->payer])
      || (p->target >= 0 && !p->alive[p->target]))
    return "out";
  if (p->payer < 0)
    return *payers == '\0' ? "too_little" : "none";
  if (p->target >= 0 && p->target != p->actor && p->target != p->payer)
    return "not_target";
  return p->peril[p->payer] < p->cost ? "too_little" : "none";
}

static char *
dup_numbers (const TmRuling *ruling, const char *id)
{
  GVariant *list = tm_ruling_find_outcome (ruling, id);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      gint64 number;

      g_variant_get_child (list, i, "x", &number);
      g_string_append_printf (text, "%s%d", i > 0 ? "," : "", (int) number);
    }
  return g_string_free (text, FALSE);
}

static void
expect_payment (const Payment *p)
{
  g_autoptr (GString) peril = g_string_new (NULL);
  g_autoptr (GString) alive = g_string_new (NULL);
  g_autoptr (GString) payers = g_string_new (NULL);
  g_autofree char *given = NULL;
  g_autoptr (TmRuling) ruling = NULL;
  const char *fault;
  gboolean is_paid;

  for (int seat = 0; seat < p->n_seats; seat++)
    {
      g_string_append_printf (peril, "%s%d", seat > 0 ? "," : "", p->peril[seat]);
      g_string_append_printf (alive, "%s%s", seat > 0 ? "," : "", yes_no[p->alive[seat]]);
      if (can_pay (p, seat))
        g_string_append_printf (payers, "%s%d", payers->len > 0 ? "," : "", seat);
    }
  ruling = question_ask_printf (
      "spend-peril",
      "actor=%d cost=%d peril=%s payer=%d target=%d timing=%s phase=%s own_turn=%s alive=%s",
      p->actor, p->cost, peril->str, p->payer, p->target, p->timing, p->moment, yes_no[p->own_turn],
      alive->str);
  fault = object_to_payment (p, payers->str);
  is_paid = strcmp (fault, "none") == 0 && p->payer >= 0;
  given = dup_numbers (ruling, "payers");
  g_assert_cmpstr (question_get_word (ruling, "fault"), ==, fault);
  g_assert_cmpint (question_get_flag (ruling, "allowed"), ==, strcmp (fault, "none") == 0);
  g_assert_cmpstr (given, ==, payers->str);
  g_assert_cmpint (question_get_number (ruling, "left"), ==,
                   is_paid ? p->peril[p->payer] - p->cost : -1);
}

static void
test_peril (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (8);

  for (guint i = 0; i < N_PAYMENTS; i++)
    {
      Payment payment;

      draw_payment (random, &payment);
      expect_payment (&payment);
    }
}

static void
test_glory (void)
{
  static const char *const timings[] = { "feats", "response", "any" };

  for (int i = 0; i < 3 * 6 * 2; i++)
    for (int glory = 0; glory <= 3; glory++)
      for (int cost = 0; cost <= 3; cost++)
        {
          const char *timing = timings[i % 3], *moment = moments[i / 3 % 6];
          gboolean own_turn = i / 18;
          const char *fault = !is_time (timing, moment, own_turn) ? "wrong_time"
                              : cost > glory                      ? "too_little"
                                                                  : "none";
          g_autoptr (TmRuling) ruling = question_ask_printf (
              "spend-glory", "glory=%d cost=%d timing=%s phase=%s own_turn=%s", glory, cost, timing,
              moment, yes_no[own_turn]);

          g_assert_cmpstr (question_get_word (ruling, "fault"), ==, fault);
          g_assert_cmpint (question_get_number (ruling, "left"), ==,
                           strcmp (fault, "none") == 0 ? glory - cost : glory);
        }
}

/* Limits */

/* The card is laid down; then it is looked whether too much lies there. */
static void
expect_limit (gboolean treasure,
              guint duration,
              int limit,
              int held,
              gboolean twin,
              gboolean used,
              int raises)
{
  static const char *const durations[] = { "permanent", "instant", "attachment" };
  gboolean stays = !used && duration != 1, counts = !used && duration == 0;
  const char *fault = treasure && twin && stays             ? "same_type"
                      : counts && held + 1 > limit + raises ? "limit"
                                                            : "none";
  gboolean is_played = strcmp (fault, "none") == 0;
  int free = is_played ? limit + raises - held - counts : limit - held;
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "inventory-limit",
      "kind=%s duration=%s limit=%d held=%d type=helmet types=ring,%s used_now=%s raises=%d",
      treasure ? "treasure" : "boon", durations[duration], limit, held, twin ? "Helmet" : "armour",
      yes_no[used], raises);

  g_assert_cmpstr (question_get_word (ruling, "fault"), ==, fault);
  g_assert_cmpint (question_get_flag (ruling, "allowed"), ==, is_played);
  g_assert_cmpint (question_get_flag (ruling, "counts"), ==, counts);
  g_assert_cmpint (question_get_number (ruling, "free"), ==, MAX (free, 0));
}

static void
test_limit (void)
{
  for (guint i = 0; i < 1 << 3; i++)
    for (guint duration = 0; duration < 3; duration++)
      for (int limit = 0; limit <= 3; limit++)
        for (int held = 0; held <= 4; held++)
          for (int raises = 0; raises <= 2; raises++)
            expect_limit (i & 1, duration, limit, held, i >> 1 & 1, i >> 2 & 1, raises);
}

/* Order */

/* The thirteen ranks, and who is of one rank. */
static const char *const ranks[][2] = {
  { "boon", "ability" }, { "treasure" }, { "bane" },     { "exit" },      { "ap" },
  { "entry" },           { "points" },   { "location" }, { "encounter" }, { "attack" },
  { "counter" },         { "quest" },    { "pass" },
};

#define POINTS_RANK 7

static int
find_rank (const char *effect)
{
  for (guint rank = 0; rank < G_N_ELEMENTS (ranks); rank++)
    for (guint i = 0; i < 2 && ranks[rank][i] != NULL; i++)
      if (strcmp (ranks[rank][i], effect) == 0)
        return (int) rank + 1;
  return 0;
}

/* Whether one comes before the other, -1; after it, 1; or as given, 0. */
static int
compare (const char *a, gboolean a_waits, const char *b, gboolean b_waits)
{
  int rank_a = find_rank (a), rank_b = find_rank (b);
  /* Who waits goes between the points and all that follows them. */
  gboolean late_a = a_waits && rank_a < POINTS_RANK, late_b = b_waits && rank_b < POINTS_RANK;

  if (late_a && !late_b)
    return rank_b <= POINTS_RANK ? 1 : -1;
  if (late_b && !late_a)
    return rank_a <= POINTS_RANK ? -1 : 1;
  return (rank_a > rank_b) - (rank_a < rank_b);
}

static void
expect_order (const char *const *effects, const gboolean *waits, guint n)
{
  g_autofree char *text = NULL, *order = NULL, *numbers = NULL;
  g_autoptr (GString) given = g_string_new (NULL);
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autoptr (GString) wanted_ranks = g_string_new (NULL);
  g_autoptr (GString) waiting = g_string_new (NULL);
  g_autoptr (TmRuling) ruling = NULL;
  gboolean is_tied = FALSE;

  for (guint place = 0; place < n; place++)
    for (guint i = 0; i < n; i++)
      {
        guint before = 0;

        for (guint j = 0; j < n; j++)
          {
            int order_of = j == i ? 1 : compare (effects[j], waits[j], effects[i], waits[i]);

            before += order_of < 0 || (order_of == 0 && j < i);
            is_tied |= order_of == 0;
          }
        if (before != place)
          continue;
        g_string_append_printf (wanted, "%s%s", place > 0 ? "," : "", effects[i]);
        g_string_append_printf (wanted_ranks, "%s%d", place > 0 ? "," : "", find_rank (effects[i]));
      }
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (given, "%s%s", i > 0 ? "," : "", effects[i]);
      if (waits[i])
        g_string_append_printf (waiting, "%s%s", waiting->len > 0 ? "," : "", effects[i]);
    }
  ruling
      = question_ask_printf ("order-of-effects", "effects=%s waiting=%s", given->str, waiting->str);
  order = question_dup_words (ruling, "order");
  numbers = dup_numbers (ruling, "ranks");
  g_assert_cmpstr (order, ==, wanted->str);
  g_assert_cmpstr (numbers, ==, wanted_ranks->str);
  g_assert_cmpint (question_get_flag (ruling, "tied"), ==, is_tied);
}

static void
test_order (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);

  for (guint i = 0; i < N_ORDERS; i++)
    {
      const char *effects[MAX_EFFECTS];
      gboolean waits[MAX_EFFECTS];
      guint n = 1 + draw (random, MAX_EFFECTS);

      for (guint j = 0; j < n; j++)
        {
          guint rank = draw (random, G_N_ELEMENTS (ranks));

          effects[j] = ranks[rank][rank == 0 && flip (random) ? 1 : 0];
          waits[j] = draw (random, 4) == 0;
          /* Effects of one word wait together. */
          for (guint k = 0; k < j; k++)
            if (strcmp (effects[k], effects[j]) == 0)
              waits[j] = waits[k];
        }
      expect_order (effects, waits, n);
    }
}

/* The end of a turn */

typedef struct
{
  int hand, treasures, lair, ap, peril, glory, deck;
  const char *choice;
  gboolean save, moved, may_keep, limited, solo, stay;
} End;

static void
draw_end (GRand *random, End *e)
{
  static const char *const choices[] = { "hand", "treasure", "lair", "boon", "none" };

  *e = (End) {
    .hand = (int) draw (random, 9),
    .treasures = (int) draw (random, 3),
    .lair = (int) draw (random, 4),
    .ap = (int) draw (random, 3),
    .peril = (int) draw (random, 4),
    .glory = (int) draw (random, 3),
    .deck = flip (random) ? 60 : (int) draw (random, 5),
    .choice = choices[draw (random, G_N_ELEMENTS (choices))],
    .save = flip (random),
    .moved = flip (random),
    .may_keep = draw (random, 4) == 0,
    .limited = draw (random, 4) == 0,
    .solo = draw (random, 3) == 0,
    .stay = flip (random),
  };
}

static const char *
object_to_end (const End *e, gboolean must)
{
  if (strcmp (e->choice, "boon") == 0)
    return "boon";
  if ((strcmp (e->choice, "hand") == 0 && e->hand == 0)
      || (strcmp (e->choice, "treasure") == 0 && e->treasures == 0)
      || (strcmp (e->choice, "lair") == 0 && e->lair == 0))
    return "empty";
  if (must && strcmp (e->choice, "none") == 0)
    return "must_discard";
  if (e->save && e->limited)
    return "no_saving";
  return e->save && e->ap == 0 ? "no_ap" : "none";
}

/* Cards are drawn one by one, as long as there is room in the hand and any are left. */
static void
expect_end (const End *e)
{
  gboolean must = e->hand > 0 && !e->may_keep && !e->solo;
  int hand = e->hand - (e->hand > 0 && strcmp (e->choice, "hand") == 0);
  int drawn = 0;
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "discard-phase",
      "hand=%d treasures=%d lair=%d choice=%s ap=%d save=%s moved=%s peril=%d glory=%d "
      "optional_discard=%s movement_limit=%s solo=%s solo_stay=%s deck=%d",
      e->hand, e->treasures, e->lair, e->choice, e->ap, yes_no[e->save], yes_no[e->moved], e->peril,
      e->glory, yes_no[e->may_keep], yes_no[e->limited], yes_no[e->solo], yes_no[e->stay], e->deck);

  while (drawn < e->deck && (e->solo ? drawn < 1 : hand + drawn < 5))
    drawn++;
  g_assert_cmpstr (question_get_word (ruling, "fault"), ==, object_to_end (e, must));
  g_assert_cmpint (question_get_number (ruling, "must"), ==, must);
  g_assert_cmpint (question_get_number (ruling, "gain_glory"), ==, e->moved ? 0 : e->glory);
  g_assert_cmpint (question_get_number (ruling, "gain_peril"), ==,
                   e->moved || e->solo ? 0 : e->peril);
  g_assert_cmpint (question_get_number (ruling, "peril_dice"), ==,
                   !e->moved && e->solo && e->stay ? e->peril : 0);
  g_assert_cmpint (question_get_number (ruling, "saved"), ==, e->save && !e->limited && e->ap > 0);
  g_assert_cmpint (question_get_number (ruling, "draw"), ==, drawn);
  g_assert_cmpint (question_get_number (ruling, "hand_after"), ==, hand + drawn);
}

static void
test_end (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < N_ENDS; i++)
    {
      End end;

      draw_end (random, &end);
      expect_end (&end);
    }
}

static void
test_level (void)
{
  for (int level = 1; level <= 4; level++)
    for (int delta = -9; delta <= 9; delta++)
      {
        g_autoptr (TmRuling) ruling
            = question_ask_printf ("level-change", "level=%d delta=%d", level, delta);
        int after = level;

        for (int step = 0; step < ABS (delta); step++)
          if (delta < 0 ? after > 1 : after < 4)
            after += delta < 0 ? -1 : 1;
        g_assert_cmpint (question_get_number (ruling, "level"), ==, after);
        g_assert_cmpint (question_get_flag (ruling, "clamped"), ==, after != level + delta);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  question_ask_init ("dungeoneer");
  g_test_add_func ("/games/dungeoneer/cards/one-other-pays-the-whole", test_peril);
  g_test_add_func ("/games/dungeoneer/cards/glory-is-paid-in-time", test_glory);
  g_test_add_func ("/games/dungeoneer/cards/inventory-has-room", test_limit);
  g_test_add_func ("/games/dungeoneer/cards/thirteen-ranks", test_order);
  g_test_add_func ("/games/dungeoneer/cards/turn-ends", test_end);
  g_test_add_func ("/games/dungeoneer/cards/level-stays-on-the-card", test_level);
  return g_test_run ();
}
