/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: the moves of a team, on a match: what they find, and what they change. */

#include "config.h"

#include "game-match.h"
#include "paper-team.h"

#include <locale.h>

#define THROW "warrior,mage,clover,warrior,rogue,boots"

/* A match of teams that all have the same cards, about to begin. The goal makes the warrior and the
 * rogue black. */
static TmMatch *
new_match (guint n_seats, const char *options, const char *const *talents)
{
  g_autoptr (TmBox) box = box_new (n_seats, options);
  TmMatch *match = tm_match_new (box);
  static const char *const goals[] = { "gems", "columns" };

  match_record (match, "open-dungeon", "dungeon=a");
  match_record (match, "open-monsters", "monsters=chimera,vampire,minotaur");
  match_record (match, "lay-missions", "missions=row,column,gems-4");
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *cards
          = g_strdup_printf ("seat=%u talent=%s goal=%s", seat, talents[seat], goals[seat]);
      match_record (match, "keep", cards);
    }
  match_record (match, "begin", "");
  return match;
}

/* A single team, which has rolled. */
static TmMatch *
new_round (const char *options, const char *talent, const char *faces)
{
  TmMatch *match = new_match (1, options, &talent);
  g_autofree char *args = g_strdup_printf ("faces=%s roller=0", faces);

  match_record (match, "roll", args);
  g_assert_cmpstr (match_get_phase (match), ==, "act");
  return match;
}

/* What the rules find in a move, "illegal paper.level.die, note paper.catalogue". */
static char *
find (TmMatch *match, const char *kind, const char *args)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  g_autoptr (GString) text = g_string_new (NULL);
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, args, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", tm_grade_get_id (findings[i].grade),
                            findings[i].id);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define ASSERT_FOUND(kind, args, findings)                 \
  G_STMT_START                                             \
  {                                                        \
    g_autofree char *found = find (match, (kind), (args)); \
    g_assert_cmpstr (found, ==, (findings));               \
  }                                                        \
  G_STMT_END

#define GET(counter) match_get (match, (counter), 0)

/* Dice */

static void
test_level (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  ASSERT_FOUND ("level", "seat=0 die=b1 hero=warrior", "");
  ASSERT_FOUND ("level", "seat=0 die=w1 hero=warrior", "illegal paper.level.die");
  ASSERT_FOUND ("level", "seat=0 die=b1 hero=mage", "illegal paper.level.die");
  ASSERT_FOUND ("level", "seat=0 die=b3 hero=mage", "illegal paper.dice.boots");
  ASSERT_FOUND ("level", "seat=0 die=w3 hero=priest", "");
  match_record (match, "level", "seat=0 die=b1 hero=warrior");
  g_assert_cmpint (GET ("level.warrior"), ==, 2);
  g_assert_cmpint (GET ("used.b1"), ==, 1);
  ASSERT_FOUND ("level", "seat=0 die=b1 hero=warrior", "illegal paper.dice.three");
  match_record (match, "level", "seat=0 die=w3 hero=rogue");
  match_record (match, "level", "seat=0 die=w2 hero=mage");
  ASSERT_FOUND ("level", "seat=0 die=b2 hero=rogue", "illegal paper.dice.three");
  match_set (match, "level.rogue", 0, 6);
  ASSERT_FOUND ("level", "seat=0 die=w1 hero=rogue",
                "illegal paper.dice.three, impossible paper.level.row");
}

/* A rule that the table breaks on purpose has its effect all the same. */
static void
test_override (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  g_assert_false (match_try (match, "level", "seat=0 die=w1 hero=priest", FALSE));
  g_assert_cmpint (GET ("level.priest"), ==, 1);
  g_assert_true (match_try (match, "level", "seat=0 die=w1 hero=priest", TRUE));
  g_assert_cmpint (GET ("level.priest"), ==, 2);
}

