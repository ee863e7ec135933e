/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What goes on beside the table: rules asked in a thread, and pieces picked for a move to come. */

#include <locale.h>

#include "engine/tm-game.h"
#include "games/tm-games.h"
#include "tm-advice-strip.h"
#include "tm-advisor.h"
#include "tm-asker.h"
#include "tm-recorder.h"

#include "scene-fixture.h"

#define LONG_WAIT 10000
#define TOO_MUCH 9

/* -- A game with live questions ------------------------------------------------------------------- */

static gint n_asked;

/* Says whether the treasure of the first seat is even, and has nothing to say about none. */
static void
answer_parity (const TmArgs *args, TmRuling *ruling)
{
  gint32 coins = tm_args_get (args, 0);

  g_atomic_int_inc (&n_asked);
  if (coins > 0)
    tm_ruling_set_verdict (ruling, coins % 2 == 0 ? tm_text ("Even.") : tm_text ("Odd."));
}

/* Never ends by itself. */
static void
answer_never (const TmArgs *args, TmRuling *ruling)
{
  const gint *stop = tm_ruling_get_stop (ruling);

  while (stop != NULL && g_atomic_int_get (stop) == 0)
    g_usleep (1000);
}

static gboolean
fill_coins (const TmTable *table, TmArgs *args)
{
  gint32 coins = tm_table_get_counter (table, 0, 0);

  tm_args_set (args, 0, coins);
  return coins != TOO_MUCH;
}

static gboolean
fill_never (const TmTable *table, TmArgs *args)
{
  tm_args_set (args, 0, 1);
  return tm_table_get_counter (table, 0, 1) > 0;
}

static const TmParam params[] = { TM_NUMBER ("coins", "Coins", 0, 99) };

static const TmQuestion questions[] = {
  { .id = "parity",
    .title = "Parity",
    .prompt = "Is it even?",
    .params = params,
    .n_params = 1,
    .answer = answer_parity,
    .fill = fill_coins,
    .is_live = TRUE },
  { .id = "quiet",
    .title = "Quiet",
    .prompt = "Is it even?",
    .params = params,
    .n_params = 1,
    .answer = answer_parity,
    .fill = fill_coins },
  { .id = "never",
    .title = "Never",
    .prompt = "When does it end?",
    .params = params,
    .n_params = 1,
    .answer = answer_never,
    .fill = fill_never,
    .is_live = TRUE },
};

/* Any two pieces may be picked, and two picked ones can be recorded. */
static void
offer_picked (const TmTable *table, TmOffers *offers)
{
  for (guint piece = 0; piece < 4; piece++)
    tm_offers_allow_pick (offers, piece);
  if (tm_offers_get_picks (offers)->n_pieces == 2)
    tm_offers_add_primary (offers, 0, tm_text ("Take two"));
}

static const TmGame *
get_game (void)
{
  static TmGame game;

  if (game.id == NULL)
    {
      game = *tm_game_find ("dungeon-raiders");
      game.questions = questions;
      game.n_questions = G_N_ELEMENTS (questions);
      game.offer = offer_picked;
    }
  return &game;
}

static TmMatch *
create_match (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (get_game (), 3, &error);

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, "Anna");
  return tm_match_new (box);
}

static void
set_coins (TmMatch *match, guint seat, int value)
{
  g_autoptr (GError) error = NULL;
  guint slot = tm_box_get_counter_slot (tm_match_get_box (match), 0, (int) seat);

  g_assert_true (tm_match_set_counter (match, slot, value, NULL, &error));
  g_assert_no_error (error);
}

static void
count_cb (gpointer object, guint *count)
{
  *count += 1;
}

static void
wait_while (gboolean (*is_waiting) (gpointer), gpointer data)
{
  for (int i = 0; i < LONG_WAIT / 10 && is_waiting (data); i++)
    scene_fixture_iterate (10);
  g_assert_false (is_waiting (data));
}

/* -- Asking in a thread --------------------------------------------------------------------------- */

static gboolean
is_asking (gpointer asker)
{
  return tm_asker_is_asking (asker);
}

static void
ask (TmAsker *asker, guint question, gint32 coins)
{
  g_autoptr (TmBox) box = tm_box_new (get_game (), 3, NULL);
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, 0, coins);
  tm_asker_ask (asker, get_game (), question, box, &args);
}

static char *
dup_verdict (TmAsker *asker)
{
  TmRuling *ruling = tm_asker_get_ruling (asker);

  g_assert_nonnull (ruling);
  return tm_text_dup_string (tm_ruling_get_verdict (ruling), tm_ruling_get_box (ruling));
}

