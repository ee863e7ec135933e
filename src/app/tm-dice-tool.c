/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/tm-dice.h"

#include "tm-application.h"
#include "tm-dice-notation.h"
#include "tm-dice-tiles.h"
#include "tm-dice-tool.h"
#include "tm-pictures.h"
#include "tm-roll-odds.h"
#include "tm-sounds.h"

#define FIRST_NOTATION "2d6"
#define MAX_REMEMBERED 8
#define MAX_LISTED 10
#define MAX_TILES 40
/* A total with more signs is set smaller. */
#define MAX_LARGE_SIGNS 7
#define MAX_LISTED_CHARS 18

struct _TmDiceTool
{
  GtkWidget parent_instance;

  TmDice *dice;
  TmRandom random;
  guint64 n_rolls;

  GtkEntry *entry;
  GtkLabel *hint;
  GtkMenuButton *remembered;
  AdwWrapBox *chips;
  GtkWidget *roll_button;
  GtkStack *outcome;
  GtkLabel *total;
  GtkLabel *rolled;
  AdwWrapBox *tiles;
  GtkWidget *log_box;
  AdwWrapBox *log;
  TmRollOdds *odds;
};

G_DEFINE_FINAL_TYPE (TmDiceTool, tm_dice_tool, GTK_TYPE_WIDGET)

static const guint usual_dice[] = { 4, 6, 8, 10, 12, 20, 100 };

static GSettings *
get_settings (void)
{
  return tm_application_get_settings (tm_application_get ());
}

/* Notation */

static void
set_notation (TmDiceTool *self, const char *notation)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), notation);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

/* A roll that would be larger than accepted stays as it is. */
static void
add_die_cb (TmDiceTool *self, GtkWidget *chip)
{
  guint n_faces = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "faces"));
  g_autofree char *notation = tm_dice_notation_add (self->dice, n_faces);
  g_autoptr (TmDice) dice = tm_dice_parse (notation, NULL);

  if (dice != NULL)
    set_notation (self, notation);
  else
    gtk_widget_error_bell (chip);
}

static void
add_chips (TmDiceTool *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (usual_dice); i++)
    {
      g_autofree char *die = g_strdup_printf ("d%u", usual_dice[i]);
      /* Translators: adds a die such as “d6” to the roll */
      g_autofree char *effect = g_strdup_printf (_ ("Add one %s"), die);
      GtkWidget *chip = gtk_button_new_with_label (die);

      gtk_widget_add_css_class (chip, "tm-add-die");
      gtk_widget_set_tooltip_text (chip, effect);
      g_object_set_data (G_OBJECT (chip), "faces", GUINT_TO_POINTER (usual_dice[i]));
      g_signal_connect_swapped (chip, "clicked", G_CALLBACK (add_die_cb), self);
      adw_wrap_box_append (self->chips, chip);
    }
}

/* What the roll can give, or why it is none. */
static void
show_hint (TmDiceTool *self, const GError *error)
{
  if (error != NULL)
    gtk_label_set_label (self->hint, error->message);
  else
    {
      g_autofree char *lowest
          = g_strdup_printf ("%" G_GINT64_FORMAT, tm_dice_get_lowest (self->dice));
      g_autofree char *highest
          = g_strdup_printf ("%" G_GINT64_FORMAT, tm_dice_get_highest (self->dice));
      /* Translators: the lowest and the highest total that a roll can give */
      g_autofree char *words = g_strdup_printf (_ ("Totals from %s to %s"), lowest, highest);

      gtk_label_set_label (self->hint, words);
    }

  if (error != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->hint), "error");
      gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "dim-label");
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
      gtk_widget_remove_css_class (GTK_WIDGET (self->hint), "error");
      gtk_widget_add_css_class (GTK_WIDGET (self->hint), "dim-label");
    }
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_STATE_INVALID,
      error != NULL ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
changed_cb (TmDiceTool *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->dice, tm_dice_unref);
  self->dice = tm_dice_parse (text, &error);
  gtk_entry_set_icon_from_icon_name (self->entry, GTK_ENTRY_ICON_SECONDARY,
                                     *text != '\0' ? "edit-clear-symbolic" : NULL);
  gtk_widget_set_sensitive (self->roll_button, self->dice != NULL);
  show_hint (self, error);
  tm_roll_odds_set_dice (self->odds, self->dice);
}

