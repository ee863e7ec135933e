/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-chance.h"
#include "tm-dice-set-dialog.h"
#include "tm-dice-set-tool.h"
#include "tm-dice-set.h"
#include "tm-keep.h"
#include "tm-pictures.h"
#include "tm-sounds.h"
#include "tm-toast.h"

#define MAX_LISTED 10
#define MAX_LISTED_CHARS 32
#define MAX_FACE_CHARS 14

struct _TmDiceSetTool
{
  GtkWidget parent_instance;

  TmKeep *keep;
  TmDiceSet *set;
  char *uuid;
  TmChance chance;
  gboolean is_filling;

  /* What was deleted last, until it is taken back. */
  char *deleted_name;
  GVariant *deleted_body;

  GtkStack *stack;
  GtkDropDown *sets;
  AdwWrapBox *dice;
  GtkLabel *total;
  GtkLabel *hint;
  GtkButton *roll_button;
  GtkWidget *log_box;
  AdwWrapBox *log;
};

G_DEFINE_FINAL_TYPE (TmDiceSetTool, tm_dice_set_tool, GTK_TYPE_WIDGET)

/* What is kept of a set: lists of the names, the faces and the numbers of its kinds. */

static GVariant *
create_body (const TmDiceSet *set)
{
  g_auto (GVariantDict) body = G_VARIANT_DICT_INIT (NULL);
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) faces = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) counts = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint i = 0; i < tm_dice_set_get_n_kinds (set); i++)
    {
      const TmDiceKind *kind = tm_dice_set_get_kind (set, i);
      g_autofree char *text = tm_dice_set_dup_faces ((const char *const *) kind->faces);

      g_variant_builder_add (&names, "s", kind->name);
      g_variant_builder_add (&faces, "s", text);
      g_variant_builder_add (&counts, "i", (gint32) kind->count);
    }
  g_variant_dict_insert_value (&body, "names", g_variant_builder_end (&names));
  g_variant_dict_insert_value (&body, "faces", g_variant_builder_end (&faces));
  g_variant_dict_insert_value (&body, "counts", g_variant_builder_end (&counts));

  return g_variant_dict_end (&body);
}

static TmDiceSet *
create_set (GVariant *body)
{
  TmDiceSet *set = tm_dice_set_new ();
  g_auto (GStrv) names = tm_keep_dup_texts (body, "names");
  g_auto (GStrv) all_faces = tm_keep_dup_texts (body, "faces");
  gint64 counts[TM_DICE_SET_MAX_KINDS];
  guint n_counts = tm_keep_read_numbers (body, "counts", counts, TM_DICE_SET_MAX_KINDS);
  guint n_names = g_strv_length (names);

  for (guint i = 0; i < TM_DICE_SET_MAX_KINDS && all_faces[i] != NULL; i++)
    {
      g_auto (GStrv) faces = tm_dice_set_parse_faces (all_faces[i]);
      guint count = i < n_counts ? (guint) CLAMP (counts[i], 1, TM_DICE_SET_MAX_DICE) : 1;

      if (!tm_dice_set_add_kind (set, i < n_names ? names[i] : "", (const char *const *) faces,
                                 count))
        break;
    }

  return set;
}

/* Showing */

static void
show_buttons (TmDiceSetTool *self)
{
  guint n_locked = tm_dice_set_count_locked (self->set);
  guint n_dice = tm_dice_set_get_n_dice (self->set);

  gtk_button_set_label (self->roll_button, n_locked > 0 ? _ ("_Roll the Rest") : _ ("_Roll All"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->roll_button), n_locked < n_dice);
}

static void
show_total (TmDiceSetTool *self)
{
  gint64 total;
  gboolean has_total = tm_dice_set_get_total (self->set, &total);
  g_autofree char *number = has_total ? tm_number_dup (total) : NULL;

  if (has_total)
    {
      /* Translators: the sum of the numbers that dice show, as a screen reader speaks it */
      g_autofree char *spoken = g_strdup_printf (_ ("Total: %s"), number);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->total), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
    }
  gtk_label_set_label (self->total, number);
  gtk_widget_set_visible (GTK_WIDGET (self->total), has_total);
  gtk_label_set_label (self->hint, tm_dice_set_is_rolled (self->set)
                                       ? _ ("Tap dice that are to lie still")
                                       : _ ("Not rolled yet"));
}

