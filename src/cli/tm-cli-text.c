/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-text.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define BAR_WIDTH 40

void
tm_cli_print_heading (const char *heading)
{
  g_print ("\n%s\n", heading);
}

/**
 * tm_cli_pad:
 * @text: a word
 * @width: how many characters wide it shall be
 * @at_left: whether the word goes to the right and the spaces to its left
 *
 * Fills a word up with spaces.
 *
 * Returns: (transfer full): the word, at least @width characters long
 */
char *
tm_cli_pad (const char *text, guint width, gboolean at_left)
{
  glong length = g_utf8_strlen (text, -1);
  g_autofree char *spaces = g_strnfill (length < (glong) width ? width - length : 0, ' ');

  return at_left ? g_strconcat (spaces, text, NULL) : g_strconcat (text, spaces, NULL);
}

static void
append_real (GString *text, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%.15g", value));
}

static void append_spelling (GString *text, GVariant *value);

static gboolean
is_list (GVariant *value)
{
  return g_variant_is_of_type (value, G_VARIANT_TYPE_ARRAY);
}

/* A list in a list has brackets. */
static void
append_items (GString *text, GVariant *list)
{
  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) item = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) inner = g_variant_is_of_type (item, G_VARIANT_TYPE_VARIANT)
                                       ? g_variant_get_variant (item)
                                       : g_variant_ref (item);

      g_string_append (text, i > 0 ? "," : "");
      g_string_append (text, is_list (inner) ? "[" : "");
      append_spelling (text, inner);
      g_string_append (text, is_list (inner) ? "]" : "");
    }
}

static void
append_spelling (GString *text, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      g_autoptr (GVariant) inner = g_variant_get_variant (value);
      append_spelling (text, inner);
    }
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_MAYBE))
    g_string_append_c (text, '?');
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    g_string_append (text, g_variant_get_string (value, NULL));
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    g_string_append (text, g_variant_get_boolean (value) ? "yes" : "no");
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    g_string_append_printf (text, "%" G_GINT64_FORMAT, g_variant_get_int64 (value));
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    append_real (text, g_variant_get_double (value));
  else
    append_items (text, value);
}

/**
 * tm_cli_dup_spelling:
 * @value: `b`, `x`, `d`, `s`, a list of these or of lists, or an `mv` that holds nothing
 *
 * Spells a value as on the command line: lists comma separated, flags yes or no. A list in a list
 * has brackets, "[0,2],[1]"; what nobody knows is "?".
 *
 * Returns: (transfer full): the spelling
 */
char *
tm_cli_dup_spelling (GVariant *value)
{
  GString *text = g_string_new (NULL);

  append_spelling (text, value);
  return g_string_free (text, FALSE);
}

/* Reasoning */

/**
 * tm_cli_append_article:
 * @text: text whose last line is open
 * @game: a game
 * @article: (nullable): identifier of one of its articles
 *
 * Ends the line with where the rule stands: the rulebook's heading and the article.
 */
void
tm_cli_append_article (GString *text, const TmGame *game, const char *article)
{
  const TmArticle *found = article != NULL ? tm_rulebook_find (game, article) : NULL;

  if (found != NULL)
    g_string_append_printf (text, " [%s; %s]", tm_word_get (found->cite), article);
  else if (article != NULL)
    g_string_append_printf (text, " [%s]", article);
  g_string_append_c (text, '\n');
}

void
tm_cli_append_reasons (
    GString *text, const TmReason *reasons, guint n_reasons, const TmBox *box, const char *indent)
{
  for (guint i = 0; i < n_reasons; i++)
    {
      g_autofree char *words = tm_text_dup_string (&reasons[i].text, box);

      g_string_append_printf (text, "%s%u. %s", indent, i + 1, words);
      tm_cli_append_article (text, tm_box_get_game (box), reasons[i].article);
    }
}

static const char *
get_grade_name (TmGrade grade)
{
  switch (grade)
    {
    case TM_GRADE_IMPOSSIBLE:
      return C_ ("finding", "impossible");
    case TM_GRADE_ILLEGAL:
      return C_ ("finding", "against the rules");
    case TM_GRADE_UNDECIDED:
      return C_ ("finding", "not settled by the rulebook");
    case TM_GRADE_NOTE:
    default:
      return C_ ("finding", "note");
    }
}

