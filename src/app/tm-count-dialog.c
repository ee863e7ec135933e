/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-count-dialog.h"

struct _TmCountDialog
{
  AdwDialog parent_instance;

  TmCount *count;

  AdwEntryRow *name;
  AdwComboRow *role;
  GtkSpinButton *start;
  GtkSpinButton *step;
  AdwExpanderRow *has_min;
  GtkSpinButton *min;
  AdwExpanderRow *has_max;
  GtkSpinButton *max;
  GtkWidget *save_button;
};

G_DEFINE_FINAL_TYPE (TmCountDialog, tm_count_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static int
get_number (GtkSpinButton *row)
{
  return (int) gtk_spin_button_get_value (row);
}

static gboolean
is_right (TmCountDialog *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));
  gboolean has_both = adw_expander_row_get_enable_expansion (self->has_min)
                      && adw_expander_row_get_enable_expansion (self->has_max);

  return *g_strstrip (name) != '\0'
         && (!has_both || get_number (self->min) <= get_number (self->max));
}

static void
check (TmCountDialog *self)
{
  gtk_widget_set_sensitive (self->save_button, is_right (self));
}

static void
save_cb (TmCountDialog *self)
{
  TmCount *count = self->count;

  if (!is_right (self))
    return;

  g_free (count->name);
  count->name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));
  count->role = adw_combo_row_get_selected (self->role);
  count->start = get_number (self->start);
  count->step = get_number (self->step);
  count->min = adw_expander_row_get_enable_expansion (self->has_min) ? get_number (self->min)
                                                                     : -TM_COUNT_LIMIT;
  count->max = adw_expander_row_get_enable_expansion (self->has_max) ? get_number (self->max)
                                                                     : TM_COUNT_LIMIT;
  tm_count_mend (count);
  g_signal_emit (self, signals[SIGNAL_SAVED], 0, count);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tm_count_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_COUNT_DIALOG);

  G_OBJECT_CLASS (tm_count_dialog_parent_class)->dispose (object);
}

static void
tm_count_dialog_finalize (GObject *object)
{
  g_clear_pointer (&TM_COUNT_DIALOG (object)->count, tm_count_free);

  G_OBJECT_CLASS (tm_count_dialog_parent_class)->finalize (object);
}

static void
tm_count_dialog_class_init (TmCountDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_count_dialog_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_count_dialog_finalize;

  /**
   * TmCountDialog::saved:
   * @self: the dialog
   * @count: (type gpointer): the counter, a #TmCount that is lent for the time of the signal
   *
   * The counter is to be as it was told.
   */
  signals[SIGNAL_SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-count-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, name);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, role);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, start);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, step);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, has_min);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, min);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, has_max);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, max);
  gtk_widget_class_bind_template_child (widget_class, TmCountDialog, save_button);
  gtk_widget_class_bind_template_callback (widget_class, check);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
tm_count_dialog_init (TmCountDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < tm_count_get_n_roles (); i++)
    gtk_string_list_append (names, tm_count_role_get_name (i));
  adw_combo_row_set_model (self->role, G_LIST_MODEL (names));
}

static void
show_limit (AdwExpanderRow *row, GtkSpinButton *limit, int value, gboolean has_limit)
{
  adw_expander_row_set_enable_expansion (row, has_limit);
  adw_expander_row_set_expanded (row, has_limit);
  gtk_spin_button_set_value (limit, has_limit ? value : 0);
}

/**
 * tm_count_dialog_new:
 * @count: the counter to change, or to begin with
 *
 * Makes a dialog for a counter.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_count_dialog_new (const TmCount *count)
{
  TmCountDialog *self = g_object_new (TM_TYPE_COUNT_DIALOG, NULL);

  self->count = tm_count_copy (count);
  gtk_editable_set_text (GTK_EDITABLE (self->name), count->name);
  adw_combo_row_set_selected (self->role, count->role);
  gtk_spin_button_set_value (self->start, count->start);
  gtk_spin_button_set_value (self->step, count->step);
  show_limit (self->has_min, self->min, count->min, count->min > -TM_COUNT_LIMIT);
  show_limit (self->has_max, self->max, count->max, count->max < TM_COUNT_LIMIT);
  check (self);

  return ADW_DIALOG (self);
}
