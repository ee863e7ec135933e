/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, "Your box": how what is printed is spelled and read. */

#include "paper-records.h"

#include <locale.h>
#include <string.h>

#define N_CATALOGUES 2000
#define N_SAMPLES 200
#define N_MUTANTS 20000

static void
check_round_trip (const PaperCatalogue *catalogue)
{
  g_autoptr (TmBox) box = paper_box_new (2);
  g_autoptr (TmTable) table = NULL;
  GStrv spelled[PAPER_N_PAGES];

  for (guint page = 0; page < PAPER_N_PAGES; page++)
    {
      g_autoptr (GError) error = NULL;

      spelled[page] = paper_catalogue_spell (catalogue, page);
      paper_box_set_page (box, page, (const char *const *) spelled[page], &error);
      g_assert_no_error (error);
    }
  table = tm_table_new (box);
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    {
      paper_assert_lists (table, page, (const char *const *) spelled[page]);
      g_strfreev (spelled[page]);
    }
}

static void
test_round_trip (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 61);
  for (guint i = 0; i < N_CATALOGUES; i++)
    {
      g_auto (PaperCatalogue) catalogue = { 0 };

      paper_catalogue_make (&random, &catalogue);
      check_round_trip (&catalogue);
    }
}

/* A second table of the same box is laid like the first: an older position of a match. */
static void
test_second_table (void)
{
  g_autoptr (TmBox) box = paper_box_new (2);
  g_autoptr (TmTable) first = NULL;
  g_autoptr (TmTable) second = NULL;
  const char *const monsters[] = { "m:Zed=flee:3", NULL };
  const char *const cards[] = { "a.monsters=m:Golem/chimera/m:Zed", NULL };

  g_assert_true (paper_box_set_page (box, PAGE_MONSTERS, monsters, NULL));
  g_assert_true (paper_box_set_page (box, PAGE_DUNGEONS, cards, NULL));
  first = tm_table_new (box);
  g_assert_true (tm_box_add_face (box, PIECE_MONSTER, "m:Another", NULL, NULL));
  second = tm_table_new (box);
  g_assert_true (tm_table_equal (first, second));
}

/* Moves that are read before the table is laid, as from a file, make no difference. */
static void
test_names_first (void)
{
  const char *const cards[] = { "a.name=Crypt", "a.monsters=m:Golem/chimera/m:Zed", NULL };
  const char *const monsters[] = { "m:Zed=flee:3", "m:Hydra=flee:5", NULL };
  TmBox *boxes[2] = { paper_box_new (2), paper_box_new (2) };
  TmTable *tables[2] = { NULL, NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (paper_box_set_page (boxes[i], PAGE_DUNGEONS, cards, NULL));
      g_assert_true (paper_box_set_page (boxes[i], PAGE_MONSTERS, monsters, NULL));
      if (i == 1)
        {
          g_assert_true (tm_box_add_face (boxes[i], PIECE_MONSTER, "m:Hydra", NULL, NULL));
          g_assert_true (tm_box_add_face (boxes[i], PIECE_MONSTER, "m:Wyrm", NULL, NULL));
          tm_box_intern (boxes[i], "a note");
        }
      tables[i] = tm_table_new (boxes[i]);
    }
  g_assert_cmpmem (tm_table_get_slots (tables[0]), tm_box_get_n_slots (boxes[0]) * sizeof (gint32),
                   tm_table_get_slots (tables[1]), tm_box_get_n_slots (boxes[1]) * sizeof (gint32));
  for (guint i = 0; i < 2; i++)
    {
      tm_table_free (tables[i]);
      tm_box_unref (boxes[i]);
    }
}

/* Everything is told, and nothing contradicts the rulebook or itself. */
static void
test_samples (void)
{
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      g_autoptr (TmTable) table = paper_sample_new (i);

      for (guint page = 0; page < PAPER_N_PAGES; page++)
        {
          guint n_known, n_values;
          guint n_remarks = paper_count_remarks (table, page, &n_known, &n_values);

          /* Walls to draw may close off a monster's room or stand where one is printed. */
          if (page != PAGE_DUNGEONS)
            g_assert_cmpuint (n_remarks, ==, 0);
          g_assert_cmpuint (n_known, ==, n_values);
        }
      for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
        g_assert_true (paper_is_dungeon_told (table, dungeon));
      for (gint32 face = 0; face < PAPER_N_MONSTER_CARDS; face++)
        {
          PaperMonster monster;

          paper_read_monster (table, face, &monster);
          g_assert_true (monster.is_told);
          g_assert_cmpuint (monster.n_ranges, ==, 3);
        }
    }
}

