/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards that people name: in the archive, in files, in "Your box". */

#include "test-fair.h"

#include "tm-archive.h"
#include "tm-change-words.h"
#include "tm-json.h"
#include "tm-match-file.h"
#include "tm-pack.h"
#include "tm-printed.h"
#include "toy-album.h"

#include <string.h>

#define TRICKY "Nobody, “maybe”; 1/2: \\ %s"

static const char *const names[] = { ALBUM_SKELETON, ALBUM_CORNER, TRICKY, "13", ALBUM_SKELETON };

typedef struct
{
  char *folder;
  char *path;
  TmArchive *archive;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  self->folder = fair_make_folder ();
  self->path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->archive = tm_archive_new (self->path);
  g_assert_no_error (tm_archive_get_fault (self->archive));
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_free (self->path);
  g_free (self->folder);
}

static TmMatch *
new_match (const TmOwnersBox *told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (album_get_game (), 1, &error);

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, "Anna");
  if (told != NULL)
    g_assert_true (tm_owners_box_apply (told, box, &error));
  g_assert_no_error (error);
  return tm_match_new (box);
}

static void
record (TmMatch *match, guint kind, const char *name, gint32 strength)
{
  TmMove move = { .kind = kind, .source = TM_SOURCE_TABLE, .note = -1 };
  g_autoptr (GError) error = NULL;
  gint32 face;

  tm_args_init (&move.args);
  g_assert_true (tm_box_add_face (tm_match_get_box (match), 0, name, &face, &error));
  tm_args_set (&move.args, ALBUM_CARD, face);
  if (kind == ALBUM_MOVE_TEACH)
    tm_args_set (&move.args, ALBUM_STRENGTH, strength);
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
}

/* The cards that lie in the row, and the sentences of the journal, name them as they were typed. */
static void
assert_played (TmMatch *match)
{
  const TmTable *table = tm_match_get_table (match);
  const TmBox *box = tm_match_get_box (match);
  guint pieces[ALBUM_MAX];
  guint n = tm_table_list_zone (table, tm_box_get_zone (box, 1, TM_NO_SEAT), pieces, ALBUM_MAX);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < n; i++)
    {
      const TmFace *face = tm_box_get_face (box, 0, tm_table_get_piece_face (table, pieces[i]));
      g_autofree char *expected = g_strdup_printf ("Played: %s", names[i]);
      g_autofree char *words = NULL;
      TmEntry entry;

      g_assert_cmpstr (face->code, ==, names[i]);
      tm_match_get_entry (match, i + 1, &entry);
      words = tm_text_dup_string (&entry.summary, box);
      g_assert_cmpstr (words, ==, expected);
    }
}

static TmMatch *
play_all (void)
{
  TmMatch *match = new_match (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    record (match, ALBUM_MOVE_PLAY, names[i], 0);
  return match;
}

static void
test_archive (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = play_all ();
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));
  g_autoptr (TmMatch) again = NULL;
  g_autoptr (GError) error = NULL;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  again = tm_archive_load_match (self->archive, uuid, &error);
  g_assert_no_error (error);
  assert_played (again);
  g_assert_cmpuint (tm_match_audit (again, NULL), ==, 0);
}

static void
assert_file (TmWriteFlags flags)
{
  g_autoptr (TmMatch) match = play_all ();
  g_autofree char *text = tm_match_file_dup_text (match, "a-match", flags);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file = tm_match_file_parse ("test", text, strlen (text), &error);
  g_autoptr (TmMatch) again = NULL;

  g_assert_no_error (error);
  again = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);
  assert_played (again);
}

static void
test_file (void)
{
  assert_file (TM_WRITE_PLAIN);
  assert_file (TM_WRITE_CHANGES);
}

/* What is no name says where it stands, in the words of the game. */
static void
test_no_name (void)
{
  static const char *const wrong[][2] = {
    { "\"a=b\"", "test: moves[0].params.card: card: “a=b” is no name" },
    { "\"\"", "test: moves[0].params.card: card: “” is not accepted" },
    { "[\"a\"]", "test: moves[0]" },
    { "true", "test: moves[0]" },
    { "null", "test: moves[0]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "{\"format\": \"tablemate-match\", \"version\": 1, \"game\": \"album\","
          " \"seats\": [{}], \"moves\": [{\"kind\": \"play\","
          " \"params\": {\"card\": %s}}]}",
          wrong[i][0]);
      g_autoptr (GError) error = NULL;
      g_autoptr (TmMatchFile) file = tm_match_file_parse ("test", text, strlen (text), &error);

      if (file != NULL)
        {
          g_autoptr (TmMatch) match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);

          g_assert_null (match);
        }
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, wrong[i][1]))
        g_assert_cmpstr (error->message, ==, wrong[i][1]);
    }
}

static void
test_change (void)
{
  g_autoptr (TmMatch) match = new_match (NULL);
  TmBox *box = tm_match_get_box (match);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TmMatch) other = new_match (NULL);
  g_autoptr (GError) error = NULL;
  TmChange change = { tm_box_get_piece_slot (box, 2, TM_SLOT_PIECE_FACE, 0), TM_FACE_UNKNOWN, 0 };
  TmJsonPlace place;
  TmChange again;

  g_assert_true (tm_box_add_face (box, 0, ALBUM_SKELETON, &change.after, NULL));
  tm_change_words_append (out, box, &change);
  g_assert_cmpstr (out->str, ==,
                   "{\"what\":\"face\",\"piece\":\"card\",\"number\":2,\"before\":null,"
                   "\"after\":\"" ALBUM_SKELETON "\"}");
  node = tm_json_parse ("test", out->str, out->len, &error);
  g_assert_no_error (error);
  tm_json_place_init (&place, "test");
  g_assert_true (tm_change_words_read (node, tm_match_get_box (other), &place, &again, &error));
  tm_json_place_clear (&place);
  g_assert_no_error (error);
  g_assert_cmpstr (tm_box_get_face (tm_match_get_box (other), 0, again.after)->code, ==,
                   ALBUM_SKELETON);
}

