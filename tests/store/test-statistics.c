/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the statistics say is what one finds who looks through all matches by hand, whatever became of
 * the matches: corrected, taken back, deleted, of two players who are one. */

#include "test-fair.h"

#include "tm-archive.h"
#include "tm-statistics.h"
#include "tm-tally.h"

#define N_NAMES 5

static const char *const names[N_NAMES] = { "Anna", "Boris", "Vera", "Gleb", "Анна" };

typedef struct
{
  char *folder;
  TmArchive *archive;
  GRand *random;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = NULL;

  self->folder = fair_make_folder ();
  path = g_build_filename (self->folder, "tablemate.db", NULL);
  self->archive = tm_archive_new (path);
  self->random = g_rand_new_with_seed (5);
}

static void
tear_down (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_finalize_object (self->archive);
  fair_remove_folder (self->folder);
  g_rand_free (self->random);
  g_free (self->folder);
}

static void
flush (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  tm_archive_flush (self->archive, &error);
  g_assert_no_error (error);
}

static TmDatabase *
get_database (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  TmDatabase *database = tm_archive_get_reader (self->archive, &error);

  g_assert_no_error (error);
  return database;
}

static GPtrArray *
list (Fixture *self, TmMatchQuery query)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *matches = tm_archive_list_matches (self->archive, &query, &error);

  g_assert_no_error (error);
  return matches;
}

/* A history */

static TmMatch *
new_match (Fixture *self)
{
  guint n_seats = (guint) g_rand_int_range (self->random, 1, 5);
  g_autoptr (TmBox) box = fair_new_box (n_seats);

  for (guint seat = 0; seat < n_seats; seat++)
    tm_box_set_seat_name (box, seat, names[g_rand_int_range (self->random, 0, N_NAMES)]);
  return fair_new_match (box);
}

static void
play (Fixture *self, gboolean is_finished)
{
  g_autoptr (TmMatch) match = new_match (self);
  TmResult result = { .ending = TM_ENDING_OPEN };

  tm_archive_watch (self->archive, match);
  fair_play (match, 20, g_rand_int (self->random));
  tm_match_get_result (match, &result);
  if (is_finished && result.ending == TM_ENDING_OPEN)
    fair_record (match, FAIR_END, "@a{sv} {}", NULL);
  else if (!is_finished && result.ending != TM_ENDING_OPEN)
    tm_match_undo (match, NULL);
}

static void
disturb (Fixture *self)
{
  g_autoptr (GPtrArray) matches = list (self, TM_MATCH_QUERY_ALL);
  const TmMatchInfo *info
      = g_ptr_array_index (matches, g_rand_int_range (self->random, 0, (gint32) matches->len));
  g_autoptr (TmMatch) match = tm_archive_load_match (self->archive, info->uuid, NULL);

  switch (g_rand_int_range (self->random, 0, 4))
    {
    case 0:
      tm_archive_delete_match (self->archive, info->uuid);
      break;
    case 1:
      tm_archive_watch (self->archive, match);
      tm_match_undo (match, NULL);
      break;
    case 2:
      tm_archive_watch (self->archive, match);
      tm_match_set_counter (match, tm_box_get_counter_slot (tm_match_get_box (match), 0, 0), 77,
                            NULL, NULL);
      break;
    default:
      tm_archive_abandon_match (self->archive, info->uuid);
      break;
    }
  flush (self);
}

static void
make_history (Fixture *self)
{
  for (guint i = 0; i < 60; i++)
    play (self, g_rand_int_range (self->random, 0, 5) > 0);
  flush (self);
  for (guint i = 0; i < 25; i++)
    disturb (self);
}

/* By hand */

static gboolean
is_counted (const TmMatchInfo *match)
{
  return match->state == TM_MATCH_FINISHED;
}

