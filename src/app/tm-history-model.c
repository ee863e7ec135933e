/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-history-model.h"
#include "tm-history-words.h"

/* So many matches that were looked at are remembered; a list shows some 200 at a time. */
#define FIRST_ROWS 30
#define MAX_REMEMBERED 1000

/* The item */

struct _TmHistoryItem
{
  GObject parent_instance;

  TmArchive *archive;
  gint64 id;
  gboolean is_recent;
  TmMatchInfo *info;
};

G_DEFINE_FINAL_TYPE (TmHistoryItem, tm_history_item, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tm_history_item_finalize (GObject *object)
{
  TmHistoryItem *self = TM_HISTORY_ITEM (object);

  g_clear_pointer (&self->info, tm_match_info_free);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_history_item_parent_class)->finalize (object);
}

static void
tm_history_item_class_init (TmHistoryItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_history_item_finalize;

  /**
   * TmHistoryItem::changed:
   * @self: the item
   *
   * The match may differ from what was read of it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_history_item_init (TmHistoryItem *self)
{
}

/**
 * tm_history_item_get_info:
 * @self: the item
 *
 * Gets what the list knows of the match, and reads it if nobody has asked before.
 *
 * Returns: (transfer none) (nullable): the match; %NULL if it is gone or cannot be read
 */
const TmMatchInfo *
tm_history_item_get_info (TmHistoryItem *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_ITEM (self), NULL);

  if (self->info == NULL)
    self->info = tm_archive_get_match (self->archive, self->id, NULL);

  return self->info;
}

/**
 * tm_history_item_is_recent:
 * @self: the item
 *
 * Tells whether the match stands under its day, so that the time of day tells when it was.
 *
 * Returns: whether it does
 */
gboolean
tm_history_item_is_recent (TmHistoryItem *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_ITEM (self), FALSE);

  return self->is_recent;
}

static void
forget_info (gpointer key, gpointer value, gpointer user_data)
{
  TmHistoryItem *item = value;

  g_clear_pointer (&item->info, tm_match_info_free);
  g_signal_emit (item, signals[SIGNAL_CHANGED], 0);
}

/* The model */

typedef enum
{
  SECTION_ALL,
  SECTION_RUNNING,
  SECTION_DAY,
  SECTION_MONTH,
} SectionKind;

typedef struct
{
  SectionKind kind;
  guint first;
  gint64 begin;
} Section;

struct _TmHistoryModel
{
  GObject parent_instance;

  TmArchive *archive;
  TmMatchQuery query;
  gboolean only_abandoned;

  GArray *rows;
  gboolean is_whole;
  GArray *sections;
  /* Items by the row of their match. */
  GHashTable *items;
  /* Rows of matches that are about to be deleted, by their identifier. */
  GHashTable *hidden;
};

static void list_model_init (GListModelInterface *iface);
static void section_model_init (GtkSectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmHistoryModel,
                               tm_history_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SECTION_MODEL,
                                                          section_model_init))

static const TmMatchRow *
row_at (GArray *rows, guint position)
{
  return &g_array_index (rows, TmMatchRow, position);
}

static const Section *
section_at (TmHistoryModel *self, guint index)
{
  return &g_array_index (self->sections, Section, index);
}

/* Sections */

static Section
begin_section (TmHistoryModel *self, guint position, gint64 recent)
{
  const TmMatchRow *row = row_at (self->rows, position);

  if (self->query.series != NULL)
    return (Section) { SECTION_ALL, position, G_MININT64 };
  if (row->state == TM_MATCH_RUNNING)
    return (Section) { SECTION_RUNNING, position, G_MININT64 };
  if (row->started >= recent)
    return (Section) { SECTION_DAY, position, tm_history_find_day (row->started) };

  return (Section) { SECTION_MONTH, position, tm_history_find_month (row->started) };
}

static gboolean
belongs_to (TmHistoryModel *self, const Section *section, const TmMatchRow *row)
{
  if (section->kind == SECTION_ALL)
    return TRUE;
  if (section->kind == SECTION_RUNNING || row->state == TM_MATCH_RUNNING)
    return section->kind == SECTION_RUNNING && row->state == TM_MATCH_RUNNING;

  return row->started >= section->begin;
}

