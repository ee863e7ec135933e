/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

#include <string.h>

#define DIGEST_SIZE 16

typedef struct
{
  guint8 bytes[DIGEST_SIZE];
} Digest;

void
tm_match_claim_free (TmMatchClaim *self)
{
  if (self == NULL)
    return;
  g_free (self->own_uuid);
  g_free (self->origin);
  g_free (self->hash);
  g_free (self->layout);
  g_free (self->head);
  g_clear_pointer (&self->loose, g_array_unref);
  g_clear_pointer (&self->strict, g_array_unref);
  g_free (self);
}

/* Reading what never changes about a line. Numbers of words and faces mean the same in both versions
 * as far as one is the beginning of the other; of the packed values only that is compared, and only
 * while both were recorded with the same layout. */

static void
add_number (GChecksum *checksum, gint64 number)
{
  gint64 bytes = GINT64_TO_LE (number);

  g_checksum_update (checksum, (const guchar *) &bytes, sizeof bytes);
}

static void
add_bytes (GChecksum *checksum, gconstpointer data, int size)
{
  add_number (checksum, data != NULL ? size : -1);
  if (data != NULL && size > 0)
    g_checksum_update (checksum, data, size);
}

static void
add_column (GChecksum *checksum, sqlite3_stmt *row, int column)
{
  if (sqlite3_column_type (row, column) == SQLITE_INTEGER)
    add_number (checksum, sqlite3_column_int64 (row, column));
  else
    add_bytes (checksum, sqlite3_column_blob (row, column), sqlite3_column_bytes (row, column));
}

static Digest
finish (GChecksum *checksum)
{
  guint8 whole[32];
  gsize size = sizeof whole;
  Digest digest;

  g_checksum_get_digest (checksum, whole, &size);
  memcpy (digest.bytes, whole, sizeof digest.bytes);
  return digest;
}

enum
{
  LINE_STATE = 0,
  LINE_FIRST_LOOSE = 1,
  LINE_FIRST_STRICT = 9,
  N_LINE_COLUMNS = 12,
};

#define LINES                                                                                     \
  "SELECT v.state, v.seq, v.time + m.started, v.source, v.override,"                              \
  " coalesce (v.previous, v.seq - 1), coalesce (v.drawn, 0) * 4294967296 + coalesce (v.draw, 0)," \
  " k.move, coalesce (w.text, ''), k.params, v.params, v.changes"                                 \
  " FROM moves v JOIN matches m ON m.id = v.match JOIN kinds k ON k.id = v.kind"                  \
  " LEFT JOIN words w ON w.match = v.match AND w.number = v.note"                                 \
  " WHERE v.match = ? ORDER BY v.seq"

static void
add_line (TmMatchClaim *self, GChecksum *whole, sqlite3_stmt *row)
{
  g_autoptr (GChecksum) line = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GChecksum) all = NULL;
  Digest digest;

  for (int i = LINE_FIRST_LOOSE; i < LINE_FIRST_STRICT; i++)
    add_column (line, row, i);
  all = g_checksum_copy (line);
  digest = finish (line);
  g_array_append_val (self->loose, digest);
  add_number (whole, sqlite3_column_int64 (row, LINE_STATE));
  g_checksum_update (whole, digest.bytes, sizeof digest.bytes);
  for (int i = LINE_FIRST_STRICT; i < N_LINE_COLUMNS; i++)
    add_column (all, row, i);
  digest = finish (all);
  g_array_append_val (self->strict, digest);
}

static gboolean
read_lines (TmMatchClaim *self, GError **error)
{
  g_autoptr (GChecksum) whole = g_checksum_new (G_CHECKSUM_SHA256);
  sqlite3_stmt *row = tm_database_query (self->database, error, LINES, "i", self->id);
  TmSqlStep step = TM_SQL_ERROR;

  g_checksum_update (whole, (const guchar *) self->head, -1);
  add_number (whole, self->changed);
  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    add_line (self, whole, row);
  if (step == TM_SQL_DONE)
    self->hash = g_strdup (g_checksum_get_string (whole));
  return step == TM_SQL_DONE;
}

