/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-brush-choices.h"
#include "tm-param-editor.h"
#include "tm-pictures.h"

#define PICTURE_SIZE 20
#define MAX_SIDE_BY_SIDE 12
/* So many letters all words of a row have together; longer ones wrap. */
#define MAX_LETTERS 24

struct _TmBrushChoices
{
  AdwBin parent_instance;

  TmBrushSet *brushes;
  gboolean is_choosing;

  GtkBox *content;
};

G_DEFINE_FINAL_TYPE (TmBrushChoices, tm_brush_choices, ADW_TYPE_BIN)

static const TmParam *
get_param (TmBrushChoices *self, GtkWidget *widget)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "param"));

  return &tm_brush_set_get_brush (self->brushes)->params[index];
}

static const char *
get_symbol (const TmParam *param, gint32 value)
{
  return param->kind == TM_PARAM_CHOICE ? param->words[value].symbol : NULL;
}

static gint32
get_first (const TmParam *param)
{
  return param->kind == TM_PARAM_NUMBER ? param->min : 0;
}

static guint
count_values (const TmParam *param)
{
  switch (param->kind)
    {
    case TM_PARAM_NUMBER:
      return (guint) (param->max - param->min + 1);
    case TM_PARAM_CHOICE:
      return param->n_words;
    default:
      return 0;
    }
}

/* Whether the values are told apart by pictures; one that has none is not known. */
static gboolean
has_pictures (const TmParam *param)
{
  for (guint i = 0; i < count_values (param); i++)
    if (get_symbol (param, get_first (param) + (gint32) i) != NULL)
      return TRUE;

  return FALSE;
}

/* A picture says nothing by itself: its word stands beside the name of what is chosen. */
static void
name_choice (TmBrushChoices *self, GtkLabel *title, const TmParam *param)
{
  guint index = (guint) (param - tm_brush_set_get_brush (self->brushes)->params);
  const TmArgs *chosen = tm_brush_set_get_choices (self->brushes);
  gint32 value = tm_args_has (chosen, index) ? tm_args_get (chosen, index) : 0;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  if (!has_pictures (param))
    {
      gtk_label_set_label (title, tm_word_get (param->name));
      return;
    }
  name = tm_param_dup_value_name (param, tm_brush_set_get_box (self->brushes), value);
  /* Translators: a question and what was answered, “Hero who fights it: Rogue” */
  words = g_strdup_printf (C_ ("brush", "%s: %s"), tm_word_get (param->name), name);
  gtk_label_set_label (title, words);
}

static void
choose (TmBrushChoices *self, GtkWidget *widget, gint32 value)
{
  const TmParam *param = get_param (self, widget);

  self->is_choosing = TRUE;
  tm_brush_set_choose (self->brushes,
                       (guint) (param - tm_brush_set_get_brush (self->brushes)->params), value);
  self->is_choosing = FALSE;
  name_choice (self, g_object_get_data (G_OBJECT (widget), "title"), param);
}

/* Whether there is room for all values in one row, on a phone, too. */
static gboolean
is_one_row (TmBrushChoices *self, const TmParam *param)
{
  guint n_values = count_values (param);
  glong n_letters = 0;

  if (n_values == 0 || n_values > MAX_SIDE_BY_SIDE)
    return FALSE;

  for (guint i = 0; i < n_values; i++)
    {
      gint32 value = get_first (param) + (gint32) i;
      g_autofree char *name
          = tm_param_dup_value_name (param, tm_brush_set_get_box (self->brushes), value);

      if (!has_pictures (param))
        n_letters += g_utf8_strlen (name, -1);
    }

  return n_letters <= MAX_LETTERS;
}

static void
toggled_cb (TmBrushChoices *self, GParamSpec *pspec, GtkWidget *group)
{
  guint active = adw_toggle_group_get_active (ADW_TOGGLE_GROUP (group));

  if (active != GTK_INVALID_LIST_POSITION)
    choose (self, group, get_first (get_param (self, group)) + (gint32) active);
}

static void
edited_cb (TmBrushChoices *self, int value, gboolean is_settled, GtkWidget *editor)
{
  if (value != TM_PARAM_UNSET)
    choose (self, editor, value);
}