static void
test_asker_answers (void)
{
  g_autoptr (TmAsker) asker = tm_asker_new ();
  g_autofree char *verdict = NULL;
  guint n_answers = 0;

  g_signal_connect (asker, "answered", G_CALLBACK (count_cb), &n_answers);
  ask (asker, 0, 7);
  /* Nothing is known before the main loop has run. */
  g_assert_true (tm_asker_is_asking (asker));
  g_assert_null (tm_asker_get_ruling (asker));
  wait_while (is_asking, asker);
  verdict = dup_verdict (asker);
  g_assert_cmpstr (verdict, ==, "Odd.");
  g_assert_cmpuint (n_answers, ==, 1);
  g_assert_no_error ((GError *) tm_asker_get_error (asker));
}

static void
test_asker_drops_outdated (void)
{
  g_autoptr (TmAsker) asker = tm_asker_new ();
  g_autofree char *verdict = NULL;
  guint n_answers = 0;

  g_signal_connect (asker, "answered", G_CALLBACK (count_cb), &n_answers);
  ask (asker, 2, 1);
  ask (asker, 0, 3);
  ask (asker, 0, 4);
  wait_while (is_asking, asker);
  scene_fixture_iterate (100);
  verdict = dup_verdict (asker);
  g_assert_cmpstr (verdict, ==, "Even.");
  g_assert_cmpuint (n_answers, ==, 1);
}

static void
test_asker_says_slow (void)
{
  g_autoptr (TmAsker) asker = tm_asker_new ();
  guint n_slow = 0, n_answers = 0;

  g_signal_connect (asker, "slow", G_CALLBACK (count_cb), &n_slow);
  g_signal_connect (asker, "answered", G_CALLBACK (count_cb), &n_answers);
  ask (asker, 2, 1);
  scene_fixture_iterate (150);
  g_assert_cmpuint (n_slow, ==, 0);
  scene_fixture_iterate (400);
  g_assert_cmpuint (n_slow, ==, 1);
  g_assert_true (tm_asker_is_asking (asker));
  tm_asker_stop (asker);
  g_assert_false (tm_asker_is_asking (asker));
  scene_fixture_iterate (100);
  g_assert_cmpuint (n_answers, ==, 0);
}

static gboolean
is_alive (gpointer weak)
{
  g_autoptr (GObject) object = g_weak_ref_get (weak);

  return object != NULL;
}

/* Whoever asked may go at any time: the thread is stopped, and all is freed. */
static void
test_asker_goes (void)
{
  TmAsker *asker = tm_asker_new ();
  GWeakRef weak;

  g_weak_ref_init (&weak, asker);
  ask (asker, 2, 1);
  tm_asker_stop (asker);
  g_object_unref (asker);
  wait_while (is_alive, &weak);
  g_weak_ref_clear (&weak);
}

/* -- Advice --------------------------------------------------------------------------------------- */

static gboolean
is_pending (gpointer advisor)
{
  for (guint i = 0; i < tm_advisor_get_n (advisor); i++)
    if (tm_advisor_get_question (advisor, i) == 0 && tm_advisor_is_pending (advisor, i))
      return TRUE;

  return FALSE;
}

static void
test_advisor_follows (void)
{
  g_autoptr (TmMatch) match = create_match ();
  g_autoptr (TmAdvisor) advisor = tm_advisor_new (match);
  int asked_before;

  set_coins (match, 0, 3);
  g_assert_cmpuint (tm_advisor_get_n (advisor), ==, 0);
  tm_advisor_set_is_active (advisor, TRUE);
  /* Only the live question, and that has not been answered by now. */
  g_assert_cmpuint (tm_advisor_get_n (advisor), ==, 1);
  g_assert_cmpuint (tm_advisor_get_question (advisor, 0), ==, 0);
  g_assert_null (tm_advisor_get_verdict (advisor, 0));
  wait_while (is_pending, advisor);
  g_assert_cmpstr (tm_advisor_get_verdict (advisor, 0), ==, "Odd.");

  set_coins (match, 0, 4);
  g_assert_null (tm_advisor_get_verdict (advisor, 0));
  wait_while (is_pending, advisor);
  g_assert_cmpstr (tm_advisor_get_verdict (advisor, 0), ==, "Even.");

  /* The same situation is not asked about again. */
  asked_before = g_atomic_int_get (&n_asked);
  set_coins (match, 2, 5);
  g_assert_cmpstr (tm_advisor_get_verdict (advisor, 0), ==, "Even.");
  g_assert_cmpint (g_atomic_int_get (&n_asked), ==, asked_before);

  set_coins (match, 0, TOO_MUCH);
  g_assert_cmpuint (tm_advisor_get_n (advisor), ==, 0);
  tm_advisor_set_is_active (advisor, FALSE);
  set_coins (match, 0, 2);
  g_assert_cmpuint (tm_advisor_get_n (advisor), ==, 0);
}

