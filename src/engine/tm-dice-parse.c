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
 *   sign     = "=" | "<" | ">" | "<=" | ">="
 *   face     = INTEGER | NAME
 *   value    = INTEGER | NAME
 */

#include "tm-dice-private.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  const char *text;
  const char *at; /* what is read next */
  guint depth;
  guint n_dice;
  double n_throws;
  GPtrArray *terms;
  GError **error;
} Parser;

static TmDiceNode *parse_sum (Parser *parser);

/* Errors and tokens */

/* Every error is one line: where, what, and what would be accepted. Gives FALSE. */
static gboolean G_GNUC_PRINTF (4, 5)
fail (Parser *parser, const char *at, TmDiceError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  /* Translators: where in a dice notation, and what is wrong there */
  g_set_error (parser->error, TM_DICE_ERROR, code, _("Column %d: %s"),
               (int) g_utf8_pointer_to_offset (parser->text, at) + 1, message);

  return FALSE;
}

static void
skip_space (Parser *parser)
{
  while (g_ascii_isspace (*parser->at))
    parser->at++;
}

static char
peek (Parser *parser)
{
  skip_space (parser);

  return g_ascii_tolower (*parser->at);
}

/* Goes past @token, of lowercase letters or signs, if it comes next. */
static gboolean
accept (Parser *parser, const char *token)
{
  gsize length = strlen (token);

  skip_space (parser);
  if (g_ascii_strncasecmp (parser->at, token, length) != 0)
    return FALSE;

  parser->at += length;
  return TRUE;
}

static gboolean
fail_unexpected (Parser *parser, const char *expected)
{
  g_autofree char *rest = NULL;

  skip_space (parser);
  if (*parser->at == '\0')
    return fail (parser, parser->at, TM_DICE_ERROR_SYNTAX,
                 /* Translators: %s lists signs of dice notation */
                 _("the roll ends too early; expected %s"), expected);

  rest = g_utf8_substring (parser->at, 0, 1);

  return fail (parser, parser->at, TM_DICE_ERROR_SYNTAX,
               /* Translators: the first %s is a character, the second lists signs */
               _("“%s” does not belong here; expected %s"), rest, expected);
}

static gboolean
expect (Parser *parser, const char *token, const char *expected)
{
  return accept (parser, token) || fail_unexpected (parser, expected);
}

static gboolean
read_number (Parser *parser, gint64 *number)
{
  const char *start;

  if (!g_ascii_isdigit (peek (parser)))
    return fail_unexpected (parser, _("a number"));

  *number = 0;
  for (start = parser->at; g_ascii_isdigit (*parser->at); parser->at++)
    {
      *number = *number * 10 + g_ascii_digit_value (*parser->at);
      if (*number > TM_DICE_MAX_NUMBER)
        return fail (parser, start, TM_DICE_ERROR_LIMIT,
                     _("the number is too large; numbers go up to %d"), TM_DICE_MAX_NUMBER);
    }

  return TRUE;
}

static gboolean
read_integer (Parser *parser, gint64 *number)
{
  gboolean is_negative = accept (parser, "-");

  if (!read_number (parser, number))
    return FALSE;
  if (is_negative)
    *number = -*number;

  return TRUE;
}

static gboolean
is_name_start (const char *at)
{
  return g_unichar_isalpha (g_utf8_get_char (at));
}

/* A name begins with a letter and goes on with letters, digits, hyphens and underscores. */
static char *
read_name (Parser *parser)
{
  const char *start = parser->at;

  while (g_unichar_isalnum (g_utf8_get_char (parser->at)) || *parser->at == '_'
         || *parser->at == '-')
    parser->at = g_utf8_next_char (parser->at);

  return g_strndup (start, (gsize) (parser->at - start));
}

/* Nodes */

/* Finds the bounds of a finished node. Gives NULL, and drops the node, if they are too far. */
static TmDiceNode *
finish_node (Parser *parser, const char *at, TmDiceNode *node)
{
  if (tm_dice_node_find_bounds (node))
    return node;

  fail (parser, at, TM_DICE_ERROR_LIMIT,
        _("the total can get too large; totals go from −%" G_GINT64_FORMAT
          " to %" G_GINT64_FORMAT),
        TM_DICE_MAX_TOTAL, TM_DICE_MAX_TOTAL);
  tm_dice_node_free (node);

  return NULL;
}