static void
test_skull (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", "skull,mage,clover,skull,rogue,boots");

  g_assert_cmpint (GET ("wounds"), ==, 2);
  ASSERT_FOUND ("level", "seat=0 die=w1 hero=mage", "illegal paper.dice.skull");
  ASSERT_FOUND ("craft", "seat=0 die=b1 item=crown", "illegal paper.dice.skull");
  ASSERT_FOUND ("brew", "seat=0 die=b1", "illegal paper.dice.skull");
  ASSERT_FOUND ("waste", "seat=0 die=b1", "illegal paper.dice.skull");
  ASSERT_FOUND ("walk", "seat=0 die=b1 cells=C1", "illegal paper.dice.skull");
}

/* The psionic's swap is used up only by a die that needs it. */
static void
test_psionic (void)
{
  g_autoptr (TmMatch) match = new_round ("", "psionic", "warrior,rogue,clover,warrior,rogue,boots");

  match_record (match, "level", "seat=0 die=b1 hero=warrior");
  match_record (match, "level", "seat=0 die=w3 hero=priest");
  g_assert_cmpint (GET ("psionic"), ==, 0);
  match_record (match, "level", "seat=0 die=w1 hero=warrior");
  g_assert_cmpint (GET ("psionic"), ==, 1);
  match_set (match, "used.b1", 0, 0);
  ASSERT_FOUND ("level", "seat=0 die=w2 hero=rogue", "illegal paper.level.die");
  match_set (match, "level.mage", 0, 4);
  ASSERT_FOUND ("level", "seat=0 die=w2 hero=rogue", "");
}

static void
test_craft (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  match_record (match, "teach-item", "item=cloak symbols=any,any");
  match_record (match, "teach-item", "item=crown symbols=rogue,any");
  match_record (match, "teach-item", "item=tome symbols=any,any");
  ASSERT_FOUND ("craft", "seat=0 die=w1 item=cloak", "");
  ASSERT_FOUND ("craft", "seat=0 die=w1 item=armour", "note paper.catalogue");
  ASSERT_FOUND ("craft", "seat=0 die=w1 item=crown", "illegal paper.items.symbols");
  ASSERT_FOUND ("craft", "seat=0 die=w3 item=crown", "");
  match_record (match, "craft", "seat=0 die=b2 item=crown");
  g_assert_cmpint (GET ("item.crown"), ==, 1);
  ASSERT_FOUND ("craft", "seat=0 die=w1 item=crown", "");
  match_record (match, "craft", "seat=0 die=w1 item=tome");
  g_assert_cmpint (GET ("owed.level"), ==, 0);
  match_record (match, "craft", "seat=0 die=w2 item=tome");
  g_assert_cmpint (GET ("owed.level"), ==, 1);
  match_set (match, "owed.level", 0, 0);
  ASSERT_FOUND ("craft", "seat=0 die=w3 item=tome",
                "illegal paper.dice.three, impossible paper.items.cell");
}

static void
test_boots (void)
{
  g_autoptr (TmMatch) match = new_round ("boots_only_walk=no", "scout", THROW);
  g_autofree char *crafts = NULL, *brews = NULL;

  match_record (match, "teach-item", "item=crown symbols=rogue,any");
  match_record (match, "teach-item", "item=tome symbols=any,any");
  ASSERT_FOUND ("craft", "seat=0 die=b3 item=crown", "illegal paper.dice.boots");
  crafts = find (match, "craft", "seat=0 die=b3 item=tome");
  g_assert_null (strstr (crafts, "illegal"));
  brews = find (match, "brew", "seat=0 die=b3");
  g_assert_null (strstr (brews, "illegal"));
}

