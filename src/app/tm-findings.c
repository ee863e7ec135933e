/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-findings.h"

static gboolean
is_silent (TmMatch *match, const TmFinding *finding)
{
  return finding->grade == TM_GRADE_UNDECIDED && finding->option >= 0
         && tm_match_is_settled (match, (guint) finding->option);
}

static GPtrArray *
list (TmMatch *match, const TmResolution *resolution)
{
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);
  GPtrArray *sorted = g_ptr_array_new ();

  for (int grade = TM_GRADE_IMPOSSIBLE; grade >= TM_GRADE_NOTE; grade--)
    for (guint i = 0; i < n_findings; i++)
      if ((int) findings[i].grade == grade && (match == NULL || !is_silent (match, &findings[i])))
        g_ptr_array_add (sorted, (gpointer) &findings[i]);

  return sorted;
}

/**
 * tm_findings_list:
 * @match: a match
 * @resolution: what the rules made of one of its moves
 *
 * Lists the findings that people are shown, gravest first. Open points that the players have settled
 * are silent.
 *
 * Returns: (transfer container) (element-type TmFinding): the findings, as long as @resolution is
 *   not used again
 */
GPtrArray *
tm_findings_list (TmMatch *match, const TmResolution *resolution)
{
  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  return list (match, resolution);
}

/**
 * tm_findings_list_all:
 * @resolution: what the rules made of a move
 *
 * Lists all findings, gravest first, those that have been settled among them.
 *
 * Returns: (transfer container) (element-type TmFinding): the findings, as long as @resolution is
 *   not used again
 */
GPtrArray *
tm_findings_list_all (const TmResolution *resolution)
{
  return list (NULL, resolution);
}

/**
 * tm_findings_get_gravest:
 * @findings: (element-type TmFinding): findings, gravest first
 *
 * Gets the finding that decides what can be done.
 *
 * Returns: (transfer none) (nullable): the first one, or %NULL if there is none
 */
const TmFinding *
tm_findings_get_gravest (const GPtrArray *findings)
{
  return findings->len > 0 ? g_ptr_array_index (findings, 0) : NULL;
}

/**
 * tm_findings_drop_graver:
 * @findings: (element-type TmFinding): findings, gravest first
 * @grade: a grade
 *
 * Takes out what is graver.
 */
void
tm_findings_drop_graver (GPtrArray *findings, TmGrade grade)
{
  const TmFinding *gravest = tm_findings_get_gravest (findings);

  while (gravest != NULL && gravest->grade > grade)
    {
      g_ptr_array_remove_index (findings, 0);
      gravest = tm_findings_get_gravest (findings);
    }
}

/**
 * tm_findings_dup_sentences:
 * @findings: (element-type TmFinding): findings
 * @box: the box of the match
 *
 * Puts findings into words for a screen reader.
 *
 * Returns: (transfer full): their sentences, one a line
 */
char *
tm_findings_dup_sentences (const GPtrArray *findings, TmBox *box)
{
  GString *sentences = g_string_new (NULL);

  for (guint i = 0; i < findings->len; i++)
    {
      const TmFinding *finding = g_ptr_array_index (findings, i);
      g_autofree char *sentence = tm_text_dup_string (&finding->text, box);

      if (i > 0)
        g_string_append_c (sentences, '\n');
      g_string_append (sentences, sentence);
    }

  return g_string_free_and_steal (sentences);
}
