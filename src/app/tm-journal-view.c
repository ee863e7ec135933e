/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-journal-model.h"
#include "tm-journal-row.h"
#include "tm-journal-view.h"
#include "tm-pictures.h"
#include "tm-status-pane.h"

/* Until the heights of the lines are known, the list moves once more: for so many frames at most, and
 * no longer than until it has stood still for some. */
#define SETTLING_FRAMES 6
#define STILL_FRAMES 2

struct _TmJournalView
{
  GtkWidget parent_instance;

  GtkStack *stack;
  GtkListView *list;
  TmJournalModel *model;
  guint tick;
  guint n_frames;
  guint n_still;
  double last_value;
  guint marked_seq;
  enum
  {
    GOAL_NONE,
    GOAL_NEWS,
    GOAL_MARK,
  } goal;
};

G_DEFINE_FINAL_TYPE (TmJournalView, tm_journal_view, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_LINE_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
setup_row_cb (TmJournalView *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, tm_journal_row_new ());
}

static void
bind_row_cb (TmJournalView *self, GtkListItem *item)
{
  TmJournalLine *line = TM_JOURNAL_LINE (gtk_list_item_get_item (item));
  g_autofree char *summary = tm_journal_line_dup_summary (line);

  tm_journal_row_show (TM_JOURNAL_ROW (gtk_list_item_get_child (item)), line);
  gtk_list_item_set_accessible_label (item, summary);
}

static void
unbind_row_cb (TmJournalView *self, GtkListItem *item)
{
  tm_journal_row_show (TM_JOURNAL_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
setup_header_cb (TmJournalView *self, GtkListHeader *header)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_list_header_set_child (header, label);
}

static void
bind_header_cb (TmJournalView *self, GtkListHeader *header)
{
  TmJournalLine *line = TM_JOURNAL_LINE (gtk_list_header_get_item (header));
  g_autofree char *place = tm_journal_line_dup_place (line);
  GtkWidget *label = gtk_list_header_get_child (header);

  gtk_label_set_label (GTK_LABEL (label), place != NULL ? place : "");
  gtk_widget_set_visible (label, place != NULL);
}

static void
activated_cb (TmJournalView *self, guint position)
{
  g_autoptr (TmJournalLine) line = g_list_model_get_item (G_LIST_MODEL (self->model), position);

  if (line != NULL)
    g_signal_emit (self, signals[SIGNAL_LINE_ACTIVATED], 0, tm_journal_line_get_seq (line));
}

static void
show_whether_empty (TmJournalView *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->model)) == 0;

  gtk_stack_set_visible_child_name (self->stack, is_empty ? "empty" : "lines");
}

static guint
get_marked_position (TmJournalView *self)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  return self->marked_seq > 0 && self->marked_seq <= n_lines ? n_lines - self->marked_seq
                                                             : GTK_INVALID_LIST_POSITION;
}

static void
scroll_to_mark (TmJournalView *self)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  if (n_lines > 0)
    gtk_list_view_scroll_to (self->list, MIN (get_marked_position (self), n_lines - 1),
                             GTK_LIST_SCROLL_NONE, NULL);
}

/* The list scrolls to its first line, but not to the heading above it. */
static gboolean
settle_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TmJournalView *self = TM_JOURNAL_VIEW (widget);
  GtkAdjustment *height = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));

  if (gtk_widget_get_mapped (GTK_WIDGET (self->list)) && gtk_adjustment_get_page_size (height) <= 0)
    return G_SOURCE_CONTINUE;
  if (self->goal != GOAL_NONE && gtk_widget_get_mapped (GTK_WIDGET (self->list)))
    {
      self->n_still = gtk_adjustment_get_value (height) == self->last_value ? self->n_still + 1 : 0;
      if (self->goal == GOAL_NEWS)
        gtk_adjustment_set_value (height, gtk_adjustment_get_lower (height));
      else
        scroll_to_mark (self);
      self->last_value = gtk_adjustment_get_value (height);
      self->n_frames++;
      if (self->n_frames < SETTLING_FRAMES && self->n_still < STILL_FRAMES)
        return G_SOURCE_CONTINUE;
      self->goal = GOAL_NONE;
    }
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
settle (TmJournalView *self)
{
  self->n_frames = 0;
  self->n_still = 0;
  self->last_value = -1;
  if (self->goal != GOAL_NONE && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), settle_cb, NULL, NULL);
}