/* The rows stand in the order of time, so that the calendar is asked once for each section. */
static void
find_sections (TmHistoryModel *self)
{
  gint64 recent = tm_history_find_recent ();

  g_array_set_size (self->sections, 0);
  for (guint i = 0; i < self->rows->len; i++)
    if (self->sections->len == 0
        || !belongs_to (self, section_at (self, self->sections->len - 1), row_at (self->rows, i)))
      {
        Section section = begin_section (self, i, recent);

        g_array_append_val (self->sections, section);
      }
}

static guint
find_section (TmHistoryModel *self, guint position)
{
  guint low = 0;
  guint high = self->sections->len;

  while (high - low > 1)
    {
      guint middle = low + (high - low) / 2;

      if (section_at (self, middle)->first <= position)
        low = middle;
      else
        high = middle;
    }

  return low;
}

/* Lists */

static GType
get_item_type (GListModel *model)
{
  return TM_TYPE_HISTORY_ITEM;
}

/* A list makes two hundred rows at once, and a dozen of them are seen: the others can come after the
 * first frame. */
static guint
get_length (TmHistoryModel *self)
{
  return self->is_whole ? self->rows->len : MIN (self->rows->len, FIRST_ROWS);
}

static guint
get_n_items (GListModel *model)
{
  return get_length (TM_HISTORY_MODEL (model));
}

/* Whether nobody but the model holds an item. */
static gboolean
is_unused (gpointer key, gpointer value, gpointer user_data)
{
  return G_OBJECT (value)->ref_count == 1;
}

static TmHistoryItem *
create_item (TmHistoryModel *self, guint position)
{
  TmHistoryItem *item = g_object_new (TM_TYPE_HISTORY_ITEM, NULL);

  item->archive = g_object_ref (self->archive);
  item->id = row_at (self->rows, position)->id;
  if (g_hash_table_size (self->items) >= MAX_REMEMBERED)
    g_hash_table_foreach_remove (self->items, is_unused, NULL);
  g_hash_table_insert (self->items, &item->id, g_object_ref (item));

  return item;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TmHistoryModel *self = TM_HISTORY_MODEL (model);
  TmHistoryItem *item;

  if (position >= self->rows->len)
    return NULL;

  item = g_hash_table_lookup (self->items, &row_at (self->rows, position)->id);
  item = item != NULL ? g_object_ref (item) : create_item (self, position);
  item->is_recent = section_at (self, find_section (self, position))->kind == SECTION_DAY;

  return item;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
get_section (GtkSectionModel *model, guint position, guint *out_start, guint *out_end)
{
  TmHistoryModel *self = TM_HISTORY_MODEL (model);
  guint index;

  if (position >= get_length (self))
    {
      *out_start = get_length (self);
      *out_end = G_MAXUINT;
      return;
    }

  index = find_section (self, position);
  *out_start = section_at (self, index)->first;
  *out_end
      = index + 1 < self->sections->len ? section_at (self, index + 1)->first : self->rows->len;
  *out_end = MIN (*out_end, get_length (self));
}

static void
section_model_init (GtkSectionModelInterface *iface)
{
  iface->get_section = get_section;
}

/* The query */

static void
clear_query (TmHistoryModel *self)
{
  g_free ((char *) self->query.game);
  g_free ((char *) self->query.title);
  g_free ((char *) self->query.player);
  g_free ((char *) self->query.series);
  g_free ((char *) self->query.words);
  self->query = (TmMatchQuery) { 0 };
}

static void
copy_query (TmHistoryModel *self, const TmMatchQuery *query)
{
  clear_query (self);
  self->query = *query;
  self->query.game = g_strdup (query->game);
  self->query.title = g_strdup (query->title);
  self->query.player = g_strdup (query->player);
  self->query.series = g_strdup (query->series);
  self->query.words = g_strdup (query->words);
}

static gboolean
is_deleted (gpointer uuid, gpointer id, gpointer user_data)
{
  TmHistoryModel *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmMatchInfo) info = tm_archive_find_match (self->archive, uuid, &error);

  return g_error_matches (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
}

static gboolean
is_hidden_row (TmHistoryModel *self, const TmMatchRow *row)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, self->hidden);
  while (g_hash_table_iter_next (&iter, NULL, &id))
    if (*(const gint64 *) id == row->id)
      return TRUE;

  return FALSE;
}

