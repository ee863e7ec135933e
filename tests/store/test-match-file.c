/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include <glib/gstdio.h>

#include "tm-json.h"
#include "tm-match-file.h"

/* Files that people write */

static const char by_hand[]
    = "{\"format\": \"tablemate-match\", \"version\": 1, \"game\": \"fair\","
      " \"options\": {\"dice\": \"table\", \"faces\": [\"red\", \"own:sun\"]},"
      " \"seats\": [{\"name\": \"Anna\"}, {}],"
      " \"moves\": ["
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 5}},"
      "{\"kind\": \"roll\", \"params\": {\"seat\": 1, \"face\": \"6\"}, \"by\": \"table\"},"
      "{\"kind\": \"undo\"}, {\"kind\": \"redo\"},"
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 9}, \"override\": true,"
      " \"note\": \"so it was\"},"
      "{\"kind\": \"go-back\", \"params\": {\"seq\": 1}},"
      "{\"kind\": \"take\", \"params\": {\"seat\": 1, \"face\": \"own:moon\"}, \"expect\": {}}]}";

static TmMatchFile *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TmMatchFile *file = tm_match_file_parse ("test", text, strlen (text), &error);

  g_assert_no_error (error);
  return file;
}

static TmMatch *
play (TmMatchFile *file, TmPlayFlags flags)
{
  g_autoptr (GError) error = NULL;
  TmMatch *match = tm_match_file_play (file, flags, NULL, NULL, &error);

  g_assert_no_error (error);
  return match;
}

static void
test_by_hand (void)
{
  g_autoptr (TmMatchFile) file = parse (by_hand);
  g_autoptr (TmMatch) match = play (file, TM_PLAY_NORMAL);
  g_autofree char *name = tm_box_dup_seat_name (tm_match_file_get_box (file), 0);
  TmEntry entry;

  g_assert_cmpstr (name, ==, "Anna");
  g_assert_cmpuint (tm_match_file_get_n_moves (file), ==, 7);
  g_assert_false (tm_match_file_has_changes (file));
  g_assert_null (tm_match_file_get_seal (file));
  g_assert_cmpuint (tm_match_get_n_entries (match), ==, 4);
  g_assert_cmpuint (tm_match_get_last_done (match), ==, 4);
  g_assert_cmpint (tm_table_get_counter (tm_match_get_table (match), 0, 0), ==, 5);
  tm_match_get_entry (match, 3, &entry);
  g_assert_false (entry.is_done);
  g_assert_true (entry.is_override);
  g_assert_cmpstr (tm_box_get_string (tm_match_get_box (match), entry.note), ==, "so it was");
  g_assert_true (json_object_has_member (tm_match_file_get_source (file, 6), "expect"));
}

typedef struct
{
  guint n_calls;
  guint n_recorded;
  guint n_refused;
  guint n_reasons;
  guint stop_after;
} Count;

static gboolean
count_cb (TmMatchFile *file G_GNUC_UNUSED,
          guint index G_GNUC_UNUSED,
          TmMatch *match G_GNUC_UNUSED,
          guint seq,
          TmResolution *resolution,
          const GError *refusal,
          gpointer user_data)
{
  Count *count = user_data;

  count->n_calls++;
  count->n_recorded += seq != 0;
  count->n_refused += refusal != NULL;
  count->n_reasons += resolution != NULL;
  return count->n_calls != count->stop_after;
}

static const char refused[]
    = "{\"format\": \"tablemate-match\", \"version\": 1, \"game\": \"fair\", \"seats\": [{}],"
      " \"moves\": ["
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 5}},"
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 9}},"
      "{\"kind\": \"undo\"}, {\"kind\": \"undo\"},"
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0}},"
      "{\"kind\": \"gain\", \"params\": {\"seat\": 0, \"amount\": 2}}]}";

static void
test_refused (void)
{
  g_autoptr (TmMatchFile) file = parse (refused);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatch) stopped = NULL;
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmMatch) first = NULL;
  Count count = { 0 };
  Count once = { .stop_after = 1 };

  stopped = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_error (error, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, "test: moves[1]: nine coins are too many");
  g_assert_null (stopped);

  g_clear_error (&error);
  match = tm_match_file_play (file, TM_PLAY_GO_ON | TM_PLAY_REASONS, count_cb, &count, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count.n_calls, ==, 6);
  g_assert_cmpuint (count.n_recorded, ==, 2);
  g_assert_cmpuint (count.n_refused, ==, 3);
  g_assert_cmpuint (count.n_reasons, ==, 4);
  g_assert_cmpint (tm_table_get_counter (tm_match_get_table (match), 0, 0), ==, 2);

  first = tm_match_file_play (file, TM_PLAY_NORMAL, count_cb, &once, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tm_match_get_n_entries (first), ==, 1);
}