/* Only the number of potions and the die change, and what is written twice is not written. */
static void
test_brew (void)
{
  g_autoptr (TmMatch) match = new_round ("", "alchemist", THROW);
  g_autofree char *boots = NULL;

  match_record (match, "teach-track",
                "track=potions values=0,0,0,0,0,0,0,0,0,0,0,0 "
                "rewards=none,none,none,none,none,level,none,none,none,none,none,gem");
  match_record (match, "brew", "seat=0 die=w1");
  g_assert_cmpint (GET ("potions"), ==, 3);
  match_record (match, "brew", "seat=0 die=w2");
  g_assert_cmpint (GET ("potions"), ==, 6);
  g_assert_cmpint (GET ("owed.level"), ==, 1);
  ASSERT_FOUND ("brew", "seat=0 die=w3", "illegal paper.events.order");
  match_record (match, "gain-level", "seat=0 hero=priest");
  g_assert_cmpint (GET ("level.priest"), ==, 2);
  g_assert_cmpint (GET ("owed.level"), ==, 0);
  boots = find (match, "brew", "seat=0 die=b3");
  g_assert_true (g_str_has_prefix (boots, "illegal paper.dice.boots"));
  match_set (match, "potions", 0, 10);
  match_record (match, "teach-track",
                "track=gems values=?,?,?,?,?,?,30,?,?,? "
                "rewards=none,none,none,none,none,none,none,none,none,none");
  ASSERT_FOUND ("brew", "seat=0 die=w3", "note paper.potions.limit");
  match_record (match, "brew", "seat=0 die=w3");
  g_assert_cmpint (GET ("gems"), ==, 1);
  g_assert_cmpint (GET ("outside.potion"), ==, 1);
}

/* Steps */

static void
test_walk (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  match_record (match, "teach-room", "cell=C1");
  match_record (match, "teach-room", "cell=C2");
  match_record (match, "teach-room", "cell=D1 minion=goblin level=3 hero=rogue");
  match_record (match, "teach-room", "cell=D2 trap=yes");
  match_record (match, "teach-edge", "edge=C1-C2 wall=yes");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C2", "illegal paper.move.start");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,D1,D2", "illegal paper.move.steps");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,D2", "illegal paper.move.adjacent");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,C2", "illegal paper.move.barrier");
  ASSERT_FOUND ("walk", "seat=0 die=b3 cells=C1,D1,D2", "");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,C0", "illegal paper.move.start");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=A1", "note paper.catalogue");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C0,C1,D1", "");
  match_record (match, "walk", "seat=0 die=w1 cells=C1");
  g_assert_cmpint (GET ("steps"), ==, 1);
  g_assert_cmpint (GET ("rooms"), ==, 1);
  g_assert_cmpint (GET ("at"), ==, 8);
  match_record (match, "step", "seat=0 cells=D1");
  g_assert_cmpint (GET ("steps"), ==, 0);
  g_assert_cmpint (GET ("wounds"), ==, 2);
  g_assert_cmpint (GET ("minions"), ==, 1);
  ASSERT_FOUND ("step", "seat=0 cells=D2", "illegal paper.move.steps");
  ASSERT_FOUND ("stop", "seat=0", "illegal paper.move.steps");
}

static void
test_leftover_steps (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  match_record (match, "teach-room", "cell=C1");
  match_record (match, "teach-room", "cell=D1");
  match_record (match, "walk", "seat=0 die=b3 cells=C1");
  g_assert_cmpint (GET ("steps"), ==, 2);
  ASSERT_FOUND ("stop", "seat=0", "note paper.move.steps");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=D1", "note paper.open.leftover-steps");
  ASSERT_FOUND ("waste", "seat=0 die=w1", "note paper.open.leftover-steps, note paper.open.waste");
  match_record (match, "walk", "seat=0 die=w1 cells=D1");
  g_assert_cmpint (GET ("steps"), ==, 1);
  match_record (match, "stop", "seat=0");
  g_assert_cmpint (GET ("steps"), ==, 0);
}

/* What a room gives is chosen before the team goes on. */
static void
test_choice_on_the_way (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  match_record (match, "teach-room", "cell=C1 reward=item");
  match_record (match, "teach-room", "cell=D1");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,D1", "illegal paper.events.order");
  match_record (match, "walk", "seat=0 die=w1 cells=C1");
  g_assert_cmpint (GET ("owed.item"), ==, 1);
  ASSERT_FOUND ("step", "seat=0 cells=D1", "illegal paper.events.order");
  ASSERT_FOUND ("gain-level", "seat=0 hero=mage", "illegal paper.reward.free");
  match_record (match, "gain-item", "seat=0 item=sword");
  g_assert_cmpint (GET ("item.sword"), ==, 1);
  match_record (match, "step", "seat=0 cells=D1");
}

