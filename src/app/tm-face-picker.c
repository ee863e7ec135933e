/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-game.h"

#include "tm-face-picker.h"
#include "tm-form-parts.h"
#include "tm-param-editor.h"
#include "tm-pictures.h"

/* Room for a name on its button, in characters, and what is more than a name. */
#define NAME_CHARS 8
#define SENTENCE_CHARS 12
#define SHORT_NAME 30
#define NAME_LINES 4

struct _TmFacePicker
{
  GtkWidget parent_instance;

  const TmParam *param;
  TmBox *box;
  guint piece_kind;
  int source_zone;
  int move;
  const TmTable *table;

  GArray *values;
  guint active_slot;
  int name_chars;
  guint n_shown;
  gboolean is_setting;
  /* Whether what is typed would be a face, and is none yet. */
  gboolean has_typed;

  AdwWrapBox *slots;
  AdwWrapBox *faces;
  /* Faces lie in columns, however long their names are. */
  GtkSizeGroup *widths;
  GtkWidget *own_row;
  GtkEditable *own_entry;
  GtkLabel *own_error;
};

G_DEFINE_FINAL_TYPE (TmFacePicker, tm_face_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
dup_value_name (TmFacePicker *self, gint32 value)
{
  if (value == TM_FACE_UNKNOWN && self->param->none != NULL)
    return tm_word_dup (self->param->none);

  return g_strdup (tm_word_get (tm_box_get_face_name (self->box, self->piece_kind, value)));
}

/* The name of a place, and in front of it the symbol of what lies there. */
static GtkWidget *
create_slot_content (TmFacePicker *self, gint32 value, const char *place)
{
  const TmFace *face = tm_box_get_face (self->box, self->piece_kind, value);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (face != NULL && face->symbol != NULL)
    gtk_box_append (GTK_BOX (content), tm_symbol_picture_new (face->symbol, 20));
  gtk_box_append (GTK_BOX (content), gtk_label_new (place));
  return content;
}

/* Whether the symbol says what lies there, or nothing has been told of it. */
static gboolean
is_shown_by_symbol (TmFacePicker *self, gint32 value)
{
  const TmFace *face = tm_box_get_face (self->box, self->piece_kind, value);

  if (face == NULL)
    return self->param->none == NULL;
  return face->symbol != NULL;
}

static void
fill_slot (TmFacePicker *self, GtkToggleButton *button, guint slot)
{
  gint32 value = g_array_index (self->values, gint32, slot);
  g_autofree char *name = dup_value_name (self, value);
  g_autofree char *label = NULL;

  if (self->param->item_names != NULL)
    /* Translators: what is told and what it is, "White die 2: Clover" */
    label = g_strdup_printf (C_ ("named place", "%s: %s"),
                             tm_word_get (self->param->item_names[slot]), name);
  else if (self->param->is_by_seat)
    {
      g_autofree char *seat = tm_box_dup_seat_name (self->box, slot);

      label = g_strdup_printf (C_ ("named place", "%s: %s"), seat, name);
    }
  else
    /* Translators: a place in a row and what lies there, "2: Dragon" */
    label = g_strdup_printf (_ ("%u: %s"), slot + 1, name);
  if (self->param->item_names != NULL && is_shown_by_symbol (self, value))
    gtk_button_set_child (
        GTK_BUTTON (button),
        create_slot_content (self, value, tm_word_get (self->param->item_names[slot])));
  else
    gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_toggle_button_set_active (button, slot == self->active_slot);
}

/* Whether the die at a place has a face; what is not rolled may show any. */
static gboolean
can_show (TmFacePicker *self, guint slot, gint32 face)
{
  const TmGame *game = tm_box_get_game (self->box);
  gint32 sides[TM_MAX_PIECES];
  int n_sides;

  if (self->table == NULL || self->move < 0 || game->list_sides == NULL)
    return TRUE;
  n_sides = game->list_sides (self->table, (guint) self->move,
                              (guint) (self->param - game->moves[self->move].params), (int) slot,
                              sides);
  for (int i = 0; i < n_sides; i++)
    if (sides[i] == face)
      return TRUE;
  return n_sides < 0;
}

/* The next die may not have the face that was touched. */
static void
show_faces (TmFacePicker *self)
{
  GtkWidget *touched = gtk_widget_get_focus_child (GTK_WIDGET (self->faces));
  gboolean has_focus = touched != NULL && gtk_widget_is_focus (touched);

  if (self->param->draw.kind != TM_DRAW_FACES)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->faces)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (
        child, can_show (self, self->active_slot,
                         GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "face"))));
  if (has_focus)
    tm_form_pass_focus (touched);
}

