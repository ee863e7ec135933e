/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: Find cards and skills that are played. R p. 6 to 8, p. 17 to 28. */

#include "crystal-mine.h"
#include "crystal-table.h"

#include <locale.h>

static void
assert_top (const char *expected)
{
  g_autofree char *top = table_dup_top ();

  g_assert_cmpstr (top, ==, expected);
}

static void
assert_mine (const char *expected)
{
  g_autofree char *mine = table_dup_mine ();

  g_assert_cmpstr (mine, ==, expected);
}

static void
assert_at (guint seat, const char *cell)
{
  g_assert_cmpint (table_place (seat), ==, (int) mine_cell (cell));
}

static gboolean
has_found (const char *id)
{
  return tm_resolution_find (crystal, id) != NULL;
}

/* In another's turn */

static void
test_voice_plays_a_boom_again (void)
{
  table_lay ("e1:NS,e2:NSb,e3:NS+0", "SN", "");
  table_give (1, "inner-voice");
  table_move ("play-find", "seat=1 card=inner-voice dir=S");
  assert_at (0, "e2");
  assert_top ("boom 0 13 1");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

static void
test_voice_adds (void)
{
  table_lay ("e1:NS,e2:NS,e3:NS+0", "SN", "interrupt=adds");
  table_give (1, "inner-voice");
  table_move ("play-find", "seat=1 card=inner-voice dir=S");
  assert_at (0, "e2");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);
}

static void
test_voice_at_a_wall (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "inner-voice");
  table_move ("play-find", "seat=1 card=inner-voice dir=W");
  /* An explosive has to be used, and then the cell behind is dug. */
  g_assert_cmpint (table_get (COUNTER_EXPLOSIVES, 0), ==, 1);
  assert_top ("thrown 0 3 12");
  table_move ("thrown", "seat=0 by=voice event=none sides=N");
  assert_at (0, "d2");
  assert_mine ("d2:N+0,e1:NS,e2:NS,d2/e2");
}

static void
test_voice_without_means (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  tm_resolution_set_counter (crystal, COUNTER_EXPLOSIVES, 0, 0);
  tm_resolution_set_shared (crystal, COUNTER_EXPLOSIVES_BOX, 8);
  table_give (1, "inner-voice");
  table_move ("play-find", "seat=1 card=inner-voice dir=W");
  assert_at (0, "e2");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
}

static void
test_voice_takes_its_moment (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "inner-voice");
  table_expect ("play-find", "seat=0 card=inner-voice dir=N", "card.wrong-turn");
}

static void
test_scroll (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "summon-scroll");
  table_move ("play-find", "seat=1 card=summon-scroll");
  assert_top ("boom 0 13 8");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

static void
test_scram (void)
{
  table_lay ("e1:NS,e2:NSf,e3:NS,e4:NS,e5:NS+0", "SN", "");
  table_give (1, "scram");
  table_move ("play-find", "seat=1 card=scram");
  assert_at (0, "e2");
  assert_top ("even-odd 0 13 0");
}

static void
test_scram_blocked (void)
{
  table_lay ("e1:NS,e2:NS+R,e3:NS,e4:NS,e5:NS+0", "SN", "");
  table_give (1, "scram");
  table_move ("play-find", "seat=1 card=scram");
  assert_at (0, "e5");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
}

static void
test_barrel (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "toxic-barrel");
  table_move ("dig", "cell=e3 event=boom sides=S");
  assert_top ("boom 0 22 1");
  table_move ("play-find", "seat=1 card=toxic-barrel");
  assert_at (0, "e2");
  assert_top ("");
  assert_mine ("e1:NS,e2:NS+0");
  g_assert_cmpint (table_get (COUNTER_BAG, 0), ==, 79);
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

static void
test_barrel_on_a_crystal (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "toxic-barrel");
  table_move ("dig", "cell=e3 event=crystal sides=S");
  g_assert_cmpint (table_get (COUNTER_MINING, 0), ==, 1);
  table_move ("play-find", "seat=1 card=toxic-barrel");
  assert_mine ("e1:NS,e2:NS+0");
  g_assert_cmpint (table_get (COUNTER_MINING, 0), ==, 0);
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 0);
  g_assert_cmpint (table_get (COUNTER_BAG_CRYSTAL, 0), ==, 3);
  g_assert_cmpint (table_get (COUNTER_CRYSTALS_BOX, 0), ==, 4);
}

