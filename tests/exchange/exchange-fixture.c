/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "exchange-fixture.h"

#include <string.h>

/* Reading */

static char *
dup_with_quotes (const char *text)
{
  char *copy = g_strdup (text);

  g_strdelimit (copy, "'", '"');
  return g_strdelimit (copy, "\x01", '\'');
}

TmPlayLog *
fixture_parse (Parse parse, const char *text)
{
  g_autofree char *data = dup_with_quotes (text);
  g_autoptr (GError) error = NULL;
  TmPlayLog *log = parse ("test", data, strlen (data), &error);

  g_assert_no_error (error);
  fixture_check_sound (log);
  return log;
}

TmPlayLog *
fixture_load (Parse parse, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "exchange", "data", name, NULL);
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  TmPlayLog *log;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);
  log = parse (name, data, length, &error);
  g_assert_no_error (error);
  fixture_check_sound (log);
  return log;
}

gboolean
fixture_has_notice (const TmPlayLog *log, const char *part)
{
  for (guint i = 0; i < log->notices->len; i++)
    if (strstr (log->notices->pdata[i], part) != NULL)
      return TRUE;
  return FALSE;
}

/* Variants */

typedef struct
{
  const Variant *variant;
  Parse parse;
} Case;

static void
check_line (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strpbrk (text, "\r\n"));
}

static void
check_refused (const Variant *variant, const TmPlayLog *log, const GError *error)
{
  g_assert_null (log);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  check_line (error->message);
  g_assert_true (g_str_has_prefix (error->message, "test: "));
  g_assert_nonnull (strstr (error->message, variant->expected));
}

static void
check_taken (const Variant *variant, const TmPlayLog *log)
{
  fixture_check_sound (log);
  for (guint i = 0; i < log->notices->len; i++)
    g_test_message ("%s", (const char *) log->notices->pdata[i]);
  g_assert_cmpint ((gint) MAX (log->plays->len, log->collection->len), ==, variant->n_plays);
  g_assert_cmpuint (log->notices->len, ==, variant->n_notices);
  if (variant->expected != NULL)
    g_assert_true (fixture_has_notice (log, variant->expected));
}

static void
test_variant (gconstpointer data)
{
  const Case *this = data;
  g_autofree char *text = dup_with_quotes (this->variant->text);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmPlayLog) log = this->parse ("test", text, strlen (text), &error);

  if (this->variant->n_plays == REFUSED)
    {
      check_refused (this->variant, log, error);
      return;
    }
  g_assert_no_error (error);
  check_taken (this->variant, log);
}

void
fixture_add_variants (const char *suite, const Variant *variants, guint n, Parse parse)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat (suite, variants[i].path, NULL);
      Case *this = g_new (Case, 1);

      *this = (Case) { &variants[i], parse };
      g_test_add_data_func_full (path, this, test_variant, g_free);
    }
}

/* Soundness */

static void
check_name (const char *name)
{
  g_assert_nonnull (name);
  g_assert_cmpstr (name, !=, "");
  g_assert_cmpuint (strlen (name), <=, TM_PLAY_LOG_MAX_NAME);
  check_line (name);
}

static void
check_uuid (const char *uuid)
{
  if (uuid == NULL)
    return;
  g_assert_true (g_uuid_string_is_valid (uuid));
  for (const char *p = uuid; *p != '\0'; p++)
    g_assert_false (g_ascii_isupper (*p));
}

static void
check_play (const TmPlayLog *log, const TmLogPlay *play)
{
  g_assert_nonnull (play->uuid);
  check_uuid (play->uuid);
  g_assert_cmpuint (play->game, <, log->games->len);
  g_assert_true (play->location == TM_PLAY_LOG_NONE || play->location < log->locations->len);
  g_assert_true (play->comment == NULL || strlen (play->comment) <= TM_PLAY_LOG_MAX_TEXT);
  g_assert_cmpuint (play->scores->len, <=, TM_PLAY_LOG_MAX_SCORES);
  for (guint i = 0; i < play->expansions->len; i++)
    g_assert_cmpuint (g_array_index (play->expansions, guint, i), <, log->games->len);
  for (guint i = 0; i < play->scores->len; i++)
    {
      const TmLogScore *score = tm_log_play_get_score (play, i);

      g_assert_cmpuint (score->player, <, log->players->len);
      g_assert_true (score->score != NULL || !score->has_value);
      g_assert_true (score->has_value || score->value == 0);
    }
}

