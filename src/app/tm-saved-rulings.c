/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-application.h"
#include "tm-saved-rulings.h"
#include "tm-toast.h"

/* So many of the newest are shown. */
#define MAX_SHOWN 5

/* So many are known, to move up when one of them is deleted. */
#define MAX_READ 50

struct _TmSavedRulings
{
  AdwBin parent_instance;

  const TmGame *game;
  guint question;
  TmBox *box;
  GPtrArray *rulings;

  AdwPreferencesGroup *group;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (TmSavedRulings, tm_saved_rulings, ADW_TYPE_BIN)

enum
{
  SIGNAL_RECALLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void show_rows (TmSavedRulings *self);

static TmArchive *
get_archive (void)
{
  return tm_application_get_archive (tm_application_get ());
}

static gboolean
is_writable (void)
{
  return tm_archive_get_mode (get_archive ()) == TM_ARCHIVE_READ_WRITE;
}

static guint
get_index (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "index"));
}

static void
activated_cb (TmSavedRulings *self, GtkWidget *row)
{
  const TmSavedRuling *ruling = g_ptr_array_index (self->rulings, get_index (row));
  guint n_params;
  const TmParam *params = tm_question_get_params (self->game, self->question, &n_params);
  g_autoptr (GError) error = NULL;
  TmArgs args;

  tm_args_init (&args);
  if (ruling->params == NULL
      || !tm_params_parse (params, n_params, self->box, ruling->params, &args, &error))
    {
      tm_toast_show (GTK_WIDGET (self),
                     error != NULL ? error->message : _ ("The situation cannot be read."));
      return;
    }

  g_signal_emit (self, signals[SIGNAL_RECALLED], 0, &args);
}

static gboolean
is_about_question (TmSavedRulings *self, const TmSavedRuling *ruling)
{
  return g_str_equal (ruling->game, self->game->id)
         && g_str_equal (ruling->question, self->game->questions[self->question].id);
}

/* The newest stand first. */
static void
put_back (TmSavedRulings *self, TmSavedRuling *ruling)
{
  guint place = 0;

  while (place < self->rulings->len
         && ((const TmSavedRuling *) g_ptr_array_index (self->rulings, place))->made > ruling->made)
    place++;
  g_ptr_array_insert (self->rulings, (int) place, ruling);
}

/* The toast may outlive the list: a phone leaves the page of the question. */
static void
undo_cb (AdwToast *toast, GWeakRef *list)
{
  g_autoptr (TmSavedRulings) self = g_weak_ref_get (list);
  TmSavedRuling *ruling = g_object_steal_data (G_OBJECT (toast), "ruling");

  if (ruling == NULL)
    return;

  g_free (tm_archive_save_ruling (get_archive (), ruling));
  if (self == NULL || self->rulings == NULL || !is_about_question (self, ruling))
    {
      tm_saved_ruling_free (ruling);
      return;
    }

  put_back (self, ruling);
  show_rows (self);
}

static GWeakRef *
create_weak_ref (TmSavedRulings *self)
{
  GWeakRef *list = g_new0 (GWeakRef, 1);

  g_weak_ref_init (list, self);

  return list;
}

static void
destroy_weak_ref (GWeakRef *list, GClosure *closure)
{
  g_weak_ref_clear (list);
  g_free (list);
}

static void
delete_cb (TmSavedRulings *self, GtkWidget *button)
{
  guint index = get_index (button);
  TmSavedRuling *ruling = tm_saved_ruling_copy (g_ptr_array_index (self->rulings, index));
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), _ ("The ruling was deleted."));

  g_object_set_data_full (G_OBJECT (toast), "ruling", ruling,
                          (GDestroyNotify) tm_saved_ruling_free);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), create_weak_ref (self),
                         (GClosureNotify) destroy_weak_ref, G_CONNECT_DEFAULT);
  tm_archive_delete_ruling (get_archive (), ruling->uuid);
  g_ptr_array_remove_index (self->rulings, index);
  show_rows (self);
}

