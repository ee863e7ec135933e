/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-dice-tool.h"
#include "tm-draw-tool.h"
#include "tm-pictures.h"
#include "tm-tools-view.h"

struct _TmToolsView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (TmToolsView, tm_tools_view, GTK_TYPE_WIDGET)

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

  g_type_ensure (TM_TYPE_DICE_TOOL);
  g_type_ensure (TM_TYPE_DRAW_TOOL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-tools-view.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
tm_tools_view_init (TmToolsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_tools_view_new:
 *
 * Makes the place of the tools.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_tools_view_new (void)
{
  return g_object_new (TM_TYPE_TOOLS_VIEW, NULL);
}