static void
test_draws_from_seed (void)
{
  static const char text[]
      = "{\"format\": \"tablemate-match\", \"version\": 1, \"game\": \"fair\", \"seats\": [{}],"
        " \"seal\": {\"entropy\": \"x\", \"seed\":"
        " \"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"},"
        " \"moves\": [{\"kind\": \"roll\", \"params\": {\"seat\": 0}, \"by\": \"app\"},"
        " {\"kind\": \"undo\"}, {\"kind\": \"roll\", \"params\": {\"seat\": 0}}]}";
  g_autoptr (TmMatchFile) file = parse (text);
  g_autoptr (TmMatch) match = play (file, TM_PLAY_NORMAL);
  g_autoptr (GError) error = NULL;
  guint n_checked;
  TmEntry entry;

  tm_match_get_entry (match, 2, &entry);
  g_assert_cmpint (entry.source, ==, TM_SOURCE_APP);
  g_assert_cmpuint (entry.first_draw, ==, 2);
  g_assert_true (tm_match_verify (match, &n_checked, &error));
  g_assert_cmpuint (n_checked, ==, 2);
}

/* Round trips */

static void
assert_round_trip (TmMatch *match, TmWriteFlags write, TmPlayFlags flags)
{
  g_autofree char *text = tm_match_file_dup_text (match, "some-id", write);
  g_autoptr (TmMatchFile) file = parse (text);
  g_autoptr (TmMatch) again = play (file, flags);
  g_autofree char *text_again = tm_match_file_dup_text (again, "some-id", write);

  fair_assert_same (match, again);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_round_trip (void)
{
  for (guint32 seed = 0; seed < 20; seed++)
    {
      g_autoptr (TmBox) box = fair_new_box (1 + seed % 4);
      g_autoptr (TmMatch) match = NULL;
      guint n_checked;

      g_assert_true (tm_box_set_option_from_text (box, "faces", "own:star,blue", NULL));
      match = fair_new_match (box);
      fair_play (match, 60, seed);
      assert_round_trip (match, TM_WRITE_CHANGES | TM_WRITE_SEED, TM_PLAY_STORED);
      assert_round_trip (match, TM_WRITE_CHANGES | TM_WRITE_SEED, TM_PLAY_NORMAL);
      assert_round_trip (match, TM_WRITE_JOURNAL | TM_WRITE_SEED, TM_PLAY_NORMAL);
      g_assert_true (tm_match_verify (match, &n_checked, NULL));
    }
}

static void
test_plain (void)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *text = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (TmMatch) again = NULL;

  fair_play (match, 40, 3);
  text = tm_match_file_dup_text (match, NULL, TM_WRITE_PLAIN);
  file = parse (text);
  again = play (file, TM_PLAY_NORMAL);
  g_assert_null (strstr (text, "undone"));
  g_assert_null (strstr (text, "time"));
  fair_assert_same_table (match, again);
}

/* The seed is a secret until the match is over. */
static void
test_seed (void)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *seed = tm_random_dup_seed_hex (tm_match_get_random (match));
  g_autofree char *seal = tm_random_dup_seal (tm_match_get_random (match));
  g_autofree char *running = NULL;
  g_autofree char *over = NULL;
  g_autoptr (TmMatchFile) running_file = NULL;
  g_autoptr (TmMatchFile) over_file = NULL;

  fair_record (match, FAIR_ROLL, "{'seat': <0>}", NULL);
  running = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES);
  g_assert_null (strstr (running, seed));
  g_assert_nonnull (strstr (running, seal));
  running_file = parse (running);
  g_assert_cmpstr (tm_match_file_get_seal (running_file), ==, seal);
  g_assert_false (tm_match_file_has_seed (running_file));

  fair_record (match, FAIR_END, "{}", NULL);
  over = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES);
  g_assert_nonnull (strstr (over, seed));
  g_assert_nonnull (strstr (over, "\"winners\""));
  over_file = parse (over);
  g_assert_true (tm_match_file_has_seed (over_file));
}

