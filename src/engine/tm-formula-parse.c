/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "tm-formula-private.h"

/* Reads formulas by descent: or, and, not, comparison, sum, product, sign, single value. */

typedef struct
{
  TmFormulaScanner scanner;
  TmFormula *formula;
  const char *const *names;
  guint n_names;
  char **folded_names;
  guint depth;
} Parser;

static gboolean parse_or (Parser *self, guint16 *out, GError **error);

/* What can stand where a value is wanted. */
static gboolean
fail_value (Parser *self, GError **error)
{
  g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
               _ ("character %u: here belongs a number, a name, a function or “(”"),
               self->scanner.place);
  return FALSE;
}

static gboolean
fail_argument (Parser *self, GError **error)
{
  g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
               _ ("character %u: here belongs “,” or “)”"), self->scanner.place);
  return FALSE;
}

static gboolean
fail_parenthesis (Parser *self, GError **error)
{
  g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
               _ ("character %u: here belongs “)” or an operator"), self->scanner.place);
  return FALSE;
}

static gboolean
fail_end (Parser *self, GError **error)
{
  g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
               _ ("character %u: here belongs an operator, or nothing more"), self->scanner.place);
  return FALSE;
}

static gboolean
advance (Parser *self, GError **error)
{
  return tm_formula_scan (&self->scanner, error);
}

static gboolean
is_sign (const Parser *self, char sign)
{
  return self->scanner.token == TM_FORMULA_TOKEN_SIGN && self->scanner.sign == sign;
}

static gboolean
is_word (const Parser *self, const char *word)
{
  return self->scanner.token == TM_FORMULA_TOKEN_WORD
         && g_ascii_strcasecmp (self->scanner.word, word) == 0;
}

static gboolean
close_parenthesis (Parser *self, gboolean (*fail) (Parser *self, GError **error), GError **error)
{
  return is_sign (self, ')') ? advance (self, error) : fail (self, error);
}

/* Nodes */

static gboolean
add_node (Parser *self, TmFormulaOp op, guint place, gint64 number, guint16 *out, GError **error)
{
  TmFormula *formula = self->formula;

  if (formula->n_nodes == TM_FORMULA_MAX_NODES)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_LIMIT,
                   _ ("the formula has too many parts; accepted are at most %d"),
                   TM_FORMULA_MAX_NODES);
      return FALSE;
    }
  *out = (guint16) formula->n_nodes++;
  formula->nodes[*out] = (TmFormulaNode) {
    .op = op, .first = TM_FORMULA_NONE, .next = TM_FORMULA_NONE, .place = place, .number = number
  };
  return TRUE;
}

static gboolean
add_pair (Parser *self, TmFormulaOp op, guint place, guint16 other, guint16 *out, GError **error)
{
  guint16 one = *out;

  if (!add_node (self, op, place, 0, out, error))
    return FALSE;
  self->formula->nodes[*out].first = one;
  self->formula->nodes[one].next = other;
  return TRUE;
}

static gboolean
descend (Parser *self, GError **error)
{
  if (self->depth == TM_FORMULA_MAX_DEPTH)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_LIMIT,
                   _ ("the formula is nested too deep; accepted are at most %d levels"),
                   TM_FORMULA_MAX_DEPTH);
      return FALSE;
    }
  self->depth++;
  return TRUE;
}

/* Functions */

typedef struct
{
  const char *name;
  TmFormulaOp op;
  guint min_args;
  guint max_args;
} Function;

static const Function functions[] = {
  { "sum", TM_FORMULA_SUM, 1, G_MAXUINT }, { "min", TM_FORMULA_MIN, 1, G_MAXUINT },
  { "max", TM_FORMULA_MAX, 1, G_MAXUINT }, { "count", TM_FORMULA_COUNT, 1, G_MAXUINT },
  { "if", TM_FORMULA_IF, 3, 3 },           { "abs", TM_FORMULA_ABS, 1, 1 },
  { "and", TM_FORMULA_AND, 1, G_MAXUINT }, { "or", TM_FORMULA_OR, 1, G_MAXUINT },
  { "not", TM_FORMULA_NOT, 1, 1 },         { "floor", TM_FORMULA_DIVIDE_DOWN, 1, 1 },
  { "ceil", TM_FORMULA_DIVIDE_UP, 1, 1 },
};

