/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every game, whatever its rules. */

#include "random-options.h"
#include "tm-games.h"
#include "tm-play.h"

#define N_MATCHES 40
#define MAX_MOVES 2000

typedef struct
{
  const TmGame *game;
  guint n_seats;
} Setting;

static TmBox *
new_box (const Setting *setting)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (setting->game, setting->n_seats, &error);

  g_assert_no_error (error);
  return box;
}

/* Every piece lies where its kit says that it can. */
static void
check_places (const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);

  for (guint piece = 0; piece < tm_box_get_n_pieces (box); piece++)
    {
      guint zone;
      int seat;

      tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &seat);
      g_assert_true (
          tm_kit_can_lie (tm_box_get_kit (box), tm_box_get_piece_kind (box, piece), zone));
    }
}

static void
check_table (const TmTable *table)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_table_get_box (table);
  const TmGame *game = tm_box_get_game (box);

  if (game->check != NULL)
    game->check (table, &error);
  g_assert_no_error (error);
  check_places (table);
}

static TmMatch *
play (const Setting *setting, guint64 seed)
{
  g_autoptr (TmBox) box = new_box (setting);
  g_autoptr (TmPlayer) player = NULL;
  TmRandom random;
  TmMatch *match;
  TmMove move;

  tm_random_init_fast (&random, seed);
  /* What is shown stays as it is by default: a table may choose to show more. */
  random_options_choose (box, &random, OPTIONS_NOT_SHOWN);
  player = tm_player_new (box, seed);
  match = tm_match_new (box);
  check_table (tm_match_get_table (match));
  while (tm_match_get_n_entries (match) < MAX_MOVES
         && tm_player_choose (player, tm_match_get_table (match), &move))
    {
      g_autoptr (GError) error = NULL;

      tm_match_record (match, &move, NULL, &error);
      g_assert_no_error (error);
      check_table (tm_match_get_table (match));
    }
  return match;
}

static void
test_tables (gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  tm_game_check (data, &error);
  g_assert_no_error (error);
}

/* A random match comes to an end, and the engine's promises hold for it. */
static void
test_random_matches (gconstpointer data)
{
  const Setting *setting = data;

  for (guint n = 0; n < N_MATCHES; n++)
    {
      g_autoptr (TmMatch) match = play (setting, n);
      TmBox *box = tm_match_get_box (match);
      g_autoptr (TmMatch) again = tm_match_new (box);
      g_autoptr (TmMatch) loaded = tm_match_new (box);
      g_autoptr (TmTable) first = tm_table_new (box);
      g_autoptr (TmTable) last = tm_table_dup (tm_match_get_table (match));
      guint n_entries = tm_match_get_n_entries (match);
      TmResult result;

      g_assert_cmpuint (n_entries, <, MAX_MOVES);
      tm_match_get_result (match, &result);
      g_assert_cmpint (result.ending, !=, TM_ENDING_OPEN);
      g_assert_cmpuint (tm_match_audit (match, NULL), ==, 0);
      for (guint seq = 1; seq <= n_entries; seq++)
        {
          TmEntry entry;
          TmMove move;
          guint n_changes;
          const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

          tm_match_get_entry (match, seq, &entry);
          tm_match_get_move (match, seq, &move);
          g_assert_true (tm_match_record (again, &move, NULL, NULL));
          g_assert_true (tm_match_load_entry (loaded, &entry, &move, changes, NULL));
        }
      g_assert_true (tm_table_equal (tm_match_get_table (again), last));
      g_assert_true (tm_table_equal (tm_match_get_table (loaded), last));
      while (tm_match_undo (match, NULL))
        ;
      g_assert_true (tm_table_equal (tm_match_get_table (match), first));
      while (tm_match_redo (match, NULL))
        ;
      g_assert_true (tm_table_equal (tm_match_get_table (match), last));
    }
}

/* From one of them only what the others hold is kept in any case: face down in the middle may be what
 * the rules have shown him. */
