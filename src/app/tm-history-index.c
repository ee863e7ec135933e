/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-index.h"
#include "tm-pictures.h"
#include "tm-status-pane.h"

#define KEY "tm-key"

struct _TmHistoryIndex
{
  GtkWidget parent_instance;

  char *selected;
  gboolean is_filling;
  gboolean is_narrow;

  GtkStack *stack;
  GtkListBox *rows;
  AdwStatusPage *empty;
};

G_DEFINE_FINAL_TYPE (TmHistoryIndex, tm_history_index, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_key (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), KEY);
}

static void
choose (TmHistoryIndex *self, GtkListBoxRow *row)
{
  g_set_str (&self->selected, get_key (row));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, self->selected);
}

static void
row_activated_cb (TmHistoryIndex *self, GtkListBoxRow *row)
{
  if (self->is_narrow)
    choose (self, row);
}

/* Beside each other, a selected one is an open one. */
static void
row_selected_cb (TmHistoryIndex *self, GtkListBoxRow *row)
{
  if (row != NULL && !self->is_filling && !self->is_narrow)
    choose (self, row);
}

static GtkWidget *
create_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

static GtkWidget *
create_words (const char *title, const char *subtitle)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = create_label (title);

  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (words), name);
  if (subtitle != NULL && *subtitle != '\0')
    {
      GtkWidget *more = create_label (subtitle);

      gtk_widget_add_css_class (more, "caption");
      gtk_widget_add_css_class (more, "soft");
      gtk_box_append (GTK_BOX (words), more);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);

  return words;
}

static void
tm_history_index_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_HISTORY_INDEX);

  G_OBJECT_CLASS (tm_history_index_parent_class)->dispose (object);
}

static void
tm_history_index_finalize (GObject *object)
{
  g_free (TM_HISTORY_INDEX (object)->selected);

  G_OBJECT_CLASS (tm_history_index_parent_class)->finalize (object);
}

static void
tm_history_index_class_init (TmHistoryIndexClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_history_index_dispose;
  object_class->finalize = tm_history_index_finalize;

  /**
   * TmHistoryIndex::chosen:
   * @self: the list
   * @key: key of a row
   *
   * Somebody wants to see what the row stands for.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-index.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryIndex, stack);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryIndex, rows);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryIndex, empty);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
tm_history_index_init (TmHistoryIndex *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
}

/**
 * tm_history_index_new:
 * @name: what the list holds, for a screen reader
 *
 * Makes an empty list.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_index_new (const char *name)
{
  TmHistoryIndex *self = g_object_new (TM_TYPE_HISTORY_INDEX, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);

  return GTK_WIDGET (self);
}

/**
 * tm_history_index_set_narrow:
 * @self: the list
 * @is_narrow: whether there is no room beside the list
 *
 * Lets a touch open a row, where a selected one does not show beside the list.
 */
void
tm_history_index_set_narrow (TmHistoryIndex *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  self->is_narrow = is_narrow;
  gtk_list_box_set_selection_mode (self->rows,
                                   is_narrow ? GTK_SELECTION_NONE : GTK_SELECTION_SINGLE);
}

/**
 * tm_history_index_set_empty:
 * @self: the list
 * @title: what to say if there are no rows
 * @description: what to do about it
 * @button: (transfer floating): does it
 *
 * Sets what an empty list shows.
 */
void
tm_history_index_set_empty (TmHistoryIndex *self,
                            const char *title,
                            const char *description,
                            GtkWidget *button)
{
  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  adw_status_page_set_title (self->empty, title);
  adw_status_page_set_description (self->empty, description);
  adw_status_page_set_child (self->empty, button);
}

/**
 * tm_history_index_begin:
 * @self: the list
 *
 * Takes all rows away, to fill the list anew.
 */
void
tm_history_index_begin (TmHistoryIndex *self)
{
  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  self->is_filling = TRUE;
  gtk_list_box_remove_all (self->rows);
}

/**
 * tm_history_index_add:
 * @self: the list, while it is filled
 * @key: how the program knows it
 * @picture: (transfer floating): what stands before the words
 * @title: its name
 * @subtitle: (nullable): more about it
 *
 * Adds a row at the end.
 *
 * Returns: (transfer none): the row
 */
GtkWidget *
tm_history_index_add (TmHistoryIndex *self,
                      const char *key,
                      GtkWidget *picture,
                      const char *title,
                      const char *subtitle)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  g_return_val_if_fail (TM_IS_HISTORY_INDEX (self), NULL);

  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), create_words (title, subtitle));
  gtk_widget_add_css_class (content, "tm-history-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  subtitle != NULL ? subtitle : "", -1);
  g_object_set_data_full (G_OBJECT (row), KEY, g_strdup (key), g_free);
  gtk_list_box_append (self->rows, row);

  return row;
}

/**
 * tm_history_index_end:
 * @self: the list
 *
 * Shows what was added; what was selected before is selected again.
 */
void
tm_history_index_end (TmHistoryIndex *self)
{
  gboolean is_empty;

  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  is_empty = gtk_list_box_get_row_at_index (self->rows, 0) == NULL;
  gtk_stack_set_visible_child_name (self->stack, is_empty ? "empty" : "rows");
  if (self->selected != NULL)
    tm_history_index_select (self, self->selected);
  self->is_filling = FALSE;
}

/**
 * tm_history_index_select:
 * @self: the list
 * @key: key of a row
 *
 * Selects a row, without a word to anybody.
 */
void
tm_history_index_select (TmHistoryIndex *self, const char *key)
{
  GtkListBoxRow *row;
  gboolean was_filling = self->is_filling;

  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  if (key != self->selected)
    g_set_str (&self->selected, key);
  self->is_filling = TRUE;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    if (g_str_equal (get_key (row), self->selected))
      gtk_list_box_select_row (self->rows, row);
  self->is_filling = was_filling;
}

/**
 * tm_history_index_select_first:
 * @self: the list
 *
 * Selects the first row, if there is one, and none is selected.
 */
void
tm_history_index_select_first (TmHistoryIndex *self)
{
  GtkListBoxRow *first;

  g_return_if_fail (TM_IS_HISTORY_INDEX (self));

  first = gtk_list_box_get_row_at_index (self->rows, 0);
  if (first != NULL && gtk_list_box_get_selected_row (self->rows) == NULL)
    gtk_list_box_select_row (self->rows, first);
}

/**
 * tm_history_index_has_selected:
 * @self: the list
 *
 * Tells whether the row that was chosen last is among the rows.
 *
 * Returns: whether a row is selected
 */
gboolean
tm_history_index_has_selected (TmHistoryIndex *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_INDEX (self), FALSE);

  return self->selected != NULL && gtk_list_box_get_selected_row (self->rows) != NULL;
}

/**
 * tm_history_index_get_selected:
 * @self: the list
 *
 * Gets which row was chosen last.
 *
 * Returns: (transfer none) (nullable): its key; %NULL: none yet
 */
const char *
tm_history_index_get_selected (TmHistoryIndex *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_INDEX (self), NULL);

  return self->selected;
}