static void
show_slots (TmFacePicker *self)
{
  GtkWidget *child;
  guint slot = 0;

  self->is_setting = TRUE;

  for (child = gtk_widget_get_first_child (GTK_WIDGET (self->slots)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fill_slot (self, GTK_TOGGLE_BUTTON (child), slot++);
  show_faces (self);

  self->is_setting = FALSE;
}

/* Faces by name */

/* Whether people name the faces, so that typing comes first. */
static const char *
get_hint (TmFacePicker *self)
{
  return tm_box_get_kit (self->box)->pieces[self->piece_kind].code_hint;
}

/* What is told of one value stands where it was typed. */
static gboolean
is_typed_in_place (TmFacePicker *self)
{
  return get_hint (self) != NULL && self->values->len == 1;
}

static const char *
get_typed (TmFacePicker *self)
{
  return gtk_editable_get_text (self->own_entry);
}

static gboolean
is_alike (const char *name, const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *wanted = g_utf8_casefold (typed, -1);

  return strstr (folded, wanted) != NULL;
}

/* Who teaches a card names a new one first of all. */
static gboolean
is_taught (TmFacePicker *self)
{
  const TmGame *game = tm_box_get_game (self->box);

  return self->move >= 0 && game->moves[self->move].teaches
         && self->param == game->moves[self->move].params;
}

/* Who plays finds the cards that are known. */
static gboolean
can_suggest (TmFacePicker *self, gint32 value)
{
  const char *typed = get_typed (self);
  g_autofree char *name = dup_value_name (self, value);

  if (get_hint (self) == NULL || value == TM_FACE_UNKNOWN)
    return TRUE;
  if (*typed == '\0')
    return !is_taught (self);
  return is_alike (name, typed);
}

static void
show_suggestions (TmFacePicker *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->faces)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (
        child, can_suggest (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "face"))));
}

static void
show_typed (TmFacePicker *self, gint32 value)
{
  gboolean is_shown
      = is_typed_in_place (self) && tm_box_get_face (self->box, self->piece_kind, value) != NULL;
  g_autofree char *name = is_shown ? dup_value_name (self, value) : NULL;

  self->is_setting = TRUE;
  gtk_editable_set_text (self->own_entry, is_shown ? name : "");
  gtk_editable_set_position (self->own_entry, -1);
  self->is_setting = FALSE;
  self->has_typed = FALSE;
  show_suggestions (self);
}

static void
set_face (TmFacePicker *self, gint32 value)
{
  g_array_index (self->values, gint32, self->active_slot) = value;
  if (self->active_slot + 1 < self->values->len)
    self->active_slot++;

  show_slots (self);
  show_typed (self, value);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
choose_face (TmFacePicker *self, gint32 value)
{
  set_face (self, value);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, value);
}

static void
face_clicked_cb (TmFacePicker *self, GtkWidget *button)
{
  choose_face (self, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face")));
}

static void
slot_toggled_cb (TmFacePicker *self, GtkWidget *button)
{
  if (self->is_setting)
    return;

  self->active_slot = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "slot"));
  show_slots (self);
}

/* How many of a face may still turn up, where the table says it; -1: not known, as it is while cards lie
 * there of which nobody has told what they are. */