/* What the rulebook tells */

static void
test_preloaded (void)
{
  g_autoptr (TmBox) box = paper_box_new (1);
  g_autoptr (TmTable) table = tm_table_new (box);
  const char *const nothing[] = { NULL };
  PaperMonster chimera, unknown;
  PaperSheet sheet, fresh;
  PaperMap map;

  for (guint page = 0; page < PAPER_N_PAGES; page++)
    paper_assert_lists (table, page, nothing);
  paper_read_sheet (table, &sheet);
  paper_sheet_init (&fresh);
  g_assert_cmpmem (&sheet, sizeof sheet, &fresh, sizeof fresh);
  g_assert_cmpint (sheet.level_fame[3], ==, 6);
  g_assert_cmpint (sheet.level_fame[2], ==, PAPER_UNKNOWN);
  g_assert_cmpint (sheet.gem_fame[0], ==, 0);
  g_assert_cmpint (sheet.gem_fame[7], ==, 30);
  g_assert_cmpint (sheet.minion_fame[9], ==, 16);
  g_assert_cmpint (sheet.minion_fame[0], ==, 0);
  g_assert_cmpint (sheet.wound_fame[0], ==, 0);
  g_assert_cmpint (sheet.wound_fame[11], ==, -6);
  g_assert_cmpint (sheet.wound_fame[10], ==, PAPER_UNKNOWN);
  g_assert_cmpint (sheet.wound_fame[12], ==, PAPER_UNKNOWN);
  g_assert_cmpint (sheet.capacity, ==, 12);
  g_assert_cmpint (sheet.potion_prizes[12].reward, ==, REWARD_GEM);
  g_assert_cmpint (sheet.potion_prizes[6].reward, ==, -1);
  g_assert_cmpint (sheet.item_symbols[0][0], ==, -1);

  paper_read_map (table, &map);
  g_assert_true (map.rooms[PAPER_CELL (2, 1)].is_told);
  g_assert_cmpint (map.rooms[PAPER_CELL (3, 1)].minion, ==, MINION_GOBLIN);
  g_assert_cmpint (map.rooms[PAPER_CELL (3, 1)].hero, ==, HERO_ROGUE);
  g_assert_true (map.rooms[PAPER_CELL (4, 1)].has_trap);
  g_assert_cmpint (map.rooms[PAPER_CELL (5, 1)].reward, ==, REWARD_POTION);
  g_assert_false (map.rooms[PAPER_CELL (1, 1)].is_told);
  g_assert_cmpint (map.tunnels[PAPER_CELL (0, 2)], ==, 1 << SIDE_LEFT);
  g_assert_cmpint (map.tunnels[PAPER_CELL (5, 2)], ==, 1 << SIDE_RIGHT);

  paper_read_monster (table, 0, &chimera);
  g_assert_true (chimera.is_told);
  g_assert_cmpint (chimera.vulnerable, ==, HERO_ROGUE);
  g_assert_cmpint (chimera.flee, ==, 4);
  g_assert_cmpuint (chimera.n_ranges, ==, 2);
  g_assert_cmpint (chimera.limits[1], ==, 18);
  g_assert_cmpint (chimera.limits[2], ==, PAPER_UNKNOWN);
  g_assert_cmpint (chimera.fames[1], ==, PAPER_UNKNOWN);
  g_assert_cmpint (chimera.prize.reward, ==, REWARD_ITEM);
  g_assert_cmpint (chimera.letters[0], ==, -1);
  paper_read_monster (table, 1, &unknown);
  g_assert_false (unknown.is_told);
  paper_read_monster (table, TM_FACE_UNKNOWN, &unknown);
  g_assert_false (unknown.is_told);
  paper_read_monster (table, PAPER_MAX_MONSTERS, &unknown);
  g_assert_cmpint (unknown.prize.reward, ==, -1);
}

