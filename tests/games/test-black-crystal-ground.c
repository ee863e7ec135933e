/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: rubble, mushrooms, falls, further tiles, and dwarfs that cards throw about. R p. 12 to 14,
 * p. 25 to 30. */

#include "crystal-mine.h"
#include "crystal-table.h"

#include <locale.h>

#define HOME(side) CRYSTAL_AT_ENTRANCE (side)

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

/* Throws */

static void
test_kick_onto_open (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS,e4:NS,e5:NSf", "SN", "");
  table_give (1, "telekick");
  table_move ("play-find", "seat=1 card=telekick target=0 dir=N");
  assert_at (0, "e5");
  assert_top ("even-odd 0 40 0");
  g_assert_cmpint (table_get (COUNTER_FIND_DISCARD, 0), ==, 1);
}

static void
test_kick_onto_undug (void)
{
  table_lay ("e1:NS+0", "SN", "");
  table_give (0, "telekick");
  table_move ("play-find", "seat=0 card=telekick target=0 dir=N");
  assert_at (0, "e1");
  assert_top ("thrown 0 0 31");
  table_move ("thrown", "seat=0 by=telekick event=boom sides=N,S");
  assert_at (0, "e4");
  assert_top ("boom 0 31 1");
  g_assert_cmpint (table_get (COUNTER_BAG, 0), ==, 79);
}

static void
test_kick_over_the_edge (void)
{
  table_lay ("e1:NS+0", "SN", "");
  table_give (0, "telekick");
  table_expect ("play-find", "seat=0 card=telekick target=0 dir=S", "throw.edge");
  assert_at (0, "e1");
}

static void
test_kick_out_of_a_fight (void)
{
  table_lay ("e1:NS,e2:NSEb+0,e3:NS,e4:NS,e5:NS", "SN", "");
  table_fight (0, "bats", 4, BOOM_OF_TILE);
  table_give (1, "telekick");
  table_move ("play-find", "seat=1 card=telekick target=0 dir=N");
  assert_at (0, "e5");
  assert_top ("");
  assert_mine ("e1:NS,e2:NESb+B,e3:NS,e4:NS,e5:NS+0");
  g_assert_cmpint (table_get (COUNTER_BOOM_DISCARD, 0), ==, 1);
}

static void
test_spring_needs_its_number (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS,e4:NS", "SN", "");
  table_give (0, "spring");
  table_expect ("play-find", "seat=0 card=spring target=0 dir=N", "card.incomplete");
  table_lay ("e1:NS,e2:NS+0,e3:NS,e4:NS", "SN", "");
  table_give (0, "spring");
  table_move ("play-find", "seat=0 card=spring target=0 dir=N count=2");
  assert_at (0, "e4");
  g_assert_true (has_found ("card.unknown-value"));
}

static void
draw_negative (const char *card)
{
  g_autofree char *text = g_strdup_printf ("seat=0 sign=negative card=%s to=now", card);

  table_push (PENDING_FIND, 0, table_place (0), 1);
  table_move ("find", text);
}

static void
test_black_hole (void)
{
  guint8 places[CRYSTAL_N_PLACES];
  CrystalPending top;

  table_lay ("e1:NS,e2:NS+0,b2:NS+1", "SN", "");
  draw_negative ("black-hole");
  assert_top ("thrown 0 1 0");
  g_assert_true (crystal_get_pending (crystal_table, 0, &top));
  /* South is off the board, west is taken. */
  g_assert_cmpuint (crystal_list_throws (crystal_table, &top, places), ==, 2);
  table_move ("thrown", "seat=0 by=black-hole cell=h2 event=boom sides=W");
  assert_at (0, "h2");
  assert_top ("boom 0 16 1");
  g_assert_cmpint (crystal_get_hole (crystal_table, 0), ==, (int) mine_cell ("e2"));
}

static void
test_black_hole_into_pit (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("black-hole");
  table_move ("thrown", "seat=0 by=black-hole cell=e5 event=pit sides=N");
  assert_at (0, "e2");
  assert_top ("");
  assert_mine ("e1:NS,e2:NS+0,e5:Np");
}

static void
test_black_hole_elsewhere (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("black-hole");
  table_expect ("thrown", "seat=0 by=black-hole cell=e6 event=none sides=N", "card.wrong-target");
}

static void
test_sinkhole (void)
{
  table_lay ("e1:NS,e2:NS,e3:NS,e4:NS,e5:NS+0", "SN", "");
  draw_negative ("sinkhole");
  table_move ("pit", "die=3");
  table_move ("pit", "die=2");
  assert_at (0, "e3");
  assert_top ("");

  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("sinkhole");
  table_move ("pit", "die=6");
  g_assert_cmpint (table_place (0), ==, HOME (TM_SIDE_DOWN));

  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("sinkhole");
  table_move ("pit", "die=1");
  assert_at (0, "e2");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
}

