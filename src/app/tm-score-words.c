/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What scores over the moves say in words. */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"

#include "tm-score-trace.h"

/* More changes of the lead than these are counted, not told. */
#define MAX_TOLD_LEADS 6

static char *
dup_names (const TmScoreTrace *self, guint32 seats)
{
  const char *names[TM_MAX_SEATS + 1] = { NULL };
  guint n_names = 0;

  for (guint seat = 0; seat < tm_score_trace_get_n_seats (self); seat++)
    if (seats & 1u << seat)
      names[n_names++] = tm_score_trace_get_name (self, seat);

  return tm_names_join (names);
}

/**
 * tm_score_trace_dup_scores:
 * @self: a trace
 * @step: a step
 *
 * Tells who had how much after a step: "Anna 5, Boris 3".
 *
 * Returns: (transfer full): the list
 */
char *
tm_score_trace_dup_scores (const TmScoreTrace *self, guint step)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (step <= tm_score_trace_get_n_steps (self), NULL);

  for (guint seat = 0; seat < tm_score_trace_get_n_seats (self); seat++)
    {
      g_autofree char *score = tm_number_dup (tm_score_trace_get_score (self, step, seat));

      g_strv_builder_take (
          builder,
          /* Translators: a player and a score, in a list of several */
          g_strdup_printf (C_ ("score", "%s %s"), tm_score_trace_get_name (self, seat), score));
    }
  parts = g_strv_builder_end (builder);

  /* Translators: what stands between the scores of several players */
  return g_strjoinv (C_ ("score", ", "), parts);
}

/**
 * tm_score_trace_dup_step:
 * @self: a trace
 * @step: a step
 *
 * Tells where a step is and who had how much then: "Move 14, Level 2: Anna 5, Boris 3".
 *
 * Returns: (transfer full): the words
 */
char *
tm_score_trace_dup_step (const TmScoreTrace *self, guint step)
{
  const TmScoreBand *band = tm_score_trace_find_band (self, step);
  g_autofree char *scores = tm_score_trace_dup_scores (self, step);

  if (step == 0)
    /* Translators: the scores before the first move */
    return g_strdup_printf (_ ("At the beginning: %s"), scores);
  if (step == tm_score_trace_get_n_steps (self))
    return g_strdup_printf (_ ("After the last move: %s"), scores);
  if (band != NULL && band->name != NULL)
    /* Translators: the number of a move, the stretch of the match, such as a level, and the scores */
    return g_strdup_printf (_ ("Move %u · %s: %s"), step, band->name, scores);

  /* Translators: the number of a move, and the scores after it */
  return g_strdup_printf (_ ("Move %u: %s"), step, scores);
}

static char *
dup_lead (const TmScoreTrace *self, const TmScoreLead *lead)
{
  g_autofree char *names = dup_names (self, lead->leaders);

  if (lead->leaders == 0)
    return lead->first > 0 ? g_strdup_printf (_ ("All were equal from move %u on."), lead->first)
                           : NULL;
  if (lead->first == 0)
    /* Translators: who is ahead; one player or several */
    return g_strdup_printf (_ ("Ahead at first: %s."), names);

  /* Translators: the number of a move, and who is ahead; one player or several */
  return g_strdup_printf (_ ("Ahead from move %u on: %s."), lead->first, names);
}

static void
tell_leads (const TmScoreTrace *self, GStrvBuilder *sentences)
{
  g_autoptr (GArray) leads = tm_score_trace_list_leads (self);
  guint n_changes = leads->len - 1;
  gboolean is_long = n_changes > MAX_TOLD_LEADS;

  if (tm_score_trace_get_n_seats (self) < 2)
    return;
  if (is_long)
    g_strv_builder_take (sentences,
                         g_strdup_printf (ngettext ("The lead changed %u time.",
                                                    "The lead changed %u times.", n_changes),
                                          n_changes));

  for (guint i = is_long ? n_changes : 0; i <= n_changes; i++)
    {
      char *sentence = dup_lead (self, &g_array_index (leads, TmScoreLead, i));

      if (sentence != NULL)
        g_strv_builder_take (sentences, sentence);
    }
}

/**
 * tm_score_trace_dup_description:
 * @self: a trace
 *
 * Tells in words what the chart shows: who was ahead when, and the scores at the end.
 *
 * Returns: (transfer full): the description
 */
char *
tm_score_trace_dup_description (const TmScoreTrace *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *scores = tm_score_trace_dup_scores (self, tm_score_trace_get_n_steps (self));
  g_auto (GStrv) sentences = NULL;

  tell_leads (self, builder);
  /* Translators: the scores of all players, as "Anna 5, Boris 3" */
  g_strv_builder_take (builder, g_strdup_printf (_ ("At the end: %s."), scores));
  sentences = g_strv_builder_end (builder);

  return g_strjoinv (" ", sentences);
}
