/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-formula.h"

#include <locale.h>
#include <string.h>

/* The names that the cases below may use, and their values. */
static const char *const names[]
    = { "Coins", "Long name", "Победы", "max", "Straße", "coins", "King's gold" };
static const gint32 values[] = { 7, -3, 4, 9, 5, 100, 12 };

typedef struct
{
  const char *text;
  gint32 value;
} Right;

static const Right rights[] = {
  { "0", 0 },
  { "007", 7 },
  { "3+6+2", 11 },
  { " 3 + 6 − 2 ", 7 },
  { "2+3*4", 14 },
  { "(2+3)*4", 20 },
  { "10-4-3", 3 },
  { "-3*-2", 6 },
  { "--3", 3 },
  { "+3", 3 },
  { "-(2+1)", -3 },
  { "2×3·2", 12 },
  { "7:2", 3 },
  { "7÷2", 3 },
  { "7/2", 3 },
  { "-7/2", -4 },
  { "7/-2", -4 },
  { "-7/-2", 3 },
  { "floor(-7/2)", -4 },
  { "ceil(7/2)", 4 },
  { "ceil(-7/2)", -3 },
  { "ceil(8/2)", 4 },
  { "ceil((3+4)/2)", 4 },
  { "ceil(7/2)+ceil(1/3)", 5 },
  { "2147483647", G_MAXINT32 },
  { "-2147483647-1", G_MININT32 },
  { "coins", 7 },
  { "COINS+1", 8 },
  { "'coins'", 7 },
  { "'long NAME'*2", -6 },
  { "победы", 4 },
  { "ПОБЕДЫ*Победы", 16 },
  { "STRASSE", 5 },
  { "'king''s GOLD'-2", 10 },
  { "max", 9 },
  { "max(1,2)", 2 },
  { "max(max, 10)", 10 },
  { "MAX(1;3;2)", 3 },
  { "min(4, -1, 2)", -1 },
  { "sum(1,2,3)", 6 },
  { "sum(Coins)", 7 },
  { "count(0, 5, Coins, 0)", 2 },
  { "abs(-4)", 4 },
  { "abs('Long name')", 3 },
  { "if(Coins > 5, 10, 20)", 10 },
  { "if(Coins < 5, 10, 20)", 20 },
  { "if(Coins >= 7, 1, 1/0)", 1 },
  { "if(Coins ≠ 7, 1/0, 2)", 2 },
  { "3 = 3", 1 },
  { "3 <> 3", 0 },
  { "2 <= 1", 0 },
  { "2 ≥ 2", 1 },
  { "1 and 0", 0 },
  { "1 and 2", 1 },
  { "0 or 3", 1 },
  { "not 0", 1 },
  { "not 1 or 1", 1 },
  { "not (1 or 1)", 0 },
  { "1 + not(0)", 2 },
  { "not(0) + 1", 2 },
  { "not (3) = 1", 0 },
  { "not 3 = 1", 1 },
  { "0 and 1/0", 0 },
  { "1 or 1/0", 1 },
  { "and(1, 1, 0)", 0 },
  { "or(0, 0)", 0 },
  { "Coins > 5 and Победы > 3", 1 },
  { "1 + (2 > 1)", 2 },
};

