/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "tm-journal-model.h"

/* The line */

struct _TmJournalLine
{
  GObject parent_instance;

  TmMatch *match;
  guint seq;
  TmText place;
};

G_DEFINE_FINAL_TYPE (TmJournalLine, tm_journal_line, G_TYPE_OBJECT)

static void
tm_journal_line_finalize (GObject *object)
{
  TmJournalLine *self = TM_JOURNAL_LINE (object);

  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_journal_line_parent_class)->finalize (object);
}

static void
tm_journal_line_class_init (TmJournalLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_journal_line_finalize;
}

static void
tm_journal_line_init (TmJournalLine *self)
{
}

/**
 * tm_journal_line_get_seq:
 * @self: the line
 *
 * Gets the number of the line in the journal.
 *
 * Returns: the number, from 1
 */
guint
tm_journal_line_get_seq (TmJournalLine *self)
{
  g_return_val_if_fail (TM_IS_JOURNAL_LINE (self), 0);

  return self->seq;
}

/**
 * tm_journal_line_get_match:
 * @self: the line
 *
 * Gets the match whose journal it is.
 *
 * Returns: (transfer none): the match
 */
TmMatch *
tm_journal_line_get_match (TmJournalLine *self)
{
  g_return_val_if_fail (TM_IS_JOURNAL_LINE (self), NULL);

  return self->match;
}

/**
 * tm_journal_dup_sentence:
 * @match: a match
 * @seq: number of a line of its journal
 *
 * Tells what happened, and whether it was taken back, in one sentence to be spoken.
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL if there is no such line
 */
char *
tm_journal_dup_sentence (TmMatch *match, guint seq)
{
  g_autofree char *summary = NULL;
  TmEntry entry;

  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  if (!tm_match_get_entry (match, seq, &entry))
    return NULL;

  summary = tm_text_dup_string (&entry.summary, tm_match_get_box (match));
  if (entry.is_done)
    return g_steal_pointer (&summary);

  /* Translators: a line of the journal that was taken back, as a screen reader speaks it */
  return g_strdup_printf (C_ ("journal", "%s, taken back"), summary);
}

/**
 * tm_journal_line_dup_summary:
 * @self: the line
 *
 * Tells what happened, as tm_journal_dup_sentence() does.
 *
 * Returns: (transfer full) (nullable): the sentence; %NULL if the line is gone
 */
char *
tm_journal_line_dup_summary (TmJournalLine *self)
{
  g_return_val_if_fail (TM_IS_JOURNAL_LINE (self), NULL);

  return tm_journal_dup_sentence (self->match, self->seq);
}

/**
 * tm_journal_line_dup_place:
 * @self: the line
 *
 * Tells where the match was when the line was written, as "Level 2, room 3 of 5".
 *
 * Returns: (transfer full) (nullable): the place; %NULL if the game names none
 */
char *
tm_journal_line_dup_place (TmJournalLine *self)
{
  g_return_val_if_fail (TM_IS_JOURNAL_LINE (self), NULL);

  if (tm_text_is_empty (&self->place))
    return NULL;

  return tm_text_dup_string (&self->place, tm_match_get_box (self->match));
}

/* The model */

typedef struct
{
  guint first_seq;
  TmText place;
} Section;

struct _TmJournalModel
{
  GObject parent_instance;

  TmMatch *match;
  TmTable *before;
  /* The journal, and how much of it the list has told. */
  guint n_known;
  guint n_lines;
  guint tell_id;
  GArray *sections;
  GArray *section_of_line;
};

static void list_model_init (GListModelInterface *iface);
static void section_model_init (GtkSectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TmJournalModel,
                               tm_journal_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SECTION_MODEL,
                                                          section_model_init))

static Section *
section_at (TmJournalModel *self, guint index)
{
  return &g_array_index (self->sections, Section, index);
}

static gboolean
text_equal (const TmText *a, const TmText *b)
{
  if (a->msgid != b->msgid)
    return FALSE;

  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    if (a->args[i].kind != b->args[i].kind || a->args[i].number != b->args[i].number
        || a->args[i].word != b->args[i].word)
      return FALSE;

  return TRUE;
}

static TmText
describe_place (TmJournalModel *self, const TmTable *table)
{
  const TmGame *game = tm_match_get_game (self->match);

  return game->describe_progress != NULL ? game->describe_progress (table) : TM_TEXT_NONE;
}

/* Puts a line into the running section, or into a new one if the match has moved on. */
static void
append_line (TmJournalModel *self, guint seq, const TmTable *before)
{
  TmText place = describe_place (self, before);
  guint index;

  if (self->sections->len == 0
      || !text_equal (&section_at (self, self->sections->len - 1)->place, &place))
    {
      Section section = { seq, place };

      g_array_append_val (self->sections, section);
    }

  index = self->sections->len - 1;
  g_array_append_val (self->section_of_line, index);
  self->n_known = seq;
}

