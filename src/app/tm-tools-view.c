/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-application.h"
#include "tm-clock-tool.h"
#include "tm-countdown-tool.h"
#include "tm-counters-tool.h"
#include "tm-dice-set-tool.h"
#include "tm-dice-tool.h"
#include "tm-draw-tool.h"
#include "tm-order-tool.h"
#include "tm-pictures.h"
#include "tm-sheet-tool.h"
#include "tm-tools-view.h"

#define SYMBOL_SIZE 24

struct _TmToolsView
{
  GtkWidget parent_instance;

  gboolean is_filling;

  AdwNavigationSplitView *split;
  AdwNavigationPage *content_page;
  GtkListBox *list;
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (TmToolsView, tm_tools_view, GTK_TYPE_WIDGET)

/* The identifiers are those of the settings. */
static const struct
{
  const char *id;
  const char *title;
  const char *purpose;
  const char *symbol;
  GtkWidget *(*create) (void);
} tools[] = {
  { "dice", N_ ("Dice"), N_ ("Any roll in notation, with its odds"), "play", tm_dice_tool_new },
  { "own-dice", N_ ("Own Dice"), N_ ("Sets with your own faces"), "d10", tm_dice_set_tool_new },
  { "counters", N_ ("Counters"), N_ ("Lives, gold, rounds"), "heart", tm_counters_tool_new },
  { "draws", N_ ("Draws"), N_ ("Bags and decks, with their odds"), "sack", tm_draw_tool_new },
  { "order", N_ ("First Player"), N_ ("Who begins, the order, teams"), "first", tm_order_tool_new },
  { "clock", N_ ("Turn Clock"), N_ ("How long everybody’s turns last"), "hourglass",
    tm_clock_tool_new },
  { "countdown", N_ ("Countdown"), N_ ("A time that runs out"), "history", tm_countdown_tool_new },
  { "sheet", N_ ("Score Sheet"), N_ ("Own sheets for any game"), "journal", tm_sheet_tool_new },
};

static GSettings *
get_settings (void)
{
  return tm_application_get_settings (tm_application_get ());
}

static guint
find_tool (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    if (g_strcmp0 (tools[i].id, id) == 0)
      return i;

  return 0;
}

/* Nobody waits for tools that are not used. */
static void
show_tool (TmToolsView *self, guint tool)
{
  if (gtk_stack_get_child_by_name (self->stack, tools[tool].id) == NULL)
    gtk_stack_add_named (self->stack, tools[tool].create (), tools[tool].id);
  gtk_stack_set_visible_child_name (self->stack, tools[tool].id);
  adw_navigation_page_set_title (self->content_page, _ (tools[tool].title));
  g_settings_set_string (get_settings (), "tool", tools[tool].id);
}

/* The list */

static GtkWidget *
create_row (guint tool)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (_ (tools[tool].title));
  GtkWidget *purpose = gtk_label_new (_ (tools[tool].purpose));

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (purpose), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (purpose), TRUE);
  gtk_widget_add_css_class (purpose, "caption");
  gtk_widget_add_css_class (purpose, "dim-label");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (content, 6);
  gtk_widget_set_margin_bottom (content, 6);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), purpose);
  gtk_box_append (GTK_BOX (content), tm_symbol_picture_new (tools[tool].symbol, SYMBOL_SIZE));
  gtk_box_append (GTK_BOX (content), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_widget_set_size_request (row, -1, 52);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (tools[tool].title), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ (tools[tool].purpose), -1);

  return row;
}

static void
row_activated_cb (TmToolsView *self, GtkListBoxRow *row)
{
  show_tool (self, (guint) gtk_list_box_row_get_index (row));
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

/* Beside each other, a selected tool is an open one. */
static void
row_selected_cb (TmToolsView *self, GtkListBoxRow *row)
{
  if (row != NULL && !self->is_filling)
    show_tool (self, (guint) gtk_list_box_row_get_index (row));
}

static void
fill (TmToolsView *self)
{
  g_autofree char *last = g_settings_get_string (get_settings (), "tool");
  guint tool = find_tool (last);

  self->is_filling = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    gtk_list_box_append (self->list, create_row (i));
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) tool));
  self->is_filling = FALSE;
  show_tool (self, tool);
}

static void
tm_tools_view_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_TOOLS_VIEW);

  G_OBJECT_CLASS (tm_tools_view_parent_class)->dispose (object);
}

static void
tm_tools_view_class_init (TmToolsViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_tools_view_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-tools-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmToolsView, split);
  gtk_widget_class_bind_template_child (widget_class, TmToolsView, content_page);
  gtk_widget_class_bind_template_child (widget_class, TmToolsView, list);
  gtk_widget_class_bind_template_child (widget_class, TmToolsView, stack);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
tm_tools_view_init (TmToolsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill (self);
}

/**
 * tm_tools_view_new:
 *
 * Makes the place of the tools, at the one that was open last.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_tools_view_new (void)
{
  return g_object_new (TM_TYPE_TOOLS_VIEW, NULL);
}
