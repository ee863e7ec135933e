/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-ruling-text.h"

#include "config.h"

#include "tm-box-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is usual */

static gboolean
is_usual (const TmParam *params, guint param, TmBox *box, const TmArgs *args)
{
  TmArgs standard;
  guint n_values, n_usual;
  const gint32 *values, *usual;

  tm_args_init (&standard);
  if (params[param].standard == NULL || !tm_args_has (args, param)
      || !tm_param_set_text (params, param, box, params[param].standard, &standard, NULL))
    return FALSE;
  values = tm_args_get_list (args, param, &n_values);
  usual = tm_args_get_list (&standard, param, &n_usual);
  return n_values == n_usual
         && (n_values == 0 || memcmp (values, usual, n_values * sizeof *values) == 0);
}

/**
 * tm_question_leave_out_usual:
 * @game: a game
 * @question: index of a question
 * @box: a box for names and faces
 * @args: (inout): a situation
 *
 * Takes everything out of a situation that is as it would be if nothing were said about it. The
 * question has the same answer for what is left.
 */
void
tm_question_leave_out_usual (const TmGame *game, guint question, TmBox *box, TmArgs *args)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);

  for (guint i = 0; i < n_params; i++)
    if (is_usual (params, i, box, args))
      tm_args_unset (args, i);
}

/* The situation */

static gboolean
has_names (const TmBox *box)
{
  for (guint seat = 0; seat < box->n_seats; seat++)
    if (box->seat_names[seat] != NULL)
      return TRUE;
  return FALSE;
}

/* How often a value stands in a list; 0 if it stood in it before. */
static guint
count_equal (const gint32 *values, guint n_values, guint item)
{
  guint n_equal = 0;

  for (guint i = 0; i < n_values; i++)
    {
      if (values[i] != values[item])
        continue;
      if (i < item)
        return 0;
      n_equal++;
    }
  return n_equal;
}

/* One entry of a list, with what it belongs to: a seat, or something that the declaration names. */
static char *
dup_entry (const TmParam *param, const TmBox *box, guint item, gint32 value)
{
  g_autofree char *name = tm_param_dup_value_name (param, box, value);

  if (param->is_by_seat && item < box->n_seats && has_names (box))
    {
      g_autofree char *seat = tm_box_dup_seat_name (box, item);

      /* Translators: a person and what is theirs, “Anna 4” */
      return g_strdup_printf (C_ ("situation", "%s %s"), seat, name);
    }
  if (param->item_names != NULL)
    /* Translators: what an entry of a list is and its value, “First chest — 4” */
    return g_strdup_printf (C_ ("situation", "%s — %s"), tm_word_get (param->item_names[item]),
                            name);
  return g_steal_pointer (&name);
}

/* What lies in no order is counted; NULL for a value that was counted before. */
static char *
dup_counted (
    const TmParam *param, const TmBox *box, const gint32 *values, guint n_values, guint item)
{
  guint n_equal = count_equal (values, n_values, item);
  g_autofree char *name = tm_param_dup_value_name (param, box, values[item]);

  if (n_equal == 0)
    return NULL;
  if (n_equal == 1)
    return g_steal_pointer (&name);
  /* Translators: how many of them and what, “3 × fighter” */
  return g_strdup_printf (C_ ("situation", "%u × %s"), n_equal, name);
}

static char *
dup_values (const TmParam *param, const TmBox *box, const TmArgs *args, guint index)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, index, &n_values);
  char *list = NULL;

  for (guint i = 0; i < n_values; i++)
    {
      char *entry = param->is_unordered ? dup_counted (param, box, values, n_values, i)
                                        : dup_entry (param, box, i, values[i]);
      g_autofree char *head = list;

      if (entry == NULL || head == NULL)
        {
          list = entry != NULL ? entry : g_steal_pointer (&head);
          continue;
        }
      /* Translators: two entries of a list of values */
      list = g_strdup_printf (C_ ("situation", "%s, %s"), head, entry);
      g_free (entry);
    }
  /* Translators: a list of values without any, “Tokens: none” */
  return list != NULL ? list : g_strdup (C_ ("situation", "none"));
}

