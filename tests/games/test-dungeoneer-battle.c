/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of Dungeoneer: every situation there can be, against what the page of the game says, written down
 * once more in another way. */

#include "question-ask.h"

#include "dungeoneer/dungeoneer-battle.h"

#include <string.h>

static const char *const yes_no[] = { "no", "yes" };

/* Who first objects: conditions in the order of the page, the word of the first that holds. */
typedef struct
{
  gboolean holds;
  const char *word;
} Objection;

static const char *
find_objection (const Objection *objections, guint n)
{
  for (guint i = 0; i < n; i++)
    if (objections[i].holds)
      return objections[i].word;
  return "none";
}

/* Beginning */

typedef struct
{
  guint monster, attacked, ap, saved, fall_ap, own, fallen, together, bans, phase, only_challenge,
      free;
} Start;

static const char *const phases[] = { "misdeeds", "locations", "feats", "discard", "hunt" };

static const char *
object_to_start (const Start *s, const char **pays)
{
  gboolean in_misdeeds = s->phase == 0, in_hunt = s->phase == 4;
  guint purse = s->fall_ap + (s->own ? s->ap : s->saved);
  Objection monster[] = {
    { s->attacked, "again" },
    { !in_hunt && !(in_misdeeds && s->own), "wrong_phase" },
  };
  Objection hero[] = {
    { s->attacked, "again" },
    { in_hunt, "wrong_phase" },
    { !s->together, "elsewhere" },
    { s->bans && !s->only_challenge, "banned" },
    { s->fallen && !s->fall_ap && !s->free, "fallen" },
    { purse == 0, "no_ap" },
  };

  if (s->monster)
    {
      *pays = in_hunt ? "none" : "peril";
      return find_objection (monster, G_N_ELEMENTS (monster));
    }
  *pays = s->fall_ap ? "fall" : s->own ? "ap" : "saved";
  return find_objection (hero, G_N_ELEMENTS (hero));
}

static void
expect_start (const Start *s)
{
  const char *pays;
  const char *fault = object_to_start (s, &pays);
  gboolean fine = strcmp (fault, "none") == 0;
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "start-battle",
      "attacker=%s attacked=%s ap=%u saved=%u fall_ap=%u own_turn=%s fallen=%s same_place=%s "
      "place_bans=%s phase=%s place_ban=%s fallen_ap=%s",
      s->monster ? "monster" : "hero", yes_no[s->attacked], s->ap, s->saved, s->fall_ap,
      yes_no[s->own], yes_no[s->fallen], yes_no[s->together], yes_no[s->bans], phases[s->phase],
      s->only_challenge ? "challenge" : "all", s->free ? "free" : "strict");

  g_assert_cmpstr (question_get_word (ruling, "fault"), ==, fault);
  g_assert_cmpint (question_get_flag (ruling, "allowed"), ==, fine);
  g_assert_cmpstr (question_get_word (ruling, "pays"), ==, fine ? pays : "none");
  g_assert_cmpint (question_get_number (ruling, "ap_left"), ==,
                   s->ap - (fine && strcmp (pays, "ap") == 0 ? 1 : 0));
  g_assert_cmpint (question_get_number (ruling, "saved_left"), ==,
                   s->saved - (fine && strcmp (pays, "saved") == 0 ? 1 : 0));
}

static void
test_start (void)
{
  for (guint i = 0; i < 1 << 11; i++)
    for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
      {
        Start start = { i & 1,      i >> 1 & 1, i >> 2 & 1, i >> 3 & 1, i >> 4 & 1, i >> 5 & 1,
                        i >> 6 & 1, i >> 7 & 1, i >> 8 & 1, phase,      i >> 9 & 1, i >> 10 & 1 };
        expect_start (&start);
      }
}

/* The dice */