static void
test_barrel_with_two_ways (void)
{
  table_lay ("e1:NS,e2:NS+0,f3:W", "SN", "");
  table_give (1, "toxic-barrel");
  table_move ("dig", "cell=e3 event=boom sides=S,E");
  table_move ("play-find", "seat=1 card=toxic-barrel");
  assert_top ("thrown 0 6 22");
  table_move ("thrown", "seat=0 by=barrel cell=e2");
  assert_mine ("e1:NS,e2:NS+0,f3:W");
}

static void
test_bummer (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "bummer");
  table_move ("dig", "cell=e3 event=find sides=S");
  table_move ("play-find", "seat=1 card=bummer");
  assert_top ("boom 0 22 8");
}

static void
test_bummer_on_a_prize (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (1, "bummer");
  table_push (PENDING_FIND, 0, 13, 1);
  table_expect ("play-find", "seat=1 card=bummer", "card.wrong-moment");
}

static void
test_argument (void)
{
  table_lay ("e1:NS,e2:NS,e3:NS+0", "SN", "");
  tm_resolution_set_shared (crystal, COUNTER_STEPS, 0);
  tm_resolution_set_phase (crystal, PHASE_END);
  table_give (1, "weighty-argument");
  table_move ("play-find", "seat=1 card=weighty-argument die=3");
  assert_top ("thrown 0 4 3");
  table_move ("thrown", "seat=0 by=argument cell=e2");
  assert_top ("thrown 0 4 2");
  table_move ("thrown", "seat=0 by=argument cell=e3");
  table_move ("thrown", "seat=0 by=argument cell=e4 event=boom sides=S");
  assert_at (0, "e4");
  assert_top ("boom 0 31 1");
}

static void
test_argument_ends_at_a_wall (void)
{
  table_lay ("e1:NS,e2:NS,e3:NS+0", "SN", "");
  tm_resolution_set_shared (crystal, COUNTER_STEPS, 0);
  tm_resolution_set_phase (crystal, PHASE_END);
  table_give (1, "weighty-argument");
  table_move ("play-find", "seat=1 card=weighty-argument die=3");
  table_move ("thrown", "seat=0 by=argument");
  assert_top ("");
  assert_at (0, "e3");
}

static void
test_argument_ends_in_a_pit (void)
{
  table_lay ("e1:NS,e2:NSp,e3:NS+0", "SN", "");
  tm_resolution_set_shared (crystal, COUNTER_STEPS, 0);
  tm_resolution_set_phase (crystal, PHASE_END);
  table_give (1, "weighty-argument");
  table_move ("play-find", "seat=1 card=weighty-argument die=3");
  table_move ("thrown", "seat=0 by=argument cell=e2");
  assert_top ("pit 0 13 0");
  table_move ("pit", "die=1");
  assert_top ("");
}

static void
test_magnet (void)
{
  table_lay ("e1:NS,e2:NSf,e3:SEb+0,f3:WN", "SN", "");
  tm_resolution_set_shared (crystal, COUNTER_LAST_WON, 1);
  table_give (1, "magnet");
  table_move ("play-find", "seat=1 card=magnet cell=e2");
  assert_at (0, "e2");
  /* The example of the article: a Find tile is an Even-Odd. */
  assert_top ("even-odd 0 13 0");
}

/* In a fight */

static void
test_pump (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_give (1, "monster-pump");
  table_move ("play-find", "seat=1 card=monster-pump");
  g_assert_cmpint (table_get (COUNTER_FIGHT_PUMP, 0), ==, 3);
  table_move ("fight-roll", "die=6");
  g_assert_cmpint (table_get (COUNTER_BOOMS_LOST, 0), ==, 1);
}

static void
test_debuffer (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_give (0, "panama");
  table_give (0, "tuba-cane");
  table_give (1, "nasty-debuffer");
  table_move ("boost", "seat=0 card=panama");
  table_move ("boost", "seat=0 card=tuba-cane");
  table_move ("play-find", "seat=1 card=nasty-debuffer");
  g_assert_true (has_found ("card.unknown-value"));
  g_assert_cmpint (table_get (COUNTER_FIND_DISCARD, 0), ==, 2);
  g_assert_cmpuint (crystal_count_before (crystal_table, 0, FIND_TUBA_CANE), ==, 1);
}