static void
count_person (GPtrArray *matches, const char *uuid, guint *plays, guint *wins, GArray *scores)
{
  *plays = *wins = 0;
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);

      for (guint seat = 0; is_counted (match) && seat < match->n_seats; seat++)
        if (g_strcmp0 (match->seats[seat].player, uuid) == 0)
          {
            TmCount count = { .key = match->seats[seat].score, .n = 1 };

            ++*plays;
            *wins += match->seats[seat].is_winner != FALSE;
            g_array_append_val (scores, count);
          }
    }
}

static void
assert_spread (const TmSpread *spread, const GArray *counts)
{
  TmSpread expected;

  tm_spread_measure ((const TmCount *) (gpointer) counts->data, counts->len, &expected);
  g_assert_cmpmem (spread, sizeof *spread, &expected, sizeof expected);
}

static void
assert_person (Fixture *self, GPtrArray *matches, const TmPlayerInfo *player)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games
      = tm_statistics_read_person (get_database (self), player->uuid, &error);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (TmCount));
  const TmPersonGame *game;
  guint plays, wins;

  g_assert_no_error (error);
  count_person (matches, player->uuid, &plays, &wins, scores);
  g_assert_cmpuint (games->len, ==, plays > 0 ? 1 : 0);
  if (plays == 0)
    return;
  game = g_ptr_array_index (games, 0);
  g_assert_cmpstr (game->game, ==, "fair");
  g_assert_cmpuint (game->plays, ==, plays);
  g_assert_cmpuint (game->wins, ==, wins);
  assert_spread (&game->scores, scores);
  g_assert_cmpint (game->best, ==, game->scores.most);
}

static void
assert_seats (const TmGameStatistics *game, GPtrArray *matches)
{
  guint plays[TM_MAX_SEATS + 1][TM_MAX_SEATS] = { 0 };
  guint wins[TM_MAX_SEATS + 1][TM_MAX_SEATS] = { 0 };
  guint n_matches = 0;

  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);

      n_matches += is_counted (match);
      for (guint seat = 0; is_counted (match) && seat < match->n_seats; seat++)
        {
          plays[match->n_seats][seat]++;
          wins[match->n_seats][seat] += match->seats[seat].is_winner != FALSE;
        }
    }
  g_assert_cmpuint (game->plays, ==, n_matches);
  g_assert_cmpuint (game->seats->len, ==, 2 + 3 + 4);
  for (guint i = 0; i < game->seats->len; i++)
    {
      const TmCount *count = &g_array_index (game->seats, TmCount, i);

      g_assert_cmpuint (count->n, ==, plays[count->size][count->key]);
      g_assert_cmpuint (count->wins, ==, wins[count->size][count->key]);
    }
  for (guint i = 0; i < game->sizes->len; i++)
    {
      const TmCount *count = &g_array_index (game->sizes, TmCount, i);

      g_assert_cmpuint (count->n, ==, plays[count->size][0]);
    }
}

static void
assert_game (Fixture *self, GPtrArray *matches)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmGameStatistics) game
      = tm_statistics_read_game (get_database (self), "fair", NULL, &error);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (TmCount));

  g_assert_no_error (error);
  assert_seats (game, matches);
  for (guint i = 0; i < game->people->len; i++)
    {
      const TmGamePerson *person = g_ptr_array_index (game->people, i);
      g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (TmCount));
      guint plays, wins;

      count_person (matches, person->uuid, &plays, &wins, own);
      g_assert_cmpuint (person->plays, ==, plays);
      g_assert_cmpuint (person->wins, ==, wins);
      assert_spread (&person->scores, own);
      g_array_append_vals (scores, own->data, own->len);
    }
  assert_spread (&game->score, scores);
}

static gboolean
rebuild (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_tally_rebuild (database, error);
}