static void
test_shields (void)
{
  static const gint32 pairs[] = { 11, -6, 4, -2, 20, -15 };
  g_autoptr (TmBox) box = paper_box_new (1);
  g_autoptr (TmTable) table = NULL;
  const char *const records[] = { "wounds=?/?/?/-2/?/0/-4/?", "minions=1/2/4", NULL };
  PaperSheet sheet;

  paper_sheet_init (&sheet);
  paper_sheet_set_shields (&sheet, pairs, 3);
  g_assert_cmpint (sheet.wound_fame[0], ==, 0);
  g_assert_cmpint (sheet.wound_fame[3], ==, 0);
  g_assert_cmpint (sheet.wound_fame[4], ==, -2);
  g_assert_cmpint (sheet.wound_fame[10], ==, -2);
  g_assert_cmpint (sheet.wound_fame[11], ==, -6);
  g_assert_cmpint (sheet.wound_fame[99], ==, -15);

  g_assert_true (paper_box_set_page (box, PAGE_SHEET, records, NULL));
  table = tm_table_new (box);
  paper_read_sheet (table, &sheet);
  g_assert_cmpint (sheet.wound_fame[3], ==, 0);
  g_assert_cmpint (sheet.wound_fame[6], ==, -2);
  g_assert_cmpint (sheet.wound_fame[8], ==, -4);
  g_assert_cmpint (sheet.wound_fame[99], ==, -4);
  g_assert_cmpint (sheet.minion_fame[3], ==, 4);
  g_assert_cmpint (sheet.minion_fame[42], ==, 4);
}

static void
test_capacity (void)
{
  g_autoptr (TmBox) box = paper_box_new (1);
  g_autoptr (TmTable) table = NULL;
  const char *const records[] = { "potions=18", "potion-rows=6:level/12:gem/18:2*potion", NULL };
  PaperSheet sheet;

  g_assert_true (paper_box_set_page (box, PAGE_SHEET, records, NULL));
  table = tm_table_new (box);
  paper_read_sheet (table, &sheet);
  g_assert_cmpint (tm_table_get_shared (table, COUNTER_CAPACITY), ==, 18);
  g_assert_cmpint (sheet.capacity, ==, 18);
  g_assert_cmpint (sheet.potion_prizes[6].reward, ==, REWARD_LEVEL);
  g_assert_cmpint (sheet.potion_prizes[18].amount, ==, 2);
  g_assert_cmpint (sheet.potion_prizes[7].reward, ==, REWARD_NONE);
}

static void
test_dice (void)
{
  g_autoptr (TmBox) box = paper_box_new (1);
  g_autoptr (TmTable) table = NULL;
  const char *const records[]
      = { "black=skull/boots/boots/mage/mage/rogue", "black-numbers=?/4/5/6/?/8", NULL };
  gint32 faces[6];

  g_assert_true (paper_box_set_page (box, PAGE_SHEET, records, NULL));
  table = tm_table_new (box);
  g_assert_cmpuint (paper_read_die (table, COLOUR_BLACK, faces), ==, 6);
  g_assert_cmpint (faces[1], ==, SYMBOL_BOOTS);
  g_assert_cmpint (paper_get_die_number (table, COLOUR_BLACK, SYMBOL_BOOTS), ==, 4);
  g_assert_cmpint (paper_get_die_number (table, COLOUR_BLACK, SYMBOL_SKULL), ==, PAPER_UNKNOWN);
  g_assert_cmpint (paper_get_die_number (table, COLOUR_BLACK, SYMBOL_PRIEST), ==, PAPER_UNKNOWN);
  g_assert_cmpuint (paper_read_die (table, COLOUR_WHITE, faces), ==, 6);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpint (faces[i], ==, paper_usual_faces[COLOUR_WHITE][i]);
}

/* Hostile text */

typedef struct
{
  PaperPage page;
  const char *records;
  const char *part;
} Hostile;

#define MANY "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define HUGE MANY MANY MANY MANY MANY MANY MANY MANY MANY

