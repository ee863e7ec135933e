/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-follow.h"
#include "tm-history-chapter.h"
#include "tm-history-picker.h"
#include "tm-history-totals.h"
#include "tm-pictures.h"
#include "tm-series-page.h"
#include "tm-toast.h"

/**
 * TmSeriesPage:
 *
 * One series of matches. [property@SeriesPage:title] is its name.
 */
struct _TmSeriesPage
{
  GtkWidget parent_instance;

  TmArchive *archive;
  char *uuid;
  TmSeries *series;
  GPtrArray *matches;

  GtkScrolledWindow *scroller;
  AdwEntryRow *name_row;
  AdwEntryRow *note_row;
  AdwPreferencesGroup *totals_group;
  AdwBin *totals;
  GtkListBox *chapters;
  GtkWidget *play_button;
};

G_DEFINE_FINAL_TYPE (TmSeriesPage, tm_series_page, GTK_TYPE_WIDGET)

enum
{
  PROP_TITLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_GONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What is kept for an Undo: the series, and its matches in their order. */
typedef struct
{
  TmArchive *archive;
  TmSeries *series;
  GStrv matches;
} Kept;

static void
kept_free (gpointer data, GClosure *closure)
{
  Kept *kept = data;

  g_object_unref (kept->archive);
  tm_series_free (kept->series);
  g_strfreev (kept->matches);
  g_free (kept);
}

static const TmMatchInfo *
match_at (TmSeriesPage *self, guint index)
{
  return g_ptr_array_index (self->matches, index);
}

static GStrv
list_uuids (TmSeriesPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->matches->len; i++)
    g_strv_builder_add (builder, match_at (self, i)->uuid);

  return g_strv_builder_end (builder);
}

static void
number_all (const Kept *kept, const char *series)
{
  for (guint i = 0; kept->matches[i] != NULL; i++)
    tm_archive_set_match_series (kept->archive, kept->matches[i], series, i + 1);
}

static Kept *
keep (TmSeriesPage *self)
{
  Kept *kept = g_new0 (Kept, 1);

  kept->archive = g_object_ref (self->archive);
  kept->series = tm_series_copy (self->series);
  kept->matches = list_uuids (self);

  return kept;
}

static void
offer_undo (TmSeriesPage *self, const char *words, GCallback undo, Kept *kept)
{
  AdwToast *toast = tm_toast_show (GTK_WIDGET (self), words);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", undo, kept, kept_free, 0);
}

/* Name and note */

static void
save (TmSeriesPage *self, const char *name, const char *note)
{
  TmSeries changed = *self->series;

  changed.name = (char *) name;
  changed.note = (char *) (note != NULL && *note != '\0' ? note : NULL);
  g_free (tm_archive_put_series (self->archive, &changed));
}

static void
name_applied_cb (TmSeriesPage *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)));

  g_strstrip (name);
  if (*name == '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->series->name);
  else
    save (self, name, self->series->note);
}

static void
note_applied_cb (TmSeriesPage *self)
{
  save (self, self->series->name, gtk_editable_get_text (GTK_EDITABLE (self->note_row)));
}

/* Chapters */

/* Numbers the matches anew; only those are written whose number is another one. */
static void
number_matches (TmSeriesPage *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    if (match_at (self, i)->chapter != i + 1)
      tm_archive_set_match_series (self->archive, match_at (self, i)->uuid, self->uuid, i + 1);
}

static void show_matches (TmSeriesPage *self);

static void
move (TmSeriesPage *self, int from, int to)
{
  int n_matches = (int) self->matches->len;
  TmMatchInfo *info;

  /* What is dragged may be gone from the list by now. */
  if (from < 0 || from >= n_matches || to < 0 || to >= n_matches || from == to)
    return;

  info = g_ptr_array_steal_index (self->matches, (guint) from);
  g_ptr_array_insert (self->matches, to, info);
  number_matches (self);
  show_matches (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->chapters, to)));
}

