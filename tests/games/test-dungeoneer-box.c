/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer, "Your box": how what is printed on cards is spelled, read, told and shown. */

#include "dungeoneer/dungeoneer-printed.h"
#include "game-match.h"

#include <locale.h>
#include <string.h>

#define N_BOXES 300
#define N_TABLES 300
#define N_MUTANTS 20000
#define N_CHANGES 120

/* Boxes */

static const char *
get_page_id (guint page)
{
  return game->options[dungeoneer_page_specs[page].option].param.id;
}

static gboolean
set_page (TmBox *box, guint page, const char *const *records, GError **error)
{
  return tm_box_set_option (box, get_page_id (page), g_variant_new_strv (records, -1), error);
}

static void
tell_page (TmBox *box, guint page, const char *const *records)
{
  g_autoptr (GError) error = NULL;

  set_page (box, page, records, &error);
  g_assert_no_error (error);
}

static GStrv
sample_page (TmRandom *random, guint page)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  dungeoneer_sample_records (random, page, builder);
  return g_strv_builder_end (builder);
}

/* A box in which everything is told. */
static void
tell_all (TmBox *box, TmRandom *random)
{
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      g_auto (GStrv) records = sample_page (random, page);

      tell_page (box, page, (const char *const *) records);
    }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void
assert_same (GStrv found, GStrv expected)
{
  qsort (found, g_strv_length (found), sizeof (char *), compare);
  qsort (expected, g_strv_length (expected), sizeof (char *), compare);
  for (guint i = 0; found[i] != NULL || expected[i] != NULL; i++)
    {
      g_assert_cmpstr (found[i], ==, expected[i]);
      if (found[i] == NULL)
        break;
    }
}

/* What is spelled is what a table knows, and a table spells what it was told. */
static void
test_round_trip (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 7);
  for (guint i = 0; i < N_BOXES; i++)
    {
      g_autoptr (TmBox) box = box_new (2, "");
      g_autoptr (TmTable) table = NULL;
      GStrv told[DUNGEONEER_N_PAGES];

      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        {
          told[page] = sample_page (&random, page);
          tell_page (box, page, (const char *const *) told[page]);
        }
      table = tm_table_new (box);
      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        {
          g_auto (GStrv) listed = tm_printed_list (table, page);

          assert_same (listed, told[page]);
          g_strfreev (told[page]);
        }
    }
}

/* Anything that can be set by hand, the texts included. */
static void
scramble (TmRandom *random, TmResolution *resolution, guint page)
{
  static const char *const texts[]
      = { "a helmet, or two",    " x  ",        "a\nb\tc", "", ",,,", "=1,2",
          "Скелет на корточках", "\xe2\x80\x8e" };
  const TmTable *table = tm_resolution_get_table (resolution);
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  const TmLayerSpec *layers = game->kit->grids[spec->grid].layers;

  for (guint i = 0; i < N_CHANGES; i++)
    {
      guint layer = tm_random_below (random, spec->n_fields);
      guint face = tm_random_below (random, dungeoneer_count_known_faces (table, page));
      gint32 value = layers[layer].is_text
                         ? tm_box_intern (tm_table_get_box (table),
                                          texts[tm_random_below (random, G_N_ELEMENTS (texts))])
                         : layers[layer].min
                               + (gint32) tm_random_below (
                                   random, (guint32) (layers[layer].max - layers[layer].min) + 1);

      tm_resolution_set_cell (resolution, spec->grid, TM_NO_SEAT, layer, face, 0, value);
    }
}

/* Whatever lies on a table is spelled so that it can be read, and is the same on the next table. */
static void
test_any_table (void)
{
  TmRandom random;

  tm_random_init_fast (&random, 9);
  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autoptr (TmBox) box = box_new (2, "");
      g_autoptr (TmBox) again = box_new (2, "");
      g_autoptr (TmTable) table = NULL;
      g_autoptr (TmTable) next = NULL;
      g_autoptr (TmResolution) resolution = NULL;

      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        {
          gint32 face;

          tm_box_add_face (box, dungeoneer_page_specs[page].kind, "  Goblin   King ", &face, NULL);
        }
      table = tm_table_new (box);
      resolution = tm_resolution_new (box);
      tm_resolution_reset (resolution, table, FALSE);
      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        scramble (&random, resolution, page);
      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        {
          g_auto (GStrv) listed = tm_printed_list (tm_resolution_get_table (resolution), page);

          tell_page (again, page, (const char *const *) listed);
        }
      next = tm_table_new (again);
      for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
        {
          g_auto (GStrv) listed = tm_printed_list (tm_resolution_get_table (resolution), page);
          g_auto (GStrv) relisted = tm_printed_list (next, page);

          assert_same (relisted, listed);
        }
    }
}

