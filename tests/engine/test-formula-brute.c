/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random formulas, written down from trees and worked out from the same trees: what is read and
 * worked out must be what was meant. */

#include "tm-formula.h"
#include "tm-random.h"

#include <locale.h>
#include <math.h>

#define N_FORMULAS 100000
#define MAX_KIDS 4

/* What binds weaker comes first. */
typedef enum
{
  LEVEL_OR,
  LEVEL_AND,
  LEVEL_NOT,
  LEVEL_COMPARISON,
  LEVEL_SUM,
  LEVEL_PRODUCT,
  LEVEL_SIGN,
  LEVEL_SINGLE,
} Level;

typedef enum
{
  NUMBER,
  NAME,
  OR,
  AND,
  NOT,
  EQUAL,
  UNEQUAL,
  LESS,
  AT_MOST,
  MORE,
  AT_LEAST,
  PLUS,
  MINUS,
  TIMES,
  BY,
  NEGATIVE,
  POSITIVE,
  IF,
  ABS,
  FLOOR,
  CEIL,
  SUM,
  MIN_OF,
  MAX_OF,
  COUNT,
  ALL_OF,
  ANY_OF,
  NOT_OF,
  N_KINDS,
} Kind;

/* How each is written: between two, before one, or as a function of so many. */
static const struct
{
  Level level;
  const char *written;
  guint min_kids;
  guint max_kids;
} kinds[N_KINDS] = {
  [NUMBER] = { LEVEL_SINGLE, NULL, 0, 0 },
  [NAME] = { LEVEL_SINGLE, NULL, 0, 0 },
  [OR] = { LEVEL_OR, " or ", 2, 2 },
  [AND] = { LEVEL_AND, " and ", 2, 2 },
  [NOT] = { LEVEL_NOT, "not ", 1, 1 },
  [EQUAL] = { LEVEL_COMPARISON, "=", 2, 2 },
  [UNEQUAL] = { LEVEL_COMPARISON, " <> ", 2, 2 },
  [LESS] = { LEVEL_COMPARISON, "<", 2, 2 },
  [AT_MOST] = { LEVEL_COMPARISON, "≤", 2, 2 },
  [MORE] = { LEVEL_COMPARISON, " > ", 2, 2 },
  [AT_LEAST] = { LEVEL_COMPARISON, ">=", 2, 2 },
  [PLUS] = { LEVEL_SUM, "+", 2, 2 },
  [MINUS] = { LEVEL_SUM, " − ", 2, 2 },
  [TIMES] = { LEVEL_PRODUCT, "×", 2, 2 },
  [BY] = { LEVEL_PRODUCT, "/", 2, 2 },
  [NEGATIVE] = { LEVEL_SIGN, "-", 1, 1 },
  [POSITIVE] = { LEVEL_SIGN, "+ ", 1, 1 },
  [IF] = { LEVEL_SINGLE, "if", 3, 3 },
  [ABS] = { LEVEL_SINGLE, "ABS", 1, 1 },
  [FLOOR] = { LEVEL_SINGLE, "floor", 1, 1 },
  [CEIL] = { LEVEL_SINGLE, "ceil", 1, 1 },
  [SUM] = { LEVEL_SINGLE, "sum", 1, MAX_KIDS },
  [MIN_OF] = { LEVEL_SINGLE, "min", 1, MAX_KIDS },
  [MAX_OF] = { LEVEL_SINGLE, "Max", 1, MAX_KIDS },
  [COUNT] = { LEVEL_SINGLE, "count", 1, MAX_KIDS },
  [ALL_OF] = { LEVEL_SINGLE, "and", 1, MAX_KIDS },
  [ANY_OF] = { LEVEL_SINGLE, "or ", 1, MAX_KIDS },
  [NOT_OF] = { LEVEL_SINGLE, "not", 1, 1 },
};

typedef struct _Tree Tree;

struct _Tree
{
  Kind kind;
  gint32 number;
  guint n_kids;
  Tree *kids[MAX_KIDS];
};

static const char *const names[] = { "Coins", "Stone rooms", "King's gold", "or", "Победы" };
static const char *const spelled[]
    = { "coins", "'stone rooms'", "'King''s gold'", "'or'", "ПОБЕДЫ" };

/* Growing */