static void
append_reading (GString *text, const TmParam *param, const char *id, const char *name)
{
  gboolean is_default = g_strcmp0 (param->standard, id) == 0;
  const char *kind = is_default ? C_ ("reading", "default") : C_ ("reading", "other reading");

  /* Translators: default or other reading; name of the value; how to choose it */
  g_string_append_printf (text, _ ("%s: %s (%s=%s)"), kind, name, param->id, id);
  g_string_append_c (text, '\n');
}

/**
 * tm_cli_append_readings:
 * @text: text
 * @finding: an undecided finding
 * @box: the box
 * @indent: what each line begins with
 *
 * Adds the values of the option that chooses between the readings, one a line.
 */
void
tm_cli_append_readings (GString *text,
                        const TmFinding *finding,
                        const TmBox *box,
                        const char *indent)
{
  const TmParam *param;

  if (finding->grade != TM_GRADE_UNDECIDED || finding->option < 0)
    return;
  param = &tm_box_get_game (box)->options[finding->option].param;
  for (guint i = 0; i < (param->kind == TM_PARAM_FLAG ? 2 : param->n_words); i++)
    {
      gboolean is_flag = param->kind == TM_PARAM_FLAG;
      const char *id = is_flag ? (i == 1 ? "yes" : "no") : param->words[i].id;
      g_autofree char *name = tm_param_dup_value_name (param, box, i);

      g_string_append (text, indent);
      append_reading (text, param, id, name);
    }
}

void
tm_cli_append_finding (GString *text,
                       const TmFinding *finding,
                       const TmBox *box,
                       const char *indent)
{
  g_autofree char *words = tm_text_dup_string (&finding->text, box);
  g_autofree char *deeper = g_strconcat (indent, "  ", NULL);

  g_string_append_printf (text, "%s%s: %s", indent, get_grade_name (finding->grade), words);
  tm_cli_append_article (text, tm_box_get_game (box), finding->article);
  tm_cli_append_readings (text, finding, box, deeper);
}

/* Bars */

void
tm_cli_bar_clear (gpointer bar)
{
  TmCliBar *self = bar;

  g_clear_pointer (&self->label, g_free);
  g_clear_pointer (&self->fraction, g_free);
}

static char *
dup_bar (double share)
{
  /* Eighths of a character, where the terminal has them. */
  static const char *const blocks[] = { "", "▏", "▎", "▍", "▌", "▋", "▊", "▉" };
  GString *bar = g_string_new (NULL);
  guint eighths = (guint) lround (CLAMP (share, 0, 1) * BAR_WIDTH * 8);
  gboolean has_blocks = g_get_charset (NULL);

  for (guint i = 0; i < eighths / 8; i++)
    g_string_append (bar, has_blocks ? "█" : "#");
  if (has_blocks)
    g_string_append (bar, blocks[eighths % 8]);
  return g_string_free (bar, FALSE);
}

/**
 * tm_cli_print_bars:
 * @bars: (array length=n_bars): the lines
 * @n_bars: how many
 *
 * Prints a table of chances, each with a bar; the likeliest fills the width.
 */
void
tm_cli_print_bars (const TmCliBar *bars, guint n_bars)
{
  guint label_width = 0;
  guint fraction_width = 0;
  double most = 0;

  for (guint i = 0; i < n_bars; i++)
    {
      guint length = bars[i].fraction != NULL ? strlen (bars[i].fraction) : 0;

      label_width = MAX (label_width, (guint) g_utf8_strlen (bars[i].label, -1));
      /* A fraction of very long numbers would push the bars off the page. */
      if (length <= 24)
        fraction_width = MAX (fraction_width, length);
      most = MAX (most, bars[i].chance);
    }
  for (guint i = 0; i < n_bars; i++)
    {
      g_autofree char *label = tm_cli_pad (bars[i].label, label_width, TRUE);
      gboolean is_short = bars[i].fraction != NULL && strlen (bars[i].fraction) <= 24;
      g_autofree char *fraction
          = tm_cli_pad (is_short ? bars[i].fraction : "", fraction_width, TRUE);
      g_autofree char *bar = dup_bar (most > 0 ? bars[i].chance / most : 0);

      g_print ("  %s  %s  %8.4f %%  %s\n", label, fraction, bars[i].chance * 100, bar);
    }
}
