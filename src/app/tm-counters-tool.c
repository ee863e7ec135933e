/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-count-dialog.h"
#include "tm-count-tile.h"
#include "tm-counters-tool.h"
#include "tm-keep.h"
#include "tm-pictures.h"
#include "tm-toast.h"

#define MAX_COUNTERS 100

struct _TmCountersTool
{
  GtkWidget parent_instance;

  TmKeep *keep;
  char *uuid;
  GVariant *before;

  GtkStack *stack;
  GtkFlowBox *tiles;
  GtkWidget *add_button;
};

G_DEFINE_FINAL_TYPE (TmCountersTool, tm_counters_tool, GTK_TYPE_WIDGET)

static TmCountTile *
tile_at (TmCountersTool *self, guint index)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->tiles, (int) index);

  return child != NULL ? TM_COUNT_TILE (gtk_flow_box_child_get_child (child)) : NULL;
}

static GPtrArray *
collect (TmCountersTool *self)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_count_free);
  TmCountTile *tile;

  for (guint i = 0; (tile = tile_at (self, i)) != NULL; i++)
    g_ptr_array_add (counts, tm_count_copy (tm_count_tile_get_count (tile)));

  return counts;
}

/* Keeping */

static void
keep (TmCountersTool *self)
{
  g_autoptr (GPtrArray) counts = collect (self);
  guint index = tm_keep_put (self->keep, self->uuid, _ ("Counters"), tm_count_create_body (counts));

  g_set_str (&self->uuid, tm_keep_get (self->keep, index)->uuid);
}

/* Tiles */

static void
show_stack (TmCountersTool *self)
{
  guint n_counters = 0;

  while (tile_at (self, n_counters) != NULL)
    n_counters++;
  gtk_stack_set_visible_child_name (self->stack, n_counters > 0 ? "counters" : "none");
  gtk_widget_set_sensitive (self->add_button, n_counters < MAX_COUNTERS);
}

static void edit_cb (TmCountersTool *self, TmCountTile *tile);
static void removed_cb (TmCountersTool *self, TmCountTile *tile);

static TmCountTile *
append (TmCountersTool *self, const TmCount *count)
{
  GtkWidget *tile = tm_count_tile_new (count);
  GtkWidget *child = gtk_flow_box_child_new ();

  g_signal_connect_swapped (tile, "changed", G_CALLBACK (keep), self);
  g_signal_connect_swapped (tile, "edit", G_CALLBACK (edit_cb), self);
  g_signal_connect_swapped (tile, "removed", G_CALLBACK (removed_cb), self);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), tile);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (self->tiles, child);

  return TM_COUNT_TILE (tile);
}

static void
fill (TmCountersTool *self, GVariant *body)
{
  g_autoptr (GPtrArray) counts = tm_count_read_body (body);

  gtk_flow_box_remove_all (self->tiles);
  for (guint i = 0; i < counts->len; i++)
    append (self, g_ptr_array_index (counts, i));
  show_stack (self);
}

/* Taking back */

static void
take_back_cb (TmCountersTool *self)
{
  if (self->before == NULL)
    return;

  fill (self, self->before);
  keep (self);
}

static void
remember (TmCountersTool *self)
{
  g_autoptr (GPtrArray) counts = collect (self);

  g_clear_pointer (&self->before, g_variant_unref);
  self->before = g_variant_ref_sink (tm_count_create_body (counts));
}

static void
offer_to_take_back (TmCountersTool *self, const char *title)
{
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), title);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Changing */

static void
saved_cb (TmCountersTool *self, const TmCount *count, GObject *dialog)
{
  TmCountTile *tile = g_object_get_data (dialog, "tile");

  if (tile != NULL)
    tm_count_tile_set_count (tile, count);
  else
    {
      g_autoptr (TmCount) begun = tm_count_copy (count);

      begun->value = begun->start;
      append (self, begun);
    }
  show_stack (self);
  keep (self);
}

static void
open_dialog (TmCountersTool *self, const TmCount *count, TmCountTile *tile)
{
  AdwDialog *dialog = tm_count_dialog_new (count);

  if (tile != NULL)
    g_object_set_data_full (G_OBJECT (dialog), "tile", g_object_ref (tile), g_object_unref);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
edit_cb (TmCountersTool *self, TmCountTile *tile)
{
  open_dialog (self, tm_count_tile_get_count (tile), tile);
}

static void
removed_cb (TmCountersTool *self, TmCountTile *tile)
{
  GtkWidget *child = gtk_widget_get_parent (GTK_WIDGET (tile));

  remember (self);
  gtk_flow_box_remove (self->tiles, child);
  show_stack (self);
  keep (self);
  offer_to_take_back (self, _ ("Counter removed"));
}

static char *
dup_next_name (TmCountersTool *self)
{
  guint n_counters = 0;

  while (tile_at (self, n_counters) != NULL)
    n_counters++;

  /* Translators: what a counter is called before anybody has named it */
  return g_strdup_printf (_ ("Counter %u"), n_counters + 1);
}

static void
add_cb (TmCountersTool *self)
{
  g_autofree char *name = dup_next_name (self);
  g_autoptr (TmCount) count = tm_count_new (name);

  open_dialog (self, count, NULL);
}

static void
reset_all_cb (TmCountersTool *self)
{
  TmCountTile *tile;

  remember (self);
  for (guint i = 0; (tile = tile_at (self, i)) != NULL; i++)
    tm_count_tile_set_value (tile, tm_count_tile_get_count (tile)->start);
  keep (self);
  offer_to_take_back (self, _ ("All counters are at their start"));
}

static void
tm_counters_tool_dispose (GObject *object)
{
  TmCountersTool *self = TM_COUNTERS_TOOL (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_COUNTERS_TOOL);
  g_clear_pointer (&self->keep, tm_keep_free);
  g_clear_pointer (&self->before, g_variant_unref);
  g_clear_pointer (&self->uuid, g_free);

  G_OBJECT_CLASS (tm_counters_tool_parent_class)->dispose (object);
}

static void
tm_counters_tool_class_init (TmCountersToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_counters_tool_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-counters-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmCountersTool, stack);
  gtk_widget_class_bind_template_child (widget_class, TmCountersTool, tiles);
  gtk_widget_class_bind_template_child (widget_class, TmCountersTool, add_button);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_all_cb);
}

static void
tm_counters_tool_init (TmCountersTool *self)
{
  self->keep = tm_keep_new ("counters");
  gtk_widget_init_template (GTK_WIDGET (self));

  if (tm_keep_get_n (self->keep) > 0)
    {
      g_set_str (&self->uuid, tm_keep_get (self->keep, 0)->uuid);
      fill (self, tm_keep_get (self->keep, 0)->body);
    }
  show_stack (self);
}

/**
 * tm_counters_tool_new:
 *
 * Makes the tool, with the counters as they stood last.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_counters_tool_new (void)
{
  return g_object_new (TM_TYPE_COUNTERS_TOOL, NULL);
}
