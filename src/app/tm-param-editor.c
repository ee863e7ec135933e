/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-choice-box.h"
#include "tm-digit-pad.h"
#include "tm-param-choices.h"
#include "tm-param-editor.h"

/* Up to so many values stand side by side; more are counted up and down or listed. */
#define MAX_SIDE_BY_SIDE 10
#define MAX_WORDS_SIDE_BY_SIDE 9
/* Nor do they in a list that can be longer than this. */
#define MAX_ROWS_OF_WORDS 8
/* A number is short; many of them have room in a row. */
#define NUMBER_CHARS 4

struct _TmParamEditor
{
  AdwBin parent_instance;

  const TmParam *param;
  TmBox *box;
  gboolean may_lack;
};

G_DEFINE_FINAL_TYPE (TmParamEditor, tm_param_editor, ADW_TYPE_BIN)

enum
{
  SIGNAL_EDITED,
  SIGNAL_ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit (TmParamEditor *self, gint32 value, gboolean is_settled)
{
  g_signal_emit (self, signals[SIGNAL_EDITED], 0, value, is_settled);
}

/* Side by side */

static void
choice_cb (TmParamEditor *self, int value)
{
  emit (self, value, TRUE);
}

static GtkWidget *
create_choice (TmParamEditor *self, gint32 value)
{
  GtkWidget *widget = tm_param_choices_new (self->param, self->box, self->may_lack);

  if (value != TM_PARAM_UNSET || self->may_lack)
    tm_choice_box_set_value (TM_CHOICE_BOX (widget), value);
  g_signal_connect_swapped (widget, "chosen", G_CALLBACK (choice_cb), self);

  return widget;
}

/* Counted up and down, switched, listed */

static void
spin_cb (TmParamEditor *self, GParamSpec *pspec, GtkSpinButton *spin)
{
  emit (self, gtk_spin_button_get_value_as_int (spin), FALSE);
}

static GtkWidget *
create_spin (TmParamEditor *self, gint32 value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (self->param->min, self->param->max, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  g_signal_connect_swapped (spin, "notify::value", G_CALLBACK (spin_cb), self);

  return spin;
}

static void
switch_cb (TmParamEditor *self, GParamSpec *pspec, GtkSwitch *widget)
{
  emit (self, gtk_switch_get_active (widget), FALSE);
}

/* A switch leaves its keys to the window, which does not get them while a popover is open. */
static void
add_keys (GtkWidget *widget)
{
  static const guint keys[]
      = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i], 0),
                          g_object_ref (gtk_activate_action_get ())));
  gtk_widget_add_controller (widget, controller);
}

static GtkWidget *
create_switch (TmParamEditor *self, gint32 value)
{
  GtkWidget *widget = gtk_switch_new ();

  add_keys (widget);
  gtk_switch_set_active (GTK_SWITCH (widget), value != 0);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  g_signal_connect_swapped (widget, "notify::active", G_CALLBACK (switch_cb), self);

  return widget;
}

static void
drop_down_cb (TmParamEditor *self, GParamSpec *pspec, GtkDropDown *widget)
{
  guint selected = gtk_drop_down_get_selected (widget);

  if (selected != GTK_INVALID_LIST_POSITION)
    emit (self, (gint32) selected, FALSE);
}

static GtkWidget *
create_drop_down (TmParamEditor *self, gint32 value)
{
  GtkStringList *list = gtk_string_list_new (NULL);
  GtkWidget *widget;

  for (guint i = 0; i < self->param->n_words; i++)
    gtk_string_list_append (list, tm_word_get (self->param->words[i].name));

  widget = gtk_drop_down_new (G_LIST_MODEL (list), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), (guint) value);
  g_signal_connect_swapped (widget, "notify::selected", G_CALLBACK (drop_down_cb), self);

  return widget;
}

/* A number that may be unknown: where nothing is typed, it is. */
static gboolean
may_be_unknown (const TmParam *param)
{
  return param->kind == TM_PARAM_NUMBER && param->none != NULL;
}

