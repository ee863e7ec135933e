/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-brush-table.h"
#include "tm-sketch-page.h"

/* Whoever draws with a finger needs so much room for each cell and its sides. */
#define LEAST_CELL 52

struct _TmSketchPage
{
  AdwNavigationPage parent_instance;

  TmSketchDraft *draft;
  TmBrushTable *table;

  AdwToolbarView *toolbars;
  AdwWindowTitle *window_title;
};

G_DEFINE_FINAL_TYPE (TmSketchPage, tm_sketch_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean
can_paint (gpointer data, guint cell, int side)
{
  return tm_sketch_draft_can_paint (TM_SKETCH_PAGE (data)->draft, cell, side);
}

static void
show_board (TmSketchPage *self)
{
  g_autoptr (TmScene) scene = tm_sketch_draft_create_scene (self->draft, TRUE);
  TmBrushSet *brushes = tm_sketch_draft_get_brushes (self->draft);

  tm_brush_board_show (tm_brush_table_get_board (self->table), scene,
                       tm_brush_set_get_brush (brushes)->target, can_paint, self);
}

static void
show_draft (TmSketchPage *self)
{
  g_autofree char *words = tm_sketch_draft_dup_words (self->draft);

  adw_window_title_set_subtitle (self->window_title, words);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sketch.undo",
                                 tm_sketch_draft_can_undo (self->draft));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sketch.clear",
                                 tm_sketch_draft_can_clear (self->draft));
  show_board (self);
}

static void
touched_cb (TmSketchPage *self, guint cell, int side)
{
  if (tm_sketch_draft_paint (self->draft, cell, side))
    gtk_accessible_announce (GTK_ACCESSIBLE (self),
                             adw_window_title_get_subtitle (self->window_title),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_sketch_draft_undo (TM_SKETCH_PAGE (widget)->draft);
}

static void
clear_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_sketch_draft_clear (TM_SKETCH_PAGE (widget)->draft);
}

static void
tm_sketch_page_dispose (GObject *object)
{
  TmSketchPage *self = TM_SKETCH_PAGE (object);

  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_SKETCH_PAGE);
  g_clear_object (&self->draft);

  G_OBJECT_CLASS (tm_sketch_page_parent_class)->dispose (object);
}

static void
tm_sketch_page_class_init (TmSketchPageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_sketch_page_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-sketch-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmSketchPage, toolbars);
  gtk_widget_class_bind_template_child (widget_class, TmSketchPage, window_title);

  gtk_widget_class_install_action (widget_class, "sketch.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "sketch.clear", NULL, clear_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "sketch.undo",
                                       NULL);
}

static void
tm_sketch_page_init (TmSketchPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_sketch_page_new:
 * @draft: what is drawn
 *
 * Makes a page on which a draft is drawn; whoever else shows it follows at once.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_sketch_page_new (TmSketchDraft *draft)
{
  TmSketchPage *self = g_object_new (TM_TYPE_SKETCH_PAGE, NULL);
  const char *name = tm_word_get (tm_sketch_draft_get_param (draft)->name);
  TmBrushBoard *board;

  self->draft = g_object_ref (draft);
  self->table = TM_BRUSH_TABLE (tm_brush_table_new (tm_sketch_draft_get_brushes (draft)));
  board = tm_brush_table_get_board (self->table);
  tm_brush_board_set_least_cell (board, LEAST_CELL);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
  adw_window_title_set_title (self->window_title, name);
  adw_toolbar_view_set_content (self->toolbars, GTK_WIDGET (self->table));
  g_signal_connect_object (board, "touched", G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (draft, "changed", G_CALLBACK (show_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tm_sketch_draft_get_brushes (draft), "changed", G_CALLBACK (show_board),
                           self, G_CONNECT_SWAPPED);
  show_draft (self);

  return ADW_NAVIGATION_PAGE (self);
}
