/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-printed.h"

#include <string.h>

static const TmPrinted *
get_printed (const TmTable *table)
{
  return tm_box_get_game (tm_table_get_box (table))->printed;
}

/**
 * tm_printed_list:
 * @table: a table of a game that has a box to fill in
 * @page: a page of it, below the `n_pages` of [struct@TmPrinted]
 *
 * Spells what a table knows of a page, as "Your box" keeps it.
 *
 * Returns: (transfer full): the records, "key=value" each
 */
GStrv
tm_printed_list (const TmTable *table, guint page)
{
  const TmPrinted *printed = get_printed (table);

  g_return_val_if_fail (printed != NULL && page < printed->n_pages, NULL);
  return printed->list (table, page);
}

/* The text before the "=", or all of it. */
static gboolean
has_same_key (const char *record, const char *other)
{
  gsize length = strcspn (record, "=");

  return length == strcspn (other, "=") && strncmp (record, other, length) == 0;
}

static const char *
find_record (const char *const *records, const char *record)
{
  for (guint i = 0; records[i] != NULL; i++)
    if (has_same_key (records[i], record))
      return records[i];
  return NULL;
}

static gboolean
is_told_anew (const char *const *before, const char *record)
{
  return g_strcmp0 (find_record (before, record), record) != 0;
}

/* What becomes of a record of the box; %NULL: it is told no longer. */
static const char *
choose_record (const char *record, const char *const *before, const char *const *after)
{
  const char *now = find_record (after, record);

  if (now != NULL && is_told_anew (before, now))
    return now;
  if (now == NULL && find_record (before, record) != NULL)
    return NULL;
  return record;
}

/**
 * tm_printed_merge:
 * @box: (array zero-terminated=1): the records of a page that "Your box" has
 * @before: (array zero-terminated=1): those of a table before something was taught
 * @after: (array zero-terminated=1): those of the table afterwards
 *
 * Puts what was taught into the box, and nothing else: a match that began with an older copy of the box
 * does not take back what the box has learnt since. Records are told apart by their keys, the text
 * before the "=". What is new or has another value comes in, what is there no longer goes.
 *
 * Returns: (transfer full): the records that the box has now: those it had in their order, then new ones
 */
GStrv
tm_printed_merge (const char *const *box, const char *const *before, const char *const *after)
{
  g_autoptr (GStrvBuilder) merged = g_strv_builder_new ();

  g_return_val_if_fail (box != NULL && before != NULL && after != NULL, NULL);

  for (guint i = 0; box[i] != NULL; i++)
    {
      const char *record = choose_record (box[i], before, after);

      if (record != NULL)
        g_strv_builder_add (merged, record);
    }
  for (guint i = 0; after[i] != NULL; i++)
    if (is_told_anew (before, after[i]) && find_record (box, after[i]) == NULL)
      g_strv_builder_add (merged, after[i]);
  return g_strv_builder_end (merged);
}

/**
 * tm_printed_find_taught:
 * @before: a table
 * @after: the same table later
 *
 * Finds out of which pages a table knows something else than before.
 *
 * Returns: set of pages; 0 if the game has no box to fill in
 */
guint32
tm_printed_find_taught (const TmTable *before, const TmTable *after)
{
  const TmPrinted *printed = get_printed (after);
  guint32 taught = 0;

  for (guint page = 0; printed != NULL && page < printed->n_pages; page++)
    {
      g_auto (GStrv) old = tm_printed_list (before, page);
      g_auto (GStrv) now = tm_printed_list (after, page);

      if (!g_strv_equal ((const char *const *) old, (const char *const *) now))
        taught |= 1u << page;
    }
  return taught;
}
