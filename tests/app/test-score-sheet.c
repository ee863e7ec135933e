/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of a scene: what its cells are called, and how they are written. */

#include <gtk/gtk.h>

#include "scene/tm-score-cell.h"
#include "scene/tm-score-sheet.h"

#include "scene-fixture.h"

/* What a cell handed up when it was written. */
typedef struct
{
  guint n;
  int offer;
  char *text;
} Answer;

static void
answered_cb (TmSceneView *view, int offer, const char *text, Answer *answer)
{
  answer->n++;
  answer->offer = offer;
  g_set_str (&answer->text, text);
}

static void
add_entry (TmStage *stage, guint line, int seat, const char *typed, int value, int offer)
{
  TmPart *entry = tm_stage_add (stage, line, TM_NODE_ENTRY, typed);

  entry->seat = seat;
  entry->look = seat;
  entry->has_value = value >= 0;
  entry->value = value;
  entry->offer = offer;
}

/* Two seats; two rows to be written, with offers from 10 on, and one that is worked out. */
static void
add_round (TmStage *stage, guint sheet, int round)
{
  static const char *const names[] = { "Fields", "Barns", "Points" };

  for (int row = 0; row < 3; row++)
    {
      TmPart *line = tm_stage_add (stage, sheet, TM_NODE_LINE, names[row]);
      guint index = tm_stage_get_last (stage);

      line->has_value = round > 0;
      line->value = round;
      line->state = row == 2 ? TM_STATE_CURRENT : 0;
      add_entry (stage, index, 0, row == 0 ? "3+6" : NULL, row == 1 ? -1 : 9,
                 row < 2 ? 10 + row : -1);
      add_entry (stage, index, 1, NULL, 4, row < 2 ? 20 + row : -1);
    }
}

static TmStage *
create_stage (int round, int n_rounds)
{
  TmStage *stage = tm_stage_new ();
  TmPart *sheet = tm_stage_add (stage, 0, TM_NODE_SHEET, "Score sheet");

  sheet->has_value = n_rounds > 1;
  sheet->value = round;
  sheet->max = n_rounds;
  for (int i = 1; i <= n_rounds && n_rounds > 1; i++)
    add_round (stage, 1, i);
  add_round (stage, 1, 0);
  tm_stage_add (stage, 0, TM_NODE_SEAT, "Anna")->seat = 0;
  tm_stage_add (stage, 0, TM_NODE_SEAT, "Boris")->seat = 1;
  tm_stage_finish (stage);
  return stage;
}

static void
open_sheet (SceneFixture *fixture, Answer *answer, int round, int n_rounds, int width)
{
  g_autoptr (TmStage) stage = create_stage (round, n_rounds);

  scene_fixture_open (fixture, stage, width);
  g_signal_connect (fixture->view, "offer-answered", G_CALLBACK (answered_cb), answer);
}

static void
close_sheet (SceneFixture *fixture, Answer *answer)
{
  scene_fixture_close (fixture);
  g_free (answer->text);
}

