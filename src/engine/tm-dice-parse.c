/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A parser by recursive descent for dice notation:
 *
 *   sum      = product { ( "+" | "-" ) product }
 *   product  = factor { ( "*" | "/" ) factor }
 *   factor   = "-" factor | power
 *   power    = whole [ "^" whole ]                        both without dice
 *   whole    = NUMBER | dice | group | "(" sum ")"
 *   group    = "{" sum { "," sum } "}" { choice }
 *   dice     = [ NUMBER | "(" sum ")" ] "d" sides { modifier }
 *   sides    = NUMBER | "%" | "F" | "(" sum ")" | "{" face { "," face } "}"
 *   modifier = ( "r" | "ro" ) test | "!" [ test ] | choice
 *   choice   = ( "kh" | "k" | "kl" | "dh" | "dl" ) [ NUMBER ] | sign value
 *   test     = [ sign ] value
 *   sign     = "=" | "<>" | "<" | ">" | "<=" | ">="
 *   face     = INTEGER | NAME
 *   value    = INTEGER | NAME
 */

#include "tm-dice-parser.h"

#include <glib/gi18n.h>
#include <string.h>

/* Nodes */

/* Finds the bounds of a finished node. Gives NULL, and drops the node, if they are too far. */
TmDiceNode *
tm_dice_parser_finish_node (TmDiceParser *parser, const char *at, TmDiceNode *node)
{
  g_autofree char *most = NULL;

  if (tm_dice_node_find_bounds (node))
    return node;

  most = g_strdup_printf ("%" G_GINT64_FORMAT, TM_DICE_MAX_TOTAL);
  tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                       _ ("the total can get too large; totals go from −%s to %s"), most, most);
  tm_dice_node_free (node);

  return NULL;
}

/* A negative number is the negation of a positive one, as it is when written. */
static TmDiceNode *
new_number (gint64 number)
{
  TmDiceNode *node = tm_dice_node_new (number < 0 ? TM_DICE_NEGATE : TM_DICE_NUMBER);

  node->low = node->high = number;
  if (number < 0)
    g_ptr_array_add (node->children, new_number (-number));

  return node;
}

/* Takes the operands over. Gives NULL if one of them is NULL, that is, failed. */
static TmDiceNode *
new_operation (TmDiceParser *parser, const char *at, TmDiceKind kind, TmDiceNode *a, TmDiceNode *b)
{
  g_autoptr (TmDiceNode) left = a;
  g_autoptr (TmDiceNode) right = b;
  TmDiceNode *node;

  if (left == NULL || right == NULL)
    return NULL;

  if (kind == TM_DICE_DIVIDE && right->low <= 0 && right->high >= 0)
    {
      tm_dice_parser_fail (
          parser, at, TM_DICE_ERROR_DIVISION,
          _ ("this could divide by zero; a divisor has to be always above or always below 0"));
      return NULL;
    }

  node = tm_dice_node_new (kind);
  g_ptr_array_add (node->children, g_steal_pointer (&left));
  g_ptr_array_add (node->children, g_steal_pointer (&right));

  return tm_dice_parser_finish_node (parser, at, node);
}

static gboolean
has_dice (const TmDiceNode *node)
{
  for (guint i = 0; i < node->children->len; i++)
    if (has_dice (tm_dice_node_get_child (node, i)))
      return TRUE;

  return node->kind == TM_DICE_TERM;
}

/* Gives the number that a part without dice stands for. */
gboolean
tm_dice_parser_get_fixed (TmDiceParser *parser,
                          const char *at,
                          const TmDiceNode *node,
                          gint64 *number)
{
  *number = node->low;

  return !has_dice (node)
         || tm_dice_parser_fail (
             parser, at, TM_DICE_ERROR_MEANING,
             _ ("chance cannot decide here; expected a number or a sum of numbers"));
}

/* Groups and arithmetic */

