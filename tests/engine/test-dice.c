/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-dice.h"

#include <string.h>

static TmDice *
parse (const char *notation)
{
  g_autoptr (GError) error = NULL;
  TmDice *dice = tm_dice_parse (notation, &error);

  g_assert_no_error (error);
  g_assert_nonnull (dice);

  return dice;
}

static void
test_canonical (void)
{
  static const struct
  {
    const char *notation;
    const char *canonical;
  } samples[] = {
    { "7", "7" },
    { "d6", "d6" },
    { " 1 D 6 ", "d6" },
    { "4d6kh3+2", "4d6kh3+2" },
    { "4d6 KH 3 + 2", "4d6kh3+2" },
    { "4d6k3", "4d6kh3" },
    { "4d6dl1", "4d6kh3" },
    { "4d6dl", "4d6kh3" },
    { "4d6dh", "4d6kl3" },
    { "2d20kl", "2d20kl1" },
    { "4d6kh4", "4d6" },
    { "d%", "d100" },
    { "3d(2*5)", "3d10" },
    { "(1+2)d6", "3d6" },
    { "(2^3)d6", "8d6" },
    { "4dF", "4d{-1,0,1}" },
    { "d{1, 1,2 ,3}", "d{1,1,2,3}" },
    { "5d{sword,shield,sword}=sword", "5d{sword,shield,sword}=sword" },
    { "2d{Äpfel,Birnen_2,x-y}", "2d{Äpfel,Birnen_2,x-y}" },
    { "3d{a,b,c}ra!=b", "3d{a,b,c}r=a!=b" },
    { "3d{a,b,c}r=a!", "3d{a,b,c}r=a!" },
    { "d6!", "d6!" },
    { "d6!6", "d6!" },
    { "d6!>=5", "d6!>=5" },
    { "5d6>=5!", "5d6!=6>=5" },
    { "5d6!6>=5", "5d6!=6>=5" },
    { "d6r6!", "d6r=6!" },
    { "4d6r1", "4d6r=1" },
    { "4d6ro<3", "4d6ro<3" },
    { "4dFr-1", "4d{-1,0,1}r=-1" },
    { "9d6 kh3 r1 !>=5", "9d6r=1!>=5kh3" },
    { "8d6kh4>=5", "8d6kh4>=5" },
    { "{2d6,d8+1}kh1", "{2d6,d8+1}kh1" },
    { "{2d6,d8}>=7", "{2d6,d8}>=7" },
    { "{ {d4 , d6} , 3 }", "{{d4,d6},3}" },
    { "{d4,d6,d8}dl1=4", "{d4,d6,d8}kh2=4" },
    { "((d6))", "d6" },
    { "1+(2+3)", "1+(2+3)" },
    { "(1+2)+3", "1+2+3" },
    { "3-(2-1)", "3-(2-1)" },
    { "2*(3+d4)", "2*(3+d4)" },
    { "(2*3)+d4", "2*3+d4" },
    { "12/(2/1)", "12/(2/1)" },
    { "-d6+2", "-d6+2" },
    { "-(d6+2)", "-(d6+2)" },
    { "-(2*3)", "-(2*3)" },
    { "-2*3", "-2*3" },
    { "2*-3", "2*-3" },
    { "2--3", "2--3" },
    { "--3", "--3" },
    { "-(-(3))*(-d6)", "--3*-d6" },
    { "2^10", "1024" },
    { "(-2)^3", "-8" },
    { "(-1)^1000000000", "1" },
    { "(-1)^999999999", "-1" },
    { "0^0", "1" },
    { "5^0", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmDice) dice = NULL;
      g_autoptr (TmDice) again = NULL;
      g_autofree char *canonical = NULL;
      g_autofree char *tree = NULL;
      g_autofree char *canonical_again = NULL;
      g_autofree char *tree_again = NULL;

      dice = parse (samples[i].notation);
      canonical = tm_dice_dup_string (dice);
      g_assert_cmpstr (canonical, ==, samples[i].canonical);

      again = parse (canonical);
      canonical_again = tm_dice_dup_string (again);
      g_assert_cmpstr (canonical_again, ==, canonical);

      tree = tm_dice_dup_tree (dice);
      tree_again = tm_dice_dup_tree (again);
      g_assert_cmpstr (tree_again, ==, tree);
    }
}

