/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: set-up, the first cards, lost turns and what happens in them, the end of the match, and
 * what follows from something set by hand. */

#include "black-crystal/black-crystal-printed.h"
#include "black-crystal/black-crystal-setup.h"
#include "game-match.h"

#include <locale.h>

static const char *const two_skills = "skills=thief,shaman";
static const char *const three_skills = "skills=thief,shaman,merchant";

static void
record_all (TmMatch *match, const char *moves)
{
  g_auto (GStrv) lines = g_strsplit (moves, "|", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);

      match_record (match, words[0], words[1] != NULL ? words[1] : "");
    }
}

/* A match in which the first turn begins. */
static TmMatch *
begin (guint n_seats, const char *options)
{
  g_autoptr (TmBox) box = box_new (n_seats, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "deal-skills", n_seats == 2 ? two_skills : three_skills);
  match_record (match, "first-player", "seat=0");
  for (guint i = 0; i < 2 * n_seats; i++)
    {
      g_autofree char *text = g_strdup_printf ("seat=%u", i % n_seats);

      match_record (match, "draft", text);
    }
  return match;
}

static int
get_active (TmMatch *match)
{
  return crystal_get_active (tm_match_get_table (match));
}

static void
set_cell (TmMatch *match, guint cell, const char *layer, gint32 value)
{
  g_autofree char *text = g_strdup_printf ("set=cell piece=mine layer=%s column=%u row=%u value=%d",
                                           layer, CRYSTAL_COLUMN (cell), CRYSTAL_ROW (cell), value);

  g_assert_true (match_try (match, "adjust", text, FALSE));
}

/* A tile with all sides open, laid by hand. */
static void
lay (TmMatch *match, guint cell, CrystalEvent event)
{
  set_cell (match, cell, "tile", LAID_TILE);
  set_cell (match, cell, "sides", 0xff);
  set_cell (match, cell, "event", (gint32) event);
}

static gint32
get_cell (TmMatch *match, guint cell, guint layer)
{
  return tm_table_get_cell (tm_match_get_table (match), GRID_MINE, TM_NO_SEAT, layer,
                            CRYSTAL_COLUMN (cell), CRYSTAL_ROW (cell));
}

/* The grade of the gravest finding with an id; -1: there is none. */
static int
find_grade (TmMatch *match, const char *kind, const char *text, const char *id)
{
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  const TmFinding *finding;

  match_read_args (match, kind, text, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, FALSE, resolution);
  finding = tm_resolution_find (resolution, id);
  return finding == NULL ? -1 : (int) finding->grade;
}

/* Set-up */