static void
move_cb (TmSeriesPage *self, int by, TmHistoryChapter *row)
{
  int from = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  move (self, from, from + by);
}

static void
dropped_cb (TmSeriesPage *self, TmHistoryChapter *dragged, TmHistoryChapter *onto)
{
  move (self, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (dragged)),
        gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (onto)));
}

static void
undo_removal_cb (AdwToast *toast, Kept *kept)
{
  number_all (kept, kept->series->uuid);
}

static void
removed_cb (TmSeriesPage *self, TmHistoryChapter *row)
{
  int index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));

  offer_undo (self, _ ("The match is no longer in the series"), G_CALLBACK (undo_removal_cb),
              keep (self));
  tm_archive_set_match_series (self->archive, tm_history_chapter_get_uuid (row), NULL, 0);
  g_ptr_array_remove_index (self->matches, (guint) index);
  number_matches (self);
  show_matches (self);
}

static void
show_matches (TmSeriesPage *self)
{
  gtk_list_box_remove_all (self->chapters);
  for (guint i = 0; i < self->matches->len; i++)
    {
      GtkWidget *row = tm_history_chapter_new (match_at (self, i), i, self->matches->len);

      g_signal_connect_swapped (row, "move-by", G_CALLBACK (move_cb), self);
      g_signal_connect_swapped (row, "dropped", G_CALLBACK (dropped_cb), self);
      g_signal_connect_swapped (row, "removed", G_CALLBACK (removed_cb), self);
      gtk_list_box_append (self->chapters, row);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->chapters), self->matches->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->totals_group), self->matches->len > 0);
  gtk_widget_set_sensitive (self->play_button, self->matches->len > 0);
  adw_bin_set_child (self->totals, tm_history_totals_new (self->matches));
}

static void
picked_cb (TmSeriesPage *self, const char *const *uuids)
{
  for (guint i = 0; uuids[i] != NULL; i++)
    tm_archive_set_match_series (self->archive, uuids[i], self->uuid, 0);
}

static void
add_clicked_cb (TmSeriesPage *self)
{
  AdwDialog *dialog;

  if (self->series == NULL)
    return;

  dialog = tm_history_picker_new (self->archive, self->series);
  g_signal_connect_object (dialog, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* The next chapter is played by the same people, in the same order. */
static void
play_clicked_cb (TmSeriesPage *self)
{
  if (self->matches->len > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play-chapter", "(ss)", self->uuid,
                                match_at (self, self->matches->len - 1)->uuid);
}

/* Deleting */

static void
undo_cb (AdwToast *toast, Kept *kept)
{
  g_autofree char *uuid = tm_archive_put_series (kept->archive, kept->series);

  number_all (kept, uuid);
}

static void
delete_clicked_cb (TmSeriesPage *self)
{
  g_autofree char *words = NULL;

  if (self->series == NULL)
    return;

  /* Translators: the name of a series of matches */
  words = g_strdup_printf (_ ("“%s” is deleted; its matches stay"), self->series->name);
  offer_undo (self, words, G_CALLBACK (undo_cb), keep (self));
  tm_archive_delete_series (self->archive, self->uuid);
  g_signal_emit (self, signals[SIGNAL_GONE], 0, self->uuid);
}

/* Showing */

static TmSeries *
find_series (TmSeriesPage *self)
{
  g_autoptr (GPtrArray) all = tm_archive_list_series (self->archive, NULL);

  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      const TmSeries *series = g_ptr_array_index (all, i);

      if (g_str_equal (series->uuid, self->uuid))
        return tm_series_copy (series);
    }

  return NULL;
}

static gboolean
differs (const TmSeries *old, const char *text, const char *now)
{
  return old == NULL || g_strcmp0 (text, now) != 0;
}

/* What is being typed stays. */
static void
show_labels (TmSeriesPage *self, const TmSeries *old)
{
  if (differs (old, old != NULL ? old->name : NULL, self->series->name))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->series->name);
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
    }
  if (differs (old, old != NULL ? old->note : NULL, self->series->note))
    gtk_editable_set_text (GTK_EDITABLE (self->note_row),
                           self->series->note != NULL ? self->series->note : "");
}

