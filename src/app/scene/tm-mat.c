/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-mat.h"

#include "tm-flow-layout.h"
#include "tm-node-list.h"
#include "tm-row.h"
#include "tm-tray-layout.h"
#include "tm-tray.h"

/**
 * TmMat:
 *
 * The felt on which the shared things lie: cards, dice and boards, and to its side what is in
 * store. Trays lie in two columns where there is room; then it has the style class `trays`. The CSS
 * name is `mat`.
 */
struct _TmMat
{
  TmNodeView parent_instance;

  TmMatShare share;
  gboolean is_narrow;
  gboolean has_trays;
  GtkWidget *main;
  GtkWidget *separator;
  GtkWidget *store;
  TmNodeList main_things;
  TmNodeList store_things;
};

G_DEFINE_FINAL_TYPE (TmMat, tm_mat, TM_TYPE_NODE_VIEW)

/* A row of what is in store may end with buttons. */
static gboolean
is_in_store (const TmStage *stage, guint index)
{
  const TmPart *part = tm_stage_get (stage, index);

  if (part->kind == TM_NODE_PILE || part->kind == TM_NODE_SUPPLY)
    return TRUE;
  if (part->kind != TM_NODE_ROW || part->first_child == 0)
    return FALSE;
  for (guint i = part->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      if (!is_in_store (stage, i)
          && (i == part->first_child || tm_stage_get (stage, i)->kind != TM_NODE_BUTTON))
        return FALSE;
    }
  return TRUE;
}

static GtkWidget *
create_thing (const TmPart *part, gpointer data)
{
  GtkWidget *view = tm_node_create (part, NULL);

  if (view != NULL && (part->kind == TM_NODE_ROW || part->kind == TM_NODE_GRID))
    gtk_widget_set_hexpand (view, TRUE);
  return view;
}

/* On a small mat a single row needs no name. */
static void
show_names (TmMat *self)
{
  gboolean has_names = self->share != TM_MAT_MAIN || self->main_things.n_shown > 1;

  for (guint i = 0; i < self->main_things.n_shown; i++)
    {
      GtkWidget *thing = g_ptr_array_index (self->main_things.views, i);

      if (TM_IS_ROW (thing))
        tm_row_set_has_name (TM_ROW (thing), has_names);
    }
}

static void
set_has_trays (TmMat *self, gboolean has_trays)
{
  if (has_trays == self->has_trays)
    return;
  self->has_trays = has_trays;
  if (has_trays)
    gtk_widget_add_css_class (GTK_WIDGET (self), "trays");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "trays");
  gtk_widget_set_layout_manager (self->main, has_trays ? tm_tray_layout_new (18, 9)
                                                       : tm_flow_layout_new (TM_FLOW_FILL, 18, 12));
}

static void
lay_out_trays (TmMat *self)
{
  for (guint i = 0; i < self->main_things.n_shown; i++)
    {
      GtkWidget *thing = g_ptr_array_index (self->main_things.views, i);

      if (TM_IS_TRAY (thing))
        tm_tray_set_is_narrow (TM_TRAY (thing), self->is_narrow);
    }
}

static void
tm_mat_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmMat *self = TM_MAT (view);

  set_has_trays (self, tm_stage_find (stage, index, TM_NODE_TRAY) != 0);
  tm_node_list_begin (&self->main_things);
  tm_node_list_begin (&self->store_things);
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      gboolean is_stored = is_in_store (stage, i);

      if (is_stored && self->share != TM_MAT_MAIN)
        tm_node_list_show (&self->store_things, stage, i);
      else if (!is_stored && self->share != TM_MAT_STORE)
        tm_node_list_show (&self->main_things, stage, i);
    }
  tm_node_list_end (&self->main_things);
  tm_node_list_end (&self->store_things);
  show_names (self);
  lay_out_trays (self);
  gtk_widget_set_visible (self->separator,
                          self->main_things.n_shown > 0 && self->store_things.n_shown > 0);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->main_things.n_shown > 0 || self->store_things.n_shown > 0);
}

static void
tm_mat_finalize (GObject *object)
{
  TmMat *self = TM_MAT (object);

  tm_node_list_clear (&self->main_things);
  tm_node_list_clear (&self->store_things);
  G_OBJECT_CLASS (tm_mat_parent_class)->finalize (object);
}

static void
tm_mat_class_init (TmMatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_mat_finalize;
  TM_NODE_VIEW_CLASS (klass)->update_children = tm_mat_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tm_mat_init (TmMat *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_add_css_class (widget, "mat");
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget)), 24);
  self->main = tm_flow_box_new (TM_FLOW_FILL, 18, 12);
  gtk_widget_set_hexpand (self->main, TRUE);
  gtk_widget_set_valign (self->main, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->main, widget);
  self->separator = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_parent (self->separator, widget);
  self->store = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_hexpand (self->store, FALSE);
  gtk_widget_set_valign (self->store, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->store, "store");
  gtk_widget_set_parent (self->store, widget);
  tm_node_list_init (&self->main_things, self->main, create_thing, NULL);
  tm_node_list_init (&self->store_things, self->store, tm_node_create, NULL);
}

/**
 * tm_mat_new:
 * @share: what it shows of the shared area
 *
 * Makes a mat.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_mat_new (TmMatShare share)
{
  TmMat *self = g_object_new (TM_TYPE_MAT, NULL);

  self->share = share;
  return GTK_WIDGET (self);
}

/**
 * tm_mat_has_main:
 * @stage: a stage
 * @index: a part of kind %TM_NODE_MAT in it
 *
 * Tells whether anything but what is in store lies on a mat.
 *
 * Returns: whether it shows something as %TM_MAT_MAIN
 */
gboolean
tm_mat_has_main (const TmStage *stage, guint index)
{
  for (guint i = tm_stage_get (stage, index)->first_child; i != 0;
       i = tm_stage_get (stage, i)->next)
    {
      if (!is_in_store (stage, i))
        return TRUE;
    }
  return FALSE;
}

/**
 * tm_mat_set_share:
 * @self: a mat
 * @share: what it shows of the shared area
 *
 * Changes what the mat shows, from the next stage on.
 */
void
tm_mat_set_share (TmMat *self, TmMatShare share)
{
  g_return_if_fail (TM_IS_MAT (self));
  self->share = share;
}

/**
 * tm_mat_set_is_narrow:
 * @self: a mat
 * @is_narrow: whether it stands on a phone
 *
 * Makes trays low, or lets them have all their room again, from the next stage on.
 */
void
tm_mat_set_is_narrow (TmMat *self, gboolean is_narrow)
{
  g_return_if_fail (TM_IS_MAT (self));
  self->is_narrow = is_narrow;
}
