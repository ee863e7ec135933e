/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal, "Your box": how what is printed is spelled, read, told and drawn from. */

#include "black-crystal/black-crystal-printed.h"
#include "black-crystal/black-crystal-setup.h"
#include "game-match.h"

#include <locale.h>
#include <string.h>

#define N_BOXES 2000
#define N_MUTANTS 20000

static const char *const page_ids[CRYSTAL_N_PAGES] = { "tile-box", "find-box", "boom-box" };

/* Boxes */

static gboolean
set_page (TmBox *box, guint page, const char *const *records, GError **error)
{
  return tm_box_set_option (box, page_ids[page], g_variant_new_strv (records, -1), error);
}

static GStrv
sample_page (TmRandom *random, guint page)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  crystal_sample_records (random, page, builder);
  return g_strv_builder_end (builder);
}

/* A box in which everything is told. */
static void
tell_all (TmBox *box, TmRandom *random)
{
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    {
      g_auto (GStrv) records = sample_page (random, page);
      g_autoptr (GError) error = NULL;

      set_page (box, page, (const char *const *) records, &error);
      g_assert_no_error (error);
    }
}

static gint32
pick_told (TmRandom *random, gint32 most)
{
  return tm_random_below (random, 3) == 0 ? CRYSTAL_UNTOLD
                                          : (gint32) tm_random_below (random, (guint) most + 1);
}

static void
make (TmRandom *random, CrystalPrinted *printed)
{
  crystal_printed_init (printed);
  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    for (guint i = 0; i < CRYSTAL_N_TILE_VALUES; i++)
      printed->tiles[event][i] = pick_told (random, CRYSTAL_N_TILES);
  for (guint i = 0; i < CRYSTAL_N_FINDS; i++)
    {
      printed->finds[i][LAYER_FIND_COPIES] = pick_told (random, CRYSTAL_MOST_COPIES);
      if (crystal_has_number ((CrystalFind) i))
        printed->finds[i][LAYER_FIND_VALUE] = pick_told (random, CRYSTAL_MOST_VALUE);
    }
  for (guint i = 0; i < CRYSTAL_N_MONSTERS; i++)
    {
      printed->booms[i][LAYER_BOOM_COPIES] = pick_told (random, CRYSTAL_MOST_COPIES);
      printed->booms[i][LAYER_BOOM_HEALTH] = pick_told (random, CRYSTAL_MOST_HEALTH);
      for (guint layer = LAYER_BOOM_FIND; layer <= LAYER_BOOM_PASSAGE; layer++)
        printed->booms[i][layer] = pick_told (random, CRYSTAL_MOST_REWARD);
    }
}

/* What is spelled is read as the same, by a table, too. */
static void
test_round_trip (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 7);
  for (guint i = 0; i < N_BOXES; i++)
    {
      g_autoptr (TmBox) box = box_new (2, "");
      g_autoptr (TmTable) table = NULL;
      CrystalPrinted printed, again;

      make (&random, &printed);
      for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
        {
          g_auto (GStrv) records = crystal_printed_spell (&printed, page);
          g_autoptr (GError) error = NULL;

          set_page (box, page, (const char *const *) records, &error);
          g_assert_no_error (error);
        }
      table = tm_table_new (box);
      crystal_printed_read (&again, table);
      g_assert_cmpmem (&printed, sizeof printed, &again, sizeof again);
    }
}

static void
test_untold (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmTable) table = tm_table_new (box);

  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    {
      g_auto (GStrv) records = tm_printed_list (table, page);

      g_assert_null (records[0]);
    }
  g_assert_cmpuint (crystal_get_copies (table, GRID_FIND_BOX, FIND_BOMB), ==, 1);
  g_assert_cmpint (crystal_get_health (table, MONSTER_TWINS), ==, 3);
  g_assert_cmpint (crystal_get_health (table, MONSTER_COCKROACH), ==, CRYSTAL_UNTOLD);
  g_assert_cmpint (crystal_get_find_value (table, FIND_SPRING), ==, CRYSTAL_UNTOLD);
}