static void
clear_cb (TmDiceTool *self)
{
  set_notation (self, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/* What was rolled before */

static void
show_remembered (TmDiceTool *self)
{
  g_auto (GStrv) notations = g_settings_get_strv (get_settings (), "dice-notations");
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; notations[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (notations[i], "_", -1);
      g_autofree char *label = g_strjoinv ("__", parts);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "dice.use", "s", notations[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (self->remembered, G_MENU_MODEL (menu));
  gtk_widget_set_sensitive (GTK_WIDGET (self->remembered), notations[0] != NULL);
}

static void
remember (TmDiceTool *self, const char *notation)
{
  g_auto (GStrv) before = g_settings_get_strv (get_settings (), "dice-notations");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;
  guint n = 1;

  if (g_strcmp0 (before[0], notation) == 0)
    return;

  g_strv_builder_add (builder, notation);
  for (guint i = 0; before[i] != NULL && n < MAX_REMEMBERED; i++)
    if (g_strcmp0 (before[i], notation) != 0)
      {
        g_strv_builder_add (builder, before[i]);
        n++;
      }
  after = g_strv_builder_end (builder);
  g_settings_set_strv (get_settings (), "dice-notations", (const char *const *) after);
  show_remembered (self);
}

static void
use_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_notation (TM_DICE_TOOL (widget), g_variant_get_string (parameter, NULL));
}

/* Rolling */

static void
list_roll (TmDiceTool *self, const char *notation, const char *total, const char *spoken)
{
  GtkWidget *item = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *name = gtk_label_new (notation);
  GtkWidget *number = gtk_label_new (total);
  GtkWidget *last;
  guint n_items = 0;

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), MAX_LISTED_CHARS);
  gtk_widget_add_css_class (number, "heading");
  gtk_box_append (GTK_BOX (item), name);
  gtk_box_append (GTK_BOX (item), number);
  gtk_widget_add_css_class (item, "tm-rolled");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_wrap_box_prepend (self->log, item);
  gtk_widget_set_visible (self->log_box, TRUE);

  for (GtkWidget *child = item; child != NULL; child = gtk_widget_get_next_sibling (child))
    n_items++;
  last = gtk_widget_get_last_child (GTK_WIDGET (self->log));
  if (n_items > MAX_LISTED)
    adw_wrap_box_remove (self->log, last);
}

static void
show_result (TmDiceTool *self, const TmDiceResult *result)
{
  g_autofree char *notation = tm_dice_dup_string (self->dice);
  g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, result->total);
  /* Translators: a roll read aloud: its notation and its total */
  g_autofree char *spoken = g_strdup_printf (C_ ("roll", "%s: %s"), notation, total);

  gtk_label_set_label (self->total, total);
  gtk_label_set_label (self->rolled, notation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->total), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  if (strlen (total) > MAX_LARGE_SIGNS)
    gtk_widget_add_css_class (GTK_WIDGET (self->total), "small");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->total), "small");
  tm_dice_tiles_fill (self->tiles, self->dice, result, MAX_TILES);
  gtk_stack_set_visible_child_name (self->outcome, "rolled");
  list_roll (self, notation, total, spoken);
  remember (self, notation);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Every roll is a draw of its own. */
static void
roll (TmDiceTool *self)
{
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  g_autoptr (GError) error = NULL;

  if (self->dice == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self->entry));
      return;
    }

  if (self->n_rolls == 0 && !tm_random_init_fresh (&self->random, "", &error))
    {
      gtk_label_set_label (self->hint, error->message);
      return;
    }

  tm_random_begin_draw (&self->random, ++self->n_rolls);
  tm_dice_roll (self->dice, &self->random, &result);
  tm_sounds_play (TM_CHIME_ROLL);
  show_result (self, &result);
}

/* The key has to work wherever the focus is, as long as the dice are looked at. */
static gboolean
roll_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  roll (TM_DICE_TOOL (widget));

  return TRUE;
}

static void
add_key (TmDiceTool *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_r, GDK_CONTROL_MASK),
                                            gtk_callback_action_new (roll_key_cb, NULL, NULL));

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tm_dice_tool_dispose (GObject *object)
{
  TmDiceTool *self = TM_DICE_TOOL (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_DICE_TOOL);
  g_clear_pointer (&self->dice, tm_dice_unref);

  G_OBJECT_CLASS (tm_dice_tool_parent_class)->dispose (object);
}

static void
tm_dice_tool_class_init (TmDiceToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_dice_tool_dispose;

  g_type_ensure (TM_TYPE_ROLL_ODDS);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-dice-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, entry);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, hint);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, remembered);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, chips);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, roll_button);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, outcome);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, total);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, rolled);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, tiles);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, log_box);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, log);
  gtk_widget_class_bind_template_child (widget_class, TmDiceTool, odds);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll);

  gtk_widget_class_install_action (widget_class, "dice.use", "s", use_cb);
}

static void
tm_dice_tool_init (TmDiceTool *self)
{
  g_auto (GStrv) notations = g_settings_get_strv (get_settings (), "dice-notations");

  gtk_widget_init_template (GTK_WIDGET (self));

  add_chips (self);
  add_key (self);
  show_remembered (self);
  set_notation (self, notations[0] != NULL ? notations[0] : FIRST_NOTATION);
}

/**
 * tm_dice_tool_new:
 *
 * Makes the tool, with the roll that was rolled last.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_dice_tool_new (void)
{
  return g_object_new (TM_TYPE_DICE_TOOL, NULL);
}