static void
test_variants (void)
{
  static const struct
  {
    const char *variant;
    gint32 crystals;
    gint32 exits;
    guint leaving;
  } variants[] = {
    { "1-1", 1, 1, 0 }, { "2-1", 2, 1, 1 }, { "3-1", 3, 1, 2 },
    { "2-2", 2, 2, 2 }, { "3-2", 3, 2, 3 }, { "4-2", 4, 2, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autofree char *options = g_strconcat ("variant=", variants[i].variant, NULL);
      g_autoptr (TmBox) box = box_new (4, options);
      g_autoptr (TmMatch) match = tm_match_new (box);

      match_check (match);
      g_assert_cmpint (match_get (match, "bag", 0), ==, 81);
      g_assert_cmpint (match_get (match, "bag_crystal", 0), ==, variants[i].crystals);
      g_assert_cmpint (match_get (match, "bag_exit", 0), ==, variants[i].exits);
      g_assert_cmpint (match_get (match, "bag_portal", 0), ==, 4);
      g_assert_cmpint (match_get (match, "bag_pit", 0), ==, 2);
      g_assert_cmpint (match_get (match, "out", 0), ==, (gint32) variants[i].leaving);
      g_assert_cmpuint (crystal_count_leaving (box), ==, variants[i].leaving);
      g_assert_cmpint (match_get (match, "explosives_box", 0), ==, 2);
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmpint (match_get (match, "at", seat), >=, CRYSTAL_N_CELLS);
    }
}

static void
test_skills (void)
{
  g_autoptr (TmBox) box = box_new (4, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  g_assert_false (match_try (match, "deal-skills", "skills=miner,thief,miner,shaman", TRUE));
  g_assert_false (match_try (match, "first-player", "seat=0", TRUE));
  match_record (match, "deal-skills", "skills=miner,engineer,gardener,alchemist");
  g_assert_cmpstr (match_get_phase (match), ==, "first");
  g_assert_cmpint (match_get (match, "explosives", 0), ==, 3);
  g_assert_cmpint (match_get (match, "explosives", 1), ==, 2);
  g_assert_cmpint (match_get (match, "explosives_box", 0), ==, 1);
  g_assert_cmpint (match_get (match, "skill_uses", 0), ==, 0);
  g_assert_cmpint (match_get (match, "skill_uses", 1), ==, 2);
  g_assert_cmpint (match_get (match, "skill_uses", 2), ==, 2);
  g_assert_cmpint (match_get (match, "skill_uses", 3), ==, 1);
  g_assert_cmpint (match_get (match, "counters_left", 0), ==, 5);
  g_assert_cmpint (crystal_get_skill (tm_match_get_table (match), 2), ==, SKILL_GARDENER);
  g_assert_cmpuint (match_count_zone (match, "skill-box", TM_NO_SEAT), ==, 4);
  g_assert_false (match_try (match, "deal-skills", "skills=miner,engineer,gardener,thief", TRUE));
}

static void
test_first_player (void)
{
  g_autoptr (TmBox) box = box_new (3, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "deal-skills", three_skills);
  g_assert_cmpint (find_grade (match, "first-player", "seat=1 dice=2,6,5", "setup.first"), ==, -1);
  g_assert_cmpint (find_grade (match, "first-player", "seat=1 dice=2,6,5", "setup.tie"), ==, -1);
  g_assert_cmpint (find_grade (match, "first-player", "seat=0 dice=2,6,5", "setup.first"), ==,
                   TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "first-player", "seat=2 dice=2,6,6", "setup.tie"), ==,
                   TM_GRADE_NOTE);
  g_assert_cmpint (find_grade (match, "first-player", "seat=0 dice=2,6,6", "setup.first"), ==,
                   TM_GRADE_ILLEGAL);
  match_record (match, "first-player", "seat=2 dice=2,6,6");
  g_assert_cmpint (get_active (match), ==, 2);
  g_assert_cmpstr (match_get_phase (match), ==, "draft");
}

/* The first cards */

static void
assert_piles (TmMatch *match, gint32 deck, gint32 discard, guint around)
{
  g_assert_cmpint (match_get (match, "find_deck", 0), ==, deck);
  g_assert_cmpint (match_get (match, "find_discard", 0), ==, discard);
  g_assert_cmpuint (match_count_zone (match, "draft", TM_NO_SEAT), ==, around);
}

static void
test_draft (void)
{
  g_autoptr (TmBox) box = box_new (3, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "deal-skills", three_skills);
  match_record (match, "first-player", "seat=1");
  g_assert_cmpint (find_grade (match, "draft", "seat=0", "turn.not-yours"), ==, TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "draft", "seat=1 card=muddle", "card.negative-held"), ==,
                   TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "draft", "seat=1 card=scram", "card.negative-held"), ==,
                   TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "draft", "seat=1 redrawn=20", "draft.deck"), ==,
                   TM_GRADE_IMPOSSIBLE);
  match_record (match, "draft", "seat=1");
  assert_piles (match, 57, 0, 2);
  g_assert_cmpint (match_get (match, "hand", 1), ==, 1);
  g_assert_cmpint (get_active (match), ==, 2);
  match_record (match, "draft", "seat=2 redrawn=2");
  assert_piles (match, 50, 6, 2);
  match_record (match, "draft", "seat=0 card=bomb");
  assert_piles (match, 49, 6, 2);
  record_all (match, "draft seat=1|draft seat=2");
  g_assert_false (match_try (match, "draft", "seat=1", TRUE));
  g_assert_cmpstr (match_get_phase (match), ==, "draft");
  match_record (match, "draft", "seat=0");
  assert_piles (match, 54, 0, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "start");
  g_assert_cmpint (get_active (match), ==, 1);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (match_get (match, "hand", seat), ==, 2);
  g_assert_true (tm_table_find_piece (tm_match_get_table (match),
                                      match_find_zone (match, "hand", 0), PIECE_FIND, FIND_BOMB)
                 >= 0);
}