static void
test_told (void)
{
  g_autoptr (TmBox) box = box_new (2, "find-box=spring=copies:2/value:3,bomb=copies:0 "
                                      "boom-box=cockroach=health:2,twins=health:4");
  g_autoptr (TmTable) table = tm_table_new (box);

  g_assert_cmpuint (crystal_get_copies (table, GRID_FIND_BOX, FIND_SPRING), ==, 2);
  g_assert_cmpuint (crystal_get_copies (table, GRID_FIND_BOX, FIND_BOMB), ==, 0);
  g_assert_cmpint (crystal_get_find_value (table, FIND_SPRING), ==, 3);
  g_assert_cmpint (crystal_get_health (table, MONSTER_COCKROACH), ==, 2);
  g_assert_cmpint (crystal_get_health (table, MONSTER_TWINS), ==, 4);
}

/* Hostile text */

typedef struct
{
  CrystalPage page;
  const char *records;
  const char *part;
} Hostile;

#define MANY "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
#define HUGE MANY MANY MANY

/* Records of one page, with "|" between them, and what the message says of the wrong one. */
static const Hostile hostile[] = {
  { PAGE_TILES, "", "a key" },
  { PAGE_TILES, "boom", "a key" },
  { PAGE_TILES, "=29", "none, boom, find" },
  { PAGE_TILES, "Boom=29", "“Boom”" },
  { PAGE_TILES, "boom =29", "“boom ”" },
  { PAGE_TILES, "rubble=29", "crystal, exit" },
  { PAGE_TILES, "boom=", "0 to 85" },
  { PAGE_TILES, "boom=86", "“86”" },
  { PAGE_TILES, "boom=-1", "0 to 85" },
  { PAGE_TILES, "boom=+1", "“+1”" },
  { PAGE_TILES, "boom=01", "“01”" },
  { PAGE_TILES, "boom= 1", "“ 1”" },
  { PAGE_TILES, "boom=99999999999999999999", "0 to 85" },
  { PAGE_TILES, "boom=29:", "exactly 5" },
  { PAGE_TILES, "boom=29:1/2/3/4", "exactly 5" },
  { PAGE_TILES, "boom=29:1/2/3/4/5/6", "exactly 5" },
  { PAGE_TILES, "boom=29:1/2/3/4/5/6/7/8/9/10", "exactly 5" },
  { PAGE_TILES, "boom=29:1/2/3/4/", "“”" },
  { PAGE_TILES, "boom=29:1/2/3/4/x", "“x”" },
  { PAGE_TILES, "boom=29:1/2/3/4/5:6", "“5:6”" },
  { PAGE_TILES, "boom=29:1/2/3/4/86", "0 to 85" },
  { PAGE_TILES, "boom=29\nfind=1", "0 to 85" },
  { PAGE_TILES, "boom=29|boom=29", "each key once" },
  { PAGE_TILES, "boom=29|find=3|boom=?", "each key once" },
  { PAGE_TILES, "boom=" HUGE, "200 bytes" },
  { PAGE_FINDS, "", "a key" },
  { PAGE_FINDS, "spring", "a key" },
  { PAGE_FINDS, "=copies:1", "throw-mushroom" },
  { PAGE_FINDS, "Spring=copies:1", "throw-mushroom" },
  { PAGE_FINDS, "shaggy=copies:1", "throw-mushroom" },
  { PAGE_FINDS, "spring=", "copies:, value:" },
  { PAGE_FINDS, "spring=2", "copies:, value:" },
  { PAGE_FINDS, "spring=?", "copies:, value:" },
  { PAGE_FINDS, "spring=copies", "“copies”" },
  { PAGE_FINDS, "spring=copies:", "0 to 60" },
  { PAGE_FINDS, "spring=copies:?", "“?”" },
  { PAGE_FINDS, "spring=copies:61", "0 to 60" },
  { PAGE_FINDS, "spring=copies:-1", "0 to 60" },
  { PAGE_FINDS, "spring=copies:01", "“01”" },
  { PAGE_FINDS, "spring=copies:1/", "“”" },
  { PAGE_FINDS, "spring=copies:1/copies:1", "each field once" },
  { PAGE_FINDS, "spring=copies:1:2", "“1:2”" },
  { PAGE_FINDS, "spring=copie:1", "copies:, value:" },
  { PAGE_FINDS, "spring=copiess:1", "copies:, value:" },
  { PAGE_FINDS, "spring=value:21", "0 to 20" },
  { PAGE_FINDS, "spring=health:3", "copies:, value:" },
  { PAGE_FINDS, "bomb=value:3", "out of copies:" },
  { PAGE_FINDS, "dont-wanna=value:3", "out of copies:" },
  { PAGE_FINDS, "spring=copies:1|spring=value:2", "each key once" },
  { PAGE_FINDS, "spring=copies:1/value:2/copies:1/value:2/a/b/c/d/e/f", "each field once" },
  { PAGE_BOOMS, "", "a key" },
  { PAGE_BOOMS, "other=health:3", "fat-rat" },
  { PAGE_BOOMS, "spring=health:3", "fat-rat" },
  { PAGE_BOOMS, "=health:3", "fat-rat" },
  { PAGE_BOOMS, "twins=", "copies:, health:, find:, explosives:, passage:" },
  { PAGE_BOOMS, "twins=health:13", "0 to 12" },
  { PAGE_BOOMS, "twins=health:three", "“three”" },
  { PAGE_BOOMS, "twins=find:10", "0 to 9" },
  { PAGE_BOOMS, "twins=explosives:10", "0 to 9" },
  { PAGE_BOOMS, "twins=passage:10", "0 to 9" },
  { PAGE_BOOMS, "twins=passages:1", "passage:" },
  { PAGE_BOOMS, "twins=find:1/find:1", "each field once" },
  { PAGE_BOOMS, "twins=find:1//health:3", "“”" },
  { PAGE_BOOMS, "twins=health:3|twins=health:3", "each key once" },
  { PAGE_BOOMS, "twins=\xe2\x80\xae", "copies:" },
};

