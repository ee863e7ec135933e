/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-symbol.h"

#include "tm-card-set.h"
#include "tm-follow.h"
#include "tm-pictures.h"

#define PICTURE_SIZE 24

struct _TmCardSet
{
  GtkWidget parent_instance;

  const TmGame *game;
  guint option;
  TmArchive *archive;
  GPtrArray *rows;
  GPtrArray *pictures;
  gboolean is_setting;

  AdwPreferencesGroup *group;
  GtkWidget *reset_button;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (TmCardSet, tm_card_set, GTK_TYPE_WIDGET)

static const TmOptionSpec *
get_spec (TmCardSet *self)
{
  return &self->game->options[self->option];
}

static GStrv
dup_codes (TmCardSet *self)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *code = g_strdup (gtk_editable_get_text (g_ptr_array_index (self->rows, i)));

      g_strv_builder_add (codes, g_strstrip (code));
    }

  return g_strv_builder_end (codes);
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
  int kind = tm_kit_find_piece (self->game->kit, get_spec (self)->param.piece);
  const gint32 *faces = tm_box_get_option_list (box, self->option, n_cards);

  return card < *n_cards ? tm_box_get_face (box, (guint) kind, faces[card]) : NULL;
}

/* A picture and a name for each code. */
static void
show_faces (TmCardSet *self, TmBox *box)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      guint n_cards;
      const TmFace *face = get_face (self, box, i, &n_cards);

      if (face == NULL)
        continue;
      adw_preferences_row_set_title (g_ptr_array_index (self->rows, i),
                                     tm_word_get (face->name != NULL ? face->name : face->code));
      tm_symbol_set_symbol (g_ptr_array_index (self->pictures, i),
                            face->symbol != NULL ? face->symbol : self->game->symbol);
    }
}

static void
show_problem (TmCardSet *self, const char *message)
{
  gtk_label_set_label (self->problem, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), message != NULL);
}

/* Marks the card that cannot be read: the first that is wrong by itself. */
static void
mark_wrong (TmCardSet *self, const char *const *codes)
{
  int kind = tm_kit_find_piece (self->game->kit, get_spec (self)->param.piece);
  g_autoptr (TmBox) box = read_codes (self, NULL, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      gboolean is_wrong = codes != NULL && tm_box_find_face (box, (guint) kind, codes[i]) < 0
                          && !tm_box_add_face (box, (guint) kind, codes[i], NULL, NULL);

      if (is_wrong)
        gtk_widget_add_css_class (row, "error");
      else
        gtk_widget_remove_css_class (row, "error");
    }
}

static void
changed_cb (TmCardSet *self)
{
  g_auto (GStrv) codes = NULL;
  g_autoptr (TmBox) box = NULL;
  g_autoptr (GError) error = NULL;

  if (self->is_setting)
    return;

  codes = dup_codes (self);
  box = read_codes (self, (const char *const *) codes, &error);
  mark_wrong (self, box == NULL ? (const char *const *) codes : NULL);
  show_problem (self, box == NULL ? error->message : NULL);
  if (box == NULL)
    return;

  show_faces (self, box);
  tm_archive_set_cards (self->archive, self->game->id, get_spec (self)->param.piece,
                        (const char *const *) codes);
  gtk_widget_set_sensitive (self->reset_button, TRUE);
}

static void
add_row (TmCardSet *self, const TmFace *face)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *picture = tm_symbol_new (face->symbol, PICTURE_SIZE);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (row), face->code);
  g_signal_connect_swapped (row, "changed", G_CALLBACK (changed_cb), self);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), picture);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->pictures, picture);
  adw_preferences_group_add (self->group, row);
}

static void
fill (TmCardSet *self, TmBox *box)
{
  guint n_cards = 0;
  const TmFace *face;

  self->is_setting = TRUE;
  for (guint i = 0; (face = get_face (self, box, i, &n_cards)) != NULL; i++)
    {
      if (i >= self->rows->len)
        add_row (self, face);
      else if (!g_str_equal (gtk_editable_get_text (g_ptr_array_index (self->rows, i)), face->code))
        gtk_editable_set_text (g_ptr_array_index (self->rows, i), face->code);
    }
  self->is_setting = FALSE;

  show_faces (self, box);
  mark_wrong (self, NULL);
  show_problem (self, NULL);
}

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

/* What is being typed stays, as long as it cannot be read or is not on the disk yet. */
static void
follow (GtkWidget *widget)
{
  TmCardSet *self = TM_CARD_SET (widget);
  gboolean is_focused = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (tm_archive_is_saved (self->archive)
      && !(is_focused && gtk_widget_get_visible (GTK_WIDGET (self->problem))))
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
  gtk_widget_class_bind_template_child (widget_class, TmCardSet, problem);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
}

static void
tm_card_set_init (TmCardSet *self)
{
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
 * Makes an editor for a set of cards. What is typed is read at once; as long as it cannot be read
 * it is marked, said why, and not kept.
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