static GtkWidget *
find_cell_below (GtkWidget *above, int offer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (TM_IS_SCORE_CELL (child) && tm_node_view_get_part (TM_NODE_VIEW (child))->offer == offer)
        return child;
      found = find_cell_below (child, offer);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
find_cell (SceneFixture *fixture, int offer)
{
  GtkWidget *cell = find_cell_below (GTK_WIDGET (fixture->view), offer);

  g_assert_nonnull (cell);
  return cell;
}

static GtkWidget *
get_text (GtkWidget *cell)
{
  return scene_find_type (cell, GTK_TYPE_TEXT);
}

static void
type_in (GtkWidget *cell, const char *text)
{
  GtkWidget *editor = get_text (cell);

  g_assert_nonnull (editor);
  gtk_editable_set_text (GTK_EDITABLE (editor), text);
  g_signal_emit_by_name (editor, "activate");
}

static void
test_names (void)
{
  SceneFixture fixture;
  Answer answer = { 0 };

  open_sheet (&fixture, &answer, 0, 1, 1000);
  gtk_test_accessible_assert_property (find_cell (&fixture, 10), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anna, Fields: 3+6 = 9");
  gtk_test_accessible_assert_property (find_cell (&fixture, 11), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Anna, Barns: empty");
  gtk_test_accessible_assert_property (find_cell (&fixture, 21), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Boris, Barns: 4");
  gtk_test_accessible_assert_role (find_cell (&fixture, 10), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  close_sheet (&fixture, &answer);
}

/* Enter keeps what was typed and goes down, past what is worked out. */
static void
test_enter_goes_down (void)
{
  SceneFixture fixture;
  Answer answer = { 0 };

  open_sheet (&fixture, &answer, 0, 1, 1000);
  tm_node_view_activate (TM_NODE_VIEW (find_cell (&fixture, 10)));
  gtk_test_accessible_assert_role (get_text (find_cell (&fixture, 10)),
                                   GTK_ACCESSIBLE_ROLE_TEXT_BOX);
  type_in (find_cell (&fixture, 10), " 3+6+2 ");
  g_assert_cmpint (answer.offer, ==, 10);
  g_assert_cmpstr (answer.text, ==, "3+6+2");
  g_assert_null (get_text (find_cell (&fixture, 10)));
  type_in (find_cell (&fixture, 11), "5");
  g_assert_cmpint (answer.offer, ==, 11);
  g_assert_cmpuint (answer.n, ==, 2);
  g_assert_null (scene_find_type (GTK_WIDGET (fixture.view), GTK_TYPE_TEXT));
  close_sheet (&fixture, &answer);
}

/* What is no arithmetic stays in the cell, marked; what is the same is not recorded again. */
static void
test_wrong_and_same (void)
{
  SceneFixture fixture;
  Answer answer = { 0 };
  GtkWidget *cell;

  open_sheet (&fixture, &answer, 0, 1, 360);
  cell = find_cell (&fixture, 20);
  tm_node_view_activate (TM_NODE_VIEW (cell));
  type_in (cell, "4+");
  g_assert_cmpuint (answer.n, ==, 0);
  g_assert_true (gtk_widget_has_css_class (get_text (cell), "error"));
  type_in (cell, "4");
  g_assert_cmpuint (answer.n, ==, 0);
  g_assert_null (get_text (cell));
  close_sheet (&fixture, &answer);
}

static void
test_worked_out_is_not_written (void)
{
  SceneFixture fixture;
  Answer answer = { 0 };
  GtkWidget *cell;

  open_sheet (&fixture, &answer, 0, 1, 1000);
  cell = find_cell (&fixture, -1);
  g_assert_false (gtk_widget_get_focusable (cell));
  g_assert_false (tm_score_cell_begin (TM_SCORE_CELL (cell), "1"));
  close_sheet (&fixture, &answer);
}

static gboolean
has_label (GtkWidget *above, const char *text)
{
  if (GTK_IS_LABEL (above) && g_str_equal (gtk_label_get_text (GTK_LABEL (above)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static void
assert_page (GtkWidget *sheet, const char *action, const char *page)
{
  if (action != NULL)
    gtk_widget_activate_action (sheet, action, NULL);
  g_assert_true (has_label (sheet, page));
}

/* Of several rounds the one that is played is shown, and behind the last the whole match. */
static void
test_rounds (void)
{
  SceneFixture fixture;
  Answer answer = { 0 };
  g_autoptr (TmStage) next = create_stage (3, 3);
  GtkWidget *sheet;

  open_sheet (&fixture, &answer, 2, 3, 1000);
  sheet = scene_find_type (GTK_WIDGET (fixture.view), TM_TYPE_SCORE_SHEET);
  assert_page (sheet, NULL, "Round 2 of 3");
  assert_page (sheet, "sheet.previous", "Round 1 of 3");
  assert_page (sheet, "sheet.previous", "Round 1 of 3");
  assert_page (sheet, "sheet.next", "Round 2 of 3");
  tm_scene_view_set_stage (fixture.view, next);
  assert_page (sheet, NULL, "Round 3 of 3");
  assert_page (sheet, "sheet.next", "All Rounds");
  assert_page (sheet, "sheet.next", "All Rounds");
  assert_page (sheet, "sheet.previous", "Round 3 of 3");
  close_sheet (&fixture, &answer);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/scene/score-sheet/names", test_names);
  g_test_add_func ("/app/scene/score-sheet/enter-goes-down", test_enter_goes_down);
  g_test_add_func ("/app/scene/score-sheet/wrong-and-same", test_wrong_and_same);
  g_test_add_func ("/app/scene/score-sheet/worked-out-is-not-written",
                   test_worked_out_is_not_written);
  g_test_add_func ("/app/scene/score-sheet/rounds", test_rounds);
  return g_test_run ();
}