/* Whoever reads a list of matches has no box at hand. */
static void
test_sentence (void)
{
  g_autoptr (TmMatch) match = new_match (NULL);
  g_autoptr (TmBox) other = fair_new_box (2);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *words = NULL;
  TmUnpack unpack;
  TmText text;
  gint32 face;

  g_assert_true (tm_box_add_face (tm_match_get_box (match), 0, TRICKY, &face, NULL));
  text = tm_text ("Played: %s", tm_arg_face (0, face));
  tm_pack_text (bytes, &text, tm_match_get_box (match));
  tm_unpack_init (&unpack, bytes->data, bytes->len);
  words = tm_unpack_dup_text (&unpack, other);
  g_assert_cmpstr (words, ==, "Played: " TRICKY);
}

/* Your box */

static TmOwnersBox *
read_box (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  TmOwnersBox *box;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
  box = tm_archive_read_box (self->archive, album_get_game (), &error);
  g_assert_no_error (error);
  return box;
}

static void
assert_told (Fixture *self, const char *expected)
{
  g_autoptr (TmOwnersBox) box = read_box (self);
  const char *const *records = tm_owners_box_get (box, ALBUM_OPTION_CARDS);
  g_autofree char *joined = records != NULL ? g_strjoinv ("|", (char **) records) : g_strdup ("-");

  g_assert_cmpstr (joined, ==, expected);
}

static TmPrintedEntry
get_entry (TmMatch *match, guint index)
{
  TmPrintedEntry entry;

  album_get_game ()->printed->get_entry (tm_match_get_table (match), 0, index, &entry);
  return entry;
}

static guint
count_entries (TmMatch *match)
{
  return album_get_game ()->printed->count_entries (tm_match_get_table (match), 0);
}

static void
assert_label (TmMatch *match, guint index, const char *expected)
{
  TmPrintedEntry entry = get_entry (match, index);
  g_autofree char *label = tm_text_dup_string (&entry.label, tm_match_get_box (match));

  g_assert_cmpstr (label, ==, expected);
}

/* A card that is added is a record under its name, and the next one can be added; a suggestion is none
 * before somebody keeps it. */
static void
test_cards_are_added (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) match = new_match (NULL);
  g_autoptr (TmOwnersBox) box = NULL;
  g_autoptr (TmMatch) again = NULL;

  tm_archive_watch (self->archive, match);
  g_assert_cmpuint (count_entries (match), ==, ALBUM_N_SUGGESTED + 1);
  record (match, ALBUM_MOVE_TEACH, "  Тролль ", 7);
  assert_told (self, "Тролль=7");
  g_assert_cmpuint (count_entries (match), ==, ALBUM_N_SUGGESTED + 2);
  assert_label (match, 0, "Тролль");
  assert_label (match, ALBUM_N_SUGGESTED + 1, "New card");

  g_assert_true (get_entry (match, 1).is_suggested);
  record (match, ALBUM_MOVE_TEACH, ALBUM_CORNER, 2);
  assert_told (self, "Тролль=7|" ALBUM_CORNER "=2");
  g_assert_cmpuint (count_entries (match), ==, ALBUM_N_SUGGESTED + 2);
  g_assert_false (get_entry (match, 1).is_suggested);

  record (match, ALBUM_MOVE_TEACH, TRICKY, 0);
  record (match, ALBUM_MOVE_TEACH, "Тролль", 3);
  assert_told (self, "Тролль=3|" ALBUM_CORNER "=2|" TRICKY "=0");
  tm_match_undo (match, NULL);
  tm_match_undo (match, NULL);
  assert_told (self, "Тролль=7|" ALBUM_CORNER "=2");

  box = read_box (self);
  again = new_match (box);
  assert_label (again, 0, "Тролль");
  assert_label (again, 1, ALBUM_CORNER);
  assert_label (again, ALBUM_N_SUGGESTED + 1, "New card");
}

/* Two matches that teach different cards do not undo each other. */
static void
test_added_side_by_side (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmMatch) one = new_match (NULL);
  g_autoptr (TmMatch) two = new_match (NULL);

  tm_archive_watch (self->archive, one);
  tm_archive_watch (self->archive, two);
  record (one, ALBUM_MOVE_TEACH, "Тролль", 7);
  record (two, ALBUM_MOVE_TEACH, "Тролль на мосту", 4);
  record (one, ALBUM_MOVE_TEACH, "Тролль", 6);
  assert_told (self, "Тролль=6|Тролль на мосту=4");
}

#define TEST(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  album_register ();
  g_assert_true (tm_game_check (album_get_game (), &error));
  g_assert_no_error (error);

  TEST ("/store/named/in-the-archive", test_archive);
  g_test_add_func ("/store/named/in-files", test_file);
  g_test_add_func ("/store/named/what-is-no-name", test_no_name);
  g_test_add_func ("/store/named/in-a-change", test_change);
  g_test_add_func ("/store/named/in-a-sentence", test_sentence);
  TEST ("/store/named/cards-are-added", test_cards_are_added);
  TEST ("/store/named/added-side-by-side", test_added_side_by_side);
  return g_test_run ();
}
