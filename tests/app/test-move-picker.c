/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked about a move, and how it is recorded: by the touch that answers, by a name that is typed,
 * and without an answer where none is needed. Whatever is touched, the keys have somewhere to go. */

#include <adwaita.h>

#include "engine/tm-game.h"
#include "games/tm-games.h"
#include "store/tm-match-file.h"
#include "tm-finding-card.h"
#include "tm-move-picker.h"

#include "toy-form.h"

/* Without the rim of the sheet. */
#define PHONE_WIDTH 344
/* So many moves of the file come after the card was drawn that is not named yet. */
#define MOVES_AFTER_CARD 6

typedef struct
{
  TmMatch *match;
  TmRecorder *recorder;
  TmMovePicker *picker;
  GtkWidget *window;
  guint n_completed;
  gboolean is_override;
} Fixture;

static void
completed_cb (Fixture *fixture, gboolean is_override)
{
  fixture->n_completed++;
  fixture->is_override = is_override;
}

static TmMatch *
create_match (const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (tm_game_find (game), 2, &error);

  g_assert_no_error (error);

  return tm_match_new (box);
}

/* The one of the banner, which asks. */
static guint
find_offer (TmRecorder *recorder, const char *move)
{
  const TmGame *game = tm_match_get_game (tm_recorder_get_match (recorder));
  const TmOffers *offers = tm_recorder_get_offers (recorder);

  for (guint i = 0;; i++)
    {
      g_assert_cmpuint (i, <, tm_offers_get_n (offers));
      if (tm_offers_get (offers, i)->is_primary
          && g_str_equal (tm_game_get_move (game, tm_offers_get (offers, i)->move)->id, move))
        return i;
    }
}

static void
open_picker (Fixture *fixture)
{
  fixture->recorder = tm_recorder_new (fixture->match);
  fixture->picker = TM_MOVE_PICKER (tm_move_picker_new ());
  g_signal_connect_swapped (fixture->picker, "completed", G_CALLBACK (completed_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->picker));
}

/* Asks for what a move lacks. */
static void
ask (Fixture *fixture, const char *move)
{
  g_autoptr (GError) error = NULL;

  open_picker (fixture);
  g_assert_cmpint (
      tm_recorder_begin (fixture->recorder, find_offer (fixture->recorder, move), &error), ==,
      TM_RECORD_ASK);
  g_assert_no_error (error);
  tm_move_picker_ask (fixture->picker, fixture->recorder, "Title");
}

/* Begins a match in which the first player is dealt a hero, who is asked for. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->match = create_match ("dungeoneer");
  ask (fixture, "deal-hero");
}

/* A match in which a card was drawn of which the name or the number must be told. */
static void
set_up_card (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "crystal-two-players.json", NULL);
  g_autoptr (TmMatchFile) file = tm_match_file_load (path, &error);

  g_assert_no_error (error);
  fixture->match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  for (guint i = 0; i < MOVES_AFTER_CARD; i++)
    g_assert_true (tm_match_undo (fixture->match, &error));
  g_assert_no_error (error);
  ask (fixture, "boom");
}

/* Asks for all that a move of Paper Dungeons says. */
static void
set_up_paper (Fixture *fixture, gconstpointer id)
{
  g_autoptr (GError) error = NULL;
  TmMove move = { 0 };
  int kind;

  fixture->match = create_match ("paper-dungeons");
  open_picker (fixture);
  kind = tm_game_find_move (tm_match_get_game (fixture->match), id);
  g_assert_cmpint (kind, >=, 0);
  move.kind = (guint) kind;
  g_assert_cmpint (tm_recorder_use (fixture->recorder, &move, 1, &error), ==, TM_RECORD_ASK);
  g_assert_no_error (error);
  tm_move_picker_ask (fixture->picker, fixture->recorder, "Move");
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (fixture->picker)))
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->recorder);
  g_object_unref (fixture->match);
}

static GtkWidget *
find_button (Fixture *fixture, const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = toy_form_find (GTK_WIDGET (fixture->picker), GTK_TYPE_BUTTON, i);

      if (button == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
        return button != NULL && gtk_widget_get_visible (button) ? button : NULL;
    }
}