/* In the app three cards are dealt one by one before each choice. */
static void
test_draft_in_app (void)
{
  g_autoptr (TmBox) box = box_new (
      2, "find=app find-box=muddle=copies:3,bear-trap=copies:3,bomb=copies:4,pick=copies:4");
  g_autoptr (TmMatch) match = tm_match_new (box);
  gint32 faces[CRYSTAL_N_AROUND];

  record_all (match, "deal-skills skills=thief,shaman|first-player seat=0");
  g_assert_true (crystal_draws_draft (tm_match_get_table (match)));
  record_all (match, "draft seat=0 card=muddle|draft seat=0 card=bear-trap");
  assert_piles (match, 58, 0, 2);
  match_record (match, "draft", "seat=0 card=muddle");
  assert_piles (match, 57, 3, 0);
  g_assert_cmpint (get_active (match), ==, 0);
  record_all (match, "draft seat=0 card=bomb|draft seat=0 card=pick|draft seat=0 card=muddle");
  g_assert_false (crystal_draws_draft (tm_match_get_table (match)));
  g_assert_cmpuint (crystal_list_draft (tm_match_get_table (match), faces), ==, 3);
  g_assert_false (match_try (match, "draft", "seat=0 card=flash", TRUE));
  g_assert_cmpint (find_grade (match, "draft", "seat=0 card=muddle", "card.negative-held"), ==,
                   TM_GRADE_ILLEGAL);
  match_record (match, "draft", "seat=0 card=pick");
  assert_piles (match, 54, 3, 2);
  g_assert_cmpint (get_active (match), ==, 1);
  record_all (match, "draft seat=1 card=flash|draft seat=1 card=bomb|draft seat=0 card=helmet|"
                     "draft seat=0 card=flash|draft seat=1 card=kefir|draft seat=1 card=kefir");
  assert_piles (match, 56, 0, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "start");
  g_assert_cmpint (get_active (match), ==, 0);
  /* Nothing was lost or made up: three Muddles are still there, one Flash is in a hand. */
  g_assert_cmpuint (tm_table_count_face (tm_match_get_table (match),
                                         match_find_zone (match, "find-deck", TM_NO_SEAT),
                                         PIECE_FIND, FIND_MUDDLE),
                    ==, 3);
  g_assert_cmpuint (tm_table_count_face (tm_match_get_table (match),
                                         match_find_zone (match, "find-deck", TM_NO_SEAT),
                                         PIECE_FIND, FIND_FLASH),
                    ==, 0);
}

/* The ordinary tiles that leave do so before the first turn. */
static void
test_leaving (void)
{
  g_autoptr (TmBox) box = box_new (
      2, "variant=4-2 tile-box=none=25:5/5/5/5/5,boom=28:5/8/7/4/4,find=20:4/4/4/4/4,"
         "portal=4:0/1/1/1/1,pit=2:0/1/1/0/0,crystal=4:1/1/1/1/0,exit=2:1/1/0/0/0 tiles=app");
  g_autoptr (TmMatch) match = tm_match_new (box);
  guint pieces[CRYSTAL_N_TILES];

  match_record (match, "deal-skills", two_skills);
  g_assert_cmpuint (match_count_zone (match, "bag", TM_NO_SEAT), ==, 85);
  match_record (match, "first-player", "seat=0 out=none.bend,none.bend,boom.cross,find.tee");
  g_assert_cmpuint (match_count_zone (match, "bag", TM_NO_SEAT), ==, 81);
  g_assert_cmpuint (match_count_zone (match, "out", TM_NO_SEAT), ==, 4);
  g_assert_cmpuint (crystal_list_ordinary (tm_match_get_table (match), pieces), ==, 69);
}

