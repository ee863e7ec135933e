/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-printed.h"

G_BEGIN_DECLS

/* Reading the parts of a record of "Your box". */

/** PAPER_UNTOLD: how a value is spelled that nobody has told. */
#define PAPER_UNTOLD "?"
#define PAPER_MAX_PARTS 128

/**
 * PaperReader:
 * @catalogue: where to put what is read
 * @page: a [enum@PaperPage]
 * @record: the record
 * @key: its key
 * @error: return location for an error
 *
 * A record that is being read.
 */
typedef struct
{
  PaperCatalogue *catalogue;
  guint page;
  const char *record;
  const char *key;
  GError **error;
} PaperReader;

gboolean paper_reader_refuse (const PaperReader *self, const char *part, const char *accepted);
gboolean
paper_reader_refuse_count (const PaperReader *self, const char *value, guint least, guint most);
gboolean paper_reader_number (
    const PaperReader *self, const char *part, gint32 least, gint32 most, gint32 *out);
gboolean paper_reader_told (
    const PaperReader *self, const char *part, gint32 least, gint32 most, gint32 *out);
gboolean paper_reader_word (
    const PaperReader *self, const char *part, const TmWord *words, guint n_words, gint32 *out);
gboolean
paper_reader_prize (const PaperReader *self, const char *part, gint32 *reward, gint32 *amount);
gboolean paper_reader_room (const PaperReader *self, const char *part, int *cell);
gboolean paper_reader_name (const PaperReader *self, const char *part, char **out);
gboolean paper_reader_monster (const PaperReader *self, const char *part, gint32 *monster);
int paper_find_cell (const char *text);
gboolean paper_find_link (const char *text, guint *from, guint *to);

G_END_DECLS
