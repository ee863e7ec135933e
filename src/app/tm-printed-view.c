/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-printed-board.h"
#include "tm-printed-editor.h"
#include "tm-printed-view.h"
#include "tm-printed-rows.h"

struct _TmPrintedView
{
  AdwNavigationPage parent_instance;

  TmPrintedEditor *editor;

  AdwToolbarView *toolbars;
  AdwWindowTitle *window_title;
};

G_DEFINE_FINAL_TYPE (TmPrintedView, tm_printed_view, ADW_TYPE_NAVIGATION_PAGE)

static void
show_steps (TmPrintedView *self)
{
  TmMatch *match = tm_printed_editor_get_match (self->editor);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "printed.undo", tm_match_can_undo (match));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "printed.redo", tm_match_can_redo (match));
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_printed_editor_undo (TM_PRINTED_VIEW (widget)->editor);
}

static void
redo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  tm_printed_editor_redo (TM_PRINTED_VIEW (widget)->editor);
}

static void
tm_printed_view_dispose (GObject *object)
{
  TmPrintedView *self = TM_PRINTED_VIEW (object);

  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), TM_TYPE_PRINTED_VIEW);
  g_clear_object (&self->editor);

  G_OBJECT_CLASS (tm_printed_view_parent_class)->dispose (object);
}

static void
tm_printed_view_class_init (TmPrintedViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_printed_view_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-printed-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPrintedView, toolbars);
  gtk_widget_class_bind_template_child (widget_class, TmPrintedView, window_title);

  gtk_widget_class_install_action (widget_class, "printed.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "printed.redo", NULL, redo_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "printed.undo",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "printed.redo", NULL);
}

static void
tm_printed_view_init (TmPrintedView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_printed_view_new:
 * @game: a game with printed values
 * @page: index of a page of its box
 * @archive: where they are kept
 * @error: return location for an error
 *
 * Makes a page on which the owner tells what is printed. It is kept at once; undoing takes it back
 * as long as the page is open.
 *
 * Returns: (transfer floating) (nullable): the page; %NULL if what is told cannot be read
 */
AdwNavigationPage *
tm_printed_view_new (const TmGame *game, guint page, TmArchive *archive, GError **error)
{
  const TmPrintedPage *spec = &game->printed->pages[page];
  g_autoptr (TmPrintedEditor) editor = tm_printed_editor_new (game, page, archive, error);
  TmPrintedView *self;

  if (editor == NULL)
    return NULL;

  self = g_object_new (TM_TYPE_PRINTED_VIEW, NULL);
  self->editor = g_steal_pointer (&editor);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), tm_word_get (spec->name));
  adw_window_title_set_title (self->window_title, tm_word_get (spec->name));
  adw_window_title_set_subtitle (self->window_title, tm_word_get (game->name));
  adw_toolbar_view_set_content (self->toolbars, spec->is_board
                                                    ? tm_printed_board_new (self->editor)
                                                    : tm_printed_rows_new (self->editor));
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (show_steps), self,
                           G_CONNECT_SWAPPED);
  show_steps (self);

  return ADW_NAVIGATION_PAGE (self);
}