static TmDiceNode *
new_number (gint64 number)
{
  TmDiceNode *node = tm_dice_node_new (TM_DICE_NUMBER);

  node->low = node->high = number;

  return node;
}

/* Takes the operands over. Gives NULL if one of them is NULL, that is, failed. */
static TmDiceNode *
new_operation (Parser *parser, const char *at, TmDiceKind kind, TmDiceNode *a, TmDiceNode *b)
{
  g_autoptr (TmDiceNode) left = a;
  g_autoptr (TmDiceNode) right = b;
  TmDiceNode *node;

  if (left == NULL || right == NULL)
    return NULL;

  if (kind == TM_DICE_DIVIDE && right->low <= 0 && right->high >= 0)
    {
      fail (parser, at, TM_DICE_ERROR_DIVISION,
            _("this could divide by zero; a divisor has to be always above or always below 0"));
      return NULL;
    }

  node = tm_dice_node_new (kind);
  g_ptr_array_add (node->children, g_steal_pointer (&left));
  g_ptr_array_add (node->children, g_steal_pointer (&right));

  return finish_node (parser, at, node);
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
static gboolean
get_fixed (Parser *parser, const char *at, const TmDiceNode *node, gint64 *number)
{
  *number = node->low;

  return !has_dice (node)
         || fail (parser, at, TM_DICE_ERROR_MEANING,
                  _("chance cannot decide here; expected a number or a sum of numbers"));
}

/* Tests, keep and drop */

static gboolean
read_sign (Parser *parser, TmTestKind *kind)
{
  static const struct
  {
    const char *sign;
    TmTestKind kind;
  } signs[] = {
    { "<=", TM_TEST_LESS_OR_EQUAL }, { ">=", TM_TEST_GREATER_OR_EQUAL },
    { "<", TM_TEST_LESS },           { ">", TM_TEST_GREATER },
    { "=", TM_TEST_EQUAL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (accept (parser, signs[i].sign))
      {
        *kind = signs[i].kind;
        return TRUE;
      }

  return FALSE;
}

/* Reads the name of a face of @term as its value. */
static gboolean
read_face_name (Parser *parser, const TmDiceTerm *term, TmTest *test)
{
  const char *start = parser->at;
  g_autofree char *name = NULL;
  guint index;

  if (test->kind != TM_TEST_EQUAL || !is_name_start (start))
    return fail (parser, start, TM_DICE_ERROR_MEANING,
                 _("the faces have names; expected = and one of the names"));

  name = read_name (parser);
  if (!g_ptr_array_find_with_equal_func (term->names, name, g_str_equal, &index))
    return fail (parser, start, TM_DICE_ERROR_MEANING,
                 _("no face has the name “%s”; expected one of the names in the braces"), name);

  test->value = (gint64) index + 1;
  return TRUE;
}

/* @term is the one whose faces are tested, or NULL in a group. A missing sign means equal. */
static gboolean
parse_test (Parser *parser, const TmDiceTerm *term, TmTest *test)
{
  test->kind = TM_TEST_EQUAL;
  read_sign (parser, &test->kind);
  skip_space (parser);

  if (term != NULL && term->names != NULL)
    return read_face_name (parser, term, test);

  return read_integer (parser, &test->value);
}

static gboolean
parse_keep (Parser *parser, guint n_all, gboolean keeps, gboolean highest, TmChoice *choice)
{
  const char *start = parser->at;
  gint64 number = 1;
  gint64 n_kept;

  if (choice->n_kept < n_all)
    return fail (parser, start, TM_DICE_ERROR_MEANING,
                 _("a second keep or drop; only one is accepted"));
  if (g_ascii_isdigit (peek (parser)) && !read_number (parser, &number))
    return FALSE;

  n_kept = keeps ? number : n_all - number;
  if (n_kept < 1 || n_kept > n_all)
    return fail (parser, start, TM_DICE_ERROR_MEANING,
                 _("there are %u to choose from; 1 to %u of them can be kept"), n_all, n_all);

  choice->n_kept = (guint) n_kept;
  choice->lowest = keeps != highest;
  return TRUE;
}

/* Reads a keep, a drop or a success count. @found tells whether there was one. */
static gboolean
parse_choice (Parser *parser,
              guint n_all,
              const TmDiceTerm *term,
              TmChoice *choice,
              gboolean *found)
{
  static const struct
  {
    const char *token;
    gboolean keeps;
    gboolean highest;
  } keeps[] = {
    { "kh", TRUE, TRUE },   { "kl", TRUE, FALSE },  { "k", TRUE, TRUE },
    { "dh", FALSE, TRUE },  { "dl", FALSE, FALSE },
  };

  *found = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keeps); i++)
    if (accept (parser, keeps[i].token))
      return parse_keep (parser, n_all, keeps[i].keeps, keeps[i].highest, choice);

  *found = strchr ("<=>", peek (parser)) != NULL && *parser->at != '\0';
  if (*found && choice->success.kind != TM_TEST_NONE)
    return fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                 _("a second success count; only one is accepted"));

  return !*found || parse_test (parser, term, &choice->success);
}