/* Turns */

static void
test_end_turn (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  g_assert_cmpint (match_get (match, "steps", 0), ==, 1);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpint (match_get (match, "turns", 0), ==, 1);
  g_assert_cmpint (match_get (match, "turns", 1), ==, 0);
  match_set (match, "hand", 1, 8);
  g_assert_cmpint (match_get (match, "find_deck", 0), ==, 50);
  g_assert_cmpint (find_grade (match, "end-turn", "", "hand.over"), ==, TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "end-turn", "discards=1", "hand.over"), ==, TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "end-turn", "discards=9", "discard.too-many"), ==,
                   TM_GRADE_IMPOSSIBLE);
  match_record (match, "end-turn", "discards=2");
  g_assert_cmpint (match_get (match, "hand", 1), ==, 6);
  g_assert_cmpint (match_get (match, "find_discard", 0), ==, 2);
}

static void
test_lost_turns (void)
{
  g_autoptr (TmMatch) match = begin (3, "");

  record_all (match, "lose-turns seat=1 count=2|lose-turns seat=2 count=1|end-turn");
  g_assert_cmpint (get_active (match), ==, 0);
  g_assert_cmpint (match_get (match, "skip", 1), ==, 1);
  g_assert_cmpint (match_get (match, "skip", 2), ==, 0);
  g_assert_cmpint (match_get (match, "lost_turns", 1), ==, 1);
  g_assert_cmpint (match_get (match, "turns", 1), ==, 0);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 2);
  g_assert_cmpint (match_get (match, "lost_turns", 1), ==, 2);
  g_assert_cmpstr (match_get_phase (match), ==, "start");
}

/* Everybody can have turns to lose at once. */
static void
test_all_lost (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  record_all (match, "lose-turns seat=0 count=20|lose-turns seat=1 count=20|end-turn");
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpint (match_get (match, "lost_turns", 0), ==, 20);
  g_assert_cmpint (match_get (match, "lost_turns", 1), ==, 20);
}

static void
test_skips_one (void)
{
  g_autoptr (TmMatch) match = begin (2, "skips=one");

  match_set (match, "skip", 1, 3);
  match_record (match, "end-turn", "");
  g_assert_cmpint (match_get (match, "skip", 1), ==, 0);
  g_assert_cmpint (match_get (match, "lost_turns", 1), ==, 1);
}

#define HERE CRYSTAL_CELL (4, 4)

static void
test_mining (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  lay (match, HERE, EVENT_CRYSTAL);
  set_cell (match, HERE, "crystal", 1);
  set_cell (match, HERE, "fresh", 1);
  match_check (match);
  match_set (match, "at", 1, HERE);
  match_set (match, "mining", 1, 1);
  match_record (match, "lose-turns", "seat=1 count=1");
  match_record (match, "end-turn", "");
  g_assert_cmpint (match_get (match, "crystals", 1), ==, 1);
  g_assert_cmpint (match_get (match, "mining", 1), ==, 0);
  g_assert_cmpint (get_cell (match, HERE, LAYER_CRYSTAL), ==, 0);
  g_assert_cmpint (get_cell (match, HERE, LAYER_FRESH), ==, 0);
  g_assert_cmpint (match_get (match, "bag_crystal", 0), ==, 2);
  g_assert_cmpint (get_active (match), ==, 0);
}