/* What holds for every log, whatever it was read from. */
void
fixture_check_sound (const TmPlayLog *log)
{
  g_autoptr (GHashTable) uuids = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_nonnull (log);
  g_assert_cmpuint (log->plays->len, <=, TM_PLAY_LOG_MAX_PLAYS);
  g_assert_cmpuint (log->notices->len, <=, TM_PLAY_LOG_MAX_NOTICES + 2);
  for (guint i = 0; i < log->players->len; i++)
    {
      check_name (tm_play_log_get_player (log, i)->name);
      check_uuid (tm_play_log_get_player (log, i)->uuid);
    }
  for (guint i = 0; i < log->games->len; i++)
    {
      check_name (tm_play_log_get_game (log, i)->name);
      check_uuid (tm_play_log_get_game (log, i)->uuid);
    }
  for (guint i = 0; i < log->locations->len; i++)
    {
      check_name (tm_play_log_get_location (log, i)->name);
      check_uuid (tm_play_log_get_location (log, i)->uuid);
    }
  for (guint i = 0; i < log->plays->len; i++)
    {
      check_play (log, tm_play_log_get_play (log, i));
      g_assert_true (g_hash_table_add (uuids, tm_play_log_get_play (log, i)->uuid));
    }
  for (guint i = 0; i < log->collection->len; i++)
    {
      g_assert_cmpuint (tm_play_log_get_entry (log, i)->game, <, log->games->len);
      g_assert_cmpuint (tm_play_log_get_entry (log, i)->rating, <=, 1000);
    }
  for (guint i = 0; i < log->notices->len; i++)
    check_line (log->notices->pdata[i]);
}

/* Sameness. The numbers of a file mean nothing outside of it. */

static void
assert_same_players (const TmPlayLog *one, const TmPlayLog *other)
{
  g_assert_cmpuint (one->players->len, ==, other->players->len);
  for (guint i = 0; i < one->players->len; i++)
    {
      const TmLogPlayer *a = tm_play_log_get_player (one, i);
      const TmLogPlayer *b = tm_play_log_get_player (other, i);

      g_assert_cmpstr (a->uuid, ==, b->uuid);
      g_assert_cmpstr (a->name, ==, b->name);
      g_assert_cmpint (a->is_anonymous, ==, b->is_anonymous);
      g_assert_cmpstr (a->bgg_username, ==, b->bgg_username);
    }
}

static void
assert_same_games (const TmPlayLog *one, const TmPlayLog *other)
{
  g_assert_cmpuint (one->games->len, ==, other->games->len);
  for (guint i = 0; i < one->games->len; i++)
    {
      const TmLogGame *a = tm_play_log_get_game (one, i);
      const TmLogGame *b = tm_play_log_get_game (other, i);

      g_assert_cmpstr (a->uuid, ==, b->uuid);
      g_assert_cmpstr (a->name, ==, b->name);
      g_assert_cmpint (a->bgg_id, ==, b->bgg_id);
      g_assert_cmpint (a->year, ==, b->year);
      g_assert_cmpint (a->is_cooperative, ==, b->is_cooperative);
      g_assert_cmpint (a->high_wins, ==, b->high_wins);
      g_assert_cmpint (a->has_points, ==, b->has_points);
      g_assert_cmpint (a->uses_teams, ==, b->uses_teams);
      g_assert_cmpuint (a->min_players, ==, b->min_players);
      g_assert_cmpuint (a->max_players, ==, b->max_players);
    }
}

