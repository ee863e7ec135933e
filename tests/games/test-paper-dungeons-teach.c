/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, "Your box": moves that tell what is printed, and the brushes of the map. */

#include "paper-records.h"

#include <locale.h>
#include <string.h>

#define MANY "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"

/* The grade and id of the only finding; NULL: there is none. */
static const char *
find_note (TmMatch *match, const char *kind, const char *text, TmGrade *grade)
{
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  const TmMoveSpec *spec = tm_game_get_move (game, move.kind);
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, text, &move.args);
  g_assert_true (tm_params_complete (spec->params, spec->n_params, tm_match_get_box (match),
                                     &move.args, NULL));
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  g_assert_cmpuint (n_findings, <=, 1);
  if (n_findings == 0)
    return NULL;
  *grade = findings[0].grade;
  return findings[0].id;
}

static void
assert_note (TmMatch *match, const char *kind, const char *text)
{
  TmGrade grade = TM_GRADE_IMPOSSIBLE;

  g_assert_cmpstr (find_note (match, kind, text, &grade), ==, "paper.catalogue");
  g_assert_cmpint (grade, ==, TM_GRADE_NOTE);
}

static void
assert_clean (TmMatch *match, const char *kind, const char *text)
{
  TmGrade grade;

  g_assert_cmpstr (find_note (match, kind, text, &grade), ==, NULL);
}

static void
assert_impossible (TmMatch *match, const char *kind, const char *text)
{
  TmGrade grade = TM_GRADE_NOTE;

  g_assert_nonnull (find_note (match, kind, text, &grade));
  g_assert_cmpint (grade, ==, TM_GRADE_IMPOSSIBLE);
}

static void
test_teach_room (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  assert_clean (match, "teach-room", "cell=A5 trap=yes reward=level amount=2");
  paper_match_teach (match, "teach-room", "cell=A5 trap=yes reward=level amount=2");
  paper_match_teach (match, "teach-room", "cell=B5 minion=orc level=4 hero=mage gem=c");
  paper_match_teach (match, "teach-room", "cell=C5 minion=ghost");
  paper_match_teach (match, "teach-room", "cell=D5");
  paper_assert_told (match, PAGE_MAP, "A5=trap/2*level|B5=orc:4:mage/gem:c|C5=ghost:?:?|D5=empty");
  assert_note (match, "teach-room", "cell=A5 trap=yes");
  assert_clean (match, "teach-room", "cell=A5 trap=yes reward=level amount=2");
  assert_note (match, "teach-room", "cell=E1");
  assert_clean (match, "teach-room", "cell=E1 trap=yes reward=item");
  paper_match_teach (match, "teach-room", "cell=A5 known=no");
  paper_match_teach (match, "teach-room", "cell=E1 known=no");
  paper_assert_told (match, PAGE_MAP, "E1=?|B5=orc:4:mage/gem:c|C5=ghost:?:?|D5=empty");
  assert_impossible (match, "teach-room", "cell=A0 trap=yes");
  assert_impossible (match, "teach-room", "cell=A5 reward=potion gem=a");
  assert_clean (match, "teach-room", "cell=A5 reward=gem gem=a");
}