/* Records of one page, with "|" between them, and what the message says of the wrong one. */
static const Hostile hostile[] = {
  { PAGE_SHEET, "", "a key" },
  { PAGE_SHEET, "levels", "a key" },
  { PAGE_SHEET, "=1/2/3/4/5/6", "levels, gems" },
  { PAGE_SHEET, "Levels=1/2/3/4/5/6", "levels, gems" },
  { PAGE_SHEET, "levels=1/2/3/4/5", "exactly 6" },
  { PAGE_SHEET, "levels=1/2/3/4/5/6/7", "exactly 6" },
  { PAGE_SHEET, "levels=", "exactly 6" },
  { PAGE_SHEET, "levels=1/2/3/4/5/x", "“x”" },
  { PAGE_SHEET, "levels=1/2/3/4/5/", "“”" },
  { PAGE_SHEET, "levels=1/2/3/4/5/100", "“100”" },
  { PAGE_SHEET, "levels=1/2/3/4/5/-100", "-99 to 99" },
  { PAGE_SHEET, "levels=1/2/3/4/5/ 6", "“ 6”" },
  { PAGE_SHEET, "levels=1/2/3/4/5/99999999999999999999", "-99 to 99" },
  { PAGE_SHEET, "levels=1/2/3/4/5/6|levels=1/2/3/4/5/6", "each key once" },
  { PAGE_SHEET, "levels=1/2/3/4/5/6\nx", "-99 to 99" },
  { PAGE_SHEET, "gems=1/2/3/4/5/6/7/8/9", "exactly 10" },
  { PAGE_SHEET, "gem-rewards=level/level", "exactly 10" },
  { PAGE_SHEET, "gem-rewards=?/?/?/?/?/?/?/?/?/crown", "“crown”" },
  { PAGE_SHEET, "gem-rewards=?/?/?/?/?/?/?/?/?/4*level", "“4*level”" },
  { PAGE_SHEET, "gem-rewards=?/?/?/?/?/?/?/?/?/2*none", "“2*none”" },
  { PAGE_SHEET, "gem-rewards=?/?/?/?/?/?/?/?/?/2*?", "“2*?”" },
  { PAGE_SHEET,
    "minions=1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/"
    "29/30/31/32/33/34/35/36/37/38/39/40/41/42/43",
    "1 to 42" },
  { PAGE_SHEET, "minions=", "“”" },
  { PAGE_SHEET, "minions=.../1", "“...”" },
  { PAGE_SHEET, "wounds=3", "-99 to 0" },
  { PAGE_SHEET, "wounds=?/-3/1", "“1”" },
  { PAGE_SHEET, "potions=0", "1 to 42" },
  { PAGE_SHEET, "potions=43", "“43”" },
  { PAGE_SHEET, "potions=twelve", "“twelve”" },
  { PAGE_SHEET, "potion-rows=6", "number of a potion" },
  { PAGE_SHEET, "potion-rows=0:level", "1 to 42" },
  { PAGE_SHEET, "potion-rows=43:level", "“43”" },
  { PAGE_SHEET, "potion-rows=6:level/6:gem", "each potion once" },
  { PAGE_SHEET, "potion-rows=6:level/?", "number of a potion" },
  { PAGE_SHEET, "item.shield=any/any", "item. and the name" },
  { PAGE_SHEET, "item.=any/any", "item. and the name" },
  { PAGE_SHEET, "item.armour=any", "exactly 2" },
  { PAGE_SHEET, "item.armour=clover/any", "warrior, mage" },
  { PAGE_SHEET, "item.armour=skull/any", "“skull”" },
  { PAGE_SHEET, "white=warrior/mage/priest/rogue/boots/skull", "any symbol but boots" },
  { PAGE_SHEET, "black=warrior/mage/priest/rogue/clover/skull", "any symbol but a clover" },
  { PAGE_SHEET, "white=warrior/mage/priest/rogue/clover", "exactly 6" },
  { PAGE_SHEET, "white=warrior/mage/priest/rogue/clover/?", "six times" },
  { PAGE_SHEET, "white-numbers=1/2/3/4/5/-1", "0 to 99" },
  { PAGE_SHEET, "whites=1/2/3/4/5/6", "levels, gems" },
  { PAGE_SHEET, "levels=" HUGE, "640 bytes" },
  { PAGE_MAP, "G1=trap", "a room such as" },
  { PAGE_MAP, "A8=trap", "a room such as" },
  { PAGE_MAP, "d1=trap", "a room such as" },
  { PAGE_MAP, "D1 =trap", "a room such as" },
  { PAGE_MAP, "=trap", "a room such as" },
  { PAGE_MAP, "D1=", "“”" },
  { PAGE_MAP, "D1=hole", "none, potion" },
  { PAGE_MAP, "D1=goblin", "goblin:3:rogue" },
  { PAGE_MAP, "D1=goblin:12:rogue", "“12”" },
  { PAGE_MAP, "D1=goblin:0:rogue", "1 to 9" },
  { PAGE_MAP, "D1=goblin:3:thief", "“thief”" },
  { PAGE_MAP, "D1=goblin:3:rogue:2", "goblin:3:rogue" },
  { PAGE_MAP, "D1=troll:3:rogue", "“troll:3:rogue”" },
  { PAGE_MAP, "D1=none:3:rogue", "none, potion" },
  { PAGE_MAP, "D1=goblin:3:rogue/orc:3:mage", "one minion" },
  { PAGE_MAP, "D1=trap/trap", "one trap" },
  { PAGE_MAP, "D1=potion/item", "one reward" },
  { PAGE_MAP, "D1=gem:a/potion", "one reward" },
  { PAGE_MAP, "D1=gem:i", "gem:a to gem:h" },
  { PAGE_MAP, "D1=gem:", "gem:a to gem:h" },
  { PAGE_MAP, "D1=potion/empty", "one reward" },
  { PAGE_MAP, "D1=empty/trap", "none, potion" },
  { PAGE_MAP, "D1=none", "empty, ?" },
  { PAGE_MAP, "D1=trap/", "none, potion" },
  { PAGE_MAP, "D1=trap|D1=empty", "each key once" },
  { PAGE_MAP, "D1=wall", "none, potion" },
  { PAGE_MAP, "C0=empty", "closed or open" },
  { PAGE_MAP, "C0=goblin:3:rogue", "closed or open" },
  { PAGE_MAP, "C1-C2=closed", "wall, water" },
  { PAGE_MAP, "C1-C2=water/wall", "wall, water" },
  { PAGE_MAP, "C1-C2=tunnel", "wall, water" },
  { PAGE_MAP, "C2-C1=wall", "first, such as" },
  { PAGE_MAP, "C1-C1=wall", "two neighbouring rooms" },
  { PAGE_MAP, "C1-D2=wall", "two neighbouring rooms" },
  { PAGE_MAP, "C1-C3=wall", "two neighbouring rooms" },
  { PAGE_MAP, "C0-C1=wall", "C0=closed" },
  { PAGE_MAP, "C0-D0=wall", "C0=closed" },
  { PAGE_MAP, "A2-F2=wall", "tunnel or none" },
  { PAGE_MAP, "A2-F3=tunnel", "two neighbouring rooms" },
  { PAGE_MAP, "B1-B7=bridge", "tunnel or none" },
  { PAGE_MAP, "C1-C2=wall|C1-C2=water", "each key once" },
  { PAGE_MAP, "C1-C22=wall", "a room such as" },
  { PAGE_MAP, "C1C2=wall", "a room such as" },
  { PAGE_DUNGEONS, "m=C4/D6/E7", "from a to l" },
  { PAGE_DUNGEONS, "A=C4/D6/E7", "from a to l" },
  { PAGE_DUNGEONS, "=C4/D6/E7", "from a to l" },
  { PAGE_DUNGEONS, "a.colour=red", "from a to l" },
  { PAGE_DUNGEONS, "ab=C4/D6/E7", "from a to l" },
  { PAGE_DUNGEONS, "a=C4/D6", "exactly 3" },
  { PAGE_DUNGEONS, "a=C4/D6/E7/F1", "exactly 3" },
  { PAGE_DUNGEONS, "a=C4/C4/E7", "a room of its own" },
  { PAGE_DUNGEONS, "a=C0/C4/E7", "from A1 to F7" },
  { PAGE_DUNGEONS, "a=C4/D6/E8", "“E8”" },
  { PAGE_DUNGEONS, "a.name= x", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x,y", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%0Ay", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%00y", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%FFy", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%41", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%2c", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=x%", "1 to 40" },
  { PAGE_DUNGEONS, "a.name=" MANY, "1 to 40" },
  { PAGE_DUNGEONS, "a.name=\xe2\x80\xaexyz", "1 to 40" },
  { PAGE_DUNGEONS, "a.walls=C1-D2", "two neighbouring rooms" },
  { PAGE_DUNGEONS, "a.walls=C1-C2/C1-C2", "each wall once" },
  { PAGE_DUNGEONS, "a.walls=C1-C2/C2-C1", "each wall once" },
  { PAGE_DUNGEONS, "a.walls=A0-B0", "two neighbouring rooms" },
  { PAGE_DUNGEONS, "a.walls=A2-F2", "two neighbouring rooms" },
  { PAGE_DUNGEONS, "a.walls=/", "two neighbouring rooms" },
  { PAGE_DUNGEONS, "a.monsters=chimera/watcher", "exactly 3" },
  { PAGE_DUNGEONS, "a.monsters=chimera/watcher/chimera", "three different" },
  { PAGE_DUNGEONS, "a.monsters=chimera/watcher/Golem", "m: and a name" },
  { PAGE_DUNGEONS, "a.monsters=chimera/watcher/m:", "1 to 40" },
  { PAGE_DUNGEONS, "a=C4/D6/E7|b=C4/D6/E7|a=C4/D6/E7", "each key once" },
  { PAGE_MONSTERS, "Chimera=flee:4", "m: and a name" },
  { PAGE_MONSTERS, "m:=flee:4", "1 to 40" },
  { PAGE_MONSTERS, "m:a:b=flee:4", "1 to 40" },
  { PAGE_MONSTERS, "m:G%6Flem=flee:4", "1 to 40" },
  { PAGE_MONSTERS, "chimera=", "fields such as" },
  { PAGE_MONSTERS, "chimera=flee", "vulnerable:" },
  { PAGE_MONSTERS, "chimera=flee:4/", "vulnerable:" },
  { PAGE_MONSTERS, "chimera=flee:-1", "0 to 99" },
  { PAGE_MONSTERS, "chimera=flee:4/flee:5", "each field once" },
  { PAGE_MONSTERS, "chimera=vulnerable:thief", "warrior, mage" },
  { PAGE_MONSTERS, "chimera=limits:14:18", "three numbers" },
  { PAGE_MONSTERS, "chimera=limits:14:18:x", "“x”" },
  { PAGE_MONSTERS, "chimera=fames:3:?:100", "0 to 99" },
  { PAGE_MONSTERS, "chimera=wounds:-4:?:?", "0 to 99" },
  { PAGE_MONSTERS, "chimera=reward:gold", "“gold”" },
  { PAGE_MONSTERS, "chimera=letters:b:b", "different letters" },
  { PAGE_MONSTERS, "chimera=letters:b:e:f", "different letters" },
  { PAGE_MONSTERS, "chimera=letters:", "different letters" },
  { PAGE_MONSTERS, "chimera=letters:x", "different letters" },
  { PAGE_MONSTERS, "chimera=stage:4", "1 to 3" },
  { PAGE_MONSTERS, "chimera=stage:0", "“0”" },
  { PAGE_MONSTERS, "chimera=colour:red", "vulnerable:" },
  { PAGE_MONSTERS,
    "m:A=flee:1|m:B=flee:1|m:C=flee:1|m:D=flee:1|m:E=flee:1|m:F=flee:1|m:G=flee:1|"
    "m:H=flee:1|m:I=flee:1|m:J=flee:1|m:K=flee:1|m:L=flee:1|m:M=flee:1",
    "12 cards" },
};

static void
test_hostile (void)
{
  G_STATIC_ASSERT (G_N_ELEMENTS (hostile) >= 80);
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (TmBox) box = paper_box_new (2);
      g_auto (GStrv) records = *hostile[i].records != '\0'
                                   ? g_strsplit (hostile[i].records, "|", -1)
                                   : g_strdupv ((char *[]) { (char *) "", NULL });
      g_autoptr (GError) error = NULL;

      if (paper_box_set_page (box, hostile[i].page, (const char *const *) records, &error))
        g_error ("“%s” was accepted", hostile[i].records);
      if (strstr (error->message, hostile[i].part) == NULL)
        g_error ("“%s”: “%s” has no “%s”", hostile[i].records, error->message, hostile[i].part);
      g_assert_true (g_str_has_prefix (error->message, paper_page_ids[hostile[i].page]));
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (g_utf8_strlen (error->message, -1), <, 500);
    }
}