/* Dice */

/* Reads a face: a number, or a name that gets the next number unless it was there before. */
static gboolean
parse_face (Parser *parser, TmDiceTerm *term, GArray *faces)
{
  const char *start;
  gint64 value;
  gint32 face;
  gboolean is_name;

  skip_space (parser);
  start = parser->at;
  is_name = is_name_start (start);
  if (faces->len > 0 && is_name != (term->names != NULL))
    return fail (parser, start, TM_DICE_ERROR_MEANING,
                 _("names and numbers are mixed; the faces of a die are all names or all numbers"));

  if (is_name)
    {
      g_autofree char *name = read_name (parser);
      guint index;

      if (term->names == NULL)
        term->names = g_ptr_array_new_with_free_func (g_free);
      if (!g_ptr_array_find_with_equal_func (term->names, name, g_str_equal, &index))
        {
          index = term->names->len;
          g_ptr_array_add (term->names, g_steal_pointer (&name));
        }
      value = (gint64) index + 1;
    }
  else if (*start != '-' && !g_ascii_isdigit (*start))
    return fail_unexpected (parser, _("a number or a name"));
  else if (!read_integer (parser, &value))
    return FALSE;

  if (ABS (value) > TM_DICE_MAX_FACES)
    return fail (parser, start, TM_DICE_ERROR_LIMIT,
                 _("the face is too large; faces go from −%d to %d"), TM_DICE_MAX_FACES,
                 TM_DICE_MAX_FACES);

  face = (gint32) value;
  g_array_append_val (faces, face);
  return TRUE;
}

static gboolean
parse_own_faces (Parser *parser, TmDiceTerm *term)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (gint32));

  do
    if (!parse_face (parser, term, faces))
      return FALSE;
  while (accept (parser, ","));

  term->n_faces = faces->len;
  term->faces = (gint32 *) g_array_free (g_steal_pointer (&faces), FALSE);

  return expect (parser, "}", _("a comma or }"));
}

static void
set_fate_faces (TmDiceTerm *term)
{
  static const gint32 faces[] = { -1, 0, 1 };

  term->n_faces = G_N_ELEMENTS (faces);
  term->faces = g_memdup2 (faces, sizeof faces);
}

static gboolean
parse_number_of_faces (Parser *parser, gint64 *n_faces)
{
  const char *start = parser->at;

  if (accept (parser, "("))
    {
      g_autoptr (TmDiceNode) node = parse_sum (parser);

      return node != NULL && expect (parser, ")", _("an operator or )"))
             && get_fixed (parser, start, node, n_faces);
    }

  if (!g_ascii_isdigit (*start))
    return fail_unexpected (parser, _("a number of faces, %, F or faces in braces"));

  return read_number (parser, n_faces);
}

static gboolean
parse_sides (Parser *parser, TmDiceTerm *term)
{
  const char *start;
  gint64 n_faces = 100;

  skip_space (parser);
  start = parser->at;
  if (accept (parser, "{"))
    return parse_own_faces (parser, term);
  if (accept (parser, "f"))
    {
      set_fate_faces (term);
      return TRUE;
    }
  if (!accept (parser, "%") && !parse_number_of_faces (parser, &n_faces))
    return FALSE;

  if (n_faces < 1 || n_faces > TM_DICE_MAX_FACES)
    return fail (parser, start, TM_DICE_ERROR_LIMIT,
                 _("a die with %" G_GINT64_FORMAT " faces; a die has 1 to %d faces"), n_faces,
                 TM_DICE_MAX_FACES);

  term->n_faces = (guint) n_faces;
  return TRUE;
}