static void
test_reverse (void)
{
  table_lay ("e1:NS,e2:NS+0,e9:NS,e8:NSb+B1", "SN", "");
  draw_negative ("reverse");
  assert_top ("thrown 0 7 0");
  table_move ("thrown", "seat=0 by=reverse cell=e8");
  assert_at (0, "e8");
  assert_at (1, "e2");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_SKIP, 1), ==, 0);
}

static void
test_reverse_with_nobody (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("reverse");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
}

static void
test_cave_in_by_time (void)
{
  guint8 cells[TM_N_SIDES];
  CrystalPending top;

  table_lay ("e1:NS,e2:NSE+0,e3:NSb+B,d2:NS", "SN", "");
  draw_negative ("cave-in");
  g_assert_true (crystal_get_pending (crystal_table, 0, &top));
  g_assert_cmpint (top.a, ==, CRYSTAL_BY_CAVE_IN);
  g_assert_cmpuint (crystal_list_cave_ins (crystal_table, &top, cells), ==, 2);
  table_move ("clear-by-time", "cell=e3");
  assert_mine ("d2:NS,e1:NS,e2:NES+0,e3:NSb+BR");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_CLEARING, 0), ==, (gint32) mine_cell ("e3") + 1);
  assert_top ("");
}

static void
test_cave_in_by_means (void)
{
  table_lay ("e1:NS,e2:NSE+0,e3:NS", "SN", "");
  draw_negative ("cave-in");
  table_move ("blast", "use=clear cell=e3 means=explosive");
  assert_mine ("e1:NS,e2:NES+0,e3:NS");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 0);
  g_assert_cmpint (table_get (COUNTER_EXPLOSIVES, 0), ==, 1);
}

static void
test_cave_in_behind_a_wall (void)
{
  table_lay ("e1:NS,e2:NSE+0,d2:NS", "SN", "");
  draw_negative ("cave-in");
  table_expect ("clear-by-time", "cell=d2", "rubble.wall");
}

static void
test_strikes (void)
{
  static const char *const cards[] = { "mighty-winds", "flooded-mine", "bear-trap", "muddle" };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      table_lay ("e1:NS,e2:NS+0", "SN", "");
      draw_negative (cards[i]);
      g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
      assert_top ("");
    }
}

static void
test_fumble (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_give (0, "helmet");
  draw_negative ("fumble");
  assert_top ("discard 0 1 0");
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("fumble");
  assert_top ("");
}

static void
test_monsters (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  draw_negative ("monsters");
  assert_top ("boom 0 13 8");
}

static void
test_stone_face (void)
{
  table_lay ("e1:NS,e2:NS,e3:NS+0", "SN", "");
  draw_negative ("stone-face");
  g_assert_cmpint (table_get (COUNTER_STONE, 0), ==, 1);
  table_move ("play-find", "seat=0 card=stone-face die=2");
  assert_at (0, "e1");
  g_assert_cmpint (table_get (COUNTER_STONE, 0), ==, 1);
}

/* Rubble and mushrooms */

static void
test_clear_underfoot (void)
{
  table_lay ("e1:NS,e2:NSb+0RB", "SN", "");
  table_move ("blast", "use=clear cell=e2 means=explosive");
  assert_top ("boom 0 13 3");
  assert_mine ("e1:NS,e2:NSb+B0");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 1);

  table_lay ("e1:NS,e2:NSb+0RB", "SN", "");
  tm_resolution_set_shared (crystal, COUNTER_STEPS, 0);
  tm_resolution_set_phase (crystal, PHASE_END);
  table_move ("blast", "use=clear cell=e2 means=explosive");
  table_move ("boom", "monster=bats");
  table_move ("fight-roll", "die=6");
  assert_top ("further 0 13 2");
}

static void
test_lay_rubble (void)
{
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_move ("blast", "use=rubble cell=e1 means=explosive");
  assert_mine ("e1:NS+R,e2:NS+0");
  g_assert_cmpint (table_get (COUNTER_EXPLOSIVES_BOX, 0), ==, 7);
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_expect ("blast", "use=rubble cell=d2 means=explosive", "rubble.undug");
}

