/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading dice and all that may stand behind them. */

#include "tm-dice-parser.h"

#include <glib/gi18n.h>
#include <string.h>

/* Tests, keep and drop */

static gboolean
read_sign (TmDiceParser *parser, TmTestKind *kind)
{
  static const struct
  {
    const char *sign;
    TmTestKind kind;
  } signs[] = {
    { "<=", TM_TEST_LESS_OR_EQUAL }, { ">=", TM_TEST_GREATER_OR_EQUAL },
    { "<>", TM_TEST_NOT_EQUAL },     { "<", TM_TEST_LESS },
    { ">", TM_TEST_GREATER },        { "=", TM_TEST_EQUAL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (tm_dice_parser_accept (parser, signs[i].sign))
      {
        *kind = signs[i].kind;
        return TRUE;
      }

  return FALSE;
}

/* Reads the name of a face of @term as its value. */
static gboolean
read_face_name (TmDiceParser *parser, const TmDiceTerm *term, TmTest *test)
{
  const char *start = parser->at;
  g_autofree char *name = NULL;
  guint index;

  if ((test->kind != TM_TEST_EQUAL && test->kind != TM_TEST_NOT_EQUAL)
      || !tm_dice_parser_is_at_name (parser))
    return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_MEANING,
                                _ ("the faces have names; expected = or <> and one of the names"));

  name = tm_dice_parser_read_name (parser);
  if (!g_ptr_array_find_with_equal_func (term->names, name, g_str_equal, &index))
    return tm_dice_parser_fail (
        parser, start, TM_DICE_ERROR_MEANING,
        _ ("no face has the name “%s”; expected one of the names in the braces"), name);

  test->value = (gint64) index + 1;
  return TRUE;
}

/* @term is the one whose faces are tested, or NULL in a group. A missing sign means equal. */
static gboolean
parse_test (TmDiceParser *parser, const TmDiceTerm *term, TmTest *test)
{
  test->kind = TM_TEST_EQUAL;
  read_sign (parser, &test->kind);
  tm_dice_parser_skip_space (parser);

  if (term != NULL && term->names != NULL)
    return read_face_name (parser, term, test);

  return tm_dice_parser_read_integer (parser, &test->value);
}

static gboolean
parse_keep (TmDiceParser *parser, guint n_all, gboolean keeps, gboolean highest, TmChoice *choice)
{
  const char *start = parser->at;
  gint64 number = 1;
  gint64 n_kept;

  if (choice->n_kept < n_all)
    return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_MEANING,
                                _ ("a second keep or drop; only one is accepted"));
  if (g_ascii_isdigit (tm_dice_parser_peek (parser))
      && !tm_dice_parser_read_number (parser, &number))
    return FALSE;

  n_kept = keeps ? number : n_all - number;
  if (n_kept < 1 || n_kept > n_all)
    return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_MEANING,
                                _ ("there are %u to choose from; 1 to %u of them can be kept"),
                                n_all, n_all);

  choice->n_kept = (guint) n_kept;
  choice->lowest = keeps != highest;
  return TRUE;
}

/* Reads a keep, a drop or a success count. @found tells whether there was one. */
gboolean
tm_dice_parser_read_choice (
    TmDiceParser *parser, guint n_all, const TmDiceTerm *term, TmChoice *choice, gboolean *found)
{
  static const struct
  {
    const char *token;
    gboolean keeps;
    gboolean highest;
  } keeps[] = {
    { "kh", TRUE, TRUE },  { "kl", TRUE, FALSE },  { "k", TRUE, TRUE },
    { "dh", FALSE, TRUE }, { "dl", FALSE, FALSE },
  };

  *found = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keeps); i++)
    if (tm_dice_parser_accept (parser, keeps[i].token))
      return parse_keep (parser, n_all, keeps[i].keeps, keeps[i].highest, choice);

  *found = strchr ("<=>", tm_dice_parser_peek (parser)) != NULL && *parser->at != '\0';
  if (*found && choice->success.kind != TM_TEST_NONE)
    return tm_dice_parser_fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                                _ ("a second success count; only one is accepted"));

  return !*found || parse_test (parser, term, &choice->success);
}

/* Dice */