/**
 * tm_question_dup_situation:
 * @game: a game
 * @question: index of a question
 * @box: the box in which it is asked, which knows the names
 * @args: the situation; what is not given is not told, nor are open points that are read as usual
 *
 * Puts a situation into words: one line for each parameter that is given.
 *
 * Returns: (transfer full): lines without an end of line after the last; "" if nothing is given
 */
char *
tm_question_dup_situation (const TmGame *game, guint question, TmBox *box, const TmArgs *args)
{
  GString *text = g_string_new (NULL);
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);

  for (guint i = 0; i < n_params; i++)
    {
      g_autofree char *values = NULL;

      if (!tm_args_has (args, i)
          || (i >= game->questions[question].n_params && is_usual (params, i, box, args)))
        continue;
      values = dup_values (&params[i], box, args, i);
      if (text->len > 0)
        g_string_append_c (text, '\n');
      /* Translators: what is given and its value or values, “Cards laid: Anna 4, Boris 2” */
      g_string_append_printf (text, C_ ("situation", "%s: %s"), tm_word_get (params[i].name),
                              values);
    }
  return g_string_free (text, FALSE);
}

/* The ruling */

static void
append_article (GString *text, const TmArticle *article)
{
  /* Translators: title of a rule; where the rulebook has it */
  g_string_append_printf (text, C_ ("ruling", "%s — %s"), tm_word_get (article->title),
                          tm_word_get (article->cite));
  g_string_append_c (text, '\n');
}

static void
append_reasons (GString *text, const TmGame *game, TmRuling *ruling)
{
  guint n_reasons;
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);

  if (n_reasons > 0)
    g_string_append_c (text, '\n');
  for (guint i = 0; i < n_reasons; i++)
    {
      g_autofree char *step = tm_text_dup_string (&reasons[i].text, tm_ruling_get_box (ruling));
      const TmArticle *article
          = reasons[i].article != NULL ? tm_rulebook_find (game, reasons[i].article) : NULL;

      /* Translators: number of a step of the reasoning; the step */
      g_string_append_printf (text, C_ ("ruling", "%u. %s"), i + 1, step);
      g_string_append_c (text, '\n');
      if (article != NULL)
        {
          g_string_append (text, "   ");
          append_article (text, article);
        }
    }
}

/* Whether a step or an open point cites the article where it stands. */
static gboolean
is_cited (TmRuling *ruling, const char *article)
{
  guint n_reasons, n_findings;
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);

  for (guint i = 0; i < n_reasons; i++)
    if (g_strcmp0 (reasons[i].article, article) == 0)
      return TRUE;
  for (guint i = 0; i < n_findings; i++)
    if (g_strcmp0 (findings[i].article, article) == 0)
      return TRUE;
  return FALSE;
}

static void
append_other_articles (GString *text, const TmGame *game, TmRuling *ruling)
{
  guint n_articles;
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);
  gboolean is_first = TRUE;

  for (guint i = 0; i < n_articles; i++)
    {
      const TmArticle *article = tm_rulebook_find (game, articles[i]);

      if (article == NULL || is_cited (ruling, articles[i]))
        continue;
      if (is_first)
        g_string_append_c (text, '\n');
      is_first = FALSE;
      append_article (text, article);
    }
}

static void
append_reading (GString *text, const char *name, gboolean is_in_force)
{
  g_string_append (text, "   ");
  if (is_in_force)
    /* Translators: how an open point is read here */
    g_string_append_printf (text, C_ ("ruling", "Read here: %s"), name);
  else
    /* Translators: how an open point could be read as well */
    g_string_append_printf (text, C_ ("ruling", "Other reading: %s"), name);
  g_string_append_c (text, '\n');
}

