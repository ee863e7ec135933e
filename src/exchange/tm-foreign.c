/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-foreign.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-bgg-collection.h"
#include "tm-bgg-plays.h"
#include "tm-bgstats.h"
#include "tm-json.h"
#include "tm-play-link.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define MATCH_FORMAT "\"tablemate-match\""

/* How many bytes of a file are looked at in order to recognise it. */
#define HEAD 4096

/* Recognising */

/* What a file begins with, without a byte order mark and blanks. */
static char *
dup_head (const char *data, gsize length)
{
  g_autofree char *head = NULL;

  if (length >= 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  while (length > 0 && g_ascii_isspace (*data))
    {
      data++;
      length--;
    }
  head = g_strndup (data, MIN (length, HEAD));
  return g_ascii_strdown (head, -1);
}

static gboolean
is_collection (const char *head)
{
  gsize line = strcspn (head, "\r\n");
  const char *name;

  if (g_str_has_prefix (head, "sep="))
    {
      head += line + strspn (head + line, "\r\n");
      line = strcspn (head, "\r\n");
    }
  name = g_strstr_len (head, (gssize) line, "objectname");
  return name != NULL && strcspn (head, ",;\t") < line;
}

/**
 * tm_foreign_recognise:
 * @data: (array length=length): what a file holds
 * @length: how long it is, in bytes
 *
 * Tells by its beginning in which format a file seems to be. JSON that is no match file is taken for
 * one of BG Stats, and XML for plays of BoardGameGeek; whether they are is known once they are read.
 *
 * Returns: the format
 */
TmForeignKind
tm_foreign_recognise (const char *data, gsize length)
{
  g_autofree char *head = NULL;

  g_return_val_if_fail (data != NULL || length == 0, TM_FOREIGN_UNKNOWN);

  head = dup_head (length > 0 ? data : "", length);
  switch (*head)
    {
    case '{':
      return strstr (head, MATCH_FORMAT) != NULL && strstr (head, "\"format\"") != NULL
                 ? TM_FOREIGN_MATCH_FILE
                 : TM_FOREIGN_BGSTATS;
    case '<':
      return TM_FOREIGN_BGG_PLAYS;
    default:
      if (tm_play_link_recognise (head, strlen (head)))
        return TM_FOREIGN_PLAY_LINK;
      return is_collection (head) ? TM_FOREIGN_BGG_COLLECTION : TM_FOREIGN_UNKNOWN;
    }
}

/* Why a file that was not recognised cannot be read. */
static void
set_unknown_error (const char *name, const char *data, gsize length, GError **error)
{
  const char *why = _ ("accepted are an export of BG Stats (JSON), plays of BoardGameGeek (XML), a "
                       "collection of BoardGameGeek (CSV) and match files of Tablemate");

  if (length == 0 || (length == 3 && memcmp (data, BYTE_ORDER_MARK, 3) == 0))
    why = _ ("the file is empty");
  else if (length >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0))
    why = _ ("this is text in UTF-16; save the file as UTF-8");
  else if (length >= 2 && (memcmp (data, "PK", 2) == 0 || memcmp (data, "\x1f\x8b", 2) == 0))
    why = _ ("this is a packed file; unpack it and import what is in it");
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT, "%s: %s", name, why);
}

/**
 * tm_foreign_parse:
 * @name: name of the file, for messages
 * @data: (array length=length): what it holds
 * @length: how long it is, in bytes; at most %TM_JSON_MAX_SIZE
 * @kind: (out) (optional): the format
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads what another program wrote, whichever of the formats it is. A match file of Tablemate is
 * recognised but not read here.
 *
 * Returns: (transfer full) (nullable): the log; %NULL if it cannot be read
 */
TmPlayLog *
tm_foreign_parse (
    const char *name, const char *data, gsize length, TmForeignKind *kind, GError **error)
{
  TmForeignKind found = tm_foreign_recognise (data, length);

  g_return_val_if_fail (name != NULL, NULL);

  if (kind != NULL)
    *kind = found;
  switch (found)
    {
    case TM_FOREIGN_BGSTATS:
      return tm_bgstats_parse (name, data, length, error);
    case TM_FOREIGN_BGG_PLAYS:
      return tm_bgg_plays_parse (name, data, length, error);
    case TM_FOREIGN_BGG_COLLECTION:
      return tm_bgg_collection_parse (name, data, length, error);
    case TM_FOREIGN_PLAY_LINK:
      return tm_play_link_parse (name, data, length, error);
    case TM_FOREIGN_MATCH_FILE:
      g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                   _ ("%s: this is a match file of Tablemate, not one of another program"), name);
      return NULL;
    case TM_FOREIGN_UNKNOWN:
    default:
      set_unknown_error (name, data, length, error);
      return NULL;
    }
}