/* A crystal that was mined on an exit wins at once, before anybody else's turn. */
static void
test_mining_on_exit (void)
{
  g_autoptr (TmMatch) match = begin (3, "pickup=mine");

  lay (match, HERE, EVENT_EXIT);
  set_cell (match, HERE, "crystal", 1);
  match_set (match, "at", 1, HERE);
  match_set (match, "mining", 1, 1);
  record_all (match, "lose-turns seat=1 count=1|end-turn");
  g_assert_cmpstr (match_get_phase (match), ==, "over");
  g_assert_cmpint (match_get (match, "winner", 0), ==, 2);
}

static void
test_clearing (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  lay (match, HERE, EVENT_BOOM);
  set_cell (match, HERE, "boom", 1);
  set_cell (match, HERE, "rubble", 1);
  match_set (match, "at", 1, HERE);
  match_set (match, "clearing", 1, HERE + 1);
  match_set (match, "skip", 1, 1);
  match_record (match, "end-turn", "");
  /* The Boom under the rubble is fought in the turn that is lost. */
  g_assert_cmpint (get_cell (match, HERE, LAYER_RUBBLE), ==, 0);
  g_assert_cmpint (match_get (match, "rubble_left", 0), ==, 10);
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "event");
  g_assert_true (crystal_is_turn_lost (tm_match_get_table (match)));
  g_assert_cmpint (tm_table_get_event (tm_match_get_table (match), 0)[0], ==, PENDING_BOOM);
  record_all (match, "boom monster=shy-guy|fight-roll die=6");
  g_assert_cmpstr (match_get_phase (match), ==, "end");
  g_assert_cmpint (get_cell (match, HERE, LAYER_BOOM), ==, 0);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 0);
  g_assert_cmpint (match_get (match, "turns", 1), ==, 0);
}

/* Rubble beside the dwarf: nothing is fought. */
static void
test_clearing_beside (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  lay (match, HERE, EVENT_BOOM);
  lay (match, HERE + 1, EVENT_NONE);
  set_cell (match, HERE, "boom", 1);
  set_cell (match, HERE, "rubble", 1);
  match_set (match, "at", 1, HERE + 1);
  match_set (match, "clearing", 1, HERE + 1);
  match_set (match, "skip", 1, 1);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_cell (match, HERE, LAYER_RUBBLE), ==, 0);
  g_assert_cmpint (get_cell (match, HERE, LAYER_BOOM), ==, 1);
  g_assert_cmpint (get_active (match), ==, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "start");
}

/* Bukh: one turn is lost clearing, the next begins with a Boom. */
static void
test_buried (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  lay (match, HERE, EVENT_NONE);
  set_cell (match, HERE, "rubble", 1);
  match_set (match, "at", 1, HERE);
  match_set (match, "clearing", 1, HERE + 1);
  match_set (match, "buried", 1, 2);
  match_set (match, "skip", 1, 1);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 0);
  g_assert_cmpint (match_get (match, "buried", 1), ==, 1);
  g_assert_cmpint (get_cell (match, HERE, LAYER_RUBBLE), ==, 0);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpint (match_get (match, "buried", 1), ==, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "event");
  record_all (match, "boom monster=shy-guy|fight-roll die=6");
  /* Beaten, the turn goes on. */
  g_assert_cmpstr (match_get_phase (match), ==, "start");
  g_assert_cmpint (match_get (match, "steps", 0), ==, 1);
}

static void
put_before (TmMatch *match, guint seat, const char *name, const char *counter)
{
  g_autofree char *face = g_strdup_printf ("set=face piece=boom-card face=%s from=boom-deck", name);
  g_autofree char *piece = g_strdup_printf (
      "set=piece piece=boom-card face=%s from=boom-deck to=before seat=%u", name, seat);

  match_try (match, "adjust", face, FALSE);
  if (!match_try (match, "adjust", piece, FALSE))
    g_error ("%s", piece);
  match_set (match, counter, seat, 1);
}

