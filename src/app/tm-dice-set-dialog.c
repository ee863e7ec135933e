/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-dice-set-dialog.h"
#include "tm-pictures.h"

#define MAX_NAME_LENGTH 60
#define MAX_FACES_LENGTH 1000
#define FIRST_FACES "1, 2, 3, 4, 5, 6"

struct _TmDiceSetDialog
{
  AdwDialog parent_instance;

  AdwEntryRow *name;
  GtkBox *kinds;
  GtkWidget *add_button;
  GtkWidget *delete_group;
  GtkWidget *save_button;
};

G_DEFINE_FINAL_TYPE (TmDiceSetDialog, tm_dice_set_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_SAVED,
  SIGNAL_DELETED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What is typed about dice of one kind. */
typedef struct
{
  AdwPreferencesGroup *group;
  GtkEditable *name;
  GtkEditable *faces;
  GtkSpinButton *count;
  GtkWidget *remove_button;
} Kind;

static Kind *
get_kind (GtkWidget *group)
{
  return g_object_get_data (G_OBJECT (group), "kind");
}

static guint
count_kinds (TmDiceSetDialog *self)
{
  guint n_kinds = 0;

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->kinds)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    n_kinds++;

  return n_kinds;
}

/* Reading */

static gboolean
read_kind (const Kind *kind, TmDiceSet *set)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (kind->name));
  g_auto (GStrv) faces = tm_dice_set_parse_faces (gtk_editable_get_text (kind->faces));

  return tm_dice_set_add_kind (set, g_strstrip (name), (const char *const *) faces,
                               (guint) gtk_spin_button_get_value (kind->count));
}

/* %NULL while there is something wrong. */
static TmDiceSet *
read_set (TmDiceSetDialog *self)
{
  g_autoptr (TmDiceSet) set = tm_dice_set_new ();

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->kinds)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    if (!read_kind (get_kind (group), set))
      return NULL;

  return tm_dice_set_get_n_kinds (set) > 0 ? g_steal_pointer (&set) : NULL;
}

static char *
dup_name (TmDiceSetDialog *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  return g_strdup (g_strstrip (name));
}

/* Checking */

static char *
dup_hint (guint n_faces)
{
  if (n_faces < 2)
    return g_strdup (_ ("A die has at least two faces: put commas between them"));
  if (n_faces > TM_DICE_SET_MAX_FACES)
    return g_strdup_printf (
        ngettext ("A die has at most %u face", "A die has at most %u faces", TM_DICE_SET_MAX_FACES),
        TM_DICE_SET_MAX_FACES);

  return g_strdup_printf (ngettext ("%u face", "%u faces", n_faces), n_faces);
}

static void
check_kind (const Kind *kind)
{
  g_auto (GStrv) faces = tm_dice_set_parse_faces (gtk_editable_get_text (kind->faces));
  guint n_faces = g_strv_length (faces);
  gboolean is_right = n_faces >= 2 && n_faces <= TM_DICE_SET_MAX_FACES;
  g_autofree char *hint = dup_hint (n_faces);

  adw_preferences_group_set_description (kind->group, hint);
  if (is_right)
    gtk_widget_remove_css_class (GTK_WIDGET (kind->faces), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (kind->faces), "error");
}

static void
check (TmDiceSetDialog *self)
{
  g_autoptr (TmDiceSet) set = read_set (self);
  g_autofree char *name = dup_name (self);
  guint n_kinds = count_kinds (self);
  guint number = 0;

  for (GtkWidget *group = gtk_widget_get_first_child (GTK_WIDGET (self->kinds)); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    {
      g_autofree char *title = g_strdup_printf (_ ("Dice %u"), ++number);

      adw_preferences_group_set_title (get_kind (group)->group, title);
      gtk_widget_set_sensitive (get_kind (group)->remove_button, n_kinds > 1);
      check_kind (get_kind (group));
    }
  gtk_widget_set_sensitive (self->add_button, n_kinds < TM_DICE_SET_MAX_KINDS);
  gtk_widget_set_sensitive (self->save_button, set != NULL && *name != '\0');
}

/* Kinds */

static void
remove_cb (GtkWidget *button)
{
  GtkWidget *group = gtk_widget_get_ancestor (button, ADW_TYPE_PREFERENCES_GROUP);
  TmDiceSetDialog *self
      = TM_DICE_SET_DIALOG (gtk_widget_get_ancestor (button, TM_TYPE_DICE_SET_DIALOG));

  gtk_box_remove (self->kinds, group);
  check (self);
}

static GtkWidget *
create_remove_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tm-square");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Remove These Dice"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove these dice"), -1);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), NULL);

  return button;
}