/* Names are counted over both pages of cards. */
static void
test_too_many_names (void)
{
  g_autoptr (TmBox) box = paper_box_new (2);
  const char *const cards[] = { "a.monsters=m:1/m:2/m:3", "b.monsters=m:4/m:5/m:6",
                                "c.monsters=m:7/m:8/m:9", "d.monsters=m:10/m:11/m:12", NULL };
  const char *const known[] = { "m:12=flee:3", "chimera=flee:3", NULL };
  const char *const more[] = { "m:13=flee:3", NULL };

  g_assert_true (paper_box_set_page (box, PAGE_DUNGEONS, cards, NULL));
  g_assert_true (paper_box_set_page (box, PAGE_MONSTERS, known, NULL));
  g_assert_false (paper_box_set_page (box, PAGE_MONSTERS, more, NULL));
}

static void
mutate (TmRandom *random, char *record)
{
  static const char alphabet[] = "ABCDEF01234567?/:-=*%,. abcdefghmx";
  guint32 length = (guint32) strlen (record);

  for (guint n = tm_random_below (random, 3); n > 0 && length > 0; n--)
    record[tm_random_below (random, length)]
        = alphabet[tm_random_below (random, sizeof alphabet - 1)];
}

/* Whether a record is taken; it is spelled the same way ever after. */
static gboolean
take_and_respell (guint page, const char *record)
{
  g_auto (PaperCatalogue) catalogue = { 0 };
  g_auto (PaperCatalogue) again = { 0 };
  g_auto (GStrv) spelled = NULL;
  g_auto (GStrv) respelled = NULL;
  g_autoptr (GError) error = NULL;

  paper_catalogue_init (&catalogue);
  paper_catalogue_init (&again);
  if (!paper_catalogue_take_record (&catalogue, page, record, &error))
    {
      g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
      return FALSE;
    }
  spelled = paper_catalogue_spell (&catalogue, page);
  paper_catalogue_take_records (&again, page, (const char *const *) spelled,
                                g_strv_length (spelled), &error);
  g_assert_no_error (error);
  respelled = paper_catalogue_spell (&again, page);
  g_assert_true (g_strv_equal ((const char *const *) spelled, (const char *const *) respelled));
  return TRUE;
}

