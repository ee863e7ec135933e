/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model.h"

#include "match-text.h"

static void
line_free (gpointer data)
{
  ModelLine *self = data;

  tm_table_free (self->table);
  g_free (self->text);
  g_free (self);
}

/* Begins with a match in which nothing has happened. */
void
model_init (Model *self, TmMatch *match)
{
  *self = (Model) { .first = tm_table_dup (tm_match_get_table (match)) };
  self->lines = g_ptr_array_new_with_free_func (line_free);
}

void
model_clear (Model *self)
{
  g_clear_pointer (&self->first, tm_table_free);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
}

/* Deeds */

static ModelLine *
edit_line (const Model *self, guint seq)
{
  return g_ptr_array_index (self->lines, seq - 1);
}

/* Takes over what a match has just recorded, and what the rules said to it then. */
void
model_record (Model *self, TmMatch *match, const TmResolution *resolution)
{
  g_autofree char *findings = match_text_dup_findings (resolution);
  ModelLine *line = g_new0 (ModelLine, 1);

  line->previous = self->last_done;
  line->is_done = TRUE;
  line->table = tm_table_dup (tm_match_get_table (match));
  line->text = match_text_dup_line (match, self->lines->len + 1, findings);
  g_ptr_array_add (self->lines, line);
  self->last_done = self->lines->len;
}

gboolean
model_undo (Model *self)
{
  ModelLine *line;

  if (self->last_done == 0)
    return FALSE;
  line = edit_line (self, self->last_done);
  line->is_done = FALSE;
  self->last_done = line->previous;
  return TRUE;
}

/* The newest line that followed the last that counts; 0: none did. */
guint
model_find_redo (const Model *self)
{
  guint seq = self->lines->len;

  while (seq > 0 && (edit_line (self, seq)->previous != self->last_done || seq == self->last_done))
    seq--;
  return seq;
}

gboolean
model_redo (Model *self)
{
  guint seq = model_find_redo (self);

  if (seq == 0)
    return FALSE;
  edit_line (self, seq)->is_done = TRUE;
  self->last_done = seq;
  return TRUE;
}

gboolean
model_go_back (Model *self, guint seq)
{
  if (seq > self->lines->len || (seq > 0 && !edit_line (self, seq)->is_done))
    return FALSE;
  while (self->last_done != seq)
    model_undo (self);
  return TRUE;
}

/* Reading */

guint
model_get_n_lines (const Model *self)
{
  return self->lines->len;
}

const ModelLine *
model_get_line (const Model *self, guint seq)
{
  return edit_line (self, seq);
}

/* The table as it was after a line; 0: before the first. */
const TmTable *
model_get_table (const Model *self, guint seq)
{
  return seq > 0 ? edit_line (self, seq)->table : self->first;
}

/* Comparing */

static char *
prefix (char *difference, const char *where, guint seq)
{
  g_autofree char *what = difference;

  return what != NULL ? g_strdup_printf ("%s %u: %s", where, seq, what) : NULL;
}

/* The table, and what can be done next. */
char *
model_compare_now (const Model *self, TmMatch *match)
{
  guint redo = model_find_redo (self);

  if (tm_match_get_n_entries (match) != self->lines->len)
    return g_strdup_printf ("%u lines, not %u", tm_match_get_n_entries (match), self->lines->len);
  if (tm_match_get_last_done (match) != self->last_done)
    return g_strdup_printf ("line %u is the last that counts, not %u",
                            tm_match_get_last_done (match), self->last_done);
  if (tm_match_can_undo (match) != (self->last_done > 0))
    return g_strdup ("undo is offered or not, wrongly");
  if (tm_match_can_redo (match) != (redo > 0))
    return g_strdup_printf ("redo is offered or not, wrongly; it would be %u", redo);
  return match_text_compare_tables (tm_match_get_table (match),
                                    model_get_table (self, self->last_done));
}