/* The ranger swims by one reading only, and has the step back. */
static void
test_ranger (void)
{
  g_autoptr (TmMatch) match = new_round ("", "ranger", THROW);

  match_record (match, "teach-room", "cell=C1");
  match_record (match, "teach-room", "cell=D1");
  match_record (match, "teach-edge", "edge=C1-D1 water=yes");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=C1,D1",
                "illegal paper.move.barrier, undecided paper.open.ranger");
  match_set (match, "item.medallion", 0, 2);
  match_record (match, "walk", "seat=0 die=w1 cells=C1,D1");
  g_assert_cmpint (GET ("steps"), ==, 1);
  g_assert_cmpint (GET ("waters"), ==, 1);
}

static void
test_monster_room (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  match_record (match, "teach-dungeon", "dungeon=a rooms=C1,D1,E1");
  match_record (match, "teach-room", "cell=C1");
  match_record (match, "teach-room", "cell=D1");
  match_record (match, "walk", "seat=0 die=w1 cells=D1");
  g_assert_cmpint (GET ("reached.1"), ==, 0);
  g_assert_cmpint (GET ("reached.2"), ==, 1);
  match_record (match, "step", "seat=0 cells=C1");
  g_assert_cmpint (GET ("reached.1"), ==, 1);
}

/* What missions and goals look at, read off the sheet and the map. */
static void
test_facts (void)
{
  g_autoptr (TmMatch) match = new_round ("", "healer", THROW);
  PaperFacts facts;

  match_record (match, "teach-room", "cell=A1 trap=yes");
  match_record (match, "teach-room", "cell=B1 minion=orc level=4 hero=mage");
  match_record (match, "teach-edge", "edge=A1-B1 water=yes");
  match_set (match, "item.medallion", 0, 2);
  match_record (match, "walk", "seat=0 die=w1 cells=A1,B1");
  match_record (match, "walk", "seat=0 die=w2 cells=A1");
  paper_read_facts (tm_match_get_table (match), 0, &facts);
  g_assert_cmphex (facts.visits, ==, 1 << PAPER_CELL (0, 1) | 1 << PAPER_CELL (1, 1));
  g_assert_cmpint (facts.minions, ==, 1);
  g_assert_cmpuint (facts.minion_levels[4], ==, 1);
  g_assert_cmpint (facts.traps, ==, 2);
  g_assert_cmpint (facts.traps_once, ==, 1);
  g_assert_cmpint (facts.obstacles, ==, 4);
  g_assert_cmpint (facts.obstacles_once, ==, 2);
  g_assert_cmpint (facts.potions, ==, 2);
  g_assert_cmpint (facts.unused, ==, 0);
  g_assert_cmpint (facts.items, ==, 1);
  g_assert_cmpint (facts.value, ==, -1);
  g_assert_cmpint (GET ("healed"), ==, 4);
  g_assert_cmpint (GET ("wounds"), ==, 1);
}

/* Wounds that are asked for */

static void
test_assign (void)
{
  g_autoptr (TmMatch) match
      = new_round ("heal=ask", "healer", "skull,mage,clover,skull,rogue,boots");

  g_assert_cmpint (GET ("pending"), ==, 2);
  ASSERT_FOUND ("level", "seat=0 die=w2 hero=mage", "illegal paper.wounds.mark");
  ASSERT_FOUND ("assign", "seat=0 heal=5", "impossible paper.potions.heal");
  match_record (match, "assign", "seat=0 heal=1");
  g_assert_cmpint (GET ("pending"), ==, 0);
  g_assert_cmpint (GET ("healed"), ==, 1);
  g_assert_cmpint (GET ("wounds"), ==, 1);
  ASSERT_FOUND ("assign", "seat=0 heal=0", "illegal paper.rounds.course");
}