static char *
dup_subtitle (const TmSavedRuling *ruling)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (ruling->made / G_USEC_PER_SEC);
  g_autoptr (GDateTime) made = g_date_time_to_local (utc);
  g_autofree char *date = g_date_time_format (made, "%x");
  g_autofree char *situation = tm_saved_ruling_dup_situation (ruling);
  g_auto (GStrv) lines = g_strsplit (situation != NULL ? situation : "", "\n", -1);
  g_autofree char *line = g_strjoinv (" · ", lines);

  if (*line == '\0')
    return g_steal_pointer (&date);

  /* Translators: when a question was asked, and in which situation */
  return g_strdup_printf (C_ ("saved ruling", "%s · %s"), date, line);
}

static GtkWidget *
create_delete_button (TmSavedRulings *self, guint index)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Delete This Ruling"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Delete This Ruling"), -1);
  g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (delete_cb), self);

  return button;
}

static GtkWidget *
create_row (TmSavedRulings *self, guint index)
{
  const TmSavedRuling *ruling = g_ptr_array_index (self->rulings, index);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = dup_subtitle (ruling);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ruling->verdict);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 2);
  if (is_writable ())
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_delete_button (self, index));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  g_signal_connect_swapped (row, "activated", G_CALLBACK (activated_cb), self);

  return row;
}

static void
show_rows (TmSavedRulings *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < MIN (self->rulings->len, MAX_SHOWN); i++)
    {
      GtkWidget *row = create_row (self, i);

      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->rulings->len > 0);
}

static void
tm_saved_rulings_dispose (GObject *object)
{
  TmSavedRulings *self = TM_SAVED_RULINGS (object);

  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_pointer (&self->rulings, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (tm_saved_rulings_parent_class)->dispose (object);
}

static void
tm_saved_rulings_class_init (TmSavedRulingsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_saved_rulings_dispose;

  /**
   * TmSavedRulings::recalled:
   * @self: the list
   * @args: (type gpointer): the situation of then, a #TmArgs
   *
   * Somebody wants to see an earlier ruling again.
   */
  signals[SIGNAL_RECALLED] = g_signal_new ("recalled", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static GPtrArray *
create_array (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tm_saved_ruling_free);
}

static void
tm_saved_rulings_init (TmSavedRulings *self)
{
  self->rulings = create_array ();
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _ ("Ruled Before"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * tm_saved_rulings_new:
 *
 * Makes an empty list.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_saved_rulings_new (void)
{
  return g_object_new (TM_TYPE_SAVED_RULINGS, NULL);
}

/**
 * tm_saved_rulings_show:
 * @self: the list
 * @game: a game
 * @question: index of one of its questions
 * @box: the box in which earlier situations are read
 *
 * Shows what was ruled on a question earlier. Without any, or where the history cannot be read, the
 * list is hidden.
 */
void
tm_saved_rulings_show (TmSavedRulings *self, const TmGame *game, guint question, TmBox *box)
{
  TmRulingQuery query
      = { .game = game->id, .question = game->questions[question].id, .limit = MAX_READ };
  GPtrArray *rulings;

  g_return_if_fail (TM_IS_SAVED_RULINGS (self));

  self->game = game;
  self->question = question;
  tm_box_ref (box);
  g_clear_pointer (&self->box, tm_box_unref);
  self->box = box;

  rulings = tm_archive_list_rulings (get_archive (), &query, NULL);
  g_clear_pointer (&self->rulings, g_ptr_array_unref);
  self->rulings = rulings != NULL ? rulings : create_array ();
  show_rows (self);
}

/**
 * tm_saved_rulings_save:
 * @self: the list of a question
 * @ruling: a ruling on it
 * @args: the situation, as it was asked about
 * @match: (nullable): the match in which it was asked
 *
 * Keeps a ruling in the history.
 *
 * Returns: whether the history can be written
 */
gboolean
tm_saved_rulings_save (TmSavedRulings *self, TmRuling *ruling, const TmArgs *args, TmMatch *match)
{
  TmSavedRuling *saved;

  g_return_val_if_fail (TM_IS_SAVED_RULINGS (self), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  if (!is_writable ())
    return FALSE;

  saved = tm_saved_ruling_new (self->game, self->question, ruling, args);
  saved->made = g_get_real_time ();
  if (match != NULL)
    saved->match = g_strdup (tm_archive_get_uuid (match));
  saved->uuid = tm_archive_save_ruling (get_archive (), saved);
  g_ptr_array_insert (self->rulings, 0, saved);
  show_rows (self);

  return TRUE;
}