/* Texts, digits, cells, links, pairs and pieces are spelled out, and so is a number that may be unknown;
 * the engine reads them. */
static void
entry_cb (TmParamEditor *self, GtkEditable *entry)
{
  TmParam single = *self->param;
  g_autoptr (GError) error = NULL;
  TmArgs args;

  if (may_be_unknown (self->param) && *gtk_editable_get_text (entry) == '\0')
    {
      gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
      gtk_widget_set_tooltip_text (GTK_WIDGET (entry), NULL);
      emit (self, TM_NUMBER_UNKNOWN, FALSE);
      return;
    }

  tm_args_init (&args);
  single.is_list = FALSE;
  if (!tm_param_set_text (&single, 0, self->box, gtk_editable_get_text (entry), &args, &error))
    {
      gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
      gtk_widget_set_tooltip_text (GTK_WIDGET (entry), error->message);
      emit (self, TM_PARAM_UNSET, FALSE);
      return;
    }

  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  gtk_widget_set_tooltip_text (GTK_WIDGET (entry), NULL);
  emit (self, tm_args_get (&args, 0), FALSE);
}

static void
entered_cb (TmParamEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
}

/* How a cell is spelled. */
static void
show_domain (TmParamEditor *self, GtkEntry *entry)
{
  TmParam single = *self->param;
  g_autofree char *domain = NULL;

  single.is_list = FALSE;
  domain = tm_param_dup_domain (&single, self->box);
  gtk_entry_set_placeholder_text (entry, domain);
}

static void
shape_entry (TmParamEditor *self, GtkEntry *entry)
{
  const char *none;
  int n_chars;

  if (!may_be_unknown (self->param))
    {
      gtk_widget_set_hexpand (GTK_WIDGET (entry), TRUE);
      if (self->param->kind == TM_PARAM_CELL)
        show_domain (self, entry);
      if (self->param->kind == TM_PARAM_DIGITS)
        gtk_entry_set_input_purpose (entry, GTK_INPUT_PURPOSE_DIGITS);
      return;
    }

  none = tm_word_get (self->param->none);
  n_chars = MAX (NUMBER_CHARS, (int) g_utf8_strlen (none, -1));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), n_chars);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), n_chars);
  gtk_entry_set_alignment (entry, 0.5f);
  gtk_entry_set_placeholder_text (entry, none);
  gtk_entry_set_input_purpose (entry, self->param->min < 0 ? GTK_INPUT_PURPOSE_NUMBER
                                                           : GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (entered_cb), self);
}

static GtkWidget *
create_entry (TmParamEditor *self, gint32 value)
{
  GtkWidget *entry = gtk_entry_new ();

  shape_entry (self, GTK_ENTRY (entry));
  if (value != TM_PARAM_UNSET && !(may_be_unknown (self->param) && value == TM_NUMBER_UNKNOWN))
    {
      g_autofree char *text = tm_param_dup_value_spelling (self->param, self->box, value);

      gtk_editable_set_text (GTK_EDITABLE (entry), text);
    }
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (entry_cb), self);

  return entry;
}

/* A hand is touched card by card. One that holds a card twice has to be spelled. */
static void
digits_cb (TmParamEditor *self, int value)
{
  emit (self, value, FALSE);
}

static GtkWidget *
create_digits (TmParamEditor *self, gint32 value)
{
  GtkWidget *pad;

  if (value != TM_PARAM_UNSET && !tm_digit_pad_can_show (value))
    return create_entry (self, value);

  pad = tm_digit_pad_new (self->param->min, self->param->max);
  if (value != TM_PARAM_UNSET)
    tm_digit_pad_set_value (TM_DIGIT_PAD (pad), value);
  g_signal_connect_swapped (pad, "changed", G_CALLBACK (digits_cb), self);

  return pad;
}