static void
test_late_heal (void)
{
  g_autoptr (TmMatch) match
      = new_round ("heal=ask", "healer", "skull,mage,clover,skull,rogue,boots");

  match_record (match, "assign", "seat=0 heal=0");
  g_assert_cmpint (GET ("wounds"), ==, 2);
  ASSERT_FOUND ("late-heal", "seat=0 wounds=2",
                "illegal paper.potions.heal, undecided paper.open.late-heal");
  ASSERT_FOUND ("late-heal", "seat=0 wounds=3", "impossible paper.potions.heal");
  g_assert_true (match_try (match, "late-heal", "seat=0 wounds=2", TRUE));
  g_assert_cmpint (GET ("wounds"), ==, 0);
  g_assert_cmpint (GET ("healed"), ==, 2);
}

/* Before the first round */

static void
test_veteran (void)
{
  static const char *const talents[] = { "veteran" };
  g_autoptr (TmMatch) match = new_match (1, "", talents);

  g_assert_cmpstr (match_get_phase (match), ==, "before");
  match_record (match, "gain-level", "seat=0 hero=rogue");
  ASSERT_FOUND ("gain-level", "seat=0 hero=rogue", "illegal paper.talent.veteran");
  match_record (match, "gain-level", "seat=0 hero=mage");
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
  g_assert_cmpint (match_get (match, "round", 0), ==, 1);
  ASSERT_FOUND ("gain-level", "seat=0 hero=mage", "illegal paper.rounds.course");
}

static void
test_craftsman (void)
{
  static const char *const talents[] = { "craftsman" };
  g_autoptr (TmMatch) match = new_match (1, "", talents);

  match_record (match, "gain-item", "seat=0 item=tome");
  ASSERT_FOUND ("gain-item", "seat=0 item=tome", "illegal paper.talent.craftsman");
  match_record (match, "gain-item", "seat=0 item=crown");
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
}

static void
test_assassin (void)
{
  static const char *const talents[] = { "assassin" };
  g_autoptr (TmMatch) match = new_match (1, "", talents);

  match_record (match, "teach-room", "cell=D4 minion=orc level=5 hero=mage");
  match_record (match, "teach-room", "cell=D5");
  ASSERT_FOUND ("cross-minion", "seat=0 cell=D5", "impossible paper.minion.track");
  ASSERT_FOUND ("cross-minion", "seat=0 cell=D0", "impossible paper.minion.track");
  ASSERT_FOUND ("cross-minion", "seat=0 cell=D6", "note paper.catalogue");
  match_record (match, "cross-minion", "seat=0 cell=D4");
  ASSERT_FOUND ("cross-minion", "seat=0 cell=D4", "impossible paper.minion.track");
  match_record (match, "cross-minion", "seat=0 cell=D6");
  g_assert_cmpint (GET ("minions"), ==, 2);
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
}

/* No fight where the minion was crossed out before; whether the reward is there, the book leaves
 * open. */
static void
test_crossed_reward (void)
{
  static const char *const talents[] = { "assassin" };
  g_autoptr (TmMatch) match = new_match (1, "", talents);

  match_record (match, "teach-room", "cell=A1 minion=orc level=5 hero=mage gem=c");
  match_record (match, "cross-minion", "seat=0 cell=A1");
  match_record (match, "cross-minion", "seat=0 cell=A2");
  match_record (match, "roll", "faces=" THROW " roller=0");
  ASSERT_FOUND ("walk", "seat=0 die=w1 cells=A1",
                "note paper.catalogue, undecided paper.open.crossed-reward");
  match_record (match, "walk", "seat=0 die=w1 cells=A1");
  g_assert_cmpint (GET ("gem.c"), ==, 1);
  g_assert_cmpint (GET ("gem.c.round"), ==, 1);
  g_assert_cmpint (GET ("minions"), ==, 2);
  g_assert_cmpint (GET ("wounds"), ==, 0);
}

