/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: cards that are played, used and discarded in a match. */

#include "dungeoneer/dungeoneer-play.h"
#include "game-match.h"

#include <locale.h>

/* Three heroes without a map; seat 0 has the turn, in the Misdeeds. */
static TmMatch *
begin_match (const char *phase)
{
  g_autoptr (TmBox) box = box_new (3, "map=off");
  TmMatch *match = tm_match_new (box);

  match_record (match, "deal-hero", "seat=0 hero=kron");
  match_record (match, "deal-hero", "seat=1 hero=roderick");
  match_record (match, "deal-hero", "seat=2 hero=thief");
  g_assert_true (match_try (match, "begin", "first=0", TRUE));
  match_record (match, "start-turn", "");
  g_assert_cmpstr (match_get_phase (match), ==, "misdeeds");
  for (guint seat = 0; seat < 3; seat++)
    {
      match_set (match, "peril", seat, 4 + (gint32) seat);
      match_set (match, "glory", seat, 9);
    }
  while (!g_str_equal (match_get_phase (match), phase))
    match_record (match, "next-phase", "");
  return match;
}

/* The ids of what is remarked on a move, illegal or worse. */
static void
assert_findings (TmMatch *match, const char *kind, const char *text, const char *expected)
{
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  const TmMoveSpec *spec = tm_game_get_move (game, move.kind);
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, text, &move.args);
  tm_params_complete (spec->params, spec->n_params, tm_match_get_box (match), &move.args, &error);
  g_assert_no_error (error);
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (ids, i > 0 ? ",%s" : "%s", findings[i].id);
  if (!g_str_equal (ids->str, expected))
    g_error ("%s %s: “%s” instead of “%s”", kind, text, ids->str, expected);
}

static gint32
get_printed (TmMatch *match, const char *name, guint layer)
{
  const TmTable *table = tm_match_get_table (match);

  return dungeoneer_get_printed (table, GRID_ADVENTURES,
                                 tm_box_find_face (tm_table_get_box (table), PIECE_ADVENTURE, name),
                                 layer);
}

/* Peril */

static void
test_monster (void)
{
  g_autoptr (TmMatch) match = begin_match ("misdeeds");
  DungeoneerAttack attack;

  match_record (match, "play-peril", "card=Goblin cost=3 kind=monster target=1");
  g_assert_cmpint (match_get (match, "peril", 1), ==, 2);
  g_assert_cmpint (match_get (match, "hand", 0), ==, 4);
  g_assert_cmpuint (match_count_zone (match, "battle", -1), ==, 1);
  dungeoneer_get_attack (tm_match_get_table (match), 0, &attack);
  g_assert_cmpint ((gint32) attack.kind, ==, ATTACKER_MONSTER);
  g_assert_cmpint (attack.target, ==, 1);
  g_assert_cmpint (attack.owner, ==, 0);
  g_assert_cmpint (attack.form, ==, -1);
  /* What was told by the way is known now. */
  g_assert_cmpint (get_printed (match, "Goblin", ADVENTURE_COST), ==, 3);
  g_assert_cmpint (get_printed (match, "Goblin", ADVENTURE_DURATION), ==, DURATION_MONSTER);
  match_record (match, "play-peril", "card=Goblin target=2");
  g_assert_cmpint (match_get (match, "peril", 2), ==, 3);
  g_assert_cmpuint (dungeoneer_count_attacks (tm_match_get_table (match)), ==, 2);
}