static void
test_invisibility (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "dragon", 6, BOOM_OF_TILE);
  table_give (0, "invisibility");
  table_move ("play-find", "seat=0 card=invisibility");
  assert_top ("");
  assert_mine ("e1:NS,e2:NSb+B0");
}

static void
test_compass (void)
{
  table_lay ("e1:NS,e2:NSb+B0", "SN", "");
  table_fight (0, "dragon", 6, BOOM_OF_TILE);
  table_give (0, "compass");
  table_move ("play-find", "seat=0 card=compass");
  assert_top ("find 0 13 1");
  assert_mine ("e1:NS,e2:NSb+0");
}

static void
test_flash (void)
{
  table_lay ("e1:NS,e2:NSb+B0", "SN", "");
  table_fight (0, "dragon", 6, BOOM_OF_TILE);
  table_give (0, "flash");
  table_move ("play-find", "seat=0 card=flash");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_BOOMS_WON, 0), ==, 0);

  table_lay ("e1:NS,e2:NSb+B0", "SN", "");
  table_fight (0, "colossus", 6, BOOM_OF_TILE);
  table_give (0, "flash");
  table_expect ("play-find", "seat=0 card=flash", "fight.wrong-enemy");

  table_lay ("e1:NS,e2:NS+0,e3:NS+1", "SN", "");
  table_give (1, "flash");
  table_move ("step", "cell=e3");
  table_move ("play-find", "seat=1 card=flash");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 2);
  assert_at (0, "e3");
}

static void
test_shrinker (void)
{
  table_lay ("e1:NS,e2:NSb+B0", "SN", "");
  table_fight (0, "dragon", 6, BOOM_OF_TILE);
  table_give (0, "shrinker");
  table_move ("play-find", "seat=0 card=shrinker");
  g_assert_cmpint (table_get (COUNTER_BOOMS_WON, 0), ==, 1);

  table_lay ("e1:NS,e2:NS,e3:NS,e4:NS+0,e5:NS+1", "SN", "");
  tm_resolution_set_counter (crystal, COUNTER_CRYSTALS, 0, 1);
  tm_resolution_set_shared (crystal, COUNTER_CRYSTALS_BOX, 3);
  tm_resolution_set_shared (crystal, COUNTER_BAG_CRYSTAL, 2);
  table_give (1, "shrinker");
  table_move ("step", "cell=e5");
  table_move ("play-find", "seat=1 card=shrinker");
  assert_at (0, "e5");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_CRYSTALS, 1), ==, 1);
}

static void
test_bomb_for_the_troll (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "troll", 6, BOOM_OF_TILE);
  table_give (0, "bomb");
  table_move ("play-find", "seat=0 card=bomb");
  g_assert_cmpint (table_get (COUNTER_BOOMS_WON, 0), ==, 1);
  assert_top ("find 0 13 1");

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_give (0, "bomb");
  table_expect ("play-find", "seat=0 card=bomb", "card.use-means");
}

static void
test_switchman (void)
{
  CrystalFightEvent fight;

  table_lay ("e1:NS,e2:NSb+0,e9:NS,e8:NS+1", "SN", "");
  table_fight (0, "lindworm", 6, BOOM_OF_TILE);
  table_give (0, "switchman");
  table_move ("play-find", "seat=0 card=switchman target=1");
  g_assert_true (crystal_get_fight (crystal_table, &fight));
  g_assert_cmpuint (fight.seat, ==, 1);
  g_assert_cmpuint (fight.owner, ==, 0);
  table_move ("fight-roll", "die=1");
  assert_mine ("e1:NS,e2:NSb+B0,e8:NS,e9:NS+1");
  g_assert_cmpint (table_get (COUNTER_SKIP, 1), ==, 1);
}

static void
test_kefir (void)
{
  guint piece;

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_give (0, "kefir");
  table_move ("play-find", "seat=0 card=kefir");
  assert_top ("");
  g_assert_true (crystal_find_boom (crystal_table, ZONE_BEFORE, 0, MONSTER_BATS, &piece));

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "mutant", 5, BOOM_OF_TILE);
  table_give (0, "kefir");
  table_expect ("play-find", "seat=0 card=kefir", "fight.wrong-enemy");
}

