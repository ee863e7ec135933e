/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-text.h"

#include "tm-chance.h"
#include "tm-names.h"
#include "tm-order-tool.h"
#include "tm-people-list.h"
#include "tm-pictures.h"
#include "tm-toast.h"

#define MIN_PEOPLE 2
#define MAX_PEOPLE 8
#define MARK_SIZE 20
#define LARGE_MARK_SIZE 40
/* How long a result takes to come up, in milliseconds; it can be read from the beginning. */
#define CALM 400

struct _TmOrderTool
{
  GtkWidget parent_instance;

  TmChance chance;
  AdwAnimation *animation;

  TmPeopleList *people;
  AdwToggleGroup *what;
  GtkListBox *teams_box;
  AdwComboRow *teams_by;
  GtkSpinButton *teams_number;
  GtkStack *outcome;
  GtkBox *result;
};

G_DEFINE_FINAL_TYPE (TmOrderTool, tm_order_tool, GTK_TYPE_WIDGET)

enum
{
  BY_NUMBER,
  BY_SIZE,
};

/* People in the order in which they were drawn. */
typedef struct
{
  GStrv names;
  guint n_people;
  gint32 order[MAX_PEOPLE];
} Draw;

static char *
dup_name (const Draw *draw, guint place)
{
  guint seat = (guint) draw->order[place];

  return tm_names_dup_shown (draw->names[seat], seat);
}

/* Showing */

static void
append_person (GtkBox *box, const char *number, const char *name, guint seat, gboolean is_large)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, is_large ? 12 : 9);
  GtkWidget *label = gtk_label_new (name);

  if (number != NULL)
    {
      GtkWidget *place = gtk_label_new (number);

      gtk_label_set_width_chars (GTK_LABEL (place), 2);
      gtk_widget_add_css_class (place, "dim-label");
      gtk_widget_add_css_class (place, "numeric");
      gtk_box_append (GTK_BOX (row), place);
    }
  gtk_box_append (GTK_BOX (row),
                  tm_seat_picture_new (seat, is_large ? LARGE_MARK_SIZE : MARK_SIZE));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, is_large ? "tm-first-name" : "title-4");
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (box, row);
}

static void
append_words (GtkBox *box, const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/* Returns the names as a list to be spoken. */
static char *
append_order (TmOrderTool *self, const Draw *draw, guint from, guint to)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint place = from; place < to; place++)
    {
      g_autofree char *name = dup_name (draw, place);
      g_autofree char *number = g_strdup_printf ("%u", place - from + 1);

      append_person (self->result, number, name, (guint) draw->order[place], FALSE);
      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);

  return tm_names_join ((const char *const *) names);
}

static char *
show_first (TmOrderTool *self, const Draw *draw)
{
  g_autofree char *name = dup_name (draw, 0);

  append_words (self->result, _ ("First player"), "dim-label");
  append_person (self->result, NULL, name, (guint) draw->order[0], TRUE);

  /* Translators: who was drawn to begin */
  return g_strdup_printf (_ ("First player: %s"), name);
}

static char *
show_order (TmOrderTool *self, const Draw *draw)
{
  g_autofree char *names = NULL;

  append_words (self->result, _ ("Order"), "dim-label");
  names = append_order (self, draw, 0, draw->n_people);

  /* Translators: names in the order in which they play */
  return g_strdup_printf (_ ("Order: %s"), names);
}

static guint
count_teams (TmOrderTool *self, guint n_people)
{
  guint number = (guint) gtk_spin_button_get_value (self->teams_number);

  if (adw_combo_row_get_selected (self->teams_by) == BY_NUMBER)
    return MIN (number, n_people);

  return (n_people + number - 1) / number;
}