static const Function *
find_function (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    if (g_ascii_strcasecmp (functions[i].name, name) == 0)
      return &functions[i];
  return NULL;
}

static gboolean
parse_args (Parser *self, guint16 *first, guint *n_args, GError **error)
{
  guint16 last = TM_FORMULA_NONE;

  *first = TM_FORMULA_NONE;
  *n_args = 0;
  do
    {
      guint16 arg;

      /* The opening parenthesis, or the comma before. */
      if (!advance (self, error) || !parse_or (self, &arg, error))
        return FALSE;
      if (last == TM_FORMULA_NONE)
        *first = arg;
      else
        self->formula->nodes[last].next = arg;
      last = arg;
      ++*n_args;
    }
  while (is_sign (self, ','));
  return close_parenthesis (self, fail_argument, error);
}

/* Rounding is a matter of the division that it stands round, and of no other rounding. */
static gboolean
round_division (Parser *self, const Function *function, guint place, guint16 arg, GError **error)
{
  if (self->formula->nodes[arg].op != TM_FORMULA_DIVIDE)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
                   /* Translators: the placeholders are a number and the name of a function. */
                   _ ("character %u: %s rounds a division, such as %s(7/2)"), place, function->name,
                   function->name);
      return FALSE;
    }
  self->formula->nodes[arg].op = function->op;
  return TRUE;
}

static gboolean
parse_function (Parser *self, const Function *function, guint place, guint16 *out, GError **error)
{
  gboolean rounds = function->op == TM_FORMULA_DIVIDE_DOWN || function->op == TM_FORMULA_DIVIDE_UP;
  guint16 first;
  guint n_args;

  if (!descend (self, error) || !parse_args (self, &first, &n_args, error))
    return FALSE;
  self->depth--;
  if (n_args < function->min_args || n_args > function->max_args)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
                   g_dngettext (GETTEXT_PACKAGE, "character %u: %s takes %u value",
                                "character %u: %s takes %u values", function->min_args),
                   place, function->name, function->min_args);
      return FALSE;
    }
  if (rounds)
    {
      *out = first;
      return round_division (self, function, place, first, error);
    }
  if (!add_node (self, function->op, place, 0, out, error))
    return FALSE;
  self->formula->nodes[*out].first = first;
  return TRUE;
}

/* Single values */

static void
fold_names (Parser *self)
{
  self->folded_names = g_new0 (char *, self->n_names + 1);
  for (guint i = 0; i < self->n_names; i++)
    self->folded_names[i] = g_utf8_casefold (self->names[i], -1);
}

static int
find_name (Parser *self, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  if (self->folded_names == NULL)
    fold_names (self);
  for (guint i = 0; i < self->n_names; i++)
    if (g_str_equal (self->folded_names[i], folded))
      return (int) i;
  return -1;
}

/* Names as they are written in quotes. */
static char *
dup_known (const Parser *self)
{
  GString *known = g_string_new (NULL);

  for (guint i = 0; i < self->n_names; i++)
    {
      g_auto (GStrv) parts = g_strsplit (self->names[i], "'", -1);
      g_autofree char *name = g_strjoinv ("''", parts);

      g_string_append_printf (known, known->len > 0 ? ", '%s'" : "'%s'", name);
    }
  return g_string_free (known, FALSE);
}

static gboolean
parse_name (Parser *self, const char *name, guint place, guint16 *out, GError **error)
{
  int found = find_name (self, name);
  g_autofree char *known = NULL;

  if (found >= 0)
    return add_node (self, TM_FORMULA_NAME, place, found, out, error);
  if (self->n_names == 0)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_NAME,
                   _ ("character %u: “%s” is not accepted; accepted are numbers and + - * / ( )"),
                   place, name);
      return FALSE;
    }
  known = dup_known (self);
  g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_NAME,
               _ ("character %u: there is no “%s”; accepted are: %s"), place, name, known);
  return FALSE;
}