static TmDiceNode *
parse_group (TmDiceParser *parser, const char *at)
{
  g_autoptr (TmDiceNode) node = tm_dice_node_new (TM_DICE_GROUP);
  gboolean found = TRUE;

  do
    {
      TmDiceNode *part = tm_dice_parser_read_sum (parser);

      if (part == NULL)
        return NULL;
      g_ptr_array_add (node->children, part);
    }
  while (tm_dice_parser_accept (parser, ","));

  if (!tm_dice_parser_expect (parser, "}", _ ("an operator, a comma or }")))
    return NULL;

  node->choice.n_kept = node->children->len;
  while (found)
    if (!tm_dice_parser_read_choice (parser, node->children->len, NULL, &node->choice, &found))
      return NULL;

  return tm_dice_parser_finish_node (parser, at, g_steal_pointer (&node));
}

static TmDiceNode *
parse_parentheses (TmDiceParser *parser)
{
  g_autoptr (TmDiceNode) node = tm_dice_parser_read_sum (parser);

  if (node == NULL || !tm_dice_parser_expect (parser, ")", _ ("an operator or )")))
    return NULL;

  return g_steal_pointer (&node);
}

/* A number or a sum in parentheses is a count if a “d” follows. */
static TmDiceNode *
parse_count_or_value (TmDiceParser *parser, const char *at, TmDiceNode *value)
{
  g_autoptr (TmDiceNode) node = value;
  gint64 n_dice;

  if (node == NULL || !tm_dice_parser_accept (parser, "d"))
    return g_steal_pointer (&node);
  if (!tm_dice_parser_get_fixed (parser, at, node, &n_dice))
    return NULL;

  return tm_dice_parser_read_dice (parser, at, n_dice);
}

static TmDiceNode *
parse_whole (TmDiceParser *parser)
{
  const char *start;
  gint64 number;

  tm_dice_parser_skip_space (parser);
  start = parser->at;
  if (g_ascii_isdigit (*start))
    return tm_dice_parser_read_number (parser, &number)
               ? parse_count_or_value (parser, start, new_number (number))
               : NULL;
  if (tm_dice_parser_accept (parser, "("))
    return parse_count_or_value (parser, start, parse_parentheses (parser));
  if (tm_dice_parser_accept (parser, "{"))
    return parse_group (parser, start);
  if (tm_dice_parser_accept (parser, "d"))
    return tm_dice_parser_read_dice (parser, start, 1);

  tm_dice_parser_fail_unexpected (parser, _ ("a number, dice such as 2d6, ( or {"));
  return NULL;
}

/* Raises a number to a power, both within the numbers that can be written. */
static TmDiceNode *
new_power (TmDiceParser *parser, const char *at, const TmDiceNode *base, const TmDiceNode *exponent)
{
  gint64 factor, n_factors;
  gint64 product = 1;

  if (!tm_dice_parser_get_fixed (parser, at, base, &factor)
      || !tm_dice_parser_get_fixed (parser, at, exponent, &n_factors))
    return NULL;

  /* Products of 0, 1 and −1 stay small for ever: more factors only change the sign. */
  if (ABS (factor) <= 1)
    n_factors = n_factors > 1 ? 2 + n_factors % 2 : n_factors;

  for (gint64 i = 0; i < n_factors && ABS (product) <= TM_DICE_MAX_NUMBER; i++)
    if (__builtin_mul_overflow (product, factor, &product))
      product = G_MAXINT64;

  if (n_factors < 0 || ABS (product) > TM_DICE_MAX_NUMBER)
    {
      tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                           _ ("the power is too large or not whole; powers go up to %d"),
                           TM_DICE_MAX_NUMBER);
      return NULL;
    }

  return new_number (product);
}

static TmDiceNode *
parse_power (TmDiceParser *parser)
{
  g_autoptr (TmDiceNode) base = NULL;
  g_autoptr (TmDiceNode) exponent = NULL;
  const char *start;

  tm_dice_parser_skip_space (parser);
  start = parser->at;
  base = parse_whole (parser);
  if (base == NULL || !tm_dice_parser_accept (parser, "^"))
    return g_steal_pointer (&base);

  exponent = parse_whole (parser);

  return exponent != NULL ? new_power (parser, start, base, exponent) : NULL;
}

/* Parentheses, braces and minus signs nest; this is where each level is counted, the outermost as
 * level 0. */