static void
test_untold (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmTable) table = tm_table_new (box);

  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      g_auto (GStrv) listed = tm_printed_list (table, page);

      g_assert_null (listed[0]);
    }
  g_assert_true (dungeoneer_is_complete (table, PIECE_HERO));
  g_assert_false (dungeoneer_is_complete (table, PIECE_LOCATION));
  g_assert_cmpint (dungeoneer_get_printed (table, GRID_HEROES, HERO_RODERICK, HERO_HEALTH), ==,
                   DUNGEONEER_UNTOLD);
}

static gint32
find_face (const TmTable *table, guint kind, const char *name)
{
  return tm_box_find_face (tm_table_get_box (table), kind, name);
}

static gint32
get_printed (const TmTable *table, guint page, const char *name, guint layer)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];

  return dungeoneer_get_printed (table, spec->grid, find_face (table, spec->kind, name), layer);
}

/* Records are spelled as the head of dungeoneer-fields.c says. */
static void
test_told (void)
{
  static const char *const heroes[]
      = { "Лорел Аланус=6,2,3,1,2,3,4,0,1,2,2,2,3,3,4,2,yes,Pays 2, then strikes", NULL };
  static const char *const locations[]
      = { "Crypt=room,no,3,2,owbl,,,speed:5,melee:4,danger,2,yes,1,", NULL };
  static const char *const quests[]
      = { "Lost ring=search,,Crypt,,,6,,,,,,1,2,,1,",
          "maiden=influence,escort,Crypt,Old well,,,,,,,,1,,,1,", NULL };
  static const char *const adventures[] = {
    "Goblin=encounter,misdeeds,monster,X,2,1,3,0,2,melee+speed,2,,,magic:4,,,,,,,undead,Bites, hard",
    "Rucksack=treasure,feats,permanent,3,1,,,,,,,,,,1,-1,,,2,warp+several,bag,", NULL
  };
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmTable) table = NULL;
  gint32 effect;

  tell_page (box, PAGE_HEROES, heroes);
  tell_page (box, PAGE_LOCATIONS, locations);
  tell_page (box, PAGE_QUESTS, quests);
  tell_page (box, PAGE_ADVENTURES, adventures);
  /* Names have their numbers before a table is laid: the moves of a file are read first. */
  g_assert_cmpint (tm_box_find_face (box, PIECE_ADVENTURE, "Rucksack"), ==, N_ADVENTURE_FACES + 1);
  g_assert_cmpint (tm_box_find_face (box, PIECE_LOCATION, "Old well"), ==, N_LOCATION_FACES + 1);
  table = tm_table_new (box);

  g_assert_cmpint (get_printed (table, PAGE_HEROES, "Лорел Аланус", HERO_STATS + 3), ==, 4);
  g_assert_cmpint (get_printed (table, PAGE_HEROES, "Лорел Аланус", HERO_ONCE), ==, 1);
  effect = get_printed (table, PAGE_HEROES, "Лорел Аланус", HERO_EFFECT);
  g_assert_cmpstr (tm_box_get_string (box, effect), ==, "Pays 2, then strikes");

  g_assert_cmpint (get_printed (table, PAGE_LOCATIONS, "Crypt", LOCATION_EXITS), ==,
                   EXIT_OPEN | EXIT_WALL << 3 | EXIT_LOCKED << 6 | EXIT_TRAPPED << 9);
  g_assert_cmpint (get_printed (table, PAGE_LOCATIONS, "Crypt", LOCATION_TEST_S), ==,
                   DUNGEONEER_TEST (STAT_SPEED, 5));
  g_assert_cmpint (get_printed (table, PAGE_LOCATIONS, "Crypt", LOCATION_HAZARD_TEST), ==,
                   DUNGEONEER_TEST (-1, 2));

  g_assert_cmpint (get_printed (table, PAGE_QUESTS, "Lost ring", QUEST_PLACE), ==,
                   find_face (table, PIECE_LOCATION, "Crypt"));
  g_assert_cmpint (get_printed (table, PAGE_QUESTS, "maiden", QUEST_PLACE_2), ==,
                   find_face (table, PIECE_LOCATION, "Old well"));

  g_assert_cmpint (get_printed (table, PAGE_ADVENTURES, "Goblin", ADVENTURE_COST), ==,
                   DUNGEONEER_COST_X);
  g_assert_cmpint (get_printed (table, PAGE_ADVENTURES, "Goblin", ADVENTURE_FORMS), ==,
                   1 << STAT_MELEE | 1 << STAT_SPEED);
  g_assert_cmpint (get_printed (table, PAGE_ADVENTURES, "Rucksack", ADVENTURE_ADD_TREASURES), ==,
                   2);
  g_assert_cmpint (get_printed (table, PAGE_ADVENTURES, "Rucksack", ADVENTURE_ADD_MAGIC), ==, -1);
  g_assert_cmpint (get_printed (table, PAGE_ADVENTURES, "Rucksack", ADVENTURE_FLAGS), ==,
                   ADVENTURE_WARP | ADVENTURE_SEVERAL);
}