static gboolean
parse_reroll (Parser *parser, TmDiceTerm *term, gboolean once)
{
  if (term->reroll.kind != TM_TEST_NONE)
    return fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                 _("a second reroll; only one is accepted"));

  term->reroll_once = once;

  return parse_test (parser, term, &term->reroll);
}

/* Without a test, @defaults is set: the highest face is known when all modifiers are read. */
static gboolean
parse_explosion (Parser *parser, TmDiceTerm *term, gboolean *defaults)
{
  if (term->explode.kind != TM_TEST_NONE)
    return fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                 _("a second explosion; only one is accepted"));

  *defaults = strchr ("<=>0123456789", peek (parser)) == NULL || *parser->at == '\0';
  term->explode.kind = TM_TEST_EQUAL;

  return *defaults || parse_test (parser, term, &term->explode);
}

static gboolean
parse_modifiers (Parser *parser, TmDiceTerm *term)
{
  gboolean explodes_on_highest = FALSE;
  gboolean found = TRUE;

  while (found)
    {
      gboolean is_fine;

      if (accept (parser, "ro"))
        is_fine = parse_reroll (parser, term, TRUE);
      else if (accept (parser, "r"))
        is_fine = parse_reroll (parser, term, FALSE);
      else if (accept (parser, "!"))
        is_fine = parse_explosion (parser, term, &explodes_on_highest);
      else
        is_fine = parse_choice (parser, term->n_dice, term, &term->choice, &found);

      if (!is_fine)
        return FALSE;
    }

  if (explodes_on_highest)
    {
      gint32 lowest, highest;

      tm_dice_term_get_face_bounds (term, &lowest, &highest);
      term->explode.value = highest;
    }

  return TRUE;
}

/* Refuses what would, or nearly would, go on for ever. */
static gboolean
check_repeats (Parser *parser, const char *at, const TmDiceTerm *term)
{
  const double most = TM_DICE_MAX_REPEAT_PERCENT / 100.0;
  double reroll_share = term->reroll_once ? 0 : tm_dice_term_get_reroll_share (term);
  double explode_share = tm_dice_term_get_explode_share (term);

  if (reroll_share >= 1)
    return fail (parser, at, TM_DICE_ERROR_ENDLESS,
                 _("every face is rerolled, which never ends; at most %d in 100 faces can be"),
                 TM_DICE_MAX_REPEAT_PERCENT);
  if (explode_share >= 1)
    return fail (parser, at, TM_DICE_ERROR_ENDLESS,
                 _("every face explodes, which never ends; at most %d in 100 faces can"),
                 TM_DICE_MAX_REPEAT_PERCENT);
  if (reroll_share > most || explode_share > most)
    return fail (parser, at, TM_DICE_ERROR_LIMIT,
                 _("too many faces are rerolled or explode; at most %d in 100 can"),
                 TM_DICE_MAX_REPEAT_PERCENT);

  return TRUE;
}

static gboolean
check_term (Parser *parser, const char *at, const TmDiceTerm *term)
{
  if (term->explode.kind != TM_TEST_NONE && term->choice.success.kind != TM_TEST_NONE
      && term->choice.n_kept < term->n_dice)
    return fail (parser, at, TM_DICE_ERROR_MEANING,
                 _("explosions, a keep or drop and a success count; two of the three can be used"));

  if (!check_repeats (parser, at, term))
    return FALSE;

  parser->n_throws += term->n_dice * tm_dice_term_get_mean_throws (term);
  if (parser->n_throws > TM_DICE_MAX_THROWS)
    return fail (parser, at, TM_DICE_ERROR_LIMIT,
                 _("the roll takes some %.0f throws; at most %d are accepted"), parser->n_throws,
                 TM_DICE_MAX_THROWS);

  return TRUE;
}