static void
test_hostile (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_autoptr (TmBox) box = box_new (2, "");
      g_auto (GStrv) records = *hostile[i].records != '\0'
                                   ? g_strsplit (hostile[i].records, "|", -1)
                                   : g_strdupv ((char *[]) { (char *) "", NULL });
      g_autoptr (GError) error = NULL;

      if (set_page (box, hostile[i].page, (const char *const *) records, &error))
        g_error ("“%s” was accepted", hostile[i].records);
      g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
      if (strstr (error->message, hostile[i].part) == NULL)
        g_error ("“%s”: “%s” has no “%s”", hostile[i].records, error->message, hostile[i].part);
      g_assert_true (g_str_has_prefix (error->message, page_ids[hostile[i].page]));
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (g_utf8_strlen (error->message, -1), <, 500);
    }
}

static void
mutate (TmRandom *random, char *record)
{
  static const char alphabet[] = "01234567?/:-=+, abcdefghinopstv";
  guint32 length = (guint32) strlen (record);

  for (guint n = tm_random_below (random, 3); n > 0 && length > 0; n--)
    record[tm_random_below (random, length)]
        = alphabet[tm_random_below (random, sizeof alphabet - 1)];
}

/* Whether a record is taken; it is spelled the same way ever after. */
static gboolean
take_and_respell (guint page, const char *record)
{
  g_auto (GStrv) spelled = NULL;
  g_auto (GStrv) respelled = NULL;
  g_autoptr (GError) error = NULL;
  CrystalPrinted printed, again;

  crystal_printed_init (&printed);
  crystal_printed_init (&again);
  if (!crystal_printed_take_record (&printed, page, record, &error))
    {
      g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
      return FALSE;
    }
  spelled = crystal_printed_spell (&printed, page);
  crystal_printed_take_records (&again, page, (const char *const *) spelled,
                                g_strv_length (spelled), &error);
  g_assert_no_error (error);
  respelled = crystal_printed_spell (&again, page);
  g_assert_true (g_strv_equal ((const char *const *) spelled, (const char *const *) respelled));
  g_assert_cmpmem (&printed, sizeof printed, &again, sizeof again);
  return TRUE;
}