static void
click (Fixture *fixture, const char *label)
{
  GtkWidget *button = find_button (fixture, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static GtkEditable *
get_entry (Fixture *fixture)
{
  return GTK_EDITABLE (toy_form_find (GTK_WIDGET (fixture->picker), GTK_TYPE_ENTRY, 0));
}

/* What the parameter has in the move that is recorded. */
static const char *
record (Fixture *fixture)
{
  TmBox *box = tm_match_get_box (fixture->match);
  const TmMove *move = tm_recorder_get_move (fixture->recorder);
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (fixture->match), move->kind);
  int hero = tm_params_find (spec->params, spec->n_params, "hero");
  int piece = tm_kit_find_piece (tm_box_get_kit (box), "hero");
  g_autoptr (GError) error = NULL;
  TmArgs args;

  g_assert_cmpuint (fixture->n_completed, ==, 1);
  g_assert_false (fixture->is_override);
  tm_move_picker_get_args (fixture->picker, &args);
  g_assert_cmpint (tm_recorder_answer (fixture->recorder, &args, FALSE, &error), ==,
                   TM_RECORD_DONE);
  g_assert_no_error (error);

  return tm_args_has (&args, (guint) hero)
             ? tm_box_get_face (box, (guint) piece, tm_args_get (&args, (guint) hero))->code
             : NULL;
}

static void
test_touched (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *face = NULL;

  for (guint i = 0; face == NULL; i++)
    {
      GtkWidget *button = toy_form_find (GTK_WIDGET (fixture->picker), GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (gtk_widget_has_css_class (button, "tm-face"))
        face = button;
    }
  g_signal_emit_by_name (face, "clicked");
  g_assert_nonnull (record (fixture));
}

/* The button is there from the beginning, also on a phone. */
static void
test_left_out (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  int width;

  gtk_widget_measure (GTK_WIDGET (fixture->picker), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  g_assert_cmpint (width, <=, PHONE_WIDTH);
  g_assert_null (find_button (fixture, "_Record"));
  click (fixture, "Without a _name");
  g_assert_null (record (fixture));
}

static void
test_typed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_editable_set_text (get_entry (fixture), "Somebody");
  g_assert_null (find_button (fixture, "Without a _name"));
  g_assert_nonnull (find_button (fixture, "_Record"));
  gtk_editable_set_text (get_entry (fixture), "");
  g_assert_nonnull (find_button (fixture, "Without a _name"));
  gtk_editable_set_text (get_entry (fixture), "Somebody");
  click (fixture, "_Record");
  g_assert_cmpstr (record (fixture), ==, "Somebody");
}

/* Presses a button that has the focus, and sees that keys have somewhere to go afterwards. */
static void
press (GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (button);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_grab_focus (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (gtk_root_get_focus (root));
  g_assert_true (gtk_widget_is_sensitive (gtk_root_get_focus (root)));
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static GtkWidget *
find_face (Fixture *fixture, const char *name)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *label = toy_form_find (GTK_WIDGET (fixture->picker), GTK_TYPE_LABEL, i);
      GtkWidget *button;

      g_assert_nonnull (label);
      button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
      if (button != NULL && gtk_widget_has_css_class (button, "tm-face")
          && g_str_equal (gtk_label_get_label (GTK_LABEL (label)), name))
        return button;
    }
}

/* A mission lies there once. One that is taken passes the focus on to the next one. */
static void
test_taken (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *mission = find_face (fixture, "4 gems");
  GtkWidget *next = gtk_widget_get_next_sibling (mission);

  press (mission);
  g_assert_false (gtk_widget_is_sensitive (mission));
  g_assert_true (get_focus (fixture) == next);
}

/* What is taken back is gone, and the one after it lies in its place. */
static void
test_taken_back (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  press (find_face (fixture, "4 gems"));
  press (find_face (fixture, "8 potions"));
  press (toy_form_find_button (GTK_WIDGET (fixture->picker), "Take back: 4 gems"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (get_focus (fixture)), ==, "Take back: 8 potions");
  press (toy_form_find_button (GTK_WIDGET (fixture->picker), "Take back: 8 potions"));
  g_assert_true (gtk_widget_has_css_class (get_focus (fixture), "tm-face"));
}

/* After three white dice come black ones, on which there is no clover. */
static void
test_next_die (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *clover = find_face (fixture, "Clover");

  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (gtk_widget_is_sensitive (clover));
      press (clover);
    }
  g_assert_false (gtk_widget_is_sensitive (clover));
  g_assert_true (gtk_widget_has_css_class (get_focus (fixture), "tm-face"));
}

/* Nothing was told yet: that something is missing is no news then. What cannot be left out is not. */
static void
test_opened (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *button = find_button (fixture, "_Leave it out");

  if (button == NULL)
    button = find_button (fixture, "Without a _name");
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_null (toy_form_find (GTK_WIDGET (fixture->picker), TM_TYPE_FINDING_CARD, 0));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();
  tm_games_register ();

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/app/move-picker/optional/a-touch-records", test_touched);
  ADD ("/app/move-picker/optional/left-out", test_left_out);
  ADD ("/app/move-picker/optional/typed-and-not-left-out", test_typed);
#undef ADD
#define ADD(path, move, test) g_test_add (path, Fixture, move, set_up_paper, test, tear_down)
  ADD ("/app/move-picker/focus/taken", "lay-missions", test_taken);
  ADD ("/app/move-picker/focus/taken-back", "lay-missions", test_taken_back);
  ADD ("/app/move-picker/focus/next-die", "roll", test_next_die);
#undef ADD
  g_test_add ("/app/move-picker/no-complaint-before-an-answer", Fixture, NULL, set_up_card,
              test_opened, tear_down);

  return g_test_run ();
}
