/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-csv.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-json.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

struct _TmCsv
{
  char *name;
  const char *at;
  const char *end;
  char separator;

  /* Where the reader stands */
  guint line;
  const char *line_start;

  /* The row */
  guint row_line;
  GString *text;
  GArray *starts;
};

/* Places */

typedef struct
{
  guint line;
  const char *line_start;
  const char *at;
} Place;

static Place
get_place (const TmCsv *self)
{
  return (Place) { self->line, self->line_start, self->at };
}

static gboolean
fail_at (const TmCsv *self, Place place, GError **error, const char *what)
{
  guint column = (guint) g_utf8_pointer_to_offset (place.line_start, place.at) + 1;

  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: line %u, column %u: %s"),
               self->name, place.line, column, what);
  return FALSE;
}

static void
begin_line (TmCsv *self)
{
  self->line++;
  self->line_start = self->at;
}

/* A line end of any kind: CR LF, LF or CR. */
static gboolean
skip_line_end (TmCsv *self)
{
  if (self->at == self->end || (*self->at != '\r' && *self->at != '\n'))
    return FALSE;
  self->at += *self->at == '\r' && self->at + 1 < self->end && self->at[1] == '\n' ? 2 : 1;
  begin_line (self);
  return TRUE;
}

/* Beginning */

/* The separator is the one that the first line has most of, outside of quotation marks. */
static char
guess_separator (const TmCsv *self)
{
  static const char marks[] = { ',', ';', '\t' };
  guint counts[G_N_ELEMENTS (marks)] = { 0 };
  gboolean is_quoted = FALSE;
  guint best = 0;

  for (const char *p = self->at; p < self->end && (is_quoted || (*p != '\n' && *p != '\r')); p++)
    {
      is_quoted ^= *p == '"';
      for (guint i = 0; !is_quoted && i < G_N_ELEMENTS (marks); i++)
        counts[i] += *p == marks[i];
    }
  for (guint i = 1; i < G_N_ELEMENTS (marks); i++)
    if (counts[i] > counts[best])
      best = i;
  return marks[best];
}

/* Spreadsheets may say the separator in a line of its own: "sep=;" */
static void
read_separator (TmCsv *self)
{
  gsize left;

  while (skip_line_end (self))
    continue;
  left = (gsize) (self->end - self->at);
  if (left >= 5 && g_ascii_strncasecmp (self->at, "sep=", 4) == 0
      && strchr (",;\t", self->at[4]) != NULL
      && (left == 5 || self->at[5] == '\r' || self->at[5] == '\n'))
    {
      self->separator = self->at[4];
      self->at += 5;
      skip_line_end (self);
    }
  else
    self->separator = guess_separator (self);
}

static gboolean
check_text (TmCsv *self, GError **error)
{
  gsize length = (gsize) (self->end - self->at);
  Place place = { 1, self->at, NULL };

  if (length > TM_JSON_MAX_SIZE)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: larger than 64 MiB; split the file"), self->name);
      return FALSE;
    }
  if (g_utf8_validate_len (self->at, length, &place.at))
    return TRUE;
  for (const char *p = self->at; p < place.at; p++)
    if (*p == '\n')
      {
        place.line++;
        place.line_start = p + 1;
      }
  return fail_at (self, place, error,
                  _ ("this is not text in UTF-8; save the table as “CSV UTF-8”"));
}

/**
 * tm_csv_new:
 * @name: name of the file, for messages
 * @data: (array length=length): its text; has to outlive the reader
 * @length: how long it is, in bytes; at most %TM_JSON_MAX_SIZE
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Begins to read rows. Which separator it is says the first line.
 *
 * Returns: (transfer full) (nullable): the reader, before the first row; %NULL if it is not text in
 *   UTF-8
 */
TmCsv *
tm_csv_new (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (TmCsv) self = g_new0 (TmCsv, 1);

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (data != NULL || length == 0, NULL);

  self->name = g_strdup (name);
  self->at = length > 0 ? data : "";
  self->end = self->at + length;
  self->line = 1;
  self->text = g_string_new (NULL);
  self->starts = g_array_new (FALSE, FALSE, sizeof (gsize));
  if (!check_text (self, error))
    return NULL;
  if (length >= 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0)
    self->at += 3;
  self->line_start = self->at;
  read_separator (self);
  return g_steal_pointer (&self);
}

/**
 * tm_csv_free:
 * @self: (nullable): a reader
 *
 * Frees a reader.
 */
void
tm_csv_free (TmCsv *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_string_free (self->text, TRUE);
  g_array_unref (self->starts);
  g_free (self);
}

/* Rows */