static void
test_teach_joints (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  PaperMap map;

  assert_clean (match, "teach-edge", "edge=C1-C2 wall=yes");
  paper_match_teach (match, "teach-edge", "edge=C2-C1 wall=yes water=yes");
  paper_match_teach (match, "teach-edge", "edge=D4-E4 water=yes");
  paper_match_teach (match, "teach-edge", "edge=B0-B1 wall=yes");
  paper_match_teach (match, "teach-tunnel", "ends=B7-B1");
  paper_assert_told (match, PAGE_MAP, "B0=closed|C1-C2=wall/water|D4-E4=water|B1-B7=tunnel");
  paper_read_map (tm_match_get_table (match), &map);
  g_assert_cmpint (map.walls[PAPER_CELL (2, 1)], ==, 1 << SIDE_UP);
  g_assert_cmpint (map.walls[PAPER_CELL (2, 2)], ==, 1 << SIDE_DOWN);
  g_assert_cmpint (map.drawn[PAPER_CELL (2, 2)], ==, 0);
  g_assert_cmpint (map.waters[PAPER_CELL (4, 4)], ==, 1 << SIDE_LEFT);
  g_assert_cmpint (map.closed, ==, 1 << 1);
  g_assert_cmpint (map.tunnels[PAPER_CELL (1, 7)], ==, 1 << SIDE_UP);
  assert_note (match, "teach-edge", "edge=C1-C2 wall=yes");
  assert_clean (match, "teach-edge", "edge=D4-E4 water=yes wall=yes");
  assert_note (match, "teach-tunnel", "ends=A2-F2 there=no");
  paper_match_teach (match, "teach-tunnel", "ends=A2-F2 there=no");
  paper_match_teach (match, "teach-edge", "edge=C1-C2");
  paper_match_teach (match, "teach-edge", "edge=B0-B1");
  paper_assert_told (match, PAGE_MAP, "D4-E4=water|B1-B7=tunnel|A2-F2=none");
  assert_impossible (match, "teach-edge", "edge=C1-D2 wall=yes");
  assert_impossible (match, "teach-edge", "edge=A0-B0 wall=yes");
  assert_impossible (match, "teach-edge", "edge=A0-A1 water=yes");
  assert_impossible (match, "teach-tunnel", "ends=A2-F3");
  assert_impossible (match, "teach-tunnel", "ends=B2-F2");
  assert_impossible (match, "teach-tunnel", "ends=A0-A7");
}

static void
test_teach_tracks (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  const TmTable *table = tm_match_get_table (match);

  assert_clean (match, "teach-track", "track=levels values=0,3,6,9,?,15");
  assert_note (match, "teach-track", "track=levels values=0,3,7,9,12,15");
  paper_match_teach (match, "teach-track", "track=levels values=0,3,6,9,?,15");
  assert_note (match, "teach-track", "track=levels values=0,3,6,9,12,16");
  assert_clean (match, "teach-track", "track=levels values=0,3,6,9,12,15");
  paper_match_teach (match, "teach-track",
                     "track=gems values=?,?,?,?,?,?,30,?,?,50 rewards=none,potion,?,none,level");
  assert_clean (match, "teach-track", "track=wounds values=?,?,?,?,?,-3,?,?,?,?,-6");
  assert_note (match, "teach-track", "track=wounds values=?,?,?,?,?,-3,?,?,?,?,-7");
  paper_match_teach (match, "teach-track", "track=wounds values=?,?,?,?,?,-3,?,?,0,?,-6");
  paper_match_teach (match, "teach-track", "track=minions values=1,2,3,4,6,8,10,13,16,20");
  paper_match_teach (
      match, "teach-track",
      "track=potions values=?,?,?,?,?,?,?,?,?,?,?,?,?,? "
      "rewards=none,none,none,none,level,none,none,none,none,none,none,gem,none,item");
  paper_assert_told (
      match, PAGE_SHEET,
      "levels=0/3/6/9/?/15|gems=?/?/?/?/?/?/30/?/?/50|"
      "gem-rewards=none/potion/?/none/level/?/?/?/?/?|minions=1/2/3/4/6/8/10/13/16/20|"
      "wounds=?/?/?/?/?/-3/?/?/?/?/-6|potions=14|potion-rows=5:level/12:gem/14:item");
  g_assert_cmpint (tm_table_get_shared (table, COUNTER_CAPACITY), ==, 14);
  assert_impossible (match, "teach-track", "track=levels values=1,2,3,4,5");
  assert_impossible (match, "teach-track", "track=gems values=1,2,3,4,5");
  assert_impossible (match, "teach-track", "track=wounds values=3");
  assert_impossible (match, "teach-track", "track=levels values=0,3,6,9,12,15 rewards=potion");
  assert_impossible (match, "teach-track", "track=potions values=?,? rewards=none,none,none");
  match_set (match, "potions", 0, 13);
  assert_impossible (match, "teach-track", "track=potions values=?,?,?,?,?,?,?,?,?,?,?,?");
}

