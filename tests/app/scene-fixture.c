/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "scene-fixture.h"
#include "tm-look.h"

#include <adwaita.h>

static void
offer_cb (TmSceneView *view, int offer, SceneTold *told)
{
  told->offer = offer;
  told->n_offers++;
}

static void
set_cb (TmSceneView *view, guint slot, int value, const char *why, SceneTold *told)
{
  told->slot = slot;
  told->value = value;
  g_set_str (&told->why, why);
  told->n_sets++;
}

static void
menu_cb (TmSceneView *view, guint node, SceneTold *told)
{
  told->node = (int) node;
}

static void
seat_cb (TmSceneView *view, int seat, SceneTold *told)
{
  told->seat = seat;
}

static void
piece_cb (TmSceneView *view, int piece, SceneTold *told)
{
  told->piece = piece;
}

static void
option_cb (TmSceneView *view, int option, int choice, SceneTold *told)
{
  told->option = option;
  told->choice = choice;
}

/**
 * scene_fixture_iterate:
 * @milliseconds: how long
 *
 * Lets the main loop run for a while.
 */
void
scene_fixture_iterate (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
}

/**
 * scene_fixture_wait_for_width:
 * @widget: a widget in a window that is being shown
 *
 * Waits until a widget has its place.
 */
void
scene_fixture_wait_for_width (GtkWidget *widget)
{
  for (int i = 0; i < 500 && gtk_widget_get_width (widget) == 0; i++)
    scene_fixture_iterate (10);
  scene_fixture_iterate (50);
  g_assert_cmpint (gtk_widget_get_width (widget), >, 0);
}

/**
 * scene_fixture_open:
 * @fixture: (out caller-allocates): what the window holds, and what the view tells
 * @stage: what to show
 * @width: width of the window in pixels
 *
 * Opens a window with a view in it.
 */
void
scene_fixture_open (SceneFixture *fixture, TmStage *stage, int width)
{
  fixture->told = (SceneTold) { .offer = -1, .node = -1, .seat = -1, .piece = -1, .option = -1 };
  fixture->window = adw_window_new ();
  fixture->view = TM_SCENE_VIEW (tm_scene_view_new ());
  g_signal_connect (fixture->view, "offer-activated", G_CALLBACK (offer_cb), &fixture->told);
  g_signal_connect (fixture->view, "counter-set", G_CALLBACK (set_cb), &fixture->told);
  g_signal_connect (fixture->view, "node-menu", G_CALLBACK (menu_cb), &fixture->told);
  g_signal_connect (fixture->view, "seat-activated", G_CALLBACK (seat_cb), &fixture->told);
  g_signal_connect (fixture->view, "piece-touched", G_CALLBACK (piece_cb), &fixture->told);
  g_signal_connect (fixture->view, "option-set", G_CALLBACK (option_cb), &fixture->told);
  tm_scene_view_set_stage (fixture->view, stage);
  adw_window_set_content (ADW_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, 800);
  gtk_window_present (GTK_WINDOW (fixture->window));
  scene_fixture_wait_for_width (GTK_WIDGET (fixture->view));
}

/**
 * scene_fixture_close:
 * @fixture: an open window
 *
 * Closes the window.
 */
void
scene_fixture_close (SceneFixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  scene_fixture_iterate (10);
  g_free (fixture->told.why);
}

/**
 * scene_find_view:
 * @above: where to look
 * @kind: what it shows
 * @seat: whose it is; negative: anybody's
 * @value: its number; negative: any
 *
 * Finds the first shown part of a kind.
 *
 * Returns: (transfer none) (nullable): its widget
 */
GtkWidget *
scene_find_view (GtkWidget *above, TmNodeKind kind, int seat, int value)
{
  if (TM_IS_NODE_VIEW (above) && gtk_widget_get_mapped (above))
    {
      const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (above));

      if (part->kind == kind && (seat < 0 || part->seat == seat)
          && (value < 0 || part->value == value))
        return above;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_find_view (child, kind, seat, value);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * scene_find_type:
 * @above: where to look
 * @type: type of the widget
 *
 * Finds the first shown widget of a type.
 *
 * Returns: (transfer none) (nullable): the widget
 */
GtkWidget *
scene_find_type (GtkWidget *above, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (above, type) && gtk_widget_get_mapped (above))
    return above;
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * scene_find_named:
 * @above: where to look
 * @kind: what it shows
 * @label: its label
 *
 * Finds a shown part by its label.
 *
 * Returns: (transfer none) (nullable): its widget
 */
GtkWidget *
scene_find_named (GtkWidget *above, TmNodeKind kind, const char *label)
{
  if (TM_IS_NODE_VIEW (above) && gtk_widget_get_mapped (above))
    {
      const TmPart *part = tm_node_view_get_part (TM_NODE_VIEW (above));

      if (part->kind == kind && g_strcmp0 (part->label, label) == 0)
        return above;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (above); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = scene_find_named (child, kind, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Without an application nobody else loads the colors. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/tablemate/Tablemate/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/**
 * scene_fixture_init:
 *
 * Gets ready to show widgets.
 */
void
scene_fixture_init (void)
{
  adw_init ();
  load_style ();
  tm_look_complete ();
}