/* All sums that are not nothing, and the moments of last play. */
static char *
dump_tallies (Fixture *self)
{
  static const char *const queries[] = {
    "SELECT game || title || n_seats || seat || how || player || ':' || plays || ':' || wins || ':' || last"
    " FROM tally_seats WHERE plays <> 0 ORDER BY 1",
    "SELECT game || title || n_seats || how || player || '=' || score || ':' || n"
    " FROM tally_scores WHERE n <> 0 ORDER BY 1",
    "SELECT game || title || n_seats || '=' || minutes || ':' || n FROM tally_lengths"
    " WHERE n <> 0 ORDER BY 1",
    "SELECT game || option || '=' || value || ':' || n FROM tally_options WHERE n <> 0 ORDER BY 1",
    "SELECT die || ',' || player || ',' || source || ',' || face || ':' || n FROM tally_falls"
    " WHERE n <> 0 ORDER BY 1",
  };
  GString *dump = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_auto (GStrv) rows = tm_database_list_texts (get_database (self), NULL, queries[i], "");
      g_autofree char *lines = NULL;

      g_assert_nonnull (rows);
      lines = g_strjoinv ("\n", rows);
      g_string_append_printf (dump, "%s\n", lines);
    }
  return g_string_free (dump, FALSE);
}

static void
assert_all (Fixture *self)
{
  g_autoptr (GPtrArray) matches = list (self, TM_MATCH_QUERY_ALL);
  g_autoptr (GPtrArray) players = tm_archive_list_players (self->archive, NULL);
  g_autofree char *kept = dump_tallies (self);
  g_autofree char *anew = NULL;

  assert_game (self, matches);
  for (guint i = 0; i < players->len; i++)
    assert_person (self, matches, g_ptr_array_index (players, i));
  tm_archive_push (self->archive, rebuild, NULL, NULL);
  flush (self);
  anew = dump_tallies (self);
  g_assert_cmpstr (kept, ==, anew);
  g_assert_nonnull (strstr (kept, "fair"));
}

static void
test_history (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  make_history (self);
  assert_all (self);
}

static const TmPlayerInfo *
find_player (GPtrArray *players, const char *name)
{
  for (guint i = 0; i < players->len; i++)
    if (g_str_equal (((TmPlayerInfo *) g_ptr_array_index (players, i))->name, name))
      return g_ptr_array_index (players, i);
  return NULL;
}

static void
test_merged (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) merged = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autofree char *anna = NULL;

  make_history (self);
  before = tm_archive_list_players (self->archive, NULL);
  anna = g_strdup (find_player (before, "Анна")->uuid);
  tm_archive_merge_players (self->archive, anna, find_player (before, "Anna")->uuid);
  flush (self);
  merged = tm_archive_list_players (self->archive, NULL);
  g_assert_cmpuint (merged->len, ==, before->len - 1);
  g_assert_cmpstr (find_player (merged, "Anna")->merged[0], ==, anna);
  g_assert_cmpstr (find_player (merged, "Anna")->merged_names[0], ==, "Анна");
  g_assert_cmpuint (find_player (merged, "Anna")->n_matches, ==,
                    find_player (before, "Anna")->n_matches
                        + find_player (before, "Анна")->n_matches);
  assert_all (self);

  tm_archive_split_player (self->archive, anna);
  flush (self);
  after = tm_archive_list_players (self->archive, NULL);
  g_assert_cmpuint (after->len, ==, before->len);
  g_assert_cmpuint (find_player (after, "Анна")->n_matches, ==,
                    find_player (before, "Анна")->n_matches);
  assert_all (self);
}

/* The marks of two devices that disagree go round in a circle; a chain leads to its end. */
static gboolean
write_circle (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_database_execute (
             database,
             "DELETE FROM players;"
             "INSERT INTO players (uuid, name, merged_into) VALUES ('b', 'b', 'c'),"
             " ('c', 'c', 'a'), ('a', 'a', 'b'), ('d', 'd', 'c'), ('e', 'e', 'd'),"
             " ('f', 'f', NULL), ('g', 'g', 'f'), ('h', 'h', 'g'), ('i', 'i', 'nobody')",
             error)
         && tm_roster_find_roots (database, error);
}

static void
test_circle (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_auto (GStrv) roots = NULL;
  g_autofree char *spelled = NULL;

  tm_archive_push (self->archive, write_circle, NULL, NULL);
  flush (self);
  roots = tm_database_list_texts (get_database (self), NULL,
                                  "SELECT p.uuid || coalesce (r.uuid, '-') FROM players p"
                                  " LEFT JOIN players r ON r.id = p.root ORDER BY 1",
                                  "");
  spelled = g_strjoinv (" ", roots);
  g_assert_cmpstr (spelled, ==, "a- ba ca da ea f- gf hf i-");
}