/* Text that is nearly right: wrong records and right ones with some characters changed. */
static void
test_mutants (void)
{
  g_auto (PaperCatalogue) catalogue = { 0 };
  GStrv right[PAPER_N_PAGES];
  TmRandom random;
  guint n_accepted = 0;

  tm_random_init_fast (&random, 67);
  paper_catalogue_make (&random, &catalogue);
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    right[page] = paper_catalogue_spell (&catalogue, page);
  for (guint i = 0; i < N_MUTANTS; i++)
    {
      const Hostile *wrong = &hostile[tm_random_below (&random, G_N_ELEMENTS (hostile))];
      guint page = i % 2 == 0 ? wrong->page : tm_random_below (&random, PAPER_N_PAGES);
      guint n_right = g_strv_length (right[page]);
      g_autofree char *record = i % 2 == 0
                                    ? g_strndup (wrong->records, strcspn (wrong->records, "|"))
                                    : g_strdup (right[page][tm_random_below (&random, n_right)]);

      mutate (&random, record);
      n_accepted += take_and_respell (page, record);
    }
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    g_strfreev (right[page]);
  g_test_message ("%u of %u are accepted", n_accepted, N_MUTANTS);
  g_assert_cmpuint (n_accepted, >, N_MUTANTS / 10);
  g_assert_cmpuint (n_accepted, <, N_MUTANTS);
}