/* Reads up to the closing quotation mark; a doubled one is one that belongs to the field. */
static gboolean
read_quoted (TmCsv *self, GError **error)
{
  Place place = get_place (self);

  self->at++;
  while (self->at < self->end)
    {
      const char *from = self->at;

      if (*from == '"' && (from + 1 == self->end || from[1] != '"'))
        {
          self->at++;
          return TRUE;
        }
      if (skip_line_end (self))
        g_string_append_c (self->text, '\n');
      else
        {
          g_string_append_c (self->text, *from);
          self->at += *from == '"' ? 2 : 1;
        }
    }
  return fail_at (self, place, error,
                  _ ("a quotation mark that is never closed; close it with another"));
}

static gboolean
is_field_end (const TmCsv *self)
{
  return self->at == self->end || *self->at == self->separator || *self->at == '\n'
         || *self->at == '\r';
}

static gboolean
read_field (TmCsv *self, GError **error)
{
  gsize start = self->text->len;

  if (self->starts->len == TM_CSV_MAX_FIELDS)
    return fail_at (self, get_place (self), error,
                    _ ("too many fields; at most 1000 are accepted in a row"));
  g_array_append_val (self->starts, start);
  if (self->at < self->end && *self->at == '"')
    {
      if (!read_quoted (self, error))
        return FALSE;
      if (!is_field_end (self))
        return fail_at (self, get_place (self), error,
                        _ ("after a closing quotation mark the field has to end; write a quotation "
                           "mark within a field twice"));
    }
  while (!is_field_end (self))
    g_string_append_c (self->text, *self->at++);
  g_string_append_c (self->text, '\0');
  return TRUE;
}

/**
 * tm_csv_next:
 * @self: a reader
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Goes to the next row that is not an empty line.
 *
 * Returns: %FALSE if there is none, with @error set if that is a fault of the file
 */
gboolean
tm_csv_next (TmCsv *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  while (skip_line_end (self))
    continue;
  g_string_truncate (self->text, 0);
  g_array_set_size (self->starts, 0);
  self->row_line = self->line;
  if (self->at == self->end)
    return FALSE;

  for (;;)
    {
      if (!read_field (self, error))
        {
          self->at = self->end;
          return FALSE;
        }
      if (self->at == self->end || *self->at != self->separator)
        break;
      self->at++;
    }
  skip_line_end (self);
  return TRUE;
}

/**
 * tm_csv_get_n_fields:
 * @self: a reader that stands on a row
 *
 * Counts the fields of the row.
 *
 * Returns: how many, at least 1
 */
guint
tm_csv_get_n_fields (const TmCsv *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->starts->len;
}

/**
 * tm_csv_get_field:
 * @self: a reader that stands on a row
 * @field: index of a field
 *
 * Gets a field of the row. Rows may be of different lengths: a field that is not there is empty.
 *
 * Returns: (transfer none): its text, with LF for line ends; valid up to the next row
 */
const char *
tm_csv_get_field (const TmCsv *self, guint field)
{
  g_return_val_if_fail (self != NULL, NULL);

  return field < self->starts->len ? self->text->str + g_array_index (self->starts, gsize, field)
                                   : "";
}

/**
 * tm_csv_get_line:
 * @self: a reader that stands on a row
 *
 * Gets where the row begins.
 *
 * Returns: the number of the line, from 1
 */
guint
tm_csv_get_line (const TmCsv *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->row_line;
}

/* Writing */

static gboolean
needs_quotes (const char *field, gboolean is_alone)
{
  gsize length = strlen (field);

  return strpbrk (field, ",;\t\"\r\n") != NULL || (length == 0 && is_alone)
         || (length > 0 && (field[0] == ' ' || field[length - 1] == ' '));
}

/**
 * tm_csv_write_row:
 * @out: text to append to
 * @fields: (array zero-terminated=1): the fields, at least one, in UTF-8
 *
 * Appends a row as RFC 4180 has it: fields separated by commas, in quotation marks where that is
 * needed, CR LF at the end.
 */
void
tm_csv_write_row (GString *out, const char *const *fields)
{
  g_return_if_fail (out != NULL);
  g_return_if_fail (fields != NULL && fields[0] != NULL);

  for (guint i = 0; fields[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      if (!needs_quotes (fields[i], fields[1] == NULL))
        {
          g_string_append (out, fields[i]);
          continue;
        }
      g_string_append_c (out, '"');
      for (const char *p = fields[i]; *p != '\0'; p++)
        {
          if (*p == '"')
            g_string_append_c (out, '"');
          g_string_append_c (out, *p);
        }
      g_string_append_c (out, '"');
    }
  g_string_append (out, "\r\n");
}