static void
test_tree (void)
{
  g_autoptr (TmDice) dice = parse ("2*{4d6dl1,d8}kh1-(d4--3)/2");
  g_autofree char *tree = tm_dice_dup_tree (dice);

  g_assert_cmpstr (tree, ==,
                   "subtract\n"
                   "  multiply\n"
                   "    number 2\n"
                   "    group kh1\n"
                   "      dice 4d6kh3\n"
                   "      dice d8\n"
                   "  divide\n"
                   "    subtract\n"
                   "      dice d4\n"
                   "      negate\n"
                   "        number 3\n"
                   "    number 2\n");
}

static void
test_terms (void)
{
  g_autoptr (TmDice) dice = parse ("{4d6dl1,d8}kh1+2*d%");
  g_autofree char *first = tm_dice_dup_term_string (dice, 0);
  g_autofree char *last = tm_dice_dup_term_string (dice, 2);

  g_assert_cmpuint (tm_dice_get_n_terms (dice), ==, 3);
  g_assert_cmpstr (first, ==, "4d6kh3");
  g_assert_cmpstr (last, ==, "d100");
}

/* Every refusal names the column where it happens and the limit that was passed. */
static void
test_refused (void)
{
  static const struct
  {
    const char *notation;
    TmDiceError code;
    int column;
    const char *part; /* of the message */
  } samples[] = {
    { "", TM_DICE_ERROR_SYNTAX, 1, "too early" },
    { "   ", TM_DICE_ERROR_SYNTAX, 4, "too early" },
    { "d", TM_DICE_ERROR_SYNTAX, 2, "faces" },
    { "4d6+", TM_DICE_ERROR_SYNTAX, 5, "a number, dice" },
    { "4d6 5", TM_DICE_ERROR_SYNTAX, 5, "“5”" },
    { "2(3)", TM_DICE_ERROR_SYNTAX, 2, "“(”" },
    { "(1+2", TM_DICE_ERROR_SYNTAX, 5, ")" },
    { "{1,2", TM_DICE_ERROR_SYNTAX, 5, "}" },
    { "{}", TM_DICE_ERROR_SYNTAX, 2, "“}”" },
    { "d{}", TM_DICE_ERROR_SYNTAX, 3, "a number or a name" },
    { "d{1,2", TM_DICE_ERROR_SYNTAX, 6, "}" },
    { "äd6", TM_DICE_ERROR_SYNTAX, 1, "“ä”" },
    { "d6 + ж", TM_DICE_ERROR_SYNTAX, 6, "“ж”" },
    { "4d6r", TM_DICE_ERROR_SYNTAX, 5, "a number" },
    { "4d6>", TM_DICE_ERROR_SYNTAX, 5, "a number" },
    { "2d6\xff", TM_DICE_ERROR_SYNTAX, 0, "UTF-8" },

    { "2d20kh3", TM_DICE_ERROR_MEANING, 7, "1 to 2" },
    { "2d20kh0", TM_DICE_ERROR_MEANING, 7, "1 to 2" },
    { "2d20dl2", TM_DICE_ERROR_MEANING, 7, "1 to 2" },
    { "4d6kh1kl1", TM_DICE_ERROR_MEANING, 9, "second keep" },
    { "4d6>1>2", TM_DICE_ERROR_MEANING, 6, "second success" },
    { "4d6r1r2", TM_DICE_ERROR_MEANING, 7, "second reroll" },
    { "4d6!!", TM_DICE_ERROR_MEANING, 6, "second explosion" },
    { "9d6!6kh3>=5", TM_DICE_ERROR_MEANING, 1, "two of the three" },
    { "(d4)d6", TM_DICE_ERROR_MEANING, 1, "chance cannot decide" },
    { "(d1)d6", TM_DICE_ERROR_MEANING, 1, "chance cannot decide" },
    { "2^d2", TM_DICE_ERROR_MEANING, 1, "chance cannot decide" },
    { "d(d6)", TM_DICE_ERROR_MEANING, 2, "chance cannot decide" },
    { "d{1,a}", TM_DICE_ERROR_MEANING, 5, "mixed" },
    { "d{a,1}", TM_DICE_ERROR_MEANING, 5, "mixed" },
    { "d{a,b}=c", TM_DICE_ERROR_MEANING, 8, "“c”" },
    { "d{a,b}>=a", TM_DICE_ERROR_MEANING, 9, "one of the names" },
    { "d{a,b}=1", TM_DICE_ERROR_MEANING, 8, "one of the names" },

    { "1001d6", TM_DICE_ERROR_LIMIT, 1, "1000" },
    { "0d6", TM_DICE_ERROR_LIMIT, 1, "1 to 1000" },
    { "1000000d6", TM_DICE_ERROR_LIMIT, 1, "1000" },
    { "(0-1)d6", TM_DICE_ERROR_LIMIT, 1, "1 to 1000" },
    { "1+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+d6",
      TM_DICE_ERROR_LIMIT, 73, "10000" },
    { "d0", TM_DICE_ERROR_LIMIT, 2, "1 to 1000000" },
    { "d1000001", TM_DICE_ERROR_LIMIT, 2, "1000000" },
    { "d{1000001}", TM_DICE_ERROR_LIMIT, 3, "1000000" },
    { "1000000001", TM_DICE_ERROR_LIMIT, 1, "1000000000" },
    { "99999999999999999999999999999", TM_DICE_ERROR_LIMIT, 1, "1000000000" },
    { "(99^99)d20", TM_DICE_ERROR_LIMIT, 2, "1000000000" },
    { "2^(-1)", TM_DICE_ERROR_LIMIT, 1, "powers" },
    { "(-9)^99", TM_DICE_ERROR_LIMIT, 1, "1000000000" },
    { "10^9*10^9", TM_DICE_ERROR_LIMIT, 5, "1000000000000000" },
    { "10^9*10^6*10^6*10^6*10^6*10^6", TM_DICE_ERROR_LIMIT, 10, "1000000000000000" },
    { "1000d100!>=2+1000d100!>=2", TM_DICE_ERROR_LIMIT, 14, "100000" },
    { "d1000!>=2", TM_DICE_ERROR_LIMIT, 1, "99 in 100" },
    { "d1000r>5", TM_DICE_ERROR_LIMIT, 1, "99 in 100" },

    { "d1!", TM_DICE_ERROR_ENDLESS, 1, "never ends" },
    { "2+3d6!>0", TM_DICE_ERROR_ENDLESS, 3, "never ends" },
    { "d6r<7", TM_DICE_ERROR_ENDLESS, 1, "never ends" },
    { "d6r<6!", TM_DICE_ERROR_ENDLESS, 1, "never ends" },
    { "d{a}ra", TM_DICE_ERROR_ENDLESS, 1, "never ends" },

    { "10/0", TM_DICE_ERROR_DIVISION, 3, "divide by zero" },
    { "10/(d6-1)", TM_DICE_ERROR_DIVISION, 3, "divide by zero" },
    { "10/dF", TM_DICE_ERROR_DIVISION, 3, "divide by zero" },
    { "1/(1/2)", TM_DICE_ERROR_DIVISION, 2, "divide by zero" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TmDice) dice = tm_dice_parse (samples[i].notation, &error);
      g_autofree char *place = g_strdup_printf ("Column %d: ", samples[i].column);

      g_assert_error (error, TM_DICE_ERROR, (int) samples[i].code);
      g_assert_null (dice);
      g_assert_nonnull (strstr (error->message, samples[i].part));
      g_assert_null (strchr (error->message, '\n'));
      if (samples[i].column > 0)
        g_assert_true (g_str_has_prefix (error->message, place));
    }
}