static void
test_passage_off (void)
{
  table_lay ("e1:NS,e2:SE+0,d2:N,d2/e2", "SN", "");
  table_give (0, "bomb");
  table_move ("blast", "use=passage-off cell=d2 means=bomb");
  assert_mine ("d2:N,e1:NS,e2:ES+0");
  g_assert_cmpint (table_get (COUNTER_PASSAGE_LEFT, 0), ==, 15);
  table_lay ("e1:NS,e2:SE+0,d2:N,d2/e2", "SN", "");
  table_expect ("blast", "use=passage-off cell=d2 means=explosive", "blast.passage-bomb-only");
}

static void
test_blast_needs_means (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS+R", "SN", "");
  table_expect ("blast", "use=clear cell=e3 means=none", "blast.no-means");
  table_lay ("e1:NS,e2:NS+0,e3:NS+R", "SN", "");
  table_expect ("blast", "use=clear cell=e3 means=engineer", "skill.not-yours");
}

static void
test_clear_by_time (void)
{
  table_lay ("e1:NS,e2:NS+0,e3:NS+R", "SN", "");
  table_move ("clear-by-time", "cell=e3");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 1);
  g_assert_cmpint (table_get (COUNTER_CLEARING, 0), ==, (gint32) mine_cell ("e3") + 1);
  table_lay ("e1:NS,e2:NS+0,e3:NS", "SN", "");
  table_expect ("clear-by-time", "cell=e3", "blast.not-needed");
  g_assert_cmpint (table_get (COUNTER_SKIP, 0), ==, 0);
}

static void
test_mushroom (void)
{
  gint32 out;

  table_lay ("e1:NS,e2:NS+0,e3:NS,e4:NSb+B,e5:NS+R,e4/d4,d4:N", "SN", "");
  table_give (0, "throw-mushroom");
  table_move ("mushroom", "seat=0 cell=e4");
  assert_mine ("d4:N,e1:NS,e2:NS+0,e3:NS,e4:mushroom,e5:NS+R");
  g_assert_cmpint (table_get (COUNTER_BOOM_LEFT, 0), ==, 20);
  g_assert_cmpint (table_get (COUNTER_PASSAGE_LEFT, 0), ==, 15);
  g_assert_cmpint (table_get (COUNTER_BAG, 0), ==, 75);
  g_assert_cmpint (table_get (COUNTER_FIND_DISCARD, 0), ==, 1);
  table_give (0, "throw-mushroom");
  out = table_get (COUNTER_OUT, 0);
  table_move ("play-find", "seat=0 card=throw-mushroom cell=h5");
  g_assert_cmpint (table_get (COUNTER_BAG, 0), ==, 74);
  g_assert_cmpint (table_get (COUNTER_OUT, 0), ==, out + 1);
  g_assert_cmpint (table_get (COUNTER_PLAYED, 0), ==, 2);
  table_give (0, "throw-mushroom");
  table_expect ("mushroom", "seat=0 cell=a1", "mush.none-left");
}

static void
test_mushroom_forbidden (void)
{
  table_lay ("e1:NS,e2:NS+0,e5:NS+1,c5:NSp", "SN", "");
  table_give (0, "throw-mushroom");
  table_expect ("mushroom", "seat=0 cell=e5", "mush.dwarf");
  table_lay ("e1:NS,e2:NS+0,e5:NS+1,c5:NSp", "SN", "");
  table_give (0, "throw-mushroom");
  table_expect ("mushroom", "seat=0 cell=c5", "mush.event");
  table_lay ("e1:NS,e2:NS+0", "SN", "");
  table_expect ("mushroom", "seat=0 cell=c5", "card.not-held");
}

/* Falls */

