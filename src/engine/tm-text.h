/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _TmBox TmBox;

/**
 * TmTextArgKind:
 * @TM_TEXT_ARG_NONE: the end of the arguments
 * @TM_TEXT_ARG_NUMBER: a number
 * @TM_TEXT_ARG_SEAT: one seat, printed as its name
 * @TM_TEXT_ARG_SEATS: a set of seats (bit 0 = seat 0), printed as a list of names, "nobody" if empty
 * @TM_TEXT_ARG_WORD: a word of the game (an `N_()` string), printed in the reader's language
 * @TM_TEXT_ARG_FACE: a face of a piece kind of the match, printed by its name
 * @TM_TEXT_ARG_STRING: a string kept by the box (see tm_box_intern()), printed as it is
 *
 * What an argument of a [struct@TmText] is.
 */
typedef enum
{
  TM_TEXT_ARG_NONE,
  TM_TEXT_ARG_NUMBER,
  TM_TEXT_ARG_SEAT,
  TM_TEXT_ARG_SEATS,
  TM_TEXT_ARG_WORD,
  TM_TEXT_ARG_FACE,
  TM_TEXT_ARG_STRING,
} TmTextArgKind;

typedef struct
{
  TmTextArgKind kind;
  gint32 number;
  const char *word;
} TmTextArg;

#define TM_TEXT_MAX_ARGS 5

/**
 * TmText:
 * @msgid: the sentence, an `N_()` string in which every argument is a `%s`; %NULL: no text
 * @plural: the plural sentence, or %NULL; the number is the first numeric argument
 * @args: the arguments
 *
 * A sentence for people that is put into words only when somebody reads it, in the language of
 * the reader. Rules can therefore give reasons without paying for them, and a journal kept in
 * one language reads in another.
 *
 * Every argument is printed as a string, so sentences use `%s` throughout; a translation may
 * reorder them by `%2$s`.
 */
typedef struct
{
  const char *msgid;
  const char *plural;
  TmTextArg args[TM_TEXT_MAX_ARGS];
} TmText;

/**
 * TM_WORD:
 * @Context: what tells the word from others that are spelled alike
 * @String: the word
 *
 * Marks a word for translation in a context, where `N_()` has none. The whole is one string, which
 * tm_word_get() takes apart.
 */
#define TM_WORD(Context, String) Context "\004" String

/* xgettext finds the sentences of both macros, so they stand there bare, without `N_()`. */
#define tm_text(sentence, ...) ((TmText) { .msgid = (sentence), .args = { __VA_ARGS__ } })
#define tm_text_n(one, many, ...) \
  ((TmText) { .msgid = (one), .plural = (many), .args = { __VA_ARGS__ } })
#define TM_TEXT_NONE ((TmText) { .msgid = NULL })

static inline TmTextArg
tm_arg_number (gint32 number)
{
  return (TmTextArg) { TM_TEXT_ARG_NUMBER, number, NULL };
}

static inline TmTextArg
tm_arg_seat (guint seat)
{
  return (TmTextArg) { TM_TEXT_ARG_SEAT, (gint32) seat, NULL };
}

static inline TmTextArg
tm_arg_seats (guint32 seats)
{
  return (TmTextArg) { TM_TEXT_ARG_SEATS, (gint32) seats, NULL };
}

static inline TmTextArg
tm_arg_word (const char *word)
{
  return (TmTextArg) { TM_TEXT_ARG_WORD, 0, word };
}

static inline TmTextArg
tm_arg_face (guint piece_kind, gint32 face)
{
  return (TmTextArg) { TM_TEXT_ARG_FACE, (gint32) (piece_kind << 16 | (face & 0xffff)), NULL };
}

static inline TmTextArg
tm_arg_string (gint32 string)
{
  return (TmTextArg) { TM_TEXT_ARG_STRING, string, NULL };
}

static inline gboolean
tm_text_is_empty (const TmText *self)
{
  return self->msgid == NULL;
}

char *tm_text_dup_string (const TmText *self, const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

char *tm_word_dup (const char *word) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_word_get (const char *word);

char *tm_names_join (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