static int
count_left (TmFacePicker *self, gint32 face)
{
  if (self->table == NULL || self->source_zone < 0
      || tm_table_find_piece (self->table, (guint) self->source_zone, self->piece_kind,
                              TM_FACE_UNKNOWN)
             >= 0)
    return -1;

  return (int) tm_table_count_face (self->table, (guint) self->source_zone, self->piece_kind, face);
}

static GtkWidget *
create_face_button (TmFacePicker *self, gint32 value, const char *symbol)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *name = dup_value_name (self, value);
  g_autofree char *spoken = NULL;
  GtkWidget *label = gtk_label_new (name);
  int left = value == TM_FACE_UNKNOWN ? -1 : count_left (self, value);

  if (symbol != NULL)
    gtk_box_append (GTK_BOX (content), tm_symbol_picture_new (symbol, 24));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), self->name_chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->name_chars);
  gtk_label_set_lines (GTK_LABEL (label), NAME_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (content), label);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);

  if (left >= 0)
    {
      g_autofree char *count = g_strdup_printf (_ ("%d left"), left);
      GtkWidget *count_label = gtk_label_new (count);

      gtk_widget_add_css_class (count_label, "caption");
      gtk_widget_add_css_class (count_label, "dim-label");
      gtk_box_append (GTK_BOX (content), count_label);
      /* Translators: a card and how many of it may still come, "Dragon, 2 left" */
      spoken = g_strdup_printf (_ ("%s, %d left"), name, left);
      gtk_widget_set_sensitive (button, left > 0);
    }

  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_size_group_add_widget (self->widths, button);
  gtk_widget_add_css_class (button, "tm-face");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : name, -1);
  g_object_set_data (G_OBJECT (button), "face", GINT_TO_POINTER (value));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (face_clicked_cb), self);

  return button;
}

/* Cards that are known by whole sentences have wider buttons. */
static int
find_name_chars (TmFacePicker *self)
{
  glong longest = 0;

  for (guint i = 0; i < tm_param_count_faces (self->param, self->box); i++)
    {
      g_autofree char *name = dup_value_name (self, (gint32) i);

      longest = MAX (longest, g_utf8_strlen (name, -1));
    }
  return longest > SHORT_NAME ? SENTENCE_CHARS : NAME_CHARS;
}

/* Those that have no button yet: the focus may be on one of the others. */
static void
add_faces (TmFacePicker *self)
{
  guint n_faces = tm_param_count_faces (self->param, self->box);

  for (; self->n_shown < n_faces; self->n_shown++)
    {
      gint32 value = (gint32) self->n_shown;
      const TmFace *face = tm_box_get_face (self->box, self->piece_kind, value);

      adw_wrap_box_append (self->faces, create_face_button (self, value, face->symbol));
    }
  show_suggestions (self);
}

static void
show_error (TmFacePicker *self, const char *message)
{
  gtk_label_set_label (self->own_error, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->own_error), message != NULL);
}

/* Nobody means another card by a small letter, and each card has the name that is shown, too. */
static int
find_known (TmFacePicker *self)
{
  const char *typed = get_typed (self);
  g_autofree char *folded = g_utf8_casefold (typed, -1);
  int known = tm_box_find_face (self->box, self->piece_kind, typed);

  for (guint i = 0; known < 0 && i < tm_param_count_faces (self->param, self->box); i++)
    {
      const TmFace *face = tm_box_get_face (self->box, self->piece_kind, (gint32) i);
      g_autofree char *code = g_utf8_casefold (face->code, -1);
      g_autofree char *shown = dup_value_name (self, (gint32) i);
      g_autofree char *name = g_utf8_casefold (shown, -1);

      if (get_hint (self) != NULL && (g_str_equal (code, folded) || g_str_equal (name, folded)))
        known = (int) i;
    }

  return known;
}

/* What is typed becomes a face, or one is told why it does not. */
static gboolean
take_typed (TmFacePicker *self, gint32 *face)
{
  g_autoptr (GError) error = NULL;
  gboolean is_taken;

  *face = find_known (self);
  is_taken
      = *face >= 0 || tm_box_add_face (self->box, self->piece_kind, get_typed (self), face, &error);
  show_error (self, is_taken ? NULL : error->message);
  if (is_taken)
    add_faces (self);
  return is_taken;
}

