/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What dice notation is read from: signs, numbers, names and errors. */

#include "tm-dice-parser.h"

#include <glib/gi18n.h>
#include <string.h>

/* Every error is one line: where, what, and what would be accepted. Gives FALSE. */
gboolean
tm_dice_parser_fail (
    TmDiceParser *parser, const char *at, TmDiceError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  /* Translators: where in a dice notation, and what is wrong there */
  g_set_error (parser->error, TM_DICE_ERROR, code, _ ("Column %d: %s"),
               (int) g_utf8_pointer_to_offset (parser->text, at) + 1, message);

  return FALSE;
}

void
tm_dice_parser_skip_space (TmDiceParser *parser)
{
  while (g_ascii_isspace (*parser->at))
    parser->at++;
}

char
tm_dice_parser_peek (TmDiceParser *parser)
{
  tm_dice_parser_skip_space (parser);

  return g_ascii_tolower (*parser->at);
}

/* Goes past @token, of lowercase letters or signs, if it comes next. */
gboolean
tm_dice_parser_accept (TmDiceParser *parser, const char *token)
{
  gsize length = strlen (token);

  tm_dice_parser_skip_space (parser);
  if (g_ascii_strncasecmp (parser->at, token, length) != 0)
    return FALSE;

  parser->at += length;
  return TRUE;
}

gboolean
tm_dice_parser_fail_unexpected (TmDiceParser *parser, const char *expected)
{
  g_autofree char *rest = NULL;

  tm_dice_parser_skip_space (parser);
  if (*parser->at == '\0')
    return tm_dice_parser_fail (parser, parser->at, TM_DICE_ERROR_SYNTAX,
                                /* Translators: %s lists signs of dice notation */
                                _ ("the roll ends too early; expected %s"), expected);

  rest = g_utf8_substring (parser->at, 0, 1);

  return tm_dice_parser_fail (parser, parser->at, TM_DICE_ERROR_SYNTAX,
                              /* Translators: the first %s is a character, the second lists signs */
                              _ ("“%s” does not belong here; expected %s"), rest, expected);
}

gboolean
tm_dice_parser_expect (TmDiceParser *parser, const char *token, const char *expected)
{
  return tm_dice_parser_accept (parser, token) || tm_dice_parser_fail_unexpected (parser, expected);
}

gboolean
tm_dice_parser_read_number (TmDiceParser *parser, gint64 *number)
{
  const char *start;

  if (!g_ascii_isdigit (tm_dice_parser_peek (parser)))
    return tm_dice_parser_fail_unexpected (parser, _ ("a number"));

  *number = 0;
  for (start = parser->at; g_ascii_isdigit (*parser->at); parser->at++)
    {
      *number = *number * 10 + g_ascii_digit_value (*parser->at);
      if (*number > TM_DICE_MAX_NUMBER)
        return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_LIMIT,
                                    _ ("the number is too large; numbers go up to %d"),
                                    TM_DICE_MAX_NUMBER);
    }

  return TRUE;
}

gboolean
tm_dice_parser_read_integer (TmDiceParser *parser, gint64 *number)
{
  gboolean is_negative = tm_dice_parser_accept (parser, "-");

  if (!tm_dice_parser_read_number (parser, number))
    return FALSE;
  if (is_negative)
    *number = -*number;

  return TRUE;
}

gboolean
tm_dice_parser_is_at_name (TmDiceParser *parser)
{
  return g_unichar_isalpha (g_utf8_get_char (parser->at));
}

/* A name begins with a letter and goes on with letters, digits, hyphens and underscores. */
char *
tm_dice_parser_read_name (TmDiceParser *parser)
{
  const char *start = parser->at;

  while (g_unichar_isalnum (g_utf8_get_char (parser->at)) || *parser->at == '_'
         || *parser->at == '-')
    parser->at = g_utf8_next_char (parser->at);

  return g_strndup (start, (gsize) (parser->at - start));
}