/* Who pays and when, in the order of the rulebook. */
static void
test_peril_findings (void)
{
  g_autoptr (TmMatch) match = begin_match ("misdeeds");

  assert_findings (match, "play-peril", "card=Newt kind=bane target=1", "cost-untold");
  assert_findings (match, "play-peril", "card=Newt cost=1 target=1", "kind-untold");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=bane", "payer-open");
  assert_findings (match, "play-peril", "card=Newt cost=6 kind=bane", "");
  assert_findings (match, "play-peril", "card=Newt cost=7 kind=bane", "too-little");
  assert_findings (match, "play-peril", "card=Newt cost=6 kind=bane target=1", "too-little");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=bane payer=0", "own-peril");
  assert_findings (match, "play-peril", "card=Newt cost=9 kind=bane payer=0",
                   "own-peril,too-little");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=bane payer=1 target=2",
                   "not-target");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=bane payer=1 target=0", "bane-self");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=trap payer=1 target=0",
                   "bane-self,not-target");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=bane target=0 seat=1 payer=2",
                   "not-target");
  assert_findings (match, "play-peril", "card=Newt cost=1 kind=monster target=0 seat=1",
                   "wrong-time");
  match_record (match, "teach-adventure", "card=Newt class=boon cost=1");
  assert_findings (match, "play-peril", "card=Newt kind=bane target=1", "wrong-side");
  match_record (match, "teach-adventure", "card=Hex class=bane duration=instant cost=X");
  assert_findings (match, "play-peril", "card=Hex target=1", "cost-untold");
  assert_findings (match, "play-peril", "card=Hex target=1 cost=2", "");
  match_record (match, "teach-adventure", "card=Hex cost=1");
  assert_findings (match, "play-peril", "card=Hex target=1 cost=2", "cost-differs");
  assert_findings (match, "play-peril", "card=Hex target=1 kind=monster", "kind-differs");
  match_record (match, "next-phase", "");
  match_record (match, "teach-adventure", "card=Hex timing=misdeeds");
  assert_findings (match, "play-peril", "card=Hex target=1", "wrong-time");
  match_record (match, "teach-adventure", "card=Hex timing=any");
  match_record (match, "defeat", "seat=2");
  assert_findings (match, "play-peril", "card=Hex target=2", "out");
}

/* A bane that stays lies with who played it, and works on whom it hits. */
static void
test_lasting_bane (void)
{
  g_autoptr (TmMatch) match = begin_match ("misdeeds");

  match_record (match, "teach-adventure",
                "card=Slow class=bane duration=permanent cost=2 adds=0,0,-1");
  match_record (match, "play-peril", "card=Slow target=2");
  g_assert_cmpuint (match_count_zone (match, "banes", 0), ==, 1);
  g_assert_cmpint (match_get (match, "speed_mod", 2), ==, -1);
  match_record (match, "teach-adventure", "card=Slow adds=1,0,-2");
  g_assert_cmpint (match_get (match, "speed_mod", 2), ==, -2);
  g_assert_cmpint (match_get (match, "melee_mod", 2), ==, 1);
  match_record (match, "discard-card", "seat=0 card=Slow from=banes");
  g_assert_cmpint (match_get (match, "speed_mod", 2), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "discard", -1), ==, 1);
}

static void
test_instant_bane (void)
{
  g_autoptr (TmMatch) match = begin_match ("misdeeds");

  match_record (match, "play-peril", "cost=2 kind=bane target=1");
  g_assert_cmpuint (match_count_zone (match, "discard", -1), ==, 1);
  g_assert_cmpint (match_get (match, "hand", 0), ==, 4);
  g_assert_cmpint (match_get (match, "peril", 1), ==, 3);
}

/* A response takes a monster out of the battle. */
static void
test_sent_away (void)
{
  g_autoptr (TmMatch) match = begin_match ("misdeeds");

  match_record (match, "play-peril", "card=Goblin cost=1 kind=monster target=1");
  match_record (match, "play-peril", "card=Orc cost=1 kind=monster target=1");
  match_record (match, "battle-begin", "forms=melee");
  assert_findings (match, "play-peril", "card=Ogre cost=1 kind=monster target=1",
                   "wrong-time,battle-open");
  match_record (match, "play-glory", "card=scare cost=3 class=boon duration=instant");
  g_assert_cmpint (match_get (match, "glory", 1), ==, 6);
  g_assert_cmpint (match_get (match, "hand", 1), ==, 4);
  match_record (match, "discard-card", "seat=0 card=Goblin from=lair forced=yes");
  g_assert_cmpuint (match_count_zone (match, "battle", -1), ==, 1);
  g_assert_cmpuint (dungeoneer_get_step (tm_match_get_table (match)), ==, STEP_RESPONSE);
  match_record (match, "discard-card", "seat=0 card=Orc from=hand forced=yes");
  g_assert_cmpuint (match_count_zone (match, "battle", -1), ==, 0);
  g_assert_false (dungeoneer_is_battle (tm_match_get_table (match)));
  g_assert_cmpuint (match_count_zone (match, "discard", -1), ==, 3);
}

/* Glory */