/* The falls of the dice are those of the journals. */
static void
test_falls (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GArray) kept = NULL;
  guint counted[2][6] = { 0 };
  guint n_falls = 0;

  make_history (self);
  matches = list (self, TM_MATCH_QUERY_ALL);
  for (guint i = 0; i < matches->len; i++)
    {
      const TmMatchInfo *info = g_ptr_array_index (matches, i);
      g_autoptr (TmMatch) match = tm_archive_load_match (self->archive, info->uuid, NULL);
      g_autoptr (GArray) falls = tm_luck_count_match (match);

      for (guint j = 0; is_counted (info) && j < falls->len; j++)
        {
          const TmLuckCount *fall = &g_array_index (falls, TmLuckCount, j);

          counted[fall->source][fall->face] += fall->count;
          n_falls += fall->count;
        }
    }
  g_assert_cmpuint (n_falls, >, 0);
  kept = tm_statistics_list_falls (get_database (self), "fair", NULL, NULL);
  for (guint i = 0; i < kept->len; i++)
    {
      const TmLuckCount *fall = &g_array_index (kept, TmLuckCount, i);

      g_assert_cmpint (fall->seat, ==, TM_NO_SEAT);
      g_assert_cmpuint (fall->count, ==, counted[fall->source][fall->face]);
      n_falls -= fall->count;
    }
  g_assert_cmpuint (n_falls, ==, 0);
}

/* The last matches are those that were played last: an old one may have come in late, from a file. */
static gboolean
write_many_evenings (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_database_execute (
      database,
      "INSERT INTO layouts (id, hash, text) VALUES (1, x'00', '');"
      "INSERT INTO players (id, uuid, name) VALUES (1, 'a', 'Anna'), (2, 'b', 'Boris'),"
      " (3, 'v', 'Vera');"
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)"
      " INSERT INTO matches (id, uuid, game, layout, started, changed, state, n_seats, options)"
      " SELECT i, 'm' || i, 'fair', 1, 1000 - i, 1, 1, 2, '{}' FROM n;"
      "INSERT INTO seats (match, seat, player) SELECT id, 0, 1 FROM matches"
      " UNION ALL SELECT id, 1, iif (id = 501, 3, 2) FROM matches;"
      "INSERT INTO results (match, seat, rank, score, is_winner)"
      " SELECT match, seat, 1, 0, 0 FROM seats;"
      "UPDATE matches SET is_counted = 1",
      error);
}

static void
test_companions (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) people = NULL;
  const TmGamePerson *boris;

  tm_archive_push (self->archive, write_many_evenings, NULL, NULL);
  flush (self);
  people = tm_statistics_list_companions (get_database (self), "a", NULL);
  g_assert_cmpuint (people->len, ==, 1);
  boris = g_ptr_array_index (people, 0);
  g_assert_cmpstr (boris->name, ==, "Boris");
  g_assert_cmpuint (boris->plays, ==, 500);
}

/* Looking for matches: by hand, too. */

static gboolean
has_player (const TmMatchInfo *match, const char *uuid, gboolean *has_won)
{
  gboolean is_there = FALSE;

  *has_won = FALSE;
  for (guint seat = 0; seat < match->n_seats; seat++)
    if (g_strcmp0 (match->seats[seat].player, uuid) == 0)
      {
        is_there = TRUE;
        *has_won = *has_won || match->seats[seat].is_winner;
      }
  return is_there;
}