/* Running matches come first in a list; here they have their chapter. */
static int
compare_chapters (gconstpointer a, gconstpointer b)
{
  const TmMatchInfo *one = *(const TmMatchInfo *const *) a;
  const TmMatchInfo *other = *(const TmMatchInfo *const *) b;

  if (one->chapter != other->chapter)
    return one->chapter < other->chapter ? -1 : 1;

  return one->started < other->started ? -1 : one->started > other->started;
}

static void
load (TmSeriesPage *self)
{
  g_autoptr (TmSeries) old = g_steal_pointer (&self->series);
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  GPtrArray *matches;

  if (self->uuid == NULL)
    return;

  self->series = find_series (self);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), self->series != NULL);
  if (self->series == NULL)
    return;

  show_labels (self, old != NULL && g_str_equal (old->uuid, self->uuid) ? old : NULL);
  query.series = self->uuid;
  matches = tm_archive_list_matches (self->archive, &query, NULL);
  if (matches == NULL)
    return;

  g_ptr_array_sort (matches, compare_chapters);
  g_ptr_array_unref (self->matches);
  self->matches = matches;
  show_matches (self);
}

static void
update (GtkWidget *widget)
{
  load (TM_SERIES_PAGE (widget));
}

static void
tm_series_page_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmSeriesPage *self = TM_SERIES_PAGE (object);

  switch (property)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->series != NULL ? self->series->name : NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_series_page_dispose (GObject *object)
{
  TmSeriesPage *self = TM_SERIES_PAGE (object);

  tm_widget_dispose_children (GTK_WIDGET (self), TM_TYPE_SERIES_PAGE);
  g_clear_object (&self->archive);
  g_clear_pointer (&self->uuid, g_free);
  g_clear_pointer (&self->series, tm_series_free);
  g_clear_pointer (&self->matches, g_ptr_array_unref);

  G_OBJECT_CLASS (tm_series_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-series-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, name_row);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, note_row);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, totals_group);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, totals);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, chapters);
  gtk_widget_class_bind_template_child (widget_class, TmSeriesPage, play_button);
  gtk_widget_class_bind_template_callback (widget_class, name_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, note_applied_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_clicked_cb);
}

static void
tm_series_page_class_init (TmSeriesPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = tm_series_page_get_property;
  object_class->dispose = tm_series_page_dispose;

  /**
   * TmSeriesPage:title:
   *
   * The name of the series.
   */
  properties[PROP_TITLE]
      = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * TmSeriesPage::gone:
   * @self: the page
   * @uuid: identifier of a series
   *
   * The series was deleted.
   */
  signals[SIGNAL_GONE] = g_signal_new ("gone", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (TM_TYPE_HISTORY_CHAPTER);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
}

static void
tm_series_page_init (TmSeriesPage *self)
{
  self->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_info_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_series_page_new:
 * @archive: the user's matches
 *
 * Makes a page without a series.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_series_page_new (TmArchive *archive)
{
  TmSeriesPage *self = g_object_new (TM_TYPE_SERIES_PAGE, NULL);

  self->archive = g_object_ref (archive);
  tm_follow_archive (GTK_WIDGET (self), archive, update);

  return GTK_WIDGET (self);
}

/**
 * tm_series_page_show:
 * @self: the page
 * @uuid: identifier of a series, be it one that is about to be saved
 *
 * Shows a series, and follows what the archive says of it.
 */
void
tm_series_page_show (TmSeriesPage *self, const char *uuid)
{
  g_return_if_fail (TM_IS_SERIES_PAGE (self));

  if (g_set_str (&self->uuid, uuid))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  load (self);
}