static void
test_glory (void)
{
  g_autoptr (TmMatch) match = begin_match ("feats");

  match_record (match, "teach-adventure",
                "card=Helmet class=treasure duration=permanent cost=2 type=helmet adds=1");
  match_record (match, "teach-adventure",
                "card=Crown class=treasure duration=permanent cost=2 type=Helmet");
  match_record (match, "teach-adventure", "card=Luck class=boon duration=permanent cost=1");
  match_record (match, "teach-adventure",
                "card=Sack class=treasure duration=permanent cost=1 limits=0,1");
  match_record (match, "teach-hero", "card=kron boons=1 treasures=1");
  match_record (match, "play-glory", "card=Helmet");
  g_assert_cmpint (match_get (match, "glory", 0), ==, 7);
  g_assert_cmpint (match_get (match, "melee_mod", 0), ==, 1);
  g_assert_cmpuint (match_count_zone (match, "inventory", 0), ==, 1);
  assert_findings (match, "play-glory", "card=Crown", "same-type");
  assert_findings (match, "play-glory", "card=Newt class=treasure duration=permanent cost=1",
                   "limit");
  assert_findings (match, "play-glory", "card=Newt class=treasure duration=permanent cost=8",
                   "too-little");
  match_record (match, "play-glory", "card=Sack");
  g_assert_cmpint (match_get (match, "treasure_limit", 0), ==, 2);
  match_record (match, "play-glory", "card=Luck");
  assert_findings (match, "play-glory", "card=Luck", "limit");
  assert_findings (match, "play-glory", "card=Luck seat=1", "wrong-time");
  assert_findings (match, "discard-card", "seat=0 card=Luck from=inventory", "boon-kept");
  assert_findings (match, "discard-card", "seat=0 card=Luck from=inventory forced=yes", "");
  match_record (match, "discard-card", "seat=0 card=Sack from=inventory");
  g_assert_cmpint (match_get (match, "treasure_limit", 0), ==, 1);
  assert_findings (match, "discard-card", "seat=0 card=Sack from=lair", "empty");
  assert_findings (match, "play-glory", "cost=1", "duration-untold");
  assert_findings (match, "play-glory", "card=Newt class=boon duration=instant", "cost-untold");
}

/* An attachment goes with the card it lies under. */
static void
test_attachment (void)
{
  g_autoptr (TmMatch) match = begin_match ("feats");

  assert_findings (match, "play-glory", "card=Gem cost=1 class=treasure duration=attachment",
                   "no-host");
  match_record (match, "play-glory", "card=Sword cost=1 class=treasure duration=permanent");
  assert_findings (match, "play-glory",
                   "card=Gem cost=1 class=treasure duration=attachment host=Axe", "no-host");
  match_record (match, "play-glory",
                "card=Gem cost=1 class=treasure duration=attachment host=Sword");
  g_assert_cmpuint (match_count_zone (match, "inventory", 0), ==, 2);
  g_assert_cmpuint (dungeoneer_count_lasting (tm_match_get_table (match), 0, TRUE), ==, 1);
  match_record (match, "discard-card", "seat=0 card=Sword from=inventory");
  g_assert_cmpuint (match_count_zone (match, "inventory", 0), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "discard", -1), ==, 2);
}

/* Using */

static void
test_use (void)
{
  g_autoptr (TmMatch) match = begin_match ("feats");

  match_record (match, "use-card", "seat=0 glory=2");
  g_assert_cmpint (match_get (match, "glory", 0), ==, 7);
  assert_findings (match, "use-card", "seat=0 glory=2", "used");
  match_record (match, "teach-hero", "card=kron once=yes cost=2");
  assert_findings (match, "use-card", "seat=0 glory=2", "used,card-first");
  assert_findings (match, "use-card", "seat=1 glory=2", "");
  assert_findings (match, "use-card", "seat=1 glory=10", "too-little");
  assert_findings (match, "use-card", "seat=1 peril=2 payer=1", "own-peril,card-first");
  assert_findings (match, "use-card", "seat=1 peril=2", "payer-open");
  assert_findings (match, "use-card", "seat=1 card=Ring", "empty");
  match_record (match, "use-card", "seat=1 peril=2 payer=2");
  g_assert_cmpint (match_get (match, "peril", 2), ==, 4);
  match_record (match, "play-glory", "card=Ring cost=1 class=treasure duration=permanent");
  match_record (match, "use-card", "seat=0 card=Ring");
  assert_findings (match, "use-card", "seat=0 card=Ring", "used");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  match_find_game ("dungeoneer");
#define TEST(path, function) g_test_add_func ("/games/dungeoneer/plays/" path, function)
  TEST ("monster", test_monster);
  TEST ("peril-findings", test_peril_findings);
  TEST ("lasting-bane", test_lasting_bane);
  TEST ("instant-bane", test_instant_bane);
  TEST ("sent-away", test_sent_away);
  TEST ("glory", test_glory);
  TEST ("attachment", test_attachment);
  TEST ("use", test_use);
  return g_test_run ();
}