/* A draw that somebody improved by hand is found out. */
static void
test_tampered (void)
{
  g_autoptr (TmBox) box = fair_new_box (1);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  guint n_tampered = 0;

  fair_record (match, FAIR_ROLL, "{'seat': <0>}", NULL);
  fair_record (match, FAIR_END, "{}", NULL);
  text = tm_match_file_dup_text (match, NULL, TM_WRITE_JOURNAL);
  parts = g_strsplit (text, "\"face\":\"", 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  for (char face = '1'; face <= '6'; face++)
    {
      g_autofree char *other = g_strdup_printf ("%s\"face\":\"%c%s", parts[0], face, parts[1] + 1);
      g_autoptr (TmMatchFile) file = parse (other);
      g_autoptr (TmMatch) again = play (file, TM_PLAY_NORMAL);

      n_tampered += !tm_match_verify (again, NULL, NULL);
    }
  g_assert_cmpuint (n_tampered, ==, 5);
}

/* Files that are wrong */

typedef struct
{
  const char *name;
  const char *text;
  const char *place;
} Wrong;

#define HEAD "{\"format\":\"tablemate-match\",\"version\":1,\"game\":\"fair\",\"seats\":[{}],"
#define MOVES(moves) HEAD "\"moves\":[" moves "]}"

static const Wrong wrong_files[] = {
  { "empty", "", "test: " },
  { "not-json", "{\"format\" 1}", "test: " },
  { "comment", "/* hello */ {}", "test: line 1, column 1: " },
  { "open-string", "{\"format", "test: line 1, column 2: " },
  { "open-bracket", "{\"format\": [1,\n2", "test: line 2, column 2: " },
  { "closed-bracket", "{}}", "test: line 1, column 3: " },
  { "control", "{\"a\nb\": 1}", "test: line 1, column 4: " },
  { "not-utf8", "{\"\xff\": 1}", "test: line 1, column 3: " },
  { "list", "[]", "test: an object" },
  { "number", "1", "test: line 1, column 1: this is not JSON: a document is one object" },
  { "text", "\"{}\"", "test: line 1, column 1: this is not JSON: a document is one object" },
  { "two-roots", "{}\n {}", "test: line 2, column 2: this is not JSON: a document is one object" },
  { "root-after-a-number", "1{\"format\":\"tablemate-match\"}",
    "test: line 1, column 1: this is not JSON: a document is one object" },
  { "number-after-the-root", "{}1",
    "test: line 1, column 3: this is not JSON: a document is one object" },
  { "format", "{\"format\":\"other\"}",
    "test: format: “other” is not accepted; accepted is: "
    "tablemate-match" },
  { "version", "{\"format\":\"tablemate-match\",\"version\":2}", "test: version: 2 was written" },
  { "no-game", "{\"format\":\"tablemate-match\",\"version\":1}", "test: game: " },
  { "unknown-game", "{\"format\":\"tablemate-match\",\"version\":1,\"game\":\"chess\"}",
    "test: game: “chess” is not on the shelf; accepted are: fair, fair-second" },
  { "no-seats", "{\"format\":\"tablemate-match\",\"version\":1,\"game\":\"fair\",\"seats\":[]}",
    "test: seats: " },
  { "no-moves", HEAD "\"options\":{}}", "test: moves: " },
  { "unknown-member", HEAD "\"movs\":[]}", "test: movs: this member is not known" },
  { "unknown-option", HEAD "\"options\":{\"speed\":1},\"moves\":[]}", "test: options.speed: " },
  { "wrong-option", HEAD "\"options\":{\"dice\":\"oven\"},\"moves\":[]}", "test: options.dice: " },
  { "seal-hash", HEAD "\"seal\":{\"hash\":\"12\"},\"moves\":[]}", "test: seal: hash: " },
  { "seal-seed", HEAD "\"seal\":{\"seed\":\"12\"},\"moves\":[]}", "test: seal.seed: " },
  { "seal-other",
    HEAD "\"seal\":{\"hash\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\","
         "\"seed\":\"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"},"
         "\"moves\":[]}",
    "test: seal.seed: this seed does not fit" },
  { "unknown-move", MOVES ("{\"kind\":\"fly\"}"),
    "test: moves[0].kind: “fly” is not a move of fair; accepted are: gain, roll, take, build, end, "
    "adjust, house-rule, undo, redo, go-back" },
  { "unknown-param", MOVES ("{\"kind\":\"end\"},{\"kind\":\"gain\",\"params\":{\"sea\":1}}"),
    "test: moves[1].params.sea: “gain” has no such parameter; accepted are: seat, amount, why, "
    "mood" },
  { "no-param", MOVES ("{\"kind\":\"end\",\"params\":{\"seat\":1}}"),
    "test: moves[0].params.seat: “end” has no such parameter; accepted are: none" },
  { "wrong-param", MOVES ("{\"kind\":\"gain\",\"params\":{\"seat\":1}}"),
    "test: moves[0].params.seat: " },
  { "null-param", MOVES ("{\"kind\":\"gain\",\"params\":{\"seat\":null}}"),
    "test: moves[0].params.seat: " },
  { "fraction", MOVES ("{\"kind\":\"gain\",\"params\":{\"amount\":1.5}}"),
    "test: moves[0].params.amount: " },
  { "unknown-move-member", MOVES ("{\"kind\":\"end\",\"whom\":1}"), "test: moves[0].whom: " },
  { "by", MOVES ("{\"kind\":\"end\",\"by\":\"me\"}"),
    "test: moves[0].by: “me” is not accepted; accepted are: app, table" },
  { "override", MOVES ("{\"kind\":\"end\",\"override\":1}"), "test: moves[0].override: " },
  { "state", MOVES ("{\"kind\":\"end\",\"state\":\"half\"}"), "test: moves[0].state: " },
  { "grade", MOVES ("{\"kind\":\"end\",\"grade\":\"impossible\"}"), "test: moves[0].grade: " },
  { "time", MOVES ("{\"kind\":\"end\",\"time\":\"noon\"}"), "test: moves[0].time: " },
  { "seq", MOVES ("{\"kind\":\"end\",\"seq\":2}"), "test: moves[0].seq: " },
  { "after", MOVES ("{\"kind\":\"end\",\"after\":1}"), "test: moves[0].after: " },
  { "go-back", MOVES ("{\"kind\":\"go-back\"}"), "test: moves[0].params: " },
  { "go-back-seq", MOVES ("{\"kind\":\"go-back\",\"params\":{\"seq\":-1}}"),
    "test: moves[0].params.seq: " },
  { "changes", MOVES ("{\"kind\":\"end\",\"changes\":[{\"what\":\"counter\",\"id\":\"mud\"}]}"),
    "test: moves[0].changes[0].id: “mud” is not accepted; accepted are: coins, fame, round" },
  { "change-seat",
    MOVES ("{\"kind\":\"end\",\"changes\":[{\"what\":\"counter\",\"id\":\"coins\",\"seat\":1,"
           "\"before\":0,\"after\":1}]}"),
    "test: moves[0].changes[0].seat: " },
};