static void
test_query (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GPtrArray) all = NULL;

  make_history (self);
  players = tm_archive_list_players (self->archive, NULL);
  all = list (self, TM_MATCH_QUERY_ALL);
  for (guint i = 0; i < players->len; i++)
    for (TmMatchOutcome outcome = TM_OUTCOME_ANY; outcome <= TM_OUTCOME_LOST; outcome++)
      {
        const TmPlayerInfo *player = g_ptr_array_index (players, i);
        g_autoptr (GPtrArray) found = list (self, (TmMatchQuery) { .player = player->uuid,
                                                                   .outcome = outcome,
                                                                   .with_running = TRUE,
                                                                   .with_over = TRUE });
        guint n = 0;

        for (guint j = 0; j < all->len; j++)
          {
            const TmMatchInfo *match = g_ptr_array_index (all, j);
            gboolean has_won;

            if (!has_player (match, player->uuid, &has_won)
                || (outcome != TM_OUTCOME_ANY
                    && (!is_counted (match) || has_won != (outcome == TM_OUTCOME_WON))))
              continue;
            g_assert_cmpuint (n, <, found->len);
            g_assert_cmpstr (((TmMatchInfo *) g_ptr_array_index (found, n))->uuid, ==, match->uuid);
            n++;
          }
        g_assert_cmpuint (n, ==, found->len);
      }
}

/* A short list, be it filled or not, is the beginning of the long one. */
static guint
count_found (Fixture *self, const char *words)
{
  TmMatchQuery query = { .words = words, .with_running = TRUE, .with_over = TRUE };
  g_autoptr (GPtrArray) found = list (self, query);

  for (query.limit = 1; query.limit <= found->len + 1; query.limit++)
    {
      g_autoptr (GPtrArray) some = list (self, query);

      g_assert_cmpuint (some->len, ==, MIN (query.limit, found->len));
      for (guint i = 0; i < some->len; i++)
        g_assert_cmpstr (((TmMatchInfo *) g_ptr_array_index (some, i))->uuid, ==,
                         ((TmMatchInfo *) g_ptr_array_index (found, i))->uuid);
    }
  return found->len;
}

static void
test_words (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  const char *const first[] = { "Anna", "Борис" };
  const char *const second[] = { "Anna", "Vera" };
  g_autoptr (TmBox) one = fair_new_box (2);
  g_autoptr (TmBox) other = fair_new_box (2);
  g_autoptr (TmMatch) early = NULL;
  g_autoptr (TmMatch) late = NULL;

  for (guint seat = 0; seat < 2; seat++)
    {
      tm_box_set_seat_name (one, seat, first[seat]);
      tm_box_set_seat_name (other, seat, second[seat]);
    }
  early = fair_new_match (one);
  late = fair_new_match (other);
  tm_archive_watch (self->archive, early);
  tm_archive_set_match_note (self->archive, tm_archive_watch (self->archive, late),
                             "У Веры на даче, под дождём");
  flush (self);
  g_assert_cmpuint (count_found (self, ""), ==, 2);
  g_assert_cmpuint (count_found (self, "ann"), ==, 2);
  g_assert_cmpuint (count_found (self, "ANNA"), ==, 2);
  g_assert_cmpuint (count_found (self, "борИ"), ==, 1);
  g_assert_cmpuint (count_found (self, "anna ver"), ==, 1);
  g_assert_cmpuint (count_found (self, "даче"), ==, 1);
  g_assert_cmpuint (count_found (self, "дач борис"), ==, 0);
  g_assert_cmpuint (count_found (self, "nna"), ==, 0);
  g_assert_cmpuint (count_found (self, "fair"), ==, 2);
  g_assert_cmpuint (count_found (self, "%"), ==, 2);
  g_assert_cmpuint (count_found (self, "a b c d e f g h i j k l m n o p"), ==, 0);

  tm_archive_abandon_match (self->archive, tm_archive_get_uuid (early));
  tm_archive_abandon_match (self->archive, tm_archive_get_uuid (late));
  flush (self);
  g_assert_cmpuint (count_found (self, "ann"), ==, 2);
  g_assert_cmpuint (count_found (self, "anna ver"), ==, 1);
  g_assert_cmpuint (count_found (self, "fair"), ==, 2);
  g_assert_cmpuint (count_found (self, "nna"), ==, 0);
}

/* Spread */