/* One wound more for each token that lies between: how people count it at the table. */
static void
expect_roll (
    int attack, int counter, guint extra, guint counter_extra, gboolean token, gboolean any)
{
  for (int die = 1; die <= 6; die++)
    for (int other = 1; other <= 6; other++)
      {
        g_autoptr (TmRuling) ruling = question_ask_printf (
            "battle-roll",
            "attack_die=%d attack_stat=%d counter_die=%d counter_stat=%d attack_mod=-1 counter_mod=1 "
            "attack_extra=%u counter_extra=%u token=%s hit_effects=%s",
            die, attack + 1, other, counter - 1, extra, counter_extra, yes_no[token],
            any ? "any" : "attack");
        int lead = die - other + attack - counter;
        gint64 to_defender = lead > 0 && !token ? 1 + (gint64) extra : 0;
        gint64 to_attacker = lead < 0 ? 1 + (any ? (gint64) counter_extra : 0) : 0;

        g_assert_cmpint (question_get_number (ruling, "attack_total"), ==, die + attack);
        g_assert_cmpint (question_get_number (ruling, "counter_total"), ==, other + counter);
        g_assert_cmpstr (question_get_word (ruling, "winner"), ==,
                         lead > 0   ? "attacker"
                         : lead < 0 ? "defender"
                                    : "none");
        g_assert_cmpint (question_get_number (ruling, "wounds_to_defender"), ==, to_defender);
        g_assert_cmpint (question_get_number (ruling, "wounds_to_attacker"), ==, to_attacker);
        g_assert_cmpint (question_get_flag (ruling, "token_taken"), ==, lead > 0 && token);
      }
}

static void
test_roll (void)
{
  for (int attack = -1; attack <= 6; attack += 3)
    for (int counter = 0; counter <= 4; counter += 2)
      for (guint i = 0; i < 1 << 4; i++)
        expect_roll (attack, counter, i & 1 ? 2 : 0, i & 2 ? 1 : 0, i >> 2 & 1, i >> 3 & 1);
}

/* The challenge */

typedef struct
{
  guint ap, saved, own, attacked, second, fallen, hero, present, bans, variant, free, only_saved;
} Strike;

static const char *const fall_variants[] = { "none", "movement_limit", "fall_attack" };

/* What could pay, the first first. */
static const char *
find_purse (const Strike *s)
{
  gboolean limited = s->variant == 1;
  gboolean lies_down = !s->fallen && (limited || (s->variant == 2 && !s->hero));

  if (s->own && s->ap > 0 && !s->only_saved)
    return "ap";
  if (s->saved > 0 && !limited)
    return "saved";
  return lies_down ? "fall" : "none";
}

static void
expect_challenge (const Strike *s)
{
  const char *purse = find_purse (s);
  gboolean is_poor = strcmp (purse, "none") == 0;
  Objection objections[] = {
    { s->second, "no_second" },
    { s->attacked, "again" },
    { !s->present, "gone" },
    { s->bans && s->hero, "banned" },
    { s->fallen && !s->free, "fallen" },
    { is_poor && s->variant == 2 && s->hero && !s->fallen, "not_attacker" },
    { is_poor, "no_ap" },
  };
  const char *fault = find_objection (objections, G_N_ELEMENTS (objections));
  const char *pays = strcmp (fault, "none") == 0 ? purse : "none";
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "challenge",
      "ap=%u saved=%u own_turn=%s attacked=%s in_challenge=%s fallen=%s target=%s present=%s "
      "place_bans=%s variant=%s fallen_ap=%s own_turn_challenge=%s",
      s->ap, s->saved, yes_no[s->own], yes_no[s->attacked], yes_no[s->second], yes_no[s->fallen],
      s->hero ? "hero" : "attacker", yes_no[s->present], yes_no[s->bans], fall_variants[s->variant],
      s->free ? "free" : "strict", s->only_saved ? "saved_only" : "ap");

  g_assert_cmpstr (question_get_word (ruling, "fault"), ==, fault);
  g_assert_cmpint (question_get_flag (ruling, "allowed"), ==, strcmp (fault, "none") == 0);
  g_assert_cmpstr (question_get_word (ruling, "pays"), ==, pays);
  g_assert_cmpint (question_get_number (ruling, "ap_left"), ==,
                   s->ap - (strcmp (pays, "ap") == 0 ? 1 : 0));
  g_assert_cmpint (question_get_number (ruling, "saved_left"), ==,
                   s->saved - (strcmp (pays, "saved") == 0 ? 1 : 0));
  g_assert_cmpint (question_get_flag (ruling, "fallen_after"), ==,
                   s->fallen || strcmp (pays, "fall") == 0);
}