/* As even as can be: the first teams have one more. */
static char *
show_teams (TmOrderTool *self, const Draw *draw)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) teams = NULL;
  guint n_teams = count_teams (self, draw->n_people);
  guint from = 0;

  for (guint team = 0; team < n_teams; team++)
    {
      guint size = draw->n_people / n_teams + (team < draw->n_people % n_teams ? 1 : 0);
      g_autofree char *title = g_strdup_printf (_ ("Team %u"), team + 1);
      g_autofree char *names = NULL;

      append_words (self->result, title, "dim-label");
      names = append_order (self, draw, from, from + size);
      /* Translators: a team and who is in it: "Team 2: Anna and Boris" */
      g_strv_builder_take (builder, g_strdup_printf (C_ ("team", "%s: %s"), title, names));
      from += size;
    }
  teams = g_strv_builder_end (builder);

  return g_strjoinv ("\n", teams);
}

static void
set_opacity (double value, gpointer user_data)
{
  gtk_widget_set_opacity (user_data, value);
}

static void
come_up (TmOrderTool *self)
{
  if (self->animation == NULL)
    {
      self->animation = adw_timed_animation_new (
          GTK_WIDGET (self->result), 0.25, 1, CALM,
          adw_callback_animation_target_new (set_opacity, self->result, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
    }
  adw_animation_reset (self->animation);
  adw_animation_play (self->animation);
}

static void
show (TmOrderTool *self, const Draw *draw)
{
  const char *what = adw_toggle_group_get_active_name (self->what);
  g_autofree char *spoken = NULL;

  tm_container_clear (self->result);
  if (g_strcmp0 (what, "order") == 0)
    spoken = show_order (self, draw);
  else if (g_strcmp0 (what, "teams") == 0)
    spoken = show_teams (self, draw);
  else
    spoken = show_first (self, draw);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->result), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  gtk_stack_set_visible_child_name (self->outcome, "drawn");
  come_up (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Drawing */

static void
draw_cb (TmOrderTool *self)
{
  g_auto (GStrv) names = tm_people_list_dup_names (self->people);
  g_autoptr (GError) error = NULL;
  TmRandom *random = tm_chance_draw (&self->chance, &error);
  Draw draw = { .names = names, .n_people = g_strv_length (names) };

  if (random == NULL)
    {
      tm_toast_show (GTK_WIDGET (self), error->message);
      return;
    }

  for (guint i = 0; i < draw.n_people; i++)
    draw.order[i] = (gint32) i;
  tm_random_shuffle (random, draw.order, draw.n_people);
  show (self, &draw);
}

static void
what_cb (TmOrderTool *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->teams_box),
                          g_strcmp0 (adw_toggle_group_get_active_name (self->what), "teams") == 0);
}

static void
tm_order_tool_dispose (GObject *object)
{
  TmOrderTool *self = TM_ORDER_TOOL (object);

  g_clear_object (&self->animation);
  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_ORDER_TOOL);

  G_OBJECT_CLASS (tm_order_tool_parent_class)->dispose (object);
}

static void
tm_order_tool_class_init (TmOrderToolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = tm_order_tool_dispose;

  g_type_ensure (TM_TYPE_PEOPLE_LIST);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-order-tool.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, people);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, what);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, teams_box);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, teams_by);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, teams_number);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, outcome);
  gtk_widget_class_bind_template_child (widget_class, TmOrderTool, result);
  gtk_widget_class_bind_template_callback (widget_class, draw_cb);
  gtk_widget_class_bind_template_callback (widget_class, what_cb);
}

static void
tm_order_tool_init (TmOrderTool *self)
{
  g_auto (GStrv) roster = tm_names_dup_roster ();

  gtk_widget_init_template (GTK_WIDGET (self));

  tm_people_list_set_bounds (self->people, MIN_PEOPLE, MAX_PEOPLE);
  tm_people_list_set_roster (self->people, (const char *const *) roster);
  tm_people_list_set_names (self->people, (const char *[]) { "", "", "", "", NULL });
  what_cb (self);
}

/**
 * tm_order_tool_new:
 *
 * Makes the tool, for four people.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_order_tool_new (void)
{
  return g_object_new (TM_TYPE_ORDER_TOOL, NULL);
}