static void
test_faces (void)
{
  static const char *const good[] = { "chimera", "m:Golem", "m:Ёж, = / : %", "m:x" };
  static const char *const bad[]
      = { "", "golem", "m:", "m: Golem", "m:Golem ", "m:a\nb", ("m:" MANY), "Chimera", "n:Golem" };
  gint32 payload[TM_FACE_PAYLOAD];

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *name = NULL;

      g_assert_true (paper_parse_face (PIECE_MONSTER, good[i], payload, &name, NULL));
      g_assert_nonnull (name);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (paper_parse_face (PIECE_MONSTER, bad[i], payload, &name, &error));
      g_assert_nonnull (error);
      g_assert_null (strchr (error->message, '\n'));
    }
}

static void
test_tables (void)
{
  g_autoptr (GError) error = NULL;

  tm_game_check (&paper_dungeons_game, &error);
  g_assert_no_error (error);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  game = &paper_dungeons_game;
#define TEST(path, function) g_test_add_func ("/games/paper-dungeons/" path, function)
  TEST ("tables", test_tables);
  TEST ("records/round-trip", test_round_trip);
  TEST ("records/second-table", test_second_table);
  TEST ("records/names-first", test_names_first);
  TEST ("records/samples", test_samples);
  TEST ("records/preloaded", test_preloaded);
  TEST ("records/shields", test_shields);
  TEST ("records/capacity", test_capacity);
  TEST ("records/dice", test_dice);
  TEST ("records/hostile", test_hostile);
  TEST ("records/too-many-names", test_too_many_names);
  TEST ("records/mutants", test_mutants);
  TEST ("records/faces", test_faces);
  return g_test_run ();
}