static void
assert_same_scores (const TmLogPlay *one, const TmLogPlay *other)
{
  g_assert_cmpuint (one->scores->len, ==, other->scores->len);
  for (guint i = 0; i < one->scores->len; i++)
    {
      const TmLogScore *a = tm_log_play_get_score (one, i);
      const TmLogScore *b = tm_log_play_get_score (other, i);

      g_assert_cmpuint (a->player, ==, b->player);
      g_assert_cmpstr (a->score, ==, b->score);
      g_assert_cmpint (a->value, ==, b->value);
      g_assert_cmpint (a->has_value, ==, b->has_value);
      g_assert_cmpint (a->is_winner, ==, b->is_winner);
      g_assert_cmpint (a->is_new, ==, b->is_new);
      g_assert_cmpint (a->is_start, ==, b->is_start);
      g_assert_cmpuint (a->rank, ==, b->rank);
      g_assert_cmpuint (a->seat, ==, b->seat);
      g_assert_cmpstr (a->role, ==, b->role);
      g_assert_cmpstr (a->team, ==, b->team);
    }
}

static void
assert_same_play (const TmLogPlay *a, const TmLogPlay *b)
{
  g_assert_cmpstr (a->uuid, ==, b->uuid);
  g_assert_cmpint (a->date, ==, b->date);
  g_assert_cmpint (a->has_clock, ==, b->has_clock);
  g_assert_cmpuint (a->minutes, ==, b->minutes);
  g_assert_cmpuint (a->game, ==, b->game);
  g_assert_cmpmem (a->expansions->data, a->expansions->len * sizeof (guint), b->expansions->data,
                   b->expansions->len * sizeof (guint));
  g_assert_cmpuint (a->location, ==, b->location);
  g_assert_cmpstr (a->board, ==, b->board);
  g_assert_cmpstr (a->comment, ==, b->comment);
  g_assert_cmpuint (a->rounds, ==, b->rounds);
  g_assert_cmpint (a->is_ignored, ==, b->is_ignored);
  g_assert_cmpint (a->is_incomplete, ==, b->is_incomplete);
  g_assert_cmpint (a->uses_teams, ==, b->uses_teams);
  assert_same_scores (a, b);
}

void
fixture_assert_same (const TmPlayLog *one, const TmPlayLog *other)
{
  assert_same_players (one, other);
  assert_same_games (one, other);
  g_assert_cmpuint (one->locations->len, ==, other->locations->len);
  for (guint i = 0; i < one->locations->len; i++)
    {
      g_assert_cmpstr (tm_play_log_get_location (one, i)->uuid, ==,
                       tm_play_log_get_location (other, i)->uuid);
      g_assert_cmpstr (tm_play_log_get_location (one, i)->name, ==,
                       tm_play_log_get_location (other, i)->name);
    }
  g_assert_cmpuint (one->plays->len, ==, other->plays->len);
  for (guint i = 0; i < one->plays->len; i++)
    assert_same_play (tm_play_log_get_play (one, i), tm_play_log_get_play (other, i));
  g_assert_cmpuint (one->collection->len, ==, other->collection->len);
  for (guint i = 0; i < one->collection->len; i++)
    {
      const TmLogEntry *a = tm_play_log_get_entry (one, i);
      const TmLogEntry *b = tm_play_log_get_entry (other, i);

      g_assert_cmpuint (a->game, ==, b->game);
      g_assert_cmpint (a->is_owned, ==, b->is_owned);
      g_assert_cmpuint (a->rating, ==, b->rating);
      g_assert_cmpuint (a->n_plays, ==, b->n_plays);
      g_assert_cmpstr (a->comment, ==, b->comment);
    }
}

/* Logs by chance: everything that BG Stats has a place for, with all identities. */

static char *
random_text (GRand *rand)
{
  static const char *const words[]
      = { "Anna",        "Борис",     "“quoted”",         "back\\slash",
          "a \"quote\"", "tab\there", "semi;colon,comma", "<tag> & more",
          "日本語",      "🎲🎲",      "line\nbreak",      "ends with é" };

  return g_strdup (words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))]);
}

static char *
random_line (GRand *rand)
{
  g_autofree char *text = random_text (rand);

  return tm_log_dup_text (text, TM_PLAY_LOG_MAX_NAME, TRUE, NULL);
}

static char *
random_uuid (GRand *rand)
{
  g_autofree char *id = g_strdup_printf ("%u%u", g_rand_int (rand), g_rand_int (rand));

  return tm_log_make_uuid ("test", id);
}