static gboolean
check_count (Parser *parser, const char *at, gint64 n_dice)
{
  if (n_dice < 1 || n_dice > TM_DICE_MAX_IN_TERM)
    return fail (parser, at, TM_DICE_ERROR_LIMIT,
                 _("%" G_GINT64_FORMAT " dice in one term; a term has 1 to %d dice"), n_dice,
                 TM_DICE_MAX_IN_TERM);

  parser->n_dice += (guint) n_dice;
  if (parser->n_dice > TM_DICE_MAX_IN_ALL)
    return fail (parser, at, TM_DICE_ERROR_LIMIT,
                 _("%u dice up to here; a whole roll has at most %d dice"), parser->n_dice,
                 TM_DICE_MAX_IN_ALL);

  return TRUE;
}

/* Reads what follows the “d”; @at is where the term begins. */
static TmDiceNode *
parse_dice (Parser *parser, const char *at, gint64 n_dice)
{
  g_autoptr (TmDiceNode) node = tm_dice_node_new (TM_DICE_TERM);

  if (!check_count (parser, at, n_dice))
    return NULL;

  node->term->n_dice = node->term->choice.n_kept = (guint) n_dice;
  if (!parse_sides (parser, node->term) || !parse_modifiers (parser, node->term)
      || !check_term (parser, at, node->term))
    return NULL;

  node->term->index = parser->terms->len;
  g_ptr_array_add (parser->terms, node->term);

  return finish_node (parser, at, g_steal_pointer (&node));
}

/* Everything else */

static TmDiceNode *
parse_group (Parser *parser, const char *at)
{
  g_autoptr (TmDiceNode) node = tm_dice_node_new (TM_DICE_GROUP);
  gboolean found = TRUE;

  do
    {
      TmDiceNode *part = parse_sum (parser);

      if (part == NULL)
        return NULL;
      g_ptr_array_add (node->children, part);
    }
  while (accept (parser, ","));

  if (!expect (parser, "}", _("an operator, a comma or }")))
    return NULL;

  node->choice.n_kept = node->children->len;
  while (found)
    if (!parse_choice (parser, node->children->len, NULL, &node->choice, &found))
      return NULL;

  return finish_node (parser, at, g_steal_pointer (&node));
}

static TmDiceNode *
parse_parentheses (Parser *parser)
{
  g_autoptr (TmDiceNode) node = parse_sum (parser);

  if (node == NULL || !expect (parser, ")", _("an operator or )")))
    return NULL;

  return g_steal_pointer (&node);
}

/* A number or a sum in parentheses is a count if a “d” follows. */
static TmDiceNode *
parse_count_or_value (Parser *parser, const char *at, TmDiceNode *value)
{
  g_autoptr (TmDiceNode) node = value;
  gint64 n_dice;

  if (node == NULL || !accept (parser, "d"))
    return g_steal_pointer (&node);
  if (!get_fixed (parser, at, node, &n_dice))
    return NULL;

  return parse_dice (parser, at, n_dice);
}

static TmDiceNode *
parse_whole (Parser *parser)
{
  const char *start;
  gint64 number;

  skip_space (parser);
  start = parser->at;
  if (g_ascii_isdigit (*start))
    return read_number (parser, &number) ? parse_count_or_value (parser, start, new_number (number))
                                         : NULL;
  if (accept (parser, "("))
    return parse_count_or_value (parser, start, parse_parentheses (parser));
  if (accept (parser, "{"))
    return parse_group (parser, start);
  if (accept (parser, "d"))
    return parse_dice (parser, start, 1);

  fail_unexpected (parser, _("a number, dice such as 2d6, ( or {"));
  return NULL;
}

/* Raises a number to a power, both within the numbers that can be written. */
static TmDiceNode *
new_power (Parser *parser, const char *at, const TmDiceNode *base, const TmDiceNode *exponent)
{
  gint64 factor, n_factors;
  gint64 product = 1;

  if (!get_fixed (parser, at, base, &factor) || !get_fixed (parser, at, exponent, &n_factors))
    return NULL;

  /* Products of 0, 1 and −1 stay small for ever: more factors only change the sign. */
  if (ABS (factor) <= 1)
    n_factors = n_factors > 1 ? 2 + n_factors % 2 : n_factors;

  for (gint64 i = 0; i < n_factors && ABS (product) <= TM_DICE_MAX_NUMBER; i++)
    if (__builtin_mul_overflow (product, factor, &product))
      product = G_MAXINT64;

  if (n_factors < 0 || ABS (product) > TM_DICE_MAX_NUMBER)
    {
      fail (parser, at, TM_DICE_ERROR_LIMIT,
            _("the power is too large or not whole; powers go up to %d"), TM_DICE_MAX_NUMBER);
      return NULL;
    }

  return new_number (product);
}

