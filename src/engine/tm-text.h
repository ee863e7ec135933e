/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef struct _TmBox TmBox;

/**
 * TmTextArgKind:
 * @TM_TEXT_ARG_NONE: the end of the arguments
 * @TM_TEXT_ARG_NUMBER: a number, printed with a minus sign, not a hyphen, if it is negative
 * @TM_TEXT_ARG_SEAT: one seat, printed as its name
 * @TM_TEXT_ARG_SEATS: a set of seats (bit 0 = seat 0), printed as a list of names, "nobody" if
 *   empty
 * @TM_TEXT_ARG_WORD: a word of the game (an `N_()` string), printed in the reader's language
 * @TM_TEXT_ARG_FACE: a face of a piece kind of the match, printed by its name
 * @TM_TEXT_ARG_DECIMAL: a number in thousandths, printed with up to three decimals
 * @TM_TEXT_ARG_STRING: a string kept by the box (see tm_box_intern()), printed as it is
 * @TM_TEXT_ARG_CELL: a cell of a grid, printed as tm_box_dup_cell_name() spells it, with minus signs
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
  TM_TEXT_ARG_DECIMAL,
  TM_TEXT_ARG_CELL,
} TmTextArgKind;

/**
 * TmTextArg:
 * @kind: what it is
 * @number: the number, seat, set of seats or string; of a face, the piece kind in the upper 16 bits
 *   and the face in the lower; of a cell, the grid and the cell in the same way
 * @word: (nullable): the word, a constant; %NULL for every other kind
 *
 * An argument of a [struct@TmText], made by tm_arg_number() and its like.
 */
typedef struct
{
  TmTextArgKind kind;
  gint32 number;
  const char *word;
} TmTextArg;

/**
 * TM_TEXT_MAX_ARGS:
 *
 * The most arguments a sentence can have.
 */
#define TM_TEXT_MAX_ARGS 5

/**
 * TmText:
 * @msgid: the sentence, an `N_()` string in which every argument is a `%s`; %NULL: no text
 * @plural: the plural sentence, or %NULL; the number is the first numeric argument
 * @args: the arguments, in the order of the `%s`
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

/**
 * tm_text:
 * @sentence: the sentence; xgettext finds it, so it stands there bare, without `N_()`
 * @...: its arguments, at most %TM_TEXT_MAX_ARGS of [struct@TmTextArg]; may be left out
 *
 * Makes a [struct@TmText].
 */
#define tm_text(sentence, ...) ((TmText) { .msgid = (sentence), .args = { __VA_ARGS__ } })
/**
 * tm_text_n:
 * @one: the sentence for one; xgettext finds it, so it stands there bare, without `N_()`
 * @many: the sentence for several
 * @...: its arguments, at most %TM_TEXT_MAX_ARGS of [struct@TmTextArg]
 *
 * Makes a [struct@TmText] whose form depends on its first numeric argument.
 */
#define tm_text_n(one, many, ...) \
  ((TmText) { .msgid = (one), .plural = (many), .args = { __VA_ARGS__ } })
/**
 * TM_TEXT_NONE:
 *
 * A [struct@TmText] that says nothing.
 */
#define TM_TEXT_NONE ((TmText) { .msgid = NULL })

/**
 * tm_arg_number:
 * @number: a number
 *
 * Makes an argument of a number, printed in digits.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_number (gint32 number)
{
  return (TmTextArg) { TM_TEXT_ARG_NUMBER, number, NULL };
}

/**
 * tm_arg_seat:
 * @seat: a seat, from 0
 *
 * Makes an argument of a seat, printed as its name.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_seat (guint seat)
{
  return (TmTextArg) { TM_TEXT_ARG_SEAT, (gint32) seat, NULL };
}

/**
 * tm_arg_seats:
 * @seats: set of seats: bit 0 for seat 0
 *
 * Makes an argument of several seats, printed as a list of their names.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_seats (guint32 seats)
{
  return (TmTextArg) { TM_TEXT_ARG_SEATS, (gint32) seats, NULL };
}

/**
 * tm_arg_word:
 * @word: (transfer none): a word, an `N_()` string or a TM_WORD(); must outlive the argument
 *
 * Makes an argument of a word of the game, printed in the language of the reader.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_word (const char *word)
{
  return (TmTextArg) { TM_TEXT_ARG_WORD, 0, word };
}

/**
 * tm_arg_face:
 * @piece_kind: index of a piece kind
 * @face: a face of that kind, below 32768, or %TM_FACE_UNKNOWN
 *
 * Makes an argument of a face, printed as its name.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_face (guint piece_kind, gint32 face)
{
  return (TmTextArg) { TM_TEXT_ARG_FACE, (gint32) (piece_kind << 16 | (face & 0xffff)), NULL };
}

/**
 * tm_arg_string:
 * @string: a string, as tm_box_intern() gave it
 *
 * Makes an argument of a player's own words, printed as they are.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_string (gint32 string)
{
  return (TmTextArg) { TM_TEXT_ARG_STRING, string, NULL };
}

/**
 * tm_arg_decimal:
 * @number: a number, its absolute value below two million
 * @n_decimals: to how many decimals it is rounded, from 0 to 3
 *
 * Makes an argument of a number that need not be whole, printed as the reader's language does.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_decimal (double number, guint n_decimals)
{
  gint32 unit = n_decimals == 0 ? 1000 : n_decimals == 1 ? 100 : n_decimals == 2 ? 10 : 1;
  double steps = number * 1000 / unit;

  return (TmTextArg) { TM_TEXT_ARG_DECIMAL, (gint32) (steps < 0 ? steps - 0.5 : steps + 0.5) * unit,
                       NULL };
}

/**
 * tm_arg_cell:
 * @grid: index of a grid, below 32768
 * @cell: a cell of it, below 65536
 *
 * Makes an argument of a cell, printed as it is spelled: "C2", or "2:1" where the columns of the
 * grid are no letters.
 *
 * Returns: the argument
 */
static inline TmTextArg
tm_arg_cell (guint grid, guint cell)
{
  return (TmTextArg) { TM_TEXT_ARG_CELL, (gint32) (grid << 16 | (cell & 0xffff)), NULL };
}

/**
 * tm_text_is_empty:
 * @self: a sentence
 *
 * Tells whether the sentence says nothing, as %TM_TEXT_NONE does.
 *
 * Returns: whether it is empty
 */
static inline gboolean
tm_text_is_empty (const TmText *self)
{
  return self->msgid == NULL;
}

char *tm_text_dup_string (const TmText *self, const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

char *tm_word_dup (const char *word) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_word_get (const char *word);
const char *tm_word_get_original (const char *word);

char *tm_words_dup_shown (const char *words) G_GNUC_WARN_UNUSED_RESULT;

char *tm_names_join (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