static GtkEditable *
create_entry (TmDiceSetDialog *self, const char *title, const char *text, int max_length)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), max_length);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (check), self);

  return GTK_EDITABLE (row);
}

static GtkWidget *
create_count_row (guint count, GtkSpinButton **spin_button)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *number = gtk_spin_button_new_with_range (1, TM_DICE_SET_MAX_DICE, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (number), count);
  gtk_spin_button_set_activates_default (GTK_SPIN_BUTTON (number), TRUE);
  gtk_widget_set_valign (number, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How many"), -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("How many"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), number);
  *spin_button = GTK_SPIN_BUTTON (number);

  return row;
}

static Kind *
append_kind (TmDiceSetDialog *self, const char *name, const char *faces, guint count)
{
  Kind *kind = g_new0 (Kind, 1);
  GtkWidget *count_row;

  kind->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  kind->name = create_entry (self, _ ("Name (optional)"), name, MAX_NAME_LENGTH);
  kind->faces = create_entry (self, _ ("Faces"), faces, MAX_FACES_LENGTH);
  count_row = create_count_row (count, &kind->count);
  kind->remove_button = create_remove_button ();

  adw_preferences_group_set_header_suffix (kind->group, kind->remove_button);
  adw_preferences_group_add (kind->group, GTK_WIDGET (kind->faces));
  adw_preferences_group_add (kind->group, count_row);
  adw_preferences_group_add (kind->group, GTK_WIDGET (kind->name));
  g_object_set_data_full (G_OBJECT (kind->group), "kind", kind, g_free);
  gtk_box_append (self->kinds, GTK_WIDGET (kind->group));

  return kind;
}

static void
add_cb (TmDiceSetDialog *self)
{
  Kind *kind = append_kind (self, "", FIRST_FACES, 1);

  check (self);
  gtk_widget_grab_focus (GTK_WIDGET (kind->faces));
}

static void
save_cb (TmDiceSetDialog *self)
{
  g_autoptr (TmDiceSet) set = read_set (self);
  g_autofree char *name = dup_name (self);

  if (set == NULL || *name == '\0')
    return;

  g_signal_emit (self, signals[SIGNAL_SAVED], 0, name, set);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
delete_cb (TmDiceSetDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_DELETED], 0);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
tm_dice_set_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_DICE_SET_DIALOG);

  G_OBJECT_CLASS (tm_dice_set_dialog_parent_class)->dispose (object);
}

static void
tm_dice_set_dialog_class_init (TmDiceSetDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_dice_set_dialog_dispose;

  /**
   * TmDiceSetDialog::saved:
   * @self: the dialog
   * @name: what the set is called
   * @set: (type gpointer): the dice, a #TmDiceSet that is lent for the time of the signal
   *
   * The set is to be kept.
   */
  signals[SIGNAL_SAVED]
      = g_signal_new ("saved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_POINTER);

  /**
   * TmDiceSetDialog::deleted:
   * @self: the dialog
   *
   * The set is to go.
   */
  signals[SIGNAL_DELETED] = g_signal_new ("deleted", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-dice-set-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetDialog, name);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetDialog, add_button);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetDialog, delete_group);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetDialog, save_button);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
  gtk_widget_class_bind_template_callback (widget_class, check);
}

static void
tm_dice_set_dialog_init (TmDiceSetDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_dice_set_dialog_new:
 * @name: what the set is called so far
 * @set: (nullable): the set to change; %NULL for a new one
 *
 * Makes a dialog for a set of dice.
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
tm_dice_set_dialog_new (const char *name, const TmDiceSet *set)
{
  TmDiceSetDialog *self = g_object_new (TM_TYPE_DICE_SET_DIALOG, NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  for (guint i = 0; set != NULL && i < tm_dice_set_get_n_kinds (set); i++)
    {
      const TmDiceKind *kind = tm_dice_set_get_kind (set, i);
      g_autofree char *faces = tm_dice_set_dup_faces ((const char *const *) kind->faces);

      append_kind (self, kind->name, faces, kind->count);
    }
  if (set == NULL)
    append_kind (self, "", "", 1);
  gtk_widget_set_visible (self->delete_group, set != NULL);
  check (self);

  return ADW_DIALOG (self);
}
