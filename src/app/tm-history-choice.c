/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-history-choice.h"

/* From so many things on they are looked for by typing. */
#define MANY 12
/* How long a name asks for room; the list shows it whole. */
#define MAX_CHARS 14

struct _TmHistoryChoice
{
  AdwBin parent_instance;

  GPtrArray *keys;
  char *kept;
  gboolean is_setting;
  GtkDropDown *drop_down;
  GtkStringList *names;
};

G_DEFINE_FINAL_TYPE (TmHistoryChoice, tm_history_choice, ADW_TYPE_BIN)

enum
{
  PROP_NAME = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
setup_cb (TmHistoryChoice *self, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (TmHistoryChoice *self, GtkListItem *item)
{
  GtkStringObject *name = gtk_list_item_get_item (item);

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (name));
}

static void
selected_cb (TmHistoryChoice *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
tm_history_choice_set_property (GObject *object,
                                guint property,
                                const GValue *value,
                                GParamSpec *pspec)
{
  TmHistoryChoice *self = TM_HISTORY_CHOICE (object);

  switch (property)
    {
    case PROP_NAME:
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->drop_down),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value),
                                      -1);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->drop_down), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_history_choice_finalize (GObject *object)
{
  TmHistoryChoice *self = TM_HISTORY_CHOICE (object);

  g_ptr_array_unref (self->keys);
  g_free (self->kept);

  G_OBJECT_CLASS (tm_history_choice_parent_class)->finalize (object);
}

static void
tm_history_choice_class_init (TmHistoryChoiceClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->set_property = tm_history_choice_set_property;
  object_class->finalize = tm_history_choice_finalize;

  /**
   * TmHistoryChoice:choice-name:
   *
   * What is chosen, for a screen reader.
   */
  properties[PROP_NAME] = g_param_spec_string ("choice-name", NULL, NULL, NULL,
                                               G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * TmHistoryChoice::chosen:
   * @self: the choice
   *
   * Somebody chose another one.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_history_choice_init (TmHistoryChoice *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkExpression *name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->names = gtk_string_list_new (NULL);
  self->drop_down = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (self->names), name));
  gtk_widget_add_css_class (GTK_WIDGET (self->drop_down), "tm-history-choice");
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  gtk_drop_down_set_list_factory (self->drop_down, gtk_drop_down_get_factory (self->drop_down));
  gtk_drop_down_set_factory (self->drop_down, factory);
  g_signal_connect_swapped (self->drop_down, "notify::selected", G_CALLBACK (selected_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->drop_down));
}

/**
 * tm_history_choice_new:
 *
 * Makes a choice without anything to choose.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_history_choice_new (void)
{
  return g_object_new (TM_TYPE_HISTORY_CHOICE, NULL);
}

/**
 * tm_history_choice_clear:
 * @self: the choice
 *
 * Takes all things away. The one that was chosen is chosen again when it is added anew, without a
 * word to anybody.
 */
void
tm_history_choice_clear (TmHistoryChoice *self)
{
  g_return_if_fail (TM_IS_HISTORY_CHOICE (self));

  if (self->keys->len > 0)
    g_set_str (&self->kept, tm_history_choice_get_key (self));
  self->is_setting = TRUE;
  g_ptr_array_set_size (self->keys, 0);
  gtk_string_list_splice (self->names, 0, g_list_model_get_n_items (G_LIST_MODEL (self->names)),
                          NULL);
  self->is_setting = FALSE;
}

/**
 * tm_history_choice_add:
 * @self: the choice
 * @key: how the program knows the thing
 * @name: its name, for people
 *
 * Adds a thing at the end. The first one is chosen until another is.
 */
void
tm_history_choice_add (TmHistoryChoice *self, const char *key, const char *name)
{
  g_return_if_fail (TM_IS_HISTORY_CHOICE (self));

  self->is_setting = TRUE;
  g_ptr_array_add (self->keys, g_strdup (key));
  gtk_string_list_append (self->names, name);
  if (g_strcmp0 (self->kept, key) == 0)
    gtk_drop_down_set_selected (self->drop_down, self->keys->len - 1);
  gtk_drop_down_set_enable_search (self->drop_down, self->keys->len >= MANY);
  self->is_setting = FALSE;
}

/**
 * tm_history_choice_get_key:
 * @self: the choice
 *
 * Gets what is chosen.
 *
 * Returns: (transfer none): its key; "" if there is nothing to choose
 */
const char *
tm_history_choice_get_key (TmHistoryChoice *self)
{
  guint selected;

  g_return_val_if_fail (TM_IS_HISTORY_CHOICE (self), "");

  selected = gtk_drop_down_get_selected (self->drop_down);

  return selected < self->keys->len ? g_ptr_array_index (self->keys, selected) : "";
}

/**
 * tm_history_choice_set_key:
 * @self: the choice
 * @key: key of a thing
 *
 * Chooses a thing without a word to anybody.
 *
 * Returns: %FALSE if there is no such thing; then the choice is as it was
 */
gboolean
tm_history_choice_set_key (TmHistoryChoice *self, const char *key)
{
  g_return_val_if_fail (TM_IS_HISTORY_CHOICE (self), FALSE);

  for (guint i = 0; i < self->keys->len; i++)
    if (g_str_equal (g_ptr_array_index (self->keys, i), key))
      {
        self->is_setting = TRUE;
        gtk_drop_down_set_selected (self->drop_down, i);
        self->is_setting = FALSE;
        return TRUE;
      }

  return FALSE;
}
