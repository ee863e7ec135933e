/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tm-odds.h"
#include "tm-random.h"

G_BEGIN_DECLS

/* The limits of the notation, all of them checked when a roll is parsed. */

/** TM_DICE_MAX_LENGTH: the longest notation in bytes. */
#define TM_DICE_MAX_LENGTH 500
/** TM_DICE_MAX_NESTING: how deep parentheses, braces and minus signs may stand inside each other. */
#define TM_DICE_MAX_NESTING 32
/** TM_DICE_MAX_NUMBER: the largest number that can be written. */
#define TM_DICE_MAX_NUMBER 1000000000
/** TM_DICE_MAX_IN_TERM: the most dice in one term such as `4d6`. */
#define TM_DICE_MAX_IN_TERM 1000
/** TM_DICE_MAX_IN_ALL: the most dice in a whole roll, without those that explosions bring. */
#define TM_DICE_MAX_IN_ALL 10000
/** TM_DICE_MAX_FACES: the most faces of a die, and the largest value of a face. */
#define TM_DICE_MAX_FACES 1000000
/** TM_DICE_MAX_EXPLOSIONS: how often one die can explode; after that its last face just counts. */
#define TM_DICE_MAX_EXPLOSIONS 100
/** TM_DICE_MAX_REPEAT_PERCENT: the largest share of faces that may be rerolled or explode. */
#define TM_DICE_MAX_REPEAT_PERCENT 99
/** TM_DICE_MAX_THROWS: the most throws that a roll may need on average. */
#define TM_DICE_MAX_THROWS 100000
/** TM_DICE_MAX_TOTAL: the largest total, positive or negative, that any part may reach. */
#define TM_DICE_MAX_TOTAL G_GINT64_CONSTANT (1000000000000000)

#define TM_DICE_ERROR (tm_dice_error_quark ())

/**
 * TmDiceError:
 * @TM_DICE_ERROR_SYNTAX: the text is not dice notation
 * @TM_DICE_ERROR_MEANING: the text can be read but asks for something that does not exist
 * @TM_DICE_ERROR_LIMIT: the roll is larger than one of the limits
 * @TM_DICE_ERROR_ENDLESS: the roll could go on for ever
 * @TM_DICE_ERROR_DIVISION: a division by zero could happen
 * @TM_DICE_ERROR_ODDS: the roll is fine, but its odds take too much time or memory
 *
 * Why dice notation is refused.
 */
typedef enum
{
  TM_DICE_ERROR_SYNTAX,
  TM_DICE_ERROR_MEANING,
  TM_DICE_ERROR_LIMIT,
  TM_DICE_ERROR_ENDLESS,
  TM_DICE_ERROR_DIVISION,
  TM_DICE_ERROR_ODDS,
} TmDiceError;

GQuark tm_dice_error_quark (void);

/**
 * TmDice:
 *
 * A roll in dice notation, parsed once and never changed. `docs/dice-notation.md` describes the
 * notation.
 */
typedef struct _TmDice TmDice;

/**
 * TmDieMarks:
 * @TM_DIE_REROLLED: was thrown again and does not count
 * @TM_DIE_DROPPED: does not count, because of a keep or drop
 * @TM_DIE_EXPLODED: brought the die that follows it
 * @TM_DIE_EXTRA: was brought by an explosion, or is the new throw of such a die
 * @TM_DIE_SUCCESS: is a success
 *
 * What became of a single throw of a die. A throw without a mark just counts.
 */
typedef enum
{
  TM_DIE_REROLLED = 1 << 0,
  TM_DIE_DROPPED = 1 << 1,
  TM_DIE_EXPLODED = 1 << 2,
  TM_DIE_EXTRA = 1 << 3,
  TM_DIE_SUCCESS = 1 << 4,
} TmDieMarks;

/**
 * TmDie:
 * @name: (nullable): the name of the face, owned by the [struct@TmDice]; %NULL for numbers
 * @value: the value of the face
 * @term: which term of dice it belongs to, counted from 0 from left to right
 * @marks: what became of it
 *
 * A single throw of a die.
 */
typedef struct
{
  const char *name;
  gint32 value;
  guint term;
  TmDieMarks marks;
} TmDie;

/**
 * TmDiceResult:
 * @total: the total of the roll
 * @dice: (element-type TmDie): every throw in the order made; %NULL before the first roll
 *
 * What a roll gave. Set it up with `TM_DICE_RESULT_INIT`; it can be used for any number of rolls.
 */
typedef struct
{
  gint64 total;
  GArray *dice;
} TmDiceResult;

#define TM_DICE_RESULT_INIT ((TmDiceResult) { 0, NULL })

TmDice *tm_dice_parse (const char *notation, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmDice *tm_dice_ref (TmDice *self);
void tm_dice_unref (TmDice *self);

char *tm_dice_dup_string (const TmDice *self);
char *tm_dice_dup_tree (const TmDice *self);
guint tm_dice_get_n_terms (const TmDice *self);
char *tm_dice_dup_term_string (const TmDice *self, guint term);
gint64 tm_dice_get_lowest (const TmDice *self);
gint64 tm_dice_get_highest (const TmDice *self);

gint64 tm_dice_roll (const TmDice *self, TmRandom *random, TmDiceResult *result);
gint64 tm_dice_roll_total (const TmDice *self, TmRandom *random);
void tm_dice_result_clear (TmDiceResult *result);

TmOdds *tm_dice_odds (const TmDice *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmDice, tm_dice_unref)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmDiceResult, tm_dice_result_clear)

G_END_DECLS