static void
test_boost_is_announced (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_give (0, "helmet");
  table_move ("play-find", "seat=0 card=helmet");
  g_assert_cmpint (table_get (COUNTER_FIGHT_BOOSTS, 0), ==, 1);
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_give (0, "helmet");
  table_expect ("play-find", "seat=0 card=helmet", "card.wrong-moment");
}

/* Own turn */

static void
test_amulet (void)
{
  table_lay ("a5:EW,b5:W+1,e9:NS,e8:N+2,e1:NS,e2:NS,e3:S+0", "SWN", "");
  tm_resolution_set_counter (crystal, COUNTER_CRYSTALS, 0, 1);
  tm_resolution_set_shared (crystal, COUNTER_CRYSTALS_BOX, 3);
  tm_resolution_set_shared (crystal, COUNTER_BAG_CRYSTAL, 2);
  tm_resolution_set_turn (crystal, 1 << 1);
  table_give (1, "amulet");
  table_expect ("play-find", "seat=1 card=amulet target=0", "card.choose");

  table_lay ("a5:EW,b5:W+1,e9:NS,e8:N+2,e1:NS,e2:NS,e3:S+0", "SWN", "");
  tm_resolution_set_counter (crystal, COUNTER_CRYSTALS, 0, 1);
  tm_resolution_set_shared (crystal, COUNTER_CRYSTALS_BOX, 3);
  tm_resolution_set_shared (crystal, COUNTER_BAG_CRYSTAL, 2);
  tm_resolution_set_turn (crystal, 1 << 1);
  table_give (1, "amulet");
  table_move ("play-find", "seat=1 card=amulet target=0 dir=N");
  g_assert_cmpint (table_get (COUNTER_CRYSTALS, 2), ==, 1);
  g_assert_cmpint (table_get (COUNTER_CRYSTALS, 0), ==, 0);
}

static void
test_amulet_without_crystal (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "amulet");
  table_give (1, "helmet");
  table_give (1, "panama");
  table_move ("play-find", "seat=0 card=amulet target=1");
  g_assert_cmpint (table_get (COUNTER_HAND, 1), ==, 0);
  g_assert_cmpint (table_get (COUNTER_FIND_DECK, 0), ==, 60);
}

static void
test_slippers (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NSb+B,e4:NSf,f4:NS", "SN", "");
  table_give (0, "speed-slippers");
  table_move ("play-find", "seat=0 card=speed-slippers cell=e4");
  assert_at (0, "e4");
  assert_top ("even-odd 0 31 0");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);
  g_assert_cmpuint (crystal_count_before (crystal_table, 0, FIND_SPEED_SLIPPERS), ==, 1);

  table_lay ("e1:NS,e2:NS+0,e3:NSb+B,e4:NSf,f4:NS", "SN", "");
  table_give (0, "speed-slippers");
  table_expect ("play-find", "seat=0 card=speed-slippers cell=f4", "card.wrong-target");
}

static void
test_glasses (void)
{
  table_lay ("e1:NS,e2:NSE+0", "SN", "");
  table_give (0, "buba-glasses");
  table_move ("play-find", "seat=0 card=buba-glasses");
  assert_top ("lay 0 13 0");
  table_move ("lay-extra", "cell=f2 event=boom sides=W");
  assert_top ("");
  assert_mine ("e1:NS,e2:NES+0,f2:Wb+B");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);
  table_move ("play-find", "seat=0 card=buba-glasses");
  table_move ("lay-extra", "cell=e3 face_down=yes");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
  assert_mine ("e1:NS,e2:NES+0,e3:closed,f2:Wb+B");
}

static void
test_glasses_find (void)
{
  table_lay ("e1:NS,e2:NSE+0", "SN", "");
  table_give (0, "buba-glasses");
  table_move ("play-find", "seat=0 card=buba-glasses");
  table_move ("lay-extra", "cell=f2 event=find sides=W");
  assert_top ("find 0 14 513");
  table_lay ("e1:NS,e2:NSE+0", "SN", "");
  table_give (0, "buba-glasses");
  table_move ("play-find", "seat=0 card=buba-glasses");
  table_expect ("lay-extra", "cell=d2 event=none sides=E", "dig.no-opening");
}

