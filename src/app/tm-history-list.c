/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-history-list.h"
#include "tm-history-model.h"
#include "tm-history-row.h"
#include "tm-pictures.h"
#include "tm-status-pane.h"

/* What may be hidden of the top for no other reason than that the list has got another size. */
#define HEADING_HEIGHT 48

struct _TmHistoryList
{
  GtkWidget parent_instance;

  TmHistoryModel *model;
  GtkSingleSelection *selection;
  char *selected;
  gboolean is_filtered;
  gboolean is_filling;
  gboolean is_narrow;
  guint scrolling;

  GtkStack *stack;
  GtkListView *list;
  AdwStatusPage *trouble;
};

G_DEFINE_FINAL_TYPE (TmHistoryList, tm_history_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_CLEARED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Rows */

static void
shown_cb (GtkListItem *item, TmHistoryRow *row)
{
  const char *spoken = tm_history_row_get_spoken (row);

  gtk_list_item_set_accessible_label (item, spoken != NULL ? spoken : "");
}

static void
setup_row_cb (TmHistoryList *self, GtkListItem *item)
{
  GtkWidget *row = tm_history_row_new ();

  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "shown", G_CALLBACK (shown_cb), item, G_CONNECT_SWAPPED);
}

static void
bind_row_cb (TmHistoryList *self, GtkListItem *item)
{
  tm_history_row_show (TM_HISTORY_ROW (gtk_list_item_get_child (item)),
                       TM_HISTORY_ITEM (gtk_list_item_get_item (item)));
}

static void
unbind_row_cb (TmHistoryList *self, GtkListItem *item)
{
  tm_history_row_show (TM_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

/* A list that is scrolled takes the headings of two sections out and puts each into the place of the other.
 * So what is written in one must have no say in how large it is, or all rows would be measured again. */
static void
setup_header_cb (TmHistoryList *self, GtkListHeader *header)
{
  GtkWidget *heading = gtk_inscription_new (NULL);

  gtk_inscription_set_xalign (GTK_INSCRIPTION (heading), 0);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (heading),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_list_header_set_child (header, heading);
}

static void
bind_header_cb (TmHistoryList *self, GtkListHeader *header)
{
  guint position = gtk_list_header_get_start (header);
  GtkWidget *heading = gtk_list_header_get_child (header);
  g_autofree char *words = NULL;

  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->model)))
    return;

  words = tm_history_model_dup_heading (self->model, position);
  gtk_inscription_set_text (GTK_INSCRIPTION (heading), words);
  gtk_widget_set_visible (heading, *words != '\0');
}

/* Choosing */

static void
remember (TmHistoryList *self, TmHistoryItem *item)
{
  const TmMatchInfo *info = item != NULL ? tm_history_item_get_info (item) : NULL;

  if (info != NULL)
    g_set_str (&self->selected, info->uuid);
}

/* Beside each other, a selected match is an open one. */
static void
selected_cb (TmHistoryList *self)
{
  TmHistoryItem *item = gtk_single_selection_get_selected_item (self->selection);

  if (item == NULL || self->is_filling || self->is_narrow)
    return;

  remember (self, item);
  if (self->selected != NULL)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, self->selected);
}

static void
activated_cb (TmHistoryList *self, guint position)
{
  g_autoptr (TmHistoryItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), position);

  remember (self, item);
  if (item != NULL && self->selected != NULL)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, self->selected);
}

static void
clear_cb (TmHistoryList *self)
{
  g_signal_emit (self, signals[SIGNAL_CLEARED], 0);
}

static void
set_selected (TmHistoryList *self, guint position)
{
  self->is_filling = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->is_filling = FALSE;
}

static GtkAdjustment *
get_adjustment (TmHistoryList *self)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
}

static void
scroll_cb (gpointer user_data)
{
  TmHistoryList *self = user_data;

  self->scrolling = 0;
  gtk_adjustment_set_value (get_adjustment (self), 0);
}

/* A list that gets its size holds on to the first row; the heading above it is seen afterwards. */
static void
scroll_to_top (TmHistoryList *self)
{
  if (self->scrolling == 0)
    self->scrolling = g_idle_add_once (scroll_cb, self);
}

static void
resized_cb (TmHistoryList *self)
{
  if (gtk_adjustment_get_value (get_adjustment (self)) < HEADING_HEIGHT)
    scroll_to_top (self);
}

static void
select_again (TmHistoryList *self)
{
  guint position = GTK_INVALID_LIST_POSITION;

  if (self->selected != NULL)
    position = tm_history_model_find (self->model, self->selected);
  if (gtk_single_selection_get_selected (self->selection) != position)
    set_selected (self, position);
}

static void
show_state (TmHistoryList *self, const GError *error)
{
  if (error != NULL)
    {
      g_autofree char *safe = g_markup_escape_text (error->message, -1);

      adw_status_page_set_description (self->trouble, safe);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
    }
  else if (tm_history_list_get_n (self) > 0)
    gtk_stack_set_visible_child_name (self->stack, "matches");
  else
    gtk_stack_set_visible_child_name (self->stack, self->is_filtered ? "nothing" : "empty");
}

static void
tm_history_list_dispose (GObject *object)
{
  TmHistoryList *self = TM_HISTORY_LIST (object);

  g_clear_handle_id (&self->scrolling, g_source_remove);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_HISTORY_LIST);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  g_clear_pointer (&self->selected, g_free);

  G_OBJECT_CLASS (tm_history_list_parent_class)->dispose (object);
}