static void
test_pit (void)
{
  table_lay ("e4:NSp+0,e3:NS,e2:Nb,c4:Eb,h4:Wb", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  table_expect ("pit", "die=3", "pit.choose");

  table_lay ("e4:NSp+0,e3:NS,e2:Nb,c4:Eb,h4:Wb", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  table_expect ("pit", "die=3 cell=h4", "pit.not-nearest");

  table_lay ("e4:NSp+0,e3:NS,e2:Nb,c4:Eb,h4:Wb", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  table_move ("pit", "die=3 cell=c4");
  assert_at (0, "c4");
  assert_top ("boom 0 29 1");

  table_lay ("e4:NSp+0,e3:NS", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  table_move ("pit", "die=4");
  assert_at (0, "e4");
  g_assert_true (has_found ("pit.no-boom"));

  table_lay ("e4:NSp+0,e3:NS", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  table_move ("pit", "die=5");
  g_assert_cmpint (table_place (0), ==, HOME (TM_SIDE_DOWN));
}

static void
test_other_pit (void)
{
  CrystalPending top;

  table_lay ("e4:NSp+0,g7:NSp", "SN", "");
  table_push (PENDING_PIT, 0, 31, 0);
  g_assert_true (crystal_get_pending (crystal_table, 0, &top));
  g_assert_false (crystal_pit_needs_die (crystal_table, &top));
  table_move ("pit", "die=5");
  assert_at (0, "g7");
  assert_top ("");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

/* Further tiles */

static void
test_worm (void)
{
  table_lay ("e1:NS,e2:NSb+0", "SN", "");
  table_push (PENDING_LAY, 0, 13, LAYING_WORM);
  table_move ("lay-extra", "cell=d2 event=boom sides=N");
  assert_top ("lay 0 13 4");
  table_move ("lay-extra", "cell=e3 event=find sides=S");
  table_move ("lay-extra", "cell=f2 event=none sides=N");
  assert_top ("");
  assert_at (0, "e2");
  assert_mine ("d2:Nb+B,e1:NS,e2:NSb+0,e3:Sf,f2:N");
}

static void
test_mapper (void)
{
  table_lay ("e1:NS,e2:NSEb+0", "SN", "");
  table_push (PENDING_FURTHER, 0, 13, FURTHER_STEP);
  table_push (PENDING_LAY, 0, 13, LAYING_MAPPER);
  table_expect ("lay-extra", "cell=d2 event=boom sides=E", "dig.no-opening");

  table_lay ("e1:NS,e2:NSEb+0", "SN", "");
  table_push (PENDING_FURTHER, 0, 13, FURTHER_STEP);
  table_push (PENDING_LAY, 0, 13, LAYING_MAPPER);
  table_move ("lay-extra", "cell=f2 event=boom sides=W");
  table_move ("lay-extra", "cell=e3 event=boom sides=S");
  assert_top ("further 0 13 771");
  assert_mine ("e1:NS,e2:NESb+0,e3:Sb+B,f2:Wb+B");
}

static void
test_killabot (void)
{
  table_lay ("e1:NS,e2:NSEb+0", "SN", "");
  table_push (PENDING_LAY, 0, 13, LAYING_KILLABOT);
  table_move ("lay-extra", "cell=f2 event=find sides=W");
  assert_at (0, "f2");
  assert_top ("find 0 14 513");

  table_lay ("e1:NS,e2:NSEb+0", "SN", "");
  table_push (PENDING_LAY, 0, 13, LAYING_KILLABOT);
  table_move ("lay-extra", "cell=f2 face_down=yes");
  assert_at (0, "e2");
  g_assert_cmpint (table_get (COUNTER_STEPS, 0), ==, 0);
}

#define ADD(path, func) g_test_add_func ("/games/black-crystal/" path, func)

int
main (int argc, char **argv)
{
  int result;

  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  ADD ("kick/onto-open", test_kick_onto_open);
  ADD ("kick/onto-undug", test_kick_onto_undug);
  ADD ("kick/over-the-edge", test_kick_over_the_edge);
  ADD ("kick/out-of-a-fight", test_kick_out_of_a_fight);
  ADD ("spring/needs-its-number", test_spring_needs_its_number);
  ADD ("black-hole/onto-undug", test_black_hole);
  ADD ("black-hole/into-pit", test_black_hole_into_pit);
  ADD ("black-hole/elsewhere", test_black_hole_elsewhere);
  ADD ("sinkhole", test_sinkhole);
  ADD ("reverse/swaps", test_reverse);
  ADD ("reverse/with-nobody", test_reverse_with_nobody);
  ADD ("cave-in/by-time", test_cave_in_by_time);
  ADD ("cave-in/by-means", test_cave_in_by_means);
  ADD ("cave-in/behind-a-wall", test_cave_in_behind_a_wall);
  ADD ("strikes/lost-turns", test_strikes);
  ADD ("strikes/fumble", test_fumble);
  ADD ("strikes/monsters", test_monsters);
  ADD ("strikes/stone-face", test_stone_face);
  ADD ("blast/underfoot", test_clear_underfoot);
  ADD ("blast/rubble", test_lay_rubble);
  ADD ("blast/passage-off", test_passage_off);
  ADD ("blast/means", test_blast_needs_means);
  ADD ("clear-by-time", test_clear_by_time);
  ADD ("mushroom/grows", test_mushroom);
  ADD ("mushroom/forbidden", test_mushroom_forbidden);
  ADD ("pit/die", test_pit);
  ADD ("pit/other", test_other_pit);
  ADD ("lay/worm", test_worm);
  ADD ("lay/mapper", test_mapper);
  ADD ("lay/killabot", test_killabot);
  result = g_test_run ();
  table_clear ();
  return result;
}