static void
test_glasses_with_nothing_undug (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:S", "SN", "");
  table_give (0, "buba-glasses");
  table_expect ("play-find", "seat=0 card=buba-glasses", "card.wrong-target");
}

static void
test_specs (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "sly-specs");
  table_move ("play-find", "seat=0 card=sly-specs");
  assert_top ("find 0 13 257");
}

static void
test_firefly (void)
{
  table_lay ("e1:NS,e2:NSE+0", "SN", "");
  table_give (0, "firefly");
  table_move ("play-find", "seat=0 card=firefly");
  table_move ("lay-extra", "cell=f2 face_down=yes");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);
  table_move ("dig", "cell=e3 event=none sides=S");
  assert_at (0, "e3");

  table_lay ("e1:NS,e2:NSE+0", "SN", "");
  table_give (0, "firefly");
  table_move ("play-find", "seat=0 card=firefly");
  table_move ("lay-extra", "cell=f2 event=boom sides=W");
  assert_at (0, "f2");
  assert_top ("boom 0 14 1");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

static void
test_pick (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS+R", "SN", "");
  table_give (0, "pick");
  table_move ("play-find", "seat=0 card=pick cell=e3");
  assert_mine ("e1:NS,e2:NS+0,e3:NS");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_PLAYED, 0), ==, 1);

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_fight (0, "colossus", 6, BOOM_OF_TILE);
  table_give (0, "pick");
  table_move ("play-find", "seat=0 card=pick");
  g_assert_cmpint (table_get (COUNTER_FIGHT_BOOSTS, 0), ==, 1);
}

static void
test_butterfingers (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "helmet");
  table_give (0, "panama");
  table_give (0, "pick");
  table_give (1, "butterfingers");
  table_move ("play-find", "seat=1 card=butterfingers target=0");
  assert_top ("discard 0 2 0");
}

static void
test_flops (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NSp", "SN", "");
  table_give (0, "flight-flops");
  table_move ("play-find", "seat=0 card=flight-flops");
  g_assert_cmpuint (crystal_count_before (crystal_table, 0, FIND_FLIGHT_FLOPS), ==, 1);
  table_move ("step", "cell=e3");
  assert_top ("pit 0 22 0");
  table_move ("play-find", "seat=0 card=flight-flops");
  assert_top ("");
  g_assert_true (has_found ("pit.ignored"));
  table_expect ("play-find", "seat=0 card=flight-flops", "card.wrong-moment");
}

static void
test_negative_is_not_held (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "muddle");
  table_expect ("play-find", "seat=0 card=muddle", "card.negative-held");
}

static void
test_card_is_not_held (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_expect ("play-find", "seat=0 card=telekick target=0 dir=N", "card.not-held");
}

/* Skills */

static void
test_thief (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_learn (0, SKILL_THIEF, 0);
  table_give (1, "helmet");
  table_move ("use-skill", "seat=0 target=1 named=3 die=3");
  g_assert_cmpint (table_get (COUNTER_HAND, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_HAND, 1), ==, 0);
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);

  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_learn (0, SKILL_THIEF, 0);
  table_expect ("use-skill", "seat=0 target=1 named=3 die=4", "skill.empty-hand");
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_learn (0, SKILL_THIEF, 0);
  table_give (1, "helmet");
  table_expect ("use-skill", "seat=0 target=1", "skill.incomplete");
}

static void
test_alchemist (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS+1", "SN", "");
  table_learn (1, SKILL_ALCHEMIST, 1);
  table_move ("step", "cell=e3");
  table_move ("use-skill", "seat=1 target=0");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_AUTOPILOT, 0), ==, 3);
  g_assert_cmpint (table_get (COUNTER_SKILL_USES, 1), ==, 0);
  table_expect ("use-skill", "seat=1 target=0", "skill.used-up");
}

static void
test_gardener (void)
{
  guint piece;

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_learn (0, SKILL_GARDENER, 2);
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_move ("use-skill", "seat=0");
  g_assert_true (crystal_find_boom (crystal_table, ZONE_BEFORE, 0, MONSTER_DANDELIONS, &piece));
  g_assert_cmpint (table_get (COUNTER_SKILL_USES, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_FIGHT_STAGE, 0), ==, STAGE_TAME);
  table_push (PENDING_KEEP, 0, 0, 0);
  table_move ("use-skill", "seat=0");
  g_assert_cmpint (table_get (COUNTER_SKILL_USES, 0), ==, 0);
  g_assert_cmpint (table_get (COUNTER_COUNTERS_LEFT, 0), ==, 10);
}

