/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rolls as text: the canonical notation and the parsed tree. */

#include "tm-dice-private.h"

/* Operators that bind more tightly have a higher precedence. */
enum
{
  PRECEDENCE_SUM,
  PRECEDENCE_PRODUCT,
  PRECEDENCE_WHOLE,
};

static const struct
{
  const char *sign;
  const char *name;
  int precedence;
} kinds[] = {
  [TM_DICE_NUMBER] = { NULL, "number", PRECEDENCE_WHOLE },
  [TM_DICE_TERM] = { NULL, "dice", PRECEDENCE_WHOLE },
  [TM_DICE_GROUP] = { NULL, "group", PRECEDENCE_WHOLE },
  [TM_DICE_NEGATE] = { "-", "negate", PRECEDENCE_WHOLE },
  [TM_DICE_ADD] = { "+", "add", PRECEDENCE_SUM },
  [TM_DICE_SUBTRACT] = { "-", "subtract", PRECEDENCE_SUM },
  [TM_DICE_MULTIPLY] = { "*", "multiply", PRECEDENCE_PRODUCT },
  [TM_DICE_DIVIDE] = { "/", "divide", PRECEDENCE_PRODUCT },
};

static const char *const test_signs[] = {
  [TM_TEST_NONE] = "",
  [TM_TEST_EQUAL] = "=",
  [TM_TEST_NOT_EQUAL] = "<>",
  [TM_TEST_LESS] = "<",
  [TM_TEST_LESS_OR_EQUAL] = "<=",
  [TM_TEST_GREATER] = ">",
  [TM_TEST_GREATER_OR_EQUAL] = ">=",
};

/* @term is the one whose faces are tested, or NULL in a group. */
static void
append_test (GString *text, const TmTest *test, const TmDiceTerm *term)
{
  const char *name = term != NULL ? tm_dice_term_get_name (term, test->value) : NULL;

  g_string_append (text, test_signs[test->kind]);
  if (name != NULL)
    g_string_append (text, name);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, test->value);
}

static void
append_faces (GString *text, const TmDiceTerm *term)
{
  g_string_append_c (text, '{');
  for (guint i = 0; i < term->n_faces; i++)
    {
      const char *name = tm_dice_term_get_name (term, term->faces[i]);

      if (i > 0)
        g_string_append_c (text, ',');
      if (name != NULL)
        g_string_append (text, name);
      else
        g_string_append_printf (text, "%d", term->faces[i]);
    }
  g_string_append_c (text, '}');
}

static void
append_choice (GString *text, const TmChoice *choice, guint n_all, const TmDiceTerm *term)
{
  if (choice->n_kept < n_all)
    g_string_append_printf (text, "%s%u", choice->lowest ? "kl" : "kh", choice->n_kept);
  if (choice->success.kind != TM_TEST_NONE)
    append_test (text, &choice->success, term);
}

/* A bare exclamation mark means the highest face, but would swallow a success count behind it. */
static void
append_explosion (GString *text, const TmDiceTerm *term)
{
  gint32 lowest, highest;

  tm_dice_term_get_face_bounds (term, &lowest, &highest);
  g_string_append_c (text, '!');
  if (term->explode.kind != TM_TEST_EQUAL || term->explode.value != highest
      || term->choice.success.kind != TM_TEST_NONE)
    append_test (text, &term->explode, term);
}

static void
append_term (GString *text, const TmDiceTerm *term)
{
  if (term->n_dice > 1)
    g_string_append_printf (text, "%u", term->n_dice);
  g_string_append_c (text, 'd');
  if (term->faces != NULL)
    append_faces (text, term);
  else
    g_string_append_printf (text, "%u", term->n_faces);

  if (term->reroll.kind != TM_TEST_NONE)
    {
      g_string_append (text, term->reroll_once ? "ro" : "r");
      append_test (text, &term->reroll, term);
    }
  if (term->explode.kind != TM_TEST_NONE)
    append_explosion (text, term);
  append_choice (text, &term->choice, term->n_dice, term);
}

static void append_node (GString *text, const TmDiceNode *node, int precedence);