static Tree *
grow (TmRandom *random, guint depth)
{
  Tree *self = g_new0 (Tree, 1);

  self->kind = depth > 0 ? tm_random_below (random, N_KINDS) : tm_random_below (random, NAME + 1);
  self->number = (gint32) tm_random_below (random, tm_random_below (random, 9) ? 12 : G_MAXINT32);
  if (self->kind == NAME)
    self->number = (gint32) tm_random_below (random, G_N_ELEMENTS (names));
  self->n_kids
      = kinds[self->kind].min_kids
        + tm_random_below (random, kinds[self->kind].max_kids - kinds[self->kind].min_kids + 1);
  for (guint i = 0; i < self->n_kids; i++)
    self->kids[i] = grow (random, depth - 1);
  /* Only a division can be rounded. */
  while ((self->kind == FLOOR || self->kind == CEIL) && self->kids[0]->kind != BY)
    {
      Tree *kid = g_new0 (Tree, 1);

      *kid = (Tree) { BY, 0, 2, { self->kids[0], grow (random, 0) } };
      self->kids[0] = kid;
    }
  return self;
}

static void
cut_down (Tree *self)
{
  for (guint i = 0; i < self->n_kids; i++)
    cut_down (self->kids[i]);
  g_free (self);
}

/* Writing */

static void write_tree (const Tree *self, Level level, TmRandom *random, GString *text);

static void
write_function (const Tree *self, TmRandom *random, GString *text)
{
  g_string_append_printf (text, "%s(", kinds[self->kind].written);
  for (guint i = 0; i < self->n_kids; i++)
    {
      if (i > 0)
        g_string_append (text, tm_random_below (random, 2) ? "; " : ",");
      write_tree (self->kids[i], LEVEL_OR, random, text);
    }
  g_string_append_c (text, ')');
}

/* Operators of one level are worked out from left to right; comparisons have no comparisons. */
static void
write_operator (const Tree *self, TmRandom *random, GString *text)
{
  Level level = kinds[self->kind].level;
  gsize start;

  if (self->n_kids == 2)
    write_tree (self->kids[0], level == LEVEL_COMPARISON ? LEVEL_SUM : level, random, text);
  g_string_append (text, kinds[self->kind].written);
  start = text->len;
  write_tree (self->kids[self->n_kids - 1], self->n_kids == 2 ? level + 1 : level, random, text);
  /* A word before a parenthesis is a function of what is in it. */
  if (self->kind == NOT && text->str[start] == '(')
    {
      g_string_insert_c (text, (gssize) start, '(');
      g_string_append_c (text, ')');
    }
}

/* Parentheses stand where they are needed, and now and then where they are not. */
static void
write_tree (const Tree *self, Level level, TmRandom *random, GString *text)
{
  gboolean is_closed = kinds[self->kind].level < level || tm_random_below (random, 12) == 0;

  if (is_closed)
    g_string_append_c (text, '(');
  if (self->kind == NUMBER)
    g_string_append_printf (text, "%d", self->number);
  else if (self->kind == NAME)
    g_string_append (text, spelled[self->number]);
  else if (kinds[self->kind].level == LEVEL_SINGLE)
    write_function (self, random, text);
  else
    write_operator (self, random, text);
  if (is_closed)
    g_string_append_c (text, ')');
}

/* Working out, in floating point: it holds every number that can arise here. */

static gboolean work_out (const Tree *self, const gint32 *values, double *result);

static gboolean
work_out_logic (const Tree *self, const gint32 *values, double *result)
{
  gboolean is_or = self->kind == OR || self->kind == ANY_OF;

  *result = !is_or;
  for (guint i = 0; i < self->n_kids; i++)
    {
      double value;

      if (!work_out (self->kids[i], values, &value))
        return FALSE;
      if ((value != 0) == is_or)
        {
          *result = is_or;
          return TRUE;
        }
    }
  return TRUE;
}

static double
combine (Kind kind, const double *kids, guint n_kids)
{
  double all = kind == MIN_OF || kind == MAX_OF ? kids[0] : 0;

  for (guint i = 0; i < n_kids; i++)
    all = kind == MIN_OF   ? MIN (all, kids[i])
          : kind == MAX_OF ? MAX (all, kids[i])
          : kind == COUNT  ? all + (kids[i] != 0)
                           : all + kids[i];
  return all;
}

static double
apply (Kind kind, const double *kids, guint n_kids)
{
  switch (kind)
    {
    case NOT:
    case NOT_OF:
      return kids[0] == 0;
    case EQUAL:
      return kids[0] == kids[1];
    case UNEQUAL:
      return kids[0] != kids[1];
    case LESS:
      return kids[0] < kids[1];
    case AT_MOST:
      return kids[0] <= kids[1];
    case MORE:
      return kids[0] > kids[1];
    case AT_LEAST:
      return kids[0] >= kids[1];
    case PLUS:
      return kids[0] + kids[1];
    case MINUS:
      return kids[0] - kids[1];
    case TIMES:
      return kids[0] * kids[1];
    case BY:
      return floor (kids[0] / kids[1]);
    case NEGATIVE:
      return -kids[0];
    case POSITIVE:
    case FLOOR:
      return kids[0];
    case ABS:
      return fabs (kids[0]);
    default:
      return combine (kind, kids, n_kids);
    }
}