/* A new line is what everybody wants to see, and where keys go that come into the list. */
static void
show_newest (TmJournalView *self)
{
  gboolean is_read = gtk_widget_get_focus_child (GTK_WIDGET (self->list)) != NULL;

  gtk_list_view_scroll_to (self->list, 0, is_read ? GTK_LIST_SCROLL_NONE : GTK_LIST_SCROLL_FOCUS,
                           NULL);
}

static void
items_changed_cb (TmJournalView *self, guint position, guint n_removed, guint n_added)
{
  show_whether_empty (self);
  if (position != 0 || n_added <= n_removed)
    return;
  show_newest (self);
  self->goal = GOAL_NEWS;
  settle (self);
}

static void
tm_journal_view_dispose (GObject *object)
{
  TmJournalView *self = TM_JOURNAL_VIEW (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_JOURNAL_VIEW);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (tm_journal_view_parent_class)->dispose (object);
}

static void
tm_journal_view_class_init (TmJournalViewClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_journal_view_dispose;

  /**
   * TmJournalView::line-activated:
   * @self: the view
   * @seq: number of the line
   *
   * Somebody wants to see the table as it was after this line.
   */
  signals[SIGNAL_LINE_ACTIVATED]
      = g_signal_new ("line-activated", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-journal-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TmJournalView, stack);
  gtk_widget_class_bind_template_child (widget_class, TmJournalView, list);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_header_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_header_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
tm_journal_view_init (TmJournalView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
  g_signal_connect_object (self->list, "map", G_CALLBACK (settle), self, G_CONNECT_SWAPPED);
}

/**
 * tm_journal_view_new:
 *
 * Makes a journal without a match.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_journal_view_new (void)
{
  return g_object_new (TM_TYPE_JOURNAL_VIEW, NULL);
}

/**
 * tm_journal_view_set_match:
 * @self: the view
 * @match: the match
 *
 * Shows the journal of a match, and follows it.
 */
void
tm_journal_view_set_match (TmJournalView *self, TmMatch *match)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (TM_IS_JOURNAL_VIEW (self));
  g_return_if_fail (TM_IS_MATCH (match));

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);

  self->model = tm_journal_model_new (match);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_whether_empty (self);
  self->marked_seq = 0;
  self->goal = GOAL_NEWS;
  settle (self);
}

/* Only where one line is marked can a line be selected. */
static GtkSingleSelection *
ensure_selection (TmJournalView *self)
{
  GtkSelectionModel *model = gtk_list_view_get_model (self->list);
  g_autoptr (GtkSingleSelection) selection = NULL;

  if (GTK_IS_SINGLE_SELECTION (model))
    return GTK_SINGLE_SELECTION (model);

  selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  gtk_single_selection_set_model (selection, G_LIST_MODEL (self->model));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));

  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
}

/**
 * tm_journal_view_set_current:
 * @self: the view, with a match
 * @seq: a line of the journal; 0: none, as before the first move
 *
 * Marks the line that is looked at, and brings it into view.
 */
void
tm_journal_view_set_current (TmJournalView *self, guint seq)
{
  GtkSingleSelection *selection;
  guint position;

  g_return_if_fail (TM_IS_JOURNAL_VIEW (self));
  g_return_if_fail (self->model != NULL);

  selection = ensure_selection (self);
  self->marked_seq = seq;
  position = get_marked_position (self);
  if (gtk_single_selection_get_selected (selection) != position)
    gtk_single_selection_set_selected (selection, position);
  scroll_to_mark (self);
  self->goal = GOAL_MARK;
  settle (self);
}