static void
tm_history_list_class_init (TmHistoryListClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_history_list_dispose;

  /**
   * TmHistoryList::chosen:
   * @self: the list
   * @uuid: identifier of a match
   *
   * Somebody wants to see a match.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * TmHistoryList::cleared:
   * @self: the list
   *
   * Somebody wants to see all matches, not only those that are looked for.
   */
  signals[SIGNAL_CLEARED] = g_signal_new ("cleared", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-history-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TmHistoryList, stack);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryList, list);
  gtk_widget_class_bind_template_child (widget_class, TmHistoryList, trouble);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_header_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_header_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
}

static void
tm_history_list_init (TmHistoryList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tm_status_pane_name_all (GTK_WIDGET (self));
  g_signal_connect_object (get_adjustment (self), "notify::page-size", G_CALLBACK (resized_cb),
                           self, G_CONNECT_SWAPPED);
}

/**
 * tm_history_list_set_archive:
 * @self: the list
 * @archive: the user's matches
 *
 * Tells where the matches are; to be called once.
 */
void
tm_history_list_set_archive (TmHistoryList *self, TmArchive *archive)
{
  g_return_if_fail (TM_IS_HISTORY_LIST (self));
  g_return_if_fail (self->model == NULL);

  self->model = tm_history_model_new (archive);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->model));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
}

/**
 * tm_history_list_set_narrow:
 * @self: the list
 * @is_narrow: whether there is no room for the match beside the list
 *
 * Lets a touch open a match, where a selected one does not show beside the list.
 */
void
tm_history_list_set_narrow (TmHistoryList *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  self->is_narrow = is_narrow;
  gtk_list_view_set_single_click_activate (self->list, is_narrow);
  if (is_narrow)
    set_selected (self, GTK_INVALID_LIST_POSITION);
  resized_cb (self);
}

/**
 * tm_history_list_look_for:
 * @self: the list
 * @query: which matches
 * @only_abandoned: whether only those are wanted that will not go on
 * @is_filtered: whether that leaves anything out
 *
 * Lists other matches. What is selected stays so, if it is among them.
 */
void
tm_history_list_look_for (TmHistoryList *self,
                          const TmMatchQuery *query,
                          gboolean only_abandoned,
                          gboolean is_filtered)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  self->is_filtered = is_filtered;
  /* A selected item would be looked for among all new ones. */
  set_selected (self, GTK_INVALID_LIST_POSITION);
  tm_history_model_set_query (self->model, query, only_abandoned, &error);
  if (!self->is_narrow)
    select_again (self);
  show_state (self, error);
  if (tm_history_list_get_n (self) > 0)
    gtk_list_view_scroll_to (self->list, 0, GTK_LIST_SCROLL_NONE, NULL);
  scroll_to_top (self);
}

/**
 * tm_history_list_refresh:
 * @self: the list
 *
 * Lists the same matches as they are now. Nothing moves that need not.
 */
void
tm_history_list_refresh (TmHistoryList *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  self->is_filling = TRUE;
  tm_history_model_refresh (self->model, &error);
  self->is_filling = FALSE;
  show_state (self, error);
}

/**
 * tm_history_list_set_hidden:
 * @self: the list
 * @uuid: identifier of a match
 * @is_hidden: whether it shall not be listed
 *
 * Leaves a match out that is about to be deleted, or takes it in again.
 */
void
tm_history_list_set_hidden (TmHistoryList *self, const char *uuid, gboolean is_hidden)
{
  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  tm_history_model_set_hidden (self->model, uuid, is_hidden);
  tm_history_list_refresh (self);
}

/**
 * tm_history_list_get_n:
 * @self: the list
 *
 * Gets how many matches there are.
 *
 * Returns: the number
 */
guint
tm_history_list_get_n (TmHistoryList *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_LIST (self), 0);

  return tm_history_model_get_n_matches (self->model);
}

/**
 * tm_history_list_show_all:
 * @self: the list
 *
 * Lists all matches. Before, only the first of them are there, for the first frame.
 */
void
tm_history_list_show_all (TmHistoryList *self)
{
  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  tm_history_model_show_all (self->model);
}

/**
 * tm_history_list_select:
 * @self: the list
 * @uuid: identifier of a match
 *
 * Selects a match and brings it into view, without a word to anybody.
 *
 * Returns: %FALSE if it is not in the list
 */
gboolean
tm_history_list_select (TmHistoryList *self, const char *uuid)
{
  guint position;

  g_return_val_if_fail (TM_IS_HISTORY_LIST (self), FALSE);

  position = tm_history_model_find (self->model, uuid);
  if (position == GTK_INVALID_LIST_POSITION)
    return FALSE;

  g_set_str (&self->selected, uuid);
  set_selected (self, position);
  gtk_list_view_scroll_to (self->list, position, GTK_LIST_SCROLL_NONE, NULL);

  return TRUE;
}

/**
 * tm_history_list_select_first:
 * @self: the list
 *
 * Selects the first match, if there is one, and nothing is selected.
 */
void
tm_history_list_select_first (TmHistoryList *self)
{
  g_return_if_fail (TM_IS_HISTORY_LIST (self));

  if (gtk_single_selection_get_selected (self->selection) == GTK_INVALID_LIST_POSITION
      && tm_history_list_get_n (self) > 0)
    gtk_single_selection_set_selected (self->selection, 0);
}

/**
 * tm_history_list_get_selected:
 * @self: the list
 *
 * Gets which match was chosen last.
 *
 * Returns: (transfer none) (nullable): its identifier; %NULL: none yet
 */
const char *
tm_history_list_get_selected (TmHistoryList *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_LIST (self), NULL);

  return self->selected;
}