/* Text that is nearly right: wrong records and right ones with some characters changed. */
static void
test_mutants (void)
{
  GStrv right[CRYSTAL_N_PAGES];
  CrystalPrinted printed;
  TmRandom random;
  guint n_accepted = 0;

  tm_random_init_fast (&random, 11);
  make (&random, &printed);
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    right[page] = crystal_printed_spell (&printed, page);
  for (guint i = 0; i < N_MUTANTS; i++)
    {
      const Hostile *wrong = &hostile[tm_random_below (&random, G_N_ELEMENTS (hostile))];
      guint page = i % 2 == 0 ? wrong->page : tm_random_below (&random, CRYSTAL_N_PAGES);
      guint n_right = g_strv_length (right[page]);
      g_autofree char *record = i % 2 == 0
                                    ? g_strndup (wrong->records, strcspn (wrong->records, "|"))
                                    : g_strdup (right[page][tm_random_below (&random, n_right)]);

      mutate (&random, record);
      n_accepted += take_and_respell (page, record);
    }
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    g_strfreev (right[page]);
  g_test_message ("%u of %u are accepted", n_accepted, N_MUTANTS);
  g_assert_cmpuint (n_accepted, >, N_MUTANTS / 10);
  g_assert_cmpuint (n_accepted, <, N_MUTANTS);
}

/* Drawing from it */