static gboolean
is_secret (const TmTable *table, guint piece, int viewer)
{
  TmBox *box = tm_table_get_box (table);
  guint zone;
  int owner;

  tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &owner);
  return !tm_table_can_see (table, piece, viewer)
         && (viewer == TM_NO_SEAT || tm_box_get_kit (box)->zones[zone].sight == TM_SIGHT_OWNER);
}

static void
exchange_hidden (TmTable *table, int viewer, TmRandom *random)
{
  TmBox *box = tm_table_get_box (table);

  for (guint piece = 0; piece + 1 < tm_box_get_n_pieces (box); piece++)
    {
      guint other = piece + 1 + tm_random_below (random, tm_box_get_n_pieces (box) - piece - 1);
      gint32 face = tm_table_get_piece_face (table, piece);
      gint32 other_face = tm_table_get_piece_face (table, other);
      TmChange changes[2];

      if (tm_box_get_piece_kind (box, piece) != tm_box_get_piece_kind (box, other)
          || !is_secret (table, piece, viewer) || !is_secret (table, other, viewer)
          || tm_table_get_piece_zone (table, piece) == tm_table_get_piece_zone (table, other))
        continue;
      changes[0] = (TmChange) { tm_box_get_piece_slot (box, piece, TM_SLOT_PIECE_FACE, 0), face,
                                other_face };
      changes[1] = (TmChange) { tm_box_get_piece_slot (box, other, TM_SLOT_PIECE_FACE, 0),
                                other_face, face };
      tm_table_apply (table, changes, 2);
    }
}

/* Two tables that differ only in what a viewer does not see look the same to him. */
static void
expect_same_scene (const TmTable *table, TmTable *other, int viewer, TmRandom *random)
{
  g_autoptr (TmScene) scene = NULL, other_scene = NULL;

  tm_table_copy (other, table);
  exchange_hidden (other, viewer, random);
  scene = tm_scene_new (table, NULL, viewer);
  other_scene = tm_scene_new (other, NULL, viewer);
  if (!tm_scene_equal (scene, other_scene))
    {
      g_autofree char *text = tm_scene_dup_text (scene);
      g_autofree char *other_text = tm_scene_dup_text (other_scene);

      g_test_message ("To viewer %d:\n%s\nand\n%s", viewer, text, other_text);
      g_test_fail ();
    }
}

/* For all at once, and for one of them. */
static void
test_secrets (gconstpointer data)
{
  const Setting *setting = data;

  for (guint n = 0; n < 10; n++)
    {
      g_autoptr (TmMatch) match = play (setting, 1000 + n);
      g_autoptr (TmTable) table = tm_table_dup (tm_match_get_table (match));
      g_autoptr (TmTable) other = tm_table_dup (table);
      TmRandom random;

      tm_random_init_fast (&random, n);
      for (guint seq = 0; seq <= tm_match_get_n_entries (match); seq++)
        {
          tm_match_table_at (match, seq, table);
          expect_same_scene (table, other, TM_NO_SEAT, &random);
          expect_same_scene (table, other, (int) tm_random_below (&random, setting->n_seats),
                             &random);
        }
    }
}

/* What counts seats cannot be set by hand to one at which nobody sits. */
static void
test_counted_seats (gconstpointer data)
{
  const TmGame *const game = data;
  const Setting smallest = { game, game->min_seats };
  g_autoptr (TmBox) box = new_box (&smallest);
  g_autoptr (TmMatch) match = tm_match_new (box);

  for (guint i = 0; i < game->kit->n_counters; i++)
    {
      gint32 most = tm_box_get_counter_max (box, i);

      if (!game->kit->counters[i].is_seat)
        continue;
      g_assert_cmpint (most, ==,
                       game->kit->counters[i].max - (gint32) (game->max_seats - game->min_seats));
      g_assert_false (tm_match_set_counter (match, tm_box_get_counter_slot (box, i, TM_NO_SEAT),
                                            most + 1, NULL, NULL));
      g_assert_true (tm_match_set_counter (match, tm_box_get_counter_slot (box, i, TM_NO_SEAT),
                                           most, NULL, NULL));
    }
}

/* Any move at all, fitting its declaration but not the situation, legal or not, overridden: it is
 * refused and changes nothing, or it is recorded and can be taken back. */