/* What just keeps a limit is accepted. */
static void
test_accepted_at_the_limit (void)
{
  static const char *const notations[] = {
    "1000d6",       "1000000000",
    "d1000000",     "d{-1000000,1000000}",
    "10^9*10^6",    "-10^9*10^6",
    "d100r<=99",    "d100!>1",
    "1000d100!>=3", "10/(d6)",
    "10/(d6r1-1)",  "1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6+1000d6",
  };

  for (guint i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autoptr (TmDice) dice = parse (notations[i]);

      g_assert_cmpint (tm_dice_get_lowest (dice), <=, tm_dice_get_highest (dice));
    }
}

static void
assert_nesting (char open, char close)
{
  for (guint depth = TM_DICE_MAX_NESTING; depth <= TM_DICE_MAX_NESTING + 1; depth++)
    {
      GString *text = g_string_new (NULL);
      g_autofree char *notation = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TmDice) dice = NULL;

      for (guint i = 0; i < depth; i++)
        g_string_append_c (text, open);
      g_string_append_c (text, '1');
      for (guint i = 0; i < depth && close != '\0'; i++)
        g_string_append_c (text, close);
      notation = g_string_free (text, FALSE);

      dice = tm_dice_parse (notation, &error);
      if (depth == TM_DICE_MAX_NESTING)
        g_assert_no_error (error);
      else
        g_assert_error (error, TM_DICE_ERROR, TM_DICE_ERROR_LIMIT);
    }
}