static void
test_right (gconstpointer data)
{
  const Right *right = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmFormula) formula = tm_formula_new (right->text, names, G_N_ELEMENTS (names), &error);
  gint32 value = 0;

  g_assert_no_error (error);
  g_assert_true (tm_formula_evaluate (formula, values, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpint (value, ==, right->value);
}

/* Where it is wrong: the message begins with the character and says what would do. */
typedef struct
{
  const char *text;
  TmFormulaError code;
  const char *part;
} Wrong;

static const Wrong wrongs[] = {
  { "", TM_FORMULA_ERROR_SYNTAX, "character 1: here belongs a number" },
  { "   ", TM_FORMULA_ERROR_SYNTAX, "character 4: here belongs a number" },
  { "3+", TM_FORMULA_ERROR_SYNTAX, "character 3: here belongs a number" },
  { "3 4", TM_FORMULA_ERROR_SYNTAX, "character 3: here belongs an operator" },
  { "(3", TM_FORMULA_ERROR_SYNTAX, "character 3: here belongs “)”" },
  { "3)", TM_FORMULA_ERROR_SYNTAX, "character 2: here belongs an operator" },
  { "()", TM_FORMULA_ERROR_SYNTAX, "character 2: here belongs a number" },
  { "3,5", TM_FORMULA_ERROR_SYNTAX, "character 2: here belongs an operator" },
  { "3.5", TM_FORMULA_ERROR_SYNTAX, "character 2: this sign is not accepted" },
  { "Победы&1", TM_FORMULA_ERROR_SYNTAX, "character 7: this sign" },
  { "*3", TM_FORMULA_ERROR_SYNTAX, "character 1" },
  { "'Long name", TM_FORMULA_ERROR_SYNTAX, "character 1: the name that begins here" },
  { "Long name", TM_FORMULA_ERROR_NAME, "character 1: there is no “Long”; accepted are: 'Coins'" },
  { "1+silver", TM_FORMULA_ERROR_NAME, "character 3: there is no “silver”" },
  { "''", TM_FORMULA_ERROR_NAME, "character 1" },
  { "sum()", TM_FORMULA_ERROR_SYNTAX, "character 5" },
  { "sum(1,)", TM_FORMULA_ERROR_SYNTAX, "character 7" },
  { "if(1,2)", TM_FORMULA_ERROR_SYNTAX, "if takes 3 values" },
  { "abs(1,2)", TM_FORMULA_ERROR_SYNTAX, "abs takes 1 value" },
  { "ceil(3)", TM_FORMULA_ERROR_SYNTAX, "ceil rounds a division" },
  { "floor(7/2+1)", TM_FORMULA_ERROR_SYNTAX, "floor rounds a division" },
  { "ceil(floor(7/2))", TM_FORMULA_ERROR_SYNTAX, "ceil rounds a division" },
  { "floor(ceil(7/2))", TM_FORMULA_ERROR_SYNTAX, "floor rounds a division" },
  { "'King''", TM_FORMULA_ERROR_SYNTAX, "character 1: the name that begins here" },
  { "silver", TM_FORMULA_ERROR_NAME, "'King''s gold'" },
  { "1<2<3", TM_FORMULA_ERROR_SYNTAX, "character 4" },
  { "2147483648", TM_FORMULA_ERROR_VALUE, "character 1: the number is too large" },
  { "99999999999999999999999999", TM_FORMULA_ERROR_VALUE, "too large" },
};

static void
test_wrong (gconstpointer data)
{
  const Wrong *wrong = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmFormula) formula = tm_formula_new (wrong->text, names, G_N_ELEMENTS (names), &error);

  g_assert_null (formula);
  g_assert_error (error, TM_FORMULA_ERROR, (int) wrong->code);
  g_assert_nonnull (strstr (error->message, wrong->part));
}

static const Wrong worthless[] = {
  { "1/0", TM_FORMULA_ERROR_VALUE, "character 2: nothing can be divided by 0" },
  { "1/(3-3)", TM_FORMULA_ERROR_VALUE, "character 2" },
  { "ceil(1/0)", TM_FORMULA_ERROR_VALUE, "divided by 0" },
  { "2147483647+1", TM_FORMULA_ERROR_VALUE, "character 11: the number is too large" },
  { "-2147483647-2", TM_FORMULA_ERROR_VALUE, "too large" },
  { "65536*65536", TM_FORMULA_ERROR_VALUE, "too large" },
  { "2147483647*2147483647", TM_FORMULA_ERROR_VALUE, "too large" },
  { "(-2147483647-1)/-1", TM_FORMULA_ERROR_VALUE, "too large" },
  { "abs(-2147483647-1)", TM_FORMULA_ERROR_VALUE, "too large" },
  { "sum(2147483647, 1)", TM_FORMULA_ERROR_VALUE, "too large" },
  { "99999*99999*99999*99999*99999", TM_FORMULA_ERROR_VALUE, "too large" },
  { "coins", TM_FORMULA_ERROR_NAME, "accepted are numbers" },
};

