/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-formula-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (tm-formula-error-quark, tm_formula_error)

/* Everything is reckoned in 64 bits, and every step is kept within 32: no product of two steps can
 * leave 64 bits, and an intermediate result that is too large is told where it arises. */

static gboolean evaluate_node (
    const TmFormula *self, guint16 index, const gint32 *values, gint64 *result, GError **error);

static gboolean
check_size (const TmFormulaNode *node, gint64 value, gint64 *result, GError **error)
{
  if (value < G_MININT32 || value > G_MAXINT32)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_VALUE,
                   _ ("character %u: the number is too large; accepted is %d to %d"), node->place,
                   G_MININT32, G_MAXINT32);
      return FALSE;
    }
  *result = value;
  return TRUE;
}

/* Rounds towards minus infinity: -7 / 2 is -4. */
static gint64
divide_down (gint64 value, gint64 by)
{
  return value / by - (value % by != 0 && (value < 0) != (by < 0));
}

static gboolean
divide (const TmFormulaNode *node, gint64 value, gint64 by, gint64 *result, GError **error)
{
  if (by == 0)
    {
      g_set_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_VALUE,
                   _ ("character %u: nothing can be divided by 0"), node->place);
      return FALSE;
    }
  return check_size (
      node, node->op == TM_FORMULA_DIVIDE_UP ? -divide_down (-value, by) : divide_down (value, by),
      result, error);
}

