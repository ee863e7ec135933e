/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-json.h"

#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* The library's parser takes more than JSON (comments, single quotes), calls itself for every level,
 * and in one version ends the program over a second root. Files from strangers are therefore looked
 * through first: only the characters of JSON, only so deep and so many, and one object or list with
 * nothing around it. */
typedef struct
{
  const char *name;
  const char *data;
  const char *end;
  const char *at;
  guint depth;
  guint n_values;
  gboolean is_over;
} Scan;

static gboolean
fail_scan (const Scan *scan, GError **error, const char *what)
{
  guint line = 1;
  guint column = 1;

  for (const char *p = scan->data; p < scan->at; p++)
    {
      gboolean is_break = *p == '\n';
      line += is_break;
      column = is_break ? 1 : column + 1;
    }
  /* Translators: file, line, column, what is wrong */
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: line %u, column %u: %s"),
               scan->name, line, column, what);
  return FALSE;
}

static gboolean
scan_string (Scan *scan, GError **error)
{
  const char *start = scan->at++;

  for (; scan->at < scan->end; scan->at++)
    {
      guchar c = (guchar) *scan->at;

      if (c == '"')
        return TRUE;
      if (c < 0x20)
        return fail_scan (scan, error,
                          _ ("a control character in a string; write it as an escape such as \\n"));
      if (c == '\\' && scan->at + 1 < scan->end)
        scan->at++;
    }
  scan->at = start;
  return fail_scan (scan, error, _ ("a string without an end; close it with a quotation mark"));
}

static gboolean
scan_mark (Scan *scan, char c, GError **error)
{
  switch (c)
    {
    case '[':
    case '{':
      if (++scan->depth > TM_JSON_MAX_DEPTH)
        return fail_scan (scan, error, _ ("too deep; at most 32 levels are accepted"));
      break;
    case ']':
    case '}':
      if (scan->depth-- == 0)
        return fail_scan (scan, error, _ ("a bracket is closed that was never opened"));
      scan->is_over = scan->depth == 0;
      break;
    case ',':
    case ':':
      if (++scan->n_values > TM_JSON_MAX_VALUES)
        return fail_scan (scan, error, _ ("too many values; split the file"));
      break;
    default:
      if (c == '\0' || strchr (" \t\r\n+-.0123456789eEtrufalsn", c) == NULL)
        return fail_scan (scan, error, _ ("this is not JSON"));
      break;
    }
  return TRUE;
}

/* Whether what comes next would be a second root, or one that is neither an object nor a list. A
 * bracket too many has words of its own. */
static gboolean
is_outside (const Scan *scan)
{
  if (scan->depth > 0 || strchr (" \t\r\n]}", *scan->at) != NULL)
    return FALSE;
  return scan->is_over || (*scan->at != '{' && *scan->at != '[');
}

static gboolean
scan_one (Scan *scan, GError **error)
{
  if (is_outside (scan))
    return fail_scan (scan, error,
                      _ ("this is not JSON: a document is one object {…} with nothing before or "
                         "after it"));
  return *scan->at == '"' ? scan_string (scan, error) : scan_mark (scan, *scan->at, error);
}

static gboolean
scan_text (const char *name, const char *data, gsize length, GError **error)
{
  Scan scan = { .name = name, .data = data, .end = data + length, .at = data };
  const char *invalid = NULL;

  if (!g_utf8_validate_len (data, length, &invalid))
    {
      scan.at = invalid;
      return fail_scan (&scan, error, _ ("this is not text in UTF-8"));
    }
  for (; scan.at < scan.end; scan.at++)
    if (!scan_one (&scan, error))
      return FALSE;
  if (scan.depth > 0)
    return fail_scan (&scan, error, _ ("the file ends too early: a bracket is still open"));
  return TRUE;
}

/**
 * tm_json_parse:
 * @name: name of the document, for messages
 * @data: (array length=length): the text
 * @length: its length in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Parses a JSON document that may come from a stranger: no more than %TM_JSON_MAX_SIZE bytes,
 * %TM_JSON_MAX_DEPTH levels and %TM_JSON_MAX_VALUES values.
 *
 * Returns: (transfer full) (nullable): the root; %NULL if the text is not JSON
 */
JsonNode *
tm_json_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) local = NULL;
  JsonNode *root;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (data != NULL || length == 0, NULL);

  if (length > TM_JSON_MAX_SIZE)
    {
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: larger than 64 MiB; split the file"), name);
      return NULL;
    }
  if (!scan_text (name, data, length, error))
    return NULL;

  parser = json_parser_new_immutable ();
  if (length == 0 || !json_parser_load_from_data (parser, data, (gssize) length, &local))
    {
      /* The library cuts what it quotes, even in the midst of a character. */
      g_autofree char *why
          = g_utf8_make_valid (local != NULL ? local->message : _ ("it is empty"), -1);

      g_strdelimit (why, "\r\n", ' ');
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: this is not JSON: %s"),
                   name, why);
      return NULL;
    }
  root = json_parser_steal_root (parser);
  if (root == NULL)
    g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, _ ("%s: this is not JSON: %s"), name,
                 _ ("it is empty"));
  return root;
}

static gboolean
read_file (const char *path, GString *text, GError **error)
{
  char buffer[16384];
  gsize n;
  int number;
  FILE *file = g_fopen (path, "re");

  if (file == NULL)
    {
      tm_store_set_errno_error (error, errno, path);
      return FALSE;
    }
  errno = 0;
  while (text->len <= TM_JSON_MAX_SIZE && !feof (file) && !ferror (file)
         && (n = fread (buffer, 1, sizeof buffer, file)) > 0)
    g_string_append_len (text, buffer, (gssize) n);
  number = ferror (file) ? errno : 0;
  (void) fclose (file);
  if (number != 0)
    {
      tm_store_set_errno_error (error, number, path);
      return FALSE;
    }
  return TRUE;
}

/**
 * tm_json_load:
 * @path: (type filename): the file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a JSON document from a file, within the limits of [func@json_parse].
 *
 * Returns: (transfer full) (nullable): the root; %NULL if it cannot be read or is not JSON
 */
JsonNode *
tm_json_load (const char *path, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *name = g_filename_display_name (path);

  g_return_val_if_fail (path != NULL, NULL);

  if (!read_file (path, text, error))
    return NULL;
  return tm_json_parse (name, text->str, text->len, error);
}