static void
test_spread (void)
{
  const TmCount counts[] = { { .key = 7, .n = 1 },
                             { .key = 1, .n = 2 },
                             { .key = 3, .n = 1 },
                             { .key = 1, .n = 1 },
                             { .key = 9, .n = 0 } };
  TmSpread spread;

  /* 1 1 1 3 7 */
  tm_spread_measure (counts, G_N_ELEMENTS (counts), &spread);
  g_assert_cmpuint (spread.n, ==, 5);
  g_assert_cmpint (spread.least, ==, 1);
  g_assert_cmpint (spread.lower, ==, 1);
  g_assert_cmpint (spread.median, ==, 1);
  g_assert_cmpint (spread.upper, ==, 3);
  g_assert_cmpint (spread.most, ==, 7);
  g_assert_cmpfloat_with_epsilon (spread.mean, 2.6, 1e-12);
  tm_spread_measure (counts, 1, &spread);
  g_assert_cmpint (spread.least, ==, 7);
  g_assert_cmpint (spread.median, ==, 7);
  g_assert_cmpint (spread.most, ==, 7);
  tm_spread_measure (NULL, 0, &spread);
  g_assert_cmpuint (spread.n, ==, 0);
}

/* Series */

static void
test_series (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TmSeries series = { .name = (char *) "Four evenings" };
  g_autofree char *uuid = tm_archive_put_series (self->archive, &series);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) matches = NULL;
  g_autoptr (GPtrArray) totals = NULL;
  g_autoptr (GPtrArray) known = NULL;
  gint64 sum = 0;
  gint64 expected = 0;

  for (guint i = 0; i < 4; i++)
    play (self, TRUE);
  flush (self);
  all = list (self, TM_MATCH_QUERY_ALL);
  for (guint i = 0; i < 4; i++)
    tm_archive_set_match_series (self->archive, ((TmMatchInfo *) g_ptr_array_index (all, i))->uuid,
                                 uuid, 0);
  flush (self);
  matches = list (self, (TmMatchQuery) { .series = uuid, .with_running = TRUE, .with_over = TRUE });
  g_assert_cmpuint (matches->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      const TmMatchInfo *match = g_ptr_array_index (matches, i);

      g_assert_cmpuint (match->chapter, ==, i + 1);
      g_assert_cmpstr (match->series, ==, uuid);
      g_assert_cmpstr (match->uuid, ==, ((TmMatchInfo *) g_ptr_array_index (all, i))->uuid);
      for (guint seat = 0; seat < match->n_seats; seat++)
        expected += match->seats[seat].score;
    }
  totals = tm_series_list_totals (matches);
  for (guint i = 0; i < totals->len; i++)
    {
      const TmSeriesTotal *total = g_ptr_array_index (totals, i);
      gint64 own = 0;

      for (guint j = 0; j < 4; j++)
        own += total->scores[j];
      g_assert_cmpint (own, ==, total->total);
      sum += total->total;
    }
  g_assert_cmpint (sum, ==, expected);
  known = tm_archive_list_series (self->archive, NULL);
  g_assert_cmpuint (known->len, ==, 1);
  g_assert_cmpuint (((TmSeries *) g_ptr_array_index (known, 0))->n_matches, ==, 4);
  tm_archive_delete_series (self->archive, uuid);
  flush (self);
  g_ptr_array_unref (g_steal_pointer (&matches));
  matches = list (self, TM_MATCH_QUERY_ALL);
  g_assert_cmpuint (matches->len, ==, 4);
  g_assert_null (((TmMatchInfo *) g_ptr_array_index (matches, 0))->series);
}

/* What another program has left */

static void
assert_plays (Fixture *self, guint n_plays)
{
  g_autoptr (TmGameStatistics) game
      = tm_statistics_read_game (get_database (self), "fair", NULL, NULL);

  g_assert_cmpuint (game->plays, ==, n_plays);
}

