/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-text.h"

#include "config.h"

#include "tm-box.h"

#include <glib/gi18n-lib.h>

/**
 * tm_word_get:
 * @word: (nullable): a word marked by `N_()` or, with a context, by TM_WORD()
 *
 * Gets the word in the reader's language.
 *
 * Returns: (transfer none): the translation, or @word itself; "" for %NULL
 */
const char *
tm_word_get (const char *word)
{
  const char *mark;

  if (word == NULL || *word == '\0')
    return "";
  mark = strchr (word, '\004');
  if (mark == NULL)
    return g_dgettext (GETTEXT_PACKAGE, word);
  return g_dpgettext (GETTEXT_PACKAGE, word, mark - word + 1);
}

/**
 * tm_word_get_original:
 * @word: (nullable): a word marked by `N_()` or, with a context, by TM_WORD()
 *
 * Gets the word as the game has it, in English.
 *
 * Returns: (transfer none): the word without its context; "" for %NULL
 */
const char *
tm_word_get_original (const char *word)
{
  const char *mark;

  if (word == NULL)
    return "";
  mark = strchr (word, '\004');
  return mark != NULL ? mark + 1 : word;
}

/**
 * tm_word_dup:
 * @word: (nullable): a word marked by `N_()` or, with a context, by TM_WORD()
 *
 * Gets the word in the reader's language, to keep.
 *
 * Returns: (transfer full): the translation, or @word itself; "" for %NULL
 */
char *
tm_word_dup (const char *word)
{
  return g_strdup (tm_word_get (word));
}

/**
 * tm_names_join:
 * @names: (array zero-terminated=1) (nullable): names
 *
 * Puts names into one list: "Anna", "Anna and Boris", "Anna, Boris and Vera".
 *
 * Returns: (transfer full): the list; "nobody" if there are no names
 */
char *
tm_names_join (const char *const *names)
{
  guint n = names != NULL ? g_strv_length ((char **) names) : 0;
  g_autofree char *head = NULL;

  if (n == 0)
    return g_strdup (_ ("nobody"));

  head = g_strdup (names[0]);
  for (guint i = 1; i + 1 < n; i++)
    {
      /* Translators: two items in the middle of a list of names */
      char *longer = g_strdup_printf (C_ ("list", "%s, %s"), head, names[i]);
      g_free (head);
      head = longer;
    }
  if (n == 1)
    return g_steal_pointer (&head);
  /* Translators: the last two items of a list of names */
  return g_strdup_printf (C_ ("list", "%s and %s"), head, names[n - 1]);
}

static char *
dup_seats (guint32 seats, const TmBox *box)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      {
        g_autofree char *name = tm_box_dup_seat_name (box, seat);
        g_strv_builder_add (builder, name);
      }
  names = g_strv_builder_end (builder);
  return tm_names_join ((const char *const *) names);
}

/* Thousandths, with no more decimals than they need, and the point or comma of the reader. */
static char *
dup_decimal (gint32 thousandths)
{
  gint32 rest = ABS (thousandths % 1000);
  int n_decimals = rest % 1000 == 0 ? 0 : rest % 100 == 0 ? 1 : rest % 10 == 0 ? 2 : 3;

  return g_strdup_printf ("%.*f", n_decimals, thousandths / 1000.0);
}

/* The minus sign that belongs to numbers is not a hyphen. */
static char *
take_signs (char *numbers)
{
  g_autofree char *plain = numbers;
  GString *text = g_string_new (plain);

  g_string_replace (text, "-", "−", 0);
  return g_string_free (text, FALSE);
}

static char *
dup_arg (const TmTextArg *arg, const TmBox *box)
{
  switch (arg->kind)
    {
    case TM_TEXT_ARG_NUMBER:
      return take_signs (g_strdup_printf ("%d", arg->number));
    case TM_TEXT_ARG_SEAT:
      return tm_box_dup_seat_name (box, arg->number);
    case TM_TEXT_ARG_SEATS:
      return dup_seats (arg->number, box);
    case TM_TEXT_ARG_WORD:
      return tm_word_dup (arg->word);
    case TM_TEXT_ARG_FACE:
      return tm_word_dup (
          tm_box_get_face_name (box, arg->number >> 16, (gint16) (arg->number & 0xffff)));
    case TM_TEXT_ARG_DECIMAL:
      return take_signs (dup_decimal (arg->number));
    case TM_TEXT_ARG_STRING:
      return g_strdup (tm_box_get_string (box, arg->number));
    case TM_TEXT_ARG_CELL:
      return take_signs (tm_box_dup_cell_name (box, arg->number >> 16, arg->number & 0xffff));
    case TM_TEXT_ARG_NONE:
    default:
      return g_strdup ("");
    }
}

static gulong
first_number (const TmText *self)
{
  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    if (self->args[i].kind == TM_TEXT_ARG_NUMBER)
      return ABS (self->args[i].number);
  return 0;
}

/**
 * tm_text_dup_string:
 * @self: a sentence
 * @box: the box of the match, which knows the names
 *
 * Puts the sentence into words, in the language of the reader.
 *
 * Returns: (transfer full): the words; "" for an empty sentence
 */
char *
tm_text_dup_string (const TmText *self, const TmBox *box)
{
  char *args[TM_TEXT_MAX_ARGS];
  const char *format;
  char *words;

  if (tm_text_is_empty (self))
    return g_strdup ("");
  if (self->plural != NULL)
    format = g_dngettext (GETTEXT_PACKAGE, self->msgid, self->plural, first_number (self));
  else
    format = tm_word_get (self->msgid);

  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    args[i] = dup_arg (&self->args[i], box);
  /* The format is one of our own sentences or its translation, which msgfmt has checked. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  words = g_strdup_printf (format, args[0], args[1], args[2], args[3], args[4]);
#pragma GCC diagnostic pop
  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    g_free (args[i]);
  return words;
}

/* The most of a stranger's words that an error repeats. */
#define MAX_SHOWN 60

/**
 * tm_words_dup_shown:
 * @words: words from anybody's file, UTF-8 or not
 *
 * Makes words fit to be repeated in an error: on one line, valid, and not too long.
 *
 * Returns: (transfer full): the words, or their beginning
 */
char *
tm_words_dup_shown (const char *words)
{
  g_autofree char *head = g_strndup (words, 4 * MAX_SHOWN);
  g_autofree char *valid = g_utf8_make_valid (head, -1);
  GString *shown = g_string_new (NULL);
  guint n = 0;

  for (const char *c = valid; *c != '\0' && n < MAX_SHOWN; c = g_utf8_next_char (c), n++)
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (shown, g_unichar_isprint (character) ? character : 0xfffd);
    }
  if (n == MAX_SHOWN)
    g_string_append (shown, "…");
  return g_string_free (shown, FALSE);
}