static void
test_teach_items_and_dice (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  paper_match_teach (match, "teach-item", "item=armour symbols=warrior,any");
  assert_note (match, "teach-item", "item=armour symbols=mage,any");
  assert_clean (match, "teach-item", "item=armour symbols=warrior,any");
  paper_match_teach (match, "teach-dice",
                     "colour=white faces=warrior,mage,priest,rogue,clover,skull");
  assert_note (match, "teach-dice", "colour=white faces=mage,mage,priest,rogue,clover,skull");
  paper_match_teach (
      match, "teach-dice",
      "colour=black faces=warrior,mage,priest,rogue,boots,skull numbers=1,2,3,4,5,?");
  paper_assert_told (match, PAGE_SHEET,
                     "item.armour=warrior/any|white=warrior/mage/priest/rogue/clover/skull|"
                     "black=warrior/mage/priest/rogue/boots/skull|black-numbers=1/2/3/4/5/?");
  assert_impossible (match, "teach-dice",
                     "colour=white faces=boots,mage,priest,rogue,clover,skull");
  assert_impossible (match, "teach-dice",
                     "colour=black faces=clover,mage,priest,rogue,boots,skull");
}

static void
test_teach_monster (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  paper_match_teach (
      match, "teach-monster",
      "monster=m:Golem vulnerable=mage flee=3 limits=12,16,20 fames=2,5,9 wounds=5,3,1 "
      "reward=potion amount=2 letters=b,e stage=1");
  assert_clean (match, "teach-monster",
                "monster=chimera vulnerable=rogue flee=4 limits=14,18,22 fames=3,?,7 wounds=4,?,2 "
                "reward=item");
  assert_note (match, "teach-monster",
               "monster=chimera vulnerable=mage flee=4 limits=14,18,22 fames=3,?,7 wounds=4,?,2 "
               "reward=item");
  assert_note (match, "teach-monster",
               "monster=m:Golem flee=3 limits=12,16,20 fames=2,5,9 wounds=5,3,1");
  paper_assert_told (match, PAGE_MONSTERS,
                     "m:Golem=vulnerable:mage/flee:3/limits:12:16:20/fames:2:5:9/wounds:5:3:1/"
                     "reward:2*potion/letters:b:e/stage:1");
  assert_impossible (match, "teach-monster",
                     "monster=watcher flee=3 limits=1,2,3 fames=1,2,3 wounds=3,2,1 letters=b,b");
  for (guint i = 0; i < PAPER_MAX_MONSTERS; i++)
    {
      g_autofree char *code = g_strdup_printf ("m:Typo %u", i);

      g_assert_true (tm_box_add_face (tm_match_get_box (match), PIECE_MONSTER, code, NULL, NULL));
    }
  assert_impossible (match, "teach-monster",
                     "monster=m:Late flee=3 limits=1,2,3 fames=1,2,3 wounds=3,2,1");
}

