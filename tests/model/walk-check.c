/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is compared in a walk. */

#include "walk-private.h"

#include "match-text.h"

/* Telling */

void
walk_count (Walk *self, Deed deed)
{
  self->tally->n_deeds[deed]++;
}

/* After the first difference nothing else can be expected of a walk. */
void
walk_check (Walk *self, char *difference, const char *what)
{
  g_autofree char *words = difference;

  self->tally->n_checks++;
  if (words == NULL || self->has_differed)
    return;
  self->has_differed = TRUE;
  self->tally->n_differences++;
  g_printerr ("# ./dev model --match %s\n# after %u lines: %s: %s\n", self->name,
              model_get_n_lines (&self->model), what, words);
}

void
walk_check_error (Walk *self, const GError *error, const char *what)
{
  walk_check (self, error != NULL ? g_strdup (error->message) : NULL, what);
}

void
walk_check_true (Walk *self, gboolean is_true, const char *what)
{
  walk_check (self, is_true ? NULL : g_strdup ("no"), what);
}

/* Two of the same match */

/* What everybody is shown, and each seat. */
char *
walk_compare_scenes (const TmTable *table, const TmTable *other)
{
  char *difference = NULL;

  for (int viewer = TM_NO_SEAT; viewer < (int) tm_table_get_n_seats (table) && difference == NULL;
       viewer++)
    {
      g_autofree char *text = match_text_dup_scene (table, viewer);
      g_autofree char *other_text = match_text_dup_scene (other, viewer);

      difference = match_text_compare (text, other_text);
    }
  return difference;
}

static char *
compare_standings (TmMatch *match, TmMatch *other)
{
  g_autofree char *text = match_text_dup_standing (match);
  g_autofree char *other_text = match_text_dup_standing (other);

  return match_text_compare (text, other_text);
}

/* A file has the options, the seats, the seal and the journal with its changes. */
static char *
compare_files (TmMatch *match, TmMatch *other)
{
  g_autofree char *text = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);
  g_autofree char *other_text
      = tm_match_file_dup_text (other, NULL, TM_WRITE_CHANGES | TM_WRITE_SEED);

  return match_text_compare (text, other_text);
}

static char *
compare_audit (TmMatch *match)
{
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));

  if (tm_match_audit (match, differing) == 0)
    return NULL;
  return g_strdup_printf ("%u lines, the first is %u", differing->len,
                          g_array_index (differing, guint, 0));
}

/* All that is known of a match by itself. */
void
walk_check_whole (Walk *self, TmMatch *match, const char *what)
{
  g_autoptr (GError) error = NULL;

  walk_check (self, model_compare_journal (&self->model, match), what);
  walk_check (self, model_compare_changes (&self->model, match, self->model.last_done), what);
  walk_check (self, compare_audit (match), "today's rules");
  if (tm_match_get_random (match) == NULL)
    return;
  tm_match_verify (match, NULL, &error);
  walk_check_error (self, error, "the draws");
}

/* All that a person could notice of another that is to be the same. */
void
walk_check_twin (Walk *self, TmMatch *twin, const char *what)
{
  walk_check_whole (self, twin, what);
  walk_check (self,
              walk_compare_scenes (tm_match_get_table (self->match), tm_match_get_table (twin)),
              what);
  walk_check (self, compare_standings (self->match, twin), what);
  walk_check (self, compare_files (self->match, twin), what);
}