static void
test_wrong (gconstpointer data)
{
  const Wrong *wrong = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file
      = tm_match_file_parse ("test", wrong->text, strlen (wrong->text), &error);

  g_assert_null (file);
  g_assert_nonnull (error);
  g_assert_true (error->domain == TM_STORE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  if (!g_str_has_prefix (error->message, wrong->place))
    g_assert_cmpstr (error->message, ==, wrong->place);
}

/* Changes that are none of this game's table; @place is what follows "test: moves[0].changes[0]". */
#define CHANGE(change) MOVES ("{\"kind\":\"end\",\"changes\":[" change "]}")
#define OF(what, rest) CHANGE ("{\"what\":\"" what "\"," rest "}")
#define FROM_TO(before, after) "\"before\":" before ",\"after\":" after

static const Wrong wrong_changes[] = {
  { "number", CHANGE ("7"), ": " },
  { "unknown-member", OF ("counter", "\"colour\":1"), ".colour: this member is not known" },
  { "nothing", CHANGE ("{}"), ".what: " },
  { "what", OF ("weather", FROM_TO ("1", "2")), ".what: “weather” is not accepted" },
  { "no-id", OF ("counter", FROM_TO ("1", "2")), ".id: " },
  { "no-before", OF ("counter", "\"id\":\"round\",\"after\":2"), ".before: " },
  { "no-after", OF ("counter", "\"id\":\"round\",\"before\":2"), ".after: " },
  { "fraction", OF ("counter", "\"id\":\"round\"," FROM_TO ("0", "1.5")), ".after: " },
  { "option", OF ("option", "\"id\":\"speed\"," FROM_TO ("1", "2")), ".id: “speed” is not" },
  { "no-option-value", OF ("option", "\"id\":\"dice\""), ".before: this member is missing" },
  { "option-value", OF ("option", "\"id\":\"dice\"," FROM_TO ("\"app\"", "\"oven\"")), ".after: " },
  { "option-null", OF ("option", "\"id\":\"dice\"," FROM_TO ("null", "\"app\"")), ".before: " },
  { "phase", OF ("phase", FROM_TO ("\"play\"", "\"pause\"")),
    ".after: “pause” is not accepted; accepted are: play, over" },
  { "phase-number", OF ("phase", FROM_TO ("0", "1")), ".before: " },
  { "turn", OF ("turn", FROM_TO ("1", "2")), ".before: " },
  { "turn-of-nobody", OF ("turn", FROM_TO ("[0]", "[1]")), ".after[0]: " },
  { "piece", OF ("place", "\"piece\":\"pawn\",\"number\":0"), ".piece: “pawn” is not" },
  { "piece-number", OF ("place", "\"piece\":\"die\",\"number\":1"), ".number: " },
  { "place", OF ("place", "\"piece\":\"die\",\"number\":0," FROM_TO ("7", "7")), ".before: " },
  { "zone", OF ("place", "\"piece\":\"die\",\"number\":0," FROM_TO ("{\"zone\":\"sea\"}", "7")),
    ".before.zone: “sea” is not accepted; accepted are: deck, hand, row" },
  { "zone-member",
    OF ("place", "\"piece\":\"die\",\"number\":0," FROM_TO ("{\"zone\":\"row\",\"up\":1}", "7")),
    ".before.up: this member is not known" },
  { "zone-seat",
    OF ("place", "\"piece\":\"die\",\"number\":0," FROM_TO ("{\"zone\":\"hand\",\"at\":0}", "7")),
    ".before.seat: " },
  { "at",
    OF ("place",
        "\"piece\":\"die\",\"number\":0," FROM_TO ("{\"zone\":\"row\",\"at\":9999999}", "7")),
    ".before.at: " },
  { "face", OF ("face", "\"piece\":\"die\",\"number\":0," FROM_TO ("null", "\"7\"")), ".after: " },
  { "face-number", OF ("face", "\"piece\":\"die\",\"number\":0," FROM_TO ("1", "2")), ".before: " },
  { "up", OF ("up", "\"piece\":\"die\",\"number\":0," FROM_TO ("0", "1")), ".before: " },
  { "mark", OF ("mark", "\"piece\":\"card\",\"number\":0,\"mark\":1," FROM_TO ("0", "1")),
    ".mark: " },
  { "grid", OF ("cell", "\"grid\":\"sea\",\"layer\":\"tile\",\"cell\":\"0:0\""),
    ".grid: “sea” is not" },
  { "layer", OF ("cell", "\"grid\":\"map\",\"layer\":\"sky\",\"cell\":\"0:0\""),
    ".layer: “sky” is not accepted; accepted are: tile" },
  { "no-cell", OF ("cell", "\"grid\":\"map\",\"layer\":\"tile\""), ".cell: " },
  { "cell", OF ("cell", "\"grid\":\"map\",\"layer\":\"tile\",\"cell\":\"3:0\""),
    ".cell: “3:0” is not accepted; accepted is column:row from 0:0 to 2:2" },
  { "event", OF ("event", "\"number\":2,\"part\":0," FROM_TO ("0", "1")), ".number: " },
  { "event-part", OF ("event", "\"number\":0,\"part\":4," FROM_TO ("0", "1")), ".part: " },
  { "depth", OF ("events", FROM_TO ("true", "1")), ".before: " },
};

static void
test_wrong_change (gconstpointer data)
{
  const Wrong *wrong = data;
  g_autofree char *place = g_strconcat ("test: moves[0].changes[0]", wrong->place, NULL);
  const Wrong whole = { wrong->name, wrong->text, place };

  test_wrong (&whole);
}

/* A house rule changes an option of the table: that is kept like any other change. */
static void
test_changed_option (void)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *text = NULL;
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (TmMatch) again = NULL;

  fair_play (match, 3, 1);
  g_assert_true (tm_match_set_house_rule (match, 0, 0, NULL));
  text = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  g_assert_nonnull (strstr (text, "\"what\":\"option\",\"id\":\"dice\""));
  file = parse (text);
  again = play (file, TM_PLAY_STORED);
  fair_assert_same_table (match, again);
}