/* Applies the stored changes of one line to a bare row of numbers. */
static char *
apply_changes (TmMatch *match, guint seq, gint32 *slots, guint n_slots)
{
  guint n_changes;
  const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

  for (guint i = 0; i < n_changes; i++)
    {
      if (changes[i].slot >= n_slots)
        return g_strdup_printf ("line %u changes slot %u of %u", seq, changes[i].slot, n_slots);
      if (slots[changes[i].slot] != changes[i].before)
        return g_strdup_printf ("line %u changes slot %u from %d, but it is %d", seq,
                                changes[i].slot, changes[i].before, slots[changes[i].slot]);
      slots[changes[i].slot] = changes[i].after;
    }
  return NULL;
}

/* The table is made anew from the stored changes alone, from a fresh one on. */
char *
model_compare_changes (const Model *self, TmMatch *match, guint seq)
{
  g_autoptr (TmTable) fresh = tm_table_new (tm_match_get_box (match));
  guint n_slots = tm_box_get_n_slots (tm_match_get_box (match));
  g_autofree gint32 *slots = g_memdup2 (tm_table_get_slots (fresh), n_slots * sizeof (gint32));
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (TmTable) now = tm_table_dup (fresh);
  char *difference = NULL;

  for (guint line = seq; line > 0; line = edit_line (self, line)->previous)
    g_array_append_val (way, line);
  for (guint i = way->len; i > 0 && difference == NULL; i--)
    difference = apply_changes (match, g_array_index (way, guint, i - 1), slots, n_slots);
  if (difference != NULL)
    return difference;
  tm_match_table_at (match, seq, now);
  if (memcmp (slots, tm_table_get_slots (now), n_slots * sizeof (gint32)) != 0)
    return g_strdup_printf ("the table after line %u is not what its changes make", seq);
  return prefix (match_text_compare_tables (now, model_get_table (self, seq)), "after line", seq);
}

static char *
compare_line (const Model *self, TmMatch *match, guint seq)
{
  const ModelLine *line = edit_line (self, seq);
  g_autofree char *text = match_text_dup_line (match, seq, NULL);
  TmEntry entry;

  tm_match_get_entry (match, seq, &entry);
  if (entry.previous != line->previous)
    return g_strdup_printf ("follows %u, not %u", entry.previous, line->previous);
  if (entry.is_done != line->is_done)
    return g_strdup (entry.is_done ? "counts, wrongly" : "does not count, wrongly");
  return match_text_compare (text, line->text);
}

/* Every line, with its findings as the rules say them now, and the table after it. */
char *
model_compare_journal (const Model *self, TmMatch *match)
{
  g_autoptr (TmTable) table = tm_table_new (tm_match_get_box (match));
  char *difference = model_compare_now (self, match);

  for (guint seq = 1; seq <= self->lines->len && difference == NULL; seq++)
    {
      difference = compare_line (self, match, seq);
      if (difference == NULL)
        {
          tm_match_table_at (match, seq, table);
          difference = match_text_compare_tables (table, model_get_table (self, seq));
        }
      difference = prefix (difference, "line", seq);
    }
  return difference;
}

static char *
compare_undo (const Model *self, TmMatch *match, guint seq)
{
  if (!tm_match_undo (match, NULL))
    return g_strdup ("cannot be taken back");
  return match_text_compare_tables (tm_match_get_table (match),
                                    model_get_table (self, edit_line (self, seq)->previous));
}

static char *
compare_redo (const Model *self, TmMatch *match, guint seq)
{
  if (!tm_match_redo (match, NULL))
    return g_strdup ("cannot be done again");
  return match_text_compare_tables (tm_match_get_table (match), model_get_table (self, seq));
}

/* Takes everything back, one by one, down to the first table, and does it again. */
char *
model_compare_undoing (const Model *self, TmMatch *match)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (guint));
  char *difference = NULL;

  for (guint seq = self->last_done; seq > 0 && difference == NULL;
       seq = edit_line (self, seq)->previous)
    {
      g_array_append_val (way, seq);
      difference = prefix (compare_undo (self, match, seq), "taking back line", seq);
    }
  if (difference == NULL && tm_match_can_undo (match))
    return g_strdup ("there is something left to take back");
  for (guint i = way->len; i > 0 && difference == NULL; i--)
    {
      guint seq = g_array_index (way, guint, i - 1);

      difference = prefix (compare_redo (self, match, seq), "doing again line", seq);
    }
  return difference != NULL ? difference : model_compare_now (self, match);
}