static void
test_clinging (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  lay (match, HERE, EVENT_NONE);
  match_set (match, "at", 1, HERE);
  put_before (match, 1, "spider", "spider");
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "event");
  g_assert_cmpint (match_get (match, "fight.health", 0), ==, 4);
  match_record (match, "fight-roll", "die=1");
  g_assert_cmpstr (match_get_phase (match), ==, "end");
  g_assert_cmpint (match_get (match, "spider", 1), ==, 1);
  g_assert_cmpint (match_get (match, "at", 1), ==, HERE);
  record_all (match, "end-turn|end-turn|fight-roll die=5");
  g_assert_cmpint (match_get (match, "spider", 1), ==, 0);
}

static void
test_stone_face (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  match_set (match, "stone", 1, 1);
  match_set (match, "stone", 0, 1);
  match_record (match, "end-turn", "");
  g_assert_cmpint (match_get (match, "stone", 1), ==, 0);
  g_assert_cmpint (match_get (match, "stone", 0), ==, 1);
}

/* The potion leads a dwarf by two cells, and that is the turn. */
static void
test_autopilot (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  for (guint row = 0; row < 5; row++)
    lay (match, CRYSTAL_CELL (4, row), EVENT_NONE);
  match_record (match, "end-turn", "");
  match_set (match, "at", 0, CRYSTAL_CELL (4, 4));
  match_set (match, "autopilot", 0, 2);
  match_record (match, "end-turn", "");
  g_assert_cmpint (get_active (match), ==, 0);
  g_assert_cmpint (match_get (match, "at", 0), ==, CRYSTAL_CELL (4, 2));
  g_assert_cmpint (match_get (match, "autopilot", 0), ==, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "end");
  record_all (match, "end-turn|end-turn");
  g_assert_cmpint (match_get (match, "at", 0), ==, CRYSTAL_CELL (4, 0));
  record_all (match, "end-turn|end-turn");
  g_assert_cmpint (match_get (match, "at", 0), ==, CRYSTAL_CELL (4, 0));
  g_assert_cmpstr (match_get_phase (match), ==, "start");
}

/* The end */

static void
assert_result (TmMatch *match, TmEnding ending, guint32 winners)
{
  TmResult result;

  tm_match_get_result (match, &result);
  g_assert_cmpint (result.ending, ==, ending);
  g_assert_cmpuint (result.winners, ==, winners);
  for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
    g_assert_cmpuint (result.ranks[seat], ==,
                      ending != TM_ENDING_WON ? 0
                      : winners >> seat & 1   ? 1
                                              : 2);
}

static void
test_finish (void)
{
  g_autoptr (TmMatch) match = begin (3, "");

  assert_result (match, TM_ENDING_OPEN, 0);
  g_assert_cmpint (find_grade (match, "finish", "seat=1", "win.no-crystal"), ==, TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "finish", "seat=1", "win.not-on-exit"), ==, TM_GRADE_ILLEGAL);
  g_assert_cmpint (find_grade (match, "finish", "seat=1", "win.pending"), ==, -1);
  g_assert_true (match_try (match, "finish", "seat=1", TRUE));
  assert_result (match, TM_ENDING_WON, 1u << 1);
  g_assert_false (match_try (match, "finish", "", TRUE));
  g_assert_false (match_try (match, "end-turn", "", TRUE));
}

static void
test_abandon (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) early = tm_match_new (box);
  g_autoptr (TmMatch) match = begin (2, "");

  match_record (early, "finish", "");
  assert_result (early, TM_ENDING_NOBODY, 0);
  match_record (match, "finish", "");
  assert_result (match, TM_ENDING_NOBODY, 0);
  g_assert_cmpuint (game->get_achieved (tm_match_get_table (match), 0), ==, 0);
}