static void
name_die (GtkWidget *button, const TmDiceKind *kind, const char *face, gboolean is_locked)
{
  const char *shown = face != NULL ? face : _ ("not rolled");
  g_autofree char *spoken = NULL;

  if (*kind->name != '\0')
    /* Translators: a die read aloud: what it is called and what it shows */
    spoken = g_strdup_printf (C_ ("die", "%s: %s"), kind->name, shown);
  else
    spoken = g_strdup (shown);
  gtk_widget_set_tooltip_text (button, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  is_locked ? _ ("locked") : "", -1);
}

static void
toggled_cb (TmDiceSetTool *self, GtkToggleButton *button)
{
  guint die = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "die"));
  GtkWidget *lock = g_object_get_data (G_OBJECT (button), "lock");
  gboolean is_locked = gtk_toggle_button_get_active (button);
  const TmSetDie *chosen = tm_dice_set_get_die (self->set, die);

  tm_dice_set_lock (self->set, die, is_locked);
  gtk_widget_set_opacity (lock, is_locked ? 1 : 0);
  name_die (GTK_WIDGET (button), tm_dice_set_get_kind (self->set, chosen->kind),
            tm_dice_set_get_face (self->set, die), is_locked);
  show_buttons (self);
}

static GtkWidget *
create_die (TmDiceSetTool *self, guint index)
{
  const TmSetDie *die = tm_dice_set_get_die (self->set, index);
  const TmDiceKind *kind = tm_dice_set_get_kind (self->set, die->kind);
  const char *face = tm_dice_set_get_face (self->set, index);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (face != NULL ? face : "·");
  GtkWidget *lock = gtk_image_new_from_icon_name ("changes-prevent-symbolic");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_FACE_CHARS);
  gtk_image_set_pixel_size (GTK_IMAGE (lock), 12);
  gtk_widget_set_opacity (lock, die->is_locked ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (lock), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), lock);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "tm-own-die");
  gtk_widget_set_sensitive (button, face != NULL);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), die->is_locked);
  g_object_set_data (G_OBJECT (button), "die", GUINT_TO_POINTER (index));
  g_object_set_data (G_OBJECT (button), "lock", lock);
  name_die (button, kind, face, die->is_locked);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);

  return button;
}

static void
show_dice (TmDiceSetTool *self)
{
  tm_wrap_box_clear (self->dice);
  for (guint i = 0; i < tm_dice_set_get_n_dice (self->set); i++)
    adw_wrap_box_append (self->dice, create_die (self, i));
  show_total (self);
  show_buttons (self);
}

static void
list_roll (TmDiceSetTool *self, const char *result)
{
  GtkWidget *item
      = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *label = gtk_label_new (result);
  guint n_items = 0;

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_LISTED_CHARS);
  gtk_widget_set_tooltip_text (item, result);
  gtk_box_append (GTK_BOX (item), label);
  gtk_widget_add_css_class (item, "tm-rolled");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, result, -1);
  adw_wrap_box_prepend (self->log, item);
  gtk_widget_set_visible (self->log_box, TRUE);

  for (GtkWidget *child = item; child != NULL; child = gtk_widget_get_next_sibling (child))
    n_items++;
  if (n_items > MAX_LISTED)
    adw_wrap_box_remove (self->log, gtk_widget_get_last_child (GTK_WIDGET (self->log)));
}

/* Rolling */

static char *
dup_told (TmDiceSetTool *self)
{
  g_autofree char *result = tm_dice_set_dup_result (self->set);
  gint64 total;
  g_autofree char *number = NULL;

  if (!tm_dice_set_get_total (self->set, &total) || tm_dice_set_get_n_dice (self->set) < 2)
    return g_steal_pointer (&result);

  number = tm_number_dup (total);

  /* Translators: what dice show, and the sum of the numbers among it: "2, 5, sword = 7" */
  return g_strdup_printf (C_ ("roll", "%s = %s"), result, number);
}

static void
roll_cb (TmDiceSetTool *self)
{
  g_autoptr (GError) error = NULL;
  TmRandom *random = tm_chance_draw (&self->chance, &error);
  g_autofree char *told = NULL;

  if (random == NULL)
    {
      tm_toast_show (GTK_WIDGET (self), error->message);
      return;
    }

  tm_dice_set_roll (self->set, random);
  tm_sounds_play (TM_CHIME_ROLL);
  told = dup_told (self);
  show_dice (self);
  list_roll (self, told);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), told,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Sets */

static void
take_set (TmDiceSetTool *self, const TmTemplate *kept)
{
  g_clear_pointer (&self->set, tm_dice_set_free);
  self->set = create_set (kept->body);
  g_set_str (&self->uuid, kept->uuid);
  tm_wrap_box_clear (self->log);
  gtk_widget_set_visible (self->log_box, FALSE);
  show_dice (self);
}