static void
test_treasure_hunter (void)
{
  static const char *const talents[] = { "treasure-hunter" };
  g_autoptr (TmMatch) match = new_match (1, "", talents);

  g_assert_cmpint (GET ("owed.gem"), ==, 1);
  match_record (match, "steal", "seat=0 letter=e");
  g_assert_cmpint (GET ("gem.e"), ==, 1);
  g_assert_cmpint (GET ("gem.e.round"), ==, 0);
  g_assert_cmpint (GET ("gems"), ==, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "roll");
}

/* Teams on paper */

static void
test_on_paper (void)
{
  static const char *const talents[] = { "scout", "treasure-hunter" };
  g_autoptr (TmMatch) match = new_match (2, "depth=table", talents);

  g_assert_cmpstr (match_get_phase (match), ==, "roll");
  ASSERT_FOUND ("steal", "seat=0 letter=a", "illegal paper.rounds.course");
  match_record (match, "steal", "seat=1 letter=b");
  g_assert_cmpint (match_get (match, "gem.b.round", 1), ==, 0);
  match_record (match, "roll", "faces=" THROW " roller=0");
  g_assert_cmpstr (match_get_phase (match), ==, "round_end");
  ASSERT_FOUND ("level", "seat=0 die=b1 hero=warrior", "impossible paper.adjust");
  match_record (match, "steal", "seat=0 letter=a");
  g_assert_cmpint (GET ("gem.a.round"), ==, 1);
  g_assert_cmpint (GET ("gems"), ==, 1);
  ASSERT_FOUND ("steal", "seat=0 letter=a", "impossible paper.gems.steal");
  match_record (match, "next", "");
  g_assert_cmpint (match_get (match, "gem.a", 1), ==, 2);
  g_assert_cmpint (match_get (match, "gem.b", 0), ==, 0);
  match_record (match, "roll", "faces=" THROW " roller=0");
  ASSERT_FOUND ("steal", "seat=1 letter=a", "illegal paper.gems.roundend");
  match_record (match, "outside-gem", "seat=1 source=rogue");
  g_assert_cmpint (match_get (match, "gems", 1), ==, 2);
  ASSERT_FOUND ("outside-gem", "seat=1 source=rogue", "impossible paper.gems.outside");
  ASSERT_FOUND ("outside-gem", "seat=1 source=potion", "");
}

static void
test_outside_on_sheet (void)
{
  g_autoptr (TmMatch) match = new_round ("", "scout", THROW);

  ASSERT_FOUND ("outside-gem", "seat=0 source=rogue", "illegal paper.gems.outside");
  match_set (match, "level.rogue", 0, 3);
  match_record (match, "level", "seat=0 die=b2 hero=rogue");
  g_assert_cmpint (GET ("gems"), ==, 1);
  ASSERT_FOUND ("outside-gem", "seat=0 source=rogue", "impossible paper.gems.outside");
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("paper-dungeons");
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/moves/" name, function)
  ADD ("level", test_level);
  ADD ("override", test_override);
  ADD ("skull", test_skull);
  ADD ("psionic", test_psionic);
  ADD ("craft", test_craft);
  ADD ("boots", test_boots);
  ADD ("brew", test_brew);
  ADD ("walk", test_walk);
  ADD ("leftover-steps", test_leftover_steps);
  ADD ("choice-on-the-way", test_choice_on_the_way);
  ADD ("ranger", test_ranger);
  ADD ("monster-room", test_monster_room);
  ADD ("facts", test_facts);
  ADD ("assign", test_assign);
  ADD ("late-heal", test_late_heal);
  ADD ("veteran", test_veteran);
  ADD ("craftsman", test_craftsman);
  ADD ("assassin", test_assassin);
  ADD ("crossed-reward", test_crossed_reward);
  ADD ("treasure-hunter", test_treasure_hunter);
  ADD ("on-paper", test_on_paper);
  ADD ("outside-on-sheet", test_outside_on_sheet);
#undef ADD
  return g_test_run ();
}