/* A question that takes long holds up neither the window nor other questions. */
static void
test_advisor_does_not_wait (void)
{
  g_autoptr (TmMatch) match = create_match ();
  g_autoptr (TmAdvisor) advisor = tm_advisor_new (match);
  gint64 start = g_get_monotonic_time ();

  set_coins (match, 0, 3);
  set_coins (match, 1, 1);
  tm_advisor_set_is_active (advisor, TRUE);
  for (int i = 0; i < 20; i++)
    set_coins (match, 0, 2 + i % 2);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
  wait_while (is_pending, advisor);
  g_assert_cmpuint (tm_advisor_get_n (advisor), ==, 2);
  g_assert_cmpstr (tm_advisor_get_verdict (advisor, 0), ==, "Odd.");
  g_assert_true (tm_advisor_is_pending (advisor, 1));
  scene_fixture_iterate (400);
  g_assert_true (tm_advisor_is_slow (advisor, 1));
  tm_advisor_set_is_active (advisor, FALSE);
}

static void
activated_cb (TmAdviceStrip *strip, guint question, guint *activated)
{
  *activated = question;
}

static gboolean
is_unsaid (gpointer label)
{
  return g_strcmp0 (gtk_label_get_label (label), "Odd.") != 0;
}

static void
test_strip (void)
{
  g_autoptr (TmMatch) match = create_match ();
  GtkWidget *strip = g_object_ref_sink (tm_advice_strip_new (match));
  GtkWidget *window = gtk_window_new ();
  guint activated = 99;

  gtk_window_set_child (GTK_WINDOW (window), strip);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (gtk_widget_get_visible (strip));
  set_coins (match, 0, 3);
  tm_advice_strip_set_is_active (TM_ADVICE_STRIP (strip), TRUE);
  g_assert_true (gtk_widget_get_visible (strip));
  scene_fixture_wait_for_width (strip);
  wait_while (is_unsaid, scene_find_type (strip, GTK_TYPE_LABEL));
  g_signal_connect (strip, "question-activated", G_CALLBACK (activated_cb), &activated);
  g_signal_emit_by_name (scene_find_type (strip, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpuint (activated, ==, 0);
  tm_advice_strip_set_is_active (TM_ADVICE_STRIP (strip), FALSE);
  g_assert_false (gtk_widget_get_visible (strip));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (strip);
}

/* -- Picks ---------------------------------------------------------------------------------------- */

static guint
count_picks (TmRecorder *recorder)
{
  return tm_offers_get_picks (tm_recorder_get_offers (recorder))->n_pieces;
}

static void
test_recorder_keeps_picks (void)
{
  g_autoptr (TmMatch) match = create_match ();
  g_autoptr (TmRecorder) recorder = tm_recorder_new (match);
  g_autoptr (TmScene) scene = NULL;

  g_assert_false (tm_recorder_drop_picks (recorder));
  tm_recorder_touch (recorder, 1);
  g_assert_cmpint (tm_offers_get_primary (tm_recorder_get_offers (recorder)), ==, -1);
  tm_recorder_touch (recorder, 3);
  g_assert_cmpint (tm_offers_get_primary (tm_recorder_get_offers (recorder)), ==, 0);
  /* Showing the table does not drop them, Escape does. */
  scene = tm_recorder_create_scene (recorder, TM_NO_SEAT);
  g_assert_cmpuint (count_picks (recorder), ==, 2);
  g_assert_true (tm_recorder_drop_picks (recorder));
  g_assert_cmpuint (count_picks (recorder), ==, 0);
  g_assert_cmpint (tm_offers_get_primary (tm_recorder_get_offers (recorder)), ==, -1);
}

static void
test_recorder_drops_picks (void)
{
  g_autoptr (TmMatch) match = create_match ();
  g_autoptr (TmRecorder) recorder = tm_recorder_new (match);

  tm_recorder_touch (recorder, 1);
  set_coins (match, 0, 3);
  g_assert_cmpuint (count_picks (recorder), ==, 0);
  tm_recorder_touch (recorder, 2);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_cmpuint (count_picks (recorder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();
  tm_games_register ();

  g_test_add_func ("/app/asker/answers", test_asker_answers);
  g_test_add_func ("/app/asker/drops-what-is-outdated", test_asker_drops_outdated);
  g_test_add_func ("/app/asker/says-when-it-is-slow", test_asker_says_slow);
  g_test_add_func ("/app/asker/may-go-while-asking", test_asker_goes);
  g_test_add_func ("/app/advisor/follows-the-match", test_advisor_follows);
  g_test_add_func ("/app/advisor/never-waits", test_advisor_does_not_wait);
  g_test_add_func ("/app/advisor/strip", test_strip);
  g_test_add_func ("/app/recorder/keeps-picks", test_recorder_keeps_picks);
  g_test_add_func ("/app/recorder/drops-picks-with-the-position", test_recorder_drops_picks);
  return g_test_run ();
}
