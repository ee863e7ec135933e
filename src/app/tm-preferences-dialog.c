/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-preferences-dialog.h"

struct _TmPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwSwitchRow *side_pane;
  AdwSwitchRow *keep_awake;
  AdwSwitchRow *show_odds;
  AdwSwitchRow *sounds;
  AdwSwitchRow *round_table;
  AdwSwitchRow *table_display;
};

G_DEFINE_FINAL_TYPE (TmPreferencesDialog, tm_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
tm_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_PREFERENCES_DIALOG);

  G_OBJECT_CLASS (tm_preferences_dialog_parent_class)->dispose (object);
}

static void
tm_preferences_dialog_class_init (TmPreferencesDialogClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, side_pane);
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, keep_awake);
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, show_odds);
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, sounds);
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, round_table);
  gtk_widget_class_bind_template_child (widget_class, TmPreferencesDialog, table_display);
}

static void
tm_preferences_dialog_init (TmPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_preferences_dialog_new:
 * @settings: the user's settings
 *
 * Makes a dialog that changes the settings at once.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_preferences_dialog_new (GSettings *settings)
{
  TmPreferencesDialog *self = g_object_new (TM_TYPE_PREFERENCES_DIALOG, NULL);

  g_settings_bind (settings, "side-pane", self->side_pane, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->keep_awake, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-odds", self->show_odds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "round-table", self->round_table, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "table-display", self->table_display, "active",
                   G_SETTINGS_BIND_DEFAULT);

  return ADW_DIALOG (self);
}