static void
test_any_moves (gconstpointer data)
{
  const Setting *setting = data;

  for (guint n = 0; n < 10; n++)
    {
      g_autoptr (TmBox) box = new_box (setting);
      g_autoptr (TmPlayer) player = NULL;
      TmRandom random;
      g_autoptr (TmMatch) match = NULL;
      g_autoptr (TmTable) before = NULL;
      g_autoptr (TmTable) first = NULL;

      tm_random_init_fast (&random, n);
      random_options_choose (box, &random, OPTIONS_NOT_SHOWN);
      player = tm_player_new (box, n);
      match = tm_match_new (box);
      first = tm_table_dup (tm_match_get_table (match));
      before = tm_table_dup (first);
      for (guint i = 0; i < 400; i++)
        {
          TmMove move = { .note = -1 };
          gboolean is_usual = tm_random_below (&random, 3) == 0
                              && tm_player_choose (player, tm_match_get_table (match), &move);
          guint n_changes;
          const TmChange *changes;

          if (!is_usual)
            {
              move.kind = tm_random_below (&random, setting->game->n_moves);
              tm_args_init (&move.args);
              tm_player_complete (player, tm_match_get_table (match), &move);
            }
          move.is_override = TRUE;
          tm_table_copy (before, tm_match_get_table (match));
          if (!tm_match_record (match, &move, NULL, NULL))
            {
              g_assert_true (tm_table_equal (before, tm_match_get_table (match)));
              continue;
            }
          changes = tm_match_get_changes (match, tm_match_get_n_entries (match), &n_changes);
          g_assert_true (tm_table_check_changes (before, changes, n_changes, NULL));
          check_places (tm_match_get_table (match));
        }
      while (tm_match_undo (match, NULL))
        ;
      g_assert_true (tm_table_equal (tm_match_get_table (match), first));
    }
}

/* What is left out of a question has a value that fits. */
static void
test_questions (gconstpointer data)
{
  const TmGame *game = data;
  g_autoptr (TmBox) box = tm_question_new_box (game);

  for (guint question = 0; question < game->n_questions; question++)
    {
      guint n_params;
      const TmParam *params = tm_question_get_params (game, question, &n_params);

      g_assert_cmpuint (n_params, <=, TM_MAX_PARAMS);
      for (guint i = 0; i < n_params; i++)
        {
          TmArgs args;

          if (params[i].standard == NULL)
            continue;
          tm_args_init (&args);
          g_assert_true (tm_param_set_text (params, i, box, params[i].standard, &args, NULL));
        }
    }
}

static void
add_games (void)
{
  guint n_games;
  const TmGame *const *games = tm_game_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *tables = g_strdup_printf ("/games/%s/tables-make-sense", games[i]->id);
      g_autofree char *counted = g_strdup_printf ("/games/%s/counted-seats", games[i]->id);
      g_autofree char *questions = g_strdup_printf ("/games/%s/standards-fit", games[i]->id);

      g_test_add_data_func (tables, games[i], test_tables);
      g_test_add_data_func (counted, games[i], test_counted_seats);
      g_test_add_data_func (questions, games[i], test_questions);
      for (guint n_seats = games[i]->min_seats; n_seats <= games[i]->max_seats; n_seats++)
        {
          g_autofree char *matches
              = g_strdup_printf ("/games/%s/%u-seats/random-matches", games[i]->id, n_seats);
          g_autofree char *secrets
              = g_strdup_printf ("/games/%s/%u-seats/secrets-stay-secret", games[i]->id, n_seats);
          g_autofree char *any
              = g_strdup_printf ("/games/%s/%u-seats/any-move-at-all", games[i]->id, n_seats);
          Setting setting = { games[i], n_seats };

          g_test_add_data_func_full (matches, g_memdup2 (&setting, sizeof setting),
                                     test_random_matches, g_free);
          g_test_add_data_func_full (secrets, g_memdup2 (&setting, sizeof setting), test_secrets,
                                     g_free);
          g_test_add_data_func_full (any, g_memdup2 (&setting, sizeof setting), test_any_moves,
                                     g_free);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  add_games ();
  return g_test_run ();
}
