/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-people-list.h"
#include "tm-people.h"
#include "tm-person-row.h"
#include "tm-pictures.h"

struct _TmPeopleList
{
  GtkWidget parent_instance;

  guint min;
  guint max;
  GStrv roster;

  GtkListBox *rows;
  GtkWidget *add_row;
  AdwWrapBox *known;
};

G_DEFINE_FINAL_TYPE (TmPeopleList, tm_people_list, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TmPersonRow *
row_at (TmPeopleList *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->rows, (int) index);

  return TM_IS_PERSON_ROW (row) ? TM_PERSON_ROW (row) : NULL;
}

static gboolean
is_seated (TmPeopleList *self, const char *name)
{
  for (guint i = 0; i < tm_people_list_get_n (self); i++)
    if (g_strcmp0 (tm_person_row_get_name (row_at (self, i)), name) == 0)
      return TRUE;

  return FALSE;
}

static void seat_known_cb (TmPeopleList *self, GtkButton *button);

static void
show_known (TmPeopleList *self)
{
  guint n_shown = 0;

  tm_wrap_box_clear (self->known);
  for (guint i = 0; self->roster != NULL && self->roster[i] != NULL; i++)
    {
      GtkWidget *button;
      g_autofree char *spoken = NULL;

      if (is_seated (self, self->roster[i]))
        continue;

      button = gtk_button_new_with_label (self->roster[i]);
      gtk_widget_add_css_class (button, "pill");
      gtk_widget_add_css_class (button, "tm-known");
      /* Translators: gives a known player a seat */
      spoken = g_strdup_printf (_ ("Add %s"), self->roster[i]);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (seat_known_cb), self);
      adw_wrap_box_append (self->known, button);
      n_shown++;
    }

  gtk_widget_set_visible (GTK_WIDGET (self->known), n_shown > 0);
}

static void
renumber (TmPeopleList *self)
{
  guint n_people = tm_people_list_get_n (self);

  for (guint i = 0; i < n_people; i++)
    tm_person_row_set_seat (row_at (self, i), i, n_people > self->min);

  gtk_widget_set_sensitive (self->add_row, n_people < self->max);
  show_known (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
move_cb (TmPeopleList *self, int by, TmPersonRow *row)
{
  int from = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  int to = from + by;

  if (to < 0 || to >= (int) tm_people_list_get_n (self))
    return;

  g_object_ref (row);
  gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  gtk_list_box_insert (self->rows, GTK_WIDGET (row), to);
  g_object_unref (row);
  renumber (self);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
dropped_cb (TmPeopleList *self, TmPersonRow *dragged, TmPersonRow *onto)
{
  move_cb (self,
           gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (onto))
               - gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (dragged)),
           dragged);
}

static void
remove_cb (TmPeopleList *self, TmPersonRow *row)
{
  gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  renumber (self);
}

static void
renamed_cb (TmPeopleList *self)
{
  show_known (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static TmPersonRow *
append (TmPeopleList *self, const char *name)
{
  GtkWidget *row = tm_person_row_new (name);

  g_signal_connect_swapped (row, "move-by", G_CALLBACK (move_cb), self);
  g_signal_connect_swapped (row, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect_swapped (row, "removed", G_CALLBACK (remove_cb), self);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (renamed_cb), self);
  gtk_list_box_insert (self->rows, row, (int) tm_people_list_get_n (self));

  return TM_PERSON_ROW (row);
}

/* A known player takes a seat that nobody has named yet, or a new one. */
static void
seat_known_cb (TmPeopleList *self, GtkButton *button)
{
  g_autofree char *name = g_strdup (gtk_button_get_label (button));

  for (guint i = 0; i < tm_people_list_get_n (self); i++)
    if (*tm_person_row_get_name (row_at (self, i)) == '\0')
      {
        tm_person_row_set_name (row_at (self, i), name);
        return;
      }

  if (tm_people_list_get_n (self) < self->max)
    {
      append (self, name);
      renumber (self);
    }
}

static void
add_activated_cb (TmPeopleList *self)
{
  TmPersonRow *row;

  if (tm_people_list_get_n (self) >= self->max)
    return;

  row = append (self, "");
  renumber (self);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
tm_people_list_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_PEOPLE_LIST);

  G_OBJECT_CLASS (tm_people_list_parent_class)->dispose (object);
}

static void
tm_people_list_finalize (GObject *object)
{
  g_strfreev (TM_PEOPLE_LIST (object)->roster);

  G_OBJECT_CLASS (tm_people_list_parent_class)->finalize (object);
}

static void
tm_people_list_class_init (TmPeopleListClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_people_list_dispose;
  object_class->finalize = tm_people_list_finalize;

  /**
   * TmPeopleList::changed:
   * @self: the list
   *
   * Somebody came, went, moved or has another name.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-people-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TmPeopleList, rows);
  gtk_widget_class_bind_template_child (widget_class, TmPeopleList, add_row);
  gtk_widget_class_bind_template_child (widget_class, TmPeopleList, known);
  gtk_widget_class_bind_template_callback (widget_class, add_activated_cb);
}

static void
tm_people_list_init (TmPeopleList *self)
{
  self->min = 1;
  self->max = TM_MAX_SEATS;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_people_list_set_bounds:
 * @self: the list
 * @min: fewest seats
 * @max: most seats
 *
 * Sets how many may play.
 */
void
tm_people_list_set_bounds (TmPeopleList *self, guint min, guint max)
{
  g_return_if_fail (TM_IS_PEOPLE_LIST (self));
  g_return_if_fail (min <= max && max <= TM_MAX_SEATS);

  self->min = min;
  self->max = max;
}

/**
 * tm_people_list_set_roster:
 * @self: the list
 * @names: (array zero-terminated=1): players who are known
 *
 * Offers known players for the seats.
 */
void
tm_people_list_set_roster (TmPeopleList *self, const char *const *names)
{
  g_return_if_fail (TM_IS_PEOPLE_LIST (self));

  g_strfreev (self->roster);
  self->roster = g_strdupv ((GStrv) names);
  show_known (self);
}

/**
 * tm_people_list_set_names:
 * @self: the list
 * @names: (array zero-terminated=1): one name for each seat, "" for a seat without one
 *
 * Seats people, as many as the bounds allow, and fills up with nameless seats.
 */
void
tm_people_list_set_names (TmPeopleList *self, const char *const *names)
{
  guint n_names = g_strv_length ((GStrv) names);

  g_return_if_fail (TM_IS_PEOPLE_LIST (self));

  while (row_at (self, 0) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row_at (self, 0)));

  for (guint i = 0; i < CLAMP (n_names, self->min, self->max); i++)
    append (self, i < n_names ? names[i] : "");

  renumber (self);
}

/**
 * tm_people_list_get_n:
 * @self: the list
 *
 * Gets how many sit at the table.
 *
 * Returns: the number of seats
 */
guint
tm_people_list_get_n (TmPeopleList *self)
{
  guint n_people = 0;

  g_return_val_if_fail (TM_IS_PEOPLE_LIST (self), 0);

  while (row_at (self, n_people) != NULL)
    n_people++;

  return n_people;
}

/**
 * tm_people_list_dup_names:
 * @self: the list
 *
 * Gets the names in the order of the seats.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names; "" for a seat without one
 */
GStrv
tm_people_list_dup_names (TmPeopleList *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (TM_IS_PEOPLE_LIST (self), NULL);

  for (guint i = 0; i < tm_people_list_get_n (self); i++)
    g_strv_builder_add (builder, tm_person_row_get_name (row_at (self, i)));

  return g_strv_builder_end (builder);
}