static void
show_sets (TmDiceSetTool *self, guint chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_sets = tm_keep_get_n (self->keep);

  for (guint i = 0; i < n_sets; i++)
    gtk_string_list_append (names, tm_keep_get (self->keep, i)->name);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->sets, G_LIST_MODEL (names));
  if (n_sets > 0)
    gtk_drop_down_set_selected (self->sets, MIN (chosen, n_sets - 1));
  self->is_filling = FALSE;
  gtk_stack_set_visible_child_name (self->stack, n_sets > 0 ? "set" : "none");
  if (n_sets > 0)
    take_set (self, tm_keep_get (self->keep, MIN (chosen, n_sets - 1)));
}

static void
chosen_cb (TmDiceSetTool *self)
{
  guint chosen = gtk_drop_down_get_selected (self->sets);

  if (!self->is_filling && chosen < tm_keep_get_n (self->keep))
    take_set (self, tm_keep_get (self->keep, chosen));
}

static void
saved_cb (TmDiceSetTool *self, const char *name, const TmDiceSet *set, GObject *dialog)
{
  const char *uuid = g_object_get_data (dialog, "uuid");

  show_sets (self, tm_keep_put (self->keep, uuid, name, create_body (set)));
}

static void
take_back_cb (TmDiceSetTool *self)
{
  if (self->deleted_body != NULL)
    show_sets (self, tm_keep_put (self->keep, NULL, self->deleted_name, self->deleted_body));
  g_clear_pointer (&self->deleted_body, g_variant_unref);
}

static void
deleted_cb (TmDiceSetTool *self, GObject *dialog)
{
  int index = tm_keep_find (self->keep, g_object_get_data (dialog, "uuid"));
  AdwToast *toast;

  if (index < 0)
    return;

  g_set_str (&self->deleted_name, tm_keep_get (self->keep, (guint) index)->name);
  g_clear_pointer (&self->deleted_body, g_variant_unref);
  self->deleted_body = g_variant_ref (tm_keep_get (self->keep, (guint) index)->body);
  tm_keep_delete (self->keep, (guint) index);
  show_sets (self, (guint) index);
  toast = tm_toast_show (GTK_WIDGET (self), _ ("Dice deleted"));
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (take_back_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
open_dialog (TmDiceSetTool *self, const TmTemplate *kept)
{
  g_autofree char *free_name = tm_keep_dup_free_name (self->keep, _ ("Own dice"));
  g_autoptr (TmDiceSet) set = kept != NULL ? create_set (kept->body) : NULL;
  AdwDialog *dialog = tm_dice_set_dialog_new (kept != NULL ? kept->name : free_name, set);

  if (kept != NULL)
    g_object_set_data_full (G_OBJECT (dialog), "uuid", g_strdup (kept->uuid), g_free);
  g_signal_connect_object (dialog, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "deleted", G_CALLBACK (deleted_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
new_cb (TmDiceSetTool *self)
{
  open_dialog (self, NULL);
}

static void
edit_cb (TmDiceSetTool *self)
{
  int index = tm_keep_find (self->keep, self->uuid);

  if (index >= 0)
    open_dialog (self, tm_keep_get (self->keep, (guint) index));
}

static void
tm_dice_set_tool_dispose (GObject *object)
{
  TmDiceSetTool *self = TM_DICE_SET_TOOL (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_DICE_SET_TOOL);
  g_clear_pointer (&self->keep, tm_keep_free);
  g_clear_pointer (&self->set, tm_dice_set_free);
  g_clear_pointer (&self->deleted_body, g_variant_unref);
  g_clear_pointer (&self->deleted_name, g_free);
  g_clear_pointer (&self->uuid, g_free);

  G_OBJECT_CLASS (tm_dice_set_tool_parent_class)->dispose (object);
}

static void
tm_dice_set_tool_class_init (TmDiceSetToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_dice_set_tool_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-dice-set-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, stack);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, sets);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, dice);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, total);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, hint);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, roll_button);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, log_box);
  gtk_widget_class_bind_template_child (widget_class, TmDiceSetTool, log);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_cb);
  gtk_widget_class_bind_template_callback (widget_class, edit_cb);
}

static void
tm_dice_set_tool_init (TmDiceSetTool *self)
{
  self->keep = tm_keep_new ("dice");
  self->set = tm_dice_set_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  show_sets (self, 0);
}

/**
 * tm_dice_set_tool_new:
 *
 * Makes the tool, with the first of the sets that are kept.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_dice_set_tool_new (void)
{
  return g_object_new (TM_TYPE_DICE_SET_TOOL, NULL);
}