static void
test_nesting (void)
{
  assert_nesting ('(', ')');
  assert_nesting ('{', '}');
  assert_nesting ('-', '\0');
}

static void
test_length (void)
{
  g_autofree char *fits = g_strnfill (TM_DICE_MAX_LENGTH, ' ');
  g_autofree char *too_long = g_strnfill (TM_DICE_MAX_LENGTH + 1, ' ');
  g_autoptr (GError) error = NULL;
  g_autoptr (TmDice) dice = NULL;

  fits[0] = too_long[0] = '6';
  dice = parse (fits);
  g_assert_cmpint (tm_dice_get_highest (dice), ==, 6);
  g_assert_null (tm_dice_parse (too_long, &error));
  g_assert_error (error, TM_DICE_ERROR, TM_DICE_ERROR_LIMIT);
  g_assert_nonnull (strstr (error->message, "500"));
}

/* A long row of operators nests on the left without limit: only its length bounds it. */
static void
test_long_row (void)
{
  GString *text = g_string_new ("1");
  g_autofree char *notation = NULL;
  g_autoptr (TmDice) dice = NULL;
  TmRandom random;

  while (text->len + 2 <= TM_DICE_MAX_LENGTH)
    g_string_append (text, "+1");
  notation = g_string_free (text, FALSE);
  dice = parse (notation);
  tm_random_init_fast (&random, 1);

  g_assert_cmpint (tm_dice_roll_total (dice, &random), ==, (TM_DICE_MAX_LENGTH - 1) / 2 + 1);
}

static void
test_bounds (void)
{
  static const struct
  {
    const char *notation;
    gint64 lowest;
    gint64 highest;
  } samples[] = {
    { "4d6kh3+2", 5, 20 },
    { "4dF", -4, 4 },
    { "3d6r1", 6, 18 },
    { "3d6ro1", 3, 18 },
    { "d6!", 1, 606 },
    { "dF!", -101, 101 },
    { "9d6>=5", 0, 9 },
    { "9d6!6>=5", 0, 909 },
    { "9d6kh3>=5", 0, 3 },
    { "d6-d4", -3, 5 },
    { "dF*d6", -6, 6 },
    { "(d6-d4)*(d4-d8)", -35, 21 },
    { "-d6/4", -1, 0 },
    { "-(d6/4)", -1, 0 },
    { "(d20-10)/(0-d4)", -10, 9 },
    { "{d4,d6+2,d8}kh2", 4, 16 },
    { "{d4,d6+2,d8}kl2", 2, 12 },
    { "{d4,d6}>=3", 0, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmDice) dice = parse (samples[i].notation);

      g_assert_cmpint (tm_dice_get_lowest (dice), ==, samples[i].lowest);
      g_assert_cmpint (tm_dice_get_highest (dice), ==, samples[i].highest);
    }
}