static void
test_shaman (void)
{
  guint piece;

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_learn (0, SKILL_SHAMAN, 0);
  table_fight (0, "elemental", 5, BOOM_OF_TILE);
  table_move ("use-skill", "seat=0 call=even die=4");
  g_assert_true (crystal_find_boom (crystal_table, ZONE_BEFORE, 0, MONSTER_ELEMENTAL, &piece));
  assert_top ("");

  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_learn (0, SKILL_SHAMAN, 0);
  table_fight (0, "elemental", 5, BOOM_OF_TILE);
  table_move ("use-skill", "seat=0 call=even die=3");
  table_expect ("use-skill", "seat=0 call=even die=4", "skill.condition");
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_learn (0, SKILL_SHAMAN, 0);
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_expect ("use-skill", "seat=0 call=even die=4", "skill.condition");
}

static void
test_skills_by_means (void)
{
  static const guint skills[] = { SKILL_ENGINEER, SKILL_MERCHANT, SKILL_MINER, SKILL_IRON_HEAD };

  for (guint i = 0; i < G_N_ELEMENTS (skills); i++)
    {
      table_lay ("e1:NS,e2:NS+0", "SN", "");
      table_learn (0, (gint32) skills[i], 0);
      table_expect ("use-skill", "seat=0", "skill.use-means");
    }
}

#define ADD(path, func) g_test_add_func ("/games/black-crystal/" path, func)

int
main (int argc, char **argv)
{
  int result;

  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ADD ("voice/plays-a-boom-again", test_voice_plays_a_boom_again);
  ADD ("voice/adds", test_voice_adds);
  ADD ("voice/at-a-wall", test_voice_at_a_wall);
  ADD ("voice/without-means", test_voice_without_means);
  ADD ("voice/takes-its-moment", test_voice_takes_its_moment);
  ADD ("scroll", test_scroll);
  ADD ("scram/three-cells", test_scram);
  ADD ("scram/blocked", test_scram_blocked);
  ADD ("barrel/boom", test_barrel);
  ADD ("barrel/crystal", test_barrel_on_a_crystal);
  ADD ("barrel/two-ways", test_barrel_with_two_ways);
  ADD ("bummer/tile", test_bummer);
  ADD ("bummer/prize", test_bummer_on_a_prize);
  ADD ("argument/walks", test_argument);
  ADD ("argument/ends-at-a-wall", test_argument_ends_at_a_wall);
  ADD ("argument/ends-in-a-pit", test_argument_ends_in_a_pit);
  ADD ("magnet", test_magnet);
  ADD ("fight/pump", test_pump);
  ADD ("fight/debuffer", test_debuffer);
  ADD ("fight/invisibility", test_invisibility);
  ADD ("fight/compass", test_compass);
  ADD ("fight/flash", test_flash);
  ADD ("fight/shrinker", test_shrinker);
  ADD ("fight/bomb", test_bomb_for_the_troll);
  ADD ("fight/switchman", test_switchman);
  ADD ("fight/kefir", test_kefir);
  ADD ("fight/boost", test_boost_is_announced);
  ADD ("amulet/crystal", test_amulet);
  ADD ("amulet/no-crystal", test_amulet_without_crystal);
  ADD ("slippers", test_slippers);
  ADD ("glasses/open-and-face-down", test_glasses);
  ADD ("glasses/find", test_glasses_find);
  ADD ("glasses/nothing-undug", test_glasses_with_nothing_undug);
  ADD ("specs", test_specs);
  ADD ("firefly", test_firefly);
  ADD ("pick", test_pick);
  ADD ("butterfingers", test_butterfingers);
  ADD ("flops", test_flops);
  ADD ("cards/negative", test_negative_is_not_held);
  ADD ("cards/not-held", test_card_is_not_held);
  ADD ("skills/thief", test_thief);
  ADD ("skills/alchemist", test_alchemist);
  ADD ("skills/gardener", test_gardener);
  ADD ("skills/shaman", test_shaman);
  ADD ("skills/by-means", test_skills_by_means);
  result = g_test_run ();
  table_clear ();
  return result;
}