static void
own_activated_cb (TmFacePicker *self)
{
  gint32 face;

  if (take_typed (self, &face))
    choose_face (self, face);
}

/* A name is a value as soon as it is that of a known face; a new one when it is typed to its end. */
static void
own_changed_cb (TmFacePicker *self)
{
  const char *typed = get_typed (self);
  gint32 value = TM_PARAM_UNSET;
  int known;

  if (self->is_setting || self->box == NULL || get_hint (self) == NULL)
    return;

  show_error (self, NULL);
  show_suggestions (self);
  known = find_known (self);
  self->has_typed = *typed != '\0' && tm_box_check_face (self->box, self->piece_kind, typed, NULL)
                    && (known < 0 || !is_typed_in_place (self));
  if (is_typed_in_place (self))
    {
      if (known >= 0 && (guint) known < tm_param_count_faces (self->param, self->box))
        value = known;
      else if (*typed == '\0' && self->param->none != NULL)
        value = TM_FACE_UNKNOWN;
      g_array_index (self->values, gint32, 0) = value;
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Who goes on to another field has typed the name to its end. */
static void
settle (TmFacePicker *self)
{
  gboolean is_told
      = is_typed_in_place (self) && g_array_index (self->values, gint32, 0) != TM_PARAM_UNSET;
  gint32 face;

  if (get_hint (self) != NULL && *get_typed (self) != '\0' && !is_told && take_typed (self, &face))
    set_face (self, face);
}

static void
left_cb (TmFacePicker *self)
{
  if (self->box != NULL)
    settle (self);
}

/* Where people name the faces, typing comes first, and what is to be typed is said. */
static void
show_hint (TmFacePicker *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  const char *hint = tm_word_get (get_hint (self));
  g_autofree char *spoken
      = g_strdup_printf (C_ ("named place", "%s: %s"), tm_word_get (self->param->name), hint);

  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (self->own_row)), self->own_row,
                               GTK_WIDGET (self->slots));
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->own_entry), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->own_entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static int
find_source_zone (TmFacePicker *self)
{
  int zone;

  if (self->param->draw.kind != TM_DRAW_ORDER || self->param->draw.source == NULL)
    return -1;

  zone = tm_kit_find_zone (tm_box_get_kit (self->box), self->param->draw.source);

  return zone < 0 ? -1 : (int) tm_box_get_zone (self->box, (guint) zone, TM_NO_SEAT);
}

/* The move that the parameter belongs to; -1: a question or an option. */
static int
find_move (TmFacePicker *self)
{
  const TmGame *game = tm_box_get_game (self->box);

  for (guint i = 0; i < game->n_moves; i++)
    for (guint j = 0; j < game->moves[i].n_params; j++)
      if (&game->moves[i].params[j] == self->param)
        return (int) i;
  return -1;
}

static void
tm_face_picker_dispose (GObject *object)
{
  TmFacePicker *self = TM_FACE_PICKER (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_FACE_PICKER);
  g_clear_object (&self->widths);
  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_pointer (&self->values, g_array_unref);

  G_OBJECT_CLASS (tm_face_picker_parent_class)->dispose (object);
}