/* Reads a face: a number, or a name that gets the next number unless it was there before. */
static gboolean
parse_face (TmDiceParser *parser, TmDiceTerm *term, GArray *faces)
{
  const char *start;
  gint64 value;
  gint32 face;
  gboolean is_name;

  tm_dice_parser_skip_space (parser);
  start = parser->at;
  is_name = tm_dice_parser_is_at_name (parser);
  if (faces->len > 0 && is_name != (term->names != NULL))
    return tm_dice_parser_fail (
        parser, start, TM_DICE_ERROR_MEANING,
        _ ("names and numbers are mixed; the faces of a die are all names or all numbers"));

  if (is_name)
    {
      g_autofree char *name = tm_dice_parser_read_name (parser);
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
    return tm_dice_parser_fail_unexpected (parser, _ ("a number or a name"));
  else if (!tm_dice_parser_read_integer (parser, &value))
    return FALSE;

  if (ABS (value) > TM_DICE_MAX_FACES)
    return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_LIMIT,
                                _ ("the face is too large; faces go from −%d to %d"),
                                TM_DICE_MAX_FACES, TM_DICE_MAX_FACES);

  face = (gint32) value;
  g_array_append_val (faces, face);
  return TRUE;
}

static gboolean
parse_own_faces (TmDiceParser *parser, TmDiceTerm *term)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (gint32));

  do
    if (!parse_face (parser, term, faces))
      return FALSE;
  while (tm_dice_parser_accept (parser, ","));

  term->n_faces = faces->len;
  term->faces = (gpointer) g_array_free (g_steal_pointer (&faces), FALSE);

  return tm_dice_parser_expect (parser, "}", _ ("a comma or }"));
}

static void
set_fate_faces (TmDiceTerm *term)
{
  static const gint32 faces[] = { -1, 0, 1 };

  term->n_faces = G_N_ELEMENTS (faces);
  term->faces = g_memdup2 (faces, sizeof faces);
}

static gboolean
parse_number_of_faces (TmDiceParser *parser, gint64 *n_faces)
{
  const char *start = parser->at;

  if (tm_dice_parser_accept (parser, "("))
    {
      g_autoptr (TmDiceNode) node = tm_dice_parser_read_sum (parser);

      return node != NULL && tm_dice_parser_expect (parser, ")", _ ("an operator or )"))
             && tm_dice_parser_get_fixed (parser, start, node, n_faces);
    }

  if (!g_ascii_isdigit (*start))
    return tm_dice_parser_fail_unexpected (parser,
                                           _ ("a number of faces, %, F or faces in braces"));

  return tm_dice_parser_read_number (parser, n_faces);
}

static gboolean
parse_sides (TmDiceParser *parser, TmDiceTerm *term)
{
  const char *start;
  gint64 n_faces = 100;

  tm_dice_parser_skip_space (parser);
  start = parser->at;
  if (tm_dice_parser_accept (parser, "{"))
    return parse_own_faces (parser, term);
  if (tm_dice_parser_accept (parser, "f"))
    {
      set_fate_faces (term);
      return TRUE;
    }
  if (!tm_dice_parser_accept (parser, "%") && !parse_number_of_faces (parser, &n_faces))
    return FALSE;

  if (n_faces < 1 || n_faces > TM_DICE_MAX_FACES)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, n_faces);

      return tm_dice_parser_fail (parser, start, TM_DICE_ERROR_LIMIT,
                                  _ ("a die with %s faces; a die has 1 to %d faces"), number,
                                  TM_DICE_MAX_FACES);
    }

  term->n_faces = (guint) n_faces;
  return TRUE;
}

static gboolean
parse_reroll (TmDiceParser *parser, TmDiceTerm *term, gboolean once)
{
  if (term->reroll.kind != TM_TEST_NONE)
    return tm_dice_parser_fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                                _ ("a second reroll; only one is accepted"));

  term->reroll_once = once;

  return parse_test (parser, term, &term->reroll);
}