static void
assert_refused (const char *options, const char *id, const char *value, const char *part)
{
  g_autoptr (TmBox) box = box_new (2, options);
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_box_set_option_from_text (box, id, value, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  if (strstr (error->message, part) == NULL)
    g_error ("“%s” has no “%s”", error->message, part);
}

#define SHAPES                                                                            \
  "boom=28:5/8/7/4/4,find=20:4/4/4/4/4,portal=4:0/1/1/1/1,pit=2:0/1/1/0/0,crystal=4:1/1/" \
  "1/1/0,exit=2:1/1/0/0/0"

/* The app draws only from what is told, whichever is said first. */
static void
test_complete (void)
{
  g_autoptr (TmBox) box = NULL;

  assert_refused ("find=app", "find-box", "spring=copies:2", "all 60 are told: 51 are");
  assert_refused ("find-box=spring=copies:2", "find", "app", "all 60 are told: 51 are");
  assert_refused ("find-box=spring=copies:12", "find", "app", "61 are");
  assert_refused ("boom-box=twins=copies:4", "boom", "app", "all 60 are told: 59 are");
  assert_refused ("tile-box=boom=30", "tiles", "app", "all 85 are told: 0 are");
  assert_refused ("tile-box=none=?:5/5/5/5/4," SHAPES, "tiles", "app", "84 are");
  assert_refused ("tile-box=none=?:5/5/5/5/?," SHAPES, "tiles", "app", "80 are");
  assert_refused ("tile-box=none=24:5/5/5/5/5," SHAPES, "tiles", "app", "add up");
  box = box_new (2, "tiles=app tile-box=none=25:5/5/5/5/5," SHAPES
                    " find=app find-box=spring=copies:11 boom-box=twins=copies:5 boom=app");
  g_assert_true (crystal_is_box_complete (box, OPTION_TILES));
  g_assert_true (crystal_is_box_complete (box, OPTION_FIND_BOX));
  g_assert_true (crystal_is_box_complete (box, OPTION_BOOM));
}

/* A row of crystals that is not what every box has. */
static void
test_wrong_rows (void)
{
  assert_refused (
      "tile-box=none=24:5/5/5/5/4,boom=28:5/8/7/4/4,find=20:4/4/4/4/4,portal=4:0/1/1/1/1,"
      "pit=2:0/1/1/0/0,crystal=5:1/1/1/1/1,exit=2:1/1/0/0/0",
      "tiles", "app", "4 crystals");
}

/* Where nothing at all is told, the match is played with what lies on the table, and says so. */
static void
test_fallback (void)
{
  g_autoptr (TmBox) box = box_new (2, "find=app boom=app tiles=app");
  g_autoptr (TmMatch) match = tm_match_new (box);
  const TmTable *table = tm_match_get_table (match);
  TmMove move = { .kind = MOVE_DEAL_SKILLS, .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  guint n_findings;

  g_assert_cmpint (tm_table_get_option (table, OPTION_FIND), ==, TM_SOURCE_TABLE);
  g_assert_cmpint (tm_table_get_option (table, OPTION_BOOM), ==, TM_SOURCE_TABLE);
  g_assert_cmpint (tm_table_get_option (table, OPTION_TILES), ==, TM_SOURCE_TABLE);
  match_read_args (match, "deal-skills", "skills=thief,miner", &move.args);
  tm_game_resolve (game, table, &move, FALSE, resolution);
  tm_resolution_get_findings (resolution, &n_findings);
  g_assert_cmpuint (n_findings, ==, 3);
  g_assert_nonnull (tm_resolution_find (resolution, "box.untold"));
  g_assert_cmpint (tm_resolution_get_grade (resolution), ==, TM_GRADE_NOTE);
}

static guint
count_faces (const TmTable *table, guint zone, guint kind, gint32 face)
{
  return tm_table_count_face (table, tm_table_get_zone (table, zone, TM_NO_SEAT), kind, face);
}

/* Decks and the bag hold what is told. */
static void
test_laid_out (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 13);
  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (TmBox) box = box_new (3, "variant=2-1");
      g_autoptr (TmTable) table = NULL;
      g_autoptr (GError) error = NULL;
      guint n_tiles = 0;

      tell_all (box, &random);
      for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
        {
          static const char *const sources[] = { "tiles", "find", "boom" };

          tm_box_set_option_from_text (box, sources[page], "app", &error);
          g_assert_no_error (error);
        }
      table = tm_table_new (box);
      for (guint find = 0; find < CRYSTAL_N_FINDS; find++)
        g_assert_cmpuint (count_faces (table, ZONE_FIND_DECK, PIECE_FIND, (gint32) find), ==,
                          crystal_get_copies (table, GRID_FIND_BOX, find));
      for (guint monster = 0; monster < CRYSTAL_N_MONSTERS; monster++)
        g_assert_cmpuint (count_faces (table, ZONE_BOOM_DECK, PIECE_BOOM, (gint32) monster), ==,
                          crystal_get_copies (table, GRID_BOOM_BOX, monster));
      for (gint32 face = 0; face < CRYSTAL_N_TILE_FACES; face++)
        {
          gint32 told = tm_table_get_cell (table, GRID_TILE_BOX, TM_NO_SEAT,
                                           (guint) CRYSTAL_FACE_SHAPE (face),
                                           (guint) CRYSTAL_FACE_EVENT (face), 0);

          g_assert_cmpint ((gint32) (count_faces (table, ZONE_BAG, PIECE_TILE, face)
                                     + count_faces (table, ZONE_OUT, PIECE_TILE, face)),
                           ==, told);
          if (CRYSTAL_FACE_EVENT (face) == EVENT_CRYSTAL)
            n_tiles += count_faces (table, ZONE_BAG, PIECE_TILE, face);
        }
      g_assert_cmpuint (n_tiles, ==, 2);
      /* The ordinary tile that leaves too is still among them. */
      g_assert_cmpuint (
          tm_table_count_zone (table, tm_table_get_zone (table, ZONE_BAG, TM_NO_SEAT)), ==,
          CRYSTAL_N_IN_PLAY + 1);
      g_assert_cmpint (tm_table_get_shared (table, COUNTER_BAG), ==, CRYSTAL_N_IN_PLAY);
      g_assert_cmpint (tm_table_get_shared (table, COUNTER_OUT), ==, 1);
    }
}

