/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"

#include "tm-card-set.h"
#include "tm-face-picker.h"
#include "tm-follow.h"
#include "tm-pictures.h"
#include "tm-toast.h"

#define PICTURE_SIZE 24
#define DIALOG_WIDTH 438

struct _TmCardSet
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint option;
  TmArchive *archive;
  /* By card. */
  GPtrArray *codes;
  GPtrArray *rows;
  GPtrArray *pictures;

  AdwPreferencesGroup *group;
  GtkWidget *reset_button;
};

G_DEFINE_FINAL_TYPE (TmCardSet, tm_card_set, GTK_TYPE_WIDGET)

static const TmOptionSpec *
get_spec (TmCardSet *self)
{
  return &self->game->options[self->option];
}

static int
get_kind (TmCardSet *self)
{
  return tm_kit_find_piece (self->game->kit, get_spec (self)->param.piece);
}

/* Reads codes as a match would, and gives the box that holds them. */
static TmBox *
read_codes (TmCardSet *self, const char *const *codes, GError **error)
{
  g_autoptr (TmBox) box = tm_box_new (self->game, self->game->max_seats, error);

  if (box == NULL
      || (codes != NULL
          && !tm_box_set_option (box, get_spec (self)->param.id, g_variant_new_strv (codes, -1),
                                 error)))
    return NULL;

  return g_steal_pointer (&box);
}

static const TmFace *
get_face (TmCardSet *self, TmBox *box, guint card, guint *n_cards)
{
  const gint32 *faces = tm_box_get_option_list (box, self->option, n_cards);

  return card < *n_cards ? tm_box_get_face (box, (guint) get_kind (self), faces[card]) : NULL;
}

/* The rows */

/* What a card is called, what is printed on it, and its picture. */
static void
show_face (TmCardSet *self, guint card, TmBox *box, const TmFace *face)
{
  AdwActionRow *row = g_ptr_array_index (self->rows, card);
  TmText text = self->game->describe_face != NULL
                    ? self->game->describe_face ((guint) get_kind (self), face->payload)
                    : TM_TEXT_NONE;
  g_autofree char *words = text.msgid != NULL ? tm_text_dup_string (&text, box) : NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tm_word_get (face->name != NULL ? face->name : face->code));
  adw_action_row_set_subtitle (row, words != NULL ? words : "");
  tm_symbol_set_symbol (g_ptr_array_index (self->pictures, card),
                        face->symbol != NULL ? face->symbol : self->game->symbol);
}

static void
add_row (TmCardSet *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *picture = tm_symbol_new (self->game->symbol, PICTURE_SIZE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "card-set.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", self->rows->len);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->pictures, picture);
  adw_preferences_group_add (self->group, row);
}

static void
fill (TmCardSet *self, TmBox *box)
{
  guint n_cards = 0;
  const TmFace *face;

  g_ptr_array_set_size (self->codes, 0);
  for (guint i = 0; (face = get_face (self, box, i, &n_cards)) != NULL; i++)
    {
      if (i >= self->rows->len)
        add_row (self);
      g_ptr_array_add (self->codes, g_strdup (face->code));
      show_face (self, i, box, face);
    }
}

/* One card: what it is, to touch, or a code for what the game does not know */

typedef struct
{
  TmCardSet *set;
  guint card;
  TmBox *box;
  AdwDialog *dialog;
  TmFacePicker *picker;
} OpenCard;

static void
open_card_free (OpenCard *self)
{
  g_clear_object (&self->set);
  g_clear_pointer (&self->box, tm_box_unref);
  g_free (self);
}

static void
set_card (TmCardSet *self, guint card, const char *code)
{
  g_autoptr (GPtrArray) codes = g_ptr_array_new_null_terminated (self->codes->len, NULL, TRUE);
  g_autoptr (TmBox) box = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->codes->len; i++)
    g_ptr_array_add (codes, (gpointer) (i == card ? code : g_ptr_array_index (self->codes, i)));

  box = read_codes (self, (const char *const *) codes->pdata, &error);
  if (box == NULL)
    {
      tm_toast_show (GTK_WIDGET (self), error->message);
      return;
    }

  tm_archive_set_cards (self->archive, self->game->id, get_spec (self)->param.piece,
                        (const char *const *) codes->pdata);
  gtk_widget_set_sensitive (self->reset_button, TRUE);
  fill (self, box);
}

static void
face_changed_cb (OpenCard *self)
{
  guint n_values;
  const gint32 *values = tm_face_picker_get_values (self->picker, &n_values);
  const TmFace *face = tm_box_get_face (self->box, (guint) get_kind (self->set), values[0]);

  if (face != NULL && !g_str_equal (face->code, g_ptr_array_index (self->set->codes, self->card)))
    set_card (self->set, self->card, face->code);
  adw_dialog_close (self->dialog);
}