static GArray *
list_rows (TmHistoryModel *self, const TmMatchQuery *query, gboolean only_abandoned, GError **error)
{
  GArray *rows = tm_archive_list_match_rows (self->archive, query, error);
  guint n_kept = 0;

  /* The row of a match that was deleted may be that of another one by now. */
  g_hash_table_foreach_remove (self->hidden, is_deleted, self);
  if (rows == NULL || (!only_abandoned && g_hash_table_size (self->hidden) == 0))
    return rows;

  for (guint i = 0; i < rows->len; i++)
    if ((!only_abandoned || row_at (rows, i)->state == TM_MATCH_ABANDONED)
        && !is_hidden_row (self, row_at (rows, i)))
      g_array_index (rows, TmMatchRow, n_kept++) = *row_at (rows, i);
  g_array_set_size (rows, n_kept);

  return rows;
}

static gboolean
is_same_row (GArray *rows, guint position, GArray *others, guint other)
{
  const TmMatchRow *row = row_at (rows, position);
  const TmMatchRow *other_row = row_at (others, other);

  return row->id == other_row->id && row->state == other_row->state
         && row->started == other_row->started;
}

/* Takes over new rows, and says what differs and no more: whoever looks at the list stays where they
 * are. */
static void
take_rows (TmHistoryModel *self, GArray *rows)
{
  guint n_shown = get_length (self);
  g_autoptr (GArray) old = g_steal_pointer (&self->rows);
  guint shorter = MIN (old->len, rows->len);
  guint n_before = 0;
  guint n_after = 0;

  while (n_before < shorter && is_same_row (old, n_before, rows, n_before))
    n_before++;
  while (n_after < shorter - n_before
         && is_same_row (old, old->len - n_after - 1, rows, rows->len - n_after - 1))
    n_after++;

  self->rows = rows;
  find_sections (self);
  if (!self->is_whole)
    {
      g_list_model_items_changed (G_LIST_MODEL (self), 0, n_shown, get_length (self));
      return;
    }
  if (n_before + n_after < MAX (old->len, rows->len))
    g_list_model_items_changed (G_LIST_MODEL (self), n_before, old->len - n_before - n_after,
                                rows->len - n_before - n_after);
  if (rows->len > 0 && n_before + n_after > 0)
    gtk_section_model_sections_changed (GTK_SECTION_MODEL (self), 0, rows->len);
}

static void
tm_history_model_finalize (GObject *object)
{
  TmHistoryModel *self = TM_HISTORY_MODEL (object);

  clear_query (self);
  g_hash_table_unref (self->items);
  g_hash_table_unref (self->hidden);
  g_array_unref (self->rows);
  g_array_unref (self->sections);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_history_model_parent_class)->finalize (object);
}

static void
tm_history_model_class_init (TmHistoryModelClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_history_model_finalize;
}

static void
tm_history_model_init (TmHistoryModel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (TmMatchRow));
  self->sections = g_array_new (FALSE, FALSE, sizeof (Section));
  self->items = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_object_unref);
  self->hidden = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

/**
 * tm_history_model_new:
 * @archive: the user's matches
 *
 * Makes a list without matches, until it is told which ones are wanted.
 *
 * Returns: (transfer full): the model
 */
TmHistoryModel *
tm_history_model_new (TmArchive *archive)
{
  TmHistoryModel *self = g_object_new (TM_TYPE_HISTORY_MODEL, NULL);

  self->archive = g_object_ref (archive);

  return self;
}

/**
 * tm_history_model_set_query:
 * @self: the model
 * @query: which matches
 * @only_abandoned: whether only those are wanted that will not go on
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists other matches.
 *
 * Returns: %FALSE if they cannot be read; the list is as it was
 */
gboolean
tm_history_model_set_query (TmHistoryModel *self,
                            const TmMatchQuery *query,
                            gboolean only_abandoned,
                            GError **error)
{
  GArray *rows;

  g_return_val_if_fail (TM_IS_HISTORY_MODEL (self), FALSE);

  rows = list_rows (self, query, only_abandoned, error);
  if (rows == NULL)
    return FALSE;

  copy_query (self, query);
  self->only_abandoned = only_abandoned;
  take_rows (self, rows);

  return TRUE;
}

/**
 * tm_history_model_show_all:
 * @self: the model
 *
 * Lists all matches. Before, only the first of them are there, for the first frame.
 */