static gboolean
parse_word (Parser *self, guint16 *out, GError **error)
{
  gboolean is_quoted = self->scanner.token == TM_FORMULA_TOKEN_QUOTED;
  g_autofree char *word = g_steal_pointer (&self->scanner.word);
  const Function *function = is_quoted ? NULL : find_function (word);
  guint place = self->scanner.place;

  if (!advance (self, error))
    return FALSE;
  if (function != NULL && is_sign (self, '('))
    return parse_function (self, function, place, out, error);
  return parse_name (self, word, place, out, error);
}

static gboolean
parse_parentheses (Parser *self, guint16 *out, GError **error)
{
  if (!descend (self, error) || !advance (self, error) || !parse_or (self, out, error)
      || !close_parenthesis (self, fail_parenthesis, error))
    return FALSE;
  self->depth--;
  return TRUE;
}

static gboolean
parse_single (Parser *self, guint16 *out, GError **error)
{
  if (self->scanner.token == TM_FORMULA_TOKEN_NUMBER)
    return add_node (self, TM_FORMULA_NUMBER, self->scanner.place, self->scanner.number, out, error)
           && advance (self, error);
  if (self->scanner.token == TM_FORMULA_TOKEN_WORD
      || self->scanner.token == TM_FORMULA_TOKEN_QUOTED)
    return parse_word (self, out, error);
  if (is_sign (self, '('))
    return parse_parentheses (self, out, error);
  return fail_value (self, error);
}

/* Operators */

static gboolean
parse_signed (Parser *self, guint16 *out, GError **error)
{
  gboolean is_minus = is_sign (self, '-');
  guint place = self->scanner.place;
  guint16 value;

  if (!is_minus && !is_sign (self, '+'))
    return parse_single (self, out, error);
  if (!descend (self, error) || !advance (self, error) || !parse_signed (self, &value, error))
    return FALSE;
  self->depth--;
  *out = value;
  if (!is_minus)
    return TRUE;
  if (!add_node (self, TM_FORMULA_NEGATE, place, 0, out, error))
    return FALSE;
  self->formula->nodes[*out].first = value;
  return TRUE;
}

