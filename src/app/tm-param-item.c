/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scene/tm-seat-mark.h"

#include "tm-param-editor.h"
#include "tm-param-item.h"
#include "tm-pictures.h"

/* So wide are the names of entries, that their values stand below each other, unless all are shorter.
 * Longer ones take two lines. */
#define NAME_CHARS 14

/**
 * tm_param_item_is_by_seat:
 * @param: a declared parameter
 *
 * Tells whether the parameter has one entry for each seat, so that the seats' names stand beside
 * them.
 *
 * Returns: whether it is a list by seats
 */
gboolean
tm_param_item_is_by_seat (const TmParam *param)
{
  return param->is_list && param->kind != TM_PARAM_SEAT
         && (param->is_by_seat || param->max_items == 0);
}

/**
 * tm_param_item_dup_spoken:
 * @self: an entry
 *
 * Says what the entry is, for who cannot see what stands beside it.
 *
 * Returns: (transfer full): the name
 */
char *
tm_param_item_dup_spoken (const TmParamItem *self)
{
  const char *name = tm_word_get (self->param->name);

  if (!self->param->is_list)
    return g_strdup (name);
  if (tm_param_item_is_by_seat (self->param))
    {
      g_autofree char *seat = tm_box_dup_seat_name (self->box, self->item);

      /* Translators: whose value it is and what value, "Anna, wounds" */
      return g_strdup_printf (C_ ("spoken", "%s, %s"), seat, name);
    }
  if (self->param->item_names != NULL)
    /* Translators: a list and what one entry of it is, "In stock, torches" */
    return g_strdup_printf (C_ ("list", "%s, %s"), name,
                            tm_word_get (self->param->item_names[self->item]));

  /* Translators: a value and its place in a list, "Chests, 2" */
  return g_strdup_printf (C_ ("spoken", "%s, %u"), name, self->item + 1);
}

static int
count_name_chars (const TmParam *param)
{
  glong n_chars = param->max_items == 0 ? NAME_CHARS : 1;

  for (guint i = 0; i < param->max_items; i++)
    n_chars = MAX (n_chars, g_utf8_strlen (tm_word_get (param->item_names[i]), -1));

  return (int) MIN (n_chars, NAME_CHARS);
}

static GtkWidget *
create_label (const TmParamItem *self)
{
  g_autofree char *number = NULL;
  GtkWidget *label;

  if (tm_param_item_is_by_seat (self->param))
    return tm_seat_name_new (self->box, self->item, self->n_items, self->is_compact);

  if (self->param->item_names != NULL)
    {
      label = gtk_label_new (tm_word_get (self->param->item_names[self->item]));
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), count_name_chars (self->param));
      gtk_label_set_max_width_chars (GTK_LABEL (label), count_name_chars (self->param));
      return label;
    }

  number = g_strdup_printf ("%u", self->item + 1);
  label = gtk_label_new (number);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_size_request (label, 24, -1);

  return label;
}

/* What a hero lays is a card of his color. */
static void
dress (const TmParamItem *self, GtkWidget *editor)
{
  if (!tm_param_item_is_by_seat (self->param) || !tm_param_editor_is_touched (self->param))
    return;

  gtk_widget_add_css_class (editor, "tm-seat-cards");
  if (self->is_compact)
    gtk_widget_add_css_class (editor, "narrow");
  gtk_widget_add_css_class (editor, tm_seat_look_get_css_class ((TmSeatLook) self->item));
}

/* Small names stand beside their values; longer ones above them where there is no room. */
static GtkWidget *
create_empty_row (const TmParamItem *self)
{
  GtkWidget *row;

  if (self->is_compact && tm_param_item_is_by_seat (self->param))
    return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  row = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (row), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (row), 3);

  return row;
}

static void
append (GtkWidget *row, GtkWidget *child)
{
  if (GTK_IS_BOX (row))
    gtk_box_append (GTK_BOX (row), child);
  else
    adw_wrap_box_append (ADW_WRAP_BOX (row), child);
}

/**
 * tm_param_item_create_row:
 * @self: an entry
 * @editor: (transfer floating): the editor of its value
 *
 * Puts the name of an entry beside its editor, if it is one of a list.
 *
 * Returns: (transfer floating): the row
 */
GtkWidget *
tm_param_item_create_row (const TmParamItem *self, GtkWidget *editor)
{
  GtkWidget *row = create_empty_row (self);
  g_autofree char *spoken = tm_param_item_dup_spoken (self);

  tm_param_editor_set_spoken (TM_PARAM_EDITOR (editor), spoken);
  dress (self, editor);
  gtk_widget_set_valign (editor, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (editor, self->param->kind != TM_PARAM_NUMBER
                                      || tm_param_editor_is_touched (self->param));
  if (self->param->is_list)
    append (row, create_label (self));
  append (row, editor);

  return row;
}