static void
test_worthless (gconstpointer data)
{
  const Wrong *wrong = data;
  g_autoptr (GError) error = NULL;
  gint32 value = 42;

  g_assert_false (tm_formula_evaluate_text (wrong->text, &value, &error));
  g_assert_error (error, TM_FORMULA_ERROR, (int) wrong->code);
  g_assert_nonnull (strstr (error->message, wrong->part));
  g_assert_cmpint (value, ==, 42);
}

/* Bombs */

static char *
repeat (const char *before, guint n, const char *middle, const char *after)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (text, before);
  g_string_append (text, middle);
  for (guint i = 0; i < n; i++)
    g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
assert_limit (const char *text)
{
  g_autoptr (GError) error = NULL;
  gint32 value;

  g_assert_false (tm_formula_evaluate_text (text, &value, &error));
  g_assert_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_LIMIT);
}

static void
assert_value (const char *text, gint32 expected)
{
  g_autoptr (GError) error = NULL;
  gint32 value = 0;

  g_assert_true (tm_formula_evaluate_text (text, &value, &error));
  g_assert_no_error (error);
  g_assert_cmpint (value, ==, expected);
}

static void
test_depth (void)
{
  g_autofree char *most = repeat ("(", TM_FORMULA_MAX_DEPTH, "1", ")");
  g_autofree char *more = repeat ("(", TM_FORMULA_MAX_DEPTH + 1, "1", ")");
  g_autofree char *signs = repeat ("-", 60, "1", "");
  g_autofree char *nots = repeat ("not ", 60, "1", "");
  g_autofree char *calls = repeat ("abs(", 60, "1", ")");

  assert_value (most, 1);
  assert_limit (more);
  assert_limit (signs);
  assert_limit (nots);
  assert_limit (calls);
}

static void
test_parts (void)
{
  /* A term and its sign are two parts. */
  g_autofree char *most = repeat ("1+", TM_FORMULA_MAX_NODES / 2 - 1, "1", "");
  g_autofree char *more = repeat ("1+", TM_FORMULA_MAX_NODES / 2, "1", "");

  assert_value (most, TM_FORMULA_MAX_NODES / 2);
  assert_limit (more);
}

static void
test_length (void)
{
  g_autofree char *most = repeat (" ", TM_FORMULA_MAX_LENGTH - 1, "1", "");
  g_autofree char *more = repeat (" ", TM_FORMULA_MAX_LENGTH, "1", "");

  assert_value (most, 1);
  assert_limit (more);
}

static void
test_broken_text (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (tm_formula_new ("1+\xff", NULL, 0, &error));
  g_assert_error (error, TM_FORMULA_ERROR, TM_FORMULA_ERROR_SYNTAX);
}

static void
test_uses (void)
{
  g_autoptr (TmFormula) formula
      = tm_formula_new ("Coins + sum(Победы, Coins)", names, G_N_ELEMENTS (names), NULL);

  g_assert_cmphex (tm_formula_get_uses (formula), ==, 1 << 0 | 1 << 2);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rights); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/formula/value/%u", i);
      g_test_add_data_func (path, &rights[i], test_right);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrongs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/formula/not-a-formula/%u", i);
      g_test_add_data_func (path, &wrongs[i], test_wrong);
    }
  for (guint i = 0; i < G_N_ELEMENTS (worthless); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/formula/no-value/%u", i);
      g_test_add_data_func (path, &worthless[i], test_worthless);
    }
  g_test_add_func ("/engine/formula/limits/depth", test_depth);
  g_test_add_func ("/engine/formula/limits/parts", test_parts);
  g_test_add_func ("/engine/formula/limits/length", test_length);
  g_test_add_func ("/engine/formula/broken-text", test_broken_text);
  g_test_add_func ("/engine/formula/uses", test_uses);
  return g_test_run ();
}