static gboolean
parse_product (Parser *self, guint16 *out, GError **error)
{
  if (!parse_signed (self, out, error))
    return FALSE;
  while (is_sign (self, '*') || is_sign (self, '/'))
    {
      TmFormulaOp op = self->scanner.sign == '*' ? TM_FORMULA_MULTIPLY : TM_FORMULA_DIVIDE;
      guint place = self->scanner.place;
      guint16 other;

      if (!advance (self, error) || !parse_signed (self, &other, error)
          || !add_pair (self, op, place, other, out, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_sum (Parser *self, guint16 *out, GError **error)
{
  if (!parse_product (self, out, error))
    return FALSE;
  while (is_sign (self, '+') || is_sign (self, '-'))
    {
      TmFormulaOp op = self->scanner.sign == '+' ? TM_FORMULA_ADD : TM_FORMULA_SUBTRACT;
      guint place = self->scanner.place;
      guint16 other;

      if (!advance (self, error) || !parse_product (self, &other, error)
          || !add_pair (self, op, place, other, out, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
find_comparison (const Parser *self, TmFormulaOp *op)
{
  static const struct
  {
    char sign;
    TmFormulaOp op;
  } comparisons[] = {
    { '=', TM_FORMULA_EQUAL }, { TM_FORMULA_SIGN_UNEQUAL, TM_FORMULA_UNEQUAL },
    { '<', TM_FORMULA_LESS },  { TM_FORMULA_SIGN_AT_MOST, TM_FORMULA_AT_MOST },
    { '>', TM_FORMULA_MORE },  { TM_FORMULA_SIGN_AT_LEAST, TM_FORMULA_AT_LEAST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (comparisons); i++)
    if (is_sign (self, comparisons[i].sign))
      {
        *op = comparisons[i].op;
        return TRUE;
      }
  return FALSE;
}

static gboolean
parse_comparison (Parser *self, guint16 *out, GError **error)
{
  guint place;
  TmFormulaOp op;
  guint16 other;

  if (!parse_sum (self, out, error))
    return FALSE;
  place = self->scanner.place;
  if (!find_comparison (self, &op))
    return TRUE;
  return advance (self, error) && parse_sum (self, &other, error)
         && add_pair (self, op, place, other, out, error);
}

/* Before a parenthesis it is a function, wherever it stands. */
static gboolean
is_not_operator (const Parser *self)
{
  const char *at = self->scanner.at;

  while (g_unichar_isspace (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return is_word (self, "not") && *at != '(';
}

static gboolean
parse_not (Parser *self, guint16 *out, GError **error)
{
  guint place = self->scanner.place;
  guint16 value;

  if (!is_not_operator (self))
    return parse_comparison (self, out, error);
  if (!descend (self, error) || !advance (self, error) || !parse_not (self, &value, error))
    return FALSE;
  self->depth--;
  if (!add_node (self, TM_FORMULA_NOT, place, 0, out, error))
    return FALSE;
  self->formula->nodes[*out].first = value;
  return TRUE;
}

static gboolean
parse_and (Parser *self, guint16 *out, GError **error)
{
  if (!parse_not (self, out, error))
    return FALSE;
  while (is_word (self, "and"))
    {
      guint place = self->scanner.place;
      guint16 other;

      if (!advance (self, error) || !parse_not (self, &other, error)
          || !add_pair (self, TM_FORMULA_AND, place, other, out, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_or (Parser *self, guint16 *out, GError **error)
{
  if (!parse_and (self, out, error))
    return FALSE;
  while (is_word (self, "or"))
    {
      guint place = self->scanner.place;
      guint16 other;

      if (!advance (self, error) || !parse_and (self, &other, error)
          || !add_pair (self, TM_FORMULA_OR, place, other, out, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse (Parser *self, GError **error)
{
  if (!advance (self, error) || !parse_or (self, &self->formula->root, error))
    return FALSE;
  return self->scanner.token == TM_FORMULA_TOKEN_END || fail_end (self, error);
}

/**
 * tm_formula_new:
 * @text: a formula, in UTF-8
 * @names: (array length=n_names) (nullable): what it may speak of, whatever the case of letters
 * @n_names: how many there are, at most %TM_FORMULA_MAX_NAMES
 * @error: return location for a [error@FormulaError]
 *
 * Reads a formula. Of several names that are the same, the first is meant.
 *
 * Returns: (transfer full) (nullable): the formula; %NULL if it cannot be read
 */
TmFormula *
tm_formula_new (const char *text, const char *const *names, guint n_names, GError **error)
{
  g_autoptr (TmFormula) formula = NULL;
  Parser self = { .scanner = { .text = text, .at = text }, .names = names, .n_names = n_names };
  gboolean is_read;

  g_return_val_if_fail (text != NULL && n_names <= TM_FORMULA_MAX_NAMES, NULL);

  if (strlen (text) > TM_FORMULA_MAX_LENGTH)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_LIMIT,
                   _ ("the formula is too long; accepted are at most %d bytes"),
                   TM_FORMULA_MAX_LENGTH);
      return NULL;
    }
  if (!g_utf8_validate (text, -1, NULL))
    {
      g_set_error_literal (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX,
                           _ ("the formula is not text in UTF-8"));
      return NULL;
    }
  self.formula = formula = g_new0 (TmFormula, 1);
  is_read = parse (&self, error);
  g_free (self.scanner.word);
  g_strfreev (self.folded_names);
  return is_read ? g_steal_pointer (&formula) : NULL;
}