static char *
maybe (GRand *rand, char *text)
{
  if (g_rand_boolean (rand))
    return text;
  g_free (text);
  return NULL;
}

static void
add_random_game (TmPlayLog *log, GRand *rand)
{
  g_autofree char *name = random_line (rand);
  TmLogGame *game = tm_play_log_add_game (log, name);

  game->uuid = random_uuid (rand);
  game->bgg_id = g_rand_int_range (rand, 0, 400000);
  game->year = g_rand_int_range (rand, -3000, 2026);
  game->is_cooperative = g_rand_boolean (rand);
  game->high_wins = g_rand_boolean (rand);
  game->has_points = g_rand_boolean (rand);
  game->uses_teams = g_rand_boolean (rand);
  game->min_players = (guint) g_rand_int_range (rand, 0, 3);
  game->max_players = (guint) g_rand_int_range (rand, 3, 99);
  if (g_rand_boolean (rand))
    {
      TmLogEntry *entry = tm_play_log_add_entry (log, log->games->len - 1);

      entry->is_owned = TRUE;
      entry->rating = (guint) g_rand_int_range (rand, 0, 101) * 10;
    }
}

static void
add_random_score (TmLogPlay *play, GRand *rand, guint n_players)
{
  static const char *const texts[] = { "12", "3+20+5+31", "-4", "12,5", "won", "2*(3+4)", NULL };
  TmLogScore *score
      = tm_log_play_add_score (play, (guint) g_rand_int_range (rand, 0, (gint32) n_players));

  tm_log_score_set_text (score, texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (texts))]);
  score->is_winner = g_rand_boolean (rand);
  score->is_new = g_rand_boolean (rand);
  score->is_start = g_rand_boolean (rand);
  score->rank = (guint) g_rand_int_range (rand, 0, 9);
  score->seat = (guint) g_rand_int_range (rand, 0, 9);
  score->role = maybe (rand, random_line (rand));
  score->team = maybe (rand, random_line (rand));
}

static void
add_random_play (TmPlayLog *log, GRand *rand)
{
  TmLogPlay *play = tm_log_play_new ((guint) g_rand_int_range (rand, 0, (gint32) log->games->len));
  gint64 day = g_rand_int_range (rand, -20000, 60000);

  play->uuid = random_uuid (rand);
  play->has_clock = g_rand_boolean (rand);
  play->date
      = (day * 86400 + (play->has_clock ? g_rand_int_range (rand, 0, 86400) : 0)) * G_USEC_PER_SEC;
  play->minutes = (guint) g_rand_int_range (rand, 0, 500);
  play->location = g_rand_boolean (rand) ? 0 : TM_PLAY_LOG_NONE;
  play->board = maybe (rand, random_line (rand));
  play->comment = maybe (rand, random_text (rand));
  play->rounds = (guint) g_rand_int_range (rand, 0, 20);
  play->is_ignored = g_rand_boolean (rand);
  play->is_incomplete = g_rand_boolean (rand);
  play->uses_teams = g_rand_boolean (rand);
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      guint game = (guint) g_rand_int_range (rand, 0, (gint32) log->games->len);

      g_array_append_val (play->expansions, game);
    }
  for (gint i = g_rand_int_range (rand, 0, 9); i > 0; i--)
    add_random_score (play, rand, log->players->len);
  tm_play_log_take_play (log, play);
}

TmPlayLog *
fixture_random_log (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree char *place = random_line (rand);
  TmPlayLog *log = tm_play_log_new ();

  for (gint i = g_rand_int_range (rand, 1, 9); i > 0; i--)
    {
      g_autofree char *name = random_line (rand);
      TmLogPlayer *player = tm_play_log_add_player (log, name);

      player->uuid = random_uuid (rand);
      player->is_anonymous = g_rand_boolean (rand);
      player->bgg_username = maybe (rand, random_line (rand));
    }
  for (gint i = g_rand_int_range (rand, 1, 6); i > 0; i--)
    add_random_game (log, rand);
  tm_play_log_add_location (log, place)->uuid = random_uuid (rand);
  for (gint i = g_rand_int_range (rand, 0, 30); i > 0; i--)
    add_random_play (log, rand);
  return log;
}