/* Hostile text */

typedef struct
{
  DungeoneerPage page;
  const char *records;
  const char *part;
} Hostile;

#define TEN "xxxxxxxxxx"
#define FIFTY TEN TEN TEN TEN TEN
#define LONG FIFTY FIFTY FIFTY FIFTY TEN
#define HUGE LONG LONG LONG LONG LONG LONG LONG LONG LONG LONG

/* Records of one page, with "|" between them, and what the message says of the wrong one. */
static const Hostile hostile[] = {
  { PAGE_HEROES, "", "a key" },
  { PAGE_HEROES, "roderick", "a key" },
  { PAGE_HEROES, "=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, " roderick=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, "rode  rick=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, "a,b=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, "a;b=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, "a\nb=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, TEN TEN TEN TEN "x=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES,
    "a\xe2\x80\xae"
    "b=6,,,,,,,,,,,,,,,,,",
    "1 to 40" },
  { PAGE_HEROES, "e\xcc\x81=6,,,,,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_HEROES, "roderick=", "exactly 18" },
  { PAGE_HEROES, "roderick=6", "exactly 18" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,", "exactly 18" },
  { PAGE_HEROES, "roderick=,,,,,,,,,,,,,,,,,", "at least one" },
  { PAGE_HEROES, "roderick=0,,,,,,,,,,,,,,,,,", "1 to 99" },
  { PAGE_HEROES, "roderick=100,,,,,,,,,,,,,,,,,", "1 to 99" },
  { PAGE_HEROES, "roderick=06,,,,,,,,,,,,,,,,,", "“06”" },
  { PAGE_HEROES, "roderick=+6,,,,,,,,,,,,,,,,,", "“+6”" },
  { PAGE_HEROES, "roderick= 6,,,,,,,,,,,,,,,,,", "“ 6”" },
  { PAGE_HEROES, "roderick=?,,,,,,,,,,,,,,,,,", "“?”" },
  { PAGE_HEROES, "roderick=,-1,,,,,,,,,,,,,,,,", "0 to 99" },
  { PAGE_HEROES, "roderick=,,,,,,,,,,,,,,,,maybe,", "yes or no" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,, x", "1 to 200" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,,x\ny", "1 to 200" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,," LONG, "1 to 200" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,," HUGE, "2000 bytes" },
  { PAGE_HEROES, "roderick=6,,,,,,,,,,,,,,,,,|roderick=5,,,,,,,,,,,,,,,,,", "each key once" },
  { PAGE_LOCATIONS, "bend=cave,,,,,,,,,,,,,", "room, tunnel" },
  { PAGE_LOCATIONS, "bend=,,,,ooo,,,,,,,,,", "each o, w" },
  { PAGE_LOCATIONS, "bend=,,,,ooox,,,,,,,,,", "each o, w" },
  { PAGE_LOCATIONS, "bend=,,,,uuuu,,,,,,,,,", "each o, w" },
  { PAGE_LOCATIONS, "bend=,,,,,luck:4,,,,,,,,", "speed:5" },
  { PAGE_LOCATIONS, "bend=,,,,,speed:,,,,,,,,", "speed:5" },
  { PAGE_LOCATIONS, "bend=,,,,,speed:0,,,,,,,,", "speed:5" },
  { PAGE_LOCATIONS, "bend=,,,,,speed:31,,,,,,,,", "speed:5" },
  { PAGE_LOCATIONS, "bend=,,,,,:4,,,,,,,,", "speed:5" },
  { PAGE_LOCATIONS, "bend=,,,,,,,,,,,,23,", "0 to 22" },
  { PAGE_QUESTS, "maiden=chase,,,,,,,,,,,,,,,", "influence" },
  { PAGE_QUESTS, "maiden=,,a;b,,,,,,,,,,,,,", "1 to 40" },
  { PAGE_QUESTS, "maiden=,,,,,31,,,,,,,,,,", "0 to 30" },
  { PAGE_QUESTS, "maiden=,,,,,,,,,,speed+melee,,,,,", "in this order" },
  { PAGE_QUESTS, "maiden=,,,,,,,,,,melee+melee,,,,,", "in this order" },
  { PAGE_QUESTS, "maiden=,,,,,,,,,,level,,,,,", "melee, magic, speed" },
  { PAGE_QUESTS, "maiden=,,,,,,,,,,+melee,,,,,", "in this order" },
  { PAGE_QUESTS, "maiden=,,,,,,,,,,,5,,,,", "0 to 4" },
  { PAGE_ADVENTURES, "legion=curse,,,,,,,,,,,,,,,,,,,,,", "boon, treasure" },
  { PAGE_ADVENTURES, "legion=,,,x,,,,,,,,,,,,,,,,,,", "or X" },
  { PAGE_ADVENTURES, "legion=,,,-2,,,,,,,,,,,,,,,,,,", "or X" },
  { PAGE_ADVENTURES, "legion=,,,,61,,,,,,,,,,,,,,,,,", "0 to 60" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,10,,,,,,,,,,,", "0 to 9" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,0,,,,,,,", "-9 to 9" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,+1,,,,,,,", "-9 to 9" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,-0,,,,,,,", "-9 to 9" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,-10,,,,,,,", "-9 to 9" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,,,,,,none,,", "warp, shift" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,,,,,,shift+warp,,", "in this order" },
  { PAGE_ADVENTURES, "legion=,,,,,,,,,,,,,,,,,,,," FIFTY ",", "1 to 40" },
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
      g_assert_true (g_str_has_prefix (error->message, get_page_id (hostile[i].page)));
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

static void
mutate (TmRandom *random, char *record)
{
  static const char alphabet[] = "0123456789,,,,:+-= oxwbluX;yesnomagicspd";
  guint32 length = (guint32) strlen (record);

  for (guint n = tm_random_below (random, 3); n > 0 && length > 0; n--)
    record[tm_random_below (random, length)]
        = alphabet[tm_random_below (random, sizeof alphabet - 1)];
}

/* Whether a record is taken; then it is spelled as it was written. */
static gboolean
take_and_respell (guint page, const char *text)
{
  g_auto (DungeoneerRecord) record = { 0 };
  g_autofree char *spelled = NULL;
  g_autoptr (GError) error = NULL;

  if (!dungeoneer_record_read (page, text, &record, &error))
    {
      g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
      return FALSE;
    }
  spelled = dungeoneer_record_dup (page, &record);
  g_assert_cmpstr (spelled, ==, text);
  return TRUE;
}

/* Text that is nearly right: every record that is taken has this one spelling. */
static void
test_mutants (void)
{
  GStrv right[DUNGEONEER_N_PAGES];
  TmRandom random;
  guint n_accepted = 0;

  tm_random_init_fast (&random, 11);
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    right[page] = sample_page (&random, page);
  for (guint i = 0; i < N_MUTANTS; i++)
    {
      const Hostile *wrong = &hostile[tm_random_below (&random, G_N_ELEMENTS (hostile))];
      guint page = i % 2 == 0 ? wrong->page : tm_random_below (&random, DUNGEONEER_N_PAGES);
      guint n_right = g_strv_length (right[page]);
      g_autofree char *record = i % 2 == 0
                                    ? g_strndup (wrong->records, strcspn (wrong->records, "|"))
                                    : g_strdup (right[page][tm_random_below (&random, n_right)]);

      mutate (&random, record);
      n_accepted += take_and_respell (page, record) ? 1 : 0;
    }
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    g_strfreev (right[page]);
  g_test_message ("%u of %u are accepted", n_accepted, N_MUTANTS);
  g_assert_cmpuint (n_accepted, >, N_MUTANTS / 10);
  g_assert_cmpuint (n_accepted, <, N_MUTANTS);
}

/* Names have columns: those of the rulebook, and so many others. */
static void
test_too_many_names (void)
{
  guint n_own = DUNGEONEER_MAX_HERO_FACES - N_HERO_FACES;
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) records = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= n_own; i++)
    {
      g_autofree char *record = g_strdup_printf ("Hero %u=6,,,,,,,,,,,,,,,,,", i);

      g_strv_builder_add (builder, record);
    }
  records = g_strv_builder_end (builder);
  g_assert_false (set_page (box, PAGE_HEROES, (const char *const *) records, &error));
  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
  g_assert_nonnull (strstr (error->message, "at most 16"));
  g_clear_pointer (&records[n_own], g_free);
  tell_page (box, PAGE_HEROES, (const char *const *) records);
}

/* Names */

static gboolean
is_name (const char *name)
{
  gint32 payload[TM_FACE_PAYLOAD];
  g_autofree char *shown = NULL;

  return dungeoneer_parse_face (PIECE_ADVENTURE, name, payload, &shown, NULL);
}

static void
test_names (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  gint32 face, again;

  g_assert_true (is_name ("legion"));
  g_assert_true (is_name ("Скелет на корточках"));
  g_assert_true (is_name ("1"));
  g_assert_true (is_name (TEN TEN TEN TEN));
  g_assert_false (is_name (TEN TEN TEN TEN "x"));
  g_assert_false (is_name (""));
  g_assert_false (is_name ("a,b"));
  g_assert_false (is_name ("a=b"));
  g_assert_false (is_name ("a;b"));
  g_assert_false (is_name ("a\nb"));
  g_assert_false (is_name (" a"));
  g_assert_false (is_name ("\xff"));
  g_assert_true (tm_box_add_face (box, PIECE_ADVENTURE, " Goblin  King ", &face, NULL));
  g_assert_true (tm_box_add_face (box, PIECE_ADVENTURE, "Goblin King", &again, NULL));
  g_assert_cmpint (face, ==, again);
}

/* Drawing from it */

static void
test_complete (void)
{
  TmRandom random;
  g_autoptr (TmBox) box
      = box_new (2, "source.locations=app source.quests=app source.adventure=app");
  g_autoptr (TmBox) poor = box_new (2, "source.quests=app");
  static const char *const quests[] = { "maiden=,,,,,,,,,,,,,,13,", NULL };
  g_autoptr (TmTable) table = NULL;
  g_autoptr (TmTable) bare = tm_table_new (poor);
  g_autoptr (GError) error = NULL;

  tm_random_init_fast (&random, 13);
  tell_all (box, &random);
  table = tm_table_new (box);
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    g_assert_true (dungeoneer_is_complete (table, dungeoneer_page_specs[page].kind));
  g_assert_cmpint (tm_table_get_option (table, OPTION_ADVENTURE), ==, TM_SOURCE_APP);
  g_assert_cmpint (tm_table_get_option (bare, OPTION_QUESTS), ==, TM_SOURCE_TABLE);
  g_assert_false (set_page (poor, PAGE_QUESTS, quests, &error));
  g_assert_nonnull (strstr (error->message, "all 14 are told: 13 are"));
}

/* Telling */

static void
assert_told (TmMatch *match, guint page, const char *expected)
{
  g_auto (GStrv) listed = tm_printed_list (tm_match_get_table (match), page);
  g_autofree char *found = g_strjoinv ("|", listed);

  g_assert_cmpstr (found, ==, expected);
}

/* The ids of what is remarked on a move. */
static char *
dup_findings (TmMatch *match, const char *kind, const char *text)
{
  TmMove move = { .kind = (guint) tm_game_find_move (game, kind), .note = -1 };
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  g_autoptr (GString) ids = g_string_new (NULL);
  const TmFinding *findings;
  guint n_findings;

  match_read_args (match, kind, text, &move.args);
  tm_game_resolve (game, tm_match_get_table (match), &move, TRUE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (ids, i > 0 ? ",%s" : "%s", findings[i].id);
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
assert_findings (TmMatch *match, const char *kind, const char *text, const char *expected)
{
  g_autofree char *found = dup_findings (match, kind, text);

  g_assert_cmpstr (found, ==, expected);
}

/* What is left out stays; "?" is not known any more. */
static void
test_teach (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "teach-hero", "card=kron health=6 melee=1,3,5,6 cost=2 once=yes");
  match_record (match, "teach-hero", "card=kron speed=2,?,4 effect=Strikes");
  assert_told (match, PAGE_HEROES, "kron=6,,,1,3,5,6,,,,,2,,4,,2,yes,Strikes");
  match_record (match, "teach-hero", "card=kron melee=?,2 cost=? effect=");
  assert_told (match, PAGE_HEROES, "kron=6,,,,2,5,6,,,,,2,,4,,,yes,");

  match_record (match, "teach-location",
                "card=Crypt type=room peril=3 glory=2 exits=owbl stats=speed,speed,speed,melee "
                "threats=3,3,5,4 copies=1");
  assert_told (match, PAGE_LOCATIONS, "Crypt=room,,3,2,owbl,,,speed:5,melee:4,,,,1,");
  match_record (match, "teach-location", "card=Crypt threats=?,?,6 hazard=danger hazard_threat=2");
  assert_told (match, PAGE_LOCATIONS, "Crypt=room,,3,2,owbl,,,speed:6,melee:4,danger,2,,1,");
  match_record (match, "teach-location", "card=Crypt exits=owwl ban=yes");
  assert_told (match, PAGE_LOCATIONS, "Crypt=room,,3,2,owwl,,,,melee:4,danger,2,yes,1,");

  match_record (match, "teach-quest",
                "card=maiden category=influence category_2=escort place=Crypt place_2=Well");
  assert_told (match, PAGE_QUESTS, "maiden=influence,escort,Crypt,Well,,,,,,,,,,,,");
  match_record (match, "teach-quest", "card=maiden category_2=none place_2=? threat=5");
  assert_told (match, PAGE_QUESTS, "maiden=influence,,Crypt,,5,,,,,,,,,,,");

  match_record (match, "teach-adventure",
                "card=Goblin class=encounter duration=monster cost=X health=2 melee=3 "
                "forms=speed,melee hits=2 stat=magic threat=4 type=undead copies=2");
  match_record (match, "teach-adventure", "card=Goblin adds=1,-1 limits=0,2 shift=yes");
  assert_told (
      match, PAGE_ADVENTURES,
      "Goblin=encounter,,monster,X,2,2,3,,,melee+speed,2,,,magic:4,1,-1,,,2,shift,undead,");
  match_record (match, "teach-adventure", "card=Goblin cost=3 shift=no adds=?,? limits=0,0");
  assert_told (match, PAGE_ADVENTURES,
               "Goblin=encounter,,monster,3,2,2,3,,,melee+speed,2,,,magic:4,,,,,,,undead,");
}

/* A card that is not in the box: of the rulebook's that is known, of others nothing. */
static void
test_missing (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "teach-adventure", "card=Gobblin class=encounter cost=3 copies=2");
  match_record (match, "teach-adventure", "card=legion class=encounter cost=3 copies=1");
  match_record (match, "teach-adventure", "card=Gobblin copies=0");
  match_record (match, "teach-adventure", "card=legion copies=0");
  assert_told (match, PAGE_ADVENTURES, "legion=,,,,0,,,,,,,,,,,,,,,,,");
}

static void
test_findings (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  assert_findings (match, "teach-hero", "card=kron health=6", "");
  assert_findings (match, "teach-hero", "card=kron", "nothing-told");
  match_record (match, "teach-hero", "card=kron health=6");
  assert_findings (match, "teach-hero", "card=kron health=6 boons=4", "");
  assert_findings (match, "teach-hero", "card=kron health=7", "box.differs");
  assert_findings (match, "teach-hero", "card=kron health=?", "box.differs");
  assert_findings (match, "teach-location", "card=bend exits=oobo threats=?,?,5", "half-check");
  assert_findings (match, "teach-location", "card=bend exits=oobo stats=?,?,speed threats=?,?,5",
                   "");
  assert_findings (match, "teach-location", "card=bend copies=22", "");
  match_record (match, "teach-location", "card=bend copies=20");
  assert_findings (match, "teach-location", "card=corner copies=2", "");
  assert_findings (match, "teach-location", "card=corner copies=3", "too-many");
  assert_findings (match, "teach-location", "card=bend copies=22", "box.differs");
  assert_findings (match, "teach-adventure", "card=legion type=a\\,b", "text");
  assert_findings (match, "teach-adventure", "card=legion effect=" LONG, "text");
  for (guint i = 0; i < DUNGEONEER_N_HEROES - 1; i++)
    {
      g_autofree char *text = g_strdup_printf ("card=Hero-%u health=5", i);

      match_record (match, "teach-hero", text);
    }
  assert_findings (match, "teach-hero", "card=Hero-9 health=5", "too-many");
  for (guint i = 6; i < 16; i++)
    {
      g_autofree char *text = g_strdup_printf ("card=Hero-%u", i);

      g_free (dup_findings (match, "teach-hero", text));
    }
  assert_findings (match, "teach-hero", "card=Hero-16 health=5", "too-many-names");
}

/* Entries */

static void
record_entry (TmMatch *match, const TmPrintedEntry *entry)
{
  TmMove move = { .kind = entry->move, .note = -1 };
  g_autoptr (GError) error = NULL;

  tm_args_copy (&move.args, &entry->args);
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
}

/* Every entry records what it shows, and after them all comes a new one. */
static void
test_entries (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = NULL;
  TmRandom random;

  tm_random_init_fast (&random, 17);
  tell_all (box, &random);
  match = tm_match_new (box);
  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      const TmTable *table = tm_match_get_table (match);
      g_auto (GStrv) before = tm_printed_list (table, page);
      guint n_entries = game->printed->count_entries (table, page);
      g_auto (GStrv) after = NULL;
      g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
      TmPrintedEntry entry;
      guint n_known, n_values;

      for (guint i = 0; i + 1 < n_entries; i++)
        {
          game->printed->get_entry (tm_match_get_table (match), page, i, &entry);
          g_assert_false (entry.is_suggested);
          g_assert_cmpuint (entry.fixed, ==, 1);
          g_assert_cmpuint (entry.n_known, <=, entry.n_values);
          record_entry (match, &entry);
        }
      game->printed->get_entry (tm_match_get_table (match), page, n_entries - 1, &entry);
      g_assert_cmpuint (entry.fixed, ==, 0);
      g_assert_false (tm_args_has (&entry.args, 0));
      after = tm_printed_list (tm_match_get_table (match), page);
      assert_same (after, before);
      game->printed->report (tm_match_get_table (match), page, remarks, &n_known, &n_values);
      g_assert_cmpuint (remarks->len, ==, 0);
      g_assert_cmpuint (n_known, ==, n_values);
    }
}

/* Suggestions are told by nobody until they are saved. */
static void
test_suggestions (void)
{
  static const guint n_suggested[DUNGEONEER_N_PAGES] = {
    [PAGE_HEROES] = 2,
    [PAGE_LOCATIONS] = 6,
    [PAGE_QUESTS] = 3,
    [PAGE_ADVENTURES] = 3,
  };
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  for (guint page = 0; page < DUNGEONEER_N_PAGES; page++)
    {
      guint n_entries = game->printed->count_entries (tm_match_get_table (match), page);
      guint n = 0;

      assert_told (match, page, "");
      for (guint i = 0; i + 1 < n_entries; i++)
        {
          TmPrintedEntry entry;

          game->printed->get_entry (tm_match_get_table (match), page, i, &entry);
          g_assert_cmpuint (entry.n_known, ==, 0);
          if (!entry.is_suggested)
            continue;
          record_entry (match, &entry);
          game->printed->get_entry (tm_match_get_table (match), page, i, &entry);
          g_assert_false (entry.is_suggested);
          g_assert_cmpuint (entry.n_known, >, 0);
          n++;
        }
      g_assert_cmpuint (n, ==, n_suggested[page]);
    }
  g_assert_cmpint (
      get_printed (tm_match_get_table (match), PAGE_HEROES, "roderick", HERO_STATS + 1), ==, 2);
}

static guint
count_remarks (guint page, const char *record)
{
  g_autoptr (TmBox) box = box_new (2, "");
  const char *const records[] = { record, NULL };
  g_autoptr (TmTable) table = NULL;
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  guint n_known, n_values;

  if (record != NULL)
    tell_page (box, page, records);
  table = tm_table_new (box);
  game->printed->report (table, page, remarks, &n_known, &n_values);
  g_assert_cmpuint (n_known, <=, n_values);
  return remarks->len;
}

static void
test_report (void)
{
  g_assert_cmpuint (count_remarks (PAGE_LOCATIONS, NULL), ==, 0);
  g_assert_cmpuint (count_remarks (PAGE_LOCATIONS, "bend=,,,,,,,,,,,,22,"), ==, 0);
  g_assert_cmpuint (count_remarks (PAGE_LOCATIONS, "bend=,,,,,,,,,,,,21,"), ==, 1);
  g_assert_cmpuint (count_remarks (PAGE_LOCATIONS, "bend=,,2,,,,,,,,,,,"), ==, 1);
  g_assert_cmpuint (count_remarks (PAGE_HEROES, "kron=6,,,,,,,,,,,,,,,,,"), ==, 1);
}

/* Heroes in play have what is told of their cards. */
static void
test_hero_in_play (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);

  match_record (match, "deal-hero", "seat=0 hero=kron");
  match_record (match, "deal-hero", "seat=1 hero=roderick");
  match_record (match, "teach-hero", "card=kron health=8 boons=4 treasures=1");
  g_assert_cmpint (match_get (match, "health", 0), ==, 8);
  g_assert_cmpint (match_get (match, "max_health", 0), ==, 8);
  g_assert_cmpint (match_get (match, "boon_limit", 0), ==, 4);
  g_assert_cmpint (match_get (match, "treasure_limit", 0), ==, 1);
  g_assert_cmpint (match_get (match, "health", 1), ==, 6);
  match_record (match, "teach-hero", "card=kron health=7 boons=3");
  g_assert_cmpint (match_get (match, "health", 0), ==, 7);
  g_assert_cmpint (match_get (match, "boon_limit", 0), ==, 3);
}