static void
test_too_deep (void)
{
  g_autofree char *brackets = g_strnfill (100000, '[');
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchFile) file = tm_match_file_parse ("test", brackets, 100000, &error);

  g_assert_null (file);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
}

/* Whatever byte of a file is wrong, it is read or refused, and nothing else. */
static void
test_broken_bytes (void)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autofree char *text = NULL;
  gsize length;
  guint n_refused = 0;

  fair_play (match, 20, 5);
  text = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  length = strlen (text);
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *broken = g_memdup2 (text, length);
      g_autoptr (TmMatchFile) file = NULL;
      g_autoptr (TmMatch) again = NULL;
      g_autoptr (GError) error = NULL;

      for (guint j = 0; j < 1 + i % 3; j++)
        broken[g_rand_int_range (rand, 0, (gint32) length)]
            = (char) g_rand_int_range (rand, 32, 127);
      file = tm_match_file_parse ("test", broken, length, &error);
      if (file != NULL)
        again = tm_match_file_play (
            file, i % 2 == 0 && tm_match_file_has_changes (file) ? TM_PLAY_STORED : TM_PLAY_GO_ON,
            NULL, NULL, &error);
      g_assert_true (again != NULL || error != NULL);
      n_refused += again == NULL;
    }
  g_assert_cmpuint (n_refused, >, 100);
}