static gboolean
write_abandoned_with_result (TmDatabase *database, gpointer user_data, GError **error)
{
  const char *uuid = user_data;

  return tm_database_run (database, error, "UPDATE matches SET state = 2 WHERE uuid = ?", "t", uuid)
         && tm_database_run (database, error,
                             "INSERT INTO results (match, seat, rank, score, is_winner)"
                             " SELECT id, 0, 1, 9, 1 FROM matches WHERE uuid = ?",
                             "t", uuid);
}

/* A match that was abandoned with a result is resumed and finished like any other. */
static void
test_abandoned_with_result (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  const char *uuid = tm_archive_watch (self->archive, match);
  g_autoptr (GPtrArray) matches = NULL;
  const TmMatchInfo *info;

  fair_record (match, FAIR_GAIN, "{'seat': <1>, 'amount': <int64 3>}", NULL);
  flush (self);
  tm_archive_push (self->archive, write_abandoned_with_result, g_strdup (uuid), g_free);
  flush (self);
  fair_record (match, FAIR_END, "@a{sv} {}", NULL);
  flush (self);
  g_assert_cmpstr (tm_archive_get_uuid (match), ==, uuid);
  matches = list (self, TM_MATCH_QUERY_ALL);
  g_assert_cmpuint (matches->len, ==, 1);
  info = g_ptr_array_index (matches, 0);
  g_assert_cmpint (info->state, ==, TM_MATCH_FINISHED);
  g_assert_cmpint (info->seats[0].score, !=, 9);
  assert_plays (self, 1);
}

static guint
count_gone (Fixture *self, const char *uuid)
{
  gint64 n = 0;

  g_assert_true (tm_database_get_number (get_database (self), NULL, &n,
                                         "SELECT count(*) FROM gone WHERE uuid = ?", "t", uuid));
  return (guint) n;
}

/* What is there again is not deleted any more: another device is to bring it back, not to lose it. */
static void
test_there_again (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  g_autofree char *uuid = g_strdup (tm_archive_watch (self->archive, match));

  tm_archive_delete_match (self->archive, uuid);
  flush (self);
  g_assert_cmpuint (count_gone (self, uuid), ==, 1);
  tm_archive_add_match (self->archive, match, uuid);
  flush (self);
  g_assert_cmpuint (count_gone (self, uuid), ==, 0);
  assert_plays (self, 0);
}

/* A series that is deleted before a match gets into it leaves no place behind, and a match that is
 * put after the others once more stays where it is. */
static void
test_series_gone (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  TmSeries series = { .name = (char *) "One evening" };
  g_autofree char *uuid = tm_archive_put_series (self->archive, &series);
  g_autoptr (TmBox) box = fair_new_box (2);
  g_autoptr (TmMatch) match = fair_new_match (box);
  const char *id = tm_archive_watch (self->archive, match);
  g_autoptr (TmMatchInfo) in = NULL;
  g_autoptr (TmMatchInfo) out = NULL;

  tm_archive_set_match_series (self->archive, id, uuid, 0);
  tm_archive_set_match_series (self->archive, id, uuid, 0);
  flush (self);
  in = tm_archive_find_match (self->archive, id, NULL);
  g_assert_cmpstr (in->series, ==, uuid);
  g_assert_cmpuint (in->chapter, ==, 1);
  tm_archive_delete_series (self->archive, uuid);
  tm_archive_set_match_series (self->archive, id, uuid, 3);
  flush (self);
  out = tm_archive_find_match (self->archive, id, NULL);
  g_assert_null (out->series);
  g_assert_cmpuint (out->chapter, ==, 0);
}

/* Templates */