static void
open_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmCardSet *self = TM_CARD_SET (widget);
  guint card = g_variant_get_uint32 (parameter);
  OpenCard *open = g_new0 (OpenCard, 1);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  g_autofree char *title = NULL;
  guint n_cards;
  gint32 face;

  open->box = read_codes (self, (const char *const *) self->codes->pdata, NULL);
  g_return_if_fail (open->box != NULL);
  open->set = g_object_ref (self);
  open->card = card;
  open->dialog = adw_dialog_new ();
  open->picker = TM_FACE_PICKER (tm_face_picker_new (&get_spec (self)->param, open->box, NULL));
  face = tm_box_get_option_list (open->box, self->option, &n_cards)[card];
  tm_face_picker_set_values (open->picker, &face, 1);
  g_signal_connect_swapped (open->picker, "changed", G_CALLBACK (face_changed_cb), open);

  /* Translators: which card of a set is told */
  title = g_strdup_printf (_ ("Card %u of %u"), card + 1, n_cards);
  adw_dialog_set_title (open->dialog, title);
  adw_dialog_set_content_width (open->dialog, DIALOG_WIDTH);
  gtk_widget_set_margin_start (GTK_WIDGET (open->picker), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (open->picker), 12);
  gtk_widget_set_margin_top (GTK_WIDGET (open->picker), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (open->picker), 18);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (open->picker));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);
  adw_dialog_set_child (open->dialog, view);
  g_object_set_data_full (G_OBJECT (open->dialog), "card", open, (GDestroyNotify) open_card_free);
  adw_dialog_present (open->dialog, GTK_WIDGET (self));
}

/* The whole */

static void
load (TmCardSet *self)
{
  g_auto (GStrv) codes
      = tm_archive_get_cards (self->archive, self->game->id, get_spec (self)->param.piece, NULL);
  g_autoptr (TmBox) box = read_codes (self, (const char *const *) codes, NULL);

  gtk_widget_set_sensitive (self->reset_button, codes != NULL);
  if (box == NULL)
    box = read_codes (self, NULL, NULL);
  fill (self, box);
}

static void
follow (GtkWidget *widget)
{
  TmCardSet *self = TM_CARD_SET (widget);

  if (tm_archive_is_saved (self->archive))
    load (self);
}

static void
reset_cb (TmCardSet *self)
{
  g_autoptr (TmBox) box = read_codes (self, NULL, NULL);

  tm_archive_set_cards (self->archive, self->game->id, get_spec (self)->param.piece, NULL);
  gtk_widget_set_sensitive (self->reset_button, FALSE);
  fill (self, box);
}

static void
tm_card_set_dispose (GObject *object)
{
  TmCardSet *self = TM_CARD_SET (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_CARD_SET);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_card_set_parent_class)->dispose (object);
}

static void
tm_card_set_finalize (GObject *object)
{
  g_ptr_array_unref (TM_CARD_SET (object)->codes);
  g_ptr_array_unref (TM_CARD_SET (object)->rows);
  g_ptr_array_unref (TM_CARD_SET (object)->pictures);

  G_OBJECT_CLASS (tm_card_set_parent_class)->finalize (object);
}

static void
tm_card_set_class_init (TmCardSetClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_card_set_dispose;
  object_class->finalize = tm_card_set_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-card-set.ui");
  gtk_widget_class_bind_template_child (widget_class, TmCardSet, group);
  gtk_widget_class_bind_template_child (widget_class, TmCardSet, reset_button);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  gtk_widget_class_install_action (widget_class, "card-set.open", "u", open_cb);
}

static void
tm_card_set_init (TmCardSet *self)
{
  self->codes = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  self->rows = g_ptr_array_new ();
  self->pictures = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_card_set_new:
 * @game: a game
 * @option: index of an option that lists faces
 * @archive: where the faces are remembered
 *
 * Makes an editor for a set of cards: a row for each says what is printed on it, and leads to the
 * faces it can have.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_card_set_new (const TmGame *game, guint option, TmArchive *archive)
{
  TmCardSet *self = g_object_new (TM_TYPE_CARD_SET, NULL);

  self->game = game;
  self->option = option;
  self->archive = g_object_ref (archive);

  adw_preferences_group_set_title (self->group, tm_word_get (get_spec (self)->param.name));
  if (get_spec (self)->detail != NULL)
    adw_preferences_group_set_description (self->group, tm_word_get (get_spec (self)->detail));

  load (self);
  tm_follow_archive (GTK_WIDGET (self), archive, follow);

  return GTK_WIDGET (self);
}