static void
test_teach_dungeon (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  PaperMap map;

  paper_match_teach (
      match, "teach-dungeon",
      "dungeon=c name=Crypt rooms=C4,D6,E7 walls=C2-C1,D4-D5 monsters=m:Golem,watcher,vampire");
  paper_assert_told (
      match, PAGE_DUNGEONS,
      "c=C4/D6/E7|c.name=Crypt|c.walls=C1-C2/D4-D5|c.monsters=m:Golem/watcher/vampire");
  g_assert_true (paper_is_dungeon_told (tm_match_get_table (match), 2));
  g_assert_false (paper_is_dungeon_told (tm_match_get_table (match), 1));
  assert_clean (match, "teach-dungeon", "dungeon=c rooms=C4,D6,E7");
  assert_note (match, "teach-dungeon", "dungeon=c rooms=C4,D6,E6");
  assert_note (match, "teach-dungeon", "dungeon=c name=Tomb");
  assert_note (match, "teach-dungeon", "dungeon=c walls=C1-C2");
  assert_note (match, "teach-dungeon", "dungeon=c monsters=chimera,watcher,vampire");
  paper_read_map (tm_match_get_table (match), &map);
  g_assert_cmpint (map.rooms[PAPER_CELL (2, 4)].monster, ==, 0);
  paper_match_teach (match, "open-dungeon", "dungeon=c");
  paper_read_map (tm_match_get_table (match), &map);
  g_assert_cmpint (map.rooms[PAPER_CELL (2, 4)].monster, ==, 1);
  g_assert_cmpint (map.rooms[PAPER_CELL (4, 7)].monster, ==, 3);
  g_assert_cmpint (map.drawn[PAPER_CELL (3, 4)], ==, 1 << SIDE_UP);
  g_assert_cmpint (map.walls[PAPER_CELL (3, 5)], ==, 1 << SIDE_DOWN);
  paper_match_teach (match, "teach-dungeon", "dungeon=c rooms= walls= monsters=");
  paper_assert_told (match, PAGE_DUNGEONS, "c.name=Crypt");
  assert_impossible (match, "teach-dungeon", "dungeon=c rooms=C0,D6,E7");
  assert_impossible (match, "teach-dungeon", "dungeon=c rooms=C4,C4,E7");
  assert_impossible (match, "teach-dungeon", "dungeon=c walls=C1-D2");
  assert_impossible (match, "teach-dungeon", "dungeon=c monsters=chimera,chimera,vampire");
  assert_impossible (match, "teach-dungeon", "dungeon=c name=" MANY);
}

/* R p.2: the monsters of the open card are laid as soon as they are known, and only then. */
static void
test_teach_lays_monsters (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  const TmTable *table = tm_match_get_table (match);

  paper_match_teach (match, "open-dungeon", "dungeon=b");
  g_assert_cmpint (tm_table_get_shared (table, COUNTER_MONSTERS_LAID), ==, 0);
  paper_match_teach (match, "teach-dungeon", "dungeon=a monsters=watcher,vampire,minotaur");
  g_assert_cmpuint (match_count_zone (match, "monster.1", -1), ==, 0);
  paper_match_teach (match, "teach-dungeon", "dungeon=b rooms=C4,D6,E7");
  g_assert_cmpuint (match_count_zone (match, "monster.1", -1), ==, 0);
  paper_match_teach (match, "teach-dungeon", "dungeon=b monsters=chimera,m:Golem,vampire");
  g_assert_cmpint (tm_table_get_shared (table, COUNTER_MONSTERS_LAID), ==, 3);
  for (guint stage = 1; stage <= PAPER_N_STAGES; stage++)
    g_assert_cmpint (paper_get_monster (table, stage), ==,
                     stage == 1 ? 0
                     : stage == 2
                         ? tm_box_find_face (tm_match_get_box (match), PIECE_MONSTER, "m:Golem")
                         : 2);
  paper_match_teach (match, "teach-dungeon", "dungeon=b monsters=watcher,vampire,minotaur");
  g_assert_cmpint (paper_get_monster (table, 1), ==, 0);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpuint (match_count_zone (match, "monster.1", -1), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "monster.box", -1), ==, PAPER_N_MONSTER_CARDS);
}

/* Painting */

static gboolean
record_paint (TmMatch *match, guint brush, const TmArgs *choices, guint cell, int side)
{
  g_autoptr (GError) error = NULL;
  TmMove move;

  if (!paper_dungeons_printed.paint (tm_match_get_table (match), brush, choices, cell, side, &move))
    return FALSE;
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
  return TRUE;
}