/* Two matches with other heads have nothing in common but an identifier. */
static gboolean
read_head (TmMatchClaim *self, GError **error)
{
  sqlite3_stmt *row = tm_database_query (
      self->database, error,
      "SELECT m.game || ' ' || m.n_seats || ' ' || coalesce (hex (m.seal), ''), l.text"
      " FROM matches m JOIN layouts l ON l.id = m.layout WHERE m.id = ?",
      "i", self->id);
  TmSqlStep step = row != NULL ? tm_database_step (row, error) : TM_SQL_ERROR;

  if (step == TM_SQL_DONE)
    return tm_store_fail_damaged_match (error);
  if (step != TM_SQL_ROW)
    return FALSE;
  self->head = tm_column_dup_text (row, 0);
  self->layout = tm_column_dup_text (row, 1);
  sqlite3_reset (row);
  return (self->head != NULL && self->layout != NULL) || tm_store_fail_damaged_match (error);
}

/**
 * tm_match_claim_read:
 * @self: a version of a match
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads what is needed to compare it with another, once.
 *
 * Returns: %FALSE if it cannot be read
 */
gboolean
tm_match_claim_read (TmMatchClaim *self, GError **error)
{
  if (self->hash != NULL)
    return TRUE;
  self->loose = g_array_new (FALSE, FALSE, sizeof (Digest));
  self->strict = g_array_new (FALSE, FALSE, sizeof (Digest));
  if (read_head (self, error) && read_lines (self, error))
    return TRUE;
  g_clear_pointer (&self->loose, g_array_unref);
  g_clear_pointer (&self->strict, g_array_unref);
  g_clear_pointer (&self->head, g_free);
  g_clear_pointer (&self->layout, g_free);
  return FALSE;
}

/**
 * tm_match_claim_compare:
 * @self: a version that was read
 * @other: another
 *
 * Tells which of two versions is the greater: the one that was changed later, and if that is no help
 * the one with the greater content.
 *
 * Returns: less than, equal to or greater than 0
 */
int
tm_match_claim_compare (const TmMatchClaim *self, const TmMatchClaim *other)
{
  if (self->changed != other->changed)
    return self->changed < other->changed ? -1 : 1;
  return strcmp (self->hash, other->hash);
}

/**
 * tm_match_claim_is_beginning:
 * @self: a version that was read
 * @other: another
 *
 * Tells whether the other version is what became of this one: it has all its lines, in the same
 * places, and is the greater.
 *
 * Returns: whether it is; every version is a beginning of itself
 */
gboolean
tm_match_claim_is_beginning (const TmMatchClaim *self, const TmMatchClaim *other)
{
  gboolean is_strict = g_str_equal (self->layout, other->layout);
  const GArray *lines = is_strict ? self->strict : self->loose;
  const GArray *others = is_strict ? other->strict : other->loose;

  return g_str_equal (self->head, other->head) && lines->len <= others->len
         && tm_match_claim_compare (self, other) <= 0
         && (lines->len == 0
             || memcmp (lines->data, others->data, lines->len * sizeof (Digest)) == 0);
}

/**
 * tm_match_claim_derive:
 * @uuid: identifier of a match
 * @hash: hash of one of its versions
 *
 * Gives the identifier of a version that becomes a match of its own, as UUIDs of version 5 are made:
 * every device gives the same.
 *
 * Returns: (transfer full): the identifier
 */
char *
tm_match_claim_derive (const char *uuid, const char *hash)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA1);
  guint8 b[20];
  gsize size = sizeof b;

  g_checksum_update (checksum, (const guchar *) uuid, -1);
  g_checksum_update (checksum, (const guchar *) hash, -1);
  g_checksum_get_digest (checksum, b, &size);
  b[6] = (guint8) ((b[6] & 0x0f) | 0x50);
  b[8] = (guint8) ((b[8] & 0x3f) | 0x80);
  return g_strdup_printf ("%02x%02x%02x%02x-%02x%02x-%02x%02x-%02x%02x-%02x%02x%02x%02x%02x%02x",
                          b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11],
                          b[12], b[13], b[14], b[15]);
}