static void
test_challenge (void)
{
  for (guint i = 0; i < 1 << 11; i++)
    for (guint variant = 0; variant < G_N_ELEMENTS (fall_variants); variant++)
      {
        Strike strike = { i & 1,      i >> 1 & 1, i >> 2 & 1, i >> 3 & 1, i >> 4 & 1, i >> 5 & 1,
                          i >> 6 & 1, i >> 7 & 1, i >> 8 & 1, variant,    i >> 9 & 1, i >> 10 & 1 };
        expect_challenge (&strike);
      }
}

/* A point gained by lying down, R p. 21, pays before all others and also for who lies. No question knows of it. */
static void
test_point_for_lying (void)
{
  static const DungeoneerRules usual = { NULL, NULL };

  for (guint i = 0; i < 1 << 4; i++)
    {
      DungeoneerChallenge challenge = {
        .purse = { .ap = i & 1, .saved = i >> 1 & 1, .fall_ap = 1, .own_turn = i >> 2 & 1 },
        .fallen = i >> 3 & 1,
        .present = TRUE,
        .variant = FALL_MOVEMENT_LIMIT,
      };
      DungeoneerChallenged challenged;

      dungeoneer_judge_challenge (&challenge, &usual, &challenged);
      g_assert_cmpint (challenged.fault, ==, FAULT_NONE);
      g_assert_cmpint (challenged.pays, ==, PAYS_FALL);
      g_assert_cmpint (challenged.left.fall_ap, ==, 0);
      g_assert_cmpint (challenged.left.ap, ==, challenge.purse.ap);
      g_assert_cmpint (challenged.left.saved, ==, challenge.purse.saved);
      g_assert_cmpint (challenged.fallen_after, ==, challenge.fallen);
    }
}

/* Afterwards */

static void
expect_lair (int health, int wounds, gboolean quest, int lair, gboolean heals, gboolean quest_heals)
{
  int left = health - wounds;
  const char *state = left <= 0 ? "beaten" : left < health ? "wounded" : "unhurt";
  const char *places = quest            ? left <= 0 ? "done" : "quest"
                       : left <= 0      ? "discard"
                       : left == health ? "hand,lair"
                                        : "lair,discard";
  gboolean recovers = quest ? quest_heals : heals;
  g_autofree char *options = NULL;
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "lair", "health=%d wounds=%d quest=%s lair=%d lair_wounds=%s hunt_wounds=%s", health, wounds,
      yes_no[quest], lair, heals ? "heal" : "keep", quest_heals ? "heal" : "keep");

  options = question_dup_words (ruling, "options");
  g_assert_cmpstr (question_get_word (ruling, "state"), ==, state);
  g_assert_cmpstr (options, ==, places);
  g_assert_cmpint (question_get_number (ruling, "excess"), ==,
                   strstr (places, "lair") != NULL && lair > 2 ? lair - 2 : 0);
  g_assert_cmpint (question_get_number (ruling, "health_next"), ==,
                   left <= 0  ? 0
                   : recovers ? health
                              : left);
}

static void
test_lair (void)
{
  for (int health = 1; health <= 4; health++)
    for (int wounds = 0; wounds <= 5; wounds++)
      for (int lair = 0; lair <= 5; lair++)
        for (guint i = 0; i < 1 << 3; i++)
          expect_lair (health, wounds, i & 1, lair, i >> 1 & 1, i >> 2 & 1);
}

