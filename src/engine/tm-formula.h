/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TM_FORMULA_MAX_LENGTH: the longest text of a formula, in bytes. */
#define TM_FORMULA_MAX_LENGTH 500
/** TM_FORMULA_MAX_NODES: the most numbers, names, operators and functions in a formula. */
#define TM_FORMULA_MAX_NODES 200
/** TM_FORMULA_MAX_DEPTH: how deep parentheses, functions and signs may be nested. */
#define TM_FORMULA_MAX_DEPTH 32
/** TM_FORMULA_MAX_NAMES: the most names that a formula can know. */
#define TM_FORMULA_MAX_NAMES 64

/**
 * TM_FORMULA_ERROR:
 *
 * The domain of the errors of [error@FormulaError].
 */
#define TM_FORMULA_ERROR (tm_formula_error_quark ())
GQuark tm_formula_error_quark (void);

/**
 * TmFormulaError:
 * @TM_FORMULA_ERROR_SYNTAX: it is not written as a formula is
 * @TM_FORMULA_ERROR_NAME: it speaks of something that there is not
 * @TM_FORMULA_ERROR_LIMIT: it is too long, too deep or has too many parts
 * @TM_FORMULA_ERROR_VALUE: it has no value: something is divided by 0, or too large
 *
 * Why a formula cannot be read or has no value. The message is one line for people, which names the
 * character, counted from 1, and what would be accepted there.
 */
typedef enum
{
  TM_FORMULA_ERROR_SYNTAX,
  TM_FORMULA_ERROR_NAME,
  TM_FORMULA_ERROR_LIMIT,
  TM_FORMULA_ERROR_VALUE,
} TmFormulaError;

/**
 * TmFormula:
 *
 * Arithmetic on whole numbers over named values, such as the rows of a score sheet. Read once and
 * evaluated as often as needed; constant afterwards. What can be written is in docs/formulas.md.
 */
typedef struct _TmFormula TmFormula;

TmFormula *
tm_formula_new (const char *text, const char *const *names, guint n_names, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_formula_free (TmFormula *self);
guint64 tm_formula_get_uses (const TmFormula *self);
gboolean
tm_formula_evaluate (const TmFormula *self, const gint32 *values, gint32 *result, GError **error);

gboolean tm_formula_evaluate_text (const char *text, gint32 *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmFormula, tm_formula_free)

G_END_DECLS