/* Whether it has a value. */
static gboolean
work_out (const Tree *self, const gint32 *values, double *result)
{
  /* A division that is rounded up is worked out here, not below. */
  const Tree *from = self->kind == CEIL ? self->kids[0] : self;
  double kids[MAX_KIDS] = { 0 };

  if (self->kind == NUMBER || self->kind == NAME)
    {
      *result = self->kind == NAME ? values[self->number] : self->number;
      return TRUE;
    }
  if (self->kind == OR || self->kind == AND || self->kind == ANY_OF || self->kind == ALL_OF)
    return work_out_logic (self, values, result);
  if (self->kind == IF)
    return work_out (self->kids[0], values, &kids[0])
           && work_out (self->kids[kids[0] != 0 ? 1 : 2], values, result);
  for (guint i = 0; i < from->n_kids; i++)
    if (!work_out (from->kids[i], values, &kids[i]))
      return FALSE;
  if (from->kind == BY && kids[1] == 0)
    return FALSE;
  *result = self->kind == CEIL ? ceil (kids[0] / kids[1]) : apply (self->kind, kids, from->n_kids);
  return *result >= G_MININT32 && *result <= G_MAXINT32;
}

/* Comparing */

static gint32
choose_value (TmRandom *random)
{
  static const gint32 odd[] = { G_MININT32, G_MAXINT32, 0, -1, 65536 };
  guint choice = tm_random_below (random, 60);

  return choice < G_N_ELEMENTS (odd) ? odd[choice] : (gint32) tm_random_below (random, 41) - 20;
}

static gboolean
compare (const Tree *tree, const char *text, const gint32 *values)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmFormula) formula = tm_formula_new (text, names, G_N_ELEMENTS (names), &error);
  gint32 value = 0;
  double expected = 0;
  gboolean has_value = work_out (tree, values, &expected);

  if (formula == NULL)
    g_error ("“%s”: %s", text, error->message);
  if (tm_formula_evaluate (formula, values, &value, NULL) != has_value)
    g_error ("“%s” %s a value", text, has_value ? "has" : "has not");
  if (has_value && value != expected)
    g_error ("“%s” is %d, not %.0f", text, value, expected);
  return has_value;
}

static void
test_random (void)
{
  TmRandom random;
  guint n_values = 0;
  guint n_read = 0;

  tm_random_init_fast (&random, 20260131);
  for (guint i = 0; i < N_FORMULAS; i++)
    {
      Tree *tree = grow (&random, tm_random_below (&random, 5));
      g_autoptr (GString) text = g_string_new (NULL);
      gint32 values[G_N_ELEMENTS (names)];

      for (guint j = 0; j < G_N_ELEMENTS (values); j++)
        values[j] = choose_value (&random);
      write_tree (tree, LEVEL_OR, &random, text);
      if (text->len <= TM_FORMULA_MAX_LENGTH)
        {
          n_values += compare (tree, text->str, values);
          n_read++;
        }
      cut_down (tree);
    }
  /* Neither kind of outcome is rare. */
  g_assert_cmpuint (n_read, >, N_FORMULAS / 4 * 3);
  g_assert_cmpuint (n_values, >, n_read / 2);
  g_assert_cmpuint (n_values, <, n_read - n_read / 50);
}

/* Whatever is not a formula is told, and nothing breaks: formulas with one character changed. */
static void
test_damaged (void)
{
  static const char signs[] = "+-*/()=<>,;'xX09 \t\"&\xd0\xc3";
  TmRandom random;
  guint n_wrong = 0;

  tm_random_init_fast (&random, 7);
  for (guint i = 0; i < N_FORMULAS / 10; i++)
    {
      Tree *tree = grow (&random, 3);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (TmFormula) formula = NULL;
      g_autoptr (GError) error = NULL;

      write_tree (tree, LEVEL_OR, &random, text);
      cut_down (tree);
      text->str[tm_random_below (&random, text->len)]
          = signs[tm_random_below (&random, sizeof signs - 1)];
      formula = tm_formula_new (text->str, names, G_N_ELEMENTS (names), &error);
      g_assert_true ((formula == NULL) == (error != NULL));
      n_wrong += formula == NULL;
    }
  g_assert_cmpuint (n_wrong, >, N_FORMULAS / 40);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/engine/formula/brute/random", test_random);
  g_test_add_func ("/engine/formula/brute/damaged", test_damaged);
  return g_test_run ();
}