static void
append_group (GString *text, const TmDiceNode *node)
{
  g_string_append_c (text, '{');
  for (guint i = 0; i < node->children->len; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      append_node (text, tm_dice_node_get_child (node, i), PRECEDENCE_SUM);
    }
  g_string_append_c (text, '}');
  append_choice (text, &node->choice, node->children->len, NULL);
}

/* The right operand of equal precedence needs parentheses: 3-(2-1) is not 3-2-1. */
static void
append_operation (GString *text, const TmDiceNode *node)
{
  if (node->kind == TM_DICE_NEGATE)
    {
      g_string_append (text, kinds[node->kind].sign);
      append_node (text, tm_dice_node_get_child (node, 0), PRECEDENCE_WHOLE);
      return;
    }

  append_node (text, tm_dice_node_get_child (node, 0), kinds[node->kind].precedence);
  g_string_append (text, kinds[node->kind].sign);
  append_node (text, tm_dice_node_get_child (node, 1), kinds[node->kind].precedence + 1);
}

/* Puts a node into parentheses if it binds less tightly than @precedence. */
static void
append_node (GString *text, const TmDiceNode *node, int precedence)
{
  gboolean is_loose = kinds[node->kind].precedence < precedence;

  if (is_loose)
    g_string_append_c (text, '(');

  if (node->kind == TM_DICE_NUMBER)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, node->low);
  else if (node->kind == TM_DICE_TERM)
    append_term (text, node->term);
  else if (node->kind == TM_DICE_GROUP)
    append_group (text, node);
  else
    append_operation (text, node);

  if (is_loose)
    g_string_append_c (text, ')');
}

char *
tm_dice_node_dup_string (const TmDiceNode *node)
{
  GString *text = g_string_new (NULL);

  append_node (text, node, PRECEDENCE_SUM);

  return g_string_free (text, FALSE);
}

char *
tm_dice_term_dup_string (const TmDiceTerm *term)
{
  GString *text = g_string_new (NULL);

  append_term (text, term);

  return g_string_free (text, FALSE);
}

static void
append_tree (GString *text, const TmDiceNode *node, guint depth)
{
  g_string_append_printf (text, "%*s%s", (int) (2 * depth), "", kinds[node->kind].name);

  if (node->kind == TM_DICE_NUMBER || node->kind == TM_DICE_TERM)
    {
      g_autofree char *notation = tm_dice_node_dup_string (node);

      g_string_append_printf (text, " %s", notation);
    }
  else if (node->kind == TM_DICE_GROUP)
    {
      g_string_append_c (text, ' ');
      append_choice (text, &node->choice, node->children->len, NULL);
      if (text->str[text->len - 1] == ' ')
        g_string_truncate (text, text->len - 1);
    }
  g_string_append_c (text, '\n');

  for (guint i = 0; i < node->children->len; i++)
    append_tree (text, tm_dice_node_get_child (node, i), depth + 1);
}

/**
 * tm_dice_dup_string:
 * @self: a roll
 *
 * Writes a roll in the canonical notation: without spaces or needless parentheses, the dice before
 * their rerolls, explosions, keep and success count. Parsing it gives the same roll.
 *
 * Returns: (transfer full): the notation
 */
char *
tm_dice_dup_string (const TmDice *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tm_dice_node_dup_string (self->root);
}

/**
 * tm_dice_dup_tree:
 * @self: a roll
 *
 * Writes how a roll was understood: a line for each part, the operands of an operation below it and
 * indented by two more spaces. It is meant for checking a notation and is not translated.
 *
 * ```
 * add
 *   dice 4d6kh3
 *   number 2
 * ```
 *
 * Returns: (transfer full): the lines, each ended by a line feed
 */
char *
tm_dice_dup_tree (const TmDice *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  append_tree (text, self->root, 0);

  return g_string_free (text, FALSE);
}

/**
 * tm_dice_dup_term_string:
 * @self: a roll
 * @term: the number of a term, from 0
 *
 * Writes one term of dice in the canonical notation.
 *
 * Returns: (transfer full): the notation
 */
char *
tm_dice_dup_term_string (const TmDice *self, guint term)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (term < self->terms->len, NULL);

  return tm_dice_term_dup_string (g_ptr_array_index (self->terms, term));
}