static void
tm_face_picker_class_init (TmFacePickerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_face_picker_dispose;

  /**
   * TmFacePicker::changed:
   * @self: the picker
   *
   * A place has got another face.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TmFacePicker::chosen:
   * @self: the picker
   * @face: the face that was touched
   *
   * Somebody touched a face.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-face-picker.ui");
  gtk_widget_class_bind_template_child (widget_class, TmFacePicker, slots);
  gtk_widget_class_bind_template_child (widget_class, TmFacePicker, faces);
  gtk_widget_class_bind_template_child (widget_class, TmFacePicker, own_row);
  gtk_widget_class_bind_template_child (widget_class, TmFacePicker, own_entry);
  gtk_widget_class_bind_template_child (widget_class, TmFacePicker, own_error);
  gtk_widget_class_bind_template_callback (widget_class, own_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_changed_cb);
}

static void
tm_face_picker_init (TmFacePicker *self)
{
  self->values = g_array_new (FALSE, TRUE, sizeof (gint32));
  self->widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_face_picker_new:
 * @param: a parameter of kind %TM_PARAM_FACE
 * @box: the box whose faces are shown
 * @table: (nullable): the table that tells how many of each face are left; it must outlive the
 *   widget
 *
 * Makes a picker for the values of a parameter.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_face_picker_new (const TmParam *param, TmBox *box, const TmTable *table)
{
  TmFacePicker *self = g_object_new (TM_TYPE_FACE_PICKER, NULL);
  const TmKit *kit = tm_box_get_kit (box);
  int piece_kind = tm_kit_find_piece (kit, param->piece);

  g_return_val_if_fail (piece_kind >= 0, GTK_WIDGET (self));

  self->param = param;
  self->box = tm_box_ref (box);
  self->piece_kind = (guint) piece_kind;
  self->table = table;
  self->source_zone = find_source_zone (self);
  self->move = find_move (self);
  self->name_chars = find_name_chars (self);
  gtk_widget_set_visible (self->own_row, kit->pieces[piece_kind].has_own_faces);
  if (get_hint (self) != NULL)
    show_hint (self);
  if (param->none != NULL)
    adw_wrap_box_append (self->faces, create_face_button (self, TM_FACE_UNKNOWN, NULL));
  add_faces (self);

  return GTK_WIDGET (self);
}

/**
 * tm_face_picker_set_values:
 * @self: the picker
 * @values: (array length=n_values): a face, or -1, for each place
 * @n_values: how many places there are
 *
 * Sets the places and what lies there.
 */
void
tm_face_picker_set_values (TmFacePicker *self, const gint32 *values, guint n_values)
{
  g_return_if_fail (TM_IS_FACE_PICKER (self));

  g_array_set_size (self->values, 0);
  g_array_append_vals (self->values, values, n_values);
  self->active_slot = 0;

  tm_wrap_box_clear (self->slots);
  gtk_widget_set_visible (GTK_WIDGET (self->slots), n_values > 1);

  for (guint i = 0; n_values > 1 && i < n_values; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      g_object_set_data (G_OBJECT (button), "slot", GUINT_TO_POINTER (i));
      gtk_widget_add_css_class (button, "tm-slot");
      adw_wrap_box_append (self->slots, button);
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (slot_toggled_cb), self);
    }

  show_slots (self);
  show_typed (self, n_values == 1 ? values[0] : TM_FACE_UNKNOWN);
}

/**
 * tm_face_picker_get_values:
 * @self: the picker
 * @n_values: (out): how many places there are
 *
 * Gets the faces in their places.
 *
 * Returns: (array length=n_values) (transfer none): the values
 */
const gint32 *
tm_face_picker_get_values (TmFacePicker *self, guint *n_values)
{
  g_return_val_if_fail (TM_IS_FACE_PICKER (self), NULL);

  *n_values = self->values->len;

  return (const gint32 *) (gpointer) self->values->data;
}

/**
 * tm_face_picker_has_typed:
 * @self: the picker
 *
 * Tells whether a name is typed that would be a value if it were settled.
 *
 * Returns: whether tm_face_picker_settle() would set a value
 */
gboolean
tm_face_picker_has_typed (TmFacePicker *self)
{
  g_return_val_if_fail (TM_IS_FACE_PICKER (self), FALSE);

  return self->has_typed;
}

/**
 * tm_face_picker_settle:
 * @self: the picker
 *
 * Takes the name that is typed as a value, if there is one.
 */
void
tm_face_picker_settle (TmFacePicker *self)
{
  g_return_if_fail (TM_IS_FACE_PICKER (self));

  settle (self);
}