/* The disk */

static void
test_disk (void)
{
  g_autofree char *folder = fair_make_folder ();
  g_autofree char *path = g_build_filename (folder, "match.json", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "no", "match.json", NULL);
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autoptr (TmMatchFile) file = NULL;
  g_autoptr (TmMatchFile) none = NULL;
  g_autoptr (TmMatch) again = NULL;
  g_autoptr (GError) error = NULL;

  fair_play (match, 10, 1);
  g_assert_true (tm_match_file_write (match, "id-1", path, TM_WRITE_CHANGES, &error));
  file = tm_match_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tm_match_file_get_id (file), ==, "id-1");
  g_assert_true (g_str_has_suffix (tm_match_file_get_name (file), "match.json"));
  again = play (file, TM_PLAY_STORED);
  fair_assert_same_table (match, again);

  none = tm_match_file_load (nowhere, &error);
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (tm_match_file_write (match, NULL, nowhere, TM_WRITE_PLAIN, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (tm_match_file_load (folder, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
  fair_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();

  g_test_add_func ("/store/match-file/by-hand", test_by_hand);
  g_test_add_func ("/store/match-file/refused-moves", test_refused);
  g_test_add_func ("/store/match-file/draws-from-the-seed", test_draws_from_seed);
  g_test_add_func ("/store/match-file/round-trip", test_round_trip);
  g_test_add_func ("/store/match-file/plain-form-gives-the-same-table", test_plain);
  g_test_add_func ("/store/match-file/seed-is-secret-until-the-end", test_seed);
  g_test_add_func ("/store/match-file/tampered-draw-is-found", test_tampered);
  for (guint i = 0; i < G_N_ELEMENTS (wrong_files); i++)
    {
      g_autofree char *path = g_strconcat ("/store/match-file/wrong/", wrong_files[i].name, NULL);
      g_test_add_data_func (path, &wrong_files[i], test_wrong);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong_changes); i++)
    {
      g_autofree char *path
          = g_strconcat ("/store/match-file/wrong-change/", wrong_changes[i].name, NULL);
      g_test_add_data_func (path, &wrong_changes[i], test_wrong_change);
    }
  g_test_add_func ("/store/match-file/changed-option", test_changed_option);
  g_test_add_func ("/store/match-file/wrong/too-deep", test_too_deep);
  g_test_add_func ("/store/match-file/wrong/any-byte", test_broken_bytes);
  g_test_add_func ("/store/match-file/disk", test_disk);
  return g_test_run ();
}