/* The same touch twice leaves a room as it was, unless something else was there. */
static guint
paint_twice (guint brush, guint cell, int side)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  const TmTable *table = tm_match_get_table (match);
  g_autofree char *before = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  for (guint column = 2; column < PAPER_COLUMNS; column++)
    {
      g_autofree char *args = g_strdup_printf ("cell=%c1 known=no", 'A' + (int) column);

      paper_match_teach (match, "teach-room", args);
    }
  before = paper_dup_all_records (table);
  if (!record_paint (match, brush, NULL, cell, side))
    return 0;
  once = paper_dup_all_records (table);
  g_assert_cmpstr (once, !=, before);
  g_assert_true (record_paint (match, brush, NULL, cell, side));
  twice = paper_dup_all_records (table);
  g_assert_cmpstr (twice, ==, before);
  return 1;
}

static void
test_paint_twice (void)
{
  static const struct
  {
    guint brush;
    guint n_places;
  } joints[] = {
    /* 35 to the right, 36 upwards and 6 entrances, each from both sides. */
    { BRUSH_WALL, 154 },
    { BRUSH_WATER, 142 },
    { BRUSH_DRAWN, 154 },
    /* Seven rows from both ends, six columns from both ends, and below the entrances. */
    { BRUSH_TUNNEL, 14 + 12 + 6 },
    /* The upper and lower side of an entrance, or the lower side of the room above it. */
    { BRUSH_ENTRANCE, 6 * 2 + 6 },
  };

  for (guint brush = 0; brush < N_BRUSHES; brush++)
    {
      guint n_places = 0;

      for (guint cell = 0; paper_brushes[brush].target == TM_BRUSH_CELL && cell < PAPER_N_CELLS;
           cell += 5)
        n_places += paint_twice (brush, cell, -1);
      if (paper_brushes[brush].target == TM_BRUSH_CELL
          && (brush < BRUSH_MONSTER || brush == BRUSH_MONSTER))
        g_assert_cmpuint (n_places, ==, 9);
    }
  for (guint i = 0; i < G_N_ELEMENTS (joints); i++)
    {
      guint n_places = 0;

      for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
        for (int side = 0; side < PAPER_N_SIDES; side++)
          n_places += paint_twice (joints[i].brush, cell, side);
      g_assert_cmpuint (n_places, ==, joints[i].n_places);
    }
}

static void
set_choices (TmArgs *args, gint32 first, gint32 second)
{
  tm_args_init (args);
  tm_args_set (args, 0, first);
  if (second >= 0)
    tm_args_set (args, 1, second);
}

static guint
on_board (guint column, guint row)
{
  return (PAPER_ROWS - 1 - row) * PAPER_COLUMNS + column;
}