static void
test_achievements (void)
{
  g_autoptr (TmMatch) match = begin (2, "variant=1-1");

  match_set (match, "best", 1, 6);
  match_set (match, "robbed", 0, 1);
  match_set (match, "booms_lost", 1, 1);
  g_assert_cmpuint (game->get_achieved (tm_match_get_table (match), 0), ==, 0);
  g_assert_true (match_try (match, "finish", "seat=0", TRUE));
  /* hardest, never-beaten, robber, no-turn-lost; and six for the other */
  g_assert_cmpuint (game->get_achieved (tm_match_get_table (match), 0), ==, 0x1b);
  g_assert_cmpuint (game->get_achieved (tm_match_get_table (match), 1), ==, 0x4);
  g_assert_cmpint (game->get_part (tm_match_get_table (match), 1), ==, SKILL_SHAMAN);
}

/* By hand */

static void
test_settle (void)
{
  g_autoptr (TmMatch) match = begin (2, "");

  match_set (match, "hand", 0, 7);
  match_check (match);
  g_assert_cmpint (match_get (match, "find_deck", 0), ==, 51);
  match_set (match, "hand", 0, 0);
  match_check (match);
  g_assert_cmpint (match_get (match, "find_discard", 0), ==, 7);
  match_set (match, "find_deck", 0, 58);
  match_check (match);
  match_set (match, "boom_discard", 0, 60);
  match_check (match);
  g_assert_cmpint (match_get (match, "boom_deck", 0), ==, 0);
  match_set (match, "explosives", 0, 5);
  match_check (match);
  g_assert_cmpint (match_get (match, "explosives_box", 0), ==, 3);
  lay (match, HERE, EVENT_PORTAL);
  match_check (match);
  g_assert_cmpint (match_get (match, "bag", 0), ==, 80);
  g_assert_cmpint (match_get (match, "bag_portal", 0), ==, 3);
  set_cell (match, HERE, "boom", 1);
  set_cell (match, HERE, "passage", 3);
  g_assert_cmpint (match_get (match, "boom_left", 0), ==, 19);
  g_assert_cmpint (match_get (match, "passage_left", 0), ==, 13);
  match_set (match, "crystals", 1, 1);
  match_check (match);
  g_assert_cmpint (match_get (match, "bag_crystal", 0), ==, 2);
  set_cell (match, HERE, "tile", LAID_NONE);
  match_check (match);
  g_assert_cmpint (match_get (match, "boom_left", 0), ==, 20);
  g_assert_cmpint (match_get (match, "bag_portal", 0), ==, 4);
  g_assert_true (match_try (match, "adjust", "set=turn seats=1", FALSE));
  g_assert_cmpint (get_active (match), ==, 1);
  g_assert_cmpstr (match_get_phase (match), ==, "start");
  match_check (match);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  match_find_game ("black-crystal");
#define TEST(path, function) g_test_add_func ("/games/black-crystal/rounds/" path, function)
  TEST ("variants", test_variants);
  TEST ("skills", test_skills);
  TEST ("first-player", test_first_player);
  TEST ("draft", test_draft);
  TEST ("draft-in-app", test_draft_in_app);
  TEST ("leaving", test_leaving);
  TEST ("end-turn", test_end_turn);
  TEST ("lost-turns", test_lost_turns);
  TEST ("all-lost", test_all_lost);
  TEST ("skips-one", test_skips_one);
  TEST ("mining", test_mining);
  TEST ("mining-on-exit", test_mining_on_exit);
  TEST ("clearing", test_clearing);
  TEST ("clearing-beside", test_clearing_beside);
  TEST ("buried", test_buried);
  TEST ("clinging", test_clinging);
  TEST ("stone-face", test_stone_face);
  TEST ("autopilot", test_autopilot);
  TEST ("finish", test_finish);
  TEST ("abandon", test_abandon);
  TEST ("achievements", test_achievements);
  TEST ("settle", test_settle);
  return g_test_run ();
}