static void
load (TmJournalModel *self)
{
  g_autoptr (TmTable) table = tm_table_new (tm_match_get_box (self->match));
  guint n_lines = tm_match_get_n_entries (self->match);

  if (!tm_match_table_at (self->match, 0, table))
    return;

  for (guint seq = 1; seq <= n_lines; seq++)
    {
      TmEntry entry;

      append_line (self, seq, table);
      if (tm_match_get_entry (self->match, seq, &entry) && entry.is_done)
        {
          guint n_changes;
          const TmChange *changes = tm_match_get_changes (self->match, seq, &n_changes);

          tm_table_apply (table, changes, n_changes);
        }
    }

  self->n_lines = self->n_known;
  tm_table_copy (self->before, tm_match_get_table (self->match));
}

static guint
section_of (TmJournalModel *self, guint seq)
{
  return g_array_index (self->section_of_line, guint, seq - 1);
}

static void
tell_cb (gpointer data)
{
  TmJournalModel *self = data;
  guint n_before = self->n_lines;
  guint n_added = self->n_known - n_before;

  self->tell_id = 0;
  self->n_lines = self->n_known;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, n_added);
  if (n_before > 0 && section_of (self, n_before) == section_of (self, n_before + 1))
    gtk_section_model_sections_changed (GTK_SECTION_MODEL (self), 0, n_added + 1);
}

/* What was touched is painted first, and the journal in the frame after it. */
static void
recorded_cb (TmJournalModel *self, guint seq)
{
  append_line (self, seq, self->before);
  if (self->tell_id == 0)
    self->tell_id = g_idle_add_once (tell_cb, self);
}

/* Lines that were struck out or stand again are new things to the list. */
static void
marked_cb (TmJournalModel *self, guint first, guint last)
{
  guint n_marked;

  last = MIN (last, self->n_lines);
  if (first > last)
    return;

  n_marked = last - first + 1;
  g_list_model_items_changed (G_LIST_MODEL (self), self->n_lines - last, n_marked, n_marked);
}

static void
changed_cb (TmJournalModel *self)
{
  tm_table_copy (self->before, tm_match_get_table (self->match));
}

static GType
get_item_type (GListModel *model)
{
  return TM_TYPE_JOURNAL_LINE;
}

static guint
get_n_items (GListModel *model)
{
  return TM_JOURNAL_MODEL (model)->n_lines;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TmJournalModel *self = TM_JOURNAL_MODEL (model);
  TmJournalLine *line;

  if (position >= self->n_lines)
    return NULL;

  line = g_object_new (TM_TYPE_JOURNAL_LINE, NULL);
  line->match = g_object_ref (self->match);
  line->seq = self->n_lines - position;
  line->place = section_at (self, section_of (self, line->seq))->place;

  return line;
}

static void
get_section (GtkSectionModel *model, guint position, guint *out_start, guint *out_end)
{
  TmJournalModel *self = TM_JOURNAL_MODEL (model);
  guint index;
  guint last_seq;

  if (position >= self->n_lines)
    {
      *out_start = self->n_lines;
      *out_end = G_MAXUINT;
      return;
    }

  index = section_of (self, self->n_lines - position);
  last_seq = index + 1 < self->sections->len ? section_at (self, index + 1)->first_seq - 1
                                             : self->n_lines;
  last_seq = MIN (last_seq, self->n_lines);
  *out_start = self->n_lines - last_seq;
  *out_end = self->n_lines - section_at (self, index)->first_seq + 1;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
section_model_init (GtkSectionModelInterface *iface)
{
  iface->get_section = get_section;
}

static void
tm_journal_model_finalize (GObject *object)
{
  TmJournalModel *self = TM_JOURNAL_MODEL (object);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  g_clear_pointer (&self->before, tm_table_free);
  g_clear_object (&self->match);
  g_array_unref (self->sections);
  g_array_unref (self->section_of_line);

  G_OBJECT_CLASS (tm_journal_model_parent_class)->finalize (object);
}

static void
tm_journal_model_class_init (TmJournalModelClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_journal_model_finalize;
}

static void
tm_journal_model_init (TmJournalModel *self)
{
  self->sections = g_array_new (FALSE, FALSE, sizeof (Section));
  self->section_of_line = g_array_new (FALSE, FALSE, sizeof (guint));
}

/**
 * tm_journal_model_new:
 * @match: a match
 *
 * Makes a list of the match's journal that follows it.
 *
 * Returns: (transfer full): the model
 */
TmJournalModel *
tm_journal_model_new (TmMatch *match)
{
  TmJournalModel *self = g_object_new (TM_TYPE_JOURNAL_MODEL, NULL);

  self->match = g_object_ref (match);
  self->before = tm_table_dup (tm_match_get_table (match));
  load (self);
  g_signal_connect_object (match, "recorded", G_CALLBACK (recorded_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "marked", G_CALLBACK (marked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