static GtkWidget *
create_child (TmParamEditor *self, gint32 value)
{
  const TmParam *param = self->param;

  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return param->is_list ? create_choice (self, value) : create_switch (self, value);

    case TM_PARAM_NUMBER:
      if (tm_param_editor_is_touched (param))
        return create_choice (self, value);
      return param->none != NULL ? create_entry (self, value) : create_spin (self, value);

    case TM_PARAM_CHOICE:
      return tm_param_editor_is_touched (param) ? create_choice (self, value)
                                                : create_drop_down (self, value);

    case TM_PARAM_SEAT:
    case TM_PARAM_FACE:
      return create_choice (self, value);

    case TM_PARAM_DIGITS:
      return create_digits (self, value);

    case TM_PARAM_PIECE:
    case TM_PARAM_CELL:
    case TM_PARAM_LINK:
    case TM_PARAM_PAIR:
    case TM_PARAM_TEXT:
    default:
      return create_entry (self, value);
    }
}

static void
tm_param_editor_dispose (GObject *object)
{
  TmParamEditor *self = TM_PARAM_EDITOR (object);

  g_clear_pointer (&self->box, tm_box_unref);

  G_OBJECT_CLASS (tm_param_editor_parent_class)->dispose (object);
}

static void
tm_param_editor_class_init (TmParamEditorClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_param_editor_dispose;

  /**
   * TmParamEditor::edited:
   * @self: the editor
   * @value: the value now
   * @is_settled: whether one touch has settled it
   *
   * Somebody changed the value.
   */
  signals[SIGNAL_EDITED]
      = g_signal_new ("edited", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_BOOLEAN);

  /**
   * TmParamEditor::entered:
   * @self: the editor
   *
   * Somebody has typed a number to its end, and wants to go on to the next one.
   */
  signals[SIGNAL_ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_param_editor_init (TmParamEditor *self)
{
}

/**
 * tm_param_editor_new:
 * @param: a declared parameter; it must outlive the widget
 * @box: the box that names seats and faces
 * @value: its value, or that of an entry of its list; %TM_PARAM_UNSET: none yet
 * @may_lack: whether "none" can be chosen too, which is %TM_PARAM_UNSET
 *
 * Makes an editor for one value.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_param_editor_new (const TmParam *param, TmBox *box, gint32 value, gboolean may_lack)
{
  TmParamEditor *self = g_object_new (TM_TYPE_PARAM_EDITOR, NULL);

  self->param = param;
  self->box = tm_box_ref (box);
  self->may_lack = may_lack;
  adw_bin_set_child (ADW_BIN (self), create_child (self, value));

  return GTK_WIDGET (self);
}

/**
 * tm_param_editor_set_spoken:
 * @self: the editor
 * @name: what a screen reader calls it
 *
 * Names the editor.
 */
void
tm_param_editor_set_spoken (TmParamEditor *self, const char *name)
{
  g_return_if_fail (TM_IS_PARAM_EDITOR (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (adw_bin_get_child (ADW_BIN (self))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* One choice below the other, as along a track: each has to be small. */
static gboolean
is_long_list (const TmParam *param)
{
  return param->is_list && !param->is_unordered && !param->is_by_seat && param->item_names == NULL
         && param->max_items > MAX_ROWS_OF_WORDS;
}

/**
 * tm_param_editor_is_touched:
 * @param: a declared parameter
 *
 * Tells whether its values lie side by side to be touched, so that the editor can show that there
 * is none yet.
 *
 * Returns: whether one touch sets a value
 */
gboolean
tm_param_editor_is_touched (const TmParam *param)
{
  switch (param->kind)
    {
    case TM_PARAM_NUMBER:
      return param->max - param->min < MAX_SIDE_BY_SIDE;

    case TM_PARAM_CHOICE:
      return param->n_words <= MAX_WORDS_SIDE_BY_SIDE && !is_long_list (param);

    case TM_PARAM_FLAG:
      return param->is_list;

    default:
      return TRUE;
    }
}