/* A location that lies upside down has the exits of its card the other way round. */
static void
test_location_in_play (void)
{
  g_autoptr (TmBox) box = box_new (2, "");
  g_autoptr (TmMatch) match = tm_match_new (box);
  const TmTable *table;
  int place;

  match_record (match, "place-location", "cell=0:-1 card=Crypt turn=180");
  match_record (match, "teach-location",
                "card=Crypt peril=3 glory=2 exits=owbl stats=speed,speed,speed,melee "
                "threats=?,?,5,4 hazard=spikes hazard_stat=speed hazard_threat=4 copies=1");
  table = tm_match_get_table (match);
  place = dungeoneer_get_place_at (table, DUNGEONEER_CELL (0, -1));
  g_assert_cmpint (place, >=, 0);
  g_assert_cmpint (dungeoneer_get_place_value (table, (guint) place, PLACE_PERIL), ==, 3);
  g_assert_cmpint (dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD), ==,
                   HAZARD_SPIKES);
  g_assert_cmpint ((gint32) dungeoneer_get_exit (table, (guint) place, TM_SIDE_UP), ==,
                   EXIT_LOCKED);
  g_assert_cmpint ((gint32) dungeoneer_get_exit (table, (guint) place, TM_SIDE_LEFT), ==,
                   EXIT_WALL);
  g_assert_cmpint (dungeoneer_get_place_value (table, (guint) place, PLACE_TEST_N), ==,
                   DUNGEONEER_TEST (STAT_SPEED, 5));
  g_assert_cmpint (dungeoneer_get_place_value (table, (guint) place, PLACE_TEST_E), ==,
                   DUNGEONEER_TEST (STAT_MELEE, 4));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  match_find_game ("dungeoneer");
#define TEST(path, function) g_test_add_func ("/games/dungeoneer/box/" path, function)
  TEST ("round-trip", test_round_trip);
  TEST ("any-table", test_any_table);
  TEST ("untold", test_untold);
  TEST ("told", test_told);
  TEST ("hostile", test_hostile);
  TEST ("mutants", test_mutants);
  TEST ("too-many-names", test_too_many_names);
  TEST ("names", test_names);
  TEST ("complete", test_complete);
  TEST ("teach", test_teach);
  TEST ("missing", test_missing);
  TEST ("findings", test_findings);
  TEST ("entries", test_entries);
  TEST ("suggestions", test_suggestions);
  TEST ("report", test_report);
  TEST ("hero-in-play", test_hero_in_play);
  TEST ("location-in-play", test_location_in_play);
  return g_test_run ();
}