static void
append_readings (GString *text, const TmGame *game, const TmBox *box, const TmFinding *finding)
{
  const TmParam *param = &game->options[finding->option].param;
  gint32 n_values = param->kind == TM_PARAM_FLAG ? 2 : (gint32) param->n_words;
  g_autofree char *in_force = tm_param_dup_value_name (param, box, finding->reading);

  append_reading (text, in_force, TRUE);
  for (gint32 value = 0; value < n_values; value++)
    {
      g_autofree char *name = tm_param_dup_value_name (param, box, value);

      if (value != finding->reading)
        append_reading (text, name, FALSE);
    }
}

static void
append_undecided (GString *text, const TmGame *game, TmRuling *ruling)
{
  TmBox *box = tm_ruling_get_box (ruling);
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    {
      g_autofree char *words = tm_text_dup_string (&findings[i].text, box);
      const TmArticle *article
          = findings[i].article != NULL ? tm_rulebook_find (game, findings[i].article) : NULL;

      if (i == 0)
        g_string_append_printf (text, "\n%s\n", _ ("Not settled by the rulebook"));
      g_string_append_printf (text, "%s\n", words);
      if (article != NULL)
        g_string_append_printf (text, "   %s\n", tm_word_get (article->cite));
      if (findings[i].option >= 0)
        append_readings (text, game, box, &findings[i]);
    }
}

/* To two decimals; what is possible and not certain is never 0 or 100. */
static char *
dup_percent (double probability)
{
  if (probability > 0 && probability < 0.00005)
    /* Translators: a chance in percent */
    return g_strdup_printf (C_ ("percent", "under %.2f"), 0.01);
  if (probability < 1 && probability > 0.99995)
    /* Translators: a chance in percent */
    return g_strdup_printf (C_ ("percent", "over %.2f"), 99.99);
  return g_strdup_printf ("%.2f", probability * 100);
}

static void
append_odds (GString *text, TmRuling *ruling)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);

  if (n_items > 0)
    g_string_append_printf (text, "\n%s\n", _ ("Odds"));
  for (guint i = 0; i < n_items; i++)
    {
      g_autofree char *value = tm_ruling_dup_chance_name (ruling, &items[i]);
      g_autofree char *percent = dup_percent (items[i].probability);

      /* Translators: a value, or what happens; how likely it is, as a fraction and in percent:
       * “7: 1/6 (16.67 %)” */
      g_string_append_printf (text, C_ ("ruling", "%s: %s (%s %%)"), value, items[i].fraction,
                              percent);
      g_string_append_c (text, '\n');
    }
}

/**
 * tm_ruling_dup_as_text:
 * @game: a game
 * @question: index of the question that was asked
 * @ruling: the answer
 * @args: the situation as it was given; see tm_question_dup_situation()
 *
 * Puts a ruling into plain text, to be sent to somebody: the question, the situation, the verdict,
 * the numbered reasons with the rules they rest on, what the rulebook leaves open, and the odds.
 *
 * Returns: (transfer full): the text, in the reader's language
 */
char *
tm_ruling_dup_as_text (const TmGame *game, guint question, TmRuling *ruling, const TmArgs *args)
{
  TmBox *box = tm_ruling_get_box (ruling);
  GString *text = g_string_new (NULL);
  g_autofree char *situation = tm_question_dup_situation (game, question, box, args);
  g_autofree char *verdict = tm_text_dup_string (tm_ruling_get_verdict (ruling), box);

  /* Translators: a game and a question about it */
  g_string_append_printf (text, C_ ("ruling", "%s: %s"), tm_word_get (game->name),
                          tm_word_get (game->questions[question].title));
  g_string_append_c (text, '\n');
  if (*situation != '\0')
    g_string_append_printf (text, "\n%s\n", situation);
  if (*verdict != '\0')
    g_string_append_printf (text, "\n%s\n", verdict);
  append_reasons (text, game, ruling);
  append_other_articles (text, game, ruling);
  append_undecided (text, game, ruling);
  append_odds (text, ruling);
  return g_string_free (text, FALSE);
}