/* Rolls */

/* Checks the record of one term that is the whole roll against what its marks say. */
static gint64
get_recorded_total (const TmDiceResult *result, gboolean counts)
{
  gint64 total = 0;

  for (guint i = 0; i < result->dice->len; i++)
    {
      const TmDie *die = &g_array_index (result->dice, TmDie, i);

      if (counts)
        total += (die->marks & TM_DIE_SUCCESS) != 0;
      else if ((die->marks & (TM_DIE_REROLLED | TM_DIE_DROPPED)) == 0)
        total += die->value;
    }

  return total;
}

static void
test_record_adds_up (void)
{
  static const struct
  {
    const char *notation;
    gboolean counts;
  } samples[] = {
    { "3d6", FALSE },
    { "4d6kh3", FALSE },
    { "5d6kl2", FALSE },
    { "4d6!", FALSE },
    { "6d4!kh3", FALSE },
    { "6d4r1!>=3kl3", FALSE },
    { "4d6ro<5", FALSE },
    { "5d6r<4!", FALSE },
    { "9d6>=5", TRUE },
    { "9d6kh3>=5", TRUE },
    { "9d6!6>=5", TRUE },
    { "40d6kh20", FALSE },
    { "{2d6,d8,3d4}kh2", FALSE },
    { "{d6,d6,d6,d6}kl3", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (TmDice) dice = parse (samples[i].notation);
      g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
      TmRandom random;

      tm_random_init_fast (&random, i);
      for (guint n = 0; n < 500; n++)
        {
          TmRandom same = random;
          gint64 total = tm_dice_roll (dice, &random, &result);
          TmRandom next = random;

          g_assert_cmpint (result.total, ==, total);
          g_assert_cmpint (get_recorded_total (&result, samples[i].counts), ==, total);
          g_assert_cmpint (tm_dice_roll_total (dice, &same), ==, total);
          g_assert_cmpuint (tm_random_below (&same, 1000000), ==, tm_random_below (&next, 1000000));
        }
    }
}

/* Kept dice are at least as good as dropped ones, and as many as asked for. */
static void
test_record_keeps_the_best (void)
{
  g_autoptr (TmDice) dice = parse ("7d6kh3");
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  TmRandom random;

  tm_random_init_fast (&random, 7);
  for (guint n = 0; n < 500; n++)
    {
      gint32 worst_kept = 6;
      gint32 best_dropped = 1;
      guint n_dropped = 0;

      tm_dice_roll (dice, &random, &result);
      g_assert_cmpuint (result.dice->len, ==, 7);
      for (guint i = 0; i < result.dice->len; i++)
        {
          const TmDie *die = &g_array_index (result.dice, TmDie, i);

          if (die->marks == TM_DIE_DROPPED)
            {
              best_dropped = MAX (best_dropped, die->value);
              n_dropped++;
            }
          else
            worst_kept = MIN (worst_kept, die->value);
        }
      g_assert_cmpuint (n_dropped, ==, 4);
      g_assert_cmpint (worst_kept, >=, best_dropped);
    }
}

/* Rerolled throws match the reroll; an exploded die is followed by an extra one. */
static void
test_record_marks (void)
{
  g_autoptr (TmDice) dice = parse ("5d6r1!>=5");
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  guint n_rerolled = 0;
  guint n_exploded = 0;
  TmRandom random;

  tm_random_init_fast (&random, 11);
  for (guint n = 0; n < 500; n++)
    {
      gboolean expects_extra = FALSE;

      tm_dice_roll (dice, &random, &result);
      for (guint i = 0; i < result.dice->len; i++)
        {
          const TmDie *die = &g_array_index (result.dice, TmDie, i);
          gboolean is_rerolled = (die->marks & TM_DIE_REROLLED) != 0;
          gboolean is_exploded = (die->marks & TM_DIE_EXPLODED) != 0;

          g_assert_cmpint (is_rerolled, ==, die->value == 1);
          g_assert_cmpint (is_exploded, ==, die->value >= 5);
          g_assert_cmpint ((die->marks & TM_DIE_EXTRA) != 0, ==, expects_extra);
          if (!is_rerolled)
            expects_extra = is_exploded;
          n_rerolled += is_rerolled;
          n_exploded += is_exploded;
        }
      g_assert_false (expects_extra);
    }

  g_assert_cmpuint (n_rerolled, >, 0);
  g_assert_cmpuint (n_exploded, >, 0);
}

static void
test_record_terms_and_names (void)
{
  g_autoptr (TmDice) dice = parse ("2d{sword,shield}=shield+d4");
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  TmRandom random;

  tm_random_init_fast (&random, 3);
  for (guint n = 0; n < 50; n++)
    {
      tm_dice_roll (dice, &random, &result);
      g_assert_cmpuint (result.dice->len, ==, 3);
      for (guint i = 0; i < 2; i++)
        {
          const TmDie *die = &g_array_index (result.dice, TmDie, i);

          g_assert_cmpuint (die->term, ==, 0);
          g_assert_cmpstr (die->name, ==, die->value == 1 ? "sword" : "shield");
          g_assert_cmpuint (die->marks, ==, die->value == 1 ? 0 : TM_DIE_SUCCESS);
        }
      g_assert_cmpuint (g_array_index (result.dice, TmDie, 2).term, ==, 1);
      g_assert_null (g_array_index (result.dice, TmDie, 2).name);
    }
}

/* The faces of a sealed roll are the numbers of its draw, one after the other. */
static void
test_sealed_roll (void)
{
  static const guint8 seed[TM_RANDOM_SEED_SIZE] = { 1, 2, 3 };
  g_autoptr (TmDice) dice = parse ("3d6+d20");
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  TmRandom random;

  tm_random_init (&random, seed, "dice");
  tm_random_begin_draw (&random, 9);
  tm_dice_roll (dice, &random, &result);

  tm_random_begin_draw (&random, 9);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (g_array_index (result.dice, TmDie, i).value, ==,
                     tm_random_below (&random, i < 3 ? 6 : 20) + 1);
}

static void
test_explosions_end (void)
{
  g_autoptr (TmDice) dice = parse ("100d100!>1");
  g_auto (TmDiceResult) result = TM_DICE_RESULT_INIT;
  guint longest = 0;
  guint length = 0;
  TmRandom random;

  tm_random_init_fast (&random, 5);
  tm_dice_roll (dice, &random, &result);
  for (guint i = 0; i < result.dice->len; i++)
    {
      length = g_array_index (result.dice, TmDie, i).marks & TM_DIE_EXTRA ? length + 1 : 0;
      longest = MAX (longest, length);
    }

  g_assert_cmpuint (longest, ==, TM_DICE_MAX_EXPLOSIONS);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/dice/parse/canonical", test_canonical);
  g_test_add_func ("/engine/dice/parse/tree", test_tree);
  g_test_add_func ("/engine/dice/parse/terms", test_terms);
  g_test_add_func ("/engine/dice/parse/refused", test_refused);
  g_test_add_func ("/engine/dice/parse/accepted-at-the-limit", test_accepted_at_the_limit);
  g_test_add_func ("/engine/dice/parse/nesting", test_nesting);
  g_test_add_func ("/engine/dice/parse/length", test_length);
  g_test_add_func ("/engine/dice/parse/long-row", test_long_row);
  g_test_add_func ("/engine/dice/parse/bounds", test_bounds);

  g_test_add_func ("/engine/dice/roll/record-adds-up", test_record_adds_up);
  g_test_add_func ("/engine/dice/roll/record-keeps-the-best", test_record_keeps_the_best);
  g_test_add_func ("/engine/dice/roll/record-marks", test_record_marks);
  g_test_add_func ("/engine/dice/roll/record-terms-and-names", test_record_terms_and_names);
  g_test_add_func ("/engine/dice/roll/sealed", test_sealed_roll);
  g_test_add_func ("/engine/dice/roll/explosions-end", test_explosions_end);

  return g_test_run ();
}
