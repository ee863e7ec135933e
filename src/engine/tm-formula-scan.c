/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-formula-private.h"

/* Takes the text of a formula apart: numbers, words, names in quotes, signs. */

static guint
get_place (const TmFormulaScanner *self, const char *at)
{
  return (guint) g_utf8_pointer_to_offset (self->text, at) + 1;
}

/* Signs as phones and books write them. */
static char
simplify_sign (gunichar character)
{
  switch (character)
    {
    case 0x00d7:
    case 0x00b7:
    case 0x22c5:
    case 0x2219:
      return '*';
    case 0x2212:
    case 0x2013:
      return '-';
    case 0x00f7:
    case 0x2215:
    case ':':
      return '/';
    case ';':
      return ',';
    case 0x2260:
      return TM_FORMULA_SIGN_UNEQUAL;
    case 0x2264:
      return TM_FORMULA_SIGN_AT_MOST;
    case 0x2265:
      return TM_FORMULA_SIGN_AT_LEAST;
    default:
      if (character < 0x80 && strchr ("+-*/()=<>,", (int) character) != NULL)
        return (char) character;
      return '\0';
    }
}

static gboolean
read_number (TmFormulaScanner *self, GError **error)
{
  self->token = TM_FORMULA_TOKEN_NUMBER;
  self->number = 0;
  for (; g_ascii_isdigit (*self->at); self->at++)
    {
      self->number = self->number * 10 + (*self->at - '0');
      if (self->number > G_MAXINT32)
        {
          g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_VALUE,
                       _ ("character %u: the number is too large; accepted is %d to %d"),
                       self->place, G_MININT32, G_MAXINT32);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
is_word_start (gunichar character)
{
  return character == '_' || g_unichar_isalpha (character);
}

static gboolean
is_word_part (gunichar character)
{
  return is_word_start (character) || g_unichar_isdigit (character) || g_unichar_ismark (character);
}

static void
read_word (TmFormulaScanner *self)
{
  const char *start = self->at;

  while (is_word_part (g_utf8_get_char (self->at)))
    self->at = g_utf8_next_char (self->at);
  self->token = TM_FORMULA_TOKEN_WORD;
  self->word = g_strndup (start, (gsize) (self->at - start));
}

/* A quote within a name is written twice. */
static gboolean
read_quoted (TmFormulaScanner *self, GError **error)
{
  g_autoptr (GString) name = g_string_new (NULL);
  const char *at = self->at + 1;

  while (*at != '\0' && (*at != '\'' || at[1] == '\''))
    {
      g_string_append_c (name, *at);
      at += *at == '\'' ? 2 : 1;
    }
  if (*at == '\0')
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
                   _ ("character %u: the name that begins here has no closing “'”"), self->place);
      return FALSE;
    }
  self->token = TM_FORMULA_TOKEN_QUOTED;
  self->word = g_strdup (name->str);
  self->at = at + 1;
  return TRUE;
}

static gboolean
read_sign (TmFormulaScanner *self, GError **error)
{
  gunichar character = g_utf8_get_char (self->at);

  self->token = TM_FORMULA_TOKEN_SIGN;
  self->sign = simplify_sign (character);
  if (self->sign == 0)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
                   _ ("character %u: this sign is not accepted; accepted are: %s"), self->place,
                   "+ - * / ( ) = <> < <= > >= ,");
      return FALSE;
    }
  self->at = g_utf8_next_char (self->at);
  if (self->sign == '<' && *self->at == '>')
    self->sign = TM_FORMULA_SIGN_UNEQUAL;
  else if (self->sign == '<' && *self->at == '=')
    self->sign = TM_FORMULA_SIGN_AT_MOST;
  else if (self->sign == '>' && *self->at == '=')
    self->sign = TM_FORMULA_SIGN_AT_LEAST;
  else
    return TRUE;
  if (character == '<' || character == '>')
    self->at++;
  return TRUE;
}

/* Goes to the next token. */
gboolean
tm_formula_scan (TmFormulaScanner *self, GError **error)
{
  g_clear_pointer (&self->word, g_free);
  while (g_unichar_isspace (g_utf8_get_char (self->at)))
    self->at = g_utf8_next_char (self->at);
  self->place = get_place (self, self->at);
  if (*self->at == '\0')
    {
      self->token = TM_FORMULA_TOKEN_END;
      return TRUE;
    }
  if (g_ascii_isdigit (*self->at))
    return read_number (self, error);
  if (*self->at == '\'')
    return read_quoted (self, error);
  if (is_word_start (g_utf8_get_char (self->at)))
    {
      read_word (self);
      return TRUE;
    }
  return read_sign (self, error);
}