static TmDiceNode *
parse_factor (TmDiceParser *parser)
{
  g_autoptr (TmDiceNode) node = NULL;
  const char *start;

  tm_dice_parser_skip_space (parser);
  start = parser->at;
  if (parser->depth > TM_DICE_MAX_NESTING)
    {
      tm_dice_parser_fail (
          parser, start, TM_DICE_ERROR_LIMIT,
          _ ("too much inside each other; parentheses and braces nest up to %d deep"),
          TM_DICE_MAX_NESTING);
      return NULL;
    }

  parser->depth++;
  if (tm_dice_parser_accept (parser, "-"))
    {
      TmDiceNode *operand = parse_factor (parser);

      if (operand != NULL)
        {
          node = tm_dice_node_new (TM_DICE_NEGATE);
          g_ptr_array_add (node->children, operand);
          node = tm_dice_parser_finish_node (parser, start, g_steal_pointer (&node));
        }
    }
  else
    node = parse_power (parser);
  parser->depth--;

  return g_steal_pointer (&node);
}

static TmDiceNode *
parse_product (TmDiceParser *parser)
{
  TmDiceNode *node = parse_factor (parser);

  while (node != NULL)
    {
      const char *at;

      tm_dice_parser_skip_space (parser);
      at = parser->at;
      if (tm_dice_parser_accept (parser, "*"))
        node = new_operation (parser, at, TM_DICE_MULTIPLY, node, parse_factor (parser));
      else if (tm_dice_parser_accept (parser, "/"))
        node = new_operation (parser, at, TM_DICE_DIVIDE, node, parse_factor (parser));
      else
        break;
    }

  return node;
}

TmDiceNode *
tm_dice_parser_read_sum (TmDiceParser *parser)
{
  TmDiceNode *node = parse_product (parser);

  while (node != NULL)
    {
      const char *at;

      tm_dice_parser_skip_space (parser);
      at = parser->at;
      if (tm_dice_parser_accept (parser, "+"))
        node = new_operation (parser, at, TM_DICE_ADD, node, parse_product (parser));
      else if (tm_dice_parser_accept (parser, "-"))
        node = new_operation (parser, at, TM_DICE_SUBTRACT, node, parse_product (parser));
      else
        break;
    }

  return node;
}

static gboolean
check_text (TmDiceParser *parser)
{
  const char *end;

  if (!g_utf8_validate (parser->text, -1, &end))
    {
      g_set_error (parser->error, TM_DICE_ERROR, TM_DICE_ERROR_SYNTAX,
                   _ ("Byte %d: the roll is not valid UTF-8 text"), (int) (end - parser->text) + 1);
      return FALSE;
    }

  if (strlen (parser->text) > TM_DICE_MAX_LENGTH)
    return tm_dice_parser_fail (parser, parser->text, TM_DICE_ERROR_LIMIT,
                                _ ("the roll is too long; it may have up to %d bytes"),
                                TM_DICE_MAX_LENGTH);

  return TRUE;
}

/**
 * tm_dice_parse:
 * @notation: a roll in the notation of `docs/dice-notation.md`
 * @error: return location for an error in %TM_DICE_ERROR
 *
 * Reads dice notation. The error is one line for people: where in the notation, what is wrong there,
 * and what would be accepted.
 *
 * Returns: (transfer full) (nullable): the roll, or %NULL if it is refused
 */
TmDice *
tm_dice_parse (const char *notation, GError **error)
{
  g_autoptr (GPtrArray) terms = g_ptr_array_new ();
  TmDiceParser parser = { .text = notation, .at = notation, .terms = terms, .error = error };
  g_autoptr (TmDiceNode) root = NULL;
  TmDice *self;

  g_return_val_if_fail (notation != NULL, NULL);

  if (!check_text (&parser))
    return NULL;

  root = tm_dice_parser_read_sum (&parser);
  if (root == NULL)
    return NULL;
  if (tm_dice_parser_peek (&parser) != '\0')
    {
      tm_dice_parser_fail_unexpected (&parser, _ ("an operator, a modifier or the end"));
      return NULL;
    }

  self = g_new0 (TmDice, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->root = g_steal_pointer (&root);
  self->terms = g_steal_pointer (&terms);

  return self;
}