/* Telling */

static void
assert_told (TmMatch *match, guint page, const char *expected)
{
  g_auto (GStrv) listed = tm_printed_list (tm_match_get_table (match), page);
  g_autofree char *found = g_strjoinv ("|", listed);

  g_assert_cmpstr (found, ==, expected);
}

/* The id of the only note, "" for none. */
static const char *
find_note (TmMatch *match, const char *kind, const char *text)
{
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, text, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  g_assert_cmpuint (n_findings, <=, 1);
  return n_findings == 0 ? "" : findings[0].id;
}

static void
test_teach (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "teach-tiles", "event=boom sum=29 shapes=5,10,?,4,2");
  match_record (match, "teach-tiles", "event=find sum=20");
  match_record (match, "teach-tiles", "event=none shapes=1,2,3,4,5");
  assert_told (match, PAGE_TILES, "none=?:1/2/3/4/5|boom=29:5/10/?/4/2|find=20");
  match_record (match, "teach-find", "card=spring copies=2 value=3");
  match_record (match, "teach-find", "card=bomb copies=0 value=7");
  assert_told (match, PAGE_FINDS, "bomb=copies:0|spring=copies:2/value:3");
  match_record (match, "teach-boom", "monster=cockroach copies=3 health=2");
  match_record (match, "teach-boom", "monster=twins find=1 explosives=0 passage=2");
  assert_told (match, PAGE_BOOMS,
               "twins=find:1/explosives:0/passage:2|cockroach=copies:3/health:2");
  match_record (match, "teach-find", "card=spring");
  match_record (match, "teach-tiles", "event=find sum=?");
  assert_told (match, PAGE_FINDS, "bomb=copies:0");
  assert_told (match, PAGE_TILES, "none=?:1/2/3/4/5|boom=29:5/10/?/4/2");
}

static void
test_notes (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  g_assert_cmpstr (find_note (match, "teach-tiles", "event=crystal sum=4"), ==, "");
  g_assert_cmpstr (find_note (match, "teach-tiles", "event=crystal sum=5"), ==, "box.differs");
  g_assert_cmpstr (find_note (match, "teach-tiles", "event=exit shapes=1,1,1,0,0"), ==,
                   "box.differs");
  g_assert_cmpstr (find_note (match, "teach-tiles", "event=boom sum=5"), ==, "");
  g_assert_cmpstr (find_note (match, "teach-boom", "monster=twins health=3"), ==, "");
  g_assert_cmpstr (find_note (match, "teach-boom", "monster=twins health=4"), ==, "box.differs");
  g_assert_cmpstr (find_note (match, "teach-boom", "monster=cockroach health=4"), ==, "");
  g_assert_cmpstr (find_note (match, "teach-boom", "monster=other health=4"), ==, "box.unnamed");
  match_record (match, "teach-find", "card=spring copies=2");
  g_assert_cmpstr (find_note (match, "teach-find", "card=spring copies=2 value=4"), ==, "");
  g_assert_cmpstr (find_note (match, "teach-find", "card=spring copies=1"), ==, "box.differs");
}