static void
test_templates (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (TmTemplate) template = tm_template_new (
      "sheet", "Лото",
      g_variant_new_parsed ("{'rounds': <int64 3>, 'rows': <[<'Один'>, <'Two'>]>}"));
  g_autofree char *uuid = tm_archive_put_template (self->archive, template);
  g_autofree char *text = tm_template_dup_text (template);
  g_autoptr (GError) error = NULL;
  g_autoptr (TmTemplate) read = tm_template_parse ("loto.json", text, strlen (text), &error);
  g_autoptr (GPtrArray) kept = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (read->name, ==, "Лото");
  g_assert_true (g_variant_equal (read->body, template->body));
  flush (self);
  kept = tm_archive_list_templates (self->archive, "sheet", NULL);
  g_assert_cmpuint (kept->len, ==, 1);
  g_assert_cmpstr (((TmTemplate *) g_ptr_array_index (kept, 0))->uuid, ==, uuid);
  g_assert_true (
      g_variant_equal (((TmTemplate *) g_ptr_array_index (kept, 0))->body, template->body));
  g_clear_pointer (&kept, g_ptr_array_unref);
  kept = tm_archive_list_templates (self->archive, "dice", NULL);
  g_assert_cmpuint (kept->len, ==, 0);
  tm_archive_delete_template (self->archive, uuid);
  flush (self);
  g_clear_pointer (&kept, g_ptr_array_unref);
  kept = tm_archive_list_templates (self->archive, NULL, NULL);
  g_assert_cmpuint (kept->len, ==, 0);
}

/* What is no text is no template. */
static gboolean
write_damaged_template (TmDatabase *database, gpointer user_data G_GNUC_UNUSED, GError **error)
{
  return tm_database_execute (database,
                              "INSERT INTO templates (uuid, kind, name, changed, body)"
                              " VALUES ('a', 'sheet', CAST (x'ff' AS TEXT), 1, '{}'),"
                              " ('b', CAST (x'ff' AS TEXT), 'b', 1, '{}'),"
                              " ('c', 'sheet', 'c', 1, '{'), ('d', 'sheet', 'd', 1, '{}')",
                              error);
}

static void
test_damaged_template (Fixture *self, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) kept = NULL;

  tm_archive_push (self->archive, write_damaged_template, NULL, NULL);
  flush (self);
  kept = tm_archive_list_templates (self->archive, NULL, NULL);
  g_assert_cmpuint (kept->len, ==, 1);
  g_assert_cmpstr (((TmTemplate *) g_ptr_array_index (kept, 0))->uuid, ==, "d");
}

static void
test_bad_templates (void)
{
  static const char *const texts[] = {
    "",
    "[]",
    "{}",
    "{\"format\":\"tablemate-match\",\"version\":1,\"kind\":\"sheet\",\"name\":\"x\",\"body\":{}}",
    "{\"format\":\"tablemate-template\",\"kind\":\"sheet\",\"name\":\"x\",\"body\":{}}",
    "{\"format\":\"tablemate-template\",\"version\":2,\"kind\":\"sheet\",\"name\":\"x\",\"body\":{}}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"hat\",\"name\":\"x\",\"body\":{}}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"sheet\",\"name\":\"\",\"body\":{}}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"sheet\",\"name\":\"x\"}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"sheet\",\"name\":\"x\",\"body\":[]}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"sheet\",\"name\":\"x\","
    "\"body\":{\"a\":null}}",
    "{\"format\":\"tablemate-template\",\"version\":1,\"kind\":\"sheet\",\"name\":\"x\",\"body\":{},"
    "\"more\":1}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tm_template_parse ("bad.json", texts[i], strlen (texts[i]), &error));
      g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT);
      g_assert_true (g_str_has_prefix (error->message, "bad.json"));
    }
}

#define ADD(path, test) g_test_add ("/statistics/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  ADD ("history", test_history);
  ADD ("people/merged", test_merged);
  ADD ("people/circle", test_circle);
  ADD ("people/companions-of-the-last-matches", test_companions);
  ADD ("falls", test_falls);
  ADD ("query/player-and-outcome", test_query);
  ADD ("query/words", test_words);
  ADD ("series", test_series);
  ADD ("series/gone", test_series_gone);
  ADD ("matches/abandoned-with-result", test_abandoned_with_result);
  ADD ("matches/there-again", test_there_again);
  ADD ("templates/damaged", test_damaged_template);
  ADD ("templates", test_templates);
  g_test_add_func ("/statistics/spread", test_spread);
  g_test_add_func ("/statistics/templates/bad", test_bad_templates);
  return g_test_run ();
}