static void
add_toggle (TmBrushChoices *self, AdwToggleGroup *group, const TmParam *param, gint32 value)
{
  g_autofree char *name
      = tm_param_dup_value_name (param, tm_brush_set_get_box (self->brushes), value);
  const char *symbol = get_symbol (param, value);
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_label (toggle, name);
  if (has_pictures (param))
    {
      adw_toggle_set_child (toggle, symbol != NULL ? tm_symbol_picture_new (symbol, PICTURE_SIZE)
                                                   : gtk_label_new ("?"));
      adw_toggle_set_tooltip (toggle, name);
    }
  adw_toggle_group_add (group, toggle);
}

static GtkWidget *
create_group (TmBrushChoices *self, const TmParam *param, gint32 value)
{
  GtkWidget *group = adw_toggle_group_new ();

  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (group), TRUE);
  gtk_widget_add_css_class (group, "tm-brush-choice");
  for (guint i = 0; i < count_values (param); i++)
    add_toggle (self, ADW_TOGGLE_GROUP (group), param, get_first (param) + (gint32) i);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (group), (guint) (value - get_first (param)));
  g_signal_connect_swapped (group, "notify::active", G_CALLBACK (toggled_cb), self);

  return group;
}

static GtkWidget *
create_editor (TmBrushChoices *self, const TmParam *param, gint32 value)
{
  GtkWidget *editor
      = tm_param_editor_new (param, tm_brush_set_get_box (self->brushes), value, FALSE);

  tm_param_editor_set_spoken (TM_PARAM_EDITOR (editor), tm_word_get (param->name));
  g_signal_connect_swapped (editor, "edited", G_CALLBACK (edited_cb), self);

  return editor;
}

static void
add_param (TmBrushChoices *self, guint index)
{
  const TmParam *param = &tm_brush_set_get_brush (self->brushes)->params[index];
  const TmArgs *chosen = tm_brush_set_get_choices (self->brushes);
  gint32 value = tm_args_has (chosen, index) ? tm_args_get (chosen, index) : get_first (param);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *widget = is_one_row (self, param) ? create_group (self, param, value)
                                               : create_editor (self, param, value);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_widget_add_css_class (title, "dim-label");
  g_object_set_data (G_OBJECT (widget), "param", GUINT_TO_POINTER (index));
  g_object_set_data (G_OBJECT (widget), "title", title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_word_get (param->name), -1);
  name_choice (self, GTK_LABEL (title), param);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), widget);
  gtk_box_append (self->content, box);
}

static void
show_choices (TmBrushChoices *self)
{
  guint n_params = tm_brush_set_get_brush (self->brushes)->n_params;

  tm_container_clear (self->content);
  for (guint i = 0; i < n_params; i++)
    add_param (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self), n_params > 0);
}

/* What is chosen here is shown already. */
static void
changed_cb (TmBrushChoices *self)
{
  if (!self->is_choosing)
    show_choices (self);
}

static void
tm_brush_choices_dispose (GObject *object)
{
  g_clear_object (&TM_BRUSH_CHOICES (object)->brushes);

  G_OBJECT_CLASS (tm_brush_choices_parent_class)->dispose (object);
}

static void
tm_brush_choices_class_init (TmBrushChoicesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_brush_choices_dispose;
}

static void
tm_brush_choices_init (TmBrushChoices *self)
{
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->content));
}

/**
 * tm_brush_choices_new:
 *
 * Makes a widget that shows no choices yet.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_brush_choices_new (void)
{
  return g_object_new (TM_TYPE_BRUSH_CHOICES, NULL);
}

/**
 * tm_brush_choices_set_brushes:
 * @self: the choices, which have no brushes yet
 * @brushes: the brushes
 *
 * Shows the choices of the brush in hand, one row of values for each.
 */
void
tm_brush_choices_set_brushes (TmBrushChoices *self, TmBrushSet *brushes)
{
  g_return_if_fail (TM_IS_BRUSH_CHOICES (self) && self->brushes == NULL);

  self->brushes = g_object_ref (brushes);
  g_signal_connect_object (brushes, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  show_choices (self);
}