void
tm_history_model_show_all (TmHistoryModel *self)
{
  guint n_shown;

  g_return_if_fail (TM_IS_HISTORY_MODEL (self));

  n_shown = get_length (self);
  if (self->is_whole)
    return;

  self->is_whole = TRUE;
  if (n_shown == self->rows->len)
    return;

  g_list_model_items_changed (G_LIST_MODEL (self), n_shown, 0, self->rows->len - n_shown);
  gtk_section_model_sections_changed (GTK_SECTION_MODEL (self), 0, self->rows->len);
}

/**
 * tm_history_model_get_n_matches:
 * @self: the model
 *
 * Gets how many matches there are, be they listed already or not.
 *
 * Returns: the number
 */
guint
tm_history_model_get_n_matches (TmHistoryModel *self)
{
  g_return_val_if_fail (TM_IS_HISTORY_MODEL (self), 0);

  return self->rows->len;
}

/**
 * tm_history_model_refresh:
 * @self: the model
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Lists the same matches anew, as they are on the disk now.
 *
 * Returns: %FALSE if they cannot be read; the list is as it was
 */
gboolean
tm_history_model_refresh (TmHistoryModel *self, GError **error)
{
  GArray *rows;

  g_return_val_if_fail (TM_IS_HISTORY_MODEL (self), FALSE);

  rows = list_rows (self, &self->query, self->only_abandoned, error);
  if (rows == NULL)
    return FALSE;

  g_hash_table_foreach (self->items, forget_info, NULL);
  take_rows (self, rows);

  return TRUE;
}

/**
 * tm_history_model_set_hidden:
 * @self: the model
 * @uuid: identifier of a match
 * @is_hidden: whether it shall not be listed
 *
 * Leaves a match out that is about to be deleted, or takes it in again, when the list is made anew.
 */
void
tm_history_model_set_hidden (TmHistoryModel *self, const char *uuid, gboolean is_hidden)
{
  guint position;

  g_return_if_fail (TM_IS_HISTORY_MODEL (self));

  if (!is_hidden)
    {
      g_hash_table_remove (self->hidden, uuid);
      return;
    }

  position = tm_history_model_find (self, uuid);
  if (position != GTK_INVALID_LIST_POSITION)
    g_hash_table_insert (self->hidden, g_strdup (uuid),
                         g_memdup2 (&row_at (self->rows, position)->id, sizeof (gint64)));
}

/**
 * tm_history_model_find:
 * @self: the model
 * @uuid: identifier of a match
 *
 * Finds where a match stands.
 *
 * Returns: its position; %GTK_INVALID_LIST_POSITION if it is not in the list
 */
guint
tm_history_model_find (TmHistoryModel *self, const char *uuid)
{
  g_autoptr (TmMatchInfo) wanted = NULL;

  g_return_val_if_fail (TM_IS_HISTORY_MODEL (self), GTK_INVALID_LIST_POSITION);

  wanted = tm_archive_find_match (self->archive, uuid, NULL);
  for (guint i = 0; wanted != NULL && i < self->rows->len; i++)
    {
      g_autoptr (TmHistoryItem) item = NULL;
      const TmMatchInfo *info;

      if (row_at (self->rows, i)->started != wanted->started)
        continue;

      item = g_list_model_get_item (G_LIST_MODEL (self), i);
      info = tm_history_item_get_info (item);
      if (info != NULL && g_str_equal (info->uuid, uuid))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/**
 * tm_history_model_dup_heading:
 * @self: the model
 * @position: position of a match
 *
 * Names the section in which a match stands: "Running", "Thursday, 14 November", "October".
 *
 * Returns: (transfer full): the words; "" if the list has no sections
 */
char *
tm_history_model_dup_heading (TmHistoryModel *self, guint position)
{
  const Section *section;

  g_return_val_if_fail (TM_IS_HISTORY_MODEL (self), NULL);
  g_return_val_if_fail (position < self->rows->len, NULL);

  section = section_at (self, find_section (self, position));
  switch (section->kind)
    {
    case SECTION_RUNNING:
      /* Translators: heading of the matches that go on */
      return g_strdup (C_ ("matches", "Running"));
    case SECTION_DAY:
      return tm_history_dup_day (section->begin);
    case SECTION_MONTH:
      return tm_history_dup_month (section->begin);
    case SECTION_ALL:
    default:
      return g_strdup ("");
    }
}