static TmDiceNode *
parse_power (Parser *parser)
{
  g_autoptr (TmDiceNode) base = NULL;
  g_autoptr (TmDiceNode) exponent = NULL;
  const char *start;

  skip_space (parser);
  start = parser->at;
  base = parse_whole (parser);
  if (base == NULL || !accept (parser, "^"))
    return g_steal_pointer (&base);

  exponent = parse_whole (parser);

  return exponent != NULL ? new_power (parser, start, base, exponent) : NULL;
}

/* Parentheses, braces and minus signs nest; this is where each level is counted. */
static TmDiceNode *
parse_factor (Parser *parser)
{
  g_autoptr (TmDiceNode) node = NULL;
  const char *start;

  skip_space (parser);
  start = parser->at;
  if (parser->depth >= TM_DICE_MAX_NESTING)
    {
      fail (parser, start, TM_DICE_ERROR_LIMIT,
            _("too much inside each other; parentheses and braces nest up to %d deep"),
            TM_DICE_MAX_NESTING);
      return NULL;
    }

  parser->depth++;
  if (accept (parser, "-"))
    {
      TmDiceNode *operand = parse_factor (parser);

      if (operand != NULL)
        {
          node = tm_dice_node_new (TM_DICE_NEGATE);
          g_ptr_array_add (node->children, operand);
          node = finish_node (parser, start, g_steal_pointer (&node));
        }
    }
  else
    node = parse_power (parser);
  parser->depth--;

  return g_steal_pointer (&node);
}

static TmDiceNode *
parse_product (Parser *parser)
{
  TmDiceNode *node = parse_factor (parser);

  while (node != NULL)
    {
      const char *at;

      skip_space (parser);
      at = parser->at;
      if (accept (parser, "*"))
        node = new_operation (parser, at, TM_DICE_MULTIPLY, node, parse_factor (parser));
      else if (accept (parser, "/"))
        node = new_operation (parser, at, TM_DICE_DIVIDE, node, parse_factor (parser));
      else
        break;
    }

  return node;
}

static TmDiceNode *
parse_sum (Parser *parser)
{
  TmDiceNode *node = parse_product (parser);

  while (node != NULL)
    {
      const char *at;

      skip_space (parser);
      at = parser->at;
      if (accept (parser, "+"))
        node = new_operation (parser, at, TM_DICE_ADD, node, parse_product (parser));
      else if (accept (parser, "-"))
        node = new_operation (parser, at, TM_DICE_SUBTRACT, node, parse_product (parser));
      else
        break;
    }

  return node;
}

static gboolean
check_text (Parser *parser)
{
  const char *end;

  if (!g_utf8_validate (parser->text, -1, &end))
    {
      g_set_error (parser->error, TM_DICE_ERROR, TM_DICE_ERROR_SYNTAX,
                   _("Byte %d: the roll is not valid UTF-8 text"), (int) (end - parser->text) + 1);
      return FALSE;
    }

  if (strlen (parser->text) > TM_DICE_MAX_LENGTH)
    return fail (parser, parser->text, TM_DICE_ERROR_LIMIT,
                 _("the roll is too long; it may have up to %d bytes"), TM_DICE_MAX_LENGTH);

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
  Parser parser = { .text = notation, .at = notation, .terms = terms, .error = error };
  g_autoptr (TmDiceNode) root = NULL;
  TmDice *self;

  g_return_val_if_fail (notation != NULL, NULL);

  if (!check_text (&parser))
    return NULL;

  root = parse_sum (&parser);
  if (root == NULL)
    return NULL;
  if (peek (&parser) != '\0')
    {
      fail_unexpected (&parser, _("an operator, a modifier or the end"));
      return NULL;
    }

  self = g_new0 (TmDice, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->root = g_steal_pointer (&root);
  self->terms = g_steal_pointer (&terms);

  return self;
}