static gboolean
combine (const TmFormulaNode *node, gint64 one, gint64 other, gint64 *result, GError **error)
{
  switch (node->op)
    {
    case TM_FORMULA_ADD:
      return check_size (node, one + other, result, error);
    case TM_FORMULA_SUBTRACT:
      return check_size (node, one - other, result, error);
    case TM_FORMULA_MULTIPLY:
      return check_size (node, one * other, result, error);
    case TM_FORMULA_DIVIDE:
    case TM_FORMULA_DIVIDE_DOWN:
    case TM_FORMULA_DIVIDE_UP:
      return divide (node, one, other, result, error);
    case TM_FORMULA_EQUAL:
      *result = one == other;
      return TRUE;
    case TM_FORMULA_UNEQUAL:
      *result = one != other;
      return TRUE;
    case TM_FORMULA_LESS:
      *result = one < other;
      return TRUE;
    case TM_FORMULA_AT_MOST:
      *result = one <= other;
      return TRUE;
    case TM_FORMULA_MORE:
      *result = one > other;
      return TRUE;
    case TM_FORMULA_AT_LEAST:
      *result = one >= other;
      return TRUE;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
evaluate_pair (const TmFormula *self,
               const TmFormulaNode *node,
               const gint32 *values,
               gint64 *result,
               GError **error)
{
  gint64 one, other;

  return evaluate_node (self, node->first, values, &one, error)
         && evaluate_node (self, self->nodes[node->first].next, values, &other, error)
         && combine (node, one, other, result, error);
}

/* The second part is left alone where the first one settles it. */
static gboolean
evaluate_logic (const TmFormula *self,
                const TmFormulaNode *node,
                const gint32 *values,
                gint64 *result,
                GError **error)
{
  gboolean settles = node->op == TM_FORMULA_OR;
  gint64 value = 0;

  for (guint16 child = node->first; child != TM_FORMULA_NONE; child = self->nodes[child].next)
    {
      if (!evaluate_node (self, child, values, &value, error))
        return FALSE;
      if ((value != 0) == settles)
        {
          *result = settles;
          return TRUE;
        }
    }
  *result = !settles;
  return TRUE;
}

static gboolean
evaluate_if (const TmFormula *self,
             const TmFormulaNode *node,
             const gint32 *values,
             gint64 *result,
             GError **error)
{
  guint16 then = self->nodes[node->first].next;
  gint64 condition;

  if (!evaluate_node (self, node->first, values, &condition, error))
    return FALSE;
  return evaluate_node (self, condition != 0 ? then : self->nodes[then].next, values, result,
                        error);
}

static gboolean
evaluate_many (const TmFormula *self,
               const TmFormulaNode *node,
               const gint32 *values,
               gint64 *result,
               GError **error)
{
  gboolean is_first = TRUE;
  gint64 all = 0;

  for (guint16 child = node->first; child != TM_FORMULA_NONE; child = self->nodes[child].next)
    {
      gint64 value;

      if (!evaluate_node (self, child, values, &value, error))
        return FALSE;
      if (node->op == TM_FORMULA_SUM)
        all += value;
      else if (node->op == TM_FORMULA_COUNT)
        all += value != 0;
      else if (is_first)
        all = value;
      else
        all = node->op == TM_FORMULA_MIN ? MIN (all, value) : MAX (all, value);
      is_first = FALSE;
    }
  return check_size (node, all, result, error);
}

static gboolean
evaluate_single (const TmFormula *self,
                 const TmFormulaNode *node,
                 const gint32 *values,
                 gint64 *result,
                 GError **error)
{
  gint64 value;

  if (!evaluate_node (self, node->first, values, &value, error))
    return FALSE;
  if (node->op == TM_FORMULA_NOT)
    return check_size (node, value == 0, result, error);
  return check_size (node, node->op == TM_FORMULA_ABS ? ABS (value) : -value, result, error);
}

static gboolean
evaluate_node (
    const TmFormula *self, guint16 index, const gint32 *values, gint64 *result, GError **error)
{
  const TmFormulaNode *node = &self->nodes[index];

  switch (node->op)
    {
    case TM_FORMULA_NUMBER:
      *result = node->number;
      return TRUE;
    case TM_FORMULA_NAME:
      g_assert (values != NULL);
      *result = values[node->number];
      return TRUE;
    case TM_FORMULA_NEGATE:
    case TM_FORMULA_NOT:
    case TM_FORMULA_ABS:
      return evaluate_single (self, node, values, result, error);
    case TM_FORMULA_AND:
    case TM_FORMULA_OR:
      return evaluate_logic (self, node, values, result, error);
    case TM_FORMULA_IF:
      return evaluate_if (self, node, values, result, error);
    case TM_FORMULA_SUM:
    case TM_FORMULA_MIN:
    case TM_FORMULA_MAX:
    case TM_FORMULA_COUNT:
      return evaluate_many (self, node, values, result, error);
    default:
      return evaluate_pair (self, node, values, result, error);
    }
}

/**
 * tm_formula_free:
 * @self: (transfer full): a formula
 *
 * Frees the formula.
 */
void
tm_formula_free (TmFormula *self)
{
  g_free (self);
}

/**
 * tm_formula_get_uses:
 * @self: a formula
 *
 * Finds out which of the names it was read with it speaks of.
 *
 * Returns: set of names: bit 0 for the first
 */
guint64
tm_formula_get_uses (const TmFormula *self)
{
  guint64 uses = 0;

  for (guint i = 0; i < self->n_nodes; i++)
    if (self->nodes[i].op == TM_FORMULA_NAME)
      uses |= G_GUINT64_CONSTANT (1) << self->nodes[i].number;
  return uses;
}

/**
 * tm_formula_evaluate:
 * @self: a formula
 * @values: (array): a value for each of the names it was read with; may be %NULL if it uses none
 * @result: (out): its value; untouched if it has none
 * @error: return location for a %TM_FORMULA_ERROR_VALUE
 *
 * Works a formula out. Numbers are whole, a division rounds towards minus infinity, and no step may
 * leave 32 bits. A comparison that holds is 1, one that does not is 0.
 *
 * Returns: whether it has a value
 */
gboolean
tm_formula_evaluate (const TmFormula *self, const gint32 *values, gint32 *result, GError **error)
{
  gint64 value;

  if (!evaluate_node (self, self->root, values, &value, error))
    return FALSE;
  *result = (gint32) value;
  return TRUE;
}

/**
 * tm_formula_evaluate_text:
 * @text: plain arithmetic, such as "3+6+2"
 * @result: (out): its value; untouched if it has none
 * @error: return location for a [error@FormulaError]
 *
 * Reads and works out a formula that knows no names, as it is typed into a cell.
 *
 * Returns: whether it has a value
 */
gboolean
tm_formula_evaluate_text (const char *text, gint32 *result, GError **error)
{
  g_autoptr (TmFormula) formula = tm_formula_new (text, NULL, 0, error);

  return formula != NULL && tm_formula_evaluate (formula, NULL, result, error);
}