/* Without a test, @defaults is set: the highest face is known when all modifiers are read. */
static gboolean
parse_explosion (TmDiceParser *parser, TmDiceTerm *term, gboolean *defaults)
{
  if (term->explode.kind != TM_TEST_NONE)
    return tm_dice_parser_fail (parser, parser->at, TM_DICE_ERROR_MEANING,
                                _ ("a second explosion; only one is accepted"));

  *defaults = strchr ("<=>0123456789", tm_dice_parser_peek (parser)) == NULL || *parser->at == '\0';
  term->explode.kind = TM_TEST_EQUAL;

  return *defaults || parse_test (parser, term, &term->explode);
}

static gboolean
parse_modifiers (TmDiceParser *parser, TmDiceTerm *term)
{
  gboolean explodes_on_highest = FALSE;
  gboolean found = TRUE;

  while (found)
    {
      gboolean is_fine;

      if (tm_dice_parser_accept (parser, "ro"))
        is_fine = parse_reroll (parser, term, TRUE);
      else if (tm_dice_parser_accept (parser, "r"))
        is_fine = parse_reroll (parser, term, FALSE);
      else if (tm_dice_parser_accept (parser, "!"))
        is_fine = parse_explosion (parser, term, &explodes_on_highest);
      else
        is_fine = tm_dice_parser_read_choice (parser, term->n_dice, term, &term->choice, &found);

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
check_repeats (TmDiceParser *parser, const char *at, const TmDiceTerm *term)
{
  const double most = TM_DICE_MAX_REPEAT_PERCENT / 100.0;
  double reroll_share = term->reroll_once ? 0 : tm_dice_term_get_reroll_share (term);
  double explode_share = tm_dice_term_get_explode_share (term);

  if (reroll_share >= 1)
    return tm_dice_parser_fail (
        parser, at, TM_DICE_ERROR_ENDLESS,
        _ ("every face is rerolled, which never ends; at most %d in 100 faces can be"),
        TM_DICE_MAX_REPEAT_PERCENT);
  if (explode_share >= 1)
    return tm_dice_parser_fail (
        parser, at, TM_DICE_ERROR_ENDLESS,
        _ ("every face explodes, which never ends; at most %d in 100 faces can"),
        TM_DICE_MAX_REPEAT_PERCENT);
  if (reroll_share > most || explode_share > most)
    return tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                                _ ("too many faces are rerolled or explode; at most %d in 100 can"),
                                TM_DICE_MAX_REPEAT_PERCENT);

  return TRUE;
}

static gboolean
check_term (TmDiceParser *parser, const char *at, const TmDiceTerm *term)
{
  if (term->explode.kind != TM_TEST_NONE && term->choice.success.kind != TM_TEST_NONE
      && term->choice.n_kept < term->n_dice)
    return tm_dice_parser_fail (
        parser, at, TM_DICE_ERROR_MEANING,
        _ ("explosions, a keep or drop and a success count; two of the three can be used"));

  if (!check_repeats (parser, at, term))
    return FALSE;

  parser->n_throws += term->n_dice * tm_dice_term_get_mean_throws (term);
  if (parser->n_throws > TM_DICE_MAX_THROWS)
    return tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                                _ ("the roll takes some %.0f throws; at most %d are accepted"),
                                parser->n_throws, TM_DICE_MAX_THROWS);

  return TRUE;
}

static gboolean
check_count (TmDiceParser *parser, const char *at, gint64 n_dice)
{
  if (n_dice < 1 || n_dice > TM_DICE_MAX_IN_TERM)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, n_dice);

      return tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                                  _ ("%s dice in one term; a term has 1 to %d dice"), number,
                                  TM_DICE_MAX_IN_TERM);
    }

  parser->n_dice += (guint) n_dice;
  if (parser->n_dice > TM_DICE_MAX_IN_ALL)
    return tm_dice_parser_fail (parser, at, TM_DICE_ERROR_LIMIT,
                                _ ("%u dice up to here; a whole roll has at most %d dice"),
                                parser->n_dice, TM_DICE_MAX_IN_ALL);

  return TRUE;
}

/* Reads what follows the “d”; @at is where the term begins. */
TmDiceNode *
tm_dice_parser_read_dice (TmDiceParser *parser, const char *at, gint64 n_dice)
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

  return tm_dice_parser_finish_node (parser, at, g_steal_pointer (&node));
}