/* Token by token: each wound is paid by itself. */
static void
expect_rewards (guint hits,
                guint effects,
                guint back,
                guint beaten,
                gboolean quest,
                gboolean solo,
                guint readings)
{
  gboolean effects_count = readings & 1, quest_cards = readings >> 1 & 1;
  guint peril = 0, glory = 0, cards = 0;
  g_autoptr (TmRuling) ruling = question_ask_printf (
      "rewards",
      "hit_wounds=%u effect_wounds=%u to_monsters=%u beaten=%u quest=%s solo=%s effect_counts=%s "
      "solo_quest_cards=%s",
      hits, effects, back, beaten, yes_no[quest], yes_no[solo], yes_no[effects_count],
      yes_no[quest_cards]);

  for (guint i = 0; i < hits + effects; i++)
    if (!quest && !solo && (i < hits || effects_count))
      peril++;
  for (guint i = 0; i < back; i++)
    if (!quest)
      glory++;
  for (guint i = 0; i < beaten; i++)
    if (solo && (!quest || quest_cards))
      cards++;
  g_assert_cmpint (question_get_number (ruling, "peril"), ==, peril);
  g_assert_cmpint (question_get_number (ruling, "glory"), ==, glory);
  g_assert_cmpint (question_get_number (ruling, "cards"), ==, cards);
}

static void
test_rewards (void)
{
  for (guint i = 0; i < 3 * 3 * 3 * 3; i++)
    for (guint j = 0; j < 1 << 4; j++)
      expect_rewards (i % 3, i / 3 % 3, i / 9 % 3, i / 27, j & 1, j >> 1 & 1, j >> 2);
}

/* A form is barred only to an attack without its round icon; who leaves in time is out of reach. */
static void
test_small_ones (void)
{
  static const char *const forms[] = { "melee", "magic", "speed" };
  static const char *const lefts[] = { "attack", "response", "attack_roll", "later" };

  for (guint i = 0; i < 1 << 3; i++)
    for (guint form = 0; form < 3; form++)
      for (guint counter = 0; counter < 2; counter++)
        {
          g_autoptr (GString) round = g_string_new (NULL);
          g_autoptr (TmRuling) ruling = NULL;

          for (guint other = 0; other < 3; other++)
            if (i & 1u << other)
              g_string_append_printf (round, "%s%s", round->len > 0 ? "," : "", forms[other]);
          ruling = question_ask_printf ("battle-form", "form=%s round=%s role=%s", forms[form],
                                        round->str, counter ? "counter" : "attack");
          g_assert_cmpint (question_get_flag (ruling, "allowed"), ==,
                           counter || strstr (round->str, forms[form]) != NULL);
        }
  for (guint left = 0; left < 4; left++)
    for (guint says = 0; says < 2; says++)
      {
        g_autoptr (TmRuling) ruling
            = question_ask_printf ("encounter-left", "left=%s says=%s", lefts[left], yes_no[says]);
        g_assert_cmpint (question_get_flag (ruling, "affected"), ==, left > 1 || says);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  question_ask_init ("dungeoneer");
  g_test_add_func ("/games/dungeoneer/battle/begins-when-it-may", test_start);
  g_test_add_func ("/games/dungeoneer/battle/higher-total-hits", test_roll);
  g_test_add_func ("/games/dungeoneer/battle/challenge-is-paid", test_challenge);
  g_test_add_func ("/games/dungeoneer/battle/lying-pays-first", test_point_for_lying);
  g_test_add_func ("/games/dungeoneer/battle/monsters-go-to-bed", test_lair);
  g_test_add_func ("/games/dungeoneer/battle/wounds-are-rewarded", test_rewards);
  g_test_add_func ("/games/dungeoneer/battle/forms-and-leaving", test_small_ones);
  return g_test_run ();
}