static void
test_paint_rooms (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  TmArgs choices;

  set_choices (&choices, 5, HERO_PRIEST);
  g_assert_true (record_paint (match, BRUSH_ORC, &choices, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=orc:5:priest");
  g_assert_true (record_paint (match, BRUSH_ZOMBIE, &choices, on_board (0, 7), -1));
  set_choices (&choices, 4, HERO_PRIEST);
  g_assert_true (record_paint (match, BRUSH_ZOMBIE, &choices, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=zombie:4:priest");
  set_choices (&choices, 2, -1);
  g_assert_true (record_paint (match, BRUSH_LEVEL, &choices, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=zombie:4:priest/2*level");
  set_choices (&choices, 6, -1);
  g_assert_true (record_paint (match, BRUSH_LETTER, &choices, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=zombie:4:priest/gem:g");
  g_assert_true (record_paint (match, BRUSH_TRAP, NULL, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=zombie:4:priest/trap/gem:g");
  g_assert_true (record_paint (match, BRUSH_NOTHING, NULL, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "A7=empty");
  g_assert_true (record_paint (match, BRUSH_NOTHING, NULL, on_board (0, 7), -1));
  paper_assert_told (match, PAGE_MAP, "");
  g_assert_false (record_paint (match, BRUSH_TRAP, NULL, on_board (0, 0), -1));
  g_assert_false (record_paint (match, BRUSH_TRAP, NULL, PAPER_N_CELLS, -1));
  g_assert_false (record_paint (match, N_BRUSHES, NULL, 0, -1));
}

static void
test_paint_joints (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();

  g_assert_true (record_paint (match, BRUSH_WALL, NULL, on_board (2, 2), TM_SIDE_DOWN));
  g_assert_true (record_paint (match, BRUSH_WATER, NULL, on_board (2, 1), TM_SIDE_UP));
  g_assert_true (record_paint (match, BRUSH_TUNNEL, NULL, on_board (5, 3), TM_SIDE_RIGHT));
  g_assert_true (record_paint (match, BRUSH_TUNNEL, NULL, on_board (1, 7), TM_SIDE_UP));
  g_assert_true (record_paint (match, BRUSH_ENTRANCE, NULL, on_board (4, 0), TM_SIDE_DOWN));
  g_assert_true (record_paint (match, BRUSH_WALL, NULL, on_board (3, 0), TM_SIDE_UP));
  paper_assert_told (match, PAGE_MAP,
                     "D0=closed|E0=closed|C1-C2=wall/water|B1-B7=tunnel|A3-F3=tunnel");
  g_assert_false (record_paint (match, BRUSH_WATER, NULL, on_board (3, 0), TM_SIDE_UP));
  g_assert_false (record_paint (match, BRUSH_WALL, NULL, on_board (3, 0), TM_SIDE_LEFT));
  g_assert_false (record_paint (match, BRUSH_WALL, NULL, on_board (0, 4), TM_SIDE_LEFT));
  g_assert_false (record_paint (match, BRUSH_TUNNEL, NULL, on_board (1, 3), TM_SIDE_RIGHT));
  g_assert_false (record_paint (match, BRUSH_ENTRANCE, NULL, on_board (1, 3), TM_SIDE_DOWN));
  g_assert_false (record_paint (match, BRUSH_WALL, NULL, on_board (1, 3), -1));
}

static void
test_paint_card (void)
{
  g_autoptr (TmMatch) match = paper_match_new ();
  TmArgs choices;

  set_choices (&choices, 11, -1);
  g_assert_true (record_paint (match, BRUSH_MONSTER, &choices, on_board (2, 4), -1));
  g_assert_true (record_paint (match, BRUSH_MONSTER + 1, &choices, on_board (3, 6), -1));
  g_assert_true (record_paint (match, BRUSH_MONSTER + 2, &choices, on_board (4, 7), -1));
  g_assert_true (record_paint (match, BRUSH_DRAWN, &choices, on_board (4, 7), TM_SIDE_LEFT));
  g_assert_true (record_paint (match, BRUSH_DRAWN, &choices, on_board (4, 7), TM_SIDE_DOWN));
  paper_assert_told (match, PAGE_DUNGEONS, "l=C4/D6/E7|l.walls=E6-E7/D7-E7");
  paper_assert_told (match, PAGE_MAP, "");
  g_assert_true (record_paint (match, BRUSH_MONSTER, &choices, on_board (2, 5), -1));
  g_assert_true (record_paint (match, BRUSH_MONSTER + 2, &choices, on_board (4, 7), -1));
  g_assert_true (record_paint (match, BRUSH_DRAWN, &choices, on_board (4, 6), TM_SIDE_UP));
  paper_assert_told (match, PAGE_DUNGEONS, "l=C5/D6/?|l.walls=D7-E7");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  game = &paper_dungeons_game;
#define TEST(path, function) g_test_add_func ("/games/paper-dungeons/" path, function)
  TEST ("teach/room", test_teach_room);
  TEST ("teach/joints", test_teach_joints);
  TEST ("teach/tracks", test_teach_tracks);
  TEST ("teach/items-and-dice", test_teach_items_and_dice);
  TEST ("teach/monster", test_teach_monster);
  TEST ("teach/dungeon", test_teach_dungeon);
  TEST ("teach/lays-monsters", test_teach_lays_monsters);
  TEST ("paint/twice", test_paint_twice);
  TEST ("paint/rooms", test_paint_rooms);
  TEST ("paint/joints", test_paint_joints);
  TEST ("paint/card", test_paint_card);
  return g_test_run ();
}