/* Every entry records what it shows. */
static void
test_entries (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = NULL;
  TmRandom random;

  tm_random_init_fast (&random, 17);
  tell_all (box, &random);
  match = tm_match_new (box);
  for (guint page = 0; page < CRYSTAL_N_PAGES; page++)
    {
      g_auto (GStrv) before = tm_printed_list (tm_match_get_table (match), page);
      g_auto (GStrv) after = NULL;
      g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
      guint n_known, n_values;

      for (guint i = 0; i < game->printed->count_entries (tm_match_get_table (match), page); i++)
        {
          TmMove move = { .note = -1 };
          g_autoptr (GError) error = NULL;
          TmPrintedEntry entry;

          game->printed->get_entry (tm_match_get_table (match), page, i, &entry);
          g_assert_cmpuint (entry.n_known, ==, entry.n_values);
          move.kind = entry.move;
          tm_args_copy (&move.args, &entry.args);
          tm_match_record (match, &move, NULL, &error);
          g_assert_no_error (error);
        }
      after = tm_printed_list (tm_match_get_table (match), page);
      g_assert_true (g_strv_equal ((const char *const *) before, (const char *const *) after));
      game->printed->report (tm_match_get_table (match), page, remarks, &n_known, &n_values);
      g_assert_cmpuint (remarks->len, ==, 0);
      g_assert_cmpuint (n_known, ==, n_values);
    }
}

static guint
count_remarks (const char *options, guint page)
{
  g_autoptr (TmBox) box = box_new (2, options);
  g_autoptr (TmTable) table = tm_table_new (box);
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  guint n_known, n_values;

  game->printed->report (table, page, remarks, &n_known, &n_values);
  g_assert_cmpuint (n_known, <=, n_values);
  return remarks->len;
}

static void
test_report (void)
{
  g_assert_cmpuint (count_remarks ("", PAGE_TILES), ==, 0);
  g_assert_cmpuint (count_remarks ("", PAGE_FINDS), ==, 0);
  g_assert_cmpuint (count_remarks ("", PAGE_BOOMS), ==, 0);
  g_assert_cmpuint (count_remarks ("tile-box=boom=30", PAGE_TILES), ==, 0);
  g_assert_cmpuint (count_remarks ("tile-box=boom=30:1/1/1/1/1", PAGE_TILES), ==, 1);
  g_assert_cmpuint (count_remarks ("tile-box=crystal=3", PAGE_TILES), ==, 1);
  g_assert_cmpuint (count_remarks ("tile-box=boom=40,find=40", PAGE_TILES), ==, 1);
  g_assert_cmpuint (count_remarks ("tile-box=boom=20,find=20,none=30", PAGE_TILES), ==, 1);
  g_assert_cmpuint (count_remarks ("tile-box=boom=20,find=20,none=33", PAGE_TILES), ==, 0);
  g_assert_cmpuint (count_remarks ("find-box=bomb=copies:11", PAGE_FINDS), ==, 0);
  g_assert_cmpuint (count_remarks ("find-box=bomb=copies:12", PAGE_FINDS), ==, 1);
  g_assert_cmpuint (count_remarks ("find-box=bomb=copies:2", PAGE_FINDS), ==, 1);
  g_assert_cmpuint (count_remarks ("boom-box=bats=copies:5/health:3", PAGE_BOOMS), ==, 1);
}

static void
test_tables (void)
{
  g_autoptr (GError) error = NULL;

  tm_game_check (game, &error);
  g_assert_no_error (error);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  match_find_game ("black-crystal");
#define TEST(path, function) g_test_add_func ("/games/black-crystal/box/" path, function)
  TEST ("tables", test_tables);
  TEST ("round-trip", test_round_trip);
  TEST ("untold", test_untold);
  TEST ("told", test_told);
  TEST ("hostile", test_hostile);
  TEST ("mutants", test_mutants);
  TEST ("complete", test_complete);
  TEST ("wrong-rows", test_wrong_rows);
  TEST ("fallback", test_fallback);
  TEST ("laid-out", test_laid_out);
  TEST ("teach", test_teach);
  TEST ("notes", test_notes);
  TEST ("entries", test_entries);
  TEST ("report", test_report);
  return g_test_run ();
}
